### Les Apaches de Paris in English.

## The box

named = { $side } ({ $name })
name = Les Apaches de Paris
tagline = Be many where it pays, and elsewhere when it hurts.
about = Paris, 1907. Each district hides one stash nobody has seen; all its other stashes are in the players’ hands. Turn after turn you place or move your Apaches, never level with another gang, and publicly rule out one possible prize. After six turns the strongest gang of each district takes what is left: money, a burglary, prison or the cemetery. The richest after three rounds wins.
length = 45 minutes
weight = Easy to learn, full of dirty tricks
age = 8 and over
designer = Alain Ollier, illustrated by Tony Rochon
completed = The pictures of the rulebook are lost. What the 31 stashes hold, the map, the names of the districts and which colour each has are ours, within what the text allows; all amounts and all set-ups are printed, but one, where we correct a misprint. The order in which districts are settled (by number, the fence last) and the doubtful cases are decided in the numbered rules.
title = L’Apache illustré
dateline = Sunday, 20 October 1907 · 5 centimes

## Options

preset-first = First game
preset-first-about = The districts advised for beginners, open money, and a notebook that remembers for you.
preset-printed = As printed
preset-printed-about = Money under the wallet, and nothing but your memory.
preset-veterans = Old hands
preset-veterans-about = No notebook; stashes are looked at after the draft only, and unused recruits stay.
option-setup_2 = Districts with 2 players
option-setup_2-about = Which districts are open, besides Les Beaux Quartiers and Les Halles. No effect with any other number of players.
option-setup_2-1-2-3-6 = Charonne, Belleville, Les Épinettes, Vaugirard
option-setup_2-1-2-3-6-about = Districts 1, 2, 3 and 6 (a first game).
option-setup_2-5-6-7 = La Mouffe, Vaugirard, Bercy
option-setup_2-5-6-7-about = Districts 5, 6 and 7.
option-setup_2-3-5-6 = Les Épinettes, La Mouffe, Vaugirard
option-setup_2-3-5-6-about = Districts 3, 5 and 6.
option-setup_2-2-5-6 = Belleville, La Mouffe, Vaugirard
option-setup_2-2-5-6-about = Districts 2, 5 and 6.
option-setup_2-3-4-5 = Les Épinettes, Montmartre, La Mouffe
option-setup_2-3-4-5-about = Districts 3, 4 and 5.
option-setup_2-4-5-7 = Montmartre, La Mouffe, Bercy
option-setup_2-4-5-7-about = Districts 4, 5 and 7.
option-setup_2-2-4-5 = Belleville, Montmartre, La Mouffe
option-setup_2-2-4-5-about = Districts 2, 4 and 5.
option-setup_2-1-2-3-4 = Charonne, Belleville, Les Épinettes, Montmartre
option-setup_2-1-2-3-4-about = Districts 1, 2, 3 and 4.
option-setup_2-1-2-4-7 = Charonne, Belleville, Montmartre, Bercy
option-setup_2-1-2-4-7-about = Districts 1, 2, 4 and 7.
option-setup_2-1-3-4-7 = Charonne, Les Épinettes, Montmartre, Bercy
option-setup_2-1-3-4-7-about = Districts 1, 3, 4 and 7.
option-setup_2-1-2-6-7 = Charonne, Belleville, Vaugirard, Bercy
option-setup_2-1-2-6-7-about = Districts 1, 2, 6 and 7.
option-setup_2-1-3-6-7 = Charonne, Les Épinettes, Vaugirard, Bercy
option-setup_2-1-3-6-7-about = Districts 1, 3, 6 and 7.
option-setup_3 = Districts with 3 players
option-setup_3-about = Which districts are open, besides Les Beaux Quartiers and Les Halles. No effect with any other number of players.
option-setup_3-1-4-5-6-7 = Charonne, Montmartre, La Mouffe, Vaugirard, Bercy
option-setup_3-1-4-5-6-7-about = Districts 1, 4, 5, 6 and 7 (a first game).
option-setup_3-2-3-5-6-7 = Belleville, Les Épinettes, La Mouffe, Vaugirard, Bercy
option-setup_3-2-3-5-6-7-about = Districts 2, 3, 5, 6 and 7.
option-setup_3-2-3-4-5-7 = Belleville, Les Épinettes, Montmartre, La Mouffe, Bercy
option-setup_3-2-3-4-5-7-about = Districts 2, 3, 4, 5 and 7.
option-setup_3-1-2-4-5-6 = Charonne, Belleville, Montmartre, La Mouffe, Vaugirard
option-setup_3-1-2-4-5-6-about = Districts 1, 2, 4, 5 and 6.
option-setup_3-1-3-4-5-6 = Charonne, Les Épinettes, Montmartre, La Mouffe, Vaugirard
option-setup_3-1-3-4-5-6-about = Districts 1, 3, 4, 5 and 6.
option-fence_scope = The fence
option-fence_scope-about = Which burglaries pay the gang that holds Les Halles.
option-fence_scope-all = All
option-fence_scope-all-about = Every burglary pays, whoever made it.
option-fence_scope-own = Its own
option-fence_scope-own-about = Only the burglaries of that gang itself pay.
option-unused_recruits = Unused recruits
option-unused_recruits-about = What becomes of recruits left in reserve.
option-unused_recruits-lost = Lost
option-unused_recruits-lost-about = They leave at the end of the round.
option-unused_recruits-kept = Kept
option-unused_recruits-kept-about = They stay in reserve for later.
option-draft_peek = Looking at stashes
option-draft_peek-about = When players see the stashes they take.
option-draft_peek-immediate = At once
option-draft_peek-immediate-about = Each stash is looked at as it is taken.
option-draft_peek-after = After the draft
option-draft_peek-after-about = All are looked at when none is left to take.
option-open_money = Money
option-open_money-about = Payments are public; totals may be too.
option-open_money-false = Under the wallet
option-open_money-false-about = Everybody sees their own total only.
option-open_money-true = Open
option-open_money-true-about = Everybody sees all totals.
option-notebook = Notebook
option-notebook-about = Crosses out on the map, for your eyes only, the prizes you know to be impossible.
option-notebook-on = Yes
option-notebook-on-about = Prizes in your hand are crossed out, a certain prize is circled.
option-notebook-off = No
option-notebook-off-about = Rely on your memory.

