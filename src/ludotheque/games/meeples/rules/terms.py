"""Every number of the street with a name."""

from __future__ import annotations

from typing import Final

# Kinds of meeples: Ouvrier, Mineur, Bandit, Adjoint, Madame.
BUILDER: Final = 0
MINER: Final = 1
BANDIT: Final = 2
DEPUTY: Final = 3
MADAME: Final = 4
KINDS: Final = 5
NONE: Final = -1  # no meeple, no owner, no controller, no seat, no item

# Locations, where meeples are taken from: twelve buildings, then two more.
BUILDINGS: Final = 12
SALOON: Final = 12
JAIL: Final = 13
LOCATIONS: Final = 14

# Spaces, where meeples are put: the doors have the numbers of their buildings.
WEST: Final = 12
EAST: Final = 13
SPACES: Final = 14

SHOWDOWN: Final = 12  # an item to resolve, beside the doors

# What the bag holds.
GOLD: Final = 0
STONE: Final = 1
DYNAMITE: Final = 2

CLOCKWISE: Final = 0
COUNTERCLOCKWISE: Final = 1

SEATS: Final = 4  # at most
SIDES: Final = ("orange", "green", "grey", "black")  # R1: the colours to choose from
MOST_DRAWN: Final = 21  # pieces in one draw
MOST_DEALT: Final = 5  # meeples in one building at the start
MOST_CUBES: Final = 60  # of one sort in the box
MOST_DYNAMITE: Final = 3

# Questions.
DEALING: Final = 0  # a draw, [building]
NAMING: Final = 1  # who begins: a draw, or the choice of the table owner
CORNERING: Final = 2  # D1
TAKING: Final = 3  # D2
STARTING: Final = 4  # D3
TURNING: Final = 5  # D4
DROPPING: Final = 6  # D5
APPOINTING: Final = 7  # D6, [space]
RESOLVING: Final = 8  # D7
BUILDING: Final = 9  # D8
UPGRADING: Final = 10  # D9
REROLLING: Final = 11  # D10, [space]
ENDING: Final = 12  # D11
DRAWING: Final = 13  # a draw, [seat, pieces]
ROLLING: Final = 14  # both dice
ROLLING_AGAIN: Final = 15  # one die, [space]
OVER: Final = 16

# Actions of the seats.
CORNER: Final = 0  # CORNER + building
TAKE: Final = 12  # TAKE + location
TAKE_OTHER: Final = 26  # always refused: those who wait on W or E, the dead, the box
START: Final = 30  # START + space
TURN: Final = 44  # TURN + direction
DROP: Final = 46  # DROP + kind
APPOINT: Final = 51  # APPOINT + seat
RESOLVE: Final = 55  # RESOLVE + item
NO: Final = 0
YES: Final = 1
BUILD: Final = 68  # BUILD + NO or YES
UPGRADE: Final = 70  # UPGRADE + NO or YES
REROLL: Final = 72  # REROLL + NO or YES
END: Final = 74
PASS: Final = 75  # always refused
KEEP_GOLD: Final = 76  # always refused
SIGN: Final = 77  # SIGN + building, always refused: it asks why no sign can be built or turned there now
FIRST: Final = 89  # FIRST + seat: it takes the first turn; an outcome too

# Outcomes of chance.
DEAL: Final = 93  # DEAL + the number of a handful (bag.py)
ROLL: Final = 219  # ROLL + 6 * (west - 1) + east - 1
ROLL_AGAIN: Final = 255  # ROLL_AGAIN + 6 * (space - WEST) + result - 1
DRAW: Final = 267  # DRAW + the number of a draw (bag.py)
ACTIONS: Final = 1151

# Events.
DEALT: Final = 0  # NOBODY, [building, counts of four kinds]
NAMED: Final = 1  # the first player
CORNERED: Final = 2  # seat, [building]
TOOK: Final = 3  # seat, [location, counts of five kinds]
ARMED: Final = 4  # seat, [dynamite left in the Jail]
TURNED: Final = 5  # seat, [location, direction]
STARTED: Final = 6  # seat, [location, space]
DROPPED: Final = 7  # seat, [kind, space, controller or NONE]
BOUNCED: Final = 8  # seat, [space]: Madame goes to the Saloon
APPOINTED: Final = 9  # seat, [kind, space, controller]
OVERFLOWED: Final = 10  # seat, [location, meeples]
RESOLVED: Final = 11  # seat, [kind, building, 1 if it has something to do]
DREW: Final = 12  # seat, [gold, stone, dynamite]
EMPTY_BAG: Final = 13  # seat
BUILT: Final = 14  # seat, [building, gold, stone]
UPGRADED: Final = 15  # seat, [building, gold, stone, points]
DECLINED: Final = 16  # seat, [building, 0 to build or 1 to upgrade]
JAILED: Final = 17  # seat, [building, bandits]
LED: Final = 18  # seat, [building, builders]: to the Saloon
ENTERED: Final = 19  # seat, [kind, building]
EXPLODED: Final = 20  # NOBODY, [stones lost by seat]
FACED: Final = 21  # seat, [west kind, west controller, east kind, east controller]
ROLLED: Final = 22  # NOBODY, [west, east]
REROLLED: Final = 23  # seat, [space, before, after]
STOOD: Final = 24  # seat, [space, result]: no second roll
WON: Final = 25  # seat, [kind, loser's kind, loser's controller]
BOTH_FELL: Final = 26  # NOBODY, [kind, seat, seat]
BURIED: Final = 27  # NOBODY, [kind, graves filled], or [kind, NONE] for the box
BOUGHT: Final = 28  # seat, [price]
TRIGGERED: Final = 29  # NOBODY, [trigger]
ENDED: Final = 30  # NOBODY, [scores by seat]
LATE: Final = 31  # seat: its time is up, the clock answers

# What triggers the end, a bit each.
NO_BAR: Final = 1
NO_GRAVE: Final = 2
NO_DYNAMITE: Final = 4
STALE: Final = 8
