"""The shape of the code, read from its syntax trees: who may import whom, and what the engine's files must not hold."""

import ast
import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import mystica
from mystica import data
from mystica._fingerprint import compiled_sources

PACKAGE = Path(mystica.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))
ENGINE_FILES = compiled_sources(PACKAGE / "engine")

# A room imports only from itself and from rooms above it. Rooms on one line count as one.
COMMON_ROOMS = [
    {"errors", "extras"},
    {"_fingerprint"},
    {"data", "boxes", "boxes.*"},  # what there is: the facts, and the list of boxes, which bring some
    {"engine"},  # the package's own __init__.py: compiled or pure
    {"engine.core"},
    {"engine.rules"},
    {"engine.factions"},
    {"boxes.*.engine"},  # needs rules and factions
    {"engine.legal"},
    {"engine.stages"},
    {"engine.flow"},
    {"engine.macros"},
    {"engine.thinking"},
    {"engine.playout"},
    {"engine.observing"},
    {"i18n"},
    {"setups"},
    {"events"},
    {"notation"},
    {"game.moves", "game.history", "game.decision_names"},
    {"game.why_not"},
    {"game.reading"},
    {"game.views"},
    {"game.warnings"},
    {"game"},
    {"lessons"},
    {"bots"},
    {"analysis"},
    {""},  # what `import mystica` itself offers
    {"arena"},
    {"envs"},
    {"server", "server.of_boxes"},  # the package's own __init__.py; what it asks of boxes, which stand below that
    {"server.shapes"},
    {"server.problems"},
    {"server.tasks"},
    {"server.processes"},
    {"server.storage"},
    {"server.play"},
    {"server.games"},
    {"server.people"},
    {"server.live"},
    {"server.bots"},
    {"server.health"},
    {"server.services"},
    {"server.visits"},
    {"server.http"},
    {"server.in_browser"},
    {"server.serving"},
    {"server_bench"},
    {"cli", "__main__"},
]
BOX_ROOMS = {f"boxes.*.{room}" for rooms in COMMON_ROOMS for room in rooms if room and not room.startswith("boxes")}
BOX_ROOMS -= {"boxes.*.engine"}
"""Rooms of a box. Each stands right below the common room it is named after."""
ROOMS = [
    there for rooms in COMMON_ROOMS for there in (rooms, {f"boxes.*.{room}" for room in rooms} & BOX_ROOMS) if there
]
RANK = {room: rank for rank, rooms in enumerate(ROOMS) for room in rooms}

# These know rules, never whose rules they are.
NAMELESS = (
    "engine/core/",
    "engine/rules/",
    "engine/legal.py",
    "engine/stages.py",
    "engine/flow.py",
    "engine/macros/",
)

# What boxes own (the words of their manifests) is named in their folders only.
BOX_WORDS_ALLOWED = {
    "cli/terminal/words.py": "`ship` heads the column of the shipping track, which everybody has",
}
# Runs of words that mean another thing than the box's word in them.
OTHER_MEANINGS = {
    "advance ship": "the command of the site for a step of shipping",
    "vp trade": "VP for coins and back, of the Alchemists",
    "vp trades": "the same",
    "trades vp": "the same",
}

# Outside the engine a position is read by name (engine/core/reading.py), never by the columns of its array.
COLUMNS_ALLOWED = {
    "notation/position.py": "the hash of saves goes over the whole table",
    "notation/moves.py": "`field`, for the server and for tests that go through many columns",
}
# Some ask what if: they change a few columns of a copy, and let the rules say what would be.
COPIES_CHANGED = {
    "boxes/merchants/game/views/trades.py": "a ship that has come to trade",
    "game/views/overlays.py": "two structures alone on the map",
    "game/views/projections.py": "income without a card, bonuses without open decisions",
    "game/warnings/of_action.py": "power and priests with endless room",
    "game/why_not/of_action.py": "power to sacrifice, bridges without end",
    "game/why_not/on_map.py": "spades in plenty",
    "game/why_not/prices.py": "plenty of everything",
    "notation/ledgers/check.py": "the site scores areas at another moment",
}


