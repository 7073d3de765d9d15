"""Holds requests back, so that a test sees what a page shows while it waits for the answer."""

from __future__ import annotations

import time

from playwright.sync_api import Page, Route

from tests.browser.conftest import PATIENCE


class HeldBack:
    """Requests for one address: they go on when the test lets them."""

    def __init__(self, address: str, *pages: Page) -> None:
        self.pages = pages
        self.routes: list[Route] = []
        for page in pages:
            page.route(address, lambda route: self.routes.append(route))

    def wait(self, number: int = 1) -> None:
        """Until so many were asked: what a page shows may be there before the request has reached us."""
        began = time.monotonic()
        while len(self.routes) < number:
            assert time.monotonic() - began < PATIENCE / 1000, f"{len(self.routes)} of {number} requests came"
            self.pages[0].wait_for_timeout(20)

    def let_go(self) -> None:
        for route in self.routes:
            route.continue_()
