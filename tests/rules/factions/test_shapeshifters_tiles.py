"""Fire & Ice: the Shapeshifters after a change of home: tiles pay on the new terrain, and nothing falls apart."""

import pytest

from mystica import data
from tests.rules.table import Table


def _changed(scoring: str = "SCORE3", round: int = 1, **options: str) -> Table:
    """Lakes until now, wasteland from this action on; E6 holds the stronghold, D4 is wasteland."""
    t = Table("shapeshifters", "witches", scoring=scoring, round=round, terrains={"shapeshifters": "blue"}, **options)
    t.put("shapeshifters", "E6", "SH")
    t.give("shapeshifters", coins=30, workers=15, priests=0, power=(0, 0, 8), cults=(0, 0, 0, 0))
    t.play("action ACTH5. pick-color red. done")
    return t


def test_dwelling_on_the_new_home() -> None:
    """Scoring tile for dwellings and FAV11 pay for it, and it needs no spade."""
    t = _changed()
    t.favor("shapeshifters", "FAV11")
    t.play("witches: pass BON1\nshapeshifters: build D4")
    assert t.vp("shapeshifters") == 20 + 2 + 2


@pytest.mark.parametrize("card", ["BON6", "BON7", "BON9"])
def test_bonus_cards_count_structures_of_before_and_after(card: str) -> None:
    """Bonus cards on passing: everything on the map counts, whatever colour it was built in."""
    t = _changed("SCORE7")
    t.put("shapeshifters", "D4")
    t.card("shapeshifters", card)
    t.play("witches: pass BON1\nshapeshifters: pass BON2")
    counts = {"D": 1, "SH": 1}
    assert t.vp("shapeshifters") == 20 + sum(
        vp * counts.get(what, 0) for what, vp in data.bonus_cards()[card].pass_vp.items()
    )


@pytest.mark.parametrize("tile", ["greatest-distance", "outposts", "settlements"])
def test_final_tiles_count_structures_of_before_and_after(tile: str) -> None:
    """Final scoring tiles: one network of all structures."""
    t = Table("shapeshifters", "witches", round=6, terrains={"shapeshifters": "blue"}, final_tile=tile)
    t.put("shapeshifters", "A1", "SH")
    t.put("shapeshifters", "A2 A3")
    before = t.final_tile("shapeshifters")
    t.give("shapeshifters", power=(0, 0, 8))
    t.play("action ACTH5. pick-color red. done")
    assert t.home("shapeshifters") == "red"
    assert t.final_tile("shapeshifters") == before > 0
