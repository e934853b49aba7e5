# The house.
house = Ludothèque
skip = To the content
preferences = Preferences
other-language = Français
theme-auto = Light: as the system says
theme-light = Light: day
theme-dark = Light: evening
mute = Mute the sounds
foot = Free and open: the rules are enforced, every game can be replayed, every draw can be checked.
for-programs = For programs
to-shelf = To the shelf
guest = Guest

# The shelf.
shelf-title = Take a box from the shelf
shelf-lead = Sit down and play: no account, nothing to install. Against the computer, around one screen, or with friends far away.
play-computer = Play the computer
play-friends = Invite friends
players-exactly = { $least } players
players-range = { $least } to { $most } players
my-tables = Your tables
my-games = Games you have played
all-my-games = All your games
open-tables = Open tables
go-on = Go on
join-in = Join
see = Look
turn-theirs = { $names } to play
turn-computer = the computer is thinking
turn-nobody = waiting for players
turn-over = finished
result = { $rank ->
    [1] you won
   *[other] place { $rank } of { $seats }
  }
against-computer = against the computer
around-screen = around one screen

# A game.
learn = Learn in ten minutes
figures = In figures
figures-choices = Choices of one player
figures-minutes = Minutes, at { $pace } seconds a choice
figures-rounds = Rounds
figures-first = Won by the first seat
strengths = How strong the computer players are
strengths-player = Computer player
strengths-thinks = For one answer
strengths-thinks-random = anything that is allowed
strengths-thinks-greedy = no look ahead
strengths-simulations = { $count } { $count ->
    [one] simulation
   *[other] simulations
}, one second at most
strengths-errors = the solution, { $percent } % errors
strengths-wins = Wins (95 % interval)
strengths-share = { $share } % ({ $low } to { $high })
strengths-rating = Rating
strengths-points = { $bound ->
    [over] over { $points }
    [under] under { $points }
   *[exactly] { $points }
}
strengths-source = With { $seats } players, all the others greedy, each seat as often as any other. A greedy player has a rating of 1000; 400 points more make the odds of winning ten times as high.
figures-source = Of games that computer players have played among themselves; half of the games are longer.
completed = What we completed, and why
completed-details = Source by source
more = More
new-table = A new table
your-name = Your name
seats = Seats
who-plays = Who plays
seat = Seat { $number }
place-me = me
place-open = somebody I invite
place-bot = computer, { $level }
one-screen = Give several seats to yourself to play around one screen.
preset = Which game?
preset-own = To your taste
preset-own-about = Every option, one by one.
group-setup = Setting up
group-variants = Variants
group-moves = Moving
group-rules = Points of the rules
group-secrets = Open and hidden
group-length = End and length
group-comfort = Comfort
table-manners = At the table
clock = Time for each
clock-none = no clock
minutes = { $count } minutes
coach = With a coach: hints, and what each move is worth
public = Anyone may find this table and sit down
own-material = Bring your own material
own-material-lead = A changed copy of this file:
lay-table = Lay the table
material-broken = Your material file will not do, line { $line }: { $why }
option-broken = This value will not do for “{ $option }”. Possible: { $values }.
option-span = { $least } to { $most }

# Computer players.
level-random = Carefree
level-greedy = Greedy
level-fair = Fair
level-strong = Strong
level-best = Best
computer-level = Strength of the computer
seat-computer = Seat the computer

# The table.
your-turn = Your turn
board = The board
players-here = Players
decision = The decision
beside = Beside the board
more-below = { $count } more
tab-play = Play
tab-log = Story
tab-talk = Talk
tab-rules = Rules
position = The position in words
describe = Describe the position, now and after every move
seat-free = free seat
look-again = See what has happened since
sit-here = Sit here
you = you
rank = { $rank ->
    [1] winner
   *[other] rank { $rank }
  }
