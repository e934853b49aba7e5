"""The kinds of entries in the log of a table, and what their fields hold."""

from __future__ import annotations

from typing import Final

SIT: Final = "sit"  # seat; words: the player, as JSON; again for one who chooses another side or salt
STAND: Final = "stand"  # seat
LEAVE: Final = "leave"  # seat, in a running game: it is kept for its player
START: Final = "start"  # words: the host and the sides, as JSON; empty where they follow the seats
RELEASE: Final = "release"  # the seat need no longer be kept; action: the seat that says so, NOBODY for the owner
STEP: Final = "step"  # seat or CHANCE or CLOCK, action, words
THEN: Final = "then"  # a step that one press gave with the one before
UNDO: Final = "undo"  # action: the step that seat takes back; with NOBODY, all that followed goes too
ASK: Final = "ask"  # seat asks the others to let it play again; action: from which step
AGREE: Final = "agree"  # seat agrees to it
REFUSE: Final = "refuse"  # seat refuses it
SAY: Final = "say"  # seat or NOBODY; words: name and text, as JSON
AGAIN: Final = "again"  # seat would like another game, once this one is over
REMATCH: Final = "rematch"  # words: the id of the next table

STEPS: Final = (STEP, THEN)
