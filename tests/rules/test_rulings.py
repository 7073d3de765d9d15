"""The named rulings that people play in two ways, each in both values.

Those that belong to one chapter are tested with it: conversions, sacrifice and coins-to-vp in test_conversions,
keys-short in test_cults, cult-spades-order in test_cult_bonus, turn-order in test_passing.
"""

from itertools import pairwise

import pytest

from mystica import data
from tests.rules.table import Table

WHEEL = data.common().wheel


# ---- spade-rewards ----------------------------------------------------------------------------------------


def digging(faction: str, ruling: str, scoring: str = "SCORE7") -> Table:
    """A faction at E6 with power for spades; F4 is one spade from home, E7 two."""
    t = Table(faction, "nomads", spade_rewards=ruling, scoring=scoring)
    t.put(faction, "E6")
    home = WHEEL.index(data.factions()[faction].colour)
    t.paint("F4", WHEEL[(home + 1) % 7])
    t.paint("E7", WHEEL[(home + 2) % 7])
    t.give(faction, coins=0, workers=0, priests=0, power=(6, 0, 6))
    return t


def home_of(faction: str) -> str:
    return data.factions()[faction].colour


@pytest.mark.parametrize(("ruling", "vp"), [("used", 1), ("gained", 2)])
def test_spade_thrown_away_by_halflings(ruling: str, vp: int) -> None:
    """Ruling spade-rewards: of two free spades one is used and one is not."""
    t = digging("halflings", ruling)
    t.play("action ACT6. transform F4 to brown. done")
    assert t.vp("halflings") == 20 + vp


@pytest.mark.parametrize(("ruling", "vp"), [("used", 0), ("gained", 4)])
def test_spade_thrown_away_with_the_spade_tile(ruling: str, vp: int) -> None:
    """Ruling spade-rewards: the scoring tile for spades follows the same ruling."""
    t = digging("witches", ruling, "SCORE1")
    t.play("action ACT6. done")
    assert t.vp("witches") == 20 + vp


@pytest.mark.parametrize(("ruling", "power"), [("used", (10, 2, 0)), ("gained", (8, 4, 0))])
def test_spade_thrown_away_by_alchemists(ruling: str, power: tuple[int, int, int]) -> None:
    """Ruling spade-rewards: with the stronghold 2 power for each spade."""
    t = digging("alchemists", ruling)
    t.put("alchemists", "E6", "SH")
    t.play("action ACT6. transform F4 to black. done")
    assert t.power("alchemists") == power


@pytest.mark.parametrize("ruling", ["used", "gained"])
def test_spades_used_score_the_same(ruling: str) -> None:
    """Ruling spade-rewards: where every spade is used, free or bought, the two values agree."""
    t = digging("halflings", ruling, "SCORE1")
    t.paint("E7", WHEEL[(WHEEL.index("brown") + 3) % 7])
    t.give("halflings", workers=3)
    t.play("action ACT6. transform E7 to brown")  # two free, one bought
    assert t.workers("halflings") == 0
    assert t.vp("halflings") == 20 + 3 * (1 + 2)


@pytest.mark.parametrize("ruling", ["used", "gained"])
def test_bought_spades_score_once(ruling: str) -> None:
    """Ruling spade-rewards: a bought spade is gained and used in one go."""
    t = digging("halflings", ruling)
    t.give("halflings", workers=6)
    t.play("transform E7 to brown")
    assert t.vp("halflings") == 22


@pytest.mark.parametrize(("ruling", "vp"), [("used", 0), ("gained", 2)])
def test_cult_bonus_spades_thrown_away(ruling: str, vp: int) -> None:
    """Ruling spade-rewards: also with spades from a cult bonus."""
    t = digging("halflings", ruling, "SCORE2")
    t.give("halflings", cults=(0, 0, 8, 0), power=(12, 0, 0))
    t.pass_all()
    t.play("done")
    assert t.round == 2
    assert t.vp("halflings") == 20 + vp


