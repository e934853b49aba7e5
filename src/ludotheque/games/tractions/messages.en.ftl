### Le Gang des Traction-Avant in English.

## The box

name = Le Gang des Traction-Avant
tagline = Rob the bank together. Get away alone.
about = Paris, 1946. Men in hotels bring cards, men in cafés bring partners, three men in a bank bring money, and only a Traction brings it home. Before the cars leave, everybody writes an order in secret: flee, stand, or shoot the partners. Talk, sign, betray, and be the first to 20 million with two to spare.
length = 2 to 4 hours
weight = For those who keep a straight face
age = 12 and over
designer = Alain Munoz and Serge Laget, adapted by Christine Roques
completed = The pictures of the rulebook are lost. The map, the split of the 54 and 24 cards, the notes and the colours are ours, within what the text prints; the doubtful cases are decided in the numbered rules.

## Options

option-van = Post van
option-van-about = Printed option 1.
option-van-off = Without
option-van-off-about = The basic game.
option-van-on = With
option-van-on-about = A van full of notes drives through the streets.
option-roulette = Russian roulette
option-roulette-about = Printed option 2.
option-roulette-off = Without
option-roulette-off-about = The basic game.
option-roulette-on = With
option-roulette-on-about = A fight may be settled by a die.
option-series = Series of Tractions
option-series-about = Printed option 3.
option-series-off = Without
option-series-off-about = The basic game.
option-series-on = With
option-series-on-about = Each further Traction of a series gives one point more.
option-powers = Bosses
option-powers-about = Printed option 4.
option-powers-off = Without
option-powers-off-about = The basic game.
option-powers-on = With
option-powers-on-about = Each boss has a power of his own.
option-clock = Sandglass
option-clock-about = Six minutes of talk, three minutes of movement.
option-clock-on = On
option-clock-on-about = As printed; more time can be bought.
option-clock-off = Off
option-clock-off-about = No hurry.
option-boss_choice = Choice of bosses
option-boss_choice-about = Who leads which gang.
option-boss_choice-pick = Picked
option-boss_choice-pick-about = In an order drawn by chance.
option-boss_choice-random = Dealt
option-boss_choice-random-about = At random.
option-money_open = Treasuries
option-money_open-about = Whether all see all treasuries.
option-money_open-true = Open
option-money_open-true-about = Everybody can count.
option-money_open-false = Hidden
option-money_open-false-about = Everybody sees their own only.
option-alliances_open = Alliances
option-alliances_open-about = Who may read a signed alliance.
option-alliances_open-false = Private
option-alliances_open-false-about = Its signatories.
option-alliances_open-true = Public
option-alliances_open-true-about = Everybody.
option-stranded_loot = Loot without a car
option-stranded_loot-about = What happens to loot left in a bank.
option-stranded_loot-forfeit = Lost
option-stranded_loot-forfeit-about = It returns to the bank.
option-stranded_loot-keep = Kept
option-stranded_loot-keep-about = The men sit on it.
option-raid_source = Raids are paid by
option-raid_source-about = Where the loot of a raid comes from.
option-raid_source-victim = The victim
option-raid_source-victim-about = As far as it has money.
option-raid_source-bank = The bank
option-raid_source-bank-about = More money in play.
option-heist_riposte = Ripostes in heists
option-heist_riposte-about = Whether a man who dodged shoots back at once.
option-heist_riposte-true = At once
option-heist_riposte-true-about = As in the street.
option-heist_riposte-false = By orders only
option-heist_riposte-false-about = In the next round.
option-super_limit = Four S cards
option-super_limit-about = When the limit holds.
option-super_limit-end_of_phase2 = After the talks
option-super_limit-end_of_phase2-about = More may be held until then.
option-super_limit-always = Always
option-super_limit-always-about = A fifth is never taken.
option-max_turns = Last turn
option-max_turns-about = The richest wins after it.
option-max_turns-40 = Turn 40
option-max_turns-40-about = A limit few games meet.
option-max_turns-none = None
option-max_turns-none-about = Until somebody wins.
option-target = Target
option-target-about = The treasury that wins, in hundreds of thousands.
option-target-200 = 20 million
option-target-200-about = As printed.

## Names

