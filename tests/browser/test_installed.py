"""The app as a browser installs it: manifest, service worker, what opens without a server, news of another version."""

from __future__ import annotations

import json
import re
import shutil
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from mystica.server.http import routes_site
from mystica.server.http.assets import APP, Folder
from mystica.server.services import Settings
from tests.browser.conftest import Windows
from tests.browser.games import Made
from tests.browser.person import GAME
from tests.browser.serving import Server
from tests.server.running import in_thread

OFFLINE = {
    "en": ("The server does not answer", "What works in the meantime"),
    "fr": ("Le serveur ne répond pas", "Ce qui marche en attendant"),
    "ko": ("서버가 응답하지 않습니다", "그동안 할 수 있는 것"),
}
NEWS = "There is a new version of Mystica."


def installed(windows: Windows, address: str = "", **more: object) -> Page:
    """A window whose browser has the app, the texts of its language included.

    What is waited for is always a function: the page's policy forbids evaluating an expression again and again.
    """
    page = windows.open(address=address, installable=True, **more)  # type: ignore[arg-type]
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_function(
        "() => caches.open('mystica-texts').then((kept) => kept.keys()).then((kept) => kept.length > 0)"
    )
    return page


def test_the_manifest(windows: Windows, server: Server) -> None:
    """Chromium would install the app, and every picture is of the size that is promised."""
    page = installed(windows)
    line = page.context.new_cdp_session(page)
    found = line.send("Page.getAppManifest")
    assert found["url"] == f"{server.address}/manifest.webmanifest" and not found["errors"]
    errors = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] == ["in-incognito"]  # as all windows of tests are
    manifest = json.loads(found["data"])
    assert (
        urljoin(found["url"], manifest["start_url"]) == urljoin(found["url"], manifest["scope"]) == server.address + "/"
    )
    sizes = set()
    for icon in manifest["icons"]:
        answer = page.request.get(urljoin(found["url"], icon["src"]))
        assert answer.ok and answer.headers["content-type"].partition(";")[0] == icon["type"], icon
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add((width, icon.get("purpose", "any")))
    assert sizes >= {(192, "any"), (512, "any"), (512, "maskable")}


def test_headers(windows: Windows, server: Server) -> None:
    """A browser must not keep the service worker for long, and may run it under the policy there is."""
    page = windows.open()
    for path, kind in (("/sw.js", "text/javascript"), ("/manifest.webmanifest", "application/manifest+json")):
        answer = page.request.get(server.address + path)
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith(kind)
        assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_only_the_app_itself_is_kept(windows: Windows, server: Server) -> None:
    """After a look at a table: the files of the app and the texts, and nothing of any game."""
    page = installed(windows)
    page.goto(server.address + Made(server).seat())
    page.wait_for_selector(GAME)
    kept: list[str] = page.evaluate(
        """async () => {
          const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
          return (await Promise.all(caches_.map((one) => one.keys()))).flat().map((one) => new URL(one.url).pathname);
        }"""
    )
    files = {f"/assets/{path.relative_to(APP).as_posix()}" for path in APP.rglob("*") if path.is_file()}
    left_out = {"/assets/index.html", "/assets/sw.js", "/assets/manifest.webmanifest"}  # the page is kept as "/"
    assert set(kept) == {"/", "/texts/en.ftl"} | files - left_out


