"""Hints, forecasts and reviews: the same every time, true to the outlook, and told in every language."""

from __future__ import annotations

import itertools
import math
from functools import cache

import pytest

from mystica.analysis.hints import best_first
from mystica.analysis.plan_differences import Accounts, differences
from mystica.analysis.review import decisions_of, review
from mystica.bots import Budget
from mystica.bots.levels import LEVELS, Level
from mystica.bots.minds import usual_mind
from mystica.bots.net_minds import usual_net_mind
from mystica.bots.search import think
from mystica.bots.searcher import Searcher
from mystica.cli.loading import load_game
from mystica.engine.core.ids import WHY
from mystica.engine.thinking.features import TERMS as FEATURES
from mystica.engine.thinking.net.inputs import NAMES
from mystica.engine.thinking.outlook import outlook
from mystica.engine.thinking.outlook_terms import _TERM_OF, TERMS, terms_of, told_under
from mystica.errors import MoveError
from mystica.game import Game, Move
from mystica.game.turns import whole_turns
from mystica.i18n import LOCALES, has
from mystica.setups import SetupError
from tests.conftest import ROOT

SMALL = Level(seconds=1.0, steps=4, width=4, ahead=0, others=2)


@cache
def recorded() -> Game:
    return load_game(ROOT / "tests" / "golden" / "game-01.txt")


