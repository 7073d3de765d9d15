"""The routes of whole games: new, load, view, follow, seats and invitations, close, delete, save."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Header, Query, Request, Response

from mystica.notation.ledgers.writer import write_ledger
from mystica.notation.saves import dump_save
from mystica.server.games.record import Record
from mystica.server.http.connection_limits import ConnectionLimits
from mystica.server.http.dependencies import (
    GameId,
    Keys,
    TheRow,
    TheSeat,
    TheServices,
    TheVisit,
    address_of,
    json_answer,
)
from mystica.server.http.error_answers import ANSWERS
from mystica.server.live.stream import LiveStream, LogAnswer
from mystica.server.people.visitor import Visitor
from mystica.server.play import overlays
from mystica.server.services import Services
from mystica.server.shapes import lessons as lesson_shapes
from mystica.server.shapes import overlays as overlays_shapes
from mystica.server.shapes import setup as setup_shapes
from mystica.server.shapes import table as table_shapes
from mystica.server.shapes import view as view_shapes
from mystica.server.visits import new_games
from mystica.server.visits.visit import delete_game
from mystica.setups import GameSetup

router = APIRouter(prefix="/api/games", responses=ANSWERS, tags=["games"])
_ROW = Query(ge=0, le=1_000_000)
_FILES = 4  # of one position that are kept


@router.post("", status_code=201, response_model=setup_shapes.Created)
async def new_game(services: TheServices, request: setup_shapes.NewGameRequest) -> Response:
    """Set up a game. Keys and invitations in the answer are told once."""
    new = await services.reading.do(new_games.set_up, request, services.settings.facts)
    return json_answer(await new_games.create(services, new, request, request.preset), 201)


@router.post("/load", status_code=201, response_model=setup_shapes.Created)
async def load_game(services: TheServices, request: setup_shapes.LoadGameRequest) -> Response:
    """Go on with a game from a save, a setup file or a ledger."""
    loaded = await services.reading.do(new_games.load, request)
    return json_answer(await new_games.create(services, loaded, request, "loaded"), 201)


@router.post("/lesson", status_code=201, response_model=setup_shapes.Created)
async def new_lesson(services: TheServices, request: lesson_shapes.NewLessonRequest) -> Response:
    """A game that begins with a lesson."""
    new, table = await services.reading.do(new_games.lesson, request)
    return json_answer(await new_games.create(services, new, table, new_games.LESSON), 201)


@router.get("/{id}", response_model=view_shapes.View)
async def view(visit: TheVisit) -> Response:
    """The game as the visitor sees it."""
    return json_answer(await visit.open())


@router.patch("/{id}", response_model=view_shapes.View)
async def change_game(visit: TheVisit, change: view_shapes.GameChangeRequest) -> Response:
    """The host settles whether hints are allowed, as long as nobody else has come."""
    return json_answer(await visit.change(change))


@router.get("/{id}/at/{row}", response_model=table_shapes.TableView)
async def past(visit: TheVisit, row: TheRow) -> Response:
    """The table as it was after a row."""
    return Response(visit.record.table_at(row), media_type="application/json")


@router.get("/{id}/log", response_model=list[table_shapes.LogEntry])
async def log(visit: TheVisit, after: Annotated[int, _ROW] = 0) -> Response:
    """The rows after a row."""
    return LogAnswer(visit.record.entries[after : visit.record.last_row])


@router.get(
    "/{id}/live",
    response_class=Response,
    responses={200: {"content": {"text/event-stream": {}}, "description": "Rows and pokes, as they come."}},
)
async def live(
    request: Request,
    services: TheServices,
    visit: TheVisit,
    after: Annotated[int, _ROW] = 0,
    tag: Annotated[str | None, Query(max_length=40)] = None,
    last_event_id: Annotated[str, Header(max_length=20)] = "",
) -> Response:
    """Server-sent events: `row` with its number as id and a LogEntry, `poke` when anything else has changed that the
    visitor may see, `here` with the seats of people who follow the game, whenever those are others. Whoever names the
    `tag` of a view gets `view` with a ViewChange whenever it is another one, and is poked only where the whole view has
    to be asked for."""
    seen = int(last_event_id) if last_event_id.isascii() and last_event_id.isdecimal() else after
    connections: ConnectionLimits = request.app.state.connections
    place = connections.follow(visit.record.id, address_of(request), plays=bool(visit.mine))
    return LiveStream(services.hub, visit.record, visit.visitor, seen, place, tag)


@router.get("/{id}/overlays/{seat}", response_model=overlays_shapes.Overlays)
async def overlay(visit: TheVisit, seat: TheSeat) -> Response:
    """The map with the eyes of a seat."""
    return json_answer(overlays.overlays_of(visit.record.game, seat))


@router.patch("/{id}/seats/{seat}", response_model=view_shapes.View)
async def change_seat(visit: TheVisit, seat: TheSeat, change: view_shapes.SeatChangeRequest) -> Response:
    """Name and rules of the own seat; the host also names seats and hands them to bots or people."""
    return json_answer(await visit.change_seat(seat, change))


@router.post("/{id}/seats/{seat}/enter", response_model=setup_shapes.Entered)
async def enter(visit: TheVisit, seat: TheSeat, request: setup_shapes.EnterRequest) -> Response:
    """Exchange the invitation of a link for a key of the seat. That works once."""
    return json_answer(await visit.enter(seat, request))


@router.post("/{id}/seats/{seat}/link", response_model=setup_shapes.Invitation)
async def new_link(visit: TheVisit, seat: TheSeat) -> Response:
    """The host makes a new invitation to a seat; its keys and older invitations are worth nothing from then on."""
    return json_answer(await visit.new_link(seat))


@router.post("/{id}/seats/{seat}/device", response_model=setup_shapes.Invitation)
async def another_device(visit: TheVisit, seat: TheSeat) -> Response:
    """Whoever plays a seat makes an invitation for one more browser of theirs."""
    return json_answer(await visit.another_device(seat))


@router.post("/{id}/seats/{seat}/only-here", response_model=view_shapes.View)
async def only_here(visit: TheVisit, seat: TheSeat) -> Response:
    """All other browsers that play a seat of one's own lose it."""
    return json_answer(await visit.only_here(seat))


@router.post("/{id}/close", response_model=view_shapes.View)
async def close(visit: TheVisit) -> Response:
    """The host ends a game; it can still be looked at."""
    return json_answer(await visit.close())


@router.delete("/{id}", status_code=204)
async def delete(services: TheServices, id: GameId, keys: Keys = "") -> Response:
    """The host deletes a game, also one that is damaged."""
    await delete_game(services, id, Visitor.with_keys(keys))
    return Response(status_code=204)


@router.get(
    "/{id}/save",
    response_class=Response,
    responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}, "description": "A save."}},
)
async def save(services: TheServices, visit: TheVisit) -> Response:
    """The game as a save."""
    names = [seat.name for seat in visit.record.seats]
    write = partial(dump_save, names=names if any(names) else ())
    return Response(await _file(services, visit.record, ("save", *names), write), media_type="application/json")


@router.get(
    "/{id}/ledger",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "A ledger."}},
)
async def ledger(services: TheServices, visit: TheVisit) -> Response:
    """The game as a ledger."""
    return Response(await _file(services, visit.record, ("ledger",), write_ledger), media_type="text/plain")


async def _file(
    services: Services, record: Record, kind: tuple[str, ...], write: Callable[[GameSetup, Sequence[int]], str]
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
    return found if found is not None else await services.reading.do(once)
