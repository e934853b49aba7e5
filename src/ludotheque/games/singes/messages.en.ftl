### La Planète des Singes in English.

## The box

name = La Planète des Singes
tagline = Ruins under two moons, and somewhere a way out.
about = Castaways explore an unknown planet. The map grows each time one of them stops on a portal. They pick up weapons, helpers, luck tokens and key digits; they meet apes to beat, to send away or to flee; they steal and lay ambushes. The first to stand on a door with the object and the three digits its key asks for escapes and wins at once.
length = 45 to 75 minutes
weight = A race, luck and dirty tricks
age = 8 and over
designer = Winning Moves France, 2001
completed = The drawings of the twenty tiles, the split of the 120 tokens, the strengths of the apes, the faces of the dice, five of the six keys and a paragraph on chiefs and lost fights are missing in the text that has come down to us. We completed them so that the map can always grow, every key can always be satisfied, and apes guard rewards without blocking the roads. Nightfall, which ends games that drag on, is ours.

## Colours, dice, directions

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-black = Black
colour-white = White
die-0 = white die
die-1 = red die
die-2 = yellow die
direction-north = North
direction-east = East
direction-south = South
direction-west = West

## Tokens

back-W = Weapons
back-C = Characters
back-K = Key digits
back-Z = Chimpanzees
back-G = Gorillas
back-L = Luck tokens
some-W = a weapon
some-C = a character
some-K = a key digit
some-Z = a face-down chimpanzee
some-G = a face-down gorilla
some-L = a luck token
token-revolver = revolver
token-axe = axe
token-rapier = rapier
token-dagger = dagger
token-spear = spear
token-club = club
token-helmet = helmet
token-patrol = patrol
token-ambush = ambush
token-ari = Ari
token-leo = Leo
token-limbo = Limbo
token-birn = Birn
token-krull = Krull
token-daena = Daena
token-karubi = Karubi
token-attar = Attar, chief of the apes
token-thade = Thade, chief of the apes
token-digit = digit
token-joker = joker
token-red_die = red die
token-yellow_die = yellow die
token-kill = kill
token-move = move
token-thief = thief
token-compass = compass
token-trap = trap
full-patrol = patrol of strength { $number }
full-ambush = ambush of { $number ->
    [one] { $number } turn
   *[other] { $number } turns
}
full-digit = digit { $number }
full-chimp = chimpanzee of strength { $number }
full-gorilla = gorilla of strength { $number }
foe-ape = a { $ape }
foe-chief = { $ape } (strength { $strength })
key = { $need } { $digits }
nothing = nothing
list = { $first }, { $last }
plus = +{ $number }
about-weapon = In a fight: adds to your roll, as often as you like.
about-helper = After a roll for moving: adds steps, in every move.
about-guide = Instead of rolling, or out of a trap: leads you once to any square but a door.
about-patrol = Instead of rolling: laid under a rival’s pawn, who must beat it bare-handed.
about-ambush = Instead of rolling: laid under a rival’s pawn, who skips that many turns.
about-digit = A key asks for three digits.
about-joker = Stands for any digit of a key.
about-die = You may roll this die at every roll.
about-kill = Facing an ape: removes it without a fight, and you play again.
about-move = Facing an ape: sends it to another free square.
about-thief = On landing exactly on a rival: takes one of that rival’s tokens.
about-compass = Instead of rolling, or out of a trap: back to START.
at = ({ $x },{ $y })

## Squares

square-plain = free square
square-shared = { $what }, with { $others }
square-wall = wall
square-start = START
square-portal = portal
square-live = portal to open
square-closed = door, key face down
square-key = door, key { $code }

## On the board

