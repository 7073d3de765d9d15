"""Base, Appendix VI: the Fakirs."""

from mystica.engine.core.state import SHIPPING
from tests.rules.table import Table


def _bazaar(structure: str = "D", scoring: str = "SCORE7", **options: str) -> Table:
    """Fakirs on F3. G2 is adjacent; D4 lies behind land, G1 behind a river; C3 and D5 behind two spaces, B3 three."""
    t = Table("fakirs", "witches", scoring=scoring, **options)  # type: ignore[arg-type]
    t.put("fakirs", "F3", structure)
    t.give("fakirs", coins=20, workers=20, priests=5, power=(0, 0, 12))
    return t


# ---- the faction board ------------------------------------------------------------------------------------


def test_exchange_rate_improves_only_once() -> None:
    """Faction board: one step to 2 workers for a spade, at the usual price and for 6 VP."""
    t = _bazaar()
    assert t.price("advance dig") == (5, 2, 1)
    t.play("advance dig")
    assert t.vp("fakirs") == 26
    t.until("fakirs")
    assert not t.may("advance dig")
    assert t.price("transform G2 to yellow. done") == (0, 2, 0)


def test_no_shipping() -> None:
    """Setup: they have no shipping track, and the shipping card brings only its power."""
    t = _bazaar()
    t.card("fakirs", "BON4")
    t.give("fakirs", priests=0)
    assert not t.may("advance ship")
    assert not t.may("transform G1 to red")
    assert t.income("fakirs")[3] == 3


# ---- the carpet -------------------------------------------------------------------------------------------


def test_carpet_over_land() -> None:
    """Ability: one land space is skipped for a priest and 4 VP; spades cost workers as ever."""
    t = _bazaar()
    t.play("transform D4 to yellow")
    assert (t.priests("fakirs"), t.workers("fakirs"), t.vp("fakirs")) == (4, 17, 24)


def test_carpet_over_a_river() -> None:
    """Ability: or one river space."""
    t = _bazaar()
    t.play("transform G1 to red")
    assert (t.priests("fakirs"), t.workers("fakirs"), t.vp("fakirs")) == (4, 17, 24)


def test_carpet_over_a_structure() -> None:
    """Ability: what stands below does not matter."""
    t = _bazaar()
    t.put("witches", "E6")
    t.play("transform D4 to yellow")
    assert t.vp("fakirs") == 24


def test_carpet_not_over_two_spaces() -> None:
    """Ability: before the stronghold one space is the most."""
    t = _bazaar()
    assert not t.may("transform C3 to gray")
    assert not t.may("transform D5 to green")


def test_carpet_needs_a_priest() -> None:
    """Ability: workers and coins do not fly."""
    t = _bazaar()
    t.give("fakirs", priests=0)
    t.paint("D4", "yellow")
    assert t.may("transform G2 to yellow")
    assert not t.may("build D4") and not t.may("transform E7 to red")
    t.play("convert 5pw to 1p")
    assert t.may("build D4") and t.may("transform E7 to red")


def test_carpet_to_build_only() -> None:
    """Ability: a dwelling on a home space beyond the gap."""
    t = _bazaar(scoring="SCORE3")
    t.paint("D4", "yellow")
    t.play("build D4")
    assert (t.priests("fakirs"), t.workers("fakirs"), t.coins("fakirs")) == (4, 19, 18)
    assert t.vp("fakirs") == 20 + 4 + 2


def test_carpet_is_paid_once_for_transform_and_build() -> None:
    """Ability: one action, one flight, 4 VP once."""
    t = _bazaar()
    t.give("fakirs", priests=1)
    t.play("transform D4 to yellow. build D4")
    assert (t.priests("fakirs"), t.vp("fakirs")) == (0, 24)


def test_no_carpet_to_an_adjacent_space() -> None:
    """FAQ, Tunnel and carpet: never where the space is directly adjacent to an own structure."""
    t = _bazaar()
    t.play("transform G2 to yellow. done")
    assert (t.priests("fakirs"), t.vp("fakirs")) == (5, 20)


