"""Ways to set up a game: every option by every door, presets, starting VP, and the two systems of labels."""

from __future__ import annotations

import re
from typing import Any

import pytest

from mystica import data
from mystica.cli.setup_notes import vp_line
from mystica.game import Game
from mystica.i18n import LOCALES, t
from mystica.notation.ledgers.reader import LedgerPlayer
from mystica.notation.ledgers.text import read_ledger
from mystica.notation.ledgers.writer import write_ledger
from mystica.notation.saves import dump_save, dump_setup, load_save, load_setup
from mystica.server.http.catalogue import catalogue
from mystica.server.shapes import setup as setup_shapes
from mystica.server.visits.new_games import set_up
from mystica.setups import GameSetup, SetupError, draw, in_play, parse_options, resolve_options, settle_options

CHOICES = [(key, value) for key, option in data.options().items() for value in option.values]
TOURNAMENT = {"promo-bonus": "true", "promo-towns": "true", "temple-tile": "true", "turn-order": "passing"}
TOURNAMENT["vp"] = "table"
FACTIONS = ("witches", "nomads")
VP = dict.fromkeys(data.factions(), 31)
SHIFTED = [name for name, facts in data.maps().items() if facts.site_first_row != "A"]


def needs(key: str, value: str) -> dict[str, str]:
    """An option with what it cannot be without."""
    parts = {"merchants-canals": "merchants-ships", "merchants-cards-first": "merchants-tiles"}
    needed = parts.get(key, "") if value == "true" else ""
    if key == "final-tile" and value in data.final_tiles():
        needed = data.final_tiles()[value].option
    return {key: value, **({needed: "true"} if needed else {})}


def drawn(key: str, value: str) -> GameSetup:
    start_vp = VP if (key, value) == ("vp", "file") else None
    return draw(2, 5, options=parse_options([f"{k}={v}" for k, v in needs(key, value).items()]), start_vp=start_vp)


# ---- options ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "value"), CHOICES)
def test_every_value_by_every_door(key: str, value: str) -> None:
    """As typed, in a setup file, in a save, and as the app asks for it: the same game."""
    setup = drawn(key, value)
    assert setup.options == settle_options("official", needs(key, value)).values
    assert load_setup(dump_setup(setup)) == setup
    assert load_save(dump_save(setup, [])).setup == setup
    wish = setup_shapes.NewGameRequest(
        seats=[setup_shapes.SeatRequest(), setup_shapes.SeatRequest()],
        options=needs(key, value),
        seed=5,
        start_vp=VP if (key, value) == ("vp", "file") else {},
    )
    assert set_up(wish, {}).setup == setup


def test_the_keys_and_values_people_were_promised() -> None:
    values = {key: set(option.values) for key, option in data.options().items()}
    assert values["vp"] == {"flat", "table", "file"}
    assert values["turn-order"] == {"clockwise", "passing"}
    assert values["factions"] == {"choice", "random", "auction"}
    assert values["final-tile"] == {"off", "draw", *data.final_tiles()}
    for key in ("promo-bonus", "promo-towns", "temple-tile", "fire-and-ice"):
        assert values[key] == {"true", "false"}


@pytest.mark.parametrize("key", data.options())
def test_every_option_has_one_line_in_every_language(key: str) -> None:
    for locale in LOCALES:
        for text in (t(locale, f"ruling-{key}"), t(locale, f"option-{key}")):
            assert text and "\n" not in text and not text.startswith(("ruling-", "option-"))


@pytest.mark.parametrize(
    ("option", "tiles"),
    [("promo-bonus", data.bonus_cards()), ("promo-towns", data.town_tiles()), ("temple-tile", data.scoring_tiles())],
)
def test_promo_tiles_are_in_play_with_their_option_only(option: str, tiles: dict[str, data.BonusCard]) -> None:
    own = {code for code, tile in tiles.items() if tile.option == option}
    without, with_it = (
        set(in_play(tiles, resolve_options("official", {option: value}))) for value in ("false", "true")
    )
    assert own and with_it - without == own


