"""Base, 6 - Power actions; Appendix I, The power action spaces on the game board."""

import pytest

from mystica.engine.core import state as column
from tests.rules.table import Table

ALL = {"action ACT1", "action ACT2", "action ACT3", "action ACT4", "action ACT5", "action ACT6"}


def offered(t: Table) -> set[str]:
    """Power actions that may be taken now."""
    return t.legal() & ALL


def witches_on(spaces: str, **options: str) -> Table:
    t = Table("witches", "nomads", round=1, **options)
    t.put("witches", spaces)
    t.give("witches", coins=0, workers=0, priests=0, power=(0, 0, 12))
    return t


# ---- Price, once per round --------------------------------------------------------------------------------


def test_all_six_are_open() -> None:
    """Base, Power actions: six spaces on the board, open to whoever has the power and a place for a bridge."""
    assert offered(witches_on("C3")) == ALL


@pytest.mark.parametrize(
    ("power", "expected"),
    [
        (2, set()),
        (3, {"action ACT1", "action ACT2"}),
        (4, ALL - {"action ACT6"}),
        (5, ALL - {"action ACT6"}),
        (6, ALL),
    ],
)
def test_price_is_paid_from_bowl_3(power: int, expected: set[str]) -> None:
    """Appendix I: 3, 3, 4, 4, 4 and 6 power, of bowl III alone."""
    t = witches_on("C3")
    t.give("witches", power=(11 - power, 1, power))
    assert offered(t) == expected


@pytest.mark.parametrize(
    ("code", "cost", "coins", "workers", "priests"),
    [("ACT2", 3, 0, 0, 1), ("ACT3", 4, 0, 2, 0), ("ACT4", 4, 7, 0, 0)],
)
def test_power_for_resources(code: str, cost: int, coins: int, workers: int, priests: int) -> None:
    """Appendix I: 1 priest, 2 workers or 7 coins; the power moves to bowl I."""
    t = witches_on("C3")
    t.play(f"action {code}")
    assert t.power("witches") == (cost, 0, 12 - cost)
    assert (t.coins("witches"), t.workers("witches"), t.priests("witches")) == (coins, workers, priests)


def test_first_come_first_served() -> None:
    """Base, Power actions: what one player has taken is closed to everyone for this round."""
    t = witches_on("C3")
    t.give("nomads", power=(0, 0, 12))
    t.put("nomads", "C2")
    t.play("action ACT4")
    t.finish()
    assert t.decider == "nomads"
    assert offered(t) == ALL - {"action ACT4"}


def test_not_twice_by_the_same_player() -> None:
    """Base, Power actions: once per round means once for its taker, too; the others stay open."""
    t = witches_on("C3")
    t.play("witches: action ACT2\nnomads: pass BON1")
    t.finish(unless="witches")
    assert t.decider == "witches"
    assert not t.may("action ACT2")
    t.play("action ACT3")
    assert t.workers("witches") == 2


def test_a_power_action_is_the_action_of_the_turn() -> None:
    """Base, Phase II: one action per turn; after a power action only conversions are left."""
    t = witches_on("C3")
    t.play("action ACT4")
    assert offered(t) == set()
    t.play("done")
    assert t.decider == "nomads"


def test_priest_of_an_empty_supply() -> None:
    """Appendix I, 1 priest: it comes from the own supply; with none there the action brings nothing."""
    t = witches_on("C3")
    t.give("witches", priests=7)
    t.play("action ACT2")
    assert t.priests("witches") == 7


# ---- Building a bridge ------------------------------------------------------------------------------------


def bridges(t: Table) -> set[str]:
    return {text.removeprefix("bridge ") for text in t.legal() if text.startswith("bridge")}


def test_bridge_needs_an_own_structure_at_one_end() -> None:
    """Appendix I, Building a bridge: the places that touch an own structure, and no others."""
    t = witches_on("C3 C4")
    t.put("nomads", "C2")
    t.play("action ACT1")
    assert bridges(t) == {"A7:C3", "B3:C3", "B4:C3", "C4:D5"}
    t.play("bridge B3:C3")
    assert t.power("witches") == (3, 0, 9)


