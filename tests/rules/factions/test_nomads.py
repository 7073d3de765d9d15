"""Base, Appendix VI: the Nomads."""

from tests.rules.table import Table


def _storm(**options: str) -> Table:
    """Nomads with their stronghold on F3; the land around it is E5, E6, F4 and G2."""
    t = Table("nomads", "witches", **options)  # type: ignore[arg-type]
    t.put("nomads", "F3", "SH")
    t.put("witches", "I11")
    t.rich("nomads", "witches")
    return t


def test_third_dwelling_after_all_second_ones() -> None:
    """Ability: three dwellings, the third after everybody's second and before the Chaos Magicians' only one."""
    t = Table("nomads", "chaosmagicians", "witches")
    assert t.placings() == ["nomads", "witches", "witches", "nomads", "nomads", "chaosmagicians"]


def test_third_dwelling_from_another_seat() -> None:
    """Ability: the seat does not matter for the third dwelling."""
    t = Table("witches", "giants", "nomads")
    assert t.placings() == ["witches", "giants", "nomads", "nomads", "giants", "witches", "nomads"]


def test_sandstorm_needs_the_stronghold() -> None:
    """Stronghold: without it there is no special action."""
    t = Table("nomads", "witches")
    t.put("nomads", "F3", "TP")
    t.rich("nomads")
    assert not t.may("action ACTN")
    t.play("upgrade F3 to SH")
    t.until("nomads")
    assert t.may("action ACTN")  # in the same round already


def test_sandstorm_turns_an_adjacent_space_into_desert() -> None:
    """Stronghold: every directly adjacent land space, whatever its terrain, without paying."""
    t = _storm()
    t.play("action ACTN")
    assert t.legal() == {f"transform {label} to yellow" for label in ("E5", "E6", "F4", "G2")}
    t.play("transform F4 to yellow")
    assert t.terrain("F4") == "yellow"
    assert (t.coins("nomads"), t.workers("nomads"), t.priests("nomads")) == (60, 30, 5)


def test_sandstorm_not_past_a_river() -> None:
    """Stronghold: shipping does not carry the storm over a river space."""
    t = _storm()
    t.give("nomads", shipping=3)
    t.card("nomads", "BON4")
    assert t.may("transform G1 to red")
    t.play("action ACTN")
    assert not t.may("transform G1 to yellow")
    assert not t.may("transform D3 to yellow")


def test_sandstorm_not_past_a_bridge() -> None:
    """Stronghold: a bridge makes a space adjacent for everything else, not for the storm."""
    t = _storm()
    t.bridge("nomads", "F3:G1")
    assert t.may("transform G1 to red")
    t.play("action ACTN")
    assert not t.may("transform G1 to yellow")


def test_sandstorm_not_on_structures_nor_on_desert() -> None:
    """Stronghold: the space is unoccupied, and there is nothing to transform on desert."""
    t = _storm()
    t.put("witches", "F4")
    t.paint("E5", "yellow")
    t.play("action ACTN")
    assert t.legal() == {"transform E6 to yellow", "transform G2 to yellow"}


def test_sandstorm_without_a_space_is_not_offered() -> None:
    """Stronghold: no special action where no storm can blow."""
    t = _storm()
    t.paint("E5 E6 F4 G2", "yellow")
    assert not t.may("action ACTN")


def test_dwelling_after_the_sandstorm() -> None:
    """Stronghold: a dwelling on that very space at its usual price, and on no other one."""
    t = _storm()
    t.paint("E6", "yellow")
    t.play("action ACTN. transform F4 to yellow")
    assert t.legal() == {"done", "build F4"}
    t.play("build F4")
    assert t.structure("F4") == "nomads D"
    assert (t.coins("nomads"), t.workers("nomads")) == (58, 29)


def test_dwelling_after_the_sandstorm_is_optional() -> None:
    """Stronghold: the dwelling may be left; the space stays desert."""
    t = _storm()
    t.play("action ACTN. transform F4 to yellow. done")
    assert t.structure("F4") == ""
    assert t.terrain("F4") == "yellow"
    assert not t.may("build F4")


def test_dwelling_after_the_sandstorm_must_be_paid() -> None:
    """FAQ, Conversions: none inside an action, so power cannot become the missing worker."""
    t = _storm()
    t.give("nomads", coins=2, workers=0, priests=0, power=(0, 0, 3))
    t.play("action ACTN. transform F4 to yellow")
    assert not t.may("build F4")
    t.play("convert 3pw to 1w")
    assert not t.may("build F4")  # the action is over


def test_dwelling_after_the_sandstorm_conversions_anytime() -> None:
    """Ruling conversions=anytime: the missing worker may come from power between storm and dwelling."""
    t = _storm(conversions="anytime")
    t.give("nomads", coins=2, workers=0, priests=0, power=(0, 0, 3))
    t.play("action ACTN. transform F4 to yellow. convert 3pw to 1w. build F4")
    assert t.structure("F4") == "nomads D"


def test_sandstorm_is_no_spade() -> None:
    """Stronghold: the scoring tile for spades pays nothing."""
    t = _storm(scoring="SCORE1")
    t.play("action ACTN. transform F4 to yellow. build F4")
    assert t.vp("nomads") == 20


def test_sandstorm_is_no_spade_on_the_site_either() -> None:
    """Ruling spade-rewards=gained: a storm is no spade gained."""
    t = _storm(scoring="SCORE1", profile="snellman")
    t.play("action ACTN. transform F4 to yellow. build F4")
    assert t.vp("nomads") == 20


def test_dwelling_after_the_sandstorm_scores() -> None:
    """Appendices II and III: it is a dwelling like any other for the scoring tile and for favor earth 1."""
    t = _storm(scoring="SCORE3")
    t.favor("nomads", "FAV11")
    t.play("action ACTN. transform F4 to yellow. build F4")
    assert t.vp("nomads") == 20 + 2 + 2


def test_dwelling_after_the_sandstorm_gives_power() -> None:
    """FAQ, Gaining power: structures of special actions count."""
    t = _storm()
    t.put("witches", "E7", "TE")
    t.give("witches", power=(5, 7, 0))
    t.play("action ACTN. transform F4 to yellow. build F4")
    assert t.decider == "witches"
    assert t.may("leech 2 from nomads")


def test_sandstorm_can_found_a_town() -> None:
    """Founding a town: the dwelling after the storm completes one."""
    t = _storm()
    t.put("nomads", "E5", "TE")
    t.put("nomads", "E6", "D")
    t.play("action ACTN. transform F4 to yellow. build F4")
    assert t.may("+TW2")


def test_sandstorm_once_a_round() -> None:
    """Stronghold: one action token, which comes back for the next round."""
    t = _storm()
    t.play("action ACTN. transform F4 to yellow. done")
    t.until("nomads")
    assert not t.may("action ACTN")
    t.pass_all()
    assert t.round == 2
    t.until("nomads")
    t.play("action ACTN. transform E6 to yellow")
    assert t.terrain("E6") == "yellow"
