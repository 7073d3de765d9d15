"""Appendices I to V: the printed effect of every action space, card and tile."""

from collections.abc import Callable

import pytest

from mystica.engine.core import state as column
from tests.rules.table import Table

FIRE, WATER, EARTH, AIR = range(4)


def auren(scoring: str = "SCORE7", **options: str) -> Table:
    """Auren to move, who have no ability of their own, with exactly known resources."""
    t = Table("auren", "nomads", scoring=scoring, round=1, **options)
    t.give("auren", coins=20, workers=10, priests=0, power=(12, 0, 0), cults=(0, 0, 0, 0))
    return t


# ---- Appendix I: power actions ----------------------------------------------------------------------------


def with_power(cost: int) -> Table:
    """Auren at the bridge to B4 with just this much power."""
    t = auren()
    t.put("auren", "C3")
    t.paint("D4 D5", "gray")
    t.give("auren", coins=0, workers=0, power=(12 - cost, 0, cost))
    return t


def test_act1_bridge() -> None:
    """Appendix I: 3 power, a bridge."""
    t = with_power(3)
    t.play("action ACT1. bridge B4:C3")
    assert t.power("auren") == (12, 0, 0)
    assert t.get("auren", column.OWN_BRIDGES) != 0


def test_act2_priest() -> None:
    """Appendix I: 3 power, a priest."""
    t = with_power(3)
    t.play("action ACT2")
    assert (t.priests("auren"), t.power("auren")) == (1, (12, 0, 0))


def test_act3_workers() -> None:
    """Appendix I: 4 power, two workers."""
    t = with_power(4)
    t.play("action ACT3")
    assert (t.workers("auren"), t.power("auren")) == (2, (12, 0, 0))


def test_act4_coins() -> None:
    """Appendix I: 4 power, seven coins."""
    t = with_power(4)
    t.play("action ACT4")
    assert (t.coins("auren"), t.power("auren")) == (7, (12, 0, 0))


def test_act5_spade() -> None:
    """Appendix I: 4 power, one spade."""
    t = with_power(4)
    t.play("action ACT5. transform D4 to green")
    assert (t.terrain("D4"), t.power("auren")) == ("green", (12, 0, 0))
    assert not t.may("transform D5 to green")


def test_act6_two_spades() -> None:
    """Appendix I: 6 power, two spades."""
    t = with_power(6)
    t.play("action ACT6. transform D4 to green. transform D5 to green")
    assert (t.terrain("D4"), t.terrain("D5"), t.power("auren")) == ("green", "green", (12, 0, 0))


# ---- Appendix II: favor tiles -----------------------------------------------------------------------------


def take_favor(code: str) -> Table:
    """A temple was built and this tile taken."""
    t = auren()
    t.put("auren", "E6", "TP")
    t.play(f"upgrade E6 to TE. +{code}")
    return t


@pytest.mark.parametrize(
    ("code", "track", "steps", "copies"),
    [
        ("FAV1", FIRE, 3, 1),
        ("FAV2", WATER, 3, 1),
        ("FAV3", EARTH, 3, 1),
        ("FAV4", AIR, 3, 1),
        ("FAV5", FIRE, 2, 3),
        ("FAV6", WATER, 2, 3),
        ("FAV7", EARTH, 2, 3),
        ("FAV8", AIR, 2, 3),
        ("FAV9", FIRE, 1, 3),
        ("FAV10", WATER, 1, 3),
        ("FAV11", EARTH, 1, 3),
        ("FAV12", AIR, 1, 3),
    ],
)
def test_favor_tile_steps_and_copies(code: str, track: int, steps: int, copies: int) -> None:
    """Appendix II: each tile moves its cult's marker at once; one copy of the threes, three of the others."""
    tile = int(code[3:]) - 1
    assert auren().state.v[column.FAVORS_LEFT + tile] == copies
    t = take_favor(code)
    assert t.cults("auren") == tuple(steps if i == track else 0 for i in range(4))
    assert t.power("auren") == ((11, 1, 0) if steps == 3 else (12, 0, 0))
    assert t.state.v[column.FAVORS_LEFT + tile] == copies - 1


