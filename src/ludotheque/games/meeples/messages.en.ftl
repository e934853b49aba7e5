### Pour une poignée de meeples in English.

## The box

name = A Fistful of Meeples
tagline = Scoop up a handful of townsfolk and sow them down Main Street.
about = One dusty street, twelve buildings, and thirty-seven townsfolk who belong to nobody. On your turn you take everybody out of one place and drop them one by one along the street, as in a mancala; then each of them acts, in the order you like. Miners, bandits and deputies fill your pockets from the bag, builders put up your signs, Madame empties a building into the Saloon, and two meeples at the ends of the street draw their guns. The richest wins when the Bank, the graveyard or the dynamite runs out.
length = 30 minutes
weight = Easy to learn, rich in combinations
age = 10 and over
designer = Jonathan “Jonny Pac” Cantin
completed = The scan of the rulebook lacks its pictures and one page. The costs of the buildings, the prices of the bars, the corners and the page on dynamite come from the published editions and from a public adaptation; no figure had to be invented. Ours are the names of the twelve buildings and a guard against endless games: after ten rounds in which nothing happens, the end is triggered. Where the French and the English rulebooks differ, docs/rules says what we chose and why.

## Seats, kinds, places

side-orange = Orange
side-green = Green
side-grey = Grey
side-black = Black
of-side-orange = of Orange
of-side-green = of Green
of-side-grey = of Grey
of-side-black = of Black

kind-O = Builder
kind-M = Miner
kind-B = Bandit
kind-A = Deputy
kind-V = Madame
the-O = the Builder
the-M = the Miner
the-B = the Bandit
the-A = the Deputy
the-V = Madame
crowd-O = { $count ->
    [one] 1 Builder
   *[other] { $count } Builders
}
crowd-M = { $count ->
    [one] 1 Miner
   *[other] { $count } Miners
}
crowd-B = { $count ->
    [one] 1 Bandit
   *[other] { $count } Bandits
}
crowd-A = { $count ->
    [one] 1 Deputy
   *[other] { $count } Deputies
}
crowd-V = Madame
crowd-nobody = nobody
list-more = { $first }, { $rest }
list-and = { $first } and { $rest }
list-then = { $first }, then { $rest }

b1 = General store
b1-short = Store
of-b1 = of the General store
at-b1 = at the General store
b2 = Barber
of-b2 = of the Barber
at-b2 = at the Barber
b3 = Undertaker
of-b3 = of the Undertaker
at-b3 = at the Undertaker
b4 = Telegraph
of-b4 = of the Telegraph
at-b4 = at the Telegraph
b5 = Cantina
of-b5 = of the Cantina
at-b5 = at the Cantina
b6 = Livery stable
b6-short = Stable
of-b6 = of the Livery stable
at-b6 = at the Livery stable
b7 = Hotel
of-b7 = of the Hotel
at-b7 = at the Hotel
b8 = Stagecoach
b8-short = Stage
of-b8 = of the Stagecoach
at-b8 = at the Stagecoach
b9 = Newspaper
of-b9 = of the Newspaper
at-b9 = at the Newspaper
b10 = Blacksmith
of-b10 = of the Blacksmith
at-b10 = at the Blacksmith
b11 = Theatre
of-b11 = of the Theatre
at-b11 = at the Theatre
b12 = Barn
of-b12 = of the Barn
at-b12 = at the Barn
saloon = Saloon
of-saloon = of the Saloon
at-saloon = at the Saloon
jail = Jail
of-jail = of the Jail
at-jail = in the Jail
graveyard = Graveyard
bank = Bank
door = Door { $of }
at-door = at the door { $of }
west = West Showdown space
at-west = on the west Showdown space
east = East Showdown space
at-east = on the east Showdown space

## Options

