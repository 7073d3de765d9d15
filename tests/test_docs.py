"""The documents against the code: numbers, options, commands, names and links, and the examples run."""

from __future__ import annotations

import fnmatch
import importlib
import re
import shlex
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from mystica import data
from mystica.boxes.merchants.engine import actions as ship_act
from mystica.cli.app import load_command
from mystica.cli.commands import COMMANDS
from mystica.engine.core import actions as act
from mystica.engine.core import decisions
from mystica.engine.core.hooks import Hooks
from mystica.engine.core.state import FIELDS, SIZE
from mystica.engine.flow import apply, new_game
from mystica.engine.playout import random_actions
from mystica.notation.moves import text_of
from mystica.setups import draw
from tests.conftest import ROOT
from tests.frames import frame_names

DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"])
IDS = [page.stem for page in PAGES]
NEEDED_BY_EXAMPLES = {"environments.md": "pyspiel"}
PATH = r"[\w*][\w*./-]*(/|\.(py|toml|ftl|md|json|ts|tsx|mjs))"
"""What is a path and no phrase of code: a folder, or a file of one of our kinds."""


def table_rows(page: Path) -> list[list[str]]:
    """Cells of all rows of all tables, headings and rules left out."""
    lines = page.read_text(encoding="utf-8").splitlines()
    rows: list[list[str]] = []
    for i, line in enumerate(lines):
        heading = i + 1 < len(lines) and lines[i + 1].startswith("|---")
        if line.startswith("|") and not line.startswith("|---") and not heading:
            rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S)


def ticked(text: str) -> list[str]:
    """What stands in backticks, code blocks left out."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S))


# ---- actions ----------------------------------------------------------------------------------------------


def action_table() -> dict[str, list[str]]:
    """Rows of the tables of actions by the name of their block."""
    return {row[0].strip("`"): row for row in table_rows(DOCS / "actions.md") if len(row) >= 4}


def ability_numbers() -> dict[str, int]:
    """The table of what a faction's own choices mean."""
    rows = {row[0].strip("`"): int(row[1]) for row in table_rows(DOCS / "actions.md") if len(row) == 3}
    return {name: number for name, number in rows.items() if name.endswith("_NUMBER")}


def test_every_block_of_actions_is_in_the_table() -> None:
    other = ("OUT_OF_TURN", "OUT_OF_TURN_END", "N_ACTIONS", "BLOCKS", "BOX_SPECIALS")
    meanings = ("REWARD_", "GIVE_UP_")
    named = {**vars(act), **vars(ship_act)}
    names = {name for name in named if name.isupper() and name not in other and not name.startswith(meanings)}
    numbers = {row[0].strip("`") for row in table_rows(DOCS / "actions.md") if len(row) == 2}
    assert set(action_table()) == names - numbers - set(ability_numbers()) - {"RETURNED", "SMALL_PLACE", "GREAT_PLACE"}


def test_blocks_of_actions_begin_and_end_where_the_table_says() -> None:
    rows = list(action_table().values())
    assert [int(row[1]) for row in rows] == act.BLOCKS
    for row in rows:
        name = row[0].strip("`")
        assert int(row[1]) == getattr(act if hasattr(act, name) else ship_act, name), name
    for row, after in pairwise(rows):
        assert int(row[2]) == int(after[1]) - 1, f"{row[0]} ends where {after[0]} begins"
    assert int(rows[-1][2]) == act.N_ACTIONS - 1
    text = (DOCS / "actions.md").read_text(encoding="utf-8")
    assert f"below {act.N_ACTIONS}" in text
    assert f"below {act.OUT_OF_TURN}" in text and f"From {act.OUT_OF_TURN} on" in text
    assert act.LATER == act.OUT_OF_TURN


def test_numbers_of_conversions() -> None:
    numbers = {row[0].strip("`"): int(row[1]) for row in table_rows(DOCS / "actions.md") if len(row) == 2}
    assert numbers == {name: getattr(act, name) for name in numbers}
    assert sorted(numbers.values()) == list(range(7))


def test_numbers_of_abilities() -> None:
    numbers = ability_numbers()
    assert numbers == {name: getattr(act, name) for name in vars(act) if name.endswith("_NUMBER")}
    assert max(numbers.values()) < act.BRIDGE - act.ABILITY