@pytest.mark.parametrize(
    ("code", "income"),
    [
        ("FAV1", (0, 0, 0, 0)),
        ("FAV5", (0, 0, 0, 0)),
        ("FAV6", (0, 0, 0, 0)),
        ("FAV7", (0, 1, 0, 1)),
        ("FAV8", (0, 0, 0, 4)),
        ("FAV9", (3, 0, 0, 0)),
        ("FAV10", (0, 0, 0, 0)),
        ("FAV11", (0, 0, 0, 0)),
        ("FAV12", (0, 0, 0, 0)),
    ],
)
def test_favor_tile_income(code: str, income: tuple[int, int, int, int]) -> None:
    """Appendix II: earth-2 a worker and a power, air-2 four power, fire-1 three coins, the others nothing."""
    t = auren()
    before = t.income("auren")
    t.favor("auren", code)
    assert tuple(b - a for a, b in zip(before, t.income("auren"))) == income


def test_fav5_towns_with_six() -> None:
    """Appendix II: towns need a power value of 6 only."""
    t = auren()
    t.favor("auren", "FAV5")
    t.put("auren", "E5 E6", "TP")
    t.put("auren", "E7")
    t.paint("F4", "green")
    t.play("build F4")
    assert t.may("+TW1")


def test_fav6_cult_step() -> None:
    """Appendix II: once per round a step on a track of choice."""
    t = auren()
    t.favor("auren", "FAV6")
    t.play("action FAV6. +air")
    assert t.cults("auren") == (0, 0, 0, 1)


@pytest.mark.parametrize(("code", "trading_house", "dwelling"), [("FAV10", 3, 0), ("FAV11", 0, 2), ("FAV9", 0, 0)])
def test_fav10_and_fav11_vp_for_building(code: str, trading_house: int, dwelling: int) -> None:
    """Appendix II: water-1 brings 3 VP for a trading house, earth-1 brings 2 VP for a dwelling."""
    t = auren()
    t.favor("auren", code)
    t.put("auren", "E6")
    t.play("auren: upgrade E6 to TP\nnomads: pass BON1")
    t.finish(unless="auren")
    assert t.vp("auren") == 20 + trading_house
    t.paint("E7", "green")
    t.finish()
    t.play("build E7")
    assert t.vp("auren") == 20 + trading_house + dwelling


def test_fav11_and_a_dwelling_of_a_special_action() -> None:
    """Appendix II: a dwelling is a dwelling, whichever action built it."""
    t = Table("witches", "nomads")
    t.favor("witches", "FAV11")
    t.put("witches", "E6", "SH")
    t.play("action ACTW. build A3")
    assert t.vp("witches") == 22


def test_fav11_in_the_action_that_gained_it() -> None:
    """Base, Upgrading a structure: a tile works from the moment it is taken, not for what was built before."""
    t = auren()
    t.put("auren", "E6", "TP")
    t.put("auren", "E5")
    t.play("auren: upgrade E6 to TE. +FAV10\nnomads: pass BON1")
    t.finish()
    assert t.vp("auren") == 20
    t.play("upgrade E5 to TP")
    assert t.vp("auren") == 23


@pytest.mark.parametrize(("houses", "vp"), [(0, 0), (1, 2), (2, 3), (3, 3), (4, 4)])
def test_fav12_vp_on_passing(houses: int, vp: int) -> None:
    """Appendix II: 2, 3, 3, 4 VP for one to four trading houses."""
    t = auren()
    t.favor("auren", "FAV12")
    t.put("auren", " ".join(["A1", "C1", "E6", "I5"][:houses]), "TP")
    t.play("pass BON1")
    assert t.vp("auren") == 20 + vp


def test_one_favor_tile_of_each_kind() -> None:
    """Appendix II: nobody has two tiles of a kind; the others of it stay for the rest."""
    t = auren()
    t.favor("auren", "FAV7")
    t.put("auren", "E6", "TP")
    t.play("upgrade E6 to TE")
    assert "+FAV7" not in t.legal()
    assert len(t.legal()) == 11


def test_a_kind_that_is_gone() -> None:
    """Appendix II: the tiles with three steps exist once."""
    t = auren()
    t.favor("nomads", "FAV1")
    t.put("auren", "E6", "TP")
    t.play("upgrade E6 to TE")
    assert "+FAV1" not in t.legal()


# ---- Appendix III: scoring tiles --------------------------------------------------------------------------


def dwelling(t: Table) -> None:
    t.put("auren", "E6")
    t.paint("E7", "green")
    t.play("build E7")


