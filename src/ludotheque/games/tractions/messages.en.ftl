### Le Gang des Traction-Avant in English.

## The box

named = { $side } ({ $name })
name = Le Gang des Traction-Avant
tagline = Rob the bank together. Get away alone.
about = Paris, 1946. Men in hotels bring cards, men in cafés bring partners, three men in a bank bring money, and only a Traction brings it home. Before the cars leave, everybody writes an order in secret: flee, stand, or shoot the partners. Talk, sign, betray, and be the first to 20 million with two to spare.
length = 2 to 4 hours
weight = For those who keep a straight face
age = 12 and over
designer = Alain Munoz and Serge Laget, adapted by Christine Roques
completed = The pictures of the rulebook are lost. The map, the split of the 54 and 24 cards, the notes and the colours are ours, within what the text prints; the doubtful cases are decided in the numbered rules.

## Options

preset-first = First game
preset-first-about = 10 million instead of 20, no sandglass, bosses dealt out, and a computer that keeps its word.
preset-printed = As printed
preset-printed-about = 20 million, the sandglass, the notes of the box and no more, and no last turn.
preset-long = Long evening
preset-long-about = All four variants of the rules: post van, Russian roulette, series of Tractions and powers of the bosses.
option-van = Post van
option-van-about = After the heists a van full of money drives through the streets, for whoever stops it.
option-van-off = Without
option-van-off-about = The basic game.
option-van-on = With
option-van-on-about = 400,000 to 2.4 million Thunes on wheels.
option-roulette = Russian roulette
option-roulette-about = Two men may settle a fight by the die instead of by cards.
option-roulette-off = Without
option-roulette-off-about = The basic game.
option-roulette-on = With
option-roulette-on-about = Whoever has the initiative may propose it.
option-series = Series of Tractions
option-series-about = Several Tractions played together drive farther.
option-series-off = Without
option-series-off-about = The basic game.
option-series-on = With
option-series-on-about = The first gives 6 points, the second 7, the third 8…
option-powers = Powers of the bosses
option-powers-about = What each boss was famous for.
option-powers-off = Without
option-powers-off-about = The basic game.
option-powers-on = With
option-powers-on-about = Each boss has a power of his own.
option-clock = Sandglass
option-clock-about = Six minutes for the talks, three for each movement turn.
option-clock-on = On
option-clock-on-about = As printed; more time can be bought.
option-clock-off = Off
option-clock-off-about = No hurry.
option-boss_choice = Choice of bosses
option-boss_choice-about = Who leads which gang.
option-boss_choice-pick = Picked
option-boss_choice-pick-about = In an order drawn at random.
option-boss_choice-random = Dealt
option-boss_choice-random-about = At random.
option-money_open = Treasuries
option-money_open-about = Whether everybody sees every treasury.
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
option-stranded_loot-forfeit-about = It goes back to the money of the bank.
option-stranded_loot-keep = Kept
option-stranded_loot-keep-about = The men keep it in the bank until a Traction takes them home.
option-raid_source = Raids are paid by
option-raid_source-about = Where the loot of a raid comes from.
option-raid_source-victim = The victim
option-raid_source-victim-about = As far as its treasury goes.
option-raid_source-bank = The bank
option-raid_source-bank-about = More money in play.
option-heist_riposte = Shooting back in heists
option-heist_riposte-about = Whether a man who dodged shoots back at once.
option-heist_riposte-true = At once
option-heist_riposte-true-about = As in the street.
option-heist_riposte-false = By orders only
option-heist_riposte-false-about = Not before the next round.
option-super_limit = Four Super Embrouilles
option-super_limit-about = When nobody may hold more than four.
option-super_limit-end_of_phase2 = After the talks
option-super_limit-end_of_phase2-about = More may be held until then.
option-super_limit-always = Always
option-super_limit-always-about = A fifth is never taken.
option-max_turns = Last turn
option-max_turns-about = After it the richest gang wins.
option-max_turns-40 = Turn 40
option-max_turns-40-about = A limit that few games reach.
option-max_turns-none = None
option-max_turns-none-about = Until somebody wins, or everybody has said “enough”.
option-honesty = The computer’s word
option-honesty-about = How far the bosses of the house keep their word.
option-honesty-shrewd = Shrewd
option-honesty-shrewd-about = They keep it four times out of five.
option-honesty-honest = Honest
option-honesty-honest-about = What they sign, they keep.
option-honesty-crooked = Crooked
option-honesty-crooked-about = Two times out of three they sign to betray.
option-target = Target
option-target-about = The treasury that wins, in hundreds of thousands of Thunes: 10 make a brique, 200 are the 20 million of the rules.
option-target-200 = 20 million
option-target-200-about = As printed.
option-money_bank = Money of the bank
option-money_bank-about = Whether the notes of the bank can run out.
option-money_bank-endless = Endless
option-money_bank-endless-about = A heist always succeeds and always pays.
option-money_bank-printed = 144 million
option-money_bank-printed-about = The printed notes and no more; an empty bank pays nothing.

## Names

gang-0 = Pierrot le Fou
gang-1 = Monmon
gang-2 = Le Moko
gang-3 = Le Mammouth
gang-4 = Riton le Tatoué
gang-5 = Le Gros
gang-none = nobody
player = Player { $number }
nothing = nothing
nobody = nobody
join = { $one }, { $two }
join-last = { $one } and { $two }
listed = { $one }; { $two }
headed = { $one } { $two }
hidden = hidden
hidden-sum = {"?"}
sum-thunes = { $sum } Thunes
sum-briques = { $tenths ->
    [0] { $count } { $count ->
        [one] brique
       *[other] briques
    }
   *[other] { $count }.{ $tenths } briques
 }
briques = { $tenths ->
    [0] { $whole }
   *[other] { $whole }.{ $tenths }
 }
man-next = { $number }
man = { $gang ->
    [0] Pierrot
    [1] Monmon
    [2] Moko
    [3] Mammouth
    [4] Riton
   *[other] Gros
 } { $number }
card-traction = Traction
card-colt = Colt 45
card-esquive = Dodge
card-sten = Sten Mark II
card-coup = Coup de force
card-implantation = Implantation
card-money = Money
card-hidden = { $kind ->
    [0] an Embrouille
   *[other] a Super Embrouille
 }
card-counts = { $e } + { $s } Super
short-traction = Traction
short-colt = Colt
short-esquive = Dodge
short-sten = Sten
short-coup = Coup
short-implantation = Implant.
cards = { $count } × { $card }
portion = { $gang } { $weight }
men-count = { $out } · reserve { $left }
base = { $gang }’s hideout
at-street = at { $place }
at-hotel = at the { $place }
at-cafe = at { $place }
at-chez = at { $place }
at-bank = at the { $place }
at-base = at { $place }
at-parking = in its parking place
at-home = at home
the-street = { $place }
the-hotel = the { $place }
the-cafe = Le { $bare }
the-chez = { $place }
the-bank = the { $place }
the-base = { $place }
the-parking = its parking place
the-home = { $count ->
    [one] his hideout
   *[other] their hideout
 }
any-bank = in any bank
until-turn = until turn { $turn }
until-heist = for this heist
where-everywhere = everywhere
where-streets = in the streets
where-hotels = in hotels
where-bases = in hideouts
where-cafes = in cafés
where-banks = in banks
show-hand = the whole hand
show-e = the Embrouilles
show-s = the Super Embrouilles
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
weapon-sten = Sten from the hand
weapon-held = Sten in his hands
weapon-pierrot = Pierrot’s own Sten
fired-colt = Colt 45
fired-sten = Sten
fired-held = Sten
fired-pierrot = Pierrot’s own Sten
phase-0 = Before the game
phase-1 = First player
phase-2 = The talks
phase-3 = The streets
phase-4 = The heists
phase-5 = The cards

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
row-passage = { $a } lets { $b } pass through his streets for free
row-lodging = { $a } lodges { $b } for 300,000 Thunes
row-peace = { $a } does not attack { $b } { $where }
row-peace-everywhere = { $a } does not attack { $b } anywhere
row-mutual = { $a } and { $b } do not attack each other { $where }
row-mutual-everywhere = { $a } and { $b } do not attack each other anywhere
row-avoid = { $a } keeps out of { $place }
row-bring = { $a } has { $count } { $count ->
    [one] man
   *[other] men
 } { $place } after the movement
