"""Fire & Ice: the Yetis and tiles that have to do with power values and power actions."""

import pytest

from mystica.engine.core.ids import BY_SCORING, E_VP
from tests.rules.table import Table


@pytest.mark.parametrize(("tile", "founds"), [("FAV5", True), ("FAV11", False)])
def test_sanctuary_and_two_dwellings_need_the_favor_tile(tile: str, founds: bool) -> None:
    """FAV5: a town of value 6. The sanctuary counts 4 and as two structures, so two dwellings are enough with it."""
    t = Table("yetis", "nomads", terrains={"yetis": "red"})
    t.put("yetis", "E6", "SA")
    t.put("yetis", "E5")
    t.rich("yetis")
    t.favor("yetis", tile)
    t.paint("F4", "ice")
    t.play("build F4")
    assert any(text.startswith("+TW") for text in t.legal()) == founds


@pytest.mark.parametrize("profile", ["official", "snellman"])
def test_the_same_spade_action_again_pays_for_every_spade(profile: str) -> None:
    """Stronghold and SCORE1: each of the spades scores, whoever took the action before; each costs one less."""
    t = Table("yetis", "nomads", scoring="SCORE1", terrains={"yetis": "red"}, profile=profile)
    t.put("yetis", "E6", "SH")
    t.give("yetis", coins=20, workers=20, power=(0, 0, 6))
    t.listen()
    t.play("action ACT5. transform D4 to ice. done\nnomads: pass BON2\nyetis: action ACT5. transform F3 to ice")
    assert t.power("yetis") == (6, 0, 0)
    assert t.gained("yetis", E_VP, BY_SCORING) == 4


def test_favor_tile_six_and_cards_are_used_once() -> None:
    """Stronghold: only power actions are used again, not those of tiles and cards."""
    t = Table("yetis", "nomads", terrains={"yetis": "red"})
    t.put("yetis", "E6", "SH")
    t.favor("yetis", "FAV6")
    t.card("yetis", "BON2")
    t.play("action FAV6. +earth. done\nnomads: pass BON1")
    t.finish()
    assert not t.may("action FAV6") and t.may("action BON2")