def trading_house(t: Table) -> None:
    t.put("auren", "E6")
    t.play("upgrade E6 to TP")


def temple(t: Table) -> None:
    t.put("auren", "E6", "TP")
    t.play("upgrade E6 to TE. +FAV9")


def stronghold(t: Table) -> None:
    t.put("auren", "E6", "TP")
    t.play("upgrade E6 to SH. +FAV9")


def sanctuary(t: Table) -> None:
    t.put("auren", "E6", "TE")
    t.play("upgrade E6 to SA. +FAV9")


def two_spades(t: Table) -> None:
    t.put("auren", "E6")
    t.paint("E7", "red")
    t.play("transform E7 to green. done")


def town(t: Table) -> None:
    """A trading house becomes a temple that brings the tile for small towns; town tile of 5 VP."""
    t.put("auren", "E5 E6", "TP")
    t.put("auren", "E7 F4")
    t.play("upgrade E5 to TE. +FAV5. +TW1")
    t.give("auren", vp=t.vp("auren") - 5)


EVENTS: dict[str, Callable[[Table], None]] = {
    "D": dwelling, "TP": trading_house, "TE": temple, "SH": stronghold, "SA": sanctuary, "spades": two_spades,
    "town": town,
}  # fmt: skip


@pytest.mark.parametrize(
    ("scoring", "vp"),
    [
        ("SCORE1", {"spades": 4}),
        ("SCORE2", {"town": 5}),
        ("SCORE3", {"D": 2}),
        ("SCORE4", {"SH": 5, "SA": 5}),
        ("SCORE5", {"D": 2}),
        ("SCORE6", {"TP": 3}),
        ("SCORE7", {"SH": 5, "SA": 5}),
        ("SCORE8", {"TP": 3}),
        ("SCORE9", {"TE": 4, "town": 4}),  # the town of this test comes with a temple
    ],
)
@pytest.mark.parametrize("event", list(EVENTS))
def test_scoring_tile_in_the_action_phase(scoring: str, vp: dict[str, int], event: str) -> None:
    """Appendix III: each tile pays for what it shows, and for nothing else."""
    t = auren(scoring)
    EVENTS[event](t)
    assert t.vp("auren") == 20 + vp.get(event, 0)


@pytest.mark.parametrize(
    ("scoring", "cults", "gain"),
    [
        ("SCORE1", (0, 0, 3, 0), (3, 0, 0, 0)),
        ("SCORE3", (0, 4, 0, 0), (0, 0, 1, 0)),
        ("SCORE4", (4, 0, 0, 0), (0, 2, 0, 0)),
        ("SCORE5", (4, 0, 0, 0), (0, 0, 0, 4)),
        ("SCORE7", (0, 0, 0, 4), (0, 2, 0, 0)),
    ],
)
def test_scoring_tile_at_the_end_of_the_round(
    scoring: str, cults: tuple[int, int, int, int], gain: tuple[int, int, int, int]
) -> None:
    """Appendix III: the right half pays once more what the income brings without it."""

    def after(levels: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
        t = auren(scoring)
        t.give("auren", cults=levels)
        t.play("auren: pass BON1\nnomads: pass BON2")
        t.finish()
        assert t.round == 2
        _, two, three = t.power("auren")
        return t.coins("auren"), t.workers("auren"), t.priests("auren"), two + 2 * three

    assert tuple(b - a for a, b in zip(after((0, 0, 0, 0)), after(cults))) == gain


@pytest.mark.parametrize(
    ("scoring", "cults"), [("SCORE2", (0, 0, 4, 0)), ("SCORE6", (0, 4, 0, 0)), ("SCORE8", (0, 0, 0, 4))]
)
def test_scoring_tile_with_spades(scoring: str, cults: tuple[int, int, int, int]) -> None:
    """Appendix III: a spade for four steps in earth, water or air, and in no other cult."""
    t = auren(scoring)
    t.put("auren", "E6")
    t.paint("E7", "gray")
    t.give("auren", cults=cults)
    t.pass_all()
    t.play("transform E7 to green")
    assert (t.terrain("E7"), t.round) == ("green", 2)
    u = auren(scoring)
    u.put("auren", "E6")
    u.give("auren", cults=(10 - cults[0], 10 * (cults[1] == 0), 10 * (cults[2] == 0), 10 * (cults[3] == 0)))
    u.pass_all()
    assert u.round == 2


def test_score9_coins_for_priests() -> None:
    """Temple scoring tile: 2 coins for each priest on the cult board."""
    t = auren("SCORE9")
    t.give("auren", coins=0, priests=1)
    t.play("auren: send p to fire for 3\nnomads: pass BON2")
    t.finish()
    t.play("pass BON5")
    t.finish()
    assert (t.round, t.coins("auren")) == (2, 2)


# ---- Appendix IV: bonus cards -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "income"),
    [
        ("BON1", (2, 0, 0, 0)),
        ("BON2", (4, 0, 0, 0)),
        ("BON3", (6, 0, 0, 0)),
        ("BON4", (0, 0, 0, 3)),
        ("BON5", (0, 1, 0, 3)),
        ("BON6", (0, 2, 0, 0)),
        ("BON7", (0, 1, 0, 0)),
        ("BON8", (0, 0, 1, 0)),
        ("BON9", (2, 0, 0, 0)),
        ("BON10", (0, 0, 0, 3)),
    ],
)
def test_bonus_card_income(code: str, income: tuple[int, int, int, int]) -> None:
    """Appendix IV and promo card: coins, workers, priests and power of each card."""
    t = auren(promo_bonus="true")
    before = t.income("auren")
    t.card("auren", code)
    assert tuple(b - a for a, b in zip(before, t.income("auren"))) == income


