"""Makes new games: set up as asked for, or loaded from a save, a setup or a ledger."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from mystica import data, lessons
from mystica.bots import PLAYERS
from mystica.errors import MoveError
from mystica.game import PRESETS, Game
from mystica.notation.any_game_file import find_game
from mystica.notation.saves import SaveError, dump_setup
from mystica.server.bots.bot_time import TUTOR, known_bot
from mystica.server.games.automatic_moves import standing_of
from mystica.server.games.committing import row_of
from mystica.server.people.advice_rule import usual_rule
from mystica.server.people.names import printable
from mystica.server.play.turns import Turn, rows_of
from mystica.server.problems import Refused
from mystica.server.services import Services
from mystica.server.shapes import lessons as lesson_shapes
from mystica.server.shapes import setup as setup_shapes
from mystica.server.shapes import view as view_shapes
from mystica.server.shapes.base import Advice
from mystica.server.storage.keys import hash_of, new_key
from mystica.server.storage.rows import GameRow, KeyRow, SeatRow
from mystica.server.storage.schema import INVITATION, KEY
from mystica.setups import (
    GameSetup,
    SetupError,
    check_name,
    draw,
    has_facts_to_replace,
    introductory,
    own_rows,
    resolve_options,
)

_LARGEST_SEED = 10**9


@dataclass(frozen=True)
class NewGame:
    """What a game begins with."""

    setup: GameSetup
    turns: Sequence[Turn] = ()
    names: Sequence[str] = ()


# ---- new --------------------------------------------------------------------------------------------------


def set_up(request: setup_shapes.NewGameRequest, facts: Mapping[str, data.Value]) -> NewGame:
    """The setup somebody asks for; what is left out is drawn. Facts are those of the host."""
    try:
        check_name("preset", request.preset, PRESETS)
        return NewGame(_first_game(request) if request.preset == "first-game" else _drawn(request, facts))
    except SetupError as error:
        raise Refused("setup", error) from None


def _first_game(request: setup_shapes.NewGameRequest) -> GameSetup:
    setup = introductory(len(request.seats), profile=request.profile)
    factions = tuple(seat.faction for seat in request.seats)
    if (
        request.map != setup.map
        or request.map_text
        or request.options
        or request.start_vp
        or request.scoring
        or request.bonus
        or request.facts_text
    ):
        raise SetupError("setup-first-game")
    if any(factions) and factions != setup.factions:
        seats = ", ".join(setup.factions)
        raise SetupError("setup-first-seats", known=seats)
    setup.engine_setup()
    return replace(setup, seed=request.seed)


def _drawn(request: setup_shapes.NewGameRequest, facts: Mapping[str, data.Value]) -> GameSetup:
    seed = secrets.randbelow(_LARGEST_SEED) if request.seed is None else request.seed
    factions = tuple(seat.faction for seat in request.seats)
    drawn = draw(
        len(request.seats),
        seed,
        map=request.map,
        profile=request.profile,
        options=request.options,
        factions=factions if any(factions) else (),
        map_rows=own_rows(request.map, request.map_text) if request.map_text else (),
        start_vp=_start_vp(request),
        preset=request.preset,
        facts=_facts(request, facts),
    )
    scoring = tuple(request.scoring) or drawn.scoring
    bonus = tuple(request.bonus) or drawn.bonus
    setup = replace(drawn, scoring=scoring, bonus=bonus, _engine=[])
    setup.engine_setup()  # checks what was picked
    if request.bonus and len(bonus) != len(drawn.bonus):
        raise SetupError("setup-card-number", n=len(drawn.bonus), have=len(bonus))
    return setup


def _start_vp(request: setup_shapes.NewGameRequest) -> dict[str, int]:
    """By faction, if they are given; the usual number for those that are not named."""
    return {**data.vp_tables()["flat"], **request.start_vp} if request.start_vp else {}


def _facts(request: setup_shapes.NewGameRequest, hosts: Mapping[str, data.Value]) -> Mapping[str, data.Value]:
    """Values that the game replaces: those of its own file, else those of the host if the game uses such."""
    if not request.facts_text.strip():
        ready = data.presets()[request.preset].options
        return hosts if has_facts_to_replace(resolve_options(request.profile, {**ready, **request.options})) else {}
    try:
        return data.own_facts(request.facts_text)
    except (data.FactError, data.OwnFileError) as error:
        raise SetupError.joined(error) from None
    except data.DataError as error:
        raise SetupError.joined(SetupError("fact-file"), str(error)) from None


# ---- loaded -----------------------------------------------------------------------------------------------


def load(request: setup_shapes.LoadGameRequest) -> NewGame:
    """A game from a save, a setup file or a ledger."""
    try:
        found = find_game(request.text)
        if request.seats and len(request.seats) != found.setup.players:
            raise SetupError("setup-seats", n=found.setup.players, have=len(request.seats))
    except (SaveError, SetupError, MoveError) as error:
        raise Refused("file", error) from None
    names = [name if name not in PLAYERS else "" for name in found.names]
    return NewGame(found.setup, list(rows_of(found.setup, found.actions)), names)


# ---- lessons ----------------------------------------------------------------------------------------------

LESSON = "lesson"
"""The preset of such a game."""


@dataclass(frozen=True)
class LessonTable:
    """Who sits at the table of a lesson."""

    title: str
    seats: list[setup_shapes.SeatRequest]
    pace: int
    advice: Advice | None = None


def lesson(request: lesson_shapes.NewLessonRequest) -> tuple[NewGame, LessonTable]:
    """The game that a lesson begins with, and who plays it: the learner here, the others as the lesson says."""
    try:
        facts = data.lessons()[check_name("lesson", request.lesson, data.lessons())]
    except SetupError as error:
        raise Refused("setup", error) from None
    begun = lessons.beginning(facts)
    seats = [
        setup_shapes.SeatRequest(name=request.name or None, here=True)
        if faction == facts.learner
        else setup_shapes.SeatRequest(bot=TUTOR)
        for faction in facts.factions
    ]
    new = NewGame(begun.setup, list(rows_of(begun.setup, begun.actions)))
    return new, LessonTable(request.title, seats, request.pace)


# ---- writing it down --------------------------------------------------------------------------------------


async def create(
    services: Services,
    new: NewGame,
    request: setup_shapes.NewGameRequest | setup_shapes.LoadGameRequest | LessonTable,
    preset: str,
) -> setup_shapes.Created:
    """Store the game. Keys and invitations are told once and never again."""
    now = time.time()
    game, host = new_key(), new_key()
    seats = request.seats or [setup_shapes.SeatRequest() for _ in range(new.setup.players)]
    people = [seat for seat, one in enumerate(seats) if not one.bot]
    secrets = {seat: new_key() for seat in people}  # keys of those who play here, invitations for the others
    here = [seat for seat in people if seats[seat].here]
    kept = [KeyRow(seat, hash_of(secret), KEY if seat in here else INVITATION) for seat, secret in secrets.items()]
    # in a lesson every offer of power is put as a question, so that it is seen
    rules = view_shapes.AutomaticRules(take=-1) if preset == LESSON else view_shapes.AutomaticRules()
    sitting = [
        SeatRow(
            seat=seat,
            name=printable(one.name or (new.names[seat] if new.names else "")),
            bot=one.bot if preset == LESSON else known_bot(one.bot),
            claimed=False,
            automatic=rules.model_dump_json(),
        )
        for seat, one in enumerate(seats)
    ]
    # nobody goes back to before a lesson
    rows = [row_of(turn, number, automatic=preset == LESSON) for number, turn in enumerate(new.turns, 1)]
    position = new.turns[-1].after if new.turns else Game(new.setup)
    after = standing_of(position, sitting, [rules] * len(sitting), rows[-1] if rows else None)
    row = GameRow(
        id=game,
        created=now,
        title=printable(request.title),
        preset=preset,
        setup=dump_setup(new.setup),
        pace=request.pace,
        host=hash_of(host),
        status=after.status,
        waiting=after.waiting,
        changes=0,
        updated=now,
        advice=request.advice or usual_rule([seat.bot for seat in sitting]),
    )
    await services.storage.create(row, sitting, kept, rows)
    services.changed(game)
    return setup_shapes.Created(
        id=game,
        host=host,
        keys=[setup_shapes.SeatKey(seat=seat, key=secrets[seat]) for seat in here],
        invitations=[setup_shapes.Invitation(seat=seat, secret=secrets[seat]) for seat in people if seat not in here],
    )
