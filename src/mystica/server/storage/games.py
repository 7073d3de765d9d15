"""Reads and writes games. Every write is one transaction and counts up `games.changes`, so others can tell."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from sqlalchemy import Connection, Executable, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from mystica.server.storage import key_rows, postgresql_moves, sqlite_moves, statements
from mystica.server.storage.change_notices import CHANNEL, here_notices, plain_notice
from mystica.server.storage.database import Database, file_of, migrate, open_database
from mystica.server.storage.outages import CommitUnknown
from mystica.server.storage.rows import (
    Conflict,
    Damaged,
    GameRow,
    KeyRow,
    Outdated,
    SeatRow,
    Standing,
    StoredGame,
    TakeBackRow,
    TurnRow,
    WriteStamp,
)
from mystica.server.storage.schema import games, keys, seats, take_backs, turns

if TYPE_CHECKING:
    from mystica.server.storage.postgresql_database import PostgresqlDatabase

_MOST_KNOWN = 10_000  # games
_AT_ONCE = 500  # games named in one statement
_LATELY = 5.0  # seconds after which a write that went well says little about the next one


class Storage:
    """One database. Nothing in here knows the rules."""

    def __init__(self, url: str, open_it: Callable[[str], Database] = open_database) -> None:
        self.url = url
        self._database = open_it(url)
        self._postgresql = cast("PostgresqlDatabase", self._database) if self._database.is_shared else None
        self._known: dict[str, int] = {}  # changes by game, where nobody else writes

    async def open(self) -> None:
        try:
            await migrate(self._database, self.url)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        await self._database.close()

    @property
    def file(self) -> Path | None:
        """Where the games are, if they are in a file."""
        return None if self.is_shared else file_of(self.url)

    async def try_out(self) -> None:
        """Write something that changes nothing, unless somebody has just written; `Outage` if that is not possible."""
        if time.monotonic() - self._database.written < _LATELY:
            await self._database.run(lambda c: c.execute(text("SELECT 1")).scalar())
        else:
            trial = "SELECT txid_current()" if self.is_shared else "PRAGMA user_version = 0"
            await self._database.run(lambda c: _do(c, text(trial)), writes=True)

    @property
    def me(self) -> str:
        """By whom other processes hear of what is written here."""
        return self._database.me

    @property
    def is_shared(self) -> bool:
        """Does it tell other processes about changes?"""
        return self._database.is_shared

    # ---- reading --------------------------------------------------------------------------------------

    async def changes(self, game: str) -> int | None:
        """How often the game has changed; nothing if there is no such game.

        A file has one process that writes, this one, so what it wrote last is true. `changes_of` and conflicts look
        into the file all the same.
        """
        if game in self._known:
            return self._known[game]
        if self._postgresql is not None:
            row = await self._postgresql.fetch(postgresql_moves.CHANGES, game)
            return None if row is None else int(row["changes"])
        found = await self._database.run(lambda c: c.execute(statements.CHANGES, {"game": game}).scalar_one_or_none())
        self._learn(game, found)
        return found

    def forget(self, game: str) -> None:
        """Look into the file again: somebody else has written after all."""
        self._known.pop(game, None)

    def _learn(self, game: str, changes: int | None) -> None:
        """What was read, or written. Somebody may have written since it was read, so no game goes back by that."""
        if changes is None or self.is_shared:
            self._known.pop(game, None)
        else:
            self._known[game] = max(changes, self._known.get(game, 0))
            if len(self._known) > _MOST_KNOWN:
                del self._known[next(iter(self._known))]

    async def changes_of(self, ids: Sequence[str]) -> dict[str, int]:
        """The same for several games; those that are gone are left out."""

        def read(c: Connection) -> dict[str, int]:
            found: dict[str, int] = {}
            for first in range(0, len(ids), _AT_ONCE):
                some = ids[first : first + _AT_ONCE]
                rows = c.execute(select(games.c.id, games.c.changes).where(games.c.id.in_(some)))
                found.update({row.id: row.changes for row in rows})
            return found

        found = await self._database.run(read)
        for game in ids:
            self._learn(game, found.get(game))
        return found

    async def read(self, game: str, after: int) -> StoredGame | None:
        """Everything about a game, and its rows after one of them."""
        found = await self._database.run(lambda c: _read(c, game, after))
        self._learn(game, found.game.changes if found else None)
        return found

    async def left_behind(self, among: Sequence[str], untouched: float) -> list[str]:
        """Those of some games in which somebody moves by itself, and that nobody has touched for so many seconds."""
        given = _untouched(untouched)

        def read(c: Connection) -> list[str]:
            pieces = [among[first : first + _AT_ONCE] for first in range(0, len(among), _AT_ONCE)]
            return [game for some in pieces for game in c.execute(statements.LEFT_OF, {**given, "ids": some}).scalars()]

        return await self._database.run(read)

    async def left_by_people(self, most: int, untouched: float) -> list[str]:
        """The same of all games that a person has come to, the last touched first."""
        given = {**_untouched(untouched), "most": most}
        return await self._database.run(lambda c: list(c.execute(statements.LEFT_BY_PEOPLE, given).scalars()))

    async def host_of(self, game: str) -> str | None:
        """The hash of the host's key, whatever the rest of the game is like."""
        return await self._database.run(lambda c: c.execute(statements.HOST, {"game": game}).scalar_one_or_none())

    async def tell_who_is_here(self, here: Mapping[str, Sequence[int]]) -> None:
        """The other processes; nothing is stored."""
        if self._postgresql is not None:
            for news in here_notices(self.me, here):
                await self._postgresql.fetch("SELECT pg_notify($1, $2)", CHANNEL, news)

    # ---- writing --------------------------------------------------------------------------------------

    async def _write(
        self, game: str, job: Callable[[Connection, int], None] | None = None, *, closed: bool = True, **values: object
    ) -> WriteStamp:
        """A transaction on a game that is there, and if asked for not closed; other writers of the game wait.

        The job is told how often the game has changed with it.
        """
        count = statements.counting(closed, *values)
        now = time.time()
        given = {"game": game, "now": now, **{f"new_{name}": value for name, value in values.items()}}

        def write(c: Connection) -> int:
            changes = c.execute(count, given).scalar_one_or_none()
            if changes is None:
                raise Conflict
            if job is not None:
                job(c, int(changes))
            if self.is_shared:
                c.execute(
                    text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": plain_notice(self.me, game)}
                )
            return int(changes)

        try:
            # what is known stays true until it is written: who looks at the game meanwhile waits for nothing
            changes = await self._database.run(write, writes=True, then=lambda done: self._learn(game, done))
        except IntegrityError:
            raise Conflict from None
        return WriteStamp(changes, now)

    async def _quick(self, game: str, changes: int, job: Callable[[Connection, float], bool]) -> WriteStamp | None:
        """One of the file's own writes, in a game that has changed so often; nothing if it has changed since."""
        now = time.time()

        def then(done: bool | None) -> None:
            if done:
                self._learn(game, changes + 1)

        try:
            done = await self._database.run(lambda c: job(c, now), writes=True, then=then)
        except sqlite3.IntegrityError:  # the row is there, and the counter was not counted
            return None
        return WriteStamp(changes + 1, now) if done else None

    async def create(
        self, game: GameRow, sitting: Iterable[SeatRow], secrets: Iterable[KeyRow], played: Iterable[TurnRow]
    ) -> None:
        people = [{"game": game.id, **_without_keys(seat)} for seat in sitting]
        theirs = [{"game": game.id, **asdict(secret)} for secret in secrets]
        rows = [{"game": game.id, **turn.columns()} for turn in played]

        def write(c: Connection) -> None:
            c.execute(insert(games), asdict(game))
            c.execute(insert(seats), people)
            if theirs:
                c.execute(insert(keys), theirs)
            if rows:
                c.execute(insert(turns), rows)

        await self._database.run(write, writes=True)

    async def append(
        self,
        game: str,
        turn: TurnRow,
        after: Standing,
        *,
        by_itself: bool = False,
        known: StoredGame | None = None,
        unless_outdated: bool = False,
    ) -> WriteStamp:
        """A row, and all that goes with it. Two writers of one row cannot both get here.

        Bots and rules move by themselves: a request to go back outlives that. `record_updates.with_turn` does the same
        to a game in memory. What is `known` of the game spares statements, unless somebody has written since: then it
        takes more of them, or is left to the caller, who was not sure of it.
        """

        for tries_left in (1, 0):
            try:
                return await self._append(game, turn, after, by_itself, known, unless_outdated)
            except (Conflict, CommitUnknown) as error:  # our own row may be what is in the way
                found = await self._found_again(game, turn) if self.is_shared else None
                if found is not None:
                    return found
                if not tries_left or isinstance(error, Conflict):
                    raise
        raise AssertionError

    async def _append(
        self,
        game: str,
        turn: TurnRow,
        after: Standing,
        by_itself: bool,
        known: StoredGame | None,
        unless_outdated: bool,
    ) -> WriteStamp:
        if self._postgresql is not None and known is not None:
            now = time.time()
            changes = await postgresql_moves.append(
                self._postgresql, game, turn, after, by_itself=by_itself, known=known, now=now
            )
            if changes is not None:
                return WriteStamp(changes, now)

        elif known is not None and known.take_back is None:
            before = known.game.changes
            done = await self._quick(
                game, before, lambda c, now: sqlite_moves.append(c, game, turn, after, before, now)
            )
            if done is not None:
                return done
        if unless_outdated:
            raise Outdated

        def write(c: Connection, changes: int) -> None:
            _add(c, game, turn, keep_take_back=by_itself, true=_if_true(known, changes))

        return await self._write(game, write, closed=False, status=after.status, waiting=after.waiting)

    async def _found_again(self, game: str, turn: TurnRow) -> WriteStamp | None:
        """Is exactly this row there? Its moment tells it from the same move of somebody else."""

        def look(c: Connection) -> WriteStamp | None:
            row = c.execute(statements.ITS_TURNS, {"game": game, "after": turn.number - 1}).first()
            changes = c.execute(statements.CHANGES, {"game": game}).scalar_one_or_none()
            return WriteStamp(changes, turn.at) if row is not None and TurnRow(*row) == turn and changes else None

        return await self._database.run(look)

    async def put_draft(
        self,
        game: str,
        seat: int,
        base: int,
        moves: Sequence[str],
        *,
        known: StoredGame | None = None,
        unless_outdated: bool = False,
    ) -> WriteStamp:
        """`record_updates.with_draft` does the same to a game in memory. What is `known` of the game at row `base`
        spares statements, unless somebody has written since."""

        if self._postgresql is not None and known is not None:
            now = time.time()
            with suppress(CommitUnknown):  # to write it twice does no harm
                counted = await postgresql_moves.put_draft(self._postgresql, game, seat, moves, known=known, now=now)
                if counted is not None:
                    return WriteStamp(counted, now)
        elif known is not None:
            before = known.game.changes
            done = await self._quick(
                game, before, lambda c, now: sqlite_moves.put_draft(c, game, seat, moves, before, now)
            )
            if done is not None:
                return done
        if unless_outdated:
            raise Outdated

        def write(c: Connection, changes: int) -> None:
            true = _if_true(known, changes)
            if true is None:
                _check_base(c, game, base)
            if true is None or seat in true.drafts:
                c.execute(statements.DROP_DRAFT, {"game": game, "seat": seat})
            if moves:
                c.execute(statements.ADD_DRAFT, {"game": game, "seat": seat, "moves": json.dumps(list(moves))})

        return await self._write(game, write)

    async def put_take_back(self, game: str, take_back: TakeBackRow) -> None:
        values = {
            "game": game,
            "seat": take_back.seat,
            "to_ply": take_back.to,
            "base": take_back.base,
            "agreed": _listed(take_back.agreed),
        }

        def write(c: Connection, _changes: int) -> None:
            _check_base(c, game, take_back.base)
            _drop_take_back(c, game)
            c.execute(insert(take_backs), values)

        await self._write(game, write)

    async def drop_take_back(self, game: str, take_back: TakeBackRow) -> None:
        def write(c: Connection, _changes: int) -> None:
            _agreed_to(c, game, take_back)
            _drop_take_back(c, game)

        await self._write(game, write)

    async def agree(
        self,
        game: str,
        take_back: TakeBackRow,
        by: Iterable[int],
        needed: Iterable[int],
        turn: TurnRow,
        after: Standing,
    ) -> None:
        """Seats agree to going back; with the last one that is needed the step back is made at once."""
        agreeing, all_needed = set(by), set(needed)

        def write(c: Connection, _changes: int) -> None:
            agreed = _agreed_to(c, game, take_back) | agreeing
            if all_needed <= agreed:
                c.execute(update(games).where(games.c.id == game).values(status=after.status, waiting=after.waiting))
                _add(c, game, turn)
            else:
                c.execute(update(take_backs).where(take_backs.c.game == game).values(agreed=_listed(agreed)))

        await self._write(game, write, closed=False)

    async def change_seat(self, game: str, seat: int, values: Mapping[str, Any], waiting: str) -> None:
        change = update(seats).where(seats.c.game == game, seats.c.seat == seat).values(**values)
        await self._write(game, lambda c, _: _do(c, change), waiting=waiting)

    async def claim(self, game: str, claimed: Iterable[int]) -> None:
        change = update(seats).where(seats.c.game == game, seats.c.seat.in_(list(claimed))).values(claimed=True)
        await self._write(game, lambda c, _: _do(c, change))

    async def kind_of_secret(self, game: str, seat: int, secret: str) -> str | None:
        return await self._database.run(lambda c: key_rows.kind_of(c, game, seat, secret))

    async def exchange(self, game: str, seat: int, secret: str, key: str) -> None:
        """A secret for a new key; Conflict if somebody else was faster."""
        await self._write(game, lambda c, _: _sure(key_rows.exchange(c, game, seat, secret, key)))

    async def renew_link(self, game: str, seat: int, invitation: str) -> None:
        """All keys of the seat are worth nothing from now on; this invitation leads to a new one."""
        await self._write(game, lambda c, _: key_rows.renew(c, game, seat, invitation), closed=False)

    async def invite_device(self, game: str, seat: int, invitation: str, by: Collection[str], most: int) -> None:
        """By whoever plays the seat; Conflict if that is over, or if so many play it already."""
        await self._write(game, lambda c, _: _sure(key_rows.add_invitation(c, game, seat, invitation, by, most)))

    async def keep_only(self, game: str, seat: int, by: Collection[str]) -> None:
        """The other browsers of a seat are out; Conflict if those who ask for it do not play it any more."""
        await self._write(game, lambda c, _: _sure(key_rows.keep_only(c, game, seat, by)))

    async def set_status(self, game: str, after: Standing) -> None:
        await self._write(game, status=after.status, waiting=after.waiting)

    async def set_advice(self, game: str, rule: str) -> None:
        await self._write(game, closed=False, advice=rule)

    async def delete(self, game: str) -> None:
        await self._write(game, lambda c, _: _do(c, delete(games).where(games.c.id == game)))  # the rest goes with it
        self._known.pop(game, None)

    async def delete_some(self, job: Callable[[Connection, float], list[str]], before: float) -> list[str]:
        """Games that a job finds to be left since then; the job names those it has deleted."""
        found = await self._database.run(lambda c: job(c, before), writes=True)
        for game in found:
            self._known.pop(game, None)
        return found


