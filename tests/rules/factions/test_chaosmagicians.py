"""Base, Appendix VI: the Chaos Magicians."""

import pytest

from mystica import data
from tests.rules.table import Table


def _circle(structure: str = "SH", scoring: str = "SCORE3", **options: str) -> Table:
    """Chaos Magicians on D4, the Auren far away."""
    t = Table("chaosmagicians", "auren", scoring=scoring, **options)  # type: ignore[arg-type]
    t.put("chaosmagicians", "D4", structure)
    t.put("auren", "I11")
    t.give("chaosmagicians", coins=40, workers=20, priests=3, power=(0, 0, 12), cults=(0, 0, 0, 0))
    return t


def _favors(t: Table) -> set[str]:
    return {text for text in t.legal() if text.startswith("+FAV")}


# ---- the faction board ------------------------------------------------------------------------------------


def test_one_dwelling_after_all_others() -> None:
    """Ability: a single first dwelling, placed after everybody else's, wherever they sit."""
    t = Table("chaosmagicians", "auren", "darklings")
    assert t.placings() == ["auren", "darklings", "darklings", "auren", "chaosmagicians"]
    t = Table("auren", "chaosmagicians")
    assert t.placings() == ["auren", "auren", "chaosmagicians"]


def test_one_dwelling_after_the_nomads_third() -> None:
    """Ability: the Nomads' third dwelling comes before it."""
    t = Table("chaosmagicians", "nomads")
    assert t.placings() == ["nomads", "nomads", "nomads", "chaosmagicians"]


def test_first_bonus_card_in_the_usual_order() -> None:
    """Choosing the first bonus card: from the last seat to the first, whoever placed last."""
    t = Table("chaosmagicians", "auren")
    t.placings()
    assert t.decider == "auren"
    t.play("pass BON1")
    assert t.decider == "chaosmagicians"


# ---- two favor tiles --------------------------------------------------------------------------------------


def test_two_favors_for_a_temple() -> None:
    """Ability: two tiles instead of one, of different types, both with their steps."""
    t = _circle("TP")
    t.play("upgrade D4 to TE")
    assert len(_favors(t)) == 12
    t.play("+FAV11")
    assert len(_favors(t)) == 11 and not t.may("+FAV11")
    t.play("+FAV3")
    assert _favors(t) == set()
    assert t.cults("chaosmagicians") == (0, 0, 4, 0)


def test_two_favors_for_the_sanctuary() -> None:
    """Ability: the sanctuary brings two as well, besides the VP of the scoring tile."""
    t = _circle("TE", scoring="SCORE4")
    t.play("upgrade D4 to SA. +FAV1. +FAV9")
    assert t.cults("chaosmagicians") == (4, 0, 0, 0)
    assert t.vp("chaosmagicians") == 25
    assert _favors(t) == set()


def test_no_favor_for_the_stronghold() -> None:
    """Ability: temples and sanctuary only."""
    t = _circle("TP")
    t.play("upgrade D4 to SH")
    assert _favors(t) == set()


def test_favors_in_any_order() -> None:
    """FAQ, Timing: steps stopped by the first tile are made up by the key of a town that the second one founds."""
    for order in ("+FAV1. +FAV5", "+FAV5. +FAV1"):
        t = _circle("TP")
        t.put("chaosmagicians", "E6", "TP")
        t.put("chaosmagicians", "C3 E7")
        t.give("chaosmagicians", cults=(7, 0, 0, 0))
        t.play(f"upgrade D4 to TE. {order}. +TW1. +fire")
        assert t.cults("chaosmagicians")[0] == 10
        assert t.keys("chaosmagicians") == 0


def test_town_tile_between_the_favors() -> None:
    """FAQ, Timing: with the key in hand the next tile goes straight to 10."""
    t = _circle("TP")
    t.put("chaosmagicians", "E6", "TP")
    t.put("chaosmagicians", "C3 E7")
    t.give("chaosmagicians", cults=(6, 7, 0, 0))
    t.play("upgrade D4 to TE. +FAV5. +TW1. +FAV2. +water")
    assert t.cults("chaosmagicians") == (8, 10, 0, 0)


