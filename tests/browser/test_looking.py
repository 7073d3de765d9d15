"""Looking back: the log, earlier positions, what happened since the last turn."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Windows
from tests.browser.person import GAME, Person
from tests.browser.serving import Server
from tests.browser.table import (
    Loaded,
    click_on,
    covered,
    mid_game,
    open_side,
    sit_down,
    slide_to,
    structures_of,
    table_at,
    wait_for_structures,
)

ANSWERS = ("take-power", "decline-power")
OF_ALL = ("round", "income", "cult-bonus", "cult-spades", "cult-score", "area-score", "resource-score", "win")
Entry = dict[str, Any]


@pytest.fixture(scope="module")
def game(server: Server) -> Loaded:
    """Nobody moves in it."""
    return Loaded(server, mid_game())


@pytest.fixture(scope="module")
def log(server: Server, game: Loaded) -> list[Entry]:
    found: list[Entry] = server.call("GET", f"/api/games/{game.id}/log?after=0")
    return found


def is_answer(entry: Entry) -> bool:
    return bool(entry["events"]) and entry["events"][0]["key"] in ANSWERS


def concerns_all(entry: Entry) -> bool:
    return any(event["key"] in OF_ALL for event in entry["events"])


# ---- the log ----------------------------------------------------------------------------------------------


def test_the_log_is_grouped_by_turn(windows: Windows, game: Loaded, log: list[Entry]) -> None:
    page = sit_down(windows, game)
    side = open_side(page, "Log")
    rounds = side.locator(".log-round h3").all_inner_texts()
    assert rounds == ["Setup", "Round 1", "Round 2", "Round 3", "Round 4"]
    turns: list[list[tuple[int, bool]]] = side.locator(".log-rows .log-turn:not(.of-all)").evaluate_all(
        """all => all.map(turn => [...turn.querySelectorAll('.log-row')].map(
          row => [Number(row.dataset.row), row.classList.contains('answer')]))"""
    )
    rows = {entry["row"]: entry for entry in log}
    numbers = [number for turn in turns for number, _ in turn]
    assert numbers == sorted(set(numbers))
    told = [entry["row"] for entry in log if any(event["key"] not in OF_ALL for event in entry["events"])]
    assert set(told) - set(numbers) <= {number for number in told if silent(rows[number])}
    answered = 0
    for turn in turns:
        owner = rows[turn[0][0]]["seat"]
        assert not turn[0][1], "a turn begins with an answer"
        for number, answers in turn[1:]:
            assert answers == (rows[number]["seat"] != owner)
            assert not answers or is_answer(rows[number])
            answered += answers
        acted = [rows[number] for number, answers in turn if not answers]
        assert sum(begins_turn(row) for row in acted) <= 1, [row["text"] for row in acted]
    assert answered > 5


def silent(entry: Entry) -> bool:
    return all(event["key"] in ("offer", "end-turn") for event in entry["events"])


def begins_turn(entry: Entry) -> bool:
    """Has the row an action of a turn, not only what is left to do after one? Before round 1 there are none."""
    own = ("build", "upgrade", "pass", "advance-shipping", "advance-digging", "send-priest")
    actions = (*own, "power-action", "special-action")
    return entry["round"] > 0 and any(event["key"] in actions for event in entry["events"])


def shown_changes(row: Locator) -> dict[str, int]:
    """What a row says it changed: numbers beside icons."""
    pairs: list[tuple[str, str]] = row.locator(".log-changes .amount").evaluate_all(
        "all => all.map(one => [one.querySelector('use').getAttribute('href'), one.querySelector('b').textContent])"
    )
    return {icon.removeprefix("#i-"): int(number.replace("−", "-")) for icon, number in pairs}


def test_the_log_tells_what_changed(windows: Windows, server: Server, game: Loaded, log: list[Entry]) -> None:
    """Every row of a round says by how much its player's coins, workers, priests and VP changed."""
    page = sit_down(windows, game)
    side = open_side(page, "Log")
    tables = {row: table_at(server, game, row) for row in range(len(log) + 1) if row >= len(log) - 40}
    checked = 0
    for entry in log:
        row, seat = entry["row"], entry["seat"]
        if row - 1 not in tables or concerns_all(entry) or silent(entry):
            continue
        before, after = (tables[one]["players"][seat] for one in (row - 1, row))
        names = ("coins", "workers", "priests", "vp")
        wanted = {name: after[name] - before[name] for name in names if after[name] != before[name]}
        shown = shown_changes(side.locator(f".log-rows .log-row[data-row='{row}']").first)
        assert {name: n for name, n in shown.items() if name in names} == wanted, entry["text"]
        checked += bool(wanted)
    assert checked > 10


