"""Checking a replay: final VP against a result file, resources after every row against an exported ledger."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mystica import data
from mystica.engine.core import state as col
from mystica.engine.core.ids import (
    STAGE_AREA,
    STAGE_BEFORE,
    STAGE_CULT_BONUS,
    STAGE_CULT_RANK,
    STAGE_FINAL_TILE,
    STAGE_INCOME,
    STAGE_RESOURCES,
)
from mystica.engine.core.reading import vp_of
from mystica.engine.core.state import State, seat_base
from mystica.engine.flow import is_over
from mystica.notation.ledgers.reader import LedgerPlayer, Resources, play_ledger, resources
from mystica.notation.ledgers.text import Ledger, LedgerError, read_ledger

_STAGE_OF_COMMAND = {
    "cult_income_for_faction": STAGE_CULT_BONUS,
    "other_income_for_faction": STAGE_INCOME,
    "income_for_faction": STAGE_INCOME,
    "score_resources": STAGE_RESOURCES,
}
_SCORED = {
    **{cult: STAGE_CULT_RANK + track for track, cult in enumerate(data.CULTS)},
    **{tile.ledger: STAGE_FINAL_TILE for tile in data.final_tiles().values()},
    "network": STAGE_AREA,
}
_REACTIONS = ("[opponent accepted power]", "[all opponents declined power]")
_BY_ITSELF = re.compile(r"(?:(?:cult_|other_)?income_for_faction|score_resources|\+\d+vp for [\w -]+)", re.IGNORECASE)
_MALFORMED = (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError)  # as JSON, or as a row
_NAMES = ("VP", "C", "W", "P", "PW", "CULT")


@dataclass
class Check:
    """What a replay came to. `difference` is the first one found, or nothing."""

    name: str
    rows: int = 0
    rows_equal: int = 0
    vp: dict[str, int] | None = None
    difference: str = ""
    written: str = ""
    """Where it was written again, if it was."""

    @property
    def ok(self) -> bool:
        return not self.difference


@dataclass(frozen=True)
class _Expected:
    """A row of an exported ledger: who, what they have after it, the commands, the stage it shows (or -1)."""

    number: int
    faction: str
    resources: Resources
    commands: str
    stage: int


def read_rows(path: Path) -> list[_Expected]:
    """Rows with a faction, each with the stage of the game it was printed at."""
    out: list[_Expected] = []
    stage = -1
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            row: Any = json.loads(line)
            if "faction" not in row:
                stage = _stage_of_comment(str(row.get("comment", "")), stage)
                continue
            commands = str(row["commands"])
            if commands:
                stage = _stage_of_commands(commands, stage)
            out.append(_Expected(number, str(row["faction"]), _resources_of(row), commands, stage))
        except _MALFORMED as error:
            raise LedgerError.english_only(f"{path.name} line {number} is not a row of a ledger ({error!r})") from None
    if not out:
        raise LedgerError.english_only(f"{path.name} has no rows")
    return out


def _stage_of_comment(comment: str, stage: int) -> int:
    words = comment.lower().split()
    if words[:1] == ["scoring"] and len(words) > 1:
        return _SCORED.get(words[1], STAGE_AREA)
    if words[:1] == ["converting"]:
        return STAGE_RESOURCES
    return stage


def _stage_of_commands(commands: str, stage: int) -> int:
    if commands in _STAGE_OF_COMMAND:
        return _STAGE_OF_COMMAND[commands]
    what = commands.lower().rpartition("vp for ")
    return _SCORED.get(what[2], stage) if what[1] else -1


def _resources_of(row: Mapping[str, str]) -> Resources:
    one, two, three = (int(n) for n in row["PW"].split("/"))
    fire, water, earth, air = (int(n) for n in row["CULT"].split("/"))
    return (int(row["VP"]), int(row["C"]), int(row["W"]), int(row["P"]), (one, two, three), (fire, water, earth, air))


def check_ledger(path: Path, rows_folder: Path | None = None) -> Check:
    """Replay one ledger and compare it with the result file beside it and the rows, where there are any."""
    check = Check(path.stem)
    try:
        ledger = read_ledger(path.read_text(encoding="utf-8"))
        rows_path = rows_folder / f"{path.stem}.jsonl" if rows_folder else None
        expected = read_rows(rows_path) if rows_path and rows_path.is_file() else []
        _replay(ledger, expected, check)
        if check.ok:
            _check_result(path.with_suffix(".json"), check)
    except (LedgerError, OSError, UnicodeDecodeError) as error:
        check.difference = check.difference or str(error)
    return check


def _check_result(path: Path, check: Check) -> None:
    if not path.is_file():
        return
    try:
        wanted = dict(json.loads(path.read_text(encoding="utf-8"))["final_vp"])
    except _MALFORMED as error:
        raise LedgerError.english_only(f"{path.name} is not a result file ({error!r})") from None
    for key, vp in (check.vp or {}).items():
        if wanted.get(key) != vp:
            check.difference = f"final VP of {key}: {wanted.get(key)} recorded, {vp} here"
            return


def _replay(ledger: Ledger, expected: list[_Expected], check: Check) -> None:
    try:
        _compare(LedgerPlayer(ledger), expected, check)
    except LedgerError as error:
        try:
            play_ledger(ledger)
        except LedgerError:
            raise error from None
        _compare(LedgerPlayer(ledger.with_older_mistakes()), expected, check)


def _compare(player: LedgerPlayer, expected: list[_Expected], check: Check) -> None:
    check.rows = len(expected)
    _Comparison(player, expected, check).run()
    player.close()
    if not is_over(player.state) and check.ok:
        check.difference = "the ledger ends before the game does"
    check.vp = {key: resources(player.state, seat)[0] for key, seat in player.seats.items()}


class _Comparison:
    """Walks the rows of the ledger and the exported ones side by side."""

    def __init__(self, player: LedgerPlayer, expected: list[_Expected], check: Check) -> None:
        self.player = player
        self.stages: list[tuple[int, State]] = []
        player.state.stages = self.stages
        self.expected = expected
        self.check = check
        self.at = 0  # next exported row
        self.waiting: list[_Expected] = []  # rows printed before the one that caused them
        self.done = ""  # commands of the exported row carried out so far

    def run(self) -> None:
        self._compare_stages()
        for row in self.player.ledger.rows:
            self.player.play(row)
            if row.faction and self.expected:
                self._compare_row(row.faction, row.text, self.player.after_row())
            self._compare_stages()
        self.player.close()
        self._compare_stages()
        if self.at < len(self.expected) and self.check.ok:
            rest = self.expected[self.at]
            self.check.difference = f"row {rest.number} ({rest.faction}: {rest.commands}) is not in the ledger"

    def _compare_row(self, faction: str, text: str, after: State) -> None:
        """The exported row may hold several rows of the ledger; reactions are printed before their cause."""
        while self.at < len(self.expected) and self.expected[self.at].commands in _REACTIONS:
            self.waiting.append(self.expected[self.at])
            self.at += 1
        if self.at >= len(self.expected):
            self._differ(f"{faction}: {text}: no exported row is left")
            return
        row = self.expected[self.at]
        commands, merged = _without_merged(row.commands)
        if merged and not self._has_own_row(row, merged):
            after = dict(self.stages).get(_stage_of_commands(merged, -1), after)
        self.done = f"{self.done}. {text}" if self.done else text
        if row.faction != faction or not _same(commands).startswith(_same(self.done)):
            self._differ(f"row {row.number}: exported {row.faction}: {row.commands}, ledger {faction}: {text}")
            return
        if _same(commands) == _same(self.done):
            self.done = ""
            self.at += 1
            for late in self.waiting:
                self._compare(late, after)
            self.waiting.clear()
            self._compare(row, after)

    def _has_own_row(self, row: _Expected, merged: str) -> bool:
        """Does what follows by itself come to this faction later, so that the row holds what another one got?"""
        what = merged.lower().rpartition(" for ")[2]
        for later in self.expected[self.at + 1 :]:
            if not _BY_ITSELF.fullmatch(later.commands) or later.commands.lower().rpartition(" for ")[2] != what:
                return False
            if later.faction == row.faction:
                return True
        return False

    def _compare_stages(self) -> None:
        """Rows that show moments between decisions."""
        stages = _as_recorded(dict(self.stages))
        while self.at < len(self.expected):
            row = self.expected[self.at]
            if row.commands == "setup":
                state: State | None = self.player.state
            elif row.commands == "" or _BY_ITSELF.fullmatch(row.commands):
                state = stages.get(row.stage)
            else:
                break
            if state is None:
                break
            self.at += 1
            self._compare(row, state)
        if self.at < len(self.expected) and self.expected[self.at].stage < 0:
            self.stages.clear()

    def _compare(self, row: _Expected, state: State) -> None:
        seat = self.player.seat_of(row.faction)
        if seat is None:
            self._differ(f"row {row.number}: {row.faction!r} does not play")
            return
        here = resources(state, seat)
        if here == row.resources:
            self.check.rows_equal += 1
            return
        parts = [
            f"{name} {_show(there)} recorded, {_show(mine)} here"
            for name, there, mine in zip(_NAMES, row.resources, here, strict=True)
            if there != mine
        ]
        self._differ(f"row {row.number} ({row.faction}: {row.commands}): {'; '.join(parts)}")

    def _differ(self, text: str) -> None:
        if self.check.ok:
            self.check.difference = text


def _as_recorded(stages: dict[int, State]) -> dict[int, State]:
    """The site scores a final tile before the cults, the rulebook after the areas: VP as rows of the site have them."""
    if STAGE_FINAL_TILE not in stages:
        return stages
    scored, areas = stages[STAGE_FINAL_TILE], stages[STAGE_AREA]
    out = dict(stages)
    steps = {STAGE_FINAL_TILE: STAGE_BEFORE, **{stage: stage for stage in range(STAGE_CULT_RANK, STAGE_AREA + 1)}}
    for stage, here in steps.items():
        out[stage] = stages[here].copy()
        for seat in range(scored.setup.n):
            out[stage].v[seat_base(seat) + col.VP] += vp_of(scored, seat) - vp_of(areas, seat)
    return out


def _without_merged(commands: str) -> tuple[str, str]:
    """The export prints the first thing that follows by itself, income mostly, into a row that is still open."""
    before, dot, last = commands.rpartition(". ")
    return (before, last) if dot and _BY_ITSELF.fullmatch(last) else (commands, "")


def _same(text: str) -> str:
    """Spelling that does not matter."""
    return "".join(text.lower().replace("#", "").split()).rstrip(".")


def _show(value: object) -> str:
    return "/".join(str(n) for n in value) if isinstance(value, tuple) else str(value)
