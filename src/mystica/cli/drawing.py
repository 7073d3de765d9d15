"""The board and the players' tables for a terminal."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from mystica import data
from mystica.engine.core.ids import RIVER, STRUCTURE_CODES
from mystica.engine.core.state import COUNT, STRUCTURE, TERRAIN, TOWNS_FOUNDED, State
from mystica.engine.rules.scoring import largest_area
from mystica.notation.ledger_reader import resources
from mystica.notation.moves import faction_key, field

_COLOURS = {
    "yellow": "black on #f0e060", "brown": "white on #8b5a2b", "black": "white on #3a3a3a", "blue": "white on #2f6fd0",
    "green": "black on #5cb85c", "gray": "black on #b0b0b0", "red": "white on #c03028",
}  # fmt: skip
_RIVER = "#4a90c8"


def draw_board(s: State) -> Text:
    """Rows of spaces: the label where nothing stands, else seat and structure."""
    board = s.setup.board
    wheel = data.common().wheel
    out = Text()
    longest = max(board.columns)
    last_row = -1
    for space in range(board.n):
        row = board.rows[space]
        if row != last_row:
            if last_row >= 0:
                out.append("\n")
            width = sum(1 for r in board.rows if r == row)
            out.append("   " if width <= longest else " ")
            last_row = row
        terrain = s.v[TERRAIN + space]
        structure = s.v[STRUCTURE + space]
        if terrain == RIVER:
            out.append(" ~~ ", style=_RIVER)
        else:
            text = f"{structure // 8}{STRUCTURE_CODES[structure % 8]}" if structure else board.labels[space].lower()
            style = _COLOURS[wheel[terrain]]
            out.append(f"{text:^4}", style=f"bold {style}" if structure else style)
    return out


def final_table(s: State) -> Table:
    """Players by VP, with what they have on the map."""
    table = Table("", "seat", "faction", "VP", "cults", "D/TP/TE/SH/SA", "area", "towns", box=SIMPLE_HEAD)
    seats = range(s.setup.n)
    vp = [resources(s, seat)[0] for seat in seats]
    for seat in sorted(seats, key=lambda p: -vp[p]):
        counts = "/".join(str(field(s, seat, COUNT + b)) for b in range(1, len(STRUCTURE_CODES)))
        place = 1 + sum(other > vp[seat] for other in vp)
        table.add_row(
            f"{place}.", str(seat + 1), data.factions()[faction_key(s, seat)].name, str(vp[seat]),
            "/".join(str(n) for n in resources(s, seat)[5]), counts, str(largest_area(s, seat)),
            str(field(s, seat, TOWNS_FOUNDED)),
        )  # fmt: skip
    return table
