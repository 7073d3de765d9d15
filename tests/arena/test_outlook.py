"""The outlook: what the start of a round promises is learned from branches, the same for a seed, and plans go by it."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mystica import data
from mystica.arena.branching import BRANCHES, Fork, forks
from mystica.arena.promises import Lesson, learn, outlook_text
from mystica.arena.workers import Alone
from mystica.bots import player
from mystica.data.weighing import FOLDER, is_outlook, read_outlook
from mystica.engine.core.decisions import TURN, top_kind
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import COINS, ROUND, VP, State, seat_base
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.thinking.features import TERMS
from mystica.engine.thinking.greedy import best_macro
from mystica.engine.thinking.outlook import PROMISES, outlook
from mystica.engine.thinking.plans import Plans
from mystica.engine.thinking.weights import weights_from
from mystica.game.planning import own_mind, usual_mind
from mystica.setups import SetupError, draw

COIN = TERMS.index("coins")
TEMPLE = TERMS.index("temples")


@cache
def some_forks() -> tuple[Fork, ...]:
    return tuple(forks(3, 1))


def heard(all_forks: list[Fork]) -> Lesson:
    lesson = Lesson(1)
    for number, fork in enumerate(all_forks):
        lesson.hear(number, [fork])
    return lesson


def made_up(seed: int, count: int) -> list[Fork]:
    """Forks where a coin brings 2 VP and a temple 5, whatever else differs, and forks differ by far more."""
    rng = random.Random(seed)
    found = []
    for _ in range(count):
        lucky = rng.randrange(100)
        fork = Fork(rng.choice(PROMISES), [], [])
        for _ in range(BRANCHES):
            row = [0] * len(TERMS)
            row[0] = 1
            row[COIN], row[TEMPLE], row[COIN + 2] = rng.randrange(12), rng.randrange(4), rng.randrange(9)
            fork.features.append(row)
            fork.made.append(2 * row[COIN] + 5 * row[TEMPLE] + lucky + rng.randrange(3))
        found.append(fork)
    return found


def test_a_fork_is_the_same_each_time_and_its_branches_differ() -> None:
    assert list(forks(3, 1)) == list(some_forks())
    assert len(some_forks()) == 2
    for fork in some_forks():
        assert fork.round in PROMISES and len(fork.features) == len(fork.made) == BRANCHES
        assert len({tuple(row) for row in fork.features}) > 1
        assert all(row[0] == 1 and len(row) == len(TERMS) for row in fork.features)


def test_every_round_has_forks(monkeypatch: pytest.MonkeyPatch) -> None:
    found: dict[int, set[int]] = {}

    def fork(state: State, horizon: int, rng: random.Random) -> Fork:
        found.setdefault(horizon, set()).add(int(state.v[ROUND]))
        return Fork(horizon, [], [])

    monkeypatch.setattr("mystica.arena.branching._fork", fork)
    for number in range(8):
        assert len(list(forks(1, number))) == 2
    assert found == {2: {1}, 3: {1}, 4: {2}, 5: {3}, 6: {4}}  # where a plan ends that begins in that round


def test_what_a_thing_brings_is_found_whatever_else_makes_games_differ() -> None:
    lesson = heard(made_up(1, 600))
    for row in lesson.promises():
        assert row[COIN] == pytest.approx(2000, rel=0.1)
        assert row[TEMPLE] == pytest.approx(5000, rel=0.1)
        assert abs(row[COIN + 2]) < 100
        assert not any(row[i] for i in range(1, len(TERMS)) if i not in (COIN, TEMPLE, COIN + 2))
    assert all(share > 0.95 for share in lesson.explained())


def test_the_mean_is_right() -> None:
    all_forks = made_up(2, 400)
    lesson = heard(all_forks)
    for number, row in zip(PROMISES, lesson.promises()):
        used = [fork for place, fork in enumerate(all_forks) if fork.round == number and place % 5 != 4]
        off = [
            made - sum(a * b for a, b in zip(features, row)) / 1000
            for fork in used
            for features, made in zip(fork.features, fork.made)
        ]
        assert abs(sum(off) / len(off)) < 0.05


def test_games_kept_for_checking_teach_nothing() -> None:
    all_forks = made_up(3, 200)
    other = [Fork(f.round, f.features, [9] * BRANCHES) if n % 5 == 4 else f for n, f in enumerate(all_forks)]
    assert heard(all_forks).promises() == heard(other).promises()
    assert heard(all_forks).explained() != heard(other).explained()


def test_a_checkpoint_goes_on_to_the_same_outlook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    planted = made_up(4, 40)
    monkeypatch.setattr("mystica.arena.promises.forks", lambda seed, number: iter([planted[number]]))
    whole, first = Lesson(5), Lesson(5)
    list(learn(whole, 40, 40, Alone()))
    list(learn(first, 23, 10, Alone()))
    first.save(tmp_path / "c.npz")
    second = Lesson.load(tmp_path / "c.npz", 5)
    assert second.games == 23
    list(learn(second, 40, 10, Alone()))
    assert outlook_text(second) == outlook_text(whole)
    assert [games for games, _ in second.curve] == [10, 20, 23, 33, 40] and second.curve[-1] == whole.curve[-1]
    assert all(np.array_equal(a.differing, b.differing) for a, b in zip(second.checked, whole.checked))
    with pytest.raises(SetupError, match="another seed"):
        Lesson.load(tmp_path / "c.npz", 6)
    whole_file = (tmp_path / "c.npz").read_bytes()
    for broken in (b"nothing", b"", whole_file[: len(whole_file) // 2]):
        (tmp_path / "c.npz").write_bytes(broken)
        with pytest.raises(SetupError, match="no checkpoint"):
            Lesson.load(tmp_path / "c.npz", 5)


def test_a_file_says_what_it_learned_and_no_unknown_name(tmp_path: Path) -> None:
    lesson = heard(made_up(1, 100))
    path = tmp_path / "o.toml"
    path.write_text(outlook_text(lesson), encoding="utf-8")
    assert [list(row) for row in read_outlook(path, TERMS, PROMISES)] == lesson.promises()
    assert is_outlook(path) and not is_outlook(FOLDER / "usual.toml")
    path.write_text(path.read_text().replace("coins =", "ducats ="), encoding="utf-8")
    with pytest.raises(data.DataError, match="ducats"):
        read_outlook(path, TERMS, PROMISES)


def test_the_usual_outlook_is_a_sensible_one() -> None:
    """Whatever it says in detail: goods, favor tiles that pay and towns on their way are worth something."""
    for row in usual_mind().outlook:
        promised = dict(zip(TERMS, row, strict=True))
        for name in ("coins", "workers", "priests", "bowl3", "town_best", "favor_fav10"):
            assert promised[name] > 0, name


def test_the_outlook_is_the_vp_there_are_and_those_promised() -> None:
    state = new_game(draw(2, 1).engine_setup())
    while state.v[ROUND] < 3:
        for a in best_macro(state, usual_mind()):
            apply(state, a)
    rows = [[0] * len(TERMS) for _ in range(int(ROUNDS) + 1)]
    rows[3][COIN] = 700
    weights = weights_from([list(row) for row in usual_mind().rows], rows, list(usual_mind().worth))
    me = seat_base(1)
    assert outlook(state, 1, weights) == state.v[me + VP] * 1000 + state.v[me + COINS] * 700


def test_plans_go_by_the_outlook() -> None:
    """Who is promised 20 VP for a coin ends with more of them than one who is promised nothing."""
    state = new_game(draw(3, 2).engine_setup())
    while state.v[ROUND] < 2:
        for a in best_macro(state, usual_mind()):
            apply(state, a)
    seat = decider(state)
    coins = []
    for promised in (0, 20_000):
        rows = [[0] * len(TERMS) for _ in range(int(ROUNDS) + 1)]
        for row in rows:
            row[COIN] = promised
        weights = weights_from([list(row) for row in usual_mind().rows], rows, list(usual_mind().worth))
        search = Plans(state, weights, 6, 0, 3, 2, 0, [])
        for _ in range(40):
            search.step()
        plan = search.best()
        after = state.copy()
        turns = iter([plan.first, *plan.follows()])
        had = search.script.begin()
        while not is_over(after) and after.v[ROUND] <= search.last:
            if decider(after) == seat and after.v[ROUND] == 2 and top_kind(after) == TURN:
                move = next(turns)
            elif top_kind(after) == TURN:
                move = search.script.turn(after, weights, had)
            else:
                move = best_macro(after, weights)
            for a in move:
                apply(after, a)
        coins.append(int(after.v[seat_base(seat) + COINS]))
        assert plan.value == after.v[seat_base(seat) + VP] * 1000 + coins[-1] * promised
    assert coins[1] > coins[0]


def test_the_command(run: Any, tmp_path: Path) -> None:
    out = tmp_path / "mine.toml"
    args = ["train-outlook", "--games", 5, "--out", out, "--checkpoint", tmp_path / "c.npz"]
    done = run(*args, "--curve", tmp_path / "curve.json")
    [point] = json.loads((tmp_path / "curve.json").read_text())
    assert point["games"] == 5 and len(point) == 1 + len(PROMISES)
    assert done.code == 0, done.err
    assert "outlook from 5 games, seed 1" in done.out and "foretold" in done.out
    assert own_mind(out).outlook != usual_mind().outlook
    assert list(own_mind(out).rows[0]) == list(usual_mind().rows[0])
    assert player(f"casual:{out}@1n").choose(new_game(draw(2, 1).engine_setup()))
    before = out.read_text()
    out.write_text("of another time")  # nothing is left to play; it is written anew
    assert run(*args).code == 0 and out.read_text() == before
    assert "another seed" in run(*args, "--seed", 7).err
    assert "no folder" in run("train-outlook", "--out", tmp_path / "nowhere" / "x.toml").err
