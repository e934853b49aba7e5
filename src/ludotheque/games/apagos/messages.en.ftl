### Apagos in English.

## The box

name = Apagos
tagline = Four squares climb a ramp. Only the highest one counts.
about = Four wooden squares with holes stand on a stepped ramp. On your turn you either drop a ball of any colour, your opponent’s included, into a square, which then climbs one step and pushes another down; or you slide one of your own balls down to a lower square. When every hole is filled, whoever has more balls on the highest square wins. No chance, nothing hidden, and never a draw.
length = 10 to 15 minutes
weight = Light to learn, sharp to play
age = 7 and over
designer = Francis Pacherie
completed = The pictures of the rulebook are lost. The hole counts of the squares (1 or 3, 3 or 5 twice, 5 or 7) come from the collectors who keep this rulebook; they add up to the 20 balls of the box, and every count is odd, which is why no rule for ties is needed. The rulebook does not say who arranges the squares: a draw decides, unless the table agrees otherwise. Resigning, the option to give away the first turn, and every ready-made ramp but the classic one are ours.

## Colours, options, ready-made ramps

colour-white = White
colour-black = Black
colour-none = Player { $seat }

preset-first = First game
preset-first-about = The classic ramp is laid, colours are drawn: play at once.
preset-printed = As printed
preset-printed-about = A draw says who arranges the ramp; the other begins.
preset-fair = Fair duel
preset-fair-about = Players arrange in turn, and the other may give the first turn away: whoever arranges had better be fair.
option-setup_mode = The ramp
option-setup_mode-about = How the four squares come onto the ramp.
option-setup_mode-free = Arranged by a player
option-setup_mode-free-about = One player chooses the order and the faces; the other begins.
option-setup_mode-classic = Classic
option-setup_mode-classic-about = 7, 5, 3 and 1 holes from bottom to top.
option-setup_mode-random = Drawn at random
option-setup_mode-random-about = Order and faces are drawn, each of the 384 ramps as likely as the next.
option-setter = Who arranges
option-setter-about = The one who does not arrange the squares begins.
option-setter-random = A draw decides
option-setter-random-about = Either player, with equal chances.
option-setter-seat_1 = Player 1
option-setter-seat_1-about = Player 1 arranges, player 2 begins.
option-setter-seat_2 = Player 2
option-setter-seat_2-about = Player 2 arranges, player 1 begins.
option-setter-alternate = Take turns
option-setter-alternate-about = Drawn for the first game, then each in turn.
option-colours = Colours
option-colours-about = Who plays white and who plays black. Colour has no influence on who begins.
option-colours-pick = Player 1 picks
option-colours-pick-about = Player 2 takes the other colour.
option-colours-random = Drawn at random
option-colours-random-about = Either colour, with equal chances.
option-swap = Swap
option-swap-about = Once the ramp is known, may the one who begins give the first turn away?
option-swap-off = No
option-swap-off-about = The one who did not arrange the squares begins.
option-swap-on = Yes
option-swap-on-about = Keeps arrangements fair: whoever arranges does not know who will begin.
option-ramp = Opening
option-ramp-about = The number of an opening that lies ready, for one game; the page of the openings shows them all. 0: none.
option-ramp-0 = None
option-ramp-0-about = The ramp is arranged as agreed above.
option-skin = Pieces
option-skin-about = How the pieces look. The rules are the same.
option-skin-squares = Squares
option-skin-squares-about = Turned wooden squares on a ramp.
option-skin-turtles = Turtles
option-skin-turtles-about = Wooden turtles in single file, as in the first edition.

preset-classic = Classic
preset-reversed = Upside down
preset-short = Short
preset-long = Long
preset-quintet = Quintet

## On the board