def module_name(path: Path) -> str:
    """`engine.core.ids` for src/mystica/engine/core/ids.py; nothing for mystica/__init__.py."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room_of(module: str) -> str:
    """The longest known room that a module lies in."""
    parts = module.split(".")
    if parts[0] == "boxes" and len(parts) > 1:
        parts[1] = "*"  # a box is a box
    for length in range(len(parts), 0, -1):
        room = ".".join(parts[:length])
        if room in RANK:
            # A stray engine/x.py or server/x.py is in no room, although the __init__.py beside it has one.
            return module if room in ("engine", "server") else room
    return module


def is_module(dotted: str) -> bool:
    path = PACKAGE.joinpath(*dotted.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def imported(tree: ast.AST, path: Path) -> Iterator[tuple[int, str]]:
    """Line and module, without the leading `mystica.`, of everything a file imports from the package."""
    package = ".".join(["mystica", *path.relative_to(PACKAGE).parent.parts])
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
            names = [f"{base}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            top, _, rest = name.partition(".")
            if top != "mystica" or rest == "__version__":
                continue
            while rest and not is_module(rest):  # a name inside a module counts as its module
                rest = rest.rpartition(".")[0]
            yield node.lineno, rest


def words(text: str) -> list[str]:
    """`FireAndIce.after_build` as lower-case words."""
    return [word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+", text)]


def named_in(text: str, names: set[str]) -> str | None:
    """The first of the names, given as bare letters, that a run of whole words spells."""
    spelled = words(text)
    for start in range(len(spelled)):
        for end in range(start + 1, min(start + 4, len(spelled)) + 1):
            if "".join(spelled[start:end]) in names:
                return " ".join(spelled[start:end])
    return None


def without_other_meanings(text: str) -> str:
    """The words of a text, but for runs that mean another thing."""
    return re.sub(rf"\b({'|'.join(OTHER_MEANINGS)})\b", "", " ".join(words(text)))


def code_texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every identifier and string of a file with its line; docstrings (and, in a tree, comments) are left out."""
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if id(node) in prose and isinstance(node, ast.Constant):
            continue
        line = getattr(node, "lineno", 0)
        for _, value in ast.iter_fields(node):
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, str):
                    yield line, part