## Gangs, districts, prizes

gang-0 = the Costauds
gang-0-first = The Costauds
gang-0-to = to the Costauds
gang-0-whole = Les Costauds de la Villette
gang-1 = the Monte-en-l’air
gang-1-first = The Monte-en-l’air
gang-1-to = to the Monte-en-l’air
gang-1-whole = Les Monte-en-l’air des Batignolles
gang-2 = the Tatoués
gang-2-first = The Tatoués
gang-2-to = to the Tatoués
gang-2-whole = Les Tatoués d’Ivry
gang-3 = the Mohicans
gang-3-first = The Mohicans
gang-3-to = to the Mohicans
gang-3-whole = Les Mohicans de Montpar
in-1 = in Charonne
from-1 = from Charonne
in-2 = in Belleville
from-2 = from Belleville
in-3 = in Les Épinettes
from-3 = from Les Épinettes
in-4 = in Montmartre
from-4 = from Montmartre
in-5 = in La Mouffe
from-5 = from La Mouffe
in-6 = in Vaugirard
from-6 = from Vaugirard
in-7 = in Bercy
from-7 = from Bercy
in-8 = in Les Beaux Quartiers
from-8 = from Les Beaux Quartiers
in-9 = in Les Halles
from-9 = from Les Halles
in-name = in { $name }
from-name = from { $name }
prize-money = { $value } F
prize-burglary = burglary, { $value } F
prize-steal = theft from the other gangs
prize-reinforce = reinforcements
prize-hospital = hospital
prize-prison = prison
prize-death = death
planque = { $number } · { $name }: { $what }
token-0 = bourgeois
token-1 = policeman
part-m = { $count ->
    [one] 1 leader
   *[other] { $count } leaders
}
part-n = { $count ->
    [one] 1 novice
   *[other] { $count } novices
}
part-r = { $count ->
    [one] 1 recruit
   *[other] { $count } recruits
}
crew-0 = nobody
crew-1 = { $one }
crew-2 = { $one } and { $two }
crew-3 = { $one }, { $two } and { $three }
men = { $count ->
    [0] none
    [one] 1 man
   *[other] { $count } men
}
francs = { $amount } F

## On the page

