"""The agenda: a stack of small frames, the question on top. A frame is four numbers in a flat list."""

from __future__ import annotations

from typing import Final

# [MOVE, 2, 17, 0,  FIGHT, 2, 4, 1]: a fight of seat 2 inside its move.
# A frame is the question, the seat it is put to (or the sides, as bits, where a game asks several at once), and two
# numbers that the question needs.
WIDTH: Final = 4
ASKED: Final = 1  # the fields of a frame after its question
FIRST: Final = 2
SECOND: Final = 3


def ask(agenda: list[int], question: int, seat: int, first: int, second: int) -> None:
    """Put a question on top."""
    agenda.append(question)
    agenda.append(seat)
    agenda.append(first)
    agenda.append(second)


def settle(agenda: list[int]) -> None:
    """Take the question on top away."""
    del agenda[len(agenda) - WIDTH :]


def question(agenda: list[int]) -> int:
    return agenda[len(agenda) - WIDTH]


def asked(agenda: list[int]) -> int:
    """Whom the question on top is put to."""
    return agenda[len(agenda) - WIDTH + ASKED]


def first(agenda: list[int]) -> int:
    return agenda[len(agenda) - WIDTH + FIRST]


def second(agenda: list[int]) -> int:
    return agenda[len(agenda) - WIDTH + SECOND]


def set_first(agenda: list[int], value: int) -> None:
    agenda[len(agenda) - WIDTH + FIRST] = value


def set_second(agenda: list[int], value: int) -> None:
    agenda[len(agenda) - WIDTH + SECOND] = value


def below(agenda: list[int], field: int) -> int:
    """A field of the frame under the one on top; field 0 is its question."""
    return agenda[len(agenda) - 2 * WIDTH + field]