def test_no_bridge_between_spaces_side_by_side() -> None:
    """Appendix I, Building a bridge: only where the board shows one; the middle of an island has no place."""
    t = witches_on("A9 E6 H7")
    assert not t.may("action ACT1")
    assert t.may("action ACT2")


def test_a_place_holds_one_bridge() -> None:
    """Appendix I, Building a bridge: a place with a bridge, whoever built it, is taken."""
    t = witches_on("C3")
    t.put("nomads", "B3")
    t.bridge("nomads", "B3:C3")
    t.play("action ACT1")
    assert bridges(t) == {"A7:C3", "B4:C3"}


def test_bridge_may_lead_to_an_opponent() -> None:
    """Appendix I, Building a bridge: the other end may be empty, own or somebody else's."""
    t = witches_on("C3")
    t.put("nomads", "B4")
    t.play("action ACT1. bridge B4:C3")
    assert t.get("witches", column.OWN_BRIDGES) == t.state.v[column.BRIDGES] != 0


def test_three_bridges_at_most() -> None:
    """Appendix I, Building a bridge: each player has three bridges."""
    t = witches_on("C3 C4 B6 F2")
    t.bridge("witches", "A7:C3 B3:C3")
    assert t.may("action ACT1")
    t.bridge("witches", "C4:D5")
    assert not t.may("action ACT1")


def test_bridges_of_others_do_not_count_against_the_limit() -> None:
    """Appendix I, Building a bridge: the limit is each player's own."""
    t = witches_on("C3 C4")
    t.put("nomads", "B1 B6")
    t.bridge("nomads", "B1:C1 B1:D1 B6:C5")
    assert t.may("action ACT1")


def test_bridge_makes_directly_adjacent() -> None:
    """Appendix I, Building a bridge: without shipping the far side is reached in a later action."""
    t = witches_on("C3")
    t.paint("B4", "green")
    t.give("witches", coins=2, workers=1)
    assert not t.may("build B4")
    t.play("witches: action ACT1. bridge B4:C3")
    assert not t.may("build B4")  # the bridge was the action
    t.play("nomads: pass BON1")
    t.finish(unless="witches")
    t.play("build B4")
    assert t.structure("B4") == "witches D"


def test_bridge_gives_a_neighbour() -> None:
    """Base, Direct adjacency: structures at both ends are neighbours, so the trading house is cheap and power flows."""
    t = witches_on("C3")
    t.put("nomads", "B4", "TP")
    t.bridge("witches", "B4:C3")
    t.give("witches", coins=3, workers=2)
    t.play("upgrade C3 to TP")
    assert t.coins("witches") == 0
    assert t.decider == "nomads"
    assert t.legal() == {"leech 2 from witches", "decline 2 from witches"}


# ---- 1 spade, 2 spades ------------------------------------------------------------------------------------


def test_one_free_spade() -> None:
    """Appendix I, 1 spade: transform and build with one free spade; the dwelling costs as always."""
    t = witches_on("E6")
    t.paint("E7", "gray")
    t.give("witches", coins=2, workers=1)
    t.play("action ACT5. transform E7 to green. build E7")
    assert t.structure("E7") == "witches D"
    assert (t.coins("witches"), t.workers("witches")) == (0, 0)
    assert t.power("witches") == (4, 0, 8)


def test_missing_spades_are_bought() -> None:
    """Appendix I, 1 spade: what lacks to home terrain comes from workers at the current rate."""
    t = witches_on("E6")
    t.paint("E7", "red")
    t.give("witches", coins=0, workers=3)
    t.play("action ACT5. transform E7 to green")
    assert t.terrain("E7") == "green"
    assert t.workers("witches") == 0


def test_one_free_spade_is_for_one_space() -> None:
    """Base, Transforming: spades go to a single space; after it nothing more can be transformed."""
    t = witches_on("E6")
    t.paint("E7 F3 F4", "gray")
    t.give("witches", coins=9, workers=9)
    t.play("action ACT5. transform E7 to green")
    assert {text for text in t.legal() if not text.startswith("convert")} == {"done", "build E7"}


