"""Base, Phase I: income."""

import pytest

from mystica.engine.core.state import BOWL1, BOWL2, BOWL3, COINS, PRIESTS_SENT, WORKERS, seat_base
from mystica.engine.flow import apply, new_game
from mystica.engine.rules.income import take_income
from mystica.notation.moves import action_of, field
from mystica.setups import introductory
from tests.rules.table import BASE_FACTIONS, Table

SPACES = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"]
OTHER = {"nomads": "witches", "fakirs": "witches"}


def table(faction: str) -> Table:
    return Table(faction, OTHER.get(faction, "nomads"))


def with_structures(faction: str, number: int, structure: str) -> tuple[int, int, int, int]:
    t = table(faction)
    t.put(faction, " ".join(SPACES[:number]), structure)
    return t.income(faction)


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_workers_for_dwellings(faction: str) -> None:
    """Basic income for structures: one worker more than dwellings, none for the last; the blue and gray exceptions."""
    tracks = {"swarmlings": (2, 3, 4, 5, 6, 7, 8, 9, 9), "engineers": (0, 1, 2, 2, 3, 4, 4, 5, 6)}
    track = tracks.get(faction, (1, 2, 3, 4, 5, 6, 7, 8, 8))
    assert [with_structures(faction, number, "D") for number in range(9)] == [(0, w, 0, 0) for w in track]


def workers_without_structures(faction: str) -> int:
    return {"swarmlings": 2, "engineers": 0}.get(faction, 1)


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_coins_and_power_for_trading_houses(faction: str) -> None:
    """Basic income for structures: the symbols laid bare on the trading house track."""
    merchants = ((0, 2, 4, 7, 11), (0, 1, 2, 3, 4))
    tracks = {
        "nomads": merchants,
        "alchemists": merchants,
        "dwarves": ((0, 3, 5, 7, 10), (0, 1, 2, 4, 6)),
        "swarmlings": ((0, 2, 4, 6, 9), (0, 2, 4, 6, 8)),
    }
    coins, power = tracks.get(faction, ((0, 2, 4, 6, 8), (0, 1, 2, 4, 6)))
    workers = workers_without_structures(faction)
    for number in range(5):
        assert with_structures(faction, number, "TP") == (coins[number], workers, 0, power[number])


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_priests_for_temples(faction: str) -> None:
    """Basic income for structures: a priest for each temple; the Engineers' second temple brings 5 power instead."""
    priests, power = ((0, 1, 1, 2), (0, 0, 5, 5)) if faction == "engineers" else ((0, 1, 2, 3), (0, 0, 0, 0))
    workers = workers_without_structures(faction)
    for number in range(4):
        assert with_structures(faction, number, "TE") == (0, workers, priests[number], power[number])


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_income_of_the_stronghold(faction: str) -> None:
    """Basic income for structures: mostly 2 power, 4 for three boards; coins, workers or a priest for three others."""
    special = {"alchemists": (6, 0, 0, 0), "chaosmagicians": (0, 2, 0, 0), "fakirs": (0, 0, 1, 0)}
    power = 4 if faction in ("giants", "swarmlings", "mermaids") else 2
    coins, workers, priests, power = special.get(faction, (0, 0, 0, power))
    found = with_structures(faction, 1, "SH")
    assert found == (coins, workers + workers_without_structures(faction), priests, power)


@pytest.mark.parametrize("faction", BASE_FACTIONS)
def test_income_of_the_sanctuary(faction: str) -> None:
    """Basic income for structures: a priest; two for Swarmlings and Darklings."""
    priests = 2 if faction in ("swarmlings", "darklings") else 1
    assert with_structures(faction, 1, "SA") == (0, workers_without_structures(faction), priests, 0)


def test_structures_add_up() -> None:
    """Basic income for structures: every track of the board counts."""
    t = Table("witches", "nomads")
    t.put("witches", "F4 C3")
    t.put("witches", "E9 G3", "TP")
    t.put("witches", "D1", "TE")
    t.put("witches", "C4", "SH")
    t.put("witches", "I6", "SA")
    t.put("nomads", "F3 I7", "TP")
    assert t.income("witches") == (4, 3, 2, 4)


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("BON1", (2, 0, 0, 0)),
        ("BON2", (4, 0, 0, 0)),
        ("BON3", (6, 0, 0, 0)),
        ("BON4", (0, 0, 0, 3)),
        ("BON5", (0, 1, 0, 3)),
        ("BON6", (0, 2, 0, 0)),
        ("BON7", (0, 1, 0, 0)),
        ("BON8", (0, 0, 1, 0)),
        ("BON9", (2, 0, 0, 0)),
        ("BON10", (0, 0, 0, 3)),
    ],
)
def test_income_of_bonus_cards(card: str, expected: tuple[int, int, int, int]) -> None:
    """Additional income for cards and tiles; Appendix IV and the promo card."""
    t = Table("engineers", "nomads", promo_bonus="true")
    t.card("engineers", card)
    assert t.income("engineers") == expected
    assert t.income("nomads") == (0, 1, 0, 0)


