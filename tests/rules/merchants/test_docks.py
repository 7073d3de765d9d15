"""New rules for first structure placement: docks and storehouses."""

from __future__ import annotations

from tests.rules.merchants.sea import SeaTable


def begun(*factions: str) -> SeaTable:
    t = SeaTable(*factions)
    t.begin()
    return t


def test_each_player_docks_before_the_bonus_cards_are_chosen() -> None:
    t = begun("witches", "mermaids")
    t.play("build C3. build D5. build D2. build F4")
    assert t.decider == "witches" and t.legal() == {"dock C3", "dock F4"}
    t.play("dock F4")
    assert t.docked("witches") == "F4"
    assert t.decider == "mermaids" and t.legal() == {"dock D5", "dock D2"}
    t.play("dock D2")
    assert t.decider == "mermaids" and all(text.startswith("pass") for text in t.legal())


def test_the_example() -> None:
    """One dwelling only; one of two beside a river; both of them; none."""
    t = begun("chaosmagicians", "swarmlings", "auren", "halflings")
    t.play(
        """swarmlings: build D2
        auren: build C3
        halflings: build A1
        halflings: build E2
        auren: build F4
        swarmlings: build G6
        chaosmagicians: build D4"""
    )
    assert (t.docked("chaosmagicians"), t.docked("swarmlings")) == ("D4", "D2")
    assert t.decider == "auren" and t.legal() == {"dock C3", "dock F4"}
    t.play("dock F4")
    assert (t.docked("auren"), t.docked("halflings")) == ("F4", "")
    assert all(text.startswith("pass") for text in t.legal())


def test_without_a_riverside_dwelling_the_dock_waits() -> None:
    t = begun("halflings", "darklings")
    t.play("build A1. build A8. build A13. build E2")
    assert t.docked("halflings") == "" and t.docked("darklings") == "A8"
    assert all(text.startswith("pass") for text in t.legal())


def test_it_goes_under_the_first_riverside_dwelling_built_later() -> None:
    t = SeaTable("halflings", "darklings")
    t.put("halflings", "A5")
    t.rich("halflings")
    t.paint("B2", "brown")
    t.play("build B2")
    assert t.docked("halflings") == "B2"


def test_whichever_action_builds_it() -> None:
    """The Witches' ride builds without an action of its own kind."""
    t = SeaTable("witches", "nomads")
    t.put("witches", "I11", "SH")
    t.play("action ACTW. build C3")
    assert t.docked("witches") == "C3"


def test_a_structure_away_from_rivers_gets_none() -> None:
    t = SeaTable("halflings", "darklings")
    t.put("halflings", "A9")
    t.rich("halflings")
    t.paint("A13", "brown")
    t.put("halflings", "A12")
    t.play("build A13")
    assert t.docked("halflings") == "" and not t.may("action MPA2")


def test_later_dwellings_do_not_move_it() -> None:
    t = SeaTable("halflings", "darklings")
    t.put("halflings", "A7 B2")
    t.dock("halflings", "B2")
    t.rich("halflings")
    t.paint("A6", "brown")
    t.play("build A6")
    assert t.docked("halflings") == "B2"


def test_a_storehouse_goes_under_any_dwelling() -> None:
    t = begun("dwarves", "witches")
    t.play("build F6. build C3. build F4. build E7")  # away from rivers and beside one
    assert t.decider == "dwarves" and t.legal() == {"dock F6", "dock E7"}
    t.play("dock F6")
    assert t.docked("dwarves") == "F6"


def test_docks_are_placed_in_turn_order() -> None:
    t = begun("witches", "nomads", "mermaids")
    t.play("build C3. build E8. build D5. build D2. build F3. build F4. build G4")
    assert t.decider == "witches"
    t.play("dock C3")
    assert t.decider == "nomads" and t.legal() == {"dock E8", "dock F3", "dock G4"}
    t.play("dock G4")
    assert t.decider == "mermaids"


def test_the_dock_stays_when_the_dwelling_is_upgraded() -> None:
    t = SeaTable("witches", "nomads")
    t.put("witches", "F4")
    t.dock("witches", "F4")
    t.rich("witches")
    t.play("upgrade F4 to TP")
    assert t.docked("witches") == "F4"
