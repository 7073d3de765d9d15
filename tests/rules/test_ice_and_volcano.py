"""Fire & Ice: ice and volcano, two terrains off the cycle that nobody transforms again."""

import pytest

from mystica import data
from mystica.engine.core.state import START_TERRAIN
from tests.rules.table import BASE_FACTIONS, Table

WHEEL = data.common().wheel
ICE = ("icemaidens", "yetis")
VOLCANO = ("acolytes", "dragonlords")


def opponent_of(colour: str) -> str:
    """A faction whose home terrain is another one."""
    return "witches" if colour != "green" else "giants"


def frost(faction: str, colour: str = "red", scoring: str = "SCORE7", **options: str) -> Table:
    """On E6, which touches D4 (wasteland), E5 (swamp), E7 (mountains), F3 (desert) and F4 (forest)."""
    t = Table(faction, opponent_of(colour), scoring=scoring, terrains={faction: colour}, **options)  # type: ignore[arg-type]
    t.put(faction, "E6")
    t.give(faction, coins=40, workers=40, priests=0, power=(0, 0, 12), cults=(0, 0, 0, 0))
    return t


def steps(one: str, other: str) -> int:
    """Steps on the cycle, counted one by one."""
    around = [abs(WHEEL.index(one) - WHEEL.index(other) + turn) for turn in (-7, 0, 7)]
    return min(around)


# ---- the first dwellings ------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", [*ICE, *VOLCANO])
def test_first_dwellings_go_to_the_starting_terrain(faction: str) -> None:
    """Terrain: the first dwellings are placed on the chosen terrain, which turns into ice or volcano under them."""
    t = Table(faction, "witches", terrains={faction: "gray"})
    t.begin()
    t.answer_first_choices()
    assert t.decider == faction
    spaces = [label for label in t.state.setup.board.labels if not label.startswith("r") and t.terrain(label) == "gray"]
    assert t.builds() == set(spaces) and len(spaces) == 11
    t.play("build A2")
    assert t.terrain("A2") == data.factions()[faction].colour
    assert t.home(faction) == data.factions()[faction].colour
    assert WHEEL[t.get(faction, START_TERRAIN)] == "gray"
    t.play(sorted(t.legal())[0])
    t.play(sorted(t.legal())[0])
    assert t.decider == faction
    assert t.builds() == set(spaces) - {"A2"}


# ---- spades into ice ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", ICE)
@pytest.mark.parametrize("colour", WHEEL)
def test_spades_into_ice(faction: str, colour: str) -> None:
    """Terrain: as many spades as from the space to the starting terrain, and 1 for the starting terrain itself."""
    t = frost(faction, colour)
    for terrain in WHEEL:
        t.paint("E5", terrain)
        spades = max(1, steps(terrain, colour))
        assert t.price("transform E5 to ice. done") == (0, 3 * spades, 0)


@pytest.mark.parametrize("faction", ICE)
def test_spades_into_ice_must_be_paid(faction: str) -> None:
    """Transforming: swamp is three steps from wasteland; who cannot pay stops on the way."""
    t = frost(faction)
    t.give(faction, workers=8)
    assert not t.may("transform E5 to ice") and t.may("transform F4 to ice")
    assert t.may("transform E5 to brown") and t.may("transform E5 to yellow")
    t.give(faction, workers=9)
    assert t.may("transform E5 to ice")


@pytest.mark.parametrize("faction", ICE)
def test_exchange_rate(faction: str) -> None:
    """Exchange track: 1 worker, 5 coins and 1 priest for a step, 6 VP; then 2 and 1 workers for a spade."""
    t = frost(faction)
    t.give(faction, priests=2)
    assert t.price("advance dig") == (5, 1, 1)
    t.play("advance dig")
    assert t.vp(faction) == 26
    t.until(faction)
    assert t.price("transform E5 to ice. done") == (0, 6, 0)
    t.play("advance dig")
    assert t.vp(faction) == 32
    t.until(faction)
    assert t.price("transform E5 to ice. done") == (0, 3, 0)
    t.give(faction, priests=1)
    assert not t.may("advance dig")


@pytest.mark.parametrize("faction", ICE)
def test_building_on_ice_only(faction: str) -> None:
    """Terrain: home is ice; the starting terrain alone is no place for a dwelling."""
    t = frost(faction)
    assert t.builds() == set()
    t.paint("F4", "ice")
    assert t.builds() == {"F4"}