is-here = is here
is-away = is away
watching = You are watching this game.
thinking = thinking
in-line = { $count ->
    [one] waits: one other thinks first
   *[other] waits: { $count } others think first
}
waiting = Waiting for players
waiting-sit = A seat is free: sit down.
invited = You are invited to play { $game }
invited-by = { $name } invites you to play { $game }
invite = Send this address to those you want to play with:
invite-link = Address of this table
copy = Copy
copied = Copied.
copy-by-hand = The address is selected: press Ctrl+C to copy it.
share = Share
scan = Or let them scan this.
give-name = That is my name
choices-at-once = In one go
choices-one-by-one = Step by step
undo = Take back
undo-ask = Take back?
take-back-asked = { $name } would like to take back the last move.
take-back-waits = A move is to be taken back. The others are thinking about it.
take-back-withdraw = Never mind
take-back-declined = { $name } would rather not take it back.
agree = Agreed
disagree = No
hint = Hint
worth = Values
verdict-win = wins in { $plies }
verdict-loss = loses in { $plies }
verdict-draw = draw
rematch = Play again
rematch-ask = Ask for another game
rematch-accept = Play again
rematch-asked = { $name } would like another game.
rematch-waits = You would like another game. Waiting for { $names }.
other-opponents = Other opponents
won = { $count ->
    [one] { $name } wins!
   *[other] { $name } win!
}
nobody-won = A draw!
tally = The count
decided = What made the difference: { $what }, { $one } to { $other }.
series = After { $games } games: { $score }
next-table = To the next game
replay = Replay
stand-sure = Leave your seat? The game is not over: the seat is kept for you, and you can come back.
has-left = has left
come-back = Come back
release = Stop waiting
release-sure = Stop waiting for { $name }? Once all who play agree, or the owner of the table, somebody new may sit there.
release-waits = You have agreed; the others are thinking about it.
your-side = Side
side-of = Side of seat { $number }
side-any = any side
dice = Dice you can check
dice-about = The house drew a secret before the game; this is its fingerprint (SHA-256). Every draw follows from the secret and from all salts, and they no longer change once the game begins. The record reveals the secret at the end: keep these values and compare.
commitment = Fingerprint
salt-house = salt from the house
salt-theirs = salt from this player
salt-yours = salt from your browser
stand = Leave the seat
curtain = { $name }, it is your turn at the screen
curtain-open = Here I am
lost = The connection is lost. It will be repaired by itself…
film = What happened meanwhile
since = Marked: what has changed since you were here.
skip-film = Skip
say = Say
say-something = Say something to the table
phrases = Said in one click
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-moment = One moment…
phrase-your-turn = Your turn.
phrase-well-played = Well played!
phrase-thanks = Thank you!
unread = { $count } unread
settings = Settings
notices = Notify me when it is my turn and I am looking elsewhere
volume = Sound
pace = Speed of what others do
pace-calm = calm
pace-normal = normal
pace-quick = quick
pace-none = at once
size = Text
size-normal = normal
size-large = large
done = Done
nothing-found = Nothing found.
search-rules = Search the rules
rulebook = Rulebook
rulebook-lead = The rules of the game, in pictures. Every illustrated example can be played. The small numbers lead to the exact wording, number by number:
rules-numbered = Numbered rules
rules-numbered-lead = Every rule with its number, as the program applies it. To learn the game, rather read the
rules-apart = Own window
read-rulebook = Read the illustrated rulebook
in-short = In short
contents = Contents
play-from-here = Play from here
example = Example
example-asked = An example of the rulebook: you play { $side }, the computer plays the rest. Try things, take them back.
example-back = Take my move back
example-again = Begin again
example-leave = Back to the rulebook
example-over = The game is over.
your-words = Your words
yes = Yes
no = No
cancel = Cancel
write = Write
rule = Rule { $rule }

