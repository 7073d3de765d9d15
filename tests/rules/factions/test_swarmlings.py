"""Base, Appendix VI: the Swarmlings."""

from tests.rules.table import Table


def _swarm(scoring: str = "SCORE7", profile: str = "official") -> Table:
    """Swarmlings with their stronghold on E4 and dwellings on E5 and H4, without any means."""
    t = Table("swarmlings", "nomads", scoring=scoring, profile=profile)
    t.put("swarmlings", "E4", "SH")
    t.put("swarmlings", "E5 H4")
    t.give("swarmlings", coins=0, workers=0, power=(5, 7, 0))
    return t


def test_trading_house_price() -> None:
    """Action 4: 3 workers and 8 coins, or 4 coins beside another player's structure."""
    t = Table("swarmlings", "nomads")
    t.put("swarmlings", "E4 H4")
    t.put("nomads", "D3")
    t.rich("swarmlings")
    assert t.price("upgrade H4 to TP") == (8, 3, 0)
    assert t.price("upgrade E4 to TP") == (4, 3, 0)


def test_dwelling_cannot_be_had_for_the_usual_price() -> None:
    """Action 1: 1 worker or 2 coins are not enough."""
    t = Table("swarmlings", "nomads")
    t.put("swarmlings", "E4")
    t.paint("E5", "blue")
    t.give("swarmlings", coins=3, workers=2)
    assert t.may("build E5")
    t.give("swarmlings", coins=2, workers=2)
    assert not t.may("build E5")
    t.give("swarmlings", coins=3, workers=1)
    assert not t.may("build E5")


def test_town_brings_three_workers() -> None:
    """Ability: 3 workers for a town, besides the reward of its tile."""
    t = _swarm()
    t.put("swarmlings", "D3", "TP")
    t.paint("E3", "blue")
    t.give("swarmlings", coins=3, workers=2)
    t.play("build E3. +TW2")
    assert t.workers("swarmlings") == 0 + 3 + 2
    assert t.vp("swarmlings") == 20 + 7


def test_town_workers_with_any_tile() -> None:
    """Ability: the tile does not matter."""
    t = _swarm()
    t.put("swarmlings", "D3", "TP")
    t.paint("E3", "blue")
    t.give("swarmlings", coins=3, workers=2)
    t.play("build E3. +TW1")
    assert (t.workers("swarmlings"), t.coins("swarmlings")) == (3, 6)


def test_free_upgrade_needs_the_stronghold() -> None:
    """Stronghold: its action may be used in the round it was built in."""
    t = Table("swarmlings", "nomads")
    t.put("swarmlings", "E4", "TP")
    t.put("swarmlings", "E5")
    t.rich("swarmlings")
    assert not t.may("action ACTS")
    t.play("upgrade E4 to SH")
    t.until("swarmlings")
    assert t.may("action ACTS")


def test_free_upgrade_costs_nothing() -> None:
    """Stronghold: a dwelling becomes a trading house without coins and workers, neighbours or not."""
    t = _swarm()
    t.play("action ACTS")
    assert t.legal() == {"upgrade E5 to TP", "upgrade H4 to TP"}
    t.play("upgrade H4 to TP")
    assert t.structure("H4") == "swarmlings TP"
    assert (t.coins("swarmlings"), t.workers("swarmlings"), t.power("swarmlings")) == (0, 0, (5, 7, 0))


def test_free_upgrade_returns_the_dwelling() -> None:
    """Action 4: the dwelling goes back to the faction board, with its income."""
    t = _swarm()
    before = t.income("swarmlings")
    t.play("action ACTS. upgrade H4 to TP")
    after = t.income("swarmlings")
    assert (after[0] - before[0], after[1] - before[1], after[3] - before[3]) == (2, -1, 2)


def test_free_upgrade_scores_as_a_trading_house() -> None:
    """Appendices II and III: 3 VP of the scoring tile and 3 VP of favor water 1."""
    t = _swarm(scoring="SCORE6")
    t.favor("swarmlings", "FAV10")
    t.play("action ACTS. upgrade H4 to TP")
    assert t.vp("swarmlings") == 20 + 3 + 3


def test_free_upgrade_gives_power_to_neighbours() -> None:
    """FAQ, Gaining power: upgrades by special actions count."""
    t = _swarm()
    t.put("nomads", "I7", "TE")
    t.play("action ACTS. upgrade H4 to TP")
    assert t.decider == "nomads"
    assert t.may("leech 2 from swarmlings")


def test_free_upgrade_can_found_a_town() -> None:
    """Founding a town: the higher power value may be what was missing."""
    t = _swarm()
    t.put("swarmlings", "D3 E3")
    t.play("action ACTS. upgrade E5 to TP. +TW1")
    assert t.workers("swarmlings") == 3
    assert t.keys("swarmlings") == 1


def test_free_upgrade_needs_a_dwelling() -> None:
    """Stronghold: nothing else can be upgraded with it."""
    t = Table("swarmlings", "nomads")
    t.put("swarmlings", "E4", "SH")
    t.put("swarmlings", "H4", "TP")
    t.rich("swarmlings")
    assert not t.may("action ACTS")


def test_free_upgrade_needs_a_trading_house_left() -> None:
    """Structures are limited: with four trading houses on the map there is none to place."""
    t = _swarm()
    t.put("swarmlings", "A4 A11 D2", "TP")
    assert t.may("action ACTS")
    t.put("swarmlings", "D5", "TP")
    assert not t.may("action ACTS")


def test_free_upgrade_once_a_round() -> None:
    """Stronghold: one action token, back in the next round."""
    t = _swarm()
    t.play("action ACTS. upgrade H4 to TP")
    t.until("swarmlings")
    assert not t.may("action ACTS")
    t.pass_all()
    t.until("swarmlings")
    assert t.round == 2
    assert t.may("action ACTS")


def test_free_upgrade_on_the_site() -> None:
    """Profile snellman: free with and without a neighbour."""
    t = _swarm(scoring="SCORE8", profile="snellman")
    t.play("action ACTS. upgrade H4 to TP")
    assert (t.vp("swarmlings"), t.coins("swarmlings"), t.workers("swarmlings")) == (23, 0, 0)