tip-W = A weapon, face down: whoever stops here takes it.
tip-C = A character, face down: a helper, a guide, or a chief of the apes who has to be fought.
tip-K = A key digit, face down: whoever stops here takes it.
tip-L = A luck token, face down: an asset, a die, or a trap.
tip-Z = A chimpanzee, face down: whoever enters stops here and has to face it.
tip-G = A gorilla, face down: whoever enters stops here and has to face it.
tip-ape = Here: { $ape }. Whoever enters stops, and has to roll more, weapons included.
tip-door = An exit door, its key face down: whoever stops here may turn it up.
tip-key = An exit door. To pass it and win, one needs: { $code }.
tip-start = START. The pile to draw from here: luck tokens { $luck }, digits { $digits }.
tip-live = A portal to open: whoever stops here lays a new tile beyond it.
tip-open = A portal: it leads from tile to tile, and you may stop on it.
tip-blocked = A walled-up portal: the tile beyond has none here, so it leads nowhere.
tip-idle = A portal that leads nowhere: no tile is left to lay beyond it.
tip-plain = A free square.
tip-pawns = { $what } Standing here: { $pawns }.
tip-die-0 = The white die: everybody may roll it.
tip-die-1 = The red die: for whoever has the token of the red die.
tip-die-2 = The yellow die: for whoever has the token of the yellow die.
tip-total = The move: steps taken and their total; in a fight, the opponent and your weapons.
tip-closed = A key that nobody has turned up yet.
board-keys = Keys turned up
board-missing = { $count ->
    [0] complete!
   *[other] { $count } missing
}
board-known = known: { $what }
board-key = { $code }: { $lack }
board-atlas = The whole map
eye-near = Look closer
eye-far = Step back
eye-whole = Fit the map
eye-find = Find my pawn
board-hand = Your hand
board-empty = Your hand is empty. On the map:
legend-start = START
legend-portal = Portal to open
legend-door = Exit door
board-loot = Your victim’s hand
board-rotate = Turn the tile
board-round = round { $round }
board-steps = on the map: steps left
board-stack = { $count ->
    [0] no tile left
    [one] { $count } tile in the stack
   *[other] { $count } tiles in the stack
}
board-rivals = attack:
board-robbed = rob:
board-quiet = quiet: { $count } / { $limit }

## Options

preset-first = First game
preset-first-about = Merciful traps, apes you can run past, and moves that are taken back if all agree.
preset-printed = As printed
preset-printed-about = The printed rules to the letter, completed where they are silent: no step back in the whole turn.
preset-long = Long evening
preset-long-about = Night falls as late as possible: explore until somebody escapes.
option-trap_rule = Traps
option-trap_rule-about = What a trap costs.
option-trap_rule-full = In full
option-trap_rule-full-about = Three turns skipped, half of the luck tokens and digits lost, back to START; a compass or a guide saves you.
option-trap_rule-skip_only = Three turns skipped
option-trap_rule-skip_only-about = Nothing else, and nothing saves you.
option-backtrack = Going back
option-backtrack-about = What a move may not do.
option-backtrack-no_revisit = No square twice
option-backtrack-no_revisit-about = Within one move.
option-backtrack-no_u_turn = No U-turn
option-backtrack-no_u_turn-about = You may come round in a loop.
option-half_rounding = The lost half
option-half_rounding-about = How half of an odd number is rounded.
option-half_rounding-down = Down
option-half_rounding-down-about = Of three digits one is lost.
option-half_rounding-up = Up
option-half_rounding-up-about = Of three digits two are lost.
option-apes_block = Apes
option-apes_block-about = Can you run past an ape?
option-apes_block-true = They bar the road
option-apes_block-true-about = Entering their square ends the move.
option-apes_block-false = You may pass
option-apes_block-false-about = Stopping on their square means facing them.
option-thief_choice = Thief
option-thief_choice-about = What the thief sees.
option-thief_choice-blind = Blind
option-thief_choice-blind-about = The thief names a face-up token, or a back, and chance decides.
option-thief_choice-open = Open hand
option-thief_choice-open-about = The thief looks at the victim’s hand and chooses.
option-first_player = First player
option-first_player-about = Who begins.
option-first_player-random = Drawn at random
option-first_player-random-about = Everybody has the same chance.
option-first_player-host_chooses = The host chooses
option-first_player-host_chooses-about = Whoever laid the table says who begins, wherever they sit.
option-quiet_limit = Quiet rounds
option-quiet_limit-about = Night falls after so many rounds without a discovery, 5 to 60.
option-quiet_limit-20 = 20
option-quiet_limit-20-about = As usual.
option-quiet_limit-0 = Never
option-quiet_limit-0-about = Without this limit.
option-round_limit = Rounds
option-round_limit-about = Night falls after so many rounds at the latest, 10 to 300.
option-round_limit-150 = 150
option-round_limit-150-about = As usual.
option-round_limit-0 = As late as possible
option-round_limit-0-about = In the three hundredth round.
option-portal_ends_move = Portals
option-portal_ends_move-about = Does opening a tile end the move?
option-portal_ends_move-true = Yes
option-portal_ends_move-true-about = You stop on the portal.
option-portal_ends_move-false = No
option-portal_ends_move-false-about = You may go on with the steps that are left.
option-take_back = Taking back
option-take_back-about = Even after something was revealed.
option-take_back-off = No
option-take_back-off-about = What is seen is seen.
option-take_back-unanimous = If all agree
option-take_back-unanimous-about = The last action is annulled.
option-portal_stop = Stopping on a portal
option-portal_stop-about = On which portals you may stop early.
option-portal_stop-any = Any
option-portal_stop-any-about = Open ones too.
option-portal_stop-live = Only those to open
option-portal_stop-live-about = The others are ordinary squares.
option-backtrack_scope = No going back
option-backtrack_scope-about = How long the squares you have left stay closed.
option-backtrack_scope-move = Within a move
option-backtrack_scope-move-about = Playing again or rolling once more begins afresh.
option-backtrack_scope-turn = Within a turn
option-backtrack_scope-turn-about = They stay closed even for the extra roll of a thief, as the rulebook says word for word.