def test_touching_a_row_makes_its_spaces_pulse(windows: Windows, game: Loaded, log: list[Entry]) -> None:
    page = sit_down(windows, game)
    side = open_side(page, "Log")
    recent = [entry for entry in log if entry["spaces"] and not concerns_all(entry)][-2:]
    pulse = page.locator(".board .pulse")
    expect(pulse).to_have_count(0)
    for entry in recent:
        row = side.locator(f".log-rows .log-row[data-row='{entry['row']}']").first
        row.scroll_into_view_if_needed()
        row.hover()
        expect(pulse).to_have_count(len(set(entry["spaces"])))
        assert covered(page, ".pulse-line") == set(entry["spaces"])
        expect(page.locator(".pulse-line").first).to_have_css("fill", "none")  # the terrain below keeps its colour
        page.locator("h1").hover()
        expect(pulse).to_have_count(0)
        row.focus()
        expect(pulse).to_have_count(len(set(entry["spaces"])))
        row.blur()
        expect(pulse).to_have_count(0)


# ---- the past ---------------------------------------------------------------------------------------------


def expect_past(page: Page, table: dict[str, Any], row: int) -> None:
    """It shows that position, says that it is the past, and nothing can be done there."""
    expect(page.locator("html")).to_have_attribute("data-past", "")
    expect(page.get_by_role("region", name="You are looking at the past")).to_be_visible()
    page.wait_for_url(re.compile(rf"/row/{row}$"))
    wait_for_structures(page, table)
    for player in table["players"]:
        board = page.get_by_role("article", name=player["faction"].title())
        expect(board.locator(".resource.vp .rolling")).to_have_text(str(player["vp"]))
    expect(page.locator("[data-space][data-legal], .target.legal")).to_have_count(0)
    expect(page.locator(".play, [data-testid=confirm], [data-testid=choice]")).to_have_count(0)
    assert page.locator(GAME).get_attribute("data-decision") is None


def expect_present(page: Page, game: Loaded, server: Server) -> None:
    expect(page.locator("html")).not_to_have_attribute("data-past", "")
    expect(page.get_by_role("region", name="You are looking at the past")).to_have_count(0)
    wait_for_structures(page, game.view(server)["table"])
    page.wait_for_url(re.compile(rf"#/game/{game.id}$"))


def test_the_slider_leads_into_the_past(windows: Windows, server: Server, game: Loaded) -> None:
    line = game.view(server)["line"]
    place = len(line) // 2
    row = line[place]
    then = table_at(server, game, row)
    assert structures_of(then) != structures_of(game.view(server)["table"])
    page = sit_down(windows, game)
    expect(page.locator("[data-space][data-legal]").first).to_be_attached()
    before = page.locator(".map-place .board").evaluate("board => getComputedStyle(board).filter")
    open_side(page, "Log")
    slide_to(page, place)
    expect_past(page, then, row)
    after = page.locator(".map-place .board").evaluate("board => getComputedStyle(board).filter")
    assert before != after, "the past looks like the present"
    own = next(one["label"] for one in then["map"]["spaces"] if one["owner"] == 0)
    click_on(page, own)
    for key in ("n", "Enter", "p", "c", "m"):
        page.keyboard.press(key)
    expect(page.locator(".play-popover, .play-sheet, [data-testid=choice]")).to_have_count(0)
    page.get_by_role("button", name="One position back").first.click()
    expect_past(page, table_at(server, game, line[place - 1]), line[place - 1])
    assert game.view(server)["last_row"] == line[-1]


def test_a_row_of_the_log_leads_to_its_position(windows: Windows, server: Server, game: Loaded) -> None:
    row = game.view(server)["line"][-12]
    page = sit_down(windows, game)
    side = open_side(page, "Log")
    side.locator(f".log-rows .log-row[data-row='{row}']").first.click()
    expect_past(page, table_at(server, game, row), row)


