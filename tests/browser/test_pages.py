"""The ways into a game: a save, a ledger, the lesson, a position of the past; and looking things up."""

from __future__ import annotations

import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Windows
from tests.browser.games import Made
from tests.browser.person import GAME, Person
from tests.browser.serving import Server


def some_game(windows: Windows, server: Server) -> Made:
    """With a few turns played."""
    game = Made(server)
    page = windows.open(game.seat())
    page.wait_for_selector(GAME)
    person = Person(page, seed=6)
    for _ in range(3):
        assert person.wait_until_asked()
        person.take_turn()
    return game


@pytest.mark.parametrize("kind", ["save", "ledger"])
def test_load(windows: Windows, server: Server, kind: str) -> None:
    game = some_game(windows, server)
    text, before = exported(server, game, kind)
    page = windows.open("/#/load")
    page.locator("textarea").fill(text)
    page.get_by_role("button", name="Load", exact=True).click()
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(GAME)
    other = page.url.split("/game/")[1].split("/")[0]
    assert other != game.id
    after = server.call("GET", f"/api/games/{other}")["table"]
    assert [player["structures"] for player in after["players"]] == [
        player["structures"] for player in before["players"]
    ]


DROP = """([selector, name, text]) => {
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  const drop = new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true });
  document.querySelector(selector).dispatchEvent(drop);
}"""


@pytest.mark.parametrize("way", ["dropped", "chosen"])
def test_load_a_file(windows: Windows, server: Server, tmp_path: Path, way: str) -> None:
    """Its name becomes the title, and a bot may sit down in place of a person."""
    text, before = exported(server, some_game(windows, server), "save")
    page = windows.open("/#/load")
    if way == "dropped":
        page.wait_for_selector(".drop")
        page.evaluate(DROP, [".drop", "An evening.json", text])
    else:
        file = tmp_path / "An evening.json"
        file.write_text(text)
        page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("textarea")).to_have_value(text.replace("\r\n", "\n"))
    page.get_by_role("button", name="Load", exact=True).click()
    page.get_by_label("Who sits at seat 2").select_option("novice")
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(GAME)
    expect(page.get_by_role("heading", name="An evening")).to_be_visible()
    view = server.call("GET", f"/api/games/{page.url.split('/game/')[1]}")
    assert [seat["bot"] for seat in view["seats"]] == ["", "novice"]
    assert view["table"]["round"] >= before["round"]


def exported(server: Server, game: Made, kind: str) -> tuple[str, dict[str, Any]]:
    """The game as a text, and the table it was written from: a bot may move in between."""
    while True:
        before = server.call("GET", f"/api/games/{game.id}")
        with urllib.request.urlopen(f"{server.address}/api/games/{game.id}/{kind}") as answer:
            text: str = answer.read().decode()
        if server.call("GET", f"/api/games/{game.id}")["last_row"] == before["last_row"]:
            return text, before["table"]


def test_a_file_that_is_none_is_refused_with_a_sentence(windows: Windows) -> None:
    page = windows.open("/#/load")
    page.locator("textarea").fill(json.dumps({"mystica": "save"}))
    page.get_by_role("button", name="Load", exact=True).click()
    expect(page.get_by_role("alert").first).to_be_visible()
    assert "#/load" in page.url


def test_the_lesson_waits_for_the_player(windows: Windows) -> None:
    page = windows.open("/#/lesson")
    page.get_by_role("button", name="Begin the lesson: Your turn").click()
    coach = page.locator(".coach")
    expect(coach).to_be_visible()
    step = coach.locator(".coach-count")
    first = step.inner_text()
    coach.locator(".button.main").first.click()
    expect(step).not_to_have_text(first)
    page.reload()
    expect(coach).to_be_visible()


@pytest.mark.parametrize("name", ["row", "ply"])
def test_the_past_has_an_address_and_looks_different(windows: Windows, server: Server, name: str) -> None:
    """Version 0.1 called it a ply."""
    game = some_game(windows, server)
    page = windows.open(f"{game.watch}/{name}/1")
    page.wait_for_selector(GAME)
    expect(page.locator("html")).to_have_attribute("data-past", "")
    page.get_by_role("button", name="Back to the present").click()
    expect(page.locator("html")).not_to_have_attribute("data-past", "")


def test_every_tile_and_faction_can_be_looked_up(windows: Windows, server: Server) -> None:
    page = windows.open("/#/help/leech")
    expect(page.get_by_role("heading", name="Power via structures")).to_be_visible()
    page.get_by_placeholder("Search the rules").fill("carpet")
    expect(page.get_by_text("Fakirs").first).to_be_visible()
