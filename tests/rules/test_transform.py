"""Base, 1 - Transform and build."""

import pytest

from mystica import data
from tests.rules.table import Table

# Around the forest F4: mountains E7 (1 step from forest), wasteland G2 (2), plains E6 and desert F3 (3)
STEPS = {"gray": 1, "blue": 1, "red": 2, "black": 2, "yellow": 3, "brown": 3}


def table(*, scoring: str = "SCORE7", profile: str = "official", **options: str) -> Table:
    """Witches at F4 with plenty of everything and the cheapest spades, Nomads far away."""
    t = Table("witches", "nomads", round=1, scoring=scoring, profile=profile, **options)
    t.put("witches", "F4")
    t.put("nomads", "I7")
    t.rich("witches", "nomads")
    t.give("witches", digging=2, vp=20)
    return t


def transforms(t: Table) -> set[str]:
    return {text for text in t.legal() if text.startswith("transform")}


def builds(t: Table) -> set[str]:
    return {text for text in t.legal() if text.startswith("build")}


# ---- building a dwelling ------------------------------------------------------------------------------------


def test_building_a_dwelling() -> None:
    """Home terrain, unoccupied, adjacent; 1 worker and 2 coins."""
    t = Table("witches", "nomads")
    t.put("witches", "F4")
    t.give("witches", workers=1, coins=2)
    t.paint("F3", "green")
    t.play("build F3")
    assert t.structure("F3") == "witches D"
    assert (t.workers("witches"), t.coins("witches")) == (0, 0)


@pytest.mark.parametrize(
    ("faction", "colour", "workers", "coins"),
    [("witches", "green", 1, 2), ("engineers", "gray", 1, 1), ("swarmlings", "blue", 2, 3)],
)
def test_building_costs(faction: str, colour: str, workers: int, coins: int) -> None:
    """Building a dwelling: 1 worker and 2 coins; less for the Engineers, more for the Swarmlings."""
    t = Table(faction, "nomads")
    t.put(faction, "F4")
    t.paint("F3", colour)
    t.give(faction, workers=workers, coins=coins, priests=0, power=(0, 0, 0))
    assert t.price("build F3") == (coins, workers, 0)
    t.give(faction, workers=workers - 1)
    assert not t.may("build F3")
    t.give(faction, workers=workers, coins=coins - 1)
    assert not t.may("build F3")


def test_no_dwelling_on_foreign_terrain() -> None:
    """Building a dwelling: the space has to be home terrain."""
    t = table()
    t.paint("E7", "green")
    assert builds(t) == {"build E7"}


def test_no_dwelling_on_an_occupied_space() -> None:
    """Building a dwelling: own and other structures both occupy a space."""
    t = table()
    t.paint("E7 F3 G2", "green")
    t.put("witches", "E7")
    t.put("nomads", "F3")
    t.paint("F3", "green")
    assert builds(t) == {"build G2"}


def test_no_dwelling_out_of_reach() -> None:
    """Building a dwelling: a forest two spaces away, or across the river without shipping, is out of reach."""
    t = table()
    t.paint("D4", "green")
    assert (t.terrain("D4"), t.terrain("G3")) == ("green", "green")
    assert not builds(t)


def test_only_eight_dwellings() -> None:
    """Components in faction colours: structures are limited by their number."""
    t = table()
    t.paint("E7", "green")
    t.put("witches", "A3 A10 C3 C4 D1 E9")
    assert t.may("build E7")
    t.put("witches", "F2")
    assert not t.may("build E7")
    t.play("transform G2 to green")
    assert not t.may("build G2")


def test_one_dwelling_in_an_action() -> None:
    """Transform and build: one dwelling, then the turn is over."""
    t = table()
    t.paint("E7 F3", "green")
    t.play("build E7")
    assert not builds(t)
    t.finish()
    assert t.decider == "nomads"


@pytest.mark.parametrize(("tile", "vp"), [("SCORE3", 2), ("SCORE5", 2), ("SCORE6", 0), ("SCORE7", 0), ("SCORE1", 0)])
def test_dwelling_scoring_tiles(tile: str, vp: int) -> None:
    """Details on building dwellings: the tiles with a dwelling bring 2 VP for each."""
    t = table(scoring=tile)
    t.paint("E7", "green")
    t.play("build E7")
    assert t.vp("witches") == 20 + vp


