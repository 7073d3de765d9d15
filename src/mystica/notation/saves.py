"""Saves and setups as files: what was set up, and every move as text. Loading replays the game and checks everything.

The format is described in docs/saves.md and by the JSON Schemas in `schemas/`. Whatever is wrong with a file is
refused with one `SaveError`; nothing is changed and nothing is loaded by halves.
"""

from __future__ import annotations

import hashlib
import os
import reprlib
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from mystica import __version__, data
from mystica.engine.core import actions as act
from mystica.engine.core.decisions import TURN, top_kind
from mystica.engine.core.setup import AUCTION
from mystica.engine.core.state import (
    BONUS_CARD,
    BONUS_LEFT,
    BOWL1,
    BRIDGES,
    COINS,
    COLOUR,
    CULT_LEVEL,
    DIGGING,
    FAVOR_TILES,
    FIELDS,
    KEYS,
    OWN_BRIDGES,
    PASSED,
    PLAYER,
    POWER_TAKEN,
    PRIEST_SUPPLY,
    PRIESTS,
    ROUND,
    SEA,
    SHIPPING,
    START_TERRAIN,
    STRUCTURE,
    TERRAIN,
    TOWN_TILES,
    UNLOCKED,
    VP,
    WHO,
    WORKERS,
    State,
)
from mystica.engine.flow import apply, decider, new_game
from mystica.errors import MoveError
from mystica.notation.json_text import (
    MOST_DIGITS,
    MOST_TEXT,
    Document,
    Fields,
    SaveError,
    check_length,
    checksum,
    parse,
    pretty,
)
from mystica.notation.migrations import VERSIONS, migrate
from mystica.notation.moves import action_of, actor_of, faction_key, is_allowed, offers_of, text_of
from mystica.setups import GameSetup, SetupError, check_colours, resolve_options

__all__ = [
    "SaveError",
    "Saved",
    "dump_save",
    "dump_setup",
    "kind_of",
    "load_save",
    "load_setup",
    "position_hash",
    "read_save",
    "read_setup",
    "read_text",
    "write_save",
    "write_text",
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
        "setup": _setup_words(setup),
        "names": list(_check_names(tuple(names), setup.players)),
        "facts": _facts_words(setup),
        **_rows_and_states(setup, actions),
    }
    return pretty({**document, "checksum": checksum(document)}) + "\n"


def dump_setup(setup: GameSetup) -> str:
    """The text of a setup file."""
    document: Document = {
        "mystica": "setup",
        "version": VERSIONS["setup"],
        "setup": _setup_words(setup),
        "facts": _facts_words(setup),
    }
    return pretty(document) + "\n"


def _facts_words(setup: GameSetup) -> Document:
    """What the game replaces, in the order of the paths."""
    return {path: setup.facts[path] for path in sorted(setup.facts)}


def _setup_words(setup: GameSetup) -> Document:
    try:
        _check_setup(setup)
    except SetupError as error:
        raise SaveError.joined("this setup cannot be saved: {}", error) from None
    if setup.seed is not None and len(str(abs(setup.seed))) >= MOST_DIGITS:
        raise SaveError(f"a seed of more than {MOST_DIGITS - 1} digits cannot be saved: leave it out")
    return {
        "players": setup.players,
        "map": setup.map,
        "map_rows": list(setup.map_rows),
        "profile": setup.profile,
        "options": {key: setup.options[key] for key in data.options()},
        "scoring": list(setup.scoring),
        "bonus": list(setup.bonus),
        "factions": list(setup.factions),
        "colours": list(setup.colours),
        "dwellings": [list(labels) for labels in setup.dwellings],
        "final_tile": setup.final_tile,
        "start_vp": dict(setup.start_vp),
        "seed": setup.seed,
    }


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
        raise SaveError(f"this game cannot be saved: its move {number} ({a}) is not allowed")
    by = faction_key(state, actor_of(state, a))
    phrase = text_of(state, a).removeprefix(f"{by}: ")
    try:
        read = action_of(state, f"{by}: {phrase}")
    except MoveError:
        read = -1
    if read != a:
        raise SaveError(f"this game cannot be saved: {phrase!r} does not say what its move {number} ({a}) is")
    return by, phrase


def _goes_before(a: int) -> bool:
    """Answers, conversions and towns over rivers do not make a turn; the action that follows stays in the row."""
    return a <= act.BURN or act.CONNECT <= a < act.BUILD


_TABLE = (ROUND, POWER_TAKEN, BONUS_LEFT, BRIDGES)
_SEAT = (
    WHO, VP, COINS, WORKERS, PRIESTS, BOWL1, BOWL1 + 1, BOWL1 + 2,
    CULT_LEVEL, CULT_LEVEL + 1, CULT_LEVEL + 2, CULT_LEVEL + 3,
    SHIPPING, DIGGING, FAVOR_TILES, BONUS_CARD, PASSED, KEYS, TOWN_TILES, OWN_BRIDGES,
)  # fmt: skip


