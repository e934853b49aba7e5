"""The parts of a code: 523 is a square of five holes with two white balls and three black ones."""

from __future__ import annotations

from ludotheque.games.apagos.rules import terms as t


def holes(code: int) -> int:
    return code // t.HOLES


def white(code: int) -> int:
    return code // 10 % 10


def black(code: int) -> int:
    return code % 10


def balls(code: int, colour: int) -> int:
    return code // 10 % 10 if colour == t.WHITE else code % 10


def free(code: int) -> int:
    """Holes without a ball."""
    return code // t.HOLES - code // 10 % 10 - code % 10
