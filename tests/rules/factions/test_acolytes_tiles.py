"""Fire & Ice: the Acolytes and tiles that have to do with cult tracks."""

import pytest

from mystica.engine.core.ids import BY_CULT_BONUS, E_WORKERS
from tests.rules.table import Table


def _crater(scoring: str, cults: tuple[int, int, int, int], round: int = 1) -> Table:
    t = Table("acolytes", "witches", scoring=scoring, round=round, terrains={"acolytes": "red"})
    t.put("acolytes", "E6")
    t.give("acolytes", coins=20, workers=10, priests=0, power=(12, 0, 0), cults=cults)
    return t


@pytest.mark.parametrize(("paid", "workers"), [("fire", 1), ("earth", 2)])
def test_cult_bonus_counts_what_is_left(paid: str, workers: int) -> None:
    """Phase III: steps that paid for a volcano are gone when the bonus is counted. SCORE4: a worker for 2 on fire."""
    t = _crater("SCORE4", (5, 0, 5, 0))
    t.play(f"transform F3 to volcano. -3{paid}. done")
    t.listen()
    t.pass_all()
    assert t.gained("acolytes", E_WORKERS, BY_CULT_BONUS) == workers


@pytest.mark.parametrize("action", ["BON2", "FAV6"])
def test_steps_of_card_and_tile_pay_for_volcanoes(action: str) -> None:
    """A step gained by an action makes the third; the next volcano is paid with them."""
    t = _crater("SCORE7", (2, 2, 2, 2))
    t.card("acolytes", "BON2")
    t.favor("acolytes", "FAV6")
    t.give("acolytes", cults=(2, 2, 2, 2))
    assert t.transforms() == set()
    t.play(f"action {action}. +air. done\nwitches: pass BON1")
    t.finish()
    assert "F3 to volcano" in t.transforms()
    t.play("transform F3 to volcano. -3air. build F3")
    assert t.cults("acolytes") == (2, 2, 2, 0)


def test_favor_tile_steps_come_after_its_temple_is_built() -> None:
    """Favor tiles: three steps of FAV1 on one track pay for a volcano in a later action."""
    t = _crater("SCORE7", (0, 0, 0, 0))
    t.put("acolytes", "A6", "TP")
    t.play("upgrade A6 to TE. +FAV1. done\nwitches: pass BON1")
    assert t.cults("acolytes") == (3, 0, 0, 0)
    t.play("acolytes: transform F3 to volcano. -3fire")
    assert t.cults("acolytes") == (0, 0, 0, 0)


def test_final_cult_scoring_counts_what_is_left() -> None:
    """End of the game: who paid with steps stands where the marker is."""
    t = _crater("SCORE7", (5, 0, 0, 0), round=6)
    t.give("witches", cults=(3, 0, 0, 0))
    t.play("transform F3 to volcano. -3fire. done\nwitches: pass\nacolytes: pass")
    t.finish()
    acolytes, witches = t.vp("acolytes"), t.vp("witches")
    behind = _crater("SCORE7", (5, 0, 0, 0), round=6)
    behind.give("witches", cults=(3, 0, 0, 0))
    behind.play("pass\nwitches: pass")
    behind.finish()
    assert behind.vp("acolytes") - acolytes == 8 - 4 and witches - behind.vp("witches") == 8 - 4
