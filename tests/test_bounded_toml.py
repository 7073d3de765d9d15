"""TOML that anybody may have written: what is far too much is refused before Python's reader sees it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from mystica import data
from mystica.cli.validate import examine
from mystica.data.bounded_toml import MOST_DATA, MOST_OWN, TooMuchToml, parse_toml
from mystica.data.numbers import HOME
from mystica.notation.custom_files import read_facts, read_start_vp
from mystica.setups import SetupError

BOMBS = {
    "dots": "a." * 7000 + "b=1",
    "dots with blanks": "a . \t" * 3000 + "b=1",
    "dots in quotes": '"a".' * 3000 + "b=1",
    "dots in a table's name": "[" + "a." * 7000 + "b]",
    "brackets": "a=" + "[" * 9000,
    "closed brackets": "a=" + "[" * 5000 + "]" * 5000,
    "braces": "a=" + "{a=" * 4000,
    "length": "#" * (MOST_OWN + 1),
}


@pytest.fixture
def unread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails if the reader is asked at all."""

    def read(text: str) -> Any:
        raise AssertionError("it was read")

    monkeypatch.setattr(tomllib, "loads", read)


@pytest.mark.parametrize("bomb", BOMBS)
@pytest.mark.usefixtures("unread")
def test_too_much_is_not_even_read(bomb: str) -> None:
    with pytest.raises(TooMuchToml):
        parse_toml(BOMBS[bomb], MOST_OWN)


@pytest.mark.parametrize("bomb", BOMBS)
def test_files_are_refused_like_what_comes_from_elsewhere(bomb: str, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(BOMBS[bomb])
    for read in (read_facts, read_start_vp):
        with pytest.raises(SetupError, match=r"parts|deep|characters"):
            read(path)
    if bomb != "length":  # data files may be longer
        assert not examine(path).ok


@pytest.mark.parametrize(
    "text",
    [
        "a.b.c.d.e.f.g.h = 1",
        "a = [[[[[[[[1]]]]]]]]",
        "a = 'x.x.x.x.x.x.x.x.x.x.x.x.x [[[[[[[[[[[[[[[['",
        'a = "\\"[[[[[[[[[[[[[[["',
        "a = '''\n[[[[[[[[[[[[\n'''\nb = 1",
        'a = """\n\\"""[[[[[[[[[[[[\n"""\nb = 1',
        "# [[[[[[[[[[[[[[[[[[ a.a.a.a.a.a.a.a.a.a.a.a\na = 1",
        "a = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 1.5]",
        '"a.b.c.d.e.f.g.h.i.j" = 1',
        "\n".join(f"[t{number}]\na = [{number}]" for number in range(300)),
    ],
)
def test_what_is_not_too_much_is_read_as_ever(text: str) -> None:
    assert parse_toml(text, MOST_OWN) == tomllib.loads(text)


@pytest.mark.parametrize("text", ["a = ", "a = 'x", 'a = """x', "a = '''x", 'a = "\\', "a = ]]]", '"""\\', "\\"])
def test_mistakes_are_left_to_the_reader(text: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError):
        parse_toml(text, MOST_OWN)


def test_our_own_files_are_far_from_the_limits() -> None:
    """The file with most of what a game may replace would do as a file of one's own."""
    for path in HOME.parent.rglob("*.toml"):
        text = path.read_text(encoding="utf-8")
        assert len(text) < MOST_DATA / 4
        assert parse_toml(text, MOST_OWN if path.name == "ships.toml" else MOST_DATA) == tomllib.loads(text)


def test_facts_by_their_paths_in_the_order_of_the_file() -> None:
    text = '[shipyards.witches]\ncoins = 5\nworkers = 2\n[favor_tiles.MFAV1]\ncult = "air"\n'
    assert list(data.own_facts(text)) == [
        "shipyards.witches.coins",
        "shipyards.witches.workers",
        "favor_tiles.MFAV1.cult",
    ]
