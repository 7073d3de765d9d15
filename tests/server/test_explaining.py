"""Reasons, previews, completions and what may be done out of turn."""

from __future__ import annotations

import random

import pytest

from mystica.engine.core import state as column
from mystica.engine.core.state import seat_base
from mystica.errors import InvalidMove
from mystica.game import Game
from mystica.server.play.completing import MOST, aside_actions, completions_of
from mystica.server.play.explaining import asides, explain, other_ways, preview, reason_shape
from mystica.server.play.presenting import desk_of
from mystica.server.play.turns import Trial
from mystica.server.shapes import moves as moves_shapes
from tests.game.tables import game_of, play_on, random_game
from tests.rules.table import Table


def table(**more: str | int) -> Table:
    t = Table("witches", "nomads", **more)  # type: ignore[arg-type]
    t.put("witches", "F4")
    t.put("nomads", "F3")
    t.paint("E7", "black")
    t.paint("E6", "blue")
    t.give("witches", coins=8, workers=5, priests=1, power=(4, 2, 3))
    t.give("nomads", power=(5, 7, 0))
    return t


# ---- further ways to transform ----------------------------------------------------------------------------


def test_further_ways_are_asked_for_by_space() -> None:
    t = Table("halflings", "nomads")
    t.put("halflings", "F4")
    t.paint("F3", "blue")
    t.give("halflings", workers=6, coins=0, priests=0, power=(12, 0, 0))
    game = game_of(t)
    desk, _ = desk_of(Trial(game), 0, [])
    assert desk is not None and "F3" in desk.other_ways
    listed = {move.text for move in desk.moves}
    found = other_ways(game, 0, [], "f3")
    texts = [move.text for move in found.moves]
    assert texts[0] == "transform F3 to green" and len(found.groups) == len(texts)
    assert not listed & set(texts) and all(move.spaces == ["F3"] for move in found.moves)
    assert {space for move in other_ways(game, 0, [], "").moves for space in move.spaces} == set(desk.other_ways)
    assert other_ways(game, 1, [], "") == moves_shapes.OtherWays(moves=[], groups=[])
    assert other_ways(game, 0, [], "A1").moves == []


def test_further_ways_inside_an_action_are_those_of_the_spades_left() -> None:
    t = Table("halflings", "nomads")
    t.put("halflings", "F4")
    t.paint("F3 E6", "black")
    t.give("halflings", workers=0, coins=0, priests=0, power=(0, 0, 6))
    game = game_of(t)
    draft = ["action ACT6. transform F3 to brown"]
    desk, there = desk_of(Trial(game), 0, draft)
    assert desk is not None and there.decision == "spades" and "E6" in desk.other_ways
    assert [move.text for move in other_ways(game, 0, draft, "E6").moves] == ["transform E6 to blue"]
    over, _ = desk_of(Trial(game), 0, [*draft, "transform E6 to blue"])
    assert over is not None and over.other_ways == []


# ---- why not ----------------------------------------------------------------------------------------------


def test_a_reason_with_what_would_help() -> None:
    game = game_of(table())
    shown = explain(game, 0, [], "action ACT3")
    assert not shown.possible and shown.reason is not None
    reason = shown.reason
    assert (reason.key, reason.args["missing"], reason.topic) == ("power-short", 1, "power-actions")
    assert reason.rule == "Base, 6 - Power actions"
    assert reason.first is not None and reason.first.text == "burn 1"
    assert reason.move is not None and reason.move.text == "burn 1. action ACT3"
    assert [step.key for step in reason.move.steps] == ["sacrifice", "power-action"]
    assert reason.missing == ""


def test_a_reason_with_what_is_missing() -> None:
    reason = explain(game_of(table()), 0, [], "A1").reason
    assert reason is not None and (reason.key, reason.first, reason.move) == ("not-reachable", None, None)
    t = table()
    t.give("witches", power=(9, 0, 0))
    short = explain(game_of(t), 0, [], "action ACT6").reason
    assert short is not None and (short.missing, short.amount) == ("power", 6)


def test_what_is_possible_and_what_is_nothing() -> None:
    game = game_of(table())
    assert explain(game, 0, [], "pass BON1") == moves_shapes.Explanation(possible=True, reason=None)
    assert explain(game, 0, [], "E6").possible
    other = explain(game, 1, [], "pass BON1").reason
    assert other is not None and (other.key, other.args) == ("not-your-decision", {"decider": "witches"})
    with pytest.raises(InvalidMove):
        explain(game, 0, [], "fly to the moon")


def test_after_a_draft_the_position_behind_it_counts() -> None:
    t = table()
    t.give("witches", power=(0, 0, 4))
    game = game_of(t)
    assert explain(game, 0, [], "action ACT4").possible
    reason = explain(game, 0, ["convert 3pw to 1w"], "action ACT4").reason
    assert reason is not None and reason.key == "power-short"
    assert explain(game, 0, ["build A1"], "action ACT4").possible  # what does not fit is left out
    assert game.ply == 0