@cache
def late() -> Game:
    """Shortly before the end, at somebody's turn."""
    game = recorded()
    plies = [ply.number - 1 for ply in game.history if ply.round == 6]
    turns = [
        ply for ply in plies[len(plies) // 2 :] if game.at(ply).decision == "turn" and len(game.at(ply).moves()) > 3
    ]
    return game.at(turns[0])


# ---- the outlook taken apart ------------------------------------------------------------------------------


def test_terms_add_up_to_the_outlook() -> None:
    game, weights = recorded(), usual_mind().weights
    for ply in range(0, game.ply, 23):
        state = game.at(ply).state
        for seat in range(game.setup.players):
            found = terms_of(state, seat, weights)
            assert len(found) == len(TERMS)
            assert sum(found) == outlook(state, seat, weights), (ply, seat)


def test_every_feature_is_told_under_its_own_name() -> None:
    told = {feature: TERMS[number] for feature, number in zip(FEATURES, _TERM_OF, strict=True)}
    assert set(told.values()) == set(TERMS) - {"vp"}
    for feature, term in (
        ("workers_beyond_5", "workers"), ("workers_for_houses_now", "scoring-tile"), ("town_best", "towns"),
        ("town_best_now", "scoring-tile"), ("shipping", "shipping"), ("shipyards", "ships"),
        ("bonus_coins", "cult-bonus"), ("card_bon1", "bonus-card"),
        ("stronghold_of_nomads", "stronghold"), ("faction_nomads", "expected"),
    ):  # fmt: skip
        assert told[feature] == term


def test_after_the_end_only_vp_count() -> None:
    game = recorded()
    for player in game.players:
        assert terms_of(game.state, player.seat, usual_mind().weights) == [player.vp * 1000] + [0] * (len(TERMS) - 1)


def test_the_account_of_a_plan_adds_up_to_its_value() -> None:
    early = next(ply.number for ply in recorded().history if ply.round == 2)
    for ply in (early, late().ply, recorded().ply - 60):
        search = think(recorded().at(ply).state, usual_mind(), SMALL, steps=8)
        for plan in best_first(search):
            assert sum(Accounts(search, plan).of(plan).values()) == plan.value


def test_accounts_by_the_net_differ_as_the_plans_do() -> None:
    early = next(ply.number for ply in recorded().history if ply.round == 2)
    for ply in (early, early + 9, late().ply, recorded().ply - 60):
        search = think(recorded().at(ply).state, usual_net_mind(), SMALL, steps=8)
        plans = best_first(search)
        told = Accounts(search, plans[0])
        first = sum(told.of(plans[0]).values())
        for plan in plans[1:]:
            rounded = 2 * (len(TERMS) + 1)  # thousandths: each term is the mean of two
            assert abs(sum(told.of(plan).values()) - first - int(plan.value - plans[0].value)) <= rounded


def test_inputs_of_the_net_are_told_as_people_know_them() -> None:
    told = {name: TERMS[told_under(name)] for name in NAMES}
    for name, term in (
        ("workers", "workers"), ("power_with_sacrifice", "power"), ("income_coins", "income"),
        ("cult2_ahead", "cult-steps"), ("bonus0_times", "cult-bonus"), ("map_area_rank_vp", "area"),
        ("map_group1_power", "towns"), ("map_one_spade", "reach"), ("map_neighbours", "neighbours"),
        ("round3_temple", "scoring-tile"), ("open_favor_fav1", "favor-tiles"), ("coins_on_bon1", "bonus-card"),
        ("faction_nomads", "expected"), ("spade_price", "digging"),
    ):  # fmt: skip
        assert told[name] == term
    assert "vp" not in told.values()


def test_differences_are_the_largest_first() -> None:
    one, other = {"a": 1000, "b": 100, "c": 5000}, {"a": 3000, "b": 0, "d": 4000}
    assert [(term.key, term.vp) for term in differences(one, other)] == [("c", 5.0), ("d", -4.0), ("a", -2.0)]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_term_has_a_name(locale: str) -> None:
    for key in [f"term-{name}" for name in ("first-look", "trials", "faction", "bid", "rivals", *TERMS)] + [
        f"source-{why.replace(' ', '-')}" for why in WHY
    ]:
        assert has(locale, key), key


# ---- hints ------------------------------------------------------------------------------------------------


def test_hints_are_what_the_bot_would_do_the_same_every_time() -> None:
    game = late()
    found = game.hints("casual", steps=6, games=2)
    assert found == game.hints("casual", steps=6, games=2)
    assert list(found.hints[0].move.atoms) == Searcher(LEVELS["casual"]).choose(game.state, Budget(steps=6))
    assert found.hints[0].behind == 0 and found.seat == game.decider and 1 < len(found.hints) <= 5
    assert [hint.behind for hint in found.hints] == sorted(hint.behind for hint in found.hints)
    for hint in found.hints:
        assert game.is_legal(hint.move)
        assert hint.vp == pytest.approx(found.hints[0].vp - hint.behind)
        assert hint.than == found.hints[1 if hint is found.hints[0] else 0].move
        assert (hint.behind < 1) or hint.terms


def test_moves_that_come_to_the_same_are_told_together() -> None:
    early = next(ply.number for ply in recorded().history if ply.round == 3)
    together = 0
    for number in range(early, early + 24):
        game = recorded().at(number)
        search = think(game.state, usual_mind(), LEVELS["casual"], steps=6)
        plans = best_first(search)
        accounts = {tuple(plan.first): Accounts(search, plans[0]).of(plan) for plan in plans}
        found = game.hints("casual", steps=6, games=1).hints
        told = [accounts[hint.move.atoms] for hint in found]
        assert all(one not in told[:place] for place, one in enumerate(told)), "two that say the same"
        for hint, account in zip(found, told, strict=True):
            for move in hint.alike:
                assert game.is_legal(move) and move != hint.move and accounts[move.atoms] == account
                together += 1
    assert together > 2


def test_a_single_hint_and_a_short_time() -> None:
    found = late().hints("casual", seconds=1e-6, top=1)
    assert len(found.hints) == 1 and found.seats[0].games == 1


def test_hints_need_a_game_and_a_bot_that_searches() -> None:
    with pytest.raises(MoveError, match="over"):
        recorded().hints("casual", steps=1)
    with pytest.raises(SetupError, match="casual"):
        late().hints("random", steps=1)


def test_forecasts_are_exact_at_the_end_and_shares_add_up() -> None:
    over = recorded().forecast()
    assert [one.vp for one in over] == [player.vp for player in recorded().players]
    assert {one.seat for one in over if one.win_share} == set(recorded().winners)
    found = late().forecast(3)
    assert sum(one.win_share for one in found) == pytest.approx(1)
    assert found == late().forecast(3)
    assert all(one.games == 3 and one.vp >= late().player(one.seat).vp - 5 for one in found)


def test_a_lead_is_no_certain_win_and_less_so_early() -> None:
    """The more VP the larger the share; whoever leads a game played on from round 1 leads it by less of a share."""
    for game in (late(), early := Game.new(players=4, seed=4)):
        found = sorted(game.forecast(1), key=lambda one: one.vp)
        assert all(0 < one.win_share < 1 for one in found)
        assert [one.win_share for one in found] == sorted(one.win_share for one in found)
    vp = {one.vp: one.win_share for one in early.forecast(1)}
    best, second = sorted(vp, reverse=True)[:2]
    assert vp[best] / vp[second] == pytest.approx(math.exp((best - second) / 12))  # 2 VP for each of six rounds


# ---- review -----------------------------------------------------------------------------------------------


def test_whole_turns_hold_every_action_once() -> None:
    game = recorded()
    turns = list(whole_turns(game.at(0).state, game.actions))
    assert [a for turn in turns for a in turn.atoms] == game.actions
    assert [turn.done for turn in turns] == list(itertools.accumulate((len(t.atoms) for t in turns), initial=0))[:-1]


def test_review_is_the_same_every_time_and_costs_are_explained() -> None:
    game = recorded()
    turns = decisions_of(game.at(0).state, game.actions)[-14:]
    found = list(review(turns, "casual"))
    assert found == list(review(turns, "casual"))
    judged = [one for one in found if one is not None]
    assert judged
    for one in judged:
        assert one.cost >= 0 and (one.cost < 1 or one.terms)
        assert (one.cost == 0) == (one.better == one.played)


def test_leaving_early_is_found_costly_and_the_bots_own_choice_is_not() -> None:
    game = late()
    seat = game.decider
    best = game.hints("casual", steps=6, games=1).hints[0].move
    passing = next(move for move in game.moves() if move.kind == "pass")
    costs = {}
    for move in (best, passing):
        then = game.copy()
        then.play(move)
        turns = [one for one in decisions_of(then.at(0).state, then.actions) if one[1].done >= len(game.actions)]
        (judged,) = [one for one in review(turns[:1], "casual") if one is not None]
        assert judged.seat == seat and judged.round == 6 and judged.decision == "turn"
        costs[move.text] = judged.cost
    assert costs[best.text] == 0
    assert best == passing or costs[passing.text] > 0


def test_review_can_be_stopped() -> None:
    game = recorded()
    asked = iter([False] * 4 + [True] * 9)  # before each turn, and within
    turns = decisions_of(game.at(0).state, game.actions)[-10:]
    assert len(list(review(turns, "casual", steps=1, stop=lambda: next(asked)))) == 2


def test_a_judgement_can_be_played() -> None:
    game = recorded()
    number, turn = decisions_of(game.at(0).state, game.actions)[-6]
    (judged,) = review([(number, turn)], "casual", steps=4)
    if judged is not None:
        then = Game(game.setup, game.actions[: turn.done])
        assert isinstance(judged.better, Move) and then.is_legal(judged.better) and then.is_legal(judged.played)