gang-0 = Pierrot le Fou
gang-1 = Monmon
gang-2 = le Moko
gang-3 = le Mammouth
gang-4 = Riton le Tatoué
gang-5 = le Gros
gang-none = nobody
player = player { $number }
nothing = nothing
join = { $one }, { $two }
hidden = hidden
sum = { $sum } U
card-traction = Traction
card-colt = Colt 45
card-esquive = Dodge
card-sten = Sten Mark II
card-coup = Coup de force
card-implantation = Implantation
card-money = money
card-hidden = a card
cards = { $count } × { $card }
portion = { $gang } { $weight }
men-count = { $out } out, { $left } in reserve
at = at { $place }
where-everywhere = everywhere
where-streets = in the streets
where-hotels = in hotels
where-bases = in bases
where-cafes = in cafés
where-banks = in banks
show-hand = the whole hand
show-e = the E cards
show-s = the S cards
show-traction = the Tractions
show-colt = the Colts
show-esquive = the Dodges
show-sten = the Stens
show-coup = the Coups de force
show-implantation = the Implantations
show-pact = alliance { $slot }
shield-cafes = cafés
shield-hotels = hotels
weapon-colt = Colt 45
weapon-sten = Sten from hand
weapon-held = Sten in his hands
weapon-pierrot = Pierrot’s Sten

## Papers

row-pay = { $a } pays { $sum } to { $b }
row-card = { $a } gives { $b } { $count } × { $card }
row-show = { $a } shows { $b } { $what }
row-swap = { $a } and { $b } trade places
row-alliance = alliance until turn { $turn }:
row-alliance-heist = alliance for this heist:
row-dissolve = alliance { $slot } ends
row-tell = { $a } tells { $b }: “{ $words }”
row-promise = { $a } promises { $b }: “{ $words }”
row-turns = { $a } and { $b } trade their turns of movement
row-passage = { $a } lets { $b } pass in its streets
row-lodging = { $a } lodges { $b } for the usual rent
row-peace = { $a } does not attack { $b } { $where }
row-avoid = { $a } keeps out of { $place }
row-bring = { $a } brings { $count } men to { $place }
row-give = { $a } will give { $b } { $what }
row-split = the loot { $where } is split: { $weights }
row-text = “{ $words }”
term-pay = A payment
term-card = Cards
term-show = A true show
term-swap = Two men trade places
term-turns = Trade turns of movement
term-alliance = An alliance
term-dissolve = End an alliance
term-tell = A statement
term-promise = A promise
clause-peace = peace
clause-passage = passage
clause-lodging = lodging
clause-avoid = keep out
clause-bring = bring men
clause-give = give
clause-split = split the loot
clause-text = in words

## Questions

question-yours = Your call: { $what }.
question-other = { $who }: { $what }.
question-chance = Fate decides: { $what }.
question-over = It is over. Caïd of Paris: { $who }.
what-picker = who picks next
what-gang = choose a gang
what-deal = which gang you lead
what-setup = choose three E cards and one S card in secret
what-first = who begins
what-start = take two cards among Colts and Dodges
what-floor = talk: write, answer, or be done
what-discard = discard down to four S cards
what-move = move your men, or end the turn
what-group = who comes along, and where to
what-forbid = forbid the entry, or allow it
what-contest = offer, attack, or turn back
what-sum = how much to offer
what-answer = accept, refuse, or ambush
what-name = whom to attack
what-shield = play an Implantation, or not
what-initiative = fire, parley, or pass
what-shots = who fires what at whom
what-dodge = how many Dodges to play
what-riposte = shoot back, parley, or let it be
what-parley = what to offer
what-parley-answer = agree to the truce, or not
what-duel = who faces whom
what-duel-answer = play Russian roulette, or not
what-roll = the cylinder turns
what-leave = where to leave the hotel to
what-gros = bring men into the bank
what-bank = which bank is robbed first
what-order = write the secret order: flee, stand, shoot
what-react = sacrifice men and drive off, or stay
what-honour = honour the split, or renege
what-depart = who drives home
what-reprisal = replace up to two men of the traitor
what-claim = which clause was broken
what-plead = admit it, or deny
what-vote = was the word broken?
what-van-dice = how far the van drives
what-van-step = where the van drives
what-van-attack = attack the van, or not
what-van-loot = what is in the van
what-cards = take your cards
what-over = it is over

## Choices

group-write = On the paper
group-papers = Papers
group-unasked = At any time
choice-man = { $man }, { $place }{ $loot ->
    [0] {""}
   *[other] {" "}with { $loot } U
 }
