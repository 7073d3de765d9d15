"""The shape of the browser app: which room may import from which, and that boxes can be taken away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "web" / "src"

# A room is a folder of web/src. It imports only from itself and from rooms above it; imports of types count, too.
ROOMS = [
    "api",  # what the server is asked and answers
    "base",  # texts, addresses, preferences
    "art",  # drawings
    "store",  # what the app knows about the open game, and what changes it
    "parts",  # pieces of pages: sheets, fields, menus
    "table",  # what lies around the map: boards, tiles, tracks, the score
    "board",  # the map and the cult board
    "log",  # what has happened, and looking back
    "menus",  # the bar above the table with its menus and sheets
    "play",  # where moves are chosen
    "help",  # the rules
    "lesson",  # the first lesson
    "pages",  # what an address leads to
    "boxes",  # what expansions add, a folder each; the build finds them, and nothing imports them
    "main.tsx",
]

# Comments and texts, so that neither is taken for code
_COMMENT = r"//[^\n]*|/\*.*?\*/"
_TEXT = r'"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`'
_IMPORT = re.compile(r'(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]*)"')


def without_comments(code: str) -> str:
    """The code with its lines kept, so that their numbers still hold."""
    keep = re.compile(f"({_TEXT})|({_COMMENT})", re.DOTALL)
    return keep.sub(lambda found: found[1] or re.sub(r"[^\n]", " ", found[2]), code)


def imported(code: str) -> Iterator[tuple[int, str]]:
    """Line and address of everything a file imports from the app: values, types, on demand, for their effects."""
    plain = without_comments(code)
    for found in _IMPORT.finditer(plain):
        yield plain.count("\n", 0, found.start()) + 1, found[1]


def resolve(importer: str, address: str, files: set[str]) -> str | None:
    """The file an address leads to."""
    parts: list[str] = []
    for part in [*Path(importer).parent.parts, *address.split("/")]:
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    path = "/".join(parts)
    return next((path + end for end in ("", ".ts", ".tsx", "/index.ts") if path + end in files), None)


def room_of(path: str) -> str:
    return path.split("/")[0]


def all_sources() -> dict[str, str]:
    """Every file of the app by its path, declarations of types aside."""
    paths = [
        path
        for path in SOURCES.rglob("*")
        if path.suffix in (".ts", ".tsx", ".css") and not path.name.endswith(".d.ts")
    ]
    return {path.relative_to(SOURCES).as_posix(): path.read_text(encoding="utf-8") for path in sorted(paths)}


TEXTS = all_sources()
SCRIPTS = [path for path in TEXTS if not path.endswith(".css")]


def wrong_imports(texts: dict[str, str], rooms: list[str]) -> list[str]:
    """What a file imports from below its room, or from nowhere."""
    wrong = []
    for path, code in texts.items():
        if path.endswith(".css"):
            continue
        for line, address in imported(code):
            target = resolve(path, address, set(texts))
            if target is None:
                wrong.append(f"{path}:{line}: {address} leads nowhere")
            elif target.endswith(".css"):
                continue
            elif rooms.index(room_of(target)) > rooms.index(room_of(path)):
                wrong.append(f"{path}:{line}: {room_of(path)} imports {target}, which lies below it")
    return wrong


def circles(texts: dict[str, str]) -> list[list[str]]:
    """Files that import one another, each circle once."""
    arrows = {
        path: sorted({target for _, address in imported(code) if (target := resolve(path, address, set(texts)))})
        for path, code in texts.items()
    }
    found: list[list[str]] = []
    done: set[str] = set()

    def walk(path: str, way: list[str]) -> None:
        if path in way:
            found.append([*way[way.index(path) :], path])
            return
        if path in done:
            return
        for target in arrows.get(path, []):
            walk(target, [*way, path])
        done.add(path)

    for path in texts:
        walk(path, [])
    return found


@pytest.mark.parametrize("path", SCRIPTS)
def test_every_file_is_in_a_room(path: str) -> None:
    assert room_of(path) in ROOMS, f"{path} is in no room: put it in one, or add the room to ROOMS where it belongs"


def test_rooms_import_only_from_above() -> None:
    assert not wrong_imports(TEXTS, ROOMS)


def test_no_files_import_in_a_circle() -> None:
    assert not circles(TEXTS)


# ---- boxes --------------------------------------------------------------------------------------------------

# What boxes are about. The common app names none of it, so that a box can be taken away: it has slots instead.
BOX_WORDS = {
    *("ship", "ships", "dock", "docks", "yard", "yards", "shipyard", "shipyards", "canal", "canals"),
    *("voyage", "voyages", "trade", "trades", "traded", "merchant", "merchants", "market", "storehouse"),
    *("helm", "fleet", "fleets", "sail", "sails", "sailed", "sailing", "sea", "seas", "seafaring", "seal", "seals"),
    *("ice", "volcano", "volcanoes", "lava", "unlock", "unlocks", "unlocked", "newhome", "promo", "promos"),
}
# Words that look like a box's and are not
ALLOWED = {
    ("art/icon-drawings.ts", "sail"): "the icon of shipping, which is of the base game, has a sail",
    ("styles/tokens.css", "sail"): "its paint",
    ("styles/board/paints.css", "sail"): "its paint",
}
GENERATED = "api/shapes.ts"  # what the server says, boxes included


def words_of(code: str) -> Iterator[tuple[int, str]]:
    """Every word of identifiers and texts with its line, and every two neighbours as one: `newHome` gives `newhome`."""
    for line, text in enumerate(without_comments(code).split("\n"), 1):
        found = [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", text)]
        for word in found:
            yield line, word
        for first, second in pairwise(found):
            yield line, first + second


def leaks(path: str, code: str) -> list[tuple[int, str]]:
    return [(line, word) for line, word in words_of(code) if word in BOX_WORDS and (path, word) not in ALLOWED]


COMMON = [path for path in TEXTS if room_of(path) != "boxes" and path != GENERATED]


@pytest.mark.parametrize("path", COMMON)
def test_the_common_app_names_no_box(path: str) -> None:
    wrong = [f"{path}:{line}: {word}: use a slot (see base/slots.ts)" for line, word in leaks(path, TEXTS[path])]
    assert not wrong, "\n".join(wrong)


def test_exceptions_are_needed() -> None:
    found = {(path, word) for path in COMMON for _, word in words_of(TEXTS[path])}
    assert not [exception for exception in ALLOWED if exception not in found]


def test_boxes_know_nothing_of_each_other() -> None:
    wrong = [
        f"{path}:{line}: {address}"
        for path in SCRIPTS
        if room_of(path) == "boxes"
        for line, address in imported(TEXTS[path])
        if (target := resolve(path, address, set(TEXTS))) and room_of(target) == "boxes"
        if target.split("/")[1] != path.split("/")[1]
    ]
    assert not wrong


# ---- the readers themselves ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('import { a } from "../art/icons";', ["../art/icons"]),
        ('import type { A } from "./shapes";', ["./shapes"]),
        ('import {\n  a,\n  b,\n} from "./many";', ["./many"]),
        ('export * from "./known";', ["./known"]),
        ('import "./keys";', ["./keys"]),
        ('const page = () => import("./page");', ["./page"]),
        ('import { signal } from "@preact/signals";', []),
        ('// import { a } from "./gone";\n/* from "./too" */', []),
        ('const link = "https://example.org"; import "./after";', ["./after"]),
    ],
)
def test_imports_are_found(code: str, found: list[str]) -> None:
    assert [address for _, address in imported(code)] == found


def test_an_import_from_below_is_found() -> None:
    texts = {"low/a.ts": 'import "../high/b";', "high/b.ts": 'import { c } from "../low/c";', "low/c.ts": ""}
    assert wrong_imports(texts, ["low", "high"]) == ["low/a.ts:1: low imports high/b.ts, which lies below it"]
    assert wrong_imports({"low/a.ts": 'import "./gone";'}, ["low"]) == ["low/a.ts:1: ./gone leads nowhere"]


def test_a_circle_is_found() -> None:
    texts = {
        "a.ts": 'import "./b";',
        "b.ts": 'import type { C } from "./c";',
        "c.ts": 'import "./a";',
        "d.ts": 'import "./a";',
    }
    assert circles(texts) == [["a.ts", "b.ts", "c.ts", "a.ts"]]


def test_a_leak_is_found() -> None:
    code = 'const newHome = t("sea-mark"); // a ship\nconst shipping = 1;'
    assert leaks("table/x.ts", code) == [(1, "sea"), (1, "newhome")]
    assert not leaks("art/icon-drawings.ts", 'const part = "sail";')