## Questions

question-chance = Chance decides…
question-chance-first = The first player is drawn…
question-first = Who begins?
question-first-other = { $who } names who begins.
question-acting = Your turn: roll a die or use a token.
question-acting-roll = { $dice ->
    [1] Your turn: roll the die.
   *[other] Your turn: roll a die.
}
question-acting-other = { $who } is to play.
question-again = Fight won: will you play again?
question-again-other = { $who } may play again.
question-extra = Stolen: one more roll to get away?
question-extra-other = { $who } may roll once more.
question-helping = You rolled { $face }. Which helpers do you add?
question-helping-other = { $who } chooses helpers.
question-stepping = { $left ->
    [0] No step left: confirm.
    [one] { $left } step left of { $total }: choose a square.
   *[other] { $left } steps left of { $total }: choose a square.
}
question-stepping-ape = An ape stops you: confirm.
question-stepping-stuck = There is no way on: confirm.
question-stepping-end = The move ends here ({ $what }): confirm.
question-stepping-duty = { $left ->
    [one] { $left } step: back where you came from.
   *[other] { $left } steps: the first goes back where you came from.
}
question-stepping-stop = { $left ->
    [one] { $left } step left of { $total }: go on, or stop here.
   *[other] { $left } steps left of { $total }: go on, or stop here.
}
question-stepping-other = { $who } is walking.
question-fighting = Fight against { $ape }, weapons ready +{ $bonus }: { $hope ->
    [sure] any roll wins.
    [none] no roll is enough.
   *[some] roll { $least } or more.
}
question-fighting-other = { $who } faces an ape.
question-moving = Where do you send this ape?
question-moving-other = { $who } moves an ape.
question-sacrificing = Fight lost: which luck token do you sacrifice?
question-sacrificing-other = { $who } must sacrifice a luck token.
question-stealing = You are exactly on a rival’s square: do you steal something?
question-stealing-none = You are exactly on a rival’s square, but you hold no thief.
question-stealing-other = { $who } is exactly on a rival’s square.
question-naming = Which token do you take from { $victim }?
question-naming-other = { $who } searches the victim.
question-turning = A door: do you turn its key up?
question-turning-other = { $who } stands at a door.
question-escaping = The key asks for: { $code }. { $missing ->
    [0] You have it all: escape!
   *[other] You lack { $missing }.
}
question-escaping-other = { $who } compares hand and key.
question-picking = Do you take a token from START?
question-picking-other = { $who } is on START and looks at the pile.
question-rotating = Tile { $tile }, { $name }: which way round?
question-rotating-other = { $who } turns a new tile.
question-trapped = A trap! Suffering it: back to START, turns skipped, luck tokens −{ $luck }, digits −{ $digits }.
question-trapped-none = A trap! You have neither a compass nor a guide: you must suffer it.
question-trapped-other = { $who } has fallen into a trap.
question-defending = A patrol of strength { $strength }: roll { $least } or more, bare-handed.
question-defending-other = { $who } faces a patrol.
question-guided = Where does the guide lead you?
question-guided-other = { $who } follows a guide.
over-won = You escape: you have won!
over-escaped = { $who } escapes and wins.
over-quiet = Night falls: nobody discovers anything any more. { $nearest }
over-rounds = Night falls: the last round has been played. { $nearest }
over-dead = Night falls: no key can be satisfied any more. { $nearest }
nearest-you = You came closest to a way out.
nearest-one = { $who } came closest to a way out.
nearest-several = { $who } came equally close to a way out.

