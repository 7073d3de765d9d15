"""Base, 4 - Upgrading a structure."""

import pytest

from mystica.engine.core.state import FAVOR_TILES
from mystica.engine.core.tables import FAVOR_CODES
from tests.rules.table import BASE_FACTIONS, Table

STRONGHOLDS = {
    "nomads": (4, 8), "fakirs": (4, 10), "chaosmagicians": (4, 4), "swarmlings": (5, 8), "halflings": (4, 8),
    "cultists": (4, 8), "engineers": (3, 6),
}  # fmt: skip
SANCTUARIES = {
    "chaosmagicians": (4, 8), "swarmlings": (5, 8), "mermaids": (4, 8), "auren": (4, 8), "cultists": (4, 8),
    "darklings": (4, 10), "engineers": (3, 6),
}  # fmt: skip

BASE_TILES = [f"FAV{k}" for k in range(1, 13)]


def table(faction: str, structure: str, **options: str) -> Table:
    """One structure at E6 with plenty to pay and nobody near."""
    t = Table(faction, "witches" if faction in ("nomads", "fakirs") else "nomads", round=1, **options)
    t.put(faction, "E6", structure)
    t.give(faction, coins=30, workers=15, priests=0, power=(0, 0, 0), vp=20)
    return t


def other(t: Table) -> str:
    return t.setup.factions[1]


def price(t: Table, move: str) -> tuple[int, int]:
    """Workers and coins; exactly that much suffices."""
    coins, workers, priests = t.price(move)
    assert priests == 0
    who = t.decider
    for short in ((coins - 1, workers), (coins, workers - 1)):
        t.give(who, coins=short[0], workers=short[1])
        assert not t.may(move)
    t.give(who, coins=coins, workers=workers)
    assert t.may(move)
    return workers, coins


def favors(t: Table, faction: str) -> set[str]:
    tiles = t.get(faction, FAVOR_TILES)
    return {code for k, code in enumerate(FAVOR_CODES) if tiles & 2**k}


# ---- prices -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_price_of_a_trading_house(faction: str) -> None:
    """Dwelling to trading house: 2 workers and 6 coins; less for the Engineers, more for the Swarmlings."""
    expected = {"engineers": (1, 4), "swarmlings": (3, 8)}.get(faction, (2, 6))
    assert price(table(faction, "D"), "upgrade E6 to TP") == expected


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_price_of_a_trading_house_beside_an_opponent(faction: str) -> None:
    """Dwelling to trading house: half the coins with an opponent's structure directly adjacent."""
    t = table(faction, "D")
    t.put(other(t), "F3")
    t.give(other(t), power=(0, 0, 12))
    expected = {"engineers": (1, 2), "swarmlings": (3, 4)}.get(faction, (2, 3))
    assert price(t, "upgrade E6 to TP") == expected


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_price_of_a_temple(faction: str) -> None:
    """Trading house to temple: 2 workers and 5 coins; less for the Engineers, more for the Swarmlings."""
    expected = {"engineers": (1, 4), "swarmlings": (3, 6)}.get(faction, (2, 5))
    assert price(table(faction, "TP"), "upgrade E6 to TE") == expected


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_price_of_the_stronghold(faction: str) -> None:
    """Trading house to stronghold: the price of the faction board."""
    assert price(table(faction, "TP"), "upgrade E6 to SH") == STRONGHOLDS.get(faction, (4, 6))


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_price_of_the_sanctuary(faction: str) -> None:
    """Temple to sanctuary: the price of the faction board."""
    assert price(table(faction, "TE"), "upgrade E6 to SA") == SANCTUARIES.get(faction, (4, 6))


def test_no_discount_over_the_river() -> None:
    """Dwelling to trading house: indirect adjacency makes no neighbour."""
    t = Table("witches", "nomads")
    t.put("witches", "F4")
    t.put("nomads", "G3")
    t.rich("witches")
    t.give("witches", shipping=3)
    t.give("nomads", shipping=3)
    assert t.price("upgrade F4 to TP") == (6, 2, 0)


@pytest.mark.parametrize("builder", ["witches", "nomads"])
def test_discount_over_a_bridge(builder: str) -> None:
    """Dwelling to trading house: a bridge makes directly adjacent, whoever built it."""
    t = Table("witches", "nomads")
    t.put("witches", "F4")
    t.put("nomads", "G3")
    t.bridge(builder, "F4:G3")
    t.rich("witches", "nomads")
    assert t.price("upgrade F4 to TP") == (3, 2, 0)


