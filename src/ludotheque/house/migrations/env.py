"""The environment in which Alembic runs the migrations: the connection and the transaction are the caller's."""

from __future__ import annotations

from alembic import context

from ludotheque.house.migrations import VERSION_TABLE
from ludotheque.house.schema import SCHEMA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=SCHEMA,
    version_table=VERSION_TABLE,
    transactional_ddl=True,
)
context.run_migrations()
