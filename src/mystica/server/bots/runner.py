"""Carries out automatic moves: those of bots, and answers by rules that players have set.

It looks after every row, when somebody comes, and for games that a process left behind when it died. Bots think first
for people who are there, then turn by turn; where nobody is, they wait. If somebody else moves in the meantime, that
move counts and the bot thinks again.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial

from mystica.errors import MoveError
from mystica.server.bots.bot_time import length_of, seconds_of
from mystica.server.bots.bot_turn import BotJob
from mystica.server.bots.bot_workers import BotWorkers
from mystica.server.bots.fair_queue import FIRST, FairQueue, Quota
from mystica.server.games.automatic_moves import AutomaticMove
from mystica.server.games.committing import commit_turn
from mystica.server.games.record import Record
from mystica.server.games.records import Records
from mystica.server.live.hub import Hub
from mystica.server.live.presence import Presence
from mystica.server.people.advice_rule import people_playing
from mystica.server.play.turns import read_turn
from mystica.server.problems import LOG, Refused
from mystica.server.storage.games import Storage
from mystica.server.storage.rows import Conflict
from mystica.server.tasks import end_tasks

SWEEP = 3.0  # seconds between two looks for games that were left behind
LEFT = 6.0  # seconds without a change after which a game counts as left behind
SEARCH = 10.0  # seconds until games of people who are away are looked for again, after none were found
PUT_OFF = 60.0  # seconds until a game that cannot go on is looked at again
_PIECE = 16  # games of people who are away are taken up as long as fewer wait
_QUOTA = Quota(total=32, of_one=8)  # games without people that move at once, in all and of one address


class Runner:
    def __init__(self, storage: Storage, records: Records, workers: BotWorkers, hub: Hub, presence: Presence) -> None:
        self._storage = storage
        self._records = records
        self._workers = workers
        self._hub = hub
        self._presence = presence
        self._line = FairQueue(workers.count, _QUOTA)  # games whose bots are to think
        self._steps: dict[str, asyncio.Task[None]] = {}  # games in which a row is being made
        self._again: set[str] = set()
        self._news: dict[str, asyncio.Event] = {}  # of games in which a bot thinks
        self._put_off: dict[str, float] = {}  # games to be left alone, until when
        self._next_search = 0.0
        self._sweeping: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """Games whose bots wait for their turn to think."""
        return len(self._line)

    async def start(self) -> None:
        self._sweeping = asyncio.get_running_loop().create_task(self._sweep())

    async def stop(self) -> None:
        await end_tasks(*self._steps.values(), self._sweeping)

    # ---- what is to be done ---------------------------------------------------------------------------------

    def wake(self, game: str) -> None:
        """Something has happened to a game: what is being done there needs to know."""
        if game in self._steps:
            self._again.add(game)
            if game in self._news:
                self._news[game].set()
        else:
            self._line.discard(game)  # it may be gone; else whoever looks at it has it wait again

    def look_at(self, record: Record) -> None:
        """A game as it stands by now: is there anything to do, or does what is being done need to know?"""
        if record.id in self._steps:
            self.wake(record.id)
        else:
            self._take_in(record)

    def remind(self, record: Record, *, new: bool = True) -> None:
        """Somebody is there: bots that waited for that go on. Another process may have seen to it, unless the visitor
        is new here or the game was left behind."""
        if record.game_row.status != "open" or record.game_row.waiting != "bot" or record.id in self._steps:
            return
        if self._is_put_off(record.id):
            return
        if not new and record.id not in self._line and not _is_left(record):
            return
        self._take_in(record)

    def _take_in(self, record: Record) -> None:
        """Have a game wait for its turn, if its bot shall think."""
        move = record.automatic_move if record.game_row.status == "open" else None
        if move is None:
            self._line.discard(record.id)
        elif not move.level:  # a rule has the answer, and nobody need think
            self._line.discard(record.id)
            self._begin(record.id, picked=False)
        else:
            people = people_playing(record)
            came = any(record.seats[seat].claimed for seat in people)
            rank = partial(self._rank, record.id, bool(people), came)
            if rank() is not None:
                owner, length = self._presence.owner(record.id), length_of(move.level)
                self._line.add(record.id, rank, owner=owner, length=length)
                self._go_on()

    def _rank(self, game: str, people: bool, came: bool) -> int | None:
        """Games of people who are there come first. Those only watched, and those whose people are away, come after
        them; where nobody looks and nobody has come to play, nothing happens."""
        if people and self._presence.is_played(game):
            return FIRST
        return FIRST + 1 if came or self._presence.is_watched(game) else None

    def _go_on(self) -> None:
        """Whose turn it is, as long as there are processes."""
        while (game := self._line.pick()) is not None:
            self._begin(game, picked=True)

    def _begin(self, game: str, *, picked: bool) -> None:
        self._steps[game] = asyncio.get_running_loop().create_task(self._run(game, picked))

    # ---- games left behind ----------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            try:
                for game in await self._forgotten():
                    await self._take_up(game)
            except Exception:
                LOG.exception("the database is not answering")
            await asyncio.sleep(SWEEP)

    async def _forgotten(self) -> list[str]:
        """Games that nobody sees to: those where somebody is, and a few of those whose people are away."""
        now = time.monotonic()
        self._put_off = {game: until for game, until in self._put_off.items() if until > now}
        found = [game for game in self._presence.games() if not self._is_seen_to(game)]
        found = await self._storage.left_behind(found, LEFT) if found else []
        room = _PIECE - len(self._line)
        if now >= self._next_search and room > 0:
            known = len(self._line) + len(self._steps) + len(self._put_off)
            away = await self._storage.left_by_people(room + known, LEFT)
            away = [game for game in away if not self._is_seen_to(game)][:room]
            if not away:
                self._next_search = now + SEARCH
            found += away
        return found

    def _is_seen_to(self, game: str) -> bool:
        return game in self._steps or game in self._line or self._is_put_off(game)

    def _is_put_off(self, game: str) -> bool:
        return self._put_off.get(game, 0.0) > time.monotonic()

    def _leave_alone(self, game: str, seconds: float = PUT_OFF) -> None:
        self._put_off[game] = time.monotonic() + seconds

    async def _take_up(self, game: str) -> None:
        """Unless its bot may still be thinking, in another process."""
        try:
            record = await self._records.get(game)
        except Refused:  # deleted, or damaged
            self._leave_alone(game)
            return
        if not _is_left(record):
            return
        self.look_at(record)
        if not self._is_seen_to(game):
            self._leave_alone(game)

    # ---- one row --------------------------------------------------------------------------------------------

    async def _run(self, game: str, picked: bool) -> None:
        record: Record | None = None
        try:
            more = await self._step(game, picked)
            while more or game in self._again:
                more = False
                self._again.discard(game)
                record = await self._records.get(game)
        except Refused:
            record = None  # deleted, or damaged
        except Exception:
            record = None
            LOG.exception("a bot could not move in game %s", game)
            self._leave_alone(game, LEFT)  # the database may be back by then
        finally:
            del self._steps[game]
            self._again.discard(game)
            self._line.done(game)
        if record is not None:
            self._take_in(record)
        self._go_on()

    async def _step(self, game: str, picked: bool) -> bool:
        """One row, if somebody moves by itself. Is there more to do?"""
        record = await self._records.get(game)
        move = record.automatic_move if record.game_row.status == "open" else None
        if move is None:
            return False
        if move.level and not picked:
            return True  # it has to wait for its turn
        base, position = record.last_row, record.trial
        text = move.text or await self._thought_out(record, move)
        if not text:
            return True  # look again
        try:
            turn = read_turn(position, move.seat, [text], whole=False)
        except MoveError as error:  # a rule of a person has no bearing here: leave it to the person
            LOG.error("game %s, row %d, seat %d: %r was refused: %s", game, base, move.seat, text, error)
            self._leave_alone(game)
            return False
        try:
            await commit_turn(self._records, record, turn, base=base, automatic=not move.level, by_itself=True)
        except Conflict:  # whoever was faster looks after the game, or the bots of all processes would think in step
            self._storage.forget(game)
            return False
        self._hub.poke(game)
        return True

    async def _thought_out(self, record: Record, move: AutomaticMove) -> str:
        """Nothing once nobody needs it: after a step back, a seat handed over, the end of the game."""
        game, base = record.id, record.last_row
        thought = asyncio.ensure_future(self._paced_turn(record, move))
        news = self._news[game] = asyncio.Event()
        try:
            while not await _is_first(thought, news):
                news.clear()
                now = await self._records.get(game)
                if now.game_row.status != "open" or now.last_row != base or now.automatic_move != move:
                    return ""
            return thought.result()
        finally:
            del self._news[game]
            thought.cancel()

    async def _paced_turn(self, record: Record, move: AutomaticMove) -> str:
        """Thought out while the pause between two bots' rows passes; what is left of it needs no process."""
        pace = record.game_row.pace / 1000
        began = record.rows[-1].at if record.rows else record.game_row.created
        text = await self._workers.turn(BotJob(record.game_row.setup, tuple(record.game.actions), move.level))
        self._line.worked(record.id)
        self._go_on()
        await asyncio.sleep(max(0.0, min(pace, began + pace - time.time())))
        return text


def _is_left(record: Record) -> bool:
    """Has nobody touched the game for so long that its bot cannot be thinking any more, in another process? What was
    touched in the future was touched before the clock was set back."""
    move = record.automatic_move
    thinking = LEFT + (seconds_of(move.level) if move is not None else 0.0)
    return abs(time.time() - record.game_row.updated) > thinking


async def _is_first(thought: asyncio.Future[str], news: asyncio.Event) -> bool:
    """Wait for either; was it the thought?"""
    heard = asyncio.ensure_future(news.wait())
    try:
        await asyncio.wait((thought, heard), return_when=asyncio.FIRST_COMPLETED)
    finally:
        heard.cancel()
    return thought.done()
