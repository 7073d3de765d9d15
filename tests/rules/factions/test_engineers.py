"""Base, Appendix VI: the Engineers."""

from tests.rules.table import Table


def _works(structure: str = "D", scoring: str = "SCORE3", profile: str = "official") -> Table:
    """Engineers on C2, where bridges to D3, D4 and E5 may be built, and on I9, with one place towards H6."""
    t = Table("engineers", "nomads", scoring=scoring, profile=profile)
    t.put("engineers", "C2", structure)
    t.put("engineers", "I9")
    t.give("engineers", coins=20, workers=20, priests=0, power=(12, 0, 0))
    return t


def _bridges(t: Table) -> set[str]:
    return {text for text in t.legal() if text.startswith("bridge")}


# ---- the faction board ------------------------------------------------------------------------------------


def test_trading_house_price() -> None:
    """Action 4: 1 worker and 4 coins, or 2 coins beside another player's structure."""
    t = _works()
    t.put("nomads", "B2")
    assert t.price("upgrade I9 to TP") == (4, 1, 0)
    assert t.price("upgrade C2 to TP") == (2, 1, 0)


# ---- bridges for workers ----------------------------------------------------------------------------------


def test_bridge_for_two_workers() -> None:
    """Ability: an action from the start on, at any place with an own structure at one end."""
    t = _works()
    t.play("action ACTE")
    assert _bridges(t) == {"bridge C2:D3", "bridge C2:D4", "bridge C2:E5", "bridge H6:I9"}
    t.play("bridge C2:D4")
    assert (t.workers("engineers"), t.coins("engineers"), t.power("engineers")) == (18, 20, (12, 0, 0))


def test_bridge_needs_two_workers() -> None:
    """Ability: one worker is not enough."""
    t = _works()
    t.give("engineers", workers=1)
    assert not t.may("action ACTE")
    t.give("engineers", workers=2)
    assert t.may("action ACTE")


def test_bridge_needs_a_place() -> None:
    """Building a bridge: only at the drawn places, from an own structure, where there is none yet."""
    t = Table("engineers", "nomads")
    t.put("engineers", "E7")
    t.rich("engineers")
    assert not t.may("action ACTE")
    t.put("engineers", "I9")
    assert t.may("action ACTE")
    t.bridge("nomads", "H6:I9")
    assert not t.may("action ACTE")


def test_bridges_any_number_of_times_a_round() -> None:
    """Ability: it has no action token; each bridge is an action of its own."""
    t = _works()
    t.play("action ACTE. bridge C2:D3")
    t.finish()
    assert t.decider == "nomads"
    t.until("engineers")
    t.play("action ACTE. bridge C2:D4")
    t.until("engineers")
    t.play("action ACTE. bridge H6:I9")
    assert (t.workers("engineers"), t.round) == (20 - 3 * 2, 1)


def test_only_three_bridges() -> None:
    """Building a bridge: three pieces, whichever action builds them."""
    t = _works()
    t.bridge("engineers", "C2:D3 C2:D4")
    t.rich("engineers")
    assert t.may("action ACTE") and t.may("action ACT1")
    t.bridge("engineers", "C2:E5")
    assert not t.may("action ACTE") and not t.may("action ACT1")


def test_bridge_by_power_action_as_well() -> None:
    """Ability: the power action stays open to them, at its price in power."""
    t = _works()
    t.give("engineers", power=(0, 0, 3))
    t.play("action ACT1. bridge C2:D4")
    assert (t.workers("engineers"), t.power("engineers")) == (20, (3, 0, 0))
    t.until("engineers")
    assert t.may("action ACTE")


def test_own_bridges_leave_the_power_action_open() -> None:
    """Ability: building for workers does not cover the power action."""
    t = _works()
    t.play("action ACTE. bridge C2:D4")
    t.until("engineers")
    t.give("engineers", power=(0, 0, 3))
    assert t.may("action ACT1")


def test_other_end_is_adjacent_from_the_next_action_on() -> None:
    """Building a bridge: the far end is open to the next action, not to this one."""
    t = _works()
    t.paint("D4", "gray")
    t.play("action ACTE. bridge C2:D4")
    assert not t.may("build D4")
    t.until("engineers")
    t.play("build D4")
    assert t.structure("D4") == "engineers D"


