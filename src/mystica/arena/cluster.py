"""Runs work on Ray: on an existing cluster, or on a local one that lasts as long as the command."""

from __future__ import annotations

import os
import secrets
import socket
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

from mystica import __version__
from mystica.arena.workers import TRIES, Result, Work, Workers, interrupts_later
from mystica.extras import extra
from mystica.setups import SetupError

_AHEAD = 2  # pieces handed out for each processor, so that none has to wait for the next
_MB = 2**20
_STORE = 100 * _MB  # for results on their way, which are small
_RAY_ITSELF = 1024 * _MB
_WORKER = 512 * _MB  # a worker with a bot that searches


class Cluster:
    """Pieces as tasks of Ray. A task whose worker dies is done again by another."""

    def __init__(self, ray: Any, most: int) -> None:
        self._ray = ray
        self._most = most

    def finished(self, do: Callable[[Work], Result], works: Iterable[Work]) -> Iterator[tuple[int, Result]]:
        task = self._ray.remote(num_cpus=1, max_retries=TRIES - 1)(_do_on_node)
        open_works = enumerate(works)
        under_way: dict[Any, int] = {}
        while True:
            while len(under_way) < self._most * _AHEAD:
                piece = next(open_works, None)
                if piece is None:
                    break
                number, work = piece
                under_way[task.remote(__version__, do, work)] = number
            if not under_way:
                return
            ready, _ = self._ray.wait(list(under_way), num_returns=1)
            for reference in ready:
                number = under_way.pop(reference)
                yield number, self._result(reference)

    def _result(self, reference: Any) -> Any:
        """What a task answered; what went wrong in it goes wrong here, as if it were done here."""
        errors = self._ray.exceptions
        try:
            return self._ray.get(reference)
        except errors.RayTaskError as error:
            raise error.cause from None
        except errors.RayError as error:
            raise SetupError.english_only(
                f"the cluster gave up on a piece of work after {TRIES} tries: {_first_line(error)}"
            ) from None


def _do_on_node(version: str, do: Callable[[Any], Any], work: Any) -> Any:
    if version != __version__:
        raise SetupError.english_only(
            f"mystica is {version} here and {__version__} on a machine of the cluster: both must be the same"
        )
    return do(work)


@contextmanager
def cluster_workers(address: str, jobs: int | None) -> Iterator[Workers]:
    """Workers of the cluster at that address, or of one that is started here and ends with the work.

    `jobs` bounds how many pieces are done at once.
    """
    with ExitStack() as stack:
        ray = _import_ray(of_our_own=not address)
        if address:
            _check_answer(address)
        wanted = {"address": address} if address else _here(stack, jobs)
        stack.callback(_leave, ray)
        try:
            with nullcontext() if address else interrupts_later():
                ray.init(**wanted, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
            where = f"join the cluster at {address}" if address else "start Ray here"
            raise SetupError.english_only(f"cannot {where}: {_first_line(error)}") from None
        processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
        yield Cluster(ray, min(jobs or processors, processors))


def _import_ray(of_our_own: bool) -> Any:
    """Ray reads its environment when it is imported. It shall tell nobody that it is used, and print nothing."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["RAY_DEDUP_LOGS_SKIP_REGEX"] = "."
    if of_our_own:
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # elsewhere, too, it means: for this machine only
        if "RAY_AUTH_MODE" not in os.environ:  # left alone, Ray writes a key to the home folder
            os.environ["RAY_AUTH_MODE"] = "token"
            os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)
    with extra("cluster", "--cluster"):
        import ray
    return ray


def _check_answer(address: str) -> None:
    """Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        raise SetupError.english_only(f"{address!r} is not the address of a cluster: write HOST:PORT")
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except (OSError, OverflowError) as error:
        raise SetupError.english_only(f"nobody answers at {address}: {error}") from None


def _here(stack: ExitStack, jobs: int | None) -> dict[str, object]:
    """A cluster of this machine only: nobody else can reach it, no dashboard, its files go with it."""
    short = "/tmp" if Path("/tmp").is_dir() else None  # names of sockets must not be long
    folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="mystica-", dir=short, ignore_cleanup_errors=True))
    return {
        "address": "local", "num_cpus": workers_here(jobs), "num_gpus": 0, "object_store_memory": _STORE,
        "include_dashboard": False, "_temp_dir": folder,
    }  # fmt: skip


def _first_line(error: Exception) -> str:
    return next((line for line in str(error).splitlines() if line.strip()), type(error).__name__)


def _leave(ray: Any) -> None:
    """Ends what was started here; of a cluster that was there before, only our tasks."""
    with interrupts_later():
        ray.shutdown()


def workers_here(jobs: int | None) -> int:
    """As many as are asked for, but no more than this machine has cores and memory for."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    most = min(cores, jobs or cores)
    memory = _memory()
    return most if memory is None else max(1, min(most, (memory - _RAY_ITSELF) // _WORKER))


def _memory() -> int | None:
    """Bytes that this machine has, or the container we are in; None where nobody says."""
    found: list[int] = []
    with suppress(AttributeError, ValueError, OSError):
        found.append(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES"))
    with suppress(ValueError, OSError):  # "max" where there is no limit
        found.append(int(Path("/sys/fs/cgroup/memory.max").read_text()))
    return min(found, default=None)