preset-first = First game
preset-first-about = You say who begins, and dynamites drawn together explode only once.
preset-printed = As printed
preset-printed-about = The rules as they are printed; only the guard against endless games is ours.
preset-long = Long evening
preset-long-about = One gold bar a turn: the Bank lasts longer.
option-first_player = First player
option-first_player-about = Who takes the first turn, and the last choice of a corner.
option-first_player-random = A draw decides
option-first_player-random-about = Every seat, with equal chances.
option-first_player-host = The owner of the table names one
option-first_player-host-about = Whoever laid the table says who begins, wherever they sit.
option-bars_per_turn = Gold bars
option-bars_per_turn-about = At the end of your turn you must buy the cheapest bar you can afford.
option-bars_per_turn-all = As many as you can afford
option-bars_per_turn-all-about = One after the other, while your gold lasts.
option-bars_per_turn-one = One a turn
option-bars_per_turn-one-about = At most one bar at the end of each turn.
option-dynamite_multi = Several dynamites at once
option-dynamite_multi-about = What happens when one draw produces two or three.
option-dynamite_multi-each = Each one explodes
option-dynamite_multi-each-about = Stones are halved once for each.
option-dynamite_multi-once = One explosion
option-dynamite_multi-once-about = Stones are halved once.
option-overflow = A full street
option-overflow-about = Where meeples go that find no free space.
option-overflow-saloon = To the Saloon
option-overflow-saloon-about = They have no action.
option-overflow-origin = Back where they came from
option-overflow-origin-about = They have no action.
option-stalemate_rounds = Quiet rounds before the end
option-stalemate_rounds-about = After so many rounds in which nothing happens, the end is triggered. 0: never.
option-stalemate_rounds-10 = 10 rounds
option-stalemate_rounds-10-about = Far beyond any real pause.

## On the board

label-points = points
label-title-1 = A Fistful of
label-title-2 = MEEPLES
label-last-round = Last round
label-last-round-short = Last round
label-over = The dust settles
label-over-short = The end
label-drawing = { $seat } draws { $count }
button-build-yes = Build
button-build-no = Not now
button-upgrade-yes = Upgrade to { $points }
button-upgrade-no = Not now
button-reroll-yes = Roll again
button-reroll-no = Let it stand
button-end = End the turn
button-end-bar = { $count ->
    [one] End the turn, buy a bar ({ $price })
   *[other] End the turn, buy { $count } bars
}
button-showdown = Showdown!
cost-both = { $gold } gold, { $stone } stone
cost-gold = { $gold } gold
cost-stone = { $stone } stone

## What each thing is and does

tip-inside = { $place }: { $crowd }.
tip-free = No sign yet: a Builder at the door lets you put one up for { $cost }.
tip-sign = The sign { $of } is worth { $points } points.
tip-turn = A Builder at the door lets its owner upgrade it for { $cost }: { $points } points.
tip-saloon = Whoever takes them begins to sow anywhere.
tip-jail = Whoever takes them begins to sow anywhere{ $count ->
    [0] .
    [one] , and the last crate of dynamite goes into the bag.
   *[other] , and one of the { $count } crates of dynamite goes into the bag.
}
tip-graves = Graveyard: { $crowd }. { $count ->
    [0] No grave is free: the end is near.
    [one] One grave is free; when none is, the end is near.
   *[other] { $count } graves are free; when none is, the end is near.
}
tip-rewards = Below, what the winner of a Showdown draws for whoever falls.
tip-bank = Bank: { $count ->
    [0] no gold bar is left, the end is near.
    [one] one gold bar of { $points } points; after it, the end is near.
   *[other] { $count } gold bars of { $points } points each; after the last, the end is near.
}
tip-price = Whoever ends a turn with { $price } gold must buy the cheapest.
tip-space = { $name }.
tip-showdown = A meeple waits here for an opponent; as soon as both ends of the street are taken, they draw.
tip-O = Builder: puts up a sign on a bare building, or lets its owner upgrade it.
tip-M = Miner: the owner of the building draws { $low }, or { $high } if the sign is upgraded.
tip-B = Bandit: the active player draws { $miner } for each Miner in the building.
tip-A = Deputy: the active player draws { $bandit } for each Bandit in the building, and jails them.
tip-V = Madame: the active player draws { $builder } for each Builder in the building, and takes them to the Saloon.
tip-held = In hand: { $count }.
tip-supply = { $who }: { $gold } gold, { $stone } stone, gold bars { $bars }, signs to put up { $spare }; { $points } points. Stone pays for signs and scores nothing.
tip-star = The star: first player.
tip-sack = The bag one draws from blindly: { $gold } gold, { $stone } stone, { $dynamite } dynamite.
tip-blast = Dynamite gone off: { $count } of { $most }. At each blast everybody returns half of their stones; after the last, the end is near.
tip-dice = The dice of the Showdown: the higher wins; on a tie, the better shot.

