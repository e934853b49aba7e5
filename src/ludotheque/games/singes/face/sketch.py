"""The map in characters: two for a square, around the pawn that moves."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludotheque.core.face import Tongue, say
from ludotheque.core.sketch import BOLD, DIM, Paper, Run, Sketch, captions, written
from ludotheque.games.singes.face import layout, names
from ludotheque.games.singes.face.scenery import BACK_COLOURS, GLOW, PAWN_COLOURS, PAWN_LETTERS
from ludotheque.games.singes.rules import terms as t
from ludotheque.games.singes.rules.view import SingesView

SIDE: Final = 7  # squares of a tile
TALL: Final = 4 * SIDE  # squares from north to south that a screen shows at most
RULER: Final = 5  # columns before the map, for the numbers of its rows
WALL: Final = "▒▒"
FLOOR: Final = " ·"
CRASH: Final = "()"
PORTAL: Final = "::"
LIVE: Final = "<>"
DOOR: Final = "??"
BACKS: Final = "wckzgl"  # in small letters: capitals are pawns
CHIEFS: Final = {t.ATTAR: "at", t.THADE: "th"}


class Window(NamedTuple):
    """A part of the map, in squares."""

    left: int
    top: int
    across: int
    down: int

    def holds(self, x: int, y: int) -> bool:
        return self.left <= x < self.left + self.across and self.top <= y < self.top + self.down


def sketch(view: SingesView, tongue: Tongue, width: int) -> Sketch:
    paper = Paper()
    for tile in layout.placed_tiles(view):
        lay_tile(paper, view, tile)
    lay_pawns(paper, view)
    seen = window(view, (width - RULER) // 2)
    rows = paper.cut(2 * seen.left, seen.top, 2 * seen.across, seen.down)
    ruled = [[Run(f"{seen.top + number:>4} ", DIM), *row] for number, row in enumerate(rows)]
    return [[Run(columns(seen.left, seen.across), DIM)], *ruled, *legend(view, tongue, seen, width)]


def lay_tile(paper: Paper, view: SingesView, tile: int) -> None:
    x, y, _ = view.place_of(tile)
    for row in range(SIDE):
        paper.put(2 * SIDE * x, SIDE * y + row, WALL * SIDE, DIM)
    for square in layout.squares_of(view, tile):
        column, row = layout.place(view, square)
        paper.put(2 * column, row, *mark(view, square))


def mark(view: SingesView, square: int) -> tuple[str, str]:
    """The two characters of a square, and their tone."""
    there = view.board[square]
    if there >= t.APE:
        return ape(there - t.APE), BOLD
    if there >= t.KEY_UP:
        return f"K{there - t.KEY_UP + 1}"[:2], BOLD
    if there == t.KEY_DOWN:
        return DOOR, BOLD
    if there:
        return f" {BACKS[there - t.MARK_W]}", BACK_COLOURS[there - t.MARK_W]
    if view.cells[square] == t.START:
        return CRASH, BOLD
    if layout.is_live(view, square):
        return LIVE, GLOW
    if layout.is_portal(square) and layout.beyond(view, square) < 0:
        return PORTAL, DIM
    return FLOOR, DIM


def ape(kind: int) -> str:
    """A face-up ape by its kind and its strength, from A for ten on."""
    if kind in CHIEFS:
        return CHIEFS[kind]
    strength = (kind - t.CHIMP) % t.STRENGTHS + 1
    return f"{'z' if kind < t.GORILLA else 'g'}{strength:x}"


def lay_pawns(paper: Paper, view: SingesView) -> None:
    """A pawn stands before what lies on its square; where there are more, the last place says how many."""
    for square in set(view.pawns):
        here = [seat for seat in range(view.seats) if view.pawns[seat] == square]
        here.sort(key=lambda seat: (seat != view.seat, seat != view.turn))
        x, y = layout.place(view, square)
        for place, seat in enumerate(here[: 1 if len(here) > 2 else 2]):
            side = view.sides[seat]
            paper.put(2 * x + place, y, PAWN_LETTERS[side], PAWN_COLOURS[side])
        if len(here) > 2:
            paper.put(2 * x + 1, y, str(len(here)), BOLD)


def bounds(view: SingesView) -> tuple[int, int, int, int]:
    """The edges of the map, in squares: west, east, north, south."""
    tiles = [view.place_of(tile) for tile in layout.placed_tiles(view)]
    xs, ys = [SIDE * tile[t.X] for tile in tiles], [SIDE * tile[t.Y] for tile in tiles]
    return min(xs), max(xs) + SIDE, min(ys), max(ys) + SIDE


def window(view: SingesView, room: int) -> Window:
    """The part of the map that is shown, around the pawn of the reader."""
    west, east, north, south = bounds(view)
    looker = view.seat if view.seat >= 0 else view.turn
    x, y = layout.place(view, view.pawns[looker])
    left, across = stretch(west, east, x, room)
    top, down = stretch(north, south, y, TALL)
    return Window(left, top, across, down)


def stretch(first: int, last: int, middle: int, room: int) -> tuple[int, int]:
    """Where to begin and how far to go so that the middle is seen and no room is wasted."""
    if last - first <= room:
        return first, last - first
    return min(max(first, middle - room // 2), last - room), room


def columns(left: int, across: int) -> str:
    """The numbers of the columns, at the middle of each tile and at its edge."""
    ruler = [" "] * (RULER + 2 * across + 2)
    for column in range(left, left + across):
        if column % SIDE in (0, 3):
            place = RULER + 2 * (column - left)
            for offset, character in enumerate(f"{column:>2}"):
                if place + offset < len(ruler):
                    ruler[place + offset] = character
    return "".join(ruler).rstrip()


def legend(view: SingesView, tongue: Tongue, seen: Window, width: int) -> Sketch:
    """What the signs mean that are in sight, and what the reader holds."""
    meanings: dict[Run, str] = {}
    for tile in layout.placed_tiles(view):
        for square in layout.squares_of(view, tile):
            text, tone = mark(view, square)
            if text != FLOOR and seen.holds(*layout.place(view, square)):
                meanings[Run(text.strip(), tone)] = tongue(names.ground(view, square))
    entries = sorted(meanings.items(), key=lambda entry: (entry[0].tone == DIM, entry[0].text))
    rows = captions([[sign, Run(f" {meaning}")] for sign, meaning in entries], width)
    rows += written(tongue(say("sketch-round", round=view.round, count=view.left)))
    west, east, north, south = bounds(view)
    if seen.across < east - west or seen.down < south - north:
        rows += written(tongue(say("sketch-part")))
    luck, digits = view.pile
    if luck or digits:
        rows += written(tongue(say("tell-pile", luck=luck, digits=digits)))
    if view.hand:
        kinds = [kind for kind in range(t.ITEMS) for _ in range(view.hand[kind])]
        rows += written(tongue(say("tell-hand", hand=names.tokens(kinds))))
    return rows
