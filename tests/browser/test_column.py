"""The column of the log, the score and help, the ribbons of choices, what the others did: nothing covers the table."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from playwright.sync_api import Locator, Page, expect

import mystica
from mystica.bots.novice import Novice
from tests.browser.conftest import Windows, settle
from tests.browser.person import CHOICE, GAME
from tests.browser.playing import (
    NOMADS,
    POPOVER,
    WITCHES,
    Loaded,
    first_round,
    offer_at_a_price,
    sit_down,
    space,
)
from tests.browser.serving import Server
from tests.browser.table import Loaded as Four
from tests.browser.table import mid_game, names_on_map
from tests.browser.table import sit_down as sit_at_four

Box = tuple[float, float, float, float]
PLACES = (".map-place", ".cult-place", ".tiles", ".players", ".side")


def box_of(page: Page, place: str) -> Box:
    """Left, top, right, bottom."""
    found = page.locator(place).bounding_box()
    assert found is not None, place
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def meet(a: Box, b: Box) -> bool:
    """Does one lie on the other, by more than a hair?"""
    return min(a[2], b[2]) - max(a[0], b[0]) > 1 and min(a[3], b[3]) - max(a[1], b[1]) > 1


def lie_apart(page: Page, *places: str) -> None:
    boxes = {place: box_of(page, place) for place in places}
    assert not [(a, b) for a, b in combinations(places, 2) if meet(boxes[a], boxes[b])], boxes


@pytest.fixture(scope="module")
def game(server: Server) -> Four:
    """Nobody moves in it."""
    return Four(server, mid_game())


# ---- the column -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080), (1920, 950)])
def test_the_column_covers_nothing(windows: Windows, game: Four, width: int, height: int) -> None:
    page = sit_at_four(windows, game, width=width, height=height)
    if page.locator(".side").count():
        page.get_by_role("button", name="Close this column").click()
    expect(page.locator(".side")).to_have_count(0)
    before = box_of(page, ".map-place")
    page.get_by_role("button", name="Log", exact=True).click()
    for name in ("Log", "Score", "Help"):
        page.get_by_role("tab", name=name).click()
        expect(page.get_by_role("complementary", name=name)).to_be_visible()
        lie_apart(page, *PLACES, ".play-bar", ".top-bar")
        if width / height < 2:  # where the column is below the boards the map has not moved
            assert box_of(page, ".map-place") == before
        floor = box_of(page, ".players")[3]
        boards = page.locator(".player-board").all()
        assert len(boards) == 4
        for board in boards:
            at = board.bounding_box()
            assert at is not None and at["y"] + at["height"] <= floor + 1


def test_boards_fold_only_where_there_is_no_room(windows: Windows, game: Four) -> None:
    laptop = sit_at_four(windows, game)
    expect(laptop.locator(".player-board.slim")).to_have_count(0)
    laptop.keyboard.press("l")
    expect(laptop.locator(".player-board.slim")).to_have_count(3)
    own = laptop.locator(".player-board").first
    expect(own).to_have_attribute("aria-label", "Witches")
    expect(own).not_to_have_class(re.compile("slim"))
    for name in ("coins", "workers", "priests", "power", "vp"):  # what is folded still tells what its player has
        expect(laptop.locator(f".player-board.slim .resource.{name}").first).to_be_visible()
    wide = sit_at_four(windows, game, width=1920, height=1080)
    expect(wide.locator(".side")).to_be_visible()
    expect(wide.locator(".player-board.slim")).to_have_count(0)


def test_the_column_stays_as_it_was_left(windows: Windows, game: Four) -> None:
    page = sit_at_four(windows, game)
    for key, name in (("s", "Score"), ("l", "Log")):
        page.keyboard.press(key)
        expect(page.get_by_role("complementary", name=name)).to_be_visible()
        page.reload()
        expect(page.get_by_role("complementary", name=name)).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator(".side")).to_have_count(0)
    page.reload()
    page.wait_for_selector(f"{GAME} [data-space]")
    expect(page.locator(".side")).to_have_count(0)


def test_help_gives_way_to_what_was_open_before(windows: Windows, game: Four) -> None:
    page = sit_at_four(windows, game)
    page.keyboard.press("s")
    page.get_by_role("button", name="Help", exact=True).click()
    expect(page.get_by_role("complementary", name="Help")).to_be_visible()
    expect(page.locator(".help-tab")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("complementary", name="Score")).to_be_visible()


# ---- Escape -----------------------------------------------------------------------------------------------


def test_escape_closes_what_was_opened_last(windows: Windows, server: Server) -> None:
    page = sit_down(windows, Loaded(server, first_round()))
    popover, log = page.locator(POPOVER), page.get_by_role("complementary", name="Log")
    page.keyboard.press("p")
    expect(page.locator(POPOVER)).to_be_visible()
    page.keyboard.press("l")
    expect(log).to_be_visible()
    page.keyboard.press("Escape")
    expect(log).to_have_count(0)
    expect(popover).to_be_visible()
    page.keyboard.press("Escape")
    expect(popover).to_have_count(0)

    page.keyboard.press("l")
    page.keyboard.press("p")
    expect(page.locator(POPOVER)).to_be_visible()
    log.locator(".log-row").first.focus()  # wherever the focus is
    page.keyboard.press("Escape")
    expect(popover).to_have_count(0)
    expect(log).to_be_visible()
    page.keyboard.press("Escape")
    expect(log).to_have_count(0)


def test_escape_leaves_alone_what_nobody_opened(windows: Windows, game: Four) -> None:
    """The log stands open on a wide screen: it is a part of the table until somebody closes and opens it."""
    page = sit_at_four(windows, game, width=1920, height=1080)
    log = page.get_by_role("complementary", name="Log")
    page.keyboard.press("p")
    expect(page.locator(POPOVER)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(POPOVER)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(log).to_be_visible()


def test_a_tip_and_what_lies_below_it_close_one_after_the_other(windows: Windows, server: Server) -> None:
    page = sit_down(windows, Loaded(server, first_round()))
    page.keyboard.press("p")
    expect(page.locator(POPOVER)).to_be_visible()
    page.locator("[data-target='tile:FAV7']").first.hover()
    expect(page.locator(".tip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".tip")).to_have_count(0)
    expect(page.locator(POPOVER)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(POPOVER)).to_have_count(0)


# ---- the log ----------------------------------------------------------------------------------------------


AT_END = """() => {
  const box = document.querySelector('.log-rows');
  return box.scrollHeight - box.scrollTop - box.clientHeight < 3;
}"""


def go_on(server: Server, game: Loaded, turns: int) -> None:
    """Whoever is to decide places a dwelling, chooses a card, or passes."""
    for _ in range(turns):
        seat = game.view()["table"]["decider"]
        desk = game.view(seat)["desk"]
        move = next((move for move in desk["moves"] if move["kind"] == "pass"), desk["moves"][0])["text"]
        wish = {"seat": seat, "base": game.view()["last_row"]}
        moves = [move, "done"] if desk["decision"] == "turn" else [move]
        server.call("POST", f"/api/games/{game.id}/turns", {**wish, "moves": moves}, game.keys[seat])


def test_a_log_at_its_end_follows_and_one_scrolled_up_stays(windows: Windows, server: Server) -> None:
    game = Loaded(server, mystica.Game.new(players=2, seed=4, factions=("witches", "nomads")))
    page = windows.open(game.watch)
    page.wait_for_selector(GAME)
    page.keyboard.press("l")
    rows = page.locator(".log-rows")
    newest = page.get_by_role("button", name="Newest")
    for height in (768, 600, 768):
        page.set_viewport_size({"width": 1366, "height": height})  # its place changes, too, as it does in an auction
        go_on(server, game, 5)
        expect(page.locator(GAME)).to_have_attribute("data-last-row", str(game.view()["last_row"]))
        page.wait_for_function(AT_END)
    expect(newest).to_have_count(0)
    rows.hover()
    page.mouse.wheel(0, -150)
    expect(newest).to_be_visible()
    there = rows.evaluate("box => box.scrollTop")
    before = rows.evaluate("box => box.scrollHeight")
    go_on(server, game, 3)
    page.wait_for_function("before => document.querySelector('.log-rows').scrollHeight > before", arg=before)
    assert rows.evaluate("box => box.scrollTop") == there
    newest.click()
    page.wait_for_function(AT_END)
    expect(newest).to_have_count(0)


def test_a_turn_is_a_line_of_icons_with_words_on_demand(windows: Windows, game: Four) -> None:
    page = sit_at_four(windows, game)
    page.keyboard.press("l")
    row = page.locator(".log-rows .log-row").filter(has_text="Darklings built a dwelling on D8")
    words = row.locator(".log-text")
    box = row.bounding_box()
    assert box is not None and box["height"] < 40
    expect(row.locator(".deeds")).to_have_text("D8")
    expect(row.locator(".deeds use")).to_have_attribute("href", "#i-D")
    assert words.evaluate("text => text.getBoundingClientRect().width") <= 1  # for those who listen
    expect(row).to_have_accessible_name(re.compile("Darklings built a dwelling on D8"))
    page.get_by_role("button", name="Show all in words").click()
    assert words.evaluate("text => text.getBoundingClientRect().width") > 100
    page.get_by_role("button", name="Show all in words").click()
    row.hover()
    expect(page.locator(".tip")).to_contain_text("Darklings built a dwelling on D8")


# ---- what the others did ----------------------------------------------------------------------------------


def badges(page: Page) -> list[str]:
    found: list[str] = page.locator(".step-badge").evaluate_all("all => all.map(one => one.dataset.steps)")
    return found


def test_what_the_others_did_stays_on_the_map_until_my_next_turn_ends(windows: Windows, server: Server) -> None:
    page = sit_at_four(windows, Four(server, mid_game()))
    expect(page.locator(".news .step-number")).to_have_text(["1", "2", "3"])
    assert sorted(badges(page)) == ["1", "3"]  # who passed changed no space
    named = names_on_map(page)
    assert "changed by Nomads: step 1" in named["I7"]
    assert "changed by Darklings: step 3" in named["D8"]
    assert [label for label, name in named.items() if "changed by" in name] == ["D8", "I7"]
    lie_apart(page, ".news", ".map-place", ".cult-place", ".tiles", ".players")
    page.locator(".news .log-row").first.hover()
    expect(page.locator(".board .pulse")).to_have_count(1)
    page.get_by_role("button", name="Dismiss").click()
    expect(page.locator(".step-badge")).to_have_count(0)
    page.get_by_role("button", name="Since your last turn").click()
    expect(page.locator(".step-badge")).to_have_count(2)


def test_badges_go_with_my_turn(windows: Windows, server: Server) -> None:
    begin = first_round("upgrade F4 to TP", "leech", "done", "upgrade F3 to TP", "decline", "done")
    game = Loaded(server, begin)
    page = sit_down(windows, game)
    expect(page.locator(".step-badge")).to_have_count(1)
    expect(space(page, "F3")).to_have_attribute("aria-label", re.compile("changed by Nomads: step 1"))
    game.plays(WITCHES, "upgrade C3 to TP")
    expect(page.locator(".step-badge")).to_have_count(0)


def test_an_arc_shows_whose_building_offers_power_to_which(windows: Windows, server: Server) -> None:
    page = sit_down(windows, Loaded(server, offer_at_a_price()))
    arc = page.locator(".offer-arc")
    expect(arc).to_have_count(1)
    expect(arc).to_have_attribute("data-from", "F3")
    expect(arc).to_have_attribute("data-to", "F4")
    page.locator(f".leech-question {CHOICE}").first.click()
    expect(arc).to_have_count(0)


# ---- ribbons ----------------------------------------------------------------------------------------------


def asked_for(decision: str) -> mystica.Game:
    """A round in which seat 0 has to choose."""
    bot = Novice()
    for seed in range(1, 80):
        game = mystica.Game.new(players=2, seed=seed, factions=("witches", "nomads"))
        while not game.is_over:
            for atom in bot.choose(game.state):
                if game.round and (game.decision, game.decider) == (decision, 0):
                    return game
                game.play(atom)
    raise AssertionError(f"nobody is asked for a {decision}")


@pytest.mark.parametrize("decision", ["favor", "town", "leech"])
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080)])
def test_a_choice_leaves_the_table_in_view(
    windows: Windows, server: Server, decision: str, width: int, height: int
) -> None:
    page = sit_down(windows, Loaded(server, asked_for(decision)), width=width, height=height)
    if not page.locator(".side").count():
        page.keyboard.press("l")
    ribbon = page.locator(".play-offered")
    expect(ribbon.locator(CHOICE).first).to_be_visible()
    page.wait_for_function("() => document.querySelector('.game').style.getPropertyValue('--ribbon') !== ''")
    settle(page)
    lie_apart(page, ".play-offered", ".play-bar", *PLACES)
    lie_apart(page, ".play-offered", ".side .slider")
    assert_whole(page, ribbon)
    cults = page.locator(".cult-board").evaluate("board => board.scrollHeight - board.clientHeight")
    assert cults <= 1
    page.get_by_role("button", name="Look at the table").click()
    expect(ribbon.locator(CHOICE)).to_have_count(0)
    lie_apart(page, ".play-offered", *PLACES)


def assert_whole(page: Page, ribbon: Locator) -> None:
    """Every choice can be seen without scrolling."""
    left, top, right, bottom = box_of(page, ".play-offered")
    for one in ribbon.locator(CHOICE).all():
        at = one.bounding_box()
        assert at is not None
        assert left <= at["x"] and at["x"] + at["width"] <= right
        assert top <= at["y"] and at["y"] + at["height"] <= bottom


def test_a_turn_of_somebody_else_adds_to_the_line(windows: Windows, server: Server) -> None:
    game = Loaded(server, first_round("upgrade F4 to TP", "leech", "done"))
    page = sit_down(windows, game)
    expect(page.locator(".news")).to_have_count(0)
    game.plays(NOMADS, "upgrade I7 to TP")
    expect(page.locator(".news .log-row")).to_have_count(1)
    expect(page.locator(".news .log-row")).to_have_accessible_name(re.compile("Nomads upgraded a dwelling on I7"))
    expect(page.locator(".step-badge")).to_have_attribute("data-steps", "1")
