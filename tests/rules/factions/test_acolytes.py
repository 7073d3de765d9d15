"""Fire & Ice: the Acolytes."""

import pytest

from mystica.engine.core import state as column
from mystica.engine.core.ids import BY_CULT, BY_SCORING, E_POWER, E_VP
from tests.rules.factions.volcano import volcano
from tests.rules.table import Table

TRACKS = ("fire", "water", "earth", "air")


def _crater(
    structure: str = "D", scoring: str = "SCORE7", cults: tuple[int, int, int, int] = (5, 5, 5, 5), **options: str
) -> Table:
    t = volcano("acolytes", structure, scoring, **options)
    t.give("acolytes", power=(12, 0, 0), cults=cults)
    return t


# ---- the faction board --------------------------------------------------------------------------------------


# ---- volcanoes ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("track", TRACKS)
def test_three_steps_of_one_track(track: str) -> None:
    """Ability: the whole price from one track of choice; neither workers nor power."""
    t = _crater()
    t.play(f"transform E5 to volcano. -3{track}. done")
    assert t.cults("acolytes") == tuple(2 if one == track else 5 for one in TRACKS)
    assert (t.workers("acolytes"), t.coins("acolytes"), t.power("acolytes")) == (40, 40, (12, 0, 0))
    assert t.terrain("E5") == "volcano"


@pytest.mark.parametrize("track", TRACKS)
def test_four_steps_for_anothers_home(track: str) -> None:
    """Ability: 4 steps for the home terrain of another player."""
    t = _crater()
    t.play(f"transform F4 to volcano. -4{track}. done")
    assert t.cults("acolytes") == tuple(1 if one == track else 5 for one in TRACKS)


def test_the_track_must_have_the_steps() -> None:
    """Ability: steps are not collected from several tracks."""
    t = _crater(cults=(2, 2, 2, 2))
    assert t.transforms() == set()
    t = _crater(cults=(3, 2, 0, 4))
    assert "F4 to volcano" in t.transforms()
    t.play("transform F4 to volcano")
    assert {text for text in t.legal() if text.startswith("-")} == {"-4air"}
    t = _crater(cults=(3, 2, 0, 3))
    assert t.transforms() == {f"{label} to volcano" for label in ("D4", "E5", "E7", "F3")}
    t.play("transform E5 to volcano")
    assert {text for text in t.legal() if text.startswith("-")} == {"-3fire", "-3air"}


def test_down_to_the_bottom() -> None:
    """Ability: a marker may go back to space 0."""
    t = _crater(cults=(3, 0, 0, 0))
    t.play("transform E5 to volcano. -3fire. done")
    assert t.cults("acolytes") == (0, 0, 0, 0)


def test_the_own_starting_terrain_costs_three() -> None:
    """Ability: it is no other player's home."""
    t = _crater()
    t.play("transform D4 to volcano. -3earth. done")
    assert t.cults("acolytes") == (5, 5, 2, 5)


def test_price_follows_the_shapeshifters() -> None:
    """Terrain: the home terrain of the moment counts, not one they had."""
    t = Table("shapeshifters", "acolytes", terrains={"shapeshifters": "red", "acolytes": "blue"})
    t.put("shapeshifters", "A6", "SH")
    t.put("acolytes", "E6")
    t.give("shapeshifters", power=(0, 0, 5))
    t.give("acolytes", cults=(9, 0, 0, 0))
    t.play("action ACTH5. pick-color gray. done")
    t.play("acolytes: transform D4 to volcano. -3fire. done")
    t.until("acolytes")
    t.play("transform E7 to volcano")
    assert t.may("-4fire")


def test_steps_of_a_town_come_after_the_price() -> None:
    """Action 1: 4 steps less 3, then one of the town tile; the fifth space is not reached on the way."""
    t = _crater("TP", cults=(4, 0, 0, 0))
    t.put("acolytes", "F3 D4", "TP")
    t.play("transform E5 to volcano. -3fire. build E5. +TW5")
    assert (t.cults("acolytes"), t.power("acolytes")) == ((2, 1, 1, 1), (12, 0, 0))


def test_old_volcano_may_be_built_on() -> None:
    """Action 1: build only, as on any home terrain; no step is paid."""
    t = _crater()
    t.paint("E5", "volcano")
    assert t.builds() == {"E5"}
    t.play("build E5")
    assert t.cults("acolytes") == (5, 5, 5, 5)


# ---- up and down the tracks ---------------------------------------------------------------------------------


def test_no_power_on_the_way_down() -> None:
    """Cult tracks: power comes on the way up only."""
    t = _crater(cults=(8, 0, 0, 0))
    t.listen()
    t.play("transform E5 to volcano. -3fire. done")
    assert t.gained("acolytes", E_POWER, BY_CULT) == 0
    assert t.power("acolytes") == (12, 0, 0)


