"""Boxes: what their manifests say, and that no two of them want the same."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mystica
from mystica import data
from mystica.data.manifests import BOXES, read_manifests
from mystica.data.numbers import places, read_numbers
from mystica.data.reading import tiles as tiles_reading
from mystica.data.reading.factions import read_factions
from mystica.data.reading.maps import read_maps
from mystica.data.reading.setups import read_options, read_presets, read_vp_tables
from mystica.data.reading.tiles import read_bonus_cards, read_scoring_tiles, read_town_tiles
from mystica.data.toml_table import DataError
from tests.data_copy import copy_of_data


def test_boxes_are_read_in_order() -> None:
    found = data.boxes()
    assert [box.order for box in found.values()] == sorted(box.order for box in found.values())
    assert all(box.folder.parent == BOXES and box.key == key for key, box in found.items())


def test_every_option_of_a_box_exists() -> None:
    assert {option for box in data.boxes().values() for option in box.options} <= set(data.options())


def test_a_game_without_a_box_has_no_option_of_it_on() -> None:
    """An option with other values than yes and no means nothing unless one of those is on: a save that names it can be
    read where the box is not there, if the others say no."""
    for box in data.boxes().values():
        for key in box.options:
            option = data.options()[key]
            assert option.values == ("false", "true") or option.needs in box.options, key
            assert "true" not in (option.official, option.snellman, option.before), key


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


# ---- data of boxes ------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of all data files."""
    return copy_of_data(tmp_path)


def without(folder: Path, *boxes: str) -> None:
    for box in boxes:
        shutil.rmtree(folder.parent / "boxes" / data.boxes()[box].folder.name)


EVERY = ("power_actions", "bonus_cards", "favor_tiles", "town_tiles", "scoring_tiles", "final_tiles")


@pytest.mark.parametrize("gone", [*((key,) for key in data.boxes()), tuple(data.boxes())], ids="+".join)
def test_data_are_whole_without_a_box(folder: Path, gone: tuple[str, ...]) -> None:
    """Everything that is left is what it was, and has its number."""
    without(folder, *gone)
    options = {option for box in gone for option in data.boxes()[box].options}
    left = read_options(folder)
    assert list(left) == [key for key in data.options() if key not in options]
    for group in EVERY:
        ours = getattr(data, group)()
        tiles = getattr(tiles_reading, f"read_{group}")(folder)
        assert tiles.items() <= ours.items(), group
        assert {tile.option for code, tile in ours.items() if code not in tiles} <= options | {""}
        numbers = read_numbers(folder, group)
        assert {code: numbers[code] for code in tiles if code in numbers}.items() <= data.numbers(group).items()
    assert read_factions(folder).items() <= data.factions().items()
    assert read_maps(folder).items() <= data.maps().items()
    assert read_vp_tables(folder)["base"].items() <= data.vp_tables()["base"].items()
    for preset in read_presets(folder).values():
        assert preset.options.keys() <= left.keys()


def test_a_number_without_its_box_is_a_hole(folder: Path) -> None:
    without(folder, "promos")
    cards = read_bonus_cards(folder)
    there = places(read_numbers(folder, "bonus_cards"), cards)
    assert there[9:11] == (data.HOLE, "MBON1") and len(there) == len(data.codes("bonus_cards"))
    assert places({"A": 0, "B": 2}, ["new", "B", "A"]) == ("A", data.HOLE, "B", "new")


def test_two_things_of_one_number_are_refused(folder: Path) -> None:
    path = folder.parent / "boxes" / "promos" / "data" / "numbers.toml"
    path.write_text('[bonus_cards]\n10 = ["BON10"]\n', encoding="utf-8")
    with pytest.raises(DataError, match="MBON1 or its number 10 is there already"):
        read_bonus_cards(folder)


def test_a_box_says_which_facts_its_tiles_have(folder: Path) -> None:
    box = folder.parent / "boxes" / "promos" / "data"
    tiles = (box / "tiles.toml").read_text(encoding="utf-8")
    (box / "tiles.toml").write_text(tiles.replace("vp = 11", "vp = 11\nsheep = 2\nwool = [0, 3]"), encoding="utf-8")
    with pytest.raises(DataError, match=r"TW8.*'sheep' is not known"):
        read_town_tiles(folder)
    said = '[tile_facts]\nnumbers.town_tiles = ["sheep"]\nrows.town_tiles = ["wool"]\nevents = ["shearing"]\n'
    (box / "rules.toml").write_text(said, encoding="utf-8")
    found = read_town_tiles(folder)
    assert (found["TW8"].more["sheep"], found["TW1"].more["sheep"]) == (2, 0)
    assert (found["TW8"].more_rows, found["TW1"].more_rows) == ({"wool": (0, 3)}, {})
    (box / "tiles.toml").write_text(tiles.replace('event = "TE"', 'event = "shearing"'), encoding="utf-8")
    assert read_scoring_tiles(folder)["SCORE9"].event == "shearing"


PLAYED = """
import random, sys
from mystica.engine.flow import apply, new_game
from mystica.engine.playout import legal_actions
from mystica.notation.position import position_hash
from mystica.setups import draw

for seed in range(2):
    options = {"merchants": "true", "fire-and-ice": "true"}
    game = new_game(draw(3, seed, map="fire-and-ice", options=options).engine_setup())
    choice = random.Random(seed)
    while legal := legal_actions(game):
        action = choice.choice(legal)
        apply(game, action)
        print(action, end=" ")
    print(position_hash(game))
"""


def test_games_are_the_same_without_a_box_they_do_not_use(tmp_path: Path) -> None:
    """Tiles and actions keep their numbers, positions their hashes."""
    package = Path(mystica.__file__).parent
    shutil.copytree(
        package, tmp_path / "mystica", ignore=shutil.ignore_patterns("*.so", "__pycache__", "app", "server")
    )
    shutil.rmtree(tmp_path / "mystica" / "boxes" / "promos")

    def played(home: Path) -> str:
        environment = {**os.environ, "MYSTICA_PURE": "1", "PYTHONPATH": str(home)}
        return subprocess.run(
            [sys.executable, "-c", PLAYED], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
        ).stdout

    assert len(played(package.parent)) > 500
    assert played(tmp_path) == played(package.parent)