def test_favor_effect_starts_at_once() -> None:
    """Upgrading: a tile just taken may be used in the same phase."""
    t = _circle("TP")
    t.play("upgrade D4 to TE. +FAV6. +FAV12")
    t.until("chaosmagicians")
    assert t.may("action FAV6")


def test_one_favor_if_only_one_is_left() -> None:
    """Appendix II: with every other type in hand a single tile can be taken."""
    t = _circle("TP")
    for number in (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12):
        t.favor("chaosmagicians", f"FAV{number}")
    t.play("upgrade D4 to TE. +FAV1")
    assert _favors(t) == set()
    assert t.cults("chaosmagicians")[0] == 3


# ---- the double turn --------------------------------------------------------------------------------------


def test_double_turn_needs_the_stronghold() -> None:
    """Stronghold: its token may be used in the round it was built in."""
    t = _circle("TP")
    assert not t.may("action ACTC")
    t.play("upgrade D4 to SH")
    t.until("chaosmagicians")
    assert t.may("action ACTC")


def test_double_turn() -> None:
    """Stronghold: two actions one after the other, then the turn is over."""
    t = _circle()
    t.play("action ACTC. action ACT3")
    assert t.decider == "chaosmagicians"
    assert not t.may("done")
    t.play("action ACT4. done")
    assert (t.workers("chaosmagicians"), t.coins("chaosmagicians")) == (22, 47)
    assert t.decider == "auren"


def test_conversions_between_the_two_actions() -> None:
    """FAQ, Conversions: before and after each action, so in between too."""
    t = _circle()
    t.give("chaosmagicians", workers=0, priests=1, power=(0, 0, 7))
    t.paint("E6", "red")
    t.play("action ACTC. action ACT4. convert 3pw to 1w. build E6")
    assert t.structure("E6") == "chaosmagicians D"


def test_second_action_builds_on_what_the_first_transformed() -> None:
    """Ours: home terrain before that action is enough for a dwelling."""
    t = _circle()
    t.play("action ACTC. transform E7 to red. done. build E7")
    assert t.structure("E7") == "chaosmagicians D"
    t.finish()
    assert t.decider == "auren"


def test_or_only_on_what_was_home_before_the_turn() -> None:
    """Ruling double-turn-homes=before-turn, as the FAQ has it: neither built on nor transformed away again."""
    t = _circle(double_turn_homes="before-turn")
    t.paint("E6", "red")
    t.play("action ACTC. transform E7 to red. done")
    assert t.may("build E6") and not t.may("build E7")
    assert not any(text.startswith("E7 ") for text in t.transforms())
    t.play("action ACT5")  # a transform and build with a free spade is bound by it, too
    assert t.may("build E6") and not t.may("build E7")
    assert t.transforms() and not any(text.startswith("E7 ") for text in t.transforms())
    t.play("transform D5 to red. build D5")
    assert t.structure("D5") == "chaosmagicians D"
    t.finish()
    t.until("chaosmagicians")
    assert t.may("build E7")


@pytest.mark.parametrize("profile", data.PROFILES)
def test_within_one_action_nothing_changes(profile: str) -> None:
    """Ruling double-turn-homes=before-turn: transform to home, then build there, is one action."""
    t = _circle(double_turn_homes="before-turn", profile=profile)
    t.play("action ACTC. transform E7 to red. build E7. action ACT6. transform E6 to red")
    assert t.may("build E6")
    t = _circle(double_turn_homes="before-turn", profile=profile)
    t.play("transform E7 to red. build E7")
    assert t.structure("E7") == "chaosmagicians D"


def test_the_second_action_may_be_left_out() -> None:
    """Ruling double-turn=optional."""
    t = _circle(second_action="optional")
    t.play("action ACTC")
    assert not t.may("done")
    t.play("action ACT4")
    assert t.may("done") and t.may("action ACT3")
    t.play("convert 1w to 1c. done")
    assert t.decider == "auren"
    t.until("chaosmagicians")
    assert not t.may("action ACTC") and not t.may("done")


