"""A position as the API shows it: the table that all see, and the desk with the choices of one seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.decisions import ASK_STEPS, ASK_TOKENS
from mystica.engine.core.reading import top_amount, top_argument
from mystica.engine.core.state import State
from mystica.errors import MoveError
from mystica.events import Event, action_told
from mystica.game import Game, Move, warnings_of
from mystica.game.turns import is_open
from mystica.notation.position import position_hash
from mystica.server.of_boxes import filled, of_boxes
from mystica.server.play.list_order import kinds_of, listed, title_of
from mystica.server.play.turns import Trial
from mystica.server.shapes import moves as moves_shapes
from mystica.server.shapes import table as table_shapes

_COUNTED = ("spades", "cult-spades", "cult")
_ASKED = (ASK_TOKENS, ASK_STEPS)  # abilities that ask for a number of something
_PAYMENTS = ("convert", "sacrifice")


def table_of(game: Game, known_hash: str = "") -> table_shapes.TableView:
    """Everything everybody sees."""
    seats = range(game.setup.players)
    tiles = game.tiles
    return table_shapes.TableView(
        round=game.round,
        rounds=data.common().rounds,
        phase=game.phase,
        decision=game.decision,
        decider=game.decider,
        amount=amount_of(game),
        over=game.is_over,
        winners=list(game.winners),
        turn_order=list(game.turn_order),
        players=list(game.players),
        income=list(game.next_income()),
        cult_bonus=list(game.cult_bonus()),
        final=list(game.final_scoring()),
        sources=list(game.vp_sources()),
        spendable_power=[game.spendable_power(seat) for seat in seats],
        map=map_of(game),
        tiles=table_shapes.Tiles(
            scoring=list(tiles.scoring),
            bonus=list(tiles.bonus),
            favors_left=tiles.favors_left,
            towns_left=tiles.towns_left,
            power_actions=tiles.power_actions,
            final=tiles.final,
        ),
        cults=list(game.cults),
        offers=list(game.offers),
        auction=list(game.auction),
        hash=known_hash or position_hash(game.state),
        **filled((field for box in of_boxes() for field in box.table), game),
    )


def amount_of(game: Game) -> int:
    """Spades, steps, tokens or whatever else the decision counts."""
    decision = game.decision
    if decision == "ability" and top_argument(game.state) % 16 in _ASKED:
        return top_argument(game.state) // 16
    counted = decision in _COUNTED or any(decision in box.counted for box in of_boxes())
    return top_amount(game.state) if counted else 0


def map_of(game: Game) -> table_shapes.MapShape:
    seen = game.map
    spaces = [_space(s.label, s.row, s.x, s.terrain, s.structure, s.owner, s.town_of) for s in seen.spaces]
    return table_shapes.MapShape(name=seen.name, spaces=spaces, bridges=list(seen.bridges))


@lru_cache(maxsize=20_000)
def _space(
    label: str, row: int, x: int, terrain: str, structure: str, owner: int | None, town_of: int | None
) -> table_shapes.Space:
    """Made once, whoever's table it is on: from one position to the next hardly any space changes."""
    return table_shapes.Space(
        label=label, row=row, x=x, terrain=terrain, structure=structure, owner=owner, town_of=town_of
    )


# ---- choices ----------------------------------------------------------------------------------------------


def event_shape(event: Event) -> table_shapes.EventShape:
    return table_shapes.EventShape(event.key, event.seat, event.args)


def steps_of(state: State, move: Move) -> list[table_shapes.EventShape]:
    """The parts of a move, each told by its first event."""
    out: list[table_shapes.EventShape] = []
    for a in move.atoms:
        state, told = action_told(state, a)
        out.append(event_shape(told))
    return out


def choice_of(game: Game, move: Move) -> moves_shapes.Choice:
    state, outcome = game.state, move.outcome
    steps = steps_of(state, move)
    return moves_shapes.Choice(
        text=move.text,
        kind=move.kind,
        target=move.target,
        spaces=list(move.spaces),
        cost=outcome.cost,
        gain=outcome.gain,
        vp=outcome.vp,
        sources=outcome.vp_sources,
        follow_ups=list(outcome.follow_ups),
        warnings=[moves_shapes.Warning(key=w.key, args=w.arguments) for w in warnings_of(state, move)],
        steps=steps,
        title=title_of(steps),
    )


def desk_of(trial: Trial, seat: int, draft: Sequence[str]) -> tuple[moves_shapes.Desk | None, Game]:
    """What a seat may do after the moves of its draft, and the game with the draft played.

    Nothing if the seat does not decide.
    """
    game = drafted = trial.game
    made: list[moves_shapes.Choice] = []
    atoms: list[int] = []
    dropped = 0
    for number, text in enumerate(draft):
        tried = _fitting(trial, seat, text)
        if tried is None:
            dropped = len(draft) - number
            break
        move, trial = tried
        made.append(choice_of(drafted, move))
        atoms += move.atoms
        drafted = trial.game
    if not made and game.decider != seat:
        return None, game
    # the next question may be the same seat's again, and still be a new one: the draft is to be sent first
    another = bool(made) and any(next_.kind == "action" for next_ in made[-1].follow_ups)
    over = bool(made) and not another and not is_open(drafted.state, seat, atoms)
    deciding = drafted.decider == seat and not over
    moves = drafted.moves() if deciding else []
    payments = [move for move in drafted.atomic_moves() if move.kind in _PAYMENTS] if deciding else []
    finish = _ending(drafted, seat, atoms) if deciding else []
    decision = (drafted.decision or "") if deciding else ""
    shown = listed(moves, [choice_of(drafted, move) for move in moves], decision)
    conversions = [choice_of(drafted, move) for move in payments]
    return moves_shapes.Desk(
        seat=seat,
        decision=decision,
        amount=amount_of(drafted) if deciding else 0,
        draft=made,
        dropped=dropped,
        moves=shown.moves,
        kinds=kinds_of([*shown.moves, *conversions]),
        order=shown.order,
        groups=shown.groups,
        starts=shown.starts,
        other_ways=list(drafted.spaces_with_other_ways()) if deciding else [],
        conversions=conversions,
        finish=finish,
        complete=not deciding or bool(finish),
    ), drafted


def _fitting(trial: Trial, seat: int, text: str) -> tuple[Move, Trial] | None:
    """The move of a seat that a text stands for, and what it leads to; nothing if it is none of its moves now."""
    try:
        move, after = trial.play(text)
    except MoveError:
        return None
    return (move, after) if move.seat == seat else None


def _ending(game: Game, seat: int, atoms: Sequence[int]) -> list[str]:
    """`done` as often as it takes to end the turn; nothing where that does not end it."""
    trial = game.copy()
    made = list(atoms)
    out: list[str] = []
    while trial.decider == seat and act.DONE in (a for move in trial.atomic_moves() for a in move.atoms):
        made += trial.play(act.DONE).atoms
        out.append("done")
        if not is_open(trial.state, seat, made):
            return out
    return []