def test_own_neighbours_give_no_discount() -> None:
    """Dwelling to trading house: the neighbour must be an opponent's."""
    t = table("witches", "D")
    t.put("witches", "E7 F3", "TE")
    assert t.price("upgrade E6 to TP") == (6, 2, 0)


def test_several_neighbours_halve_only_once() -> None:
    """Dwelling to trading house: one neighbour is as good as three."""
    t = table("witches", "D")
    t.put("nomads", "E7 F3 D4", "TP")
    t.give("nomads", power=(0, 0, 12))
    assert t.price("upgrade E6 to TP") == (3, 2, 0)


def test_neighbours_change_no_other_price() -> None:
    """Upgrading: only the trading house is cheaper beside an opponent."""
    t = table("witches", "TP")
    t.put("witches", "E5", "TE")
    t.put("nomads", "F3")
    t.give("nomads", power=(0, 0, 12))
    assert t.price("upgrade E6 to TE") == (5, 2, 0)
    assert t.price("upgrade E6 to SH") == (6, 4, 0)
    assert t.price("upgrade E5 to SA") == (6, 4, 0)


# ---- which upgrades -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("structure", "next_ones"),
    [("D", {"TP"}), ("TP", {"TE", "SH"}), ("TE", {"SA"}), ("SH", set()), ("SA", set())],
)
def test_four_possible_upgrades(structure: str, next_ones: set[str]) -> None:
    """Upgrading goes step by step; stronghold and sanctuary are the ends."""
    t = table("witches", structure)
    t.put("nomads", "I7", "TP")
    assert {text for text in t.legal() if text.startswith("upgrade")} == {f"upgrade E6 to {b}" for b in next_ones}


@pytest.mark.parametrize(("old", "new", "number"), [("D", "TP", 4), ("TP", "TE", 3), ("TP", "SH", 1), ("TE", "SA", 1)])
def test_pieces_are_limited(old: str, new: str, number: int) -> None:
    """Components in faction colours: four trading houses, three temples, one stronghold, one sanctuary."""
    t = table("witches", old)
    spaces = ["A1", "A7", "I1", "I12"]
    t.put("witches", " ".join(spaces[: number - 1]), new)
    assert t.may(f"upgrade E6 to {new}")
    t.put("witches", spaces[number - 1], new)
    assert not t.may(f"upgrade E6 to {new}")


def test_the_old_piece_returns() -> None:
    """Details: the replaced structure is free again, so a ninth dwelling becomes possible after an upgrade."""
    t = table("witches", "D")
    t.put("witches", "A3 A10 C3 C4 D1 E9 F2")
    t.paint("E7", "green")
    assert not t.may("build E7")
    t.play("witches: upgrade E6 to TP")
    t.play("nomads: pass BON1")
    t.finish(unless="witches")
    assert t.may("build E7")


def test_structure_is_replaced_on_its_space() -> None:
    """Details: the new structure stands where the old one stood, and the turn is over."""
    t = table("witches", "D")
    t.play("upgrade E6 to TP")
    assert t.structure("E6") == "witches TP"
    assert not {text for text in t.legal() if text.startswith("upgrade")}
    t.finish()
    assert t.decider == "nomads"


@pytest.mark.parametrize(
    ("old", "new", "before", "after"),
    [
        ("D", "TP", (0, 2, 0, 0), (2, 1, 0, 1)),
        ("TP", "SH", (2, 1, 0, 1), (0, 1, 0, 2)),
        ("TP", "TE", (2, 1, 0, 1), (0, 1, 1, 0)),
        ("TE", "SA", (0, 1, 1, 0), (0, 1, 1, 0)),
    ],
)
def test_income_falls_when_a_piece_returns(
    old: str, new: str, before: tuple[int, int, int, int], after: tuple[int, int, int, int]
) -> None:
    """Details: a structure that goes back covers its symbols of income again."""
    t = table("witches", old)
    assert t.income("witches") == before
    t.play(f"upgrade E6 to {new}")
    if new in ("TE", "SA"):
        t.play("+FAV4")
    assert t.income("witches") == after


