"""Training: least squares against known answers, the same weights for a seed, checkpoints, what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mystica.arena.training import Lesson, Progress, errors, learn, observe, solve, weights_text
from mystica.arena.workers import Alone
from mystica.bots import Budget
from mystica.bots.registry import LEVELS
from mystica.bots.searching import Searcher
from mystica.data.weighing import read_worths
from mystica.engine.core.bits import zeros
from mystica.engine.core.ids import ROUNDS
from mystica.engine.flow import new_game
from mystica.engine.thinking.learning import Sums
from mystica.engine.thinking.value import N_TERMS, TERMS
from mystica.setups import draw


def test_elimination_solves_what_is_known() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == pytest.approx([2.0, 3.0])


def test_what_was_put_in_is_found_again() -> None:
    """VP made of known weights: 3 always, 2 for each coin."""
    progress = Progress(Lesson(1, 1, ridge=0.001))
    sums = Sums()
    for coins in range(20):
        terms = zeros(int(N_TERMS))
        terms[0], terms[1] = 1, coins
        sums.add(2, terms, 3 + 2 * coins)
    progress.merge(sums, 1)
    found = progress.solve()
    assert found[2][:2] == pytest.approx([3.0, 2.0], abs=0.01)
    assert errors(sums, found)[0][1] < 0.05


def test_every_term_has_a_name_of_its_own() -> None:
    assert len(TERMS) == N_TERMS == len(set(TERMS))


def test_a_checkpoint_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    whole = Progress(Lesson(3, 5))
    found = list(learn(whole, 1, Alone()))[-1]
    first = Progress(Lesson(1, 5))
    list(learn(first, 1, Alone()))
    first.save(tmp_path / "c.json")
    second = Progress.load(tmp_path / "c.json", Lesson(3, 5))
    assert second.games == 1
    assert list(learn(second, 1, Alone()))[-1] == found


def test_pieces_of_any_size_teach_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[list[list[float]]] = []
    for piece in (1, 2):
        monkeypatch.setattr("mystica.arena.training._PIECE", piece)
        heard: list[int] = []
        found += learn(Progress(Lesson(2, 5)), 2, Alone(), heard.append)
        assert heard == [piece] * (2 // piece)
    assert found[0] == found[1]


def test_games_of_a_lesson_are_the_same_each_time() -> None:
    lesson = Lesson(1, 9)
    assert observe((lesson, 0, 1)) == observe((lesson, 0, 1))


def test_the_command(run: Any, tmp_path: Path) -> None:
    out = tmp_path / "value.toml"
    args = ["train", "--games", 2, "--chunk", 1, "--out", out, "--checkpoint", tmp_path / "c.json"]
    done = run(*args, "--curve", tmp_path / "curve.json")
    assert done.code == 0, done.err
    assert "weights from 2 games, seed 1" in done.out and (tmp_path / "curve.json").exists()
    assert len(read_worths(out, TERMS, int(ROUNDS))) == (ROUNDS + 1) * N_TERMS
    position = new_game(draw(2, 1).engine_setup())
    assert Searcher(LEVELS["strong"], out).choose(position, Budget(steps=1))
    before = out.read_text()
    assert run(*args).code == 0
    assert out.read_text() == before
    assert "another seed" in run(*args, "--seed", 7).err
    assert "no folder" in run("train", "--out", tmp_path / "nowhere" / "x.toml").err


def test_weights_are_written_with_their_names() -> None:
    text = weights_text([[0.5] * int(N_TERMS)] * (int(ROUNDS) + 1), "ours")
    assert text.count("coins = 500\n") >= ROUNDS and "[round-6]" in text