label-prison = Prison
label-hospital = Hospital
label-cemetery = Cemetery
label-round = Round { $round }/{ $rounds }
label-turn = Turn { $turn }/{ $turns }
label-draft = Draft
label-over = The end
label-back = till round’s end
label-back-short = round’s end
label-fence = { $pay } F
label-fence-each = a burglary
label-fence-open = { $open ->
    [0] none possible now
    [one] 1 still possible
   *[other] { $open } still possible
}
slot-steal = theft
slot-reinforce = +{ $count }
slot-hospital = hurt
slot-prison = jail
slot-death = dead
label-passers = { $count ->
    [0] nobody left to rob
    [one] 1 passer-by
   *[other] { $count } passers-by
}
label-shut = closed
label-money = { $money } F
label-operational = { $count ->
    [one] 1 operational Apache
   *[other] { $count } operational Apaches
}
label-special = SPECIAL EDITION
edition-dateline = SPECIAL EDITION · Round { $round }/{ $rounds } · 5 centimes
edition-best = { $gang } take { $amount } F
edition-quiet = A quiet night in Paris
journal = Journal
edition-death = Tragedy { $place }: { $gang } bury a leader
edition-fence = The fence pays { $amount } F { $to }
edition-burglary = Burglary { $place }: { $gang } net { $amount } F
edition-king = { $gang }, kings of Paris!
edition-tied = Paris has several kings!
edition-last = LAST EDITION · After { $rounds } rounds · 5 centimes
edition-fortune = a fortune of { $money } F
career = Their finest stroke: { $amount } F { $place }, round { $round }.
career-poor = Not one stroke worth a headline.
career-item = { $gang }: { $money } F. { $what }
toll-death = { $count ->
    [one] one dead
   *[other] { $count } dead
}
toll-prison = { $count ->
    [one] one arrest
   *[other] { $count } arrests
}
toll-hospital = { $count ->
    [one] one wounded
   *[other] { $count } wounded
}
news-item = { $name }: { $gang }, { $what }.
news-money = make off with { $amount } F
news-burglary = burgle a safe: { $amount } F
news-steal = rob the others: { $amount } F
news-reinforce = { $recruits ->
    [0] find nobody to hire
    [one] hire a recruit
   *[other] hire { $recruits } recruits
}
news-hospital = a leader in hospital
news-prison = a leader in prison
news-death = a leader is buried
news-token = rob a passer-by
news-fence-dry = { $recruits ->
    [0] find nothing to sell
    [one] only gain a recruit
   *[other] only gain { $recruits } recruits
}
news-fence = { $recruits ->
    [0] { $amount } F from the fence
    [one] { $amount } F and a recruit
   *[other] { $amount } F and { $recruits } recruits
}
news-nobody = nobody came
news-lost = ({ $what })
label-acts = { $gang } at work…
label-hour = LATEST
label-yours = YOUR TURN
label-lay = Lay a stash
label-step = Move a second Apache
label-take = Take a stash
stamp-nobody = nobody
stamp-money = + { $amount } F
stamp-steal = theft: 0 F
stamp-reinforce = { $count ->
    [0] no recruit
    [one] + 1 recruit
   *[other] + { $count } recruits
}
stamp-hospital = to hospital
stamp-prison = to prison
stamp-death = one dead
stamp-token = a passer-by
label-muster-m = leaders
label-muster-n = novices
label-muster-r = recruits
label-muster-both = novices, recruits
button-skip = Do nothing
button-stop = Just the one step
button-bail = { $count ->
    [0] None
   *[other] { $count } ({ $price } F)
}
chip = { $count }
spot-district = District { $number }, { $name }
spot-mine-m = Your leaders: { $name }
spot-mine-n = Your novices: { $name }
spot-mine-r = Your recruits: { $name }

## What each thing is and does

