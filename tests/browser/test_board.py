"""The map: names, ghosts, overlays, reasons, keys, marks of our own values; and the tabs below it on a phone."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Windows
from tests.browser.serving import Server
from tests.browser.table import (
    Loaded,
    cell,
    click_on,
    covered,
    mid_game,
    names_on_map,
    point_at,
    put_away_news,
    sit_down,
    switch,
    written,
)


@pytest.fixture(scope="module")
def game(server: Server) -> Loaded:
    return Loaded(server, mid_game())


@pytest.fixture(scope="module")
def view(server: Server, game: Loaded) -> dict[str, Any]:
    return game.view(server)


@pytest.fixture(scope="module")
def looks(server: Server, game: Loaded) -> dict[str, Any]:
    found: dict[str, Any] = server.call("GET", f"/api/games/{game.id}/overlays/0")
    return found


# ---- what is drawn ----------------------------------------------------------------------------------------


def test_names_of_spaces_can_be_switched_off(windows: Windows, game: Loaded, view: dict[str, Any]) -> None:
    land = {one["label"]: [one["label"]] for one in view["table"]["map"]["spaces"] if one["terrain"] != "river"}
    page = sit_down(windows, game)
    names = page.locator(".space-label")
    assert written(page, ".space-label") == land
    for wanted in (0, len(land)):
        switch(page, "Names of spaces")
        expect(names).to_have_count(wanted)
        page.reload()
        page.wait_for_selector("[data-space]")
        expect(names).to_have_count(wanted)


def test_hovering_shows_the_ghost_and_the_spades(
    windows: Windows, game: Loaded, view: dict[str, Any], looks: dict[str, Any]
) -> None:
    """On land that can become home, and on land that is home already."""
    builds = {one["target"] for one in view["desk"]["moves"] if "build" in one["text"]}
    spades = {label: n for label, n in looks["spades"].items() if label in builds}
    page = sit_down(windows, game)
    put_away_news(page)
    ghost = page.locator(".board-marks .ghost")
    assert ghost.count() == 0
    for number in sorted(set(spades.values())):
        label = next(one for one, n in spades.items() if n == number)
        point_at(page, label)
        expect(ghost).to_have_count(1)
        assert list(written(page, ".board-marks .ghost")) == [label]
        assert written(page, ".badge-spades text") == ({label: [str(number)]} if number else {})
        river = next(one["label"] for one in view["table"]["map"]["spaces"] if one["terrain"] == "river")
        point_at(page, river)
        expect(ghost).to_have_count(0)
        expect(page.locator(".badge-spades")).to_have_count(0)
        point_at(page, label)
        expect(ghost).to_have_count(1)
        page.mouse.move(5, 5)  # and off the map
        expect(ghost).to_have_count(0)
    assert len(set(spades.values())) > 1


# ---- overlays ---------------------------------------------------------------------------------------------

DRAWN = ".veil, .look, .digs, .town-chance, .leech-place, .area"
OVERLAYS = {"reach": "Reach", "spades": "Spades", "towns": "Towns", "leech": "Power for others", "network": "Network"}


def check_overlay(page: Page, name: str, looks: dict[str, Any]) -> None:
    """What is drawn is what the server answered, at the right places."""
    if name == "reach":
        assert covered(page, ".look:not(.dashed) .look-line") == set(looks["reach"])
        assert covered(page, ".look.dashed .look-line") == set(looks["reach_more"])
    elif name == "spades":
        assert written(page, ".digs text") == {label: [str(n)] for label, n in looks["spades"].items()}
    elif name == "towns":
        assert covered(page, ".town-chance .look-line") == {label for one in looks["towns"] for label in one["spaces"]}
        pills = [re.sub(r"\s", "", text) for text in page.locator(".town-chance .pill").all_text_contents()]
        assert sorted(pills) == sorted(
            f"{one['power']}/{one['needed']}{one['structures']}/{one['structures_needed']}" for one in looks["towns"]
        )
    elif name == "leech":
        wanted = {label: [str(one["power"]) for one in places] for label, places in looks["leech"].items() if places}
        assert written(page, ".leech-place text") == wanted
    else:
        for number, area in enumerate(looks["network"]):
            assert covered(page, f".area-{number} .area-line") == set(area)


def test_overlays(windows: Windows, game: Loaded, looks: dict[str, Any]) -> None:
    page = sit_down(windows, game)
    drawn = page.locator(".board").locator(DRAWN)
    legend = page.get_by_role("complementary", name="Legend")
    expect(drawn).to_have_count(0)
    page.get_by_role("button", name="Overlays").click()
    for name, words in OVERLAYS.items():
        assert looks[name] and looks["reach_more"]
        page.get_by_role("radio", name=words).check()
        expect(legend).to_be_visible()
        expect(page.locator(".veil")).to_have_count(1)
        check_overlay(page, name, looks)
        page.get_by_role("radio", name="No overlay").check()
        expect(drawn).to_have_count(0)
        expect(legend).to_have_count(0)


def test_an_overlay_with_other_eyes(windows: Windows, server: Server, game: Loaded, looks: dict[str, Any]) -> None:
    others = server.call("GET", f"/api/games/{game.id}/overlays/2")
    assert set(others["reach"]) != set(looks["reach"])
    page = sit_down(windows, game)
    page.get_by_role("button", name="Overlays").click()
    page.get_by_role("radio", name="Reach").check()
    page.get_by_label("Seen from").select_option("2")
    expect(page.get_by_role("complementary", name="Legend")).to_contain_text("Engineers")
    check_overlay(page, "reach", others)


# ---- touching ---------------------------------------------------------------------------------------------


def test_what_is_grey_says_why(windows: Windows, game: Loaded, view: dict[str, Any], looks: dict[str, Any]) -> None:
    spaces = {one["label"]: one for one in view["table"]["map"]["spaces"]}
    reached = {*looks["reach"], *looks["reach_more"]}
    far = next(label for label in looks["spades"] if label not in reached)
    page = sit_down(windows, game)
    put_away_news(page)
    legal = set(page.locator("[data-space][data-legal]").evaluate_all("all => all.map(cell => cell.dataset.space)"))
    foreign = next(one["label"] for one in spaces.values() if one["owner"] and one["label"] not in legal)
    assert far not in legal
    reason = page.locator(".play-popover .reason")
    click_on(page, far)
    expect(page.get_by_role("dialog", name=re.compile(rf"^{far}\b"))).to_be_visible()
    expect(reason).to_contain_text(re.compile(rf"{far} .*reach"))
    page.keyboard.press("Escape")
    expect(reason).to_have_count(0)
    click_on(page, foreign)
    expect(reason).to_contain_text(f"{foreign} is occupied by")


def test_every_space_has_a_name(windows: Windows, game: Loaded, view: dict[str, Any]) -> None:
    page = sit_down(windows, game)
    spaces = view["table"]["map"]["spaces"]
    heard = re.findall(r"gridcell \"([^\"]+)\"", page.get_by_role("grid", name="Map").aria_snapshot())
    assert len(heard) == len(set(heard)) == len(spaces)
    by_label = names_on_map(page)
    assert sorted(heard) == sorted(by_label.values())
    factions = [player["faction"] for player in view["table"]["players"]]
    words = {"D": "dwelling", "TP": "trading house", "TE": "temple", "SH": "stronghold", "SA": "sanctuary"}
    for space in spaces:
        name = by_label[space["label"]].lower()
        if space["terrain"] == "river":
            assert name.startswith("the river by ")  # their labels stand nowhere on the map
        else:
            assert name.startswith(f"{space['label'].lower()}, ")  # and the terrain at least
        if space["structure"]:
            assert words[space["structure"]] in name and factions[space["owner"]] in name
        assert ("possible now" in name) == (cell(page, space["label"]).get_attribute("data-legal") is not None)


def test_the_map_is_one_tab_stop_and_arrows_move(windows: Windows, game: Loaded, view: dict[str, Any]) -> None:
    page = sit_down(windows, game)
    at = {(one["row"], one["x"]): one["label"] for one in view["table"]["map"]["spaces"]}
    place = {label: where for where, label in at.items()}

    def focused() -> str:
        return str(page.evaluate("document.activeElement?.dataset.space ?? ''"))

    expect(page.locator("[data-space][tabindex='0']")).to_have_count(1)
    page.get_by_role("button", name="Zoom in").focus()
    page.keyboard.press("Shift+Tab")
    start = focused()
    assert start, "Tab does not lead onto the map"
    page.keyboard.press("Tab")
    assert not focused(), "a second tab stop on the map"
    cell(page, "E5").focus()
    row, x = place["E5"]
    page.keyboard.press("ArrowRight")
    assert focused() == at[row, x + 2]
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert focused() == at[row, x - 2]
    page.keyboard.press("ArrowDown")
    assert place[focused()] in {(row + 1, x - 1), (row + 1, x - 3)}
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert place[focused()][0] == row - 1
    page.keyboard.press("Home")
    assert place[focused()] == min(where for where in at if where[0] == row - 1)
    page.keyboard.press("End")
    last = focused()
    assert place[last] == max(where for where in at if where[0] == row - 1)
    page.keyboard.press("ArrowRight")
    assert focused() == last  # the map ends here
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    assert focused() == last  # where one was


# ---- marks of our own values ------------------------------------------------------------------------------


STRIPS = {
    "power_actions": ".power-actions",
    "bonus_cards": ".bonus-cards",
    "favor_tiles": ".favor-tiles",
    "town_tiles": ".town-tiles",
    "scoring_tiles": ".scoring-tiles",
}


def test_values_of_our_own_are_marked(windows: Windows, game: Loaded, view: dict[str, Any]) -> None:
    """No tile of the base game has one. A catalogue in which the first of every kind has says whether it is seen."""
    tiles = view["table"]["tiles"]
    codes = {
        "power_actions": next(iter(tiles["power_actions"])),
        "bonus_cards": tiles["bonus"][0]["code"],
        "favor_tiles": next(iter(tiles["favors_left"])),
        "town_tiles": next(iter(tiles["towns_left"])),
        "scoring_tiles": tiles["scoring"][0]["code"],
    }

    def answer(route: Route) -> None:
        catalogue = route.fetch().json()
        for kind, code in codes.items():
            catalogue[kind][code]["source"] = "house: not in any rulebook"
        route.fulfill(body=json.dumps(catalogue), content_type="application/json")

    page = sit_down(windows, game)
    for strip in STRIPS.values():
        expect(page.locator(f"{strip} .tile").first).to_be_visible()
    expect(page.locator(".house-mark")).to_have_count(0)
    page.route("**/api/catalogue", answer)
    page.reload()
    page.wait_for_selector("[data-space]")
    for strip in STRIPS.values():
        marked = page.locator(f"{strip} .tile:has(.house-mark)")
        expect(marked).to_have_count(1)
        expect(marked.locator(".house-mark")).to_be_visible()
    page.locator(".bonus-cards .tile:has(.house-mark)").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("not found it in any rulebook")


def test_help_marks_what_is_our_own(windows: Windows) -> None:
    page = windows.open("/#/help/first-play")
    expect(page.locator(".topic .mark-note").filter(has_text="inferred")).to_be_visible()
    page = windows.open("/#/help/leech")
    expect(page.locator(".topic h2")).to_be_visible()
    expect(page.locator(".topic .mark-note").filter(has=page.locator("[href='#i-house']"))).to_have_count(0)


# ---- on a phone -------------------------------------------------------------------------------------------


def test_nothing_on_a_phone_scrolls_sideways(windows: Windows, game: Loaded) -> None:
    page = sit_down(windows, game, width=390, height=844, touch=True)
    tabs = page.get_by_role("tab")
    assert tabs.count() == 5
    for number in range(tabs.count()):
        tabs.nth(number).tap()
        expect(tabs.nth(number)).to_have_attribute("aria-selected", "true")
        wide = page.evaluate(
            """() => {
              scrollTo(500, 0);
              const panel = document.querySelector('.tab-panel');
              panel.scrollLeft = 500;
              const beyond = [...panel.querySelectorAll('*')].filter(one => one.getBoundingClientRect().right > 391);
              return [innerWidth, scrollX, panel.scrollLeft, beyond.map(one => one.className.baseVal ?? one.className)];
            }"""
        )
        assert wide == [390, 0, 0, []], tabs.nth(number).inner_text()
