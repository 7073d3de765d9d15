"""Take pictures of every page and of games in the middle: `python tools/gallery.py FOLDER [WORD ...]`.

There are windows of a laptop, a large screen and a phone, in three languages and three themes, and tables of 2 to 5
players, with and without ships. With words, only pictures that have one of them in their name are taken. Positions come
from the golden games, so that pictures of two versions can be compared.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from mystica.boxes.merchants.engine.sea import with_ships  # noqa: E402
from mystica.engine.core import decisions as ask  # noqa: E402
from mystica.engine.core.decisions import top_kind  # noqa: E402
from mystica.engine.flow import apply, decider, new_game  # noqa: E402
from mystica.notation.saves import dump_save  # noqa: E402
from tests.browser.conftest import FLAGS, chromium, settle  # noqa: E402
from tests.browser.games import Made, one_key  # noqa: E402
from tests.browser.serving import Server  # noqa: E402
from tests.golden_games import golden, names  # noqa: E402

SIZES = {"laptop": (1366, 768), "large": (1920, 1080), "phone": (390, 844)}
PAGES = {"start": "/", "new": "/#/new", "load": "/#/load", "help": "/#/help/leech", "lessons": "/#/lesson"}
LOOKS = (("en", "classic"), ("en", "dark"), ("en", "safe"), ("fr", "classic"), ("ko", "dark"))


@dataclass(frozen=True)
class Look:
    """One window."""

    place: str
    size: str
    language: str
    theme: str

    @property
    def name(self) -> str:
        return f"{self.place}-{self.size}-{self.language}-{self.theme}"


def looks() -> Iterator[Look]:
    """All that is worth a picture: every size in the usual look, the other looks on a laptop, some on a phone."""
    for place in (*PAGES, *positions()):
        for size in SIZES:
            yield Look(place, size, "en", "classic")
        for language, theme in LOOKS[1:]:
            yield Look(place, "laptop", language, theme)
        yield Look(place, "phone", "ko", "dark")


@dataclass(frozen=True)
class Position:
    save: str
    seat: int
    """Who begins a turn."""
    players: int


@cache
def positions() -> dict[str, Position]:
    """A golden game for each number of players, with ships and without, in its middle."""
    found: dict[str, Position] = {}
    for name in names():
        saved = golden(name)
        state = new_game(saved.setup.engine_setup())
        place = f"table-{saved.setup.players}{'-ships' if with_ships(state) else ''}"
        if place in found:
            continue
        for number, action in enumerate(saved.actions):
            if number > len(saved.actions) * 0.55 and top_kind(state) == ask.TURN:
                found[place] = Position(
                    dump_save(saved.setup, list(saved.actions[:number])), int(decider(state)), saved.setup.players
                )
                break
            apply(state, action)
    return found


class Table(Made):
    """A game at this position, with people in all seats."""

    def __init__(self, server: Server, position: Position) -> None:
        seats = [{"name": name} for name in ("Anna", "Ben", "Cleo", "Dora", "Emil")[: position.players]]
        self._make(server, "/api/games/load", {"text": position.save, "title": "", "pace": 0, "seats": seats})


def take(browser: Browser, address: str, look: Look, path: str, file: Path) -> None:
    width, height = SIZES[look.size]
    touch = look.size == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch, reduced_motion="reduce"
    )
    wishes = json.dumps({"locale": look.language, "theme": look.theme, "motion": False})
    context.add_init_script(f"localStorage.setItem('mystica.preferences', {json.dumps(wishes)})")
    context.add_init_script(f"({one_key()})()")
    page = context.new_page()
    page.goto(address + path)
    page.wait_for_selector("h1, .game[data-last-row] [data-space]")
    settle(page)
    page.screenshot(path=file)
    context.close()


def main() -> None:
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    folder, words = Path(sys.argv[1]), sys.argv[2:]
    wanted = [look for look in looks() if not words or any(word in look.name for word in words)]
    if not wanted:
        sys.exit("No picture has one of these words in its name.")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for number, look in enumerate(wanted, 1):
                position = positions().get(look.place)
                path = Table(server, position).seat(position.seat) if position else PAGES[look.place]
                take(browser, server.address, look, path, folder / f"{look.name}.png")
                print(f"\r{number} of {len(wanted)}  {look.name:40}", end="", flush=True)
            print()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
