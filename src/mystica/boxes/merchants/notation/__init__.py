"""How ships, docks and trades are written in phrases and ledgers. The words are ours, since no site plays them."""

from __future__ import annotations

from mystica.boxes.merchants.engine.ids import SHIPYARD
from mystica.boxes.merchants.notation.commands import carried_out
from mystica.boxes.merchants.notation.phrases import KNOWN, of_today, phrase_of, reward_steps
from mystica.engine.core.state import State
from mystica.notation.ledgers.reader import LedgerPlayer
from mystica.notation.of_boxes import NotationOfBox


class _Notation(NotationOfBox):
    forms = KNOWN
    structures = {"shipyard": int(SHIPYARD), "market": int(SHIPYARD)}
    first_choices = ("send p to ", "gain shipping")  # what a favor tile brings at once

    def phrase(self, s: State, a: int, names: list[str]) -> str | None:
        return phrase_of(s, a, names)

    def of_today(self, s: State, phrase: str) -> str:
        return of_today(s, phrase)

    def command(self, player: LedgerPlayer, text: str, words: list[str]) -> bool:
        return carried_out(player, text, words)

    def in_ledger(self, s: State, phrase: str) -> str:
        """Equal steps of two trades stay two."""
        return f"gain {phrase[1:]}" if phrase.startswith("+") and reward_steps(s) else phrase


PART = _Notation()
