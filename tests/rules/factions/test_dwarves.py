"""Base, Appendix VI: the Dwarves."""

from mystica.engine.core.state import SHIPPING
from tests.rules.table import Table


def _mine(structure: str = "D", scoring: str = "SCORE7", **options: str) -> Table:
    """On E7. F4 (forest) is adjacent; C3 (forest) and G2 (wasteland) lie behind land, G3 (forest) behind a river."""
    t = Table("dwarves", "nomads", scoring=scoring, **options)  # type: ignore[arg-type]
    t.put("dwarves", "E7", structure)
    t.give("dwarves", coins=20, workers=20, priests=0, power=(0, 0, 12))
    return t


# ---- the faction board ------------------------------------------------------------------------------------


def test_no_shipping() -> None:
    """Ability: no shipping track, so nothing to improve."""
    t = _mine()
    t.rich("dwarves")
    assert not t.may("advance ship")
    assert t.may("advance dig")


def test_no_use_of_the_shipping_card() -> None:
    """Appendix IV: the card brings its power and no shipping; the river is crossed by tunnel only."""
    t = _mine()
    t.card("dwarves", "BON4")
    assert t.income("dwarves")[3] == 3
    t.play("transform G3 to gray. done")
    assert t.vp("dwarves") == 24


# ---- tunneling --------------------------------------------------------------------------------------------


def test_tunnel_under_land() -> None:
    """Ability: one land space is skipped for 2 workers more and 4 VP."""
    t = _mine()
    t.play("transform G2 to gray")
    assert t.workers("dwarves") == 20 - 2 - 3
    assert t.vp("dwarves") == 24


def test_tunnel_under_a_river() -> None:
    """Ability: one river space is skipped in the same way."""
    t = _mine()
    t.play("transform G3 to gray")
    assert (t.workers("dwarves"), t.vp("dwarves")) == (15, 24)


def test_tunnel_under_a_structure() -> None:
    """Ability: whoever lives above notices nothing."""
    t = _mine()
    t.put("nomads", "F4")
    t.play("transform G2 to gray")
    assert t.vp("dwarves") == 24


def test_tunnel_not_under_two_spaces() -> None:
    """Ability: only one space is skipped."""
    t = _mine()
    t.paint("I6 C4", "gray")
    assert not t.may("build C4")  # two spaces lie between
    assert not t.may("transform D3 to gray")


def test_tunnel_to_build_only() -> None:
    """Ability: it serves the whole action, so also a dwelling on a home space."""
    t = _mine(scoring="SCORE3")
    t.paint("G2", "gray")
    t.play("build G2")
    assert (t.workers("dwarves"), t.coins("dwarves")) == (20 - 2 - 1, 18)
    assert t.vp("dwarves") == 20 + 4 + 2


def test_tunnel_is_paid_once_for_transform_and_build() -> None:
    """Ability: one action, one tunnel, 4 VP once."""
    t = _mine(scoring="SCORE3")
    t.play("transform G2 to gray. build G2")
    assert t.workers("dwarves") == 20 - 2 - 3 - 1
    assert t.vp("dwarves") == 20 + 4 + 2


def test_tunnel_must_be_paid() -> None:
    """Ability: 3 workers for the spade and 2 for the tunnel."""
    t = _mine()
    t.give("dwarves", workers=4)
    assert t.may("transform F4 to gray")
    assert not t.may("transform G2 to gray")
    t.give("dwarves", workers=5)
    assert t.may("transform G2 to gray")


def test_tunnel_and_dwelling_must_be_paid() -> None:
    """Ability: 1 worker for the dwelling and 2 for the tunnel."""
    t = _mine()
    t.paint("G2 F4", "gray")
    t.give("dwarves", workers=2)
    assert t.may("build F4")
    assert not t.may("build G2")
    t.give("dwarves", workers=3)
    assert t.may("build G2")


def test_no_tunnel_to_an_adjacent_space() -> None:
    """FAQ, Tunnel and carpet: only where it is needed; a way round over another space does not count."""
    t = _mine()
    t.play("transform F4 to gray. done")
    assert (t.workers("dwarves"), t.vp("dwarves")) == (17, 20)


def test_adjacent_space_is_not_charged_for_a_tunnel() -> None:
    """FAQ, Tunnel and carpet: 6 workers are enough for two spades next door."""
    t = _mine()
    t.give("dwarves", workers=7)
    assert t.may("transform D5 to gray")
    t.play("transform D5 to gray. done")
    assert (t.workers("dwarves"), t.vp("dwarves")) == (1, 20)


