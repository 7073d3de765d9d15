"""Base, Appendix VI: the Mermaids."""

from mystica.engine.core.state import SHIPPING, TOWNS_LEFT
from mystica.engine.rules.towns import is_in_town
from tests.rules.table import Table


def _two_banks(profile: str = "official", scoring: str = "SCORE7") -> Table:
    """E4 and E5 north, G1 and H3 south of the rivers r20 and r21: together 4 structures of power value 7."""
    t = Table("mermaids", "nomads", profile=profile, scoring=scoring)
    t.put("mermaids", "E4", "SH")
    t.put("mermaids", "E5", "TP")
    t.put("mermaids", "G1 H3")
    return t


def _connections(t: Table) -> set[str]:
    return {text for text in t.legal() if text.startswith("connect")}


def _in_town(t: Table, label: str) -> bool:
    return is_in_town(t.state, t.seat("mermaids"), t.space(label))


def _without_tiles(t: Table) -> None:
    for tile in range(8):
        t.state.v[TOWNS_LEFT + tile] = 0


# ---- the faction board ------------------------------------------------------------------------------------


def test_starting_resources() -> None:
    """Faction board: 3 workers, 15 coins, two steps on water, 3 and 9 power, shipping 1; two dwellings."""
    t = Table("mermaids", "nomads")
    assert (t.coins("mermaids"), t.workers("mermaids"), t.priests("mermaids")) == (15, 3, 0)
    assert t.power("mermaids") == (3, 9, 0)
    assert t.cults("mermaids") == (0, 2, 0, 0)
    assert t.get("mermaids", SHIPPING) == 1
    assert t.placings().count("mermaids") == 2


def test_reach_over_one_river_from_the_start() -> None:
    """Setup: the shipping marker starts on 1, so one river space is no obstacle and two are."""
    t = Table("mermaids", "nomads")
    t.put("mermaids", "E4")
    t.rich("mermaids")
    assert t.may("transform G1 to green")
    assert not t.may("transform H3 to black")
    assert not t.may("transform G2 to yellow")


def test_shipping_goes_up_to_5() -> None:
    """Action 2: four steps for 2, 3, 4 and 5 VP at 4 coins and a priest each, then no more."""
    t = Table("mermaids", "nomads")
    t.put("mermaids", "E4")
    t.put("nomads", "I7")
    gains = []
    for _ in range(4):
        t.rich("mermaids")
        before = t.vp("mermaids")
        assert t.price("advance ship") == (4, 0, 1)
        t.play("advance ship")
        gains.append(t.vp("mermaids") - before)
        t.until("mermaids")
    t.rich("mermaids")
    assert gains == [2, 3, 4, 5]
    assert t.get("mermaids", SHIPPING) == 5
    assert not t.may("advance ship")


def test_bonus_card_adds_to_shipping() -> None:
    """Appendix IV: the shipping card carries them one river space further, not in final scoring."""
    t = Table("mermaids", "nomads")
    t.put("mermaids", "E4 G2")  # two river spaces apart
    t.rich("mermaids")
    assert not t.may("transform H3 to black")
    t.card("mermaids", "BON4")
    assert t.may("transform H3 to black")
    assert t.area("mermaids") == 1


def test_promo_bonus_card_pays_for_the_start_level() -> None:
    """Promo bonus card: 3 VP for each level of shipping, the first one included."""
    t = Table("mermaids", "nomads", promo_bonus="true")
    t.card("mermaids", "BON10")
    t.play("pass BON1")
    assert t.vp("mermaids") == 23


# ---- the stronghold ---------------------------------------------------------------------------------------


def test_stronghold_moves_shipping_with_its_vp() -> None:
    """Stronghold: one step without priest and coins, with the reward of the new level."""
    t = Table("mermaids", "nomads", scoring="SCORE3")
    t.put("mermaids", "E4", "TP")
    t.give("mermaids", coins=6, workers=4, priests=0)
    t.play("upgrade E4 to SH")
    assert t.get("mermaids", SHIPPING) == 2
    assert t.vp("mermaids") == 22
    assert (t.coins("mermaids"), t.priests("mermaids")) == (0, 0)


def test_stronghold_pays_the_level_that_is_reached() -> None:
    """Stronghold: from level 3 the step is worth 4 VP, and the step of action 2 after it 5 VP."""
    t = Table("mermaids", "nomads", scoring="SCORE3")
    t.put("mermaids", "E4", "TP")
    t.rich("mermaids")
    t.give("mermaids", shipping=3)
    t.play("upgrade E4 to SH")
    assert t.vp("mermaids") == 24
    t.until("mermaids")
    t.play("advance ship")
    assert t.vp("mermaids") == 29


