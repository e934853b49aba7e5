"""Every entry carries a checksum of the log up to it; older entries have none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("entries", sa.Column("mark", sa.BigInteger, nullable=False, server_default="0"))