tip-district = District { $number }, { $name }.
tip-slots = { $count ->
    [one] Only one prize is left; the largest gang here takes it when the round ends.
   *[other] { $count } prizes are possible, one of them is real; the largest gang here takes it when the round ends.
}
tip-pile = { $count ->
    [one] One stash is left on the pile.
   *[other] { $count } stashes are left on the pile.
}
tip-shut = Closed: this district is not part of the game.
tip-passers = { $count ->
    [0] There is nobody left to rob.
   *[other] When the round ends, the largest gang here robs a passer-by: a bourgeois (+ { $reward } F when the game ends) or the policeman (− { $fine } F and a leader to prison).
}
tip-fence-all = The fence pays the largest gang here { $pay } F for each burglary of the round, and brings { $count ->
    [one] a recruit
   *[other] { $count } recruits
}. Burglaries still possible: { $open }.
tip-fence-own = The fence pays the largest gang here { $pay } F for each burglary of its own in the round, and brings { $count ->
    [one] a recruit
   *[other] { $count } recruits
}. Burglaries still possible: { $open }.
tip-money = Money: the largest gang of the district takes { $value } F.
tip-burglary = Burglary: the largest gang of the district takes { $value } F, and the fence of Les Halles will pay { $pay } F for it.
tip-steal = Theft: the largest gang of the district takes { $loot } F from each of the others.
tip-reinforce = Reinforcements: the largest gang of the district hires { $count ->
    [one] a recruit
   *[other] { $count } recruits
} for the next round.
tip-hospital = Hospital: the largest gang of the district has a leader hurt, who misses the whole next round.
tip-prison = Prison: the largest gang of the district has a leader arrested for the whole next round, unless it pays { $price } F bail.
tip-death = Death: the largest gang of the district buries a leader, who is lost for the game.
tip-laid = { $gang } have laid this stash: it will not be the prize.
tip-covered = This stash has been laid: it will not be the prize.
tip-held = Crossed out in your notebook: you hold this stash, it will not be the prize.
tip-certain = Circled in your notebook: this is the prize, for certain.
tip-left = { $count ->
    [one] Only one prize still in sight.
   *[other] { $count } prizes still in sight.
}
tip-crew = { $gang }: { $crew }.
tip-crew-leads = { $gang }: { $crew }. They lead here, as the crown says.
tip-reserve = In reserve: { $gang } have { $crew } to place.
tip-roofs = { $count ->
    [one] One stash in hand; the roof tells its district.
   *[other] { $count } stashes in hand; the colours of the roofs tell their districts.
}
tip-first = The red flag is the first-player marker.
tip-card = Your stash: { $what }.
tip-card-lay = It will not be the prize, as only you know; lay it, and all will.
tip-blind = A stash you have not looked at yet.
tip-token-0 = A bourgeois: { $reward } F more when the game ends.
tip-token-1 = The policeman: a fine of { $fine } F and a leader to prison when the game ends.
tip-jail = Prison: these leaders are missing until the round ends. Bail is { $price } F a man, at the end of your turn.
tip-ward = Hospital: these leaders are missing until the round ends; no money helps.
tip-graves = Cemetery: these leaders will not come back.
tip-round = { $rounds } rounds, then the final count. In a round stashes are drafted, then every gang plays { $turns } turns.
tip-order = The order of the turn; pale signs have played. In the last turn, larger reserves play first.
tip-final = { $gang }: { $money } F, of which { $pay } F for { $count ->
    [one] one operational Apache
   *[other] { $count } operational Apaches
}.
tip-chip-m = How many leaders to place.
tip-chip-n = How many novices to place: they serve in one round only, and never without a leader.
tip-chip-r = How many recruits to place: they serve in one round only, and never without a leader.
tip-journal = The newspaper of the round: open or fold.
tip-legend = The legend: open or fold.

## The legend

legend = Legend
legend-title = What the signs mean
legend-prizes = Prizes and mishaps
legend-people = The Apaches
legend-marks = Marks
legend-money = money
legend-burglary = a burglary: the fence pays for it too
legend-steal = theft: { $loot } F from every other gang
legend-reinforce = reinforcements: { $count } recruits for the next round
legend-hospital = hospital: a leader hurt for a round
legend-prison = prison: a leader for a round, or { $price } F
legend-death = death: a leader lost for the game
legend-m = a leader: serves in every round
legend-n = a novice: one round only, never alone
legend-r = a recruit: one round only, never alone
legend-crown = the gang that leads, and will take the prize
legend-roof = a roof: this prize is ruled out
legend-cross = crossed out: ruled out, only you know
legend-ring = circled: the prize, for certain
legend-left = how many prizes are still in sight
legend-flag = the first player
legend-token = a passer-by: bourgeois or policeman

## Questions

question-start = The first player is being drawn.
question-draft-yours = Take a stash from a pile of your choice; you alone will see it.
question-draft-other = { $gang } are choosing a stash.
question-look = { $gang } look at a stash.
question-act-yours = Your turn: place, move, or do nothing?
question-act-other = { $gang } are planning their turn.
question-force-yours = Whom do you place { $place }?
question-step-yours = A second Apache, or just this one?
question-step-must = This step needs a second one: which?
question-lay-yours = Lay one of your stashes: it will not be the prize. Your turn then becomes public.
question-bail-yours = Will you pay bail? { $price } F a prisoner.
question-bail-other = { $gang } stand before the prison.
question-mug = { $gang } rob a passer-by { $place }.
question-over-yours = You win with { $money } F!
question-over-shared = You share the victory, with { $money } F.
question-over-lost = { $gang } win with { $money } F. You have { $own }.
question-over = { $gang } win with { $money } F.
question-over-tied = Victory is shared, with { $money } F.