def variable_shifts(tree: ast.AST) -> Iterator[int]:
    """Lines that shift left by anything but a number or a CONSTANT."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            amount = node.right
        elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.LShift):
            amount = node.value
        else:
            continue
        name = amount.id if isinstance(amount, ast.Name) else amount.attr if isinstance(amount, ast.Attribute) else ""
        if not isinstance(amount, ast.Constant) and not (name and name.isupper()):
            yield node.lineno


def raw_columns(tree: ast.AST, may_write: bool = False) -> Iterator[int]:
    """Lines that touch `.v`, the array of a position; those that set a column of a copy count only if asked."""
    set_here = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "v" and not (may_write and id(node) in set_here):
            yield node.lineno


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def short(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def whose_names() -> set[str]:
    """All factions by key and by name and all boxes, as bare lower-case letters."""
    boxes = {name for key, box in data.boxes().items() for name in (key, box.name)}
    factions = {name for key, faction in data.factions().items() for name in (key, faction.name)}
    return {"".join(words(name)) for name in boxes | factions}


@pytest.mark.parametrize("path", FILES, ids=short)
def test_rooms_import_only_from_above(path: Path) -> None:
    room = room_of(module_name(path))
    assert room in RANK, f"{short(path)} is in no room: put it in one, or add the room to ROOMS where it belongs"
    wrong = [
        f"{short(path)}:{line}: {room or 'mystica'} imports {target or 'mystica'}, which lies below it"
        for line, target in imported(parse(path), path)
        if RANK.get(room_of(target), len(ROOMS)) > RANK[room]
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("path", [path for path in FILES if short(path).startswith(NAMELESS)], ids=short)
def test_no_faction_or_expansion_is_named_in_the_common_rules(path: Path) -> None:
    names = whose_names()
    wrong = [
        f"{short(path)}:{line}: {text!r} names {found}: use a trait of the data or a hook"
        for line, text in code_texts(parse(path))
        if (found := named_in(text, names))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("path", [path for path in FILES if PACKAGE / "boxes" not in path.parents], ids=short)
def test_no_word_of_a_box_is_used_outside_it(path: Path) -> None:
    name = short(path)
    owned = {"".join(words(word)): key for key, box in data.boxes().items() for word in box.words}
    wrong = [
        f"{name}:{line}: {text!r} speaks of {found}, which is for the box {owned[found.replace(' ', '')]} alone"
        for line, text in code_texts(parse(path))
        if (found := named_in(without_other_meanings(text), set(owned)))
    ]
    if name in BOX_WORDS_ALLOWED:
        assert wrong, f"{name} uses no word of a box any more: take it off the list"
        return
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if path not in ENGINE_FILES],
    ids=short,
)
def test_positions_are_read_by_name(path: Path) -> None:
    name = short(path)
    found = list(raw_columns(parse(path), may_write=name in COPIES_CHANGED))
    if name in COLUMNS_ALLOWED:
        assert found, f"{name} reads no columns any more: take it off the list"
        return
    wrong = [f"{name}:{line}: use a reader of engine/core/reading.py, or add one" for line in found]
    assert not wrong, "\n".join(wrong)
    assert name not in COPIES_CHANGED or list(raw_columns(parse(path))), f"{name} changes no copy: take it off the list"


@pytest.mark.parametrize("path", ENGINE_FILES, ids=short)
def test_no_shift_by_a_variable_in_compiled_files(path: Path) -> None:
    """Compiled, `1 << n` is computed in 32 bits, also where a local variable or Final holds the 1."""
    wrong = [f"{short(path)}:{line}: look the bit up in a table instead" for line in variable_shifts(parse(path))]
    assert not wrong, "\n".join(wrong)


# ---- the readers themselves ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("import mystica.data", ["data"]),
        ("from mystica import data, __version__", ["data"]),
        ("from mystica.engine.core.ids import SPACES", ["engine.core.ids"]),
        ("from .ids import SPACES", ["engine.core.ids"]),
        ("from ..core import ids", ["engine.core.ids"]),
        ("from mystica import anything_else", [""]),
        ("if TYPE_CHECKING:\n    from mystica.engine import COMPILED", ["engine"]),
        ("import mysticaltool, os.path", []),
    ],
)
def test_imports_are_read(code: str, found: list[str]) -> None:
    tree = ast.parse(code)
    assert [module for _, module in imported(tree, PACKAGE / "engine" / "core" / "state.py")] == found


@pytest.mark.parametrize(
    ("module", "room"),
    [
        ("engine", "engine"),
        ("engine.core.ids", "engine.core"),
        ("engine.stray", "engine.stray"),
        ("server.stray", "server.stray"),
        ("boxes.a_box.engine.moving", "boxes.*.engine"),
        ("server.http.guard", "server.http"),
        ("cli.sim", "cli"),
    ],
)
def test_rooms_are_told_apart(module: str, room: str) -> None:
    assert room_of(module) == room


@pytest.mark.parametrize(
    ("code", "guilty"),
    [
        ("if faction == CHAOS_MAGICIANS: pass", True),
        ("class ChaosMagiciansHooks: pass", True),
        ("def build_giants(): pass", True),
        ("x = 'Giants'", True),
        ("x = f'the {a} chaosmagicians'", True),
        ("from mystica.boxes import merchants", True),
        ("call(fire_and_ice=1)", True),
        ("def f():\n    'Giants, a docstring.'\n    return 0  # giants", False),
        ("minimum = min(fire, air)", False),
    ],
)
def test_names_are_found(code: str, guilty: bool) -> None:
    assert any(named_in(text, whose_names()) for _, text in code_texts(ast.parse(code))) is guilty


@pytest.mark.parametrize(
    ("text", "found"),
    [("advance ship", None), ("advance (ship|dig)", None), ("advance shipyard", "shipyard"), ("VP_TRADES", None),
     ("vp_exchange_anytime", None), ("_trade_vp", "trade"), ("ship advance ship", "ship")],
)  # fmt: skip
def test_words_with_another_meaning_are_let_pass(text: str, found: str | None) -> None:
    assert named_in(without_other_meanings(text), {"ship", "shipyard", "trade", "trades"}) == found


@pytest.mark.parametrize(
    ("code", "wrong"),
    [("1 << n", 1), ("x <<= n", 1), ("1 << f(8)", 1), ("x << 8", 0), ("x << ids.WIDTH", 0), ("x >> n", 0)],
)
def test_shifts_are_found(code: str, wrong: int) -> None:
    assert len(list(variable_shifts(ast.parse(code)))) == wrong


@pytest.mark.parametrize(
    ("code", "may_write", "wrong"),
    [
        ("x = s.v[ROUND]", False, 1),
        ("v = s.v", True, 1),
        ("s.v[ROUND] = 1", False, 1),
        ("s.v[ROUND] = 1", True, 0),
        ("s.v[me + VP] += t.v[me + VP]", True, 1),
        ("x = round_of(s)", False, 0),
    ],
)
def test_columns_are_found(code: str, may_write: bool, wrong: int) -> None:
    assert len(list(raw_columns(ast.parse(code), may_write))) == wrong
