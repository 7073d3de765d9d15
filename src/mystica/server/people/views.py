"""The game as one visitor sees it, with what this visitor may do."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Literal, cast

from mystica.game import Game
from mystica.server.games.record import Record
from mystica.server.people.advice_rule import is_allowed
from mystica.server.people.take_back import free_row, must_agree, row_to_ask_for
from mystica.server.people.visitor import Visitor
from mystica.server.play import explaining
from mystica.server.play.own_tiles import own_tiles
from mystica.server.play.presenting import desk_of, table_of
from mystica.server.shapes import moves as moves_shapes
from mystica.server.shapes import table as table_shapes
from mystica.server.shapes import view as view_shapes
from mystica.server.shapes.base import Advice

_MOST = 20  # desks of one position that are kept


def view_of(record: Record, visitor: Visitor) -> view_shapes.View:
    """The table with the visitor's own draft played, and what the visitor may do."""
    game, row = record.game, record.game_row
    mine = visitor.seats(record.seats)
    is_open = row.status == "open"
    by_itself = is_open and record.automatic_move is not None  # whoever has a rule for it is not asked
    seat = game.decider if is_open and not by_itself and game.decider in mine else None
    desk, table = _desk_and_table(record, seat)
    decider = game.decider
    view = view_shapes.View(
        id=record.id,
        last_row=record.last_row,
        shown=record.last_row,
        line=list(record.line),
        status=cast(Literal["open", "over", "closed"], row.status),
        title=row.title,
        preset=row.preset,
        seed=record.setup.seed,
        profile=record.setup.profile,
        options=record.setup.options,
        facts=record.setup.facts,
        own_tiles=own_tiles(record.setup.facts),
        seats=[
            view_shapes.SeatShape(
                seat=one.seat,
                name=one.name,
                bot=one.bot,
                claimed=one.claimed,
                browsers=len(one.keys) if one.seat in mine else None,
                automatic=record.automatic[one.seat] if one.seat in mine else None,
                advice=one.advice,
                asks_back=one.asks_back,
            )
            for one in record.seats
        ],
        mine=mine,
        handed_over=visitor.handed_over(record.seats),
        host=visitor.is_host(row),
        thinking=decider if is_open and decider is not None and record.seats[decider].bot else None,
        table=table,
        desk=desk,
        asides=[choice for seat in mine for choice in _asides(record, seat)] if is_open else [],
        advice=is_allowed(record),
        advice_rule=cast(Advice, row.advice),
        take_back=_take_back_of(record),
        free_take_back=free_row(record, mine) if mine and row.status != "closed" else None,
        asked_take_back=row_to_ask_for(record, mine) if mine and row.status != "closed" else None,
        tag="",
    )
    view.tag = parts_of(view).tag
    return view


@dataclass(frozen=True, slots=True)
class ViewParts:
    """A view as JSON, in three parts: the table and the desk are often those of somebody else's view, too."""

    tag: str
    rest: bytes = field(compare=False)
    table: bytes = field(compare=False)
    desk: bytes = field(compare=False)


def parts_of(view: view_shapes.View) -> ViewParts:
    rest = view.__pydantic_serializer__.to_json(view, exclude={"table", "desk", "tag"})
    table, desk = view.table.as_json, _desk_json(view)
    found = blake2b(rest, digest_size=8)
    found.update(table)
    found.update(desk)
    return ViewParts(found.hexdigest(), rest, table, desk)


def view_json(view: view_shapes.View) -> bytes:
    """What most of it is, the table and the desk, was written for somebody else already, or will be needed again."""
    rest = view.__pydantic_serializer__.to_json(view, exclude={"table", "desk"})
    return b'%s,"table":%s,"desk":%s}' % (rest[:-1], view.table.as_json, _desk_json(view))


def _desk_json(view: view_shapes.View) -> bytes:
    return view.desk.as_json if view.desk is not None else b"null"


def _desk_and_table(record: Record, seat: int | None) -> tuple[moves_shapes.Desk | None, table_shapes.TableView]:
    """Worked out once for each position and draft."""
    draft = record.drafts.get(seat, ()) if seat is not None else ()
    key = (seat, draft)
    if key not in record.desks:
        desk, drafted = (None, record.game) if seat is None else desk_of(record.trial, seat, draft)
        if len(record.desks) > _MOST:
            record.desks.clear()
            record.tables.clear()
        record.desks[key] = (desk, _table(record, drafted))
    return record.desks[key]


def _table(record: Record, drafted: Game) -> table_shapes.TableView:
    """A draft that is committed as it is leads to the same table."""
    made = tuple(a for move in drafted.history[record.game.ply :] for a in move.atoms)
    if made not in record.tables:
        record.tables[made] = table_of(drafted, record.rows[-1].hash if record.rows and not made else "")
    return record.tables[made]


def _asides(record: Record, seat: int) -> list[moves_shapes.Choice]:
    """No draft changes them."""
    if seat not in record.asides:
        record.asides[seat] = explaining.asides(record.game, [seat])
    return record.asides[seat]


def _take_back_of(record: Record) -> view_shapes.TakeBack | None:
    take_back = record.take_back
    if take_back is None or take_back.base != record.last_row:
        return None
    others = must_agree(record, {take_back.seat})
    return view_shapes.TakeBack(seat=take_back.seat, to=take_back.to, agreed=sorted(take_back.agreed), needed=others)
