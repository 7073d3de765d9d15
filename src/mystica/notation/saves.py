"""Saves and setups as files: what was set up, and every move as text. Loading replays the game and checks everything.

The format is described in docs/saves.md and by the JSON Schemas in `schemas/`. Whatever is wrong with a file is
refused with one `SaveError`; nothing is changed and nothing is loaded by halves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from mystica import __version__
from mystica.engine.core import actions as act
from mystica.engine.core.decisions import TURN, top_kind
from mystica.engine.core.state import (
    State,
)
from mystica.engine.flow import apply, new_game
from mystica.errors import MoveError
from mystica.notation.files import read_text, write_text
from mystica.notation.json_text import (
    Document,
    Fields,
    SaveError,
    checksum,
    parse,
    pretty,
)
from mystica.notation.migrations import VERSIONS, migrate
from mystica.notation.moves import action_of, actor_of, faction_key, is_allowed, text_of
from mystica.notation.position import position_hash
from mystica.notation.setup_text import MissingBox, facts_of, facts_words, setup_of, setup_words
from mystica.setups import GameSetup

__all__ = [
    "SaveError",
    "Saved",
    "dump_save",
    "dump_setup",
    "kind_of",
    "load_save",
    "load_setup",
    "read_save",
    "read_setup",
    "write_save",
]

STATE_EVERY = 10  # rows
MOST_NAME = 60


@dataclass(frozen=True)
class Saved:
    """A game that was saved, replayed and found right."""

    setup: GameSetup
    actions: tuple[int, ...]
    names: tuple[str, ...]
    """Of the people, by seat; empty if nobody gave any."""
    version: int
    """Of the file as it was found."""
    program: str
    """The version of Mystica that wrote it."""


# ---- writing ------------------------------------------------------------------------------------------------


def dump_save(setup: GameSetup, actions: Sequence[int], *, names: Sequence[str] = ()) -> str:
    """The text of a save; the game may be running or over."""
    document: Document = {
        "mystica": "save",
        "version": VERSIONS["save"],
        "program": __version__,
        "setup": setup_words(setup),
        "names": list(_check_names(tuple(names), setup.players)),
        "facts": facts_words(setup),
        **_rows_and_states(setup, actions),
    }
    return pretty({**document, "checksum": checksum(document)}) + "\n"


def dump_setup(setup: GameSetup) -> str:
    """The text of a setup file."""
    document: Document = {
        "mystica": "setup",
        "version": VERSIONS["setup"],
        "setup": setup_words(setup),
        "facts": facts_words(setup),
    }
    return pretty(document) + "\n"


def _rows_and_states(setup: GameSetup, actions: Sequence[int]) -> Document:
    state = new_game(setup.engine_setup())
    rows: list[Document] = []
    states: list[Document] = []
    moves: list[str] = []
    acted = False  # the open row holds an action of a turn
    for number, action in enumerate(actions, 1):
        a = int(action)
        by, phrase = _phrase(state, a, number)
        if not rows or rows[-1]["by"] != by or (acted and top_kind(state) == TURN):
            if len(rows) % STATE_EVERY == 0:
                states.append({"row": len(rows), "hash": position_hash(state)})
            moves, acted = [], False
            rows.append({"by": by, "moves": moves})
        moves.append(phrase)
        acted = acted or not _goes_before(a)
        apply(state, a)
    states.append({"row": len(rows), "hash": position_hash(state)})
    return {"rows": rows, "states": states}


def _phrase(state: State, a: int, number: int) -> tuple[str, str]:
    """Who, and what; nothing is written that would not be read as the same move."""
    if not is_allowed(state, a):
        raise SaveError.english_only(f"this game cannot be saved: its move {number} ({a}) is not allowed")
    by = faction_key(state, actor_of(state, a))
    phrase = text_of(state, a).removeprefix(f"{by}: ")
    try:
        read = action_of(state, f"{by}: {phrase}")
    except MoveError:
        read = -1
    if read != a:
        raise SaveError.english_only(
            f"this game cannot be saved: {phrase!r} does not say what its move {number} ({a}) is"
        )
    return by, phrase


def _goes_before(a: int) -> bool:
    """Answers, conversions and towns over rivers do not make a turn; the action that follows stays in the row."""
    return a <= act.BURN or act.kind_of(a) == act.CONNECT


# ---- reading ------------------------------------------------------------------------------------------------


def load_save(text: str) -> Saved:
    """The saved game, replayed from its first move and compared on the way."""
    document, version, fields = _open(text, "save")
    intact = document.get("checksum") == checksum(document) if version > 0 else None
    program, _ = fields.text("program"), fields.text("checksum")
    inside, facts = fields.fields("setup"), fields.fields("facts")
    names, rows, states = fields.texts("names"), _rows(fields), _states(fields)
    fields.close()
    try:
        setup = setup_of(inside, facts_of(facts), begun=True)
        names = _check_names(names, setup.players)
        actions = _replay(setup, rows, states)
    except MissingBox:
        raise
    except SaveError as error:
        raise SaveError.joined(error, _blame(intact, program)) from None
    if intact is False:
        raise SaveError("save-changed")
    return Saved(setup, actions, names, version, program)


def load_setup(text: str, *, begun: bool = False) -> GameSetup:
    """The setup, checked. Options that are not named have the profile's values; if the game has begun, they came later,
    and have those of older games."""
    _, _, fields = _open(text, "setup")
    inside, facts = fields.fields("setup"), fields.fields("facts")
    fields.close()
    return setup_of(inside, facts_of(facts), begun)


def _blame(intact: bool | None, program: str) -> SaveError:
    """What most likely lies behind a game that cannot be replayed."""
    if intact:
        return SaveError("save-other-rules", text=program)
    return SaveError("save-changed")


def kind_of(value: object) -> str:
    """`save` or `setup` if the JSON says it is one of ours."""
    kind = value.get("mystica") if isinstance(value, dict) else None
    if not isinstance(kind, str) or kind not in VERSIONS:
        raise SaveError("save-neither")
    return kind


def _open(text: str, kind: str) -> tuple[Document, int, Fields]:
    """A document of the wanted kind as it was found, its version, and what it holds in today's form."""
    value = parse(text.removeprefix("\ufeff"))
    found = kind_of(value)
    if found != kind:
        raise SaveError("save-other", text=found, wanted=kind)
    old = Fields(value)
    document = dict(old.left)
    version = old.whole("version")
    new = Fields(migrate(kind, document, version))
    new.text("mystica")
    new.whole("version")
    return document, version, new


