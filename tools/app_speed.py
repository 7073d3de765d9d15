"""Measure the app in a real browser: first paint of a running game, and from a click to the changed board.

`python tools/app_speed.py` prints medians in milliseconds. Compare them within one run: machines are noisy.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, sync_playwright  # noqa: E402

from tests.browser.conftest import FLAGS, chromium  # noqa: E402
from tests.browser.games import Made, one_key  # noqa: E402
from tests.browser.person import GAME, OFFERED, Person  # noqa: E402
from tests.browser.serving import Server  # noqa: E402

# how long the board takes to change after the last click
_WATCH = """() => {
    const game = document.querySelector('.game');
    let began = 0;
    window.took = 0;
    addEventListener('pointerup', () => { began = performance.now(); }, { capture: true });
    new MutationObserver(() => requestAnimationFrame(() => { window.took = performance.now() - began; }))
        .observe(game, { attributes: true, attributeFilter: ['data-drafted'] });
}"""


def first_paint(page: Page) -> float:
    page.reload()
    page.wait_for_selector(GAME)
    return float(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))


def clicks(page: Page, times: int) -> list[float]:
    """Choose a turn and take it back, again and again."""
    found: list[float] = []
    page.evaluate(_WATCH)
    for _ in range(times):
        space = page.locator("[data-space][data-legal]").first.bounding_box()
        assert space is not None
        page.mouse.click(space["x"] + space["width"] / 2, space["y"] + space["height"] / 2)
        page.wait_for_selector(f"{GAME}[data-drafted='1'], {OFFERED}")
        if page.locator(OFFERED).count():  # there is something to choose
            page.locator(OFFERED).first.click()
            page.wait_for_selector(f"{GAME}[data-drafted='1']")
        page.wait_for_function("() => window.took")
        found.append(float(page.evaluate("() => { const took = window.took; window.took = 0; return took; }")))
        page.locator("[data-testid=undo]").click()
        page.wait_for_selector(f"{GAME}[data-drafted='0']")
        page.wait_for_function("() => window.took")
        page.evaluate("() => { window.took = 0; }")
    return found


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            page = browser.new_page(viewport={"width": 1366, "height": 768}, locale="en")
            game = Made(server)
            page.add_init_script(f"({one_key()})()")
            page.goto(server.address + game.seat())
            page.wait_for_selector(GAME)
            person = Person(page)
            while person.wait_until_asked() and person.shown("decision") != "turn":
                person.take_turn()
            paints = [first_paint(page) for _ in range(5)]
            print(f"first paint of a running game: {statistics.median(paints):.0f} ms")
            print(f"from a click to the changed board: {statistics.median(clicks(page, 15)):.0f} ms")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