def test_repairs_can_be_played_as_they_are() -> None:
    """In random positions, with a conversion drafted now and then."""
    rng = random.Random(3)
    tried = 0
    for seed in range(6):
        game = random_game(seed)
        play_on(game, rng, 60)
        while game.decision != "turn" and not game.is_over:
            play_on(game, rng, 1)
        seat = game.decider
        assert seat is not None
        payments = [move.text for move in game.atomic_moves() if move.kind == "convert"]
        for draft in ([], payments[:1]):
            after = game.copy()
            for text in draft:
                after.play(text)
            for label in [space.label for space in game.map.spaces]:
                reason = explain(game, seat, draft, label).reason
                if reason and reason.first and reason.move:
                    tried += 1
                    step = after.copy()
                    step.play(reason.first.text)
                    after.copy().play(reason.move.text)
    assert tried > 10


def test_every_reason_has_a_shape() -> None:
    game = game_of(table())
    for what in ("F3", "r22", "ACT6", "FAV1", "TW5", "fire", "BON10", "ACTW", "done", "leech"):
        found = game.explain(what)
        if found is not None:
            shown = reason_shape(game, found)
            assert (
                shown.key == found.key
                and moves_shapes.ReasonShape.model_validate_json(shown.model_dump_json()) == shown
            )


# ---- a typed move -----------------------------------------------------------------------------------------


def test_a_typed_move_is_tried_on_a_copy() -> None:
    game = game_of(table())
    before = game.hash
    shown = preview(game, 0, [], "  upgrade f4 ")
    assert shown.problem == "" and shown.reason is None
    assert shown.choice is not None and shown.choice.text == "upgrade F4 to TP"
    assert shown.choice.cost == {"coins": 3, "workers": 2}
    assert shown.table is not None and shown.table.players[0].coins == 5
    assert game.hash == before and game.ply == 0


def test_a_draft_comes_first() -> None:
    shown = preview(game_of(table()), 0, ["convert 1w to 1c"], "upgrade F4")
    assert shown.table is not None and shown.table.players[0].coins == 6
    shown = preview(game_of(table()), 0, ["transform E6 to green"], "build E6")
    assert shown.choice is not None and shown.choice.kind == "build"


def test_what_is_wrong_with_a_text() -> None:
    game = game_of(table())
    assert preview(game, 0, [], "fly").problem == "invalid"
    assert preview(game, 0, [], "pass").problem == "ambiguous"
    refused = preview(game, 0, [], "action ACT6")
    assert refused.problem == "" and refused.reason is not None and refused.reason.key == "power-short"
    assert preview(game, 0, [], "x" * 2000).problem == "invalid"
    nothing = preview(game, 0, [], "  ")
    assert (nothing.choice, nothing.problem, nothing.reason, nothing.table) == (None, "", None, None)


def test_nobody_types_for_somebody_else() -> None:
    game = game_of(table())
    assert preview(game, 1, [], "witches: pass BON1").problem == "invalid"
    assert preview(game, 0, [], "nomads: resign").problem == "invalid"
    other = preview(game, 1, [], "pass BON1")
    assert other.reason is not None and other.reason.key == "not-your-decision"
    leaving = preview(game, 1, [], "resign")
    assert leaving.choice is not None and leaving.choice.text == "nomads: resign"


# ---- completion -------------------------------------------------------------------------------------------


def test_word_by_word() -> None:
    t = table()
    t.give("witches", workers=15)
    game = game_of(t)
    begin = completions_of(game, 0, "")
    assert {"send", "pass", "upgrade", "transform", "convert", "action"} <= {text.split()[0] for text in begin}
    assert "resign" not in begin and len(begin) <= MOST
    assert completions_of(game, 0, "tr") == ["transform"]
    spaces = completions_of(game, 0, "TRANSFORM ")
    assert "transform E6" in spaces and "transform E7" in spaces
    assert completions_of(game, 0, "transform E6 to g")[0] == "transform E6 to green"
    assert completions_of(game, 0, "upgrade f4") == ["upgrade F4 to TP"]
    assert completions_of(game, 0, "upgrade F4 to TP") == []
    assert completions_of(game, 0, "resi") == ["resign"]
    assert completions_of(game, 0, "fly") == []


def test_complete_turns() -> None:
    game = game_of(table())
    assert "burn 1. action ACT3" in completions_of(game, 0, "burn 1. action A")
    texts = completions_of(game, 0, "transform E6 to green")
    assert "transform E6 to green. build E6" in texts
    assert completions_of(game, 0, "transform  E6 to green.b") == ["transform E6 to green. build E6"]


