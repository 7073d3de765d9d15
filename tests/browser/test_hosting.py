"""What a host does with a game: closes it, deletes it, plays it again with the same people."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from mystica import data
from mystica.engine.flow import new_game
from mystica.engine.playout import random_actions
from mystica.notation.saves import dump_save
from mystica.setups import draw
from tests.browser.conftest import Windows
from tests.browser.person import GAME
from tests.browser.playing import cannot_move, menu
from tests.browser.serving import Server
from tests.browser.table import FACTIONS, Loaded, sit_down


def host(windows: Windows) -> Page:
    """Somebody who has made a game in the browser: the first game of two, played by both at this screen."""
    page = windows.open("/#/new")
    page.get_by_role("radio", name=re.compile("First game")).check()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(GAME)
    return page


def sure(page: Page, name: str) -> None:
    page.get_by_role("dialog", name=name).get_by_role("button", name=name).click()


def test_a_closed_game_is_only_looked_at(windows: Windows) -> None:
    page = host(windows)
    watcher = windows.open(page.url.removeprefix(page.url.split("/#")[0]))
    watcher.wait_for_selector(GAME)
    menu(page, "Close the game")
    sure(page, "Close the game")
    for window in (page, watcher):
        expect(window.get_by_text("The host has closed this game").first).to_be_visible()
        cannot_move(window)
    page.reload()
    expect(page.get_by_text("The host has closed this game").first).to_be_visible()


def test_a_deleted_game_is_gone_for_everybody(windows: Windows) -> None:
    page = host(windows)
    address = page.url.removeprefix(page.url.split("/#")[0])
    menu(page, "Delete the game")
    sure(page, "Delete the game")
    expect(page.get_by_role("heading", name="Mystica")).to_be_visible()
    expect(page.get_by_text("Continue")).to_have_count(0)
    visitor = windows.open(address)
    expect(visitor.locator(".trouble")).to_be_visible()


def test_the_same_once_more(windows: Windows, server: Server) -> None:
    """Same people, map and options, values of one's own too."""
    facts: dict[str, data.Value] = {
        "shipyards.witches.coins": 5, "favor_tiles.MFAV1.cult": "air", "favor_tiles.MFAV4.cult": "fire",
    }  # fmt: skip
    setup = draw(len(FACTIONS), 1, map="lakes", options={"merchants": "true", "turn-order": "passing"}, facts=facts)
    moves = [int(a) for a in random_actions(new_game(setup.engine_setup()), 1, 100_000, False)]
    game = Loaded(server, dump_save(setup, moves))
    page = sit_down(windows, game)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "#/game/" in url and game.id not in url)
    page.wait_for_selector(GAME)
    again = server.call("GET", f"/api/games/{page.url.rsplit('/', 1)[1]}")
    before = server.call("GET", f"/api/games/{game.id}")
    assert again["facts"] == facts and again["table"]["map"]["name"] == "lakes"
    for what in ("options", "profile", "title"):
        assert again[what] == before[what], what
    assert [(seat["name"], seat["bot"]) for seat in again["seats"]] == [(s["name"], s["bot"]) for s in before["seats"]]
