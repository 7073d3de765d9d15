"""Help in place: every tile, faction and rule in our own words, with where it stands; and the ways that lead to it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from mystica.game import Game
from mystica.setups import draw
from tests.browser.conftest import Windows
from tests.browser.playing import Loaded, all_ways, board_of, first_round, sit_down
from tests.browser.serving import Server
from tests.browser.test_looks import no_keys_shown

KINDS = ("power_actions", "bonus_cards", "favor_tiles", "town_tiles", "scoring_tiles", "final_tiles")
MANY = 8  # topics looked at on one page before it is asked for the next


@pytest.fixture(scope="module")
def catalogue(server: Server) -> dict[str, Any]:
    found: dict[str, Any] = server.call("GET", "/api/catalogue")
    return found


def read(page: Page, about: str, before: str) -> tuple[str, str, str]:
    """Heading, words and source of a topic, which comes in place of the one before."""
    page.evaluate("about => { location.hash = `#/help/${about}`; }", about)
    topic = page.locator(".help-main .topic")
    expect(topic.locator("h2")).not_to_have_text(before)
    expect(topic.locator(".help-source span")).not_to_have_text("")  # it stands below the words, so they have come
    words = " ".join(topic.locator("> div p, .help-effect").all_inner_texts())
    return topic.locator("h2").inner_text(), words, topic.locator(".help-source span").inner_text()


@pytest.mark.parametrize("kind", [*KINDS, "factions"])
def test_every_tile_and_faction(windows: Windows, server: Server, catalogue: dict[str, Any], kind: str) -> None:
    page = windows.open("/#/help/leech")
    expect(page.get_by_role("heading", name="Power via structures")).to_be_visible()
    sort = "faction" if kind == "factions" else "tile"
    heading = "Power via structures"
    seen = set()
    for code in catalogue[kind]:
        heading, words, source = read(page, f"{sort}:{code}", heading)
        assert len(words.split()) > 3 and source, code
        if sort == "tile":
            expect(page.locator(".help-kind").first).to_contain_text(code)
            expect(page.locator(".help-tile .face").first).to_be_visible()
            expect(page.locator(".help-effect")).not_to_have_text("")
        seen.add((heading, words))
    assert len(seen) == len(catalogue[kind])
    no_keys_shown(page)


@pytest.mark.parametrize(("language", "word"), [("en", "Search the rules"), ("fr", None), ("ko", None)])
def test_every_rule(windows: Windows, server: Server, language: str, word: str | None) -> None:
    """Its own words and the heading it stands under, in each language."""
    topics = server.call("GET", f"/api/rules/{language}")
    page = windows.open("/#/help/leech", language=language)
    expect(page.locator(".help-main .help-source")).to_be_visible()
    if word:
        expect(page.get_by_placeholder(word)).to_be_visible()
    listed = page.locator(".contents li")
    expect(listed).to_have_count(len(topics))
    for topic in topics[3 :: len(topics) // MANY]:
        page.evaluate("key => { location.hash = `#/help/${key}`; }", topic["key"])
        shown = page.locator(".help-main .topic")
        expect(shown.locator("h2")).to_have_text(topic["title"])
        first = re.sub(r"\s+", " ", topic["text"].split("\n")[0]).strip()
        expect(shown).to_contain_text(first[:60])
    for topic in topics:
        assert topic["text"] and (topic["headings"] or topic["ours"] or topic["house"]), topic["key"]
    no_keys_shown(page)


# ---- the ways to it ---------------------------------------------------------------------------------------


def panel(page: Page, heading: str | re.Pattern[str]) -> Locator:
    found = page.get_by_role("complementary", name="Help")
    expect(found.get_by_role("heading", name=heading).first).to_be_visible()
    return found


def test_from_the_thing_itself(windows: Windows, server: Server) -> None:
    """With a right click, with the ? key, from what is opened beside it, and from the name of a faction."""
    page = sit_down(windows, Loaded(server, first_round()))
    tile = page.locator(".favor-tiles [data-target='tile:FAV7']")
    tile.click(button="right")
    panel(page, re.compile("Earth 2")).get_by_role("button", name="Close").click()
    expect(page.get_by_role("complementary", name="Help")).to_have_count(0)
    page.locator("[data-target='cult:fire']").focus()
    page.keyboard.press("?")
    help_panel = panel(page, re.compile("priest", re.IGNORECASE))
    page.keyboard.press("Escape")
    expect(help_panel).to_have_count(0)
    all_ways(page, "space:E7").get_by_role("button", name="Help about this").click()
    panel(page, re.compile("transform and build"))
    expect(page.locator("[data-space][data-legal]").first).to_be_attached()  # the table can be played on beside it
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    board_of(page, "Nomads").locator(".who").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Nomads")
    expect(sheet).to_contain_text("Sandstorm")


def test_searching_and_following_links(windows: Windows, server: Server) -> None:
    page = windows.open("/#/help")
    page.get_by_placeholder("Search the rules").fill("sacrifice")
    found = page.locator(".contents li a")
    expect(found.first).to_be_visible()
    title = found.first.inner_text()
    found.first.click()
    expect(page.locator(".help-main .topic h2")).to_have_text(title)
    further = page.get_by_role("navigation", name="Related").get_by_role("link").first
    to = further.inner_text()
    further.click()
    expect(page.locator(".help-main .topic h2")).to_have_text(to)
    page.get_by_placeholder("Search the rules").fill("xyzzy")
    expect(page.locator(".contents li")).to_have_count(0)


@pytest.mark.parametrize("boxed", [False, True])
def test_a_box_speaks_up_where_it_is_played(windows: Windows, server: Server, boxed: bool) -> None:
    """The topic of a card of the base game tells what ships change of it: in a game with ships, and not in another."""
    options = {"merchants": "true"} if boxed else {}
    draws = (draw(2, seed, options=options, factions=("witches", "nomads")) for seed in range(100))
    setup = next(one for one in draws if "BON4" in one.bonus)
    page = sit_down(windows, Loaded(server, Game(setup)))
    page.locator("[data-target='tile:BON4']").first.click(button="right")
    shown = panel(page, re.compile("shipping"))
    expect(shown.locator(".topic .also")).to_have_count(1 if boxed else 0)
    if boxed:
        expect(shown.locator(".topic .also")).to_contain_text("range tile")
        expect(shown.locator(".topic .also h3")).to_have_text("With Merchants of the Seas: ships")
