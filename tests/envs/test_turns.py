"""Whole turns as actions: the same games as by atoms, with features that tell what each turn does."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

from mystica import envs
from mystica.engine.core.actions import BURN, CONVERT
from mystica.engine.flow import apply, decider
from mystica.engine.playout import is_legal
from mystica.envs import GameKind, MysticaEnv, MysticaTurnsEnv, where
from mystica.envs.aec import ILLEGAL_REWARD
from mystica.envs.turns import MOST_TURNS, feature_count, turn_table
from mystica.setups import SetupError
from tests.conftest import ROOT
from tests.envs.test_conformance import KINDS


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_turns_are_the_atoms_of_the_other_environment(kind: GameKind) -> None:
    """Random turns to the end; the same atoms one by one bring the same positions and the same rewards."""
    by_turns = MysticaTurnsEnv(kind, seat=None, reward="vp")
    by_atoms = MysticaEnv(kind, seat=None, reward="vp")
    seen, info = by_turns.reset(seed=6)
    other, same = by_atoms.reset(seed=6)
    lots = np.random.default_rng(6)
    for _ in range(2):
        over = False
        while not over:
            assert info == same and (seen["observation"] == other["observation"]).all()
            assert by_turns.observation_space.contains(seen)
            turns = by_turns.turns
            assert len(turns) == seen["action_mask"].sum() == by_turns.action_masks().sum() > 0
            assert len({tuple(turn) for turn in turns}) == len(turns)
            number = int(lots.integers(len(turns)))
            assert seen["action_mask"][number] == 1
            paid_by_atoms = 0.0
            for place, a in enumerate(turns[number]):
                assert other["action_mask"][a] == 1
                other, paid, over, _, same = by_atoms.step(a)
                paid_by_atoms += paid
                if place < len(turns[number]) - 1:
                    assert not over and decider(by_atoms.position) == by_atoms.seat
            seen, paid, ended, _, info = by_turns.step(number)
            assert (paid, ended) == (paid_by_atoms, over)
        assert not seen["action_mask"].any() and not seen["turns"].any() and by_turns.turns == []
        (seen, info), (other, same) = by_turns.reset(), by_atoms.reset()


def test_features_tell_what_a_turn_does() -> None:
    env = MysticaTurnsEnv(GameKind(players=2, factions=("witches", "nomads")), opponents="busy")
    names = [line.split("`")[1] for line in turn_table().splitlines()[2:]]
    firsts = {line.split("`")[1]: int(line.split("|")[2]) for line in turn_table().splitlines()[2:]}
    assert len(firsts) == len(names) and int(turn_table().splitlines()[-1].split("|")[3]) == feature_count() - 1
    seen, _ = env.reset(seed=3)
    lots, over, checked = np.random.default_rng(3), False, 0
    while not over:
        for number, turn in enumerate(env.turns):
            after = env.position
            for a in turn:
                assert decider(after) == env.seat and is_legal(after, a)
                apply(after, a)
            row = seen["turns"][number]
            main = [a for a in turn if not CONVERT <= a <= BURN]
            assert row[firsts["action"]] == (main or turn)[0]
            assert (row[firsts["last"]], row[firsts["atoms"]]) == (turn[-1], len(turn))
            then = envs.arrays.numbers(after, env.seat)
            for name in names[3:]:
                change = then[where(name)] - seen["observation"][where(name)]
                assert row[firsts[name] : firsts[name] + len(change)].tolist() == change.tolist(), name
                checked += int(change.any())
        assert not seen["turns"][len(env.turns) :].any()
        seen, _, over, _, _ = env.step(lots.integers(len(env.turns)))
    assert checked > 500


def test_few_places_keep_the_shortest_turns() -> None:
    kind = GameKind(players=3, factions=("witches", "nomads", "giants"))
    few, all_of_them = MysticaTurnsEnv(kind, most=8), MysticaTurnsEnv(kind)
    few.reset(seed=2)
    all_of_them.reset(seed=2)
    cut, over, lots = 0, False, np.random.default_rng(2)
    while not over:
        offered, there = few.turns, all_of_them.turns
        assert len(offered) == min(8, len(there))
        assert [turn for turn in there if turn in offered] == offered  # in their order
        left_out = [len(turn) for turn in there if turn not in offered]
        if left_out:
            cut += 1
            assert max(map(len, offered)) <= min(left_out)
        turn = offered[int(lots.integers(len(offered)))]
        few.step(offered.index(turn))
        _, _, over, _, _ = all_of_them.step(there.index(turn))
    assert cut > 5


@pytest.mark.parametrize("number", [-1, 511])
def test_a_turn_that_is_not_offered_ends_the_episode(number: int) -> None:
    env = MysticaTurnsEnv(GameKind(players=2))
    env.reset(seed=1)
    seen, paid, terminated, _, info = env.step(number)
    assert (paid, terminated, info["illegal"], seen["action_mask"].any()) == (ILLEGAL_REWARD, True, True, False)
    with pytest.raises(SetupError, match="reset the environment"):
        env.step(0)


@pytest.mark.parametrize("most", [0, 10_000])
def test_how_many_can_be_offered(most: int) -> None:
    with pytest.raises(SetupError, match=f"{most} turns: between 1 and"):
        MysticaTurnsEnv(most=most)


def test_it_has_a_name() -> None:
    made = gymnasium.make(envs.TURNS_NAME, kind=GameKind(players=2), most=64)
    seen, _ = made.reset(seed=1)
    assert seen["turns"].shape == (64, feature_count())


def test_the_document_has_the_features() -> None:
    text = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    assert turn_table() in text, "put what mystica.envs.turns.turn_table() gives into docs/environments.md"
    assert f"{MOST_TURNS} turns" in text and f"{feature_count()} numbers" in text