def test_bonus_card_income_arrives() -> None:
    """Appendix IV: the card taken on passing pays in the income phase that follows."""
    t = auren()
    t.give("auren", coins=0)
    t.play("auren: pass BON8\nnomads: pass BON3")
    t.finish()
    assert (t.round, t.priests("auren"), t.coins("auren")) == (2, 1, 0)


@pytest.mark.parametrize(
    ("code", "vp"),
    [
        ("BON1", 0), ("BON2", 0), ("BON3", 0), ("BON4", 0), ("BON5", 0), ("BON6", 8), ("BON7", 4), ("BON8", 0),
        ("BON9", 3), ("BON10", 6),
    ],
)  # fmt: skip
def test_bonus_card_vp_on_passing(code: str, vp: int) -> None:
    """Appendix IV and promo card: 3 dwellings, 2 trading houses, stronghold, sanctuary, temple, shipping 2."""
    t = auren(promo_bonus="true")
    for structure, spaces in (("D", "A1 A3 A5"), ("TP", "C1 E1"), ("SH", "E6"), ("SA", "I5"), ("TE", "I7")):
        t.put("auren", spaces, structure)
    t.give("auren", shipping=2)
    t.card("auren", code)
    t.play("pass BON9" if code != "BON9" else "pass BON1")
    assert t.vp("auren") == 20 + vp


def test_bon1_spade() -> None:
    """Appendix IV: a free spade once in the round."""
    t = auren()
    t.card("auren", "BON1")
    t.put("auren", "E6")
    t.paint("E7", "gray")
    t.give("auren", workers=0)
    t.play("action BON1. transform E7 to green")
    assert t.terrain("E7") == "green"


def test_bon2_cult_step() -> None:
    """Appendix IV: a step on a track of choice once in the round."""
    t = auren()
    t.card("auren", "BON2")
    t.play("action BON2. +water")
    assert t.cults("auren") == (0, 1, 0, 0)


def test_bon4_shipping() -> None:
    """Appendix IV: shipping counts one more while the card is held, on top of the own level."""
    t = auren()
    t.put("auren", "C3")
    t.paint("B4 D6", "green")
    assert not t.may("build B4")
    t.card("auren", "BON4")
    assert t.may("build B4")
    assert not t.may("build D6")
    t.give("auren", shipping=1)
    assert t.may("build D6")


def test_bon4_is_no_use_to_dwarves_and_fakirs() -> None:
    """Appendix IV: without a shipping track the second advantage of the card is lost."""
    for faction, colour in (("dwarves", "gray"), ("fakirs", "yellow")):
        t = Table(faction, "witches")
        t.put(faction, "C3")
        t.paint("B4", colour)
        t.give(faction, coins=9, workers=1, priests=0)  # nothing for a tunnel or carpet
        t.card(faction, "BON4")
        assert not t.may("build B4")


# ---- Appendix V: town tiles -------------------------------------------------------------------------------