## Choices

choice-step = { $direction }: { $what }
choice-stop = Stop here ({ $what })
choice-confirm = Confirm the move ({ $what })
journey-walk = Walk there ({ $what }): { $count } steps, { $left ->
    [0] none left
   *[other] { $left } left
}
journey-all-out = All weapons (+{ $bonus }), then roll the { $die }
choice-roll-0 = Roll the white die
choice-roll-1 = Roll the red die
choice-roll-2 = Roll the yellow die
choice-alone = No helper: { $total ->
    [one] { $total } step
   *[other] { $total } steps
}
choice-help = With { $helpers }: { $total } steps
choice-compass = Compass: back to START
choice-dodge = Compass: escape the trap
choice-guide = Follow { $guide }
choice-kill = Kill the ape
choice-move = Move the ape
choice-declare = Lay ready: { $weapon }
choice-no-bonus = Leave it at that
choice-no-steal = Steal nothing
choice-no-key = Leave it face down
choice-no-escape = Do not escape now
choice-no-pick = Take nothing
choice-no-trap = Suffer the trap
choice-key = Turn the key up
choice-escape = Escape!
choice-pick = Take { $back }
choice-rotate = { $turns ->
    [0] As it is
    [one] { $turns } quarter turn
   *[other] { $turns } quarter turns
}
choice-look = Search { $victim }
choice-steal-back = Steal { $what } from { $victim }
choice-steal-open = Steal from { $victim }: { $what }
choice-attack = Against { $victim }: { $what }
choice-take = Take: { $what }
choice-sacrifice = Sacrifice: { $what }
choice-used = { $what } (in use)
choice-to = { $where }: { $what }
choice-begin = { $who } begins
choice-pass = Pass
group-victim = Rob { $who }
group-attacks = Attack
group-total = { $total ->
    [one] { $total } step
   *[other] { $total } steps
}
group-tile = { $tile } · { $name }

## Log

