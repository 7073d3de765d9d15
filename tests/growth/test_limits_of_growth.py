"""What data files may leave out, what they must say, and how much there is room for."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from mystica import data
from mystica.data.bot_weights import FOLDER, read_weights, read_worth
from mystica.data.reading import tiles as tiles_reading
from mystica.data.reading.factions import read_factions
from mystica.data.reading.setups import read_options, read_vp_tables
from mystica.data.reading.tiles import read_bonus_cards
from mystica.data.reference import read_reference_locales
from mystica.data.toml_table import DataError
from mystica.engine.core import actions as act
from mystica.engine.core import state as col
from mystica.engine.core.tables import BONUS_CODES, FACTION_KEYS, FAVOR_CODES, POWER_CODES, ROOM, TOWN_CODES
from mystica.engine.thinking.evaluation import NAMES
from mystica.engine.thinking.weights import PARTS
from tests.data_copy import copy_of_data


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of our data files."""
    return copy_of_data(tmp_path)


def add(folder: Path, name: str, text: str) -> None:
    with (folder / name).open("a", encoding="utf-8") as file:
        file.write(text)


def test_there_is_room_for_what_is_said() -> None:
    columns = {
        "factions": int(act.ABILITY - act.FACTION),
        "bonus cards": int(col.FAVORS_LEFT - col.BONUS_COINS),
        "favor tiles": int(col.TOWNS_LEFT - col.FAVORS_LEFT),
        "town tiles": int(col.PRIESTS_AT - col.TOWNS_LEFT),
        "power actions": int(act.SPECIAL_BONUS - act.POWER),
    }
    assert columns == ROOM
    assert ROOM["favor tiles"] <= act.TOWN - act.FAVOR and ROOM["town tiles"] <= act.PASS - act.TOWN
    assert ROOM["bonus cards"] <= act.PASS_LAST - act.PASS and ROOM["town tiles"] * 3 <= 60


def test_numbers_are_places_in_the_data() -> None:
    groups = {
        "factions": FACTION_KEYS, "bonus_cards": BONUS_CODES, "favor_tiles": FAVOR_CODES, "town_tiles": TOWN_CODES,
        "power_actions": POWER_CODES,
    }  # fmt: skip
    for group, codes in groups.items():
        assert [codes.index(code) for code in data.numbers(group)] == list(data.numbers(group).values())


@pytest.mark.parametrize("group", ["favor_tiles", "town_tiles", "power_actions"])
def test_a_tile_that_no_setup_names_needs_an_option(folder: Path, group: str) -> None:
    text = {
        "favor_tiles": 'name = "New"\ncount = 1\ncult = "fire"\nsteps = 1\n',
        "town_tiles": 'name = "New"\ncount = 1\nkeys = 1\nvp = 3\n',
        "power_actions": "cost = 3\ncoins = 4\n",
    }[group]
    add(folder, "tiles.toml", f"\n[{group}.NEW1]\n{text}")
    with pytest.raises(DataError, match=rf"\[{group}.NEW1\]: name the `option` that brings this tile"):
        getattr(tiles_reading, f"read_{group}")(folder)


def test_a_tile_whose_option_is_unknown(folder: Path) -> None:
    add(folder, "tiles.toml", '\n[bonus_cards.BON99]\nname = "New"\noption = "harvset"\n')
    with pytest.raises(DataError, match="there is no option harvset in options"):
        read_bonus_cards(folder)


NEW = '\n[new]\nkind = "bool"\nofficial = true\nsnellman = true\ntext = "x"\nsource = "x"\n'


def test_an_option_says_since_when_it_is_there(folder: Path) -> None:
    add(folder, "options.toml", NEW)
    with pytest.raises(DataError, match=r"table \[new\]: key 'since': expected a whole number from 0 up"):
        read_options(folder)


def test_a_value_for_older_games_needs_a_version(folder: Path) -> None:
    add(folder, "options.toml", f"{NEW}since = 1\nbefore = false\n")
    with pytest.raises(DataError, match="the version of saves that the option comes with"):
        read_options(folder)


def test_a_faction_without_starting_vp_in_a_table_starts_like_everybody(folder: Path) -> None:
    shutil.copyfile(Path(__file__).parent / "more" / "faction.toml", folder / "factions" / "added.toml")
    tables = read_vp_tables(folder)
    assert tables["base"]["elves"] == tables["flat"]["elves"] == 20 and tables["base"]["fakirs"] == 33


def test_a_weight_that_is_missing_counts_nothing() -> None:
    factions = tuple(data.factions())
    usual = read_weights(FOLDER / "usual.toml", NAMES, PARTS, factions)
    more = read_weights(FOLDER / "usual.toml", (*NAMES, "card_bon99"), PARTS, (*factions, "elves"))
    assert [row[:-1] for row in more[: len(usual)]] == list(usual)
    assert {row[-1] for row in more} == {0} and more[len(usual) :] == more[: len(PARTS)]


def test_a_faction_without_a_worth_has_the_mean() -> None:
    factions = tuple(data.factions())
    known = read_worth(FOLDER / "factions.toml", factions)
    with_elves = read_worth(FOLDER / "factions.toml", (*factions, "elves"))
    assert with_elves.worth == (*known.worth, sum(known.worth) // len(known.worth))
    assert with_elves.beside[:-1] == known.beside
    for at, number in enumerate(with_elves.beside[-1]):
        column = [row[at] for row in known.beside]
        assert min(column) <= number <= max(column)


@pytest.mark.parametrize("place", ["table", "file"])
def test_a_faction_names_its_option_in_its_table_or_for_the_whole_file(folder: Path, place: str) -> None:
    text = 'source = "a test"\nOF_FILE\n[gnomes]\nname = "Gnomes"\ncolour = "gray"\nOF_TABLE\nstart.power = [5, 7, 0]\n'
    option = 'option = "promo-bonus"'
    text = text.replace("OF_FILE", option if place == "file" else "")
    text = text.replace("OF_TABLE", option if place == "table" else "")
    (folder / "factions" / "gnomes.toml").write_text(text, encoding="utf-8")
    assert read_factions(folder)["gnomes"].option == "promo-bonus"


def test_an_empty_folder_of_rules_is_no_language(folder: Path) -> None:
    (folder / "rules" / "de").mkdir()
    assert "de" not in read_reference_locales(folder)
