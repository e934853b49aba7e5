"""What everybody sees, in a position as in a view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import trait

PUBLIC: Final = ("question", "turn", "opener", "round", "rounds", "purses", "stakes", "before", "winner")


@trait
class Table:
    """What lies open: its fields are the names of PUBLIC."""

    question: int
    turn: int  # the seat that is asked or dealt to; NOBODY once over
    opener: int  # the seat that opens the round
    round: int  # from 1
    rounds: int
    purses: list[int]
    stakes: list[int]  # what each seat has put into the pot
    before: list[int]  # the cards of the round before, HIDDEN where nobody showed them
    winner: int  # of the round before; NOBODY in the first


def show(table: Table, twin: Table) -> None:
    """Let another see all that is public. The lists are shared: they are replaced, never edited."""
    twin.question = table.question
    twin.turn = table.turn
    twin.opener = table.opener
    twin.round = table.round
    twin.rounds = table.rounds
    twin.purses = table.purses
    twin.stakes = table.stakes
    twin.before = table.before
    twin.winner = table.winner