def test_no_tunnel_to_a_space_adjacent_to_another_structure() -> None:
    """FAQ, Tunnel and carpet: adjacent to any own structure is adjacent."""
    t = _mine()
    t.put("dwarves", "F3")
    t.play("transform G2 to gray. done")
    assert (t.workers("dwarves"), t.vp("dwarves")) == (17, 20)


def test_no_tunnel_to_the_end_of_a_bridge() -> None:
    """FAQ, Tunnel and carpet: a bridge makes the space directly adjacent, so there is neither price nor VP."""
    t = Table("dwarves", "nomads")
    t.put("dwarves", "C2")
    t.rich("dwarves")
    assert t.price("transform D4 to gray. done") == (0, 3 + 2, 0)
    t.bridge("nomads", "C2:D4")
    t.play("transform D4 to gray. done")
    assert (t.workers("dwarves"), t.vp("dwarves")) == (27, 20)


def test_no_tunnel_beyond_an_empty_space_at_a_bridge() -> None:
    """FAQ, Tunnel and carpet: a tunnel starts at a structure, not at the empty end of a bridge."""
    t = Table("dwarves", "nomads")
    t.put("dwarves", "C2")
    t.bridge("dwarves", "C2:E5")
    t.rich("dwarves")
    assert t.may("transform E5 to green")
    assert not t.may("transform F3 to red")  # beyond E5 and E6 or r21
    t.put("dwarves", "E5")
    assert t.may("transform F3 to red")


def test_one_tunnel_in_an_action() -> None:
    """FAQ, Tunnel and carpet: the left-over spade may go to an adjacent space, not through a second tunnel."""
    t = _mine()
    t.play("action ACT6. transform G2 to gray")
    assert t.vp("dwarves") == 24
    assert not t.may("transform G3 to gray")
    assert not t.may("transform C3 to gray")
    t.play("transform F4 to gray. done")
    assert t.vp("dwarves") == 24
    assert t.workers("dwarves") == 18


def test_tunnel_for_the_second_space() -> None:
    """Ability: the tunnel may serve the second space if the first one was adjacent."""
    t = _mine()
    t.play("action ACT6. transform F4 to gray. transform G3 to gray")
    assert (t.vp("dwarves"), t.workers("dwarves")) == (24, 18)


def test_tunnel_with_a_free_spade() -> None:
    """Ability: free spades save the spades' price, not the tunnel's."""
    t = _mine()
    t.give("dwarves", workers=2, coins=0)
    t.play("action ACT5. transform G2 to gray")
    assert (t.workers("dwarves"), t.vp("dwarves")) == (0, 24)
    t = _mine()
    t.give("dwarves", workers=1)
    t.play("action ACT5")
    assert t.may("transform F4 to gray") and not t.may("transform G2 to gray")


def test_tunnel_with_the_spade_of_the_bonus_card() -> None:
    """Ability: the card's spade is transform and build as well."""
    t = _mine()
    t.card("dwarves", "BON1")
    t.play("action BON1. transform G2 to gray. done")
    assert (t.workers("dwarves"), t.vp("dwarves")) == (18, 24)


def test_tunnel_only_with_a_real_transform_or_build() -> None:
    """FAQ, Tunnel and carpet: no tunnel for its VP alone."""
    t = _mine()
    t.give("dwarves", workers=2, coins=0, power=(0, 0, 12))
    t.play("action ACT5. done")
    assert (t.workers("dwarves"), t.vp("dwarves")) == (2, 20)
    t.give("dwarves", workers=2, coins=0, power=(12, 0, 0))
    t.until("dwarves")
    assert not any(text.startswith(("transform", "build")) for text in t.legal())


def test_tunnel_to_the_same_space_again() -> None:
    """FAQ, Tunnel and carpet: transforming further in later actions pays and scores again."""
    t = _mine()
    t.play("transform E5 to blue. done")
    t.until("dwarves")
    t.play("transform E5 to green. done")
    t.until("dwarves")
    t.play("transform E5 to gray. done")
    assert t.vp("dwarves") == 20 + 3 * 4
    assert t.workers("dwarves") == 20 - 3 * (2 + 3)