def test_favor_tile_for_dwellings() -> None:
    """Appendix II, earth 1: 2 VP for each dwelling, on top of the scoring tile."""
    t = table(scoring="SCORE3")
    t.favor("witches", "FAV11")
    t.play("transform E7 to green. build E7")
    assert t.vp("witches") == 24


# ---- transforming -------------------------------------------------------------------------------------------


def test_transform_and_build() -> None:
    """FAQ, case C: transform a space into home terrain, then build on it, in one action."""
    t = table()
    t.give("witches", workers=2, coins=2, digging=2)
    t.play("transform E7 to green. build E7")
    assert (t.structure("E7"), t.terrain("E7")) == ("witches D", "green")
    assert (t.workers("witches"), t.coins("witches")) == (0, 0)


def test_transform_only() -> None:
    """FAQ, case A: transforming is an action by itself; the dwelling may come in a later one."""
    t = table()
    t.play("transform E7 to green. done")
    t.finish()
    assert (t.decider, t.structure("E7"), t.terrain("E7")) == ("nomads", "", "green")
    t.play("nomads: send p to fire for 3")
    t.play("witches: build E7")
    assert t.structure("E7") == "witches D"


def test_build_only_means_no_transform() -> None:
    """FAQ, case B: who builds on a space that was home terrain transforms nothing in that action."""
    t = table()
    t.paint("F3", "green")
    t.play("build F3")
    assert not transforms(t)


def test_building_only_where_the_action_transformed() -> None:
    """FAQ, cases B and C: after a transform, a space that was home terrain before is no place for the dwelling."""
    t = table()
    t.paint("F3", "green")
    t.play("transform E7 to green")
    assert builds(t) == {"build E7"}


@pytest.mark.parametrize(("level", "workers"), [(0, 3), (1, 2), (2, 1)])
def test_exchange_rate(level: int, workers: int) -> None:
    """Transforming: a spade costs 3, 2 or 1 workers, by the exchange track."""
    t = table()
    t.give("witches", digging=level, coins=0)
    assert t.price("transform E7 to green") == (0, workers, 0)
    assert t.price("transform G2 to green") == (0, 2 * workers, 0)
    assert t.price("transform F3 to green") == (0, 3 * workers, 0)
    t.give("witches", workers=3 * workers - 1)
    assert t.may("transform G2 to green") and not t.may("transform F3 to green")
    t.give("witches", workers=workers - 1)
    assert not transforms(t)


@pytest.mark.parametrize(("terrain", "steps"), STEPS.items())
def test_steps_of_the_cycle(terrain: str, steps: int) -> None:
    """Transforming: a spade for each step; the short way takes at most 3."""
    t = table()
    t.paint("E7", terrain)
    assert t.price("transform E7 to green") == (0, steps, 0)


@pytest.mark.parametrize(("terrain", "steps"), STEPS.items())
def test_the_other_way_round(terrain: str, steps: int) -> None:
    """FAQ: a transform may also take the long way round, up to 6 spades."""
    t = table()
    t.paint("E7", terrain)
    assert t.price("transform E7 to green the long way") == (0, 7 - steps, 0)
    t.give("witches", workers=6 - steps)
    assert not t.may("transform E7 to green the long way")


def test_transforming_stops_at_home() -> None:
    """FAQ: from mountains to lakes the way over the forest is barred, so it takes 5 spades and not 2."""
    t = table()
    assert t.price("transform E7 to blue") == (0, 5, 0)
    assert not t.may("transform E7 to blue the long way")
    t.give("witches", workers=4)
    assert not t.may("transform E7 to blue")


def test_targets_of_a_space_off_home() -> None:
    """FAQ: home both ways, every other terrain one way, the terrain itself never."""
    t = table()
    t.give("witches", workers=6)
    targets = {text.removeprefix("transform E7 to ") for text in transforms(t) if " E7 " in text}
    assert targets == {"green", "green the long way", "red", "yellow", "brown", "black", "blue"}


