"""Using ships to transform and build, and the ship as the price of a dwelling."""

from __future__ import annotations

from typing import Any

from tests.rules.merchants.sea import SeaTable


def table(faction: str = "darklings", ships: str = "r34", **more: Any) -> SeaTable:
    t = SeaTable(faction, "witches", **more)
    t.put(faction, "C1")
    t.dock(faction, "C1")
    t.launch(faction, ships)
    return t


def test_land_beside_a_ship_is_reached() -> None:
    t = table()
    t.rich("darklings")
    assert {"G4", "H5", "H6", "I9", "I10"} & {text.split()[0] for text in t.transforms()} == {"G4", "H5", "H6", "I9"}
    t.paint("H6", "black")
    t.play("build H6")
    assert t.structure("H6") == "darklings D" and t.ships("darklings") == "r34"


def test_the_ship_may_be_the_price() -> None:
    t = table()
    t.give("darklings", coins=0, workers=0)
    t.paint("H6", "black")
    assert not t.may("build H6")
    t.play("build H6 by ship")
    assert t.structure("H6") == "darklings D" and t.ships("darklings") == ""


def test_it_takes_no_resources() -> None:
    t = table()
    t.rich("darklings")
    t.paint("H6", "black")
    assert t.price("build H6 by ship") == (0, 0, 0)
    assert t.price("build H6") == (2, 1, 0)


def test_after_a_transform() -> None:
    t = table()
    t.give("darklings", coins=0, workers=0, priests=1)
    t.paint("H6", "brown")
    t.play("transform H6 to black")
    assert t.legal() == {"done", "build H6 by ship"}
    t.play("build H6 by ship")
    assert t.structure("H6") == "darklings D"


def test_a_space_beside_ship_and_dwelling_alike() -> None:
    """Whoever builds beside a ship may return it, however the space is reached."""
    t = table(ships="r8")
    t.give("darklings", coins=0, workers=0)
    t.paint("D3", "black")
    t.play("build D3 by ship")
    assert t.ships("darklings") == ""


def test_which_ship_is_asked_where_it_matters() -> None:
    t = table(ships="r30 r34 r35")
    t.paint("H5 H6", "black")
    t.play("build H6 by ship")
    assert t.legal() == {"return r34", "return r35"}
    t.play("return r35")
    assert t.ships("darklings") == "r30 r34"


def test_ships_of_one_space_are_alike() -> None:
    t = table(ships="r34 r34")
    t.paint("H6", "black")
    t.play("build H6 by ship")
    assert t.ships("darklings") == "r34"


def test_halflings_get_a_worker_for_it() -> None:
    t = table("halflings")
    t.give("halflings", coins=0, workers=0)
    t.paint("H6", "brown")
    t.play("build H6 by ship")
    assert t.workers("halflings") == 1


def test_no_dwelling_left() -> None:
    t = table()
    t.put("darklings", "A1 A2 A3 A4 A5 A6 A7")
    t.paint("H6", "black")
    assert not t.may("build H6 by ship")


def test_an_occupied_space_is_none() -> None:
    t = table()
    t.put("witches", "H6")
    assert not t.may("build H6 by ship") and not any(text.startswith("H6") for text in t.transforms())


def test_spades_of_a_cult_bonus_beside_a_ship() -> None:
    t = table("nomads", scoring="SCORE6")
    t.give("nomads", cults=(0, 4, 0, 0), power=(0, 0, 0))
    t.pass_all()
    assert "H6" in {text.split()[0] for text in t.transforms()}
    assert not any(text.startswith("build") for text in t.legal())


def test_riverwalkers_build_beside_ships_on_unlocked_terrain() -> None:
    t = table("riverwalkers", terrains="black")
    t.give("riverwalkers", coins=0, workers=0)
    t.paint("H6", "black")
    t.paint("G4", "red")
    assert {text for text in t.legal() if text.endswith("by ship")} == {"build H5 by ship", "build H6 by ship"}


def test_volcanoes_beside_ships() -> None:
    t = table("dragonlords", terrains="black")
    assert "H6 to volcano" in t.transforms()


def test_a_storm_beside_a_ship_builds_at_once_and_returns_it() -> None:
    t = SeaTable("nomads", "witches")
    t.put("nomads", "E8", "SH")
    t.launch("nomads", "r14")
    t.give("nomads", coins=0, workers=0)
    t.play("action ACTN")
    assert {text for text in t.legal() if text.endswith("by ship")} == {
        "build C2 by ship",
        "build E4 by ship",
        "build E5 by ship",
    }
    assert not t.may("transform C2 to yellow")
    t.play("build C2 by ship")
    assert (t.structure("C2"), t.terrain("C2"), t.ships("nomads")) == ("nomads D", "yellow", "")


def test_a_storm_beside_structures_is_as_ever() -> None:
    t = SeaTable("nomads", "witches")
    t.put("nomads", "E8", "SH")
    t.launch("nomads", "r18")
    t.give("nomads", coins=0, workers=0)
    t.play("action ACTN. transform E7 to yellow")
    assert t.terrain("E7") == "yellow"


