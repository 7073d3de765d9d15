"""Boxes: what their manifests say, and that no two of them want the same."""

import shutil
from pathlib import Path

import pytest

from mystica import data
from mystica.data.manifests import BOXES, read_manifests
from mystica.data.reader import DataError


def test_boxes_are_read_in_order() -> None:
    found = data.boxes()
    assert [box.order for box in found.values()] == sorted(box.order for box in found.values())
    assert all(box.folder.parent == BOXES and box.key == key for key, box in found.items())


def test_every_option_of_a_box_exists() -> None:
    assert {option for box in data.boxes().values() for option in box.options} <= set(data.options())


def test_what_the_site_of_ledgers_calls_an_option_stands_for_one_of_ours() -> None:
    meant = [pair for box in data.boxes().values() for pair in box.ledger_options.values()]
    assert meant and all(value in data.options()[key].values for key, value in meant)
    for box in data.boxes().values():
        assert set(box.older_ledger_options.values()) <= set(box.ledger_options)


@pytest.mark.parametrize("meaning", ['"vp"', '"vp="', '"=table"', "3"])
def test_an_option_of_the_site_that_means_nothing_is_refused(meaning: str, tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    text = 'key = "one"\nname = "Box"\norder = 1\noptions = ["one"]\nwords = ["x"]\n[ledgers.options]\n'
    (tmp_path / "one" / "manifest.toml").write_text(f"{text}theirs = {meaning}\n", encoding="utf-8")
    with pytest.raises(DataError, match="key 'theirs'"):
        read_manifests(tmp_path)


@pytest.mark.parametrize(
    ("line", "other", "clash"),
    [
        ("order = 1", "order = 1", "order 1"),
        ('options = ["one"]', 'options = ["two", "one"]', "option one"),
        ("[engine]\nactions = [[10, 20]]", "[engine]\nactions = [[4, 8], [19, 21]]", "actions 19 to 20"),
        ("[engine]\nframes = [[10, 20]]", "[engine]\nframes = [[4, 11]]", "frames 4 to 10"),
        ("[engine]\ncolumns = [[10, 20]]", "[engine]\ncolumns = [[10, 11]]", "columns 10 to 10"),
        ('[engine]\nstructure = "XA"', '[engine]\nstructure = "XB"', "structure XB"),
    ],
)
def test_two_boxes_that_want_the_same_are_refused(line: str, other: str, clash: str, tmp_path: Path) -> None:
    for number, (name, wish) in enumerate([("first", line), ("second", other)], 1):
        lines = {"key": f'"{name}"', "name": '"Box"', "order": str(number), "options": f'["{name}"]', "words": '["x"]'}
        given = wish.partition(" ")[0]
        text = "".join(f"{key} = {value}\n" for key, value in lines.items() if key != given)
        (tmp_path / name).mkdir()
        (tmp_path / name / "manifest.toml").write_text(text + wish + "\n", encoding="utf-8")
    with pytest.raises(DataError, match=f"the boxes first and second both want {clash}"):
        read_manifests(tmp_path)
    shutil.rmtree(tmp_path / "second")
    assert list(read_manifests(tmp_path)) == ["first"]


@pytest.mark.parametrize("ranges", ["3", "[3]", "[[3]]", "[[3, 3]]", "[[-1, 3]]", '[["a", "b"]]', "[[1, true]]"])
def test_ranges_that_are_none_are_refused(ranges: str, tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    text = f'key = "one"\nname = "Box"\norder = 1\noptions = ["one"]\nwords = ["x"]\n[engine]\nactions = {ranges}\n'
    (tmp_path / "one" / "manifest.toml").write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match="ranges"):
        read_manifests(tmp_path)
