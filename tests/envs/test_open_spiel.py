"""Mystica as a game of OpenSpiel: its own test of a game, and the same games as without it."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from mystica.engine.flow import apply, decider, is_over
from mystica.engine.playout import legal_actions
from mystica.setups import SetupError

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is missing: pip install open_spiel, then pytest tests/envs/test_open_spiel.py"
)

from mystica.envs import open_spiel  # noqa: E402
from mystica.envs.arrays import numbers  # noqa: E402
from mystica.envs.rendering import show  # noqa: E402

GAMES = {
    "two": "mystica(players=2,seed=7)",
    "five with choice": "mystica(players=5,seed=3,map=fire-and-ice,options=fire-and-ice:true,utility=win)",
    "ships": "mystica(players=3,map=lakes,options=merchants:true,factions=dwarves+mermaids+witches,utility=margin)",
    "auction": "mystica(players=3,profile=snellman,options=factions:auction+promo-towns:true)",
    "everything": "mystica(preset=everything)",
}


def play_on(state: Any, lots: random.Random, most: int = 10_000) -> None:
    while not state.is_terminal() and most:
        state.apply_action(lots.choice(state.legal_actions()))
        most -= 1


@pytest.mark.parametrize("text", GAMES.values(), ids=GAMES)
def test_their_own_test_passes(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("text", GAMES.values(), ids=GAMES)
def test_it_is_the_game_of_the_engine(text: str) -> None:
    state = pyspiel.load_game(text).new_initial_state()
    ours = state.engine_state
    lots = random.Random(4)
    while not state.is_terminal():
        assert state.returns() == [0.0] * state.num_players()
        assert state.current_player() == decider(ours) and not state.is_chance_node()
        legal = state.legal_actions()
        assert legal == sorted(set(legal)) == legal_actions(ours)
        assert all(state.string_to_action(state.action_to_string(a)) == a for a in legal[:3])
        action = lots.choice(legal)
        state.apply_action(action)
        apply(ours, action)
    assert is_over(ours) and state.legal_actions() == []
    assert state.engine_state.same(ours)


@pytest.mark.parametrize("text", [GAMES["two"], GAMES["ships"]])
def test_copies_and_pickles_go_their_own_way(text: str) -> None:
    game = pyspiel.load_game(text)
    state = game.new_initial_state()
    play_on(state, random.Random(1), 90)
    before = state.engine_state
    read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    others = [state.clone(), copy.deepcopy(state), read, pickle.loads(pickle.dumps(state))]
    for other in others:
        assert other.engine_state.same(before) and other.history() == state.history()
        play_on(other, random.Random(2))
        assert state.engine_state.same(before)
    play_on(state, random.Random(2))
    assert [other.returns() for other in others] == [state.returns()] * len(others)


def test_what_is_paid() -> None:
    paid = {}
    for utility, (least, most) in open_spiel.UTILITIES.items():
        game = pyspiel.load_game(f"mystica(players=3,seed=5,utility={utility})")
        assert (game.min_utility(), game.max_utility()) == (least, most)
        state = game.new_initial_state()
        play_on(state, random.Random(5))
        paid[utility] = state.returns()
        assert state.rewards() == paid[utility]
    vp = paid["vp"]
    assert paid["margin"] == [own - max(vp[:seat] + vp[seat + 1 :]) for seat, own in enumerate(vp)]
    assert sum(paid["win"]) == 1 and paid["win"][vp.index(max(vp))] > 0


def test_what_a_seat_sees() -> None:
    state = pyspiel.load_game(GAMES["five with choice"]).new_initial_state()
    play_on(state, random.Random(3), 150)
    for seat in range(5):
        assert (np.array(state.observation_tensor(seat)) == numbers(state.engine_state, seat)).all()
    assert state.observation_string(2) == str(state) == show(state.engine_state)


def test_the_seed_draws_the_setup() -> None:
    def start(seed: int) -> Any:
        return pyspiel.load_game("mystica", {"players": 3, "seed": seed}).new_initial_state()

    assert str(start(1).observation_tensor()) == str(start(1).observation_tensor())
    assert start(1).observation_tensor() != start(2).observation_tensor()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("mystica(players=9)", "for 2 to 5 players, not 9"),
        ("mystica(map=atlantis)", "atlantis"),
        ("mystica(utility=fame)", "fame"),
        ("mystica(options=leech:never)", "never"),
        ("mystica(factions=witches+nomads)", "4"),
    ],
)
def test_what_is_refused(text: str, said: str) -> None:
    with pytest.raises(SetupError, match=said):
        pyspiel.load_game(text)


def test_their_search_plays_it() -> None:
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("mystica(players=2,seed=1,factions=witches+nomads,utility=win)")
    state = game.new_initial_state()
    bot = mcts.MCTSBot(
        game, uct_c=1.4, max_simulations=5, evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    )
    before = state.engine_state
    assert bot.step(state) in state.legal_actions()
    assert state.engine_state.same(before)


def test_one_sentence_without_it() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import mystica.envs; import mystica.envs.open_spiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stderr.strip().splitlines()[-1] == (
        "mystica.extras.MissingExtra: mystica.envs.open_spiel needs OpenSpiel, which is not installed: "
        "pip install 'mystica[openspiel]'"
    )
