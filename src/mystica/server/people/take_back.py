"""Going back: who may do so freely, and who has to agree otherwise."""

from __future__ import annotations

from collections.abc import Collection

from mystica.server.games.record import Record
from mystica.server.of_boxes import of_boxes
from mystica.server.problems import Refused

_ANSWER = "leech"
"""The decision that others have within somebody's turn."""
_FIRST = {"turn", "faction", "dwelling", "bonus", "bid", "bid-faction", "cult-spades"}
"""Decisions that begin something; all others follow from what was done before."""


MOST_ROWS = 2000
"""Rows of a game in which anybody may still go back. The longest games have some hundred, with a step back for every
turn three times as many; each row makes the game slower to open. Turns are always accepted."""


def check_room(record: Record) -> None:
    if record.last_row >= MOST_ROWS:
        raise Refused("no-more-back")


def people(record: Record) -> set[int]:
    return {seat.seat for seat in record.seats if not seat.bot}


def free_row(record: Record, mine: Collection[int]) -> int | None:
    """The row before the last turn of one's own, if no other person has moved since."""
    others = people(record) - set(mine)
    for place in range(len(record.line) - 1, 0, -1):
        row = record.rows[record.line[place] - 1]
        if row.automatic:
            continue
        if row.seat in mine:
            return record.line[place - 1]
        if row.seat in others:
            return None
    return None


def row_to_ask_for(record: Record, mine: Collection[int]) -> int | None:
    """The row before the last turn of one's own, for which the others are asked. Answers to others are no turn."""
    for place in range(len(record.line) - 1, 0, -1):
        row = record.rows[record.line[place] - 1]
        if row.seat in mine and not row.automatic and record.decisions[row.number] != _ANSWER:
            return record.line[_start_of_turn(record, place) - 1]
    return None


def _start_of_turn(record: Record, place: int) -> int:
    """Where in the line the turn began that this row belongs to: answers of others may have cut it into several."""
    seat = record.rows[record.line[place] - 1].seat
    start = place
    for before in range(place, 0, -1):
        row = record.rows[record.line[before] - 1]
        decision = record.decisions[row.number]
        if decision == _ANSWER:
            continue
        if row.seat != seat:
            break
        start = before
        if decision in _FIRST or any(decision in box.first for box in of_boxes()):
            break
    return start


def is_free(record: Record, mine: Collection[int], moves: int) -> bool:
    """May these seats go back to where the line had so many moves, without asking? Bots and rules do not count."""
    others = people(record) - set(mine)
    rows = record.since(moves)
    return any(row.seat in mine for row in rows) and not any(row.seat in others and not row.automatic for row in rows)


def must_agree(record: Record, mine: Collection[int]) -> list[int]:
    """Everybody else who plays: people who have come and have not left.

    Who has never opened the seat's link has seen and decided nothing, so going back takes nothing from them, and
    waiting for them could be waiting for ever. Help is another matter: see `advice_rule`.
    """
    here = {seat.seat for seat in record.seats if seat.claimed and not record.has_left(seat.seat)}
    return sorted((people(record) - set(mine)) & here)
