"""Every block of code in the documents is run, read or compared with what it shows; indented ones, too."""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

import mystica
from mystica.cli.app import load_command
from mystica.cli.commands import COMMANDS
from mystica.cli.terminal.amounts import Amounts
from mystica.cli.terminal.choices import choices_of
from mystica.cli.terminal.screen import move_lines
from mystica.notation.custom_files import read_start_vp
from tests.conftest import ROOT
from tests.test_docs import PAGES


class Block(NamedTuple):
    page: str
    language: str
    text: str


def blocks() -> Iterator[Block]:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for indent, language, inside in re.findall(r"^( *)```(\w*)\n(.*?)^\1```$", text, re.M | re.S):
            yield Block(page.relative_to(ROOT).as_posix(), language, textwrap.dedent(inside) if indent else inside)


BLOCKS = list(blocks())
FILES = {
    ("docs/hosts.md", "toml"): "facts.toml",
    ("docs/maps.md", "text"): "my-map.txt",
    ("docs/ledgers.md", "text"): "ledger.txt",
    ("docs/saves.md", "json"): "game.json",
}
"""Blocks that are files of ours, and a name for each."""
FOREIGN = {("docs/hosts.md", "nginx"), ("docs/hosts.md", "caddy"), ("docs/hosts.md", "text")}
"""Settings of other programs: tests/test_hosting.py compares what it can; that of logrotate is short."""
SCREENS = {"docs/players.md", "docs/tutorials/first-bot.md"}
"""Pages that show what the terminal says; each such block has a test of its own here."""


def of(language: str, page: str = "") -> list[Block]:
    return [block for block in BLOCKS if block.language == language and page in ("", block.page)]


def of_pages(language: str) -> list[str]:
    return list(dict.fromkeys(block.page for block in of(language)))


