"""Positions as text: what a rules dispute needs to say, one statement after the other, parted by semicolons."""

from __future__ import annotations

from ludotheque.games.tractions.rules import Tractions


def write(state: Tractions) -> str:
    return ""


def read(state: Tractions, text: str) -> None:
    state.begin()


def facts(state: Tractions) -> dict[str, str]:
    return {}
