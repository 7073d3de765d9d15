"""Games as a whole: made, loaded, looked at, followed, handed on, closed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Header, Query, Request, Response

from mystica.notation.ledgers.writer import write_ledger
from mystica.notation.saves import dump_save
from mystica.server import making, overlays
from mystica.server.asking import GameId, Keys, TheHouse, ThePly, TheSeat, TheTable, address_of, said
from mystica.server.doors import Doors
from mystica.server.house import House
from mystica.server.keys import Visitor
from mystica.server.live import LiveStream, LogAnswer
from mystica.server.playing import delete_game
from mystica.server.problems import ANSWERS
from mystica.server.records import Record
from mystica.server.shapes import overlays as overlays_shapes
from mystica.server.shapes import setup as setup_shapes
from mystica.server.shapes import table as table_shapes
from mystica.server.shapes import view as view_shapes
from mystica.setups import GameSetup

router = APIRouter(prefix="/api/games", responses=ANSWERS, tags=["games"])
_PLY = Query(ge=0, le=1_000_000)
_FILES = 4  # of one position that are kept


@router.post("", status_code=201, response_model=setup_shapes.Created)
async def new_game(house: TheHouse, wish: setup_shapes.NewGame) -> Response:
    """Set up a game. Keys and invitations in the answer are told once."""
    begun = await house.reading.do(making.set_up, wish, house.settings.facts)
    return said(await making.make(house, begun, wish.seats, wish.title, wish.preset, wish.pace), 201)


@router.post("/load", status_code=201, response_model=setup_shapes.Created)
async def load_game(house: TheHouse, wish: setup_shapes.LoadedGame) -> Response:
    """Go on with a game from a save, a setup file or a ledger."""
    begun = await house.reading.do(making.load, wish)
    return said(await making.make(house, begun, wish.seats, wish.title, "loaded", wish.pace), 201)


@router.get("/{id}", response_model=view_shapes.View)
async def view(table: TheTable) -> Response:
    """The game as the visitor sees it."""
    return said(await table.open())


@router.get("/{id}/at/{ply}", response_model=table_shapes.Table)
async def past(table: TheTable, ply: ThePly) -> Response:
    """The table as it was at a ply."""
    return Response(table.record.table_at(ply), media_type="application/json")


@router.get("/{id}/log", response_model=list[table_shapes.LogEntry])
async def log(table: TheTable, after: Annotated[int, _PLY] = 0) -> Response:
    """The rows after a ply."""
    return LogAnswer(table.record.entries[after : table.record.ply])


@router.get(
    "/{id}/live",
    response_class=Response,
    responses={200: {"content": {"text/event-stream": {}}, "description": "Rows and pokes, as they come."}},
)
async def live(
    request: Request,
    house: TheHouse,
    table: TheTable,
    after: Annotated[int, _PLY] = 0,
    last_event_id: Annotated[str, Header(max_length=20)] = "",
) -> Response:
    """Server-sent events: `row` with the ply as id and a LogEntry, `poke` when anything else has changed that the
    visitor may see."""
    seen = int(last_event_id) if last_event_id.isascii() and last_event_id.isdecimal() else after
    doors: Doors = request.app.state.doors
    place = doors.follow(table.record.id, address_of(request), plays=bool(table.mine))
    return LiveStream(house.hub, table.record, table.visitor, seen, place)


@router.get("/{id}/overlays/{seat}", response_model=overlays_shapes.Overlays)
async def overlay(table: TheTable, seat: TheSeat) -> Response:
    """The map with the eyes of a seat."""
    return said(overlays.overlays_of(table.record.game, seat))


@router.patch("/{id}/seats/{seat}", response_model=view_shapes.View)
async def change_seat(table: TheTable, seat: TheSeat, change: view_shapes.SeatChange) -> Response:
    """Name and rules of the own seat; the host also names seats and hands them to bots or people."""
    return said(await table.change_seat(seat, change))


@router.post("/{id}/seats/{seat}/enter", response_model=setup_shapes.Entered)
async def enter(table: TheTable, seat: TheSeat, wish: setup_shapes.EntryWish) -> Response:
    """Exchange the invitation of a link for a key of the seat. That works once."""
    return said(await table.enter(seat, wish))


@router.post("/{id}/seats/{seat}/link", response_model=setup_shapes.Invitation)
async def new_link(table: TheTable, seat: TheSeat) -> Response:
    """The host makes a new invitation to a seat; its keys and older invitations are worth nothing from then on."""
    return said(await table.new_link(seat))


@router.post("/{id}/seats/{seat}/device", response_model=setup_shapes.Invitation)
async def another_device(table: TheTable, seat: TheSeat) -> Response:
    """Whoever plays a seat makes an invitation for one more browser of theirs."""
    return said(await table.another_device(seat))


@router.post("/{id}/seats/{seat}/only-here", response_model=view_shapes.View)
async def only_here(table: TheTable, seat: TheSeat) -> Response:
    """All other browsers that play a seat of one's own lose it."""
    return said(await table.only_here(seat))


@router.post("/{id}/close", response_model=view_shapes.View)
async def close(table: TheTable) -> Response:
    """The host ends a game; it can still be looked at."""
    return said(await table.close())


@router.delete("/{id}", status_code=204)
async def delete(house: TheHouse, id: GameId, keys: Keys = "") -> Response:
    """The host deletes a game, also one that is damaged."""
    await delete_game(house, id, Visitor.with_keys(keys))
    return Response(status_code=204)


@router.get(
    "/{id}/save",
    response_class=Response,
    responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}, "description": "A save."}},
)
async def save(house: TheHouse, table: TheTable) -> Response:
    """The game as a save."""
    names = [seat.name for seat in table.record.seats]
    write = partial(dump_save, names=names if any(names) else ())
    return Response(await _file(house, table.record, ("save", *names), write), media_type="application/json")


@router.get(
    "/{id}/ledger",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "A ledger."}},
)
async def ledger(house: TheHouse, table: TheTable) -> Response:
    """The game as a ledger."""
    return Response(await _file(house, table.record, ("ledger",), write_ledger), media_type="text/plain")


async def _file(
    house: House, record: Record, kind: tuple[str, ...], write: Callable[[GameSetup, Sequence[int]], str]
) -> str:
    """Written once for each position, and beside everything else: a long game takes as long as many moves."""
    files, setup, actions = record.files, record.setup, tuple(record.game.actions)

    def once() -> str:
        if kind not in files:
            if len(files) >= _FILES:  # somebody changes names
                files.clear()
            files[kind] = write(setup, actions)
        return files[kind]

    found = files.get(kind)
    return found if found is not None else await house.reading.do(once)
