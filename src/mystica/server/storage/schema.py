"""The tables of the database. Truth is the setup and the rows of `turns`; everything else is about people.

`migrations/versions` makes these tables; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

METADATA = MetaData()


def _game(primary: bool = True) -> Column[str]:
    return Column("game", String(22), ForeignKey("games.id", ondelete="CASCADE"), primary_key=primary)


games = Table(
    "games",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("created", Float, nullable=False),
    Column("title", String(80), nullable=False),
    Column("preset", String(60), nullable=False),
    Column("setup", Text, nullable=False),  # as a setup file
    Column("pace", Integer, nullable=False),
    Column("host", String(64), nullable=False),  # hash of the host's key
    Column("status", String(8), nullable=False),  # open, over, closed
    Column("waiting", String(8), nullable=False),  # for a person, a bot, nobody
    Column("changes", Integer, nullable=False),  # counts everything that happens to the game
    Column("updated", Float, nullable=False),
    Column("advice", String(8), nullable=False, server_default="agree"),  # hints while it runs: yes, no, if all agree
    Index("games_waiting", "status", "waiting", "updated"),
)

seats = Table(
    "seats",
    METADATA,
    _game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(60), nullable=False),
    Column("bot", String(60), nullable=False),
    Column("claimed", Boolean, nullable=False),
    Column("automatic", Text, nullable=False),  # JSON
    Column("advice", Boolean, nullable=False, server_default=false()),  # agrees to hints while people play
    Column("asks_back", Boolean, nullable=False, server_default=false()),  # its person would like it back from a bot
)

keys = Table(
    "keys",
    METADATA,
    _game(),
    Column("hash", String(64), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
)

# the kinds
KEY = "key"
"""Plays the seat; one browser has it."""
INVITATION = "invitation"
"""Exchanged for a key, once."""
USED = "used"
"""An invitation that was exchanged."""

turns = Table(
    "turns",
    METADATA,
    _game(),
    # the number of the row; this name, and `to_ply` below, are of version 0.1, whose databases open as they are
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(4), nullable=False),  # turn, back
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("back_to", Integer),
    Column("automatic", Boolean, nullable=False),
    Column("hash", String(16), nullable=False),  # of the position after it
    Column("at", Float, nullable=False),
)

drafts = Table(
    "drafts",
    METADATA,
    _game(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("moves", Text, nullable=False),  # JSON
)

take_backs = Table(
    "wishes",
    METADATA,
    _game(),
    Column("seat", Integer, nullable=False),
    Column("to_ply", Integer, nullable=False),
    Column("base", Integer, nullable=False),
    Column("agreed", Text, nullable=False),  # JSON
)