def test_a_link_shows_the_same_position(windows: Windows, server: Server, game: Loaded) -> None:
    line = game.view(server)["line"]
    page = sit_down(windows, game)
    open_side(page, "Log")
    slide_to(page, 30)
    then = table_at(server, game, line[30])
    expect_past(page, then, line[30])
    other = windows.open(page.url.removeprefix(server.address))
    other.wait_for_selector(GAME)
    expect_past(other, then, line[30])


@pytest.mark.parametrize("way", ["button", "Escape"])
@pytest.mark.parametrize("opened", ["slider", "link"])
def test_the_way_back_to_the_present(windows: Windows, server: Server, game: Loaded, opened: str, way: str) -> None:
    page = sit_down(windows, game)
    row = game.view(server)["line"][40]
    if opened == "link":  # in the same browser, so that the seat is one's own
        page.goto("about:blank")
        page.goto(f"{server.address}{game.watch}/row/{row}")
        page.wait_for_selector(GAME)
    else:
        open_side(page, "Log")
        slide_to(page, 40)
    expect_past(page, table_at(server, game, row), row)
    if way == "button":
        page.get_by_role("button", name="Back to the present").click()
    else:
        page.keyboard.press("Escape")
    expect_present(page, game, server)
    expect(page.locator(GAME)).to_have_attribute("data-decision", "turn")
    expect(page.locator("[data-space][data-legal]").first).to_be_attached()


def test_it_plays_on_by_itself_and_stops_at_the_present(windows: Windows, server: Server, game: Loaded) -> None:
    line = game.view(server)["line"]
    last = len(line) - 1
    page = sit_down(windows, game)
    open_side(page, "Log")
    slide_to(page, last - 3)
    place = page.locator(".slider-place")
    expect(place).to_have_text(f"{last - 3}/{last}")
    page.evaluate(
        """() => {
          window.places = [];
          const note = () => {
            const now = document.querySelector('.slider-place')?.textContent;
            if (now && now !== window.places.at(-1)) window.places.push(now);
          };
          new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
          note();
        }"""
    )
    page.get_by_role("button", name="Play automatically").click()
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    expect(page.locator("html")).not_to_have_attribute("data-past", "", timeout=20_000)
    assert page.evaluate("window.places") == [f"{one}/{last}" for one in range(last - 3, last + 1)]
    expect(page.get_by_role("button", name="Stop")).to_have_count(0)
    expect(page.get_by_role("button", name="Play automatically")).to_be_visible()
    expect_present(page, game, server)


# ---- news -------------------------------------------------------------------------------------------------


def test_since_your_last_turn(windows: Windows, server: Server) -> None:
    """A turn is played; when it is one's turn again, exactly what the bots did stands there."""
    game = Loaded(server, mid_game())
    page = sit_down(windows, game)
    person = Person(page, seed=3, actions_a_round=9)
    before = person.last_row
    person.take_turn()
    person.wait_for_row_after(before)
    for _ in range(20):
        assert person.wait_until_asked()
        if person.shown("decision") == "turn":
            break
        person.take_turn()
    log = server.call("GET", f"/api/games/{game.id}/log?after=0")
    own = max(entry["row"] for entry in log if entry["seat"] == 0 and not is_answer(entry))
    news = [entry for entry in log if entry["row"] > own and not silent(entry)]
    wanted = [entry for entry in news if entry["seat"] != 0 and not is_answer(entry)]
    answers = [entry["row"] for entry in news if entry["seat"] == 0]
    assert own > before and wanted
    sheet = page.get_by_role("region", name="Since your last turn")
    rows = sheet.locator(".log-row")
    shown: list[int] = rows.evaluate_all("all => all.map(row => Number(row.dataset.row))")
    assert [row for row in shown if row not in answers] == [entry["row"] for entry in wanted]
    for entry in wanted:
        row = sheet.locator(f".log-row[data-row='{entry['row']}']").first
        for label in entry["spaces"]:
            expect(row).to_contain_text(label)
    sheet.get_by_role("button", name="Dismiss").click()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Since your last turn").click()
    expect(sheet).to_be_visible()
