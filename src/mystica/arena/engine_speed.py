"""Measures the engine's speed on one core. Machines are noisy, so the best of several rounds counts."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path

from mystica.arena.of_boxes import of_boxes
from mystica.arena.simulate import Plan, Totals, play_all
from mystica.arena.workers import Alone
from mystica.bots.levels import LEVELS
from mystica.bots.minds import usual_mind
from mystica.bots.net_minds import usual_net_mind
from mystica.bots.novice import Novice
from mystica.bots.registry import player
from mystica.engine import COMPILED
from mystica.engine.core.decisions import TURN, top_kind
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.reading import round_of
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.macros import Macros, list_macros
from mystica.engine.playout import copy_many, play_random, random_actions
from mystica.engine.thinking.evaluation import evaluate
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.plans import Plans
from mystica.engine.thinking.rollout import play_out
from mystica.engine.thinking.round_rollouts import RoundRollouts
from mystica.notation.ledgers.reader import LedgerPlayer
from mystica.notation.ledgers.text import read_ledger
from mystica.notation.ledgers.writer import write_ledger
from mystica.setups import draw

FOUR = ("random",) * 4


@dataclass(frozen=True)
class Figure:
    key: str
    name: str
    unit: str
    target: float
    more_is_better: bool = False
    of: str = ""
    """Another figure that this one's target is a share of."""


_GAMES = Figure("games", "random games of 4 players", "games/s", 9000, more_is_better=True)
_EVERYTHING = "games_everything"
_OTHERS = (
    Figure("decision", "legal moves and apply", "µs", 1.5),
    Figure("copy", "copy of a state", "µs", 1.0),
    Figure("replay", "replay of a recorded game", "ms", 3.0),
    Figure("macros", "macro moves of a turn", "µs", 60.0),
    Figure("novice", "choice of the novice", "ms", 5.0),
    *(
        Figure(f"choice_{name}", f"choice of {name}, 95 in 100 within", "ms", level.seconds * 1000)
        for name, level in LEVELS.items()
    ),
    Figure("evaluation", "judging a position", "µs", 5.0),
    Figure("net", "judging a position by the net", "µs", 5.0),
    Figure("net_begin", "beginning a choice with it", "µs", 20.0),
    Figure("net_games", "games by the net, one ply", "games/s", 20, more_is_better=True),
    Figure("looks", "looks to the end of the round", "looks/s", 150, more_is_better=True),
    Figure("nodes", "choices played in plans", "nodes/s", 8000, more_is_better=True),
    Figure("ply", "replay of a game to its last ply", "ms", 5.0),
    Figure("import", "import of the engine", "s", 0.3),
    Figure("version", "mystica --version", "s", 0.15),
    Figure("help", "mystica --help", "s", 0.15),
)


def figures_of_engine() -> tuple[Figure, ...]:
    """Random games of each kind, then everything else that is measured."""
    kinds = [(box.figure, box.title, box.share_of_speed) for box in of_boxes() if box.figure]
    return (
        _GAMES,
        *(
            Figure(key, f"the same with {title}", _GAMES.unit, share, more_is_better=True, of=_GAMES.key)
            for key, title, share in (*kinds, (_EVERYTHING, "everything", 0.5))
        ),
        *_OTHERS,
    )


def kinds_of_games() -> dict[str, tuple[dict[str, str], str]]:
    """A plain game, one with each box, one with all: by figure the options and the preset, as for `mystica sim`."""
    with_a_box = {box.figure: (dict(box.options), "") for box in of_boxes() if box.figure}
    return {_GAMES.key: ({}, ""), **with_a_box, _EVERYTHING: ({}, "everything")}