def test_bridge_founds_a_town() -> None:
    """Founding a town: structures joined by a bridge count."""
    t = _works("SH")
    t.put("engineers", "D4", "TP")
    t.put("engineers", "E6 E7")
    t.play("action ACTE. bridge C2:D4. +TW1")
    assert t.keys("engineers") == 1


def test_bridge_makes_neighbours_of_opponents() -> None:
    """Direct adjacency: an own bridge to another player's structure halves the price of a trading house."""
    t = _works()
    t.put("nomads", "D3")
    assert t.price("upgrade C2 to TP") == (4, 1, 0)
    t.play("action ACTE. bridge C2:D3")
    t.until("engineers")
    assert t.price("upgrade C2 to TP") == (2, 1, 0)


def test_others_cannot_build_bridges_for_workers() -> None:
    """Ability: theirs alone."""
    t = Table("dwarves", "nomads")
    t.put("dwarves", "C2")
    t.give("dwarves", workers=20, power=(12, 0, 0))
    assert not any(text.startswith("action") for text in t.legal())


# ---- the stronghold ---------------------------------------------------------------------------------------


def test_vp_for_bridges_on_passing() -> None:
    """Stronghold: 3 VP for each bridge between two own structures."""
    t = _works("SH")
    t.put("engineers", "D3 D4")
    t.bridge("engineers", "C2:D3 C2:D4")
    t.play("pass BON1")
    assert t.vp("engineers") == 26


def test_no_vp_for_a_bridge_with_one_own_end() -> None:
    """Stronghold: neither an empty space nor another player's structure at the far end will do."""
    t = _works("SH")
    t.put("nomads", "D3")
    t.bridge("engineers", "C2:D3 C2:D4")
    t.play("pass BON1")
    assert t.vp("engineers") == 20


def test_no_vp_for_bridges_without_the_stronghold() -> None:
    """Stronghold: it must stand when passing."""
    t = _works("TP")
    t.put("engineers", "D3 D4")
    t.bridge("engineers", "C2:D3 C2:D4")
    t.play("pass BON1")
    assert t.vp("engineers") == 20


def test_vp_for_bridges_every_round() -> None:
    """Stronghold: each time they pass, the last round included; 9 VP at most."""
    t = _works("SH")
    t.put("engineers", "D3 D4 E5")
    t.bridge("engineers", "C2:D3 C2:D4 C2:E5")
    t.play("pass BON1")
    assert t.vp("engineers") == 29
    t.until("engineers")
    assert t.round == 2
    t.play("pass BON9")
    assert t.vp("engineers") == 38


def test_vp_for_bridges_besides_the_bonus_card() -> None:
    """Appendix IV: the card for stronghold and sanctuary pays its own 4 VP."""
    t = _works("SH")
    t.put("engineers", "D4")
    t.bridge("engineers", "C2:D4")
    t.card("engineers", "BON6")
    t.play("pass BON1")
    assert t.vp("engineers") == 20 + 3 + 4


def test_vp_for_bridges_in_the_last_round() -> None:
    """Stronghold: passing in round 6 pays too."""
    t = Table("engineers", "nomads", round=6)
    t.put("engineers", "C2", "SH")
    t.put("engineers", "D4")
    t.bridge("engineers", "C2:D4")
    t.play("pass")
    assert t.vp("engineers") == 23


def test_bridge_connects_the_area() -> None:
    """Area scoring: structures at both ends of a bridge are connected."""
    t = _works()
    t.put("engineers", "D4")
    assert t.area("engineers") == 1
    t.bridge("engineers", "C2:D4")
    assert t.area("engineers") == 2


def test_bridges_on_the_site() -> None:
    """Profile snellman: the same price and the same VP."""
    t = _works("SH", profile="snellman")
    t.put("engineers", "D4")
    t.play("action ACTE. bridge C2:D4")
    assert t.workers("engineers") == 18
    t.until("engineers")
    t.play("pass BON9")
    assert t.vp("engineers") == 23