value-win = wins in { $plies }
value-loss = loses in { $plies }
value-draw = draw
label-counts = the one that counts
label-white = White leads { $white }–{ $black }
label-black = Black leads { $black }–{ $white }
label-level = Level, { $white }–{ $black }
label-nobody = No ball yet
label-won-white = White wins { $white }–{ $black }
label-won-black = Black wins { $black }–{ $white }
label-won-white-early = White wins
label-won-black-early = Black wins
label-won-seat = Player { $seat } wins
label-drawn = A draw
holes-left = { $empty ->
    [0] All { $holes } holes full
   *[other] { $empty } of { $holes } holes empty
}
holes-total = { $holes ->
    [one] 1 hole
   *[other] { $holes } holes
}
balls-stay = { $balls ->
    [0] no ball will stay in reserve
    [one] 1 ball will stay in reserve
   *[other] { $balls } balls will stay in reserve
}
tray-white = { $count ->
    [0] none left
   *[other] { $count } white
}
tray-black = { $count ->
    [0] none left
   *[other] { $count } black
}
spot-tray-white = { $count ->
    [0] Reserve, white: none left
   *[other] Reserve, white: { $count }
}
spot-tray-black = { $count ->
    [0] Reserve, black: none left
   *[other] Reserve, black: { $count }
}
spot-level = Level { $level }: { $holes ->
    [one] 1 hole
   *[other] { $holes } holes
}, { $white } white, { $black } black
spot-bare = Level { $level }: no square yet
spot-face = Square { $square }, the face with { $holes ->
    [one] 1 hole
   *[other] { $holes } holes
}
tip-tray-white = The white balls in reserve: { $count }. On your turn you may drop one, whatever your colour.
tip-tray-black = The black balls in reserve: { $count }. On your turn you may drop one, whatever your colour.
tip-square = { $what }. { $then }
tip-level = A ball dropped here makes this square climb to level { $above }; the one above comes down.
tip-full = It is full: no ball goes in any more.
tip-top = This is the highest square: whoever has more balls on it in the end wins.
tip-bare = Level { $level }: a square will stand here.
tip-face = { $what }: put it on the next free level.
tip-confirm = The ramp stays so, and the game begins.
tip-keep = You make the first move.
tip-swap = Your opponent makes the first move.
tip-holes = The game ends when all holes are full.
tip-counts = Only the highest square counts: this is who has more balls on it.
button-confirm = Confirm the ramp
button-keep = Keep the first turn
button-swap = Give it away

## Questions

question-colours-yours = Your choice: white or black?
question-colours-other = Player 1 chooses a colour.
question-colours-drawn = The colours are being drawn.
question-setter-drawn = A draw decides who arranges the squares.
question-ramp-drawn = The ramp is being drawn.
question-arrange-yours = You arrange the ramp: which square, and which face up, on level { $level }?
question-arrange-other = { $mover } is arranging the ramp; level { $level } comes next.
question-confirm-yours = The ramp stands, { $holes } holes. Confirm it, or take it back and try another.
question-confirm-other = { $mover } looks over the ramp before confirming it.
question-swap-yours = It is yours to begin. Keep the first turn, or give it away?
question-swap-other = { $mover } decides whether to keep the first turn.
question-move-yours = Your turn, { $mover }: drop a ball of either colour, or slide one of yours down.
question-drop-yours = Your turn, { $mover }: drop a ball of either colour.
question-move-other = { $mover } to move.

won-majority = You win, { $mine } to { $theirs } on the highest square.
won-resign = You win: your opponent has resigned.
won-time = You win: your opponent’s time is up.
lost-majority = You lose, { $mine } to { $theirs } on the highest square.
lost-resign = You have resigned.
lost-time = You lose: your time is up.
over-majority = { $winner } wins. On the highest square: white { $white }, black { $black }.
over-resign = { $winner } wins: { $loser } has resigned.
over-time = { $winner } wins: { $loser } has run out of time.
over-draw-majority = A draw: { $white } all on the highest square.

## Choices

