"""Fire & Ice: the Riverwalkers, with the prices of 2015."""

import pytest

from mystica import data
from mystica.engine.core import state as column
from mystica.engine.core.ids import BY_SCORING, E_VP
from mystica.engine.core.purse import priest_room
from tests.rules.table import Table

WHEEL = data.common().wheel
GAIN = "unlock-terrain gain-priest"


def _bank(
    structure: str = "D", scoring: str = "SCORE7", coins: int = 40, terrain: str = "black", map: str = "base",
    others: tuple[str, ...] = ("witches",), **options: str,
) -> Table:  # fmt: skip
    """On E6. The river leads to C2 (mountains), D4 (wasteland) and E5 (swamp); E7, F3, F4 are adjacent by land only."""
    t = Table("riverwalkers", *others, scoring=scoring, map=map, terrains={"riverwalkers": terrain}, **options)  # type: ignore[arg-type]
    t.put("riverwalkers", "E6", structure)
    t.give("riverwalkers", coins=coins, workers=40, priests=0, power=(0, 0, 12), cults=(0, 0, 0, 0))
    return t


def _unlocked(t: Table) -> set[str]:
    mask = t.get("riverwalkers", column.UNLOCKED)
    return {colour for i, colour in enumerate(WHEEL) if mask >> i & 1}


def _unlock(t: Table, *colours: str) -> None:
    """Terrains unlocked earlier, with the priests they brought to the supply."""
    me = column.seat_base(t.seat("riverwalkers"))
    for colour in colours:
        t.state.v[me + column.UNLOCKED] |= 2 ** WHEEL.index(colour)
        t.state.v[me + column.PRIEST_SUPPLY] += 1


def _questions(t: Table) -> set[str]:
    return {text.removeprefix("unlock-terrain ") for text in t.legal() if text.startswith("unlock-terrain")}


def _room(t: Table) -> int:
    return int(priest_room(t.state, t.seat("riverwalkers")))


# ---- the faction board --------------------------------------------------------------------------------------


def test_starting_resources() -> None:
    """Faction board: 15 coins, 3 workers, 10 and 2 power, a step on fire and on air, shipping 1; two dwellings."""
    t = Table("riverwalkers", "witches")
    assert (t.coins("riverwalkers"), t.workers("riverwalkers"), t.priests("riverwalkers")) == (15, 3, 0)
    assert t.power("riverwalkers") == (10, 2, 0)
    assert t.cults("riverwalkers") == (1, 0, 0, 1)
    assert t.get("riverwalkers", column.SHIPPING) == 1
    assert t.placings().count("riverwalkers") == 2


def test_no_tracks_to_improve() -> None:
    """Faction board: shipping stays at 1, and there are no spades."""
    t = _bank()
    t.rich("riverwalkers")
    assert not t.may("advance ship") and not t.may("advance dig")
    assert t.transforms() == set()


# ---- the start ----------------------------------------------------------------------------------------------


def test_first_dwellings_beside_the_river() -> None:
    """Ability: the first dwellings stand on the starting terrain, and touch a river."""
    t = Table("riverwalkers", "witches", terrains={"riverwalkers": "black"})
    t.begin()
    t.answer_first_choices()
    assert t.decider == "riverwalkers"
    assert t.builds() == {"A8", "B3", "B5", "C1", "E5", "H5"}  # swamps but A13, E1, E10, G5, I2
    t.play("build E5")
    assert t.terrain("E5") == "black"


def test_the_starting_terrain_is_unlocked() -> None:
    """Ability: one terrain is open from the start, and one priest is in the supply."""
    t = _bank()
    assert _unlocked(t) == {"black"}
    assert t.get("riverwalkers", column.PRIEST_SUPPLY) == 1
    assert t.home("riverwalkers") == "black"


# ---- reach --------------------------------------------------------------------------------------------------


def test_unlocked_terrain_across_the_river() -> None:
    """Ability: new dwellings only on unlocked terrain that the river leads to."""
    t = _bank()
    assert t.builds() == {"E5"}
    _unlock(t, "red")
    assert t.builds() == {"E5", "D4"}
    _unlock(t, "gray")
    assert t.builds() == {"E5", "D4", "C2"}


def test_direct_adjacency_does_not_count() -> None:
    """Ability: a neighbour without a river between stays out of reach, whatever its terrain."""
    t = _bank()
    t.paint("E7 F3 F4", "black")
    assert t.builds() == {"E5"}  # adjacent, but by the river too


