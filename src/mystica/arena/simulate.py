"""Plays complete games between bots. Seed and game number fix a game, however many processes there are."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from mystica import data
from mystica.arena.drawn_factions import drawn_factions
from mystica.arena.workers import Workers, in_order
from mystica.bots import check_player, player
from mystica.engine.core.chance import next_random, scramble
from mystica.engine.core.reading import vp_of
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.playout import choose, play_random
from mystica.engine.rules.scoring import winners
from mystica.notation.ledgers.reader import resources
from mystica.notation.ledgers.writer import write_row_file, write_rows
from mystica.notation.moves import faction_key
from mystica.setups import GameSetup, SetupError, draw

MOST_GAMES = 100_000_000
STRIDE = 7919  # spreads the choices of one seed
_LOTS = {"random", "busy"}  # who draws lots instead of thinking
_CHUNK = 50  # of their games make a piece of work; that of players who think is a game

Files = dict[str, str]
"""Texts by their names in the plan's folder."""


@dataclass(frozen=True)
class Plan:
    """What to play. `out` is a folder for ledgers.

    Bots that think choose the same factions and first dwellings game after game. Where one of them sits at the table,
    factions are therefore drawn, unless they are named or are to be chosen in the game.
    """

    players: tuple[str, ...]
    games: int
    seed: int
    map: str = "base"
    profile: str = "official"
    options: dict[str, str] = field(default_factory=dict)
    factions: tuple[str, ...] = ()
    out: str = ""
    map_rows: tuple[str, ...] = ()
    start_vp: dict[str, int] = field(default_factory=dict)
    facts: dict[str, data.Value] = field(default_factory=dict)
    preset: str = ""
    chosen_factions: bool = False

    def check(self) -> None:
        """Refuse what cannot be played before anything is."""
        for name in self.players:
            check_player(name)
        if not 1 <= self.games <= MOST_GAMES:
            raise SetupError.english_only(f"{self.games} games: between 1 and {MOST_GAMES} can be played")
        if self.factions and self.chosen_factions:
            raise SetupError.english_only("say --factions or --choose-factions, not both")
        self.setup(0)

    def setup(self, number: int) -> GameSetup:
        seed = self.game_seed(number)
        setup = self._draw(seed, self.factions)
        if self.factions or self.chosen_factions or set(self.players) <= _LOTS:
            return setup
        factions = drawn_factions(setup, seed)
        return self._draw(seed, factions) if factions else setup

    def _draw(self, seed: int, factions: tuple[str, ...]) -> GameSetup:
        return draw(
            len(self.players),
            seed,
            map=self.map,
            profile=self.profile,
            options=self.options,
            factions=factions,
            map_rows=self.map_rows,
            start_vp=self.start_vp,
            facts=self.facts,
            preset=self.preset,
        )

    @property
    def where_factions_come_from(self) -> str:
        """`named`, `setup` (given there), `drawn`, `chosen`, `auction` or `random` (a drawn board, a chosen side)."""
        if self.factions:
            return "named"
        setup = self.setup(0)
        if setup.dwellings:
            return "setup"
        way = setup.options["factions"]
        return way if way != "choice" else "drawn" if setup.factions else "chosen"

    def game_seed(self, number: int) -> int:
        return self.seed * 1_000_003 + number

    def name_of(self, number: int) -> str:
        return f"seed-{self.seed}-game-{number + 1:05d}"

    def pieces(self) -> Iterator[tuple[Plan, int, int]]:
        """All games, cut into pieces of work: the first number, and the one behind the last."""
        size = _CHUNK if set(self.players) <= _LOTS else 1
        for first in range(0, self.games, size):
            yield self, first, min(first + size, self.games)


@dataclass(frozen=True)
class Played:
    """One finished game: VP by seat, the seats that won, the number of decisions."""

    vp: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int


