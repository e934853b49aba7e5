"""The options of `pytest --pyargs ludotheque.laws`: pytest reads those of a package from a plugin only."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("ludotheque", "the laws of Ludothèque")
    group.addoption("--game", action="append", default=[], help="a game to hold to the laws; all of the shelf if none")
    group.addoption("--thorough", action="store_true", help="hold games to the laws with many more examples")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--game"):
        from ludotheque.core.shelf import box

        try:
            for slug in config.getoption("--game"):
                box(slug)
        except LookupError as fault:
            raise pytest.UsageError(str(fault)) from None
