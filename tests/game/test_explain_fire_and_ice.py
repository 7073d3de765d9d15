"""Why not, for the factions of Fire & Ice: the price of a volcano, locked terrain, other homes."""

from __future__ import annotations

import random

import pytest

from mystica import data
from mystica.errors import InvalidMove
from mystica.game import Game
from tests.game.tables import game_of, play_on
from tests.game.test_explain import check_whole_layout, reason
from tests.rules.table import FIRE_AND_ICE_FACTIONS, Table


def fire(faction: str, **more: str) -> Table:
    """On E6 with a home of the Witches beside it (E7, green) and land that is nobody's (E5, black)."""
    t = Table(faction, "witches", terrains={faction: "blue"}, **more)  # type: ignore[arg-type]
    t.put(faction, "E6")
    t.put("witches", "C1")
    t.paint("E7", "green")
    t.paint("E5", "black")
    t.give(faction, coins=20, workers=10, priests=0)
    return t


@pytest.mark.parametrize(("space", "tokens", "needed"), [("E7", 1, 2), ("E7", 0, 2), ("E5", 0, 1)])
def test_tokens_that_a_volcano_lacks(space: str, tokens: int, needed: int) -> None:
    """As many as this space costs: 1, or 2 for another's home terrain."""
    t = fire("dragonlords")
    t.give("dragonlords", power=(tokens, 0, 0))
    found = reason(game_of(t), f"transform {space} to volcano")
    assert found.key == "lost-tokens-short" and found.arguments == {"needed": needed, "have": tokens}
    assert found.repair is not None
    assert (found.repair.missing, found.repair.amount) == ("tokens", needed - tokens)


@pytest.mark.parametrize(("space", "steps", "missing"), [("E7", 3, 1), ("E7", 0, 4), ("E5", 2, 1)])
def test_steps_that_a_volcano_lacks(space: str, steps: int, missing: int) -> None:
    """Counted from the track furthest up: 3, or 4 for another's home terrain."""
    t = fire("acolytes")
    t.give("acolytes", cults=(steps, 0, 0, 0))
    found = reason(game_of(t), f"transform {space} to volcano")
    assert found.key == "steps-short"
    assert found.repair is not None and (found.repair.missing, found.repair.amount) == ("step", missing)


def test_tokens_for_another_home() -> None:
    t = fire("shapeshifters")
    t.put("shapeshifters", "E6", "SH")
    t.give("shapeshifters", power=(1, 1, 1))
    found = reason(game_of(t), "action ACTH6")
    assert found.key == "lost-tokens-short" and found.arguments == {"needed": 5, "have": 3}


@pytest.mark.parametrize(("coins", "colour", "needed"), [(1, "green", 2), (0, "green", 2), (0, "black", 1)])
def test_coins_that_a_terrain_lacks(coins: int, colour: str, needed: int) -> None:
    """1, or 2 for another's home terrain."""
    t = fire("riverwalkers")
    t.give("riverwalkers", power=(0, 0, 3), coins=coins)
    t.play("action ACT2")
    found = reason(game_of(t), f"unlock-terrain {colour}")
    assert found.key == "coins-short"
    assert found.arguments == {"missing": needed - coins, "needed": needed, "have": coins}


def test_shipping_that_would_reach_by_river() -> None:
    """Direct adjacency does not count: only what a ship would reach is promised to whoever builds by river."""
    t = fire("riverwalkers")
    t.rich("riverwalkers")
    game = game_of(t)
    labels = [space.label for space in game.map.spaces if space.terrain == "blue" and not space.structure]
    promised = 0
    for label in labels:
        found = game.explain(f"build {label}")
        if found is None or found.arguments.get("shipping_needed") is None:
            continue
        promised += 1
        t.give("riverwalkers", shipping=int(str(found.arguments["shipping_needed"])))
        assert game_of(t).explain(f"build {label}") is None
        t.give("riverwalkers", shipping=1)
    assert promised


@pytest.mark.parametrize("faction", FIRE_AND_ICE_FACTIONS)
@pytest.mark.parametrize("profile", data.PROFILES)
def test_the_whole_layout_for_each_faction(faction: str, profile: str) -> None:
    t = fire(faction, profile=profile)
    t.give(faction, coins=1, workers=2, priests=1, power=(0, 6, 3))
    assert len({key for _, key in check_whole_layout(game_of(t))}) >= 8


@pytest.mark.parametrize("seed", range(8))
def test_the_whole_layout_in_positions_of_all_kinds(seed: int) -> None:
    ways = ("choice", "random", "auction", "choice")
    options = {"fire-and-ice": "true", "factions": ways[seed % 4], "final-tile": "draw"}
    factions = ("icemaidens", "dragonlords", "shapeshifters") if seed % 4 == 0 else ()
    if seed % 4 == 3:
        factions = ("yetis", "acolytes", "riverwalkers")
    game = Game.new(3, seed, profile=data.PROFILES[seed // 4], options=options, factions=factions)
    rng = random.Random(seed)
    decisions: set[str] = set()
    while not game.is_over:
        if game.decision not in decisions and len(decisions) < 12:
            decisions.add(game.decision)
            check_whole_layout(game)
        play_on(game, rng, rng.randrange(1, 4))
    assert {"turn", "dwelling", "bonus"} <= decisions


@pytest.mark.parametrize(
    ("faction", "text", "key"),
    [
        ("shapeshifters", "pick-color red", "wrong-moment"),
        ("shapeshifters", "action ACTH6", "no-stronghold"),
        ("shapeshifters", "ACTH6", "no-stronghold"),
        ("shapeshifters", "gain P3 for VP", "wrong-moment"),
        ("shapeshifters", "-gain_p3_for_vp (late)", "no-step"),
        ("witches", "action ACTH6", "not-held"),
        ("riverwalkers", "unlock-terrain black", "wrong-moment"),
        ("riverwalkers", "unlock-terrain gain-priest", "wrong-moment"),
        ("acolytes", "-3fire", "wrong-moment"),
        ("dragonlords", "-bowl2", "wrong-moment"),
        ("acolytes", "transform A1", "not-reachable"),
        ("yetis", "transform A1 to ice", "not-reachable"),
        ("dragonlords", "transform E7 to red", "home-only"),
        ("dragonlords", "bid 3", "wrong-moment"),
        ("dragonlords", "bid on yetis", "wrong-moment"),
    ],
)
def test_phrases_of_the_box_have_a_reason(faction: str, text: str, key: str) -> None:
    t = fire(faction) if faction != "witches" else Table("witches", "nomads")
    assert reason(game_of(t), text).key == key


@pytest.mark.parametrize(
    "text", ["pick-color ice", "unlock-terrain plaid", "-3luck", "-bowl4", "bid 99", "bid on elves"]
)
def test_phrases_that_are_none(text: str) -> None:
    with pytest.raises(InvalidMove):
        game_of(fire("dragonlords")).explain(text)
