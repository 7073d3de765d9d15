"""Base, Founding a town; Appendix V, The town tiles."""

import pytest

from mystica.engine.core import state as column
from mystica.engine.core.tables import TOWN_CODES
from tests.rules.table import Table

BASE_TILES = {"+TW1", "+TW2", "+TW3", "+TW4", "+TW5"}


def auren(**options: str) -> Table:
    """Auren to move, who have no ability of their own, with plenty to build."""
    t = Table("auren", "nomads", round=1, **options)
    t.give("auren", coins=30, workers=20, priests=0, power=(12, 0, 0), cults=(0, 0, 0, 0))
    return t


def founding(t: Table) -> bool:
    """Is a town tile to be picked?"""
    return bool(t.legal()) and all(text.startswith("+TW") for text in t.legal())


def towns(t: Table, faction: str = "auren") -> int:
    return t.get(faction, column.TOWNS_FOUNDED)


def end_turns(t: Table) -> None:
    """Everyone else passes, and the Auren move again."""
    t.finish()
    if t.decider == "nomads":
        t.play("pass BON1")
        t.finish()
    assert t.decider == "auren"


# ---- Conditions -------------------------------------------------------------------------------------------


def test_four_structures_with_power_seven() -> None:
    """Base, Founding a town: four directly adjacent structures of power value 7 in all."""
    t = auren()
    t.put("auren", "E5 E6 E7", "TP")
    t.paint("F4", "green")
    t.play("build F4")
    assert t.legal() == BASE_TILES
    t.play("+TW1")
    assert towns(t) == 1
    assert t.keys("auren") == 1


def test_a_town_founds_itself() -> None:
    """Base, Founding a town: it happens automatically; the player picks the tile, not whether."""
    t = auren()
    t.put("auren", "E5 E6 E7", "TP")
    t.paint("F4", "green")
    t.play("build F4")
    assert not t.may("done")
    assert not t.may("convert 1w to 1c")


def test_four_structures_with_power_six() -> None:
    """Base, Founding a town: power value 6 is not enough."""
    t = auren()
    t.put("auren", "E5 E6", "TP")
    t.put("auren", "E7")
    t.paint("F4", "green")
    t.play("build F4")
    assert not founding(t)
    assert towns(t) == 0


def test_three_structures_with_power_seven() -> None:
    """Base, Founding a town: three structures are too few, however valuable."""
    t = auren()
    t.put("auren", "E5", "SH")
    t.put("auren", "E6", "TP")
    t.put("auren", "E7")
    t.play("upgrade E7 to TP")
    assert not founding(t)


def test_three_structures_with_a_sanctuary() -> None:
    """Base, Founding a town: three are enough if one of them is the sanctuary."""
    t = auren()
    t.put("auren", "E5", "SA")
    t.put("auren", "E6", "TP")
    t.put("auren", "E7")
    t.play("upgrade E7 to TP")
    assert founding(t)


def test_three_structures_with_a_sanctuary_and_power_six() -> None:
    """Base, Founding a town: the sanctuary helps with the number, not with the power."""
    t = auren()
    t.put("auren", "E5", "SA")
    t.put("auren", "E6", "TP")
    t.paint("E7", "green")
    t.play("build E7")
    assert not founding(t)


def test_two_structures_are_never_a_town() -> None:
    """Base, Founding a town: sanctuary and stronghold alone are two structures."""
    t = auren()
    t.favor("auren", "FAV5")
    t.put("auren", "E5", "SA")
    t.put("auren", "E6", "TP")
    t.play("upgrade E6 to SH. +FAV11")
    assert not founding(t)


def test_upgrade_founds_a_town() -> None:
    """Base, Founding a town: the seventh power may come from an upgrade."""
    t = auren()
    t.put("auren", "E5 E6", "TP")
    t.put("auren", "E7 F4")
    t.play("upgrade F4 to TP")
    assert founding(t)


def test_upgrade_without_more_power() -> None:
    """Base, Founding a town: a temple is worth as much as the trading house before."""
    t = auren()
    t.put("auren", "E5 E6", "TP")
    t.put("auren", "E7 F4")
    t.play("upgrade E6 to TE. +FAV11")
    assert not founding(t)


def test_structures_of_others_do_not_help() -> None:
    """Base, Founding a town: four structures of one colour."""
    t = auren()
    t.put("auren", "E5 E6", "TP")
    t.put("nomads", "F3", "TP")
    t.give("nomads", power=(0, 0, 12))
    t.paint("F4", "green")
    t.play("build F4")
    assert not founding(t)


def test_bridges_count() -> None:
    """Base, Founding a town: a bridge makes directly adjacent, and building it may found the town."""
    t = auren()
    t.put("auren", "A6 A7 C3", "TP")
    t.put("auren", "D4")
    t.give("auren", power=(0, 0, 3))
    t.play("action ACT1. bridge A7:C3")
    assert founding(t)


