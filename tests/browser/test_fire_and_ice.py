"""Ways to set up a game, maps, auctions, and what the factions of Fire & Ice ask for, in the browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from mystica import data
from mystica.game import Game
from mystica.notation.saves import dump_save
from mystica.setups import draw
from tests.browser.conftest import Windows
from tests.browser.games import Made, Saved
from tests.browser.person import CHOICE, CONFIRM, GAME
from tests.browser.playing import log_rows, unfold_form
from tests.browser.serving import Server

Picture = Callable[[Page, str], None]
BASE_ROWS = data.map_rows(data.maps()["base"], data.common())


def new_game(windows: Windows, *, seats: int = 2) -> Page:
    """The form of a new game with one person and bots."""
    page = windows.open("/#/new")
    page.wait_for_selector(".new-game")
    unfold_form(page)
    for _ in range(4 - seats):
        page.get_by_role("button", name="Remove seat 2").click()
    return page


def preset(page: Page, name: str) -> None:
    page.get_by_role("group", name="Which game?").get_by_text(name, exact=True).click()


def option(page: Page, name: str) -> Locator:
    return page.locator(f"[data-option='{name}'] select")


def pick(page: Page, text: str) -> None:
    """One of the choices above the bar, by its title."""
    folded = page.get_by_role("button", name="Show the choices")
    picks = page.locator(f".play-picks {CHOICE}").filter(has_text=text)
    expect(picks.or_(folded).first).to_be_visible()
    if folded.count():
        folded.click()
    picks.first.click()


def load(server: Server, game: Game, seat: int) -> str:
    """A game that was played elsewhere, and the address of one of its seats."""
    seats = [
        {"name": "Anna"} if k == seat else {"name": f"Bot {k}", "bot": "novice"} for k in range(game.setup.players)
    ]
    return Saved(server, dump_save(game.setup, game.actions), seats).seat(seat)


def play_until(game: Game, seat: int, decision: str, card: str = "") -> None:
    """First legal moves, with a certain first bonus card for the seat."""
    for _ in range(200):
        if game.decider == seat and game.decision == decision and game.round > 0:
            return
        moves = game.moves()
        wanted = [move for move in moves if card and game.decider == seat and move.target == card]
        game.play((wanted or moves)[0])
    raise AssertionError("it did not come to that")


def test_everything_from_the_form_to_the_first_dwelling(windows: Windows, picture: Picture) -> None:
    page = new_game(windows)
    preset(page, "Everything")
    expect(page.get_by_role("switch", name="Factions of Fire & Ice")).to_be_checked()
    expect(option(page, "final-tile")).to_have_value("draw")
    expect(option(page, "turn-order")).to_have_value("passing")
    picture(page, "new-everything")
    page.get_by_role("button", name="Start the game").click()
    page.locator("[data-target='faction:icemaidens']").click()
    page.wait_for_selector(f"{GAME}[data-decision=ability]")
    expect(page.get_by_test_id("prompt")).to_contain_text("Choose your starting terrain")
    pick(page, "Start on forest")
    page.wait_for_selector(f"{GAME}[data-decision=favor]")
    pick(page, "Fire 3")
    page.locator(f"{CONFIRM}[aria-disabled=false]").click()
    page.wait_for_selector(f"{GAME}[data-decision=dwelling]")
    space = page.locator("[data-space][data-legal]").first
    box = space.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".game-final")).to_be_visible()
    picture(page, "first-dwelling")


def test_factions_that_cannot_be_picked_say_why(windows: Windows) -> None:
    page = new_game(windows)
    page.get_by_text("Picked here", exact=True).first.click()
    page.get_by_role("button", name="Faction for Player 1").click()
    sheet = page.get_by_role("dialog")
    yetis = sheet.locator(".faction-option").filter(has_text="Yetis")
    expect(yetis).to_contain_text("Not in this game: Factions of Fire & Ice")
    yetis.get_by_role("button", name="Add them to the game").click()
    yetis.locator("button").first.click()
    page.get_by_role("button", name="Faction for Casual").click()
    expect(sheet.locator(".faction-option").filter(has_text="Ice Maidens")).to_contain_text(
        "Faction board already taken: Player 1"
    )
    page.keyboard.press("Escape")
    option(page, "vp").select_option("file")
    page.get_by_label("Yetis").fill("33")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(GAME)
    expect(page.locator(".player-board").filter(has_text="Yetis").locator(".resource.vp")).to_contain_text("33")


def test_an_auction_to_its_end(windows: Windows, server: Server, picture: Picture) -> None:
    game = Made(server, preset="everything", bots=2, seed=5, options={"factions": "auction"})
    page = windows.open(game.seat())
    expect(page.locator(".lot")).to_have_count(3)
    picture(page, "auction")
    start = data.common().auction_vp
    rest = start
    for _ in range(start):
        page.wait_for_selector(f"{GAME}[data-decision]")
        if not page.locator(".auction").count():
            break
        free = page.locator(".lot").filter(has_text="No bid yet")
        bid = (free if free.count() else page.locator(".lot")).last.get_by_test_id("bid")
        before = int(page.locator(GAME).get_attribute("data-last-row") or 0)
        rest = start - int(bid.inner_text().split()[1])
        bid.click()
        page.wait_for_function("before => Number(document.querySelector('.game').dataset.lastRow) > before", arg=before)
    expect(page.locator(".auction")).to_have_count(0)
    players = server.call("GET", f"/api/games/{game.id}")["table"]["players"]
    assert all(player["faction"] for player in players)
    assert players[0]["vp"] == rest
    expect(page.locator(".player-board")).to_have_count(3)
    bids = log_rows(page, " bid ").locator(".log-text").all_inner_texts()
    assert {text.partition(" bid ")[0] for text in bids} == {"Anna", "Novice 1", "Novice 2"}


def test_riverwalkers_unlock_a_terrain_for_a_priest(windows: Windows, server: Server, picture: Picture) -> None:
    card = next(code for code, facts in data.bonus_cards().items() if facts.income.priests)
    drawn = (draw(2, seed, preset="everything", factions=("riverwalkers", "giants")) for seed in range(50))
    game = Game(next(setup for setup in drawn if card in setup.bonus))
    play_until(game, 0, "ability", card)
    page = windows.open(load(server, game, 0), width=390, height=844, touch=True)
    expect(page.get_by_test_id("prompt")).to_contain_text("unlock a terrain instead?")
    picture(page, "unlock-phone")
    title = page.locator(f".play-picks {CHOICE}").filter(has_text="Unlock").first
    before = len(game.player(0).unlocked)
    title.click()
    page.locator(f"{CONFIRM}[aria-disabled=false]").click()
    expect(page.locator(".player-board").first.locator(".unlocked")).to_have_count(before + 1)


def test_an_own_map_with_an_error_that_is_mended(windows: Windows, picture: Picture) -> None:
    page = new_game(windows)
    page.get_by_role("button", name="Choose a map").click()
    rows = page.get_by_label("Rows of the map")
    rows.fill("\n".join(BASE_ROWS).replace("U", "Q", 1))
    problem = page.get_by_role("dialog").get_by_role("alert")
    expect(problem).to_contain_text('Row 1, place 1: "Q" is not the letter of a terrain')
    picture(page, "own-map-error")
    rows.fill("\n".join(BASE_ROWS))
    expect(problem).to_have_count(0)
    page.get_by_role("button", name="Play on this map").click()
    expect(page.get_by_test_id("map-name")).to_have_text("own")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(GAME)
    expect(page.locator("[data-space]")).to_have_count(113)


@pytest.mark.parametrize("name", ["base", "revised", "fire-and-ice", "lakes", "fjords"])
def test_every_map_has_its_picture(windows: Windows, picture: Picture, name: str) -> None:
    page = new_game(windows)
    page.get_by_role("button", name="Choose a map").click()
    card = page.locator(f"[data-map='{name}']")
    land = sum(colour not in ("river", "none") for row in data.maps()[name].rows for colour in row)
    expect(card.locator("use[href^='#t-']")).to_have_count(land)
    card.click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(GAME)
    spaces = sum(colour != "none" for row in data.maps()[name].rows for colour in row)
    expect(page.locator("[data-space]")).to_have_count(spaces)
    place = page.locator(".map-place").bounding_box()
    drawn = page.locator(".map-place svg").first.bounding_box()
    assert place is not None and drawn is not None
    assert drawn["width"] <= place["width"] + 1 and drawn["height"] <= place["height"] + 1
    picture(page, f"map-{name}")


def test_passing_order_and_the_final_tile_are_shown(windows: Windows, server: Server) -> None:
    options = {"final-tile": "outposts"}
    game = Game(draw(2, 4, preset="everything", factions=("dragonlords", "witches"), options=options))
    play_until(game, 0, "turn")
    game.play(next(move for move in game.moves() if move.kind == "pass"))
    page = windows.open(load(server, game, 1))
    page.wait_for_selector(GAME)
    expect(page.locator(".next-place")).to_have_text(["1"])
    page.locator(".game-final").click()
    expect(page.get_by_text("For your structures on the edge of the map").first).to_be_visible()