@pytest.mark.parametrize("ruling", ["used", "gained"])
def test_cult_bonus_spades_used_score_once(ruling: str) -> None:
    """Ruling spade-rewards: two spades from a cult bonus, both used, are 2 VP for the Halflings in either value."""
    t = digging("halflings", ruling, "SCORE2")
    t.give("halflings", cults=(0, 0, 8, 0), power=(12, 0, 0))
    t.pass_all()
    t.play("transform E7 to brown")
    assert (t.round, t.vp("halflings")) == (2, 22)


@pytest.mark.parametrize(("ruling", "vp"), [("used", 1), ("gained", 3)])
def test_spades_of_the_halflings_stronghold_thrown_away(ruling: str, vp: int) -> None:
    """Ruling spade-rewards: three spades come with the stronghold, one of them is used."""
    t = digging("halflings", ruling, "SCORE3")
    t.put("halflings", "E6", "TP")
    t.give("halflings", coins=8, workers=4)
    t.play("upgrade E6 to SH. transform F4 to brown. done")
    assert t.vp("halflings") == 20 + vp


@pytest.mark.parametrize("ruling", ["used", "gained"])
def test_darklings_score_bought_spades_only(ruling: str) -> None:
    """FAQ, Darklings: 2 VP for spades paid with priests, never for free ones, whatever the ruling."""
    t = digging("darklings", ruling)
    t.paint("E7", WHEEL[(WHEEL.index("black") + 3) % 7])
    t.give("darklings", priests=1)
    t.play("action ACT6. transform E7 to black")
    assert t.vp("darklings") == 22


# ---- free-spades ------------------------------------------------------------------------------------------


def two_spaces(ruling: str) -> Table:
    """Witches with two free spades; F4 is one spade from home, E7 and F3 two."""
    t = Table("witches", "nomads", free_spades=ruling)
    t.put("witches", "E6")
    t.paint("F4", "gray")
    t.paint("E7 F3", "red")
    t.give("witches", coins=0, workers=0, priests=0, power=(0, 0, 6))
    t.play("action ACT6")
    return t


@pytest.mark.parametrize("ruling", ["home-first", "any-order"])
def test_free_spades_home_first(ruling: str) -> None:
    """Ruling free-spades: first the space that becomes home, then the left-over; fine in both values."""
    t = two_spaces(ruling)
    t.play("transform F4 to green. transform E7 to gray")
    assert (t.terrain("F4"), t.terrain("E7")) == ("green", "gray")


@pytest.mark.parametrize(("ruling", "allowed"), [("home-first", False), ("any-order", True)])
def test_free_spades_home_last(ruling: str, allowed: bool) -> None:
    """Ruling free-spades: the space short of home first only where any order is allowed."""
    t = two_spaces(ruling)
    t.play("transform E7 to gray")
    assert t.may("transform F4 to green") == allowed
    if allowed:
        t.play("transform F4 to green")
        assert (t.terrain("F4"), t.terrain("E7")) == ("green", "gray")


@pytest.mark.parametrize("ruling", ["home-first", "any-order"])
def test_free_spades_not_twice_short_of_home(ruling: str) -> None:
    """Ruling free-spades: at most one of the two spaces may end off home terrain."""
    t = two_spaces(ruling)
    t.play("transform E7 to gray")
    assert not t.may("transform F3 to gray")


# ---- fixed-spades-target ----------------------------------------------------------------------------------


def giants(ruling: str) -> Table:
    """Giants with two spades' worth of workers; F4 is home terrain already."""
    t = Table("giants", "witches", fixed_spades_target=ruling)
    t.put("giants", "E6")
    t.paint("F4", "red")
    t.paint("E7", "gray")
    t.give("giants", coins=0, workers=6, priests=0, power=(12, 0, 0))
    return t


def colours(t: Table, space: str) -> set[str]:
    return {text.split()[3] for text in t.legal() if text.startswith(f"transform {space} ")}


def test_giants_transform_to_home_only() -> None:
    """FAQ, Giants: always two spades, always to wasteland, and never away from it."""
    t = giants("home")
    assert colours(t, "E7") == {"red"}
    assert colours(t, "F4") == set()
    t.play("transform E7 to red")
    assert t.workers("giants") == 0