def test_ice_and_volcano_cannot_be_unlocked() -> None:
    """Terrain: there is no priest on either."""
    t = _bank()
    _unlock(t, *WHEEL)
    t.paint("E5", "ice")
    t.paint("D4", "volcano")
    assert t.builds() == {"C2"}


def test_price_of_a_dwelling() -> None:
    """Action 1: 1 worker and 2 coins, and the scoring tile as usual."""
    t = _bank(scoring="SCORE3")
    assert t.price("build E5") == (2, 1, 0)
    t.play("build E5")
    assert t.vp("riverwalkers") == 22


def test_built_space_takes_the_colour_of_the_pieces() -> None:
    """Ability: an unlocked terrain becomes the starting terrain where a dwelling is built."""
    t = _bank()
    _unlock(t, "red")
    t.play("build D4")
    assert (t.structure("D4"), t.terrain("D4")) == ("riverwalkers D", "black")


def test_shipping_card_adds_one() -> None:
    """Appendix IV: shipping 2 while the card is held and its holder has not passed."""
    t = _bank()
    t.paint("B3 C3 D3 E4", "black")
    assert t.builds() == {"E5"}
    t.card("riverwalkers", "BON4")
    assert t.builds() == {"E5", "B3", "C3", "D3", "E4"}


def test_towns_by_direct_adjacency() -> None:
    """Founding a town: structures directly adjacent, by land or by bridge; a river between them does not join."""
    t = _bank("SH")
    t.put("riverwalkers", "D4 F3", "TP")
    t.play("build E5. +TW2")
    assert (t.vp("riverwalkers"), t.get("riverwalkers", column.TOWNS_FOUNDED)) == (27, 1)
    t = _bank("SH")
    t.put("riverwalkers", "C2 D3", "TP")
    t.play("build E5")
    assert not any(text.startswith("+TW") for text in t.legal())


def test_town_over_a_bridge() -> None:
    """Founding a town: a bridge joins, although it is no way to build."""
    t = _bank("SH")
    t.put("riverwalkers", "E5", "TP")
    t.put("riverwalkers", "C2", "TP")
    t.put("riverwalkers", "E7")
    t.play("action ACT1. bridge C2:E5. +TW1")
    assert t.get("riverwalkers", column.TOWNS_FOUNDED) == 1


def test_area_by_land_and_by_river() -> None:
    """Area scoring: direct adjacency counts, and shipping 1; the bonus card does not."""
    t = _bank()
    t.put("riverwalkers", "F4 C2")
    assert t.area("riverwalkers") == 3
    t.put("riverwalkers", "A6")
    assert t.area("riverwalkers") == 3
    t.card("riverwalkers", "BON4")
    assert t.area("riverwalkers") == 3  # A6 is two river spaces from C2


def test_neighbours_pay_and_take_as_ever() -> None:
    """Power via structures: direct adjacency for the offer and for the price of the trading house."""
    t = _bank()
    t.put("witches", "F4", "TP")
    t.give("witches", power=(6, 6, 0))
    assert t.price("upgrade E6 to TP") == (3, 2, 0)
    t.play("upgrade E6 to TP\nwitches: leech")
    assert t.power("witches") == (4, 8, 0)


# ---- unlocking ----------------------------------------------------------------------------------------------


def test_power_action_priest_may_unlock() -> None:
    """Ability: a priest of ACT2 becomes a terrain or comes to the board."""
    t = _bank()
    t.play("action ACT2")
    assert _questions(t) == {*(set(WHEEL) - {"black"}), "gain-priest"}
    t.play("unlock-terrain blue")
    assert (_unlocked(t), t.priests("riverwalkers"), t.coins("riverwalkers")) == ({"black", "blue"}, 0, 39)
    assert _room(t) == 2
    t.until("riverwalkers")
    t.give("riverwalkers", power=(0, 0, 5))
    t.play(f"convert 5pw to 1p. {GAIN}")
    assert t.priests("riverwalkers") == 1


def test_income_priests_may_unlock() -> None:
    """Ability: the priests of income, one question each, before the round begins."""
    t = _bank("TE", coins=0)
    t.put("riverwalkers", "A6", "SA")
    t.card("riverwalkers", "BON8")
    t.pass_all()
    assert (t.round, t.decider) == (2, "riverwalkers")
    assert t.income("riverwalkers")[2] in (2, 3)
    asked = 0
    while _questions(t):
        t.play(sorted(f"unlock-terrain {name}" for name in _questions(t) - {"gain-priest"})[0])
        asked += 1
    assert asked == t.income("riverwalkers")[2]
    assert len(_unlocked(t)) == 1 + asked


