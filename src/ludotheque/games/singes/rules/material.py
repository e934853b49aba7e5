"""The box of La Planète des Singes: tiles, tokens, keys and dice as flat lists."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.material import BrokenMaterial, line_of, parsed
from ludotheque.games.singes.rules import terms as t

SIDE: Final = 7  # cells along the side of a tile
MIDDLE: Final = 3
CODES: Final = "#.SPWCKZGLD"  # in the order of the cell codes
BACK_LETTERS: Final = "WCKZGL"

SINGLE_KINDS: Final = {
    "revolver": t.REVOLVER,
    "axe": t.AXE,
    "rapier": t.RAPIER,
    "dagger": t.DAGGER,
    "spear": t.SPEAR,
    "club": t.CLUB,
    "helmet": t.HELMET,
    "ari": t.ARI,
    "leo": t.LEO,
    "limbo": t.LIMBO,
    "birn": t.BIRN,
    "krull": t.KRULL,
    "daena": t.DAENA,
    "karubi": t.KARUBI,
    "attar": t.ATTAR,
    "thade": t.THADE,
    "joker": t.JOKER,
    "red_die": t.RED_DIE,
    "yellow_die": t.YELLOW_DIE,
    "kill": t.KILL_TOKEN,
    "move": t.MOVE_TOKEN,
    "thief": t.THIEF,
    "compass": t.COMPASS_TOKEN,
    "trap": t.TRAP,
}
NUMBERED_KINDS: Final = {
    "patrol": (t.PATROL, t.PATROLS),
    "ambush": (t.AMBUSH, t.AMBUSHES),
    "digit": (t.DIGIT, t.DIGITS),
    "chimp": (t.CHIMP, t.STRENGTHS),
    "gorilla": (t.GORILLA, t.STRENGTHS),
}


class Material:
    """What is in the box."""

    def __init__(self) -> None:
        self.tiles = 0
        self.names: list[str] = []  # of the tiles
        self.cells: list[int] = [t.WALL] * t.SQUARES  # what is printed on each square
        self.links: list[int] = [t.NONE] * (4 * t.SQUARES)  # square * 4 + printed direction: the neighbour on the tile
        self.portals: list[int] = [0] * (4 * t.TILES)  # tile * 4 + printed side: 1 for a portal
        self.doors: list[int] = [0] * t.TILES
        self.start = t.NONE  # the square START
        self.counts: list[int] = [0] * t.TYPES
        self.values: list[int] = [0] * t.TYPES  # bonuses, strengths, turns
        self.keys: list[int] = []  # key * 4: the type it needs, then three digit types
        self.key_names: list[str] = []
        self.dice: list[int] = [0] * (3 * (t.MOST_FACE + 1))  # die * 21 + face: on how many sides
        self.faces: list[list[int]] = []  # by die: the outcomes of a roll
        self.sides: list[list[int]] = []  # by die: on how many sides each of them is
        self.trap_turns = 3
        self.quiet_limit = 20
        self.round_limit = 150
        self.colours: list[str] = []
        self.warnings: list[str] = []

    def key_count(self) -> int:
        return len(self.key_names)

    def key_row(self, key: int) -> list[int]:
        """The type a key needs, then its three digits."""
        return self.keys[key * t.KEY_ROW : (key + 1) * t.KEY_ROW]

    def need(self, key: int) -> int:
        """The type of the object or character that a key asks for."""
        return self.keys[key * t.KEY_ROW + t.NEED]

    def digit(self, key: int, place: int) -> int:
        """The type of a digit of a key."""
        return self.keys[key * t.KEY_ROW + t.NEED + 1 + place]

    def times(self, key: int, place: int) -> int:
        """How many tokens like a digit of a key it and the digits before it ask for."""
        wanted = 1
        for before in range(place):
            if self.digit(key, before) == self.digit(key, place):
                wanted += 1
        return wanted


def cell_number(row: int, column: int) -> int:
    """The cell of a printed row and column; NONE where no square can be."""
    if 0 < row < SIDE - 1 and 0 < column < SIDE - 1:
        return (row - 1) * 5 + column - 1
    if row == 0 and column == MIDDLE:
        return t.PORTAL + t.NORTH
    if row == MIDDLE and column == SIDE - 1:
        return t.PORTAL + t.EAST
    if row == SIDE - 1 and column == MIDDLE:
        return t.PORTAL + t.SOUTH
    if row == MIDDLE and column == 0:
        return t.PORTAL + t.WEST
    return t.NONE


def cell_row(cell: int) -> int:
    if cell < t.PORTAL:
        return cell // 5 + 1
    return [0, MIDDLE, SIDE - 1, MIDDLE][cell - t.PORTAL]


def cell_column(cell: int) -> int:
    if cell < t.PORTAL:
        return cell % 5 + 1
    return [MIDDLE, SIDE - 1, MIDDLE, 0][cell - t.PORTAL]


def load(text: str) -> Material:
    """Read a material file; BrokenMaterial names the line and the check V1 to V8 that failed."""
    table = parsed(text)
    box = Material()
    if table.get("game") != "singes":
        raise BrokenMaterial(line_of(text, "game"), "game", "this is not a box of singes")
    read_constants(box, table, text)
    read_dice(box, table, text)
    read_tokens(box, table, text)
    read_tiles(box, table, text)
    read_keys(box, table, text)
    warn(box)
    return box


def whole(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def read_constants(box: Material, table: dict[str, Any], text: str) -> None:
    if table.get("tile_size") != SIDE:
        raise BrokenMaterial(line_of(text, "tile_size"), "V8", "tile_size must be 7")
    if not whole(table.get("trap_turns"), 1, 9):
        raise BrokenMaterial(line_of(text, "trap_turns"), "V8", "trap_turns must be 1 to 9")
    if not whole(table.get("quiet_limit"), 0, 1000):
        raise BrokenMaterial(line_of(text, "quiet_limit"), "V8", "quiet_limit must be 0 to 1000")
    if not whole(table.get("round_limit"), 0, 1000):
        raise BrokenMaterial(line_of(text, "round_limit"), "V8", "round_limit must be 0 to 1000")
    colours = table.get("colours")
    if not isinstance(colours, list) or len(colours) != 6 or len({str(colour) for colour in colours}) != 6:
        raise BrokenMaterial(line_of(text, "colours"), "V8", "six different colours are needed")
    box.trap_turns = table["trap_turns"]
    box.quiet_limit = table["quiet_limit"]
    box.round_limit = table["round_limit"]
    box.colours = [str(colour) for colour in colours]


def read_dice(box: Material, table: dict[str, Any], text: str) -> None:
    dice = table.get("dice")
    for number, colour in enumerate(("white", "red", "yellow")):
        faces = dice.get(colour) if isinstance(dice, dict) else None
        if not isinstance(faces, list) or not faces or len(faces) > 100:
            raise BrokenMaterial(
                line_of(text, "[dice]", colour), "V6", "the " + colour + " die needs at least one face"
            )
        for face in faces:
            if not whole(face, 1, t.MOST_FACE):
                raise BrokenMaterial(
                    line_of(text, "[dice]", colour), "V6", "the faces of the " + colour + " die are 1 to 20"
                )
            box.dice[number * (t.MOST_FACE + 1) + face] += 1
        counts = box.dice[number * (t.MOST_FACE + 1) : (number + 1) * (t.MOST_FACE + 1)]
        box.faces.append([t.FACE + face for face in range(t.MOST_FACE + 1) if counts[face] > 0])
        box.sides.append([count for count in counts if count > 0])


def token_type(kind: str, value: Any) -> int:
    """The type of a kind and its number; NONE when there is no such token."""
    if kind in SINGLE_KINDS:
        return SINGLE_KINDS[kind]
    if kind in NUMBERED_KINDS:
        first, width = NUMBERED_KINDS[kind]
        if whole(value, 1, width):
            return first + int(value) - 1
    return t.NONE


def nth_line(text: str, mark: str, number: int) -> int:
    """The line of a mark that is there several times, counted from 0."""
    place = -1
    for _ in range(number + 1):
        found = text.find(mark, place + 1)
        place = found if found >= 0 else place
    return text.count("\n", 0, max(place, 0)) + 1


def read_tokens(box: Material, table: dict[str, Any], text: str) -> None:
    tokens = table.get("tokens")
    if not isinstance(tokens, list):
        raise BrokenMaterial(line_of(text, "[[tokens]]"), "V7", "there are no [[tokens]]")
    for number, token in enumerate(tokens):
        kind = token.get("kind") if isinstance(token, dict) else None
        value = token.get("value") if isinstance(token, dict) else None
        line = nth_line(text, "[[tokens]]", number)
        found = token_type(str(kind), value)
        if found == t.NONE:
            raise BrokenMaterial(line, "V7", "there is no token " + repr(kind) + " of value " + repr(value))
        if box.counts[found] > 0:
            raise BrokenMaterial(line, "V7", "the token " + repr(kind) + " of value " + repr(value) + " is there twice")
        back = str(token.get("back"))
        if len(back) != 1 or back not in BACK_LETTERS:
            raise BrokenMaterial(line, "V7", "a back is one of W C K Z G L")
        if not t.FIRST_TYPE[BACK_LETTERS.index(back)] <= found <= t.LAST_TYPE[BACK_LETTERS.index(back)]:
            raise BrokenMaterial(line, "V7", "a " + str(kind) + " has another back than " + back)
        if not whole(token.get("count"), 1, 99):
            raise BrokenMaterial(line, "V7", "the count of " + str(kind) + " must be 1 to 99")
        needs_value = found <= t.HELMET or t.ARI <= found <= t.KRULL or found in (t.ATTAR, t.THADE)
        if needs_value and not whole(value, 1, 99):
            raise BrokenMaterial(line, "V7", "the value of " + str(kind) + " must be 1 to 99")
        if t.ARI <= found <= t.KARUBI and token["count"] > 1:
            raise BrokenMaterial(line, "V7", "every helper and guide is unique")
        box.counts[found] = token["count"]
        box.values[found] = int(value) if value is not None and whole(value, 1, 99) else 0


def read_tiles(box: Material, table: dict[str, Any], text: str) -> None:
    tiles = table.get("tiles")
    if not isinstance(tiles, list) or not 1 <= len(tiles) <= t.TILES:
        raise BrokenMaterial(line_of(text, "[[tiles]]"), "V8", "there are 1 to 20 tiles")
    for number, tile in enumerate(tiles):
        line = nth_line(text, "[[tiles]]", number)
        rows = tile.get("rows") if isinstance(tile, dict) else None
        if not isinstance(rows, list) or tile.get("number") != number + 1 or not is_grid(rows):
            raise BrokenMaterial(line, "V8", "tile " + str(number + 1) + " needs 7 rows of 7 codes out of " + CODES)
        box.names.append(str(tile.get("name", "")))
        read_tile(box, number, rows, line)
    box.tiles = len(tiles)


def is_grid(rows: list[Any]) -> bool:
    if len(rows) != SIDE:
        return False
    for row in rows:
        if not isinstance(row, str) or len(row) != SIDE:
            return False
        for code in row:
            if code not in CODES:
                return False
    return True


def read_tile(box: Material, tile: int, rows: list[str], line: int) -> None:
    name = "tile " + str(tile + 1)
    starts = 0
    for row in range(SIDE):
        for column in range(SIDE):
            code = CODES.index(rows[row][column])
            cell = cell_number(row, column)
            is_gate = cell >= t.PORTAL
            if (code == t.GATE) != is_gate and (code == t.GATE or code != t.WALL):
                raise BrokenMaterial(line, "V2", name + ": portals are mid-side cells, every other border cell a wall")
            if cell == t.NONE:
                if code != t.WALL:
                    raise BrokenMaterial(line, "V2", name + ": every border cell but a portal is a wall")
                continue
            box.cells[tile * t.CELLS + cell] = code
            if code == t.GATE:
                box.portals[tile * 4 + cell - t.PORTAL] = 1
            if code == t.DOOR:
                box.doors[tile] += 1
            if code == t.START:
                starts += 1
                box.start = cell
    if starts != (1 if tile == 0 else 0):
        raise BrokenMaterial(line, "V1", name + ": tile 1 has exactly one START, the others none")
    link(box, tile)
    if sum(box.portals[tile * 4 : tile * 4 + 4]) == 0:
        raise BrokenMaterial(line, "V3", name + " has no portal")
    squares = [square for square in range(tile * t.CELLS, tile * t.CELLS + t.CELLS) if box.cells[square] != t.WALL]
    if len(reached(box, squares[0], t.WALL, t.WALL, t.WALL)) != len(squares):
        raise BrokenMaterial(line, "V3", name + " is not one connected piece")


def link(box: Material, tile: int) -> None:
    """Join the neighbouring squares of a tile."""
    for cell in range(t.CELLS):
        square = tile * t.CELLS + cell
        if box.cells[square] == t.WALL:
            continue
        for direction in range(4):
            row = cell_row(cell) + [-1, 0, 1, 0][direction]
            column = cell_column(cell) + [0, 1, 0, -1][direction]
            if cell >= t.PORTAL and direction == cell - t.PORTAL:
                box.links[square * 4 + direction] = t.OUTWARD
                continue
            other = cell_number(row, column) if 0 <= row < SIDE and 0 <= column < SIDE else t.NONE
            if other != t.NONE and box.cells[tile * t.CELLS + other] != t.WALL:
                box.links[square * 4 + direction] = tile * t.CELLS + other


def reached(box: Material, square: int, shut: int, also: int, too: int) -> list[int]:
    """The squares of a tile one can walk to, without entering the marks that are shut."""
    found = [square]
    place = 0
    while place < len(found):
        for direction in range(4):
            other = box.links[found[place] * 4 + direction]
            if other < 0 or other in found:
                continue
            code = box.cells[other]
            if code != t.WALL and code != shut and code != also and code != too:
                found.append(other)
        place += 1
    return found


def read_keys(box: Material, table: dict[str, Any], text: str) -> None:
    keys = table.get("keys")
    if not isinstance(keys, list) or not 1 <= len(keys) <= t.KEYS:
        raise BrokenMaterial(line_of(text, "[[keys]]"), "V4", "there are 1 to 12 keys")
    if sum(box.doors) > len(keys):
        raise BrokenMaterial(line_of(text, "[[keys]]"), "V4", str(sum(box.doors)) + " doors need as many keys")
    for number, key in enumerate(keys):
        name = str(key.get("id")) if isinstance(key, dict) else ""
        line = nth_line(text, "[[keys]]", number)
        # Capitals: the other words of a position are written in small letters, backs as one capital.
        if name in box.key_names or not (name.isalnum() and name.isupper() and 2 <= len(name) <= 8):
            raise BrokenMaterial(line, "V5", "each key needs its own id, 2 to 8 capitals and digits")
        need = SINGLE_KINDS.get(str(key.get("need")), t.NONE)
        if need == t.NONE or need >= t.ITEMS or need >= t.DIGIT or box.counts[need] == 0:
            raise BrokenMaterial(line, "V5", "the object or character of key " + str(number + 1) + " does not exist")
        digits = key.get("digits")
        if not isinstance(digits, list) or len(digits) != 3:
            raise BrokenMaterial(line, "V5", "a key has three digits")
        box.keys.append(need)
        for digit in digits:
            if not whole(digit, 1, t.DIGITS):
                raise BrokenMaterial(line, "V5", "digits are 1 to 9")
            box.keys.append(t.DIGIT + int(digit) - 1)
        box.key_names.append(name)


def warn(box: Material) -> None:
    """What a box may do although the specification's does not (2.7)."""
    for back in range(len(BACK_LETTERS)):
        marks = box.cells.count(t.MARK_W + back)
        supply = sum(box.counts[t.FIRST_TYPE[back] : t.LAST_TYPE[back] + 1])
        if marks != supply:
            box.warnings.append(
                "R17: " + str(marks) + " marks " + BACK_LETTERS[back] + " for " + str(supply) + " tokens"
            )
    for tile in range(box.tiles):
        sides = box.portals[tile * 4 : tile * 4 + 4]
        if not (sides[t.NORTH] and sides[t.SOUTH]) and not (sides[t.EAST] and sides[t.WEST]):
            box.warnings.append("R18: tile " + str(tile + 1) + " has no two portals on opposite sides")
        gates = [tile * t.CELLS + t.PORTAL + side for side in range(4) if sides[side]]
        roads = reached(box, gates[0], t.MARK_Z, t.MARK_G, t.MARK_C)
        for gate in gates:
            if gate not in roads:
                box.warnings.append("R82: apes cork the roads of tile " + str(tile + 1))
                break
