"""Moves as values: text, kind, target, what they cost and bring, what comes next."""

from __future__ import annotations

import pytest

from mystica.game import Game, Move, kinds
from tests.game.tables import game_of
from tests.rules.table import Table


def texts(game: Game) -> set[str]:
    return {move.text for move in game.moves()}


def table(*factions: str, profile: str = "official", scoring: str = "SCORE7") -> Table:
    found = Table(*(factions or ("witches", "nomads")), profile=profile, scoring=scoring)
    found.put(found.setup.factions[0], "F4")
    found.put(found.setup.factions[1], "F3")
    found.rich(*found.setup.factions)
    return found


@pytest.mark.parametrize(
    ("text", "kind", "target", "spaces"),
    [
        ("upgrade F4 to TP", "upgrade", "F4", ("F4",)),
        ("transform E7 to green. build E7", "build", "E7", ("E7",)),
        ("transform E7 to green", "transform", "E7", ("E7",)),
        ("action ACT5. transform E7 to green. build E7", "power", "ACT5", ("E7",)),
        ("action ACT4", "power", "ACT4", ()),
        ("send p to fire for 3", "priest", "fire", ()),
        ("advance ship", "shipping", "", ()),
        ("advance dig", "digging", "", ()),
        ("pass BON3", "pass", "BON3", ()),
        ("convert 3pw to 1w. advance dig", "digging", "", ()),
        ("convert 3pw to 1w", "convert", "", ()),
    ],
)
def test_kind_target_and_spaces(text: str, kind: str, target: str, spaces: tuple[str, ...]) -> None:
    move = game_of(table()).parse(text)
    assert (move.kind, move.target, move.spaces, move.text) == (kind, target, spaces, text)
    assert move.kind in kinds() and str(move) == text and repr(move) == f"Move({text!r})"


def test_kinds_of_the_setup_and_of_picks() -> None:
    game = Game.new(2, 3)
    assert {(m.kind, m.target) for m in game.moves()} >= {("faction", "witches"), ("faction", "giants")}
    game.play("setup witches")
    game.play("setup nomads")
    assert {m.kind for m in game.moves()} == {"dwelling"}
    while game.phase == "dwellings":
        game.play(game.moves()[0])
    assert {m.kind for m in game.moves()} == {"bonus"}


def test_picks_and_answers() -> None:
    t = table()
    t.put("witches", "E7", "TP")
    game = game_of(t)
    move = game.play("upgrade E7 to TE")
    assert [(f.kind, f.seat, f.amount) for f in move.outcome.follow_ups] == [("favor", 0, 1)]
    assert {m.kind for m in game.moves()} == {"favor"} and "FAV11" in {m.target for m in game.moves()}
    game.play("+FAV11")
    assert {m.kind for m in game.moves()} <= {"done", "convert"}


def test_the_outcome_of_a_complete_turn() -> None:
    t = table(scoring="SCORE1")  # 2 VP for a spade
    t.give("witches", coins=10, workers=6, priests=0, power=(0, 0, 4))
    move = game_of(t).parse("action ACT5. transform E7 to green. build E7")
    outcome = move.outcome
    assert (outcome.coins, outcome.workers, outcome.priests) == (-2, -7 + 6, 0)
    assert outcome.bowls == (4, 0, -4)
    assert outcome.vp == sum(outcome.vp_sources.values()) and outcome.vp_sources["scoring tile"] >= 2
    assert outcome.cost == {"coins": 2, "workers": 1, "bowl3": 4}
    assert outcome.gain["bowl1"] == 4 and outcome.gain["vp"] == outcome.vp
    assert [(f.kind, f.seat) for f in outcome.follow_ups] == []


def test_power_offered_is_a_follow_up() -> None:
    t = table()
    t.give("nomads", power=(5, 7, 0))
    move = game_of(t).parse("upgrade F4 to TP")
    assert [(f.kind, f.seat, f.amount) for f in move.outcome.follow_ups] == [("leech", 1, 1)]


@pytest.mark.parametrize("profile", ["official", "snellman"])
def test_a_town_is_a_follow_up(profile: str) -> None:
    t = table(profile=profile)
    t.put("witches", "E7 E6", "TP")
    t.put("witches", "F4", "TP")
    t.paint("G2", "green")
    move = game_of(t).parse("build G2")
    assert next((f.kind, f.amount) for f in move.outcome.follow_ups) == ("town", 1)


def test_cult_steps_in_the_outcome() -> None:
    t = table()
    t.give("witches", cults=(1, 0, 0, 0), priests=1, power=(5, 7, 0))
    outcome = game_of(t).parse("send p to fire for 2").outcome
    assert outcome.cults == (2, 0, 0, 0) and outcome.priests == -1 and outcome.bowls == (-1, 1, 0)


def test_what_the_round_brings_is_not_what_passing_brings() -> None:
    t = table()
    t.card("witches", "BON9")
    t.card("nomads", "BON8")
    game = game_of(t)
    game.play("pass BON1. done")
    last = game.parse("pass BON2")
    game.play(last)
    assert (last.outcome.coins, last.outcome.workers, last.outcome.vp, last.outcome.follow_ups) == (0, 0, 0, ())
    game = game_of(t)
    first = game.parse("pass BON1")
    assert first.outcome.vp == 1 and first.outcome.vp_sources == {"pass": 1}


def test_vp_at_the_end_of_the_game_are_not_the_pass_either() -> None:
    t = Table("halflings", "nomads", round=6, profile="snellman")
    t.put("halflings", "F4")
    t.put("nomads", "F2")
    game = game_of(t)
    game.play("pass")
    while not game.is_over:
        move = game.moves()[0]
        assert move.outcome.vp == sum(move.outcome.vp_sources.values()) == 0
        game.play(move)


def test_spades_gained_with_the_cult_bonus_are_not_the_pass() -> None:
    """Under spade-rewards=gained the Halflings score when the bonus comes, right behind the last pass."""
    t = Table("nomads", "halflings", scoring="SCORE6", profile="snellman")
    t.put("halflings", "F4")
    t.put("nomads", "F2")
    t.give("halflings", cults=(8, 8, 8, 8), coins=0, workers=0, priests=0, power=(5, 0, 0))
    t.give("nomads", coins=0, workers=0, priests=0, power=(5, 0, 0))
    game = game_of(t)
    game.play("pass BON1")
    before = game.player(1).vp
    last = game.play("pass BON2")
    assert game.decision == "cult-spades" and game.player(1).vp > before
    assert last.outcome.vp == 0 and last.outcome.vp_sources == {}


def test_moves_are_values() -> None:
    one, other = game_of(table()), game_of(table())
    assert one.moves() == other.moves()
    assert len({*one.moves(), *other.moves()}) == len(one.moves())
    assert one.parse("advance ship") != one.parse("advance dig")
    with pytest.raises(AttributeError):
        one.parse("advance ship").seat = 3  # type: ignore[misc]


def test_complete_turns_and_single_actions() -> None:
    game = game_of(table())
    turns = texts(game)
    assert "transform E7 to green. build E7" in turns and "convert 3pw to 1w" not in turns
    single = {move.text for move in game.atomic_moves()}
    assert "convert 3pw to 1w" in single and "transform E7 to green. build E7" not in single


def test_listing_works_nothing_out() -> None:
    game = game_of(table())
    assert all(set(vars(move)) == {"atoms", "seat", "_before", "other_way"} for move in game.moves())
    assert isinstance(game.moves()[0], Move)
