"""Every number with a name."""

from __future__ import annotations

from typing import Final

# Cards, which are also what chance deals; a higher one wins.
JACK: Final = 0
QUEEN: Final = 1
KING: Final = 2
CARDS: Final = 3

# Questions.
DEALING: Final = 0  # to chance: which card does the seat in turn get?
OPENING: Final = 1  # check or bet?
REPLYING: Final = 2  # check or bet, after a check?
ANSWERING: Final = 3  # call or fold, after a bet?
OVER: Final = 4

# Actions.
CHECK: Final = 0
BET: Final = 1
CALL: Final = 2
FOLD: Final = 3
ACTIONS: Final = 4

# Events.
BEGAN: Final = 0  # round, ante
DEALT: Final = 1  # secret: the card
CHECKED: Final = 2
RAISED: Final = 3  # how many coins
CALLED: Final = 4  # how many coins
FOLDED: Final = 5
SHOWN: Final = 6  # the card of seat 0, of seat 1
WON: Final = 7  # the pot
ENDED: Final = 8  # the purses

SEATS: Final = 2
MOST_ROUNDS: Final = 20
