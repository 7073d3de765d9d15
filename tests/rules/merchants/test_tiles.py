"""Appendices II to V: the favor, scoring, bonus and town tiles of the box, and its final scoring tile."""

from __future__ import annotations

from typing import Any

import pytest

from mystica.engine.core import state as column
from mystica.engine.core.ids import BY_FINAL_TILE, E_VP
from mystica.engine.core.tables import FAVOR_CODES, TOWN_CODES
from tests.rules.merchants.sea import SeaTable


def table(faction: str = "darklings", other: str = "nomads", **more: Any) -> SeaTable:
    t = SeaTable(faction, other, tiles=True, **more)
    t.put(faction, "C1")
    t.dock(faction, "C1")
    t.put(other, "D3")
    t.give(faction, shipping=1, vp=20)
    return t


def trade(t: SeaTable, space: str = "D3") -> None:
    t.launch("darklings", "r8")
    t.play(f"action SHIPMOVE. sail r8. to {space}")


# ---- favor tiles ------------------------------------------------------------------------------------------


def test_only_one_tile_of_one_step_on_a_cult() -> None:
    """The example of the Giants: with one tile of the Cult of Earth the other is barred."""
    t = table("giants", "darklings")
    t.favor("giants", "FAV11")
    t.rich("giants")
    t.play("action MPA3")
    assert not t.may("+MFAV3") and not t.may("+FAV11")
    assert t.may("+MFAV1") and t.may("+FAV7") and t.may("+FAV3")
    t = table("giants", "darklings")
    t.favor("giants", "MFAV3")
    t.rich("giants")
    t.play("action MPA3")
    assert not t.may("+FAV11") and t.may("+FAV7")


def test_the_bar_follows_replaced_cults() -> None:
    t = table("giants", "darklings", facts={"favor_tiles.MFAV1.cult": "earth", "favor_tiles.MFAV3.cult": "fire"})
    t.favor("giants", "FAV11")
    t.rich("giants")
    t.play("action MPA3")
    assert not t.may("+MFAV1") and t.may("+MFAV3")


def chosen(**more: Any) -> SeaTable:
    t = table(**more)
    t.give("darklings", power=(0, 0, 5), priests=1, coins=5, workers=3, cults=(0, 0, 0, 0))
    t.play("action MPA3. +MFAV1")
    return t


def test_shipping_and_a_worker() -> None:
    t = chosen()
    assert t.cults("darklings")[0] == 1
    t.play("gain shipping")
    assert (t.get("darklings", column.SHIPPING), t.workers("darklings"), t.vp("darklings")) == (2, 4, 23)


def test_a_priest_from_the_supply_and_coins() -> None:
    t = chosen()
    t.play("send p to water for 3")
    assert (t.cults("darklings")[1], t.coins("darklings"), t.priests("darklings")) == (3, 9, 0)
    assert t.get("darklings", column.PRIESTS_SENT) == 1


def test_or_a_step_without_a_priest() -> None:
    t = chosen()
    t.play("send p to air for 1")
    assert (t.cults("darklings")[3], t.coins("darklings")) == (1, 9)
    assert t.get("darklings", column.PRIESTS_SENT) == 0


def test_no_priest_left_in_the_supply() -> None:
    t = table()
    t.give("darklings", power=(0, 0, 5), priests=7)
    t.play("action MPA3. +MFAV1")
    assert t.may("send p to air for 3")
    t = table()
    t.give("darklings", power=(0, 0, 5), priests=7)
    t.state.v[column.PLAYER + column.PRIESTS_SENT] = 1
    t.play("action MPA3. +MFAV1")
    assert not t.may("send p to air for 3") and t.may("send p to air for 1")


def test_the_place_of_three_is_taken_once() -> None:
    t = chosen()
    t.state.v[column.PRIESTS_AT + 4] = 2  # of the Nomads, in the cult of water
    assert not t.may("send p to water for 3") and t.may("send p to water for 2") and t.may("send p to fire for 3")


def test_acolytes_with_a_stronghold_go_one_further_with_the_priest() -> None:
    for phrase, steps in (("send p to water for 3", 4), ("send p to water for 1", 1)):
        t = table("acolytes", "nomads", terrains="black")
        t.put("acolytes", "A8", "SH")
        t.give("acolytes", power=(0, 0, 5), priests=1, cults=(0, 0, 0, 0))
        t.play(f"action MPA3. +MFAV1. {phrase}")
        assert t.cults("acolytes")[1] == steps


