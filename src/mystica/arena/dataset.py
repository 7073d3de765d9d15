"""A data set: games between bots as two Parquet tables, one of decisions and one of games, with a data card."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from mystica.arena.data_card import Contents, data_card
from mystica.arena.decision_columns import GAME, columns
from mystica.arena.decision_table import Cell, decision_rows
from mystica.arena.decision_table_file import UNFINISHED, open_table
from mystica.arena.simulate import Plan, Played, Totals, play_out, played
from mystica.arena.workers import Workers, in_order
from mystica.notation.files import write_text
from mystica.notation.moves import faction_key
from mystica.notation.saves import dump_setup
from mystica.setups import SetupError

FILES = {"decisions": "decisions.parquet", "games": "games.parquet"}
CARD = "README.md"


@dataclass(frozen=True)
class _Told:
    """One game, as it goes into the tables."""

    game: Played
    factions: tuple[str, ...]
    row: list[Cell]
    decisions: list[list[Cell]]


def check_folder(folder: Path) -> None:
    """Refuse one that holds anything else than what a data set that was cut off has left there."""
    left = {name for table in FILES.values() for name in (table, table + UNFINISHED)}
    try:
        there = {path.name for path in folder.iterdir()}
    except FileNotFoundError:
        return
    except OSError as error:
        raise SetupError.english_only(f"cannot write to {folder}: {error.strerror}") from None
    if there - left:
        raise SetupError.english_only(f"{folder} is not empty: a data set needs a folder of its own")


def write_dataset(
    folder: Path, plan: Plan, command: str, workers: Workers, stopped: Callable[[], bool], more: Callable[[int], None]
) -> Contents:
    """Play all games of the plan, or the first of them if it is asked to stop.

    The tables get their names once they are whole, the card comes last. `command` is the command line without the
    number of games.
    """
    contents = Contents(Totals(len(plan.players)))
    with ExitStack() as stack:
        decisions = stack.enter_context(open_table(folder / FILES["decisions"], columns()))
        of_games = {column.name: column.type for column in GAME}
        games = stack.enter_context(open_table(folder / FILES["games"], of_games))
        for piece in in_order(workers.finished(_told, plan.pieces())):
            for told in piece:
                decisions.write(told.decisions)
                games.write([told.row])
                contents.add(told.game, told.factions)
                more(1)
            if stopped():
                break
    whole_command = f"{command} --games {contents.totals.games}"
    write_text(folder / CARD, data_card(plan, whole_command, contents, FILES))
    return contents


def _told(piece: tuple[Plan, int, int]) -> list[_Told]:
    plan, first, last = piece
    return [_tell(plan, number) for number in range(first, last)]


def _tell(plan: Plan, number: int) -> _Told:
    name = plan.name_of(number)
    setup, actions, end = play_out(plan, number)
    return _Told(
        game=played(end, len(actions)),
        factions=tuple(faction_key(end, seat) for seat in range(setup.players)),
        row=[name, len(actions), dump_setup(setup)],
        decisions=list(decision_rows(name, setup, actions)),
    )
