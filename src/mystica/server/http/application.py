"""The ASGI application: routes, middleware, error handlers, start and stop."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from types import FrameType

from fastapi import FastAPI
from starlette.types import ASGIApp

from mystica import __version__
from mystica.server.http import routes_advice, routes_games, routes_play, routes_site
from mystica.server.http.access_log import AccessLog, write_access_log
from mystica.server.http.addresses import ClientAddresses
from mystica.server.http.connection_limits import ConnectionLimits
from mystica.server.http.error_answers import handle_problems
from mystica.server.http.fast_path import FastPath
from mystica.server.http.guard import Guard
from mystica.server.http.log_filter import filter_logs
from mystica.server.http.rate_limits import CHOICES, Buckets
from mystica.server.processes import open_file_limit
from mystica.server.processes.child_process import let_interrupts_in, when_parent_ends
from mystica.server.services import Machinery, Services, Settings

SETTINGS = "MYSTICA_SERVER"
"""Variable of the environment through which processes that serve together learn their settings."""


def application(settings: Settings, machinery: Machinery = Machinery()) -> FastAPI:
    """The server as an ASGI application."""
    limits, addresses = (
        CHOICES[settings.limits].for_each_of(settings.processes),
        ClientAddresses(settings.proxies),
    )
    connections = ConnectionLimits(limits, addresses, open_file_limit.for_connections())

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, object]]:
        services = Services(settings, machinery)
        await services.open()
        app.state.services = services
        try:
            with _streams_ending_at_exit(services):
                yield {"connections": connections}  # for the protocol, which has them from here
        finally:
            await services.close()

    app = FastAPI(
        title="Mystica",
        version=__version__,
        description="Terra Mystica: games, moves, live updates. The browser computes no rule: all is asked here.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    app.state.connections = connections
    handle_problems(app)
    filter_logs()
    for routes in (routes_site, routes_games, routes_play, routes_advice):
        app.router.routes += routes.router.routes  # as they are: an included router makes them anew when first asked
    app.add_middleware(FastPath)
    app.add_middleware(Guard, names=settings.names, addresses=addresses, buckets=Buckets(limits))
    if settings.access_log:
        write_access_log()
        app.add_middleware(AccessLog)
    return app


def rest_garbage_collector() -> None:
    """Games in memory are many objects that stay: to look through them for cycles again and again costs pauses."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def from_environment() -> ASGIApp:
    """For several processes: each makes its own application, and ends with the one that started it."""
    let_interrupts_in()  # the server has its handlers by now
    rest_garbage_collector()
    when_parent_ends(lambda: os.kill(os.getpid(), signal.SIGTERM))
    return application(Settings.load(os.environ[SETTINGS]))


@contextmanager
def _streams_ending_at_exit(services: Services) -> Iterator[None]:
    """The server waits for open answers before it stops, and a live stream never ends by itself."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    def stop(caught: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(services.hub.end)
        handler = before[signal.Signals(caught)]
        assert callable(handler)
        handler(caught, frame)

    caught = [number for number, handler in before.items() if callable(handler)]
    for number in caught:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number in caught:
            signal.signal(number, before[number])
