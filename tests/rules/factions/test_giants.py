"""Base, Appendix VI: the Giants."""

from tests.rules.table import Table


def _camp(structure: str = "D", scoring: str = "SCORE3", **options: str) -> Table:
    """Giants on D4, which touches C3 (forest), D5 (lakes), E6 (plains) and E7 (mountains)."""
    t = Table("giants", "auren", scoring=scoring, **options)  # type: ignore[arg-type]
    t.put("giants", "D4", structure)
    t.give("giants", coins=20, workers=20, priests=1, power=(0, 0, 12))
    return t


def _transforms(t: Table) -> set[str]:
    return {text for text in t.legal() if text.startswith("transform")}


ALL_TO_RED = {f"transform {label} to red" for label in ("C3", "D5", "E6", "E7")}


# ---- the faction board ------------------------------------------------------------------------------------


# ---- two spades, always -----------------------------------------------------------------------------------


def test_two_spades_for_every_terrain() -> None:
    """Ability: exactly two, for mountains one step away as for lakes three steps away."""
    t = _camp()
    t.paint("C3", "yellow")
    for label in ("C3", "D5", "E6", "E7"):
        assert t.price(f"transform {label} to red. done") == (0, 6, 0)


def test_only_into_wasteland() -> None:
    """FAQ, Giants: no other target, and no stopping on the way."""
    t = _camp()
    assert _transforms(t) == ALL_TO_RED


def test_never_away_from_wasteland() -> None:
    """FAQ, Giants: a home space is not transformed."""
    t = _camp()
    t.paint("E6", "red")
    assert _transforms(t) == ALL_TO_RED - {"transform E6 to red"}


def test_two_spades_must_be_paid() -> None:
    """Ability: one spade alone does nothing."""
    t = _camp()
    t.give("giants", workers=5)
    assert _transforms(t) == set()
    t.give("giants", workers=6)
    assert _transforms(t) == ALL_TO_RED


def test_exchange_rate_as_usual() -> None:
    """Action 3: two better rates, so two spades cost 4 and then 2 workers."""
    t = _camp()
    t.give("giants", digging=1)
    assert t.price("transform E7 to red. done") == (0, 4, 0)
    t.give("giants", digging=2)
    assert t.price("transform E7 to red. done") == (0, 2, 0)


def test_spade_tile_pays_for_both() -> None:
    """Appendix III: two spades used, 4 VP, whatever the terrain."""
    t = _camp(scoring="SCORE1")
    t.play("transform E7 to red. done")
    assert t.vp("giants") == 24


def test_one_free_spade_and_one_bought() -> None:
    """Appendix I: the missing spade beside the one of the power action is bought."""
    t = _camp()
    t.play("action ACT5")
    assert _transforms(t) == ALL_TO_RED
    t.play("transform E7 to red. build E7")
    assert (t.workers("giants"), t.structure("E7")) == (20 - 3 - 1, "giants D")


def test_one_free_spade_alone() -> None:
    """Ability: without workers for the second one the free spade is of no use."""
    t = _camp()
    t.give("giants", workers=2)
    t.play("action ACT5")
    assert _transforms(t) == set()
    t.play("done")
    assert t.vp("giants") == 20


def test_spade_of_the_bonus_card_and_one_bought() -> None:
    """Appendix IV: the card's spade needs a bought one beside it."""
    t = _camp()
    t.card("giants", "BON1")
    t.play("action BON1. transform D5 to red. done")
    assert t.workers("giants") == 17


def test_two_free_spades_one_space() -> None:
    """Appendix I: both spades of the power action go into one space, so none is left for another."""
    t = _camp()
    t.play("action ACT6. transform E7 to red")
    assert t.legal() == {"done", "build E7"}
    assert t.workers("giants") == 20


def test_single_cult_bonus_spade_is_forfeit() -> None:
    """Ability and Phase III: one spade alone is lost."""
    t = _camp(scoring="SCORE8")
    t.give("giants", cults=(0, 0, 0, 7))
    t.pass_all()
    assert t.legal() == {"done"}
    t.play("done")
    assert t.round == 2
    assert [t.terrain(label) for label in ("C3", "D5", "E6", "E7")] == ["green", "blue", "brown", "gray"]