_MORE = (COLOUR, START_TERRAIN, PRIEST_SUPPLY, UNLOCKED)


def _has_more_columns(s: State) -> bool:
    """Home terrains that are chosen, and bids: where nobody can have them, hashes stay what they were."""
    more = [bool(faction.option) for faction in data.factions().values()]
    return s.setup.faction_mode == AUCTION or any(may and extra for may, extra in zip(s.setup.allowed, more))


def position_hash(s: State) -> str:
    """Over what lies on the table: map, tiles, resources, open offers, whose decision it is.

    Not `State.hash`: that changes with every new column of the state, and no save would outlive it.
    """
    v = s.values()
    seats = range(s.setup.n)
    spaces = range(s.setup.board.n)
    seen: tuple[object, ...] = (
        decider(s),
        [v[column] for column in _TABLE],
        [[v[PLAYER + seat * FIELDS + column] for column in _SEAT] for seat in seats],
        [offers_of(s, seat) for seat in seats],
        [v[TERRAIN + space] for space in spaces],
        [v[STRUCTURE + space] for space in spaces],
    )
    if _has_more_columns(s):
        seen = (*seen, [[v[PLAYER + seat * FIELDS + column] for column in _MORE] for seat in seats])
    if s.setup.ships:
        seen = (*seen, v[SEA:])
    return hashlib.sha256(repr(seen).encode("ascii")).hexdigest()[:16]


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
        setup = _setup_of(inside, _facts_of(facts), complete=True)
        names = _check_names(names, setup.players)
        actions = _replay(setup, rows, states)
    except SaveError as error:
        raise SaveError.joined("{}; {}", error, _blame(intact, program)) from None
    if intact is False:
        raise SaveError(
            "the checksum does not fit: the file was damaged or changed by hand; use an undamaged copy", "save-changed"
        )
    return Saved(setup, actions, names, version, program)


def load_setup(text: str) -> GameSetup:
    """The setup, checked. Options that are not named have the profile's values."""
    _, _, fields = _open(text, "setup")
    inside, facts = fields.fields("setup"), fields.fields("facts")
    fields.close()
    return _setup_of(inside, _facts_of(facts), complete=False)


def _facts_of(fields: Fields) -> dict[str, data.Value]:
    """Facts that the game replaces, by path. Whether they may be is for the setup to say."""
    found: dict[str, data.Value] = {}
    for path, value in fields.left.items():
        plain = not isinstance(value, bool) and isinstance(value, (int, str))
        numbers = isinstance(value, list) and all(isinstance(i, int) and not isinstance(i, bool) for i in value)
        texts = isinstance(value, list) and all(isinstance(i, str) for i in value)
        if not (plain or numbers or texts):
            raise SaveError(
                f"the fact {reprlib.repr(path)} is no number, text or list of these",
                "fact-value",
                text=reprlib.repr(path),
            )
        found[path] = value  # type: ignore[assignment]
    return found


def _blame(intact: bool | None, program: str) -> SaveError:
    """What most likely lies behind a game that cannot be replayed."""
    if intact:
        return SaveError(
            f"the file is undamaged, but Mystica {program} wrote it with other rules or data: use that version",
            "save-other-rules",
            text=program,
        )
    return SaveError("the file was changed by hand or damaged: use an undamaged copy", "save-changed")


def kind_of(value: object) -> str:
    """`save` or `setup` if the JSON says it is one of ours."""
    kind = value.get("mystica") if isinstance(value, dict) else None
    if not isinstance(kind, str) or kind not in VERSIONS:
        raise SaveError(
            'this JSON was not written by Mystica: it does not say `"mystica": "save"` or `"setup"`', "save-neither"
        )
    return kind


def _open(text: str, kind: str) -> tuple[Document, int, Fields]:
    """A document of the wanted kind as it was found, its version, and what it holds in today's form."""
    value = parse(text.removeprefix("\ufeff"))
    found = kind_of(value)
    if found != kind:
        raise SaveError(f"this is a {found}, not a {kind}: use a {kind}", "save-other", text=found, wanted=kind)
    old = Fields(value, f"the {kind}")
    document = dict(old.left)
    version = old.whole("version")
    new = Fields(migrate(kind, document, version), f"the {kind}")
    new.text("mystica")
    new.whole("version")
    return document, version, new


def _rows(fields: Fields) -> list[tuple[str, tuple[str, ...]]]:
    rows: list[tuple[str, tuple[str, ...]]] = []
    for number, value in enumerate(fields.items("rows"), 1):
        row = Fields(value, f"row {number}", f"rows[{number}]")
        rows.append((row.text("by"), row.texts("moves")))
        row.close()
        if not rows[-1][1]:
            raise SaveError(f"row {number} has no moves: take it out", "save-empty-row", row=number)
    return rows


def _states(fields: Fields) -> dict[int, str]:
    states: dict[int, str] = {}
    for number, value in enumerate(fields.items("states"), 1):
        state = Fields(value, f"state {number}", f"states[{number}]")
        states[state.whole("row")] = state.text("hash")
        state.close()
    return states


