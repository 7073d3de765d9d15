"""Base, 1 - Transform and build."""

from tests.rules.table import Table


def test_building_a_dwelling() -> None:
    """Home terrain, unoccupied, adjacent; 1 worker and 2 coins."""
    t = Table("witches", "nomads")
    t.put("witches", "F4")
    t.give("witches", workers=1, coins=2)
    t.paint("F3", "green")
    t.play("build F3")
    assert t.structure("F3") == "witches D"
    assert (t.workers("witches"), t.coins("witches")) == (0, 0)
