"""The game as people use it: whose decision, which moves, what lies where, what happened."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.decisions import top_kind
from mystica.engine.core.reading import phase_of, round_of, seat_in_order
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.macros import Macros, list_macros, list_other_ways
from mystica.engine.playout import legal_actions
from mystica.engine.rules.scoring import winners
from mystica.errors import InvalidMove, MoveError
from mystica.events import Event, events_of, opening
from mystica.game.advice import GAMES, Forecast, Hints, Judgement, adviser
from mystica.game.decision_names import decisions
from mystica.game.history import History, Ply
from mystica.game.moves.move import Move
from mystica.game.reading.phrases import explain_text, read_move
from mystica.game.views import map as map_views
from mystica.game.views import players as player_views
from mystica.game.views import projections
from mystica.game.views import tiles as views
from mystica.game.views.of_boxes import tables_of_boxes
from mystica.game.why_not.explain import why_not
from mystica.game.why_not.reasons import Reason, RefusedMove, reason_against
from mystica.notation.moves import actor_of, faction_key
from mystica.setups import GameSetup, SetupError, check_name, draw, introductory

PRESETS = tuple(data.presets())
_MACROS = Macros()


class Game:
    """A game of Terra Mystica: a setup, the moves played so far, and the position they lead to.

    Seats are counted from 0. Whatever is refused leaves the game as it was.
    """

    def __init__(self, setup: GameSetup, moves: Iterable[Move | str | int] = ()) -> None:
        """Begin, and play these moves at once, as from a saved game."""
        self.setup = setup
        self._state: State = new_game(setup.engine_setup())  # replaced by every move, never changed
        self._history = History(self._state)
        for move in moves:
            self.play(move)

    @classmethod
    def new(
        cls,
        players: int = 4,
        seed: int | None = None,
        *,
        preset: str = "standard",
        map: str = "base",
        profile: str = "official",
        options: Mapping[str, str] | None = None,
        factions: Sequence[str] = (),
        map_rows: Sequence[str] = (),
        start_vp: Mapping[str, int] | None = None,
        facts: Mapping[str, data.Value] | None = None,
    ) -> Game:
        """Set up and start. Tiles are drawn from the seed, or from chance; `first-game` draws nothing.

        An empty name among the factions is drawn too. `map_rows` are the rows of a map of one's own, which `map` then
        names; `start_vp` are starting VP by faction; `facts` are values of a box that this game replaces.
        """
        check_name("preset", preset, PRESETS)
        if preset == "first-game":
            if seed is not None or map != "base" or options or factions or map_rows or start_vp or facts:
                raise SetupError("setup-first-game")
            return cls(introductory(players, profile=profile))
        number = random.SystemRandom().randrange(10**9) if seed is None else seed
        setup = draw(
            players, number, map=map, profile=profile, options=options, factions=factions, map_rows=map_rows,
            start_vp=start_vp, preset=preset, facts=facts,
        )  # fmt: skip
        return cls(setup)

    def __repr__(self) -> str:
        if self.is_over:
            return f"<Game over after {self.ply} plies>"
        who = faction_key(self._state, decider(self._state))
        return f"<Game round {self.round}, ply {self.ply}, {who} to decide: {self.decision}>"

    # ---- whose decision -------------------------------------------------------------------------------

    @property
    def decider(self) -> int | None:
        """Seat that decides now; nobody once the game is over."""
        seat = decider(self._state)
        return seat if seat >= 0 else None

    @property
    def decision(self) -> str:
        """What is to be decided: turn, leech, favor, town, cult ...; empty once the game is over."""
        return "" if self.is_over else decisions()[top_kind(self._state)]

    def faction(self, seat: int) -> str:
        """Key of a seat's faction; player1, player2 ... while it has none."""
        self._check_seat(seat)
        return faction_key(self._state, seat)

    @property
    def is_over(self) -> bool:
        return is_over(self._state)

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats with the most VP once the game is over, before that nobody."""
        return tuple(winners(self._state)) if self.is_over else ()

    @property
    def round(self) -> int:
        """0 before the first."""
        return round_of(self._state)

    @property
    def phase(self) -> str:
        """factions, dwellings, bonus cards, actions, cult bonus or over."""
        return views.PHASES[phase_of(self._state)]

    @property
    def turn_order(self) -> tuple[int, ...]:
        return tuple(seat_in_order(self._state, k) for k in range(self.setup.players))

    # ---- moves ----------------------------------------------------------------------------------------

    def moves(self, *, all_ways: bool = False) -> list[Move]:
        """The choices of whoever decides: in a turn complete turns with their payment, else single answers.

        Transforms lead towards home the short way. With `all_ways` there are also those that lead elsewhere, go the
        long way round or leave free spades unused; they are marked as `other_way` and come last.
        """
        if self.is_over:
            return []
        state = self._state
        seat = decider(state)
        list_macros(state, _MACROS)
        found = [Move(tuple(atoms), seat, state) for atoms in _MACROS.all()]
        if all_ways:
            list_other_ways(state, _MACROS)
            found += [Move(tuple(atoms), seat, state, other_way=True) for atoms in _MACROS.all()]
        return found

    def spaces_with_other_ways(self) -> tuple[str, ...]:
        """Labels of the spaces for which `moves(all_ways=True)` has more than `moves()`; found without making moves."""
        if self.is_over:
            return ()
        labels = self._state.setup.board.labels
        list_other_ways(self._state, _MACROS)
        atoms = _MACROS.all()
        spaces = {act.operand_of(a) // 18 for turn in atoms for a in turn if act.kind_of(a) == act.TRANSFORM}
        return tuple(labels[space] for space in sorted(spaces))

    def atomic_moves(self) -> list[Move]:
        """Every legal atomic action as a move of its own, conversions included."""
        seat = decider(self._state)
        return [Move((a,), seat, self._state) for a in ([] if self.is_over else legal_actions(self._state))]

    def parse(self, text: str) -> Move:
        """The move a text stands for: one phrase, or several with full stops between them.

        InvalidMove if it is none, IllegalMove with the reason if it is not allowed now, AmbiguousMove if it may
        mean several. `witches: ` in front says who; out of turn that is needed.
        """
        return read_move(self._state, text)

    def is_legal(self, move: Move | str | int) -> bool:
        try:
            self._as_move(move)
        except MoveError:
            return False
        return True

    def play(self, move: Move | str | int) -> Move:
        """Play a move by value, by text or by the number of an atomic action, whole or not at all."""
        played = self._as_move(move)
        after = self._state.copy()
        for a in played.atoms:
            apply(after, a)
        ply = Ply(
            number=self.ply + 1,
            seat=played.seat,
            faction=faction_key(self._state, played.seat),
            atoms=played.atoms,
            text=played.text,
            round=self.round,
        )
        self._history.add(ply, after)
        self._state = after
        return played

    def answer(self, seat: int, text: str) -> Move:
        """Play for a seat that need not be asked now: `leech`, `decline`, `+fire`, `spades first`, `resign`.

        Offers left open are answered so under the ruling leech=deferred, steps under reaction-step=deferred.
        """
        return self.play(f"{self.faction(seat)}: {text}")

    def _as_move(self, move: Move | str | int) -> Move:
        if isinstance(move, str):
            return self.parse(move)
        if isinstance(move, Move):
            return self._checked(move.atoms, move.seat, move)
        if not 0 <= move < act.N_ACTIONS:
            raise InvalidMove.english_only(f"{move} is not an action")
        return self._checked((move,), actor_of(self._state, move))

    def _checked(self, atoms: tuple[int, ...], seat: int, move: Move | None = None) -> Move:
        """The atoms as a move of this position, if every one of them is allowed."""
        if not atoms:
            raise InvalidMove("move-nothing")
        after = self._state.copy()
        for a in atoms:
            reason = why_not(after, a)
            if reason is None and actor_of(after, a) != seat:
                reason = reason_against("not-your-decision", "done", decider=faction_key(after, decider(after)))
            if reason is not None:
                raise RefusedMove(f"action {a}" if move is None else _name_of(move), reason)
            apply(after, a)
        return Move(atoms, seat, self._state)

    def explain(self, what: str | int, seat: int | None = None) -> Reason | None:
        """Why a move, or the natural one with a space, tile or track, is not possible now; nothing if it is.

        With a seat: for that player, who may not be the one to decide.
        """
        if seat is not None and seat != self.decider:
            self._check_seat(seat)
            if self.decider is None:
                return reason_against("game-over", "done")
            return reason_against("not-your-decision", "done", decider=self.faction(self.decider))
        return why_not(self._state, what) if isinstance(what, int) else explain_text(self._state, what)

    # ---- views ----------------------------------------------------------------------------------------

    @property
    def players(self) -> tuple[player_views.PlayerView, ...]:
        """All seats."""
        return tuple(player_views.player_view(self._state, seat) for seat in range(self.setup.players))

    def player(self, seat: int) -> player_views.PlayerView:
        self._check_seat(seat)
        return player_views.player_view(self._state, seat)

    @property
    def map(self) -> map_views.MapView:
        return map_views.map_view(self._state)

    @property
    def tiles(self) -> views.TilesView:
        """Scoring tiles, bonus cards, favor and town tiles, power actions."""
        return views.tiles_view(self._state)

    @property
    def cults(self) -> tuple[views.CultView, ...]:
        """Fire, water, earth, air."""
        return views.cult_views(self._state)

    @property
    def offers(self) -> tuple[views.OfferView, ...]:
        """Power offered and not answered yet, oldest first."""
        return views.offer_views(self._state)

    @property
    def auction(self) -> tuple[views.AuctionView, ...]:
        """The factions that are bid for, in the order they were drawn; empty outside an auction."""
        return views.auction_views(self._state)

    @property
    def boxes(self) -> dict[str, Any]:
        """What the boxes that this game is played with add to the table, by their keys."""
        return tables_of_boxes(self._state)

    @property
    def state(self) -> State:
        """A copy of the engine's own state."""
        return self._state.copy()

    @property
    def hash(self) -> int:
        """62 bits that tell positions apart, equal on every machine."""
        return self._state.hash()

    # ---- history --------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """How many moves were played."""
        return len(self._history.plies)

    @property
    def history(self) -> tuple[Ply, ...]:
        """The moves played so far."""
        return tuple(self._history.plies)

    @property
    def actions(self) -> list[int]:
        """All atomic actions so far: with the setup they are the whole truth about a game."""
        return [a for ply in self._history.plies for a in ply.atoms]

    @property
    def redoable(self) -> tuple[Ply, ...]:
        """Moves taken back, the next one first."""
        return tuple(reversed(self._history.undone))

    def undo(self) -> Ply:
        """Take the last move back."""
        if self.ply == 0:
            raise MoveError("move-no-undo")
        self.undo_to(self.ply - 1)
        return self._history.undone[-1]

    def redo(self) -> Ply:
        """Play the move taken back last again."""
        if not self._history.undone:
            raise MoveError("move-no-redo")
        ply = self._history.undone[-1]
        after = self._state.copy()
        for a in ply.atoms:
            apply(after, a)
        self._history.go_to(self.ply + 1)
        self._state = after
        return ply

    def undo_to(self, ply: int) -> None:
        """Take back all moves after the first `ply` ones."""
        state = self._history.state_at(ply)
        self._history.go_to(ply)
        self._state = state

    def at(self, ply: int) -> Game:
        """Another game that stands where this one did after so many moves; the rest can be redone there."""
        game = self.copy()
        game.undo_to(ply)
        return game

    def replay(self) -> Iterator[tuple[Game, Ply]]:
        """Every move so far with the game as it stood before it."""
        game = self.at(0)
        for ply in self.history:
            yield game.copy(), ply
            game.redo()

    def copy(self) -> Game:
        """An independent game with the same past."""
        game = object.__new__(type(self))
        game.setup = self.setup
        game._state = self._state
        game._history = self._history.copy()
        return game

    def events(self, ply: int) -> list[Event]:
        """What move number `ply` brought, for a log: keys and arguments. 0 is what was given before the first."""
        state = self._history.state_at(max(ply - 1, 0))
        if ply == 0:
            return opening(state)
        found: list[Event] = []
        for a in self._history.ply(ply).atoms:
            state, events = events_of(state, a)
            found += events
        return found

    # ---- projections ----------------------------------------------------------------------------------

    def next_income(self) -> tuple[projections.IncomeView, ...]:
        """Income of the next round as it stands, by seat; empty in the last round."""
        return projections.next_income(self._state)

    def cult_bonus(self) -> tuple[projections.CultBonusView, ...]:
        """The cult bonus of this round as it stands, by seat; empty where none is to come."""
        return projections.cult_bonus(self._state)

    def final_scoring(self) -> tuple[projections.FinalView, ...]:
        """By seat: final scoring if the game ended now, or as it ended."""
        return projections.final_now(self._history, self._state)

    def vp_sources(self) -> tuple[dict[str, int], ...]:
        """By seat: where the VP came from so far."""
        return projections.vp_sources(self._history)

    def spendable_power(self, seat: int) -> int:
        """Power a seat could spend now, with sacrificing."""
        self._check_seat(seat)
        return projections.spendable_power(self._state, seat)

    # ---- advice ---------------------------------------------------------------------------------------

    def hints(
        self, bot: str = "expert", *, seconds: float | None = None, steps: int | None = None, top: int = 5,
        games: int = GAMES,
    ) -> Hints:  # fmt: skip
        """The best moves as a bot sees them, with expected VP and reasons, and what every seat may expect.

        With `steps` the answer is the same on every machine. `games` is how often the game is played on.
        """
        return adviser().hints(self._state, bot, seconds=seconds, steps=steps, top=top, games=games)

    def forecast(self, games: int = GAMES) -> tuple[Forecast, ...]:
        """By seat: VP to be expected in the end and the share of wins, from games played on."""
        return adviser().forecast(self._state, games)

    def review(
        self, bot: str = "strong", *, seconds: float | None = None, steps: int | None = None
    ) -> Iterator[Judgement]:
        """Every decision so far beside what a bot would have done, one after the other: it takes a while."""
        return adviser().review(self._history.start, self.actions, bot, seconds=seconds, steps=steps)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.setup.players:
            raise MoveError.english_only(f"there is no seat {seat}: seats are 0 to {self.setup.players - 1}")


def _name_of(move: Move) -> str:
    try:
        return move.text
    except (MoveError, LookupError):  # its atoms never fitted together
        return "this move"
