"""Names are people's own: "You" is none, and a title made up of names is made up anew wherever it is read.

Games say whether hints are allowed while they run; those of before ask everybody, as they did. A person may ask for a
seat back that a bot has.
"""

from __future__ import annotations

import re

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

# What version 0.1 called whoever made a game, and the titles it made up, in its three languages
_MAKER = ("You", "Vous", "나")
_AND = (" and ", " et ", ", ")
_WITH_BOTS = (r" and \d bots?", r" et \d bots?", r", 봇 \d명")
_BOTS = r"\d bots|Partie de \d bots|봇 \d명의 게임"


def upgrade() -> None:
    op.add_column("games", sa.Column("advice", sa.String(8), nullable=False, server_default="agree"))
    op.add_column("seats", sa.Column("asks_back", sa.Boolean, nullable=False, server_default=sa.false()))
    _forget_made_up_names()


def downgrade() -> None:
    op.drop_column("seats", "asks_back")
    op.drop_column("games", "advice")


def _forget_made_up_names() -> None:
    games = sa.table("games", sa.column("id"), sa.column("title"))
    seats = sa.table("seats", sa.column("game"), sa.column("seat"), sa.column("name"), sa.column("bot"))
    database = op.get_bind()
    people: dict[str, list[str]] = {}
    for row in database.execute(sa.select(seats).order_by(seats.c.game, seats.c.seat)).all():
        if not row.bot:
            people.setdefault(row.game, []).append(row.name)
    for game, title in database.execute(sa.select(games.c.id, games.c.title)).all():
        if title and _is_made_up(title, people.get(game, [])):
            database.execute(games.update().where(games.c.id == game).values(title=""))
    unnamed = (seats.c.bot == "") & seats.c.name.in_(_MAKER)
    database.execute(seats.update().where(unnamed).values(name=""))


def _is_made_up(title: str, people: list[str]) -> bool:
    """Of those who sit there, or of whoever made it and others: they may have other names by now."""
    if not people:
        return re.fullmatch(_BOTS, title) is not None
    for maker, last, bots in zip(_MAKER, _AND, _WITH_BOTS, strict=True):
        named = ", ".join(people[:-1]) + last + people[-1] if people[1:] else people[0]
        if re.fullmatch(rf"(?:{re.escape(named)}|{maker}(?:(?:, |{last}).+?)?)(?:{bots})?", title):
            return True
    return False