row-give = { $a } gives { $b } { $what } in time
row-split = the loot { $where } is split, in parts: { $weights }
row-text = “{ $words }”
row-text-read = a clause in words
brief-alliance = alliance, { $count } { $count ->
    [one] clause
   *[other] clauses
 }
brief-lines = { $count } lines
term-pay = Money
term-card = Cards
term-show = Show cards, truly
term-swap = Two men trade places
term-turns = Trade turns of movement
term-alliance = An alliance
term-dissolve = End an alliance
term-tell = Say something
term-promise = A promise
clause-peace = Peace
clause-passage = Passage
clause-lodging = Lodging
clause-avoid = Keep out
clause-bring = Bring men
clause-give = Give
clause-split = Split the loot
clause-text = In words
sheet-draft = Your draft – nobody else reads it
sheet-empty = Nothing yet. Add a line…
sheet-offer = { $who } to { $to }
sheet-ledger = Your ledger of alliances
sheet-signed = ✓ { $who } { $count ->
    [one] has signed
   *[other] have signed
 }
sheet-claim = { $who } accuses { $whom }
sheet-split = A contract to split
ledger-pact = { $number }. { $who }, { $state }
ledger-clause = – { $what }
ledger-torn = TORN UP
ledger-breach = Turn { $turn }: { $who } broke his word to { $whom } ({ $what })
alliance-of = { $who }, { $until } – { $what }
pen-row = { $what }: { $known } …
pen-nobody = ?
stamp-send = Send
stamp-ok = That is all
stamp-ok-pact = Close
stamp-rub = Rub out
stamp-tear = Tear up
stamp-accept = Sign
stamp-refuse = Refuse
stamp-withdraw = Withdraw
kit-e = Three Embrouilles…
kit-s = …and one Super Embrouille
kit-each = one of each
kit-count = { $count } { $card }{ $count ->
    [one] {""}
   *[other] s
 }
brief-sten = five bullets for one man
brief-coup = 1 to 3 men from home to any street
brief-implantation = cafés or hotels safe this turn

## Questions

ask-gang = Choose your gang, by its boss or by its hideout.
ask-setup = Choose in secret: three Embrouilles, then one Super Embrouille.
ask-start = Take Colts or Dodges, for all to see: { $e } still due.
ask-discard = You hold { $over } Super { $over ->
    [one] card
   *[other] cards
 } too many: discard down to four.
ask-pen-floor = The floor is open. { $unread ->
    [0] Write a paper, or say that you are done.
    [one] A paper awaits your answer.
   *[other] { $unread } papers await your answer.
 }
ask-pen-term = What shall the paper say? Add a line, or send it.
ask-pen-term-first = What shall the paper say? Add a line.
ask-pen-giver = Who gives?
ask-pen-taker = { $a } gives… to whom?
ask-pen-a-show = Who shows?
ask-pen-b-show = { $a } shows… to whom?
ask-pen-a-turns = Who trades his turn of movement?
ask-pen-b-turns = { $a } trades his turn… with whom?
ask-pen-a-tell = Who speaks?
ask-pen-b-tell = { $a } speaks… to whom?
ask-pen-a-promise = Who promises?
ask-pen-b-promise = { $a } promises… to whom?
ask-pen-a-peace = Who promises not to attack?
ask-pen-b-peace = { $a } promises not to attack… whom?
ask-pen-a-passage = Who lets the other pass?
ask-pen-b-passage = { $a } lets pass… whom?
ask-pen-a-lodging = Who lodges the other?
ask-pen-b-lodging = { $a } lodges… whom?
ask-pen-a-avoid = Who keeps out?
ask-pen-a-bring = Who brings men?
ask-pen-notes = How much? { $sum } on the table so far.
ask-pen-card = Which card?
ask-pen-count = How many?
ask-pen-show = What is shown?
ask-pen-pawn = Which man moves? Choose the first of the two.
ask-pen-other-pawn = And with whom does he trade places?
ask-pen-last = How long shall the alliance last?
ask-pen-clauses = What do you swear? Add a clause or a signatory, then close the alliance.
ask-pen-where = Where shall the peace hold? Choose a place, or an area.
ask-pen-space = Which place?
ask-pen-pact = Which alliance?
ask-pen-words = Write it in your own words.
ask-pen-bank = The loot of which bank?
ask-pen-weights-first = Who gets a part? Choose a gang.
ask-pen-weights = Who else gets a part? Choose a gang, or: that is all.
ask-pen-weight = How many parts for { $b }?
ask-move-first = Your turn in the streets: recruit, then move. { $points } { $points ->
    [one] point
   *[other] points
 } left.
ask-move = Move your men: pick one. { $points } { $points ->
    [one] point
   *[other] points
 } left.
ask-move-last = Nobody can move any more: end the movement{ $cars ->
    [0] .
   *[other] , or burn a Traction.
 }
ask-group = { $men }: pick others to come along, or choose where to go.
ask-group-where = { $men }: choose where to go.
ask-group-here = { $men }: what do they do here?
ask-coup = Coup de force: pick up to three men in your hideout.
ask-coup-where = Coup de force with { $men }: choose any street.
ask-forbid = { $mover } wants to enter { $the }. Forbid it for this turn?
ask-contest = { $holders } { $count ->
    [one] is
   *[other] are
 } { $at }: offer money, attack, or turn back?
ask-contest-offer = { $holders } { $count ->
    [one] is
   *[other] are
 } { $at }: offer money, or turn back?
ask-contest-attack = { $holders } will not let you into { $the }: attack, or turn back?
ask-contest-back = { $holders } will not let you into { $the }: turn back.
ask-sum = How much do you offer { $gang }? { $sum } so far.
ask-answer = { $mover } offers you { $sum } to enter { $the } with { $men }. Your answer?
ask-name = Whom do you attack { $at }?
ask-name-more = Whom else do you attack { $at }?
ask-name-joins = Who joins the attack { $at }?
ask-name-ready = All is ready { $at }: attack?
ask-shield = { $mover } attacks you { $at }. Play an Implantation?
ask-shield-none = { $mover } attacks you { $at }, and you have no Implantation.
ask-initiative = You hold the initiative { $at }: what do you do?
ask-initiative-fire = You hold the initiative { $at }: open fire.
ask-initiative-roulette = You hold the initiative { $at }, but have no weapon: Russian roulette.
ask-initiative-open = You hold the initiative { $at }: fire, or Russian roulette?
ask-initiative-talk = You hold the initiative { $at }, but have no weapon: parley or pass?
ask-initiative-pass = You hold the initiative { $at }, but have no weapon: pass.
ask-shots = Who fires, and at whom?
ask-shots-more = Another man, or open fire?
ask-shots-ready = All is ready: open fire?
ask-weapon = What does { $man } fire with?
ask-target = { $man } aims: at whom?
ask-target-more = { $man }: { $left } { $left ->
    [one] bullet
   *[other] bullets
 } left. One more{ $others ->
    [0] {""}
   *[other] , another man
 }, or open fire?
ask-dodge = { $bullets ->
    [one] A bullet flies
   *[other] { $bullets } bullets fly
 } at { $man }. How many Dodges? Each cancels one.
ask-dodge-none = { $bullets ->
    [one] A bullet flies
   *[other] { $bullets } bullets fly
 } at { $man }, and you have no Dodge for him.
