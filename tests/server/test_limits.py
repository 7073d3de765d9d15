"""How much one address may ask for, and whose word about addresses counts."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from mystica.cli import main
from mystica.i18n import LOCALES
from mystica.i18n.catalogue import say
from mystica.server.http.addresses import ClientAddresses, NoAddress
from mystica.server.http.application import application
from mystica.server.http.log_filter import filter_logs
from mystica.server.http.rate_limits import CHOICES, HOME, SITE, STRICT, USUAL, Allowance, Buckets, Limits, kind_of
from mystica.server.problems import SENTENCES
from mystica.server.services import Settings
from tests.server.running import InThread, client, in_thread, sqlite

# ---- buckets ----------------------------------------------------------------------------------------------


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_so_many_at_once_and_then_one_after_the_other() -> None:
    clock = Clock()
    buckets = Buckets(Limits({"making": Allowance(3, 10.0)}), clock)
    assert [buckets.wait("making", "a") for _ in range(3)] == [0, 0, 0]
    assert buckets.wait("making", "a") == pytest.approx(10)
    clock.now += 4
    assert buckets.wait("making", "a") == pytest.approx(6)
    assert buckets.wait("making", "b") == 0  # somebody else
    assert buckets.wait("loading", "a") == 0  # something else
    clock.now += 6
    assert buckets.wait("making", "a") == 0
    assert buckets.wait("making", "a") == pytest.approx(10)
    clock.now += 1000  # never more than at the beginning
    assert [buckets.wait("making", "a") > 0 for _ in range(4)] == [False, False, False, True]


def test_this_machine_is_never_held_up() -> None:
    buckets = Buckets(Limits({"making": Allowance(1, 10.0)}), Clock())
    assert [buckets.wait("making", "") for _ in range(50)] == [0] * 50


def test_a_site_has_many_addresses_but_not_many_times_as_much() -> None:
    """Whoever rents an IPv6 network has 65,536 addresses to count by."""
    clock = Clock()
    buckets = Buckets(Limits({"making": Allowance(3, 10.0)}), clock)
    made = sum(buckets.wait("making", f"2001:db8:1:{number:x}::/64") == 0 for number in range(1000))
    assert made == 3 * SITE
    assert buckets.wait("making", "2001:db8:1:2::/64") == pytest.approx(10 / SITE)
    assert buckets.wait("making", "2001:db8:2:2::/64") == 0  # of another site
    clock.now += 1000
    assert [buckets.wait("making", "2001:db8:1:2::/64") > 0 for _ in range(4)] == [False, False, False, True]


def test_processes_that_serve_together_allow_as_much_in_the_long_run() -> None:
    clock = Clock()
    each = [Buckets(USUAL.for_each_of(4), clock) for _ in range(4)]
    for kind, usual in USUAL.asked.items():
        for buckets in each:
            while not buckets.wait(kind, "script"):
                pass
        allowed = 0
        for _ in range(400):  # four tries for each token there is
            clock.now += usual.every / 4
            allowed += sum(not buckets.wait(kind, "script") for buckets in each)
        assert allowed == pytest.approx(400 if kind == "asking" else 100, abs=4)
    assert USUAL.for_each_of(1) == USUAL
    assert Settings.load(Settings("x", processes=4).dump()).processes == 4


def test_buckets_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buckets, "MOST", 10)
    buckets = Buckets(USUAL, Clock())
    for number in range(100):
        buckets.wait("making", str(number))
    assert len(buckets._buckets) == 10


def test_a_family_never_notices_and_a_script_does() -> None:
    clock = Clock()
    buckets = Buckets(USUAL, clock)
    for _ in range(3600):  # five people who type, play and reload without a pause, a game and a hint now and then
        clock.now += 1
        assert not any(buckets.wait("asking", "home") for _ in range(50))
    for kind, every in (("making", 120), ("loading", 120), ("advice", 10), ("back", 10)):
        for _ in range(100):
            clock.now += every
            assert buckets.wait(kind, "home") == 0
    made = 0
    for _ in range(191 * 50):  # ten thousand games in 191 seconds was no trouble once
        clock.now += 0.02
        made += buckets.wait("making", "script") == 0
    assert made < 50


def test_strict_is_firmer_and_off_is_off() -> None:
    for kind, usual in USUAL.asked.items():
        assert STRICT.asked[kind].at_once < usual.at_once
        assert STRICT.asked[kind].every > usual.every
    assert CHOICES["off"] == Limits({})


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("POST", "/api/games", "making"),
        ("POST", "/api/games/load", "loading"),
        ("POST", "/api/maps", "map"),
        ("POST", "/api/games/x/hints", "advice"),
        ("POST", "/api/games/x/review", "advice"),
        ("POST", "/api/games/x/takeback", "back"),
        ("POST", "/api/games/x/takeback/answer", "asking"),
        ("POST", "/api/games/x/turns", "asking"),
        ("GET", "/api/games/x", "asking"),
        ("GET", "/healthz", ""),
        ("GET", "/assets/app.js", ""),
    ],
)
def test_what_requests_count_as(method: str, path: str, kind: str) -> None:
    assert kind_of(method, path) == kind


def test_every_kind_is_a_route_of_ours_and_has_an_allowance() -> None:
    app = application(Settings("sqlite:///unused.db"))
    routes = [(method, path) for path, ways in app.openapi()["paths"].items() for method in ways]
    kinds = {kind_of(method.upper(), path.replace("{", "").replace("}", "")) for method, path in routes}
    assert kinds - {""} == set(USUAL.asked)


def test_every_refusal_has_a_sentence_in_every_language() -> None:
    for key in ("too-often", "busy", "crowded", "too-many-windows", "no-more-back"):
        assert SENTENCES[key][0] in (409, 429, 503)
        for locale in LOCALES:
            assert not say(locale, f"problem-{key}", {}).startswith("problem-")


# ---- addresses --------------------------------------------------------------------------------------------


def asking(addresses: ClientAddresses, peer: str, *forwarded: str) -> str:
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    return addresses.asking({"type": "http", "client": (peer, 4711), "headers": headers})


def test_nobody_is_believed_who_is_not_named() -> None:
    addresses = ClientAddresses()
    assert asking(addresses, "198.51.100.1", "203.0.113.7") == "198.51.100.1"
    assert asking(addresses, "127.0.0.1", "203.0.113.7") == "127.0.0.1"
    assert asking(ClientAddresses(["192.0.2.1"]), "198.51.100.1", "203.0.113.7") == "198.51.100.1"


@pytest.mark.parametrize(
    ("forwarded", "found"),
    [
        (["203.0.113.7"], "203.0.113.7"),
        (["1.1.1.1, 2.2.2.2, 203.0.113.7"], "203.0.113.7"),  # what stands left of it was made up
        (["1.1.1.1", "203.0.113.7"], "203.0.113.7"),
        (["203.0.113.7, 10.1.2.3"], "203.0.113.7"),  # another proxy of ours in between
        (["203.0.113.7, 10.1.2.3, 127.0.0.1"], "203.0.113.7"),
        (["203.0.113.7:5000"], "203.0.113.7"),
        (["[2001:db8:1:2::9]:5000"], "2001:db8:1:2::/64"),
        (["2001:db8:1:2:3:4:5:6"], "2001:db8:1:2::/64"),
        (["::ffff:203.0.113.7"], "203.0.113.7"),
        (["nonsense"], "?"),
        (["203.0.113.7, unknown"], "?"),
        (["10.1.2.3"], "10.1.2.3"),
        ([""], "?"),
        ([], "127.0.0.1"),  # the proxy's machine itself
    ],
)
def test_what_a_known_proxy_says(forwarded: list[str], found: str) -> None:
    addresses = ClientAddresses(["127.0.0.1", " 10.0.0.0/8"])
    assert asking(addresses, "127.0.0.1", *forwarded) == found
    assert asking(addresses, "::ffff:127.0.0.1", *forwarded) == found


def test_an_ipv6_customer_is_one_address() -> None:
    addresses = ClientAddresses()
    assert (
        asking(addresses, "2001:db8::1")
        == asking(addresses, "2001:db8::ffff:1")
        != asking(addresses, "2001:db8:0:1::1")
    )
    assert addresses.connected("2001:db8::1") == addresses.connected("2001:db8::2") != ""
    assert (addresses.connected("::1"), addresses.connected("127.0.0.9")) == ("::1", "127.0.0.9")
    assert ClientAddresses(["192.0.2.0/24"]).connected("192.0.2.77") == ""


def test_a_proxy_that_was_not_named_is_spoken_of_once(caplog: pytest.LogCaptureFixture) -> None:
    filter_logs()  # other servers of this process may have said the same
    addresses = ClientAddresses()
    with caplog.at_level(logging.WARNING):
        for _ in range(5):
            asking(addresses, "127.0.0.1", "203.0.113.7")
            asking(addresses, "198.51.100.1", "203.0.113.7")
    assert [record.getMessage().count("--proxy 127.0.0.1") for record in caplog.records] == [1]


def test_what_is_no_address() -> None:
    with pytest.raises(NoAddress, match=r"'proxy\.example'"):
        ClientAddresses(["proxy.example"])


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--proxy", "127.0.0.1,proxy.example"], "'proxy.example' is not an address or a network"),
        (["--limits", "none"], "usual, strict, off"),
    ],
)
def test_options_that_make_no_sense(
    args: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["mystica", "serve", *args])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2
    assert said in capsys.readouterr().err


def test_settings_reach_other_processes() -> None:
    settings = Settings("x", ("a", "b"), facts={"canals.lakes": ["A1:B1"]}, proxies=("::1",), limits="strict")
    assert Settings.load(settings.dump()) == Settings(
        "x", ("a", "b"), workers=1, facts={"canals.lakes": ["A1:B1"]}, proxies=("::1",), limits="strict"
    )


# ---- over the line ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def behind_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    settings = Settings(
        sqlite(tmp_path_factory.mktemp("proxied")), ("games.example",), proxies=("127.0.0.1",), limits="usual"
    )
    with in_thread(settings) as running:
        yield running


def test_too_many_games_from_one_address(behind_proxy: InThread) -> None:
    """The requests make no sense, so they cost little; they count all the same."""
    with client(behind_proxy.url) as http:

        def ask(path: str, address: str) -> httpx.Response:
            return http.post(path, json={}, headers={"X-Forwarded-For": f"1.2.3.4, {address}"} if address else {})

        statuses = [ask("/api/games", "203.0.113.7").status_code for _ in range(USUAL.asked["making"].at_once + 5)]
        assert statuses[: USUAL.asked["making"].at_once] == [422] * USUAL.asked["making"].at_once
        assert statuses[-1] == 429
        refused = ask("/api/games", "203.0.113.7")
        assert (refused.status_code, refused.json()["problem"]) == (429, "too-often")
        assert refused.json()["detail"] == SENTENCES["too-often"][1]
        assert re.fullmatch(r"[1-9]|1\d|20", refused.headers["retry-after"])
        assert refused.headers["x-content-type-options"] == "nosniff"
        assert ask("/api/games", "203.0.113.8").status_code == 422
        assert ask("/api/games/load", "203.0.113.7").status_code == 422
        own = [ask("/api/games", "").status_code for _ in range(USUAL.asked["making"].at_once * HOME + 20)]
        assert own[: USUAL.asked["making"].at_once * HOME] == [422] * USUAL.asked["making"].at_once * HOME
        assert own[-1] == 429  # the machine itself may do more, and not everything
        played = http.get("/api/games/" + "A" * 22, headers={"X-Forwarded-For": "203.0.113.7"})
        assert played.status_code == 404  # whoever may make no more games may play


def test_nothing_is_counted_without_limits(http: httpx.Client) -> None:
    for _ in range(USUAL.asked["making"].at_once + 20):
        assert http.post("/api/games", json={}).status_code == 422