@pytest.mark.parametrize(("structure", "vp"), [("D", 1), ("TP", 1), ("TE", 1), ("SH", 2), ("SA", 2), ("SY", 2)])
def test_vp_for_trades(structure: str, vp: int) -> None:
    t = table()
    t.put("nomads", "D3", structure)
    t.favor("darklings", "MFAV2")
    trade(t)
    assert t.vp("darklings") == 20 + vp + (2 if structure in ("SH", "SA", "SY") else 1)


def test_a_ship_as_income() -> None:
    t = table()
    t.favor("darklings", "MFAV3")
    t.pass_all()
    assert t.decider == "darklings" and t.places() == {"r0", "r1", "r7", "r8"}


@pytest.mark.parametrize(("markers", "vp"), [(0, 0), (1, 2), (3, 2), (4, 3), (6, 3), (7, 4), (9, 4), (10, 5), (15, 5)])
def test_vp_for_markers_on_passing(markers: int, vp: int) -> None:
    t = table()
    t.favor("darklings", "MFAV4")
    t.mark("darklings", " ".join(f"A{k}" for k in range(1, min(markers, 13) + 1)))
    t.mark("darklings", " ".join(f"B{k}" for k in range(1, markers - 13 + 1)))
    t.play("pass BON1")
    assert t.vp("darklings") == 20 + vp


@pytest.mark.parametrize(("code", "number"), [("MFAV1", 3), ("MFAV2", 3), ("MFAV3", 3), ("MFAV4", 3)])
def test_copies_of_a_favor_tile(code: str, number: int) -> None:
    t = table()
    assert t.state.v[column.FAVORS_LEFT + FAVOR_CODES.index(code)] == number


@pytest.mark.parametrize(("code", "number"), [("MTW1", 2), ("MTW2", 2), ("TW7", 0)])
def test_copies_of_a_town_tile(code: str, number: int) -> None:
    t = table(promo_towns="true")
    assert t.state.v[column.TOWNS_LEFT + TOWN_CODES.index(code)] == number


# ---- scoring tiles ----------------------------------------------------------------------------------------


def test_two_vp_for_a_trade() -> None:
    t = table(scoring="MSC09")
    trade(t)
    assert t.vp("darklings") == 23


def test_four_vp_for_a_temple() -> None:
    t = table(scoring="MSC11")
    t.put("darklings", "E5", "TP")
    t.rich("darklings")
    t.play("upgrade E5 to TE")
    assert t.vp("darklings") == 24


def test_shipping_for_every_five_spaces_of_earth() -> None:
    t = table(scoring="MSC11")
    t.give("darklings", cults=(0, 0, 10, 0), shipping=0)
    t.give("nomads", cults=(0, 0, 4, 0), shipping=0)
    t.pass_all()
    assert (t.get("darklings", column.SHIPPING), t.vp("darklings")) == (2, 25)
    assert t.get("nomads", column.SHIPPING) == 0


def test_range_for_every_five_spaces_of_earth() -> None:
    t = table("darklings", "dwarves", scoring="MSC11")
    t.give("dwarves", cults=(0, 0, 5, 0), vp=20)
    t.pass_all()
    assert (t.get("dwarves", column.SHIPPING), t.vp("dwarves")) == (2, 20)


@pytest.mark.parametrize("phrase", ["advance ship", "advance dig"])
def test_two_vp_for_an_advance(phrase: str) -> None:
    t = table("witches", "nomads", scoring="MSC12")
    t.rich("witches")
    t.give("witches", shipping=0, vp=20)
    t.play(phrase)
    assert t.vp("witches") == 20 + 2 + (2 if phrase == "advance ship" else 6)


def test_and_for_one_of_the_range_tile() -> None:
    t = table("dwarves", "nomads", scoring="MSC12")
    t.put("dwarves", "E1", "TP")
    t.rich("dwarves")
    t.play("upgrade E1 to SY")
    assert t.vp("dwarves") == 22


def test_no_vp_for_an_advance_that_is_not_made() -> None:
    t = table("dwarves", "nomads", scoring="MSC12")
    t.put("dwarves", "E1", "TP")
    t.rich("dwarves")
    t.give("dwarves", shipping=4)
    t.play("upgrade E1 to SY")
    assert t.vp("dwarves") == 20