ask-dodge-done = All your men have their Dodges. Seal it?
ask-riposte = You dodged: shoot back, parley, or let it be?
ask-riposte-shoot = You dodged: shoot back, or let it be?
ask-riposte-parley = You dodged, but have no weapon: parley, or let it be?
ask-riposte-none = You dodged, but have no weapon: let it be.
ask-riposte-more = Another man, or shoot back now?
ask-riposte-ready = All is ready: shoot back?
ask-parley = What do you propose?
ask-parley-more = Your offer: { $what }. Who pays on top? Or put it to them.
ask-parley-payee = And who is paid?
ask-parley-sum = How much? { $sum } so far.
ask-parley-answer = On the table: { $what }. Do you agree?
ask-duel = Russian roulette: which of your men plays?
ask-duel-rival = { $man } against whom?
ask-duel-answer = { $man } dares { $other } to Russian roulette. Do you take the revolver?
ask-leave = You could not hold the hotel: where does your man go?
ask-gros = Le Gros: bring up to { $left } of your men into { $the }?
ask-bank = Which bank is robbed first?
ask-order = Your secret order { $at }: flee with { $loot }, stand, or shoot?
ask-order-flee = Your secret order { $at }: flee with { $loot }, or stand?
ask-order-shoot = Your secret order { $at }: no Traction. Stand, or shoot?
ask-order-stand = Your secret order { $at }: neither Traction nor weapon. Stand.
ask-order-more = Your secret order: another shot, or seal it?
ask-order-ready = Your secret order: all is ready. Stand and fire?
ask-order-target-more = Your secret order – { $man }: { $left } { $left ->
    [one] bullet
   *[other] bullets
 } left. One more{ $others ->
    [0] {""}
   *[other] , another man
 }, or seal it?
ask-board = Who boards? { $aboard } of { $seats } seats taken.
ask-board-ready = { $aboard ->
    [0] Nobody can board: the cars leave empty.
    [one] All is ready, one man aboard: drive off?
   *[other] All is ready, { $aboard } men aboard: drive off?
 }
shot-at = { $man } ({ $bullets } { $bullets ->
    [one] bullet
   *[other] bullets
 })
ask-react = Under fire while fleeing: { $fire }. Sacrifice those who are hit and drive off, or stay and dodge?
ask-honour = The contract to split the loot { $at }: do you honour it? All choose in secret.
ask-depart = How many Tractions take your men and their { $loot } home from { $the }?
ask-depart-none = You have no Traction to take your men and their { $loot } home from { $the }.
ask-reprisal = { $left ->
    [one] Replace one more man of { $whom } by yours, or stop there.
   *[other] { $whom } betrayed you. Replace up to { $left } of his men by yours.
 }
ask-claim = Which clause was broken?
ask-plead = { $claimant } accuses you of breaking your word. Admit it?
ask-vote = Did { $whom } break the word given to { $claimant }? You are the jury.
ask-van-step = You drive the van: choose any street it can come to. { $left } to go.
ask-van-attack = The van passes your men { $at }. Attack it?
ask-van-attack-none = The van passes your men { $at }, and you have nothing to stop it with.
ask-cards = Take your cards: { $e ->
    [0] { $s } Super
   *[other] { $e } { $e ->
        [one] Embrouille
       *[other] Embrouilles
    }{ $s ->
        [0] {""}
       *[other] {" "}and { $s } Super
    }
 } still due.
wait-gang = { $who } { $many ->
    [one] chooses a gang
   *[other] choose a gang
}.
wait-setup = { $who } { $many ->
    [one] still chooses cards
   *[other] still choose cards
} in secret.
wait-start = { $who } takes two cards for all to see.
wait-floor = The talks go on: { $who } { $many ->
    [one] still has something
   *[other] still have something
} to say.
wait-discard = { $who } { $many ->
    [one] discards Super Embrouilles
   *[other] discard Super Embrouilles
}.
wait-move = { $who } moves. { $points } { $points ->
    [one] point
   *[other] points
 } left.
wait-group = { $who } sends { $men } out.
wait-forbid = { $who } may forbid { $mover } to enter { $the }.
wait-contest = { $who } faces { $holders } { $at }: offer, attack or turn back?
wait-sum = { $who } counts out an offer { $at }.
wait-answer = { $who } { $many ->
    [one] answers the offer
   *[other] answer the offer
} of { $mover } { $at }.
wait-name = { $who } prepares an attack { $at }.
wait-shield = { $who } is attacked by { $mover } { $at } and may play an Implantation.
wait-initiative = { $who } holds the initiative { $at }.
wait-shots = { $who } takes aim { $at }.
wait-dodge = { $who } { $many ->
    [one] counts out Dodges
   *[other] count out Dodges
}.
wait-riposte = { $who } may shoot back.
wait-parley = { $who } has something to propose { $at }.
wait-parley-answer = { $who } { $many ->
    [one] considers
   *[other] consider
}: { $what }.
wait-duel = { $who } chooses the men for Russian roulette.
wait-duel-answer = { $who } looks at the revolver.
wait-leave = { $who } must leave the hotel.
wait-gros = { $who } may slip men into { $the }.
wait-bank = { $who } chooses which bank is robbed first.
wait-order = { $who } { $many ->
    [one] still writes a secret order
   *[other] still write secret orders
} { $at }.
wait-react = { $who } { $many ->
    [one] is shot at
   *[other] are shot at
} while fleeing: sacrifice, or stay?
wait-honour = { $who } { $many ->
    [one] decides in secret
   *[other] decide in secret
} whether to honour the contract.
wait-depart = { $who } { $many ->
    [one] loads the cars
   *[other] load the cars
} { $at }.
wait-reprisal = { $who } takes revenge on { $whom }.
wait-claim = { $who } says which clause was broken.
wait-plead = { $who } is accused by { $claimant }: admit or deny?
wait-vote = { $who } { $many ->
    [one] judges
   *[other] judge
}: did { $whom } break the word given to { $claimant }?
wait-van-step = { $who } drives the van: { $left } { $left ->
    [one] street
   *[other] streets
 } to go.
wait-van-attack = { $who } may attack the van { $at }.
wait-cards = { $who } { $many ->
    [one] takes cards
   *[other] take cards
}.
fate-picker = Fate says who chooses next.
fate-deal = The gangs are dealt.
fate-first = Fate says who begins.
fate-roll = { $man } spins the cylinder…
fate-van-dice = The dice say how far the van drives.
fate-van-loot = The dice say what is in the van.
over = It is over. { $count ->
    [one] Caïd
   *[other] Caïds
 } of Paris: { $who }.
over-won = { $count ->
    [one] Paris is yours, with { $sum }. Long live the caïd!
   *[other] You share Paris: { $who }, with { $sum } each. Long live the caïds!
 }
over-lost = It is over. { $count ->
    [one] Caïd
   *[other] Caïds
 } of Paris: { $who }.

## Choices

group-men = Men
group-targets = Targets
group-swap = Which man
group-where = Where to
group-streets = Streets
group-north = Streets of the north
group-middle = Streets of the middle
group-south = Streets of the south
group-hotels = Hotels
group-bases = Hideouts
group-cafes = Cafés
group-banks = Banks
group-gangs = Gangs
group-numbers = How many
group-soon = Soon
group-later = Later
group-cards = Cards
group-supply = From the piles
group-notes = Notes
group-show = To show
group-goods = Money and cards
group-places = Men and turns
group-pacts = Alliances
group-words = Words
group-clauses = Clauses
group-papers = Papers
group-template = A ready paper for { $gang }
template-peace = Mutual peace until turn { $turn }
template-heist = A heist for two: peace in banks, half and half
template-heist-peace = Mutual peace for this heist
template-heist-split = This loot half and half
template-passage = We let each other pass this turn
template-toll = { $sum } to let me pass this turn
template-buy = Your { $card } for { $sum }
template-sell = My { $card } for { $sum }
template-counter = Counter-offer to the paper of { $who }
template-again = Take my paper back and change it
change-pay = Change: { $a } pays { $sum }
change-cards = Change: { $count } × { $card }
change-last = Change: until turn { $turn }
group-unasked = At any time
group-mix = { $cards }
group-cars = Getaway
group-petrol = Petrol
group-or = Or
choice-man = { $man } – { $place }{ $loot ->
    [0] {""}
   *[other] {" "}with { $sum }
 }
