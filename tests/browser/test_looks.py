"""Every page in every language and theme, on a laptop and on a phone, without serious findings of the axe."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from mystica.engine.flow import new_game
from mystica.engine.playout import random_actions
from mystica.notation.saves import dump_save
from mystica.setups import draw
from tests.browser.conftest import PATIENCE, Windows, settle
from tests.browser.games import Made
from tests.browser.person import GAME, OFFERED, Person
from tests.browser.playing import LAID
from tests.browser.serving import Server

PAGES = {"start": "/", "new": "/#/new", "load": "/#/load", "help": "/#/help/leech"}
_KEY = re.compile(
    r"\b(?:shell|play|table|board|log|score|help-app|lesson|event|move|reason|prompt|option)-[a-z-]{3,}\b"
)


def findings(page: Page, within: str | None = None) -> list[str]:
    """What the axe calls serious or critical, on the whole page or within something."""
    answer: dict[str, Any] = Axe().run(page, context=within).response
    bad = [one for one in answer["violations"] if one["impact"] in ("serious", "critical")]
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in bad]


def prefer(page: Page, **wishes: object) -> None:
    page.evaluate("wishes => localStorage.setItem('mystica.preferences', wishes)", json.dumps(wishes))
    page.reload()


def no_keys_shown(page: Page) -> None:
    """A text that is missing would show its key."""
    shown = page.locator("body").inner_text()
    assert not _KEY.findall(shown), _KEY.findall(shown)


def in_mid_game(server: Server) -> Made:
    """A game of four that bots have played into its third round."""
    game = Made(server, preset="standard", people=1, bots=3, seed=11)
    keys = " ".join([*game.keys.values(), game.host])
    server.call("PATCH", f"/api/games/{game.id}/seats/0", {"bot": "novice"}, keys)
    began = time.monotonic()
    while server.call("GET", f"/api/games/{game.id}", keys=keys)["table"]["round"] < 3:
        assert time.monotonic() - began < PATIENCE / 1000, "bots do not move"
        time.sleep(0.02)
    server.call("PATCH", f"/api/games/{game.id}/seats/0", {"bot": ""}, keys)
    return game


@pytest.fixture(scope="module")
def game(server: Server) -> Made:
    return in_mid_game(server)


@pytest.mark.parametrize("theme", ["classic", "safe", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_pages(windows: Windows, picture: Callable[[Page, str], None], name: str, theme: str) -> None:
    page = windows.open(PAGES[name])
    prefer(page, theme=theme, locale="en", motion=False)
    expect(page.locator("h1").first).to_be_visible()
    settle(page)
    picture(page, f"{name}-{theme}")
    assert findings(page) == []


@pytest.mark.parametrize("theme", ["classic", "safe", "dark"])
def test_the_table(windows: Windows, game: Made, picture: Callable[[Page, str], None], theme: str) -> None:
    page = windows.open(game.seat())
    page.wait_for_selector(GAME)
    prefer(page, theme=theme, locale="en", motion=False)
    page.wait_for_selector(GAME)
    settle(page)
    picture(page, f"table-{theme}")
    assert findings(page) == []
    size = page.evaluate("[document.documentElement.scrollHeight, document.documentElement.scrollWidth]")
    assert size[0] <= 768 and size[1] <= 1366, "the whole table is not visible at once"


OVERFLOWING = """all => all.filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
    .map(one => one.getAttribute("aria-label"))"""


@pytest.mark.parametrize("part", [0.6, 0.85])
@pytest.mark.parametrize(("players", "ships", "seed"), [(2, "false", 3), (4, "true", 1), (5, "true", 3)])
def test_faction_boards_hold_what_lies_at_them(
    windows: Windows,
    server: Server,
    picture: Callable[[Page, str], None],
    players: int,
    ships: str,
    seed: int,
    part: float,
) -> None:
    """On a small laptop, late in a game in which everybody has a lot of everything."""
    factions = ("icemaidens", "mermaids", "fakirs", "cultists", "auren")[:players]
    setup = draw(players, seed, factions=factions, options={"fire-and-ice": "true", "merchants": ships})
    moves = [int(a) for a in random_actions(new_game(setup.engine_setup()), seed, 100_000, True)]
    save = dump_save(setup, moves[: int(len(moves) * part)])
    loaded = server.call("POST", "/api/games/load", {"text": save, "seats": [{"name": "Anna"}] * players})
    page = windows.open(f"/#/game/{loaded['id']}", width=1280, height=720)
    page.wait_for_selector(f"{GAME} [data-space]")
    boards = page.locator(".player-board")
    expect(boards).to_have_count(players)
    settle(page)
    picture(page, f"boards-{players}-{ships}-{part}")
    assert boards.evaluate_all(OVERFLOWING) == []


@pytest.mark.parametrize(("language", "word"), [("en", "Start the game"), ("fr", "Commencer"), ("ko", "시작")])
def test_languages(
    windows: Windows, game: Made, picture: Callable[[Page, str], None], language: str, word: str
) -> None:
    page = windows.open("/#/new", language=language)
    expect(page.get_by_role("button", name=re.compile(word)).first).to_be_visible()
    assert page.locator("html").get_attribute("lang") == language
    for path in (*PAGES.values(), game.seat()):
        page.goto(page.url.split("#")[0].rstrip("/") + path)
        page.reload()
        page.wait_for_selector("h1, .game[data-last-row]")
        settle(page)
        no_keys_shown(page)
    picture(page, f"table-{language}")
    for tab in ("l", "s"):
        page.keyboard.press(tab)
        settle(page)
        no_keys_shown(page)


def test_the_language_changes_at_any_time(windows: Windows, game: Made) -> None:
    page = windows.open("/")
    expect(page.get_by_text("New game", exact=True).first).to_be_visible()
    page.get_by_text("Français").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_text("New game", exact=True)).to_have_count(0)
    page.get_by_text("한국어").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "ko")


def test_a_phone(windows: Windows, server: Server, picture: Callable[[Page, str], None]) -> None:
    made = Made(server, people=1, bots=1)
    page = windows.open(made.seat(), width=390, height=844, touch=True)
    page.wait_for_selector(GAME)
    person = Person(page, seed=4, actions_a_round=2)
    for _ in range(5):
        assert person.wait_until_asked()
        person.take_turn()
    picture(page, "phone-table")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    tabs = page.get_by_role("tab")
    for number in range(tabs.count()):
        tabs.nth(number).tap()
        settle(page)
        picture(page, f"phone-tab-{number}")
        assert findings(page) == []
    for name, path in PAGES.items():
        page.goto(page.url.split("#")[0].rstrip("/") + path)
        page.reload()
        page.wait_for_selector("h1")
        picture(page, f"phone-{name}")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, name


def test_why_not_and_choices(windows: Windows, server: Server, picture: Callable[[Page, str], None]) -> None:
    """A space that glows offers complete turns with their price; one that does not says why."""
    page = windows.open(Made(server).seat())
    page.wait_for_selector(f"{GAME}[data-decision=bonus]")
    person = Person(page, seed=1)
    while person.shown("decision") != "turn":
        person.take_turn()
        assert person.wait_until_asked()
    glowing = page.locator("[data-space][data-legal]").first.get_attribute("data-space")
    quiet = page.locator("[data-space]:not([data-legal]):not([aria-label*=iver])").first.get_attribute("data-space")
    for label, wanted in ((glowing, f"{LAID}, {OFFERED}"), (quiet, ".play-popover:visible")):
        box = page.locator(f"[data-space='{label}']").bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(wanted).first).to_be_visible()
        picture(page, f"popover-{'legal' if label == glowing else 'refused'}")
        assert findings(page) == []
        page.keyboard.press("Escape")
