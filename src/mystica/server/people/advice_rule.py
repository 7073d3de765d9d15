"""Who may ask for hints and reviews: while a game runs, what was settled when it was made; after its end everybody."""

from __future__ import annotations

from collections.abc import Sequence

from mystica.server.games.record import Record
from mystica.server.people.visitor import Visitor
from mystica.server.problems import Refused
from mystica.server.shapes.base import Advice

_ALLOWED, _NEVER = "yes", "no"  # anything else: if everybody agrees


def usual_rule(bots: Sequence[str]) -> Advice:
    """By who sits where: whoever plays alone with bots has nobody to be fair to."""
    return "yes" if sum(not bot for bot in bots) < 2 else "no"


def people_playing(record: Record) -> list[int]:
    """The seats of people who have not left the game."""
    return [seat.seat for seat in record.seats if not seat.bot and not record.has_left(seat.seat)]


def is_allowed(record: Record) -> bool:
    """May anybody ask for hints and reviews now?"""
    game = record.game_row
    return game.status != "open" or game.advice == _ALLOWED or (game.advice != _NEVER and _all_agree(record))


def _all_agree(record: Record) -> bool:
    """A person alone with bots asks nobody; around one screen too, everybody's seat has to agree.

    Seats nobody has come to yet count as well: help would be an advantage over whoever comes.
    """
    seats = people_playing(record)
    return len(seats) < 2 or all(record.seats[seat].advice for seat in seats)


def check_advice(record: Record, visitor: Visitor) -> None:
    """For those who play and the host."""
    if not visitor.seats(record.seats) and not visitor.is_host(record.game_row):
        raise Refused("not-your-seat")
    if not is_allowed(record):
        raise Refused("no-advice" if record.game_row.advice == _NEVER else "no-consent")
