"""`mystica validate`: identifies a file and checks it."""

from __future__ import annotations

import json
import re
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated

import typer

from mystica import data
from mystica.bots.net_minds import mind_of
from mystica.data import DataError
from mystica.data.bot_weights import read_weights
from mystica.data.bounded_toml import MOST_DATA, TooMuchToml, parse_toml
from mystica.data.files import BOXES as BOXES_FOLDER
from mystica.data.manifests import MANIFEST
from mystica.data.net_file import read_net
from mystica.data.numbers import HOME
from mystica.data.of_boxes import of_boxes
from mystica.data.reading.factions import read_factions
from mystica.data.reading.maps import read_maps
from mystica.data.reading.rules import read_common
from mystica.data.reading.setups import read_introductions, read_options, read_presets, read_vp_tables
from mystica.data.reading.tiles import (
    read_bonus_cards,
    read_favor_tiles,
    read_final_tiles,
    read_power_actions,
    read_scoring_tiles,
    read_town_tiles,
)
from mystica.data.reference import read_reference
from mystica.engine.core.board import Board
from mystica.engine.thinking.evaluation import NAMES
from mystica.engine.thinking.weights import PARTS
from mystica.errors import MoveError
from mystica.notation.custom_files import read_map
from mystica.notation.files import read_text
from mystica.notation.json_text import SaveError, looks_like_ledger, parse
from mystica.notation.ledgers.check import read_rows
from mystica.notation.ledgers.reader import play_ledger
from mystica.notation.ledgers.text import read_ledger
from mystica.notation.saves import kind_of, load_save, load_setup
from mystica.setups import SetupError, check_new_facts

UNKNOWN = "unknown"
_NAMED = re.compile(r'"mystica"\s*:\s*"(save|setup|net)"')


@dataclass
class Finding:
    """About one file: `about` says what is in it, `error` what is wrong with it."""

    file: str
    kind: str
    ok: bool
    about: str = ""
    error: str = ""


def command(
    files: Annotated[list[Path], typer.Argument(help="Saves, setups, ledgers, their rows, maps, data files or nets.")],
    as_json: Annotated[bool, typer.Option("--json", help="Write only the findings, as JSON.")] = False,
) -> None:
    for path in files:
        if not path.is_file():
            raise MoveError.english_only(
                f"{path} is a folder: name the files in it" if path.is_dir() else f"there is no file {path}"
            )
    findings = [examine(path) for path in files]
    if as_json:
        print(json.dumps({"ok": all(f.ok for f in findings), "files": [asdict(f) for f in findings]}))
    else:
        for f in findings:
            print(f"{f.file}: {f.kind}, ok ({f.about})" if f.ok else f"{f.file}: {f.kind}: {f.error}")
    if not all(f.ok for f in findings):
        raise typer.Exit(1)


def examine(path: Path) -> Finding:
    """One file, told by its content; its name decides only where the content does not."""
    kind = UNKNOWN
    try:
        text = read_text(path)
        kind = _kind(path, text)
        return Finding(str(path), kind, True, about=_EXAMINERS[kind](path, text))
    except (SaveError, MoveError, SetupError, DataError) as error:
        return Finding(str(path), kind, False, error=str(error))
    except RecursionError:
        return Finding(str(path), kind, False, error="the file is nested too deeply")


def _kind(path: Path, text: str) -> str:
    if path.suffix == ".toml":
        return "data file"
    first = text.strip().partition("\n")[0]
    if first and (path.suffix == ".jsonl" or _is_row(first)):
        return "rows"
    if first.startswith("{"):
        named = _NAMED.search(text[:1000])  # a damaged file still says what it was
        return named[1] if named else kind_of(parse(text))
    if looks_like_ledger(text):
        return "ledger"
    if data.looks_like_map(text):
        return "map"
    parse(text)  # says what is wrong with it
    raise SaveError.english_only("the file is not a save, setup, ledger, rows of a ledger, map, data file or net")


def _is_row(line: str) -> bool:
    """A whole JSON object on one line, as in the file of a ledger's rows."""
    try:
        row = parse(line)
    except SaveError:
        return False
    return isinstance(row, dict) and "mystica" not in row and ("commands" in row or "comment" in row)


# ---- one kind of file each ----------------------------------------------------------------------------------


def _save(path: Path, text: str) -> str:
    saved = load_save(text)
    return f"{saved.setup.players} players, map {saved.setup.map}, {len(saved.actions)} moves, version {saved.version}"


def _setup(path: Path, text: str) -> str:
    setup = load_setup(text)
    return f"{setup.players} players, map {setup.map}, {', '.join(setup.factions) or 'factions chosen in the game'}"


def _ledger(path: Path, text: str) -> str:
    ledger = play_ledger(read_ledger(text)).ledger
    return f"{ledger.setup.players} players, map {ledger.setup.map}, {len(ledger.rows)} rows"


def _ledger_rows(path: Path, text: str) -> str:
    return f"{len(read_rows(path))} rows"


def _map(path: Path, text: str) -> str:
    """A map of one's own, with what its players should know."""
    found = read_map(path)
    board = _board(data.own_map(found.name, "\n".join(found.rows)))
    about = f"{board.n} spaces, {board.n_bridges} places for bridges"
    return "; ".join([about, *found.notes])