def test_stronghold_at_the_end_of_the_track() -> None:
    """Stronghold: no step and no VP beyond level 5."""
    t = Table("mermaids", "nomads", scoring="SCORE3")
    t.put("mermaids", "E4", "TP")
    t.rich("mermaids")
    t.give("mermaids", shipping=5)
    t.play("upgrade E4 to SH")
    assert (t.get("mermaids", SHIPPING), t.vp("mermaids")) == (5, 20)


def test_stronghold_step_only_once() -> None:
    """Stronghold: there is no special action afterwards."""
    t = Table("mermaids", "nomads", scoring="SCORE3")
    t.put("mermaids", "E4", "SH")
    assert not any(text.startswith("action") for text in t.legal())


def test_promo_town_tile_moves_shipping() -> None:
    """Promo town tiles: 4 VP and a step on the shipping track with the VP of the new level."""
    t = Table("mermaids", "nomads", promo_towns="true")
    t.put("mermaids", "E4", "SH")
    t.put("mermaids", "E5", "TP")
    t.put("mermaids", "G1 H3")
    t.play("connect r21. +TW7")
    assert t.get("mermaids", SHIPPING) == 2
    assert t.vp("mermaids") == 20 + 4 + 2


def test_promo_town_tile_at_the_end_of_the_track() -> None:
    """Promo town tiles: beyond level 5 only the 4 VP of the tile."""
    t = Table("mermaids", "nomads", promo_towns="true")
    t.put("mermaids", "E4", "SH")
    t.put("mermaids", "E5", "TP")
    t.put("mermaids", "G1 H3")
    t.give("mermaids", shipping=5)
    t.play("connect r21. +TW7")
    assert (t.get("mermaids", SHIPPING), t.vp("mermaids")) == (5, 24)


def test_area_over_one_river_from_the_start() -> None:
    """Area scoring: at level 1 one river space connects, two do not."""
    t = Table("mermaids", "nomads")
    t.put("mermaids", "E4 G1")
    assert t.area("mermaids") == 2
    t.put("mermaids", "I6")  # two river spaces from G1
    assert t.area("mermaids") == 2
    t.give("mermaids", shipping=2)
    assert t.area("mermaids") == 3


# ---- a town over a river space ----------------------------------------------------------------------------


def test_town_over_one_river_space() -> None:
    """Ability: one river space is skipped; the town tile brings its VP, reward and key."""
    t = _two_banks()
    assert _connections(t) == {"connect r20", "connect r21"}
    t.play("connect r21. +TW1")
    assert (t.vp("mermaids"), t.coins("mermaids"), t.keys("mermaids")) == (25, 21, 1)
    assert all(_in_town(t, label) for label in ("E4", "E5", "G1", "H3", "r21"))
    assert not _in_town(t, "r20")


def test_town_over_a_river_is_no_action() -> None:
    """Ability: founding is not the action of the turn."""
    t = _two_banks()
    t.play("connect r21. +TW1")
    assert t.decider == "mermaids"
    assert t.may("pass BON1")


def test_town_over_a_river_pays_the_scoring_tile() -> None:
    """Appendix III: a town founded over a river space is a town founded."""
    t = _two_banks(scoring="SCORE2")
    t.play("connect r21. +TW1")
    assert t.vp("mermaids") == 20 + 5 + 5


def test_town_over_a_river_is_a_choice() -> None:
    """Ability: they decide if and when; building the last structure founds nothing by itself."""
    t = _two_banks()
    t.put("nomads", "I12")
    t.paint("I4", "blue")
    t.play("build I4")
    assert not any(text.startswith("+TW") for text in t.legal())
    assert t.may("connect r21")  # after the action
    t.play("done")
    t.until("mermaids")
    t.play("pass BON9")
    assert t.may("connect r21")  # after passing, still in the own turn


def test_town_over_a_river_in_a_later_turn() -> None:
    """Ability: what was possible in one turn stays possible in the next."""
    t = _two_banks()
    t.give("mermaids", priests=1)
    t.play("send p to water for 1. done")
    t.until("mermaids")
    t.play("connect r20. +TW3")
    assert t.priests("mermaids") == 1


