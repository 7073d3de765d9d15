"""The form of a new game: what is chosen there is what the server is asked for and what lies on the table."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from mystica import data
from tests.browser.conftest import Windows, settle
from tests.browser.person import GAME
from tests.browser.playing import menu, unfold_form
from tests.browser.serving import Server
from tests.browser.test_fire_and_ice import BASE_ROWS, Picture, new_game, option, preset

BOT_LEVELS = ("novice", "casual", "strong", "expert")


def begin(page: Page) -> dict[str, Any]:
    """Start the game; the answer is what the server was asked for."""
    start = page.get_by_role("button", name="Start the game")
    with page.expect_request(lambda one: one.url.endswith("/api/games") and one.method == "POST") as asked:
        start.click()
    return dict(asked.value.post_data_json or {})


def table_of(page: Page, server: Server) -> dict[str, Any]:
    """The new game as the server has it, once it is on the table."""
    page.wait_for_selector(GAME)
    id = page.url.split("/game/")[1].split("/")[0]
    found: dict[str, Any] = server.call("GET", f"/api/games/{id}")
    return found


def choose(page: Page, group: str, name: str) -> None:
    page.get_by_role("group", name=group).get_by_text(name, exact=True).click()


def advanced(page: Page) -> Locator:
    """What only those open who want to decide everything."""
    found = page.locator("details.advanced")
    found.locator("summary").click()
    return found


# ---- kinds of games ---------------------------------------------------------------------------------------


def test_every_preset_is_explained_and_sets_its_options(windows: Windows, server: Server) -> None:
    catalogue = server.call("GET", "/api/catalogue")
    page = new_game(windows)
    kinds = page.get_by_role("group", name="Which game?").locator("label")
    expect(kinds).to_have_count(len(catalogue["presets"]))
    explained = kinds.locator(".one-of-hint").all_inner_texts()
    assert len(set(explained)) == len(catalogue["presets"]) and all(len(text) > 20 for text in explained)
    for name, title in (("standard", "Standard"), ("tournament", "Tournament"), ("everything", "Everything")):
        preset(page, title)
        given = catalogue["preset_options"][name]
        for key, facts in catalogue["options"].items():
            row = page.locator(f"[data-option='{key}']")
            if key == "factions" or "merchants-" in key:
                continue
            needs = catalogue["options"].get(facts["needs"], {"whole": ""})
            if facts["needs"] and "true" not in (given.get(facts["needs"]), given.get(needs["whole"])):
                expect(row).to_have_count(0)  # a ruling of a box that is not in the game
                continue
            wanted = given.get(key, facts["official"])
            if row.locator("select").count():
                expect(row.locator("select")).to_have_value(wanted)
            else:
                expect(row.locator("[role=switch]").first).to_be_checked(checked=wanted == "true")
    preset(page, "First game")
    expect(page.locator("[data-option]")).to_have_count(0)  # everything is given
    expect(page.get_by_role("group", name="Factions")).to_have_count(0)


def test_every_option_is_explained_where_it_is_chosen(windows: Windows, server: Server) -> None:
    options = server.call("GET", "/api/catalogue")["options"]
    page = new_game(windows)
    preset(page, "Everything")  # rulings of a box are there with the box
    advanced(page)
    told = set()
    for key in options:
        if key == "factions":  # a choice of its own, with a line for each answer
            continue
        row = page.locator(f"[data-option='{key}']")
        expect(row).to_have_count(1)
        words = row.locator("small").first.inner_text()
        assert len(words.split()) > 3, key
        told.add(words)
    assert len(told) >= len(options) - 2
    ways = page.get_by_role("group", name="Factions").locator(".one-of-hint").all_inner_texts()
    assert len(set(ways)) == 4 and all(len(text) > 20 for text in ways)


# ---- a glance -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr", "ko"])
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1366, 620), (390, 844)])
def test_the_start_button_is_always_in_view(
    windows: Windows, picture: Picture, width: int, height: int, language: str
) -> None:
    page = windows.open("/#/new", width=width, height=height, touch=width == 390, language=language)
    start = page.locator(".start-box [type=submit]")
    expect(page.locator(".map-choice .map-picture")).to_be_visible()
    settle(page)
    picture(page, f"new-game-{width}-{height}-{language}")
    expect(start).to_be_in_viewport(ratio=1)
    if height > 700:  # who plays and how well is there without scrolling, too
        groups = page.locator(".new-game-quick .one-of")
        expect(groups).to_have_count(3)
        for group in groups.all():
            expect(group).to_be_in_viewport(ratio=1 if width > 700 else 0.5)
    unfold_form(page)
    page.locator("details.group").last.scroll_into_view_if_needed()
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    settle(page)
    expect(start).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_players_and_level_at_a_touch(windows: Windows) -> None:
    page = windows.open("/#/new")
    says = page.locator("details.group").first.locator("summary .soft")
    expect(says).to_have_text("You, Casual 1, Casual 2, and Casual 3")
    choose(page, "Bots", "Strong")
    choose(page, "Players", "3")
    expect(says).to_have_text("You, Strong 1, and Strong 2")
    unfold_form(page)
    page.get_by_label("Who sits at seat 3").select_option("novice")
    expect(page.get_by_role("group", name="Bots").get_by_role("radio", checked=True)).to_have_count(0)  # they differ
    choose(page, "Players", "5")
    expect(page.locator(".seat-row")).to_have_count(5)
    seats = begin(page)["seats"]
    assert [seat["bot"] for seat in seats] == ["", "strong", "novice", "casual", "casual"]


def test_folded_groups_say_what_is_set(windows: Windows) -> None:
    page = new_game(windows)
    said = page.locator("details.group > summary .soft")
    expect(said).to_have_text(
        [
            "You and Casual",
            "Chosen in the game",
            "Only what every game has",
            "Drawn",
            re.compile("Title, seed"),
        ]
    )
    choose(page, "Factions", "Auctioned")
    part(page, "merchants-ships").click()
    choose(page, "Tiles and cards", "Picked here")
    expect(said.nth(1)).to_have_text("Auctioned")
    expect(said.nth(2)).to_have_text("Merchants of the Seas: ships")
    expect(said.nth(3)).to_have_text("Picked here")
    preset(page, "First game")
    expect(said).to_have_count(2)  # the rest is given


@pytest.mark.parametrize("width", [1366, 390])
@pytest.mark.parametrize("language", ["fr", "ko"])
def test_names_of_factions_are_not_cut(windows: Windows, width: int, language: str) -> None:
    page = windows.open("/#/new", width=width, height=844, touch=width == 390, language=language)
    page.locator(".game-kinds label").first.click()
    unfold_form(page)
    chips = page.locator(".seat-row .faction-chip")
    for players in (2, 3, 4, 5):
        page.locator(".new-game-quick .one-of").nth(1).locator("label").nth(players - 2).click()
        expect(chips).to_have_count(players)
        assert chips.evaluate_all(_CUT) == []
    page.locator(".game-kinds label").nth(3).click()
    unfold_form(page)
    page.locator("details.group:has(.one-of.cards) label").nth(3).click()  # picked here
    page.locator(".seat-row .pick-faction").first.click()
    assert page.locator(".faction-band b, .faction-band span").evaluate_all(_CUT) == []


_CUT = """all => all.filter(one => {
  const { left, right } = one.getBoundingClientRect();
  const card = one.closest(".seat-row, .faction-option").getBoundingClientRect();
  const inline = getComputedStyle(one).display === "inline"; // then it has no width of its own
  return (one.scrollWidth > one.clientWidth && !inline) || left < card.left || right > card.right;
}).map(one => one.textContent)"""


# ---- who plays --------------------------------------------------------------------------------------------


def test_people_and_bots_with_levels_in_their_order(windows: Windows, server: Server) -> None:
    page = new_game(windows)
    for level in BOT_LEVELS:
        page.get_by_label("Who sits at seat 2").select_option(level)
        expect(page.locator(".bot-levels dd")).not_to_have_text("")
    page.get_by_role("button", name="Add a person").click()
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_label("Name at seat 1").fill("Anna")
    page.get_by_label("Name at seat 3").fill("Ben")
    page.get_by_role("button", name="Move seat 3 up").click()
    expect(page.get_by_label("Name at seat 2")).to_have_value("Ben")
    seats = begin(page)["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats[:2]] == [("Anna", ""), ("Ben", "")]
    assert [seat["bot"] for seat in seats[2:]] == ["expert", "casual"]
    view = table_of(page, server)
    assert [(seat["name"], seat["bot"]) for seat in view["seats"][:2]] == [("Anna", ""), ("Ben", "")]
    again = windows.open("/")
    again.goto(page.url)
    again.wait_for_selector(GAME)  # whoever has only the link of the game watches
    expect(again.locator(".player-board[data-mine]")).to_have_count(0)


@pytest.mark.parametrize("width", [1280, 390])
def test_more_time_for_an_expert(windows: Windows, server: Server, width: int) -> None:
    page = windows.open("/#/new", width=width, height=800, touch=width == 390)
    preset(page, "First game")
    unfold_form(page)
    time = page.get_by_label("Time for each move at seat 2")
    expect(time).to_have_count(0)  # only those who search have a use for it
    page.get_by_label("Who sits at seat 2").select_option("expert")
    expect(time).to_have_value("expert")
    assert time.locator("option").all_inner_texts() == ["1 s (usual)", "3 s per move", "10 s per move", "30 s per move"]
    time.press("ArrowDown")
    expect(page.get_by_label("Name at seat 2")).to_have_attribute("placeholder", "Expert, 3 s")
    expect(page.locator(".bot-levels dt")).to_have_text(["Expert", "Casual"])
    box = time.bounding_box()
    assert box is not None and box["height"] >= 38 and box["x"] >= 0 and box["x"] + box["width"] <= width
    assert [(seat["name"], seat["bot"]) for seat in begin(page)["seats"]][1] == (None, "expert@3s")
    view = table_of(page, server)
    assert view["seats"][1]["bot"] == "expert@3s"
    menu(page, "Seats and links")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_label("Time for each move at seat 2")).to_have_value("expert@3s")
    sheet.get_by_label("Time for each move at seat 2").select_option("expert@30s")
    expect(sheet.get_by_text("Expert, 30 s", exact=True)).to_be_visible()  # a bot is called by what it is
    assert table_of(page, server)["seats"][1]["bot"] == "expert@30s"
    sheet.get_by_label("Who sits at seat 2").select_option("novice")
    expect(sheet.get_by_label("Time for each move at seat 2")).to_have_count(0)
    sheet.get_by_label("Who sits at seat 2").select_option("expert")
    expect(sheet.get_by_label("Time for each move at seat 2")).to_have_value("expert")


# ---- factions, tiles, seed --------------------------------------------------------------------------------


def test_factions_at_random(windows: Windows, server: Server) -> None:
    page = new_game(windows)
    choose(page, "Factions", "Random")
    assert begin(page)["options"]["factions"] == "random"
    offered = page.locator("[data-target^='faction:'].legal")
    expect(offered).to_have_count(2)  # those of the colour that was drawn
    colours = {data.factions()[key.split(":")[1]].colour for key in offered.evaluate_all(_TARGETS)}
    assert len(colours) == 1


_TARGETS = "all => all.map(one => one.dataset.target)"


def test_an_auction_from_the_form(windows: Windows, server: Server) -> None:
    page = new_game(windows, seats=3)
    choose(page, "Factions", "Auctioned")
    vp = data.common().auction_vp
    expect(page.locator("[data-option='vp']")).to_contain_text(
        f"everybody begins with {vp} VP and pays the winning bid"
    )
    expect(option(page, "vp")).to_have_count(0)
    wish = begin(page)
    assert wish["options"]["factions"] == "auction" and "vp" not in wish["options"]
    expect(page.locator(".auction .lot")).to_have_count(3)
    expect(page.get_by_test_id("bid").first).to_be_visible()
    assert table_of(page, server)["options"]["factions"] == "auction"


def test_tiles_picked_here(windows: Windows, server: Server) -> None:
    page = new_game(windows)
    choose(page, "Tiles and cards", "Picked here")
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    expect(page.locator(".start-box")).to_contain_text("Pick a scoring tile for every round.")
    tiles = page.locator(".tile-choice.scoring-tile")
    for at in (5, 4, 3, 2, 1, 0):
        tiles.nth(at).click()
    expect(tiles.nth(0).locator(".round-number")).to_contain_text("6")
    expect(tiles.nth(6)).to_be_disabled()  # there are six rounds
    expect(page.locator(".start-box")).to_contain_text("Pick the bonus cards.")
    cards = page.locator(".tile-choice.bonus-card")
    for at in range(5):
        expect(start).to_be_disabled()
        cards.nth(at).click()
    expect(start).to_be_enabled()
    wish = begin(page)
    assert len(set(wish["scoring"])) == 6 and len(set(wish["bonus"])) == 5
    tiles_there = table_of(page, server)["table"]["tiles"]
    assert [tile["code"] for tile in tiles_there["scoring"]] == wish["scoring"]
    assert [card["code"] for card in tiles_there["bonus"]] == wish["bonus"]


def test_the_same_seed_draws_the_same_tiles(windows: Windows, server: Server) -> None:
    drawn = []
    for seed in ("4711", "4711", "4712"):
        page = new_game(windows)
        advanced(page).get_by_label("Seed").fill(seed)
        assert begin(page)["seed"] == int(seed)
        tiles = table_of(page, server)["table"]["tiles"]
        drawn.append(json.dumps([tiles["scoring"], tiles["bonus"]]))
    assert drawn[0] == drawn[1] != drawn[2]


# ---- starting VP ------------------------------------------------------------------------------------------


def give_witches(page: Page) -> None:
    choose(page, "Factions", "Picked here")
    page.get_by_role("button", name="Faction for Player 1").click()
    page.get_by_role("dialog").locator(".faction-option").filter(has_text="Witches").locator("button").first.click()


@pytest.mark.parametrize("way", ["flat", "table", "file"])
def test_starting_vp(windows: Windows, server: Server, way: str) -> None:
    """The same for all, the map's table, or a number of one's own."""
    of_map = next(one for one in server.call("GET", "/api/catalogue")["maps"] if one["name"] == "base")["start_vp"]
    wanted = {"flat": 20, "table": of_map["witches"], "file": 57}[way]
    assert len({20, of_map["witches"], 57}) == 3
    page = new_game(windows)
    give_witches(page)
    option(page, "vp").select_option(way)
    values = page.locator(".vp-values li").filter(has_text="Witches")
    if way == "table":
        expect(values).to_contain_text(str(wanted))
    elif way == "file":
        expect(values.locator("input")).to_have_value(str(of_map["witches"]))  # to begin with
        values.locator("input").fill(str(wanted))
    else:
        expect(values).to_have_count(0)
    wish = begin(page)
    assert wish["start_vp"].get("witches") == (wanted if way == "file" else None)
    assert table_of(page, server)["table"]["players"][0]["vp"] == wanted
    expect(page.locator(".player-board[aria-label='Witches'] .resource.vp .rolling")).to_have_text(str(wanted))


WHY = [  # preset, other choices; the value, the reason and the mark in words
    ("Standard", {}, "flat", "The base rulebook starts everyone with 20 VP.", ""),
    ("Standard", {"merchants": True}, "table", "Merchants of the Seas is in play", "official table of 2017"),
    ("Tournament", {}, "table", "Appendix VIII of Merchants of the Seas", "official table of 2017"),
    ("Tournament", {"map": "lakes"}, "table", "Appendix VIII of Merchants of the Seas", "A house table"),
    ("Everything", {"map": "fjords"}, "table", "Merchants of the Seas is in play", "A house table"),
    ("Everything", {"map": "lakes-1.3"}, "flat", "We know of no table of starting VP for this map.", ""),
]


@pytest.mark.parametrize(("kind", "chosen", "value", "reason", "mark"), WHY)
def test_the_page_says_which_starting_vp_apply_and_why(
    windows: Windows, server: Server, kind: str, chosen: dict[str, Any], value: str, reason: str, mark: str
) -> None:
    page = new_game(windows)
    preset(page, kind)
    if "map" in chosen:
        page.get_by_role("button", name="Choose a map").click()
        page.locator(f"[data-map='{chosen['map']}']").click()
    if "merchants" in chosen:
        page.locator("[data-option='merchants'] .switch-track").first.click()
    expect(option(page, "vp")).to_have_value(value)
    expect(page.get_by_test_id("vp-why")).to_contain_text(reason)
    if mark:
        expect(page.locator(".vp-row p")).to_contain_text(mark)
    else:
        expect(page.locator(".vp-row p")).to_have_count(0)
    if chosen.get("map") == "lakes-1.3":
        expect(page.get_by_test_id("no-canals")).to_contain_text("no canals")
    wish = begin(page)
    assert "vp" not in wish["options"]
    assert table_of(page, server)["options"]["vp"] == value


def test_chosen_starting_vp_go_before_all(windows: Windows, server: Server) -> None:
    page = new_game(windows)
    preset(page, "Everything")
    option(page, "vp").select_option("flat")
    expect(page.get_by_test_id("vp-why")).to_have_text("Chosen for this game.")
    assert begin(page)["options"]["vp"] == "flat"
    assert table_of(page, server)["options"]["vp"] == "flat"


# ---- maps -------------------------------------------------------------------------------------------------


def test_a_map_of_ones_own_from_a_file(windows: Windows, server: Server, tmp_path: Path) -> None:
    """Chosen as a file; its name and its rows go into the game."""
    rows = [*BASE_ROWS[:-1], BASE_ROWS[-1].replace("U", "K", 1)]
    file = tmp_path / "My land.txt"
    file.write_text("\n".join(rows))
    page = new_game(windows)
    page.get_by_role("button", name="Choose a map").click()
    page.get_by_role("dialog").locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Play on this map").click()
    expect(page.get_by_test_id("map-name")).to_have_text("my-land")
    wish = begin(page)
    assert wish["map"] == "my-land" and wish["map_text"].split() == "\n".join(rows).split()
    assert table_of(page, server)["table"]["map"]["name"] == "my-land"
    expect(page.locator("[data-space]")).to_have_count(113)


@pytest.mark.parametrize("name", ["fire-and-ice", "lakes", "fjords"])
def test_the_picture_beside_the_form_is_of_the_map_chosen(windows: Windows, server: Server, name: str) -> None:
    page = new_game(windows)
    beside = page.locator(".map-choice use[href^='#t-']")
    before = beside.evaluate_all(_HREFS)
    page.get_by_role("button", name="Choose a map").click()
    page.locator(f"[data-map='{name}']").click()
    wanted = [colour for row in data.maps()[name].rows for colour in row if colour not in ("river", "none")]
    expect(beside).to_have_count(len(wanted))
    drawn = [href.split("-")[1] for href in beside.evaluate_all(_HREFS)]
    assert sorted(drawn) == sorted(wanted) and drawn != [href.split("-")[1] for href in before]
    assert begin(page)["map"] == name
    spaces = table_of(page, server)["table"]["map"]["spaces"]
    for colour in set(wanted):
        expect(page.locator(f".board-picture use[href^='#t-{colour}-']")).to_have_count(wanted.count(colour))
        assert sum(space["terrain"] == colour for space in spaces) == wanted.count(colour)


_HREFS = "all => all.map(one => one.getAttribute('href'))"


# ---- Merchants of the Seas --------------------------------------------------------------------------------


def part(page: Page, name: str) -> Locator:
    return page.locator(f"[data-option='{name}'] .switch").first


def test_the_box_whole_or_in_parts(windows: Windows, server: Server) -> None:
    page = new_game(windows)
    part(page, "merchants-ships").click()
    part(page, "merchants-canals").click()
    wish = begin(page)
    assert wish["options"] == {"merchants-ships": "true", "merchants-canals": "true", "factions": "choice"}
    sea = table_of(page, server)["table"]["sea"]
    expect(page.locator(".board .canal")).to_have_count(len(sea["canals"]))
    assert sea["canals"]
    page = new_game(windows)
    part(page, "merchants-ships").click()
    part(page, "merchants-canals").click()
    part(page, "merchants-ships").click()  # canals go with the ships
    expect(page.locator("[data-option='merchants-canals']").get_by_role("switch")).not_to_be_checked()
    part(page, "merchants-tiles").click()
    part(page, "merchants-cards-first").click()
    wish = begin(page)
    assert wish["options"] == {"merchants-tiles": "true", "merchants-cards-first": "true", "factions": "choice"}
    view = table_of(page, server)
    assert view["table"]["sea"] is None
    new = {code for code, card in data.bonus_cards().items() if "merchants" in card.option}
    assert len(new & {card["code"] for card in view["table"]["tiles"]["bonus"]}) >= 2


def test_a_final_tile_by_name(windows: Windows, server: Server) -> None:
    page = new_game(windows)
    option(page, "final-tile").select_option("settlements")
    begin(page)
    assert table_of(page, server)["table"]["tiles"]["final"] == "settlements"
    expect(page.locator(".game-final")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_starting_vp_are_readable_at_any_width(windows: Windows, picture: Picture, width: int, height: int) -> None:
    page = windows.open("/#/new", width=width, height=height)
    preset(page, "Everything")
    unfold_form(page)
    why = page.get_by_test_id("vp-why")
    why.scroll_into_view_if_needed()
    expect(why).to_be_visible()
    box = why.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= width
    picture(page, f"starting-vp-{width}")