choice-space = { $place }
choice-gang = { $gang }
choice-card = { $card }
choice-number = { $number }
choice-until = Until turn { $turn }
choice-any-bank = Any bank
choice-note = Lay a note of { $sum }
choice-show = Show { $what }
choice-pact = Alliance { $slot }: { $what }
choice-words = Write it down
choice-accept = Accept { $number } of { $who }: { $what }
choice-refuse = Refuse { $number } of { $who }: { $what }
choice-withdraw = Withdraw { $number }: { $what }
choice-publish = Publish alliance { $slot }: { $what }
choice-claim = Accuse { $gang } of breaking alliance { $slot }
choice-shield = Implantation: protect your { $where }
choice-setup = { $cards }; { $card }
choice-cars = Flee with { $count ->
    [one] one car
   *[other] { $count } cars
 }
choice-petrol = Play { $count } Traction{ $count ->
    [one] {""}
   *[other] s
 } for movement
choice-dodge = { $count ->
    [0] No Dodge
    [one] One Dodge
   *[other] { $count } Dodges
 }
choice-done = Done talking
choice-write = Write a paper
choice-send = Send it
choice-tear = Tear it up
choice-rub = Rub out the last line
choice-ok = That is it
choice-this-heist = For this heist
choice-go = Go
choice-no = No
choice-yes = Yes
choice-recruit-mp = Recruit for 4 points
choice-recruit-cash = Recruit for 10 U
choice-coup = Coup de force
choice-end = End the movement
choice-buy-time = Buy three minutes
choice-offer = Make an offer
choice-attack = Attack
choice-back = Turn back
choice-agree = Accept
choice-decline = Refuse
choice-ambush = Ambush
choice-forbid = Forbid it
choice-allow = Allow it
choice-fire = Fire
choice-parley = Parley
choice-roulette = Russian roulette
choice-pass = Pass
choice-withdrawal = A truce
choice-let-in = Let them in
choice-stand = Stand
choice-stay = Stay and dodge
choice-sacrifice = Sacrifice and drive off
choice-honour = Honour
choice-renege = Renege
choice-stop = Enough
choice-renew = Pay the rent again
choice-admit = Admit it
choice-deny = Deny it

## The log

line-seated = { $who } takes a seat.
line-chose = { $who } has chosen cards.
line-turned = Turn { $a }. { $b } holds the marker.
line-phased = { $a ->
    [2] The talks begin.
    [3] Into the streets.
    [4] The hour of the heists.
    [5] The cards are dealt out.
   *[other] A new phase.
 }
line-start-taken = { $who } takes: { $a }.
line-undone = { $who } listens again.
line-done = { $who } is done talking.
line-money-moved = { $a } pays { $c } to { $b }.
line-cards-moved = { $a } slips { $b } cards: { $c } E, { $d } S.
line-swapped = { $a } and { $b } trade places.
line-turns-swapped = { $a } and { $b } trade their turns.
line-discarded = { $who } discards: { $a }.
line-moving = { $who } sends out the men.
line-recruited = { $who } recruits { $a }{ $b ->
    [0] .
   *[other] {" "}for cash.
 }
line-refuelled = { $who } plays { $a } Traction(s): { $b } points.
line-landed = { $who } strikes: { $b } at { $a }.
line-forbade = { $who } forbids { $b } to { $a }.
line-allowed = { $who } lets it be.
line-offered = { $who } offers for { $a }: { $b }.
line-answered = { $who }: { $a }.
line-turned-back = { $who } turns back before { $a }.
line-entered = { $b }: { $a }.
line-attacked = { $who } attacks { $b } at { $a }!
line-shielded = { $who } is established in the { $a ->
    [0] cafés
   *[other] hotels
 }.
line-shot = { $a } fires at { $c } ({ $b }).
line-dodged = { $a } dodges ({ $b }).
line-fell = { $a } falls.
line-passed = { $who } holds fire.
line-parleyed = { $who } parleys: { $a }.
line-parley-said = { $who } { $a ->
    [0] refuses.
   *[other] agrees.
 }
line-duel-proposed = { $a } dares { $b } to Russian roulette.
line-duel-said = { $who } { $a ->
    [0] declines.
   *[other] takes the revolver.
 }