@pytest.mark.parametrize(("terrain", "steps"), STEPS.items())
def test_transforming_a_home_space_away(terrain: str, steps: int) -> None:
    """FAQ: a space that was home terrain may be transformed, either way round, by up to 6 steps."""
    t = table()
    t.paint("E7", "green")
    assert t.price(f"transform E7 to {terrain}") == (0, steps, 0)
    assert t.price(f"transform E7 to {terrain} the long way") == (0, 7 - steps, 0)
    assert not t.may("transform E7 to green")


def test_no_full_circle() -> None:
    """FAQ: 6 spades are the most; 7 would lead back home."""
    t = table()
    t.paint("E7", "green")
    kept = t.workers("witches")
    t.play("transform E7 to gray the long way")
    assert (kept - t.workers("witches"), t.terrain("E7")) == (6, "gray")
    assert not builds(t)


WHEEL = ("yellow", "brown", "black", "blue", "green", "gray", "red")
HOMES = dict(zip(("nomads", "halflings", "alchemists", "mermaids", "witches", "dwarves", "chaosmagicians"), WHEEL))


def walk(start: str, target: str, home: str, direction: int) -> int:
    """Steps one way round the cycle; 0 if that way is barred by home."""
    place = WHEEL.index(start)
    for steps in range(1, 7):
        place = (place + direction) % 7
        if WHEEL[place] == target:
            return steps
        if WHEEL[place] == home:
            return 0
    return 0


@pytest.mark.parametrize(("faction", "home"), HOMES.items())
def test_the_whole_cycle(faction: str, home: str) -> None:
    """Transforming and FAQ: from every terrain to every other, both ways where home does not lie between."""
    t = Table(faction, "giants" if faction != "chaosmagicians" else "witches")
    t.put(faction, "F4")
    t.give(faction, workers=6, coins=0, priests=0, power=(0, 0, 0), digging=2)
    for start in WHEEL:
        t.paint("E7", start)
        found = {x.removeprefix("transform E7 to "): t.price(x)[1] for x in transforms(t) if " E7 " in x}
        expected: dict[str, int] = {}
        for target in WHEEL:
            ways = sorted(w for w in (walk(start, target, home, 1), walk(start, target, home, -1)) if w)
            expected |= dict(zip((target, f"{target} the long way"), ways)) if target != start else {}
        assert found == expected


def test_stopping_short_of_home() -> None:
    """Details on using spades: a transform may end at any terrain; no dwelling then, and others may use the space."""
    t = table()
    t.put("nomads", "E5")
    t.give("witches", workers=3)
    t.play("transform E6 to yellow")
    assert (t.terrain("E6"), t.workers("witches")) == ("yellow", 2)
    assert not builds(t)
    t.play("nomads: build E6")
    assert t.structure("E6") == "nomads D"


def test_a_terrain_tile_does_not_occupy() -> None:
    """Details on using spades: a transformed space without a structure may be transformed again by anybody."""
    t = table()
    t.put("nomads", "D4")
    t.give("nomads", digging=2)
    t.play("witches: transform E7 to green. done")
    t.play("nomads: transform E7 to yellow")
    assert t.terrain("E7") == "yellow"


def test_no_transform_under_structures() -> None:
    """Details on using spades: spaces with structures stay as they are."""
    t = table()
    t.put("nomads", "E7")
    t.put("witches", "F3")
    assert not {text for text in transforms(t) if " E7 " in text or " F3 " in text or " F4 " in text}
    assert {text.split()[1] for text in transforms(t)} == {"E5", "E6", "G2"}


def test_transform_needs_adjacency() -> None:
    """Details on using spades: even without a dwelling only reachable land is transformed."""
    t = table()
    assert {text.split()[1] for text in transforms(t)} == {"E6", "E7", "F3", "G2"}


def test_only_one_space_for_bought_spades() -> None:
    """Transforming: spades go on a single space."""
    t = table()
    t.play("transform E7 to green")
    assert t.legal() == {"build E7", "done"}
    t.play("done")
    assert not transforms(t)


