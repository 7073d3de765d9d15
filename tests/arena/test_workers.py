"""Processes that work beside one another: every piece is done once, whoever dies on the way."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from mystica.arena.workers import TRIES, local_workers
from mystica.setups import SetupError


def half(number: int) -> int:
    if number % 2:
        raise SetupError(f"{number} is odd")
    return number // 2


def die_once(work: tuple[int, str]) -> int:
    """The process that does it first is killed on the way, as by a machine without memory."""
    number, mark = work
    try:
        Path(mark).touch(exist_ok=False)
    except FileExistsError:
        return number
    os.kill(os.getpid(), signal.SIGKILL)
    return -1


def die(number: int) -> int:
    os._exit(3)


def linger(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def unsendable(number: int) -> Callable[[], int]:
    return lambda: number


class Odd(Exception):
    """Goes into the line and does not come out of it."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def fail_oddly(number: int) -> int:
    raise Odd(number, number)


def own_process(number: int) -> int:
    time.sleep(0.05)
    return os.getpid()


def test_every_piece_once_with_its_number() -> None:
    with local_workers(2) as workers:
        assert sorted(workers.finished(half, range(0, 40, 2))) == [(number, number) for number in range(20)]
        assert list(workers.finished(half, [])) == []
        one, other = (dict(workers.finished(own_process, range(6))) for _ in range(2))
        assert set(one.values()) == set(other.values()), "the same processes go on with the next work"
        assert len(set(one.values())) == 2 and os.getpid() not in one.values()


@pytest.mark.skipif(os.name != "posix", reason="processes are killed otherwise here")
def test_a_killed_worker_costs_nothing(tmp_path: Path) -> None:
    with local_workers(2) as workers:
        works = [(number, str(tmp_path / str(number % 3))) for number in range(9)]  # three of them die
        assert sorted(workers.finished(die_once, works)) == [(number, number) for number in range(9)]


def test_what_kills_every_worker_is_given_up() -> None:
    with local_workers(2) as workers, pytest.raises(SetupError, match=f"died {TRIES} times"):
        list(workers.finished(die, [1]))


def test_what_goes_wrong_there_goes_wrong_here_and_the_next_work_is_done() -> None:
    with local_workers(2) as workers:
        with pytest.raises(SetupError, match="3 is odd") as told:
            list(workers.finished(half, [2, 3, 4, 6]))
        assert "in half" in "".join(told.value.__notes__), "where it went wrong can be found"
        with pytest.raises(SetupError, match="cannot be sent"):
            list(workers.finished(unsendable, [1]))
        with pytest.raises(SetupError, match="cannot be read"):
            list(workers.finished(fail_oddly, [1]))
        assert sorted(workers.finished(half, [8, 6])) == [(0, 4), (1, 3)]


def test_what_nobody_waits_for_any_more_is_ended() -> None:
    began = time.monotonic()
    with local_workers(2) as workers:
        for _, seconds in workers.finished(linger, [600.0, 0.0, 600.0]):
            assert seconds == 0.0
            break
        assert sorted(workers.finished(half, [8])) == [(0, 4)]
    assert time.monotonic() - began < 300
