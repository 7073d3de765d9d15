"""Games in memory: the rows of the database folded into positions, checked against the hashes stored with them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from weakref import WeakValueDictionary

from mystica.engine.core.state import DROPPED
from mystica.errors import MoveError
from mystica.game import Game
from mystica.notation.json_text import SaveError
from mystica.notation.moves import field
from mystica.notation.position import position_hash
from mystica.notation.saves import load_setup
from mystica.server.duties import Duty, duty_of
from mystica.server.entries import back_entry, turn_entry
from mystica.server.keys import is_key
from mystica.server.problems import LOG, Refused
from mystica.server.shapes import moves as moves_shapes
from mystica.server.shapes import table as table_shapes
from mystica.server.shapes import view as view_shapes
from mystica.server.storage import After, Found, Storage, TurnRow, Written
from mystica.server.tables import table_of
from mystica.server.written import with_draft, with_turn

MOST_RECORDS = 200
_MOST_PAST = 40
_AT_ONCE = 25  # rows folded before others get a turn


class Damaged(Exception):
    """The rows do not lead where they did when they were written."""


class Record:
    """A game as it stands. `ply` counts rows, steps back included; position N is what rows 1 to N lead to."""

    def __init__(self, found: Found) -> None:
        self.id = found.game.id
        try:
            self.setup = load_setup(found.game.setup)
        except SaveError as error:
            raise Damaged(f"setup: {error}") from None
        self.game = Game(self.setup)
        self.rows: list[TurnRow] = []
        self.entries: list[bytes] = []
        self.line = [0]
        """The plies that led here; the game has one move for each but the first."""
        self.decisions: dict[int, str] = {}
        """By turn: what was up for decision."""
        self._places = [0]  # by ply: the turn whose position it is
        self._befores: dict[int, int] = {}  # by turn: the one it was played on
        self._past: OrderedDict[int, bytes] = OrderedDict()
        # what was worked out about this position, gone with the next row: see `views`
        self.desks: dict[tuple[int | None, tuple[str, ...]], tuple[moves_shapes.Desk | None, table_shapes.Table]] = {}
        self.tables: dict[tuple[int, ...], table_shapes.Table] = {}
        """By the actions played on this position: none, or those of somebody's draft."""
        self.asides: dict[int, list[moves_shapes.Choice]] = {}
        self.take_over(found)

    def take_over(self, found: Found) -> None:
        """All but the rows."""
        self.row, self.seats, self.drafts, self.wish = found.game, found.seats, found.drafts, found.wish
        self.automatic = [_rules_in(seat.automatic) for seat in found.seats]

    @property
    def found(self) -> Found:
        """As the database has it, without the rows."""
        return Found(self.row, self.seats, self.drafts, self.wish, ())

    @property
    def ply(self) -> int:
        return len(self.rows)

    @property
    def changes(self) -> int:
        return self.row.changes

    @property
    def duty(self) -> Duty | None:
        """Who moves by itself now."""
        return duty_of(self.game, self.seats, self.automatic, self.rows[-1] if self.rows else None)

    def has_left(self, seat: int) -> bool:
        """Has a player dropped out?"""
        return bool(field(self.game.state, seat, DROPPED))

    def fold(self, row: TurnRow) -> None:
        """One more row."""
        if row.ply != self.ply + 1:
            raise Damaged(f"row {row.ply} follows row {self.ply}")
        if row.kind == "back":
            self._step_back(row)
        else:
            self._play(row)
        if position_hash(self.game.state) != row.hash:
            raise Damaged(f"row {row.ply} leads to another position")
        self.rows.append(row)
        self._places.append(self.line[-1])
        self.desks.clear()
        self.asides.clear()

    def _play(self, row: TurnRow) -> None:
        before = self.game.copy()
        try:
            move = self.game.play(row.text)
        except MoveError as error:
            raise Damaged(f"row {row.ply}: {error}") from None
        if move.seat != row.seat:
            raise Damaged(f"row {row.ply} is a move of seat {move.seat}")
        self._befores[row.ply] = self.line[-1]
        self.decisions[row.ply] = before.decision
        self.line.append(row.ply)
        self.entries.append(turn_entry(row, move, before, self.game))
        drafted = self.tables.get(move.atoms)
        self.tables = {(): drafted} if drafted else {}

    def _step_back(self, row: TurnRow) -> None:
        moves = self.moves_before(row.back_to if row.back_to is not None else -1)
        if moves is None:
            raise Damaged(f"row {row.ply} goes back to {row.back_to}")
        self.game.undo_to(moves)
        del self.line[moves + 1 :]
        self.entries.append(back_entry(row, self.game))
        self.tables = {}

    def moves_before(self, ply: int) -> int | None:
        """How many moves of the present line lead to a ply; nothing if the line does not go through it."""
        if not 0 <= ply <= self.ply or self._places[ply] not in self.line:
            return None
        return self.line.index(self._places[ply])

    def since(self, moves: int) -> list[TurnRow]:
        """The rows of the present line after its first moves."""
        return [self.rows[ply - 1] for ply in self.line[moves + 1 :]]

    def at(self, ply: int) -> Game:
        """The game as it stood at any ply, also on a line that was taken back."""
        path: list[int] = []
        place = self._places[ply]
        while place not in self.line:
            path.append(place)
            place = self._befores[place]
        game = self.game.at(self.line.index(place))
        for turn in reversed(path):
            game.play(self.rows[turn - 1].text)
        return game

    def table_at(self, ply: int) -> bytes:
        """The table at an earlier ply, as JSON."""
        place = self._places[ply]
        if place not in self._past:
            self._past[place] = table_of(self.at(ply)).model_dump_json().encode()
            while len(self._past) > _MOST_PAST:
                self._past.popitem(last=False)
        self._past.move_to_end(place)
        return self._past[place]


