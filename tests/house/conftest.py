"""Both kinds of databases."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.services import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.database()
