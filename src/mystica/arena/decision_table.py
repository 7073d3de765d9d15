"""Turns games into a table: one row per decision, with what each seat had and how the game ended for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from mystica.arena.decision_columns import OF_SEAT, POSSESSIONS
from mystica.engine.core.bits import zeros
from mystica.engine.core.decisions import top_kind
from mystica.engine.core.ids import SEATS
from mystica.engine.core.reading import (
    bonus_card,
    bowls_of,
    coins_of,
    count_of,
    cult_levels,
    digging_of,
    faction_of,
    favor_tiles,
    has_passed,
    keys_left,
    phase_of,
    priests_of,
    round_of,
    seat_in_order,
    shipping_of,
    vp_of,
    workers_of,
)
from mystica.engine.core.state import (
    State,
)
from mystica.engine.core.tables import BONUS_CODES, FACTION_KEYS, FAVOR_CODES, TOWN_CODES
from mystica.engine.flow import apply, is_over, new_game
from mystica.engine.playout import legal_actions
from mystica.engine.rules.income import income_of
from mystica.engine.rules.scoring import largest_area
from mystica.engine.rules.towns import has_town_tile
from mystica.engine.thinking.features import N_TERMS, TERMS, write_terms
from mystica.errors import MoveError
from mystica.game.decision_names import decisions
from mystica.game.views.tiles import PHASES
from mystica.notation.files import read_text
from mystica.notation.json_text import SaveError, looks_like_ledger
from mystica.notation.ledgers.reader import play_ledger
from mystica.notation.ledgers.text import read_ledger
from mystica.notation.moves import actor_of, text_of
from mystica.notation.saves import load_save
from mystica.setups import GameSetup, SetupError

Cell = int | str | None
"""None, an empty cell, where there is nothing to tell: no such seat, no faction yet, no end of the game."""


def read_game(path: Path) -> tuple[GameSetup, Sequence[int]]:
    """Setup and actions of a ledger or a save."""
    try:
        text = read_text(path)
        if not looks_like_ledger(text):
            saved = load_save(text)
            return saved.setup, saved.actions
        player = play_ledger(read_ledger(text))
    except (MoveError, SaveError, SetupError) as error:
        raise MoveError.english_only(f"{path}: {error}") from None
    return player.ledger.setup, player.actions


def ranks(vp: Sequence[int]) -> list[int]:
    """1 for the most VP; equal VP share the better rank."""
    return [1 + sum(other > own for other in vp) for own in vp]


def decision_rows(name: str, setup: GameSetup, actions: Sequence[int], terms: bool = False) -> Iterator[list[Cell]]:
    """The rows of one game, in the order of `columns`."""
    last = new_game(setup.engine_setup())
    for a in actions:
        apply(last, a)
    vp = [int(vp_of(last, seat)) for seat in range(setup.players)]
    ends: list[tuple[Cell, Cell]] = [(None, None)] * setup.players
    if is_over(last):
        ends = list(zip(vp, ranks(vp)))
    state = new_game(setup.engine_setup())
    for ply, a in enumerate(actions, 1):
        seat = int(actor_of(state, a))
        row: list[Cell] = [
            name, ply, seat, _faction(state, seat), int(round_of(state)), PHASES[int(phase_of(state))],
            decisions()[int(top_kind(state))], int(a), text_of(state, a), len(legal_actions(state)), *ends[seat],
        ]  # fmt: skip
        for k in range(int(SEATS)):
            if k < setup.players:
                row += _features(state, k)
                row += ends[k]
                row += _terms(state, k) if terms else []
            else:
                row += [None] * (len(OF_SEAT) + (len(TERMS) if terms else 0))
        yield row
        apply(state, a)


def _faction(s: State, seat: int) -> str | None:
    who = int(faction_of(s, seat))
    return FACTION_KEYS[who] if who >= 0 else None


def _features(s: State, seat: int) -> list[Cell]:
    """All but the end of the game; before a faction is chosen there is nothing but the place in order."""
    place = [int(seat_in_order(s, k)) for k in range(int(s.setup.n))].index(seat) + 1
    if faction_of(s, seat) < 0:
        return [place if column.name == "place" else None for column in POSSESSIONS]
    goods = vp_of(s, seat), coins_of(s, seat), workers_of(s, seat), priests_of(s, seat), *bowls_of(s, seat)
    tracks = *cult_levels(s, seat), shipping_of(s, seat), digging_of(s, seat)
    card = int(bonus_card(s, seat))
    favors = int(favor_tiles(s, seat))
    return [
        _faction(s, seat),
        *(int(number) for number in (*goods, *tracks)),
        *(int(count_of(s, seat, structure)) for structure in range(1, 6)),
        " ".join(code for tile, code in enumerate(FAVOR_CODES) if favors >> tile & 1),
        BONUS_CODES[card - 1] if card else None,
        " ".join(code for tile, code in enumerate(TOWN_CODES) for _ in range(int(has_town_tile(s, seat, tile)))),
        int(keys_left(s, seat)),
        int(has_passed(s, seat)),
        place,
        *(int(amount) for amount in income_of(s, seat)),
        int(largest_area(s, seat)),
    ]


def _terms(s: State, seat: int) -> list[Cell]:
    """The terms of the learned value; there are none before the first round."""
    if round_of(s) == 0:
        return [None] * len(TERMS)
    found = zeros(int(N_TERMS))
    write_terms(s, seat, found)
    return [int(found[i]) for i in range(int(N_TERMS))]