line-rolled = { $a }: { $b }.
line-combat-ended = Silence at { $a }.
line-sent-home = { $a } goes home.
line-renewed = { $a } stays another night.
line-gathered = { $b } slips into { $a }.
line-heist-began = Heist! { $a }: { $b }.
line-sealed = { $who } has decided.
line-fled = { $who } wrote: flee ({ $a }). { $b }
line-stood = { $who } wrote: stand.
line-round-ended = { $a ->
    [0] Nobody fired.
   *[other] The smoke clears.
 }
line-reacted = { $who } { $a ->
    [0] stays.
   *[other] sacrifices. Away: { $b }
 }
line-split-shown = A contract to split comes to light: { $a }.
line-honoured = { $who } { $a ->
    [0] reneges!
   *[other] keeps the word.
 }
line-shared = The pot is shared: { $a }.
line-departed = { $a ->
    [0] { $who } has no car to take.
   *[other] { $who } drives home: { $b }
 }
line-forfeited = { $a } left behind return to the bank.
line-breached = { $who } betrays { $a } ({ $b })!
line-avenged = { $b } takes the place of { $a }.
line-claimed = { $who } accuses { $a }.
line-pleaded = { $who } { $a ->
    [0] denies it.
   *[other] admits it.
 }
line-voted = The table votes: { $a } yes, { $b } no.
line-published = { $who } publishes an alliance.
line-van-rolled = The van drives { $a } streets.
line-van-moved = The van passes { $a }.
line-van-spared = { $who } lets the van go.
line-van-robbed = { $a } stops the van: { $c }!
line-raided = Raid on { $who }: { $b ->
    [0] it fails.
   *[other] { $a } taken.
 }
line-took = { $who } takes { $b }.
line-time-bought = { $who } buys time.
line-time-ran-out = The sand has run out.
line-loot-taken = { $a } picks up { $b }.
line-ended = Caïd of Paris: { $a }.
line-signed = An alliance is signed: { $a }.
line-dissolved = An alliance ends by consent: { $a }.
line-floor-closed = The talks are over.
line-banked = { $who } banks { $a }.
line-paper-0 = { $who } sends a paper. { $words }
line-paper-1 = A paper of { $who } is accepted.
line-paper-2 = A paper of { $who } is refused.
line-paper-3 = { $who } withdraws a paper.
line-paper-4 = A paper of { $who } is signed and done.
line-paper-5 = A paper of { $who } comes to nothing.

## Panels and labels

fact-gang = Gang
fact-money = Treasury
fact-e = E cards
fact-s = S cards
fact-men = Men
fact-first = First player
fact-done = Done
fact-mp = Points left
fact-shield = Protected
label-parking = post
label-turn = Turn { $turn } · phase { $phase }
label-supply = Supply: { $e } E, { $s } S
label-moving = { $who }: { $points } points

## The board in words

tell-turn = Turn { $turn }, phase { $phase }, first player { $first }.
tell-move = { $who } has { $points } points left.
tell-gang = { $who }: { $sum }, { $e } E cards, { $s } S cards.
tell-place = { $place }: { $men }{ $loot ->
    [0] .
   *[other] {" "}with { $loot } U.
 }
tell-van = The van stands at { $place }.
tell-hand = You hold { $cards }.
tell-supply = The supply has { $e } E and { $s } S cards.
tell-paper = Paper of { $who }: { $what }.
tell-draft = You are writing: { $what }.
tell-pact = Alliance of { $who }: { $what }.
tell-heist = Heist at { $place }, pot { $pot }.

## Refusals

