"""What does not get in: foreign names and pages, too much, what is no JSON, files beside the app."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest

from mystica.server.http import guard, protocol, routes_site
from mystica.server.http.addresses import ClientAddresses
from mystica.server.http.assets import Folder
from mystica.server.http.guard import LARGEST, split_host
from mystica.server.problems import SENTENCES
from tests.server.people import new_game
from tests.server.running import InThread, wait_for

WISH = json.dumps({"seats": [{}, {}]})
JSON = {"Content-Type": "application/json"}


def port(server: InThread) -> int:
    return int(server.url.rpartition(":")[2])


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1", "[::1]", "192.168.1.7:8888", "games.example", "Games.Example."]
)
def test_names_the_server_goes_by(http: httpx.Client, host: str) -> None:
    assert http.get("/healthz", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "localhost@evil.example", "a b", "["],
)
def test_foreign_names(http: httpx.Client, host: str) -> None:
    for path in ("/healthz", "/", "/api/catalogue", "/api/games/" + "A" * 22):
        refused = http.get(path, headers={"Host": host})
        assert (refused.status_code, refused.json()["problem"]) == (403, "foreign-host")


def test_own_pages_may_post(http: httpx.Client, server: InThread) -> None:
    for headers in (
        {"Origin": server.url},
        {"Origin": "https://games.example", "Host": "games.example"},
        {"Origin": "https://games.example:443", "Host": "games.example"},
        {"Origin": "https://games.example:8443", "Host": "games.example:8443"},
        {"Origin": server.url, "Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
    ):
        assert http.post("/api/games", content=WISH, headers={**JSON, **headers}).status_code == 201


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "http://localhost"},
        {"Origin": "file://"},
        {"Origin": "http://[::1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_foreign_pages_may_not(http: httpx.Client, headers: dict[str, str]) -> None:
    refused = http.post("/api/games", content=WISH, headers={**JSON, **headers})
    assert (refused.status_code, refused.json()["problem"]) == (403, "foreign-page")
    assert "access-control-allow-origin" not in refused.headers


def test_a_page_by_https_at_an_address_is_not_ours(http: httpx.Client, server: InThread) -> None:
    """We speak plain HTTP there, and nobody else can stand at the same port."""
    for origin, host in ((server.url.replace("http:", "https:"), ""), ("https://localhost:80", "localhost:80")):
        headers = {**JSON, "Origin": origin, **({"Host": host} if host else {})}
        refused = http.post("/api/games", content=WISH, headers=headers)
        assert (refused.status_code, refused.json()["problem"]) == (403, "foreign-page")


def test_a_known_proxy_says_how_the_page_came() -> None:
    addresses = ClientAddresses(["192.0.2.1"])
    front = guard.Guard(Mock(), names=("games.example",), addresses=addresses, buckets=Mock())

    def objection(peer: str, origin: str, told: str = "") -> str | None:
        headers = [(b"host", b"198.51.100.1"), (b"origin", origin.encode())]
        headers += [(b"x-forwarded-proto", told.encode())] if told else []
        scope = {"type": "http", "method": "POST", "scheme": "http", "client": (peer, 1), "headers": headers}
        return front._objection(scope)

    assert objection("192.0.2.1", "https://198.51.100.1") is None
    assert objection("192.0.2.1", "https://198.51.100.1", "https") is None
    assert objection("192.0.2.1", "http://198.51.100.1", "https") == "foreign-page"
    assert objection("203.0.113.5", "https://198.51.100.1", "https") == "foreign-page"


@pytest.mark.parametrize("sites", [("same-origin", "cross-site"), ("none", "same-site"), ("cross-site", "none")])
def test_of_two_headers_both_count(server: InThread, sites: tuple[str, str]) -> None:
    said = "".join(f"Sec-Fetch-Site: {site}\r\n" for site in sites)
    head = f"POST /api/games HTTP/1.1\r\nHost: localhost\r\n{said}Content-Type: application/json\r\n"
    answer = asyncio.run(asked(server, f"{head}Content-Length: {len(WISH)}\r\nConnection: close\r\n\r\n{WISH}"))
    assert answer.startswith(b"HTTP/1.1 403")
    assert b"foreign-page" in answer


def test_requests_are_json_of_limited_size(http: httpx.Client) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        refused = http.post("/api/games", content=WISH, headers={"Content-Type": kind})
        assert (refused.status_code, refused.json()["problem"]) == (415, "not-json")
    large = http.post("/api/games/load", json={"text": "x" * LARGEST})
    assert (large.status_code, large.json()["problem"]) == (413, "too-large")
    unsaid = http.post("/api/games/load", content=(b" " * 10_000 for _ in range(60)), headers=JSON)
    assert (unsaid.status_code, unsaid.json()["problem"]) == (413, "too-large")


def test_a_request_that_never_ends(server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "PATIENCE", 0.2)
    head = "POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n"
    answer = asyncio.run(asked(server, f"{head}Connection: close\r\n\r\n{{"))
    assert answer.startswith(b"HTTP/1.1 408")
    assert b"too-slow" in answer


def test_requests_under_way_are_bounded_together(
    http: httpx.Client, server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever sends the most that is allowed, and not the end of it, on many lines; what players send is read."""
    monkeypatch.setattr(guard, "MOST_UNREAD", 200_000)
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    head = "POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n"

    def large() -> httpx.Response:
        return http.post("/api/games", content=b" " * 120_000, headers=JSON)

    with ExitStack() as stack:
        lines = [stack.enter_context(socket.create_connection(("127.0.0.1", port(server)), 10)) for _ in range(4)]
        for line in lines:
            line.sendall(head.encode() + b" " * 99_999)
        wait_for(lambda: large().status_code == 503)
        refused = large()
        assert (refused.status_code, refused.json()["problem"]) == (503, "busy")
        assert int(refused.headers["retry-after"]) > 0
        game.play(game.view()["desk"]["moves"][0]["text"])
    wait_for(lambda: large().status_code == 422)