def test_dwelling_that_cannot_be_paid() -> None:
    """Transform and build: the dwelling costs its price on top of the spades."""
    t = table()
    t.give("witches", workers=3, coins=2, digging=0)
    t.play("transform E7 to green")
    assert not t.may("build E7")
    t.finish()
    assert t.decider == "nomads"


def test_darklings_pay_priests() -> None:
    """Transforming: the Darklings exchange a priest for each spade, never workers."""
    t = Table("darklings", "nomads")
    t.put("darklings", "E5")
    t.give("darklings", priests=2, workers=9, power=(0, 0, 0))
    assert t.price("transform F3 to black") == (0, 0, 2)
    t.give("darklings", priests=0)
    assert not transforms(t)


# ---- free spades --------------------------------------------------------------------------------------------


def test_one_free_spade() -> None:
    """Appendix I, 1 spade: 4 power for a transform with one free spade, and the dwelling at its price."""
    t = table()
    t.give("witches", workers=1, coins=2, digging=0)
    t.play("action ACT5. transform E7 to green. build E7")
    assert (t.structure("E7"), t.power("witches")) == ("witches D", (4, 0, 8))
    assert (t.workers("witches"), t.coins("witches")) == (0, 0)


def test_two_free_spades() -> None:
    """Appendix I, 2 spades: 6 power for a transform with two free spades."""
    t = table()
    t.give("witches", workers=0, digging=0)
    t.play("action ACT6. transform G2 to green")
    assert (t.terrain("G2"), t.power("witches"), t.workers("witches")) == ("green", (6, 0, 6), 0)


@pytest.mark.parametrize(("action", "bought"), [("ACT5", 2), ("ACT6", 1)])
@pytest.mark.parametrize(("level", "workers"), [(0, 3), (1, 2), (2, 1)])
def test_missing_spades_are_bought(action: str, bought: int, level: int, workers: int) -> None:
    """Appendix I: what the free spades lack is bought at the current exchange rate."""
    t = table()
    t.give("witches", digging=level, workers=bought * workers - 1)
    t.play(f"action {action}")
    assert not t.may("transform F3 to green")
    t.give("witches", workers=bought * workers)
    t.play("transform F3 to green")
    assert (t.terrain("F3"), t.workers("witches")) == ("green", 0)


def test_darklings_buy_missing_spades_with_priests() -> None:
    """Appendix I: a missing spade costs the Darklings a priest; only that one brings them VP."""
    t = Table("darklings", "nomads")
    t.put("darklings", "E5")
    t.give("darklings", priests=1, workers=0, power=(0, 0, 4), vp=20)
    t.play("action ACT5. transform F3 to black")
    assert (t.terrain("F3"), t.priests("darklings"), t.vp("darklings")) == ("black", 0, 22)


def test_spade_of_the_bonus_card() -> None:
    """Appendix IV: a free spade as a special action, once a round, with spades bought and the dwelling paid."""
    t = table()
    t.card("witches", "BON1")
    t.give("witches", workers=3, coins=2, digging=2)
    t.play("action BON1. transform F3 to green. build F3")
    assert (t.structure("F3"), t.workers("witches"), t.coins("witches")) == ("witches D", 0, 0)
    assert t.power("witches") == (0, 0, 12)
    t.play("nomads: send p to fire for 3")
    t.finish(unless="witches")
    assert t.decider == "witches" and not t.may("action BON1")


def test_one_free_spade_one_space() -> None:
    """Transforming: a single spade is for a single space."""
    for action in ("ACT5", "BON1"):
        t = table()
        t.card("witches", "BON1")
        t.play(f"action {action}. transform E7 to green")
        assert t.legal() == {"build E7", "done"}


def test_left_over_spade_on_a_second_space() -> None:
    """Transforming: with two spades and one needed, the other may go on a second space."""
    t = table()
    t.play("action ACT6. transform E7 to green. transform F3 to red")
    assert (t.terrain("E7"), t.terrain("F3")) == ("green", "red")
    assert t.legal() == {"build E7", "done"}