refusal-A14 = There is no such alliance of yours that is still private.
refusal-A18 = This table plays without a sandglass.
refusal-A23 = A group starts from one space.
refusal-A29 = Nobody flees and shoots in the same round.
refusal-A60 = Choose one of your own men first; nobody shoots his own.
refusal-R1 = That gang does not play at this table.
refusal-R2 = That place is closed.
refusal-R3 = That gang is taken.
refusal-R6 = Choose three E cards and one S card.
refusal-R9 = That is not what is being asked now.
refusal-R12 = It is not your decision.
refusal-R15 = The game is over.
refusal-R23 = You do not hold that card; discard down to four S cards.
refusal-R24 = No card may be thrown away here.
refusal-R25 = Only gangs with a man in a café take part.
refusal-R26 = Write a paper with at least one other gang, then send it.
refusal-R27 = That does not fit the line you are writing.
refusal-R28 = Money and cards change hands in one and the same café only.
refusal-R29 = That term is impossible now.
refusal-R30 = There is no such open paper.
refusal-R31 = These two men cannot trade places.
refusal-R35 = Answer all papers and put the pen down first.
refusal-R36 = You have sent enough papers.
refusal-R41 = An alliance needs two gangs, a clause, and a deadline still to come.
refusal-R42 = That does not complete the clause.
refusal-R46 = Choose men of the traitor.
refusal-R47 = He shares a hotel with one of yours, or is not on the board.
refusal-R51 = That cannot be claimed now.
refusal-R55 = That step of your turn is over.
refusal-R56 = The sand runs only while the moving gang decides.
refusal-R57 = You cannot buy time now, or cannot pay every rival.
refusal-R58 = A Coup de force takes one to three men of your base to a street.
refusal-R59 = No reserve left, or not enough points or money.
refusal-R60 = You do not hold so many Tractions.
refusal-R61 = That man cannot go there: one point a man, one space at a time.
refusal-R67 = Offer what your treasury covers.
refusal-R70 = They have already answered there this turn.
refusal-R71 = No weapon, or nobody to attack.
refusal-R73 = You turned back there this turn.
refusal-R74 = A hotel takes one man of a gang.
refusal-R75 = The rent is 3 U, and a hotel is no place for an ambush.
refusal-R77 = Only a guest whose rent has run out pays again.
refusal-R79 = The hotel is full: attack or turn back.
refusal-R80 = He must leave to a free space next to the hotel.
refusal-R83 = Nobody to attack here, or no weapon.
refusal-R84 = No attack in a bank, nor as a visitor in a base.
refusal-R86 = A second attack must open with a shot.
refusal-R87 = Protected by an Implantation, or you do not hold that card.
refusal-R88 = Only the Implantation for this kind of place helps now.
refusal-R89 = Not in the middle of a fight.
refusal-R91 = He is not on the other side of this fight.
refusal-R92 = That Sten belongs to another man, or is empty.
refusal-R93 = Who attacks opens with a shot.
refusal-R94 = A man, one weapon, then its targets; at least one bullet.
refusal-R95 = No more Dodges than bullets, or than you hold.
refusal-R97 = Only a man who dodged shoots back, and only at who shot at him.
refusal-R99 = That does not fit the truce being offered.
refusal-R110 = Choose one of the two banks.
refusal-R114 = Write an order: flee, stand, or shoot.
refusal-R115 = Four men a car, no more cars than you hold or need, in the order of their numbers.
refusal-R116 = Finish the shot before you seal the order.
refusal-R119 = Stay, or sacrifice those who are hit.
refusal-R121 = No parley in a bank.
refusal-R123 = Not in the talks after a heist round.
refusal-R126 = Honour it, or renege.
refusal-R127 = No more cars than you hold or need.
refusal-R132 = The van leaves the parking by one of its gates.
refusal-R133 = The van drives on along the streets and does not turn round.
refusal-R134 = A passing van is stopped by a Sten only.
refusal-R135 = A Colt or a Sten is needed.
refusal-R148 = You are not due such a card.
refusal-R150 = The supply has none left.
refusal-R157 = One of your men in the fight against one of theirs, where roulette is played.
refusal-R158 = They have refused in this round.
refusal-R163 = Only Pierrot has that Sten, once a turn.
refusal-R164 = Le Moko forbids it.
refusal-R166 = Le Gros brings his own men who do not stand in a bank to be robbed.
refusal-R167 = Monmon takes Colts and Dodges.
refusal-R169 = The supply has none of these.

## Lessons

lesson-1 = Your base is empty. Recruit a man for 4 points.
lesson-1-wrong = First recruit: after the first step it is too late (R55).
lesson-2 = Pick your man and walk to the street beside the base.
lesson-3 = Now into the hotel: it brings a card each turn (R74, R148).
lesson-4 = Phase 5: take a Traction. Only a car brings loot home.
lesson-5 = A foreign man bars the street. Step there.
lesson-6 = Make an offer.
lesson-7 = Three men in a bank: a heist. Write your order: one car, and all aboard.
lesson-7-then = Away with 20 U, if nobody shot at you.
lesson-8 = Whoever has 200 U with 20 to spare wins (R15). Good luck, and trust nobody.
