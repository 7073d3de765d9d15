"""Base, Appendix VI: the Halflings."""

from tests.rules.table import Table


def _village(structure: str = "D", scoring: str = "SCORE3", **options: str) -> Table:
    """Halflings on E6, which touches E5 and F3 (1 spade each), D4 (2), E7 and F4 (3)."""
    t = Table("halflings", "auren", scoring=scoring, **options)  # type: ignore[arg-type]
    t.put("halflings", "E6", structure)
    t.rich("halflings")
    return t


def _cult_bonus(spades: int, **options: str) -> Table:
    """The end of a round whose tile gives that many spades for steps on air."""
    t = _village(scoring="SCORE8", **options)
    t.give("halflings", cults=(0, 0, 0, 4 * spades))
    t.pass_all()
    assert t.decider == "halflings"
    return t


# ---- the faction board ------------------------------------------------------------------------------------


def test_exchange_rate_costs_one_coin() -> None:
    """Action 3: 1 coin instead of 5, with the usual workers, priest and 6 VP; two steps."""
    t = _village()
    assert t.price("advance dig") == (1, 2, 1)
    t.play("advance dig")
    assert t.vp("halflings") == 26
    t.until("halflings")
    t.play("advance dig")
    t.until("halflings")
    assert not t.may("advance dig")
    assert t.price("transform D4 to brown") == (0, 2, 0)  # now 1 worker for a spade


# ---- 1 VP for each spade ----------------------------------------------------------------------------------


def test_vp_for_bought_spades() -> None:
    """Ability: each spade bought with workers brings 1 VP."""
    t = _village()
    t.play("transform E7 to brown")
    assert (t.vp("halflings"), t.workers("halflings")) == (20 + 3, 30 - 9)


def test_vp_for_spades_short_of_home() -> None:
    """Ability: the spade counts whatever the terrain becomes."""
    t = _village()
    t.play("transform E7 to green")
    assert t.vp("halflings") == 21


def test_vp_for_spades_of_power_actions() -> None:
    """Ability: free spades bring their VP, and a bought one beside them its own."""
    t = _village()
    t.play("action ACT6. transform E7 to brown. done")
    assert (t.vp("halflings"), t.workers("halflings")) == (23, 27)


def test_vp_for_the_spade_of_the_bonus_card() -> None:
    """Ability: the bonus card's spade counts too."""
    t = _village()
    t.card("halflings", "BON1")
    t.play("action BON1. transform E5 to brown. done")
    assert t.vp("halflings") == 21


def test_vp_besides_the_scoring_tile() -> None:
    """Appendix III: the tile for spades pays its 2 VP each besides."""
    t = _village(scoring="SCORE1")
    t.play("transform D4 to brown. done")
    assert t.vp("halflings") == 20 + 2 * (1 + 2)


def test_unused_spade_of_a_power_action_brings_nothing() -> None:
    """FAQ, Halflings: only a spade that is used brings its VP."""
    t = _village(scoring="SCORE1")
    t.play("action ACT6. transform E5 to brown. done")
    assert t.vp("halflings") == 20 + 1 + 2


def test_unused_spade_counts_when_gained() -> None:
    """Ruling spade-rewards=gained: both spades pay as soon as they are gained, and none twice."""
    t = _village(scoring="SCORE1", spade_rewards="gained")
    t.play("action ACT6")
    assert t.vp("halflings") == 20 + 2 * (1 + 2)
    t.play("transform E5 to brown. done")
    assert t.vp("halflings") == 20 + 2 * (1 + 2)


def test_bought_spades_when_gained() -> None:
    """Ruling spade-rewards=gained: buying is gaining."""
    t = _village(spade_rewards="gained")
    t.play("action ACT5. transform D4 to brown")
    assert t.vp("halflings") == 22


def test_vp_for_cult_bonus_spades() -> None:
    """Ability: spades of a cult bonus bring their VP when they are used."""
    t = _cult_bonus(2)
    before = t.vp("halflings")
    t.play("transform E5 to brown")
    assert t.vp("halflings") == before + 1
    t.play("transform F3 to brown")
    assert t.vp("halflings") == before + 2


def test_unused_cult_bonus_spade_brings_nothing() -> None:
    """FAQ, Halflings: thrown away, it brings nothing."""
    t = _cult_bonus(1)
    before = t.vp("halflings")
    t.play("done")
    assert t.vp("halflings") == before


def test_cult_bonus_spade_when_gained() -> None:
    """Ruling spade-rewards=gained: the VP come with the bonus, used or not."""
    t = _cult_bonus(1, spade_rewards="gained")
    before = t.vp("halflings")
    assert before == 21
    t.play("done")
    assert t.vp("halflings") == before


# ---- the stronghold ---------------------------------------------------------------------------------------


def test_stronghold_spades_on_three_spaces() -> None:
    """Stronghold: three spades on up to three spaces, 1 VP each, and one dwelling at its price."""
    t = _village("TP")
    t.paint("D4", "yellow")
    t.play("upgrade E6 to SH. transform E5 to brown. transform F3 to brown. transform D4 to brown")
    assert t.vp("halflings") == 23
    assert t.legal() == {"done", "build E5", "build F3", "build D4"}
    t.play("build F3")
    assert (t.coins("halflings"), t.workers("halflings")) == (60 - 8 - 2, 30 - 4 - 1)
    assert t.structure("F3") == "halflings D"
    assert not any(text.startswith("build") for text in t.legal())  # exactly one