chapter-round = Round { $round }
line-began = { $who } begins.
line-turn = { $who }, round { $round }.
line-rolled-move = { $who } rolls the { $die }: { $face }.
line-rolled-fight = { $who } strikes with the { $die }: { $face }.
line-rolled-patrol = { $who } fights back with the { $die }: { $face }.
line-helped = With { $helpers }: { $total } steps.
line-unhelped = Without helpers: { $total ->
    [one] { $total } step
   *[other] { $total } steps
}.
line-stopped = { $who } stops.
line-stopped-start = { $who } stops on START.
line-stopped-portal = { $who } stops on a portal.
line-walked = { $who } rolls the { $die }: { $face }{ $stop ->
    [start] , and stops on START.
    [portal] , and stops on a portal.
    [plain] , and stops.
   *[none] .
}
line-walked-helped = { $who } rolls the { $die }: { $face } ({ $total } with { $helpers }){ $stop ->
    [start] , and stops on START.
    [portal] , and stops on a portal.
    [plain] , and stops.
   *[none] .
}
line-ape = { $who } turns up a { $ape }.
line-declared = { $who } shows: { $weapons }.
line-bare = { $who } fights bare-handed.
line-fought-won = { $face } + { $bonus } = { $total } against { $ape }: won!
line-fought-drawn = { $face } + { $bonus } = { $total } against { $ape }: a draw.
line-fought-drawn-duty = { $face } + { $bonus } = { $total } against { $ape }: a draw. A retreat is due.
line-fought-lost = { $face } + { $bonus } = { $total } against { $ape }: lost.
line-fought-lost-duty = { $face } + { $bonus } = { $total } against { $ape }: lost. A retreat is due.
line-killed = { $who } kills { $ape } at one blow.
line-moved = { $who } sends { $ape } elsewhere.
line-sacrificed = { $who } sacrifices a token: { $what }.
line-took = { $who } takes { $back }.
line-took-known = { $who } takes { $back }: { $what }.
line-joined = { $what } joins { $who }.
line-chief = { $who } runs into { $what }!
line-fell = { $who } falls into a trap!
line-forfeited = { $who } loses a token to START: { $what }.
line-confiscated = Confiscated from { $who }: { $what }.
line-held = { $who } is brought back to START: { $turns } turns to skip.
line-held-here = { $who } is caught on the spot: { $turns } turns to skip.
line-key = { $who } turns a key up: { $code }.
line-escaped = { $who } passes the door and escapes!
line-picked = { $who } takes { $back } from START.
line-picked-known = { $who } takes { $back } from START: { $what }.
line-tile = { $who } takes tile { $tile }.
line-sunk = Tile { $tile } would close the map: it goes under the stack.
line-placed = { $who } places tile { $tile } ({ $turns ->
    [0] as it is
    [one] { $turns } quarter turn
   *[other] { $turns } quarter turns
}).
line-idle = No tile fits: this portal stays silent.
line-attacked = { $who } slips a token under { $victim }’s pawn.
line-attacked-known = { $who } slips under { $victim }’s pawn: { $what }.
line-skipped-trap = { $who }, trapped, skips a turn ({ $turns ->
    [0] the last one
   *[other] { $turns } left
}).
line-skipped-ambush = { $who }, ambushed, skips a turn ({ $turns ->
    [0] the last one
   *[other] { $turns } left
}).
line-ambushed = It was an ambush on { $who }: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} to skip.
line-patrolled = It was a patrol of strength { $strength } on { $who }.
line-defended = { $who } beats the patrol: { $face } against { $strength }.
line-overrun = The patrol overruns { $who }: { $face } against { $strength }.
line-stole = { $who } steals from { $victim }: { $what }.
line-looked = { $who } searches the hand of { $victim }.
line-looked-known = { $who } searches the hand of { $victim } and finds: { $what }.
line-compass = { $who } follows the compass to START.
line-guided = { $guide } guides { $who } across the planet and leaves.
line-dodged = { $who } escapes the trap ({ $how }).
line-quiet = { $count } rounds without a discovery.
line-night-quiet = Night falls: too many rounds without a discovery.
line-night-rounds = Night falls on the last round.
line-night-dead = Night falls: no key is of any use now.
line-shown = { $who } shows: { $hand }.
line-ranked = { $who }: rank { $rank }, missing { $missing }, digits { $digits }, weapons +{ $weapons }, tokens { $items }.
line-best-missing = { $line } First: the least missing.
line-best-digits = { $line } First: the most digits.
line-best-weapons = { $line } First: the best weapons.
line-best-items = { $line } First: the most tokens.
line-sat-out = { $who } cannot take a single step.

## Seats

fact-weapons = Weapons
fact-digits = Digits
fact-luck = Luck
fact-open = Face up
fact-known = Known
fact-held = Held up
fact-duty = Retreat
score-missing = Missing for a key
score-items = Tokens
fact-bonus = Strength
hold-hidden = a face-down token
hold-turns = { $what }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} left
hold-left = { $what } ({ $turns })