# Replay and lessons.
step-back = One step back
step-next = One step on
turn-back = Previous turn
turn-next = Next turn
moment = Moment of the game
moment-of = Moment { $at } of { $last }
play-film = Play
pause-film = Pause
speed = Speed
chapters = Chapters
share-moment = Share
share-moment-about = Copy the address of this moment
share-done = Address copied
share-by-hand = Copy this address:
picture-svg = Picture (SVG)
picture-png = Picture (PNG)
earlier-lines = Earlier lines
reel-lost = This moment could not be fetched. Please try again.
eyes-of = Seen by
eyes-nobody = a spectator
look = Look
download = Download the record
to-table = To the table
lesson = Lesson
lesson-steps = Steps of the lesson
lesson-step = Step { $number }
lesson-next = Go on
lesson-end = Play your first game
lesson-right = Exactly.
lesson-wrong = Not what we are after here. Try again.

# Refusals of the house.
refused = That is against rule { $rule }.
refused-malformed = This could not be understood.
refused-too-long = This is too long.
refused-unknown-verb = There is no such thing to do here.
refused-unknown-action = The game knows no such action.
refused-unknown-game = There is no such game on the shelf.
refused-unknown-table = There is no such table.
refused-other-rules = This table was begun with other rules than the house has now. Its page says whether it can go on.
refused-not-carried = A step of this table is no longer legal.
refused-unknown-seat = This table has no such seat.
refused-unknown-level = There is no such computer player.
refused-unknown-page = There is nothing here.
refused-not-your-seat = This seat is not yours.
refused-not-started = The game has not begun.
refused-unknown-moment = The game has not come so far.
refused-not-over = The game is not over.
refused-seat-taken = Somebody already sits there.
refused-stale = The table has changed meanwhile. Look again.
refused-bad-seats = That number of seats, or those players, cannot be.
refused-bad-options = These options cannot be.
refused-bad-settings = These settings cannot be.
refused-too-many-words = That is too long.
refused-empty = There is nothing to say.
refused-nothing-to-undo = There is nothing to take back.
refused-nobody-asks = Nobody asks to take anything back.
refused-nothing-to-decide = There is nothing to decide.
refused-no-coach = This table has no coach.
refused-not-stored = The house could not keep this. Please try again.
refused-not-read = The house cannot read this just now. Please try again.
refused-damaged = What the house has kept of this table is damaged. The table stays closed, and nothing more is written to it.
refused-foreign = This request comes from another site.
refused-no-guest = Say who you are: get a token from /api/guests.
refused-over = The game is over: who played it stays as it is.
refused-seat-kept = This seat is kept for the player who left it.
refused-has-played = Whoever has played at this table cannot take the seat of another.
refused-not-left = Nobody has left this seat.
refused-not-at-table = Only those who play here decide that, and the owner of the table.
refused-has-started = The game has begun.
refused-unknown-side = There is no such side.
refused-side-taken = Somebody already plays that side.
refused-bad-salt = A salt has 2 to 128 hexadecimal digits (0-9, a-f).
refused-salt-too-early = A salt counts only after the house has committed itself: ask for a commitment first.
refused-no-such-promise = The house has given no such commitment, or it has already served.
refused-talked-out = Enough has been said at this table.
refused-too-often = You have asked for a lot in a short time. Please wait a little.
refused-too-many = You have too much open, or under way, at the same time.
refused-full = The house is full. Please come back later.
refused-fault = Something broke here, not with you. Please try again.

