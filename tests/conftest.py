"""What every test may rely on: the flag --soak, how hard Hypothesis tries, a PostgreSQL and a Redis."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests import services

# The quick run tries the same examples every time; the long one looks for new ones.
settings.register_profile(
    "quick", max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("soak", parent=settings.get_profile("quick"), max_examples=2000, derandomize=False)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="run the long tests too, and try many more examples")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("soak" if config.getoption("--soak") else "quick")
    if config.getoption("--soak"):
        config.option.timeout = 0  # a long run is not a hanging one


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--soak"):
        return
    skip = pytest.mark.skip(reason="long; run it with --soak")
    for item in items:
        if "soak" in item.keywords:
            item.add_marker(skip)


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    with services.postgres() as cluster:
        yield cluster


@pytest.fixture(scope="session")
def redis() -> Iterator[services.Redis]:
    with services.redis() as server:
        yield server
