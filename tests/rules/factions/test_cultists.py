"""Base, Appendix VI: the Cultists, with the erratum of 2013."""

from mystica.engine.core import actions as act
from mystica.engine.core.state import LATE_STEPS
from mystica.engine.flow import apply, may_apply_unlisted
from tests.rules.table import Table

STEPS = {"+fire", "+water", "+earth", "+air"}


def _sect(structure: str = "D", scoring: str = "SCORE3", profile: str = "official", **options: str) -> Table:
    """Cultists on E6 between the Nomads on F3 and the Witches on F4."""
    t = Table("cultists", "nomads", "witches", scoring=scoring, profile=profile, **options)  # type: ignore[arg-type]
    t.put("cultists", "E6", structure)
    t.put("nomads", "F3")
    t.put("witches", "F4")
    t.give("cultists", coins=30, workers=15, priests=0, power=(5, 7, 0), cults=(0, 0, 0, 0))
    return t


def _late(t: Table, track: int) -> int:
    return int(act.LATE_STEP) + t.seat("cultists") * 4 + track


def _take(t: Table, faction: str) -> int:
    return int(act.ANSWER) + t.seat(faction) * 64 + 1


# ---- the faction board ------------------------------------------------------------------------------------


def test_stronghold_brings_seven_vp() -> None:
    """Stronghold: 7 VP at once, besides those of the scoring tile."""
    t = _sect("TP", scoring="SCORE4")
    t.play("upgrade E6 to SH")
    assert t.vp("cultists") == 20 + 7 + 5


def test_stronghold_vp_only_once() -> None:
    """Stronghold: nothing more in later rounds."""
    t = _sect("SH")
    t.pass_all()
    assert t.round == 2
    assert t.vp("cultists") == 20


# ---- the step ---------------------------------------------------------------------------------------------


def test_step_when_an_opponent_takes_power() -> None:
    """Ability: one step on a track of choice, at once, before the next opponent is asked."""
    t = _sect()
    t.play("upgrade E6 to TP")
    t.play("nomads: leech")
    assert t.decider == "cultists"
    assert t.legal() == STEPS
    t.play("+earth")
    assert t.cults("cultists") == (0, 0, 1, 0)
    assert t.decider == "witches"


def test_step_when_a_dwelling_is_built() -> None:
    """Ability: building counts as well as upgrading."""
    t = _sect()
    t.paint("E5", "brown")
    t.play("build E5")
    t.play("nomads: leech")
    assert t.decider == "cultists" and t.legal() == STEPS


def test_one_step_for_one_structure() -> None:
    """Ability: however many opponents take power."""
    t = _sect()
    t.play("upgrade E6 to TP")
    t.play("nomads: leech")
    t.play("cultists: +air")
    t.play("witches: leech")
    assert t.cults("cultists") == (0, 0, 0, 1)
    assert not STEPS & t.legal()


def test_step_when_only_the_second_opponent_takes_power() -> None:
    """Ability: one is enough; a refusal before it changes nothing."""
    t = _sect()
    t.play("upgrade E6 to TP")
    t.play("nomads: decline")
    t.play("witches: leech")
    assert t.decider == "cultists"
    t.play("+fire")
    assert t.cults("cultists") == (1, 0, 0, 0)
    assert t.power("cultists") == (5, 7, 0)  # no consolation


def test_step_for_each_structure() -> None:
    """Ability: every structure that power is taken from brings its own step."""
    t = _sect()
    t.play("upgrade E6 to TP")
    t.play("nomads: leech")
    t.play("cultists: +fire")
    t.play("witches: decline")
    t.until("cultists")
    t.play("upgrade E6 to SH")
    t.play("nomads: leech")
    t.play("cultists: +fire")
    assert t.cults("cultists")[0] == 2


def test_step_brings_the_power_of_the_track() -> None:
    """Power via cult tracks: reaching space 5 pays 2 power."""
    t = _sect()
    t.give("cultists", cults=(4, 0, 0, 0))
    t.play("upgrade E6 to TP")
    t.play("nomads: leech")
    t.play("cultists: +fire")
    assert t.power("cultists") == (3, 9, 0)


def test_step_to_space_10_needs_a_key() -> None:
    """Only one player on space 10: the step stops at 9 without a key."""
    t = _sect()
    t.give("cultists", cults=(9, 9, 0, 0))
    t.play("upgrade E6 to TP")
    t.play("nomads: leech")
    t.play("cultists: +fire")
    assert t.cults("cultists")[0] == 9
    t = _sect()
    t.give("cultists", cults=(9, 9, 0, 0), keys=1)
    t.play("upgrade E6 to TP")
    t.play("nomads: leech")
    t.play("cultists: +fire. +fire")
    assert (t.cults("cultists")[0], t.keys("cultists")) == (10, 0)


