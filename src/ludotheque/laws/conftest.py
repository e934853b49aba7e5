"""How `pytest --pyargs ludotheque.laws` meets the games that it is given."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from ludotheque.core.shelf import box, boxes
from ludotheque.laws.subjects import boxed, spread
from ludotheque.laws.walking import Subject

SUBJECTS = pytest.StashKey[list[Subject]]()

# The quick run tries the same examples every time; the long one looks for new ones.
settings.register_profile(
    "quick", max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("soak", parent=settings.get_profile("quick"), max_examples=2000, derandomize=False)


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("soak" if config.getoption("--thorough", False) else "quick")
    chosen = [box(slug) for slug in config.getoption("--game", [])] or boxes()
    config.stash[SUBJECTS] = [boxed(taken, config.rootpath / "scenarios") for taken in chosen]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    spread(metafunc, metafunc.config.stash[SUBJECTS])
