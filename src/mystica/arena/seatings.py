"""The games of an arena: their setups, and who sits where. Any process can play any of them on its own."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations

from mystica.arena.drawn_factions import drawn_factions
from mystica.arena.simulate import STRIDE
from mystica.bots import Budget, Player, check_player, player
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.rules.scoring import winners
from mystica.notation.ledgers.reader import resources
from mystica.notation.moves import faction_key
from mystica.notation.saves import dump_setup, load_setup
from mystica.setups import GameSetup, SetupError, draw

MOST_TABLES = 100_000


@dataclass(frozen=True)
class Contest:
    """Bots that meet at tables. A table is one setup, played once for every seating.

    `setups` are recorded ones, as texts; without them as many as `tables` are drawn, the factions too, unless they are
    chosen in the game.
    """

    bots: tuple[str, ...]
    tables: int
    seed: int
    players: int = 4
    seconds: float | None = None
    steps: int | None = None
    map: str = "base"
    profile: str = "official"
    preset: str = ""
    options: dict[str, str] = field(default_factory=dict)
    chosen_factions: bool = False
    setups: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    """Names of the recorded setups."""

    def check(self) -> None:
        """Refuse what cannot be played before anything is."""
        if not 1 <= self.tables <= MOST_TABLES:
            raise SetupError.english_only(f"{self.tables} tables: between 1 and {MOST_TABLES} can be played")
        for name in self.bots:
            check_player(name)
        if len(set(self.bots)) < len(self.bots):
            raise SetupError.english_only("a bot cannot play against itself: the names must differ")
        self.setup(0)

    def setup(self, number: int) -> GameSetup:
        if self.setups:
            return load_setup(self.setups[number])
        seed = self.seed * 1_000_003 + number
        drawn = self._draw(seed, ())
        factions = () if self.chosen_factions else drawn_factions(drawn, seed)
        return self._draw(seed, factions) if factions else drawn

    def _draw(self, seed: int, factions: tuple[str, ...]) -> GameSetup:
        return draw(
            self.players, seed, map=self.map, profile=self.profile, options=self.options, factions=factions,
            preset=self.preset,
        )  # fmt: skip

    def seatings(self, table: int) -> tuple[tuple[int, ...], ...]:
        """Who sits where, as indices of bots: all pairs of bots, each pair in all its seatings; one bot sits alone."""
        seats = self.setup(table).players if self.setups else self.players
        if len(self.bots) == 1:
            return ((0,) * seats,)
        return tuple(
            tuple((a, b)[seat] for seat in seating)
            for a, b in combinations(range(len(self.bots)), 2)
            for seating in pair_seatings(seats)
        )

    @property
    def games(self) -> int:
        if not self.setups:
            return self.tables * len(self.seatings(0))
        return sum(len(self.seatings(table)) for table in range(self.tables))

    def text(self) -> str:
        """The contest as one line; a results file belongs to exactly one."""
        return json.dumps(asdict(self), sort_keys=True)


def pair_seatings(seats: int) -> list[tuple[int, ...]]:
    """Seatings of two bots that treat both alike: with an even number of seats each has half of them, in every way;
    with an odd number they take turns having one more, in every rotation."""
    if seats % 2 == 0:
        return [
            tuple(0 if seat in own else 1 for seat in range(seats)) for own in combinations(range(seats), seats // 2)
        ]
    first = [seat % 2 for seat in range(seats)]
    turned = [tuple(first[(seat + by) % seats] for seat in range(seats)) for by in range(seats)]
    return turned + [tuple(1 - bot for bot in seating) for seating in turned]


@dataclass(frozen=True)
class Result:
    """One finished game of a contest."""

    table: int
    seating: tuple[int, ...]
    factions: tuple[str, ...]
    vp: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int

    def text(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def from_text(cls, text: str) -> Result:
        raw = json.loads(text)
        return cls(
            int(raw["table"]), tuple(raw["seating"]), tuple(raw["factions"]), tuple(raw["vp"]),
            tuple(raw["winners"]), int(raw["decisions"]),
        )  # fmt: skip


@dataclass(frozen=True)
class Work:
    """One game to play: everything a process needs to know."""

    table: int
    seating: tuple[int, ...]
    bots: tuple[str, ...]
    setup: str
    seed: int
    seconds: float | None
    steps: int | None


def open_work(contest: Contest, done: Sequence[Result] = ()) -> Iterator[Work]:
    """The games not played yet, table by table, so that what is there at any time is nearly balanced."""
    played = {(result.table, result.seating) for result in done}
    for table in range(contest.tables):
        left = [seating for seating in contest.seatings(table) if (table, seating) not in played]
        if not left:
            continue
        setup = dump_setup(contest.setup(table))
        seed = (contest.seed * 1_000_003 + table) & 0x7FFFFFFF
        for seating in left:
            yield Work(table, seating, contest.bots, setup, seed, contest.seconds, contest.steps)


def play_work(work: Work) -> Result:
    """Play one game."""
    setup = load_setup(work.setup)
    state = new_game(setup.engine_setup())
    budget = Budget(work.seconds, work.steps)
    minds: dict[int, Player] = {number: player(work.bots[number], budget) for number in set(work.seating)}
    decisions = actions = 0
    while not is_over(state):
        chosen = minds[work.seating[decider(state)]].choose(state.copy(), work.seed + STRIDE * actions)
        for a in chosen:
            apply(state, a)
        decisions += 1
        actions += len(chosen)
    return Result(
        work.table,
        work.seating,
        tuple(faction_key(state, seat) for seat in range(setup.players)),
        tuple(int(resources(state, seat)[0]) for seat in range(setup.players)),
        tuple(int(seat) for seat in winners(state)),
        decisions,
    )
