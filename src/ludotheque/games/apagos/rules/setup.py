"""The setup: the colours, who arranges the squares, the ramp and the first turn (R2 to R10)."""

from __future__ import annotations

from ludotheque.core.state import CHANCE, LEGAL
from ludotheque.games.apagos.rules import terms as t
from ludotheque.games.apagos.rules.position import Position
from ludotheque.games.apagos.rules.question import FixedQuestion, Question


def begin(p: Position) -> None:
    """Lay out the box and ask the first question (R3 to R5)."""
    p.lay_out()
    if p.colour_mode == t.CHOSEN or p.colour_mode == t.DRAWN:
        p.ask(t.COLOURS, 0)
    else:
        give_colours(p, p.colour_mode)


# Colours and setter: R2, R5, O2, O3.


class Colours(FixedQuestion):
    """Which colour seat 0 plays."""

    def __init__(self) -> None:
        self.answers = [t.PICK + t.WHITE, t.PICK + t.BLACK]

    def answer(self, p: Position, seat: int, action: int) -> None:
        give_colours(p, action - t.PICK)


def give_colours(p: Position, colour: int) -> None:
    """Seat 0 plays the colour, seat 1 the other."""
    p.colours = [colour, 1 - colour]
    if p.journal is not None:
        p.note(t.COLOURED, 0, [colour])
        p.note(t.COLOURED, 1, [1 - colour])
    if p.setter_mode == t.DRAWN:
        p.ask(t.SETTER, 0)
    else:
        designate(p, p.setter_mode)


class Setter(FixedQuestion):
    """Who arranges the squares: a draw."""

    def __init__(self) -> None:
        self.answers = [t.DESIGNATE, t.DESIGNATE + 1]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        if action not in self.answers:
            return "R8"
        return LEGAL if seat == CHANCE else "R5"

    def answer(self, p: Position, seat: int, action: int) -> None:
        designate(p, action - t.DESIGNATE)


def designate(p: Position, setter: int) -> None:
    p.setter = setter
    p.starter = 1 - setter
    p.note(t.DESIGNATED, setter, [])
    if p.setup_mode == t.CLASSIC:
        lay(p, setter, 0)
        confirm(p)
    else:
        p.ask(t.ARRANGING, setter)


# The ramp: R6 to R8, R10, O1.


class Arranging(Question):
    """The next square of the ramp, or a ready-made ramp."""

    def candidates(self, p: Position) -> list[int]:
        """Every square that does not stand yet, with either face up."""
        found: list[int] = []
        for square in range(t.LEVELS):
            if square not in p.squares:
                one = p.faces[2 * square]
                other = p.faces[2 * square + 1]
                found.append(t.PLACE + square * 10 + min(one, other))
                found.append(t.PLACE + square * 10 + max(one, other))
        return found

    def refusal(self, p: Position, seat: int, action: int) -> str:
        if is_preset(p, action):
            if p.setup_mode != t.FREE or p.next_level() > 0:
                return "R6-placed"
            return LEGAL if seat == p.setter else "R6-setter"
        if action == t.CONFIRM:
            return "R6-incomplete" if seat == p.setter else "R6-setter"
        return square_refusal(p, seat, action)

    def answer(self, p: Position, seat: int, action: int) -> None:
        if action >= t.PRESET:
            lay(p, seat, action - t.PRESET)
        else:
            place(p, seat, (action - t.PLACE) // 10, (action - t.PLACE) % 10)
        if p.next_level() < t.LEVELS:
            return
        if p.setup_mode == t.RANDOM:
            confirm(p)
        else:
            p.ask(t.CONFIRMING, p.setter)


class Confirming(FixedQuestion):
    """Whether the ramp stays as it stands."""

    def __init__(self) -> None:
        self.answers = [t.CONFIRM]

    def refusal(self, p: Position, seat: int, action: int) -> str:
        if action == t.CONFIRM:
            return LEGAL if seat == p.setter else "R6-setter"
        return "R6-placed" if is_preset(p, action) else square_refusal(p, seat, action)

    def answer(self, p: Position, seat: int, action: int) -> None:
        confirm(p)


def is_preset(p: Position, action: int) -> bool:
    """Whether an action lays one of the ready-made ramps of the box."""
    return t.PRESET <= action < t.PRESET + len(p.presets) // t.PRESET_WIDTH


def square_refusal(p: Position, seat: int, action: int) -> str:
    """Why a square cannot be placed now."""
    if action < t.PLACE or action >= t.PLACE + 10 * t.LEVELS:
        return "R8"
    if seat not in p.waiting_for:
        return "R6-setter"
    square = (action - t.PLACE) // 10
    if square in p.squares:
        return "R6-placed"
    holes = (action - t.PLACE) % 10
    if holes != p.faces[2 * square] and holes != p.faces[2 * square + 1]:
        return "R6-face"
    return LEGAL


def place(p: Position, seat: int, square: int, holes: int) -> None:
    level = p.next_level()
    p.squares[level] = square
    p.ramp[level] = holes * t.HOLES
    p.empty += holes
    if p.journal is not None:
        p.note(t.PLACED, seat, [level, square, holes])


def lay(p: Position, seat: int, preset: int) -> None:
    """Put the four squares of a ready-made ramp."""
    at = preset * t.PRESET_WIDTH
    for level in range(t.LEVELS):
        place(p, seat, p.presets[at + level * 2], p.presets[at + level * 2 + 1])


def confirm(p: Position) -> None:
    """The arrangement is final: the starter swaps or moves (R8, R9)."""
    if p.journal is not None:
        stand: list[int] = []
        for level in range(t.LEVELS):
            stand += [p.squares[level], p.holes_on(level)]
        p.note(t.CONFIRMED, p.setter, stand)
    p.ask(t.SWAPPING if p.swap else t.PLAYING, p.starter)


# The first turn: R9, O4.


class Swapping(FixedQuestion):
    """Whether the starter keeps the first turn."""

    def __init__(self) -> None:
        self.answers = [t.KEEP, t.SWAP]

    def answer(self, p: Position, seat: int, action: int) -> None:
        """R9: only the first turn changes hands; the labels of setter and starter stay (A35)."""
        p.note(t.SWAPPED if action == t.SWAP else t.KEPT, p.turn, [])
        p.ask(t.PLAYING, p.setter if action == t.SWAP else p.starter)
