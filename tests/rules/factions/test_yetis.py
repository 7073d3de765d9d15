"""Fire & Ice: the Yetis. What they share with the Ice Maidens is in tests/rules/test_ice_and_volcano.py."""

import pytest

from tests.rules.table import Table

PRICES = {"ACT1": 2, "ACT2": 2, "ACT3": 3, "ACT4": 3, "ACT5": 3, "ACT6": 5}


def _cave(structure: str = "D", scoring: str = "SCORE3", **options: str) -> Table:
    """On C2, which has places for bridges; starting terrain wasteland."""
    t = Table("yetis", "witches", scoring=scoring, terrains={"yetis": "red"}, **options)  # type: ignore[arg-type]
    t.put("yetis", "C2", structure)
    t.give("yetis", coins=40, workers=40, priests=0, power=(0, 0, 12), cults=(0, 0, 0, 0))
    return t


def _take(t: Table, code: str) -> None:
    """A power action with whatever it asks for, up to the end of the turn."""
    t.play(f"action {code}")
    if code == "ACT1":
        t.play(sorted(text for text in t.legal() if text.startswith("bridge"))[0])
    if code in ("ACT5", "ACT6"):
        t.play("done")
    t.finish()


# ---- the faction board --------------------------------------------------------------------------------------


# ---- power actions ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "price"), PRICES.items())
def test_power_actions_cost_one_less(code: str, price: int) -> None:
    """Ability: each of the six power actions of the board costs 1 power less."""
    t = _cave()
    t.give("yetis", power=(0, 0, price - 1))
    assert not t.may(f"action {code}")
    t.give("yetis", power=(0, 0, price))
    _take(t, code)
    assert t.power("yetis") == (price, 0, 0)


@pytest.mark.parametrize(("code", "price"), PRICES.items())
def test_the_others_pay_the_printed_price(code: str, price: int) -> None:
    """Ability: nobody else pays less."""
    t = Table("witches", "yetis")
    t.put("witches", "C2")
    t.give("witches", power=(0, 0, price))
    assert not t.may(f"action {code}")
    t.give("witches", power=(0, 0, price + 1))
    assert t.may(f"action {code}")


def test_other_power_costs_as_ever() -> None:
    """Ability: conversions are no power actions."""
    t = _cave()
    t.give("yetis", power=(0, 0, 4), workers=0)
    assert not t.may("convert 5pw to 1p")
    t.play("convert 3pw to 1w")
    assert t.power("yetis") == (3, 0, 1)


def test_sacrifice_up_to_the_lower_price() -> None:
    """Sacrificing power: towards what the action costs the Yetis."""
    t = _cave()
    t.give("yetis", power=(0, 4, 0), workers=0)
    t.play("burn 1. burn 1")
    assert t.legal() >= {"action ACT1", "action ACT2"}
    t.play("action ACT2")
    assert (t.power("yetis"), t.priests("yetis")) == ((2, 0, 0), 1)


@pytest.mark.parametrize("code", PRICES)
def test_taken_actions_without_the_stronghold(code: str) -> None:
    """Power actions: once a round, for the Yetis as for everybody."""
    t = _cave("TP")
    _take(t, code)
    t.until("yetis")
    t.give("yetis", power=(0, 0, 12))
    assert not t.may(f"action {code}")


@pytest.mark.parametrize(("code", "price"), PRICES.items())
def test_own_actions_again_with_the_stronghold(code: str, price: int) -> None:
    """Stronghold: a power action that is taken may be used again, as often as power lasts, at the lower price."""
    t = _cave("SH")
    for _ in range(3):
        t.give("yetis", power=(0, 0, price))
        _take(t, code)
        assert t.power("yetis") == (price, 0, 0)
        t.until("yetis")


@pytest.mark.parametrize("code", PRICES)
def test_actions_of_others_with_the_stronghold(code: str) -> None:
    """Stronghold: whoever has taken it before."""
    t = Table("witches", "yetis", terrains={"yetis": "red"})
    t.put("witches", "C4")
    t.put("yetis", "C2", "SH")
    t.rich("witches", "yetis")
    _take(t, code)
    assert t.decider == "yetis"
    assert t.may(f"action {code}")
    _take(t, code)
    t.until("witches")
    t.give("witches", power=(0, 0, 12))
    assert not t.may(f"action {code}")