def test_a_ship_for_every_four_spaces_of_water() -> None:
    t = table(scoring="MSC01")
    t.give("darklings", cults=(0, 8, 0, 0))
    t.pass_all()
    t.play("ship r0. ship r7")
    assert t.ships("darklings") == "r0 r7"


@pytest.mark.parametrize("structure", ["SH", "SY"])
def test_five_vp_for_the_great_structures(structure: str) -> None:
    t = table(scoring="MSC06")
    t.put("darklings", "E5", "TP")
    t.rich("darklings")
    t.give("darklings", shipping=3)
    t.play(f"upgrade E5 to {structure}")
    assert t.vp("darklings") == 25


def test_the_tiles_of_the_base_game_do_not_count_the_shipyard() -> None:
    t = SeaTable("darklings", "nomads", scoring="SCORE7")
    t.put("darklings", "E5", "TP")
    t.rich("darklings")
    t.give("darklings", shipping=3, vp=20)
    t.play("upgrade E5 to SY")
    assert t.vp("darklings") == 20


# ---- bonus cards ------------------------------------------------------------------------------------------


def test_a_card_for_trades() -> None:
    t = table()
    t.card("darklings", "MBON1")
    trade(t)
    assert t.vp("darklings") == 22


def test_its_action_brings_a_ship() -> None:
    t = table()
    t.card("darklings", "MBON1")
    t.play("action MBON1. ship r0")
    assert t.ships("darklings") == "r0"


def test_a_card_for_ships() -> None:
    t = table()
    t.card("darklings", "MBON2")
    t.launch("darklings", "r0 r1")
    assert t.income("darklings")[:2] == (1, 3)
    t.play("pass BON1")
    assert t.vp("darklings") == 26


def test_a_card_that_moves_ships_and_brings_one() -> None:
    t = table()
    t.card("darklings", "MBON3")
    t.launch("darklings", "r8")
    t.play("action MBON3. sail r8. to r1. done")
    assert t.ships("darklings") == "r1"
    t.until("darklings")
    t.launch("darklings", "r1")
    assert t.may("action SHIPMOVE")  # another action


def test_the_income_of_the_card() -> None:
    t = table()
    t.play("pass MBON3")
    t.pass_all()
    assert t.places() == {"r0", "r1", "r7", "r8"}


def test_a_card_for_the_great_structures() -> None:
    t = table()
    workers = t.income("darklings")[1]
    t.card("darklings", "MBON4")
    assert t.income("darklings")[1] == workers + 2
    t.put("darklings", "A8", "SH")
    t.put("darklings", "B3", "SA")
    t.yard("darklings", "E5")
    t.play("pass BON1")
    assert t.vp("darklings") == 32
    assert "BON6" not in t.setup.bonus


def test_the_action_of_a_card_is_taken_once() -> None:
    for card, rest in (("MBON1", "ship r0"), ("MBON3", "sail r8. to r1")):
        t = table()
        t.card("darklings", card)
        t.launch("darklings", "r8")
        t.play(f"action {card}. {rest}")
        t.until("darklings")
        assert not t.may(f"action {card}")


def test_a_card_is_no_card_before_its_round() -> None:
    """Whoever has passed holds the card of the next round."""
    t = SeaTable("dwarves", "witches", tiles=True)
    t.launch("dwarves", "D3")
    t.put("witches", "C1")
    t.rich("witches")
    t.paint("D3", "green")
    t.play("pass MBON1")
    t.give("dwarves", vp=20)
    t.play("witches: build D3")
    assert t.vp("dwarves") == 21


# ---- town tiles -------------------------------------------------------------------------------------------


def founding(faction: str = "darklings", **more: Any) -> SeaTable:
    t = table(faction, "nomads" if faction != "fakirs" else "witches", **more)
    t.put(faction, "E5 E6", "TP")
    t.put(faction, "E7", "TP")
    t.put(faction, "F3")
    t.give(faction, shipping=1, vp=20, power=(0, 0, 0))
    t.rich(faction)
    t.play("upgrade F3 to TP")
    return t


def test_shipping_for_a_town() -> None:
    t = founding()
    t.play("+MTW1")
    assert (t.get("darklings", column.SHIPPING), t.vp("darklings"), t.keys("darklings")) == (2, 27, 1)