def test_tunnel_for_a_later_dwelling() -> None:
    """FAQ, Tunnel and carpet: a dwelling built in a later action needs its own tunnel."""
    t = _mine()
    t.play("transform G2 to gray. done")
    t.until("dwarves")
    t.play("build G2")
    assert t.vp("dwarves") == 28
    assert t.workers("dwarves") == 20 - (2 + 3) - (2 + 1)


def test_no_tunnel_for_cult_bonus_spades() -> None:
    """Phase III: neither price nor tunnel outside the action phase."""
    t = _mine(scoring="SCORE2")
    t.give("dwarves", cults=(0, 0, 8, 0))
    t.pass_all()
    assert t.decider == "dwarves"
    assert t.may("transform F4 to gray")
    assert not t.may("transform G2 to gray") and not t.may("transform G3 to gray")


def test_tunnel_and_the_spade_tile() -> None:
    """Appendix III: the tile pays for the spades, the tunnel pays its own VP."""
    t = _mine(scoring="SCORE1")
    t.play("transform G2 to gray. done")
    assert t.vp("dwarves") == 20 + 4 + 2


def test_tunnel_makes_no_neighbours() -> None:
    """Direct adjacency: another player's structure a tunnel away gives no discount and takes no power."""
    t = _mine()
    t.put("nomads", "F3")
    assert t.price("upgrade E7 to TP") == (6, 2, 0)
    t.play("upgrade E7 to TP. done")
    assert t.decider == "nomads"
    assert t.may("pass BON1")  # a turn, no offer


def test_tunnel_makes_no_town() -> None:
    """Founding a town: indirect adjacency has no relevance."""
    t = _mine("SH")
    t.put("dwarves", "C3 G3", "TE")
    t.paint("G2", "gray")
    t.play("build G2")
    assert t.area("dwarves") == 4
    assert not any(text.startswith("+TW") for text in t.legal())


# ---- the stronghold ---------------------------------------------------------------------------------------


def test_cheaper_tunnel_with_the_stronghold() -> None:
    """Stronghold: 1 worker instead of 2, still 4 VP."""
    t = _mine("SH")
    t.play("transform G2 to gray. done")
    assert (t.workers("dwarves"), t.vp("dwarves")) == (20 - 1 - 3, 24)


def test_cheaper_tunnel_from_the_next_action_on() -> None:
    """Stronghold: it holds as soon as the stronghold stands."""
    t = _mine("TP")
    t.play("upgrade E7 to SH")
    t.until("dwarves")
    t.give("dwarves", workers=2)
    t.paint("G2", "gray")
    t.play("build G2")
    assert t.workers("dwarves") == 0


def test_stronghold_does_not_lengthen_the_tunnel() -> None:
    """Stronghold: still one space."""
    t = _mine("SH")
    t.paint("C4", "gray")
    assert not t.may("build C4")


# ---- areas and tiles --------------------------------------------------------------------------------------


def test_area_over_tunnels() -> None:
    """Area scoring: structures within a tunnel's reach are connected, whatever workers are left."""
    t = _mine()
    t.give("dwarves", workers=0)
    t.put("dwarves", "G2 G3")
    assert t.area("dwarves") == 3
    t.put("dwarves", "A2")
    assert t.area("dwarves") == 3


def test_area_not_over_two_spaces() -> None:
    """Area scoring: a gap of two spaces is too wide, with the stronghold as well."""
    t = _mine("SH")
    t.put("dwarves", "C4")
    assert t.area("dwarves") == 1


def test_promo_town_tile() -> None:
    """Promo town tiles: 4 VP; there is no shipping to improve, and the tunnel gets no longer."""
    t = _mine("SH", promo_towns="true")
    t.put("dwarves", "E6", "TP")
    t.put("dwarves", "D4")
    t.paint("F3 C4", "gray")
    t.play("build F3. +TW7")
    assert t.vp("dwarves") == 24
    assert t.get("dwarves", SHIPPING) == 0
    t.until("dwarves")
    assert not t.may("build C4")


def test_promo_bonus_card() -> None:
    """Promo bonus card: without shipping it pays nothing on passing."""
    t = _mine(promo_bonus="true")
    t.card("dwarves", "BON10")
    t.play("pass BON1")
    assert t.vp("dwarves") == 20


def test_tunnel_on_the_site() -> None:
    """Profile snellman: the same price and VP, paid once for transform and build."""
    t = _mine(profile="snellman")
    t.play("transform G2 to gray. build G2")
    assert (t.workers("dwarves"), t.vp("dwarves")) == (14, 24)
