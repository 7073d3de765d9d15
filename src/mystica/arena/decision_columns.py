"""The columns of the table of decisions: name, type and meaning of each.

Documents and data cards take them from here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from mystica import data
from mystica.engine.core.ids import SEATS
from mystica.engine.thinking.features import TERMS
from mystica.game.decision_names import decisions
from mystica.game.views.tiles import PHASES


@dataclass(frozen=True)
class Column:
    """A column, or one for each seat."""

    name: str
    type: type
    meaning: str


_END = (
    Column("final_vp", int, "VP of that seat at the end of the game; empty if the game has no end yet"),
    Column("final_rank", int, "its rank at the end, from 1; equal VP share a rank"),
)
DECISION = (
    Column("game", str, "name of the game"),
    Column("ply", int, "number of the action in its game, from 1"),
    Column("seat", int, "who decided; seats count from 0"),
    Column("faction", str, "faction of that seat; empty before it has one"),
    Column("round", int, "0 before the first round, then 1 to 6"),
    Column("phase", str, f"one of: {', '.join(PHASES.values())}"),
    Column("decision", str, f"what was decided, one of: {', '.join(dict.fromkeys(decisions().values()))}"),
    Column("action", int, "number of the atomic action that was chosen"),
    Column("text", str, "the same action as a phrase"),
    Column("legal", int, "how many atomic actions were legal"),
    *_END,
)
POSSESSIONS = (
    Column("faction", str, "faction"),
    Column("vp", int, "VP"),
    Column("coins", int, "coins"),
    Column("workers", int, "workers"),
    Column("priests", int, "priests in hand"),
    Column("bowl1", int, "power in bowl I"),
    Column("bowl2", int, "power in bowl II"),
    Column("bowl3", int, "power in bowl III"),
    *[Column(track, int, f"steps on the cult track of {track}") for track in data.CULTS],
    Column("shipping", int, "level of shipping"),
    Column("digging", int, "level of the exchange track"),
    Column("dwellings", int, "dwellings on the map"),
    Column("trading_houses", int, "trading houses on the map"),
    Column("temples", int, "temples on the map"),
    Column("strongholds", int, "1 with a stronghold"),
    Column("sanctuaries", int, "1 with a sanctuary"),
    Column("favors", str, "codes of the favor tiles, separated by spaces"),
    Column("bonus_card", str, "code of the bonus card"),
    Column("towns", str, "codes of the town tiles, separated by spaces"),
    Column("keys", int, "town keys left"),
    Column("passed", int, "1 after passing"),
    Column("place", int, "place in the order of play, from 1"),
    Column("income_coins", int, "coins of the next income as it stands"),
    Column("income_workers", int, "workers of the next income"),
    Column("income_priests", int, "priests of the next income"),
    Column("income_power", int, "power of the next income"),
    Column("area", int, "structures of the largest connected area"),
)
"""What a seat had before the decision."""
GAME = (
    Column("game", str, "name of the game, as in the table of decisions"),
    Column("decisions", int, "how many rows it has there"),
    Column("setup", str, "its setup as JSON: `mystica.notation.saves.load_setup` reads it"),
)
"""Of the table of games that a data set has as well."""
OF_SEAT = (*POSSESSIONS, *_END)
_OF_TERMS = "with `--terms`: the terms of `engine/thinking/features.py`, from round 1 on"


def columns(terms: bool = False) -> dict[str, type]:
    """Names and types of all columns; those of seats begin with `seat0_` and so on, always for five seats."""
    out = {column.name: column.type for column in DECISION}
    for seat in range(int(SEATS)):
        out.update({f"seat{seat}_{column.name}": column.type for column in OF_SEAT})
        if terms:
            out.update({f"seat{seat}_term_{name}": int for name in TERMS})
    return out


def column_table(terms: bool = False) -> str:
    """All columns as a table in Markdown; N stands for each seat."""
    more = [("`seatN_term_...`", "integer", _OF_TERMS)] if terms else []
    return _table([*_rows(DECISION, ""), *_rows(OF_SEAT, "seatN_"), *more])


def game_table() -> str:
    """The same of the table of games."""
    return _table(_rows(GAME, ""))


def _table(rows: Iterable[tuple[str, str, str]]) -> str:
    return "\n".join(["| column | type | meaning |", "|---|---|---|", *[f"| {' | '.join(row)} |" for row in rows]])


def _rows(described: Iterable[Column], before: str) -> Iterator[tuple[str, str, str]]:
    for column in described:
        yield f"`{before}{column.name}`", "text" if column.type is str else "integer", column.meaning
