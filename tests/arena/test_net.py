"""The net: the same numbers in the game as in the trainer, inputs by name, files that are refused whole."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from mystica.arena.learning.fitting import Learner, Rows
from mystica.arena.learning.training_games import TrainingGames, play_training_games
from mystica.bots import net_minds, player
from mystica.bots.minds import usual_mind
from mystica.bots.net_minds import NET, mind_of, net_mind, usual_net_mind
from mystica.cli.validate import examine
from mystica.data.bot_weights import FOLDER
from mystica.data.net_file import MOST as MOST_WEIGHT
from mystica.data.net_file import NetFile, net_text, read_net
from mystica.data.toml_table import DataError
from mystica.engine.core.bits import zeros
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import COINS, ROUND, VP, WORKERS, State, seat_base
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.thinking.net.inputs import MOST, N_INPUTS, NAMES, VERSION, View
from mystica.engine.thinking.net.net import NetMind
from mystica.engine.thinking.net.practice import OTHERS, ROW, Notes
from mystica.engine.thinking.net.rivals import N_RIVAL
from mystica.engine.thinking.net.rivals import NAMES as RIVALS
from mystica.engine.thinking.one_ply import best_macro
from mystica.setups import SetupError, draw

KINDS: dict[str, tuple[int, dict[str, str], str]] = {
    "two": (2, {}, "base"),
    "three on lakes": (3, {}, "lakes"),
    "four": (4, {"promo-bonus": "true", "promo-towns": "true", "temple-tile": "true"}, "base"),
    "five": (5, {}, "fjords"),
    "fire and ice": (4, {"fire-and-ice": "true", "final-tile": "draw"}, "fire-and-ice"),
    "merchants": (3, {"merchants": "true"}, "base"),
}
CLOSE = 0.05  # VP: what whole numbers instead of fractions may make


@cache
def positions(kind: str) -> tuple[tuple[State, State, int], ...]:
    """Positions before and after a choice in a game of novices, one of each ten, and who chose."""
    players, options, where = KINDS[kind]
    state = new_game(draw(players, 5, map=where, options=options).engine_setup())
    found: list[tuple[State, State, int]] = []
    for number in range(100_000):
        if is_over(state):
            return tuple(found)
        before, seat = state.copy(), decider(state)
        for a in best_macro(state, usual_mind()):
            apply(state, a)
        if number % 10 == 0 and state.v[ROUND] > 0 and not is_over(state):
            found.append((before, state.copy(), int(seat)))
    raise AssertionError("it never ends")


@cache
def learner() -> Learner:
    """One that has learned a little from games of all kinds, so that every input has a scale and a weight."""
    found = Learner(12, 8, 5, 3)
    rng = np.random.default_rng(1)
    rows = seen([moment for kind in KINDS for moment in positions(kind)])
    found.fit_scales(rows)
    for name in ("own_bias", "skip", "rival_bias", "inner_bias", "out_bias"):
        found.parts[name] = rng.normal(0, 0.3, found.parts[name].shape).astype(np.float32)
    for _ in range(20):
        found.step(rows, 1e-3)
    return found


def seen(moments: list[tuple[State, State, int]]) -> Rows:
    """What practice writes down of these positions."""
    notes = Notes()
    for before, after, seat in moments:
        notes.note(before, after, seat, 0, -1)
    whole = np.frombuffer(notes.bytes_seen(), np.uint8).reshape(-1, ROW)
    n = int(N_INPUTS)
    nothing = np.zeros(len(whole), np.float32)
    return Rows(
        whole[:, :n], whole[:, n:].reshape(-1, int(OTHERS), int(N_RIVAL)), np.array(notes.others, np.uint8),
        np.array(notes.rounds, np.uint8), nothing + 40, nothing,
    )  # fmt: skip


def expected(mind: NetMind, moments: list[tuple[State, State, int]]) -> tuple[list[float], list[float]]:
    """VP to come and shares of a win, in the game."""
    vp, share = [], []
    for before, after, seat in moments:
        mind.begin(before, seat)
        vp.append(mind.expects(after) / 1000 - int(after.v[seat_base(seat) + VP]))
        share.append(int(mind.share) / 1000)
    return vp, share


@pytest.mark.parametrize("kind", KINDS)
def test_the_game_sees_what_the_trainer_sees(kind: str) -> None:
    moments = list(positions(kind))
    assert {int(after.v[ROUND]) for _, after, _ in moments} == set(range(1, int(ROUNDS) + 1))
    vp, share = learner().look(seen(moments))
    found, won = expected(mind_of(learner().net_file("a test")), moments)
    assert np.abs(np.array(found) - vp).max() < CLOSE
    assert np.abs(np.array(won) - share).max() < CLOSE
    assert vp.std() > 10 * CLOSE, "positions that all look the same would prove nothing"


def test_riches_beyond_a_byte_are_the_same_for_both() -> None:
    moments = []
    for before, after, seat in positions("four")[::5]:
        far, then = before.copy(), after.copy()
        for state in (far, then):
            for place in range(int(state.setup.n)):
                state.v[seat_base(place) + COINS] = 300 + place
                state.v[seat_base(place) + WORKERS] = 999
                state.v[seat_base(place) + VP] = 700 * place
        moments.append((far, then, seat))
    rows = seen(moments)
    assert rows.own.max() == rows.rivals.max() == MOST
    vp, _ = learner().look(rows)
    found, _ = expected(mind_of(learner().net_file("a test")), moments)
    assert np.abs(np.array(found) - vp).max() < 10 * CLOSE  # large inputs make what is rounded off larger


@pytest.mark.parametrize("kind", KINDS)
def test_every_input_is_a_byte(kind: str) -> None:
    view, own = View(), zeros(int(N_INPUTS))
    for before, after, seat in positions(kind):
        view.begin(before, seat)
        view.write(after, own)
        assert all(0 <= own[i] <= MOST for i in range(int(N_INPUTS)))


@pytest.mark.parametrize("kind", KINDS)
def test_what_has_changed_is_added_to_what_was_there(kind: str) -> None:
    """From the position before, or from scratch: the same to the last bit, as long as nobody else has changed."""
    mind = mind_of(learner().net_file("a test"))
    compared = 0
    for before, after, seat in positions(kind):
        mind.begin(before, seat)
        value, share = int(mind.value(after)), int(mind.share)
        rivals, areas = list(mind.rivals), list(mind.view.areas)
        reached = mind.view.theirs_lo, mind.view.theirs_hi
        mind.begin(after, seat)
        again = (list(mind.rivals), list(mind.view.areas), (mind.view.theirs_lo, mind.view.theirs_hi))
        if again == (rivals, areas, reached):
            compared += 1
            assert (int(mind.value(after)), int(mind.share)) == (value, share)
    assert compared >= 3


def test_it_answers_the_same_whatever_it_has_looked_at_before() -> None:
    mind, moments = mind_of(learner().net_file("a test")), [m for kind in KINDS for m in positions(kind)]
    first, _ = expected(mind, moments)
    order = list(range(len(moments)))
    random.Random(1).shuffle(order)
    again, _ = expected(mind, [moments[at] for at in order])
    assert [first[at] for at in order] == again


# ---- inputs by name ---------------------------------------------------------------------------------------


def with_more_names(file: NetFile) -> NetFile:
    """The same net from a Mystica that had one more card and one more faction, each in the middle of the others."""
    own = np.array(file.weights["own"]).reshape(len(file.inputs), file.cells)
    skip = np.array(file.weights["skip"]).reshape(-1, len(file.inputs))
    rival = np.array(file.weights["rival_in"]).reshape(len(file.rivals), file.rival)
    weights = {
        **file.weights,
        "own": np.insert(own, 100, 999, axis=0).ravel().tolist(),
        "skip": np.insert(skip, 100, 999, axis=1).ravel().tolist(),
        "rival_in": np.insert(rival, 50, 999, axis=0).ravel().tolist(),
    }
    inputs = (*file.inputs[:100], "card_of_another_time", *file.inputs[100:])
    rivals = (*file.rivals[:50], "faction_of_another_time", *file.rivals[50:])
    return replace(file, inputs=inputs, rivals=rivals, weights=weights)


def test_an_input_that_is_no_more_is_left_out() -> None:
    file, moments = learner().net_file("a test"), list(positions("four"))
    assert expected(mind_of(with_more_names(file)), moments) == expected(mind_of(file), moments)


def test_an_input_that_is_new_counts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the last names had been added since: their weights are 0, whatever else is in the file."""
    file, moments = learner().net_file("a test"), list(positions("four"))
    at, beyond = NAMES.index("workers"), RIVALS.index("coins")
    without = {
        **file.weights,
        "own": np.delete(np.array(file.weights["own"]).reshape(-1, file.cells), at, axis=0).ravel().tolist(),
        "skip": np.delete(np.array(file.weights["skip"]).reshape(-1, len(NAMES)), at, axis=1).ravel().tolist(),
        "rival_in": np.delete(np.array(file.weights["rival_in"]).reshape(-1, file.rival), beyond, axis=0)
        .ravel()
        .tolist(),
    }
    older = replace(
        file, weights=without, inputs=NAMES[:at] + NAMES[at + 1 :], rivals=RIVALS[:beyond] + RIVALS[beyond + 1 :]
    )
    silent = learner().net_file("a test")
    for part, place, each in (("own", at, file.cells), ("rival_in", beyond, file.rival)):
        silent.weights[part][place * each : (place + 1) * each] = [0] * each
    for number in range(int(ROUNDS) + 1):
        silent.weights["skip"][number * len(NAMES) + at] = 0
    assert expected(mind_of(older), moments) == expected(mind_of(silent), moments) != expected(mind_of(file), moments)
    # and so it is when Mystica gets a name that no net knows
    monkeypatch.setattr(net_minds, "NAMES", (*NAMES, "card_to_come"))
    assert list(mind_of(file).net.own[-file.cells :]) == [0] * file.cells


