"""Factions: bots take what fared well elsewhere, and bid no more than it is worth. How it fared can be found out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mystica import Game, data
from mystica.analysis.plan_differences import Accounts
from mystica.arena.faction_worth import Experience, gather, worth_text
from mystica.arena.seatings import Result
from mystica.arena.workers import Alone, local_workers
from mystica.bots import Budget, player
from mystica.bots.levels import LEVELS
from mystica.bots.minds import usual_mind
from mystica.bots.novice import Novice
from mystica.bots.search import think
from mystica.bots.searcher import Searcher
from mystica.data.bot_weights import read_worth
from mystica.engine import COMPILED
from mystica.engine.core.actions import FACTION
from mystica.engine.core.decisions import CHOOSE_FACTION, top_kind
from mystica.engine.core.state import VP, WHO, State, seat_base
from mystica.engine.core.tables import FACTION_KEYS
from mystica.engine.flow import apply, decider, new_game
from mystica.engine.thinking.evaluation import Terms
from mystica.engine.thinking.faction_choice import is_about_factions
from mystica.engine.thinking.weights import weights_from
from mystica.setups import SetupError, draw

KEYS = tuple(FACTION_KEYS)
LEVEL = LEVELS["casual"]


def valuing(**worth: int) -> Terms:
    """The usual weights, but these factions are worth so many VP and the others nothing."""
    usual = usual_mind().weights
    worths = [worth.get(key, 0) * 1000 for key in KEYS]
    return Terms(weights_from([list(row) for row in usual.rows], [list(row) for row in usual.outlook], worths))


def faction_of(atoms: list[int]) -> str:
    return str(KEYS[atoms[0] - FACTION])


def test_the_best_that_is_free_is_taken() -> None:
    mind = valuing(witches=9, auren=8, giants=5)
    state = new_game(draw(3, 1).engine_setup())
    for taken in ("witches", "giants"):  # the other side of the witches' board is not free any more
        for bot in (Novice(mind), Searcher(LEVEL, mind)):
            assert faction_of(bot.choose(state, Budget(steps=6))) == taken
        apply(state, FACTION + KEYS.index(taken))


def test_vp_to_start_with_count() -> None:
    start = dict.fromkeys(data.factions(), 20) | {"nomads": 26}
    state = new_game(draw(2, 1, start_vp=start).engine_setup())
    assert faction_of(Novice(valuing(witches=5)).choose(state)) == "nomads"
    assert faction_of(Novice(valuing(witches=7)).choose(state)) == "witches"


def auction(bot: Novice | Searcher) -> tuple[State, int]:
    """After an auction in which all bid by the same mind; and how often they did."""
    state = new_game(draw(4, 5, options={"factions": "auction", "fire-and-ice": "true"}).engine_setup())
    bids = 0
    while is_about_factions(state):
        for a in bot.choose(state, Budget(steps=6)):
            apply(state, a)
        bids += 1
    return state, bids // 2


@pytest.mark.parametrize("searching", [False, True])
def test_bids_go_up_to_what_factions_are_worth(searching: bool) -> None:
    """In the end nobody would rather have another's faction for one VP more than that one paid."""
    worth = usual_mind().worth
    state, bids = auction(Searcher(LEVEL) if searching else Novice())
    held = [(int(state.v[seat_base(q) + WHO]), 40 - int(state.v[seat_base(q) + VP])) for q in range(4)]
    assert min(paid for _, paid in held) == 0, "nobody pays for what nobody else wants"
    assert bids <= 4 + sum(paid for _, paid in held), "no bid is higher than it has to be"
    for faction, paid in held:
        for other, price in held:
            if other != faction:
                assert worth[faction] - paid * 1000 >= worth[other] - (price + 1) * 1000


def test_what_is_worth_nothing_more_is_not_bid_for() -> None:
    state, bids = auction(Novice(valuing()))
    assert bids == 4 and all(state.v[seat_base(q) + VP] == 40 for q in range(4))


