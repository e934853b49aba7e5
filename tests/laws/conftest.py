"""The project holds the whole shelf and two toys to the laws."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from ludotheque.core.shelf import boxes
from ludotheque.laws.subjects import boxed, often, spread
from ludotheque.laws.walking import Subject
from tests.toys.bazaar import BazaarFace, BazaarGame
from tests.toys.loot import LootFace, LootGame

TOYS = (Subject(LootGame(), LootFace()), Subject(BazaarGame(), BazaarFace()))


@cache
def subjects(rootpath: Path) -> list[Subject]:
    return [boxed(taken, rootpath / "scenarios") for taken in boxes()] + [often(toy) for toy in TOYS]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    spread(metafunc, subjects(metafunc.config.rootpath))
