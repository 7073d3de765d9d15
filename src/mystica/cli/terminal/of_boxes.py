"""What the terminal asks of the boxes: names of goods, what they show on the table, how their decisions ask."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from mystica.boxes import parts_of

if TYPE_CHECKING:
    from mystica.cli.terminal.amounts import Amounts
    from mystica.data import Tile
    from mystica.game import Game


class TerminalOfBox:
    """What a box adds to a game in the terminal. Nothing, unless it says otherwise."""

    goods: Mapping[str, str] = {}
    """What players gain besides the goods of the base game, with a short code. Facts and incomes have it by this name,
    and the catalogues an `amount-NAME` and a `unit-CODE`."""
    events: Mapping[str, str] = {}
    """What scoring tiles pay for, where it is not a structure."""
    ledger_words: tuple[str, ...] = ()
    """Words of its moves, for completion."""

    def prompt(self, game: Game) -> tuple[str, Mapping[str, int]] | None:
        """The message that asks for the decision now, if it is about the box, with arguments of its own."""
        return None

    def drawn(self, game: Game, amounts: Amounts) -> list[str]:
        """Lines beneath the map."""
        return []

    def told(self, game: Game, amounts: Amounts) -> list[str]:
        """The same in sentences, without the full stop."""
        return []

    def tile(self, tile: Tile, amounts: Amounts) -> list[str]:
        """What a tile does, goods aside, that only the box knows."""
        return []


@cache
def of_boxes() -> tuple[TerminalOfBox, ...]:
    return parts_of("cli.terminal", TerminalOfBox)


def goods_of_boxes() -> dict[str, str]:
    """By name: the short code."""
    return {name: code for box in of_boxes() for name, code in box.goods.items()}