def test_no_block_is_left_out() -> None:
    kinds = {"python", "pycon", "sh"}
    others = {(block.page, block.language) for block in BLOCKS if block.language not in kinds}
    others -= {(page, "text") for page in SCREENS}
    assert others == {*FILES, *FOREIGN, ("docs/maps.md", "toml"), ("docs/i18n.md", "ftl")}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_no_block_is_written_by_indenting_it(page: Path) -> None:
    """Fences have a language, so that it is known what to do with them."""
    outside = re.sub(r"^( *)```.*?^\1```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    assert not re.search(r"(?<!:)\n\n {4,}(?![-*\d])\S", outside)


# ---- Python -----------------------------------------------------------------------------------------------


NEEDED = {"docs/environments.md": "pyspiel"}


@pytest.mark.parametrize("page", of_pages("python"))
def test_python_runs(page: str) -> None:
    if needed := NEEDED.get(page):
        pytest.importorskip(needed, reason=f"{needed} is missing: its examples are not run (requirements-dev.txt)")
    names: dict[str, object] = {}
    for block in of("python", page):
        exec(compile(block.text, page, "exec"), names)


@pytest.mark.parametrize("page", of_pages("pycon"))
def test_dialogues_with_python_go_as_they_are_written(page: str) -> None:
    text = "\n".join(block.text for block in of("pycon", page))
    test = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    said: list[str] = []
    assert test.examples
    assert doctest.DocTestRunner(verbose=False).run(test, out=said.append).failed == 0, "".join(said)


# ---- the shell --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", of_pages("sh"))
def test_a_shell_can_read_it(page: str) -> None:
    for block in of("sh", page):
        done = subprocess.run(["bash", "-n"], input=block.text, capture_output=True, text=True, check=False)
        assert done.returncode == 0, block.text + done.stderr


@pytest.mark.parametrize("page", of_pages("sh"))
def test_commands_take_these_options_and_values(page: str) -> None:
    """Read by the command line itself, which refuses what is no option, and no value of one."""
    for block in of("sh", page):
        for line in block.text.splitlines():
            for part in re.split(r" \| | && ", re.sub(r"^docker compose exec mystica ", "", line.strip())):
                if re.match(r"(\S+/bin/)?mystica [^-]", part):
                    name, *rest = shlex.split(part, comments=True)[1:]
                    assert name in COMMANDS, line
                    load_command(name).make_context(name, rest)


def shell(line: str, folder: Path) -> str:
    """What a line says; `mystica` is ours."""
    (folder / "bin").mkdir(exist_ok=True)
    program = folder / "bin" / "mystica"
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m mystica "$@"\n')
    program.chmod(0o755)
    seen = {**os.environ, "PATH": f"{program.parent}:{os.environ['PATH']}", "XDG_DATA_HOME": str(folder / "data")}
    done = subprocess.run(["bash", "-c", line], cwd=folder, env=seen, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0 and "Traceback" not in done.stderr, line + done.stderr
    return done.stdout


LESS = {"--games": "2", "--tables": "1", "--jobs": "1", "--bot": "casual", "--a": "novice", "--b": "busy"}
"""What a test has no time for: fewer games, and bots that think less."""
NEVER_ENDING = {"play", "serve"}
TOO_LONG = {"train", "bench"}
"""Minutes; tests/arena and tests/test_cli.py run small ones."""


def test_the_page_of_commands_runs_from_top_to_bottom(tmp_path: Path) -> None:
    """On few games. Files that a command reads are those that the ones before it have written."""
    page = "docs/commands.md"
    shell("mystica play --terminal --plain --players 2 --seed 5 --save game.json", tmp_path)
    shell("mystica sim --players busy,busy --games 1 --seed 1 --out games", tmp_path)
    (tmp_path / "data" / "mystica").mkdir(parents=True, exist_ok=True)
    ran = set()
    for line in "".join(block.text for block in of("sh", page)).splitlines():
        name, *rest = shlex.split(line, comments=True)[1:]
        if name in NEVER_ENDING | TOO_LONG | {"backup"}:
            continue  # backup: tests/server/test_backup.py, with a database to copy
        for option, value in LESS.items():
            if option in rest:
                rest[rest.index(option) + 1] = value
        if name == "sim" and "--out" in rest:
            rest[rest.index("--out") + 1] = "more-games"
        shell(shlex.join(["mystica", name, *rest]), tmp_path)
        ran.add(name)
    assert ran == COMMANDS.keys() - NEVER_ENDING - TOO_LONG - {"backup"}


def test_a_game_is_played_through_a_pipe(tmp_path: Path) -> None:
    [line] = [block.text for block in of("sh", "docs/players.md") if "printf" in block.text]
    shell(line, tmp_path)
    assert (tmp_path / "game.json").is_file()


def test_the_bots_of_the_tutorial_play_as_well_as_it_says(tmp_path: Path) -> None:
    """The files are named in the order in which they are shown, and so is what the command says of each."""
    page = "docs/tutorials/first-bot.md"
    for name, block in zip(("builders.py", "planner.py"), of("python", page), strict=True):
        (tmp_path / name).write_text(block.text)
    contests = [block.text for block in of("sh", page) if "arena" in block.text]
    for contest, block in zip(contests, of("text", page), strict=True):
        assert block.text.strip() in shell(contest, tmp_path)


def test_the_guide_for_researchers_shows_the_bot_of_the_tutorial() -> None:
    assert of("python", "docs/researchers.md")[0].text == of("python", "docs/tutorials/first-bot.md")[0].text


# ---- files ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("page", "language"), FILES)
def test_files_are_what_they_should_be(page: str, language: str, tmp_path: Path) -> None:
    [block] = of(language, page)
    name = FILES[page, language]
    (tmp_path / name).write_text(block.text)
    shell(f"mystica validate {name}", tmp_path)
    if language == "json":
        assert json.loads(block.text)["mystica"] == "save"


def test_starting_vp_are_read(tmp_path: Path) -> None:
    [block] = of("toml", "docs/maps.md")
    (tmp_path / "vp.toml").write_text(block.text)
    assert read_start_vp(tmp_path / "vp.toml")["fakirs"] == 30


def test_messages_are_fluent() -> None:
    [block] = of("ftl")
    assert not [entry for entry in FluentParser().parse(block.text).body if isinstance(entry, ast.Junk)]


# ---- screens ----------------------------------------------------------------------------------------------


def test_the_list_of_moves_is_that_of_a_game() -> None:
    game = mystica.Game.new(players=2, seed=7, factions=("witches", "nomads"))
    for text in ("build F4", "build F3", "build H1", "build C3", "build B1"):
        game.play(text)
    while game.round == 0:
        game.play(game.moves()[0])
    shown = [line.plain.rstrip() for line in move_lines(choices_of(game), Amounts("en", False), 2)]
    moves, _ = of("text", "docs/players.md")
    assert moves.text.splitlines() == shown[: len(moves.text.splitlines())]


def test_the_voyage_was_played() -> None:
    _, voyage = of("text", "docs/players.md")
    golden = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "golden").glob("*.txt"))
    assert all(f": {line}\n" in golden for line in voyage.text.splitlines())