group-white = Drop a white ball
group-black = Drop a black ball
group-slide = Slide one of yours down
group-presets = Ready-made ramps
choice-drop-white-climb = White on level { $level }, { $holes ->
    [one] 1 hole
   *[other] { $holes } holes
}: climbs to { $above }
choice-drop-white-top = White on the highest square
choice-drop-black-climb = Black on level { $level }, { $holes ->
    [one] 1 hole
   *[other] { $holes } holes
}: climbs to { $above }
choice-drop-black-top = Black on the highest square
choice-slide = From level { $source } down to level { $target }, { $taken ->
    [one] 1 hole
   *[other] { $taken } holes
}
choice-pick-white = Play white
choice-pick-black = Play black
choice-place = Square { $square } on level { $level }, { $holes ->
    [one] 1 hole
   *[other] { $holes } holes
} up
choice-preset = { $name }: { $ramp }
choice-preset-other = Ramp { $number }: { $ramp }
choice-confirm = Confirm the ramp
choice-keep = Keep the first turn
choice-swap = Give the first turn away
choice-resign = Resign
choice-setter = Player { $seat } arranges

## The log

line-colour-white = { $who } plays white.
line-colour-black = { $who } plays black.
line-setter = { $who } arranges the squares; { $other } will begin.
line-placed = Level { $level }: square { $square }, { $holes ->
    [one] 1 hole
   *[other] { $holes } holes
}.
line-confirmed = The ramp stands: { $ramp } from bottom to top, { $holes } holes in all.
line-kept = { $who } keeps the first turn.
line-swapped = { $who } gives the first turn away.
line-drop-white-climb = { $mover } drops white on level { $level } ({ $holes ->
    [one] 1 hole
   *[other] { $holes } holes
}): it climbs to level { $above }.
line-drop-white-top = { $mover } drops white on the highest square.
line-drop-black-climb = { $mover } drops black on level { $level } ({ $holes ->
    [one] 1 hole
   *[other] { $holes } holes
}): it climbs to level { $above }.
line-drop-black-top = { $mover } drops black on the highest square.
line-slide = { $mover } slides a ball from level { $source } down to level { $target }.
line-majority = All holes are full. Highest square: white { $white }, black { $black }. { $winner } wins.
line-resign = { $loser } resigns. { $winner } wins.
line-time = { $loser } has run out of time. { $winner } wins.
line-draw-majority = All holes are full. Highest square: white { $white }, black { $black }. A draw.

## The panels

fact-role = Role
fact-setter = arranges
fact-starter = begins
fact-top = On the highest
fact-ramp = On the ramp

## The position in words

tell-colours = Player 1 is { $first }, player 2 is { $second }.
tell-you = You play { $colour }.
tell-top = Level { $level }, the highest, the one that counts: square { $square }, { $holes ->
    [one] 1 hole
   *[other] { $holes } holes
}, { $white } white, { $black } black, { $free } empty.
tell-level = Level { $level }: square { $square }, { $holes ->
    [one] 1 hole
   *[other] { $holes } holes
}, { $white } white, { $black } black, { $free } empty.
tell-waiting = Square { $square } is not placed yet: { $one } or { $two } holes.
tell-reserve = Reserve: { $white } white, { $black } black.
tell-total = { $holes } holes are up so far; { $balls } balls would stay in the reserve.
tell-leads = { $leader } leads on the highest square, { $most } to { $least }.
tell-level-score = Nobody leads on the highest square: { $count } each.

## Refusals

refusal-R4 = Levels go from 1 to 4.
refusal-R5 = A draw decides who arranges the squares.
refusal-R6-setter = The other player arranges the squares.
refusal-R6-placed = That square is already on the ramp.
refusal-R6-face = That square has no such face.
refusal-R6-incomplete = Place all four squares first.
refusal-R8 = Not now: the setup comes first, or it is already finished.
refusal-R11 = It is the other player’s turn.
refusal-R12 = You must drop or slide a ball: nobody may pass.
refusal-R13 = No ball of that colour is left in the reserve.
refusal-R13-first = First take a ball from the reserve, white or black, then the square.
refusal-R14 = That square has no empty hole.
refusal-R19 = You have no ball on that square.
refusal-R20-full = That square has no empty hole.
refusal-R20-upward = A ball can only go to a lower square.
refusal-R20-nowhere = No lower square has an empty hole.
refusal-R20-lowest = A ball on the lowest level cannot go down.
refusal-R24 = The game is over.
refusal-R29 = You can resign once the ramp is final.
refusal-A33 = That clock is not running.