def test_thresholds_pay_again() -> None:
    """Cult tracks: whoever climbs a second time gains the power a second time."""
    t = _crater(cults=(5, 0, 0, 0))
    t.give("acolytes", priests=1)
    t.play("transform E5 to volcano. -3fire. done")
    t.until("acolytes")
    t.play("send p to fire for 3")
    assert t.cults("acolytes")[0] == 5
    assert t.power("acolytes") == (9, 3, 0)  # 1 for the third space, 2 for the fifth


def test_leaving_the_top_gives_the_key_back() -> None:
    """Cult tracks: the key is there again, and is needed again."""
    t = _crater(cults=(10, 0, 0, 0))
    t.give("acolytes", keys=0, priests=2)
    t.play("transform E5 to volcano. -3fire. done")
    assert (t.cults("acolytes")[0], t.keys("acolytes")) == (7, 1)
    t.until("acolytes")
    t.play("send p to fire for 3. +fire")
    assert (t.cults("acolytes")[0], t.keys("acolytes")) == (10, 0)
    assert t.power("acolytes") == (9, 3, 0)


def test_steps_below_the_top_give_no_key() -> None:
    """Cult tracks: only space 10 holds one."""
    t = _crater(cults=(9, 0, 0, 0))
    t.play("transform E5 to volcano. -3fire. done")
    assert t.keys("acolytes") == 0


def test_leaving_the_top_frees_it() -> None:
    """Cult tracks: another player with a key may go there now, and then the Acolytes may not."""
    t = _crater(cults=(10, 0, 0, 0))
    t.give("acolytes", keys=0, priests=1)
    t.give("witches", cults=(9, 0, 0, 0), keys=1, priests=2)
    t.play("transform E5 to volcano. -3fire. done")
    t.play("witches: send p to fire for 1. +fire")
    assert t.cults("witches")[0] == 10
    t.until("acolytes")
    t.play("send p to fire for 3")
    assert (t.cults("acolytes")[0], t.keys("acolytes")) == (9, 1)


def test_top_is_closed_while_they_stay() -> None:
    """Cult tracks: one player on space 10."""
    t = _crater(cults=(10, 10, 0, 0))
    t.give("witches", cults=(9, 0, 0, 0), keys=1, priests=2)
    t.play("transform E5 to volcano. -3water. done")
    t.play("witches: send p to fire for 1")
    assert (t.cults("witches")[0], t.keys("witches")) == (9, 1)


# ---- spades become steps ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("action", "steps"), [("ACT5", 1), ("ACT6", 2), ("BON1", 1)])
@pytest.mark.parametrize("profile", ["official", "snellman"])
def test_spades_become_steps(action: str, steps: int, profile: str) -> None:
    """Ability: one step for each spade, each on a track of choice; nothing is transformed and nothing built."""
    t = _crater(cults=(2, 2, 2, 2), profile=profile)
    t.paint("E5", "volcano")
    t.give("acolytes", power=(0, 0, 12))
    t.card("acolytes", "BON1")
    t.play(f"action {action}")
    assert t.transforms() == t.builds() == set()
    assert {f"+{track}" for track in TRACKS} <= t.legal()
    t.play(". ".join(("+fire", "+air")[:steps]))
    assert t.cults("acolytes") == ((3, 2, 2, 2) if steps == 1 else (3, 2, 2, 3))
    assert t.transforms() == t.builds() == set()


def test_both_steps_on_one_track() -> None:
    """Ability: two spades, twice the same track, with the power on the way."""
    t = _crater(cults=(3, 0, 0, 0))
    t.give("acolytes", power=(6, 0, 6))
    t.play("action ACT6. +fire. +fire")
    assert t.cults("acolytes")[0] == 5
    assert t.power("acolytes") == (10, 2, 0)


@pytest.mark.parametrize(("action", "steps"), [("ACT5", 1), ("ACT6", 2), ("BON1", 1)])
@pytest.mark.parametrize("profile", ["official", "snellman"])
def test_spade_tile_pays_for_spades_that_become_steps(action: str, steps: int, profile: str) -> None:
    """Rulings: such a spade counts as used."""
    t = _crater(scoring="SCORE1", profile=profile)
    t.give("acolytes", power=(0, 0, 12))
    t.card("acolytes", "BON1")
    t.listen()
    t.play(f"action {action}" + ". +fire" * steps)
    assert t.gained("acolytes", E_VP, BY_SCORING) == 2 * steps


def test_step_to_the_top_needs_a_key() -> None:
    """Cult tracks: without a key the step is lost at 9."""
    t = _crater(cults=(9, 0, 0, 0))
    t.card("acolytes", "BON1")
    t.play("action BON1. +fire")
    assert t.cults("acolytes")[0] == 9
    t = _crater(cults=(9, 0, 0, 0))
    t.card("acolytes", "BON1")
    t.give("acolytes", keys=1)
    t.play("action BON1. +fire. +fire")
    assert (t.cults("acolytes")[0], t.keys("acolytes")) == (10, 0)