@pytest.mark.parametrize("begins", ["", "GET /healthz HT", "GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-A: b"])
def test_whoever_never_comes_to_the_point_is_left(
    server: InThread, monkeypatch: pytest.MonkeyPatch, begins: str
) -> None:
    monkeypatch.setattr(protocol, "PATIENCE", 0.2)
    assert asyncio.run(asyncio.wait_for(asked(server, begins), 10)) == b""
    head = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n"  # also when a first request was in order
    answer = asyncio.run(asyncio.wait_for(asked(server, f"{head}\r\n{begins}"), 10))
    assert answer.count(b"HTTP/1.1") == 1


@pytest.mark.parametrize("begins", ["GET /", "GET / HTTP/1.1\r\nX-A: ", "GET / HTTP/1.1\r\n" + "A: b\r\n" * 5000])
def test_the_head_of_a_request_is_limited(server: InThread, begins: str) -> None:
    async def send() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port(server))
        writer.write(begins.encode() + b"a" * (protocol.HEAD + 1))
        answer = await reader.read()
        writer.close()
        return answer

    answer = asyncio.run(asyncio.wait_for(send(), 10))
    assert answer.startswith(b"HTTP/1.1 400")
    assert b"too large" in answer


async def asked(server: InThread, request: str) -> bytes:
    """Sent as it is: clients tidy requests up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port(server))
    writer.write(request.encode())
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return answer


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"seats": 1e999}',
        b'{"seats": [{}, {}], "seed": ' + b"9" * 5000 + b"}",
        b'{"seats": [{}, {}], "title": "\\ud800"}',
        b'{"seats": [{}, {}], "map": "\\ud800"}',
        b'{"seats": [{"\\ud800": 1}, {}]}',
        b'{"seats": [{}, {}], "options": {"\\ud800": "x"}}',
        b'{"seats": [{}, {}], "pace": NaN}',
    ],
)
def test_nonsense_is_answered_with_a_problem(http: httpx.Client, body: bytes) -> None:
    refused = http.post("/api/games", content=body, headers=JSON)
    assert refused.status_code == 422, refused.text
    assert set(refused.json()) == {"problem", "detail", "said", "reason", "view"}


def test_what_is_not_there(http: httpx.Client) -> None:
    assert http.get("/nowhere").json()["problem"] == "not-found"
    refused = http.delete("/healthz")
    assert (refused.status_code, refused.json()["problem"]) == (405, "method")
    assert http.get("/api/rules/xx").json()["problem"] == "no-language"
    assert http.get("/texts/xx.ftl").status_code == 404
    assert http.get("/texts/..%2fen.ftl").status_code == 404


def test_headers_for_browsers(http: httpx.Client) -> None:
    for path in ("/", "/healthz", "/api/catalogue", "/nowhere", "/openapi.json"):
        headers = http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert http.get("/healthz").headers["cache-control"] == "no-store"


def test_facts_and_texts_are_asked_for_once(http: httpx.Client) -> None:
    for path in ("/api/catalogue", "/api/rules/en", "/texts/en.ftl"):
        found = http.get(path)
        assert found.status_code == 200
        assert found.headers["content-encoding"] == "gzip"
        again = http.get(path, headers={"If-None-Match": found.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert http.get(path, headers={"Accept-Encoding": "identity"}).text == found.text


# ---- files ------------------------------------------------------------------------------------------------


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "app"
    (folder / "fonts").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Mystica</title>")
    (folder / "app.js").write_text("let a = 1;\n" * 200)
    (folder / "fonts" / "a.woff2").write_bytes(b"\0" * 10)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(routes_site, "_APP", Folder(folder))
    return folder


def test_the_app_and_its_files(http: httpx.Client, bundle: Path) -> None:
    assert http.get("/").headers["content-type"].startswith("text/html")
    found = http.get("/assets/app.js")
    assert found.headers["content-type"].startswith("text/javascript")
    assert http.get("/assets/app.js", headers={"If-None-Match": f"W/{found.headers['etag']}"}).status_code == 304
    assert http.get("/assets/fonts/a.woff2").headers["content-type"] == "font/woff2"
    (bundle / "app.js").write_text("let b = 2;")
    assert http.get("/assets/app.js").text == "let b = 2;"


def test_files_named_by_their_content_are_kept_for_good(http: httpx.Client, bundle: Path) -> None:
    (bundle / "chunks").mkdir()
    (bundle / "chunks" / "help-page-2BGGNFJC.js").write_text("let c = 3;")
    (bundle / "chunks" / "help-page.js").write_text("let c = 3;")
    assert "immutable" in http.get("/assets/chunks/help-page-2BGGNFJC.js").headers["cache-control"]
    for path in ("/", "/assets/app.js", "/assets/chunks/help-page.js", "/assets/fonts/a.woff2"):
        assert http.get(path).headers["cache-control"] == "no-cache", path


@pytest.mark.parametrize(
    "path",
    [
        "../secret.txt",
        "..%2fsecret.txt",
        "%2e%2e/secret.txt",
        "fonts/../../secret.txt",
        "/etc/passwd",
        "fonts",
        "",
        ".",
    ],
)
def test_no_name_leads_out_of_the_folder(server: InThread, bundle: Path, path: str) -> None:
    answer = asyncio.run(asked(server, f"GET /assets/{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
    assert answer.startswith(b"HTTP/1.1 404")
    assert b"secret" not in answer.partition(b"\r\n\r\n")[2]


def test_without_a_bundle_the_page_says_so(http: httpx.Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes_site, "_APP", Folder(tmp_path / "missing"))
    assert "not built" in http.get("/").text


# ---- the inside -------------------------------------------------------------------------------------------


def test_errors_leak_nothing(http: httpx.Client, server: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(http)

    def broken(*_: object) -> None:
        raise ZeroDivisionError("the inside")

    monkeypatch.setattr("mystica.server.people.views.view_of", broken)
    monkeypatch.setattr("mystica.server.visits.visit.view_of", broken)
    answer = game.ask("GET")
    assert answer.status_code == 500
    said = {"problem": "internal", "detail": SENTENCES["internal"][1]}
    assert answer.json() == {**said, "said": [], "reason": None, "view": None}
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"
    assert "server" not in answer.headers


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("localhost:80", ("localhost", 80)), ("[::1]:8888", ("::1", 8888)), ("EXAMPLE.org.", ("example.org", None)),
        ("a:b", None), ("a:99999", None), ("a/b", None), ("", None), ("u@h", None),
    ],
)  # fmt: skip
def test_reading_a_host(text: str, found: object) -> None:
    assert split_host(text) == found