def test_no_town_over_a_river_in_anothers_turn() -> None:
    """Ability: in the own turn only, so not while somebody else decides or an offer is answered."""
    t = Table("nomads", "mermaids")
    t.put("nomads", "F3", "TP")
    t.put("mermaids", "E4", "SH")
    t.put("mermaids", "E5", "TP")
    t.put("mermaids", "G1 H3")
    t.rich("nomads")
    assert _connections(t) == set()
    t.play("upgrade F3 to TE. +FAV9")
    assert t.decider == "mermaids"
    assert t.legal() == {"leech 2 from nomads", "decline 2 from nomads"}


def test_other_factions_cannot_skip_a_river() -> None:
    """Founding a town: indirect adjacency has no relevance for anybody else."""
    t = Table("swarmlings", "nomads")
    t.put("swarmlings", "E4", "SH")
    t.put("swarmlings", "E5", "TP")
    t.put("swarmlings", "G1 H3")
    t.give("swarmlings", shipping=3)
    assert _connections(t) == set()


def test_only_one_river_space_is_skipped() -> None:
    """Ability: banks that are two river spaces apart do not make a town, whatever the shipping value."""
    t = Table("mermaids", "nomads")
    t.put("mermaids", "A4", "SH")
    t.put("mermaids", "A3", "TP")
    t.put("mermaids", "D3 E3")
    t.give("mermaids", shipping=5)
    assert _connections(t) == set()


def test_only_one_river_space_for_one_town() -> None:
    """Ability: three groups that need two river spaces to come together are no town."""
    t = Table("mermaids", "nomads")
    t.put("mermaids", "C2", "SH")  # r14 leads to E4 and E5
    t.put("mermaids", "E5", "TP")
    t.put("mermaids", "G1 H3")  # r21 leads to E5
    assert _connections(t) == set()
    t.put("mermaids", "E4")
    t.put("mermaids", "E5", "TE")
    assert _connections(t) == set()
    t.put("mermaids", "D3")
    assert _connections(t) == {"connect r8", "connect r14", "connect r15"}


def test_power_value_and_number_of_structures_still_count() -> None:
    """Founding a town: 4 structures and power value 7, as without a river."""
    t = Table("mermaids", "nomads")
    t.put("mermaids", "E4", "SH")
    t.put("mermaids", "E5")
    t.put("mermaids", "G1 H3")
    assert _connections(t) == set()  # value 6
    t.put("mermaids", "E5", "TP")
    assert _connections(t) != set()
    t = Table("mermaids", "nomads")
    t.put("mermaids", "E4", "SH")
    t.put("mermaids", "E5 G1", "TP")
    assert _connections(t) == set()  # value 7, three structures


def test_favor_fire_2_eases_it() -> None:
    """Appendix II: with the tile, power value 6 is enough over a river too, and still by choice."""
    t = Table("mermaids", "nomads")
    t.put("mermaids", "E4", "SH")
    t.put("mermaids", "E5")
    t.put("mermaids", "G1 H3")
    t.favor("mermaids", "FAV5")
    assert _connections(t) == {"connect r20", "connect r21"}


def test_sanctuary_counts_as_two() -> None:
    """Founding a town: with a sanctuary three structures are enough."""
    t = Table("mermaids", "nomads")
    t.put("mermaids", "E4", "SA")
    t.put("mermaids", "E5 G1", "TP")
    assert _connections(t) == {"connect r20", "connect r21"}


def test_bridges_as_usual() -> None:
    """Ability: a bridge makes the banks directly adjacent, so the town founds itself."""
    t = _two_banks()
    t.rich("mermaids")
    t.play("action ACT1. bridge E4:G1. +TW1")
    assert t.keys("mermaids") == 1
    assert _connections(t) == set()


def test_bridge_and_river_in_one_town() -> None:
    """Ability: structures joined by a bridge belong to the group that skips a river elsewhere."""
    t = Table("mermaids", "nomads")
    t.put("mermaids", "C2", "SH")
    t.put("mermaids", "D3 E4")
    t.bridge("mermaids", "C2:D3")
    t.put("mermaids", "G1", "TP")
    assert _connections(t) == {"connect r20", "connect r21"}


def test_later_structure_beside_the_river_space_joins_the_town() -> None:
    """FAQ: what is built beside the skipped space afterwards is part of the town and founds none of its own."""
    t = _two_banks()
    t.put("mermaids", "F1 E1", "TE")
    t.put("mermaids", "E2", "TP")
    t.paint("F2", "blue")
    t.rich("mermaids")
    t.play("connect r20. +TW1")
    t.play("build F2")
    assert _in_town(t, "F2") and _in_town(t, "E1")
    assert not any(text.startswith("+TW") for text in t.legal())


