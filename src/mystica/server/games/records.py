"""Games in memory: the stored rows replayed into positions, and checked against the hashes stored with them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from weakref import WeakValueDictionary

from pydantic import ValidationError

from mystica.engine.core.state import DROPPED
from mystica.errors import MoveError
from mystica.game import Game
from mystica.notation.json_text import SaveError
from mystica.notation.moves import field
from mystica.notation.position import position_hash
from mystica.notation.saves import load_setup
from mystica.server.games.automatic_moves import AutomaticMove, automatic_move_of
from mystica.server.games.memory_sizes import size_of, size_of_desks, size_of_tables
from mystica.server.games.record_updates import with_change, with_draft, with_turn
from mystica.server.play.log_entries import back_entry, turn_entry
from mystica.server.play.presenting import table_of
from mystica.server.play.turns import Trial, Turn
from mystica.server.problems import LOG, Refused
from mystica.server.shapes import moves as moves_shapes
from mystica.server.shapes import table as table_shapes
from mystica.server.shapes import view as view_shapes
from mystica.server.storage.change_notices import ChangeNotice
from mystica.server.storage.damage_check import check_undamaged
from mystica.server.storage.games import Storage
from mystica.server.storage.keys import is_key
from mystica.server.storage.rows import Damaged, Standing, StoredGame, TurnRow, WriteStamp

MEMORY = 256 * 2**20
"""Bytes that games may take in memory, if nobody says otherwise."""
_MOST_PAST = 40
_AT_ONCE = 25  # rows folded before others get a turn
COLD = 2
"""Games that are read from their beginning at once: each of them takes its turn before others get theirs."""


class Record:
    """A game as it stands. `last_row` counts rows, steps back included; position N is what rows 1 to N lead to."""

    def __init__(self, found: StoredGame) -> None:
        self.id = found.game.id
        try:
            self.setup = load_setup(found.game.setup)
        except SaveError as error:
            raise Damaged(f"setup: {error}") from None
        self.game = Game(self.setup)
        self.rows: list[TurnRow] = []
        self.entries: list[bytes] = []
        self._entry_bytes = 0
        self.line = [0]
        """The numbers of the rows that led here; the game has one move for each but the first."""
        self.decisions: dict[int, str] = {}
        """By turn: what was up for decision."""
        self._places = [0]  # by row: the turn whose position it is
        self._befores: dict[int, int] = {}  # by turn: the one it was played on
        self._past: OrderedDict[int, bytes] = OrderedDict()
        # what was worked out about this position, gone with the next row: see `people.views`
        self.desks: dict[
            tuple[int | None, tuple[str, ...]], tuple[moves_shapes.Desk | None, table_shapes.TableView]
        ] = {}
        self.tables: dict[tuple[int, ...], table_shapes.TableView] = {}
        """By the actions played on this position: none, or those of somebody's draft."""
        self.asides: dict[int, list[moves_shapes.Choice]] = {}
        self.files: dict[tuple[str, ...], str] = {}
        """Saves and ledgers of this position, by kind and names."""
        self.trial = Trial(self.game)
        """The position, and the draft that was read on it last."""
        self.wrote = 0
        """How often the game had changed with what this process wrote last."""
        self.take_over(found)

    def take_over(self, found: StoredGame) -> None:
        """All but the rows."""
        check_undamaged(found, self.setup.players)
        take_back = found.take_back
        if take_back is not None and take_back.base == self.last_row > 0 and self.moves_before(take_back.to) is None:
            raise Damaged(f"a request to go back to {take_back.to}")
        self.game_row, self.seats, self.drafts, self.take_back = found.game, found.seats, found.drafts, take_back
        self.automatic = [_rules_in(seat.automatic) for seat in found.seats]

    @property
    def stored(self) -> StoredGame:
        """As the database has it, without the rows."""
        return StoredGame(self.game_row, self.seats, self.drafts, self.take_back, ())

    @property
    def last_row(self) -> int:
        return len(self.rows)

    @property
    def size(self) -> int:
        """Bytes it takes in memory, estimated."""
        past = sum(len(table) for table in self._past.values())
        worked_out = size_of_tables(self.tables.values()) + size_of_desks(desk for desk, _ in self.desks.values())
        files = sum(len(text) for text in self.files.values())
        return size_of(self.last_row, self._entry_bytes + past + files, len(self.trial)) + worked_out

    @property
    def changes(self) -> int:
        return self.game_row.changes

    @property
    def automatic_move(self) -> AutomaticMove | None:
        """Who moves by itself now."""
        return automatic_move_of(self.game, self.seats, self.automatic, self.rows[-1] if self.rows else None)

    def has_left(self, seat: int) -> bool:
        """Has a player dropped out?"""
        return bool(field(self.game.state, seat, DROPPED))

    def fold(self, row: TurnRow, turn: Turn | None = None) -> None:
        """One more row: the turn that was read on this position just now, or else what the database has."""
        if row.number != self.last_row + 1:
            raise Damaged(f"row {row.number} follows row {self.last_row}")
        if row.kind == "back":
            self._step_back(row)
        elif row.kind == "turn":
            self._go_on(row, turn or self._replayed(row))
        else:
            raise Damaged(f"row {row.number} is no turn and no step back")
        if turn is None and position_hash(self.game.state) != row.hash:
            raise Damaged(f"row {row.number} leads to another position")
        self.rows.append(row)
        self._entry_bytes += len(self.entries[-1])
        self._places.append(self.line[-1])
        self.desks.clear()
        self.files = {}  # a new one: the old one may be written into at this moment
        self.asides.clear()
        self.trial = Trial(self.game)

    def _replayed(self, row: TurnRow) -> Turn:
        after = self.game.copy()
        try:
            move = after.play(row.text)
        except MoveError as error:
            raise Damaged(f"row {row.number}: {error}") from None
        if move.seat != row.seat:
            raise Damaged(f"row {row.number} is a move of seat {move.seat}")
        return Turn(row.text, move, after)

    def _go_on(self, row: TurnRow, turn: Turn) -> None:
        before, self.game = self.game, turn.after
        self._befores[row.number] = self.line[-1]
        self.decisions[row.number] = before.decision
        self.line.append(row.number)
        self.entries.append(turn_entry(row, turn.move, before, self.game))
        drafted = self.tables.get(turn.move.atoms)
        self.tables = {(): drafted} if drafted else {}

    def _step_back(self, row: TurnRow) -> None:
        moves = self.moves_before(row.back_to if row.back_to is not None else -1)
        if moves is None:
            raise Damaged(f"row {row.number} goes back to {row.back_to}")
        self.game = self.game.at(moves)
        del self.line[moves + 1 :]
        self.entries.append(back_entry(row, self.game))
        self.tables = {}

    def moves_before(self, row: int) -> int | None:
        """How many moves of the present line lead to a row; nothing if the line does not go through it."""
        if not 0 <= row <= self.last_row or self._places[row] not in self.line:
            return None
        return self.line.index(self._places[row])

    def since(self, moves: int) -> list[TurnRow]:
        """The rows of the present line after its first moves."""
        return [self.rows[number - 1] for number in self.line[moves + 1 :]]

    def at(self, row: int) -> Game:
        """The game as it stood after any row, also on a line that was taken back."""
        path: list[int] = []
        place = self._places[row]
        while place not in self.line:
            path.append(place)
            place = self._befores[place]
        game = self.game.at(self.line.index(place))
        for turn in reversed(path):
            game.play(self.rows[turn - 1].text)
        return game

    def table_at(self, row: int) -> bytes:
        """The table after an earlier row, as JSON."""
        place = self._places[row]
        if place not in self._past:
            self._past[place] = table_of(self.at(row)).model_dump_json().encode()
            while len(self._past) > _MOST_PAST:
                self._past.popitem(last=False)
        self._past.move_to_end(place)
        return self._past[place]


