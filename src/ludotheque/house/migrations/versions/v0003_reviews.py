"""The reviews of finished games are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("review", sa.Text, nullable=False),
    )
