"""Hints and reviews under way: once for all who ask the same, turn by turn, for nobody who has left."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from mystica.server.bots import advice_queue
from mystica.server.bots.advice_queue import AdviceQueue, Asker
from mystica.server.problems import Refused


def look(_job: object, _stop: object) -> str:
    """Never called: what is worked out stands in `Desk`."""
    raise AssertionError


class Desk:
    """Works out whatever the test says, when the test says so."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.cancelled: list[str] = []
        self._ready: dict[str, asyncio.Future[str]] = {}

    async def work_out(self, _work: object, job: str) -> str:
        self.begun.append(job)
        ready: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._ready[job] = ready
        try:
            return await ready
        except asyncio.CancelledError:
            self.cancelled.append(job)
            raise

    def answer(self, job: str) -> None:
        self._ready[job].set_result(f"about {job}")

    def fail(self, job: str) -> None:
        self._ready[job].set_exception(ValueError(job))


def run(test: Callable[[Desk, AdviceQueue], Awaitable[None]]) -> None:
    async def whole() -> None:
        desk = Desk()
        await asyncio.wait_for(test(desk, AdviceQueue(desk.work_out)), 20)

    asyncio.run(whole())


def asking(asked: AdviceQueue, address: str, who: str, job: str) -> asyncio.Task[str]:
    return asyncio.get_running_loop().create_task(asked.ask(Asker(address, who), look, job))


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_two_who_ask_the_same_have_it_worked_out_once() -> None:
    async def test(desk: Desk, asked: AdviceQueue) -> None:
        one, two = asking(asked, "1", "a", "move 3"), asking(asked, "2", "b", "move 3")
        await settle()
        assert desk.begun == ["move 3"] and len(asked) == 1
        one.cancel()
        await settle()
        assert desk.cancelled == []  # the other still waits
        desk.answer("move 3")
        assert await two == "about move 3"
        assert await asking(asked, "3", "c", "move 3") == "about move 3"  # and whoever comes later need not wait
        assert desk.begun == ["move 3"] and len(asked) == 0

    run(test)


def test_with_the_last_asker_the_work_ends() -> None:
    async def test(desk: Desk, asked: AdviceQueue) -> None:
        first = [asking(asked, "1", "a", "x"), asking(asked, "2", "b", "x")]
        waiting = asking(asked, "2", "c", "never begun")
        honest = asking(asked, "3", "d", "honest")
        await settle()
        assert desk.begun == ["x"]
        waiting.cancel()
        for one in first:
            one.cancel()
        await settle()
        assert desk.cancelled == ["x"] and desk.begun == ["x", "honest"]
        desk.answer("honest")
        assert await honest == "about honest"
        again = asking(asked, "1", "a", "x")  # what was dropped is worked out anew
        await settle()
        desk.answer("x")
        assert await again == "about x"

    run(test)


def test_whoever_leaves_in_the_moment_of_getting_the_turn_gives_it_on() -> None:
    async def test(desk: Desk, asked: AdviceQueue) -> None:
        first, leaving = asking(asked, "1", "a", "x"), asking(asked, "2", "b", "y")
        await settle()
        desk.answer("x")
        leaving.cancel()
        assert await first == "about x"
        await settle()
        honest = asking(asked, "3", "c", "honest")
        await settle()
        assert desk.begun == ["x", "honest"] and len(asked) == 1
        desk.answer("honest")
        assert await honest == "about honest"

    run(test)


def test_addresses_take_turns() -> None:
    async def test(desk: Desk, asked: AdviceQueue) -> None:
        tasks = [asking(asked, "script", str(number), f"s{number}") for number in range(4)]
        tasks.append(asking(asked, "person", "p", "honest"))
        await settle()
        while not all(task.done() for task in tasks):
            desk.answer(desk.begun[-1])
            await settle()
        assert desk.begun == ["s0", "s1", "honest", "s2", "s3"]  # the script had got in line before

    run(test)


def test_too_many_at_once_from_one_address() -> None:
    async def test(desk: Desk, asked: AdviceQueue) -> None:
        tasks = [asking(asked, "script", str(number), f"s{number}") for number in range(60)]
        other = asking(asked, "person", "p", "honest")
        await settle()
        refused = [task for task in tasks if task.done()]
        assert len(refused) == 60 - advice_queue._OF_ONE
        error = refused[0].exception()
        assert isinstance(error, Refused)
        assert (error.status, error.problem.problem) == (429, "too-many-questions")
        assert int(error.headers["Retry-After"]) > 0
        assert not other.done()
        for task in [*tasks, other]:
            task.cancel()
        await settle()
        assert len(asked) == 0

    run(test)


def test_nobody_asks_two_things_at_once() -> None:
    """Whoever drafts another move asks about that one; the answer to the first is of no use any more."""

    async def test(desk: Desk, asked: AdviceQueue) -> None:
        old = asking(asked, "1", "a", "old")
        await settle()
        new = asking(asked, "1", "a", "new")
        await settle()
        with pytest.raises(Refused) as error:
            await old
        assert error.value.problem.problem == "asked-anew"
        assert desk.cancelled == ["old"] and desk.begun == ["old", "new"]
        desk.answer("new")
        assert await new == "about new"

    run(test)


def test_what_goes_wrong_is_told_to_all_and_not_kept() -> None:
    async def test(desk: Desk, asked: AdviceQueue) -> None:
        both = [asking(asked, "1", "a", "x"), asking(asked, "2", "b", "x")]
        await settle()
        desk.fail("x")
        for one in both:
            with pytest.raises(ValueError, match="x"):
                await one
        again = asking(asked, "1", "a", "x")
        await settle()
        assert desk.begun == ["x", "x"]
        desk.answer("x")
        assert await again == "about x"

    run(test)


def test_answers_are_not_kept_for_ever() -> None:
    async def test(desk: Desk, asked: AdviceQueue) -> None:
        for number in range(advice_queue._KEPT + 5):
            one = asking(asked, "1", "a", str(number))
            await settle()
            desk.answer(str(number))
            await one
        assert len(asked._answers) == advice_queue._KEPT

    run(test)


def test_long_questions_leave_a_process_to_short_ones() -> None:
    """Whatever their addresses: an address of one's own would be too cheap a way past those who wait."""

    async def whole() -> None:
        desk = Desk()
        asked = AdviceQueue(desk.work_out, 2)
        long = [
            asyncio.ensure_future(asked.ask(Asker(address, "x"), look, f"long {address}", length=1))
            for address in "abcd"
        ]
        await settle()
        assert desk.begun == ["long a"]
        short = asking(asked, "a", "y", "short")
        await settle()
        assert desk.begun == ["long a", "short"]
        desk.answer("short")
        assert await short == "about short"
        desk.answer("long a")
        await settle()
        assert desk.begun == ["long a", "short", "long b"]
        for one in long:
            one.cancel()
        await asyncio.gather(*long, return_exceptions=True)

    asyncio.run(asyncio.wait_for(whole(), 20))
