"""Games that 0.1.0 wrote: saves, setups and ledgers open, and go on with the rules they were begun with."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from mystica import data
from mystica.boxes.merchants.engine.columns import MARKS_HI, MARKS_LO, sea_base
from mystica.engine.core import actions as act
from mystica.engine.flow import is_over
from mystica.engine.playout import random_actions
from mystica.notation.ledgers.header import LedgerError
from mystica.notation.ledgers.reader import LedgerPlayer, play_ledger
from mystica.notation.ledgers.text import read_ledger
from mystica.notation.ledgers.writer import write_ledger
from mystica.notation.position import position_hash
from mystica.notation.saves import SaveError, dump_save, load_save, read_save, read_setup
from mystica.setups import GameSetup
from tests.saves.games import FOLDER, replayed

SAVES = [path for path in sorted(FOLDER.glob("save-3-*.json")) if ".to-" not in path.name]
LEDGERS = [path for path in sorted(FOLDER.glob("ledger-0.1-*.txt")) if "sixteenth" not in path.stem]
CAME = {key: option for key, option in data.options().items() if option.since == 4}


def has_old_rules(setup: GameSetup) -> bool:
    return all(setup.options[key] == option.before for key, option in CAME.items())


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_saves_open_and_are_written_again_with_their_rules(path: Path) -> None:
    saved = read_save(path)
    assert saved.version == 3 and saved.actions and has_old_rules(saved.setup)
    again = load_save(dump_save(saved.setup, saved.actions, names=saved.names))
    assert (again.setup, again.actions, again.names) == (saved.setup, saved.actions, saved.names)
    assert again.version > saved.version and has_old_rules(again.setup)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_game_that_was_not_over_goes_on_to_its_end(path: Path) -> None:
    saved = read_save(path)
    state = replayed(saved.setup, saved.actions)
    more = random_actions(state, 7, 10**6, True)
    assert is_over(state)
    again = load_save(dump_save(saved.setup, [*saved.actions, *more]))
    assert position_hash(replayed(again.setup, again.actions)) == position_hash(state)


def test_they_cover_every_box_and_every_value_that_0_1_knew() -> None:
    """Saves of 0.1.0, as that version wrote them, running and over."""
    found: set[tuple[str, str]] = set()
    over: set[bool] = set()
    for path in SAVES:
        saved = read_save(path)
        assert saved.program == "0.1.0"
        found |= set(saved.setup.options.items())
        over.add(is_over(replayed(saved.setup, saved.actions)))
    known = {(o.key, value) for o in data.options().values() if o.since < 4 for value in o.values}
    assert known - found == {("leech", "any-order")}, "a value that 0.1 did not have"
    assert over == {False, True}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("setup-3-*official.json")), ids=lambda path: path.stem)
def test_setups_open_as_a_database_of_0_1_holds_them(path: Path) -> None:
    assert has_old_rules(read_setup(path))


@pytest.mark.parametrize("path", LEDGERS, ids=lambda path: path.stem)
def test_ledgers_are_read_and_written_the_same(path: Path) -> None:
    """Row by row, with what only 0.1 allowed; then the ledger says so when it is written again."""
    text = path.read_text(encoding="utf-8")
    player = play_ledger(read_ledger(text))
    ledger = player.ledger
    mistaken = "halflings-buy" in path.stem
    assert has_old_rules(ledger.setup) == mistaken
    save = read_save(FOLDER / f"{path.stem.replace('ledger-0.1-', 'save-3-')}.json")
    assert position_hash(replayed(ledger.setup, player.actions)) == position_hash(replayed(save.setup, save.actions))
    remark = "## option faults-of-0-1=true\n"
    again = write_ledger(save.setup, save.actions)
    assert remark in again and again.replace(remark, "") == text
    assert play_ledger(read_ledger(again)).ledger.setup.options["faults-of-0-1"] == "true"


@pytest.mark.parametrize("path", [path for path in LEDGERS if "halflings-buy" in path.stem], ids=lambda path: path.stem)
def test_a_ledger_of_today_has_no_old_mistakes(path: Path) -> None:
    """What is refused twice is refused with the words of today's rules."""
    text = path.read_text(encoding="utf-8")
    with pytest.raises(LedgerError) as first:
        LedgerPlayer(read_ledger(text)).play_all()
    with pytest.raises(LedgerError) as again:
        play_ledger(read_ledger(text + "halflings: build A1\n"))
    assert str(first.value) == str(again.value)


def test_a_ledger_that_calls_merchants_ships() -> None:
    """0.1 wrote `sail E5` of merchants, too. What it says besides is written the same."""
    remark = "## option faults-of-0-1=true\n"
    text = remark + (FOLDER / "ledger-0.1-sixteenth-trade-dwarves.txt").read_text(encoding="utf-8")
    player = play_ledger(read_ledger(text))
    save = read_save(FOLDER / "save-3-sixteenth-trade-dwarves.json")
    assert position_hash(replayed(save.setup, player.actions)) == position_hash(replayed(save.setup, save.actions))
    written = write_ledger(save.setup, save.actions)
    assert "walk " in written and "sail " in text and "walk " not in text
    older = re.sub(
        r"\bmerchant (?=[A-I]\d)", "ship ", written.replace("walk ", "sail ").replace("by merchant", "by ship")
    )
    assert older.replace(remark, "") == text.replace(remark, "")


@pytest.mark.parametrize("profile", data.PROFILES)
def test_halflings_who_bought_a_fourth_spade(profile: str) -> None:
    saved = read_save(FOLDER / f"save-3-halflings-buy-{profile}.json")
    assert is_over(replayed(saved.setup, saved.actions))
    assert any(act.TRANSFORM <= a < act.BID for a in saved.actions)
    now = replace(saved.setup, options={**saved.setup.options, "faults-of-0-1": "false"}, _engine=[])
    with pytest.raises(SaveError, match="is not allowed"):
        dump_save(now, saved.actions)


def test_dwarves_who_traded_sixteen_times() -> None:
    saved = read_save(FOLDER / "save-3-sixteenth-trade-dwarves.json")
    state = replayed(saved.setup, saved.actions)
    seat = saved.setup.factions.index("dwarves")
    words = [int(state.v[sea_base(seat) + column]) for column in (MARKS_LO, MARKS_HI)]
    assert is_over(state) and sum(word.bit_count() for word in words) == 16