def test_stronghold_spades_on_one_space() -> None:
    """Stronghold: all three on one space, with the dwelling and its VP under the scoring tile."""
    t = _village("TP")
    t.play("upgrade E6 to SH. transform E7 to brown. build E7")
    assert t.vp("halflings") == 20 + 3 + 2


def test_stronghold_spades_on_two_spaces() -> None:
    """Stronghold: one and two; the dwelling may stand on the first of them."""
    t = _village("TP")
    t.play("upgrade E6 to SH. transform E5 to brown. transform D4 to brown. build E5")
    assert (t.terrain("D4"), t.structure("E5")) == ("brown", "halflings D")
    assert t.vp("halflings") == 20 + 3 + 2


def test_stronghold_dwelling_after_the_transforming() -> None:
    """FAQ, Transform and build: all transforming comes before the dwelling; spades left over are lost."""
    t = _village("TP")
    t.play("upgrade E6 to SH. transform E5 to brown. build E5")
    assert not any(text.startswith("transform") for text in t.legal())
    assert t.vp("halflings") == 20 + 1 + 2


def test_stronghold_last_space_may_stay_short_of_home() -> None:
    """FAQ, Transform and build: what is left over after a home space may end anywhere."""
    t = _village("TP")
    t.play("upgrade E6 to SH. transform E5 to brown. transform E7 to blue")
    assert t.terrain("E7") == "blue"
    assert t.legal() == {"done", "build E5"}


def test_stronghold_no_further_space_after_one_short_of_home() -> None:
    """FAQ, Transform and build: spades are left over only when the space before became home."""
    t = _village("TP")
    t.play("upgrade E6 to SH. transform E7 to green")
    assert not any(text.startswith(("transform", "build")) for text in t.legal())
    assert t.vp("halflings") == 21


def test_stronghold_spaces_in_any_order_on_the_site() -> None:
    """Ruling free-spades=any-order: one space may stay short of home before another becomes home."""
    t = _village("TP", free_spades="any-order")
    t.play("upgrade E6 to SH. transform E7 to green. transform E5 to brown. transform F3 to brown. build E5")
    assert t.terrain("E7") == "green"
    assert t.structure("E5") == "halflings D"


def test_stronghold_dwelling_only_on_one_of_these_spaces() -> None:
    """Stronghold: a home space that no spade was used on stays without a dwelling."""
    t = _village("TP")
    t.paint("F3", "brown")
    t.play("upgrade E6 to SH")
    assert not t.may("build F3")
    t.play("transform E5 to brown")
    assert not t.may("build F3")
    assert t.may("build E5")


def test_stronghold_spades_may_be_left() -> None:
    """Stronghold: unused spades bring nothing and are not kept for later."""
    t = _village("TP")
    t.play("upgrade E6 to SH. done")
    assert t.vp("halflings") == 20
    t.until("halflings")
    assert t.price("transform E5 to brown") == (0, 3, 0)


def test_stronghold_spades_when_gained() -> None:
    """Ruling spade-rewards=gained: all three pay at once."""
    t = _village("TP", spade_rewards="gained")
    t.play("upgrade E6 to SH. done")
    assert t.vp("halflings") == 23


def test_stronghold_spades_and_the_scoring_tile() -> None:
    """Appendix III: they are spades used in the action phase."""
    t = _village("TP", scoring="SCORE1")
    t.play("upgrade E6 to SH. transform E5 to brown. transform F3 to brown. done")
    assert t.vp("halflings") == 20 + 2 * (1 + 2)


def test_stronghold_dwelling_must_be_paid() -> None:
    """FAQ, Conversions: none inside the action to raise the price of the dwelling."""
    t = _village("TP")
    t.give("halflings", coins=9, workers=5, priests=0, power=(0, 0, 12))
    t.play("upgrade E6 to SH. transform E7 to brown")
    assert not t.may("build E7")


def test_stronghold_spades_and_shipping() -> None:
    """Stronghold: the general rules of adjacency hold, ships included."""
    t = _village("TP")
    t.give("halflings", shipping=1)
    t.play("upgrade E6 to SH")
    assert t.may("transform C2 to brown")  # over r15, three spades
    assert not t.may("transform D3 to brown")


def test_stronghold_spades_and_a_town_in_any_order() -> None:
    """FAQ, Timing: the parts of an action come in any order, so the tile's workers may pay the dwelling."""
    t = _village("TP")
    t.put("halflings", "E5", "TE")
    t.put("halflings", "D4 F3")
    t.give("halflings", coins=10, workers=4)
    t.play("upgrade E6 to SH")
    assert t.may("transform E7 to brown") and t.may("+TW2")
    t.play("+TW2. transform E7 to brown. build E7")
    assert t.structure("E7") == "halflings D"
    assert t.workers("halflings") == 1


def test_power_from_the_stronghold_is_offered_after_its_spades() -> None:
    """Ours: neighbours are asked once the builder's own part of the action is over."""
    t = _village("TP")
    t.put("auren", "F4", "TP")
    t.give("auren", power=(5, 7, 0))
    t.play("upgrade E6 to SH")
    assert t.decider == "halflings"
    t.play("done")
    assert t.decider == "auren"
    assert t.may("leech 2 from halflings")


def test_stronghold_brings_no_special_action() -> None:
    """Stronghold: the spades come only once."""
    t = _village("SH")
    assert not any(text.startswith("action ACTH") for text in t.legal())
    t.pass_all()
    assert t.vp("halflings") == 20