@pytest.mark.parametrize("language", OFFLINE)
def test_without_network(windows: Windows, language: str, picture: Callable[[Page, str], None]) -> None:
    """The app opens, says what is wrong in the person's language and what works; it goes on by itself."""
    page = installed(windows, language=language)
    page.evaluate(
        """localStorage.setItem('mystica.games', JSON.stringify([
          { id: 'x'.repeat(22), title: 'Sunday game', at: Date.now(), seats: {} }]))"""
    )
    page.context.set_offline(True)
    page.reload()
    what, works = OFFLINE[language]
    expect(page.get_by_role("alert").get_by_role("heading")).to_have_text(what)
    expect(page.get_by_role("heading", name=works)).to_be_visible()
    expect(page.get_by_text("Sunday game")).to_be_visible()
    page.locator(".theme-dot.dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    picture(page, f"offline-{language}")
    page.context.set_offline(False)  # the browser says so, and the app tries again at once
    expect(page.locator(".ways")).to_be_visible()


def test_a_server_that_was_ended(windows: Windows, server: Server, picture: Callable[[Page, str], None]) -> None:
    page = installed(windows, width=390, height=844, touch=True)
    server.stop()
    try:
        page.reload()
        expect(page.get_by_role("alert").get_by_role("heading")).to_have_text(OFFLINE["en"][0])
        picture(page, "offline-phone")
        page.evaluate("location.hash = '#/help'")
        expect(page.get_by_role("alert")).to_be_visible()
    finally:
        server.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1, name="Help")).to_be_visible()


def test_a_browser_that_kept_nothing(windows: Windows) -> None:
    """The first visit, with a server that dies between the page and the rest: the page speaks all languages."""
    page = windows.open("/texts/en.ftl")
    page.route("**/api/catalogue", lambda route: route.abort())
    page.goto(page.url.removesuffix("texts/en.ftl"))
    alert = page.get_by_role("alert")
    for word in ("the server does not answer", "le serveur ne répond pas", "서버가 응답하지 않습니다"):
        expect(alert).to_contain_text(word)
    page.unroute("**/api/catalogue")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".ways")).to_be_visible()


# ---- another version --------------------------------------------------------------------------------------


class Served:
    """A server with a copy of the bundle that can be built anew."""

    def __init__(self, bundle: Path, address: str) -> None:
        self.bundle = bundle
        self.address = address

    def build_anew(self) -> None:
        """As a new build does: another version, in the page and in the service worker."""
        page = (self.bundle / "index.html").read_text(encoding="utf-8")
        found = re.search(r'name="mystica-version" content="(\w+)"', page)
        assert found
        for name in ("index.html", "sw.js"):
            text = (self.bundle / name).read_text(encoding="utf-8")
            assert found[1] in text
            (self.bundle / name).write_text(text.replace(found[1], found[1][::-1]), encoding="utf-8")


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    bundle = tmp_path / "app"
    shutil.copytree(APP, bundle)
    monkeypatch.setattr(routes_site, "_APP", Folder(bundle))
    with in_thread(Settings(f"sqlite:///{tmp_path / 'games.db'}")) as running:
        yield Served(bundle, running.url)


def look_for_a_new_version(page: Page) -> None:
    """As somebody does who comes back to the window."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def test_a_new_version(windows: Windows, served: Served, picture: Callable[[Page, str], None]) -> None:
    page = installed(windows, served.address)
    look_for_a_new_version(page)
    news = page.get_by_role("status").filter(has_text=NEWS)
    served.build_anew()
    look_for_a_new_version(page)
    expect(news).to_be_visible()
    picture(page, "new-version")
    page.set_viewport_size({"width": 390, "height": 844})
    picture(page, "new-version-phone")
    with page.expect_navigation():
        news.get_by_role("button", name="Reload").click()
    expect(page.locator(".ways")).to_be_visible()
    look_for_a_new_version(page)
    page.wait_for_function(
        "() => navigator.serviceWorker.getRegistration().then((one) => !one.installing && !one.waiting)"
    )
    expect(page.get_by_text(NEWS)).to_have_count(0)
    assert page.evaluate("caches.keys().then((names) => names.filter((name) => name.includes('app')).length)") == 1


def test_who_comes_later_gets_the_new_version_at_once(windows: Windows, served: Served) -> None:
    """Without a word about it: the page that opens is the new one already."""
    page = installed(windows, served.address)
    served.build_anew()
    kept = page.evaluate("caches.keys()")
    page.reload()
    expect(page.locator(".ways")).to_be_visible()
    page.wait_for_function("kept => caches.keys().then((now) => String(now) !== String(kept))", arg=kept)
    page.wait_for_function("() => navigator.serviceWorker.controller.state === 'activated'")
    expect(page.get_by_text(NEWS)).to_have_count(0)