def test_final_tiles_off_drawn_and_named() -> None:
    assert draw(2, 1).final_tile == ""
    seen = {draw(2, seed, options={"final-tile": "draw"}).final_tile for seed in range(40)}
    assert seen == {name for name, tile in data.final_tiles().items() if not tile.option} and len(seen) == 4
    for name in seen:
        assert draw(2, 1, options={"final-tile": name}).final_tile == name


def test_starting_vp_flat_by_table_and_given() -> None:
    assert [seat.vp for seat in Game(draw(2, 1, factions=FACTIONS)).players] == [20, 20]
    table = data.vp_tables()["base"]
    by_table = Game(draw(2, 1, factions=FACTIONS, options={"vp": "table"}))
    assert [seat.vp for seat in by_table.players] == [table[key] for key in FACTIONS] != [20, 20]
    given = Game(draw(2, 1, factions=FACTIONS, start_vp={"witches": 7, "nomads": 33}))
    assert [seat.vp for seat in given.players] == [7, 33]


@pytest.mark.parametrize("map_name", data.vp_tables())
def test_tables_of_starting_vp_know_every_faction(map_name: str) -> None:
    assert set(data.vp_tables()[map_name]) == set(data.factions())


# ---- presets ------------------------------------------------------------------------------------------------


def test_presets_are_what_their_names_say() -> None:
    presets = data.presets()
    assert list(presets) == ["first-game", "standard", "tournament", "everything"]
    assert presets["first-game"].introductory and presets["standard"].options == {}
    assert presets["tournament"].options == TOURNAMENT
    boxes = {"fire-and-ice": "true", "merchants": "true", "final-tile": "draw"}
    assert presets["everything"].options == {**TOURNAMENT, **boxes}


@pytest.mark.parametrize("preset", data.presets())
def test_presets_are_playable_and_explained(preset: str) -> None:
    setup = draw(2, 3, preset=preset)
    assert setup.options == resolve_options("official", data.presets()[preset].options)
    assert Game(setup).moves()
    for locale in LOCALES:
        assert t(locale, f"preset-{preset}") != t(locale, f"preset-{preset}.text") != f"preset-{preset}.text"


@pytest.mark.parametrize(
    "wish",
    [
        {"map": "lakes"}, {"options": {"promo-bonus": "true"}}, {"factions": FACTIONS}, {"start_vp": VP},
        {"facts": {"shipyards.witches.coins": 1}},
    ],
)  # fmt: skip
def test_nothing_about_the_first_game_is_chosen(wish: dict[str, Any]) -> None:
    with pytest.raises(SetupError, match="The first game is fixed"):
        draw(2, 3, preset="first-game", **wish)


def test_a_chosen_option_goes_before_that_of_the_preset() -> None:
    setup = draw(2, 3, preset="tournament", options={"temple-tile": "false", "fire-and-ice": "true"})
    assert setup.options == resolve_options("official", {**TOURNAMENT, "temple-tile": "false", "fire-and-ice": "true"})


START = [  # preset, map, options that are chosen; the value of vp, and why
    ("", "base", {}, "flat", "profile"),
    ("standard", "base", {}, "flat", "profile"),
    ("standard", "lakes", {"fire-and-ice": "true"}, "flat", "profile"),
    ("tournament", "base", {}, "table", "preset"),
    ("tournament", "fjords", {"vp": "flat"}, "flat", "chosen"),
    ("everything", "base", {}, "table", "merchants"),
    ("everything", "fjords", {"merchants": "false"}, "table", "preset"),
    ("standard", "base", {"merchants": "true"}, "table", "merchants"),
    ("", "fire-and-ice", {"merchants-ships": "true"}, "table", "merchants"),
    ("", "revised", {"merchants-tiles": "true"}, "table", "merchants"),
    ("", "base", {"merchants": "true", "vp": "flat"}, "flat", "chosen"),
    ("tournament", "base", {"factions": "auction"}, "flat", "auction"),
    ("everything", "base", {"factions": "auction"}, "flat", "auction"),
    ("everything", "lakes-1.3", {}, "flat", "no-table"),
    ("tournament", "fjords-2.0", {}, "flat", "no-table"),
]


