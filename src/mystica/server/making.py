"""New games: set up from wishes, or loaded from a save, a setup or a ledger."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from mystica import data
from mystica.bots import PLAYERS
from mystica.errors import MoveError
from mystica.game import PRESETS, Game
from mystica.notation.any_game_file import find_game
from mystica.notation.saves import SaveError, dump_setup
from mystica.server.duties import standing
from mystica.server.house import House
from mystica.server.keys import hash_of, new_key
from mystica.server.patience import known_bot
from mystica.server.playing import printable
from mystica.server.problems import Refused
from mystica.server.rows import row_of
from mystica.server.schema import INVITATION, KEY
from mystica.server.shapes import setup as setup_shapes
from mystica.server.shapes import view as view_shapes
from mystica.server.storage import GameRow, KeyRow, SeatRow
from mystica.server.turns import Turn, rows_of
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
class Beginning:
    """What a game begins with."""

    setup: GameSetup
    turns: Sequence[Turn] = ()
    names: Sequence[str] = ()


# ---- new --------------------------------------------------------------------------------------------------


def set_up(wish: setup_shapes.NewGame, facts: Mapping[str, data.Value]) -> Beginning:
    """The setup somebody wishes for; what is left out is drawn. Facts are those of the host."""
    try:
        check_name("preset", wish.preset, PRESETS)
        return Beginning(_first_game(wish) if wish.preset == "first-game" else _drawn(wish, facts))
    except SetupError as error:
        raise Refused("setup", error) from None


def _first_game(wish: setup_shapes.NewGame) -> GameSetup:
    setup = introductory(len(wish.seats), profile=wish.profile)
    factions = tuple(seat.faction for seat in wish.seats)
    if (
        wish.map != setup.map
        or wish.map_text
        or wish.options
        or wish.start_vp
        or wish.scoring
        or wish.bonus
        or wish.facts_text
    ):
        raise SetupError("the first game is given in full: only players and profile can be chosen", "setup-first-game")
    if any(factions) and factions != setup.factions:
        seats = ", ".join(setup.factions)
        raise SetupError(f"in the first game the seats are: {seats}", "setup-first-seats", known=seats)
    setup.engine_setup()
    return replace(setup, seed=wish.seed)


def _drawn(wish: setup_shapes.NewGame, facts: Mapping[str, data.Value]) -> GameSetup:
    seed = secrets.randbelow(_LARGEST_SEED) if wish.seed is None else wish.seed
    wished = tuple(seat.faction for seat in wish.seats)
    drawn = draw(
        len(wish.seats),
        seed,
        map=wish.map,
        profile=wish.profile,
        options=wish.options,
        factions=wished if any(wished) else (),
        map_rows=own_rows(wish.map, wish.map_text) if wish.map_text else (),
        start_vp=_start_vp(wish),
        preset=wish.preset,
        facts=_facts(wish, facts),
    )
    scoring = tuple(wish.scoring) or drawn.scoring
    bonus = tuple(wish.bonus) or drawn.bonus
    setup = replace(drawn, scoring=scoring, bonus=bonus, _engine=[])
    setup.engine_setup()  # checks what was picked
    if wish.bonus and len(bonus) != len(drawn.bonus):
        raise SetupError(
            f"{setup.players} players need {len(drawn.bonus)} bonus cards, not {len(bonus)}",
            "setup-card-number",
            n=len(drawn.bonus),
            have=len(bonus),
        )
    return setup


def _start_vp(wish: setup_shapes.NewGame) -> dict[str, int]:
    """By faction, if they are given; the usual number for those that are not named."""
    return {**data.vp_tables()["flat"], **wish.start_vp} if wish.start_vp else {}


def _facts(wish: setup_shapes.NewGame, hosts: Mapping[str, data.Value]) -> Mapping[str, data.Value]:
    """Values that the game replaces: those of its own file, else those of the host if the game uses such."""
    if not wish.facts_text.strip():
        ready = data.presets()[wish.preset].options
        return hosts if has_facts_to_replace(resolve_options(wish.profile, {**ready, **wish.options})) else {}
    try:
        return data.own_facts(wish.facts_text)
    except (data.FactError, data.OwnFileError) as error:
        raise SetupError.joined("{}", error) from None
    except data.DataError as error:
        raise SetupError(str(error), "fact-file") from None


# ---- loaded -----------------------------------------------------------------------------------------------


def load(wish: setup_shapes.LoadedGame) -> Beginning:
    """A game from a save, a setup file or a ledger."""
    try:
        found = find_game(wish.text)
        if wish.seats and len(wish.seats) != found.setup.players:
            raise SetupError(
                f"this game has {found.setup.players} seats, not {len(wish.seats)}",
                "setup-seats",
                n=found.setup.players,
                have=len(wish.seats),
            )
    except (SaveError, SetupError, MoveError) as error:
        raise Refused("file", error) from None
    names = [name if name not in PLAYERS else "" for name in found.names]
    return Beginning(found.setup, list(rows_of(found.setup, found.actions)), names)


# ---- writing it down --------------------------------------------------------------------------------------


async def make(
    house: House, begun: Beginning, wishes: Sequence[setup_shapes.SeatWish], title: str, preset: str, pace: int
) -> setup_shapes.Created:
    """Store the game. Keys and invitations are told once and never again."""
    now = time.time()
    game, host = new_key(), new_key()
    wished = list(wishes) or [setup_shapes.SeatWish() for _ in range(begun.setup.players)]
    people = [seat for seat, one in enumerate(wished) if not one.bot]
    secrets = {seat: new_key() for seat in people}  # keys of those who play here, invitations for the others
    here = [seat for seat in people if wished[seat].here]
    kept = [KeyRow(seat, hash_of(secret), KEY if seat in here else INVITATION) for seat, secret in secrets.items()]
    sitting = [
        SeatRow(
            seat=seat,
            name=printable(one.name or (begun.names[seat] if begun.names else "")),
            bot=known_bot(one.bot),
            claimed=False,
            automatic=view_shapes.AutomaticRules().model_dump_json(),
        )
        for seat, one in enumerate(wished)
    ]
    rows = [row_of(turn, ply) for ply, turn in enumerate(begun.turns, 1)]
    position = begun.turns[-1].after if begun.turns else Game(begun.setup)
    rules = [view_shapes.AutomaticRules() for _ in sitting]
    after = standing(position, sitting, rules, rows[-1] if rows else None)
    row = GameRow(
        id=game,
        created=now,
        title=printable(title),
        preset=preset,
        setup=dump_setup(begun.setup),
        pace=pace,
        host=hash_of(host),
        status=after.status,
        waiting=after.waiting,
        changes=0,
        updated=now,
    )
    await house.storage.create(row, sitting, kept, rows)
    house.changed(game)
    return setup_shapes.Created(
        id=game,
        host=host,
        keys=[setup_shapes.SeatKey(seat=seat, key=secrets[seat]) for seat in here],
        invitations=[setup_shapes.Invitation(seat=seat, secret=secrets[seat]) for seat in people if seat not in here],
    )