def _sure(done: bool) -> None:
    if not done:
        raise Conflict


def _without_keys(seat: SeatRow) -> dict[str, Any]:
    values = asdict(seat)
    del values["keys"]
    return values


def _seated(rows: Iterable[Any]) -> tuple[SeatRow, ...]:
    """The seats, each with all its keys."""
    found: dict[int, SeatRow] = {}
    for *seat, key in rows:
        before = found.get(seat[0], SeatRow(*seat))
        found[seat[0]] = replace(before, keys=before.keys | {key}) if key is not None else before
    return tuple(found.values())


def _untouched(seconds: float) -> dict[str, float]:
    now = time.time()
    return {"before": now - seconds, "after": now + seconds}


def _do(c: Connection, change: Executable) -> None:
    c.execute(change)


def _if_true(known: StoredGame | None, changes: int) -> StoredGame | None:
    """What was known before a write, if nobody else has written since."""
    return known if known is not None and known.game.changes == changes - 1 else None


def _check_base(c: Connection, game: str, base: int) -> None:
    if c.execute(statements.LAST_ROW, {"game": game}).scalar_one() != base:
        raise Conflict


def _agreed_to(c: Connection, game: str, take_back: TakeBackRow) -> frozenset[int]:
    """Who has agreed to this very request; there may be another one by now."""
    row = c.execute(statements.ITS_TAKE_BACK, {"game": game}).one_or_none()
    if row is None or (row.seat, row.to_ply, row.base) != (take_back.seat, take_back.to, take_back.base):
        raise Conflict
    return _take_back_of(row).agreed


