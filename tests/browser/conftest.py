"""Real Chromium against a real server. Pictures are kept in the folder MYSTICA_PICTURES, if that is set."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect, sync_playwright

from tests.browser.games import one_key
from tests.browser.serving import Server

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip

PATIENCE = (
    60_000  # ms: one patience for everything, since what takes a moment takes long where many tests share few cores
)
expect.set_options(timeout=PATIENCE)


def chromium() -> str | None:
    """Where the browser is, if it is here."""
    return shutil.which("chromium") or shutil.which("chromium-browser")


def settle(page: Page) -> None:
    """Until fonts are there and what observes sizes has been heard: two pictures later nothing moves by itself."""
    page.evaluate(
        """() => document.fonts.ready.then(
          () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))"""
    )


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; the tests are skipped where it is missing, unless MYSTICA_EXPECT_BROWSER is set."""
    if chromium() is None:
        message = "no Chromium here (on Debian and Ubuntu: apt-get install chromium fonts-noto-cjk)"
        if os.environ.get("MYSTICA_EXPECT_BROWSER"):
            pytest.fail(message)
        pytest.skip(message)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("server"))
    found.start()
    yield found
    found.stop()


class Windows:
    """Opens windows and sees to it that none of them met an error in its scripts."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self._contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def open(
        self,
        path: str = "/",
        *,
        width: int = 1366,
        height: int = 768,
        touch: bool = False,
        language: str = "en",
        address: str = "",
        calm: bool = True,
        installable: bool = False,
    ) -> Page:
        """A window of its own: nothing is shared with other windows. In a calm one nothing is animated. Only where the
        app is installable has it a service worker: requests that pass through one are hidden from tests."""
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            locale=language,
            reduced_motion="reduce" if calm else "no-preference",
            service_workers="allow" if installable else "block",
        )
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        context.add_init_script(f"({one_key()})()")
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", self._check_place)
        page.goto((address or self._server.address) + path)
        return page

    def _check_place(self, request: Request) -> None:
        """The app loads nothing from elsewhere."""
        if not request.url.startswith(("http://127.0.0.1:", "data:", "blob:")):
            self.errors.append(f"asks for {request.url}")

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def windows(browser: Browser, server: Server) -> Iterator[Windows]:
    found = Windows(browser, server)
    yield found
    found.close()
    assert not found.errors


@pytest.fixture
def picture(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Keep a picture of a page, to be looked at."""
    folder = os.environ.get("MYSTICA_PICTURES")

    def take(page: Page, name: str) -> None:
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            page.screenshot(path=Path(folder) / f"{name}.png")

    return take
