"""The parts of one server process, made and connected: database, games in memory, live updates, bots."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field

from mystica import data
from mystica.server.bots.bot_workers import BotWorkers
from mystica.server.bots.runner import Runner
from mystica.server.games.record import Record
from mystica.server.games.records import MEMORY, Records
from mystica.server.health import Health
from mystica.server.live.hub import Hub
from mystica.server.live.postgresql_listener import Listener
from mystica.server.live.presence import Presence
from mystica.server.processes.reading_thread import Reading, usual_reading
from mystica.server.processes.worker_pool import Pool, WorkerPool
from mystica.server.storage.database import Database, open_database
from mystica.server.storage.games import Storage
from mystica.server.storage.unplayed_games import UnplayedGames


@dataclass(frozen=True)
class Settings:
    """What the command line decides."""

    database: str
    names: tuple[str, ...] = ()
    """Names this server goes by, besides localhost and addresses."""
    workers: int = 3
    """Processes in which bots think, at most."""
    memory: int = MEMORY
    """Bytes that the games of a process may take in memory; those that somebody follows stay all the same."""
    access_log: bool = False
    """Write a line for every answer."""
    facts: Mapping[str, data.Value] = field(default_factory=dict)
    """Facts that new games replace if they use them and bring none of their own."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose X-Forwarded-For counts."""
    processes: int = 1
    """That serve together."""
    limits: str = "off"
    """How much one address may ask for: see `http.rate_limits`."""
    expire_unplayed: int = 0
    """Days after which games that nobody has played are deleted; 0: never."""

    def dump(self) -> str:
        """For processes that serve together."""
        return json.dumps(asdict(self))

    @classmethod
    def load(cls, text: str) -> Settings:
        words = json.loads(text)
        return cls(**{**words, "names": tuple(words["names"]), "proxies": tuple(words["proxies"]), "workers": 1})


@dataclass(frozen=True)
class Machinery:
    """What a server runs on. A browser, which has neither processes nor threads nor files, brings its own."""

    database: Callable[[str], Database] = open_database
    pool: Callable[[int], Pool] = WorkerPool
    reading: Callable[[], Reading] = usual_reading


class Services:
    def __init__(self, settings: Settings, machinery: Machinery) -> None:
        self.settings = settings
        self.storage = Storage(settings.database, machinery.database)
        self.records = Records(self.storage, settings.memory)
        self.hub = Hub(self.storage, self.records)
        self.workers = BotWorkers(settings.workers, machinery.pool)
        self.presence = Presence(self.hub.is_followed)
        self.runner = Runner(self.storage, self.records, self.workers, self.hub, self.presence)
        self.reading = machinery.reading()
        self.unplayed_games = UnplayedGames(self.storage, settings.expire_unplayed, self.changed)
        self.health = Health(self.storage, self.workers)
        self.listener = Listener(settings.database, self.hub, self.storage.me) if self.storage.is_shared else None

    async def open(self) -> None:
        await self.storage.open()
        self.hub.start()
        if self.listener is not None:
            self.listener.start()
        await self.runner.start()
        self.unplayed_games.start()

    async def close(self) -> None:
        await self.unplayed_games.stop()
        await self.runner.stop()
        if self.listener is not None:
            await self.listener.stop()
        await self.hub.stop()
        self.workers.stop()
        self.reading.stop()
        await self.storage.close()

    def seen(self, record: Record, address: str, *, plays: bool) -> None:
        """Somebody asks about a game: its bots go on if they wait for somebody to come."""
        new = self.presence.seen(record.id, address, plays=plays)
        self.runner.remind(record, new=new)

    def changed(self, game: str) -> None:
        """Something was written: who follows the game hears of it, and bots get their turn."""
        self.hub.poke(game)
        self.runner.wake(game)

    def renewed(self, record: Record) -> None:
        """The same for a game that has been looked at since: most of the time no bot has anything to do."""
        self.hub.renewed(record)
        self.runner.look_at(record)