## Choices

group-place = Place Apaches
group-m = Move a leader
group-n = Move a novice
group-r = Move a recruit
group-force = { $count ->
    [0] Without a leader
    [one] With 1 leader
   *[other] With { $count } leaders
}
choice-draft = { $name } ({ $left ->
    [one] the last one
   *[other] { $left } left
})
choice-skip = Do nothing
choice-place = { $name }
choice-step-m = A leader { $from } to { $name }
choice-step-n = A novice { $from } to { $name }
choice-step-r = A recruit { $from } to { $name }
choice-stop = Just the one step
choice-lay = { $what }
choice-bail-0 = Pay nothing
choice-bail = { $count ->
    [one] Free a leader ({ $price } F)
   *[other] Free { $count } leaders ({ $price } F)
}

## The log

line-started = Lots are drawn: { $gang } hold the first-player marker.
chapter-round = Round { $round }
line-round = Round { $round }. { $gang } open the draft.
line-drafted = { $gang } take a stash { $place }.
line-looked = You find: { $what }.
line-turn = Turn { $turn }.
line-last-2 = Last turn. { $level ->
    [all] Reserves are level, with { $a }: { $one }, then { $two }.
   *[none] The larger reserve plays first: { $one } with { $a }, then { $two } with { $b }.
}
line-last-3 = Last turn. { $level ->
    [all] Reserves are level, with { $a }: { $one }, { $two }, then { $three }.
   *[none] Larger reserves play first: { $one } with { $a }, { $two } with { $b }, then { $three } with { $c }.
}
line-last-4 = Last turn. { $level ->
    [all] Reserves are level, with { $a }: { $one }, { $two }, { $three }, then { $four }.
   *[none] Larger reserves play first: { $one } with { $a }, { $two } with { $b }, { $three } with { $c }, then { $four } with { $d }.
}
line-skips = { $gang } lie low.
line-places = { $gang } place { $crew } { $place }.
line-places-more = { $gang } place { $crew } { $place }, and now number { $count } there.
line-moves-1 = { $gang } move { $one }.
line-moves-2 = { $gang } move { $one }, and { $two }.
move-m = a leader { $from } to { $name }
move-n = a novice { $from } to { $name }
move-r = a recruit { $from } to { $name }
move-crew = { $crew } { $from } to { $name }
line-lays = { $gang } lay a stash { $place }: { $what }.
line-bails = { $count ->
    [one] Bail is paid: { $gang } get a leader out of prison for { $price } F.
   *[other] Bail is paid: { $gang } get { $count } leaders out of prison for { $price } F.
}
line-resolving = SPECIAL EDITION. Round { $round } is over: who took what?
headline = { $name } ({ $odds }).
odds = { $rivals ->
    [0] { $number } unopposed
   *[other] { $number } against { $rivals }
}
line-nobody = { $name }. Nobody cared for the stash ({ $what }).
line-nobody-8 = { $name }. The bourgeois sleep soundly.
line-nobody-9 = { $name }. The fence has seen nobody.
line-money = { $where } { $first } make off with { $amount } F.
line-burglary = { $where } Burglary! { $first } net { $amount } F.
line-steal = { $where } { $first } rob the other gangs of { $amount } F.
line-robbed = { $gang } lose { $amount } F.
line-reinforce = { $recruits ->
    [0] { $where } { $first } find nobody to hire.
    [one] { $where } { $first } hire a recruit.
   *[other] { $where } { $first } hire { $recruits } recruits.
}
line-hospital = { $where } A brawl: { $gang } have a leader in hospital.
line-prison = { $where } A trap: { $gang } have a leader arrested.
line-death = { $where } Tragedy: { $gang } bury a leader.
line-token = { $where } { $first } rob a passer-by.
line-mugged-0 = It was a bourgeois: the money comes when the game ends.
line-mugged-1 = Bad luck! It was a policeman.
line-fence = { $recruits ->
    [0] { $where } The fence pays { $amount } F { $to }.
    [one] { $where } The fence pays { $amount } F { $to }, and brings a recruit.
   *[other] { $where } The fence pays { $amount } F { $to }, and brings { $recruits } recruits.
}
line-fence-dry = { $recruits ->
    [0] { $where } { $first } have nothing to sell.
    [one] { $where } Nothing to sell, but a recruit joins { $gang }.
   *[other] { $where } Nothing to sell, but { $recruits } recruits join { $gang }.
}
line-returns = { $gang }: { $what }.
returns-2 = { $one }, { $two }
return-freed = { $count ->
    [one] a leader leaves prison
   *[other] { $count } leaders leave prison
}
return-healed = { $count ->
    [one] a leader leaves hospital
   *[other] { $count } leaders leave hospital
}
return-novices = { $count ->
    [one] a novice retires
   *[other] { $count } novices retire
}
return-gone = { $count ->
    [one] a recruit leaves
   *[other] { $count } recruits leave
}
return-joined = { $count ->
    [one] a recruit joins
   *[other] { $count } recruits join
}
line-reveals = { $gang } turn up their tokens: { $burghers ->
    [0] no bourgeois
    [one] one bourgeois
   *[other] { $burghers } bourgeois
} (+ { $won } F){ $policemen ->
    [0] .
   *[other] , and the policeman: a fine of { $fined } F{ $jailed ->
        [0] .
       *[other] , and a leader to prison.
    }
}
line-reveals-policeman = { $gang } turn up their tokens: the policeman. A fine of { $fined } F{ $jailed ->
    [0] .
   *[other] , and a leader to prison.
}
line-scores = { $gang }: { $count ->
    [one] 1 operational Apache
   *[other] { $count } operational Apaches
} (+ { $pay } F). Total: { $money } F.
line-won = { $gang } are the kings of Paris.
line-tied = Victory is shared: Paris has several kings.