@pytest.mark.parametrize(("preset", "world", "chosen", "value", "why"), START)
def test_starting_vp_follow_from_other_choices(
    preset: str, world: str, chosen: dict[str, str], value: str, why: str
) -> None:
    """Merchants, Appendix VIII: the map's table, with or without expansions, but not in an auction."""
    settled = settle_options("official", chosen, preset, world)
    assert (settled.values["vp"], settled.why["vp"]) == (value, why)
    setup = draw(3, 4, map=world, options=chosen, preset=preset)
    assert setup.options == settled.values
    table = data.vp_tables()[world if value == "table" else "flat"]
    assert list(setup.engine_setup().start_vp) == [table[key] for key in data.factions()]
    seats = [setup_shapes.SeatRequest()] * 3
    wish = setup_shapes.NewGameRequest(seats=seats, options=chosen, map=world, preset=preset or "standard", seed=4)
    assert set_up(wish, {}).setup.options["vp"] == value
    for locale in LOCALES:
        assert "start-vp" not in vp_line(settled, world, locale)


def test_the_first_game_starts_as_in_the_base_rulebook() -> None:
    assert draw(3, 4, preset="first-game").options["vp"] == "flat"


def test_starting_vp_that_are_given_go_before_all() -> None:
    setup = draw(2, 3, preset="everything", start_vp=VP)
    assert setup.options["vp"] == "file"
    assert set(setup.engine_setup().start_vp) == {31}


def test_a_map_of_ones_own_has_no_table() -> None:
    rows = data.map_rows(data.maps()["base"], data.common())
    assert draw(2, 3, map="mine", map_rows=rows, preset="everything").options["vp"] == "flat"


def test_an_older_game_keeps_its_starting_vp() -> None:
    """What follows is for new games: a save of ships with 20 VP for everybody opens with 20 VP."""
    setup = draw(2, 3, options={"merchants": "true", "vp": "flat"})
    for again in (load_setup(dump_setup(setup)), load_save(dump_save(setup, [])).setup):
        assert again.options["vp"] == "flat" and set(again.engine_setup().start_vp) == {20}


def test_the_mark_of_a_table_is_said() -> None:
    options = {"merchants": "true"}
    assert "house table" in vp_line(settle_options("official", options, map="lakes"), "lakes")
    assert "2017" in vp_line(settle_options("official", options), "base")
    assert vp_line(settle_options("official", {}), "base").endswith("starts everyone with 20 VP.")


def test_the_app_shows_presets_and_options_from_the_data() -> None:
    shown = catalogue()
    assert list(shown.presets) == list(data.presets())
    assert {key: shown.preset_options[key] for key in shown.presets} == {
        k: p.options for k, p in data.presets().items()
    }
    assert shown.options == data.offered_options()


# ---- labels -------------------------------------------------------------------------------------------------


def test_two_maps_are_labelled_from_another_row_by_the_site() -> None:
    assert {name for name in SHIFTED if not name[-1].isdigit()} == {"fire-and-ice", "lakes"}  # without older versions


@pytest.mark.parametrize("name", data.maps())
def test_ledgers_have_the_sites_labels_and_everything_shown_the_printed_ones(name: str) -> None:
    game = Game(draw(2, 1, map=name, profile="snellman", factions=FACTIONS))
    board = game.setup.board()
    for _ in range(5):
        game.play(game.moves()[0])
    spaces = [int(space) for space in range(board.n) if game.map.spaces[space].structure]
    printed = {board.labels[space] for space in spaces}
    site = {board.site_labels[space] for space in spaces}
    assert {space.label for space in game.map.spaces if space.structure} == printed
    rows = write_ledger(game.setup, game.actions).partition("setup ")[2]
    assert set(re.findall(r"build (\w+)", rows, re.IGNORECASE)) == site
    assert set(re.findall(r"build (\w+)", dump_save(game.setup, game.actions))) == printed
    assert (printed != site) == (name in SHIFTED)
    player = LedgerPlayer(read_ledger(write_ledger(game.setup, game.actions)))
    player.play_all()
    assert list(player.state.values()) == list(game.state.values())
