"""Games, seats, turns, drafts, requests to go back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _game() -> sa.Column[str]:
    return sa.Column("game", sa.String(22), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("preset", sa.String(60), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("waiting", sa.String(8), nullable=False),
        sa.Column("changes", sa.Integer, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("games_waiting", "games", ["status", "waiting", "updated"])
    op.create_table(
        "seats",
        _game(),
        _number("seat"),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("bot", sa.String(60), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("claimed", sa.Boolean, nullable=False),
        sa.Column("automatic", sa.Text, nullable=False),
    )
    op.create_table(
        "turns",
        _game(),
        _number("ply"),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("back_to", sa.Integer),
        sa.Column("automatic", sa.Boolean, nullable=False),
        sa.Column("hash", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table("drafts", _game(), _number("seat"), sa.Column("moves", sa.Text, nullable=False))
    op.create_table(
        "wishes",
        _game(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("to_ply", sa.Integer, nullable=False),
        sa.Column("base", sa.Integer, nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("wishes", "drafts", "turns", "seats", "games"):
        op.drop_table(name)