def test_numbers_of_rewards() -> None:
    rows = {row[0].strip("`"): int(row[1]) for row in table_rows(DOCS / "actions.md") if len(row) == 3}
    rewards = {name: number for name, number in rows.items() if name.startswith("REWARD_")}
    assert rewards == {name: getattr(ship_act, name) for name in vars(ship_act) if name.startswith("REWARD_")}
    assert max(rewards.values()) + len(data.CULTS) <= ship_act.DOCK - ship_act.REWARD


def test_blocks_hold_what_the_data_have() -> None:
    sizes = {
        "POWER": len(data.power_actions()), "FAVOR": len(data.favor_tiles()), "TOWN": len(data.town_tiles()),
        "PASS": len(data.bonus_cards()), "FACTION": len(data.factions()),
    }  # fmt: skip
    for name, size in sizes.items():
        _, first, last, *_ = action_table()[name]
        assert size <= int(last) - int(first) + 1, name


SHIP_WORDS = ("ship", "sail", "return", "merchant", "walk")


def shape(phrase: str) -> str:
    """The first word; a plus sign alone for tiles and steps."""
    return "+" if phrase.startswith("+") else phrase.split(" ")[0]


def test_phrases_of_random_games_look_like_the_examples() -> None:
    listed = [(int(r[1]), int(r[2]), r[0], shape(r[4].strip("`"))) for r in action_table().values() if len(r) == 5]
    seen: set[str] = set()
    for seed in range(12):
        box = {"merchants": "true"} if seed % 3 == 0 else {}
        setup = draw(4, seed, profile=data.PROFILES[seed % 2], options=box)
        actions = random_actions(new_game(setup.engine_setup()), seed, 100_000, True)
        state = new_game(setup.engine_setup())
        for a in actions:
            name, wanted = next((name, word) for first, last, name, word in listed if first <= a <= last)
            assert shape(text_of(state, a)) in {"SHIP": SHIP_WORDS, "REWARD": ("gain", "+")}.get(
                name.strip("`"), (wanted,)
            ), name
            seen.add(name)
            apply(state, a)
    assert len(seen) >= len(listed) - 8, f"never seen: {sorted({row[2] for row in listed} - seen)}"


# ---- rulings ----------------------------------------------------------------------------------------------


def test_every_option_is_described_with_its_values_and_defaults() -> None:
    described = {row[0].strip("`"): row for row in table_rows(DOCS / "rulings.md")}
    assert list(described) == list(data.offered_options())
    for key, option in data.offered_options().items():
        _, values, official, snellman, meaning, source = described[key]
        assert ticked(values) == list(option.values), key
        assert (official.strip("`"), snellman.strip("`")) == (option.official, option.snellman), key
        assert len(meaning) > 30 and source, key


def test_options_named_in_the_pages_exist() -> None:
    for page in PAGES:
        for key, value in re.findall(r"--option ([a-z-]+)=([a-z-]+)", page.read_text(encoding="utf-8")):
            assert value in data.options()[key].values, f"{page.name}: {key}={value}"


def test_the_profiles_are_named() -> None:
    text = (DOCS / "rulings.md").read_text(encoding="utf-8")
    assert all(f"`{profile}`" in text for profile in data.PROFILES)


# ---- architecture and rules -------------------------------------------------------------------------------


def test_every_frame_of_the_decision_stack_is_in_the_table() -> None:
    """And everything a faction's own frame may ask, in a table behind it."""
    asked = [name for name in vars(decisions) if name.startswith("ASK_")]
    described = [row[0].strip("`") for row in table_rows(DOCS / "architecture.md")]
    assert [name for name in described if name.isupper()] == [*frame_names(), *asked]


def test_numbers_of_the_architecture() -> None:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    assert f"one array of {int(SIZE)} ints" in text
    assert f"{int(FIELDS)} columns" in text
    hooks = [name for name in vars(Hooks) if not name.startswith("_")]
    named = text[text.index("seventeen no-op methods") : text.index("Eleven factions")]
    assert ticked(named)[1:] == hooks and len(hooks) == 17


def test_code_named_in_the_index_of_rules_exists() -> None:
    rooms = ("mystica.engine.rules", "mystica.engine.core", "mystica.engine", "mystica")
    found = 0
    for name in (name for row in table_rows(DOCS / "rules.md") for cell in row for name in ticked(cell)):
        if name.startswith(("test_", "factions/", "merchants/")):
            assert (ROOT / "tests" / "rules" / name).exists(), name
        elif "/" in name:
            assert (ROOT / "src" / "mystica" / name).exists(), name
        else:
            module, _, function = name.rpartition(".")
            modules = [m for room in rooms if (m := f"{room}.{module}") and has_module(m)]
            assert any(hasattr(importlib.import_module(m), function) for m in modules), name
        found += 1
    assert found > 80