## Why a move is made

reason-wins = Fills the last hole, and the highest square is won.
reason-wait = Slides a ball from level { $one } down to level { $two }: no square climbs, and the opponent has to move.
reason-top = { $one ->
    [0] One more ball on the highest square: level there now.
    [1] One more ball on the highest square: a lead of one.
   *[other] One more ball on the highest square.
}
reason-fill = Puts the other colour on the highest square, so that a hole there is gone.
reason-crown = { $one ->
    [one] Lifts to the top a square with one ball more.
   *[other] Lifts to the top a square with { $one } balls more.
}
reason-bury = { $one ->
    [one] Pushes down the highest square, where the other colour leads by one.
   *[other] Pushes down the highest square, where the other colour leads by { $one }.
}
reason-feint = Spends a ball of the other colour to lift a square to level { $one }.
reason-lift = Lifts a square with a ball of its own to level { $one }.

## Computer players

character-turner = Master Aubin
character-turner-about = Turns the squares of beech in his workshop, and counts the holes in his sleep.
character-apprentice = Lisette
character-apprentice-about = The apprentice: she sands the ramps, and has tried every one of them.
character-glazier = Old Cornelius
character-glazier-about = Blows the marbles, and never parts with one without a reason.

## The lesson

lesson-1 = Here is the ramp. Its steps go from level 1, at the bottom, to level 4, at the top. When every hole is filled, whoever has more balls of their colour on the highest square wins. The other squares count for nothing.
lesson-2 = And here is the reserve: ten white balls, ten black ones. It is common: you play white, but you may take from both sides.
lesson-3 = First action: the drop. Take a ball, white or black, and put it on a square of level 1, 2 or 3. Watch the square.
lesson-3-wrong = That would work, but for now choose a lower square, so that you see it climb.
lesson-3-then = The square has climbed one level, and the one above has come down in its place. It always does: the climb is part of the drop.
lesson-4 = Now drop a white ball on the highest square.
lesson-4-wrong = Not that one: put a white ball on level 4, the framed square.
lesson-4-then = It is already at the top, so nothing moves. White leads there, for now.
lesson-5 = You may also play your opponent’s colour. Drop a black ball somewhere.
lesson-5-wrong = That ball is white. Take a black one this time.
lesson-5-then = The ball belongs to Black, whoever put it there. Why help Black? Because the square climbs, and another one goes down.
lesson-6 = Second action: the slide. Take your white ball on level 3 and slide it to a lower square. Only lower squares with an empty hole light up.
lesson-6-wrong = That is a drop. This time click on your ball, on level 3, then on level 1 or 2.
lesson-6-then = The ball went down, and no square moved. You may only slide balls of your own colour, and only downward.
lesson-7 = You are Black now. White has filled the highest square. Nothing is lost: drop a ball on level 3 and see.
lesson-7-wrong = That does not touch the highest square. Drop a ball on level 3.
lesson-7-then = The full square was pushed down, and being full it cannot climb again unless a ball leaves it. A full top square is never the end.
lesson-8 = You are White, and you have no white ball left. One hole is empty. Win in one move.
lesson-8-wrong = That hole has only changed places, and the game goes on. Fill it instead: who leads on level 3?
lesson-8-then = The square of level 3 climbed with your four balls. You won with a black ball.
lesson-9 = You are Black. If you fill the last hole, its square climbs, White leads there, and you lose. But you need not fill it: find the quiet move.
lesson-9-wrong = That fills the last hole: the square climbs with three white balls against two, and White wins. Is there another move?
lesson-9-then = Nobody may pass: White had to fill the last hole, and the highest square is yours, four to three. A slide is a way to wait.
lesson-10 = You know everything. Now build your own ramp: choose a face for each square and its level, and watch the number of holes. The ready-made ramp “Short” is a good first one. Your opponent begins, and makes mistakes.