# Studying a solved game.
puzzles = Puzzles
puzzle-lengths = Length of the puzzle
puzzle-length = Win in { $plies } { $plies ->
    [one] move
   *[other] moves
}
puzzle-asked = { $side } to move and win in { $plies } { $plies ->
    [one] move
   *[other] moves
}.
puzzle-solved = Won! That was the whole puzzle.
puzzle-next = Another one
puzzle-win = That wins too, but too slowly: { $plies } more moves. Find the fast way.
puzzle-loss = That loses: best play ends it in { $plies } { $plies ->
    [one] move
   *[other] moves
}. Try again.
puzzle-draw = That only draws. Try again.
openings = The solved openings
openings-lead = All { $count } ways to begin, solved to the end: the longest lasts { $longest } moves, those of both players counted. Take one and play it.
openings-winner = Who wins
openings-winner-any = either
openings-winner-first = whoever begins
openings-winner-second = whoever replies
openings-length = Length
openings-length-any = all
openings-length-short = short ({ $least } to { $most })
openings-length-middle = middling ({ $least } to { $most })
openings-length-long = long ({ $least } to { $most })
openings-found = { $count ->
    [0] No such opening.
    [one] One opening.
   *[other] { $count } openings.
}
openings-win = Whoever begins wins in { $plies }
openings-loss = Whoever replies wins in { $plies }
openings-draw = Drawn in { $plies }
openings-first = Begin
openings-second = Reply
puzzle-solution = Show the solution
puzzle-daily = Puzzle of the day
puzzle-streak = { $count ->
    [0] Solved in a row without a slip: none yet
   *[other] Solved in a row without a slip: { $count }
}
refused-bad-position = This position cannot be studied.
refused-no-puzzle = There is no puzzle of that length.

# A table of older rules.
older = Older rules
older-about = This table was begun with version { $version } of the rules of this game; the house now plays version { $present }.
older-legal = Every step of it is still legal, so it can go on under the present rules.
older-carry = Go on under the present rules
older-ask = Those who play there, or the owner of the table, can let it go on.
older-step = It cannot go on: step { $number }, “{ $step }”, is no longer legal. { $why }
older-broken = It cannot go on: the present rules, or the present box, no longer know what was played there.
older-record = What was played

# The review of a game.
review = Review
review-lead = { $game }: how everybody’s chances went through the game, and what turned them.
review-curve = Chances of winning, in per cent
review-exact = This game is solved: every value is exact.
review-simulated = Estimates: the game is played on many times from each position. A decision is judged by what the player could know then.
review-lapses = { $count ->
    [0] no lapse
    [one] { $count } lapse
   *[other] { $count } lapses
}
review-step = After { $step } { $step ->
    [one] step
   *[other] steps
}
review-percent = { $value }%
review-points = { $sign }{ $value } { $value ->
    [one] point
   *[other] points
}
review-moments = { $count ->
    [0] The moments that mattered
    [one] The moment that mattered
   *[other] The { $count } moments that mattered most
}
review-calm = Nothing turned at once: the game was decided little by little.
review-settled = Nobody slipped: whoever was winning after the opening kept the win to the end.
review-moment = Step { $step } of { $steps }
review-swing = { $before } → { $after }
review-replay = see it again
review-played = Played
review-better = Better
review-happened = What happened
review-split = What this change is made of
review-part-decision = Decision
review-part-dice = Luck
review-part-hidden = Hidden
review-by-decision = There was a better answer.
review-by-dice-up = Luck was kind.
review-by-dice-down = Luck was cruel.
review-by-hidden-up = It turned out better than anybody could know.
review-by-hidden-down = Nobody could know: what was hidden made the difference.
review-making = The house is looking through the game…
review-waits = This takes a minute or two. The page renews itself; you may also come back later.
review-failed = The review came to nothing.
review-again = Try again
refused-review-too-early = The game is not over: a review looks into all hands.

# Practising on one’s own games.
practise = Practise
practise-lead = Positions of your own games in which there was a better answer. What would you play today?
practise-mine = { $count ->
    [one] Practise: one position
   *[other] Practise: { $count } positions
}
practise-none = No position yet. They come from the reviews of your finished games.
practise-unread = Games to review
practise-asked = { $side }, what do you play?
practise-found = Yes, that is the best answer: { $chance } to win. In the game: “{ $played }”, { $then }.
practise-close = That is as good: { $chance } to win, and { $best } for “{ $better }”.
practise-worse = That gives { $chance } to win, against { $best } for “{ $better }”.
practise-same = It is what was played in the game.
practise-next = Another position
practise-from = In the game
practise-count = Position { $number } of { $count }