def test_bonus_card_priest_may_unlock() -> None:
    """Appendix IV: the priest of BON8 is gained like any other; its coins of the income may pay."""
    t = _bank(coins=0)
    t.play("pass BON8\nwitches: pass BON1")
    t.finish()
    assert (t.round, t.decider) == (2, "riverwalkers")
    assert _questions(t) == {"gain-priest"}  # no coin
    t.play(GAIN)
    assert t.priests("riverwalkers") == 1


def test_income_coins_pay_for_the_terrain() -> None:
    """Phase I: all income comes first, then the terrains are unlocked."""
    t = _bank("TP", coins=0)
    t.play("pass BON8\nwitches: pass BON1")
    t.finish()
    assert t.coins("riverwalkers") == 2
    t.play("unlock-terrain red")
    assert (t.coins("riverwalkers"), t.priests("riverwalkers")) == (1, 0)


def test_town_priest_may_unlock() -> None:
    """Appendix V: the priest of TW3, with 9 VP and the key."""
    t = _bank("SH")
    t.put("riverwalkers", "D4 F3", "TP")
    t.play("build E5. +TW3")
    assert (t.vp("riverwalkers"), t.keys("riverwalkers")) == (29, 1)
    assert "gain-priest" in _questions(t) and "red" in _questions(t)
    t.play("unlock-terrain red")
    assert "red" in _unlocked(t)


def test_converted_priest_may_unlock() -> None:
    """Conversions: a priest for 5 power is a priest gained."""
    t = _bank()
    t.play("convert 5pw to 1p")
    assert "red" in _questions(t)
    t.play("unlock-terrain red")
    assert t.decider == "riverwalkers" and t.may("build D4")


def test_conversion_with_a_full_supply_may_unlock() -> None:
    """Conversions: with no priest left in the supply a terrain can still be unlocked for 5 power."""
    t = _bank()
    t.give("riverwalkers", priests=1)
    assert _room(t) == 0
    t.play("convert 5pw to 1p. unlock-terrain red")
    assert (t.priests("riverwalkers"), "red" in _unlocked(t)) == (1, True)


def test_power_action_with_a_full_supply_may_unlock() -> None:
    """Power actions: the same with ACT2."""
    t = _bank()
    t.give("riverwalkers", priests=1)
    t.play("action ACT2. unlock-terrain red")
    assert (t.priests("riverwalkers"), "red" in _unlocked(t)) == (1, True)


def test_cult_bonus_priests_may_unlock() -> None:
    """Phase III: SCORE3 brings a priest for every four steps on water; income is not there yet."""
    t = _bank(scoring="SCORE3", coins=1)
    t.give("riverwalkers", cults=(0, 8, 0, 0))
    t.pass_all()
    assert (t.decider, t.round) == ("riverwalkers", 1)
    t.play("unlock-terrain red")
    assert _questions(t) == {"gain-priest"}  # the coin is spent
    t.play(GAIN)
    assert (t.round, t.priests("riverwalkers")) == (2, 1)
    assert _unlocked(t) == {"black", "red"}


def test_priest_from_the_temple_tile_is_none() -> None:
    """Temple tile: its bonus is coins, no priest; nobody is asked."""
    t = _bank(scoring="SCORE9")
    t.give("riverwalkers", priests=1)
    t.play("send p to fire for 3")
    coins = t.coins("riverwalkers")
    t.pass_all()
    assert t.round == 2
    assert t.coins("riverwalkers") >= coins + 2


@pytest.mark.parametrize(
    ("others", "terrains", "homes"),
    [
        (("witches", "nomads", "giants"), {}, {"green", "yellow", "red"}),
        (("yetis", "witches"), {"yetis": "yellow"}, {"green"}),
        (("acolytes", "nomads"), {"acolytes": "green"}, {"yellow"}),
    ],
)
def test_price_of_a_terrain(others: tuple[str, ...], terrains: dict[str, str], homes: set[str]) -> None:
    """Ability: 1 coin, or 2 for the home terrain of another player; ice and volcano factions have none on the cycle."""
    t = Table("riverwalkers", *others, terrains={"riverwalkers": "black", **terrains})
    t.give("riverwalkers", coins=10, power=(0, 0, 5))
    t.play("convert 5pw to 1p")
    kept = t.state.copy()
    for colour in set(WHEEL) - {"black"}:
        t.play(f"unlock-terrain {colour}")
        assert 10 - t.coins("riverwalkers") == (2 if colour in homes else 1)
        t.state.restore(kept)


