"""Boxes with one thing changed, and how they are refused."""

from __future__ import annotations

import pytest

from ludotheque.core.material import BrokenMaterial
from ludotheque.core.state import Game


def broken(game: Game, old: str, new: str) -> tuple[BrokenMaterial, str]:
    """How a game refuses its box after one change, and the text of that box."""
    assert old in game.material, old
    text = game.material.replace(old, new, 1)
    with pytest.raises(BrokenMaterial) as caught:
        game.with_material(text)
    return caught.value, text


def line_of(text: str, mark: str) -> int:
    """The number of the first line that holds a mark."""
    return text[: text.index(mark)].count("\n") + 1
