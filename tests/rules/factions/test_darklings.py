"""Base, Appendix VI: the Darklings."""

from tests.rules.table import Table


def _marsh(structure: str = "D", scoring: str = "SCORE3", profile: str = "official", **options: str) -> Table:
    """Darklings on E5, which touches E4 and E6 (1 spade each) and F3 (2)."""
    t = Table("darklings", "nomads", scoring=scoring, profile=profile, **options)  # type: ignore[arg-type]
    t.put("darklings", "E5", structure)
    t.give("darklings", coins=15, workers=10, priests=3, power=(0, 0, 12))
    return t


def _ordinations(t: Table) -> set[str]:
    return {text for text in t.legal() if text.endswith("p")}


# ---- the faction board ------------------------------------------------------------------------------------


def test_no_exchange_track() -> None:
    """Action 3: there is nothing to improve."""
    t = _marsh()
    t.rich("darklings")
    assert not t.may("advance dig")
    assert t.may("advance ship")


# ---- priests for spades -----------------------------------------------------------------------------------


def test_a_priest_for_each_spade() -> None:
    """Ability: 1 priest and 2 VP for each step, no workers."""
    t = _marsh()
    t.play("transform F3 to black. done")
    assert (t.priests("darklings"), t.workers("darklings")) == (1, 10)
    assert t.vp("darklings") == 24


def test_workers_do_not_dig() -> None:
    """Ability: without a priest nothing is transformed, however many workers there are."""
    t = _marsh()
    t.give("darklings", priests=1)
    assert t.may("transform E6 to black")
    assert not t.may("transform F3 to black")
    t.give("darklings", priests=0, workers=30)
    assert not any(text.startswith("transform") for text in t.legal())


def test_priests_return_to_the_supply() -> None:
    """Ability: paid priests are not lost like those on the cult board; all seven can be had again."""
    t = _marsh("TP")
    t.give("darklings", priests=7, workers=10)
    t.play("transform F3 to black. done")
    t.until("darklings")
    t.play("upgrade E5 to SH")
    assert _ordinations(t) == {"convert 0w to 0p", "convert 1w to 1p", "convert 2w to 2p"}


def test_vp_besides_the_scoring_tile() -> None:
    """Appendix III: 2 VP of the tile for each spade besides the own 2 VP."""
    t = _marsh(scoring="SCORE1")
    t.play("transform F3 to black. done")
    assert t.vp("darklings") == 20 + 2 * (2 + 2)


def test_no_vp_for_spades_of_power_actions() -> None:
    """FAQ, Darklings: only spades bought with priests bring VP."""
    t = _marsh()
    t.play("action ACT6. transform F3 to black. done")
    assert (t.vp("darklings"), t.priests("darklings")) == (20, 3)


def test_vp_for_the_bought_one_of_two() -> None:
    """FAQ, Darklings: beside a free spade, the missing one costs a priest and brings 2 VP."""
    t = _marsh()
    t.play("action ACT5. transform F3 to black. done")
    assert (t.vp("darklings"), t.priests("darklings"), t.workers("darklings")) == (22, 2, 10)


def test_no_vp_for_the_spade_of_the_bonus_card() -> None:
    """FAQ, Darklings: the bonus card's spade brings none, the one bought beside it does."""
    t = _marsh()
    t.card("darklings", "BON1")
    t.play("action BON1. transform F3 to black. done")
    assert (t.vp("darklings"), t.priests("darklings")) == (22, 2)


def test_no_vp_for_cult_bonus_spades() -> None:
    """FAQ, Darklings: nor do those of a cult bonus, which priests cannot add to."""
    t = _marsh(scoring="SCORE6")
    t.give("darklings", cults=(0, 4, 0, 0))
    t.pass_all()
    before = t.vp("darklings")
    assert not t.may("transform F3 to black")
    t.play("transform E6 to black")
    assert t.vp("darklings") == before


def test_vp_on_the_site() -> None:
    """Ruling spade-rewards=gained: still for spades paid with priests only."""
    t = _marsh(spade_rewards="gained")
    t.play("action ACT5. transform F3 to black. done")
    assert t.vp("darklings") == 22


