"""Training: weights move where the VP are, the same for a seed, checkpoints, what is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from mystica import data
from mystica.arena.training import Course, Heard, Progress, Table, changes, listen, move, train, weights_text
from mystica.arena.workers import Alone
from mystica.bots import Budget, player
from mystica.data.weighing import read_weights, weights
from mystica.engine.core.tables import FACTION_KEYS
from mystica.engine.flow import new_game
from mystica.engine.thinking.evaluation import NAMES
from mystica.engine.thinking.weights import PARTS
from mystica.setups import SetupError, draw

KEYS = tuple(FACTION_KEYS)


def test_what_brings_vp_gets_more_weight_and_the_rest_stays() -> None:
    table, course = Table.usual(), Course(1)
    before, steps = Table.usual(), Table.usual().steps(course.spread)
    heard = Heard()
    heard.seats = [1] * len(FACTION_KEYS)
    for rows in heard.pull:
        rows[1][0] = 2.0
    move(table, heard, course)
    moved = table.general[1][0] - before.general[1][0]
    assert moved == pytest.approx(course.rate * 2.0 * steps[1][0])
    assert table.general[0] == before.general[0] and table.general[1][1:] == before.general[1][1:]
    assert all(own[0] > old[0] for own, old in zip(table.own, before.own))


def test_only_the_seats_of_a_faction_change_what_it_does_differently() -> None:
    table, heard = Table.usual(), Heard()
    heard.seats[3] = 10
    heard.pull[3][0][5] = -10.0
    before = Table.usual().own
    move(table, heard, Course(1))
    assert table.own[3][5] < before[3][5]
    assert all(table.own[f] == before[f] for f in range(len(FACTION_KEYS)) if f != 3)


def test_changes_go_up_and_down_alike() -> None:
    import random

    rng = random.Random(3)
    tried = [one for _ in range(40) for row in changes(rng) for one in row]
    assert set(tried) == {1.0, -1.0} and abs(sum(tried)) < len(tried) * 0.1


def test_a_pair_of_games_tells_the_same_each_time() -> None:
    work = (Course(9), Table.usual(), 0, 1)
    heard = listen(work)
    assert heard == listen(work)
    assert sum(heard.seats) == 4 and heard.vp > 0


def test_a_weight_that_wastes_everything_is_found_out() -> None:
    """Where all shun income, the seats that shun it less do better."""
    table, course = Table.usual(), Course(2, spread=0.5)
    place = NAMES.index("income")
    far = [list(row) for row in table.general]
    for row in far:
        row[place] = -5000.0
    wrong = Table(far, table.own)
    heard = listen((course, wrong, 0, 4))
    pull = sum(rows[part][place] for rows in heard.pull for part in range(len(PARTS)))
    assert pull > 0


def test_a_checkpoint_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    course = Course(5, pairs=1)
    whole = Progress(course, Table.usual())
    list(train(whole, 2, Alone()))
    first = Progress(course, Table.usual())
    list(train(first, 1, Alone()))
    first.save(tmp_path / "c.json")
    second = Progress.load(tmp_path / "c.json", course)
    assert second.pairs == 1
    list(train(second, 2, Alone()))
    assert second == whole
    with pytest.raises(SetupError, match="another seed"):
        Progress.load(tmp_path / "c.json", Course(6))


def test_a_checkpoint_remembers_how_it_was_learned(tmp_path: Path) -> None:
    first = Progress(Course(5, pairs=1), Table.usual())
    list(train(first, 2, Alone()))
    usual = "--batch 1 --spread 0.2 --rate 0.2 --own-rate 0.03"
    assert usual in first.source() and "from pair" not in first.source()
    first.save(tmp_path / "c.json")
    second = Progress.load(tmp_path / "c.json", Course(5, pairs=1, rate=0.7))
    list(train(second, 3, Alone()))
    second.save(tmp_path / "c.json")
    third = Progress.load(tmp_path / "c.json", Course(5, pairs=1, rate=0.7))
    assert f"--pairs 3 --seed 5 {usual}; from pair 2: {usual.replace('rate 0.2', 'rate 0.7', 1)}" in third.source()


def test_pieces_of_any_size_teach_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Table] = []
    for piece in (1, 2):
        monkeypatch.setattr("mystica.arena.training._PIECE", piece)
        heard: list[int] = []
        progress = Progress(Course(5, pairs=2), Table.usual())
        list(train(progress, 2, Alone(), heard.append))
        assert heard == [piece * 2] * (2 // piece)
        found.append(progress.table)
    assert found[0] == found[1]


def test_setups_to_learn_from_are_of_all_kinds() -> None:
    course = Course(1)
    setups = [course.contest(number).setup(0) for number in range(40)]
    assert {setup.players for setup in setups} == {2, 3, 4, 5}
    assert {setup.options["fire-and-ice"] for setup in setups} == {"true", "false"}
    assert {setup.options["merchants"] for setup in setups} == {"true", "false"}


def test_the_usual_mind_written_and_read_are_the_same(tmp_path: Path) -> None:
    path = tmp_path / "w.toml"
    path.write_text(weights_text(Table.usual(), "ours"), encoding="utf-8")
    assert read_weights(path, NAMES, PARTS, KEYS) == weights("usual", NAMES, PARTS, KEYS)


def test_all_that_was_learned_is_small() -> None:
    folder = Path(data.__file__).parent / "weights"
    learned = list(folder.iterdir())
    assert len(learned) >= 2 and sum(path.stat().st_size for path in learned) < 5_000_000


def test_a_faction_adds_its_own(tmp_path: Path) -> None:
    table = Table.usual()
    table.own[0][2] += 77
    path = tmp_path / "w.toml"
    path.write_text(weights_text(table, "ours"), encoding="utf-8")
    usual, found = weights("usual", NAMES, PARTS, KEYS), read_weights(path, NAMES, PARTS, KEYS)
    differing = [(row, i) for row in range(len(usual)) for i in range(len(NAMES)) if usual[row][i] != found[row][i]]
    assert differing == [(len(PARTS) + part, 2) for part in range(len(PARTS))]
    with pytest.raises(data.DataError, match="factions"):
        path.write_text(path.read_text().replace(f"[factions.{KEYS[0]}]", "[factions.somebody]"))
        read_weights(path, NAMES, PARTS, KEYS)


def test_the_command(run: Any, tmp_path: Path) -> None:
    out = tmp_path / "mine.toml"
    args = ["train", "--pairs", 2, "--batch", 1, "--out", out, "--checkpoint", tmp_path / "c.json"]
    done = run(*args, "--curve", tmp_path / "curve.json")
    assert done.code == 0, done.err
    assert "weights from 2 pairs of games, seed 1" in done.out
    points = json.loads((tmp_path / "curve.json").read_text())
    assert [point["pairs"] for point in points] == [1, 2] and all(point["vp"] > 0 for point in points)
    assert run(*args[:2], 3, *args[3:], "--curve", tmp_path / "curve.svg").code == 0
    [line] = re.findall('<polyline points="(.*?)"', (tmp_path / "curve.svg").read_text())
    assert len(line.split()) == 3, "a point for each batch, those before the checkpoint too"
    position = new_game(draw(2, 1).engine_setup())
    for level in ("novice", "casual"):
        assert player(f"{level}:{out}").choose(position)
    assert player(f"casual:{out}@1n").budget == Budget(steps=1)
    before = out.read_text()
    assert run(*args).code == 0
    assert out.read_text() == before
    assert "another seed" in run(*args, "--seed", 7).err
    assert "no folder" in run("train", "--out", tmp_path / "nowhere" / "x.toml").err
    with pytest.raises(SetupError, match="cannot read the weights"):
        player(f"casual:{tmp_path / 'none.toml'}")
