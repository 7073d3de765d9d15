"""The moves of a decision as a numbered list, in groups."""

from __future__ import annotations

import re
from dataclasses import dataclass

from mystica import data
from mystica.cli.terminal.amounts import Amounts
from mystica.game import Game, Move

_GROUP_OF = {
    "dwelling": "build", "bonus": "pass", "shipping": "tracks", "digging": "tracks", "decline": "leech",
    "ability": "special", "sacrifice": "convert", "connect": "town", "dig": "transform",
}  # fmt: skip
_ORDER = ("leech", "done", "build", "upgrade", "transform", "power", "special", "bridge", "priest", "tracks", "pass")
_LONG = ("build", "upgrade", "transform", "power", "special")
_BUILD_THERE = re.compile(r"transform (\w+) to (\w+)\. build \1\b")


@dataclass(frozen=True)
class Choice:
    """A move with its number and its group."""

    number: int
    group: str
    move: Move

    @property
    def name(self) -> str:
        """The move without what pays for it, shortened."""
        text = ". ".join(phrase for phrase in self.move.text.split(". ") if not _pays(phrase))
        text = _BUILD_THERE.sub(r"\1 to \2 and build", text or self.move.text)
        return re.sub(r"^action (\w+)\. ", r"\1: ", text)

    @property
    def payment(self) -> str:
        """Conversions that go before or after it."""
        phrases = self.move.text.split(". ")
        return ", ".join(phrase for phrase in phrases if _pays(phrase) and len(phrases) > 1)

    def fits(self, word: str) -> bool:
        """Is it of that group, or is the word one of its text?"""
        wanted = word.lower()
        return wanted in (self.group, self.move.kind) or wanted in re.split(r"[ .:+]+", self.move.text.lower())


def _pays(phrase: str) -> bool:
    return phrase.startswith(("convert ", "burn "))


def choices_of(game: Game) -> list[Choice]:
    """All choices, numbered from 1 group by group; the numbers stay as long as the decision does."""
    return _numbered(game.moves(), 1)


def other_ways_of(game: Game, after: int) -> list[Choice]:
    """Further ways to transform, which lists leave out, with the numbers that follow."""
    return _numbered([move for move in game.moves(all_ways=True) if move.other_way], after + 1)


def _numbered(found: list[Move], first: int) -> list[Choice]:
    groups: dict[str, list[Move]] = {name: [] for name in _ORDER}
    for move in found:
        groups.setdefault(_GROUP_OF.get(move.kind, move.kind), []).append(move)
    out: list[Choice] = []
    for group, moves in groups.items():
        for move in sorted(moves, key=_place) if group in _LONG else moves:
            out.append(Choice(first + len(out), group, move))
    return out


def _place(move: Move) -> tuple[bool, int, int]:
    """Where it stands in a long group: what makes ground to build on first, then what brings VP, then what is cheap."""
    outcome = move.outcome
    prepares = any(follow.kind == "spades" for follow in outcome.follow_ups)
    return move.kind == "transform" and not prepares, -outcome.vp, sum(outcome.cost.values())


def cost_and_gain(move: Move, amounts: Amounts) -> tuple[str, str]:
    """What it costs net, and what it brings: resources, VP, steps, and picks that follow."""
    outcome = move.outcome
    one, two, three = outcome.bowls
    burned = max(0, -(one + two + three))
    spent = burned - three if three < 0 or burned else 0
    cost = {name: n for name, n in outcome.cost.items() if not name.startswith("bowl")}
    gain = {name: n for name, n in outcome.gain.items() if not name.startswith("bowl")}
    if spent > 0:
        cost["power"] = spent
    elif two + 2 * three > 0:
        gain["power"] = two + 2 * three
    gain["vp"] = gain.pop("vp", 0)  # VP stand last
    brings = amounts.of(gain) if amounts.plain else _plus(amounts.of(gain))
    follows = [follow.kind for follow in outcome.follow_ups if follow.kind not in ("leech", "action")]
    then = f"then {', '.join(follows)}" if follows else ""
    return amounts.of(cost), "  ".join(part for part in (brings, then) if part)


def _plus(text: str) -> str:
    return re.sub(r"(?<![\w+])(?=\d)", "+", text)


def tile_note(choice: Choice, amounts: Amounts) -> str:
    """What the tile, card or faction does that is to be chosen."""
    move = choice.move
    if move.kind == "faction":
        key = move.target
        facts = data.factions().get(key)
        return facts.colour if facts else ""
    codes = re.findall(r"\b(?:FAV|TW|BON)\d+\b", move.text)
    return amounts.tile(codes[-1]) if codes and move.kind != "special" else ""