## The position in words

sketch-round = Round { $round }. Tiles in the stack: { $count }.
sketch-part = This is the part of the map around your pawn.
tell-round = Round { $round }. Tiles in the stack: { $count }. Squares are given by column and row; START is (3,3); north is up.
tell-seat = { $who } is at { $where } ({ $tile }). Weapons: { $weapons }, digits: { $digits }, luck tokens: { $luck }. Face up: { $open }.
tell-you = You are { $who }, at { $where } ({ $tile }). Weapons: { $weapons }, digits: { $digits }, luck tokens: { $luck }. Face up: { $open }.
tell-held = { $who } is held up: { $what }.
tell-duty = In the next move { $who } must first step back to { $where }.
tell-hand = Your hand: { $hand }.
tell-around = { $direction }: { $what }.
tell-tile = Tile { $tile }, { $name }, corner at ({ $x },{ $y }), quarter turns: { $rotation }. On it: { $there }.
tell-there = { $what } at { $where }
tell-missing = Key { $code }: { $count ->
    [0] you have it all.
   *[other] you lack { $count }.
}
tell-live = Portals to open: { $where }.
tell-pile = On START, luck tokens: { $luck }, digits: { $digits }.
tell-known = You know that { $where } holds { $count } × { $what }.
tell-in-pile = the START pile

## Refusals

refusal-R2 = That is not what chance can give now.
refusal-R7 = The first player must sit at this table.
refusal-R10 = A wall, or a border without two facing portals: no way through.
refusal-R14 = The tile must be placed first.
refusal-R15 = A portal of the tile must touch the portal you stand on.
refusal-R18 = Placed like this the tile would close the map; another way keeps it open.
refusal-R20 = You are held up: your turn passes without you.
refusal-R21 = You cannot pass: roll a die or use a token.
refusal-R21-now = That is not an action for now.
refusal-R22 = It is not for you to act.
refusal-R24 = You do not own this die.
refusal-R25 = Choose your helpers first.
refusal-R25-roll = Helpers are added after the roll.
refusal-R25-none = This helper is not with you.
refusal-R26 = You are walking: take a step or stop.
refusal-R26-roll = Roll a die first, then go square by square.
refusal-R26-far = One step leads to a neighbouring square. Only squares with a number are in reach of this move; the number says how many steps you would have left there.
refusal-R26-done = You have made all your steps.
refusal-R27 = Not the same square twice in one move.
refusal-R27-back = No U-turn.
refusal-R27-turn = You have already been there this turn.
refusal-R28 = An ape stops you here.
refusal-R29 = Nothing to stop for here: go on.
refusal-R30 = The first step is compulsory.
refusal-R34 = Steal, or steal nothing.
refusal-R34-exact = You steal only by landing exactly, with all your steps, on a rival’s square.
refusal-R34-none = You have no thief token.
refusal-R34-rival = This rival is not on your square.
refusal-R34-nothing = This rival has no such thing.
refusal-R40 = A theft earns you one extra roll, and nothing else.
refusal-R43 = There is no ape to deal with like that: fight, kill or move the one on your square.
refusal-R43-kill = You have no token to kill an ape.
refusal-R43-move = You have no token to move an ape.
refusal-R44 = You have no such weapon left to lay ready.
refusal-R44-ape = A weapon is laid ready only when you face an ape.
refusal-R48 = Sacrifice one of your luck tokens.
refusal-R50 = After that fight your first step must go back where you came from.
refusal-R58-none = This guide is not with you.
refusal-R58-where = A guide leads to a square of the map.
refusal-R58-same = You are there already.
refusal-R58-door = A guide does not lead to an exit door.
refusal-R59-rival = This token goes under the pawn of a rival: choose that pawn.
refusal-R59-none = You do not have this token.
refusal-R62-none = You have no compass.
refusal-R62-start = You are on START already.
refusal-R63 = Name a token of your victim.
refusal-R63-none = Your victim has no such token.
refusal-R63-blind = At this table the thief does not look at the hand.
refusal-R63-open = At this table the thief looks at the hand first.
refusal-R64 = Killing is done on an ape’s square, before the roll.
refusal-R65 = There is no square to send this ape to.
refusal-R65-where = An ape goes to a square of the map.
refusal-R65-start = Not onto START.
refusal-R65-same = The ape is there already.
refusal-R65-token = A token or a key lies there.
refusal-R65-pawn = A pawn stands there.
refusal-R70 = Against a patrol you fight bare-handed: choose a die.
refusal-R72 = Name a back, or take nothing.
refusal-R72-luck = There is no luck token on START.
refusal-R72-digit = There is no digit on START.
refusal-R74 = A compass or a guide leads out of a trap; otherwise you suffer it.
refusal-R74-compass = You have no compass.
refusal-R74-guide = This guide is not with you.
refusal-R77 = Turn the key up, or leave it.
refusal-R78 = You lack something the key asks for.
refusal-R79 = You escape on arriving at a door whose key has been turned up.
refusal-R79-over = The game is over.