def test_ships_do_not_count_for_areas() -> None:
    t = table()
    t.put("darklings", "H6")
    assert t.area("darklings") == 1


def test_nor_for_the_price_of_a_trading_house() -> None:
    t = table()
    t.rich("darklings")
    t.launch("witches", "r8 r0 r1")
    assert t.price("upgrade C1 to TP") == (6, 2, 0)


# ---- whatever leads to the dwelling -------------------------------------------------------------------------


def test_a_dwelling_for_a_ship_is_built_like_any_other() -> None:
    """The scoring tile and the favor tile pay, neighbours are offered power."""
    t = table(scoring="SCORE3")
    t.favor("darklings", "FAV11")
    t.put("witches", "G4")
    t.give("witches", power=(6, 0, 0))
    t.give("darklings", vp=20)
    t.paint("H6", "black")
    t.play("build H6 by ship")
    assert t.vp("darklings") == 20 + 2 + 2
    assert t.decider == "witches" and t.may("leech 1 from darklings")


def test_free_spades_beside_a_ship() -> None:
    for action in ("ACT5", "BON1"):
        t = table()
        t.rich("darklings")
        t.card("darklings", "BON1")
        t.give("darklings", coins=0, workers=0, priests=0)
        t.paint("H6", "blue")
        t.play(f"action {action}. transform H6 to black. build H6 by ship")
        assert t.structure("H6") == "darklings D" and t.ships("darklings") == ""


def test_the_halflings_stronghold_spades_beside_a_ship() -> None:
    t = SeaTable("halflings", "witches")
    t.put("halflings", "E6", "TP")
    t.launch("halflings", "r34")
    t.rich("halflings")
    t.paint("H6 H5 G4", "yellow")
    t.play("upgrade E6 to SH. transform H6 to brown. transform H5 to brown. transform G4 to brown")
    t.play("build H5 by ship")
    assert t.structure("H5") == "halflings D" and t.ships("halflings") == ""


def test_a_volcano_beside_a_ship_and_its_dwelling() -> None:
    t = table("dragonlords", terrains="black")
    t.give("dragonlords", coins=0, workers=0, power=(4, 4, 0))
    t.play("transform H6 to volcano")
    while not t.may("build H6 by ship"):
        t.play(sorted(text for text in t.legal() if text != "done")[0])
    t.play("build H6 by ship")
    assert t.structure("H6") == "dragonlords D" and t.ships("dragonlords") == ""


def test_a_storm_beside_a_structure_may_end_with_a_ship_as_the_price() -> None:
    t = SeaTable("nomads", "witches")
    t.put("nomads", "C1", "SH")
    t.launch("nomads", "r8")
    t.rich("nomads")
    t.paint("D3", "gray")
    t.play("action ACTN")
    assert t.may("build D3 by ship")  # at once, for who has nothing to pay with
    t.play("transform D3 to yellow")
    assert t.price("build D3") == (2, 1, 0)
    t.play("build D3 by ship")
    assert t.structure("D3") == "nomads D" and t.ships("nomads") == ""


def test_a_storm_beside_a_structure_and_a_ship_needs_nothing_to_pay_with() -> None:
    t = SeaTable("nomads", "witches")
    t.put("nomads", "C1", "SH")
    t.launch("nomads", "r8")
    t.give("nomads", coins=0, workers=0)
    t.paint("D3", "gray")
    t.play("action ACTN. transform D3 to yellow")
    assert not t.may("build D3")
    t.play("build D3 by ship")
    assert t.structure("D3") == "nomads D" and t.ships("nomads") == ""


def test_no_storm_beside_a_ship_without_a_dwelling() -> None:
    t = SeaTable("nomads", "witches")
    t.put("nomads", "E8", "SH")
    t.put("nomads", "A1 A2 A3 A4 A6 A7 A8 A9")
    t.launch("nomads", "r14")
    t.rich("nomads")
    t.play("action ACTN")
    assert not any(text.endswith("by ship") for text in t.legal())


def test_a_storm_reaches_no_further_than_the_ships_own_shores() -> None:
    t = SeaTable("nomads", "witches")
    t.put("nomads", "E8", "SH")
    t.put("witches", "C2")
    t.paint("E4", "yellow")
    t.launch("nomads", "r14")
    t.play("action ACTN")
    assert {text for text in t.legal() if text.endswith("by ship")} == {"build D3 by ship", "build E5 by ship"} - (
        {"build D3 by ship"} if t.terrain("D3") == "yellow" else set()
    )


def test_ships_of_others_reach_nothing() -> None:
    t = table(ships="")
    t.launch("witches", "r34")
    t.rich("darklings")
    t.paint("H6", "black")
    assert not t.may("build H6")


def test_a_ship_stays_where_it_is_when_the_dwelling_is_paid() -> None:
    t = table()
    t.rich("darklings")
    t.paint("H6 H5", "black")
    t.play("build H6. done")
    t.until("darklings")
    t.play("build H5 by ship")  # it may still be the price of another one
    assert (t.structure("H6"), t.structure("H5"), t.ships("darklings")) == ("darklings D", "darklings D", "")
