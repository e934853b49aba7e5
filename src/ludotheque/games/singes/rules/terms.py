"""Every number of La Planète des Singes with a name.

A square is one number whatever way its tile lies: tile * 29 + cell. Cells 0 to 24 are the inside of the printed tile,
row by row; 25 to 28 are its portals on the printed north, east, south and west side.
"""

from __future__ import annotations

from typing import Final

TILES: Final = 20
CELLS: Final = 29
PORTAL: Final = 25  # the cell of the printed north portal
SQUARES: Final = 580  # TILES * CELLS
SEATS: Final = 6
PAWNS: Final = ("red", "blue", "green", "yellow", "black", "white")  # what people choose from (R1)
NONE: Final = -1

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

# What is printed on a square.
WALL: Final = 0
PLAIN: Final = 1
START: Final = 2
GATE: Final = 3  # a portal
MARK_W: Final = 4
MARK_C: Final = 5
MARK_K: Final = 6
MARK_Z: Final = 7
MARK_G: Final = 8
MARK_L: Final = 9
DOOR: Final = 10

# What lies on a square: nothing, a face-down token by its mark, a key, or a face-up ape.
EMPTY: Final = 0
KEY_DOWN: Final = 10
KEY_UP: Final = 11  # KEY_UP + the number of the key
KEYS: Final = 12  # how many keys a box may hold
APE: Final = 30  # APE + the type of the ape

# What lies beyond the side of a tile, beside the square number of an open portal.
VOID: Final = -1  # a portal that faces an empty lattice cell
BLOCKED: Final = -2
IDLE: Final = -3  # a portal that takes no tile although its cell is empty (R18)
NO_PORTAL: Final = -5
OUTWARD: Final = -6  # in the links of a portal: across the border of the tile

# Rows of flat lists: how wide a row is, and what stands where in it.
PLACE_ROW: Final = 3  # of a tile in `places`
X: Final = 0
Y: Final = 1
ROTATION: Final = 2
HOLD_ROW: Final = 4  # of a hold-up in `holds`
VICTIM: Final = 0
TOKEN: Final = 1
TURNS: Final = 2  # left
OPEN_TO: Final = 3  # the readers who know the token: everybody once it is face up
KEY_ROW: Final = 4  # of a key in `keys`
NEED: Final = 0  # the type it asks for, before its digits
KEY_DIGITS: Final = 3
SIGHT_ROW: Final = 3  # of a token in `sights`
LIES_AT: Final = 0
SIGHTED: Final = 1
COPIES: Final = 2
USED_ROW: Final = 2  # of a seat in `used`: red, yellow
BACK_ROW: Final = 3  # of a seat in the `backs` of a view: weapons, digits, luck tokens
OPEN_ROW: Final = 7  # of a seat in the `opens` of a view: helpers and guides, from ARI on

# Types of tokens. Patrols, ambushes, digits and apes are one type for each number.
REVOLVER: Final = 0
AXE: Final = 1
RAPIER: Final = 2
DAGGER: Final = 3
SPEAR: Final = 4
CLUB: Final = 5
HELMET: Final = 6
ARMS: Final = 7  # how many types fight
PATROL: Final = 7  # PATROL + strength - 1
PATROLS: Final = 9
AMBUSH: Final = 16  # AMBUSH + turns - 1
AMBUSHES: Final = 5
ATTACKS: Final = 14
ARI: Final = 21
LEO: Final = 22
LIMBO: Final = 23
BIRN: Final = 24
KRULL: Final = 25
HELPERS: Final = 5
DAENA: Final = 26
KARUBI: Final = 27
ATTAR: Final = 28
THADE: Final = 29
DIGIT: Final = 30  # DIGIT + digit - 1
DIGITS: Final = 9
JOKER: Final = 39
RED_DIE: Final = 40
YELLOW_DIE: Final = 41
KILL_TOKEN: Final = 42
MOVE_TOKEN: Final = 43
THIEF: Final = 44
COMPASS_TOKEN: Final = 45
TRAP: Final = 46
ITEMS: Final = 47  # the types below may lie before a player
CHIMP: Final = 47  # CHIMP + strength - 1
GORILLA: Final = 62
STRENGTHS: Final = 15
TYPES: Final = 77