## The panels

fact-money = Money
fact-reserve = Reserve
fact-prison = Prison
fact-hospital = Hospital
fact-cemetery = Dead
fact-tokens = Passers-by
fact-last = In the last turn
score-wallet = At the start
score-prizes = Prizes
score-thefts = Thefts
score-fence = Fence’s pay
score-bail = Bail
score-tokens = Bourgeois, policeman
score-wages = Apaches’ pay
score-money = Francs
score-apaches = Operational Apaches
fact-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}

## The position in words

tell-round = Round { $round } of { $rounds }, draft.
tell-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }.
tell-first = { $gang } hold the first-player marker.
sketch-crew = two Apaches of a gang
sketch-borders = the districts it borders on
sketch-laid = a stash that was shown
sketch-burglary = burglary
tell-you = You lead { $gang }.
tell-district = District { $number }, { $name }. Present: { $crews }.
tell-empty = nobody
tell-crew = { $gang }, { $crew }
tell-join = { $one }; { $two }
tell-open = Prizes still possible to everybody’s knowledge: { $what }.
tell-certain = Your notebook: the prize { $place } is certain, { $what }.
tell-possible = Your notebook: the prize { $place } can only be { $what }.
tell-pile = Pile of { $count } { $count ->
    [one] stash
   *[other] stashes
}.
tell-tokens = Face-down tokens left: { $count }.
tell-fence = Burglaries still possible: { $count }.
tell-supply = Recruits beside the board: { $count }.
tell-borders = Borders: { $what }.
tell-gang = { $gang }. Reserve: { $crew }. Stashes held: { $count }{ $count ->
    [0] .
   *[other] { "" } ({ $colours }).
} Prison { $prison }, hospital { $hospital }, cemetery { $cemetery }, tokens { $tokens }.
tell-hand = Your stashes: { $what }.
tell-own-tokens = Your tokens: bourgeois { $burghers }, policeman { $policemen }.
tell-money = You have { $money } F.
tell-gang-money = { $gang } have { $money } F.
tell-order = Order of this turn: { $what }.
tell-staged-place = Staged: place { $crew } { $place }.
tell-staged-district = Staged: place Apaches { $place }.
tell-staged-move = Staged: move { $what }.
tell-staged-skip = Staged: do nothing.

## Refusals