def test_no_carpet_to_the_end_of_a_bridge() -> None:
    """FAQ, Tunnel and carpet: a bridge, whoever built it, makes the space adjacent."""
    t = _bazaar()
    t.bridge("witches", "F3:G1")
    t.play("transform G1 to red. done")
    assert (t.priests("fakirs"), t.vp("fakirs")) == (5, 20)


def test_no_carpet_beyond_an_empty_space_at_a_bridge() -> None:
    """FAQ, Tunnel and carpet: it takes off from a structure."""
    t = _bazaar()
    t.bridge("fakirs", "F3:G1")
    assert not t.may("transform H2 to black")  # H3 or r27 lies between G1 and H2
    t.put("fakirs", "G1")
    assert t.may("transform H2 to black")


def test_one_carpet_in_an_action() -> None:
    """FAQ, Tunnel and carpet: one flight, even with two spaces to transform."""
    t = _bazaar()
    t.paint("E7", "red")
    t.play("action ACT6. transform D4 to yellow")
    assert not t.may("transform E7 to yellow")
    t.play("transform G2 to yellow. done")
    assert (t.priests("fakirs"), t.vp("fakirs")) == (4, 24)


def test_carpet_with_free_spades() -> None:
    """Ability: power actions and the bonus card are transform and build too."""
    t = _bazaar()
    t.card("fakirs", "BON1")
    t.play("action BON1. transform D4 to yellow. done")
    t.until("fakirs")
    t.play("action ACT5. transform E7 to red. done")
    assert (t.priests("fakirs"), t.workers("fakirs"), t.vp("fakirs")) == (3, 20, 28)


def test_carpet_only_with_a_real_transform_or_build() -> None:
    """FAQ, Tunnel and carpet: no flight for its VP alone."""
    t = _bazaar()
    t.give("fakirs", workers=0, coins=0, power=(12, 0, 0))
    assert not any(text.startswith(("transform", "build")) for text in t.legal())


def test_carpet_to_the_same_space_again() -> None:
    """FAQ, Tunnel and carpet: each later action flies, pays and scores anew."""
    t = _bazaar()
    t.play("transform G1 to red. done")
    t.until("fakirs")
    t.play("transform G1 to yellow. done")
    t.until("fakirs")
    t.play("build G1")
    assert (t.priests("fakirs"), t.vp("fakirs")) == (2, 32)


def test_no_carpet_for_cult_bonus_spades() -> None:
    """Phase III: nothing can be paid outside the action phase, so nobody flies."""
    t = _bazaar(scoring="SCORE8")
    t.give("fakirs", cults=(0, 0, 0, 4))
    t.pass_all()
    assert t.decider == "fakirs"
    assert t.may("transform G2 to yellow")
    assert not t.may("transform D4 to yellow") and not t.may("transform G1 to red")


def test_priests_of_the_carpet_return_to_the_supply() -> None:
    """Ability: they are paid, not placed; the supply has them again."""
    t = _bazaar()
    t.give("fakirs", priests=7, power=(0, 0, 12))
    assert not t.may("convert 5pw to 1p")
    t.play("transform D4 to yellow. done")
    t.until("fakirs")
    assert t.may("convert 5pw to 1p")


def test_carpet_makes_no_neighbours() -> None:
    """Direct adjacency: a structure within flying distance takes no power and gives no discount."""
    t = _bazaar()
    t.put("witches", "D4")
    assert t.price("upgrade F3 to TP") == (6, 2, 0)
    t.play("upgrade F3 to TP. done")
    assert t.decider == "witches" and t.may("pass BON1")


# ---- the stronghold ---------------------------------------------------------------------------------------


def test_longer_flight_with_the_stronghold() -> None:
    """Stronghold: two spaces, land or river or one of each, for one priest and 4 VP; three are too many."""
    t = _bazaar("SH")
    assert t.may("transform D5 to green")  # over E6 and E7
    assert t.may("transform I5 to yellow")  # over r28 and r32
    assert t.may("transform I6 to gray")  # over G2 and r33
    assert not t.may("transform B3 to brown")
    t.play("transform D5 to green. done")
    assert (t.priests("fakirs"), t.vp("fakirs")) == (4, 24)


