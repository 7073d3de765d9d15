"""Who may ask for hints and reviews: in a game of several people, only if all of them agree."""

from __future__ import annotations

from mystica.server.games.record import Record
from mystica.server.people.visitor import Visitor
from mystica.server.problems import Refused


def people_playing(record: Record) -> list[int]:
    """The seats of people who have not left the game."""
    return [seat.seat for seat in record.seats if not seat.bot and not record.has_left(seat.seat)]


def all_agree(record: Record) -> bool:
    """A person alone with bots asks nobody; around one screen too, everybody's seat has to agree.

    Seats nobody has come to yet count as well: help would be an advantage over whoever comes.
    """
    seats = people_playing(record)
    return len(seats) < 2 or all(record.seats[seat].advice for seat in seats)


def check_advice(record: Record, visitor: Visitor) -> None:
    """For those who play and the host; once the game has ended there is nothing left to agree to."""
    if not visitor.seats(record.seats) and not visitor.is_host(record.game_row):
        raise Refused("not-your-seat")
    if record.game_row.status == "open" and not all_agree(record):
        raise Refused("no-consent")