def measure(quick: bool = False, ledgers: Sequence[str] = ()) -> dict[str, float | str]:
    """All figures of the engine that is loaded; `ledgers` are files of recorded games to replay."""
    rounds = 2 if quick else 5
    size = 1.0 if COMPILED else 0.04
    return {
        "engine": "compiled" if COMPILED else "pure",
        **_games(rounds, int((300 if quick else 1000) * size)),
        "decision": _decisions(rounds, int(400 * size)),
        "copy": _copies(rounds, int(100_000 * size)),
        "replay": _replays(rounds, [Path(name).read_text(encoding="utf-8") for name in ledgers[:20]]),
        "macros": _macros(rounds, max(2, int(400 * size))),
        "novice": _novice(rounds, max(1, int(3 * size))),
        **_choices((8 if quick else 2) if COMPILED else 24),
        "evaluation": _evaluations(rounds, max(1, int(20 * size))),
        **_net(rounds, max(1, int(20 * size))),
        "net_games": _net_games(2 if COMPILED else 1, max(1, int(10 * size))),
        "looks": _looks(2 if COMPILED else 1, 4 if COMPILED else 1),
        "nodes": _nodes(rounds, max(1, int(40 * size))),
        "ply": _plies(rounds),
        "import": _import(rounds),
        "version": _best(rounds, lambda: _start("-m", "mystica", "--version")),
        "help": _best(rounds, lambda: _start("-m", "mystica", "--help")),
    }


def _best(rounds: int, run: Callable[[], float]) -> float:
    return min(run() for _ in range(rounds))


def _games(rounds: int, games: int) -> dict[str, float]:
    """Games a second of each kind, set-up included, as `mystica sim` plays and counts them. The kinds take turns."""
    kinds = kinds_of_games()
    best = dict.fromkeys(kinds, 0.0)
    for _ in range(rounds):
        for key, (options, preset) in kinds.items():
            plan = Plan(FOUR, games, 7, options=options, preset=preset)
            plan.check()
            totals = Totals(len(FOUR))
            began = time.process_time()
            play_all(plan, Alone(), totals, lambda more: None)
            best[key] = max(best[key], totals.games / (time.process_time() - began))
    return best


def _decisions(rounds: int, games: int) -> float:
    """The rules alone."""
    setups = [draw(4, number).engine_setup() for number in range(games)]

    def run() -> float:
        states = [new_game(setup) for setup in setups]
        began = time.process_time()
        decisions = sum(int(play_random(state, number)[0]) for number, state in enumerate(states))
        return (time.process_time() - began) / decisions * 1e6

    return _best(rounds, run)


def _middle_of_a_game() -> State:
    state = new_game(draw(4, 11).engine_setup())
    random_actions(state, 11, 150, True)
    return state


def _copies(rounds: int, times: int) -> float:
    state = _middle_of_a_game()

    def run() -> float:
        began = time.process_time()
        copy_many(state, times)
        return (time.process_time() - began) / times * 1e6

    return _best(rounds, run)


def _turns(first: int = 3, last: int = 5) -> list[State]:
    """Turns of these rounds in a game between novices."""
    state = new_game(draw(4, 5).engine_setup())
    novice = Novice()
    turns: list[State] = []
    while not is_over(state):
        if top_kind(state) == TURN and first <= round_of(state) <= last:
            turns.append(state.copy())
        for a in novice.choose(state):
            apply(state, a)
    return turns


