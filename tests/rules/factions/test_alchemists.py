"""Base, Appendix VI: the Alchemists."""

from tests.rules.table import Table


def _laboratory(structure: str = "D", scoring: str = "SCORE3", profile: str = "official", **options: str) -> Table:
    """Alchemists on E5, which touches E4 and E6 (1 spade each) and F3 (2)."""
    t = Table("alchemists", "nomads", scoring=scoring, profile=profile, **options)  # type: ignore[arg-type]
    t.put("alchemists", "E5", structure)
    t.give("alchemists", coins=15, workers=15, priests=0, power=(0, 0, 12))
    return t


def _cult_bonus(structure: str, **options: str) -> Table:
    """The end of a round whose tile gives the Alchemists two spades for steps on water."""
    t = _laboratory(structure, scoring="SCORE6", **options)
    t.give("alchemists", cults=(0, 8, 0, 0), power=(12, 0, 0))
    t.pass_all()
    assert t.decider == "alchemists"
    return t


# ---- the faction board ------------------------------------------------------------------------------------


# ---- the philosopher's stone ------------------------------------------------------------------------------


def test_vp_become_coins() -> None:
    """Ability: 1 VP for 1 coin, any number of times before the action."""
    t = _laboratory()
    t.play("convert 1vp to 1c. convert 1vp to 1c. convert 1vp to 1c")
    assert (t.vp("alchemists"), t.coins("alchemists")) == (17, 18)
    assert t.may("pass BON1")  # not the action of the turn


def test_coins_become_vp() -> None:
    """Ability: 2 coins for 1 VP, any number of times."""
    t = _laboratory()
    t.play("convert 2c to 1vp. convert 2c to 1vp")
    assert (t.vp("alchemists"), t.coins("alchemists")) == (22, 11)


def test_trade_after_the_action() -> None:
    """Ability and FAQ, Conversions: after the own action too."""
    t = _laboratory()
    t.play("upgrade E5 to TP. convert 2c to 1vp. convert 1vp to 1c")
    assert t.decider == "alchemists"
    assert t.may("done")


def test_no_trade_without_the_means() -> None:
    """Ability: the score never falls below 0, and one coin makes no VP."""
    t = _laboratory()
    t.give("alchemists", vp=1, coins=1)
    assert not t.may("convert 2c to 1vp")
    t.play("convert 1vp to 1c")
    assert t.vp("alchemists") == 0
    assert not t.may("convert 1vp to 1c")
    assert t.may("convert 2c to 1vp")


def test_trade_pays_for_a_structure() -> None:
    """Ability: VP turned into coins before the action pay for it."""
    t = _laboratory()
    t.give("alchemists", coins=4)
    assert not t.may("upgrade E5 to TP")
    t.play("convert 1vp to 1c. convert 1vp to 1c. upgrade E5 to TP")
    assert (t.vp("alchemists"), t.coins("alchemists")) == (18, 0)


def test_no_trade_inside_an_action() -> None:
    """FAQ, Conversions: not in the middle of transform and build."""
    t = _laboratory()
    t.play("transform E6 to black")
    assert t.legal() == {"done", "build E6"}


def test_trade_inside_an_action_on_the_site() -> None:
    """Ruling conversions=anytime: VP may become the missing coins for the dwelling."""
    t = _laboratory(conversions="anytime")
    t.give("alchemists", coins=0)
    t.play("transform E6 to black. convert 1vp to 1c. convert 1vp to 1c. build E6")
    assert t.structure("E6") == "alchemists D"
    assert t.vp("alchemists") == 20 - 2 + 2  # the dwelling scores


def test_no_trade_in_anothers_turn() -> None:
    """FAQ, Conversions: not in another's turn, so not while taking power."""
    t = Table("nomads", "alchemists")
    t.put("nomads", "F3")
    t.put("alchemists", "E5")
    t.rich("nomads")
    t.play("upgrade F3 to TP")
    assert t.decider == "alchemists"
    assert t.legal() == {"leech 1 from nomads", "decline 1 from nomads"}


