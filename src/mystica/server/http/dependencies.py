"""What every route about a game needs: the house, the visitor, the table."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Header, Path, Request, Response
from pydantic import BaseModel

from mystica.server.people.visitor import Visitor
from mystica.server.problems import Refused
from mystica.server.services import House
from mystica.server.visits.visit import Table

GameId = Annotated[str, Path(json_schema_extra={"pattern": "^[A-Za-z0-9_-]{22}$"}, description="Id of the game.")]
Keys = Annotated[
    str, Header(alias="X-Mystica-Keys", max_length=400, description="The visitor's keys, with spaces between them.")
]


# None of these is a plain function: that would be run in a thread.


async def house_of(request: Request) -> House:
    found: House = request.app.state.house
    return found


TheHouse = Annotated[House, Depends(house_of)]


def address_of(request: Request) -> str:
    """What the guard counts a request by."""
    return str(request.state.visitor)


async def table_for(request: Request, id: GameId, keys: Keys = "") -> Table:
    return await table_of(await house_of(request), id, keys, address_of(request))


async def table_of(house: House, game: str, keys: str, address: str) -> Table:
    """The table, and the house knows that somebody is at it."""
    table = await Table.of(house, game, Visitor.with_keys(keys))
    house.seen(table.record, address, plays=bool(table.mine))
    return table


def table_at_hand(house: House, game: str, keys: str, address: str) -> Table | None:
    """The table as this process knows it, where it takes a while to ask whether that still holds."""
    record = house.records.at_hand(game)
    if record is None:
        return None
    table = Table(house, record, Visitor.with_keys(keys), is_fresh=False)
    house.seen(record, address, plays=bool(table.mine))
    return table


TheTable = Annotated[Table, Depends(table_for)]


async def seat_in(table: TheTable, seat: Annotated[int, Path(ge=0, le=4)]) -> int:
    """A seat of this game, named in the path."""
    table.check_seat(seat)
    return seat


TheSeat = Annotated[int, Depends(seat_in)]


async def ply_in(table: TheTable, ply: Annotated[int, Path(ge=0, le=1_000_000)]) -> int:
    if ply > table.record.ply:
        raise Refused("no-ply")
    return ply


ThePly = Annotated[int, Depends(ply_in)]


def said(model: BaseModel, status: int = 200) -> Response:
    """As JSON, written once; its shape was checked when it was made."""
    return Response(model.model_dump_json(), status, media_type="application/json")