def test_another_meaning_of_the_inputs_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    path.write_text(net_text(replace(learner().net_file("a test"), version=VERSION + 1)), encoding="utf-8")
    with pytest.raises(
        DataError, match=rf"old\.json was learned with version {VERSION + 1} of the inputs.*train it again"
    ):
        net_mind(path)
    with pytest.raises(SetupError, match=r"cannot read the weights: .*old\.json was learned with version"):
        player(f"novice:{path}")


# ---- files ------------------------------------------------------------------------------------------------


def test_a_net_written_and_read_is_the_same(tmp_path: Path) -> None:
    file = learner().net_file("a test")
    (tmp_path / "n.json").write_text(net_text(file), encoding="utf-8")
    assert read_net(tmp_path / "n.json") == file


def test_validate_knows_nets(tmp_path: Path) -> None:
    assert examine(NET).ok and "inputs, 64 and 32 cells, ours: mystica train" in examine(NET).about
    path = tmp_path / "n.json"
    path.write_text(damages()["a part is short"], encoding="utf-8")
    assert (examine(path).kind, examine(path).ok) == ("net", False) and "'own' does not have" in examine(path).error


def damages() -> dict[str, str]:
    whole = net_text(learner().net_file("a test"))
    raw = json.loads(whole)
    return {
        "nothing": "",
        "half of it": whole[: len(whole) // 2],
        "a list": "[]",
        "deep": "[" * 100_000,
        "no weights": json.dumps({**raw, "weights": {}}),
        "a part is missing": json.dumps({**raw, "weights": {k: t for k, t in raw["weights"].items() if k != "inner"}}),
        "a part is short": json.dumps({**raw, "weights": {**raw["weights"], "own": raw["weights"]["own"][:-16]}}),
        "a part is no numbers": json.dumps({**raw, "weights": {**raw["weights"], "own": "?"}}),
        "a part is a number": json.dumps({**raw, "weights": {**raw["weights"], "own": 7}}),
        "a weight is enormous": json.dumps({**raw, "weights": {**raw["weights"], "out_bias": "////fw=="}}),
        "no cells": json.dumps({**raw, "cells": 0}),
        "other cells": json.dumps({**raw, "cells": 10**12}),
        "a name twice": json.dumps({**raw, "inputs": raw["inputs"][:-1] + raw["inputs"][:1]}),
        "no source": json.dumps({k: v for k, v in raw.items() if k != "source"}),
    }


def test_a_damaged_file_is_refused_whole(tmp_path: Path) -> None:
    path = tmp_path / "n.json"
    for damage, text in damages().items():
        path.write_text(text, encoding="utf-8")
        with pytest.raises(DataError, match=r"n\.json is (not a net file|damaged)"):
            net_mind(path)
            raise AssertionError(damage)
        with pytest.raises(SetupError, match="cannot read the weights"):
            player(f"novice:{path}")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot read"):
        net_mind(tmp_path / "none.json")


def test_weights_of_the_package_are_small_and_say_where_they_are_from() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 5_000_000
    file = read_net(NET)
    assert file.source.startswith("ours: mystica train") and (file.inputs, file.rivals) == (NAMES, RIVALS)
    assert all(abs(weight) < MOST_WEIGHT / 16 for row in file.weights.values() for weight in row)


@pytest.mark.parametrize("kind", KINDS)
def test_the_net_of_the_package_judges_every_kind_of_game(kind: str) -> None:
    """Whatever it says in detail: it expects VP that a player can make, and knows that the end is near."""
    mind, moments = usual_net_mind(), list(positions(kind))
    vp, _ = expected(mind, moments)
    early = [x for x, (_, after, _) in zip(vp, moments) if after.v[ROUND] == 1]
    late = [x for x, (_, after, _) in zip(vp, moments) if after.v[ROUND] == ROUNDS]
    assert 20 < np.mean(late) < np.mean(early) < 200


# ---- training games ---------------------------------------------------------------------------------------


def test_training_games_are_of_all_kinds() -> None:
    from mystica.arena.learning.training_games import contest

    setups = [contest(1, number, False).setup(0) for number in range(200)]
    for players in (2, 3, 5):
        assert 25 < sum(setup.players == players for setup in setups) < 55  # a fifth, more or less
    assert len({setup.map for setup in setups}) >= 5
    for option in ("fire-and-ice", "merchants"):
        assert 25 < sum(setup.options[option] == "true" for setup in setups) < 55
    assert {(s.players, s.map, s.options["merchants"]) for s in (contest(1, n, True).setup(0) for n in range(9))} == {
        (4, "base", "false")
    }


def test_training_games_are_the_same_each_time_and_say_what_was_made() -> None:
    task = TrainingGames(4, 2, 1, (learner().net_file("a test"),) * 2, wishes=1.0, strangers=0.5)
    rows, vps = play_training_games(task)
    again, same = play_training_games(task)
    assert vps == same and all(np.array_equal(rows[name], again[name]) for name in rows)
    first = rows["round"] == rows["round"].max()
    assert len(vps) >= 1 and first.any() and np.isfinite(rows["vp"]).all()


def test_the_trainer_finds_what_there_is_to_find() -> None:
    """VP that are a plain sum of some inputs, more where an opponent is rich."""
    rows = seen([moment for kind in KINDS for moment in positions(kind)])
    coins, workers, theirs = NAMES.index("coins"), NAMES.index("workers"), RIVALS.index("dwellings")
    rows.vp = (rows.own[:, coins] + 2.0 * rows.own[:, workers] + rows.rivals[:, :, theirs].sum(1)).astype(np.float32)
    fresh = Learner(16, 8, 4, 1)
    fresh.fit_scales(rows)
    rng = np.random.default_rng(2)
    losses = [fresh.step(rows.take(rng.integers(0, len(rows), 256)), 3e-3) for _ in range(400)]
    told, _ = fresh.look(rows)
    assert losses[-1] < losses[0] / 10
    assert np.corrcoef(told, rows.vp)[0, 1] > 0.95
