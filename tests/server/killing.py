"""Kills a server again and again while people and bots play on it, and counts what is left."""

from __future__ import annotations

import math
import random
import sqlite3
import threading
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import httpx

from mystica.game import Game
from mystica.notation.saves import load_setup
from mystica.server.games.record import Record
from mystica.server.storage.games import Storage
from tests.server.people import Person, new_game
from tests.server.running import Process, client, wait_for


class Player:
    """Two people and a bot, or three people, at one table after the other; remembers every turn that was accepted."""

    def __init__(self, server: Process, number: int, *, bots: bool = True) -> None:
        self.server = server
        self.bots = bots
        self.chance = random.Random(number)
        self.accepted: dict[str, list[tuple[int, int, str]]] = {}  # by game: row, seat, how the turn begins
        self.tables: list[Person] = []
        self.troubles: list[str] = []
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    @property
    def turns(self) -> int:
        return sum(len(kept) for kept in self.accepted.values())

    def run(self) -> None:
        while not self.over.is_set():
            try:
                with client(self.server.url) as http:
                    self._play(http)
            except httpx.HTTPError:
                time.sleep(0.05)  # killed; it comes back
            except AssertionError as error:
                if "stale" not in str(error):  # what was sent before the kill had arrived after all
                    self.troubles.append(str(error)[:300])

    def _play(self, http: httpx.Client) -> None:
        while not self.over.is_set():
            if not self.tables:
                self._sit_down(http)
            table = self.tables[-1]
            table.http = http
            view = table.view()
            if view["status"] != "open":
                self._sit_down(http)
            elif view["desk"] is None:
                time.sleep(0.01)
            else:
                moves = table.any_turn(view, self.chance.randrange(1000))
                done = table.commit(view["desk"]["seat"], moves, view["last_row"])
                if done.status_code == 200:
                    kept = self.accepted.setdefault(table.game, [])
                    kept.append((view["last_row"] + 1, view["desk"]["seat"], moves[0]))

    def _sit_down(self, http: httpx.Client) -> None:
        second = {"bot": "novice"} if self.bots else {}
        self.tables.append(new_game(http, {}, second, {}, seed=self.chance.randrange(10**6)))


@dataclass
class Report:
    kills: int
    accepted: int
    rows: int
    games: int
    troubles: list[str]


def kill_under_load(
    server: Process,
    kills: int,
    *,
    players: int = 3,
    seed: int = 1,
    bots: bool = True,
    until: float = math.inf,
    every: int = 0,
) -> Report:
    """So many kills at moments of chance; afterwards every accepted turn must be there, and every game goes on."""
    chance = random.Random(seed)
    crowd = [Player(server, number, bots=bots) for number in range(players)]
    number = 0
    while number < kills and time.monotonic() < until:
        number += 1
        _wait_for_a_turn(crowd)
        time.sleep(chance.uniform(0, 0.5))
        server.kill()
        server.start()
        if every and number % every == 0:
            print(f"kill {number}: {sum(player.turns for player in crowd)} turns accepted so far", flush=True)
    for player in crowd:
        player.over.set()
    for player in crowd:
        player.thread.join(60)
    report = Report(number, 0, 0, 0, [trouble for player in crowd for trouble in player.troubles])
    with client(server.url) as http:
        for player in crowd:
            for table in player.tables:
                table.http = http
                _examine(table, player.accepted.get(table.game, []), report)
    return report


def _wait_for_a_turn(crowd: list[Player]) -> None:
    """It is played on."""
    before = sum(player.turns for player in crowd)
    wait_for(lambda: sum(player.turns for player in crowd) > before, 60)


def _examine(table: Person, accepted: list[tuple[int, int, str]], report: Report) -> None:
    view = table.mine_to_decide()  # a bot's turn goes on
    log = table.log()
    report.games += 1
    report.rows += len(log)
    report.accepted += len(accepted)
    if [entry["row"] for entry in log] != list(range(1, len(log) + 1)):
        report.troubles.append(f"{table.game}: rows are missing or doubled")
    for row, seat, begins in accepted:
        if row > len(log) or log[row - 1]["seat"] != seat or not log[row - 1]["text"].startswith(begins):
            report.troubles.append(f"{table.game}: the turn of row {row} is lost")
    if view["last_row"] < len(log):
        report.troubles.append(f"{table.game}: the view is behind the log")


def damage_in(file: Path) -> list[str]:
    """What SQLite finds wrong with a file."""
    with closing(sqlite3.connect(file)) as database:
        said = [word for (word,) in database.execute("PRAGMA integrity_check")]
        doubled = database.execute("SELECT game, ply FROM turns GROUP BY game, ply HAVING count(*) > 1").fetchall()
    return [*(word for word in said if word != "ok"), *(f"{game}: row {row} is doubled" for game, row in doubled)]


async def replay_equals(url: str, game: str) -> bool:
    """The rows of the database, played anew, lead to the positions stored with them."""
    storage = Storage(url)
    await storage.open()
    try:
        found = await storage.read(game, 0)
        assert found is not None
        record = Record(found)
        for row in found.turns:
            record.fold(row)
        return Game(load_setup(found.game.setup), [row.text for row in record.since(0)]).hash == record.game.hash
    finally:
        await storage.close()