## Lesson

lesson-1 = You are a castaway on the planet of the apes. To win, stop on an exit door holding what its key asks for: an object or a character, and three digits. The map is known only in parts.
lesson-2 = On your turn, roll the white die.
lesson-2-then = Three: you will make three steps, never onto a square of the same move again. The number on each square says how many steps you would have left; a click walks there.
lesson-3 = A weapon waits to the west. Take one step: click the square.
lesson-3-then = You have a step left, but a token lets you stop early.
lesson-4 = Stop on the token.
lesson-4-wrong = You could pass, but the weapon would stay there. Stop.
lesson-4-then = An axe! Only you see it: the others see the back of a weapon. Taking something ends the turn.
lesson-5 = You are on a lit portal: beyond it the map is unknown. Stop to open it.
lesson-6 = Turn the tile: one of its portals must touch yours.
lesson-6-then = Every mark gets a face-down token, every door a key.
lesson-7 = Backs tell the category: blades for weapons, a key for digits, a clover for luck tokens, a muzzle for apes. The strength of an ape is seen only once it is turned up: this one has 6.
lesson-8 = A chimpanzee of strength 5. You must roll more than its strength. Lay your rapier ready: it adds 3.
lesson-8-wrong = Bare-handed only a 6 would do. Lay the rapier ready first.
lesson-9 = The helmet may stay a secret. Roll the die.
lesson-9-wrong = That is allowed, but you would show your helmet. The rapier is often enough.
lesson-9-then = 3 + 3 = 6: won! The ape leaves the game, and you may play again at once.
lesson-10 = A gorilla of strength 9, and only a spear. Try your luck.
lesson-10-then = 2 + 3 = 5 against 9: lost. The gorilla stays where it is.
lesson-11 = You must sacrifice a luck token of your choice.
lesson-11-then = It goes to START, where anybody may pick it up. In your next move the first step goes back.
lesson-12 = Ari and Birn are with you, and you have won the yellow die. Roll it.
lesson-12-wrong = The white die is possible, but try the yellow one: it goes further.
lesson-13 = After the roll add the helpers you like, or none: the total decides where you can land.
lesson-13-then = Helpers serve in every move, as long as nobody steals them.
lesson-14 = A dirty trick: slip the ambush under Blue’s pawn. That is your whole turn.
lesson-14-wrong = Keep the die for later: use the ambush.
lesson-14-then = Blue skips two turns. A patrol is fought bare-handed and may cost a token.
lesson-15 = You landed exactly on Blue with a thief. Take a key digit.
lesson-15-wrong = It is digits that open doors: steal a digit.
lesson-15-then = The thief goes to START, and you get one more roll to run.
lesson-16 = Beware of traps: three turns skipped, half of the luck tokens and digits lost, back to START. All that is spent or lost piles up there; whoever lands there may take a token.
lesson-17 = A door! Turn its key up.
lesson-17-wrong = It may stay hidden, but without it there is no way out.
lesson-18 = Axe, 2, 2, 3: your joker stands for the missing 2. Escape!
lesson-18-wrong = You have all you need!
lesson-18-then = You have won. The first one out ends the game.
lesson-19 = Now play a real game against a beginner.

