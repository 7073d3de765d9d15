"""Base, Appendix VI: the Witches."""

from tests.rules.table import Table

FORESTS = ("A3", "A10", "C3", "C4", "D1", "E9", "F2", "G3", "I6", "I11")


def _coven(scoring: str = "SCORE7", profile: str = "official") -> Table:
    """Witches with their stronghold on F4 and nothing else."""
    t = Table("witches", "nomads", scoring=scoring, profile=profile)
    t.put("witches", "F4", "SH")
    t.give("witches", coins=0, workers=0, power=(5, 7, 0))
    return t


def _almost_a_town(scoring: str = "SCORE7") -> Table:
    """F4, E6 and E7 with power value 6; a dwelling on F3 makes it a town."""
    t = Table("witches", "nomads", scoring=scoring)
    t.put("witches", "F4", "SH")
    t.put("witches", "E6", "TP")
    t.put("witches", "E7")
    t.paint("F3", "green")
    t.rich("witches")
    return t


def test_town_brings_five_more_vp() -> None:
    """Ability: 5 VP on top of those of the town tile."""
    t = _almost_a_town()
    t.play("build F3. +TW1")
    assert t.vp("witches") == 20 + 5 + 5


def test_town_vp_add_up_with_the_scoring_tile() -> None:
    """Appendix III: the tile for towns pays its own 5 VP besides."""
    t = _almost_a_town(scoring="SCORE2")
    t.play("build F3. +TW3")
    assert t.vp("witches") == 20 + 9 + 5 + 5


def test_every_town_brings_five_more_vp() -> None:
    """Ability: not only the first one."""
    t = _almost_a_town()
    t.put("witches", "C4 D6", "TE")
    t.put("witches", "B5", "TP")
    t.paint("B4", "green")
    t.play("build F3. +TW1")
    t.until("witches")
    t.play("build B4. +TW1")
    assert t.vp("witches") == 20 + 2 * (5 + 5)


def test_ride_needs_the_stronghold() -> None:
    """Stronghold: no special action before; afterwards in the same round already."""
    t = Table("witches", "nomads")
    t.put("witches", "F4", "TP")
    t.rich("witches")
    assert not t.may("action ACTW")
    t.play("upgrade F4 to SH")
    t.until("witches")
    assert t.may("action ACTW")


def test_ride_needs_no_adjacency_and_costs_nothing() -> None:
    """Stronghold: any free forest, however far, without worker or coins."""
    t = _coven()
    t.play("action ACTW")
    assert t.legal() == {f"build {label}" for label in FORESTS}
    t.play("build I11")
    assert t.structure("I11") == "witches D"
    assert (t.coins("witches"), t.workers("witches"), t.priests("witches")) == (0, 0, 0)
    assert t.power("witches") == (5, 7, 0)


def test_ride_only_to_what_was_forest_before() -> None:
    """Stronghold: nothing is transformed on the way, but forest made by an earlier action will do."""
    t = _coven()
    t.paint("A1", "green")
    t.paint("A3", "gray")
    t.play("action ACTW")
    assert t.may("build A1")
    assert not t.may("build A3")
    assert not any(text.startswith("transform") for text in t.legal())


def test_ride_not_to_a_space_with_a_structure() -> None:
    """Stronghold: the forest must be unoccupied."""
    t = _coven()
    t.put("witches", "E9")
    t.play("action ACTW")
    assert not t.may("build E9")
    assert not t.may("build F4")


def test_ride_scores_as_a_dwelling() -> None:
    """Appendices II and III: 2 VP of the scoring tile and 2 VP of favor earth 1."""
    t = _coven(scoring="SCORE5")
    t.favor("witches", "FAV11")
    t.play("action ACTW. build A10")
    assert t.vp("witches") == 20 + 2 + 2


def test_ride_gives_power_to_neighbours() -> None:
    """FAQ, Gaining power: structures built by special actions count."""
    t = _coven()
    t.put("nomads", "B4", "TP")
    t.play("action ACTW. build C4")
    assert t.decider == "nomads"
    assert t.may("leech 2 from witches")


def test_ride_can_found_a_town() -> None:
    """Founding a town: the dwelling of the ride is the missing structure."""
    t = _coven()
    t.put("witches", "E7", "TP")
    t.put("witches", "E6")
    t.paint("F3", "green")
    t.play("action ACTW. build F3. +TW1")
    assert t.vp("witches") == 20 + 5 + 5


def test_ride_widens_the_reach() -> None:
    """Adjacency: the new dwelling is a place to go on from in later actions."""
    t = _coven()
    t.play("action ACTW. build I6")
    t.rich("witches")
    t.until("witches")
    assert t.may("transform I5 to green")


def test_ride_needs_a_dwelling_left() -> None:
    """Structures are limited by their number."""
    t = _coven()
    t.put("witches", "A3 A10 C3 C4 D1 E9 F2")
    assert t.may("action ACTW")
    t.put("witches", "G3")
    assert not t.may("action ACTW")


def test_ride_needs_a_free_forest() -> None:
    """Stronghold: no forest, no ride."""
    t = _coven()
    t.paint(" ".join(FORESTS), "red")
    assert not t.may("action ACTW")


def test_ride_once_a_round() -> None:
    """Stronghold: one action token, back in the next round."""
    t = _coven()
    t.play("action ACTW. build I6")
    t.until("witches")
    assert not t.may("action ACTW")
    t.pass_all()
    t.until("witches")
    assert t.round == 2
    assert t.may("action ACTW")


def test_ride_does_not_connect_areas() -> None:
    """Area scoring: spaces reached by broom are not connected for it."""
    t = _coven()
    t.play("action ACTW. build I11")
    assert t.area("witches") == 1


def test_ride_on_the_site() -> None:
    """Profile snellman: the same ride, still free and without adjacency."""
    t = _coven(scoring="SCORE3", profile="snellman")
    t.play("action ACTW. build I11")
    assert t.structure("I11") == "witches D"
    assert (t.vp("witches"), t.coins("witches"), t.workers("witches")) == (22, 0, 0)
