"""The text of a ledger: rows of the header, and rows as commands. It knows no rules."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from mystica import data
from mystica.notation.ledgers.header import SET_UP, Header, LedgerError, faction_named, no_command
from mystica.notation.ledgers.words import is_first_choice
from mystica.setups import GameSetup, SetupError

__all__ = ["Ledger", "LedgerError", "Row", "in_line", "read_ledger"]

MOST_TEXT = 2_000_000
MOST_ROWS = 20_000
MOST_LINE = 10_000


class Row(NamedTuple):
    """Commands of one faction on one line; an empty faction stands for the game."""

    line: int
    faction: str
    commands: tuple[str, ...]
    text: str


@dataclass
class Ledger:
    setup: GameSetup
    rows: list[Row] = field(default_factory=list)

    def with_older_mistakes(self) -> Ledger:
        """The same, begun with a version that still made the mistakes which are options now."""
        retired = {key: option.before for key, option in data.options().items() if option.retired}
        return Ledger(replace(self.setup, options={**self.setup.options, **retired}, _engine=[]), self.rows)


_WITHOUT_EFFECT = ("player", "player-count", "order", "randomize", "admin", "start_planning", "start-preview", "income",
                   "start", "finish", "abort")  # fmt: skip
_PLAYER = re.compile(r"player[1-9]")


def in_line(number: int, faction: str = "") -> LedgerError:
    """Where something is wrong, and whose row it is."""
    if not faction:
        return LedgerError("ledger-line", row=number)
    return LedgerError("ledger-line-of", row=number, who=faction)


def read_ledger(text: str) -> Ledger:
    """Split a ledger into its set-up and its rows."""
    if len(text) > MOST_TEXT:
        raise LedgerError("ledger-long", n=len(text), most=MOST_TEXT)
    header = Header()
    rows: list[Row] = []
    begun = False  # somebody has done more than choose what a faction starts with
    for number, line in enumerate(text.splitlines(), 1):
        content = line.partition("#")[0].strip()
        try:
            if len(content) > MOST_LINE:
                raise LedgerError("ledger-long", n=len(content), most=MOST_LINE)
            if line.lstrip().startswith("##"):
                header.read_remark(line)
            row = _read_line(header, number, content, begun) if content else None
        except (LedgerError, SetupError) as error:
            raise LedgerError.joined(in_line(number), error) from None
        if row is not None:
            rows.append(row)
            begun = begun or not _is_first_choice(row)
        if len(rows) > MOST_ROWS:
            raise LedgerError("ledger-rows", most=MOST_ROWS)
    return Ledger(header.make(), rows)


def _is_first_choice(row: Row) -> bool:
    return bool(row.commands and row.faction) and all(map(is_first_choice, row.commands))


def is_row_of_a_faction(content: str) -> bool:
    """Does somebody's name and a colon stand in front?"""
    before, colon, _ = content.partition(":")
    return bool(colon) and len(before.split()) < 2


def _read_line(header: Header, number: int, content: str, begun: bool) -> Row | None:
    """A row of the game, or nothing if the line belongs to the set-up."""
    before, _, after = content.partition(":")
    key = before.rstrip().lower()
    if is_row_of_a_faction(content):
        key = faction_named(key)
        if key not in header.factions and not (header.is_auction and _PLAYER.fullmatch(key)):
            known = ", ".join(header.factions)
            raise LedgerError("move-player", text=before, known=known)
        return Row(number, key, _commands(after), after.strip())
    word, rest = [*content.split(maxsplit=1), ""][:2]
    word = word.lower()
    if word == "drop-faction":
        # whoever leaves before choosing a faction is named by number, and has nothing on the board
        before_choosing = not begun and rest.lower().startswith("player")
        return None if before_choosing else Row(number, "", (f"drop-faction {rest.lower()}",), content)
    if word in _WITHOUT_EFFECT:
        return None
    if begun and word in SET_UP:
        raise LedgerError("ledger-late", text=content)
    if begun or not header.read(word, rest):
        raise no_command(content)
    return None


@lru_cache(maxsize=4096)
def _commands(text: str) -> tuple[str, ...]:
    """Split at dots and bring into the order in which they are carried out."""
    parts = [_clean(part) for part in text.lower().split(".")]
    parts = [part for part in parts if part]
    answers = [part for part in parts if part.startswith(("leech", "decline"))]
    if answers:
        parts = answers + [part for part in parts if not part.startswith(("leech", "decline"))]
    parts = _rewrite(parts)
    _swap(parts, "build ", "transform ")
    _swap(parts, "dig ", "action ")
    _swap(parts, "pass", "convert ")
    return tuple(parts)


_GAP = re.compile(r"(?<=\w) (?=\W)|(?<=\W) (?=\w)")


def _clean(part: str) -> str:
    """One space between words, none beside a sign."""
    part = " ".join(part.split())
    return _GAP.sub("", part) if ":" in part or "+" in part or "-" in part else part


_STEPS = re.compile(r"\+([0-9]{0,3})(fire|water|earth|air)")
_BRIDGE = re.compile(r"convert 2 ?w(?:orkers?)? to 1? ?bridge")


def _rewrite(parts: list[str]) -> list[str]:
    """Old forms in today's words; `+fire. +fire` is `+2fire`."""
    out: list[str] = []
    for part in parts:
        if part[0] == "+":
            new = _STEPS.fullmatch(part)
            old = _STEPS.fullmatch(out[-1]) if out else None
            if new and old and new[2] == old[2]:
                part = f"+{int(old[1] or 1) + int(new[1] or 1)}{new[2]}"
                out.pop()
            elif part.startswith("+bon"):
                part = f"pass {part[1:]}"
                if out and out[-1] == "pass":
                    out.pop()
        elif part[0] == "c" and _BRIDGE.fullmatch(part):
            part = "action acte"
        out.append(part)
    return out


def _swap(parts: list[str], late: str, early: str) -> None:
    """Wherever a command of the early kind follows one of the late kind, it goes first."""
    begin = 0  # of a run of commands of the two kinds
    for end in range(len(parts) + 1):
        if end == len(parts) or not parts[end].startswith((early, late)):
            parts[begin:end] = sorted(parts[begin:end], key=lambda part: not part.startswith(early))
            begin = end + 1
