"""The score: VP by source, the chart, the final screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Windows
from tests.browser.serving import Server
from tests.browser.table import (
    FACTIONS,
    Loaded,
    finished_game,
    mid_game,
    open_side,
    sit_down,
    slide_to,
    table_at,
)


@pytest.fixture(scope="module")
def game(server: Server) -> Loaded:
    """Nobody moves in it."""
    return Loaded(server, mid_game())


def columns(rows: Locator) -> list[list[int]]:
    """The numbers of rows, by seat."""
    lines: list[list[str]] = rows.evaluate_all("all => all.map(row => [...row.cells].slice(1).map(c => c.textContent))")
    assert lines
    return [list(one) for one in zip(*([int(text.replace("−", "-")) for text in line] for line in lines))]


def vp_on_boards(page: Page) -> list[tuple[int, int]]:
    """On the players' boards: VP now, and at the end as it is projected."""
    found = []
    for faction in FACTIONS:
        spot = page.get_by_role("article", name=faction.title()).locator(".resource.vp")
        now, end = (int(spot.locator(part).inner_text().lstrip("→")) for part in (".rolling", ".projected"))
        found.append((now, end))
    return found


@pytest.mark.parametrize("moment", ["now", "then"])
def test_the_score_by_source(windows: Windows, server: Server, game: Loaded, moment: str) -> None:
    """Also of an earlier position."""
    page = sit_down(windows, game)
    if moment == "then":
        open_side(page, "Log")
        slide_to(page, 90)
        expect(page.locator("html")).to_have_attribute("data-past", "")
    row = game.view(server)["line"][90] if moment == "then" else game.view(server)["last_row"]
    table = table_at(server, game, row)
    side = open_side(page, "Score").locator(".score > .score-table")
    playing = side.locator("tbody:not(.final-part) tr:not(.sum)")
    boards = vp_on_boards(page)
    assert [now for now, _ in boards] == [player["vp"] for player in table["players"]]
    assert [sum(column) for column in columns(playing)] == [now for now, _ in boards]
    assert columns(side.locator("tr.sum")) == [[now] for now, _ in boards]
    final = side.locator("tbody.final-part tr:has(td):not(.total)")
    assert columns(side.locator("tr.total")) == [[end] for _, end in boards]
    added = [now + sum(column) for (now, _), column in zip(boards, columns(final))]
    assert added == [end for _, end in boards] == [one["total"] for one in table["final"]]
    assert len(set(playing.locator("th").all_inner_texts())) == playing.count() >= 3


def test_the_chart_has_a_line_for_each_seat(windows: Windows, server: Server, game: Loaded) -> None:
    log = server.call("GET", f"/api/games/{game.id}/log?after=0")
    page = sit_down(windows, game)
    side = open_side(page, "Score")
    lines = side.locator(".chart .line")
    expect(lines).to_have_count(len(FACTIONS))
    drawn: list[dict[str, Any]] = lines.evaluate_all(
        """all => all.map(line => {
          const path = line.querySelector('path:not(.under):not(.mark)');
          const points = path.getAttribute('d').slice(1).split('L').map(pair => pair.split(' ').map(Number));
          return { points, colour: getComputedStyle(path).stroke, dashes: getComputedStyle(path).strokeDasharray };
        })"""
    )
    assert len({one["colour"] for one in drawn}) == len({one["dashes"] for one in drawn}) == len(FACTIONS)
    course = [entry["vp"] for entry in log if all(entry["vp"])]
    ys = [y for one in drawn for _, y in one["points"]]
    vps = [vp[seat] for seat in range(len(FACTIONS)) for vp in course]
    assert len(ys) == len(vps)
    # the same VP at the same height, more of them higher, evenly
    low, high = min(vps), max(vps)
    bottom, top = ys[vps.index(low)], ys[vps.index(high)]
    assert top < bottom - 50
    for y, vp in zip(ys, vps):
        assert y == pytest.approx(bottom + (top - bottom) * (vp - low) / (high - low), abs=0.3)
    names = side.locator(".chart .line-name title").all_text_contents()
    assert sorted(names) == sorted(faction.title() for faction in FACTIONS)


def test_the_final_screen(windows: Windows, server: Server) -> None:
    game = Loaded(server, finished_game())
    table = game.view(server)["table"]
    assert table["over"]
    vps = [player["vp"] for player in table["players"]]
    page = sit_down(windows, game)
    sheet = page.locator(".final-screen")
    expect(sheet).to_be_visible()
    places = sheet.get_by_role("list", name="Ranking").get_by_role("listitem")
    expect(places).to_have_count(len(vps))
    for seat, faction in enumerate(FACTIONS):
        place = places.filter(has_text=faction.title())
        expect(place.locator(".block strong")).to_have_text(str(1 + sum(vp > vps[seat] for vp in vps)))
        expect(place.locator(".block > span")).to_have_text(f"{vps[seat]} VP")
    winners = [FACTIONS[seat].title() for seat in table["winners"]]
    for winner in winners:
        expect(sheet.locator(".winners")).to_contain_text(winner)
    expect(sheet.locator(".winners")).to_contain_text(f"{max(vps)} VP")
    score = sheet.locator(".final-parts > .score-table")
    assert columns(score.locator("tr.total")) == [[vp] for vp in vps]
    parts = score.locator("tr:has(td):not(.sum):not(.total)")
    assert [sum(column) for column in columns(parts)] == vps
    expect(sheet.locator(".chart .line")).to_have_count(len(FACTIONS))
    sheet.get_by_role("button", name="Look at the board").click()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    expect(sheet).to_be_visible()