# ---- favor tiles --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("old", "new"), [("TP", "TE"), ("TE", "SA")])
def test_favor_tile_for_a_sacred_structure(old: str, new: str) -> None:
    """Temple and sanctuary: choose one favor tile at once; nothing else may be done before."""
    t = table("witches", old)
    t.play(f"upgrade E6 to {new}")
    assert t.legal() == {f"+{code}" for code in BASE_TILES}
    t.play("+FAV9")
    assert favors(t, "witches") == {"FAV9"}
    assert t.cults("witches") == (1, 0, 0, 2)


@pytest.mark.parametrize(("old", "new"), [("D", "TP"), ("TP", "SH")])
def test_no_favor_tile_for_other_structures(old: str, new: str) -> None:
    """Trading house and stronghold bring no favor tile."""
    t = table("witches", old)
    t.play(f"upgrade E6 to {new}")
    assert not {text for text in t.legal() if text.startswith("+FAV")}


@pytest.mark.parametrize(("old", "new"), [("TP", "TE"), ("TE", "SA")])
def test_chaos_magicians_take_two_tiles(old: str, new: str) -> None:
    """Temple and sanctuary: the Chaos Magicians take two tiles, of different kinds."""
    t = table("chaosmagicians", old)
    t.play(f"upgrade E6 to {new}. +FAV9")
    assert t.legal() == {f"+{code}" for code in BASE_TILES if code != "FAV9"}
    t.play("+FAV8")
    assert favors(t, "chaosmagicians") == {"FAV9", "FAV8"}
    assert not {text for text in t.legal() if text.startswith("+")}


def test_no_second_tile_of_a_kind() -> None:
    """Trading house to temple: a tile one already has may not be taken again."""
    t = table("witches", "TP")
    for code in ("FAV5", "FAV11"):
        t.favor("witches", code)
    t.favor("nomads", "FAV6")
    t.play("upgrade E6 to TE")
    assert t.legal() == {f"+{code}" for code in BASE_TILES if code not in ("FAV5", "FAV11")}


def test_favor_tiles_run_out() -> None:
    """Appendix II: one copy of the tiles for 3 steps, three of the others."""
    t = Table("witches", "nomads", "giants", "dwarves")
    t.put("witches", "E6", "TP")
    t.rich("witches")
    t.favor("nomads", "FAV1")
    for faction in ("nomads", "giants", "dwarves"):
        t.favor(faction, "FAV5")
    t.favor("nomads", "FAV6")
    t.favor("giants", "FAV6")
    t.play("upgrade E6 to TE")
    assert not t.may("+FAV1") and not t.may("+FAV5")
    assert t.may("+FAV6") and t.may("+FAV2")


def test_new_favor_tile_works_at_once() -> None:
    """Trading house to temple: the new tile may be used in the same action phase."""
    t = table("witches", "TP")
    t.play("witches: upgrade E6 to TE. +FAV6")
    t.play("nomads: pass BON1")
    t.play("witches: action FAV6. +earth")
    assert t.cults("witches") == (0, 2, 1, 2)


# ---- VP -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "tiles"),
    [
        ("D", "TP", {"SCORE6": 3, "SCORE8": 3}),
        ("TP", "SH", {"SCORE4": 5, "SCORE7": 5}),
        ("TP", "TE", {"SCORE9": 4}),
        ("TE", "SA", {"SCORE4": 5, "SCORE7": 5}),
    ],
)
@pytest.mark.parametrize("tile", [f"SCORE{i}" for i in range(1, 10)])
def test_scoring_tiles(old: str, new: str, tiles: dict[str, int], tile: str) -> None:
    """Upgrading: the tile of the round pays for the structure it shows, and for no other."""
    t = table("witches", old, scoring=tile)
    t.play(f"upgrade E6 to {new}")
    assert t.vp("witches") == 20 + tiles.get(tile, 0)


def test_favor_tile_for_trading_houses() -> None:
    """Appendix II, water 1: 3 VP for each trading house, on top of the scoring tile; nothing for other structures."""
    t = table("witches", "D", scoring="SCORE6")
    t.favor("witches", "FAV10")
    t.play("upgrade E6 to TP")
    assert t.vp("witches") == 26
    t = table("witches", "TP", scoring="SCORE6")
    t.favor("witches", "FAV10")
    t.play("upgrade E6 to TE")
    assert t.vp("witches") == 20


def test_favor_tile_for_dwellings_pays_no_upgrade() -> None:
    """Appendix II, earth 1: only building a dwelling counts."""
    t = table("witches", "D")
    t.favor("witches", "FAV11")
    t.play("upgrade E6 to TP")
    assert t.vp("witches") == 20