def test_the_free_spade_may_go_short_of_home() -> None:
    """Base, Details on using spades: any terrain may be the end; then there is no dwelling."""
    t = witches_on("E6")
    t.paint("E7", "red")
    t.give("witches", coins=9, workers=2)
    t.play("action ACT5. transform E7 to gray")
    assert t.terrain("E7") == "gray"
    assert not t.may("build E7")


def test_two_free_spades_on_one_space() -> None:
    """Appendix I, 2 spades: both on one space, which may be built on."""
    t = witches_on("E6")
    t.paint("E7", "red")
    t.give("witches", coins=2, workers=1)
    t.play("action ACT6. transform E7 to green. build E7")
    assert t.power("witches") == (6, 0, 6)
    assert (t.coins("witches"), t.workers("witches")) == (0, 0)


def test_the_second_spade_on_another_space() -> None:
    """Appendix I, 2 spades: one spade makes home terrain, the other goes to another space, also short of home."""
    t = witches_on("E6")
    t.paint("E7", "gray")
    t.paint("F4", "yellow")
    t.play("action ACT6. transform E7 to green. transform F4 to red")
    assert (t.terrain("E7"), t.terrain("F4")) == ("green", "red")
    assert t.workers("witches") == 0


def test_one_dwelling_for_two_spaces() -> None:
    """FAQ, Transform and build: one dwelling in all, on either of the two spaces, after all transforming."""
    t = witches_on("E6")
    t.paint("E7 F4", "gray")
    t.give("witches", coins=9, workers=9)
    t.play("action ACT6. transform E7 to green. transform F4 to green")
    assert {text for text in t.legal() if not text.startswith("convert")} == {"done", "build E7", "build F4"}
    t.play("build F4")
    assert t.structure("F4") == "witches D"
    assert not t.may("build E7")


def test_building_ends_the_transforming() -> None:
    """FAQ, Transform and build: with the dwelling the left-over spade is lost."""
    t = witches_on("E6")
    t.paint("E7 F4", "gray")
    t.give("witches", coins=9, workers=9)
    t.play("action ACT6. transform E7 to green. build E7")
    assert not t.may("transform F4 to green")


def test_left_over_spade_is_not_helped_by_workers() -> None:
    """FAQ, Transform and build: on the second space only the spade that is left over counts."""
    t = witches_on("E6")
    t.paint("E7", "gray")
    t.paint("F4", "red")
    t.give("witches", coins=0, workers=9)
    t.play("action ACT6. transform E7 to green")
    assert t.may("transform F4 to gray")
    assert not t.may("transform F4 to green")


def test_no_left_over_where_home_was_not_reached() -> None:
    """FAQ, Transform and build: the second space needs a first one that was really turned into home terrain."""
    t = witches_on("E6")
    t.paint("E7", "red")
    t.paint("F4", "gray")
    t.give("witches", coins=0, workers=9)
    t.play("action ACT6. transform E7 to gray")
    assert not t.may("transform F4 to green")


def test_old_home_terrain_is_no_first_space() -> None:
    """FAQ, Transform and build: a dwelling on old home terrain uses no spade and leaves none for another space."""
    t = witches_on("E6")
    t.paint("E7", "green")
    t.paint("F4", "gray")
    t.give("witches", coins=9, workers=9)
    t.play("action ACT6. build E7")
    assert t.structure("E7") == "witches D"
    assert not t.may("transform F4 to green")


def test_free_spades_are_not_saved() -> None:
    """Base, Details on using spades: unused spades are gone with the action."""
    t = witches_on("E6")
    t.paint("E7", "gray")
    t.play("witches: action ACT6. done\nnomads: pass BON1")
    t.finish(unless="witches")
    assert not t.may("transform E7 to green")


def test_free_spade_needs_adjacency() -> None:
    """Base, Details on using spades: also without building the space must be adjacent to an own structure."""
    t = witches_on("E6")
    t.paint("A7", "gray")
    t.play("action ACT5")
    reached = {text.split()[1] for text in t.legal() if text.startswith("transform")}
    assert reached == {"D4", "E5", "E7", "F3", "F4"}