## Why a computer player answers so

reason-exit = The door is in reach, and I hold all that its key asks for.
reason-escape = I hold all that the key asks for: out!
reason-challenge = I face the ape at { $place }: { $one } % to win.
reason-avoid = I keep away from the ape at { $place }: only { $one } % to win.
reason-object = I look for what an open key asks for: { $what }.
reason-weapon = One more weapon before the fights: I have only +{ $one }.
reason-digit = I still lack { $one ->
    [one] { $one } digit
   *[other] { $one } digits
} for an open key.
reason-digits = Digits first: every key asks for three.
reason-character = A character may lengthen every step of mine.
reason-luck = I try a luck token: { $one ->
    [0] no trap is left
    [one] { $one } trap
   *[other] { $one } traps
} among { $two }.
reason-door = I want to read the key of this door.
reason-explore = I open the map: { $one ->
    [one] { $one } tile is left
   *[other] { $one } tiles are left
}.
reason-rob = { $rival } is there, and I have a thief.
reason-approach = I make for what draws me most, at { $place }: { $what }.
reason-wander = Nothing draws me here, so I walk on.
reason-roll = With the { $die } I aim for { $place }: { $what }.
reason-help = My helpers add { $two ->
    [one] { $two } step
   *[other] { $two } steps
}: { $one } in all.
reason-alone = { $one ->
    [one] { $one } step is
   *[other] { $one } steps are
} enough, without a helper.
reason-attack = { $rival } already has { $one ->
    [0] hands too free, even without a digit
    [one] { $one } digit
   *[other] { $one } digits
}: I slow this rival down.
reason-guide = { $what } is faster than my legs.
reason-compass = The compass takes me back to START, where there is something to take.
reason-rest = I leave it at that.
reason-arm = I lay ready: { $what }. With all my weapons, { $one } % to win.
reason-fight = I roll against a strength of { $two }: { $one } % to win.
reason-kill = In a fight I would have only { $one } %: I spend “kill”.
reason-move = In a fight I would have only { $one } %: I send the ape elsewhere.
reason-exile = There it will hinder others more than me.
reason-sacrifice = This is what I shall miss least: { $what }.
reason-name = This is what I need: { $what }.
reason-steal = I take from { $rival }: { $what }.
reason-look = I want to see the hand of { $rival }.
reason-turn = A key that is read is one more way out.
reason-pick-digit = On START, a digit is always worth taking.
reason-pick-luck = The pile on START seems safe enough.
reason-decline = I would gain nothing by it now.
reason-rotate = Turned like this, { $tile } suits me best.
reason-dodge = Anything rather than this trap.
reason-pay = The trap costs me less than what would save me from it.
reason-defend = With this die, { $one } % against a patrol of strength { $two }.
reason-begin = Somebody has to begin.

## Whom the computer plays

character-okoro = Captain Okoro
character-okoro-about = She set down the wreck without a scratch and counts everything, steps included.
character-lindqvist = Doctor Lindqvist
character-lindqvist-about = The ship’s doctor would rather walk round a gorilla than stitch up a friend.
character-teodor = Teodor the mechanic
character-teodor-about = He picks up whatever lies about, sure that an axe can be mended.
character-sabra = Sabra of the ruins
character-sabra-about = Born under the two moons, she knows every portal but the one that leads out.
character-mirel = Old Mirel
character-mirel-about = He has seen three wrecks and no longer believes in doors, but he tries them all.
character-hakone = Lieutenant Hakone
character-hakone-about = She strikes first and thinks while the die is rolling.
character-brand = Brand the smuggler
character-brand-about = What is in your pocket is, to him, already half in his.
character-yuna = Yuna the mapmaker
character-yuna-about = She sleeps well only once the next tile lies on the table.