refusal-R2 = That district is not in this set-up.
refusal-R6 = The draw names one of the gangs at the table.
refusal-R10-empty = That pile is empty.
refusal-R10-none = That district has no stashes: take one from a pile.
refusal-R10-turn = It is not your turn to choose.
refusal-R12 = You must take a stash from a pile.
refusal-R13 = It is not your turn.
refusal-R14 = It is not your turn: in the last turn the largest reserve plays first.
refusal-R15 = First place, move or do nothing; the stash comes after.
refusal-R15-order = One action a turn, and before the stash is laid.
refusal-R15-staged = Finish what you have begun, or take it back.
refusal-R16 = You do not have these Apaches in reserve.
refusal-R17-border = These two districts do not touch.
refusal-R17-two = Two Apaches at most move in a turn.
refusal-R18 = You had no such Apache there before the move.
refusal-R19 = You would be level with another gang: that is forbidden.
refusal-R20 = Novices and recruits are never without a leader of their gang.
refusal-R22 = You do not hold that stash.
refusal-R23-time = Bail is paid at the end of your turn, after the stash.
refusal-R23-funds = You cannot pay bail for so many.
refusal-R23-prisoner = You do not have so many prisoners.
refusal-R24 = Nobody is bailed out of hospital or the cemetery.
refusal-R37 = That passer-by has already been robbed.
refusal-R46 = The game is over.
refusal-A6 = Place at least one Apache, or do nothing.
refusal-A8 = These two moves cancel out: do nothing instead.
refusal-A13 = That stash has been seen already, or is from another pile.
refusal-A59 = That clock is not running.

## Reasons

reason-draft-certain = With this one, the prize { $place } is certain.
reason-draft-deeper = The search { $place } goes deeper: { $count } prizes will still be possible there.
reason-draft-first = A first look { $place } leaves { $count } possible prizes.
reason-place-certain = The prize { $place } is certain: { $what }.
reason-place-fence = { $count ->
    [one] The fence pays for burglaries, and one is still possible.
   *[other] The fence pays for burglaries, and { $count } are still possible.
}
reason-place-recruit = There is nothing left to sell, but the fence always brings a recruit.
reason-place-token = A passer-by is more often a bourgeois, worth { $count } F, than a policeman.
reason-place-sure-token = The policeman is already in hand: every passer-by left is worth { $count } F.
reason-place-free = Nobody is { $place }, where the prize is worth some { $count } F.
reason-place-keep = The lead { $place } is worth defending: some { $count } F.
reason-place-take = { $first } lead { $place }, where the prize is worth some { $count } F.
reason-force-last = Nobody plays after this: one more than the others is enough.
reason-force-safe = { $count } { $place }: no reserve is large enough to pass them.
reason-force-lead = This leads { $place } by { $count }.
reason-force-foothold = A foothold { $place }: { $count ->
    [one] one turn is left to make more of it.
   *[other] { $count } turns are left to make more of it.
}
reason-skip-leads = { $count ->
    [one] One district is led already.
   *[other] { $count } districts are led already.
} Let the others show themselves.
reason-skip-wait = { $count ->
    [one] One turn is still to come, and every stash that is shown tells more.
   *[other] { $count } turns are still to come, and every stash that is shown tells more.
}
reason-skip-novices = { $count ->
    [one] The novice who stays in reserve is not lost.
   *[other] The { $count } novices who stay in reserve are not lost.
}
reason-step-trap = Whoever leads { $place } will meet { $what }: better to leave.
reason-step-flee = On average, the prize { $place } costs more than it pays: better to leave.
reason-step-take = One more is enough to lead { $place }.
reason-step-two = Two more together will lead { $place }.
reason-step-leave = { $first } bid too high { $place }: these men are of more use elsewhere.
reason-step-better = There is more to gain { $place }: some { $count } F.
reason-stop = Nobody else has to move.
reason-lay-only = It is the last stash in hand.
reason-lay-fence = One burglary less for { $gang }, who lead at the fence.
reason-lay-idle = Nobody leads { $place }: this gives little away.
reason-lay-quiet = The lead { $place } looks less tempting to the others.
reason-lay-spoil = { $first } lead { $place }, and this will not be the prize there: { $what }.
reason-lay-lure = { $first } lead { $place }, which looks better now: they may have to defend it.
reason-bail-free = { $count ->
    [one] A freed leader still has one turn to be of use.
   *[other] A freed leader still has { $count } turns to be of use.
}
reason-bail-save = { $count } F a man is too much: the money counts at the end.
reason-bail-late = { $count ->
    [one] Only one turn is left, and prison opens when the round ends.
   *[other] Only { $count } turns are left, and prison opens when the round ends.
}
reason-bail-soon = It was the last turn, and prison opens when the round ends.

## People