def test_short_flight_with_the_stronghold() -> None:
    """Stronghold: one space may still be skipped, at the same price."""
    t = _bazaar("SH")
    t.play("transform D4 to yellow. done")
    assert (t.priests("fakirs"), t.vp("fakirs")) == (4, 24)


def test_longer_flight_from_the_next_action_on() -> None:
    """Stronghold: as soon as it stands."""
    t = _bazaar("TP")
    assert not t.may("transform D5 to green")
    t.play("upgrade F3 to SH")
    t.until("fakirs")
    assert t.may("transform D5 to green")


# ---- areas and tiles --------------------------------------------------------------------------------------


def test_area_over_carpets() -> None:
    """Area scoring: structures within a flight are connected, whatever priests are left; the stronghold widens it."""
    t = _bazaar("TP")
    t.give("fakirs", priests=0)
    t.put("fakirs", "D4 I6")
    assert t.area("fakirs") == 2
    t.put("fakirs", "F3", "SH")
    assert t.area("fakirs") == 3


def test_area_not_over_three_spaces() -> None:
    """Area scoring: a gap of three is too wide, with the stronghold as well."""
    t = _bazaar("SH")
    t.put("fakirs", "B3")
    assert t.area("fakirs") == 1


def test_promo_town_tile_lengthens_the_flight() -> None:
    """Promo town tiles: 4 VP, and one space more may be skipped from now on, in final scoring too."""
    t = _bazaar("SH", promo_towns="true")
    t.put("fakirs", "E5", "TP")
    t.put("fakirs", "E6")
    t.paint("G2", "yellow")
    assert not t.may("transform A7 to black")
    assert not t.may("build A5")
    t.play("build G2. +TW7")
    assert t.vp("fakirs") == 24
    assert t.get("fakirs", SHIPPING) == 0
    t.until("fakirs")
    assert t.may("transform A7 to black") and t.may("build A5")  # three spaces from E6
    t.put("fakirs", "A7")
    assert t.area("fakirs") == 5


def test_promo_town_tile_before_the_stronghold() -> None:
    """Promo town tiles: two spaces then, and three once the stronghold stands."""
    t = _bazaar("TE", promo_towns="true")
    t.put("fakirs", "E5", "TE")
    t.put("fakirs", "E6", "TP")
    t.paint("G2", "yellow")
    t.play("build G2. +TW7")
    t.until("fakirs")
    assert t.may("transform B3 to brown")  # two spaces from E6
    assert not t.may("transform A7 to black")
    t.play("upgrade E6 to SH")
    t.until("fakirs")
    assert t.may("transform A7 to black")


def test_two_promo_town_tiles() -> None:
    """Promo town tiles: both copies add up; four spaces with the stronghold are the most."""
    t = _bazaar("SH", promo_towns="true")
    t.put("fakirs", "E5", "TP")
    t.put("fakirs", "E6")
    t.put("fakirs", "I11 I12 H8", "TE")
    t.paint("G2 I10", "yellow")
    t.play("build G2. +TW7")
    t.until("fakirs")
    assert not t.may("transform A9 to yellow")
    t.play("build I10. +TW7")
    t.until("fakirs")
    assert t.may("transform A9 to yellow")  # four spaces from E6
    assert not t.may("transform A10 to blue")


def test_promo_bonus_card() -> None:
    """Promo bonus card: without shipping it pays nothing on passing."""
    t = _bazaar(promo_bonus="true")
    t.card("fakirs", "BON10")
    t.play("pass BON1")
    assert t.vp("fakirs") == 20


def test_carpet_on_the_site() -> None:
    """Profile snellman: the same price and VP, paid once for transform and build."""
    t = _bazaar(profile="snellman")
    t.play("transform D4 to yellow. build D4")
    assert (t.priests("fakirs"), t.vp("fakirs")) == (4, 24)
