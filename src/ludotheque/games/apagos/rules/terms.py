"""Every number of Apagos with a name.

A square is one decimal number, its code: 523 is a square of five holes with two white balls and three black ones.
"""

from __future__ import annotations

from typing import Final

LEVELS: Final = 4
TOP: Final = 3  # levels are 0 to 3 here, 1 to 4 in every text

WHITE: Final = 0
BLACK: Final = 1
DRAW: Final = 2  # a result beside WHITE and BLACK, a winner beside both seats
NONE: Final = -1  # no colour, no square, no result yet

HOLES: Final = 100  # the parts of a code
BALL: Final = [10, 1]  # what one more ball of a colour adds to a code

# Questions.
COLOURS: Final = 0  # which colour seat 0 plays: its choice, or a draw
SETTER: Final = 1  # who arranges the squares: a draw
ARRANGING: Final = 2  # the next square of the ramp
CONFIRMING: Final = 3
SWAPPING: Final = 4
PLAYING: Final = 5
OVER: Final = 6

# Moves, in the canonical order: W@1..W@4 B@1..B@4 4>3 4>2 4>1 3>2 3>1 2>1.
DROP: Final = 0  # DROP + colour * 4 + level
SLIDE: Final = 8  # SLIDE + the index of the slide below
MOVES: Final = 14
SOURCES: Final = [3, 3, 3, 2, 2, 1]
TARGETS: Final = [2, 1, 0, 1, 0, 0]

# Moves that are always refused, so that each refusal can be asked for.
PASS: Final = 14
OFF_RAMP: Final = 15  # any move that names a level the ramp does not have
UPWARD: Final = 16  # UPWARD + source * 4 + target, the target not lower than the source

# The other decisions and draws.
PICK: Final = 32  # PICK + colour: seat 0 plays it
PLACE: Final = 34  # PLACE + square * 10 + holes
CONFIRM: Final = 74
KEEP: Final = 75
SWAP: Final = 76
PRESET: Final = 77  # PRESET + the number of a ready-made ramp
PRESETS: Final = 16
PRESET_WIDTH: Final = 8  # numbers of a ready-made ramp in a flat list: square and holes of each level
RESIGN: Final = 93
DESIGNATE: Final = 94  # DESIGNATE + seat: the setter
ACTIONS: Final = 96

# Events.
COLOURED: Final = 0  # seat, [its colour]
DESIGNATED: Final = 1  # the setter
PLACED: Final = 2  # seat, [level, square, holes]
CONFIRMED: Final = 3  # seat, [squares and holes from level 0 up]
KEPT: Final = 4
SWAPPED: Final = 5
DROPPED: Final = 6  # seat, [mover, colour, level, code before]
SLID: Final = 7  # seat, [mover, source, target]
ENDED: Final = 8  # NOBODY, [winner, its colour, reason, white on top, black on top]

# Why a game is over.
MAJORITY: Final = 1
RESIGNED: Final = 2
TIME: Final = 3

# Options.
FREE: Final = 0  # O1
CLASSIC: Final = 1
RANDOM: Final = 2
DRAWN: Final = 2  # O2 and O3: beside 0 and 1, the seat that arranges, or the colour of seat 0
CHOSEN: Final = 3  # O3: seat 0 picks