def test_stronghold_in_the_round_it_is_built() -> None:
    """Stronghold: it holds from the next action on."""
    t = _cave("TP")
    t.play("action ACT4")
    t.until("yetis")
    t.give("yetis", power=(0, 0, 12))
    assert not t.may("action ACT4")
    t.play("upgrade C2 to SH")
    t.until("yetis")
    t.play("action ACT4. done")
    assert t.power("yetis") == (3, 0, 9)


def test_special_actions_once_a_round() -> None:
    """Stronghold: only power actions of the board, neither bonus card nor favor tile."""
    t = _cave("SH")
    t.card("yetis", "BON2")
    t.favor("yetis", "FAV6")
    t.play("action BON2. +fire")
    t.until("yetis")
    assert not t.may("action BON2")
    t.play("action FAV6. +fire")
    t.until("yetis")
    assert not t.may("action FAV6")


def test_bridge_again_only_with_a_place_left() -> None:
    """Appendix I: three bridges each; the fourth cannot be had with the stronghold either."""
    t = _cave("SH")
    t.bridge("yetis", "C2:D3 C2:D4 C2:E5")
    t.give("yetis", power=(0, 0, 12))
    assert not t.may("action ACT1")


def test_spade_actions_again_and_the_spade_tile() -> None:
    """Stronghold: spades of a repeated action count like any other."""
    t = _cave("SH", scoring="SCORE1")
    t.paint("B2 B3", "red")
    t.play("action ACT5. transform B2 to ice. done")
    t.until("yetis")
    t.play("action ACT5. transform B3 to ice. build B3")
    assert t.vp("yetis") == 24
    assert t.power("yetis") == (6, 0, 6)


# ---- power values -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("structure", ["SH", "SA"])
def test_stronghold_and_sanctuary_are_worth_four(structure: str) -> None:
    """Ability: power value 4, for the power they take from a neighbour's building."""
    t = Table("witches", "yetis", terrains={"yetis": "red"})
    t.put("yetis", "E6", structure)
    t.rich("witches")
    t.put("witches", "F4")
    t.give("yetis", power=(6, 6, 0))
    t.play("upgrade F4 to TP\nyetis: leech")
    assert (t.power("yetis"), t.vp("yetis")) == ((2, 10, 0), 17)


def test_other_values_are_the_usual() -> None:
    """Structures: dwelling 1, trading house 2, temple 2."""
    for structure, value in (("D", 1), ("TP", 2), ("TE", 2)):
        t = Table("witches", "yetis", terrains={"yetis": "red"})
        t.put("yetis", "E6", structure)
        t.put("witches", "F4")
        t.rich("witches")
        t.give("yetis", power=(6, 6, 0))
        t.play("upgrade F4 to TP\nyetis: leech")
        assert t.power("yetis") == (6 - value, 6 + value, 0)


@pytest.mark.parametrize("others", [{"SH": "E6", "D": "E5 E7"}, {"SA": "E6", "TP": "E5"}])
def test_value_four_in_towns(others: dict[str, str]) -> None:
    """Founding a town: stronghold 4 and three dwellings make 7, or a sanctuary 4 with two."""
    t = Table("yetis", "nomads", terrains={"yetis": "red"})
    for structure, labels in others.items():
        t.put("yetis", labels, structure)
    t.rich("yetis")
    t.paint("F4", "ice")
    t.play("build F4. +TW2")
    assert t.vp("yetis") == 27


def test_four_and_two_dwellings_are_no_town() -> None:
    """Founding a town: value 6 is enough with FAV5 only, and three structures never."""
    t = Table("yetis", "nomads", terrains={"yetis": "red"})
    t.put("yetis", "E6", "SH")
    t.put("yetis", "E5")
    t.rich("yetis")
    t.paint("F4", "ice")
    t.favor("yetis", "FAV5")
    t.play("build F4")
    assert not any(text.startswith("+TW") for text in t.legal())


def test_stronghold_has_no_action_of_its_own() -> None:
    """Stronghold: nothing is marked with an action token."""
    t = _cave("SH")
    assert {text for text in t.legal() if text.startswith("action")} == {f"action {code}" for code in PRICES}
