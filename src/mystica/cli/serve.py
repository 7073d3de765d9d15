"""`mystica serve`: runs the server for anybody; `play` runs the same for you alone and opens the browser."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from mystica.cli import option_help
from mystica.extras import extra

PORT = 8888


def command(
    host: Annotated[
        str, typer.Option(help="Address to listen on. 0.0.0.0 lets everybody in your network connect.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free port.")] = PORT,
    db: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://... By default, a file in your data folder.")
    ] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Server processes; more than one needs PostgreSQL.")] = 1,
    name: Annotated[list[str] | None, typer.Option(help="A host name of the server; can be repeated.")] = None,
    facts: Annotated[Path | None, typer.Option(help=option_help.FACTS)] = None,
    memory: Annotated[int, typer.Option(min=16, max=1_000_000, help="Memory for games in each process, in MB.")] = 256,
    access_log: Annotated[
        bool, typer.Option("--access-log", help="Write a line to standard error for every answer, without keys.")
    ] = False,
    proxy: Annotated[
        str,
        typer.Option(
            help="ADDRESS[,ADDRESS] of proxies in front (networks are fine): their X-Forwarded-For is trusted."
        ),
    ] = "",
    limits: Annotated[
        str, typer.Option(help="How many requests one address may make: usual, strict or off.")
    ] = "usual",
    expire_unplayed: Annotated[
        int,
        typer.Option(min=0, max=36_500, help="Delete games that nobody ever played after this many days; 0: never."),
    ] = 0,
) -> None:
    load_server("mystica serve")
    run(
        host,
        port,
        db,
        workers=workers,
        names=tuple(name or ()),
        facts=facts,
        memory=memory,
        access_log=access_log,
        proxies=tuple(word.strip() for word in proxy.split(",") if word.strip()),
        limits=limits,
        expire_unplayed=expire_unplayed,
        take_next=False,
        browser=False,
    )


def load_server(what: str, instead: str = "") -> None:
    """MissingExtra, with a sentence that says for what, if the server is not installed."""
    with extra("server", what, instead):
        import mystica.server.serving  # noqa: F401


def run(
    host: str,
    port: int,
    db: str,
    *,
    workers: int,
    names: tuple[str, ...],
    facts: Path | None,
    take_next: bool,
    browser: bool,
    memory: int = 256,
    access_log: bool = False,
    proxies: tuple[str, ...] = (),
    limits: str = "off",
    expire_unplayed: int = 0,
) -> None:
    """Serve; what is in the way is said in a sentence."""
    from mystica.notation.custom_files import read_facts
    from mystica.server.http.addresses import ClientAddresses, NoAddress
    from mystica.server.http.rate_limits import CHOICES
    from mystica.server.services import Settings
    from mystica.server.serving import CannotListen, address_of, bind, prepared, serve
    from mystica.server.storage.data_dir import default_database
    from mystica.server.storage.database import DatabaseProblem
    from mystica.setups import check_name

    os.umask(0o077)  # whatever is made from now on is for its owner only
    replaced = read_facts(facts) if facts else {}
    check_name("limits", limits, CHOICES)
    settings = Settings(
        db or default_database(),
        (host, *names),  # a name to listen on is one to go by
        facts=replaced,
        memory=memory * 2**20,
        access_log=access_log,
        proxies=proxies,
        limits=limits,
        expire_unplayed=expire_unplayed,
    )
    try:
        ClientAddresses(proxies)
        with prepared(settings, workers) as tell:
            bound = bind(host, port, take_next=take_next)
            address = address_of(bound)

            def ready() -> None:
                tell(address)
                print(f"Mystica is at {address} (press Ctrl-C to stop)", flush=True)
                if browser:
                    _open_browser(address)

            with contextlib.suppress(KeyboardInterrupt):
                serve(settings, bound, processes=workers, ready=ready)
    except (DatabaseProblem, NoAddress, CannotListen) as problem:
        print(f"mystica: {problem}", file=sys.stderr)
        raise typer.Exit(2) from None
    print("\nMystica has stopped. All games are kept.")


def _open_browser(address: str) -> None:
    """If there is one; it takes its time, so it must not keep the server waiting."""
    import threading
    import webbrowser

    if _has_windows():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_windows() -> bool:
    """Without a desktop a browser of letters would take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
