"""Why not: the reason as key and arguments, the rule, and what would help."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from mystica import data
from mystica.engine.core import actions as act
from mystica.errors import InvalidMove
from mystica.game import Game, Reason, reason_keys
from mystica.game.moves.kinds import block_of
from mystica.game.why_not.explain import why_not
from mystica.notation.moves import is_allowed
from tests.game.tables import game_of, play_on, random_game
from tests.rules.table import Table


def table(*factions: str, **more: str) -> Table:
    """The first faction on F4 with little, the second one beside it."""
    t = Table(*(factions or ("witches", "nomads")), **more)  # type: ignore[arg-type]
    t.put(t.setup.factions[0], "F4")
    t.put(t.setup.factions[1], "F3")
    t.paint("E7", "black")  # two spades from green
    t.give(t.setup.factions[0], coins=3, workers=1, priests=0, power=(12, 0, 0))
    return t


def reason(game: Game, what: str | int) -> Reason:
    found = game.explain(what)
    assert found is not None and found.key in reason_keys() and found.rule
    assert str(found)
    return found


# ---- prices -----------------------------------------------------------------------------------------------


def test_workers_short_with_the_payment_that_affords_it() -> None:
    t = table()
    t.give("witches", power=(0, 0, 3))
    game = game_of(t)
    found = reason(game, "upgrade F4 to TP")
    assert found.key == "workers-short" and found.arguments == {"missing": 1, "needed": 2, "have": 1}
    assert found.rule == "Base, 4 - Upgrading a structure" and found.topic == "upgrade"
    assert found.repair is not None and found.repair.first is not None and found.repair.move is not None
    assert found.repair.first.text == "convert 3pw to 1w"
    assert found.repair.move.text == "convert 3pw to 1w. upgrade F4 to TP"


def test_workers_short_and_nothing_to_pay_with() -> None:
    found = reason(game_of(table()), "upgrade F4 to TP")
    assert found.key == "workers-short"
    assert found.repair is not None and found.repair.move is None
    assert (found.repair.missing, found.repair.amount) == ("workers", 1)


def test_all_that_is_short_is_named() -> None:
    t = table()
    t.give("witches", coins=0, workers=0)
    found = reason(game_of(t), "upgrade F4 to TP")
    assert found.arguments == {"missing": 2, "needed": 2, "have": 0, "coins": 3}


@pytest.mark.parametrize(
    ("text", "key", "missing"),
    [
        ("advance ship", "priests-short", 1), ("send p to fire for 3", "priests-short", 1),
        ("advance dig", "priests-short", 1), ("transform E7 to green", "workers-short", 5),
        ("action ACT4", "power-short", 4), ("convert 3pw to 1w", "power-short", 3),
        ("convert 1p to 1w", "priests-short", 1),
    ],
)  # fmt: skip
def test_each_good_may_be_short(text: str, key: str, missing: int) -> None:
    found = reason(game_of(table()), text)
    assert (found.key, found.arguments["missing"]) == (key, missing)


def test_coins_short_for_the_lonely_trading_house_only() -> None:
    t = table()
    t.give("witches", workers=2, coins=5)
    t.put("witches", "A1")
    game = game_of(t)
    assert game.explain("upgrade F4 to TP") is None
    assert reason(game, "upgrade A1 to TP").key == "coins-short"


def test_power_short_says_what_sacrificing_gives() -> None:
    t = table()
    t.give("witches", power=(0, 5, 1))
    found = reason(game_of(t), "action ACT4")
    assert found.arguments == {"missing": 3, "needed": 4, "have": 1, "sacrifice": 2}
    assert found.repair is not None and (found.repair.missing, found.repair.amount) == ("power", 3)
    t.give("witches", power=(0, 6, 1))
    repaired = reason(game_of(t), "action ACT4").repair
    assert repaired is not None and repaired.move is not None and repaired.move.text == "burn 3. action ACT4"


def test_vp_short_for_whoever_pays_with_vp() -> None:
    t = table("alchemists", "nomads")
    t.give("alchemists", vp=0)
    assert reason(game_of(t), "convert 1vp to 1c").key == "vp-short"
    assert reason(game_of(table()), "convert 1vp to 1c").key == "not-allowed"


# ---- spaces -----------------------------------------------------------------------------------------------


def test_out_of_reach_with_the_shipping_that_would_do() -> None:
    t = table()
    t.rich("witches")
    game = game_of(t)
    far = {space.label for space in game.map.spaces if space.terrain == "green" and not space.structure}
    found = {label: reason(game, f"build {label}") for label in far}
    assert {one.key for one in found.values()} <= {"not-reachable"}
    needed = {label: one.arguments["shipping_needed"] for label, one in found.items()}
    assert any(isinstance(value, int) for value in needed.values())
    for label, value in needed.items():
        if isinstance(value, int):
            t.give("witches", shipping=value)
            assert game_of(t).explain(f"build {label}") is None
            t.give("witches", shipping=value - 1)
            assert game_of(t).explain(f"build {label}") is not None
            assert f"shipping {value} would reach it" in str(found[label])


def test_no_shipping_helps_a_faction_without() -> None:
    t = table("dwarves", "nomads")
    t.rich("dwarves")
    found = reason(game_of(t), "transform A1 to gray")
    assert found.key == "not-reachable" and found.arguments["shipping_needed"] is None
    assert found.repair is None and found.rule == "Base, Adjacency"


def test_wrong_terrain_with_the_turn_that_makes_it_right() -> None:
    t = table()
    t.give("witches", coins=5, workers=10)
    found = reason(game_of(t), "build E7")
    assert found.key == "wrong-terrain" and found.arguments["spades"] == 2
    assert found.repair is not None and found.repair.move is not None
    assert found.repair.move.text == "transform E7 to green. build E7"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("build F3", "occupied"), ("transform F3 to green", "occupied"), ("upgrade F3 to TP", "occupied"),
        ("build r22", "river"), ("transform r22 to green", "river"), ("upgrade E7 to TP", "no-structure"),
        ("upgrade F4 to TE", "wrong-structure"), ("upgrade F4 to SA", "wrong-structure"),
        ("transform G2 to green", "workers-short"), ("connect r22", "not-allowed"),
        ("bridge C2:D3", "wrong-moment"), ("transform E7 to green the long way", "workers-short"),
    ],
)  # fmt: skip
def test_spaces(text: str, key: str) -> None:
    assert reason(game_of(table()), text).key == key


def test_terrain_that_is_there_already() -> None:
    t = table()
    t.rich("witches")
    t.paint("E7", "green")
    game = game_of(t)
    assert reason(game, "transform E7 to green").key == "same-terrain"


def test_pieces_run_out() -> None:
    t = table()
    t.rich("witches")
    t.put("witches", "A1 A2 A3 A4 A5 A6 A7")
    t.paint("E7", "green")
    found = reason(game_of(t), "build E7")
    assert (found.key, found.arguments["piece"]) == ("no-piece-left", "dwelling")
    t.put("witches", "B1 B2 B3 B4", "TP")
    assert reason(game_of(t), "upgrade F4 to TP").arguments["piece"] == "trading house"


# ---- tiles, tracks and the moment -------------------------------------------------------------------------


def test_taken_this_round() -> None:
    t = table()
    t.rich("witches", "nomads")
    t.card("witches", "BON2")
    t.favor("witches", "FAV6")
    game = game_of(t)
    game.play("action ACT3. done")
    found = reason(game, "action ACT3")
    assert (found.key, found.arguments["what"]) == ("already-taken", "ACT3")
    game.play("advance ship. done")
    game.play("action BON2. +fire. done")
    game.play("advance ship. done")
    assert reason(game, "action BON2").key == "already-taken"
    game.play("action FAV6. +fire. done")
    game.play("advance ship. done")
    assert reason(game, "action FAV6").key == "already-taken"


def test_special_actions_not_there() -> None:
    game = game_of(table())
    assert reason(game, "action ACTW").key == "no-stronghold"
    assert reason(game, "action ACTN").key == "not-held"
    assert reason(game, act.SPECIAL_BONUS).key == "not-allowed"
    assert reason(game, act.SPECIAL_BRIDGE).key == "not-allowed"
    t = table("swarmlings", "nomads")
    t.put("swarmlings", "F4", "SH")
    assert reason(game_of(t), "action ACTS").key == "no-target"


def test_bridges() -> None:
    t = table()
    t.rich("witches")
    away = Table("witches", "nomads")
    away.rich("witches")
    away.put("witches", "A1")
    assert reason(game_of(away), "action ACT1").key == "no-bridge-place"
    t.bridge("witches", "C2:D3 F1:H1 C1:B2")
    assert reason(game_of(t), "action ACT1").arguments == {"piece": "bridge"}


def test_tracks_end() -> None:
    t = table()
    t.rich("witches")
    t.give("witches", shipping=3, digging=2)
    game = game_of(t)
    assert reason(game, "advance ship").key == reason(game, "advance dig").key == "track-end"
    assert reason(game_of(table("fakirs", "giants")), "advance ship").key == "not-allowed"


def test_priests_on_their_places() -> None:
    t = table()
    t.rich("witches")
    game = game_of(t)
    game.play("send p to fire for 3. done")
    game.play("pass BON1. done")
    assert reason(game, "send p to fire for 3").key == "occupied"
    assert game.explain("send p to fire") is None


def test_the_wrong_moment() -> None:
    t = table()
    t.rich("witches")
    t.put("witches", "F4", "TP")
    game = game_of(t)
    assert reason(game, "+FAV1").arguments == {"now": "turn"}
    game.play("upgrade F4 to TE")
    for text in ("upgrade F4 to SA", "pass BON1", "done", "convert 1w to 1c", "burn 1", "action ACT1", "+fire", "+TW1"):
        assert reason(game, text).key == "wrong-moment", text
    assert game.explain("FAV1") is None
    t.favor("witches", "FAV7")
    game = game_of(t)
    game.play("upgrade F4 to TE")
    assert reason(game, "+FAV7").key == "already-owned"


def test_sacrificing() -> None:
    t = table()
    t.give("witches", power=(0, 1, 0))
    assert reason(game_of(t), "burn 1").key == "tokens-short"
    t.give("witches", power=(0, 4, 8))
    assert reason(game_of(t), "burn 1").key == "no-use"
    t.give("witches", power=(0, 8, 0))
    game = game_of(t)
    game.play("burn 1")
    assert game.decision == "sacrifice"
    assert reason(game, "pass BON1").key == "use-sacrifice"
    assert reason(game, "convert 1w to 1c").key == "use-sacrifice"


def test_passing() -> None:
    t = table()
    t.card("nomads", "BON3")
    game = game_of(t)
    assert reason(game, act.PASS_LAST).key == "card-needed"
    assert reason(game, "pass BON3").key == "already-taken"
    assert reason(game, "pass BON10").key == "not-in-game"
    assert reason(game_of(table(round=6)), "pass BON1").key == "last-round"  # type: ignore[arg-type]


def test_factions() -> None:
    game = Game.new(2, 1)
    game.play("setup witches")
    assert reason(game, "setup auren").key == reason(game, "setup witches").key == "already-taken"
    drawn = Game.new(2, 1, options={"factions": "random"})
    keys = {reason(drawn, a).key for a in range(act.FACTION, act.ABILITY) if drawn.explain(a)}
    assert keys == {"not-drawn", "not-in-game", "no-such-move"}
    more = Game.new(2, 1, options={"factions": "random", "fire-and-ice": "true"})
    keys = {reason(more, a).key for a in range(act.FACTION, act.ABILITY) if more.explain(a)}
    assert keys == {"not-drawn", "no-such-move"}


def test_keys() -> None:
    t = table()
    t.rich("witches")
    t.put("witches", "E7 E6 F4", "TP")
    t.paint("G2", "green")
    t.give("witches", cults=(9, 9, 4, 4))
    game = game_of(t)
    steps = next(code for code, tile in data.town_tiles().items() if tile.steps and code in game.tiles.towns_left)
    game.play(f"build G2. +{steps}")
    assert game.decision == "key" and game.explain("+fire") is None
    found = reason(game, "+earth")
    assert found.key == "no-key" and found.repair is not None and found.repair.missing == "key"


def test_spades_in_hand() -> None:
    t = table()
    t.rich("witches")
    t.give("witches", workers=0)
    game = game_of(t)
    game.play("action ACT5")
    assert game.decision == "spades"
    short = reason(game, "transform E7 to green")
    assert short.key == "workers-short"
    assert reason(game, "transform A1 to green").key == "not-reachable"
    assert reason(game, "build E7").key == "wrong-terrain"
    game.play("transform E7 to blue")
    assert reason(game, "transform E6 to black").key == "wrong-moment"


def test_cult_spades_do_not_buy() -> None:
    t = Table("nomads", "witches", scoring="SCORE6")
    t.put("witches", "F4")
    t.put("nomads", "F2")
    t.paint("E7", "black")
    t.give("witches", cults=(0, 4, 0, 0), coins=0, workers=9, priests=0, power=(5, 0, 0))
    t.give("nomads", cults=(0, 0, 0, 0), coins=0, workers=0, priests=0, power=(5, 0, 0))
    game = game_of(t)
    game.play("pass BON1. done")
    game.play("pass BON2. done")
    assert game.decision == "cult-spades"
    assert reason(game, "transform E7 to green").key == "spades-short"


def test_spades_of_a_double_spade_action() -> None:
    t = table()
    t.rich("witches")
    t.paint("E6", "blue")
    t.paint("G2", "green")
    game = game_of(t)
    game.play("action ACT6. transform E6 to green")
    assert reason(game, "transform E6 to blue").key == "used-already"
    assert reason(game, "transform E7 to green").key == "spades-short"
    assert reason(game, "build G2").key == "not-transformed"


def test_spades_bought_ahead_must_be_used_together() -> None:
    t = table(profile="snellman")
    t.rich("witches")
    game = game_of(t)
    game.play("dig. dig")
    found = reason(game, "transform E7 to blue")
    assert found.key == "spades-must-be-used" and found.arguments == {"needed": 2}
    t.give("witches", workers=0, priests=0, power=(0, 0, 0))
    assert reason(game_of(t), "dig").key == "workers-short"


def test_only_home_and_no_such_way() -> None:
    t = table("giants", "auren")
    t.rich("giants")
    game = game_of(t)
    assert reason(game, "transform E7 to blue").key == "home-only"
    t = table()
    t.rich("witches")
    assert reason(game_of(t), "transform E7 to blue the long way").key == "no-such-way"


def test_towns_over_rivers() -> None:
    game = game_of(table("mermaids", "giants"))
    assert reason(game, "connect r22").key == "no-town"
    assert reason(game, "connect E7").key == "no-river"


def test_ordaining() -> None:
    t = table("darklings", "giants")
    t.put("darklings", "F4", "TP")
    t.give("darklings", coins=20, workers=6, priests=0, power=(0, 0, 0))
    game = game_of(t)
    game.play("upgrade F4 to SH")
    assert game.decision == "ability"
    found = reason(game, "convert 3w to 3p")
    assert found.key == "workers-short" and found.arguments["needed"] == 3
    t.give("darklings", workers=9, priests=7)
    game = game_of(t)
    game.play("upgrade F4 to SH")
    assert reason(game, "convert 1w to 1p").key == "no-piece-left"


# ---- asking -----------------------------------------------------------------------------------------------


def test_somebody_else_decides() -> None:
    game = game_of(table())
    found = game.explain("build E7", seat=1)
    assert found is not None and found.key == "not-your-decision" and found.arguments == {"decider": "witches"}
    assert game.explain("pass BON1", seat=0) is None
    assert reason(game, "nomads: pass BON1").key == "not-your-decision"


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("F3", "occupied"), ("E7", "workers-short"), ("r22", "not-allowed"), ("ACT6", "power-short"),
        ("FAV1", "wrong-moment"),
        ("TW5", "wrong-moment"), ("fire", "priests-short"), ("BON10", "not-in-game"), ("ACTW", "no-stronghold"),
        ("A1", "not-reachable"),
    ],
)  # fmt: skip
def test_a_bare_name_asks_for_the_natural_move(name: str, key: str) -> None:
    assert reason(game_of(table()), name).key == key


def test_what_is_possible_needs_no_reason() -> None:
    game = game_of(table())
    assert game.explain("BON1") is None and game.explain("pass BON1") is None and game.explain(act.PASS) is None
    with pytest.raises(InvalidMove):
        game.explain("fly to the moon")


def test_a_reason_in_the_middle_of_a_text() -> None:
    t = table()
    t.give("witches", coins=8, workers=7, power=(0, 0, 3))
    game = game_of(t)
    found = reason(game, "transform E7 to green. build E7. upgrade E7 to TP")
    assert found.key == "wrong-moment"
    t = table(profile="snellman")
    t.give("witches", coins=0, workers=10, power=(0, 0, 3))
    game = game_of(t)
    found = reason(game, "transform E7 to green. build E7")
    assert found.key == "coins-short" and found.repair is not None and found.repair.move is not None
    game.play(found.repair.move)
    assert game.map["E7"].structure == "D"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("transform E6 to green. build E6", "coins-short"),
        ("transform E6 to green. build E6. done", "coins-short"),
        ("transform E6 to green. convert 1pw to 1c. build E6", "wrong-moment"),
        ("action ACT5. transform E6 to green. build E6", "coins-short"),
        ("action ACT5. convert 1pw to 1c. transform E6 to green. build E6", "wrong-moment"),
    ],
)
def test_what_is_paid_too_late_is_offered_with_the_payment_first(text: str, key: str) -> None:
    """Conversions come before the action or after it: in the middle it is too late for them."""
    t = table()
    t.paint("E6", "blue")
    t.give("witches", coins=1, workers=4, power=(0, 0, 5))
    game = game_of(t)
    found = reason(game, text)
    assert found.key == key and found.repair is not None
    assert found.repair.first is not None and found.repair.first.text == "convert 1pw to 1c"
    assert found.repair.move is not None and game.is_legal(found.repair.move)
    action = [phrase for phrase in text.split(". ") if not phrase.startswith(("convert", "done"))]
    assert found.repair.move.text.split(". ") == ["convert 1pw to 1c", *action]


def test_nothing_helps_where_no_payment_is_possible() -> None:
    t = table()
    t.paint("E6", "blue")
    t.give("witches", coins=1, workers=4, power=(5, 0, 0))
    game = game_of(t)
    assert reason(game, "transform E6 to green. build E6").key == "coins-short"
    t.give("witches", coins=0)
    found = reason(game_of(t), "transform E6 to green. build E6")
    assert found.key == "coins-short" and found.repair is not None
    assert found.repair.move is None and (found.repair.missing, found.repair.amount) == ("coins", 2)


# ---- everything -------------------------------------------------------------------------------------------


def check_whole_layout(game: Game) -> set[tuple[str, str]]:
    """Every action of the layout is allowed or has a reason; what a repair says holds."""
    seen: set[tuple[str, str]] = set()
    state = game.state
    before = state.hash()
    for a in range(act.N_ACTIONS):
        found = why_not(state, a)
        assert (found is None) == is_allowed(state, a), a
        if found is None:
            continue
        assert found.rule and str(found)
        seen.add((block_of(a), found.key))
        repair = found.repair
        if repair and repair.move and repair.first:
            after = game.copy()
            after.play(repair.first)
            assert after.explain(a) is None, (found, a)
            whole = game.copy()
            whole.play(repair.move)
            after.play(a)
            assert whole.hash == after.hash
        elif repair:
            assert repair.missing and repair.amount > 0, found
    assert state.hash() == before
    return seen


@pytest.mark.parametrize("seed", range(10))
def test_the_whole_layout_in_positions_of_all_kinds(seed: int) -> None:
    game = random_game(seed)
    rng = random.Random(seed)
    decisions: set[str] = set()
    blocks: set[str] = set()
    while not game.is_over:
        if game.decision not in decisions and len(decisions) < 9:
            decisions.add(game.decision)
            blocks |= {block for block, _ in check_whole_layout(game)}
        play_on(game, rng, rng.randrange(1, 4))
    assert {"turn", "dwelling", "bonus", "faction"} <= decisions
    assert len(blocks) >= 24
    assert {key for _, key in check_whole_layout(game)} == {"game-over"}


SCENES: list[Callable[[], Table]] = [
    lambda: Table("witches", "nomads"), lambda: table("darklings", "giants"), lambda: table("fakirs", "giants"),
    lambda: table("engineers", "mermaids", profile="snellman"), lambda: table("mermaids", "giants", profile="snellman"),
    lambda: table("giants", "auren"), lambda: table("chaosmagicians", "alchemists"),
    lambda: table("alchemists", "halflings", profile="snellman"),
]  # fmt: skip


@pytest.mark.parametrize("scene", SCENES)
def test_the_whole_layout_for_odd_factions(scene: Callable[[], Table]) -> None:
    t = scene()
    t.give(t.setup.factions[0], coins=1, workers=2, priests=1, power=(0, 6, 3))
    seen = check_whole_layout(game_of(t))
    assert len({key for _, key in seen}) >= 8