def _offered(vp: int, coins: int, **options: str) -> Table:
    """Three power offered to Alchemists with so many VP and coins, under vp-trade=any-time."""
    t = Table("nomads", "alchemists", vp_trade="any-time", **options)  # type: ignore[arg-type]
    t.put("nomads", "F3")
    t.put("alchemists", "E5", "SH")
    t.rich("nomads")
    t.give("alchemists", vp=vp, coins=coins, power=(8, 0, 0))
    t.play("upgrade F3 to TP")
    t.finish()
    return t


def test_trade_while_answering() -> None:
    """Ruling vp-trade=any-time: coins become the VP that the power costs."""
    t = _offered(vp=1, coins=5)
    assert t.decider == "alchemists"
    offer = next(text for text in t.legal() if text.startswith("leech"))
    assert t.legal() == {offer, offer.replace("leech", "decline"), "convert 1vp to 1c", "convert 2c to 1vp"}
    t.play("convert 2c to 1vp. convert 2c to 1vp")
    assert (t.vp("alchemists"), t.coins("alchemists")) == (3, 1)
    assert not t.may("convert 2c to 1vp") and t.decider == "alchemists"
    t.play("leech")
    assert t.vp("alchemists") == 1 and t.power("alchemists") == (5, 3, 0)


def test_without_the_trade_less_is_taken() -> None:
    t = _offered(vp=1, coins=5)
    t.play("leech")
    assert (t.vp("alchemists"), t.coins("alchemists"), t.power("alchemists")) == (0, 5, (6, 2, 0))


def test_only_their_own_trade() -> None:
    """Ruling vp-trade=any-time: no other conversion, and nobody else's coins."""
    t = Table("alchemists", "nomads", vp_trade="any-time", coins_to_vp="anytime")
    t.put("alchemists", "E5")
    t.put("nomads", "F3")
    t.rich("alchemists")
    t.give("nomads", coins=20, workers=5, priests=1, power=(4, 0, 4))
    t.play("upgrade E5 to TP")
    t.finish()
    assert t.legal() == {"leech 1 from alchemists", "decline 1 from alchemists"}


def test_an_open_offer_is_not_refused_by_their_trade() -> None:
    """Rulings vp-trade=any-time and unanswered-leech=declined: trading is no acting."""
    t = _offered(vp=1, coins=5, leech="deferred", unanswered_leech="declined")
    t.play("later")
    t.until("alchemists")
    t.play("convert 2c to 1vp")
    assert any(text.startswith("leech") for text in t.legal())
    t.play("convert 1w to 1c")
    assert not any(text.startswith("leech") for text in t.legal())


def test_no_trade_in_phase_3() -> None:
    """FAQ, Conversions: none in the cult-bonus phase."""
    t = _cult_bonus("D")
    assert not any(text.startswith("convert") for text in t.legal())


def test_others_cannot_trade() -> None:
    """Resource scoring: everybody else turns coins into VP at the end only, and VP into coins never."""
    t = Table("nomads", "alchemists")
    t.rich("nomads")
    assert not any("vp" in text for text in t.legal())


def test_rates_on_the_site() -> None:
    """Ruling coins-to-vp=anytime: 3 coins for everybody, still 2 for the Alchemists."""
    t = _laboratory(coins_to_vp="anytime")
    assert t.may("convert 2c to 1vp") and not t.may("convert 3c to 1vp")
    t.until("nomads")
    assert t.may("convert 3c to 1vp") and not t.may("convert 1vp to 1c")


def test_two_coins_for_a_vp_in_final_scoring() -> None:
    """Resource scoring: 1 VP for 2 coins instead of 3."""
    t = Table("alchemists", "nomads", round=6)
    for faction in ("alchemists", "nomads"):
        t.give(faction, coins=7, workers=0, priests=0, power=(12, 0, 0), cults=(0, 0, 0, 0))
    t.pass_all()
    assert t.decider == ""
    assert (t.vp("alchemists"), t.vp("nomads")) == (20 + 3, 20 + 2)


def test_final_scoring_turns_everything_into_coins() -> None:
    """Resource scoring: power, priests and workers become coins first, at the Alchemists' rate."""
    t = Table("alchemists", "nomads", round=6)
    t.give("alchemists", coins=1, workers=2, priests=1, power=(0, 4, 2), cults=(0, 0, 0, 0))
    t.give("nomads", coins=0, workers=0, power=(12, 0, 0), cults=(0, 0, 0, 0))
    t.pass_all()
    assert t.vp("alchemists") == 20 + (1 + 2 + 1 + 2 + 2) // 2