## Questions

question-deal = The townsfolk move in.
question-first-drawn = A draw decides who begins.
question-first-yours = You decide: who takes the first turn?
question-first-other = { $who } names the first player.
question-corner-yours = Put up your first sign, free of charge, on one of the free corners.
question-corner-other = { $who } chooses a corner for the first sign.
question-take-yours = Your turn: take everybody out of one place.
question-take-other = { $who } looks for a handful to take.
question-start-yours = In your hand: { $crowd }. On which free space do you begin?
question-start-other = { $who } chooses where to begin: { $crowd }.
question-dir-yours = In your hand: { $crowd }. Which way do you sow?
question-dir-other = { $who } chooses a direction: { $crowd }.
question-drop-yours = Who comes next, { $space }? { $count ->
    [one] One meeple is left.
   *[other] { $count } meeples are left.
}
question-drop-other = { $who } sows; next { $space }.
question-appoint-yours = Your token is already in the street: who controls { $kind } { $space }?
question-appoint-other = { $who } appoints somebody to control { $kind } { $space }.
question-resolve-yours = { $count ->
    [one] One action is left: resolve it.
   *[other] Resolve your { $count } actions, in the order you like.
}
question-resolve-other = { $who } resolves the actions; { $count } left.
question-build-yours = Put up a sign { $building }, for { $cost }?
question-build-other = { $who } decides whether to put up a sign { $building }.
question-upgrade-yours = A Builder visits your sign { $building }. Upgrade it to { $points } for { $cost }?
question-upgrade-other = { $who } decides whether to upgrade the sign { $building }.
question-reroll-yours = You are the better shot, and rolled { $mine } against { $theirs }{ $tied ->
    [0] .
   *[other] { "" } (a tie is yours).
} Roll again?
question-reroll-other = { $who }, the better shot, rolled { $mine } against { $theirs }: a second roll?
question-upgrade-called = It is the turn { $turn }, but you decide: a Builder visits your sign { $building }. Upgrade it to { $points } for { $cost }?
question-upgrade-waits = Your turn waits for { $who }, who decides whether to upgrade the sign { $building }.
question-reroll-called = It is the turn { $turn }, but you decide: you are the better shot, and rolled { $mine } against { $theirs }{ $tied ->
    [0] .
   *[other] { "" } (a tie is yours).
} Roll again?
question-reroll-waits = Your turn waits for { $who }: the better shot rolled { $mine } against { $theirs } and may roll again.
question-end-yours = { $bars ->
    [0] Everything is resolved. End your turn.
    [one] Everything is resolved. End your turn: you buy a gold bar.
   *[other] Everything is resolved. End your turn: you buy { $bars } gold bars.
}
question-end-other = { $who } is about to end the turn.
question-draw-yours = You draw { $count } from the bag.
question-draw-other = { $who } draws { $count } from the bag.
question-roll = The dice are rolling.

over-won = You win with { $points } points.
over-shared-yours = You share the victory, { $who }, with { $points } points each. Play again?
over-lost = { $who } wins with { $points } points; you have { $mine }.
over-one = { $who } wins with { $points } points.
over-shared = { $who } share the victory with { $points } points each.

## Choices