def test_structure_beside_another_river_space_does_not_join() -> None:
    """FAQ: only the skipped space belongs to the town; over r20 the same cluster would have joined it."""
    t = _two_banks()
    t.put("mermaids", "F1 E1", "TE")
    t.put("mermaids", "E2", "TP")
    t.paint("F2", "blue")
    t.rich("mermaids")
    t.play("connect r21. +TW1")
    t.play("build F2. +TW2")
    assert t.keys("mermaids") == 2


def test_skipped_space_stays_a_river() -> None:
    """FAQ: no structure and no obstacle; ships of everybody pass, and it counts nowhere."""
    t = Table("mermaids", "nomads")
    t.put("mermaids", "E4", "SH")
    t.put("mermaids", "E5", "TP")
    t.put("mermaids", "G1 H3")
    t.put("nomads", "F3")
    t.rich("nomads")
    t.give("nomads", shipping=2)
    area = t.area("mermaids")
    t.play("connect r21. +TW1")
    assert t.structure("r21") == ""
    assert t.area("mermaids") == area == 4
    t.until("nomads")
    assert t.may("transform F2 to red")  # over r21 and r20


def test_skipped_space_must_not_touch_another_own_town() -> None:
    """FAQ: a river space beside an existing own town cannot found a new one; another one can."""
    t = Table("mermaids", "nomads")
    t.put("mermaids", "E4", "SH")
    t.put("mermaids", "E5", "TP")
    t.put("mermaids", "D3")
    t.put("mermaids", "F2 F1", "TE")
    t.put("mermaids", "G1", "TP")
    t.put("mermaids", "H3")
    t.paint("C1", "blue")
    t.rich("mermaids")
    t.play("build C1. +TW1")  # C1, D3, E4, E5
    assert _connections(t) == {"connect r27"}  # r20 would touch E4
    t.play("connect r27. +TW1")
    assert t.keys("mermaids") == 2


def test_skipped_space_must_not_touch_that_of_another_town() -> None:
    """FAQ: the river space of a town is part of it, so the river space beside it founds no other town."""
    t = Table("mermaids", "nomads")
    t.put("mermaids", "E8", "SH")
    t.put("mermaids", "E7", "TP")
    t.put("mermaids", "F4 D6")
    t.put("mermaids", "B4 B5", "TE")
    t.put("mermaids", "A9", "TP")
    t.put("mermaids", "C3")
    assert {"connect r3", "connect r10"} <= _connections(t)
    t.play("connect r16. +TW1")
    assert _connections(t) == {"connect r3"}  # r10 lies beside r16


def test_later_structure_joins_on_any_part_of_the_map() -> None:
    """FAQ: the same in the north, where the skipped space is r14."""
    t = Table("mermaids", "nomads")
    t.put("mermaids", "C2", "SH")
    t.put("mermaids", "B2", "TP")
    t.put("mermaids", "D3 E3")
    t.paint("E5", "blue")
    t.rich("mermaids")
    t.play("connect r14. +TW1. build E5")
    assert _in_town(t, "E5")


def test_no_second_town_over_the_same_group() -> None:
    """Founding a town: structures of a town found no other one."""
    t = _two_banks()
    t.play("connect r21. +TW1")
    assert _connections(t) == set()


def test_no_town_without_a_tile() -> None:
    """Founding a town: the number of towns is limited by the tiles."""
    t = _two_banks()
    _without_tiles(t)
    assert _connections(t) == set()


def test_key_of_a_later_town_does_not_make_up_an_old_step() -> None:
    """FAQ, Timing: a step stopped at 9 is made up only by a key of the same action, not of the next turn."""
    t = _two_banks()
    t.put("nomads", "I12")
    t.give("mermaids", cults=(0, 8, 0, 0), priests=2)
    t.play("send p to water for 2. done")
    assert t.cults("mermaids")[1] == 9
    t.until("mermaids")
    t.play("connect r21. +TW1")
    assert not t.may("+water")
    assert (t.cults("mermaids")[1], t.keys("mermaids")) == (9, 1)


def test_key_before_the_action() -> None:
    """Ability: founding first, then sending the priest with the new key."""
    t = _two_banks()
    t.give("mermaids", cults=(0, 8, 0, 0), priests=1)
    t.play("connect r21. +TW1. send p to water for 2. +water")
    assert (t.cults("mermaids")[1], t.keys("mermaids")) == (10, 0)


def test_town_over_a_river_on_the_site() -> None:
    """Profile snellman: the same choice in the own turn."""
    t = _two_banks(profile="snellman")
    t.play("connect r21. +TW1")
    assert t.vp("mermaids") == 25
