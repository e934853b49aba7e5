"""How a database comes to the present schema, from nothing or from any older one."""

from __future__ import annotations

from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

VERSION_TABLE: Final = "ludotheque_version"  # our own name: another program's alembic_version is not taken for ours

_one_at_a_time = Lock()  # the environment of Alembic is global


class Unsuitable(Exception):
    """The database is not one that can be brought to the present schema."""


def upgrade(connection: Connection) -> None:
    """Bring the database to the present schema, inside the transaction of the caller."""
    config = Config()
    config.set_main_option("script_location", "ludotheque.house:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    with _one_at_a_time:
        scripts = ScriptDirectory.from_config(config)
        known = {script.revision for script in scripts.walk_revisions()}
        present = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads()
        if not present and inspect(connection).get_table_names():
            raise Unsuitable("belongs to another program")
        if not known.issuperset(present):
            raise Unsuitable(f"was written by a newer version of Ludothèque (schema {', '.join(present)})")
        if set(present) != set(scripts.get_heads()):
            command.upgrade(config, "head")