group-north = North side of the street
group-south = South side of the street
group-ends = At the ends
group-duels = Showdown spaces
group-row = In this order, resolve all, end the turn
group-row-signs = In this order, resolve all, pay for signs, end the turn
choice-corner = { $building }
choice-take = { $place }: { $crowd }
choice-start = Begin { $space }
choice-cw = Clockwise, beginning { $space }
choice-ccw = Counterclockwise, beginning { $space }
choice-drop = { $kind }, { $space }
choice-appoint = { $who } controls it
choice-first = { $who } begins
choice-showdown = Showdown: { $west } ({ $one }) against { $east } ({ $other }), { $chance } % for the west
choice-resolve-nothing = { $kind }, { $building }: nothing happens
choice-resolve-build = { $kind }, { $building }: { $who } may put up a sign for { $cost }
choice-resolve-upgrade = { $kind }, { $building }: { $who } may upgrade the sign for { $cost }
choice-resolve-draw = { $kind }, { $building }: { $who } draws { $count }
journey-take-cw = Take { $place } ({ $crowd }), clockwise
journey-take-ccw = Take { $place } ({ $crowd }), counterclockwise
journey-drop = { $kind } { $space }, the others around
journey-rest = Resolve everything and end the turn
journey-rest-signs = Resolve all, pay for signs, end the turn
journey-rest-but-signs = Resolve all but what a sign would cost
choice-build-yes = Put up a sign { $building } ({ $cost })
choice-build-no = Put up no sign { $building }
choice-upgrade-yes = Upgrade the sign { $building } ({ $cost })
choice-upgrade-no = Leave the sign { $building } as it is
choice-reroll-yes = Roll again
choice-reroll-no = Let it stand
choice-end = End the turn
choice-end-bar = { $count ->
    [one] End the turn and buy a gold bar for { $price }
   *[other] End the turn and buy { $count } gold bars
}

## The log

line-dealt = { $building }: { $crowd }.
line-first = { $who } will take the first turn.
line-corner = { $who } puts up a first sign { $building }.
line-took = { $who } takes the meeples { $place }: { $crowd }.
line-armed = A crate of dynamite goes into the bag; { $left } left in the Jail.
line-dropped = { $kind } { $space }.
line-sown = Sown: { $row }; the first { $first }, the last { $last }.
line-bounced = Madame does not duel: she goes back to the Saloon.
line-appointed = { $who } appoints { $other } to control { $kind }.
line-overflowed = { $count ->
    [one] The street is full: one meeple stays { $place }.
   *[other] The street is full: { $count } meeples stay { $place }.
}
line-resolved = { $kind } { $building }.
line-nothing = { $kind } { $building }: nothing to do.
line-visit = { $kind } { $building }
line-earned = { $visit }: { $who } draws { $pieces }.
line-idle = Nothing to do: { $visits }.
line-drew = { $who } draws { $pieces }.
line-empty-bag = The bag is empty: { $who } draws nothing.
line-built = { $who } puts up a sign { $building } for { $pieces }.
line-upgraded = { $who } upgrades the sign { $building } to { $points } for { $pieces }.
line-not-built = { $who } puts up no sign { $building }.
line-not-upgraded = { $who } leaves the sign { $building } as it is.
line-jailed = { $count ->
    [one] The Bandit { $building } goes to Jail.
   *[other] { $count } Bandits { $building } go to Jail.
}
line-led = { $count ->
    [one] The Builder { $building } follows Madame to the Saloon.
   *[other] { $count } Builders { $building } follow Madame to the Saloon.
}
line-exploded = Boom! Stones lost: { $lost }.
line-exploded-harmless = Boom! Nobody had stones to lose.
line-lost = { $who } { $count }
chapter-turn = { $who } plays
chapter-showdown = Showdown: { $west } against { $east }
line-faced = Showdown! { $west } ({ $one }) against { $east } ({ $other }).
line-rolled = West rolls { $west }, east rolls { $east }.
line-rerolled = { $who } rolls again: { $result } instead of { $before }.
line-stood = { $who } lets the { $result } stand.
line-won = The { $winner } of { $who } wins and drinks to it in the Saloon.
line-both-fell = { $kind } against { $kind }: both fall at the same moment, and both players are paid.
line-buried = Grave { $count }: { $kind }.
line-boxed = No grave is free: { $kind } leaves the game.
line-bought = { $who } buys a gold bar for { $price } gold.
line-trigger-bars = The Bank has sold its last bar: the round is played to its end.
line-trigger-graves = The graveyard is full: the round is played to its end.
line-trigger-dynamite = The last dynamite has gone off: the round is played to its end.
line-trigger-stale = Nothing has happened for too long: the round is played to its end.
line-score = { $who } { $points }
line-ended = The dust settles. { $scores }.
line-late = { $who } has run out of time: the clock answers.
pieces-gold = { $count } gold
pieces-stone = { $count } stone
pieces-dynamite = { $count ->
    [one] a dynamite
   *[other] { $count } dynamites
}
pieces-none = nothing

