"""The project holds the whole shelf and two toys to the laws, with a plain observer where a game brings none."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from ludotheque.core.shelf import boxes
from ludotheque.lab.observing import Plain
from ludotheque.laws.subjects import boxed, often, spread
from ludotheque.laws.walking import Subject
from tests.toys.bazaar import BazaarFace, BazaarGame
from tests.toys.loot import LootFace, LootGame

LOOT, BAZAAR = LootGame(), BazaarGame()
TOYS = (
    Subject(LOOT, LootFace(), observer=Plain(LOOT)),
    Subject(BAZAAR, BazaarFace(), observer=Plain(BAZAAR)),
)


@cache
def subjects(rootpath: Path) -> list[Subject]:
    found = [boxed(taken, rootpath / "scenarios") for taken in boxes()] + [often(toy) for toy in TOYS]
    return [subject._replace(observer=subject.observer or Plain(subject.game)) for subject in found]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    spread(metafunc, subjects(metafunc.config.rootpath))
