"""A game in memory: its rows replayed into a position, and what was worked out about that position."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache

from pydantic import ValidationError

from mystica.engine.core import state as col
from mystica.errors import MoveError
from mystica.game import Game
from mystica.notation.json_text import SaveError
from mystica.notation.moves import field
from mystica.notation.position import position_hash
from mystica.notation.saves import load_setup
from mystica.server.games.automatic_moves import AutomaticMove, automatic_move_of
from mystica.server.games.memory_sizes import size_of, size_of_desks, size_of_tables
from mystica.server.play.log_entries import back_entry, turn_entry
from mystica.server.play.presenting import table_of
from mystica.server.play.turns import Trial, Turn
from mystica.server.shapes import moves as moves_shapes
from mystica.server.shapes import table as table_shapes
from mystica.server.shapes import view as view_shapes
from mystica.server.storage.damage_check import check_undamaged
from mystica.server.storage.rows import Damaged, StoredGame, TurnRow

_MOST_PAST = 40  # earlier positions that are kept as JSON


class Record:
    """A game as it stands. `last_row` counts rows, steps back included; position N is what rows 1 to N lead to."""

    def __init__(self, found: StoredGame) -> None:
        self.id = found.game.id
        try:
            self.setup = load_setup(found.game.setup, begun=True)
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
        return bool(field(self.game.state, seat, col.DROPPED))

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