def _setup_of(fields: Fields, facts: dict[str, data.Value], complete: bool) -> GameSetup:
    """A setup from words. A complete one names every option: a default may change, a game must not."""
    profile, chosen = fields.text("profile"), fields.text_map("options")
    try:
        options = resolve_options(profile, chosen)
        missing = [key for key in options if key not in chosen] if complete else []
        if missing:
            raise SetupError(f"option {missing[0]} is missing", "save-missing", text=f"setup.options.{missing[0]}")
        setup = GameSetup(
            players=fields.whole("players"),
            map=fields.text("map"),
            map_rows=fields.texts("map_rows"),
            profile=profile,
            options=options,
            scoring=fields.texts("scoring"),
            bonus=fields.texts("bonus"),
            factions=fields.texts("factions"),
            colours=fields.texts("colours"),
            dwellings=fields.text_lists("dwellings"),
            final_tile=fields.text("final_tile"),
            start_vp=fields.whole_map("start_vp"),
            facts=facts,
            seed=fields.whole_or_none("seed"),
        )
        fields.close()
        _check_setup(setup)
    except SetupError as error:
        raise SaveError.joined("the setup cannot be played: {}", error) from None
    return setup


def _check_setup(setup: GameSetup) -> None:
    if setup.colours:
        check_colours(setup.colours, setup.players)
    setup.engine_setup()


def _check_names(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    if names and len(names) != players:
        raise SaveError(
            f"{players} players need {players} names or none, not {len(names)}",
            "save-names",
            n=players,
            have=len(names),
        )
    for name in names:
        if len(name) > MOST_NAME or not name.isprintable():
            raise SaveError(
                f"the name {name[:MOST_NAME]!r} is not one line of at most {MOST_NAME} printable characters",
                "save-name",
                text=repr(name[:MOST_NAME]),
                most=MOST_NAME,
            )
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
            raise SaveError(
                f"the save has a state after row {row}, but {len(rows)} rows", "save-state-row", row=row, n=len(rows)
            )
    return tuple(actions)


def _play_row(state: State, number: int, by: str, moves: tuple[str, ...]) -> Iterator[int]:
    for phrase in moves:
        try:
            a = action_of(state, f"{by}: {phrase}")
        except MoveError as error:
            raise SaveError.joined("{}: {}", SaveError(f"row {number}", "save-row", row=number), error) from None
        apply(state, a)
        yield a


def _check_state(state: State, states: dict[int, str], row: int, before: int) -> int:
    """The last row whose state is known to be right."""
    wanted = states.get(row)
    if wanted is None:
        return before
    if wanted != position_hash(state):
        where = "before the first row" if row == 0 else f"in rows {before + 1} to {row}"
        raise SaveError(
            f"{where} the game now comes to another state than when it was saved",
            "save-state",
            first=before + 1 if row else 0,
            last=row,
        )
    return row


# ---- files --------------------------------------------------------------------------------------------------


def read_save(path: str | Path) -> Saved:
    return load_save(read_text(path))


def read_setup(path: str | Path) -> GameSetup:
    return load_setup(read_text(path))


def read_text(path: str | Path) -> str:
    """A file of text in UTF-8, if it is not far too large."""
    where = Path(path)
    if not where.is_file():
        raise SaveError(f"there is no file {where}: check the name")
    try:
        with where.open("rb") as file:
            content = file.read(4 * MOST_TEXT + 1)  # a character has at most four bytes
    except OSError as error:
        raise SaveError(f"{where} cannot be read ({error.strerror}): check the file") from None
    check_length(content, 4 * MOST_TEXT)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SaveError("the file is no text in UTF-8: use an undamaged copy") from None
    check_length(text)
    return text


def write_save(path: str | Path, setup: GameSetup, actions: Sequence[int], *, names: Sequence[str] = ()) -> None:
    """Save a game; the file holds either the old game or the new one, whatever happens on the way."""
    write_text(path, dump_save(setup, actions, names=names))


def write_text(path: str | Path, text: str) -> None:
    """Write beside the file, make sure it is on the disk, then put it in the file's place."""
    where = Path(path)
    try:
        where = where.resolve()  # a link stays a link
        beside = where.parent / f".mystica-{secrets.token_hex(8)}.tmp"
        try:
            with open(beside, "xb") as file:
                file.write(text.encode("utf-8"))
                file.flush()
                os.fsync(file.fileno())
            if where.exists():
                beside.chmod(where.stat().st_mode & 0o777)
            os.replace(beside, where)
        except BaseException:
            beside.unlink(missing_ok=True)
            raise
        _sync_folder(where.parent)
    except (OSError, RuntimeError, ValueError) as error:  # links that go round in a circle, names that cannot be
        reason = getattr(error, "strerror", None) or "it is no name of a file"
        raise SaveError(f"{path} cannot be written ({reason}): choose another place") from None


def _sync_folder(folder: Path) -> None:
    """The new name too has to be on the disk, where the system can do that."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
