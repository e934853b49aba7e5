"""A shelf on which the example game and two toys stand beside the games of the house."""

from __future__ import annotations

import pytest

from ludotheque.core import shelf
from tests.sixth import EXAMPLE, SLUG
from tests.toys.bazaar import BazaarFace, BazaarGame
from tests.toys.loot import LootFace, LootGame


@pytest.fixture
def _guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE / "src"))
    foreign = {SLUG: shelf.box_from(SLUG, SLUG)}
    for game, face in ((BazaarGame(), BazaarFace()), (LootGame(), LootFace())):
        foreign[game.name] = shelf.Box(game, face, None, "")  # type: ignore[arg-type]  # nobody advises here
    monkeypatch.setattr(shelf, "foreign_boxes", lambda: foreign)


@pytest.fixture
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures that are soon made, in a window that nobody sees."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr("ludotheque.lab.pixels.WIDTH", 96)
    monkeypatch.setattr("ludotheque.lab.showing.RATE", 0)