def _macros(rounds: int, times: int) -> float:
    turns = _turns()
    macros = Macros()

    def run() -> float:
        began = time.process_time()
        for _ in range(max(1, times // len(turns))):
            for state in turns:
                list_macros(state, macros)
        return (time.process_time() - began) / (max(1, times // len(turns)) * len(turns)) * 1e6

    return _best(rounds, run)


def _novice(rounds: int, games: int) -> float:
    novice = Novice()

    def run() -> float:
        decisions = 0
        began = time.process_time()
        for number in range(games):
            state = new_game(draw(4, number).engine_setup())
            while not is_over(state):
                decisions += 1
                for a in novice.choose(state):
                    apply(state, a)
        return (time.process_time() - began) / decisions * 1e3

    return _best(min(rounds, 2), run)


def _choices(every: int) -> dict[str, float]:
    """Milliseconds within which each level chooses, 95 times in 100, with the time and steps it has by itself."""
    found: dict[str, float] = {}
    for name in LEVELS:
        bot = player(name)
        took: list[float] = []
        for state in _turns(1, int(ROUNDS))[::every]:
            began = time.perf_counter()
            bot.choose(state)
            took.append(time.perf_counter() - began)
        found[f"choice_{name}"] = sorted(took)[(len(took) * 95 - 1) // 100] * 1e3
    return found


def _evaluations(rounds: int, times: int) -> float:
    turns = _turns()
    weights = usual_mind().weights

    def run() -> float:
        began = time.process_time()
        for _ in range(times):
            for state in turns:
                evaluate(state, decider(state), weights)
        return (time.process_time() - began) / (times * len(turns)) * 1e6

    return _best(rounds, run)


def _net(rounds: int, times: int) -> dict[str, float]:
    """As a choice does it: begin once, then look at every position that one's own turn can lead to."""
    mind = usual_net_mind()
    macros = Macros()
    turns: list[tuple[State, list[State]]] = []
    for state in _turns()[:: 1 if COMPILED else 8]:
        list_macros(state, macros)
        after = [state.copy() for _ in range(macros.n)]
        for position, atoms in zip(after, macros.all()):
            for a in atoms:
                apply(position, a)
        turns.append((state, after))
    looks = sum(len(after) for _, after in turns)
    best = {"net": inf, "net_begin": inf}
    for _ in range(rounds):
        spent = {"net": 0.0, "net_begin": 0.0}
        for state, after in turns:
            began = time.process_time()
            for _ in range(times):
                mind.begin(state, decider(state))
            middle = time.process_time()
            for _ in range(times):
                for position in after:
                    mind.value(position)
            spent["net_begin"] += (middle - began) / (times * len(turns))
            spent["net"] += (time.process_time() - middle) / (times * looks)
        best = {key: min(best[key], seconds * 1e6) for key, seconds in spent.items()}
    return best


def _net_games(rounds: int, games: int) -> float:
    minds: list[Mind] = [usual_net_mind() for _ in FOUR]

    def run() -> float:
        began = time.process_time()
        for number in range(games):
            play_out(new_game(draw(4, number).engine_setup()), minds)
        return (time.process_time() - began) / games

    return 1 / _best(rounds, run)


def _looks(rounds: int, laps: int) -> float:
    """At the best eight turns, wherever in a round it is decided."""
    mind = usual_net_mind()
    turns = _turns()[:: 4 if COMPILED else 16]

    def run() -> float:
        began = time.process_time()
        count = 0
        for state in turns:
            looks = RoundRollouts(state, mind, 8, 0, 1500, 1)
            for _ in range(laps):
                looks.lap()
            count += int(looks.looks)
        return (time.process_time() - began) / count

    return 1 / _best(rounds, run)


def _nodes(rounds: int, steps: int) -> float:
    """As the searching bots play them, in the middle of a game."""
    state = _turns()[0]
    mind = usual_mind()

    def run() -> float:
        search = Plans(state, mind, 8, 1, 3, 2, 0, [])
        began = time.process_time()
        for _ in range(steps):
            search.step()
        return (time.process_time() - began) / int(search.nodes)

    return 1 / _best(min(rounds, 2), run)


def _plies(rounds: int) -> float:
    setup = draw(4, 3)
    actions = random_actions(new_game(setup.engine_setup()), 3, 100_000, True)

    def run() -> float:
        began = time.process_time()
        state = new_game(setup.engine_setup())
        for a in actions:
            apply(state, a)
        return (time.process_time() - began) * 1e3

    return _best(rounds, run)


def long_game() -> str:
    """A ledger about as long as those people record."""
    setup = draw(4, 3, profile="snellman", factions=("witches", "cultists", "dwarves", "alchemists"))
    state = new_game(setup.engine_setup())
    return write_ledger(setup, random_actions(state, 3, 100_000, True))


def _replays(rounds: int, texts: list[str]) -> float:
    games = texts or [long_game()] * 5

    def run() -> float:
        began = time.process_time()
        for text in games:
            LedgerPlayer(read_ledger(text)).play_all()
        return (time.process_time() - began) / len(games) * 1e3

    return _best(rounds, run)


def _import(rounds: int) -> float:
    """A fresh interpreter with the engine, less an empty one."""
    loaded = _best(rounds, lambda: _start("-c", "import mystica.engine.flow"))
    return max(0.001, loaded - _best(rounds, lambda: _start("-c", "pass")))


def _start(*arguments: str) -> float:
    """Seconds until a fresh interpreter has done this and ended."""
    began = time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - began
