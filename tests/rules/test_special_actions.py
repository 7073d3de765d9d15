"""Base, 7 - Special actions; Appendices II and IV."""

import pytest

from tests.rules.table import Table


def specials(t: Table) -> set[str]:
    return {text for text in t.legal() if text.startswith("action")}


def witches(*, power: tuple[int, int, int] = (12, 0, 0)) -> Table:
    t = Table("witches", "nomads")
    t.put("witches", "E6")
    t.give("witches", coins=0, workers=0, priests=0, power=power, cults=(0, 0, 0, 0))
    return t


def test_cult_step_of_the_bonus_card() -> None:
    """Appendix IV: a step on a track of choice, for nothing."""
    t = witches()
    t.card("witches", "BON2")
    t.play("action BON2")
    assert t.legal() == {"+fire", "+water", "+earth", "+air"}
    t.play("+earth")
    assert t.cults("witches") == (0, 0, 1, 0)


def test_cult_step_of_the_favor_tile() -> None:
    """Appendix II: the tile lets its owner make a step on a track of choice each round."""
    t = witches()
    t.favor("witches", "FAV6")
    t.play("action FAV6. +air")
    assert t.cults("witches") == (0, 0, 0, 1)
    assert t.decider == "nomads"


@pytest.mark.parametrize(("code", "give"), [("BON2", "card"), ("FAV6", "favor")])
def test_steps_bring_power_and_respect_the_top(code: str, give: str) -> None:
    """Base, Power via cult tracks: a step of a special action is a step like any other."""
    t = witches()
    (t.card if give == "card" else t.favor)("witches", code)
    t.give("witches", cults=(4, 9, 0, 0))
    u = witches()
    (u.card if give == "card" else u.favor)("witches", code)
    u.give("witches", cults=(4, 9, 0, 0))
    t.play(f"action {code}. +fire")
    assert t.power("witches") == (10, 2, 0)
    u.play(f"action {code}. +water")  # no key
    assert u.cults("witches") == (4, 9, 0, 0)


def test_once_per_round() -> None:
    """Base, Special actions: each may be taken once per round."""
    t = witches()
    t.card("witches", "BON2")
    t.favor("witches", "FAV6")
    assert specials(t) == {"action BON2", "action FAV6"}
    t.play("witches: action BON2. +fire\nnomads: pass BON3")
    t.finish(unless="witches")
    assert specials(t) == {"action FAV6"}
    t.play("action FAV6. +fire")
    assert specials(t) == set()
    assert t.cults("witches")[0] == 2


def test_a_special_action_is_the_action_of_the_turn() -> None:
    """Base, Phase II: one action per turn, special ones included."""
    t = witches()
    t.card("witches", "BON2")
    t.favor("witches", "FAV6")
    t.play("action BON2. +fire")
    assert t.decider == "nomads"


def test_again_in_the_next_round() -> None:
    """Base, Return action tokens: with a new round the tile's action is open again."""
    t = witches()
    t.favor("witches", "FAV6")
    t.play("action FAV6. +fire")
    t.pass_all()
    assert t.round == 2
    while t.decider != "witches":
        t.play("pass BON5")
        t.finish(unless="witches")
    assert t.may("action FAV6")


def test_favor_tile_in_the_round_it_was_gained() -> None:
    """Base, Upgrading a structure: a new favor tile may be used in the same action phase."""
    t = witches()
    t.put("witches", "E6", "TP")
    t.give("witches", coins=5, workers=2)
    t.play("witches: upgrade E6 to TE. +FAV6\nnomads: pass BON1")
    t.finish(unless="witches")
    t.play("action FAV6. +fire")
    assert t.cults("witches") == (1, 2, 0, 0)


def test_stronghold_action_in_the_round_it_was_gained() -> None:
    """Appendix VI: the action of a stronghold may be used in the round it is built."""
    t = witches()
    t.put("witches", "E6", "TP")
    t.give("witches", coins=6, workers=4)
    assert not t.may("action ACTW")
    t.play("witches: upgrade E6 to SH\nnomads: pass BON1")
    t.finish(unless="witches")
    t.play("action ACTW. build A3")
    assert t.structure("A3") == "witches D"


def test_the_card_in_hand_and_no_other() -> None:
    """Appendix IV: a card's action belongs to whoever holds it, this round only."""
    t = witches()
    t.card("witches", "BON3")
    t.card("nomads", "BON2")
    assert specials(t) == set()
    t.play("pass BON1")
    assert t.decider == "nomads"
    assert specials(t) == {"action BON2"}


def test_card_taken_on_passing_is_for_the_next_round() -> None:
    """Appendix IV: a card taken on passing serves in the next round, also if the old card's action was used."""
    t = witches()
    t.card("witches", "BON1")
    t.play("witches: action BON1. done\nnomads: pass BON3\nwitches: pass BON2")
    t.finish(unless="nomads")
    t.play("pass BON4")
    t.finish()
    assert (t.round, t.decider) == (2, "witches")
    assert t.may("action BON2")


# ---- The spade of the bonus card --------------------------------------------------------------------------


def test_spade_of_the_bonus_card() -> None:
    """Appendix IV: transform and build with one free spade."""
    t = witches()
    t.card("witches", "BON1")
    t.paint("E7", "gray")
    t.give("witches", coins=2, workers=1)
    t.play("action BON1. transform E7 to green. build E7")
    assert t.structure("E7") == "witches D"
    assert (t.coins("witches"), t.workers("witches")) == (0, 0)


def test_spade_of_the_bonus_card_with_bought_ones() -> None:
    """Appendix IV: missing spades are paid with workers."""
    t = witches()
    t.card("witches", "BON1")
    t.paint("E7", "yellow")
    t.give("witches", workers=6)
    t.play("action BON1. transform E7 to green")
    assert t.terrain("E7") == "green"
    assert t.workers("witches") == 0


def test_spade_of_the_bonus_card_for_darklings() -> None:
    """Appendix IV: the Darklings pay a priest for each missing spade, with 2 VP for those only."""
    t = Table("darklings", "nomads")
    t.put("darklings", "E6")
    t.card("darklings", "BON1")
    t.paint("E7", "yellow")
    t.give("darklings", workers=6, priests=1)
    t.play("action BON1. transform E7 to black")
    assert (t.workers("darklings"), t.priests("darklings")) == (6, 0)
    assert t.vp("darklings") == 22


def test_spade_of_the_bonus_card_may_only_build() -> None:
    """FAQ, Transform and build: the action is a whole transform and build, so building alone is one way to use it."""
    t = witches()
    t.card("witches", "BON1")
    t.paint("E7", "green")
    t.give("witches", coins=2, workers=1)
    t.play("action BON1. build E7")
    assert t.structure("E7") == "witches D"


def test_spade_of_the_bonus_card_is_for_one_space() -> None:
    """Appendix IV, with Base, Transforming: one space only, even with workers to spare."""
    t = witches()
    t.card("witches", "BON1")
    t.paint("E7 F4", "gray")
    t.give("witches", workers=9)
    t.play("action BON1. transform E7 to green")
    assert not t.may("transform F4 to green")