character-nini = Nini Coup-de-Vent
character-nini-about = Flower girl in Les Halles by day; by night she is gone before the whistle blows.
character-zigue = Le Grand Zigue
character-zigue-about = Two metres of velvet waistcoat, who never enters a street without six friends.
character-louis = P’tit-Louis la Gouttière
character-louis-about = Apprentice roofer, knows every skylight from Belleville to Vaugirard.
character-tata = Tata Ferraille
character-tata-about = Rag dealer and fence’s cousin; she can tell by the weight what a sack has cost.
character-notaire = Le Notaire
character-notaire-about = A clerk who went wrong: he crosses out the stashes and forgets nothing.
character-anguille = Titine l’Anguille
character-anguille-about = Arrested eleven times, never once delivered to the prison gate.
character-bebert = Bébert Deux-Foulards
character-bebert-about = One scarf for the dance hall, one for the brawl; he always bids once too often.

## The lesson

lesson-1 = This is Paris. Each district from 1 to 7 shows its possible prizes. One of them, nobody knows which, waits off the board under its roof: that is the prize of this round. All the others will pass through your hands.
lesson-2 = The draft. Take a stash in Charonne: three possible prizes, two in the pile.
lesson-2-wrong = A fine stash too, but try Charonne (1), where you can guess soonest.
lesson-2-then = You alone know what it is: it will not be the prize of Charonne. Your notebook crosses it out. Your rival saw a purple roof only, as you see the colours of what the rival takes.
lesson-second = Your rival has taken a sky-blue roof, in Belleville: you do not see what is under it. Take a second one, in Vaugirard (6).
lesson-second-wrong = This time, take one from the pile of Vaugirard (6).
lesson-second-then = Death: you alone know that nobody will die in Vaugirard this round.
lesson-3 = First turn. Place some Apaches in Les Halles (9), with the fence.
lesson-3-wrong = Choose Les Halles this time, in the middle.
lesson-4 = Your rival has two there. Try to place two: it is refused, as two gangs are never level. Place three.
lesson-4-wrong = That is allowed, but take the lead: three leaders.
lesson-4-then = Three against two: you lead. The crown says so.
lesson-5 = Now you must lay a stash. Lay the 300 F of Charonne: that prize is ruled out for all to see.
lesson-5-wrong = Lay the stash of Charonne instead.
lesson-5-then = The roof covers its slot. After six turns, one prize a district is left in sight.
lesson-6 = Novices (grey trim) count like a leader, but serve in one round only, and never alone. Place a leader and a novice in Vaugirard. A novice alone would be refused.
lesson-6-wrong = Try exactly one leader and one novice.
lesson-6-then = Two Apaches in Vaugirard. The novice leaves the game when the round ends.
lesson-7 = You may also move one or two Apaches across a border. Take a leader from Les Beaux Quartiers to Les Halles…
lesson-7-wrong = Take a leader from Les Beaux Quartiers (8) to Les Halles (9).
lesson-8 = … and the other one too. Only the result counts: with two against one you take the lead.
lesson-8-then = Les Beaux Quartiers are empty, which is allowed.
lesson-9 = You hold two of the three stashes of Charonne. The prize is certain: your notebook circles it. Go there in force.
lesson-9-wrong = The certain prize is in Charonne (1).
lesson-order = Turn 5, and you are the last to play. Look at the reserves: you keep eight Apaches, your rival six. Lay the hospital of Les Épinettes.
lesson-order-wrong = Lay the stash of Les Épinettes (3) first.
lesson-order-then = In turn 6 the larger reserve plays first: the signs in the corner have changed places, and it is your turn again. To play last, and knowing more, keep fewer Apaches in hand.
lesson-10 = The last turn of a round. Lay your last stash: the prizes fall, district by district.
lesson-10-then = Look at the page: who took what. The fence paid for the burglary, and a leader of your rival is in prison. At the end of one of its turns the rival may pay 150 F bail.
lesson-bail = Now it is you. One of your leaders is in prison, another in hospital, both until the round ends. At the end of your turn, prison can be bought off for 150 F: free your leader.
lesson-bail-wrong = You may wait, but try it: pay bail for one.
lesson-bail-then = Back in your reserve, ready for your next turn. Nobody is bailed out of hospital.
lesson-final = The end of round 3: tokens are turned up, a bourgeois brings 200 F, the policeman costs 200 F and a leader. Then each Apache in reserve pays 50 F: six for you, ten for your rival. The richest gang wins.
lesson-11 = You know everything. After three rounds each operational Apache pays 50 F, each bourgeois 200 F, and the policeman costs dearly. A game?