def test_free_spades_go_first() -> None:
    """Appendix I: nothing is bought while free spades suffice."""
    t = table()
    t.play("action ACT6. transform E7 to green. transform F3 to red. done")
    assert t.workers("witches") == 30
    t = table()
    t.play("action ACT6. transform F3 to green. done")
    assert t.workers("witches") == 29


def test_one_dwelling_on_either_space() -> None:
    """FAQ: if both spaces became home terrain the one dwelling goes on either of them."""
    for space, other in (("E7", "G2"), ("G2", "E7")):
        t = table()
        t.paint("G2", "blue")
        t.play("action ACT6. transform E7 to green. transform G2 to green")
        assert t.legal() == {"build E7", "build G2", "done"}
        t.play(f"build {space}")
        assert (t.structure(space), t.structure(other)) == ("witches D", "")
        assert not builds(t)


def test_left_over_spade_is_not_helped() -> None:
    """FAQ: only the free spade that is left over counts on the second space, however many could be bought."""
    t = table()
    t.play("action ACT6. transform E7 to green")
    second = {text for text in transforms(t) if " G2 " in text}
    assert second == {"transform G2 to gray", "transform G2 to yellow"}


def test_no_left_over_spade_after_stopping_short() -> None:
    """FAQ: unless the first space became home terrain, the second spade may not go elsewhere."""
    t = table()
    t.play("action ACT6. transform F3 to red")
    assert not transforms(t) and not builds(t)
    t.finish()
    assert t.decider == "nomads"


def test_free_spades_in_any_order() -> None:
    """Ruling free-spades=any-order: the space short of home may come first, one such space at most."""
    t = table(free_spades="any-order")
    t.play("action ACT6. transform F3 to red")
    assert transforms(t) == {"transform E7 to green"}
    t.play("transform E7 to green. build E7")
    assert t.structure("E7") == "witches D"


def test_no_left_over_spade_for_an_untouched_home_space() -> None:
    """FAQ: choosing an old home space without using a spade frees no spade for another space."""
    t = table()
    t.paint("F3", "green")
    t.play("action ACT6. build F3")
    assert t.structure("F3") == "witches D"
    assert not transforms(t)
    t = table()
    t.paint("F3", "green")
    t.play("action ACT6. transform E7 to green")
    assert builds(t) == {"build E7"}


def test_fresh_home_is_not_transformed_on() -> None:
    """FAQ: transforming stops when home terrain is reached, also with spades left over."""
    t = table()
    t.play("action ACT6. transform E7 to green")
    assert not {text for text in transforms(t) if " E7 " in text}


def test_all_transforming_before_building() -> None:
    """FAQ: once the dwelling stands, left-over spades are gone, also for spaces the dwelling would reach."""
    t = table()
    t.play("action ACT6. transform E7 to green. build E7")
    assert not transforms(t)


def test_second_space_is_reached_from_structures() -> None:
    """FAQ: the second space too must be adjacent to a structure, not to the space just transformed."""
    t = table()
    t.play("action ACT6. transform E7 to green")
    assert {text.split()[1] for text in transforms(t)} == {"E6", "F3", "G2"}


def test_spades_are_not_saved() -> None:
    """Details on using spades: a spade that is not used at once is lost."""
    t = table()
    t.give("witches", workers=0, coins=0, digging=0)
    t.play("action ACT6. transform E7 to green. done")
    t.play("nomads: send p to fire for 3")
    t.finish(unless="witches")
    assert t.decider == "witches" and not transforms(t)


def test_three_spades_of_the_halflings() -> None:
    """Transforming: the Halflings' three spades follow the same rules, on up to three spaces, with one dwelling."""
    t = Table("halflings", "nomads")
    t.put("halflings", "E6", "TP")
    t.rich("halflings")
    t.paint("D4 E5 E7", "black")
    t.play("upgrade E6 to SH. transform D4 to brown. transform E5 to brown. transform E7 to brown")
    assert t.legal() == {"build D4", "build E5", "build E7", "done"}
    t.play("build E5")
    assert not builds(t) and not transforms(t)