@pytest.mark.parametrize("keys", [0, 2])
def test_replaced_keys_of_a_town(keys: int) -> None:
    """A value that a host may replace is one that the game goes by."""
    t = founding(facts={"town_tiles.MTW1.keys": keys})
    t.play("+MTW1")
    assert t.keys("darklings") == keys


def test_range_for_a_town() -> None:
    t = founding("dwarves")
    t.play("+MTW1")
    assert (t.get("dwarves", column.SHIPPING), t.vp("dwarves")) == (2, 24)


def test_up_to_two_ships_for_a_town() -> None:
    t = founding()
    t.play("+MTW2")
    assert "done" in t.legal() and t.places() == {"r0", "r1", "r7", "r8"}
    t.play("ship r0")
    assert "done" in t.legal()
    t.play("ship r0")
    assert (t.ships("darklings"), t.vp("darklings"), t.keys("darklings")) == ("r0 r0", 23, 1)
    t = founding()
    t.play("+MTW2. done")
    assert t.ships("darklings") == ""


def test_the_promo_tile_stays_out() -> None:
    t = founding(promo_towns="true")
    assert t.may("+MTW1") and t.may("+TW6") and t.may("+TW8") and not t.may("+TW7")


# ---- the final scoring tile -------------------------------------------------------------------------------


def test_most_trade_markers() -> None:
    t = SeaTable("darklings", "nomads", "witches", tiles=True, round=6, final_tile="most-trade-markers")
    for faction, labels in (("darklings", "A1 A2"), ("nomads", "A1 A3"), ("witches", "")):
        t.mark(faction, labels)
    assert [t.final_tile(faction) for faction in ("darklings", "nomads", "witches")] == [2, 2, 0]
    t.listen()
    while t.decider:
        t.play("pass" if t.may("pass") else "done")
    gained = [t.gained(faction, int(E_VP), int(BY_FINAL_TILE)) for faction in ("darklings", "nomads", "witches")]
    assert gained == [15, 15, 0]


@pytest.mark.parametrize(
    ("numbers", "vp"),
    [
        ((3, 2, 1), (18, 12, 6)),
        ((3, 1, 1), (18, 9, 9)),
        ((2, 2, 2), (12, 12, 12)),
        ((1, 0, 0), (18, 0, 0)),
        ((4, 3, 2, 1), (18, 12, 6, 0)),
        ((1, 1, 1, 1), (9, 9, 9, 9)),
        ((2, 1, 1, 1), (18, 6, 6, 6)),
        ((1, 1, 1, 1, 1), (7, 7, 7, 7, 7)),
    ],
)
def test_places_and_ties(numbers: tuple[int, ...], vp: tuple[int, ...]) -> None:
    factions = ("darklings", "nomads", "witches", "engineers", "giants")[: len(numbers)]
    t = SeaTable(*factions, tiles=True, round=6, final_tile="most-trade-markers")
    for faction, number in zip(factions, numbers):
        t.mark(faction, " ".join(f"A{k}" for k in range(1, number + 1)))
    t.listen()
    while t.decider:
        t.play("pass" if t.may("pass") else "done")
    assert tuple(t.gained(faction, int(E_VP), int(BY_FINAL_TILE)) for faction in factions) == vp


@pytest.mark.parametrize(
    ("numbers", "vp"),
    [((1, 0, 0), (18, 9, 9)), ((2, 1, 0), (18, 12, 6)), ((0, 0, 0), (12, 12, 12)), ((1, 0), (18, 12))],
)
def test_places_without_a_marker(numbers: tuple[int, ...], vp: tuple[int, ...]) -> None:
    """Ruling no-trade-markers=scored: no marker is a place like any other."""
    factions = ("darklings", "nomads", "witches")[: len(numbers)]
    t = SeaTable(*factions, tiles=True, round=6, final_tile="most-trade-markers", no_trade_markers="scored")
    for faction, number in zip(factions, numbers):
        t.mark(faction, " ".join(f"A{k}" for k in range(1, number + 1)))
    assert [t.final_tile(faction) for faction in factions] == list(numbers)
    t.listen()
    while t.decider:
        t.play("pass" if t.may("pass") else "done")
    assert tuple(t.gained(faction, int(E_VP), int(BY_FINAL_TILE)) for faction in factions) == vp
