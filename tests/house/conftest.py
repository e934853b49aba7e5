"""Both kinds of databases, and what several houses need."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import services


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    with services.postgres() as cluster:
        yield cluster


@pytest.fixture(scope="session")
def redis() -> Iterator[services.Redis]:
    with services.redis() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    cluster: services.Postgres = request.getfixturevalue("postgres")
    return cluster.database()