# Backs, in the order W C K Z G L of their marks; the types of a back are FIRST_TYPE up to LAST_TYPE.
WEAPON_BACK: Final = 0
CHARACTER_BACK: Final = 1
DIGIT_BACK: Final = 2
CHIMP_BACK: Final = 3
GORILLA_BACK: Final = 4
LUCK_BACK: Final = 5
BACKS: Final = 6
FIRST_TYPE: Final = [0, 21, 30, 47, 62, 40]
LAST_TYPE: Final = [20, 29, 39, 61, 76, 46]

# Dice.
WHITE: Final = 0
RED: Final = 1
YELLOW: Final = 2

# Where a token that somebody has seen may be, beside the seats.
PILE: Final = 7
AWAY: Final = 8  # face up or out of the game
HOLD: Final = 9  # HOLD + which hold-up, the oldest first: face down under a pawn
SPECTATOR: Final = 6  # the reader who knows what everybody knows

# Questions. Those up to ENDING are put to nobody: the rules run on.
OVER: Final = 0
LANDING: Final = 1
ENDING: Final = 2
FIRST: Final = 3  # who begins: the host, or a draw
ACTING: Final = 4  # D2, and D15 when a bonus is pending
HELPING: Final = 5  # D3
STEPPING: Final = 6  # D4
FIGHTING: Final = 7  # D5 and D6
MOVING: Final = 8  # D7
SACRIFICING: Final = 9  # D8
STEALING: Final = 10  # D9
NAMING: Final = 11  # D9 under thief_choice = open
TURNING: Final = 12  # D10
ESCAPING: Final = 13  # D11
PICKING: Final = 14  # D12
ROTATING: Final = 15  # D13
TRAPPED: Final = 16  # D14
DEFENDING: Final = 17  # D16
GUIDED: Final = 18  # where a guide leads
# Questions to chance.
DRAW_TILE: Final = 19
DRAW_APE: Final = 20
DRAW_TOKEN: Final = 21
DRAW_KEY: Final = 22
DRAW_PICK: Final = 23
DRAW_THEFT: Final = 24
DRAW_CONFISCATION: Final = 25
DRAW_FORFEIT: Final = 26
ROLL_MOVE: Final = 27
ROLL_FIGHT: Final = 28
ROLL_PATROL: Final = 29
DRAWS: Final = 19  # from here on chance is asked

# Bonuses of a turn.
NO_BONUS: Final = 0
AGAIN: Final = 1  # R39
EXTRA: Final = 2  # R40

# Steps of a landing (R33 to R40).
STAGE_APE: Final = 1
STAGE_THEFT: Final = 2
STAGE_TOKEN: Final = 3
STAGE_DOOR: Final = 4
STAGE_START: Final = 5
STAGE_PORTAL: Final = 6
STAGE_BONUS: Final = 7

# Actions.
STEP: Final = 0  # STEP + direction
STOP: Final = 4  # also the confirmation of a move that cannot go on
ROLL: Final = 5  # ROLL + die
HELP: Final = 8  # HELP + a bit for each helper used
COMPASS: Final = 40
GUIDE: Final = 41  # GUIDE + 0 for Daena, 1 for Karubi
KILL: Final = 43
MOVE: Final = 44
DECLARE: Final = 45  # DECLARE + a fighting weapon
DECLINE: Final = 52
TURN_KEY: Final = 53
ESCAPE: Final = 54
PICK_LUCK: Final = 55
PICK_DIGIT: Final = 56
ROTATE: Final = 57  # ROTATE + quarter turns
LOOK: Final = 61  # LOOK + rival
PASS: Final = 67  # always refused
STEAL: Final = 68  # STEAL + rival * LOOTS + what
LOOTS: Final = 12  # five helpers, two guides, two dice in use, then a weapon, a luck token or a digit by its back
LOOT_DICE: Final = 7
LOOT_WEAPON: Final = 9
LOOT_LUCK: Final = 10
LOOT_DIGIT: Final = 11
ATTACK: Final = 140  # ATTACK + victim * ATTACKS + the token
ITEM: Final = 224  # ITEM + type: a luck token to sacrifice, an item to steal
ITEM_USED: Final = 271  # ITEM_USED + 0 for the red die in use, 1 for the yellow one
TO: Final = 273  # TO + square
BEGIN: Final = 853  # BEGIN + seat
# Outcomes of chance; BEGIN is one too.
FACE: Final = 859  # FACE + what a die shows
MOST_FACE: Final = 20
DRAW: Final = 880  # DRAW + type
DRAW_USED: Final = 957  # DRAW_USED + 0 for the red die in use, 1 for the yellow one
TILE: Final = 959  # TILE + tile
KEYED: Final = 979  # KEYED + key
ACTIONS: Final = 991

