"""Double turns in ledgers: written so that the site counts two actions, and read as they were played."""

from __future__ import annotations

import random

import pytest

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.decisions import AFTER, SPADES, TURN, top
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider, is_over, may_apply_unlisted
from mystica.engine.playout import legal_actions
from mystica.notation.ledgers.double_turns import NEW_ACTION, REFUSED, site_counts
from mystica.notation.ledgers.reader import LedgerPlayer
from mystica.notation.ledgers.text import Ledger, LedgerError, read_ledger
from mystica.notation.ledgers.writer import WrittenRow, _Writer
from mystica.notation.moves import action_of
from tests.rules.table import Table
from tests.site_turns import Refused, SiteTurns

FACTIONS = ("chaosmagicians", "nomads", "witches")
COLOURS = {key: data.factions()[key].colour for key in FACTIONS}
SCORE = "score SCORE8,SCORE2,SCORE1,SCORE3,SCORE5,SCORE4"


def position(profile: str = "snellman", *, alone: bool = False, second_action: str = "required") -> Table:
    """Rich Chaos Magicians with a stronghold on F1, spades on their card, and others beside them or far away."""
    table = Table(*FACTIONS, profile=profile, scoring="SCORE1", second_action=second_action)
    table.put("chaosmagicians", "F1", "SH")
    table.put("chaosmagicians", "E10")
    table.put("nomads", "E3 G2")
    table.put("witches", "F2 F4")
    table.rich("chaosmagicians")
    table.card("chaosmagicians", "BON1")
    for faction in ("nomads", "witches"):
        table.give(faction, power=(5, 7, 0))
    if alone:
        for faction in ("nomads", "witches"):
            table.drop(faction)
    return table


def written(table: Table, actions: list[int]) -> list[WrittenRow]:
    """Rows of actions played from a position, which is left as it is."""
    writer = _Writer(table.setup)
    writer.state = table.state.copy()
    for a in actions:
        writer.add(a)
    writer.finish()
    return writer.rows


def read(table: Table, rows: list[WrittenRow]) -> State:
    """The position after these rows."""
    text = "\n".join([SCORE, *(f"setup {key}" for key in FACTIONS), *(row.text() for row in rows)])
    player = LedgerPlayer(Ledger(table.setup))
    player.state = table.state.copy()
    for row in read_ledger(text).rows:
        player.play(row)
    return ended(player.state)


def ended(state: State) -> State:
    """With the end of a turn that nothing more belongs to."""
    while not is_over(state) and state.v[top(state)] in (AFTER, SPADES):
        apply(state, act.DONE)
    return state


def after(table: Table, atoms: list[int]) -> State:
    state = table.state.copy()
    for a in atoms:
        apply(state, a)
    return ended(state)


def accepted(rows: list[WrittenRow], gone: tuple[str, ...] = ()) -> None:
    """Complains where the site would."""
    site = SiteTurns(COLOURS)
    site.setting_up = False
    site.gone = set(gone)
    site.read((row.faction, row.commands) for row in rows)


def played(table: Table, script: str) -> list[int]:
    """The atoms of phrases, played on a copy."""
    state, atoms = table.state.copy(), []
    for phrase in script.split(". "):
        atoms.append(action_of(state, phrase))
        apply(state, atoms[-1])
    return atoms


@pytest.mark.parametrize(
    ("script", "wanted"),
    [
        (  # the second action would be part of the first
            "transform E1 to red. done. build E1",
            "dig 1. transform E1 to red | dig 0. build E1",
        ),
        (
            "action ACT5. transform E1 to red. done. convert 1w to 1c. build E1",
            "action ACT5. transform E1 to red. convert 1w to 1c | dig 0. build E1",
        ),
        (  # off home: the site would take any dwelling as part of the first action
            "transform E9 to gray. build D7",
            "dig 1. transform E9 to gray | dig 0. build D7",
        ),
        ("transform E1 to red. done. build D7", "dig 1. transform E1 to red | build D7"),
        ("transform E1 to red. build E1. build D7", "dig 1. transform E1 to red. build E1 | build D7"),
        ("build D7. transform E1 to red", "build D7 | dig 1. transform E1 to red"),
        ("transform E1 to red. done. pass BON3", "dig 1. transform E1 to red | pass BON3"),
        ("action ACT5. build D7. upgrade E10 to TP", "action ACT5. -spade. build D7 | upgrade E10 to TP"),
        (  # all spades given back: what follows belongs to them, and `dig 0` is the second action
            "action ACT5. done. build D7",
            "action ACT5. -spade | build D7. dig 0",
        ),
        (
            "action BON1. done. transform E1 to red. build E1",
            "action BON1. -spade | dig 1. transform E1 to red. build E1. dig 0",
        ),
        (
            "action BON1. done. transform E9 to gray",
            "action BON1. -spade | dig 1. transform E9 to gray. dig 0",
        ),
        (  # bought spades forbid giving others back later in the turn: the other way round
            "transform E1 to red. done. action ACT5. done",
            "action ACT5. -spade | dig 1. transform E1 to red. dig 0",
        ),
        (  # a space left short of home is forgotten only when no spades are in hand
            "action ACT6. transform E2 to yellow. done. transform E9 to gray",
            "action ACT6. -spade. transform E2 to yellow | dig 1. transform E9 to gray",
        ),
        (  # a dwelling on an old home space, after another space became home in this turn
            "action ACT6. transform E2 to red. build E2. action ACT5. build D7",
            "action ACT5. -spade. build D7 | action ACT6. transform E2 to red. build E2",
        ),
    ],
)
@pytest.mark.parametrize("alone", [False, True], ids=["with others", "alone"])
def test_form(script: str, wanted: str, alone: bool) -> None:
    table = position(alone=alone)
    table.paint("E1", "yellow")
    atoms = played(table, f"action ACTC. {script}")
    rows = written(table, atoms)
    assert rows[0].text() == "chaosmagicians: action ACTC"
    found = " | ".join(". ".join(row.commands) for row in rows[1:])
    assert found.removesuffix(". done") == wanted
    assert read(table, rows).hash() == after(table, atoms).hash()
    accepted(rows, FACTIONS[1:] if alone else ())