@lru_cache(maxsize=1000)
def _rules_in(text: str) -> view_shapes.AutomaticRules:
    """Rules of a player as they are stored; nobody changes them once they are read."""
    try:
        return view_shapes.AutomaticRules.model_validate_json(text)
    except ValidationError:
        raise Damaged("rules of a seat") from None


class Records:
    """The games this process has in memory, brought up to date from the database before each use."""

    def __init__(self, storage: Storage, memory: int = MEMORY) -> None:
        self._storage = storage
        self._kept: OrderedDict[str, Record] = OrderedDict()
        self._memory = memory
        self._sizes: dict[str, int] = {}
        self._taken = 0  # the sum of them
        self.followed: set[str] = set()
        """Games that somebody watches: they stay in memory, however much they take."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._cold = asyncio.Semaphore(COLD)

    async def get(self, game: str) -> Record:
        """The game as the database has it now."""
        if not is_key(game):
            raise Refused("no-game")
        async with self._lock_of(game):
            return await self._fresh(game)

    def at_hand(self, game: str) -> Record | None:
        """The game as this process knows it, where asking whether that still holds takes a way to PostgreSQL and back.
        Whoever writes must have that looked at with the same statement."""
        return self._kept.get(game) if self._storage.is_shared else None

    async def append(
        self,
        record: Record,
        row: TurnRow,
        after: Standing,
        *,
        by_itself: bool = False,
        turn: Turn | None = None,
        unless_outdated: bool = False,
    ) -> None:
        """A new row, on disk and in memory; Conflict if another is there already. `turn` is the row as it was read."""
        written = await self._storage.append(
            record.id, row, after, by_itself=by_itself, known=record.stored, unless_outdated=unless_outdated
        )
        change = partial(with_turn, turn=row, after=after, written=written, by_itself=by_itself)
        await self._go_on(record, written, change, turn)

    async def put_draft(
        self, record: Record, seat: int, base: int, moves: Sequence[str], *, unless_outdated: bool = False
    ) -> None:
        """A seat's unfinished turn on top of a row; Conflict if there is another row."""
        known = record.stored if record.last_row == base else None
        written = await self._storage.put_draft(
            record.id, seat, base, moves, known=known, unless_outdated=unless_outdated
        )
        await self._go_on(record, written, lambda found: with_draft(found, seat, moves, written))

    async def _go_on(
        self, record: Record, written: WriteStamp, change: Callable[[StoredGame], StoredGame], turn: Turn | None = None
    ) -> None:
        """Take over what was written, unless somebody else has written too: then it is read with the rest."""
        async with self._lock_of(record.id):
            record.wrote = max(record.wrote, written.changes)
            if self._kept.get(record.id) is record and record.changes == written.changes - 1:
                found = change(record.stored)
                self._keep(self._fold(record, found, found.turns, turn, whole=True))

    async def after_writing(self, record: Record) -> Record:
        """The game with what was written last by `append` or `put_draft`; most of the time it is in memory."""
        if self._kept.get(record.id) is record and record.changes >= record.wrote:
            return record
        return await self.get(record.id)

    def hear(self, news: ChangeNotice) -> Record | None:
        """What another process wrote, folded into the game in memory; nothing if that has to be read."""
        record, change = self._kept.get(news.game), news.change
        if record is None or change is None or self._lock_of(news.game).locked():
            return None
        if record.changes >= change.changes:
            return record
        if record.changes != change.changes - 1:
            return None
        try:
            found = with_change(record.stored, change)
            self._fold(record, found, found.turns, whole=True)
        except Refused:
            return None
        self._keep(record)
        return record

    def _lock_of(self, game: str) -> asyncio.Lock:
        return self._locks.setdefault(game, asyncio.Lock())

    async def _fresh(self, game: str) -> Record:
        record = self._kept.get(game)
        changes = await self._storage.changes(game)
        if changes is None:
            self._drop(game)
            raise Refused("no-game")
        if record is not None and changes < record.changes:  # the database was put back
            record = None
        if record is None:
            async with self._cold:
                record = await self._read(game, None)
        elif changes > record.changes:
            record = await self._read(game, record)
        self._keep(record)
        return record

    async def _read(self, game: str, record: Record | None) -> Record:
        """With all that is new, or from the beginning."""
        try:
            found = await self._storage.read(game, record.last_row if record else 0)
        except Damaged as error:
            raise self._refusal(game, error) from None
        if found is None:
            self._drop(game)
            raise Refused("no-game")
        return await self._folded(record, found)

    def _keep(self, record: Record) -> None:
        """As the one used last. The oldest ones make room, but never one that somebody follows."""
        self._kept[record.id] = record
        self._kept.move_to_end(record.id)
        size = record.size
        self._taken += size - self._sizes.get(record.id, 0)
        self._sizes[record.id] = size
        if self._taken <= self._memory:
            return
        for game in [game for game in self._kept if game not in self.followed and game != record.id]:
            self._drop(game)
            if self._taken <= self._memory:
                return

    def _drop(self, game: str) -> None:
        if self._kept.pop(game, None) is not None:
            self._taken -= self._sizes.pop(game, 0)

    async def _folded(self, record: Record | None, found: StoredGame) -> Record:
        """Rows in pieces, so that others get a turn."""
        for first in range(0, len(found.turns), _AT_ONCE):
            if first:
                await asyncio.sleep(0)
            record = self._fold(record, found, found.turns[first : first + _AT_ONCE])
        return self._fold(record, found, (), whole=True)

    def _fold(
        self,
        record: Record | None,
        found: StoredGame,
        rows: Sequence[TurnRow],
        turn: Turn | None = None,
        *,
        whole: bool = False,
    ) -> Record:
        """Some rows; what else is new about the game comes with the last of them."""
        try:
            if record is None:
                record = Record(found)
            for row in rows:
                record.fold(row, turn)
            if whole:
                record.take_over(found)
            return record
        except Damaged as error:
            raise self._refusal(found.game.id, error) from None
        except Exception as error:  # rows can be wrong in more ways than anybody can list
            LOG.exception("game %s cannot be read", found.game.id)
            raise self._refusal(found.game.id, Damaged(type(error).__name__)) from None

    def _refusal(self, game: str, error: Damaged) -> Refused:
        LOG.error("game %s is damaged: %s", game, error)
        self._drop(game)
        return Refused("damaged")
