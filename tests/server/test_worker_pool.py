"""Processes that die, hang or are stopped: noticed, replaced, named in the log, and their work done again."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from mystica.server.processes import worker_pool
from mystica.server.processes.worker_pool import Deadlines, WorkerPool
from tests.server import odd_work

QUICK = Deadlines(silence=3.0, start=60.0, stop=0.5, look=0.05)  # even a busy machine has a process stir in that time
LONG = 600.0
SOON = 20.0  # seconds in which a process is replaced by another


def run(test: Callable[[WorkerPool], Awaitable[None]], count: int = 1, deadlines: Deadlines = QUICK) -> None:
    async def whole() -> None:
        members = WorkerPool(count, deadlines)
        try:
            await asyncio.wait_for(test(members), 90)
        finally:
            pids = members.pids
            members.stop()
            assert not [pid for pid in pids if is_there(pid)]

    asyncio.run(whole())


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def stirs(members: WorkerPool) -> None:
    """Until a process has begun with its work."""
    while members.state().busy == 0 or not all(member.has_begun for member in members._members):
        await asyncio.sleep(0.02)


def test_processes_start_when_they_are_needed_and_stay() -> None:
    async def test(members: WorkerPool) -> None:
        assert members.pids == [] and members.state().alive == 0
        first = await members.do(odd_work.echo, "one", LONG)
        assert first == f"one by {members.pids[0]}"
        assert await members.do(odd_work.echo, "one", LONG) == first
        assert members.state() == worker_pool.PoolState(alive=1, busy=0, silent=0, replaced=0)

    run(test, count=3)


def test_errors_come_back() -> None:
    async def test(members: WorkerPool) -> None:
        with pytest.raises(ValueError, match="what it was about"):
            await members.do(odd_work.fail, "what it was about", LONG)
        assert members.state().busy == 0 and members.state().replaced == 0

    run(test)


def test_a_stopped_process_is_replaced_and_its_work_done_again(caplog: pytest.LogCaptureFixture) -> None:
    """L5: SIGSTOP, while it is idle and while it works."""

    async def test(members: WorkerPool) -> None:
        await members.do(odd_work.echo, "begin", LONG)
        stopped = members.pids[0]
        os.kill(stopped, signal.SIGSTOP)
        said = await asyncio.wait_for(members.do(odd_work.echo, "go on", LONG), SOON)
        assert said == f"go on by {members.pids[0]}" and members.pids[0] != stopped
        working = asyncio.ensure_future(members.do(odd_work.patient, "for long", LONG))
        await stirs(members)
        before = members.pids[0]
        os.kill(before, signal.SIGSTOP)
        while members.state().silent == 0:
            await asyncio.sleep(0.02)
        while members.pids in ([], [before]):
            await asyncio.sleep(0.02)
        await stirs(members)
        assert not working.done() and members.state().replaced == 2
        working.cancel()

    with caplog.at_level(logging.WARNING, "mystica.server"):
        run(test)
    assert "has not responded for 3 s, so it is stopped" in caplog.text
    assert "is being replaced, and its work is done again" in caplog.text


def test_an_endless_loop_is_ended_and_tried_again(tmp_path: Path) -> None:
    async def test(members: WorkerPool) -> None:
        assert await members.do(odd_work.deaf_once, str(tmp_path / "once"), LONG) == "the second time"
        assert members.state().replaced == 1

    run(test)


def test_what_never_comes_to_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "_TRIES", 2)

    async def test(members: WorkerPool) -> None:
        for work in (odd_work.restless, odd_work.deadly):
            with pytest.raises(RuntimeError, match="given up after 2 tries"):
                await members.do(work, "", 0.5)
        assert (await members.do(odd_work.echo, "others go on", LONG)).startswith("others go on")

    run(test)


def test_an_idle_process_that_dies_is_replaced() -> None:
    async def test(members: WorkerPool) -> None:
        await members.do(odd_work.echo, "begin", LONG)
        os.kill(members.pids[0], signal.SIGKILL)
        while members.state().alive:
            await asyncio.sleep(0.02)
        assert (await members.do(odd_work.echo, "again", LONG)).startswith("again")

    run(test)


def test_work_nobody_needs_frees_its_process() -> None:
    async def test(members: WorkerPool) -> None:
        for work in (odd_work.patient, odd_work.deaf):  # one looks up now and then, the other has to be killed
            working = asyncio.ensure_future(members.do(work, "", LONG))
            await stirs(members)
            working.cancel()
            await asyncio.wait_for(members.do(odd_work.echo, "free", LONG), SOON)

    run(test, deadlines=Deadlines(silence=60.0, start=60.0, stop=0.5, look=0.05))


def test_a_pause_of_the_server_itself_is_no_silence_of_the_others() -> None:
    """As when all are stopped together, and go on together: looks are counted, not seconds."""

    async def test(members: WorkerPool) -> None:
        working = asyncio.ensure_future(members.do(odd_work.patient, "", LONG))
        await stirs(members)
        pid = members.pids[0]
        os.kill(pid, signal.SIGSTOP)
        time.sleep(2 * QUICK.silence)  # the event loop, too
        os.kill(pid, signal.SIGCONT)
        await asyncio.sleep(0.5)
        assert members.pids == [pid] and members.state().replaced == 0
        working.cancel()

    run(test)


def test_the_end_leaves_nobody_behind() -> None:
    """Also in the middle of starting a process, and of working."""

    async def whole(pause: float) -> None:
        members = WorkerPool(3, QUICK)
        working = [asyncio.ensure_future(members.do(odd_work.patient, "", LONG)) for _ in range(3)]
        await asyncio.sleep(pause)
        members.stop()
        assert members.pids == []
        for one in working:
            one.cancel()
        await asyncio.gather(*working, return_exceptions=True)

    for pause in (0.0, 0.05, 2.0):
        before = children()
        asyncio.run(whole(pause))
        assert children() <= before


def children() -> set[int]:
    return {child.pid for child in multiprocessing.active_children() if child.pid}