def _net(path: Path, text: str) -> str:
    file = read_net(path)
    mind_of(file, str(path))
    return f"{len(file.inputs)} inputs, {file.cells} and {file.second} cells, {file.source}"


def _data_file(path: Path, text: str) -> str:
    """Read as a part of the data folder it lies in, of the package or of a box, or else as a part of our own."""
    try:
        place, about, read = _data_place(path, parse_toml(text, MOST_DATA))
    except TooMuchToml as error:
        raise DataError(str(error)) from None
    except ValueError as error:
        raise DataError(f"the file is not TOML ({error})") from None
    folder = path.resolve()
    for _ in place.parts:
        folder = folder.parent
    common, of_box = folder, (folder.parent / MANIFEST).is_file()
    if of_box:
        common, place = (
            folder.parents[2] / HOME.name,
            Path("..", BOXES_FOLDER, folder.parent.name, folder.name, place),
        )
    home = common if (common / "rules.toml").is_file() else HOME
    there = home.parent / BOXES_FOLDER
    boxes = there if there.is_dir() else HOME.parent / BOXES_FOLDER
    with tempfile.TemporaryDirectory(prefix="mystica-") as name:
        copy = Path(name, HOME.name)
        shutil.copytree(home, copy, ignore=_no_data)
        shutil.copytree(boxes, copy.parent / BOXES_FOLDER, ignore=_no_data)
        target = copy / place
        if target.parent.name == "maps":
            shutil.rmtree(target.parent)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        read(copy)
    return about


def _no_data(folder: str, names: list[str]) -> list[str]:
    """What need not be copied."""
    return [name for name in names if not name.endswith(".toml") and not Path(folder, name).is_dir()]


def _data_place(path: Path, table: dict[str, object]) -> tuple[Path, str, Callable[[Path], object]]:
    """Where the file belongs in a data folder, what it holds, and what reads it."""
    if table and set(table) <= data.replaceable():
        return Path(path.name), "facts that a game replaces", lambda folder: _read_own_facts(folder / path.name)
    if path.name in _DATA_FILES:
        about, read = _DATA_FILES[path.name]
        return Path(path.name), about, read
    if "rows" in table:
        return Path("maps", path.name), "map", _read_map
    if of_box := [box for box in of_boxes() if path.name in box.own_files]:
        return Path(path.name), "facts of a box", lambda folder: of_box[0].check(folder, None)
    if set(table) <= {"all", *data.factions()} and table:
        return Path(path.name), "starting VP", lambda folder: data.read_own_vp((folder / path.name).read_text("utf-8"))
    if any(isinstance(value, dict) and "start" in value for value in table.values()):
        return Path("factions", path.name), "factions", read_factions
    if any(isinstance(value, dict) and "headings" in value for value in table.values()):
        return Path("rules", path.name), "rules in words", read_reference
    if {"terrains", "headings", "sources"} & set(table) or any(
        isinstance(value, dict) and {"title", "text"} <= set(value) for value in table.values()
    ):
        locale = path.resolve().parent.name
        about, read = f"rules in words, {locale}", lambda folder: read_reference(folder, locale)
        return Path("rules", locale, path.name), about, read
    if set(PARTS) & set(table):
        return (
            Path("weights", path.name),
            "weights of a bot",
            lambda folder: _read_weights(folder / "weights" / path.name),
        )
    known = ", ".join(_DATA_FILES)
    raise DataError(
        f"the file is not a data file of Mystica: it is not a map, factions, rules, weights or any of {known}"
    )


def _read_weights(path: Path) -> None:
    read_weights(path, NAMES, PARTS, tuple(data.factions()))


def _read_map(folder: Path) -> None:
    for facts in read_maps(folder).values():
        _board(facts)


def _board(facts: data.MapFacts) -> Board:
    try:
        return Board(facts)
    except ValueError as error:  # more spaces or bridges than can be played on
        raise DataError(str(error)) from None


def _read_tiles(folder: Path) -> None:
    for read in (
        read_power_actions, read_bonus_cards, read_favor_tiles, read_town_tiles,
        read_scoring_tiles, read_final_tiles,
    ):  # fmt: skip
        read(folder)


def _read_own_facts(path: Path) -> None:
    check_new_facts(data.own_facts(path.read_text(encoding="utf-8")))


def _read_presets(folder: Path) -> None:
    read_introductions(folder)
    read_presets(folder)


def _read_rules(folder: Path) -> None:
    read_common(folder)
    read_factions(folder)  # the standard board is in there too


_DATA_FILES: dict[str, tuple[str, Callable[[Path], object]]] = {
    "rules.toml": ("numbers that all share", _read_rules),
    "tiles.toml": ("tiles, cards and power actions", _read_tiles),
    "numbers.toml": ("numbers of factions and tiles", _read_tiles),
    "options.toml": ("options", read_options),
    "presets.toml": ("ready-made setups", _read_presets),
    "vp_tables.toml": ("starting VP", read_vp_tables),
}
_EXAMINERS: dict[str, Callable[[Path, str], str]] = {
    "save": _save, "setup": _setup, "ledger": _ledger, "rows": _ledger_rows, "map": _map,
    "data file": _data_file, "net": _net,
}  # fmt: skip