def test_giants_transform_to_any_terrain() -> None:
    """Ruling fixed-spades-target=any: any terrain for the same two spades, from home, too."""
    t = giants("any")
    assert colours(t, "E7") == set(WHEEL) - {"gray"}
    assert colours(t, "F4") == set(WHEEL) - {"red"}
    t.play("transform E7 to blue")
    assert (t.terrain("E7"), t.workers("giants")) == ("blue", 0)


@pytest.mark.parametrize("ruling", ["home", "any"])
def test_giants_with_one_spade(ruling: str) -> None:
    """Appendix VI, Giants: one spade alone moves nothing under either ruling."""
    t = giants(ruling)
    t.give("giants", workers=5)
    assert colours(t, "E7") == set()


def test_ruling_for_giants_leaves_others_alone() -> None:
    """Ruling fixed-spades-target: others pay by the cycle as always."""
    t = Table("witches", "giants", fixed_spades_target="any")
    t.put("witches", "E6")
    t.paint("E7", "red")
    t.give("witches", workers=3)
    assert colours(t, "E7") == {"gray", "yellow"}


# ---- refused-power ----------------------------------------------------------------------------------------


def cultists(ruling: str, *others: str) -> Table:
    """Cultists who have just built beside the others."""
    t = Table("cultists", *others, refused_power=ruling)
    t.put("cultists", "E6")
    for faction, space in zip(others, ("E5", "E7")):
        t.put(faction, space)
        t.give(faction, power=(12, 0, 0))
    t.give("cultists", coins=3, workers=2, priests=0, power=(12, 0, 0), cults=(0, 0, 0, 0))
    t.play("upgrade E6 to TP")
    return t


@pytest.mark.parametrize(("ruling", "power"), [("true", (11, 1, 0)), ("false", (12, 0, 0))])
def test_everyone_refuses_the_power_of_cultists(ruling: str, power: tuple[int, int, int]) -> None:
    """Ruling refused-power (erratum 2013): 1 power and no step when all who could take power refuse."""
    t = cultists(ruling, "nomads", "witches")
    t.play("nomads: decline\nwitches: decline")
    assert t.power("cultists") == power
    assert t.cults("cultists") == (0, 0, 0, 0)


@pytest.mark.parametrize("ruling", ["true", "false"])
def test_one_takes_the_power_of_cultists(ruling: str) -> None:
    """Ruling refused-power: as soon as one takes power there is the step instead, under either value."""
    t = cultists(ruling, "nomads", "witches")
    t.play("nomads: decline\nwitches: leech\ncultists: +fire")
    assert t.cults("cultists") == (1, 0, 0, 0)
    assert t.power("cultists") == (12, 0, 0)


@pytest.mark.parametrize("ruling", ["true", "false"])
def test_nobody_could_take_the_power_of_cultists(ruling: str) -> None:
    """Ruling refused-power: without anybody who could take power nothing is refused."""
    t = Table("cultists", "nomads", refused_power=ruling)
    t.put("cultists", "E6")
    t.put("nomads", "E5")
    t.give("nomads", power=(0, 0, 12))
    t.give("cultists", coins=3, workers=2, priests=0, power=(12, 0, 0))
    t.play("upgrade E6 to TP")
    assert t.power("cultists") == (12, 0, 0)


# ---- Way round the colour cycle: one rule in two words, so no option ---------------------------------------


def official_ways(home: int, start: int, to: int) -> set[int]:
    """FAQ: step by step in either direction, stopping when home terrain is reached. Numbers of spades."""
    ways = set()
    for direction in (1, -1):
        terrain = start
        for spades in range(1, 8):
            terrain = (terrain + direction) % 7
            if terrain == to:
                ways.add(spades)
            if terrain in (to, home):
                break
    return ways


