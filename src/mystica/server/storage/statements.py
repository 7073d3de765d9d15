"""SQL statements that every move needs, made once: building one takes longer than running it."""

from __future__ import annotations

from functools import cache

from sqlalchemy import BindParameter, bindparam, delete, func, insert, not_, select, update
from sqlalchemy.sql.dml import ReturningUpdate

from mystica.server.storage.schema import KEY, drafts, games, keys, seats, take_backs, turns

_GAME: BindParameter[str] = bindparam("game")
_SEAT: BindParameter[int] = bindparam("seat")

CHANGES = select(games.c.changes).where(games.c.id == _GAME)
HOST = select(games.c.host).where(games.c.id == _GAME)
THE_GAME = select(games).where(games.c.id == _GAME)
ITS_SEATS = (
    select(
        seats.c.seat, seats.c.name, seats.c.bot, seats.c.claimed, seats.c.automatic, seats.c.advice,
        seats.c.asks_back, keys.c.hash.label("key"),
    )
    .outerjoin(keys, (keys.c.game == seats.c.game) & (keys.c.seat == seats.c.seat) & (keys.c.kind == KEY))
    .where(seats.c.game == _GAME)
    .order_by(seats.c.seat)
)  # fmt: skip
"""A row for each seat and key, and one for a seat without any."""
ITS_DRAFTS = select(drafts.c.seat, drafts.c.moves).where(drafts.c.game == _GAME)
ITS_TAKE_BACK = select(take_backs).where(take_backs.c.game == _GAME)
ITS_TURNS = (
    select(
        turns.c.ply, turns.c.kind, turns.c.seat, turns.c.text, turns.c.back_to, turns.c.automatic, turns.c.hash,
        turns.c.at,
    )
    .where(turns.c.game == _GAME, turns.c.ply > bindparam("after"))
    .order_by(turns.c.ply)
)  # fmt: skip
LAST_ROW = select(func.coalesce(func.max(turns.c.ply), 0)).where(turns.c.game == _GAME)
ADD_TURN = insert(turns)
ADD_DRAFT = insert(drafts)
DROP_DRAFT = delete(drafts).where(drafts.c.game == _GAME, drafts.c.seat == _SEAT)
DROP_DRAFTS = delete(drafts).where(drafts.c.game == _GAME)
DROP_TAKE_BACK = delete(take_backs).where(take_backs.c.game == _GAME)
MOVE_TAKE_BACK = update(take_backs).where(take_backs.c.game == bindparam("in_game")).values(base=bindparam("new_base"))


@cache
def counting(closed: bool, *names: str) -> ReturningUpdate[int]:
    """Count a change of a game that is there, and if asked for not closed, and set these columns with it."""
    there = games.c.id == _GAME if closed else (games.c.id == _GAME) & (games.c.status != "closed")
    values: dict[str, object] = {name: bindparam(f"new_{name}") for name in names}
    counted = {"changes": games.c.changes + 1, "updated": bindparam("now"), **values}
    return update(games).where(there).values(**counted).returning(games.c.changes)


_LEFT = select(games.c.id).where(
    games.c.status == "open",
    games.c.waiting == "bot",
    not_(games.c.updated.between(bindparam("before"), bindparam("after"))),
)
"""Open games in which somebody moves by itself, and that nobody has touched lately. What was touched in the future was
touched before the clock was set back."""
LEFT_OF = _LEFT.where(games.c.id.in_(bindparam("ids", expanding=True)))
"""Those among some games."""
LEFT_BY_PEOPLE = (
    _LEFT.where(select(seats.c.game).where(seats.c.game == games.c.id, seats.c.bot == "", seats.c.claimed).exists())
    .order_by(games.c.updated.desc())
    .limit(bindparam("most"))
)
"""Those that a person has come to, the last touched first."""
