"""Reads and writes the table of keys: which secrets open a seat. All of it is part of the caller's transaction."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, case, delete, insert, select, update

from mystica.server.storage.schema import INVITATION, KEY, USED, drafts, keys, seats


def _of(game: str, seat: int) -> ColumnElement[bool]:
    return (keys.c.game == game) & (keys.c.seat == seat)


def kind_of(c: Connection, game: str, seat: int, secret: str) -> str | None:
    """What a secret is worth at a seat; nothing if it is none of the seat's."""
    return c.execute(select(keys.c.kind).where(_of(game, seat), keys.c.hash == secret)).scalar_one_or_none()


def exchange(c: Connection, game: str, seat: int, secret: str, key: str) -> bool:
    """A new key for an invitation, or for a key that is good: links of 0.1.0 held those. Of two who bring the same
    invitation one gets here first; the other gets nothing."""
    found = (_of(game, seat), keys.c.hash == secret, keys.c.kind.in_((INVITATION, KEY)))
    left = case((keys.c.kind == INVITATION, USED), else_=KEY)
    if c.execute(update(keys).where(*found).values(kind=left).returning(keys.c.hash)).scalar_one_or_none() is None:
        return False
    _add(c, game, seat, key, KEY)
    c.execute(update(seats).where(seats.c.game == game, seats.c.seat == seat).values(claimed=True))
    return True


def renew(c: Connection, game: str, seat: int, invitation: str) -> None:
    """Whoever played the seat is out, and so is the unfinished turn; whoever comes has agreed to nothing."""
    c.execute(delete(keys).where(_of(game, seat)))
    c.execute(delete(drafts).where(drafts.c.game == game, drafts.c.seat == seat))
    untouched = {"claimed": False, "advice": False, "asks_back": False}
    c.execute(update(seats).where(seats.c.game == game, seats.c.seat == seat).values(**untouched))
    _add(c, game, seat, invitation, INVITATION)


def add_invitation(c: Connection, game: str, seat: int, invitation: str, by: Collection[str], most: int) -> bool:
    """One more browser for a seat, asked for by one of those that play it: they must do so still, and not be too many.
    The seat has one open invitation at a time."""
    playing = _playing(c, game, seat)
    if not playing & set(by) or len(playing) >= most:
        return False
    c.execute(delete(keys).where(_of(game, seat), keys.c.kind == INVITATION))
    _add(c, game, seat, invitation, INVITATION)
    return True


def keep_only(c: Connection, game: str, seat: int, by: Collection[str]) -> bool:
    """Nobody else plays the seat or comes to it, if those who ask for it play it still."""
    mine = _playing(c, game, seat) & set(by)
    if mine:
        c.execute(delete(keys).where(_of(game, seat), keys.c.hash.not_in(mine), keys.c.kind != USED))
    return bool(mine)


def _playing(c: Connection, game: str, seat: int) -> set[str]:
    return set(c.execute(select(keys.c.hash).where(_of(game, seat), keys.c.kind == KEY)).scalars())


def _add(c: Connection, game: str, seat: int, secret: str, kind: str) -> None:
    c.execute(insert(keys), {"game": game, "seat": seat, "hash": secret, "kind": kind})