def _drop_take_back(c: Connection, game: str) -> None:
    c.execute(statements.DROP_TAKE_BACK, {"game": game})


def _add(
    c: Connection, game: str, turn: TurnRow, *, keep_take_back: bool = False, true: StoredGame | None = None
) -> None:
    """A row. What is true of the game until then says what need not be dropped, since it is not there."""
    c.execute(statements.ADD_TURN, {"game": game, **turn.columns()})
    if turn.kind == "back":  # it changes the ground under everybody's draft
        c.execute(statements.DROP_DRAFTS, {"game": game})
    elif true is None or turn.seat in true.drafts:
        c.execute(statements.DROP_DRAFT, {"game": game, "seat": turn.seat})
    if true is not None and true.take_back is None:
        return
    if keep_take_back:
        c.execute(statements.MOVE_TAKE_BACK, {"in_game": game, "new_base": turn.number})
    else:
        _drop_take_back(c, game)


def _read(c: Connection, game: str, after: int) -> StoredGame | None:
    """The counter of changes is read first: what is read behind it may be newer, never older."""
    this = {"game": game}
    row = c.execute(statements.THE_GAME, this).one_or_none()
    if row is None:
        return None
    sitting = c.execute(statements.ITS_SEATS, this).all()
    if not sitting:
        if c.execute(statements.CHANGES, this).scalar_one_or_none() is None:  # deleted between the two
            return None
        raise Damaged("nobody sits there")
    written = c.execute(statements.ITS_DRAFTS, this).all()  # whoever leaves in the middle would keep the file's past
    take_back = c.execute(statements.ITS_TAKE_BACK, this).one_or_none()
    played = c.execute(statements.ITS_TURNS, {**this, "after": after}).all()
    try:
        return StoredGame(
            game=GameRow(**row._mapping),
            seats=_seated(sitting),
            drafts={seat: _moves_in(moves) for seat, moves in written},
            take_back=_take_back_of(take_back) if take_back else None,
            turns=tuple(TurnRow(*turn) for turn in played),
        )
    except (ValueError, TypeError) as error:
        raise Damaged(f"a draft or a request to go back: {error}") from None


def _moves_in(text: str) -> tuple[str, ...]:
    moves = json.loads(text)
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise ValueError("no list of moves")
    return tuple(moves)


def _listed(found: Iterable[int]) -> str:
    return json.dumps(sorted(found))


def _take_back_of(row: Any) -> TakeBackRow:
    agreed = json.loads(row.agreed)
    if not isinstance(agreed, list) or not all(isinstance(seat, int) for seat in agreed):
        raise ValueError("no list of seats")
    return TakeBackRow(row.seat, row.to_ply, row.base, frozenset(agreed))