def test_step_after_the_favor_tile_of_a_temple() -> None:
    """Ours: opponents are asked once the favor tile is picked, so the step comes after it."""
    t = _sect("TP")
    t.play("upgrade E6 to TE")
    assert t.decider == "cultists"
    t.play("+FAV3")
    t.play("nomads: leech")
    t.play("cultists: +earth")
    assert t.cults("cultists") == (0, 0, 4, 0)


def test_step_when_power_is_taken_only_in_part() -> None:
    """The price of power: an opponent short of VP or of room takes less, which is taking power."""
    t = _sect("TP")
    t.put("nomads", "F3", "TP")
    t.give("nomads", vp=0)
    t.play("upgrade E6 to SH")
    t.play("nomads: leech")
    assert t.decider == "cultists" and t.legal() == STEPS


def test_no_step_for_power_the_cultists_take() -> None:
    """Ability: it is about the own building only."""
    t = Table("nomads", "cultists")
    t.put("nomads", "F3")
    t.put("cultists", "E6")
    t.rich("nomads")
    t.play("upgrade F3 to TP")
    t.play("cultists: leech")
    assert not STEPS & t.legal()


# ---- the erratum ------------------------------------------------------------------------------------------


def test_one_power_when_all_refuse() -> None:
    """Erratum: no step, exactly 1 power instead, after the last refusal."""
    t = _sect()
    t.play("upgrade E6 to TP")
    t.play("nomads: decline")
    assert t.power("cultists") == (5, 7, 0)
    t.play("witches: decline")
    assert t.power("cultists") == (4, 8, 0)
    assert t.cults("cultists") == (0, 0, 0, 0)
    assert not STEPS & t.legal()


def test_nothing_when_nobody_could_take_power() -> None:
    """Erratum: without anybody who could refuse there is neither step nor power."""
    t = _sect()
    t.give("nomads", power=(0, 0, 12))
    t.give("witches", power=(0, 0, 12))
    t.play("upgrade E6 to TP")
    t.finish()
    assert t.decider == "nomads"
    assert t.power("cultists") == (5, 7, 0)


def test_nothing_without_neighbours() -> None:
    """Ability: a structure beside nobody brings nothing."""
    t = Table("cultists", "witches")
    t.put("cultists", "A1")
    t.give("cultists", coins=6, workers=2, power=(5, 7, 0))
    t.play("upgrade A1 to TP")
    assert t.power("cultists") == (5, 7, 0)


def test_one_power_when_the_only_one_with_room_refuses() -> None:
    """Erratum: who has no room to take power does not count."""
    t = _sect()
    t.give("nomads", power=(0, 0, 12))
    t.play("upgrade E6 to TP")
    t.play("witches: decline")
    assert t.power("cultists") == (4, 8, 0)


def test_without_the_erratum() -> None:
    """Option refused-power off: a refusal by all brings nothing."""
    t = _sect(refused_power="false")
    t.play("upgrade E6 to TP")
    t.play("nomads: decline")
    t.play("witches: decline")
    assert t.power("cultists") == (5, 7, 0)


# ---- on the site: steps may wait --------------------------------------------------------------------------


def test_late_step_out_of_turn() -> None:
    """Ruling reaction-step=deferred: power taken later earns a step that may be made out of turn."""
    t = _sect(profile="snellman")
    t.play("upgrade E6 to TP. done. later. later")
    assert t.decider == "nomads"
    assert not may_apply_unlisted(t.state, _late(t, 1))
    apply(t.state, _take(t, "witches"))
    assert t.decider == "nomads"
    apply(t.state, _late(t, 1))
    assert t.cults("cultists") == (0, 1, 0, 0)
    assert not may_apply_unlisted(t.state, _late(t, 1))


def test_late_step_once_per_structure() -> None:
    """Ability: a second answer to the same structure earns nothing more."""
    t = _sect(profile="snellman")
    t.play("upgrade E6 to TP. done. later. later")
    apply(t.state, _take(t, "witches"))
    apply(t.state, _take(t, "nomads"))
    assert t.get("cultists", LATE_STEPS) == 1


def test_step_earned_at_once_may_be_kept() -> None:
    """Ruling reaction-step=deferred: the step may be left open; officially it may not."""
    t = _sect(profile="snellman")
    t.play("upgrade E6 to TP. done. leech. later")
    assert t.get("cultists", LATE_STEPS) == 1
    t = _sect()
    t.play("upgrade E6 to TP")
    t.play("nomads: leech")
    assert not t.may("later")


