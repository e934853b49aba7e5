"""The agenda: a stack of small frames, the question on top. A frame is four numbers in a flat list."""

from __future__ import annotations

from typing import Final

# [MOVE, 2, 17, 0,  FIGHT, 2, 4, 1]: a fight of seat 2 inside its move.
# A frame is the question, the seat it is put to, and two numbers the question needs.
WIDTH: Final = 4


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
    """The seat the question on top is put to."""
    return agenda[len(agenda) - WIDTH + 1]


def first(agenda: list[int]) -> int:
    return agenda[len(agenda) - WIDTH + 2]


def second(agenda: list[int]) -> int:
    return agenda[len(agenda) - WIDTH + 3]
