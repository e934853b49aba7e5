### Kuhn poker in English.

name = Kuhn poker
tagline = Three cards, one bet: the smallest poker there is.
about = A jack, a queen and a king; each of you gets one, and the third stays unseen. Check or bet one coin, call or fold. It takes a minute to learn, and it still needs bluffs: whoever never bets with a jack loses in the long run.
length = 5 minutes
weight = Light
age = 8 and over
designer = Harold W. Kuhn
completed = The article describes a single round. The purses, the number of rounds and who opens are ours.

option-rounds = Rounds
option-rounds-about = How many rounds a match has.

side-red = Red
side-blue = Blue
card-jack = jack
card-queen = queen
card-king = king
card-hidden = card unseen

question-deal = { $who } is dealt a card.
question-bet-yours = Check, or bet { $coins ->
    [one] one coin
   *[other] { $coins } coins
 }?
question-bet-other = { $who } checks or bets.
question-answer-yours = There is a bet. Call, or fold?
question-answer-other = { $who } calls or folds.
over-won = { $who } wins the match, { $most } coins to { $least }.
over-equal = The match is a draw: { $coins } coins each.

choice-check = Check
choice-bet = Bet { $coins }
choice-call = Call { $coins }
choice-fold = Fold

line-began = Round { $round }: both pay { $ante }. { $who } opens.
line-dealt = { $who } gets a card.
line-dealt-you = You get the { $card }.
line-checked = { $who } checks.
line-raised = { $who } bets { $coins }.
line-called = { $who } calls with { $coins }.
line-folded = { $who } folds.
line-shown = Cards on the table: Red has the { $red }, Blue the { $blue }.
line-won = { $who } takes the pot of { $coins }.
line-ended = The match is over: Red { $red }, Blue { $blue }.

fact-purse = Purse
fact-stake = At stake
board-pot = Pot: { $coins }

tell-round = Round { $round } of { $rounds }
tell-you = You play { $who }.
tell-card = You hold the { $card }.
tell-seat = { $who }: { $purse } in the purse, { $stake } at stake
tell-shown = The round before: Red had the { $red }, Blue the { $blue }. { $who } took the pot.
tell-folded = The round before: { $other } folded, { $who } took the pot.

refusal-R1 = That is no answer to the question.
refusal-R2 = It is not your turn.
refusal-R6 = There is a bet: call or fold.
refusal-R7 = Nobody has bet yet: check or bet.
refusal-R10 = The match is over.