choice-man-pick = Move { $man } ({ $place }){ $loot ->
    [0] {""}
   *[other] {" "}with { $sum }
 }
choice-man-along = { $man } comes along
choice-man-joins = { $man } joins in
choice-man-aims = { $man } aims
choice-man-target = At { $man }{ $loot ->
    [0] {""}
   *[other] {" "}({ $sum })
 }
choice-man-duel = { $man } plays
choice-man-rival = Against { $man }
choice-man-gathers = { $man }, from { $place }
choice-man-avenge = Replace { $man } – { $place }{ $loot ->
    [0] {""}
   *[other] {" "}with { $sum }
 }
choice-man-boards = { $man } boards{ $loot ->
    [0] {""}
   *[other] {" "}with { $sum }
 }
choice-space = { $place }
choice-space-held = { $place } – held by { $who }
choice-space-shared = { $place } – with { $who }
choice-drive = Drive to { $place }
choice-gang = { $gang }
choice-gang-own = { $gang } (you)
choice-gang-pays = { $gang } pays…
choice-name = Attack { $gang }
choice-card = { $card }
choice-take = { $card } ({ $left } left)
choice-discard = Discard { $card } (you hold { $count })
choice-number = { $number }
choice-clause = Clause { $number }
choice-until = { $ahead ->
    [0] This turn only
    [one] Until next turn ({ $turn })
   *[other] Until turn { $turn }
 }
choice-any-bank = Any bank
choice-note = + { $sum }
choice-show = Show { $what }
choice-pact = Alliance { $slot }: { $what }
choice-words = Write it down
choice-accept = Sign paper { $number } of { $who }: { $what }
choice-refuse = Refuse paper { $number } of { $who }: { $what }
choice-withdraw = Withdraw your paper { $number }: { $what }
choice-publish = Publish alliance { $slot }: { $what }
choice-claim = Accuse { $gang } of breaking alliance { $slot }
choice-shield = Implantation: protect your { $where }
choice-setup = with { $card }
choice-cars = Flee with { $count ->
    [one] one car
   *[other] { $count } cars
 }
choice-cars-home = Drive home with { $count ->
    [one] one car
   *[other] { $count } cars
 }
choice-petrol = { $count ->
    [one] One Traction
   *[other] { $count } Tractions
 }: + { $points } points
choice-dodge = { $count ->
    [0] No Dodge
    [one] One Dodge
   *[other] { $count } Dodges
 }
choice-done = Done talking
choice-write = Write a paper
choice-send = Send the paper
choice-tear = Tear it up
choice-rub = Rub out the last line
choice-ok = That is all
choice-ok-sum = Offer that
choice-ok-pact = Close the alliance
choice-this-heist = For this heist
choice-go = Seal it
choice-go-fire = Open fire!
choice-go-attack = Attack!
choice-go-flee = Drive off!
choice-go-empty = Nobody boards
choice-go-parley = Put it to them
choice-no = No
choice-no-car = Nobody leaves
choice-no-riposte = Hold your fire
choice-no-shield = No Implantation
choice-no-duel = Refuse
choice-yes = Yes
choice-yes-duel = Take it
choice-recruit-mp = Recruit a man for 4 points
choice-recruit-cash = Recruit a man for 1 brique
choice-coup = Play a Coup de force
choice-end = End the movement
choice-buy-time = Buy three minutes
choice-enough = Stop the game here, if all agree
choice-not-enough = Play on after all
choice-offer = Make an offer
choice-attack = Attack
choice-back = Turn back
choice-let-go = Pick again
choice-agree = Accept
choice-decline = Refuse
choice-ambush = Ambush!
choice-forbid = Forbid it
choice-allow = Allow it
choice-fire = Fire
choice-parley = Parley
choice-roulette = Russian roulette
choice-pass = Pass
choice-withdrawal = A withdrawal: the fight ends
choice-let-in = The way in: the attacker enters
choice-stand = Stand, no shot
choice-stand-fire = Stand and fire

