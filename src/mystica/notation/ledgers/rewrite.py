"""Writes a ledger again after it was replayed, in its own words or in ours.

Kept are all rows and remarks in their order, and in each row the commands, their order, spelling and letters. Only
white space is set right: no space at the end of a line, one between words, `faction: command. command`, nothing for an
empty command, a line break at the end. What was written is read and played once more: it must be the very same game.
"""

from __future__ import annotations

from collections.abc import Iterator

from mystica.notation.ledgers.header import LedgerError
from mystica.notation.ledgers.reader import LedgerPlayer, play_ledger
from mystica.notation.ledgers.text import is_row_of_a_faction, read_ledger
from mystica.notation.ledgers.writer import write_ledger


def replayed(text: str) -> LedgerPlayer:
    """The game of a ledger, as far as it goes."""
    return play_ledger(read_ledger(text))


def rewritten(text: str, own_words: bool = False) -> str:
    """The ledger of the game that a text holds; refused if the text cannot be played."""
    player = replayed(text)
    if own_words:
        again = write_ledger(player.ledger.setup, player.actions)
    else:
        again = "".join(f"{line}\n" for line in _lines(text))
    there = replayed(again)
    same_moves = own_words or there.actions == player.actions  # ours may put off and close at other moments
    if there.ledger.setup != player.ledger.setup or there.state.hash() != player.state.hash() or not same_moves:
        raise LedgerError("ledger-another-game")
    return again


def _lines(text: str) -> Iterator[str]:
    for line in text.splitlines():
        content, sign, remark = line.partition("#")
        content = _row(content) if is_row_of_a_faction(content) else " ".join(content.split())
        yield f"{content}{' ' if content and sign else ''}{sign}{remark.rstrip()}"


def _row(content: str) -> str:
    faction, _, commands = content.partition(":")
    parts = [" ".join(part.split()) for part in commands.split(".")]
    return f"{faction.strip()}: {'. '.join(part for part in parts if part)}"