@pytest.mark.parametrize("tile", [f"FAV{i}" for i in range(1, 13)])
def test_income_of_favor_tiles(tile: str) -> None:
    """Additional income for cards and tiles; Appendix II: three of the twelve tiles bring income."""
    t = Table("engineers", "nomads")
    t.favor("engineers", tile)
    paying = {"FAV7": (0, 1, 0, 1), "FAV8": (0, 0, 0, 4), "FAV9": (3, 0, 0, 0)}
    assert t.income("engineers") == paying.get(tile, (0, 0, 0, 0))


def test_cards_and_tiles_add_up() -> None:
    """Additional income for cards and tiles: on top of the board and of each other."""
    t = Table("witches", "nomads")
    t.put("witches", "F4", "TP")
    t.card("witches", "BON5")
    for tile in ("FAV7", "FAV8", "FAV9"):
        t.favor("witches", tile)
    assert t.income("witches") == (5, 3, 0, 9)


def test_income_is_added_to_what_is_kept() -> None:
    """Phase I: income comes on top of what a player has, and takes nothing away."""
    t = Table("witches", "nomads")
    t.put("witches", "F4", "TP")
    t.put("witches", "C3", "TE")
    t.give("witches", coins=5, workers=2, priests=1, power=(5, 7, 0))
    take_income(t.state, 0)
    assert (t.coins("witches"), t.workers("witches"), t.priests("witches")) == (7, 3, 2)
    assert t.power("witches") == (4, 8, 0)


@pytest.mark.parametrize(("held", "sent", "after"), [(5, 0, 7), (6, 0, 7), (7, 0, 7), (3, 3, 4), (0, 7, 0), (0, 6, 1)])
def test_supply_of_priests_is_limited(held: int, sent: int, after: int) -> None:
    """Basic income for structures: seven priests in all; those on the cult board never come back, the rest is lost."""
    t = Table("witches", "nomads")
    t.put("witches", "F4 C3", "TE")
    t.give("witches", priests=held)
    t.state.v[seat_base(0) + PRIESTS_SENT] = sent
    take_income(t.state, 0)
    assert t.priests("witches") == after


def test_priest_sent_for_good_shrinks_the_supply() -> None:
    """Send a priest: the one on the cult board is gone for income, the one returned is not."""
    t = Table("witches", "nomads")
    t.put("witches", "F4 C3 E9", "TE")
    t.give("witches", priests=6, power=(0, 0, 0))
    t.play("send p to fire for 3")
    take_income(t.state, 0)
    assert t.priests("witches") == 6
    t = Table("witches", "nomads")
    t.put("witches", "F4 C3 E9", "TE")
    t.give("witches", priests=6, power=(0, 0, 0))
    t.play("send p to fire for 1")
    take_income(t.state, 0)
    assert t.priests("witches") == 7


def test_first_round_has_income() -> None:
    """Phase I: the first round begins with income on top of the starting resources."""
    s = new_game(introductory(2).engine_setup())
    for move in ("pass BON6", "pass BON5"):  # the Nomads choose first
        apply(s, action_of(s, move))
    assert (field(s, 0, COINS), field(s, 0, WORKERS)) == (15, 3 + 3 + 1)
    assert [field(s, 0, bowl) for bowl in (BOWL1, BOWL2, BOWL3)] == [2, 10, 0]
    assert (field(s, 1, COINS), field(s, 1, WORKERS)) == (15, 2 + 4 + 2)


def test_income_every_round() -> None:
    """Flow of play: each round begins with Phase I, for all players and with the card taken in passing."""
    t = Table("witches", "nomads")
    t.put("witches", "F4")
    t.put("nomads", "I7", "TP")
    t.card("witches", "BON1")
    t.card("nomads", "BON2")
    t.give("witches", coins=0, workers=0)
    t.give("nomads", coins=0, workers=0)
    t.play("witches: pass BON6")
    t.play("nomads: pass BON3")
    t.finish()
    assert t.round == 2
    assert (t.coins("witches"), t.workers("witches")) == (0, 4 + 1)  # two steps of air bring a worker
    assert (t.coins("nomads"), t.workers("nomads")) == (8, 1)