# What one press does in several answers.
journey-walk = { $men } to { $place }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
journey-walk-held = { $men } to { $place } – held by { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
journey-here = { $men } on the spot, { $place }: attack or pay
journey-run = { $place }: { $count } of { $left } streets
journey-run-end = { $place }: the end of the run, { $count } streets
journey-flee = Drive off with { $count ->
    [one] 1 Traction
   *[other] { $count } Tractions
}: { $men }
journey-sacrifice = { $men } { $count ->
    [one] drives off
   *[other] drive off
 }, the others are sacrificed
journey-aim = { $man } aims at { $target }: { $weapon }
journey-fire = { $man } fires at { $target }: { $weapon }
journey-salvo = { $men } fire at { $target }: { $count } Colts
journey-van = { $man } stops the van: { $weapon }
choice-stay = Stay and dodge
choice-sacrifice = Sacrifice and drive off
choice-honour = Honour it
choice-renege = Renege
choice-stop-taking = Take no more cards
choice-stop-gathering = Bring nobody else
choice-stop-avenging = Replace nobody else
choice-renew = Pay the rent again
choice-admit = Admit it
choice-deny = Deny it
offer-withdrawal = a withdrawal
offer-let-in = the way in
answer-agree = accepts
answer-decline = refuses
answer-ambush = springs an ambush!
answer-go = shoots back
answer-no = lets it be
answer-parley = wants to parley

## The log

line-seated = { $who } takes a seat.
line-called = { $a } is next to choose a boss.
line-chose = { $who } has chosen cards.
chapter-turn = Turn { $turn }
chapter-heist = Heist: { $place }
line-turned = Turn { $a }. { $b } holds the marker.
line-phased = { $a ->
    [2] The talks begin in the cafés.
    [3] Into the streets.
    [4] The hour of the heists.
    [5] Everybody takes cards.
   *[other] A new phase.
 }
line-start-taken = { $who } takes { $a } for all to see.
line-done = { $who } is done talking.
line-money-moved = { $a } pays { $c } to { $b }.
line-cards-moved = { $a } slips { $b } cards: { $c ->
    [0] { $d } Super
   *[other] { $c } { $c ->
        [one] Embrouille
       *[other] Embrouilles
    }{ $d ->
        [0] {""}
       *[other] {" "}and { $d } Super
    }
 }.
line-cards-given = { $a } gives { $b } before all eyes: { $c } × { $d }.
line-swapped = { $a } and { $b } trade places.
line-turns-swapped = { $a } and { $b } trade their turns.
line-discarded = { $who } discards { $a }.
line-moving = { $who } sends out the men.
line-recruited = { $who } recruits { $a }{ $b ->
    [0] .
   *[other] {" "}for cash.
 }
line-refuelled = { $who } burns { $a ->
    [one] a Traction
   *[other] { $a } Tractions
 }: { $b } more points.
line-landed = Coup de force! { $who } lands { $b } { $a }.
line-forbade = { $who } forbids { $a } to enter { $b }.
line-offered = { $who } offers to pay for passage { $a }: { $b }.
line-answered = { $who } { $a }.
line-turned-back = { $who } turns back before { $a }.
line-attacked = { $who } attacks { $b } { $a }!
line-shielded = { $who } is established in the { $a ->
    [0] cafés
   *[other] hotels
 } until the end of the turn.
line-shot = { $a } fires at { $c } ({ $b }).
line-dodged = { $a } dodges { $b ->
    [one] one bullet.
   *[other] { $b } bullets.
 }
line-fell = { $a } falls.
line-passed = { $who } holds fire.
line-parleyed = { $who } parleys: { $a }.
line-parley-said = { $who } { $a ->
    [0] refuses the parley.
   *[other] agrees.
 }
line-duel-proposed = { $a } dares { $b } to Russian roulette.
line-duel-said = { $who } { $a ->
    [0] declines.
   *[other] takes the revolver.
 }
line-rolled = { $a } spins the cylinder: { $b }{ $b ->
    [1] {" "}– bang!
   *[other] , an empty chamber.
 }
line-combat-ended = The guns fall silent { $a }.
line-sent-home = { $a } goes home.
line-renewed = { $a } stays another night.
line-gathered = { $b } slips into { $a }.
line-heist-began = Heist { $a }! The loot: { $b }.
line-fled = { $who } wrote: flee, with { $a ->
    [one] one car
   *[other] { $a } cars
 } ({ $b }).
line-stood = { $who } wrote: stand.
line-round-ended = { $a ->
    [0] Nobody fired.
   *[other] The smoke clears.
 }
line-reacted = { $who } { $a ->
    [0] stays to fight.
   *[other] sacrifices the men who were hit. Away: { $b }.
 }
line-split-shown = A contract to split comes to light: { $a }.
line-honoured = { $who } { $a ->
    [0] reneges!
   *[other] keeps his word.
 }
line-shared = The pot, { $a }, is for whoever is still in the bank.
line-departed = { $a ->
    [0] No car of { $who } leaves the bank.
   *[other] { $who } drives home: { $b }.
 }
line-forfeited = { $a } without a car return to the bank.
line-breached = { $who } betrays { $a }! Broken: { $c }.
line-avenged = Reprisal: { $b } takes the place of { $a }.
line-claimed = { $who } accuses { $a } before the table.
line-pleaded = { $who } { $a ->
    [0] denies it.
   *[other] admits it.
 }
line-voted = The table votes: { $a } yes, { $b } no.
line-published = { $who } publishes an alliance: { $a }.
line-van-rolled = The van drives { $a } streets.
line-van-moved = The van passes { $a }.
line-van-spared = { $who } lets the van go.
line-van-robbed = { $a } stops the van: { $c }!
line-raided = Raid on { $who }: { $b ->
    [0] it fails.
   *[other] { $a } taken.
 }
line-took = { $who } takes { $b }.
line-enough = { $a ->
    [0] { $who } would play on after all.
   *[other] { $who } would stop here: when all say so, the largest treasury wins.
 }
line-time-bought = { $who } buys three minutes.
line-time-ran-out = The sand has run out.
line-loot-taken = { $a } picks up { $b }.
line-ended = { $b ->
    [0] Caïd of Paris: { $a }, who has reached the target with the lead it takes.
   *[other] { $count ->
        [one] Caïd
       *[other] Caïds
    } of Paris: { $a }. No further turn is played: the largest treasury wins.
}
line-signed = An alliance is signed: { $a }.
line-dissolved = An alliance ends by consent: { $a }.
line-floor-closed = The talks are over.
line-banked = { $who } banks { $a }.
card-piles = { $count ->
    [one] one
   *[other] { $count }
 } { $kind ->
    [0] { $count ->
        [one] Embrouille
       *[other] Embrouilles
    }
   *[other] { $count ->
        [one] Super Embrouille
       *[other] Super Embrouilles
    }
 }
story-hired = { $who } recruits { $men }{ $cash ->
    [0] {""}
   *[other] {" "}for cash
 } and sends { $count ->
    [one] him
   *[other] them
 } to { $place }.
story-walk = { $men } { $count ->
    [one] walks
   *[other] walk
 } { $steps ->
    [one] one step
   *[other] { $steps } steps
 } from { $origin } to { $place }.
story-volley = { $who } { $many ->
    [one] fires
   *[other] fire
 } { $count ->
    [one] one bullet
   *[other] { $count } bullets
 } at { $targets }{ $dodged ->
    [0] {""}
    [one] , one dodged
   *[other] , { $dodged } dodged
 }{ $felled ->
    [0] .
    [one] : { $fallen } falls.
   *[other] : { $fallen } fall.
 }
story-aftermath = { $count ->
    [0] { $felled ->
        [one] { $fallen } falls.
       *[other] { $fallen } fall.
    }
   *[other] { $men } { $count ->
        [one] dodges
       *[other] dodge
    } { $dodged ->
        [one] one bullet
       *[other] { $dodged } bullets
    }{ $felled ->
        [0] .
        [one] ; { $fallen } falls.
       *[other] ; { $fallen } fall.
    }
 }
story-done = { $who } { $count ->
    [one] has finished talking.
   *[other] have finished talking.
 }
story-chose = { $who } { $count ->
    [one] has chosen his cards.
   *[other] have chosen their cards.
 }
story-stood = { $who } wrote: stand.
story-van = The van drives { $count ->
    [one] one street
   *[other] { $count } streets
 }{ $rolled ->
    [0] {""}
   *[other] {" "}of { $rolled }
 }, to { $place }.
story-home = { $who } drives home in { $cars ->
    [one] a car
   *[other] { $cars } cars
 } ({ $men }) and banks { $sum }.
quote = {" "}“{ $words }”
reason-buy-car = I need a car for the bank.
reason-sell-card = I have one too many.
reason-truce = We are going to the same bank: no shooting.
reason-passage = Let my men through.
reason-owed = What I promised you.
reason-gain = Worth more to me than it costs.
reason-alliance = A signature that suits us both.
reason-words = Words cost nothing.
reason-too-dear = It costs me more than it brings.
reason-poor = I have not got it.
reason-needed = I need my car myself.
reason-leader = You are too near to winning.
reason-traitor = You have broken your word before.
reason-too-late = By then this will be over.
reason-robbery = All my money now, for words later? No.
reason-vague = I sign nothing that others judge.
reason-coalition = One of us is running away with it: let us spare our bullets for him.
reason-counter = Not like that: like this.
reason-betrayal = It paid better than my signature.
reason-betrayal-leader = You were winning: nobody keeps the peace with that.
reason-betrayal-money = I needed the money more than your good opinion.
line-paper-0 = { $who } sends a paper.{ $said }
line-paper-1 = { $b } signs the paper of { $who }.{ $said }
line-paper-2 = { $b } refuses the paper of { $who }.{ $said }
line-paper-3 = { $who } withdraws a paper.{ $said }
line-paper-4 = A paper of { $who } is signed and done.{ $said }
line-paper-5 = A paper of { $who } comes to nothing.{ $said }

## Panels and labels

fact-money = Treasury
fact-cards = Cards
fact-men = Men
score-treasury = Treasury, in briques
score-men = Men in town
label-parking = post
label-turn = Turn { $turn }
label-supply = Piles
label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
eye-far = Step back from the map
eye-whole = Look where the game looks
film-winner = { $count ->
    [one] Caïd
   *[other] Caïds
 } of Paris: { $who }
film-title = { $count ->
    [0] Nobody broke his word. A night to remember.
    [one] The film of betrayals: one
   *[other] The film of betrayals: { $count }
 }
film-turn = Turn { $turn }
film-clause = Broken: { $clause }
film-price = { $count ->
    [0] unavenged
    [one] price: 1 man
   *[other] price: { $count } men
 }

## The race

race-goal = Goal: { $sum }
race-lead = and a lead of { $lead }
race-brief-unknown = Goal { $goal }: { $sum } to go
race-brief-both = Goal { $goal }: { $sum } to go, and a lead of { $lead }
race-brief-behind = Goal { $goal }: { $sum } to go, for a lead of { $lead }
race-brief-short = Goal { $goal }: { $sum } to go
race-brief-lead = Goal reached: a lead of { $lead } to go
race-note = { $lead } to go
race-hidden = Hidden treasury.
race-lacks-unknown = { $you ->
    [1] You lack
   *[other] Still lacking:
 } { $sum } (lead unknown).
race-lacks-both = { $you ->
    [1] You lack
   *[other] Still lacking:
 } { $sum } and a lead of { $lead }.
race-lacks-behind = { $you ->
    [1] You lack
   *[other] Still lacking:
 } { $gap }, for a lead of { $lead }.
race-lacks-short = { $you ->
    [1] You lack
   *[other] Still lacking:
 } { $sum }; the lead is there.
race-lacks-lead = Goal reached: { $you ->
    [1] you lack
   *[other] still lacking:
 } { $gap } for the lead.
tip-goal = Whoever has { $sum } { $lead } over the richest of the others wins. A brique is a million Thunes.
tip-treasury = Treasury of { $who }: { $sum }.
tip-first = The marker of the first player is here.
power-0 = Pierrot le Fou has a Sten of his own, for one of his men, once a turn.
power-1 = Monmon begins each turn with two more cards, Colts or Dodges.
power-2 = Le Moko forbids a gang, once a turn, to enter where he has a man.
power-3 = As long as Le Mammouth only defends himself, his men fall only to a second bullet in the same fight.
power-4 = Riton le Tatoué begins each turn with two more Tractions.
power-5 = Le Gros slips up to two men into each bank that is about to be robbed.
tip-card-traction = Traction: six movement points more, or four men who drive home from a heist with their loot.
tip-card-colt = Colt 45: one bullet.
tip-card-esquive = Dodge: cancels one bullet, and whoever dodged may shoot back.
tip-card-sten = Sten Mark II: five bullets, fired by one man, at one target or several.
tip-card-coup = Coup de force: one to three men go from your hideout straight to any street.
tip-card-implantation = Implantation: your men in cafés, or in hotels, are safe until the end of the turn.
tip-man = { $man }, { $place }{ $loot ->
    [0] {""}
   *[other] , carries { $sum }
 }{ $sten ->
    [0] {""}
   *[other] , holds a Sten ({ $sten } bullets)
 }{ $guest ->
    [0] {""}
   *[other] , a guest for the night
 }{ $hits ->
    [0] {""}
   *[other] , already hit
 }.
tip-street = { $place }: one gang at a time, unless they agree.
tip-hotel = { $place }: a man who stays here brings an Embrouille at the end of the turn.
tip-base = { $place }: its recruits arrive here, its loot counts from here on; three men of others make a raid.
tip-cafe = { $place }: whoever has a man here joins the talks; three men of one gang bring a Super Embrouille.
tip-bank = { $place }: three men, of any gangs, make a heist; one brique a man.
tip-shut = Closed: its gang does not play.
tip-here = Here: { $men }.
tip-dropped = { $sum } on the pavement: for the first who comes by.
tip-shield = Implantation of { $who }: his men are safe here.
tip-ban = Forbidden to { $who } until the end of the turn.
tip-van = The post van.
tip-gate = The post office: the van leaves from here, where the table plays with it.

## The stage of a heist

stage-title = Heist: { $place }
stage-orders = Everybody writes an order and seals it
stage-reveal = The envelopes are opened
stage-fire = Shots are fired!
stage-riposte = Shots are returned
stage-talk = Between two rounds: time to talk
stage-split = A contract to split: who keeps his word?
stage-departures = The cars leave, one after the other
stage-loot = Loot: { $sum }
stage-pot = Pot: { $sum }
stage-street = OUTSIDE
stage-writing = writes…
stage-talks = talks
stage-sealed = sealed
stage-flees = flees
stage-stands = stands
stage-sacrifices = drives off
stage-leaving = leaves
stage-done = ready
stage-car = Car of { $who }: { $count ->
    [0] still empty
    [one] one man aboard
   *[other] { $count } men aboard
 }.
stage-envelope = Order of { $who }: { $state }.
stage-safe = The pot: what the fallen have dropped, for the survivors.

## The board in words

sketch-s = street
sketch-h = hotel
sketch-base = hideout
sketch-caf = café
sketch-bank = bank
sketch-loot = loot, in briques
sketch-van = the van
sketch-closed = closed
sketch-turn = Turn { $turn }: { $phase }; first player { $first }.
tell-turn = Turn { $turn }, phase { $number } ({ $phase }), first player { $first }.
tell-order = Order of movement: { $who }.
tell-you = You lead { $who }.
tell-move = { $who } has { $points } points left.
tell-gang = { $who }: { $sum }, { $e } Embrouilles, { $s } Super Embrouilles, { $out } men out, { $left } in reserve{ $shielded ->
    [0] {""}
   *[other] , protected in { $shields }
 }{ $done ->
    [0] .
   *[other] , done talking.
 }
tell-pierrot = Pierrot’s own Sten lies { $up ->
    [0] face down.
   *[other] face up.
 }
tell-moko = Le Moko { $free ->
    [0] has used his ban.
   *[other] may still forbid one entry.
 }
tell-ban = { $who } may not enter { $place } this turn.
tell-place = { $place }: { $men }{ $loot ->
    [0] .
   *[other] ; { $sum } on the pavement.
 }
tell-man = { $man }{ $loot ->
    [0] {""}
   *[other] {" "}with { $sum }
 }{ $sten ->
    [0] {""}
   *[other] {" "}with a Sten, { $sten } bullets
 }{ $guest ->
    [0] {""}
    [1] {" "}as a paying guest
   *[other] {" "}as an unpaid guest
 }{ $hits ->
    [0] {""}
   *[other] {" "}wounded
 }
tell-closed = Closed at this table: { $places }.
tell-van = The van stands { $place }.
tell-hand = You hold { $cards }.
tell-supply = The piles have { $e } Embrouilles and { $s } Super Embrouilles.
tell-sight = When you last looked, in turn { $turn }, the piles had { $cards }.
tell-known = You know that { $who } holds { $cards }.
tell-fight = Fight { $place }: { $one } against { $two }; { $holder } holds the initiative.
tell-bullet = In the air: { $man } at { $target }, { $weapon }.
tell-aim = You aim: { $man } at { $target }, { $weapon }.
tell-boarding = Aboard: { $men }.
tell-paper = Paper of { $who } to { $to }: { $what }.
tell-draft = You are writing: { $what }.
tell-pact = Alliance { $number } of { $who }, { $state }: { $what }.
tell-heist = Heist { $place }, pot { $pot }.
tell-betrayal = Turn { $turn }: { $who } betrayed { $whom } ({ $what }) { $place }; { $count ->
    [0] unavenged.
    [one] it cost 1 man.
   *[other] it cost { $count } men.
 }

## Refusals

refusal-A14 = There is no such alliance of yours that is still private.
refusal-A18 = This table plays without a sandglass.
refusal-A48 = A game is stopped by consent only at a table without a last turn, between two actions.
refusal-A23 = A group starts from one space.
refusal-A29 = Nobody flees and shoots in the same round.
refusal-A60 = Choose one of your own men first; nobody shoots his own.
refusal-A88 = He already carries a Sten with bullets: he fires that one first.
refusal-R1 = That gang does not play at this table.
refusal-R2 = That place is closed.
refusal-R3 = That gang is taken.
refusal-R6 = Choose three Embrouilles and one Super Embrouille.
refusal-R9 = That is not what is being asked now.
refusal-R9-card = Cards are played from the list, when their moment comes.
refusal-R12 = The decision is not yours.
refusal-R15 = The game is over.
refusal-R23 = You do not hold that card; discard down to four Super Embrouilles.
refusal-R24 = No card may be thrown away here.
refusal-R25 = Only gangs with a man in a café take part.
refusal-R26 = Write a paper with at least one other gang, then send it.
refusal-R27 = That does not fit the line you are writing.
refusal-R27-count = There are not so many cards of that kind.
refusal-R27-pact = You have no alliance to end.
refusal-R28 = Money and cards change hands in one and the same café only.
refusal-R29 = That term is impossible now.
refusal-R30 = There is no such open paper.
refusal-R31 = These two men cannot trade places.
refusal-R35 = Answer all papers and put the pen down first.
refusal-R36 = You have sent enough papers.
refusal-R41 = An alliance needs two gangs, a clause, and a deadline still to come.
refusal-R41-last = The game ends before that turn.
refusal-R42 = That does not complete the clause.
refusal-R42-weights = A split names a share for everybody who signs: add the missing one, or rub it out.
refusal-R46 = Choose men of the traitor.
refusal-R47 = He shares a hotel with one of yours, or is not on the map.
refusal-R51 = Nobody can be accused of that now.
refusal-R55 = That step of your turn is over.
refusal-R56 = The sand runs only while the moving gang decides.
refusal-R57 = You cannot buy time now, or cannot pay every rival.
refusal-R58 = A Coup de force takes one to three men of your hideout to a street.
refusal-R59 = No reserve left, or not enough points or money.
refusal-R60 = You do not hold so many Tractions.
refusal-R61 = That man cannot go there: one point a man, one space at a time.
refusal-R61-named = That man is already in the group.
refusal-R61-man = Choose one of your men first, then where he goes.
refusal-R61-foreign = He is not one of yours.
refusal-R67 = Offer what your treasury covers.
refusal-R70 = They have already answered there this turn.
refusal-R71 = No weapon, or nobody to attack.
refusal-R73 = You turned back there this turn.
refusal-R74 = A hotel takes one man of a gang.
refusal-R75 = The rent is 300,000 Thunes, and there are no ambushes in a hotel.
refusal-R77 = Only a guest whose rent has run out pays again.
refusal-R79 = The hotel is full: attack or turn back.
refusal-R80 = He must leave to a free space next to the hotel.
refusal-R83 = Nobody to attack here, or no weapon.
refusal-R84 = No attack in a bank, nor as a visitor in a hideout.
refusal-R86 = A second attack must open with a shot.
refusal-R87 = Protected by an Implantation, or you do not hold that card.
refusal-R88 = Only the Implantation for this kind of place helps now.
refusal-R91 = He is not on the other side of this fight.
refusal-R92 = That Sten belongs to another man, or is empty.
refusal-R93 = Whoever attacks opens with a shot.
refusal-R94 = A man, one weapon, then its targets; at least one bullet.
refusal-R95 = No more Dodges than bullets, or than you hold.
refusal-R97 = Only a man who dodged shoots back, and only at whoever shot at him.
refusal-R99 = That does not fit what is being offered.
refusal-R110 = Choose one of the two banks.
refusal-R114 = Write an order: flee, stand, or shoot.
refusal-R115 = Four men a car, no more cars than you hold or need.
refusal-R115-aboard = That man is already aboard.
refusal-R116 = Finish the shot before you seal the order.
refusal-R119 = Stay and dodge, or sacrifice those who are hit.
refusal-R121 = No parley in a bank.
refusal-R123 = Not in the talk between two rounds of a heist.
refusal-R126 = Honour it, or renege.
refusal-R127 = No more cars than you hold or need.
refusal-R132 = The van leaves its parking place by one of the two post offices.
refusal-R133 = The van drives along the streets and does not turn round.
refusal-R134 = A passing van is stopped by a Sten only.
refusal-R135 = A Colt or a Sten is needed.
refusal-R148 = You are not due such a card.
refusal-R150 = The piles have none left.
refusal-R157 = One of your men in the fight against one of theirs, where roulette is played.
refusal-R158 = They have refused in this round.
refusal-R163 = Only Pierrot has that Sten, once a turn.
refusal-R164 = Le Moko forbids it.
refusal-R166 = Le Gros brings his own men who do not stand in a bank to be robbed.
refusal-R167 = Monmon takes Colts and Dodges.
refusal-R169 = The piles have none left.

## Lessons

lesson-recruit = You lead Pierrot’s gang, the red hats. Your hideout is empty: recruit a man for 4 of your 12 points.
lesson-recruit-end = You could end here, but then nobody goes out tonight. Recruit.
lesson-recruit-again = And a second one, before anybody walks.
lesson-recruit-late = Not yet: after the first step recruiting is over. Recruit the second man.
lesson-recruit-then = Two men in the hideout, 4 points left to walk with.
lesson-walk = Every man walks on your points: one point a step. Pick the first man.
lesson-walk-other = A good man, but take the other one now.
lesson-walk-street = The lit places can be reached. Click the street beside the hideout, towards the hotel.
lesson-walk-wrong = That would do too, but the hotel we want is the other way.
lesson-hotel = He stays picked: now enter the hotel.
lesson-hotel-then = He is the host now, and brings a card each turn.
lesson-hotel-full = A hotel takes one man of a gang. Pick the second man.
lesson-hotel-other = Try the same hotel if you like: it is refused. Walk on to the next street.
lesson-hotel-away = There is no other hotel that way.
lesson-cards = Phase 5. Two men in hotels bring two cards. You see what is left in the piles; the others only see that you take. Take a Traction: only a car brings loot home.
lesson-cards-stop = Cards are free: take what you are due.
lesson-cards-again = The second card is yours to choose: a Colt shoots, a Dodge saves a man.
lesson-cards-then = Nobody knows what you took.
lesson-petrol = Your points are gone and the café is one step away. Burn your Traction as petrol: 6 points.
lesson-petrol-end = Then three men stay in the rain. Play the Traction.
lesson-cafe-one = Pick the first man; the second follows him.
lesson-cafe-more = And the third: a group walks together.
lesson-cafe-alone = Take everybody along: three men in one café bring a Super Embrouille.
lesson-cafe = Now all three into Le Zanzi.
lesson-super = Phase 5. Three men in the same café bring a Super Embrouille, the strong ones. Choose.
lesson-super-then = A Sten fires five bullets, a Coup de force lands men anywhere, an Implantation protects cafés or hotels.
lesson-talks = Phase 2, the talks. Whoever has a man in a café may write papers. Le Moko sits with you in Le Zanzi, and is writing…
lesson-sign = A paper for you: a Traction for 100,000 Thunes. Sign it, on the paper or in the list.
lesson-sign-refused = It is cheap. Sign.
lesson-sign-first = Answer his paper first.
lesson-sign-then = Signed, and done at once: all of it or nothing.
lesson-write = Now your own paper. Write one.
lesson-write-done = You have a Colt too many. Write a paper.
lesson-write-term = Small clicks make the sentence. You want to give a card.
lesson-write-giver = Who gives? You: Pierrot le Fou.
lesson-telephone = To whom? Le Mammouth sits in another café: by telephone neither money nor cards change hands, so he is not on the list. Give it to Le Moko.
lesson-write-card = Which card? Click the Colt. One of them.
lesson-send = Read it once more, then send it.
lesson-send-torn = Do not lose heart. Send it.
lesson-send-then = Le Moko signs or refuses, as he likes. An alliance is written the same way, clause by clause.
lesson-street-pick = A street belongs to one gang. Pick your man.
lesson-street = Le Moko’s man bars the way to the bank. Step there.
lesson-street-away = The bank is the other way.
lesson-offer = Three ways: offer, attack, or turn back. You have no weapon: make an offer.
lesson-offer-back = You could, but your point is spent. Offer something first.
lesson-offer-note = Lay a note on the table.
lesson-offer-nothing = Nothing? He will laugh. Lay a note.
lesson-offer-put = And put the offer to him.
lesson-ambush = He answers with an ambush! Nothing is paid, and he shoots first. Never make an offer to a man with a Colt.
lesson-fight = A fight. You attack with two men and one Colt. The attacker holds the initiative and must open with a shot.
lesson-aim = Aim: the man first. He draws his Colt.
lesson-target = His target.
lesson-fire = Open fire.
lesson-fire-then = He plays a Dodge, and the man who dodged shoots back at once: at your second man.
lesson-hit = You hold no Dodge: he falls.
lesson-hit-then = Whoever fired last holds the initiative. When all have passed, it is over. You may also parley: a withdrawal, for money.
lesson-heist = Three men in a bank, of any gangs: a heist, 1 brique for each man. Before the cars leave everybody writes an order in secret. Write: flee, with your car.
lesson-heist-stand = Without a car the loot goes back to the bank. Flee.
lesson-board = Four men to a car. Pick who boards; the other follows.
lesson-flee = Seal it. All orders are opened together.
lesson-flee-then = Le Moko wrote: stand, and fire at Pierrot 2!
lesson-react = You are shot at on the way out. Sacrifice Pierrot 2 and drive off with the rest, or stay and dodge? You have no Dodge: sacrifice.
lesson-react-stay = Then the car stays too, and you have nothing to dodge with.
lesson-react-go = Drive off!
lesson-react-then = 1 brique at home. The brique of Pierrot 2 lies in the pot, for the survivors.
lesson-peace = Le Moko has signed a peace with you, until turn 5. You trust him: stand, without a shot.
lesson-peace-then = He fires at you. The paper is torn.
lesson-shot = No Dodge…
lesson-shot-then = A breach of a signed word. Now you may take your revenge, before the loot is shared.
lesson-revenge = Replace up to two men of the traitor, anywhere, by yours. The best ones stand in the bank with 1 brique each: take the first, and the second goes with him.
lesson-revenge-stop = No mercy tonight.
lesson-revenge-then = Your men stand where the traitors stood, with their loot: 3 briques, and you have a car. At the end of the game all betrayals are shown as a film.
lesson-raid = Three men in another gang’s hideout: a raid. Le Moko’s is empty, and your three stand at the door. Pick the first; the others follow.
lesson-raid-enter = All three into the blue hideout.
lesson-raid-away = The hideout is closer.
lesson-raid-end = End the movement. When everybody has moved, the raid takes 1 brique a man from his treasury.
lesson-raid-then = 2.5 briques, all he had: you hold 20.5 briques, with more than 2 briques to spare. Caïd of Paris!
lesson-end = That is the trade. The bosses of the house keep their word while it pays. Sit down, and trust nobody.

## Why an answer may be a good one

reason-flee = { $men ->
    [one] Away at once with one man: the loot counts only at home.
   *[other] Away at once with { $men } men: the loot counts only at home.
}
reason-no-car = Stands still: without a Traction nothing leaves the bank.
reason-wait = { $gangs ->
    [one] Stands and keeps the car: the other gang may give itself away first.
   *[other] Stands and keeps the car: { $gangs } other gangs may shoot at each other first.
}
reason-fire = { $bullets ->
    [one] Fires first: one bullet
   *[other] Fires first: { $bullets } bullets
} against { $men ->
    [one] one man.
   *[other] { $men } men.
}
reason-volley = { $bullets ->
    [one] Fires one bullet
   *[other] Fires { $bullets } bullets
} at { $men ->
    [one] one man.
   *[other] { $men } men.
}
reason-aim-loot = Aims at a man of { $who } who carries { $sum }.
reason-aim-leader = Aims at a man of { $who }, whose treasury is the largest.
reason-aim = Aims at a man of { $who }: one man fewer in the way.
reason-sacrifice = { $fallen ->
    [one] Gives up one man
   *[other] Gives up { $fallen } men
} so that { $saved } can drive home.
reason-stay = { $esquives ->
    [0] Stays in the bank without a Dodge
    [one] Stays and has one Dodge
   *[other] Stays and has { $esquives } Dodges
} against { $bullets ->
    [one] one bullet; the cars stay too.
   *[other] { $bullets } bullets; the cars stay too.
}
reason-save-loot = Saves a man who carries { $sum }.
reason-save = { $bullets ->
    [one] One Dodge is cheaper than a man.
   *[other] It takes { $bullets } Dodges to save the man.
}
reason-let-fall = { $bullets ->
    [one] Lets him fall: one bullet
   *[other] Lets him fall: { $bullets } bullets
}, { $esquives ->
    [0] and no Dodge in hand.
    [one] and one Dodge in hand.
   *[other] and { $esquives } Dodges in hand.
}
reason-pass = Holds fire, and keeps the weapons for a bank.
reason-riposte = Shoots back at those who have just fired.
reason-no-riposte = Does not shoot back, and keeps the weapons.
reason-recruit = { $men ->
    [0] Recruits: nobody is out yet.
    [one] Recruits: only one man is out.
   *[other] Recruits: { $men } men are out.
}
reason-recruit-cash = Hires for { $sum }, and keeps the points for walking.
reason-coup = Lands up to { $men } men in one go, anywhere in the streets.
reason-petrol = Burns petrol: { $points } points more for those on the way.
reason-keep-out = Keeps out of { $place }: { $gangs } gangs are there.
reason-bed = A man in a hotel brings a card every turn.
reason-cafe = In a café one makes deals, and { $men } men bring a strong card.
reason-heist = { $men } men in the bank make a heist of { $sum }.
reason-bank = { $men ->
    [one] Waits in the bank: one man more makes a heist.
   *[other] Waits in the bank: { $men } men more make a heist.
}
reason-raid = { $men ->
    [0] Goes for the hideout of { $who }: nobody guards it.
    [one] Goes for the hideout of { $who }: one man guards it.
   *[other] Goes for the hideout of { $who }: { $men } men guard it.
}
reason-home = Carries { $sum } home.
reason-on-the-way = { $steps ->
    [one] One step from the bank.
   *[other] On the way to the bank: { $steps } steps from there.
}
reason-turn-back = Turns back: the way is not worth a fight.
reason-force = { $bullets ->
    [one] Forces the way with one bullet.
   *[other] Forces the way with { $bullets } bullets.
}
reason-toll = Lets them pass for { $sum }.
reason-let-through = Lets { $who } pass: a favour costs nothing.
reason-bar-leader = Bars the way to { $who }, whose treasury is the largest.
reason-bar = Bars the way to { $who }.
reason-ambush = { $men ->
    [one] An ambush: one man alone, and the first shot is ours.
   *[other] An ambush: { $men } men, and the first shot is ours.
}
reason-shield = The Implantation ends the attack before a shot is fired.
reason-depart = { $men ->
    [one] Drives one man home with his loot.
   *[other] Drives { $men } men home with their loot.
}
reason-honour = Shares as it was signed.
reason-renege = Keeps its own share, and risks a reprisal.
reason-avenge-loot = Takes the place of a man of { $who } who carries { $sum }.
reason-avenge = Takes the place of a man of { $who }.
reason-take-car = { $cards ->
    [0] Takes a car: without one no loot leaves a bank.
   *[other] Takes one more car, for loot or for petrol.
}
reason-take-colt = { $cards ->
    [0] Takes a Colt: without a weapon nobody is feared.
   *[other] Takes one more Colt for the next heist.
}
reason-take-esquive = { $cards ->
    [0] Takes a Dodge: without one every bullet hits.
   *[other] Takes one more Dodge against the next volley.
}
reason-take-super = Takes a strong card while there is one.
reason-paper-signed = Signs: the paper brings more than it costs.
reason-paper-refused = Refuses: the paper costs more than it brings.
reason-paper-sent = Offers what both can gain by.

## Computer players

character-ginette = Ginette of the coat check
character-ginette-about = She takes coats at the dance hall, and knows the weight of every pocket.
character-marcel = Marcel the Piston
character-marcel-about = A mechanic from Clichy, who hears three streets away whether an engine will start.
character-lucien = Lulu the Notary
character-lucien-about = He never forgets a signature, least of all the ones that others have forgotten.
character-odette = Odette the Ferrywoman
character-odette-about = She carried letters across Paris in darker years, and still walks close to the walls.
character-bebert = Bébert Quick-Hands
character-bebert-about = A billiard player who shoots first and chalks his cue afterwards.
character-simone = Simone of the Markets
character-simone-about = She sells vegetables at dawn and alibis by night, both by the pound.
character-fernand = Fernand the Professor
character-fernand-about = He taught arithmetic until somebody showed him what a bank does with it.