@dataclass
class Totals:
    """Sums over finished games; ties share the win."""

    seats: int
    games: int = 0
    decisions: int = 0
    vp: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.vp = self.vp or [0] * self.seats
        self.wins = self.wins or [0.0] * self.seats

    def add(self, game: Played) -> None:
        self.games += 1
        self.decisions += game.decisions
        for seat, vp in enumerate(game.vp):
            self.vp[seat] += vp
        for seat in game.winners:
            self.wins[seat] += 1 / len(game.winners)

    @property
    def mean_vp(self) -> list[float]:
        return [round(vp / max(1, self.games), 3) for vp in self.vp]

    @property
    def win_share(self) -> list[float]:
        return [round(wins / max(1, self.games), 4) for wins in self.wins]


def play_game(plan: Plan, number: int) -> Played:
    """One game, written to the plan's folder if there is one."""
    game, files = _play_and_tell(plan, number)
    _write(plan.out, files)
    return game


def _play_and_tell(plan: Plan, number: int) -> tuple[Played, Files]:
    """One game, and what is to be written about it."""
    if not plan.out and set(plan.players) == {"random"}:
        state = new_game(plan.setup(number).engine_setup())
        return played(state, int(play_random(state, plan.game_seed(number) & 0x7FFFFFFF)[0])), {}
    setup, actions, state = play_out(plan, number)
    return played(state, len(actions)), _files(plan, number, setup, state, actions) if plan.out else {}


def played(state: State, decisions: int) -> Played:
    """What came of a game that is over."""
    vp = tuple([vp_of(state, seat) for seat in range(int(state.setup.n))])
    return Played(vp, tuple(winners(state)), decisions)


def play_out(plan: Plan, number: int) -> tuple[GameSetup, list[int], State]:
    """One game: its setup, all actions, and how it ended."""
    setup = plan.setup(number)
    state = new_game(setup.engine_setup())
    actions = _play(state, plan.players, plan.game_seed(number) & 0x7FFFFFFF)
    return setup, actions, state


def _play(state: State, players: tuple[str, ...], seed: int) -> list[int]:
    """Who draws lots takes the numbers of one row for the whole game; the others get a number for each choice."""
    draws = [name in _LOTS for name in players]
    thinkers = [player(name) for name in players]
    x = next_random(scramble(seed))
    actions: list[int] = []
    while not is_over(state):
        seat = decider(state)
        if draws[seat]:
            a, x = choose(state, x, players[seat] == "busy")
            chosen = [int(a)]
        else:
            chosen = thinkers[seat].choose(state, seed + STRIDE * len(actions))
        for a in chosen:
            apply(state, a)
        actions.extend(chosen)
    return actions


def _files(plan: Plan, number: int, setup: GameSetup, state: State, actions: list[int]) -> Files:
    """Ledger, final VP and resources after every row, as `mystica replay` reads them."""
    name = plan.name_of(number)
    header, rows = write_rows(setup, actions)
    factions = [faction_key(state, seat) for seat in range(setup.players)]
    result = {
        "factions": factions,
        "final_vp": {key: resources(state, seat)[0] for seat, key in enumerate(factions)},
        "map": setup.map,
        "source": f"mystica sim --seed {plan.seed}, game {number + 1}",
    }
    return {
        f"{name}.txt": "\n".join([*header, *(row.text() for row in rows)]) + "\n",
        f"{name}.json": json.dumps(result, indent=1) + "\n",
        f"rows/{name}.jsonl": write_row_file(rows),
    }


def _write(folder: str, files: Files) -> None:
    for name, text in files.items():
        path = Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _play_chunk(work: tuple[Plan, int, int]) -> list[tuple[Played, Files]]:
    plan, first, last = work
    return [_play_and_tell(plan, number) for number in range(first, last)]


def play_all(plan: Plan, workers: Workers, totals: Totals, more: Callable[[int], None]) -> None:
    """All games, each added as it is finished; `more` hears of it. `mystica sim` and `mystica bench` time this."""
    for game in simulate(plan, workers):
        totals.add(game)
        more(1)


def simulate(plan: Plan, workers: Workers) -> Iterator[Played]:
    """All games in order of their numbers. Files are written here, wherever the workers are."""
    for games in in_order(workers.finished(_play_chunk, plan.pieces())):
        for game, files in games:
            _write(plan.out, files)
            yield game