def _rich_halflings(**options: str) -> Table:
    """With their stronghold's three spades in hand, and workers for many more."""
    t = Table("halflings", "nomads", **options)  # type: ignore[arg-type]
    t.put("halflings", "E6", "TP")
    t.rich("halflings")
    t.give("halflings", digging=2)
    t.paint("D4", "black")
    t.paint("F3", "red")
    t.play("upgrade E6 to SH")
    return t


@pytest.mark.parametrize("profile", data.PROFILES)
def test_halflings_buy_no_spade_beyond_the_three_of_the_stronghold(profile: str) -> None:
    """Base, Transforming: workers for missing spades, and after three none is missing; not the long way round."""
    t = _rich_halflings(profile=profile)
    assert "D4 to brown" in t.transforms() and "D4 to brown the long way" not in t.transforms()
    for text in t.transforms():
        space, colour = text.split()[0], text.split()[2]
        spades = _least_spades(t, space, colour, long_way=text.endswith("long way"))
        assert spades <= 3, text
    assert not t.may("dig 1")
    vp, workers = t.vp("halflings"), t.workers("halflings")
    t.play("transform D4 to brown")
    assert (t.vp("halflings") - vp <= 1 or profile == "snellman") and t.workers("halflings") == workers
    assert not t.may("dig 1")


def _least_spades(t: Table, space: str, colour: str, long_way: bool) -> int:
    """Steps on the cycle by hand, never past brown."""
    wheel = list(data.common().wheel)
    home, start, goal = (wheel.index(name) for name in ("brown", t.terrain(space), colour))
    ways: list[int] = []
    for way in (1, -1):
        place, steps = start, 0
        while steps == 0 or (place != goal and place != home):
            place, steps = (place + way) % len(wheel), steps + 1
        if place == goal:
            ways.append(steps)
    return max(ways) if long_way else min(ways)


def test_a_game_of_0_1_keeps_what_halflings_could_buy() -> None:
    t = _rich_halflings(faults_of_0_1="true")
    t.play("transform D4 to brown the long way")
    assert t.legal() == {"build D4", "done"}


# ---- scoring spades -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("move", "spades"), [("transform E7 to green", 1), ("transform F3 to green", 3)])
def test_spade_scoring_tile(move: str, spades: int) -> None:
    """Details on using spades: 2 VP for each spade used in the action phase."""
    t = table(scoring="SCORE1")
    t.play(move)
    assert t.vp("witches") == 20 + 2 * spades


def test_no_spade_score_on_other_tiles() -> None:
    """Details on using spades: only the tile with the spade pays for them."""
    t = table(scoring="SCORE6")
    t.play("transform F3 to green")
    assert t.vp("witches") == 20


def test_spades_score_when_used() -> None:
    """FAQ: a spade thrown away brings nothing; free and bought ones score alike."""
    t = table(scoring="SCORE1")
    t.play("action ACT6")
    assert t.vp("witches") == 20
    t.play("transform E7 to green. done")
    assert t.vp("witches") == 22
    t = table(scoring="SCORE1")
    t.play("action ACT5. transform F3 to green")
    assert t.vp("witches") == 26
    t = table(scoring="SCORE1")
    t.play("action ACT6. done")
    assert t.vp("witches") == 20


def test_spades_score_when_gained() -> None:
    """Ruling spade-rewards=gained: the free spades score at once, used or not, and none of them twice."""
    t = table(scoring="SCORE1", spade_rewards="gained")
    t.play("action ACT6")
    assert t.vp("witches") == 24
    t.play("transform F3 to green")
    assert t.vp("witches") == 26
    t = table(scoring="SCORE1", spade_rewards="gained")
    t.play("action ACT6. done")
    assert t.vp("witches") == 24


def test_free_spades_are_a_whole_action() -> None:
    """FAQ: the action with free spades is a transform and build of its own, and the turn's only action."""
    t = table()
    t.play("action ACT5. transform E7 to green. build E7")
    t.finish()
    assert t.decider == "nomads"
    t.play("send p to fire for 3")
    t.finish()
    assert not t.may("action ACT5") and t.may("action ACT6")