def test_late_step_blocks_the_end_of_the_own_turn() -> None:
    """Ruling reaction-step=deferred: it must be made before the Cultists' next turn ends."""
    t = _sect(profile="snellman")
    t.play("upgrade E6 to TP. done. leech. later. decline")
    t.until("cultists")
    t.play("convert 1w to 1c. upgrade E6 to TE. +FAV9")
    while t.may("done"):
        t.play("done")
    assert t.decider == "cultists"
    assert t.legal() >= STEPS
    assert not t.may("later")
    t.play("+water")
    assert t.cults("cultists")[1] == 1


def test_late_step_blocks_the_end_of_the_round() -> None:
    """Ruling reaction-step=deferred: neither an open offer nor the step earned with it survives the round."""
    t = _sect(profile="snellman")
    t.give("cultists", priests=1)
    t.play("send p to air for 1. done")
    t.until("cultists")
    t.play("upgrade E6 to TP. done. later. later")
    t.play("cultists: pass BON9")
    assert t.decider == "nomads" and not t.may("later")
    t.play("leech")
    assert (t.decider, t.round) == ("cultists", 1)
    t.play("later")
    assert t.decider == "cultists" and not t.may("later")
    t.play("+fire. decline")
    assert (t.cults("cultists")[0], t.round) == (1, 2)


def test_late_step_keeps_the_top_of_a_track() -> None:
    """Ruling reaction-step=deferred: nobody steps to a 10 that the open step could reach first."""
    t = _sect(profile="snellman")
    t.give("cultists", cults=(9, 0, 0, 0), keys=1)
    t.give("nomads", cults=(9, 0, 0, 0), keys=1, priests=1)
    t.play("upgrade E6 to TP. done. later. later")
    apply(t.state, _take(t, "witches"))
    t.play("nomads: send p to fire for 1")
    assert (t.cults("nomads")[0], t.keys("nomads")) == (9, 1)


def test_late_step_without_a_key_keeps_nothing() -> None:
    """Ruling reaction-step=deferred: without a key the open step cannot get to 10."""
    t = _sect(profile="snellman")
    t.give("cultists", cults=(9, 0, 0, 0), keys=0)
    t.give("nomads", cults=(9, 0, 0, 0), keys=1, priests=1)
    t.play("upgrade E6 to TP. done. later. later")
    apply(t.state, _take(t, "witches"))
    t.play("nomads: send p to fire for 1")
    assert t.cults("nomads")[0] == 10


def test_refusal_by_acting_counts_for_the_erratum() -> None:
    """Ruling unanswered-leech=declined: 1 power comes with the last refusal, here made by acting."""
    t = _sect(profile="snellman")
    t.play("upgrade E6 to TP. done. later. later")
    t.play("nomads: pass BON1")
    assert t.power("cultists") == (5, 7, 0)
    t.play("witches: pass BON2")
    assert t.power("cultists") == (4, 8, 0)


def test_question_without_room_earns_nothing() -> None:
    """Ruling leech-without-room=asked: an answer that moves no power is no event for the Cultists."""
    t = _sect(profile="snellman")
    t.give("nomads", power=(0, 0, 12))
    t.give("witches", power=(0, 0, 12))
    t.play("upgrade E6 to TP. done. leech. decline")
    assert t.get("cultists", LATE_STEPS) == 0
    assert t.power("cultists") == (5, 7, 0)
    assert t.cults("cultists") == (0, 0, 0, 0)


def test_offer_that_lost_its_room_is_no_refusal() -> None:
    """Ruling leech=deferred: taking one offer may fill the bowls; the next one then earns neither step nor power."""
    t = Table("cultists", "nomads", profile="snellman")
    t.put("cultists", "E6")
    t.put("nomads", "F3")
    t.give("cultists", coins=30, workers=15, priests=1, power=(5, 7, 0))
    t.give("nomads", power=(0, 1, 11))
    t.play("send p to air for 1. done")
    t.until("cultists")
    t.play("upgrade E6 to TP. done. later")
    t.play("upgrade E6 to SH. done. later")
    apply(t.state, _take(t, "nomads"))
    assert t.get("cultists", LATE_STEPS) == 1
    assert t.power("nomads") == (0, 0, 12)
    assert t.power("cultists") == (5, 7, 0)


def test_power_that_comes_amid_a_sacrifice_leaves_a_way_on() -> None:
    """Ours: a late refusal gives the Cultists power that no use fits; the sacrifice stays, and their turn goes on."""
    t = _sect(leech="deferred")
    t.play("upgrade E6 to TP")
    apply(t.state, _take(t, "nomads") - 1)
    t.give("cultists", power=(0, 3, 4))
    t.play("burn 1")
    assert t.power("cultists") == (0, 1, 5)  # for a priest
    apply(t.state, _take(t, "witches") - 1)
    assert t.power("cultists") == (0, 0, 6)
    assert t.decider == "cultists" and "done" in t.legal()