## The panels

fact-points = Points
fact-gold = Gold
fact-stone = Stone
fact-bars = Bars
fact-signs = Signs left
fact-token = Token
fact-west = west
fact-east = east
fact-role = Plays
fact-first = first
score-signs = Signs
score-bars = Gold bars
score-gold = Gold
score-cubes = Cubes, if tied

## The position in words

sketch-sign = a sign of player 1 and its points
sketch-cost = what a sign costs, in gold and stone
sketch-door = a door
tell-you = You are { $who }.
tell-ring = Clockwise along the street: { $spaces }, and round again.
tell-building = { $place }: { $sign }; { $crowd }.
tell-bare = no sign, costs { $cost }
tell-low = sign { $who }, { $points } points, can be upgraded for { $cost }
tell-high = sign { $who }, { $points } points
tell-place = { $place }: { $crowd }.
tell-space = { $kind } { $space }.
tell-duellist = { $kind } { $space }, controlled by { $who }.
tell-graves = Graveyard: { $crowd }; { $free ->
    [one] 1 free grave
   *[other] { $free } free graves
}.
tell-dynamite = Dynamite: { $jail } in the Jail, { $bag } in the bag, { $gone } gone off.
tell-bag = The bag holds { $gold } gold, { $stone } stone and { $dynamite } dynamite.
tell-bank = Gold bars in the Bank at { $prices } gold.
tell-bank-empty = The Bank has no gold bar left.
tell-seat = { $who }: { $gold } gold, { $stone } stone, { $bars } bars, { $signs } signs left, { $points } points.
tell-hand = In the hand: { $crowd }.
tell-target = The next meeple goes { $space }.
tell-turn = It is the turn { $who }; { $first } began.
tell-cw = { $who } sows the meeples { $place } clockwise.
tell-ccw = { $who } sows the meeples { $place } counterclockwise.
tell-dice = Dice: west { $west }, east { $east }.
tell-idle = Nothing has happened for { $count } turns.
trigger-bars = Last round: the Bank has no bar left.
trigger-graves = Last round: the graveyard is full.
trigger-dynamite = Last round: all dynamite has gone off.
trigger-stale = Last round: nothing happens any more.

## Refusals

refusal-R1 = Nobody sits there.
refusal-R5 = The bag of meeples does not hold that.
refusal-R8 = First it must be settled who begins.
refusal-R9-over = The first signs are already up.
refusal-R9-first = First everybody puts up a sign on a corner.
refusal-R9-corner = The first sign goes on one of the four corner buildings.
refusal-A2 = This corner already has a sign.
refusal-R11-wait = Another player must decide now.
refusal-R11-pass = Nobody may pass: take a handful.
refusal-R12 = Not now: take, sow, resolve, then end the turn.
refusal-R12-first = First take the meeples of a building, of the Saloon or of the Jail.
refusal-R12-taken = You already have your handful for this turn.
refusal-R13 = Nobody is there to be taken.
refusal-A6 = The Jail is empty: a jailbreak needs a Bandit.
refusal-R16 = Those who wait for a Showdown and the dead cannot be taken.
refusal-R18 = Somebody stands there already.
refusal-R19 = There is no such meeple in your hand.
refusal-R20 = From a building, sowing begins on the space beside its door.
refusal-R22 = The direction is chosen: sowing goes on the same way.
refusal-R22-start = The start is chosen: sowing goes on from there.
refusal-R25 = Your token is already in the street: choose another player.
refusal-R25-first = First say who controls the meeple on the Showdown space.
refusal-R25-token = You appoint somebody only when your own token is already in the street.
refusal-R28 = Nothing is resolved before all meeples are sown.
refusal-R29 = Nobody waits there to be resolved.
refusal-R30 = First every meeple must be resolved.
refusal-R30-one = One action at a time: answer the question first.
refusal-R33 = The bag does not hold that.
refusal-R34-spare = All your signs are on the board.
refusal-R34-turn = Only the player whose turn it is may put up a new sign.
refusal-R35 = Only the owner of a sign may upgrade it.
refusal-R36-high = This sign already shows its better side.
refusal-R36-builder = A sign is put up or upgraded only while a Builder there is being resolved.
refusal-R36-answer = Yes or no: answer the question.
refusal-R36-build = No sign can be put up now.
refusal-R36-upgrade = No sign can be upgraded now.
refusal-R37-lacks = The cost must be paid exactly, gold for gold and stone for stone. You lack { $one ->
    [0] { $two ->
        [one] 1 stone.
       *[other] { $two } stones.
    }
   *[other] { $one } gold{ $two ->
        [0] .
        [one] {""} and 1 stone.
       *[other] {""} and { $two } stones.
    }
}
refusal-R43 = A Showdown needs a meeple on both Showdown spaces.
refusal-R44 = Both dice are rolled, each from 1 to 6.
refusal-R45 = Only the better shot may roll again, and only once.
refusal-R56 = A gold bar you can afford must be bought.
refusal-R62 = The game is over.
refusal-A44 = Only the clock of the player who must decide is running.

