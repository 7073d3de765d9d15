"""Keys in a table of their own: a seat may have several, and invitations that are exchanged for one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("game", sa.String(22), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
    )
    op.execute("INSERT INTO keys (game, hash, seat, kind) SELECT game, key, seat, 'key' FROM seats")
    op.drop_column("seats", "key")


def downgrade() -> None:
    """A seat had exactly one key: one of several stays, and a seat without any gets one that nobody has."""
    op.add_column("seats", sa.Column("key", sa.String(64), nullable=False, server_default=""))
    op.execute(
        "UPDATE seats SET key = COALESCE((SELECT MIN(hash) FROM keys WHERE keys.game = seats.game "
        "AND keys.seat = seats.seat AND kind = 'key'), '')"
    )
    op.drop_table("keys")