def test_offers_of_the_first_action_are_not_lost_with_the_second() -> None:
    for leech in ("at-once", "deferred"):
        t = _circle(second_action="optional", leech=leech)
        t.put("auren", "E5")
        t.give("auren", power=(6, 0, 0))
        t.paint("E6", "red")
        t.play("action ACTC. build E6")
        if leech == "deferred":
            t.play("done")
        assert t.decider == "auren" and t.may("leech 1 from chaosmagicians")


def test_double_turn_with_any_actions() -> None:
    """Stronghold: any two actions; other special actions included, a power action only once."""
    t = _circle()
    t.card("chaosmagicians", "BON2")
    t.play("action ACTC. action BON2. +fire. send p to fire for 3. done")
    assert t.cults("chaosmagicians")[0] == 4
    t = _circle()
    t.play("action ACTC. action ACT4")
    assert not t.may("action ACT4")


def test_a_special_action_just_gained_as_the_second_action() -> None:
    """7, special actions: a tile of the first action of a double turn has its action for the second."""
    t = _circle()
    t.put("chaosmagicians", "E7", "TP")
    t.play("action ACTC. upgrade E7 to TE. +FAV6. +FAV12")
    assert t.decider == "chaosmagicians" and t.may("action FAV6")
    t.play("action FAV6. +fire. done")
    assert t.cults("chaosmagicians") == (1, 2, 0, 1)


def test_no_double_turn_in_a_double_turn() -> None:
    """Stronghold: once a round."""
    t = _circle()
    t.play("action ACTC")
    assert not t.may("action ACTC")
    t.play("action ACT4")
    assert not t.may("action ACTC")


def test_double_turn_once_a_round() -> None:
    """Stronghold: one action token, back in the next round."""
    t = _circle()
    t.play("action ACTC. action ACT4. action ACT3. done")
    t.until("chaosmagicians")
    assert not t.may("action ACTC")
    t.pass_all()
    t.until("chaosmagicians")
    assert t.round == 2
    assert t.may("action ACTC")


def test_pass_as_the_second_action() -> None:
    """Stronghold: passing is an action too, for example the second one."""
    t = _circle()
    t.card("chaosmagicians", "BON6")
    t.play("action ACTC. action ACT4. pass BON1")
    t.finish()
    assert t.decider == "auren"
    assert t.vp("chaosmagicians") == 24


def test_pass_as_the_first_action() -> None:
    """Stronghold and action 8: passing first ends the actions of the round, the second one is gone."""
    t = _circle()
    t.play("action ACTC. pass BON1")
    assert not t.may("action ACT4") and not t.may("pass BON2")
    t.finish()
    t.play("auren: pass BON2")
    t.finish()
    assert t.round == 2


def test_power_is_offered_after_each_action() -> None:
    """Power via structures: neighbours answer the first action before the second one."""
    t = _circle()
    t.put("auren", "C3", "TP")
    t.give("auren", power=(5, 7, 0))
    t.paint("E7", "red")
    t.put("chaosmagicians", "D5")
    t.play("action ACTC. upgrade D5 to TP")
    assert t.decider == "auren" and t.may("leech 2 from chaosmagicians")
    t.play("leech")
    assert t.decider == "chaosmagicians"
    t.play("upgrade D5 to TE. +FAV9. +FAV10")
    assert t.decider == "auren" and t.may("leech 2 from chaosmagicians")


def test_offers_wait_for_the_end_of_the_double_turn_on_the_site() -> None:
    """Ruling leech=deferred: both actions first, then the offers, oldest first."""
    t = _circle(leech="deferred")
    t.put("auren", "C3", "TP")
    t.give("auren", power=(5, 7, 0))
    t.put("chaosmagicians", "D5")
    t.play("action ACTC. upgrade D5 to TP")
    assert t.decider == "chaosmagicians"
    t.play("upgrade D5 to TE. +FAV9. +FAV10. done")
    assert t.decider == "auren"
    t.play("leech. decline")
    assert t.vp("auren") == 19
