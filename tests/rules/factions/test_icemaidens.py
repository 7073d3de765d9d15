"""Fire & Ice: the Ice Maidens. What they share with the Yetis is in tests/rules/test_ice_and_volcano.py."""

import pytest

from mystica.engine.core.ids import BY_FACTION, E_VP
from mystica.engine.core.state import FAVOR_TILES
from mystica.engine.core.tables import FAVOR_CODES
from tests.rules.table import Table


def _lake(structure: str = "D", scoring: str = "SCORE3", **options: str) -> Table:
    """On E6; starting terrain wasteland, first favor tile FAV9."""
    t = Table("icemaidens", "witches", scoring=scoring, terrains={"icemaidens": "red"}, **options)  # type: ignore[arg-type]
    t.put("icemaidens", "E6", structure)
    t.give("icemaidens", coins=40, workers=40, priests=0, power=(12, 0, 0), cults=(0, 0, 0, 0))
    return t


def _tiles(t: Table) -> set[str]:
    held = t.get("icemaidens", FAVOR_TILES)
    return {code for i, code in enumerate(FAVOR_CODES) if held >> i & 1}


# ---- the faction board --------------------------------------------------------------------------------------


def test_starting_resources() -> None:
    """Faction board: 15 coins, 3 workers, 6 and 6 power, a step on water and on air; two dwellings."""
    t = Table("icemaidens", "witches", first_favor="FAV9")
    assert (t.coins("icemaidens"), t.workers("icemaidens"), t.priests("icemaidens")) == (15, 3, 0)
    assert t.power("icemaidens") == (6, 6, 0)
    assert t.cults("icemaidens") == (1, 1, 0, 1)  # fire: the favor tile
    assert t.vp("icemaidens") == 20
    assert t.placings().count("icemaidens") == 2


def test_prices_and_incomes() -> None:
    """Faction board: stronghold and sanctuary 6 coins and 4 workers; 4 power; a worker for the eighth dwelling too."""
    t = _lake("TP")
    t.put("icemaidens", "A6", "TE")
    assert t.price("upgrade E6 to SH") == (6, 4, 0)
    assert t.price("upgrade A6 to SA") == (6, 4, 0)
    assert t.incomes("icemaidens", "SH")[1] == (0, 0, 0, 4)
    assert [row[1] for row in t.incomes("icemaidens", "D")] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [row[3] for row in t.incomes("icemaidens", "TP")] == [0, 1, 2, 4, 6]
    assert [row[2] for row in t.incomes("icemaidens", "TE")] == [0, 1, 2, 3]


# ---- the first favor tile -----------------------------------------------------------------------------------


def test_favor_tile_at_the_start() -> None:
    """Ability: any favor tile, with its steps and their power, when the faction is taken."""
    t = Table("icemaidens", "witches", terrains={"icemaidens": "red"})
    t.begin()
    assert t.decider == "icemaidens"
    assert {text for text in t.legal() if text.startswith("+")} == {f"+FAV{k}" for k in range(1, 13)}
    t.play("+FAV2")
    assert t.cults("icemaidens") == (0, 4, 0, 1)
    assert t.power("icemaidens") == (5, 7, 0)  # passing the third space
    assert _tiles(t) == {"FAV2"}


def test_terrain_and_tile_in_either_order() -> None:
    """Ability: both are chosen with the faction, before anybody goes on."""
    t = Table("icemaidens", "witches")
    t.begin()
    t.play("+FAV11")
    assert t.decider == "icemaidens" and all(text.startswith("pick-color") for text in t.legal())
    t.begin()
    t.play("pick-color red")
    assert t.decider == "icemaidens" and all(text.startswith("+FAV") for text in t.legal())
    t.play("+FAV11")
    assert any(text.startswith("build") for text in t.legal())


def test_the_first_tile_is_one_of_the_supply() -> None:
    """Appendix II: a tile with a single copy is gone for everybody else, and no tile is taken twice."""
    t = Table("icemaidens", "witches", terrains={"icemaidens": "red"}, first_favor="FAV1")
    t.put("icemaidens", "E6", "TP")
    t.put("witches", "A3", "TP")
    t.rich("icemaidens", "witches")
    t.play("upgrade E6 to TE")
    assert "+FAV1" not in t.legal() and "+FAV2" in t.legal()
    t.play("+FAV2. done\nwitches: upgrade A3 to TE")
    assert {"+FAV1", "+FAV2"} & t.legal() == set()


def test_first_dwellings_score_nothing_with_the_tile() -> None:
    """Appendix II: FAV11 pays for dwellings built later, not for the first ones."""
    t = Table("icemaidens", "witches", terrains={"icemaidens": "red"}, first_favor="FAV11")
    assert t.placings().count("icemaidens") == 2
    assert t.vp("icemaidens") == 20