@pytest.mark.parametrize("scoring", ["SCORE2", "SCORE6", "SCORE8"])
def test_cult_bonus_spades_become_steps(scoring: str) -> None:
    """Phase III: one step each, without VP, before the next round begins."""
    t = _crater(scoring=scoring, cults=(0, 8, 8, 8))
    t.pass_all()
    assert (t.decider, t.legal()) == ("acolytes", {f"+{track}" for track in TRACKS})
    t.play("+fire. +fire")
    assert t.cults("acolytes") == (2, 8, 8, 8)
    assert (t.round, t.vp("acolytes")) == (2, 20)


def test_cult_bonus_steps_do_not_earn_more() -> None:
    """Phase III: the bonus is counted before its steps are made."""
    t = _crater(scoring="SCORE2", cults=(0, 0, 7, 0))
    t.pass_all()
    t.play("+earth")
    assert t.cults("acolytes") == (0, 0, 8, 0)
    assert t.round == 2


# ---- the stronghold -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [1, 2, 3])
def test_priests_go_one_step_further(place: int) -> None:
    """Stronghold: every priest sent to a cult advances one step more, the returned one too."""
    t = _crater("TP", cults=(0, 0, 0, 0))
    t.give("acolytes", priests=1)
    t.play(f"send p to water for {place}")
    assert t.cults("acolytes") == (0, place, 0, 0)
    t = _crater("SH", cults=(0, 0, 0, 0))
    t.give("acolytes", priests=1)
    t.play(f"send p to water for {place}")
    assert t.cults("acolytes") == (0, place + 1, 0, 0)
    assert t.get("acolytes", column.PRIESTS_SENT) == (0 if place == 1 else 1)


def test_step_of_the_stronghold_brings_power() -> None:
    """Stronghold: the further step is a step like any other."""
    t = _crater("SH", cults=(1, 0, 0, 0))
    t.give("acolytes", priests=1)
    t.play("send p to fire for 3")
    assert (t.cults("acolytes")[0], t.power("acolytes")) == (5, (9, 3, 0))


def test_stronghold_and_the_top() -> None:
    """Stronghold: a key is still needed for space 10."""
    t = _crater("SH", cults=(7, 7, 0, 0))
    t.give("acolytes", priests=2)
    t.play("send p to fire for 3")
    assert t.cults("acolytes")[0] == 9
    t.until("acolytes")
    t.give("acolytes", keys=1)
    t.play("send p to water for 3. +water")
    assert (t.cults("acolytes")[1], t.keys("acolytes")) == (10, 0)


def test_only_priests_sent_by_the_owner() -> None:
    """Stronghold: spades, favor tiles, cards and town tiles bring their printed steps; nobody else gains."""
    t = _crater("SH", cults=(0, 0, 0, 0))
    t.card("acolytes", "BON2")
    t.favor("acolytes", "FAV6")
    t.play("action BON2. +fire")
    t.until("acolytes")
    t.play("action FAV6. +fire")
    assert t.cults("acolytes") == (2, 0, 0, 0)
    t.until("witches")
    t.give("witches", priests=1, cults=(0, 0, 0, 0))
    t.play("send p to air for 2")
    assert t.cults("witches") == (0, 0, 0, 2)
    t.until("acolytes")
    t.put("acolytes", "D4", "TP")
    t.play("upgrade D4 to TE. +FAV10")
    assert t.cults("acolytes") == (2, 1, 0, 0)


def test_priests_standing_on_the_board_stay() -> None:
    """Ability: going down a track moves no priest."""
    t = _crater(scoring="SCORE9", cults=(0, 0, 0, 0))
    t.give("acolytes", priests=1)
    t.play("send p to fire for 3")
    t.until("acolytes")
    t.play("transform E5 to volcano. -3fire. done")
    assert t.get("acolytes", column.PRIESTS_SENT) == 1


# ---- towns and final scoring --------------------------------------------------------------------------------


def test_town_tile_steps() -> None:
    """Town tiles: TW5 lifts all four markers; the key counts for space 10 at once."""
    t = _crater("SH", cults=(9, 0, 4, 2))
    t.put("acolytes", "E5 E7", "TP")
    t.paint("F4", "volcano")
    t.play("build F4. +TW5. +fire")
    assert (t.cults("acolytes"), t.keys("acolytes")) == ((10, 1, 5, 3), 0)
    assert t.power("acolytes") == (6, 6, 0)  # 3 + 2 + 1


def test_area_and_ships() -> None:
    """Area scoring: directly adjacent or by ship, as for everybody."""
    t = _crater()
    t.put("acolytes", "D4 C2")
    assert t.area("acolytes") == 2
    t.give("acolytes", shipping=1)
    assert t.area("acolytes") == 3