def test_dwelling_after_the_transforming() -> None:
    """Action 1: the dwelling costs its worker and coins as usual."""
    t = _marsh()
    t.play("transform E6 to black. build E6")
    assert (t.coins("darklings"), t.workers("darklings"), t.priests("darklings")) == (13, 9, 2)
    assert t.vp("darklings") == 20 + 2 + 2


# ---- the ordination ---------------------------------------------------------------------------------------


def test_ordination_of_up_to_three() -> None:
    """Stronghold: up to three workers become priests, one each."""
    t = _marsh("TP")
    t.play("upgrade E5 to SH")
    assert _ordinations(t) == {f"convert {k}w to {k}p" for k in range(4)}
    t.play("convert 3w to 3p")
    assert (t.workers("darklings"), t.priests("darklings")) == (3, 6)


def test_ordination_of_fewer_or_none() -> None:
    """Stronghold: they may, they need not."""
    t = _marsh("TP")
    t.play("upgrade E5 to SH. convert 0w to 0p")
    assert (t.workers("darklings"), t.priests("darklings")) == (6, 3)
    t = _marsh("TP")
    t.play("upgrade E5 to SH. convert 1w to 1p")
    assert (t.workers("darklings"), t.priests("darklings")) == (5, 4)


def test_ordination_brings_no_vp() -> None:
    """Stronghold: VP come with spades only."""
    t = _marsh("TP")
    t.play("upgrade E5 to SH. convert 3w to 3p")
    assert t.vp("darklings") == 20


def test_ordination_of_the_workers_there_are() -> None:
    """Stronghold: no more than the workers left after paying for the stronghold."""
    t = _marsh("TP")
    t.give("darklings", workers=5)
    t.play("upgrade E5 to SH")
    assert _ordinations(t) == {"convert 0w to 0p", "convert 1w to 1p"}


def test_ordination_of_the_priests_in_the_supply() -> None:
    """Components: seven priests in all, those on the cult board included."""
    t = _marsh("TP")
    t.give("darklings", priests=6)
    t.play("send p to fire for 3. done")
    t.until("darklings")
    t.give("darklings", priests=5)
    t.play("upgrade E5 to SH")
    assert _ordinations(t) == {"convert 0w to 0p", "convert 1w to 1p"}


def test_ordination_after_the_town_tile() -> None:
    """FAQ, Timing: the workers of a town founded with the stronghold may be ordained."""
    t = _marsh("TP")
    t.put("darklings", "E4", "TE")
    t.put("darklings", "E6 F3")
    t.give("darklings", workers=4, priests=0)
    t.play("upgrade E5 to SH. +TW2. convert 2w to 2p")
    assert (t.workers("darklings"), t.priests("darklings")) == (0, 2)


def test_ordination_before_the_town_tile() -> None:
    """FAQ, Timing: or the other way round, so that the workers stay."""
    t = _marsh("TP")
    t.put("darklings", "E4", "TE")
    t.put("darklings", "E6 F3")
    t.give("darklings", workers=5, priests=0)
    t.play("upgrade E5 to SH. convert 1w to 1p. +TW2")
    assert (t.workers("darklings"), t.priests("darklings")) == (2, 1)


def test_no_conversion_before_the_ordination() -> None:
    """FAQ, Conversions: not inside the action, so power cannot become workers to ordain."""
    t = _marsh("TP")
    t.give("darklings", workers=4, priests=0)
    t.play("upgrade E5 to SH")
    assert t.legal() == {"convert 0w to 0p"}


def test_ordination_only_once() -> None:
    """Stronghold: only when it is built; afterwards workers do not become priests."""
    t = _marsh("TP")
    t.play("upgrade E5 to SH. convert 1w to 1p")
    assert not t.may("convert 1w to 1p")
    t.until("darklings")
    assert not t.may("convert 1w to 1p")


def test_priests_may_become_workers_as_usual() -> None:
    """Conversions: a priest for a worker, for them too."""
    t = _marsh()
    t.play("convert 1p to 1w")
    assert (t.workers("darklings"), t.priests("darklings")) == (11, 2)
