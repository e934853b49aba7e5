"""Which games come under the laws, and how often each is tried."""

from __future__ import annotations

from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

from ludotheque.core.shelf import Box
from ludotheque.laws import walking
from ludotheque.laws.walking import Subject

MOST_GAMES: Final = 25  # random games that make one example
ENOUGH_STEPS: Final = 1750  # of these games together: short games are tried more often


def is_soak() -> bool:
    """Whether this is a long run."""
    assert settings.default is not None
    return settings.default.max_examples > 100


def boxed(taken: Box, folder: Path) -> Subject:
    """A box under the law, with the scenarios that it brings, or that lie in a folder under its name."""
    brought = Path(str(files(taken.package).joinpath("scenarios.toml")))
    scenarios = brought if brought.is_file() else folder / f"{taken.game.name}.toml"
    subject = Subject(taken.game, taken.face, taken.package, advice=taken.advice, observer=taken.observer)
    if scenarios.is_file():
        subject = subject._replace(scenarios=scenarios, openings=walking.openings(scenarios))
    return often(subject)


def lasts(subject: Subject) -> int:
    """How many steps a calm game takes, as far as it matters."""
    subject = subject._replace(openings=((),) * 10)
    with suppress(Exception):  # what breaks on the way is for a law to name
        return len(walking.Walk(subject, 1, subject.game.seats[-1], walking.CALM).wander(ENOUGH_STEPS).past)
    return ENOUGH_STEPS


def often(subject: Subject) -> Subject:
    """The same, tried as often as it is short. Long games are calm but for long runs, and busy from their scenarios."""
    games = max(1, min(MOST_GAMES, ENOUGH_STEPS // max(1, lasts(subject))))
    moods = walking.MOODS if games > 1 or is_soak() else walking.MOODS[:2]
    return subject._replace(games=games, moods=moods)


def spread(metafunc: pytest.Metafunc, subjects: list[Subject]) -> None:
    """Let a test meet every subject, every box or every box with scenarios, as the name of its argument says."""
    asked = metafunc.fixturenames
    pools = {
        "subject": subjects,
        "boxed": [subject for subject in subjects if subject.package],
        "staged": [subject for subject in subjects if subject.scenarios],
    }
    for name, pool in pools.items():
        if name in asked and "seats" in asked:
            cases = [(subject, seats) for subject in pool for seats in subject.game.seats]
            metafunc.parametrize((name, "seats"), cases, ids=[f"{case[0].game.name}-{case[1]}" for case in cases])
        elif name in asked:
            metafunc.parametrize(name, pool, ids=[subject.game.name for subject in pool])