def test_two_cult_bonus_spades() -> None:
    """Phase III: two spades transform one space, of any terrain, and no dwelling follows."""
    t = _camp(scoring="SCORE8")
    t.give("giants", cults=(0, 0, 0, 8))
    t.pass_all()
    assert t.decider == "giants"
    assert _transforms(t) == ALL_TO_RED
    t.play("transform D5 to red")
    assert (t.terrain("D5"), t.structure("D5"), t.round) == ("red", "", 2)


# ---- the stronghold ---------------------------------------------------------------------------------------


def test_action_needs_the_stronghold() -> None:
    """Stronghold: its action may be used in the round it was built in."""
    t = _camp("TP")
    assert not t.may("action ACTG")
    t.play("upgrade D4 to SH")
    t.until("giants")
    assert t.may("action ACTG")


def test_action_transforms_one_space_free_of_charge() -> None:
    """Stronghold: two free spades for one space, into wasteland only."""
    t = _camp("SH")
    t.play("action ACTG")
    assert _transforms(t) == ALL_TO_RED
    t.play("transform D5 to red. done")
    assert t.terrain("D5") == "red"
    assert (t.coins("giants"), t.workers("giants"), t.power("giants")) == (20, 20, (0, 0, 12))


def test_action_with_a_dwelling() -> None:
    """Stronghold: a dwelling on that space at its price, with its VP, and nowhere else."""
    t = _camp("SH")
    t.paint("E6", "red")
    t.play("action ACTG. transform D5 to red")
    assert t.legal() == {"done", "build D5"}
    t.play("build D5")
    assert (t.coins("giants"), t.workers("giants"), t.vp("giants")) == (18, 19, 22)


def test_action_reaches_over_rivers() -> None:
    """Stronghold: any reachable space, by ship too."""
    t = _camp("SH")
    t.play("action ACTG")
    assert not t.may("transform C2 to red")
    t = _camp("SH")
    t.give("giants", shipping=1)
    t.play("action ACTG. transform C2 to red. done")
    assert t.terrain("C2") == "red"


def test_action_spades_count_for_the_spade_tile() -> None:
    """Appendix III: unlike a sandstorm these are spades, 2 VP each."""
    t = _camp("SH", scoring="SCORE1")
    t.play("action ACTG. transform D5 to red. done")
    assert t.vp("giants") == 24


def test_action_unused_spades_bring_nothing() -> None:
    """FAQ: rewards are for spades used; under spade-rewards=gained they come at once."""
    t = _camp("SH", scoring="SCORE1")
    t.play("action ACTG. done")
    assert t.vp("giants") == 20
    t = _camp("SH", scoring="SCORE1", spade_rewards="gained")
    t.play("action ACTG. done")
    assert t.vp("giants") == 24


def test_action_once_a_round() -> None:
    """Stronghold: one action token, back in the next round."""
    t = _camp("SH")
    t.play("action ACTG. transform D5 to red. done")
    t.until("giants")
    assert not t.may("action ACTG")
    t.pass_all()
    t.until("giants")
    assert t.round == 2
    assert t.may("action ACTG")


# ---- on the site ------------------------------------------------------------------------------------------


def test_any_target_on_the_site() -> None:
    """Ruling fixed-spades-target=any: two spades lead to any terrain, away from home too."""
    t = _camp(fixed_spades_target="any")
    t.paint("E6", "red")
    assert t.may("transform E7 to blue") and t.may("transform E6 to green")
    assert t.price("transform E7 to green") == (0, 6, 0)
    assert not t.may("transform E7 to gray")


def test_single_cult_bonus_spade_on_the_site() -> None:
    """Profile snellman: still forfeit."""
    t = _camp(scoring="SCORE8", profile="snellman")
    t.give("giants", cults=(0, 0, 0, 4))
    t.pass_all()
    assert _transforms(t) == set()