def test_a_terrain_must_be_paid() -> None:
    """Ability: with 1 coin another's home stays locked, without a coin everything does."""
    t = _bank(coins=1)
    t.play("convert 5pw to 1p")
    assert _questions(t) == {"yellow", "brown", "blue", "gray", "red", "gain-priest"}
    t = _bank(coins=0)
    t.play("convert 5pw to 1p")
    assert _questions(t) == {"gain-priest"}


def test_a_terrain_is_unlocked_once() -> None:
    """Ability: what is open is not offered again; with all seven open each priest is still asked about."""
    t = _bank()
    _unlock(t, "red", "gray")
    t.play("convert 5pw to 1p")
    assert {"red", "gray", "black"} & _questions(t) == set()
    t = _bank()
    _unlock(t, *(set(WHEEL) - {"black"}))
    t.play("convert 5pw to 1p")
    assert _questions(t) == {"gain-priest"}
    assert t.get("riverwalkers", column.PRIEST_SUPPLY) == 7


# ---- the supply of priests ----------------------------------------------------------------------------------


def test_priests_beyond_the_limit_are_lost() -> None:
    """Ability: 1 priest at first and one more for each terrain unlocked; what the supply lacks is lost."""
    t = _bank()
    t.give("riverwalkers", priests=1)
    t.play(f"action ACT2. {GAIN}")
    assert t.priests("riverwalkers") == 1
    t = _bank()
    _unlock(t, "red")
    t.give("riverwalkers", priests=1)
    t.play(f"action ACT2. {GAIN}")
    assert t.priests("riverwalkers") == 2


def test_priests_on_the_cult_board_count() -> None:
    """Send a priest: one that stays on the cult board is not in the supply any more; one returned is."""
    t = _bank()
    t.give("riverwalkers", priests=1)
    t.play("send p to fire for 3")
    assert _room(t) == 0
    t = _bank()
    t.give("riverwalkers", priests=1)
    t.play("send p to fire for 1")
    assert _room(t) == 1


def test_priest_sent_then_unlocked() -> None:
    """Ability: the priest of a terrain joins the supply and can be gained later."""
    t = _bank()
    t.give("riverwalkers", priests=1)
    t.play("send p to fire for 3")
    t.until("riverwalkers")
    t.play("action ACT2. unlock-terrain red")
    t.until("riverwalkers")
    t.play(f"convert 5pw to 1p. {GAIN}")
    assert t.priests("riverwalkers") == 1


# ---- no spades ----------------------------------------------------------------------------------------------


def test_no_spade_actions() -> None:
    """Ability: neither ACT5 nor ACT6 nor the action of BON1."""
    t = _bank()
    t.card("riverwalkers", "BON1")
    assert not t.may("action ACT5") and not t.may("action ACT6") and not t.may("action BON1")
    assert t.may("action ACT2") and t.may("action ACT3") and t.may("action ACT4")
    assert t.income("riverwalkers")[0] == 2  # the card's coins


def test_other_card_actions_work() -> None:
    """Appendix IV: the cult step of BON2."""
    t = _bank()
    t.card("riverwalkers", "BON2")
    t.play("action BON2. +earth")
    assert t.cults("riverwalkers") == (0, 0, 1, 0)


@pytest.mark.parametrize("profile", ["official", "snellman"])
def test_cult_bonus_spades_are_lost(profile: str) -> None:
    """Phase III: nothing happens, nobody is asked."""
    t = _bank(scoring="SCORE2", profile=profile)
    t.give("riverwalkers", cults=(0, 0, 8, 0))
    t.listen()
    t.pass_all()
    assert t.round == 2
    assert t.gained("riverwalkers", E_VP, BY_SCORING) == 0


def test_sacrifice_not_for_spades() -> None:
    """Sacrificing power: only towards what can be taken."""
    t = _bank()
    t.give("riverwalkers", power=(0, 8, 2), priests=1)
    t.play("burn 1. burn 1")
    assert not t.may("action ACT5")
    assert t.may("action ACT3")


# ---- tiles --------------------------------------------------------------------------------------------------


def test_shipping_town_tile() -> None:
    """Promo town tiles: 4 VP and the key; the shipping value stays."""
    t = _bank("SH", promo_towns="true")
    t.put("riverwalkers", "D4 F3", "TP")
    t.play("build E5. +TW7")
    assert (t.vp("riverwalkers"), t.keys("riverwalkers")) == (24, 1)
    assert t.get("riverwalkers", column.SHIPPING) == 1


def test_shipping_bonus_card() -> None:
    """Promo bonus card: 3 VP on passing for shipping 1."""
    t = _bank(promo_bonus="true")
    t.card("riverwalkers", "BON10")
    t.play("pass BON1")
    assert t.vp("riverwalkers") == 23


