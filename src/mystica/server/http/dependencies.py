"""What the routes are handed by FastAPI: the services, the visit, the seat and the row named in the path."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Header, Path, Request, Response
from pydantic import BaseModel

from mystica.server.people.visitor import Visitor
from mystica.server.problems import Refused
from mystica.server.services import Services
from mystica.server.visits.visit import Visit

GameId = Annotated[str, Path(json_schema_extra={"pattern": "^[A-Za-z0-9_-]{22}$"}, description="Id of the game.")]
Keys = Annotated[
    str, Header(alias="X-Mystica-Keys", max_length=400, description="The visitor's keys, with spaces between them.")
]


# None of these is a plain function: that would be run in a thread.


async def services_of(request: Request) -> Services:
    found: Services = request.app.state.services
    return found


TheServices = Annotated[Services, Depends(services_of)]


def address_of(request: Request) -> str:
    """What the guard counts a request by."""
    return str(request.state.address)


async def visit_for(request: Request, id: GameId, keys: Keys = "") -> Visit:
    return await visit_of(await services_of(request), id, keys, address_of(request))


async def visit_of(services: Services, game: str, keys: str, address: str) -> Visit:
    """The visit; the services are told that somebody is at the game."""
    visit = await Visit.of(services, game, Visitor.with_keys(keys))
    services.seen(visit.record, address, plays=bool(visit.mine))
    return visit


def visit_at_hand(services: Services, game: str, keys: str, address: str) -> Visit | None:
    """The table as this process knows it, where it takes a while to ask whether that still holds."""
    record = services.records.at_hand(game)
    if record is None:
        return None
    visit = Visit(services, record, Visitor.with_keys(keys), is_fresh=False)
    services.seen(record, address, plays=bool(visit.mine))
    return visit


TheVisit = Annotated[Visit, Depends(visit_for)]


async def seat_in(visit: TheVisit, seat: Annotated[int, Path(ge=0, le=4)]) -> int:
    """A seat of this game, named in the path."""
    visit.check_seat(seat)
    return seat


TheSeat = Annotated[int, Depends(seat_in)]


async def row_in(visit: TheVisit, row: Annotated[int, Path(ge=0, le=1_000_000)]) -> int:
    if row > visit.record.last_row:
        raise Refused("no-row")
    return row


TheRow = Annotated[int, Depends(row_in)]


def json_answer(model: BaseModel, status: int = 200) -> Response:
    """As JSON, written once; its shape was checked when it was made."""
    return Response(model.model_dump_json(), status, media_type="application/json")
