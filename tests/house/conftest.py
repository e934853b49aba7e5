"""A house whose computer players answer at once, over a database of either kind."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludotheque.house.storage import Storage
from ludotheque.house.thinkers import Thinkers
from ludotheque.house.verbs import House
from tests.services import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.database()


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(f"sqlite:///{tmp_path}/house.db")


@pytest.fixture
def thinkers() -> Thinkers:
    return Thinkers()


@pytest.fixture
async def house(storage: Storage, thinkers: Thinkers) -> AsyncIterator[House]:
    """An open house; a module that wants another storage or other thinkers brings its own."""
    opened = House(storage, thinkers, pause=0.0)
    await opened.open()
    yield opened
    await opened.close()