@pytest.mark.parametrize("faction", ICE)
def test_transform_and_build(faction: str) -> None:
    """Action 1: a space that became ice may be built on in the same action."""
    t = frost(faction, scoring="SCORE3")
    t.play("transform D4 to ice")
    assert t.legal() == {"done", "build D4"}
    t.play("build D4")
    assert (t.structure("D4"), t.terrain("D4"), t.vp(faction)) == (f"{faction} D", "ice", 22)


@pytest.mark.parametrize("faction", ICE)
def test_no_dwelling_on_the_starting_terrain_after_a_transform(faction: str) -> None:
    """Action 1: made into the starting terrain only, the space still waits for a spade more."""
    t = frost(faction)
    t.play("transform E7 to red. done")
    assert t.terrain("E7") == "red"
    t.until(faction)
    assert t.builds() == set()
    assert t.price("transform E7 to ice. done") == (0, 3, 0)


@pytest.mark.parametrize("faction", ICE)
def test_the_cycle_ends_at_the_starting_terrain_on_the_site(faction: str) -> None:
    """Profile snellman: no way leads across the starting terrain; mountains to desert take 5 spades, not 2."""
    t = frost(faction, profile="snellman")
    t.give(faction, workers=14)
    assert not t.may("transform E7 to yellow")
    t.give(faction, workers=15)
    assert t.price("transform E7 to yellow") == (0, 15, 0)
    assert t.price("transform E7 to red") == (0, 3, 0)
    assert t.price("transform F4 to blue") == (0, 3, 0)


@pytest.mark.parametrize("faction", ICE)
def test_free_spades_into_ice(faction: str) -> None:
    """Appendix I: two free spades make two spaces one step away ice, or one that is two steps away."""
    t = frost(faction)
    t.play("action ACT6. transform D4 to ice. transform E7 to ice. build E7")
    assert (t.terrain("D4"), t.structure("E7")) == ("ice", f"{faction} D")
    t = frost(faction)
    t.play("action ACT6. transform F4 to ice")
    assert t.legal() == {"done", "build F4"}
    assert t.workers(faction) == 40


@pytest.mark.parametrize("faction", ICE)
def test_free_spade_and_bought_ones(faction: str) -> None:
    """Appendix I: what the free spade lacks is bought."""
    t = frost(faction)
    t.play("action ACT5. transform E5 to ice. done")
    assert (t.terrain("E5"), t.workers(faction)) == ("ice", 34)
    t = frost(faction)
    t.card(faction, "BON1")
    t.play("action BON1. transform D4 to ice. build D4")
    assert t.structure("D4") == f"{faction} D"


@pytest.mark.parametrize("faction", ICE)
def test_spade_tile_pays_for_ice(faction: str) -> None:
    """Appendix III: 2 VP for each spade used."""
    t = frost(faction, scoring="SCORE1")
    t.play("transform E5 to ice. done")
    assert t.vp(faction) == 26
    t.until(faction)
    t.play("transform D4 to ice. done")
    assert t.vp(faction) == 28


@pytest.mark.parametrize("faction", ICE)
def test_cult_bonus_spades_into_ice(faction: str) -> None:
    """Phase III: no dwelling follows, no spade is bought, no scoring tile pays."""
    t = frost(faction, scoring="SCORE2")
    t.give(faction, cults=(0, 0, 8, 0))
    t.pass_all()
    assert t.decider == faction
    assert not t.may("transform E5 to ice") and t.may("transform F4 to ice")
    t.play("transform D4 to ice. transform E7 to ice")
    assert (t.terrain("D4"), t.terrain("E7"), t.structure("D4"), t.round) == ("ice", "ice", "", 2)
    assert t.vp(faction) == 20


# ---- for ever -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("terrain", ["ice", "volcano"])
@pytest.mark.parametrize("faction", [*BASE_FACTIONS, *ICE, *VOLCANO, "shapeshifters"])
def test_never_transformed_again(faction: str, terrain: str) -> None:
    """Terrain: no faction transforms ice or volcano, its own neither, however rich it is."""
    t = Table(faction, opponent_of(data.factions()[faction].colour), terrains={faction: "black"})
    t.put(faction, "E6")
    t.rich(faction)
    t.give(faction, cults=(9, 9, 9, 9), shipping=3 if faction not in ("fakirs", "dwarves") else 0)
    assert any(text.startswith("E7 ") for text in t.transforms())
    t.paint("E7", terrain)
    assert not any(text.startswith("E7 ") for text in t.transforms())
    assert t.transforms()


