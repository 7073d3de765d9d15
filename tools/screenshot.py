"""Retake the README's picture: `python tools/screenshot.py`. Needs Chromium. Bots play until the fifth round."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from tests.browser.conftest import FLAGS, chromium  # noqa: E402
from tests.browser.games import Made, one_key  # noqa: E402
from tests.browser.serving import Server  # noqa: E402

TARGET = ROOT / "docs" / "table.jpg"
ROUND = 5


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            game = Made(server, preset="standard", people=1, bots=3, seed=7, pace=30)
            keys = f"{game.keys[0]} {game.host}"
            server.call("PATCH", f"/api/games/{game.id}/seats/0", {"bot": "novice"}, keys)
            while server.call("GET", f"/api/games/{game.id}")["table"]["round"] < ROUND:
                time.sleep(0.05)
            server.call("PATCH", f"/api/games/{game.id}/seats/0", {"bot": ""}, keys)
            page = browser.new_page(viewport={"width": 1366, "height": 768}, locale="en", reduced_motion="reduce")
            page.add_init_script(f"({one_key()})()")
            page.goto(server.address + game.seat())
            page.wait_for_selector(".game[data-decision=turn]", timeout=30_000)
            for close in page.locator(".since header button").all():
                close.click()
            page.wait_for_timeout(500)
            page.screenshot(path=TARGET, type="jpeg", quality=85)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