def test_bridge_to_the_new_dwelling() -> None:
    """Base, Founding a town: a dwelling built at the far end of a bridge belongs to the group."""
    t = auren()
    t.put("auren", "A6 A7", "TP")
    t.put("auren", "A5", "TP")
    t.bridge("auren", "A7:C3")
    t.paint("C3", "green")
    t.play("build C3")
    assert founding(t)


def test_shipping_does_not_count() -> None:
    """Base, Founding a town: structures across a river are not directly adjacent, whatever the shipping value."""
    t = auren()
    t.give("auren", shipping=3)
    t.put("auren", "A6 A7 C3", "TP")
    t.paint("D4", "green")
    t.play("build D4")
    assert t.area("auren") == 4
    assert not founding(t)


# ---- Favor fire-2 -----------------------------------------------------------------------------------------


def test_favor_fire_2_makes_six_enough() -> None:
    """Appendix II: with the tile a power value of 6 founds a town."""
    t = auren()
    t.favor("auren", "FAV5")
    t.put("auren", "E5 E6", "TP")
    t.put("auren", "E7")
    t.paint("F4", "green")
    t.play("build F4")
    assert founding(t)


def test_favor_fire_2_still_needs_four_structures() -> None:
    """Appendix II: the tile lowers the power, not the number."""
    t = auren()
    t.favor("auren", "FAV5")
    t.put("auren", "E5 E6", "TP")
    t.put("auren", "E7")
    t.play("upgrade E7 to TP")
    assert not founding(t)


def test_favor_fire_2_checks_all_groups_at_once() -> None:
    """Appendix II: "from now on" counts for groups that stand already; several towns may be founded at once."""
    t = auren()
    t.put("auren", "E5 E6 G5 G6", "TP")
    t.put("auren", "E7 F4 F6 F7")
    t.put("auren", "I2", "TP")
    t.play("upgrade I2 to TE. +FAV5")
    assert founding(t)
    t.play("+TW1")
    assert founding(t)
    t.play("+TW1")
    assert towns(t) == 2
    assert t.keys("auren") == 2
    assert not founding(t)


def test_favor_fire_2_and_an_existing_town() -> None:
    """Appendix II: a town that was founded with 7 is not founded again."""
    t = auren()
    t.put("auren", "E5 E6 E7", "TP")
    t.put("auren", "I2", "TP")
    t.paint("F4", "green")
    t.play("build F4. +TW1")
    end_turns(t)
    t.play("upgrade I2 to TE. +FAV5")
    assert not founding(t)
    assert towns(t) == 1


# ---- Existing towns ---------------------------------------------------------------------------------------


def test_new_structures_expand_the_town() -> None:
    """Base, Founding a town, details: what is built beside a town joins it and founds no other."""
    t = auren()
    t.put("auren", "E5 E6 E7", "TP")
    t.paint("F4 F3", "green")
    t.play("build F4. +TW1")
    end_turns(t)
    t.play("upgrade F4 to TP")
    end_turns(t)
    t.play("build F3")
    end_turns(t)
    t.play("upgrade E5 to SH. +FAV11")
    assert not founding(t)
    assert towns(t) == 1


def test_all_adjacent_structures_form_the_town() -> None:
    """Base, Founding a town, details: surplus structures belong to it, so a second town cannot use them."""
    t = auren()
    t.put("auren", "E5 E6 E7", "TP")
    t.put("auren", "D5")
    t.paint("F4", "green")
    t.play("build F4. +TW1")  # D5 is the fifth structure
    end_turns(t)
    t.put("auren", "A8 A9 B4", "TP")
    t.bridge("auren", "B4:C3")
    t.paint("C3", "green")
    t.play("build C3")  # with those three enough for a town, but beside D5
    assert not founding(t)


def test_merging_two_towns() -> None:
    """Base, Founding a town, details: two towns that grow together found nothing new and lose nothing."""
    t = auren()
    t.put("auren", "E5 E6 E7", "TP")
    t.put("auren", "C3 B4 A8", "TP")
    t.bridge("auren", "B4:C3")
    t.paint("F4 A7 D4", "green")
    t.play("build F4. +TW1")
    end_turns(t)
    t.play("build A7. +TW2")
    end_turns(t)
    assert (towns(t), t.keys("auren")) == (2, 2)
    t.play("build D4")  # beside C3 and E7
    assert not founding(t)
    assert (towns(t), t.keys("auren")) == (2, 2)


def test_a_new_group_joined_to_a_town_founds_nothing() -> None:
    """Base, Founding a town, details: a group big enough that touches a town at the same moment joins it."""
    t = auren()
    t.put("auren", "E5 E6 E7", "TP")
    t.paint("F4", "green")
    t.play("build F4. +TW1")
    end_turns(t)
    t.put("auren", "A6 A7 C3", "TP")
    t.bridge("auren", "A7:C3")
    t.paint("D4", "green")
    t.play("build D4")  # 4 structures and 7 power with C3, but E7 is part of a town
    assert not founding(t)


def test_two_towns_side_by_side() -> None:
    """Base, Founding a town: groups that do not touch are towns of their own, each with tile and key."""
    t = auren()
    t.put("auren", "E5 E6 E7 G5 G6 H7", "TP")
    t.paint("F4 F6", "green")
    t.play("build F4. +TW1")
    end_turns(t)
    t.play("build F6. +TW1")
    assert towns(t) == 2
    assert t.keys("auren") == 2