# Events. Squares are numbers; "used" is the colour of a die in use, or NONE.
BEGAN: Final = 0  # seat: the first player
TURN: Final = 1  # seat, [round]
ROLLED: Final = 2  # seat, [question, die, face]
HELPED: Final = 3  # seat, [helpers, total]
STEPPED: Final = 4  # seat, [from, to, steps made, total]
STOPPED: Final = 5  # seat, [square]
APE_SHOWN: Final = 6  # seat, [square, type]
DECLARED: Final = 7  # seat, [die, seven counts]
FOUGHT: Final = 8  # seat, [square, type, face, bonus, strength, square to retreat to or NONE]
KILLED: Final = 9  # seat, [square, type]
MOVED: Final = 10  # seat, [type, from, to]
SACRIFICED: Final = 11  # seat, [used], secret [type]
TOOK: Final = 12  # seat, [square, back], secret [type]
JOINED: Final = 13  # seat, [square, type]: a helper or guide
CHIEF: Final = 14  # seat, [square, type]
FELL: Final = 15  # seat, [square]: into a trap
FORFEITED: Final = 16  # seat, [back, used], secret [type]
HELD: Final = 17  # seat, [turns, 1 where he fell]: the trap lies before the player, on START or where he fell
KEY_TURNED: Final = 18  # seat, [square, type it needs, three digits]
ESCAPED: Final = 19  # seat, [square]
PICKED: Final = 20  # seat, [back], secret [type]; a trap, which all see, without the secret
TILE_TAKEN: Final = 21  # seat, [tile, portal]
TILE_SUNK: Final = 22  # seat, [tile]: to the bottom of the stack
TILE_PLACED: Final = 23  # seat, [tile, X, Y, rotation]
WENT_IDLE: Final = 24  # seat, [portal]
ATTACKED: Final = 25  # seat, [victim], secret [type]
SKIPPED: Final = 26  # seat, [type, turns left]
AMBUSHED: Final = 27  # seat, [type]: turned face up
PATROLLED: Final = 28  # seat, [type]: turned face up
DEFENDED: Final = 29  # seat, [strength, face]
CONFISCATED: Final = 30  # seat, [back, used], secret [type]
STOLE: Final = 31  # seat, [victim, what], secret [type]
LOOKED: Final = 32  # seat, [victim], secret the types in the hand
WENT: Final = 33  # seat, [how, from, to]; how: COMPASS_TOKEN, DAENA or KARUBI
DODGED: Final = 34  # seat, [how]: a trap is escaped
QUIET: Final = 35  # NOBODY, [quiet rounds]
NIGHT: Final = 36  # NOBODY, [reason]
SHOWN: Final = 37  # seat, [types of the whole hand]
RANKED: Final = 38  # seat, [rank, missing, digits, weapons, items, of the first: by which of these four, from 1]
SAT_OUT: Final = 39  # seat: a move without a step
CHOSE: Final = (
    40  # seat, [action]: a die, a theft, a pick, a key or the price of a trap, before all eyes; the log waits for more
)

# Why night falls.
QUIET_ROUNDS: Final = 1
ROUNDS: Final = 2
DEAD_KEYS: Final = 3
LAST_ROUND: Final = 300  # in any case: every game ends (O7)
