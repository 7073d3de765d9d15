"""Base, Adjacency."""

import pytest

from mystica.engine.rules.reach import shipping_value
from tests.rules.table import Table


def reached(t: Table) -> set[str]:
    """Spaces that the next transform could be on."""
    return {text.split()[1] for text in t.legal() if text.startswith("transform")}


def table(faction: str, space: str, *, shipping: int = 0) -> Table:
    """One structure on the map, and spades enough for any space."""
    t = Table(faction, "witches" if faction == "nomads" else "nomads")
    t.put(faction, space)
    t.rich(faction)
    t.give(faction, shipping=shipping, digging=2)
    return t


@pytest.mark.parametrize(
    ("space", "near"),
    [
        ("A1", {"A2", "B1"}),  # the corner
        ("E6", {"D4", "E5", "E7", "F3", "F4"}),  # five lands and a river
        ("E10", {"D7", "D8", "E9", "E11", "F6", "F7"}),  # inland
        ("D6", {"C4"}),  # all but an island
        ("I12", {"H8", "I11"}),
    ],
)
def test_direct_adjacency(space: str, near: set[str]) -> None:
    """Direct adjacency: spaces that share an edge; river spaces are never built on."""
    assert reached(table("witches", space)) == near


def test_adjacency_to_every_structure() -> None:
    """Direct adjacency: any own structure will do, other players' structures do not help."""
    t = table("witches", "A1")
    t.put("witches", "I12", "TP")
    t.put("nomads", "E10")
    assert reached(t) == {"A2", "B1", "H8", "I11"}


@pytest.mark.parametrize(
    ("space", "shipping"),
    [("C4", 0), ("E9", 1), ("F5", 1), ("D5", 1), ("C3", 2), ("G4", 2), ("G3", 2), ("A7", 3), ("H5", 3), ("F4", 3)],
)
def test_indirect_adjacency(space: str, shipping: int) -> None:
    """Indirect adjacency: from D6 the rivers between must be no more than the shipping value."""
    assert [space in reached(table("witches", "D6", shipping=value)) for value in range(4)] == [
        value >= shipping for value in range(4)
    ]


def test_four_rivers_are_too_far_for_shipping_three() -> None:
    """Indirect adjacency: H6 lies four rivers from D6."""
    assert "H6" not in reached(table("witches", "D6", shipping=3))


def test_shipping_example() -> None:
    """Indirect adjacency and advancing on the shipping track, the example: at 2 the Auren reach over two rivers."""
    t = table("auren", "D6", shipping=1)
    t.give("auren", vp=20)
    assert not t.may("build G3")
    t.play("auren: advance ship")
    assert t.vp("auren") == 23
    t.play("nomads: pass BON1")
    t.play("auren: build G3")
    assert t.structure("G3") == "auren D"


def test_ships_need_water_all_the_way() -> None:
    """Indirect adjacency: from a space without a river beside it shipping reaches no further."""
    assert reached(table("witches", "E1", shipping=3)) == {"D1", "E2", "F1"}


def test_ships_do_not_cross_land() -> None:
    """Indirect adjacency: I9 and H7 are near, but one of the spaces between is land on every short way."""
    assert "H7" not in reached(table("witches", "I9", shipping=2))
    assert "H6" in reached(table("witches", "I9", shipping=1))


@pytest.mark.parametrize("shipping", range(3))
def test_shipping_of_the_bonus_card(shipping: int) -> None:
    """Appendix IV: with the card the shipping value is one more in the action phase."""
    t = table("witches", "D6", shipping=shipping)
    t.card("witches", "BON4")
    assert reached(t) == reached(table("witches", "D6", shipping=shipping + 1))


def test_shipping_of_the_bonus_card_ends_with_passing() -> None:
    """Appendix IV: neither the card returned nor the one taken for the next round helps after passing."""
    t = table("witches", "D6")
    t.card("witches", "BON4")
    assert shipping_value(t.state, 0) == 1
    t.play("pass BON3")
    assert shipping_value(t.state, 0) == 0
    t = table("witches", "D6")
    t.card("witches", "BON3")
    t.play("pass BON4")
    assert shipping_value(t.state, 0) == 0


@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
def test_shipping_card_is_useless_without_a_track(faction: str) -> None:
    """Appendix IV: Dwarves and Fakirs get no shipping from the card."""
    t = Table(faction, "witches")
    t.put(faction, "D6")
    t.give(faction, workers=1, coins=60, priests=0, power=(0, 0, 0))
    t.paint("C4 E9 F5 D5", {"dwarves": "gray", "fakirs": "yellow"}[faction])
    t.card(faction, "BON4")
    assert {text for text in t.legal() if text.startswith("build")} == {"build C4"}


def test_mermaids_start_with_shipping() -> None:
    """Components in faction colours: the Mermaids' marker starts at 1."""
    t = Table("mermaids", "nomads")
    t.put("mermaids", "D6")
    t.rich("mermaids")
    t.give("mermaids", digging=2)
    assert reached(t) == reached(table("witches", "D6", shipping=1))


def test_bridge_makes_adjacent() -> None:
    """Direct adjacency: a bridge joins the spaces at its ends, and nothing beyond them."""
    t = table("witches", "F4")
    before = reached(t)
    t.bridge("witches", "F4:G3")
    assert reached(t) - before == {"G3"}


def test_bridge_of_another_player() -> None:
    """Direct adjacency: a bridge counts whoever built it, from either end."""
    for space, far in (("F4", "G3"), ("G3", "F4")):
        t = table("witches", space)
        t.bridge("nomads", "F4:G3")
        assert far in reached(t)


def test_bridge_without_a_structure_at_its_end() -> None:
    """Direct adjacency: a bridge next to a structure leads nowhere unless it starts under one."""
    t = table("witches", "E7")
    t.bridge("nomads", "F4:G3")
    assert "F4" in reached(t) and "G3" not in reached(t)


def test_bridge_to_an_occupied_space() -> None:
    """Building a dwelling: the far end of a bridge must be unoccupied too."""
    t = table("witches", "F4")
    t.bridge("witches", "F4:G3")
    t.put("nomads", "G3")
    assert "G3" not in reached(t)


def test_bridge_is_used_in_a_later_action() -> None:
    """Appendix I, Building a bridge: the bridge is the whole action; the space beyond is for the next one."""
    t = table("witches", "F4")
    t.play("action ACT1. bridge F4:G3")
    assert not t.may("build G3")
    t.play("nomads: pass BON1")
    t.play("witches: build G3")
    assert t.structure("G3") == "witches D"