@pytest.mark.parametrize("terrain", ["ice", "volcano"])
@pytest.mark.parametrize("ruling", ["home", "any"])
def test_giants_leave_it_alone(terrain: str, ruling: str) -> None:
    """Giants: not with the stronghold's two spades, under either ruling about their target."""
    t = Table("giants", "auren", fixed_spades_target=ruling)
    t.put("giants", "E6", "SH")
    t.paint("E5", terrain)
    t.play("action ACTG")
    assert t.transforms() and not any(text.startswith("E5 ") for text in t.transforms())


@pytest.mark.parametrize("terrain", ["ice", "volcano"])
def test_no_sandstorm_over_it(terrain: str) -> None:
    """Nomads: a sandstorm is no spade, but ice and volcano withstand it as well."""
    t = Table("nomads", "auren")
    t.put("nomads", "E6", "SH")
    t.paint("E5", terrain)
    t.play("action ACTN")
    assert t.transforms() == {f"{label} to yellow" for label in ("D4", "E7", "F4")}
    t = Table("nomads", "auren")
    t.put("nomads", "E6", "SH")
    t.paint("D4 E5 E7 F4", terrain)
    assert not t.may("action ACTN")


@pytest.mark.parametrize("terrain", ["ice", "volcano"])
@pytest.mark.parametrize("action", ["ACT5", "ACT6", "BON1"])
def test_no_free_spade_on_it(terrain: str, action: str) -> None:
    """Power actions and the bonus card: free spades go elsewhere."""
    t = Table("auren", "giants")
    t.put("auren", "E6")
    t.rich("auren")
    t.card("auren", "BON1")
    t.paint("E5", terrain)
    t.play(f"action {action}")
    assert t.transforms() and not any(text.startswith("E5 ") for text in t.transforms())


@pytest.mark.parametrize("terrain", ["ice", "volcano"])
def test_no_stronghold_spade_on_it(terrain: str) -> None:
    """Halflings: nor do the three spades of the stronghold."""
    t = Table("halflings", "giants")
    t.put("halflings", "E6", "TP")
    t.rich("halflings")
    t.paint("E5", terrain)
    t.play("upgrade E6 to SH")
    assert t.transforms() and not any(text.startswith("E5 ") for text in t.transforms())


@pytest.mark.parametrize("terrain", ["ice", "volcano"])
@pytest.mark.parametrize("faction", ["auren", "giants", "yetis", "shapeshifters"])
def test_no_cult_bonus_spade_on_it(terrain: str, faction: str) -> None:
    """Phase III: nor the spades of a cult bonus."""
    t = Table(faction, "nomads", scoring="SCORE2", terrains={faction: "red"})
    t.put(faction, "E6")
    t.give(faction, cults=(0, 0, 8, 0))
    t.paint("E5", terrain)
    t.pass_all()
    assert t.decider == faction
    assert t.transforms() and not any(text.startswith("E5 ") for text in t.transforms())


@pytest.mark.parametrize("terrain", ["ice", "volcano"])
def test_nobody_else_builds_on_it(terrain: str) -> None:
    """Building a dwelling: on home terrain only, and that of the other is none."""
    faction = "acolytes" if terrain == "ice" else "yetis"
    t = Table(faction, "witches", terrains={faction: "red"})
    t.put(faction, "E6")
    t.rich(faction)
    t.paint("E5", terrain)
    assert t.builds() == set()


def test_empty_ice_stays_open_to_its_owner() -> None:
    """Terrain: ice made earlier may be built on later, as any home terrain."""
    t = frost("yetis")
    t.play("transform D4 to ice. done")
    t.until("yetis")
    assert t.builds() == {"D4"}
    t.play("build D4")
    assert t.structure("D4") == "yetis D"


@pytest.mark.parametrize("faction", [*ICE, *VOLCANO])
def test_ship_and_bridge_reach(faction: str) -> None:
    """Adjacency: shipping and bridges serve as for everybody."""
    t = Table(faction, "witches", terrains={faction: "red"})
    t.put(faction, "C2")
    t.rich(faction)
    t.give(faction, cults=(9, 9, 9, 9))
    home = data.factions()[faction].colour
    assert not t.may(f"transform D4 to {home}")
    t.give(faction, shipping=1)
    assert t.may(f"transform D4 to {home}")
    t.give(faction, shipping=0)
    t.bridge("witches", "C2:D4")
    assert t.may(f"transform D4 to {home}")