def recorded_ways(home: int, start: int, to: int) -> set[int]:
    """As in recorded games: the short way; the long way where the short one crosses home, or to or from home."""
    up, down = (to - start) % 7, (start - to) % 7
    short, direction = (up, 1) if up < down else (down, -1)
    crossed = {(start + direction * k) % 7 for k in range(1, short)}
    ways = {7 - short} if home in crossed else {short}
    if home in (start, to):
        ways.add(7 - short)
    return ways


def test_both_words_for_the_way_round_the_cycle_mean_the_same() -> None:
    """Ruling on the way round the colour cycle: for every home, terrain and target the two definitions agree."""
    for home in range(7):
        for start in range(7):
            for to in range(7):
                if start != to:
                    assert official_ways(home, start, to) == recorded_ways(home, start, to), (home, start, to)


@pytest.mark.parametrize("profile", ["official", "snellman"])
@pytest.mark.parametrize(
    "faction", ["nomads", "halflings", "alchemists", "swarmlings", "witches", "engineers", "chaosmagicians"]
)
def test_the_engine_knows_just_these_ways(faction: str, profile: str) -> None:
    """FAQ, Transform and build: with any number of spades, the legal transforms and their prices are those ways."""
    home = WHEEL.index(home_of(faction))
    other = "nomads" if faction != "nomads" else "witches"
    for start in range(7):
        for spades in range(7):
            t = Table(faction, other, profile=profile)
            t.put(faction, "E1")
            for space in ("D1", "E2", "F1"):
                t.paint(space, WHEEL[start])
            t.give(faction, coins=0, workers=spades, priests=0, power=(12, 0, 0), digging=2)
            expected = {
                (to, n) for to in range(7) if to != start for n in official_ways(home, start, to) if n <= spades
            }
            found = set()
            for phrase in t.legal():
                if phrase.startswith("transform E2 "):
                    found.add((WHEEL.index(phrase.split()[3]), t.price(phrase)[1]))
            assert found == expected, (start, spades)


def test_home_terrain_may_be_transformed_away() -> None:
    """FAQ, Transform and build: up to six spades, from home terrain the whole way round."""
    t = Table("witches", "nomads")
    t.put("witches", "E1")
    t.paint("E2", "green")
    t.give("witches", workers=6, digging=2)
    t.play("transform E2 to blue the long way")
    assert (t.terrain("E2"), t.workers("witches")) == ("blue", 0)


def test_transforming_stops_at_home() -> None:
    """FAQ, Transform and build: no way leads through home terrain."""
    t = Table("witches", "nomads")
    t.put("witches", "E1")
    t.paint("E2", "blue")
    t.give("witches", workers=4, digging=2)
    assert not t.may("transform E2 to gray")  # two spades through green, five the other way
    t.give("witches", workers=5)
    assert t.price("transform E2 to gray") == (0, 5, 0)


# ---- All of them ------------------------------------------------------------------------------------------


def switches(key: str, value: str) -> dict[str, bool]:
    """What the engine's setup says for one value of an option."""
    setup = Table("witches", "nomads", round=1, **{key.replace("-", "_"): value}).state.setup
    found: dict[str, bool] = {}
    for part in (setup, *setup.box_facts):
        fields = {name: getattr(part, name) for name in dir(part) if not name.startswith("_")}
        found |= {name: value for name, value in fields.items() if isinstance(value, bool)}
    return found


NOT_RULINGS = (
    "promo-bonus", "promo-towns", "temple-tile", "vp", "factions", "fire-and-ice", "final-tile", "merchants",
    "merchants-ships", "merchants-tiles", "merchants-canals", "merchants-cards-first",
)  # fmt: skip


@pytest.mark.parametrize("key", [key for key in data.options() if key not in NOT_RULINGS])
def test_each_ruling_is_one_switch_of_the_engine(key: str) -> None:
    """From each value of a ruling of options.toml to the next just one switch is turned."""
    values = data.options()[key].values
    assert len(values) == (3 if key == "leech" else 2)
    for one, other in pairwise(values):
        first, second = switches(key, one), switches(key, other)
        assert len([name for name in first if first[name] != second[name]]) == 1