def take_town(code: str, faction: str = "auren", colour: str = "green", shipping: int | None = 0) -> Table:
    """A dwelling founds a town, and this tile is taken."""
    t = Table(faction, "witches" if colour != "green" else "nomads", promo_towns="true")
    t.give(faction, coins=2, workers=1, priests=0, power=(12, 0, 0), cults=(0, 0, 0, 0), shipping=shipping)
    t.put(faction, "E5 E6 E7", "TP")
    t.paint("F4", colour)
    t.play(f"build F4. +{code}")
    return t


@pytest.mark.parametrize(
    ("code", "vp", "coins", "workers", "priests", "power", "steps", "keys"),
    [
        ("TW1", 5, 6, 0, 0, 0, 0, 1),
        ("TW2", 7, 0, 2, 0, 0, 0, 1),
        ("TW3", 9, 0, 0, 1, 0, 0, 1),
        ("TW4", 6, 0, 0, 0, 8, 0, 1),
        ("TW5", 8, 0, 0, 0, 0, 1, 1),
        ("TW6", 2, 0, 0, 0, 0, 2, 2),
        ("TW7", 4 + 2, 0, 0, 0, 0, 0, 1),  # with the VP of the first step on the shipping track
        ("TW8", 11, 0, 0, 0, 0, 0, 1),
    ],
)
def test_town_tile(
    code: str, vp: int, coins: int, workers: int, priests: int, power: int, steps: int, keys: int
) -> None:
    """Appendix V and promo tiles: VP, one reward, and a key (two on one promo tile)."""
    t = take_town(code)
    assert t.vp("auren") == 20 + vp
    assert (t.coins("auren"), t.workers("auren"), t.priests("auren")) == (coins, workers, priests)
    assert t.power("auren") == (12 - power, power, 0)
    assert t.cults("auren") == (steps, steps, steps, steps)
    assert t.keys("auren") == keys
    assert t.get("auren", column.SHIPPING) == (1 if code == "TW7" else 0)


@pytest.mark.parametrize(("before", "vp", "after"), [(0, 2, 1), (1, 3, 2), (2, 4, 3), (3, 0, 3)])
def test_tw7_shipping(before: int, vp: int, after: int) -> None:
    """Promo town tile: 4 VP and a free step on the shipping track with its VP, unless the marker is at the end."""
    t = take_town("TW7", shipping=before)
    assert t.vp("auren") == 20 + 4 + vp
    assert t.get("auren", column.SHIPPING) == after


@pytest.mark.parametrize(("code", "reached"), [("TW7", True), ("TW8", False)])
def test_tw7_for_fakirs(code: str, reached: bool) -> None:
    """Promo town tile: the Fakirs' carpet flies over one space more from now on, without VP for shipping."""
    t = take_town(code, "fakirs", "yellow", None)
    assert t.vp("fakirs") == 20 + (4 if code == "TW7" else 11)
    t.paint("C1", "yellow")  # over two spaces from E5
    t.play("witches: pass BON1")
    t.finish()
    t.give("fakirs", coins=2, workers=1, priests=1, vp=20)
    assert t.may("build C1") == reached
    t.put("fakirs", "C1")
    assert t.area("fakirs") == (5 if reached else 4)


def test_tw7_for_dwarves() -> None:
    """Promo town tile: the Dwarves have neither ships nor carpets, and get the 4 VP alone."""
    t = take_town("TW7", "dwarves", "gray", None)
    assert t.vp("dwarves") == 24
    t.put("dwarves", "A1 A4")  # over two spaces
    assert t.area("dwarves") == 4


def test_tw5_uses_its_own_key() -> None:
    """Appendix V, with Only one player on space 10: the key of the tile counts for the steps of the tile."""
    t = auren()
    t.give("auren", cults=(9, 0, 0, 0))
    t.put("auren", "E5 E6 E7", "TP")
    t.paint("F4", "green")
    t.play("build F4. +TW5. +fire")
    assert t.cults("auren") == (10, 1, 1, 1)
    assert t.keys("auren") == 0
    assert t.power("auren") == (9, 3, 0)


def test_tw4_power_beyond_the_bowls_is_lost() -> None:
    """Appendix V, with Gaining power: what does not fit into the bowls is lost."""
    t = auren()
    t.give("auren", power=(1, 1, 10))
    t.put("auren", "E5 E6 E7", "TP")
    t.paint("F4", "green")
    t.play("build F4. +TW4")
    assert t.power("auren") == (0, 0, 12)
