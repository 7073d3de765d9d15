"""A link is an invitation: who opens it first has a key that nobody else has seen, the maker of the game included."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import httpx
import pytest

from mystica.server.services import Settings
from mystica.server.storage.games import Storage
from mystica.server.storage.keys import MOST_BROWSERS, hash_of, new_key
from mystica.server.storage.rows import Conflict
from mystica.server.storage.schema import INVITATION
from tests.server import postgresql
from tests.server.people import Json, Person, invited, new_game, person_of
from tests.server.running import InThread, client, in_thread, sqlite
from tests.server.versions import migrated


class Tabled:
    """Ann makes a game: her own seat is played at her screen, Bob and Cid get links."""

    def __init__(self, http: httpx.Client) -> None:
        seats = [
            {"name": "Ann", "faction": "witches", "here": True},
            {"name": "Bob", "faction": "nomads"},
            {"name": "Cid", "faction": "mermaids"},
        ]
        answer = http.post("/api/games", json={"seats": seats, "seed": 7, "pace": 0})
        assert answer.status_code == 201, answer.text
        self.made: Json = answer.json()
        self.http = http
        self.id: str = self.made["id"]
        self.maker = person_of(http, self.made)
        """With everything that the answer told."""
        self.stranger = Person(http, self.id, {})
        self.invitations: dict[int, Json] = {one["seat"]: one for one in self.made["invitations"]}

    def secret(self, seat: int) -> str:
        found: str = self.invitations[seat]["secret"]
        return found

    def guest(self, seat: int) -> Person:
        return invited(self.http, self.id, self.invitations[seat])

    def all_come(self) -> tuple[Person, Person]:
        """Until Bob is to decide."""
        bob, cid = self.guest(1), self.guest(2)
        self.maker.play(self.maker.view()["desk"]["moves"][0]["text"])
        return bob, cid

    @property
    def claimed(self) -> list[bool]:
        return [seat["claimed"] for seat in self.stranger.view()["seats"]]


@pytest.fixture
def table(http: httpx.Client) -> Tabled:
    return Tabled(http)


# ---- what the maker has -------------------------------------------------------------------------------------


def test_the_maker_has_the_keys_of_this_screen_only(table: Tabled) -> None:
    assert [one["seat"] for one in table.made["keys"]] == [0]
    assert sorted(table.invitations) == [1, 2]
    assert table.maker.view()["mine"] == [0] and table.maker.view()["host"]
    everything = Person(table.http, table.id, {0: table.maker.keys[0], 1: table.secret(1), 2: table.secret(2)})
    assert everything.view()["mine"] == [0]  # an invitation is no key
    assert table.claimed == [True, False, False]


def test_bots_need_neither_key_nor_invitation(http: httpx.Client) -> None:
    made = http.post("/api/games", json={"seats": [{"here": True}, {"bot": "novice", "here": True}, {}]}).json()
    assert ([one["seat"] for one in made["keys"]], [one["seat"] for one in made["invitations"]]) == ([0], [2])


def test_the_maker_neither_sees_nor_moves_for_others(table: Tabled) -> None:
    bob, _ = table.all_come()
    move = bob.view()["desk"]["moves"][0]["text"]
    before = table.maker.view()
    assert bob.draft(1, [move]).status_code == 200
    all_told = " ".join([*table.maker.keys.values(), table.maker.host, table.secret(1), table.secret(2)])
    headers = {"X-Mystica-Keys": all_told}
    assert table.http.get(f"/api/games/{table.id}", headers=headers).json() == before
    base = before["last_row"]
    for path, wish in (
        ("/turns", {"seat": 1, "base": base, "moves": [move]}),
        ("/draft", {"seat": 1, "base": base, "moves": []}),
        ("/takeback", {"seat": 1, "base": base, "to": 0}),
        ("/seats/1/device", None),
        ("/seats/1/only-here", None),
    ):
        method = "PUT" if path == "/draft" else "POST"
        refused = table.http.request(method, f"/api/games/{table.id}{path}", headers=headers, json=wish)
        assert (refused.status_code, refused.json()["problem"]) == (403, "not-your-seat"), path
    assert [choice["text"] for choice in bob.view()["desk"]["draft"]] == [move]


def test_the_maker_asks_before_going_back(table: Tabled) -> None:
    bob, cid = table.all_come()
    bob.play(bob.view()["desk"]["moves"][0]["text"])
    asked = table.maker.back(0, 0).json()
    assert (asked["last_row"], asked["take_back"]["needed"], asked["take_back"]["agreed"]) == (2, [1, 2], [])
    assert (
        table.maker.ask("POST", "/takeback/answer", {"seat": 1, "base": 2, "to": 0, "agree": True}).status_code == 403
    )
    bob.answer(1, True)
    assert cid.answer(2, True).json()["line"] == [0]


# ---- coming -------------------------------------------------------------------------------------------------


def test_an_invitation_works_once(table: Tabled) -> None:
    bob = table.guest(1)
    assert bob.view()["mine"] == [1]
    assert table.claimed == [False, True, False]
    again = table.stranger.enter(1, table.secret(1))
    assert (again.status_code, again.json()["problem"]) == (409, "seat-taken")
    assert "ask the host" in again.json()["detail"]
    assert bob.view()["mine"] == [1] and bob.view()["seats"][1]["browsers"] == 1


def test_whoever_brings_an_invitation_first_has_the_seat(table: Tabled, server: InThread) -> None:
    crowd, start = 8, Barrier(8)

    def come(_: int) -> httpx.Response:
        with client(server.url) as own:
            start.wait()
            return Person(own, table.id, {}).enter(1, table.secret(1))

    with ThreadPoolExecutor(crowd) as pool:
        answers = list(pool.map(come, range(crowd)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * (crowd - 1)
    assert {answer.json()["problem"] for answer in answers if answer.status_code == 409} == {"seat-taken"}
    (key,) = [answer.json()["key"] for answer in answers if answer.status_code == 200]
    assert Person(table.http, table.id, {1: key}).view()["seats"][1]["browsers"] == 1


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite(tmp_path)
    else:
        with postgresql.running() as url:
            yield url


def test_two_processes_exchange_one_invitation(database: str) -> None:
    """Both have read that it is still good."""
    with in_thread(Settings(database)) as running, client(running.url) as http:
        table = Tabled(http)
    secret, keys = hash_of(table.secret(1)), [hash_of(new_key()) for _ in range(2)]

    async def race() -> tuple[int, frozenset[str]]:
        storages = [Storage(database) for _ in keys]
        for storage in storages:
            await storage.open()
            assert await storage.kind_of_secret(table.id, 1, secret) == INVITATION
        exchanges = (storage.exchange(table.id, 1, secret, key) for storage, key in zip(storages, keys, strict=True))
        results = await asyncio.gather(*exchanges, return_exceptions=True)
        found = await storages[0].read(table.id, 0)
        for storage in storages:
            await storage.close()
        assert found is not None
        return sum(isinstance(result, Conflict) for result in results), found.seats[1].keys

    lost, kept = asyncio.run(race())
    assert lost == 1 and len(kept) == 1 and kept < set(keys)


def test_who_did_not_hear_the_answer_asks_again(table: Tabled) -> None:
    """The browser makes its key up itself, so the same wish once more is granted, to it alone."""
    own = new_key()
    for times in range(3):
        entered = table.stranger.enter(1, table.secret(1), own).json()
        assert entered == {"seat": 1, "key": own, "new": not times}
    assert table.stranger.enter(1, table.secret(1), new_key()).json()["problem"] == "seat-taken"
    assert Person(table.http, table.id, {1: own}).view()["mine"] == [1]


def test_who_plays_the_seat_keeps_the_key(table: Tabled) -> None:
    bob = table.guest(1)
    device = bob.ask("POST", "/seats/1/device").json()
    assert bob.enter(1, device["secret"]).json() == {"seat": 1, "key": None, "new": False}
    assert bob.enter(1, "A" * 22).json() == {"seat": 1, "key": None, "new": False}
    assert invited(table.http, table.id, device).view()["mine"] == [1]  # it was not used


@pytest.mark.parametrize(
    ("seat", "secret", "problem"),
    [
        (1, "A" * 22, "no-invitation"),
        (1, "A" * 21, "request"),
        (1, "A" * 23, "request"),
        (1, "A" * 500, "request"),
        (1, "A" * 21 + "!", "request"),
        (1, "A" * 22 + "\n", "request"),
        (1, "", "request"),
        (3, "A" * 22, "no-seat"),
        (7, "A" * 22, "request"),
        (-1, "A" * 22, "request"),
    ],
)
def test_links_that_open_nothing(table: Tabled, seat: int, secret: str, problem: str) -> None:
    changes = table.stranger.view()
    assert table.stranger.enter(seat, secret).json()["problem"] == problem
    assert table.stranger.view() == changes


def test_secrets_open_their_own_seat_only(table: Tabled) -> None:
    other = Tabled(table.http)
    secrets = ((2, table.secret(1)), (1, other.secret(1)), (1, table.maker.host), (1, table.maker.keys[0]))
    for seat, secret in (*secrets, (0, table.maker.host)):
        assert table.stranger.enter(seat, secret).json()["problem"] == "no-invitation"
    assert table.guest(1).view()["mine"] == [1]


def test_a_seat_that_the_maker_keeps_a_key_of_tells_so(http: httpx.Client) -> None:
    """A maker who plays all seats \"here\" can send links all the same; whoever comes by them sees that the seat has
    another browser, and can have it alone."""
    maker = new_game(http)
    for secret in (maker.ask("POST", "/seats/1/device").json()["secret"], maker.keys[1]):
        guest = invited(http, maker.game, {"seat": 1, "secret": secret})
        assert guest.view()["seats"][1]["browsers"] > 1
        assert guest.keys[1] != maker.keys[1]
    guest.ask("POST", "/seats/1/only-here")
    assert maker.view()["mine"] == [0] and guest.view()["mine"] == [1]


def test_where_a_bot_sits_an_invitation_is_kept_for_later(table: Tabled) -> None:
    table.maker.ask("PATCH", "/seats/1", {"bot": "novice"})
    refused = table.stranger.enter(1, table.secret(1))
    assert (refused.status_code, refused.json()["problem"]) == (409, "bot-sits")
    table.maker.ask("PATCH", "/seats/1", {"bot": ""})
    assert table.guest(1).view()["mine"] == [1]


# ---- new links ----------------------------------------------------------------------------------------------


def test_a_new_link_ends_keys_and_older_links(table: Tabled) -> None:
    bob, _ = table.all_come()
    device = bob.ask("POST", "/seats/1/device").json()
    bob.draft(1, [bob.view()["desk"]["moves"][0]["text"]])
    new = table.maker.ask("POST", "/seats/1/link").json()
    assert bob.view()["mine"] == [] and table.claimed == [True, False, True]
    assert bob.commit(1, ["pass"]).json()["problem"] == "not-your-seat"
    assert bob.ask("POST", "/seats/1/device").json()["problem"] == "not-your-seat"
    for old in (device["secret"], table.secret(1)):
        assert table.stranger.enter(1, old).json()["problem"] == "no-invitation"
    newcomer = invited(table.http, table.id, new)
    assert newcomer.view()["mine"] == [1] and newcomer.view()["desk"]["draft"] == []  # what Bob planned is his


def test_only_the_host_makes_new_links(table: Tabled) -> None:
    bob = table.guest(1)
    for person in (bob, table.stranger, table.maker.with_seats(0)):
        assert person.ask("POST", "/seats/1/link").json()["problem"] == "not-the-host"


# ---- another device -----------------------------------------------------------------------------------------


def test_one_seat_on_two_devices(table: Tabled) -> None:
    laptop, _ = table.all_come()
    phone = invited(table.http, table.id, laptop.ask("POST", "/seats/1/device").json())
    assert phone.keys != laptop.keys
    move = laptop.view()["desk"]["moves"][0]["text"]
    laptop.draft(1, [move])
    assert [choice["text"] for choice in phone.view()["desk"]["draft"]] == [move]
    assert phone.commit(1, [move], 1).status_code == 200
    assert laptop.view()["seats"][1]["browsers"] == 2
    assert [seat["browsers"] for seat in table.maker.view()["seats"]] == [1, None, None]


def test_a_seat_is_left_to_one_browser(table: Tabled) -> None:
    laptop = table.guest(1)
    phone = invited(table.http, table.id, laptop.ask("POST", "/seats/1/device").json())
    lost = laptop.ask("POST", "/seats/1/device").json()
    view = phone.ask("POST", "/seats/1/only-here").json()
    assert (view["mine"], view["seats"][1]["browsers"]) == ([1], 1)
    assert laptop.view()["mine"] == [] and phone.view()["mine"] == [1]
    assert table.stranger.enter(1, lost["secret"]).json()["problem"] == "no-invitation"
    assert table.stranger.enter(1, table.secret(1)).json()["problem"] == "seat-taken"
    assert laptop.ask("POST", "/seats/1/only-here").json()["problem"] == "not-your-seat"


def test_only_the_last_link_for_a_device_counts(table: Tabled) -> None:
    bob = table.guest(1)
    first, last = (bob.ask("POST", "/seats/1/device").json() for _ in range(2))
    assert table.stranger.enter(1, first["secret"]).json()["problem"] == "no-invitation"
    assert invited(table.http, table.id, last).view()["mine"] == [1]


def test_a_seat_is_played_from_so_many_browsers_at_most(table: Tabled) -> None:
    bob = table.guest(1)
    for _ in range(MOST_BROWSERS - 1):
        invited(table.http, table.id, bob.ask("POST", "/seats/1/device").json())
    refused = bob.ask("POST", "/seats/1/device")
    assert (refused.status_code, refused.json()["problem"]) == (409, "many-browsers")
    bob.ask("POST", "/seats/1/only-here")
    assert bob.ask("POST", "/seats/1/device").status_code == 200


def test_a_key_that_was_just_replaced_invites_nobody(tmp_path: Path) -> None:
    """The host was faster, after it had been seen that the key is good."""
    with in_thread(Settings(sqlite(tmp_path))) as running, client(running.url) as http:
        table = Tabled(http)
        old = hash_of(table.guest(1).keys[1])

    async def late() -> None:
        storage = Storage(sqlite(tmp_path))
        await storage.open()
        await storage.renew_link(table.id, 1, hash_of(new_key()))
        for wish in (
            storage.invite_device(table.id, 1, hash_of(new_key()), {old}, MOST_BROWSERS),
            storage.keep_only(table.id, 1, {old}),
        ):
            with pytest.raises(Conflict):
                await wish
        await storage.close()

    asyncio.run(late())


# ---- games of 0.1.0 -----------------------------------------------------------------------------------------


def test_links_of_0_1_0_still_open_their_seats(tmp_path: Path) -> None:
    """There the key itself stood in the link, and the maker had it too; a new link ends that."""
    with in_thread(Settings(sqlite(tmp_path))) as running, client(running.url) as http:
        game = new_game(http)
    migrated(sqlite(tmp_path), "0002")
    with in_thread(Settings(sqlite(tmp_path))) as running, client(running.url) as http:
        game.http = http
        assert game.view()["mine"] == [0, 1]
        stranger = game.with_seats()
        own: set[str] = set()
        for count in range(2, 12):  # as often as one likes, each with a key of its own
            guest = invited(http, game.game, {"seat": 1, "secret": game.keys[1]})
            assert guest.view()["seats"][1]["browsers"] == min(count, MOST_BROWSERS)
            own.add(guest.keys[1])
        assert len(own) == MOST_BROWSERS and game.keys[1] in own  # then the one in the link has to do
        assert game.view()["mine"] == [0, 1]
        assert stranger.enter(0, game.keys[1]).json()["problem"] == "no-invitation"
        new = game.ask("POST", "/seats/1/link").json()
        assert stranger.enter(1, game.keys[1]).json()["problem"] == "no-invitation"
        assert game.view()["mine"] == [0] and invited(http, game.game, new).view()["mine"] == [1]


# ---- where secrets are not ----------------------------------------------------------------------------------


def test_secrets_are_stored_as_hashes_and_never_logged(
    http: httpx.Client, server: InThread, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    table = Tabled(http)
    bob, cid = table.all_come()
    device = bob.ask("POST", "/seats/1/device").json()["secret"]
    renewed = table.maker.ask("POST", "/seats/2/link").json()["secret"]
    table.stranger.enter(1, table.secret(1))
    secrets = [table.maker.host, *table.maker.keys.values(), *bob.keys.values(), *cid.keys.values()]
    secrets += [table.secret(1), table.secret(2), device, renewed]
    file = Path(server.services.settings.database.removeprefix("sqlite:///"))
    stored = b"".join(part.read_bytes() for part in file.parent.glob(file.name + "*"))
    told = "\n".join(record.getMessage() for record in caplog.records)
    public = " ".join(table.stranger.ask("GET", path).text for path in ("", "/log", "/save", "/ledger"))
    assert table.id.encode() in stored and table.id in told
    for secret in secrets:
        assert secret.encode() not in stored
        assert secret not in told and secret not in public
