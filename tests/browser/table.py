"""A table in the middle of a game: positions that bots have made, and where on the map things are drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from mystica import Game
from mystica.bots import player
from mystica.game.views import overlays
from mystica.notation.saves import dump_save
from tests.browser.conftest import Windows
from tests.browser.games import Made
from tests.browser.person import GAME
from tests.browser.serving import Server

FACTIONS = ("witches", "nomads", "engineers", "darklings")
STEADY = Path(__file__).with_name("steady.toml")  # bots learn, positions stay


# ---- positions --------------------------------------------------------------------------------------------


def played(until: Callable[[Game], bool], seed: int = 19) -> Game:
    """A game of four novices with weights of their own, to its end at the latest."""
    game = Game.new(players=len(FACTIONS), seed=seed, factions=FACTIONS)
    bot = player(f"novice:{STEADY}")
    while not game.is_over and not until(game):
        for action in bot.choose(game.state):
            game.play(action)
    return game


def asked_again(game: Game) -> bool:
    """Seat 0 begins a turn of round 4 that is not its first one there."""
    if game.round != 4 or game.decider != 0 or game.decision != "turn":
        return False
    own = [row.text for row in game.history if row.seat == 0 and row.round == game.round]
    return any(not text.startswith(("leech", "decline")) for text in own)


def has_something_of_everything(game: Game) -> bool:
    """Every overlay shows something, and dwellings can be built with spades and without."""
    state = game.state
    looks = (overlays.land_in_reach, overlays.more_in_reach, overlays.town_chances, overlays.leech_places)
    spades = overlays.spades_to_home(state, 0)
    built = [move.target for move in game.moves() if "build" in move.text]
    digs = {min(spades[label], 1) for label in built if label in spades}
    return all(look(state, 0) for look in looks) and digs == {0, 1} and not game.is_over


@cache
def mid_game() -> str:
    """A save from the middle of a game. If the novices play otherwise one day, another seed will do."""
    for seed in range(19, 60):
        game = played(asked_again, seed)
        if not game.is_over and has_something_of_everything(game):
            return dump_save(game.setup, game.actions)
    raise AssertionError("no such position")


@cache
def finished_game() -> str:
    game = played(lambda game: False)
    return dump_save(game.setup, game.actions)


class Loaded(Made):
    """A game on a server that begins with a save: a person in seat 0, bots or people in the others."""

    def __init__(self, server: Server, text: str, *, title: str = "A game", bots: bool = True) -> None:
        other: dict[str, str] = {"bot": "novice"} if bots else {}
        seats = [{"name": "Anna"}, *[other] * (len(FACTIONS) - 1)]
        wish = {"text": text, "title": title, "pace": 0, "seats": seats}
        self._make(server, "/api/games/load", wish)

    def view(self, server: Server) -> dict[str, Any]:
        """As the person in seat 0 sees it."""
        found: dict[str, Any] = server.call("GET", f"/api/games/{self.id}", keys=self.keys[0])
        return found


def table_at(server: Server, game: Made, row: int) -> dict[str, Any]:
    """The table as it was."""
    found: dict[str, Any] = server.call("GET", f"/api/games/{game.id}/at/{row}")
    return found


def sit_down(windows: Windows, game: Made, **window: Any) -> Page:
    """A window at seat 0, with the table drawn."""
    page = windows.open(game.seat(), **window)
    page.wait_for_selector(f"{GAME} [data-space]")
    return page


def put_away_news(page: Page) -> None:
    """The line with what the others did stands above the map until somebody puts it away."""
    page.get_by_role("button", name="Dismiss").click()
    page.wait_for_selector(".news", state="detached")


# ---- the map ----------------------------------------------------------------------------------------------


def cell(page: Page, label: str) -> Locator:
    return page.locator(f"[data-space='{label}']")


def middle_of(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def point_at(page: Page, label: str) -> None:
    page.mouse.move(*middle_of(cell(page, label)))


def click_on(page: Page, label: str) -> None:
    page.mouse.click(*middle_of(cell(page, label)))


_SPACES = "[...document.querySelectorAll('[data-space]')]"


def covered(page: Page, drawn: str) -> set[str]:
    """The spaces whose middle lies inside what is drawn, for outlines of spaces."""
    found: list[str] = page.evaluate(
        f"""drawn => {_SPACES}.filter(cell => {{
          const {{ x, y, width, height }} = cell.getBBox();
          const middle = new DOMPoint(x + width / 2, y + height / 2);
          return [...document.querySelectorAll(drawn)].some(path => path.isPointInFill(middle));
        }}).map(cell => cell.dataset.space)""",
        drawn,
    )
    return set(found)


def written(page: Page, marks: str) -> dict[str, list[str]]:
    """By space: what stands in the marks that are drawn on it, left to right."""
    rows: list[tuple[str, str]] = page.evaluate(
        f"""marks => [...document.querySelectorAll(marks)].map(mark => {{
          const at = mark.getBoundingClientRect();
          const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
          const inside = {_SPACES}.filter(cell => {{
            const {{ left, right, top, bottom }} = cell.getBoundingClientRect();
            return left <= x && x <= right && top <= y && y <= bottom;
          }});
          const far = cell => {{
            const {{ left, right, top, bottom }} = cell.getBoundingClientRect();
            return Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
          }};
          inside.sort((a, b) => far(a) - far(b));
          return [inside[0]?.dataset.space ?? "", mark.textContent.trim(), x];
        }}).sort((a, b) => a[2] - b[2]).map(([label, text]) => [label, text])""",
        marks,
    )
    found: dict[str, list[str]] = {}
    for label, text in rows:
        found.setdefault(label, []).append(text)
    return found


def names_on_map(page: Page) -> dict[str, str]:
    """What every space is called, as it is read aloud."""
    pairs: list[tuple[str, str]] = page.evaluate(
        f"{_SPACES}.map(cell => [cell.dataset.space, cell.getAttribute('aria-label') ?? ''])"
    )
    return dict(pairs)


def structures_on_map(page: Page) -> dict[str, str]:
    """What the drawn structures stand on: the drawing by space. Ghosts do not count."""
    found = page.evaluate(
        f"""() => {_SPACES}.flatMap(cell => {{
          const {{ x, y, width, height }} = cell.getBBox();
          const here = [...document.querySelectorAll('.board-picture .structure > use')].filter(use => {{
            const box = use.getBBox();
            const [a, b] = [box.x + box.width / 2 - x - width / 2, box.y + box.height / 2 - y - height / 2];
            return Math.hypot(a, b) < width / 3;
          }});
          return here.map(use => [cell.dataset.space, use.getAttribute('href')]);
        }})"""
    )
    return {label: href.removeprefix("#i-") for label, href in found}


def structures_of(table: dict[str, Any]) -> dict[str, str]:
    """The same from the API's table."""
    return {space["label"]: space["structure"] for space in table["map"]["spaces"] if space["structure"]}


def wait_for_structures(page: Page, table: dict[str, Any]) -> None:
    """Until the map shows exactly the structures of this table."""
    wanted = structures_of(table)
    page.wait_for_function("n => document.querySelectorAll('.board-picture .structure').length === n", arg=len(wanted))
    assert structures_on_map(page) == wanted


def open_side(page: Page, name: str) -> Locator:
    """The log or the score."""
    page.get_by_role("button", name=name, exact=True).click()
    side = page.get_by_role("complementary", name=name)
    expect(side).to_be_visible()
    return side


def slide_to(page: Page, place: int) -> None:
    page.get_by_role("slider", name="Position in the game").fill(str(place))


def switch(page: Page, name: str) -> None:
    """Turn a switch of the settings, as a person does: open, click, close."""
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    sheet.get_by_text(name, exact=True).click()
    sheet.get_by_role("button", name="Close").click()
    sheet.wait_for(state="detached")