def test_the_last_phrase_behind_the_others() -> None:
    """Where no complete turn begins so, the position after the earlier phrases tells what follows."""
    t = table()
    t.put("witches", "F4", "TP")
    t.give("nomads", power=(0, 0, 5))  # no room: they are not asked
    game = game_of(t)
    favors = completions_of(game, 0, "upgrade F4 to TE. +")
    assert len(favors) == MOST and all(text.startswith("upgrade F4 to TE. +FAV") for text in favors)
    assert completions_of(game, 0, "upgrade F4 to TE. +fav1") == [f"upgrade F4 to TE. +FAV{n}" for n in (10, 11, 12)]
    assert completions_of(game, 0, "upgrade F4 to TE. +FAV12. d") == ["upgrade F4 to TE. +FAV12. done"]
    assert completions_of(game, 0, "build A1. x") == []


def test_completions_lead_to_moves() -> None:
    rng = random.Random(8)
    for seed in range(5):
        game = random_game(seed)
        play_on(game, rng, 30 + 30 * seed)
        if game.is_over:
            continue
        seat = game.decider
        assert seat is not None
        text = ""
        for _ in range(12):
            found = completions_of(game, seat, text)
            assert len(found) == len(set(found)) <= MOST
            assert all(one.lower().startswith(text.strip().lower()) and len(one) > len(text.strip()) for one in found)
            if not found:
                break
            text = rng.choice(found)
            if rng.random() < 0.3:
                text = text.upper() if rng.random() < 0.5 else text + " "
        assert preview(game, seat, [], text).choice is not None, text


# ---- out of turn ------------------------------------------------------------------------------------------


def texts(game: Game, *seats: int) -> list[str]:
    return [choice.text for choice in asides(game, seats)]


def test_leaving_is_always_possible_in_a_game() -> None:
    game = game_of(table())
    assert texts(game, 0, 1) == ["witches: resign", "nomads: resign"] and texts(game) == []
    game.play("nomads: resign")
    assert texts(game, 0, 1) == ["witches: resign"]
    assert texts(Game.new(2, 1), 0, 1) == []  # nobody has a faction yet


def test_offers_left_open() -> None:
    t = Table("witches", "nomads", "giants", profile="snellman")
    t.put("witches", "F4")
    t.put("nomads", "F3", "TP")
    t.put("giants", "E6")
    t.rich("witches")
    game = game_of(t)
    game.play("upgrade F4 to TP. done")
    assert game.decision == "leech" and game.decider == 1
    assert texts(game, 1) == ["later", "nomads: resign"]  # taking and refusing are in the list
    game.play("later")
    assert game.decider == 2
    late = ["nomads: leech 2 from witches (late)", "nomads: decline 2 from witches (late)"]
    assert texts(game, 1) == [*late, "nomads: resign"]
    assert completions_of(game, 1, "") == [text.removeprefix("nomads: ") for text in late]
    shown = preview(game, 1, [], "leech")
    assert shown.choice is not None and (shown.choice.text, shown.choice.vp) == (late[0], -1)
    for text in late:
        game.copy().play(text)


def test_steps_left_open() -> None:
    t = Table("cultists", "nomads", profile="snellman")
    t.put("cultists", "E6")
    t.state.v[seat_base(0) + column.LATE_STEPS] = 1
    game = game_of(t)
    steps = [f"cultists: +{cult} (late)" for cult in ("fire", "water", "earth", "air")]
    assert texts(game, 0) == [*steps, "cultists: resign"]
    for text in steps:
        game.copy().play(text)


def test_spades_used_first() -> None:
    t = Table("witches", "nomads", scoring="SCORE2", cult_spades_order="any")
    for faction, space in (("witches", "F4"), ("nomads", "I7")):
        t.put(faction, space)
        t.give(faction, power=(0, 0, 0), cults=(0, 0, 4, 0), coins=0, workers=0)
    t.play("witches: pass BON5\nnomads: pass BON6")
    assert texts(game_of(t), 1) == ["nomads: spades first", "nomads: resign"]


def test_in_random_games_every_aside_can_be_played() -> None:
    rng = random.Random(4)
    for seed in range(1, 10, 2):  # the profile with answers out of turn
        game = random_game(seed)
        while not game.is_over:
            for seat in range(game.setup.players):
                for action, choice in zip(aside_actions(game, seat), asides(game, [seat]), strict=True):
                    assert game.copy().play(choice.text).atoms == (action,)
            moves = game.moves()
            if game.is_legal("later") and rng.random() < 0.5:
                game.play("later")
            else:
                game.play(rng.choice([m for m in moves if m.kind != "pass"] or moves))
            play_on(game, rng, rng.randrange(8))
        assert asides(game, range(game.setup.players)) == []