def _rows(fields: Fields) -> list[tuple[str, tuple[str, ...]]]:
    rows: list[tuple[str, tuple[str, ...]]] = []
    for number, value in enumerate(fields.items("rows"), 1):
        row = Fields(value, f"rows[{number}]")
        rows.append((row.text("by"), row.texts("moves")))
        row.close()
        if not rows[-1][1]:
            raise SaveError("save-empty-row", row=number)
    return rows


def _states(fields: Fields) -> dict[int, str]:
    states: dict[int, str] = {}
    for number, value in enumerate(fields.items("states"), 1):
        state = Fields(value, f"states[{number}]")
        states[state.whole("row")] = state.text("hash")
        state.close()
    return states


def _check_names(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    if names and len(names) != players:
        raise SaveError("save-names", n=players, have=len(names))
    for name in names:
        if len(name) > MOST_NAME or not name.isprintable():
            raise SaveError("save-name", text=repr(name[:MOST_NAME]), most=MOST_NAME)
    return names


def _replay(setup: GameSetup, rows: list[tuple[str, tuple[str, ...]]], states: dict[int, str]) -> tuple[int, ...]:
    state = new_game(setup.engine_setup())
    actions: list[int] = []
    before = _check_state(state, states, 0, 0)
    for number, (by, moves) in enumerate(rows, 1):
        for a in _play_row(state, number, by, moves):
            actions.append(a)
        before = _check_state(state, states, number, before)
    for row in states:
        if not 0 <= row <= len(rows):
            raise SaveError("save-state-row", row=row, n=len(rows))
    return tuple(actions)


def _play_row(state: State, number: int, by: str, moves: tuple[str, ...]) -> Iterator[int]:
    for phrase in moves:
        try:
            a = action_of(state, f"{by}: {phrase}")
        except MoveError as error:
            raise SaveError.joined(SaveError("save-row", row=number), error) from None
        apply(state, a)
        yield a


def _check_state(state: State, states: dict[int, str], row: int, before: int) -> int:
    """The last row whose state is known to be right."""
    wanted = states.get(row)
    if wanted is None:
        return before
    if wanted != position_hash(state):
        raise SaveError("save-state", first=before + 1, last=row) if row else SaveError("save-state-first")
    return row


# ---- files --------------------------------------------------------------------------------------------------


def read_save(path: str | Path) -> Saved:
    return load_save(read_text(path))


def read_setup(path: str | Path) -> GameSetup:
    return load_setup(read_text(path))


def write_save(path: str | Path, setup: GameSetup, actions: Sequence[int], *, names: Sequence[str] = ()) -> None:
    """Save a game; the file holds either the old game or the new one, whatever happens on the way."""
    write_text(path, dump_save(setup, actions, names=names))