## The lesson

lesson-1 = Welcome to Main Street. The richest wins: each gold is 1 point, each gold bar 10, and a sign over a building 5, or 10 once it is upgraded. Stones are worth nothing, but you build with them.
lesson-2 = You are Orange. Before the first turn everybody puts up one sign free of charge on a corner. Green has taken the Livery stable. Take the General store, top left.
lesson-2-wrong = A fine corner too, but for this lesson take the General store, top left.
lesson-3 = Your turn. You take everybody out of one place. At the Barber wait a Builder, a Miner and a Deputy: just what we need.
lesson-3-wrong = Those will run no risk without us. Take the meeples of the Barber.
lesson-4 = They are in your hand. You sow them one by one, one to a space, always the same way. To the left are your own General store and the Showdown space: go counterclockwise.
lesson-4-wrong = That way leads away from your General store. Go counterclockwise, to the left.
lesson-5 = Who goes first is up to you: that is the art of the game. A Miner pays the owner of the building he visits, and this door is yours. Drop the Miner.
lesson-5-wrong = This door is your own: drop the Miner here, he will pay you.
lesson-6 = The next space is a Showdown space. The better the shot, the better: a Deputy beats a Bandit, a Bandit a Miner, a Miner a Builder. Drop the Deputy.
lesson-6-wrong = A Builder is the worst shot in town. Drop the Deputy.
lesson-6-then = Your token lies under the Deputy: you control him. He waits there until somebody stands at the other end. The Builder went on, to the door of the Barn.
lesson-7 = All are sown. Now everybody on a door acts, in the order you like. Resolve the Miner: your sign shows 5, so you draw two pieces from the bag.
lesson-7-wrong = The Builder cannot build yet, you have nothing to pay with. Begin with the Miner.
lesson-7-then = One gold, one stone. The Builder found nothing to do, and your turn has ended.
lesson-green = Now Green takes a Bandit and two Builders out of the Cantina and sows them clockwise. The Bandit will stop on the other Showdown space, where your Deputy is waiting for somebody: guns out!
lesson-8 = Five against your two. But yours is the better shot, so you may roll once more, even in Green’s turn. Roll again!
lesson-8-wrong = Then the Deputy dies. You have nothing to lose: roll again.
lesson-8-then = Six! The Bandit is in his grave, your Deputy in the Saloon, and you draw three pieces as a reward. After the sixth grave the end is near.
lesson-9 = Order matters. A Deputy stands at the Telegraph, with two Bandits inside: he earns you two pieces for each and jails them. A Builder stands at the Cantina, where a sign costs 1 gold and 2 stones. What first?
lesson-9-wrong = You have a single stone: the Builder would do nothing. First earn something with the Deputy.
lesson-9-then = Four pieces, and two Bandits in Jail.
lesson-10 = Now you can pay. Resolve the Builder.
lesson-11 = Put up your sign: 1 gold and 2 stones go back into the bag.
lesson-11-wrong = It would be a pity: put it up.
lesson-11-then = Five points, and from now on every Miner who comes here works for you.
lesson-12 = It is Green’s turn, but a Builder visits your Newspaper, and you can pay: the owner of the sign decides. Upgrade it to 10!
lesson-12-wrong = Five more points for three cubes: say yes.
lesson-12-then = Whoever sows Builders at your doors may be doing you a favour.
lesson-13 = From the Saloon and the Jail you begin on any free space. But each jailbreak puts a crate of dynamite into the bag. Take the Bandit out of the Jail.
lesson-13-wrong = Take the Jail, top left.
lesson-13-then = The Bandit robbed a Miner at the Hotel, and the bag gave one gold and the dynamite. Boom: after the action everybody loses half of their stones. The third dynamite triggers the end.
lesson-14 = Everything is resolved. When you end your turn you must buy the cheapest gold bar you can afford: here for 6.
lesson-14-then = One bar, ten points. When the last bar is sold, the last grave filled or the last dynamite gone off, the round is played to its end, and the richest wins.
lesson-15 = You know the street. Sow well!