def test_the_first_tile_works_like_any_other() -> None:
    """Appendix II: FAV5 eases towns, FAV6 has its action, FAV9 its income, FAV11 its VP."""
    t = Table("icemaidens", "witches", terrains={"icemaidens": "red"}, first_favor="FAV6")
    t.put("icemaidens", "E6")
    t.play("action FAV6. +earth")
    assert t.cults("icemaidens") == (0, 3, 1, 1)
    assert _lake().income("icemaidens")[0] == 3
    t = Table("icemaidens", "witches", terrains={"icemaidens": "red"}, first_favor="FAV11")
    t.put("icemaidens", "E6")
    t.rich("icemaidens")
    t.play("transform D4 to ice. build D4")
    assert t.vp("icemaidens") == 22
    t = Table("icemaidens", "witches", terrains={"icemaidens": "red"}, first_favor="FAV5")
    t.put("icemaidens", "E5 E6", "TP")
    t.put("icemaidens", "E7")
    t.rich("icemaidens")
    t.paint("F4", "ice")
    t.play("build F4")
    assert "+TW1" in t.legal()


def test_no_power_value_of_another_kind() -> None:
    """Structures: a town takes the usual 7, the stronghold counts 3."""
    t = _lake("SH")
    t.put("icemaidens", "E5 E7")
    t.paint("F4", "ice")
    t.play("build F4")
    assert not any(text.startswith("+TW") for text in t.legal())
    t = _lake("SH")
    t.put("icemaidens", "E5", "TP")
    t.put("icemaidens", "E7")
    t.paint("F4", "ice")
    t.play("build F4. +TW5")
    assert t.cults("icemaidens") == (1, 1, 1, 1)


# ---- the stronghold -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("temples", [0, 1, 2, 3])
def test_vp_for_temples_on_passing(temples: int) -> None:
    """Stronghold: 3 VP for each temple on the map."""
    t = _lake("SH")
    t.put("icemaidens", " ".join(["A1", "A2", "A3"][:temples]), "TE")
    t.listen()
    t.play("pass BON1")
    assert t.gained("icemaidens", E_VP, BY_FACTION) == 3 * temples
    assert t.vp("icemaidens") == 20 + 3 * temples


def test_no_vp_for_the_sanctuary() -> None:
    """Stronghold: the sanctuary is no temple, neither are trading houses and dwellings."""
    t = _lake("SH")
    t.put("icemaidens", "A1", "SA")
    t.put("icemaidens", "A2", "TP")
    t.put("icemaidens", "A3 A4")
    t.put("icemaidens", "A5", "TE")
    t.play("pass BON1")
    assert t.vp("icemaidens") == 23


def test_no_vp_without_the_stronghold() -> None:
    """Stronghold: before it stands temples bring their priests only."""
    t = _lake("TE")
    t.put("icemaidens", "A1 A2", "TE")
    t.play("pass BON1")
    assert t.vp("icemaidens") == 20


def test_vp_in_every_round() -> None:
    """Stronghold: each time the Ice Maidens pass, in the last round as well."""
    t = Table("icemaidens", "witches", round=6, terrains={"icemaidens": "red"})
    t.put("icemaidens", "E6", "SH")
    t.put("icemaidens", "A1 A2", "TE")
    t.listen()
    t.play("pass")
    assert t.gained("icemaidens", E_VP, BY_FACTION) == 6
    t = _lake("SH")
    t.put("icemaidens", "A1", "TE")
    t.pass_all()
    t.until("icemaidens")
    assert t.round == 2
    t.play(sorted(text for text in t.legal() if text.startswith("pass"))[0])
    assert t.vp("icemaidens") == 20 + 3 + 3


def test_vp_beside_card_and_favor_tile() -> None:
    """Passing: stronghold, BON6, FAV12 and the scoring tile each pay for themselves."""
    t = _lake("SH")
    t.card("icemaidens", "BON6")
    t.favor("icemaidens", "FAV12")
    t.put("icemaidens", "A1", "TE")
    t.put("icemaidens", "A2", "TP")
    t.play("pass BON1")
    assert t.vp("icemaidens") == 20 + 3 + 4 + 2


def test_temple_tile_pays_on_building() -> None:
    """Temple tile: 4 VP for a temple; the stronghold pays for it on passing besides."""
    t = Table("icemaidens", "witches", scoring="SCORE9", terrains={"icemaidens": "red"})
    t.put("icemaidens", "E6", "SH")
    t.put("icemaidens", "A1", "TP")
    t.rich("icemaidens")
    t.play("upgrade A1 to TE. +FAV12. done")
    assert t.vp("icemaidens") == 24
    t.until("icemaidens")
    t.play("pass BON2")
    assert t.vp("icemaidens") == 27


def test_the_opponents_pay_the_usual_for_their_power() -> None:
    """Power via structures: offers as for everybody."""
    t = _lake()
    t.put("witches", "F4", "TP")
    t.give("witches", power=(6, 6, 0))
    assert t.price("upgrade E6 to TP") == (3, 2, 0)
    t.play("upgrade E6 to TP\nwitches: leech")
    assert (t.power("witches"), t.vp("witches")) == ((4, 8, 0), 19)