def test_the_expert_tries_factions_in_games() -> None:
    state = new_game(draw(2, 3).engine_setup())
    mind = valuing(witches=1, auren=1, darklings=1, alchemists=1)
    expert = LEVELS["expert"]
    search = think(state, mind, expert, steps=expert.steps if COMPILED else expert.steps // 8)
    best = search.best()
    assert len(search.alive) == 3 and any(plan.tried_out for plan in search.alive)
    assert all(sum(Accounts(search, plan).of(plan).values()) == plan.value for plan in search.plans if plan.played)
    assert all(plan.value <= best.value for plan in search.alive)


def test_hints_and_reviews_say_so() -> None:
    game = Game.new(2, seed=3)
    found = game.hints("strong", steps=30, games=1)
    assert list(found.hints[0].move.atoms) == Novice().choose(game.state) and len(found.hints) == 5
    worth = usual_mind().worth
    for hint in found.hints:
        [term] = hint.terms
        assert term.key == "term-faction" and hint.than is not None
        mine, other = (worth[move.atoms[0] - FACTION] for move in (hint.move, hint.than))
        assert term.vp == pytest.approx((mine - other) / 1000)
    bidding = Game.new(2, seed=3, options={"factions": "auction"})
    assert {term.key for hint in bidding.hints("casual", steps=6, games=1).hints for term in hint.terms} == {"term-bid"}
    worst = min(range(len(KEYS)), key=lambda f: worth[f] if not data.factions()[KEYS[f]].option else 0)
    game.play(int(FACTION) + worst)
    for a in Novice().choose(game.state):
        game.play(a)
    first = next(game.review("casual", steps=6))
    assert first.played.atoms[0] == FACTION + worst
    assert first.cost == pytest.approx((max(worth[f] for f in range(14)) - worth[worst]) / 1000)


# ---- how they fare ----------------------------------------------------------------------------------------


def test_what_a_faction_has_more_than_the_others() -> None:
    heard = Experience("novice", 1)
    heard.hear(Result(0, (0, 0, 0), ("witches", "nomads", "giants"), (90, 80, 70), (0,), 100))
    heard.hear(Result(1, (0, 0), ("witches", "giants"), (85, 80), (0,), 100))
    assert heard.games == 2 and heard.seats["witches"] == 2
    worth = heard.worth()
    assert worth["witches"] == round(1000 * (15 + 5) / 12)  # ten seats of nothing are added to two
    assert worth["giants"] == round(1000 * (-15 - 5) / 12)
    assert worth["nomads"] == 0 == worth["auren"]


def test_the_same_in_any_number_of_processes() -> None:
    alone, beside = Experience("random", 4), Experience("random", 4)
    list(gather(alone, 12, 5, Alone()))
    with local_workers(2) as workers:
        list(gather(beside, 12, 12, workers))
    assert worth_text(alone) == worth_text(beside) and alone.games == 12


def test_the_usual_worth_is_a_sensible_one(tmp_path: Path) -> None:
    """Whatever it says in detail: factions differ, none by half a game, and together they are not above themselves."""
    worth = [int(value) / 1000 for value in usual_mind().worth]
    assert 5 < max(worth) < 30 and -30 < min(worth) < -5 and abs(sum(worth) / len(worth)) < 5


def test_the_command(run: Any, tmp_path: Path) -> None:
    out = tmp_path / "mine.toml"
    args = ["train-factions", "--bot", "busy", "--games", 6, "--out", out]
    done = run(*args)
    assert done.code == 0, done.err
    assert "worth of factions from 6 games, seed 1" in done.out and "VP in" in done.out
    before = out.read_text()
    assert run(*args, "--batch", 4).code == 0 and out.read_text() == before
    assert "--bot busy --games 6 --seed 1" in before
    found = read_worth(out, KEYS)
    assert len(found) == len(KEYS) and any(found)
    state = new_game(draw(2, 1).engine_setup())
    chosen = player(f"casual:{out}@1n").choose(state)
    assert top_kind(state) == CHOOSE_FACTION and decider(state) == 0
    assert found[chosen[0] - FACTION] == max(found[:14])
    assert "There is no player" in run("train-factions", "--bot", "clever", "--out", out).err
    assert "no folder" in run("train-factions", "--out", tmp_path / "nowhere" / "x.toml").err
    out.write_text(before.replace("witches =", "wizards ="))
    with pytest.raises(SetupError, match="wizards"):
        player(f"casual:{out}")