# ---- Tiles ------------------------------------------------------------------------------------------------


def test_tiles_in_the_supply() -> None:
    """Appendix V: two of each of five tiles; with the promo tiles one, two and one more."""
    base, promo = auren(), auren(promo_towns="true")
    left = [[int(t.state.v[column.TOWNS_LEFT + i]) for i in range(8)] for t in (base, promo)]
    assert left == [[2, 2, 2, 2, 2, 0, 0, 0], [2, 2, 2, 2, 2, 1, 2, 1]]


def test_two_copies_of_a_tile() -> None:
    """Appendix V: a player may have both copies; then the kind is gone."""
    t = auren()
    t.put("auren", "E5 E6 E7 G5 G6 H7", "TP")
    t.paint("F4 F6", "green")
    t.play("build F4. +TW3")
    end_turns(t)
    t.play("build F6")
    assert t.may("+TW3")
    t.play("+TW3")
    assert t.state.v[column.TOWNS_LEFT + TOWN_CODES.index("TW3")] == 0


def test_an_empty_kind_is_not_offered() -> None:
    """Appendix V: one of the remaining tiles."""
    t = auren()
    t.state.v[column.TOWNS_LEFT + TOWN_CODES.index("TW3")] = 0
    t.put("auren", "E5 E6 E7", "TP")
    t.paint("F4", "green")
    t.play("build F4")
    assert t.legal() == BASE_TILES - {"+TW3"}


def test_no_town_without_a_tile() -> None:
    """Base, Founding a town, details: ten towns in a game; after that none."""
    t = auren()
    for tile in range(len(TOWN_CODES)):
        t.state.v[column.TOWNS_LEFT + tile] = 0
    t.put("auren", "E5 E6 E7", "TP")
    t.paint("F4", "green")
    t.play("build F4")
    assert not founding(t)
    assert towns(t) == 0


def test_the_last_tile_for_two_groups() -> None:
    """Base, Founding a town, details: with one tile left favor fire-2 founds only one of two towns."""
    t = auren()
    for tile in range(len(TOWN_CODES)):
        t.state.v[column.TOWNS_LEFT + tile] = 1 if tile == 0 else 0
    t.put("auren", "E5 E6 G5 G6", "TP")
    t.put("auren", "E7 F4 F6 F7")
    t.put("auren", "I2", "TP")
    t.play("upgrade I2 to TE. +FAV5. +TW1")
    assert towns(t) == 1
    assert not founding(t)


@pytest.mark.parametrize(("scoring", "vp"), [("SCORE2", 20 + 5 + 5), ("SCORE7", 20 + 5)])
def test_scoring_tile_for_towns(scoring: str, vp: int) -> None:
    """Base, Founding a town: 5 VP more while the scoring tile shows a key."""
    t = auren(scoring=scoring)
    t.put("auren", "E5 E6 E7", "TP")
    t.paint("F4", "green")
    t.play("build F4. +TW1")
    assert t.vp("auren") == vp


def test_scoring_tile_pays_for_each_of_two_towns() -> None:
    """Base, Founding a town: two towns at once score twice."""
    t = auren(scoring="SCORE2")
    t.put("auren", "E5 E6 G5 G6", "TP")
    t.put("auren", "E7 F4 F6 F7")
    t.put("auren", "I2", "TP")
    t.play("upgrade I2 to TE. +FAV5. +TW1. +TW1")
    assert t.vp("auren") == 20 + 2 * (5 + 5)


def test_abilities_for_towns() -> None:
    """Appendix VI: Witches get 5 VP more for a town, Swarmlings 3 workers."""
    for faction, vp, workers in (("witches", 30, 19), ("swarmlings", 25, 21)):
        t = Table(faction, "nomads")
        t.give(faction, coins=30, workers=20)
        t.put(faction, "E5 E6 E7", "TP")
        t.paint("F4", {"witches": "green", "swarmlings": "blue"}[faction])
        t.play("build F4. +TW1")
        assert (t.vp(faction), t.workers(faction)) == (vp, workers)


def test_town_tile_before_what_else_the_action_brings() -> None:
    """FAQ, Timing: the parts of an action are settled in the order the player likes."""
    t = auren()
    t.put("auren", "E5 E6", "TP")
    t.put("auren", "E7 F4")
    t.play("upgrade E6 to SH")
    assert BASE_TILES | {"+FAV5"} <= t.legal()
    t.play("+FAV5")
    assert t.legal() == BASE_TILES


def test_power_is_offered_after_the_town_tile() -> None:
    """Ours: the neighbours are asked once the builder's own picks are made."""
    t = auren()
    t.put("auren", "E5 E6 E7", "TP")
    t.put("nomads", "F3")
    t.give("nomads", power=(12, 0, 0))
    t.paint("F4", "green")
    t.play("build F4")
    assert t.decider == "auren"
    t.play("+TW1")
    assert t.decider == "nomads"