## Computer players: who they are, and why they do it

character-rosalind = Rosalind “Two Ledgers” Pryce
character-rosalind-about = She keeps one ledger for the Bank and one for herself, and both of them always balance.
character-amos = Amos Tuckett
character-amos-about = He has buried half the town and measured the other half.
character-clementine = Clementine Vasquez-Boyd
character-clementine-about = She drives the stagecoach, knows every door of the street, and never goes round the long way.
character-ezekiel = Ezekiel “Fuse” Marlowe
character-ezekiel-about = The old sapper hears dynamite tick where others hear only their own heart.
character-lupe = Lupe Arriaga
character-lupe-about = The cook of the Cantina feeds bandits and deputies at one table and listens to both.
character-barnaby = Judge Barnaby Stokes
character-barnaby-about = He passes sentence before breakfast, and by noon he has bought the house of the condemned.

reason-corner = { $count ->
    [0] No Miner lives within { $doors } doors of it, but the sign costs nothing.
   *[other] { $crowd } within { $doors } doors of it may visit the sign.
}
reason-rob = The Bandit can rob { $crowd } { $place }: { $pieces } pieces from the bag.
reason-catch = The Deputy can catch { $crowd } { $place }: { $pieces } pieces from the bag.
reason-lead = Madame can lead { $crowd } off to the Saloon, { $place }: { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
} from the bag.
reason-dig = The Miner digs for the sign { $of } { $place }: { $pieces } pieces from the bag.
reason-pay = It is a gift: the Miner digs for { $who } { $place }, { $pieces } pieces from the bag.
reason-build = The Builder can put up a sign { $place }: { $points } points for { $cost }.
reason-upgrade = The Builder can upgrade the sign { $place } to { $points } points for { $cost }.
reason-help = It is a gift: { $who } may upgrade the sign { $place }.
reason-stand = On a Showdown space, { $kind } waits for somebody to shoot at.
reason-duel = In a Showdown, { $kind } can bring down { $other }: { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
} for the winner.
reason-defy = Opposite, { $kind } waits already: { $other } comes to be shot at, in another’s service.
reason-bounce = Madame does not duel: she only goes home to the Saloon.
reason-spare = Better keep { $kind } for later, { $space }.
reason-quiet = There is little to earn with this handful: the street stays quiet.
reason-idle = There, { $kind } finds nothing to do.
reason-appoint = { $who } would draw { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
} for a won duel.
reason-appoint-poorest = Nobody else has less than { $who }, with { $points } points: a won duel does the least harm there.
reason-showdown = Face to face, { $kind } and { $other }: the dice decide.
reason-hurry = The stones are spent { $place } before the dynamite in the bag can halve them.
reason-sign = { $points } points for { $cost }, and every Miner who comes { $place } will dig { $pieces } pieces.
reason-turn = { $points } points from now on for { $cost }, and every Miner who comes { $place } will dig { $pieces } pieces.
reason-save = The gold stays for a bar: { $price } gold become { $points } points.
reason-keep = The cubes stay for something better.
reason-again = { $mine } against { $theirs } is lost: a second roll can only help.
reason-enough = { $mine } against { $theirs } wins already.
reason-bar = { $price } gold become a bar of { $points } points.
