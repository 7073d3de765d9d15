"""The outlook: what the start of a round promises, read from its file, and plans go by it."""

from __future__ import annotations

from pathlib import Path

import pytest

from mystica import data
from mystica.bots import player
from mystica.bots.minds import own_mind, usual_mind
from mystica.data.bot_weights import FOLDER, is_outlook, read_outlook
from mystica.engine.core.bits import ints
from mystica.engine.core.decisions import TURN, top_kind
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.state import COINS, ROUND, VP, seat_base
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.thinking.evaluation import Terms
from mystica.engine.thinking.features import TERMS
from mystica.engine.thinking.one_ply import best_macro
from mystica.engine.thinking.outlook import OUTLOOK_ROUNDS, outlook
from mystica.engine.thinking.plans import Plans
from mystica.engine.thinking.weights import Weights
from mystica.setups import draw

COIN = TERMS.index("coins")


def test_a_file_of_ones_own_is_played_by(tmp_path: Path) -> None:
    path = tmp_path / "o.toml"
    text = (FOLDER / "outlook.toml").read_text(encoding="utf-8")
    path.write_text(text.replace("coins = ", "coins = 1", 1), encoding="utf-8")
    assert is_outlook(path) and not is_outlook(FOLDER / "usual.toml")
    assert own_mind(path).weights.outlook != usual_mind().weights.outlook
    assert list(own_mind(path).weights.rows[0]) == list(usual_mind().weights.rows[0])
    assert player(f"casual:{path}@1n").choose(new_game(draw(2, 1).engine_setup()))
    path.write_text(text.replace("coins =", "ducats ="), encoding="utf-8")
    with pytest.raises(data.DataError, match="ducats"):
        read_outlook(path, TERMS, OUTLOOK_ROUNDS)


def with_outlook(rows: list[list[int]]) -> Terms:
    """The usual mind, but the start of a round promises this."""
    usual = usual_mind().weights
    return Terms(Weights(usual.rows, [ints(row) for row in rows], usual.worth, usual.beside))


def test_the_usual_outlook_is_a_sensible_one() -> None:
    """Whatever it says in detail: goods, favor tiles that pay and towns on their way are worth something."""
    for row in usual_mind().weights.outlook:
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
    mind = with_outlook(rows)
    me = seat_base(1)
    assert outlook(state, 1, mind.weights) == state.v[me + VP] * 1000 + state.v[me + COINS] * 700


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
        mind = with_outlook(rows)
        search = Plans(state, mind, 6, 0, 3, 2, 0, [])
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
                move = search.script.turn(after, mind, had)
            else:
                move = best_macro(after, mind)
            for a in move:
                apply(after, a)
        coins.append(int(after.v[seat_base(seat) + COINS]))
        assert plan.value == after.v[seat_base(seat) + VP] * 1000 + coins[-1] * promised
    assert coins[1] > coins[0]
