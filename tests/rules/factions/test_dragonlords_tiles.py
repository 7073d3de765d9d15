"""Fire & Ice: the Dragonlords and tiles that bring power: what few tokens cannot take is lost."""

import pytest

from tests.rules.table import Table


def _lair(power: tuple[int, int, int]) -> Table:
    t = Table("dragonlords", "witches", terrains={"dragonlords": "red"})
    t.put("dragonlords", "E6")
    t.give("dragonlords", coins=20, workers=10, priests=0, power=power, cults=(0, 0, 0, 0))
    return t


@pytest.mark.parametrize(("power", "after"), [((3, 1, 0), (0, 0, 4)), ((8, 0, 0), (0, 8, 0)), ((0, 0, 0), (0, 0, 0))])
def test_town_tile_of_eight_power(power: tuple[int, int, int], after: tuple[int, int, int]) -> None:
    """Town tile with 8 power: it moves the tokens that are there, up to bowl III."""
    t = _lair(power)
    t.put("dragonlords", "E5 E7", "TP")
    t.put("dragonlords", "D4", "TP")
    t.paint("F4", "volcano")
    t.play("build F4. +TW4")
    assert t.power("dragonlords") == after


@pytest.mark.parametrize(("tile", "gain"), [("FAV7", 1), ("FAV8", 4)])
def test_income_of_favor_tiles(tile: str, gain: int) -> None:
    """Favor tiles with power as income: no more than the tokens can take."""
    t = _lair((0, 1, 1))
    t.favor("dragonlords", tile)
    assert t.income("dragonlords")[3] == gain
    t.give("dragonlords", power=(0, 1, 1), cults=(0, 0, 0, 0))
    t.pass_all()
    assert t.power("dragonlords") == (0, 0, 2)


def test_tokens_for_volcanoes_are_gone_for_power_actions() -> None:
    """A token that paid for a volcano no longer pays for a power action."""
    t = _lair((0, 0, 4))
    assert t.may("action ACT4")
    t.play("transform F3 to volcano. -bowl3. done\nwitches: pass BON1")
    t.finish()
    assert t.tokens("dragonlords") == 3
    assert not t.may("action ACT4")