@lru_cache(maxsize=1000)
def _rules_in(text: str) -> view_shapes.AutomaticRules:
    """Rules of a player as they are stored; nobody changes them once they are read."""
    return view_shapes.AutomaticRules.model_validate_json(text)


class Records:
    """The games this process has in memory, brought up to date from the database before each use."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._kept: OrderedDict[str, Record] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def get(self, game: str) -> Record:
        """The game as the database has it now."""
        if not is_key(game):
            raise Refused("no-game")
        async with self._lock_of(game):
            return await self._fresh(game)

    async def append(self, record: Record, row: TurnRow, after: After, *, by_itself: bool = False) -> None:
        """A new row, on disk and in memory; Conflict if another is there already."""
        written = await self._storage.append(record.id, row, after, by_itself=by_itself, known=record.found)
        await self._go_on(record, written, lambda found: with_turn(found, row, after, written, by_itself=by_itself))

    async def put_draft(self, record: Record, seat: int, base: int, moves: Sequence[str]) -> None:
        """A seat's unfinished turn on top of a ply; Conflict if there is another row."""
        known = record.found if record.ply == base else None
        written = await self._storage.put_draft(record.id, seat, base, moves, known=known)
        await self._go_on(record, written, lambda found: with_draft(found, seat, moves, written))

    async def _go_on(self, record: Record, written: Written, change: Callable[[Found], Found]) -> None:
        """Take over what was written, unless somebody else has written too: then it is read with the rest."""
        async with self._lock_of(record.id):
            if self._kept.get(record.id) is record and record.changes == written.changes - 1:
                await self._folded(record, change(record.found))

    def _lock_of(self, game: str) -> asyncio.Lock:
        return self._locks.setdefault(game, asyncio.Lock())

    async def _fresh(self, game: str) -> Record:
        record = self._kept.get(game)
        changes = await self._storage.changes(game)
        if changes is None:
            self._kept.pop(game, None)
            raise Refused("no-game")
        if record is not None and changes < record.changes:  # the database was put back
            record = None
        if record is None or changes > record.changes:
            found = await self._storage.read(game, record.ply if record else 0)
            if found is None:
                self._kept.pop(game, None)
                raise Refused("no-game")
            record = await self._folded(record, found)
        self._kept[game] = record
        self._kept.move_to_end(game)
        while len(self._kept) > MOST_RECORDS:
            self._kept.popitem(last=False)
        return record

    async def _folded(self, record: Record | None, found: Found) -> Record:
        try:
            if record is None:
                record = Record(found)
            for number, row in enumerate(found.turns, 1):
                record.fold(row)
                if number % _AT_ONCE == 0:
                    await asyncio.sleep(0)
            record.take_over(found)
        except Damaged as error:
            LOG.error("game %s is damaged: %s", found.game.id, error)
            self._kept.pop(found.game.id, None)
            raise Refused("damaged") from None
        return record