def has_module(name: str) -> bool:
    place = ROOT / "src" / name.replace(".", "/")
    return place.with_suffix(".py").exists() or (place / "__init__.py").exists()


def test_every_rule_test_is_in_the_index_of_rules() -> None:
    text = (DOCS / "rules.md").read_text(encoding="utf-8")
    files = [path.name for path in (ROOT / "tests" / "rules").glob("test_*.py")]
    assert not [name for name in files if f"`{name}`" not in text]


# ---- commands ---------------------------------------------------------------------------------------------


def commands() -> dict[str, set[str]]:
    """Names and options of all commands."""
    return {name: {option for parameter in load_command(name).params for option in parameter.opts} for name in COMMANDS}


def command_lines(page: Path) -> Iterator[str]:
    """Lines of shell blocks, and commands in backticks."""
    for block in blocks(page, "sh"):
        yield from block.splitlines()
    yield from ticked(page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_commands_and_targets_exist(page: Path) -> None:
    known = commands()
    targets = set(re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    for line in command_lines(page):
        words = shlex.split(line.partition("#")[0])
        while words and re.fullmatch(r"[A-Z_]+=\S*", words[0]):
            words.pop(0)
        if len(words) < 2:
            continue
        if words[0] == "make" and words[1].islower():
            assert words[1] in targets, line
        elif words[0].removeprefix(".venv/bin/") == "mystica" and words[1].isalpha() and words[1].islower():
            assert words[1] in known, line
            for word in words[2:]:
                if word.startswith("-"):
                    assert word.partition("=")[0] in known[words[1]] | {"--help"}, line
        elif words[0].removeprefix(".venv/bin/") == "python" and words[1].endswith(".py"):
            assert (ROOT / words[1]).is_file(), line


def test_the_readme_shows_every_command() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert all(f"\nmystica {name} " in text for name in commands())


# ---- links, examples, picture -----------------------------------------------------------------------------


def anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_links_resolve(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if link.startswith("http"):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.is_file() and target.is_relative_to(ROOT), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("name", ["docs/architecture.md", "CONTRIBUTING.md"])
def test_paths_in_backticks_exist(name: str) -> None:
    """Each from some folder of the project on: `data/options.toml`, `core/purse.py`, `boxes/*/engine/`."""
    kept = [ROOT / folder for folder in ("src", "web/src", "web/tests", "tests", "docs", "tools", ".ci")]
    there = [path.relative_to(ROOT) for folder in kept for path in folder.rglob("*") if "__pycache__" not in path.parts]
    there += [path.relative_to(ROOT) for folder in (ROOT, ROOT / "web") for path in folder.iterdir()]
    paths = [f"/{path.as_posix()}" for path in there]
    named = {text for text in ticked((ROOT / name).read_text(encoding="utf-8")) if re.fullmatch(PATH, text)}
    assert len(named) > 15
    assert [text for text in sorted(named) if not fnmatch.filter(paths, f"*/{text.rstrip('/')}")] == []


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_pages_are_named_by_others(page: Path) -> None:
    others = "".join(other.read_text(encoding="utf-8") for other in PAGES if other != page)
    assert page.name == "README.md" or f"{page.name})" in others or f"{page.name}#" in others


@pytest.mark.parametrize("page", [p for p in PAGES if blocks(p, "python")], ids=lambda page: page.stem)
def test_examples_run(page: Path) -> None:
    names: dict[str, object] = {}
    if page.name in NEEDED_BY_EXAMPLES:
        needed = NEEDED_BY_EXAMPLES[page.name]
        pytest.importorskip(needed, reason=f"{needed} is missing: its examples are not run (requirements-dev.txt)")
    for block in blocks(page, "python"):
        exec(compile(block, page.name, "exec"), names)


def test_the_example_for_researchers_is_there() -> None:
    assert blocks(DOCS / "researchers.md", "python")


def test_the_picture_is_a_picture() -> None:
    assert (DOCS / "table.jpg").read_bytes()[:2] == b"\xff\xd8"
