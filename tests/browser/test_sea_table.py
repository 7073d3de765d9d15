"""What Merchants of the Seas puts onto the table: docks, ships, canals, markers, shipyard boards, range tiles."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from mystica import data
from mystica.boxes.merchants import data as box_data
from mystica.game import Game, Move
from mystica.notation.saves import dump_save
from mystica.setups import draw
from tests.browser.conftest import Windows
from tests.browser.games import Made
from tests.browser.person import GAME
from tests.browser.playing import board_of, has_drafted
from tests.browser.serving import Server
from tests.browser.table import covered, names_on_map, sit_down, written
from tests.browser.test_merchants import FACTIONS as VOYAGERS
from tests.browser.test_merchants import MOVE_SHIPS, Voyage, _wish, opened, point, voyage

FACTIONS = ("mermaids", "dwarves", "witches")
BUILD_SHIP = box_data.ships().build_action


# ---- positions --------------------------------------------------------------------------------------------


@cache
def sailing() -> str:
    """Somebody's turn, with docks, a storehouse, ships, merchants, markers and a shipyard, but not everybody's."""
    for seed in range(60):
        game = Game(draw(len(FACTIONS), seed, options={"merchants": "true"}, factions=FACTIONS))
        for _ in range(220):
            if game.is_over:
                break
            if game.decider == 0 and game.decision == "turn" and _has_everything(game):
                return dump_save(game.setup, game.actions)
            game.play(max(game.moves(), key=lambda move: _worth(game, move)))
    raise AssertionError("no such position came about")


def _worth(game: Game, move: Move) -> int:
    """As in the other tests with ships, but one seat never builds its yard."""
    return -2 if game.decider == 2 and "to SY" in move.text else _wish(game, move)


def _has_everything(game: Game) -> bool:
    fleets = game.boxes["merchants"].fleets
    docked = all(fleet.dock for fleet in fleets) and all(fleet.ships for fleet in fleets[:2])
    yards = {bool(fleet.yard) for fleet in fleets}
    return docked and len(yards) == 2 and any(fleet.markers for fleet in fleets)


class Sailing(Made):
    def __init__(self, server: Server) -> None:
        seats = [{"name": "Anna"}, {"name": "Ben"}, {"name": "Cleo"}]
        wish = {"text": sailing(), "title": "A game", "pace": 0, "seats": seats}
        self._make(server, "/api/games/load", wish)


@pytest.fixture(scope="module")
def game(server: Server) -> Sailing:
    """Nobody moves in it."""
    return Sailing(server)


@pytest.fixture(scope="module")
def table(server: Server, game: Sailing) -> dict[str, Any]:
    found: dict[str, Any] = server.call("GET", f"/api/games/{game.id}", keys=game.keys[0])["table"]
    return found


@pytest.fixture(scope="module")
def position() -> Voyage:
    return voyage()


# ---- the map ----------------------------------------------------------------------------------------------


def test_docks_ships_markers_and_canals_are_on_the_map(windows: Windows, game: Sailing, table: dict[str, Any]) -> None:
    page = sit_down(windows, game)
    sea = table["sea"]
    for kind, merchants in (("dock", False), ("storehouse", True)):
        wanted = {fleet["dock"] for fleet in sea["fleets"] if fleet["merchants"] == merchants and fleet["dock"]}
        assert wanted and set(written(page, f".dock-under[href='#b-{kind}']")) == wanted
    for kind, merchants in (("ships", False), ("merchants", True)):
        places = {at for fleet in sea["fleets"] if fleet["merchants"] == merchants for at in fleet["ships"]}
        assert places and set(written(page, f".board-picture .ship > use[href='#i-{kind}']")) == places
    counts = [
        str(fleet["ships"].count(at))
        for fleet in sea["fleets"]
        for at in set(fleet["ships"])
        if fleet["ships"].count(at) > 1
    ]
    assert sorted(page.locator(".board-picture .ship-count text").all_text_contents()) == sorted(counts)
    expect(page.locator(".board-picture .seal")).to_have_count(sum(len(seats) for seats in sea["markers"].values()))
    expect(page.locator(".board .canal")).to_have_count(len(sea["canals"]))
    yards = [space["label"] for space in table["map"]["spaces"] if space["structure"] == "SY"]
    assert yards and len(written(page, ".board-picture .structure > use[href='#i-SY'], use[href='#i-market']")) >= 1


def test_they_are_part_of_the_names_of_spaces(windows: Windows, game: Sailing, table: dict[str, Any]) -> None:
    page = sit_down(windows, game)
    names = names_on_map(page)
    sea = table["sea"]
    for fleet in sea["fleets"]:
        faction = FACTIONS[fleet["seat"]].title()
        assert f"{'storehouse' if fleet['merchants'] else 'dock'} of {faction}" in names[fleet["dock"]]
        kind = "merchant" if fleet["merchants"] else "ship"
        for at in fleet["ships"]:
            n = fleet["ships"].count(at)
            assert re.search(rf"{n} {kind}s? of {faction}", names[at])
    for at, seats in sea["markers"].items():
        for seat in seats:
            assert re.search(rf"traded with: .*{FACTIONS[seat].title()}", names[at])
    for canal in sea["canals"]:
        for one, other in (canal["joins"], canal["joins"][::-1]):
            river = re.match(r"the river by (\w+, )*\w+ and \w+", names[other])
            assert river and f"canal to {river[0]}" in names[one]


@pytest.mark.parametrize(
    ("map", "facts", "sign", "words"),
    [
        ("base", "", "inferred", "Inferred: the rulebook does not state it"),
        ("lakes", "", "house", "House value: we chose it"),
        ("lakes", '[canals]\nlakes = ["A8:B6"]', "replaced", "This game replaces this value"),
    ],
)
def test_canals_bear_the_mark_of_where_they_lie(
    windows: Windows, server: Server, map: str, facts: str, sign: str, words: str
) -> None:
    """The rulebook shows them in pictures only."""
    made = Made(server, preset="standard", map=map, options={"merchants": "true"}, facts_text=facts)
    page = sit_down(windows, made)
    canals = server.call("GET", f"/api/games/{made.id}")["table"]["sea"]["canals"]
    expect(page.locator(".board .canal-mark")).to_have_count(len(canals))
    expect(page.locator(f".board .canal-mark[data-sign={sign}] use[href='#i-{sign}']")).to_have_count(len(canals))
    names = names_on_map(page)
    assert canals and all(words in names[end] for canal in canals for end in canal["joins"])


def test_a_shipyard_says_its_power_value(windows: Windows, game: Sailing, table: dict[str, Any]) -> None:
    page = sit_down(windows, game)
    names = names_on_map(page)
    for space in table["map"]["spaces"]:
        if space["structure"]:
            assert f"power {data.common().power_values[space['structure']]}" in names[space["label"]]


# ---- boards -----------------------------------------------------------------------------------------------


def test_every_shipyard_board(windows: Windows, game: Sailing, table: dict[str, Any]) -> None:
    page = sit_down(windows, game, width=1600, height=1100)
    for fleet in table["sea"]["fleets"]:
        board = board_of(page, FACTIONS[fleet["seat"]].title())
        kind = "merchants" if fleet["merchants"] else "ships"
        counted = f"{len(fleet['ships'])} {kind} on the map, {fleet['ships_left']} in the supply"
        expect(board.get_by_role("img", name=re.compile(f"^{counted}"))).to_be_visible()
        markers = board.get_by_role("img", name=re.compile(rf"^{len(fleet['markers'])} trade marker"))
        expect(markers).to_be_visible()
        actions = board.locator(".yard-action")
        expect(actions).to_have_count(2)
        expect(actions.nth(0)).to_have_attribute(
            "aria-label", re.compile(f"Move all {kind}: {fleet['movement']} space")
        )
        closed = actions.nth(1).get_attribute("data-closed")
        assert (closed is not None) == (not fleet["yard"])
        row = board.locator(".structure-row.SY")
        name = row.get_attribute("aria-label") or ""
        assert name.lower().startswith("market" if fleet["merchants"] else "shipyard")
        assert (f"built: {fleet['yard']}" if fleet["yard"] else "Cost: ") in name
        expect(row.locator(".slot.open")).to_have_count(1 if fleet["yard"] else 0)


@pytest.mark.parametrize("height", [768, 1100])
def test_a_range_tile_in_place_of_the_shipping_track(
    windows: Windows, game: Sailing, table: dict[str, Any], height: int
) -> None:
    """In full where there is room, else the space of the marker alone."""
    page = sit_down(windows, game, width=1366 if height == 768 else 1600, height=height)
    for fleet in table["sea"]["fleets"]:
        board = board_of(page, FACTIONS[fleet["seat"]].title())
        tile = board.locator(".range-tile")
        expect(tile).to_have_count(1 if fleet["merchants"] else 0)
        expect(board.locator(".track.shipping")).to_have_count(0 if fleet["merchants"] else 1)
        if fleet["merchants"]:
            at = fleet["range"]["place"] - 1
            now = [str(fleet["range"][track][at]) for track in ("reach", "movement")]
            expect(tile.locator(".range-row").locator(".now, > b")).to_have_text(now)
            name = f"Merchants move {now[1]}, the ability reaches {now[0]}"
            expect(tile).to_have_accessible_name(re.compile(name))


def test_the_board_of_a_faction_tells_where_its_values_come_from(windows: Windows, game: Sailing) -> None:
    page = sit_down(windows, game, width=1600, height=1100)
    board_of(page, "Dwarves").locator(".range-tile").click()
    help_panel = page.get_by_role("complementary", name="Help")
    expect(help_panel.get_by_role("heading", name="Dwarves")).to_be_visible()
    expect(help_panel.locator("table").filter(has_text="how far merchants move")).to_be_visible()
    expect(help_panel.locator(".mark-note").first).to_be_visible()


# ---- looks ------------------------------------------------------------------------------------------------


def overlay(page: Page, name: str) -> Locator:
    page.get_by_role("button", name="Overlays").click()
    page.get_by_role("radio", name=name).check()
    page.keyboard.press("Escape")
    found = page.get_by_role("complementary", name="Legend")
    expect(found).to_be_visible()
    return found


def test_the_overlays_of_ships_and_trades(
    windows: Windows, server: Server, game: Sailing, table: dict[str, Any]
) -> None:
    looks = server.call("GET", f"/api/games/{game.id}/overlays/0")
    page = sit_down(windows, game)
    overlay(page, "Ships")
    near = {at for ship in looks["ships"] for at in ship["near"]}
    far = {at for ship in looks["ships"] for at in ship["far"]} - near
    assert near and covered(page, ".look:not(.dashed) .look-line") == near
    assert covered(page, ".look.dashed .look-line") == far
    overlay(page, "Trade")
    markers = table["sea"]["markers"]
    others = [space for space in table["map"]["spaces"] if space["owner"] not in (None, 0)]
    untraded = {space["label"] for space in others if 0 not in markers.get(space["label"], [])}
    expect(page.locator(".worth")).to_have_count(len(untraded))  # drawn, and nothing of ships is left
    assert untraded and covered(page, ".look .look-line") == untraded


# ---- three ships ------------------------------------------------------------------------------------------


def legs(moves: list[dict[str, Any]]) -> dict[str, int]:
    """Where the ship at the helm may go, and the power that costs at least."""
    found: dict[str, int] = {}
    for move in moves:
        to = re.search(r"\bto (\w+)", move["text"])
        if to:
            power = sum(int(n) for n in re.findall(r"\bpay (\d+)pw", move["text"]))
            found[to[1]] = min(power, found.get(to[1], power))
    return found


def test_three_ships_one_after_the_other_and_the_trades_before_confirming(
    windows: Windows, server: Server, position: Voyage
) -> None:
    page = opened(windows, server, position)
    id, key = page.url.split("/game/")[1], page.evaluate("JSON.parse(localStorage['mystica.games'])[0].seats['0']")

    def view() -> dict[str, Any]:
        found: dict[str, Any] = server.call("GET", f"/api/games/{id}", keys=key)
        return found

    last_row, seals = view()["last_row"], page.locator(".board-picture .seal").count()
    page.locator(f".player-board [data-target='tile:{MOVE_SHIPS}']").click()
    page.wait_for_selector(f"{GAME}[data-decision=voyage]")
    assert len(position.ships) == 3 and set(position.ships) == {position.start}
    ways = legs(view()["desk"]["moves"])
    assert any(ways.values())
    shown = {at: int(text) for at, (text,) in written(page, ".far-mark text").items()}
    assert shown == {at: power for at, power in ways.items() if power}
    rivers = [at for at, power in ways.items() if at.startswith("r") and not power]
    sail(page, position.goal, 1)
    visits = view()["table"]["sea"]["voyage"]["visits"]
    assert [visit["space"] for visit in visits] == [position.goal]
    shown_visit = page.locator(f"[data-visit='{position.goal}']")
    expect(page.locator("[data-visit]")).to_have_count(1)
    expect(shown_visit).to_contain_text(VOYAGERS[visits[0]["owner"]].title())
    for amount in visits[0]["gain"].values():
        expect(shown_visit.locator(".visit-rewards")).to_contain_text(f"+{amount}")
    sail(page, rivers[0], 2)
    expect(shown_visit).to_have_count(1)
    point(page, rivers[1], click=True)  # with the last one the voyage is over, and the trade is made
    has_drafted(page, 4)
    expect(page.locator(".course.made")).to_have_count(3)
    expect(page.locator(".board-picture .seal")).to_have_count(seals + 1)
    assert view()["last_row"] == last_row  # nobody else knows of it yet
    for made in (2, 1, 0):
        page.get_by_test_id("undo").click()
        expect(page.locator(".ship-chip.moved")).to_have_count(made)
    expect(page.locator("[data-visit]")).to_have_count(0)
    expect(page.locator(".board-picture .seal")).to_have_count(seals)


def sail(page: Page, goal: str, moved: int) -> None:
    """The ship at the helm goes there; so many have moved then."""
    expect(page.locator(f"[data-space='{goal}'][data-legal]")).to_have_count(1)
    point(page, goal, click=True)
    expect(page.locator(".ship-chip.moved")).to_have_count(moved)
    expect(page.locator(".course.made")).to_have_count(moved)
    expect(page.locator(f".ship-chip.moved[data-from][data-ship='{goal}']")).to_have_count(1)
