"""Base, Appendix VI: the Auren."""

from tests.rules.table import Table


def _grove(profile: str = "official") -> Table:
    """Auren with their stronghold on F4."""
    t = Table("auren", "nomads", profile=profile)
    t.put("auren", "F4", "SH")
    return t


def test_stronghold_brings_a_favor_tile_at_once() -> None:
    """Stronghold: one favor tile, only when it is built."""
    t = Table("auren", "nomads")
    t.put("auren", "F4", "TP")
    t.rich("auren")
    t.play("upgrade F4 to SH")
    assert t.decider == "auren"
    assert len(t.legal()) == 12
    t.play("+FAV3")
    assert t.cults("auren") == (0, 1, 3, 1)
    assert not any(text.startswith("+FAV") for text in t.legal())  # one tile, not two


def test_stronghold_favor_is_none_the_player_has() -> None:
    """Appendix II: only one tile of each type."""
    t = Table("auren", "nomads")
    t.put("auren", "F4", "TP")
    t.rich("auren")
    t.favor("auren", "FAV11")
    t.play("upgrade F4 to SH")
    assert not t.may("+FAV11")
    assert t.may("+FAV10")


def test_stronghold_favor_fire_2_founds_a_town_whose_key_counts() -> None:
    """FAQ, Timing: favor fire 2 makes the group a town, and its key lifts the fire marker from 8 to 10."""
    t = Table("auren", "nomads")
    t.put("auren", "F4", "TP")
    t.put("auren", "E6 E7 F3")
    t.rich("auren")
    t.give("auren", cults=(8, 0, 0, 0))
    t.play("upgrade F4 to SH. +FAV5. +TW1. +fire")
    assert t.cults("auren")[0] == 10
    assert t.keys("auren") == 0


def test_stronghold_favor_and_scoring_tile() -> None:
    """Appendix III: building the stronghold pays 5 VP under its tile."""
    t = Table("auren", "nomads", scoring="SCORE4")
    t.put("auren", "F4", "TP")
    t.rich("auren")
    t.play("upgrade F4 to SH. +FAV12")
    assert t.vp("auren") == 25


def test_action_needs_the_stronghold() -> None:
    """Stronghold: the action token comes with it and may be used in the same round."""
    t = Table("auren", "nomads")
    t.put("auren", "F4", "TP")
    t.rich("auren")
    assert not t.may("action ACTA")
    t.play("upgrade F4 to SH. +FAV12")
    t.until("auren")
    assert t.may("action ACTA")


def test_two_steps_on_one_track() -> None:
    """Stronghold: both steps go on the same track of choice, with the power on the way."""
    t = _grove()
    t.play("action ACTA")
    assert t.legal() == {"+2fire", "+2water", "+2earth", "+2air"}
    t.play("+2water")
    assert t.cults("auren") == (0, 3, 0, 1)
    assert t.power("auren") == (4, 8, 0)


def test_two_steps_pass_by_a_power_space() -> None:
    """Power via cult tracks: passing space 5 or 7 pays as well as stopping there."""
    t = _grove()
    t.give("auren", cults=(4, 0, 0, 0), power=(5, 7, 0))
    t.play("action ACTA. +2fire")
    assert t.cults("auren")[0] == 6
    assert t.power("auren") == (3, 9, 0)


def test_space_10_only_with_a_key() -> None:
    """Stronghold: without a key the marker stops at 9."""
    t = _grove()
    t.give("auren", cults=(8, 0, 0, 0))
    t.play("action ACTA. +2fire")
    assert t.cults("auren")[0] == 9


def test_space_10_with_a_key() -> None:
    """Stronghold: with a key it goes to 10, which uses the key and pays 3 power."""
    t = _grove()
    t.give("auren", cults=(8, 0, 0, 0), keys=1, power=(5, 7, 0))
    t.play("action ACTA. +2fire. +fire")
    assert (t.cults("auren")[0], t.keys("auren")) == (10, 0)
    assert t.power("auren") == (2, 10, 0)


def test_space_10_only_for_one_player() -> None:
    """Only one player on space 10: the key stays with its owner."""
    t = _grove()
    t.give("auren", cults=(8, 0, 0, 0), keys=1)
    t.give("nomads", cults=(10, 0, 0, 0))
    t.play("action ACTA. +2fire")
    assert (t.cults("auren")[0], t.keys("auren")) == (9, 1)


def test_action_on_a_track_without_room() -> None:
    """FAQ, Cult tracks: a marker moves as far as it can, even not at all."""
    t = _grove()
    t.give("auren", cults=(9, 0, 0, 0), power=(5, 7, 0))
    t.play("action ACTA. +2fire")
    assert t.cults("auren")[0] == 9
    assert t.power("auren") == (5, 7, 0)


def test_action_once_a_round() -> None:
    """Stronghold: one action token, back in the next round."""
    t = _grove()
    t.play("action ACTA. +2earth")
    t.until("auren")
    assert not t.may("action ACTA")
    t.pass_all()
    t.until("auren")
    assert t.round == 2
    assert t.may("action ACTA")


def test_action_besides_those_of_card_and_favor() -> None:
    """Special actions: bonus card, favor tile and stronghold each have their own token."""
    t = _grove()
    t.favor("auren", "FAV6")
    t.card("auren", "BON2")
    t.play("action ACTA. +2fire")
    t.until("auren")
    t.play("action FAV6. +fire")
    t.until("auren")
    t.play("action BON2. +fire")
    assert t.cults("auren")[0] == 4


def test_action_on_the_site() -> None:
    """Profile snellman: two steps on one track as well."""
    t = _grove(profile="snellman")
    t.play("action ACTA. +2air")
    assert t.cults("auren") == (0, 1, 0, 3)