def test_site_would_refuse_the_plain_forms() -> None:
    """What was written before: one action too many is left, or spades cannot be given back."""
    for commands, counted in (
        ("dig 1. transform E1 to red. build E1", 1),
        ("dig 1. transform E9 to gray. build D7", 1),
        ("action ACT5. -spade. build D7", 1),
        ("dig 1. transform E1 to red. action ACT5. -spade", -1),
        ("action ACT6. transform E2 to yellow. -spade. dig 1. transform E9 to gray", -1),
        ("build D7. upgrade E10 to TP", 2),
        ("build D7. upgrade E10 to TP. send p to fire", -1),
    ):
        assert site_counts(commands.split(". "), "red") == counted
        rows = [WrittenRow("chaosmagicians", ["action ACTC", *commands.split(". ")]), WrittenRow("nomads", ["burn 1"])]
        if counted == 2:
            accepted(rows)
        else:
            with pytest.raises(Refused):
                accepted(rows)


def test_turn_that_the_site_takes_in_no_order_is_marked() -> None:
    """Spades are bought for a dwelling whose town tile pays for spades that are given back."""
    table = position()
    table.paint("E1 E2", "red")
    table.put("chaosmagicians", "E2", "TP")
    table.put("chaosmagicians", "D1 D2")
    table.paint("E1", "yellow")
    table.give("chaosmagicians", power=(0, 12, 0))
    atoms = played(table, "action ACTC. transform E1 to red. build E1. +TW4. action ACT5. done")
    rows = written(table, atoms)
    assert [row.text() for row in rows][1:] == [
        REFUSED,
        "chaosmagicians: dig 1. transform E1 to red. build E1. +TW4",
        "chaosmagicians: action ACT5. -spade",
    ]
    with pytest.raises(Refused, match="bought spades must be used"):
        accepted(rows)
    assert read(table, rows).hash() == after(table, atoms).hash()


def test_second_action_that_is_left_out() -> None:
    """With second-action=optional, which only we know."""
    table = position(second_action="optional")
    atoms = played(table, "action ACTC. build D7. done")
    rows = written(table, atoms)
    assert [row.text() for row in rows] == ["chaosmagicians: action ACTC", "chaosmagicians: build D7. done"]
    assert read(table, rows).hash() == after(table, atoms).hash()


def test_empty_dig_is_for_double_turns_only() -> None:
    table = position()
    for row in ("dig 0", "dig 0. build D7", "build D7. dig 0"):
        with pytest.raises(LedgerError):
            read(table, [WrittenRow("chaosmagicians", row.split(". "))])


# ---- many turns -------------------------------------------------------------------------------------------


LIKED = (  # bought spades twice as often as the others
    (act.DONE, act.LEECH), (act.POWER + 4, act.POWER + 6), (act.SPECIAL_BONUS, act.SPECIAL_FAVOR),
    (act.BUILD, act.UPGRADE), (act.TRANSFORM, act.BID), (act.TRANSFORM, act.BID),
)  # fmt: skip


def random_turns(table: Table, seed: int, turns: int) -> list[int]:
    """Double turns and what others do in between, with a liking for spades and dwellings; all answers are given."""
    rng = random.Random(seed)
    state = table.state.copy()
    atoms: list[int] = []
    while not is_over(state):
        listed = [int(a) for a in legal_actions(state)]
        if state.v[top(state)] == TURN:
            turns -= 1
            if turns < 0:
                break
            if act.SPECIAL_FACTION in listed:
                listed = [int(act.SPECIAL_FACTION)]
        blocks = [[a for a in listed if first <= a < end] for first, end in LIKED]
        liked = [block for block in blocks if block]
        others = [a for a in listed if not act.PASS <= a < act.FACTION] or listed
        atoms.append(rng.choice(rng.choice(liked) if liked and rng.random() < 0.9 else others))
        apply(state, atoms[-1])
        if rng.random() < 0.1 and not is_over(state) and decider(state) >= 0:
            asides = [a for a in range(int(act.ANSWER), int(act.LATE_STEP)) if may_apply_unlisted(state, a)]
            if asides:
                atoms.append(rng.choice(asides))
                apply(state, atoms[-1])
    return atoms


@pytest.mark.parametrize("profile", data.PROFILES)
@pytest.mark.parametrize("alone", [False, True], ids=["with others", "alone"])
def test_random_double_turns(profile: str, alone: bool) -> None:
    """Written, read and the same; the site takes all but the few that are marked."""
    refused = helped = 0
    for seed in range(120):
        table = position(profile, alone=alone)
        atoms = random_turns(table, seed, 5)
        rows = written(table, atoms)
        assert read(table, rows).hash() == after(table, atoms).hash(), (seed, [row.text() for row in rows])
        if profile == "snellman":
            marked = any(row.commands == [REFUSED] for row in rows)
            refused += marked
            helped += any(NEW_ACTION in row.commands for row in rows)
            if not marked:
                accepted(rows, FACTIONS[1:] if alone else ())
    assert refused < 10
    assert helped > 10 or profile != "snellman"