# ---- the stronghold ---------------------------------------------------------------------------------------


def test_stronghold_brings_12_power() -> None:
    """Stronghold: 12 power at once, from bowl to bowl."""
    t = _laboratory("TP")
    t.give("alchemists", power=(5, 7, 0))
    t.play("upgrade E5 to SH")
    assert t.power("alchemists") == (0, 5, 7)


def test_stronghold_power_beyond_the_bowls_is_lost() -> None:
    """Gaining power: what the bowls cannot move is lost, without a conversion in between."""
    t = _laboratory("TP")
    t.give("alchemists", power=(2, 3, 7))
    t.play("upgrade E5 to SH")
    assert t.power("alchemists") == (0, 0, 12)


def test_stronghold_power_only_once() -> None:
    """Stronghold: in later rounds it brings its coins and no power."""
    t = _laboratory("SH")
    t.give("alchemists", power=(12, 0, 0))
    t.pass_all()
    assert t.round == 2
    assert t.power("alchemists") == (12, 0, 0)


def test_power_for_bought_spades() -> None:
    """Stronghold: 2 power for each spade from then on."""
    t = _laboratory("SH")
    t.give("alchemists", power=(12, 0, 0))
    t.play("transform F3 to black")
    assert t.power("alchemists") == (8, 4, 0)


def test_no_power_for_spades_before_the_stronghold() -> None:
    """Stronghold: spades used before it bring nothing."""
    t = _laboratory("TP")
    t.give("alchemists", power=(12, 0, 0))
    t.play("transform F3 to black")
    assert t.power("alchemists") == (12, 0, 0)


def test_power_for_spades_of_a_power_action() -> None:
    """Stronghold: spades of power actions count, after the power for the action went to bowl I."""
    t = _laboratory("SH")
    t.give("alchemists", power=(0, 0, 6))
    t.play("action ACT6. transform E6 to black. transform E4 to black. done")
    assert t.power("alchemists") == (2, 4, 0)


def test_power_for_the_spade_of_the_bonus_card() -> None:
    """Stronghold: the bonus card's spade and the one bought beside it."""
    t = _laboratory("SH")
    t.card("alchemists", "BON1")
    t.give("alchemists", power=(12, 0, 0))
    t.play("action BON1. transform F3 to black. done")
    assert t.power("alchemists") == (8, 4, 0)


def test_no_power_for_an_unused_spade() -> None:
    """FAQ, Alchemists: the spade must be used."""
    t = _laboratory("SH")
    t.give("alchemists", power=(0, 0, 6))
    t.play("action ACT6. transform E6 to black. done")
    assert t.power("alchemists") == (4, 2, 0)


def test_power_for_an_unused_spade_when_gained() -> None:
    """Ruling spade-rewards=gained: power for both as soon as they are gained, and no more when used."""
    t = _laboratory("SH", spade_rewards="gained")
    t.give("alchemists", power=(0, 0, 6))
    t.play("action ACT6")
    assert t.power("alchemists") == (2, 4, 0)
    t.play("transform E6 to black. done")
    assert t.power("alchemists") == (2, 4, 0)


def test_power_for_cult_bonus_spades() -> None:
    """Stronghold: spades of a cult bonus bring power when used."""
    t = _cult_bonus("SH")
    assert t.power("alchemists") == (12, 0, 0)
    t.play("transform E6 to black")
    assert t.power("alchemists") == (10, 2, 0)


def test_no_power_for_unused_cult_bonus_spades() -> None:
    """FAQ, Alchemists: thrown away, they bring nothing."""
    t = _cult_bonus("SH")
    kept = t.income("alchemists")
    t.play("done")
    assert t.power("alchemists") == (12 - kept[3], kept[3], 0)  # only the income of the new round


def test_power_for_cult_bonus_spades_when_gained() -> None:
    """Ruling spade-rewards=gained: the power comes with the bonus."""
    t = _cult_bonus("SH", spade_rewards="gained")
    assert t.power("alchemists") == (8, 4, 0)