# ---- the stronghold -----------------------------------------------------------------------------------------


def _builder() -> Table:
    """A trading house on C2, from where bridges lead to D3, D4 and E5."""
    t = Table("riverwalkers", "witches", terrains={"riverwalkers": "black"})
    t.put("riverwalkers", "C2", "TP")
    t.give("riverwalkers", coins=20, workers=20, power=(0, 0, 0))
    return t


def test_two_free_bridges() -> None:
    """Stronghold: two bridges at once, without power or workers."""
    t = _builder()
    t.play("upgrade C2 to SH")
    assert {text for text in t.legal() if text.startswith("bridge")} == {
        "bridge C2:D3", "bridge C2:D4", "bridge C2:E5",
    }  # fmt: skip
    t.play("bridge C2:D3")
    assert {text for text in t.legal() if text.startswith("bridge")} == {"bridge C2:D4", "bridge C2:E5"}
    t.play("bridge C2:D4")
    assert not any(text.startswith("bridge") for text in t.legal())
    assert t.get("riverwalkers", column.OWN_BRIDGES).bit_count() == 2
    assert (t.coins("riverwalkers"), t.workers("riverwalkers")) == (14, 16)


def test_bridges_may_be_left() -> None:
    """Stronghold: one or both may be given up."""
    t = _builder()
    t.play("upgrade C2 to SH. bridge C2:D3. done")
    t.finish()
    assert t.decider == "witches"
    assert t.get("riverwalkers", column.OWN_BRIDGES).bit_count() == 1
    t = _builder()
    t.play("upgrade C2 to SH. done. done")
    t.finish()
    assert t.decider == "witches"
    assert t.get("riverwalkers", column.OWN_BRIDGES) == 0


def test_no_more_than_three_bridges() -> None:
    """Bridges: three pieces; with two built before only one is left for the stronghold."""
    t = _builder()
    t.bridge("riverwalkers", "C2:D3 C2:D4")
    t.play("upgrade C2 to SH. bridge C2:E5")
    assert not any(text.startswith("bridge") for text in t.legal())
    t.finish()
    assert t.decider == "witches"


def test_no_place_for_a_bridge() -> None:
    """Bridges: where none can be built nobody is asked."""
    t = _bank("TP")
    t.play("upgrade E6 to SH")
    assert not any(text.startswith("bridge") for text in t.legal())


def test_third_bridge_by_power() -> None:
    """Bridges: ACT1 stays open for the third."""
    t = _builder()
    t.play("upgrade C2 to SH. bridge C2:D3. bridge C2:D4. done")
    t.until("riverwalkers")
    t.give("riverwalkers", power=(0, 0, 3))
    t.play("action ACT1. bridge C2:E5")
    assert t.get("riverwalkers", column.OWN_BRIDGES).bit_count() == 3


def test_town_by_a_bridge_of_the_stronghold() -> None:
    """Stronghold: a bridge may found a town at once."""
    t = _builder()
    t.put("riverwalkers", "D3 E4", "TP")
    t.put("riverwalkers", "E3")
    t.play("upgrade C2 to SH. bridge C2:D3. +TW2. bridge C2:D4")
    assert t.vp("riverwalkers") == 27 + 5  # SCORE7 pays for the stronghold


# ---- leaving ------------------------------------------------------------------------------------------------


def test_who_has_left_is_not_asked() -> None:
    """Dropping out: income and cult bonus of a player who has left put no question."""
    t = _bank("TE", scoring="SCORE3", others=("witches", "nomads"))
    t.give("riverwalkers", cults=(0, 8, 0, 0))
    t.drop("riverwalkers")
    t.pass_all()
    assert t.round == 2
    assert t.decider != "riverwalkers" and not _questions(t)


def test_leaving_during_the_question() -> None:
    """Dropping out: an open question ends."""
    t = _bank(others=("witches", "nomads"))
    t.play("action ACT2")
    t.drop("riverwalkers")
    assert t.decider == "witches"


# ---- on the site --------------------------------------------------------------------------------------------


def test_unlocking_on_the_site() -> None:
    """Profile snellman: the same choice, with conversions in between where a coin is missing."""
    t = _bank(coins=0, profile="snellman")
    t.play("action ACT2")
    assert _questions(t) == {"gain-priest"}
    t.play("convert 1w to 1c. unlock-terrain red")
    assert (_unlocked(t), t.coins("riverwalkers"), t.workers("riverwalkers")) == ({"black", "red"}, 0, 39)
