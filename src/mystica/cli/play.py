"""`mystica play`: the game in the browser, or with `--terminal` right here."""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mystica.cli import option_help
from mystica.cli.serve import PORT, load_server, run
from mystica.extras import MissingExtra
from mystica.i18n import LOCALES, locale_of
from mystica.notation.files import check_places
from mystica.server.storage.data_dir import data_folder
from mystica.setups import SetupError

if TYPE_CHECKING:
    from mystica.cli.terminal.session import Session
    from mystica.cli.terminal.streams import Output
    from mystica.setups import GameSetup

_DELAY = 0.3  # seconds after a bot's move
_LARGEST_SEED = 10**6


def command(
    context: typer.Context,
    file: Annotated[
        Path | None, typer.Argument(help="With --terminal --resume: the save. Without a file, the last game you left.")
    ] = None,
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port for the browser, or the next free one.")] = PORT,
    db: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://... By default, a file in your data folder.")
    ] = "",
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")] = False,
    terminal: Annotated[
        bool,
        typer.Option("--terminal", help="Play in this terminal. The options below are for that; --facts is for both."),
    ] = False,
    players: Annotated[str, typer.Option(help="How many players, or who sits where: you,novice,novice,random.")] = "4",
    seat: Annotated[int, typer.Option(help="Your seat, if --players is a number.")] = 1,
    faction: Annotated[str, typer.Option(help="Your faction; the others are drawn.")] = "",
    level: Annotated[str, typer.Option(help="Who sits in the other seats; `mystica bots` lists them.")] = "novice",
    seed: Annotated[
        int | None, typer.Option(help="Same seed, same game. If you give none, one is drawn and shown.")
    ] = None,
    map: Annotated[str, typer.Option(help=option_help.MAP)] = "base",
    profile: Annotated[str, typer.Option(help=option_help.PROFILE)] = "official",
    preset: Annotated[str, typer.Option(help=option_help.PRESET)] = "",
    option: Annotated[list[str] | None, typer.Option(help=option_help.OPTION)] = None,
    vp_file: Annotated[Path | None, typer.Option(help=option_help.VP_FILE)] = None,
    facts: Annotated[Path | None, typer.Option(help=option_help.FACTS)] = None,
    first_game: Annotated[bool, typer.Option("--first-game", help="The introductory game from the rulebook.")] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="For screen readers and pipes: only sentences, no drawings.")
    ] = False,
    locale: Annotated[str, typer.Option(help=f"Language of the sentences: {', '.join(LOCALES)}.")] = "",
    resume: Annotated[bool, typer.Option("--resume", help="Continue a saved game.")] = False,
    save: Annotated[Path | None, typer.Option(help="Where to keep the game when you leave.")] = None,
) -> None:
    _check_place(context, terminal)
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if not terminal and _is_for_browser(context, at_terminal):
        run("127.0.0.1", port, db, workers=1, names=(), facts=facts, take_next=True, browser=not no_open)
        return
    from mystica.cli.terminal.streams import Output

    language = _language(locale)
    number = random.SystemRandom().randrange(_LARGEST_SEED) if seed is None else seed
    names = _names(players, seat, level)
    if file is not None and not resume:
        raise SetupError.english_only(f"to continue {file}, say --resume {file}")
    vp = ""
    if resume:
        session = _resumed(file or autosave_file(), names)
    else:
        wish = "first-game" if first_game else preset
        setup, vp = _setup(names, faction, number, map, profile, option or [], wish, vp_file, facts, language)
        session = _session(setup, _seated(names, setup, faction))
    check_places(save)
    if not at_terminal and not plain:
        _watch(session, level, save, vp)
        return
    out = Output(sys.stdout, plain, _DELAY if at_terminal else 0.0)
    if not resume:
        out.say(f"seed {number}")
        out.say(vp)
    if not _sit_down(session, out, language, save, at_terminal, goes_on=resume and file is None):
        raise typer.Exit(1)


_IN_BROWSER = ("port", "db", "no_open")
_EVERYWHERE = ("terminal", "facts")


def _check_place(context: typer.Context, terminal: bool) -> None:
    """Options of the terminal game mean nothing in the browser, and the other way round: say so."""
    given = [name for name in context.params if name not in _EVERYWHERE and _was_given(context, name)]
    for name in given:
        word = "a file" if name == "file" else f"--{name.replace('_', '-')}"
        if not terminal and name not in _IN_BROWSER:
            raise SetupError.english_only(
                f"{word} is for the game in the terminal: add --terminal, or choose it in the browser"
            )
        if terminal and name in _IN_BROWSER:
            raise SetupError.english_only(f"{word} is for the game in the browser: leave out either it or --terminal")


def _is_for_browser(context: typer.Context, at_terminal: bool) -> bool:
    """Where there is no server, whoever sits at a terminal and said nothing of a browser plays right here."""
    begins_here = at_terminal and not any(_was_given(context, name) for name in _IN_BROWSER)
    instead = ". So you play in the terminal." if begins_here else ". Or play in the terminal: mystica play --terminal"
    try:
        load_server("mystica play", instead)
    except MissingExtra as missing:
        if not begins_here:
            raise
        print(missing)
        return False
    return True


def _was_given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


# ---- who and what -----------------------------------------------------------------------------------------


def _language(locale: str) -> str:
    from mystica.setups import check_name

    return check_name("language", locale, LOCALES) if locale else locale_of(os.environ)


def _names(players: str, seat: int, level: str) -> tuple[str, ...]:
    """A name for every seat: yours and those of bots."""
    from mystica import data
    from mystica.bots import PLAYERS, check_player
    from mystica.cli.terminal.session import YOU
    from mystica.setups import check_name

    if ":" in level or "@" in level:
        check_player(level)
    else:
        check_name("level", level, PLAYERS)
    low, high = data.common().players
    if players.isdecimal():
        count = int(players) if len(players) < 3 else high + 1
        if not low <= count <= high:
            raise SetupError("setup-players", n=players, low=low, high=high)
        if not 1 <= seat <= count:
            raise SetupError.english_only(f"there is no seat {seat}: seats are 1 to {count}")
        return tuple(YOU if place == seat - 1 else level for place in range(count))
    names = tuple(name.strip() if ":" in name else name.strip().lower() for name in players.split(","))
    for name in names:
        if ":" in name or "@" in name:
            check_player(name)
        else:
            check_name("player", name, (YOU, *PLAYERS))
    if not low <= len(names) <= high:
        raise SetupError("setup-players", n=len(names), low=low, high=high)
    return names


def _setup(
    names: tuple[str, ...],
    faction: str,
    seed: int,
    map: str,
    profile: str,
    options: list[str],
    preset: str,
    vp_file: Path | None,
    facts: Path | None,
    locale: str,
) -> tuple[GameSetup, str]:
    """The setup, and a sentence about its starting VP."""
    from mystica.cli.setup_notes import notes_of_boxes, vp_line
    from mystica.notation.custom_files import find_map, read_facts, read_start_vp
    from mystica.setups import check_preset, draw, parse_options, settle_options

    chosen = parse_options(options)
    start_vp = read_start_vp(vp_file) if vp_file else None
    replaced = read_facts(facts) if facts else None
    if preset and check_preset(preset).introductory:
        setup = draw(
            len(names), seed, map=map, profile=profile, options=chosen, preset=preset, start_vp=start_vp, facts=replaced
        )
        if faction and faction not in setup.factions:
            raise SetupError.english_only(
                f"{faction} is not in the first game (there are: {', '.join(setup.factions)})"
            )
        return setup, vp_line(settle_options(profile, {}, preset), setup.map, locale)
    found = find_map(map)
    for note in found.notes:
        print(f"note: {note}", file=sys.stderr)
    setup = draw(
        len(names),
        seed,
        map=found.name,
        profile=profile,
        options=chosen,
        factions=_factions(names, faction) if faction else (),
        map_rows=found.rows,
        start_vp=start_vp,
        preset=preset,
        facts=replaced,
    )
    settled = settle_options(profile, chosen, preset, found.name, own_map=bool(found.rows), own_vp=start_vp is not None)
    for note in notes_of_boxes(settled, setup.map, setup.facts, locale):
        print(f"note: {note}", file=sys.stderr)
    return setup, vp_line(settled, setup.map, locale)


def _factions(names: tuple[str, ...], faction: str) -> tuple[str, ...]:
    """Yours in your first seat; the others, without a name, are drawn."""
    from mystica.cli.terminal.session import YOU

    place = names.index(YOU) if YOU in names else 0
    return tuple(faction if seat == place else "" for seat in range(len(names)))


def _seated(names: tuple[str, ...], setup: GameSetup, faction: str) -> tuple[str, ...]:
    """In a given setup you sit where your faction does."""
    from mystica.cli.terminal.session import YOU

    if not faction or YOU not in names or setup.factions.index(faction) == names.index(YOU):
        return names
    seats = list(names)
    mine, place = names.index(YOU), setup.factions.index(faction)
    seats[mine], seats[place] = seats[place], seats[mine]
    return tuple(seats)


def _session(setup: GameSetup, names: tuple[str, ...]) -> Session:
    from mystica.cli.terminal.session import Session
    from mystica.game import Game

    return Session(Game(setup), names, [name for name in names if ":" in name])


def _resumed(path: Path, names: tuple[str, ...]) -> Session:
    from mystica.cli.terminal.session import Session
    from mystica.notation.saves import SaveError

    try:
        return Session.resume(path, names)
    except SaveError as error:
        raise SetupError.joined(f"{path}:", error) from None


def autosave_file() -> Path:
    """Where the game left last is kept."""
    return data_folder() / "autosave.json"


# ---- the game ---------------------------------------------------------------------------------------------


def _sit_down(
    session: Session, out: Output, locale: str, save: Path | None, at_terminal: bool, *, goes_on: bool
) -> bool:
    """Play; was the game kept where it should be?"""
    from mystica.cli.terminal.loop import Desk
    from mystica.cli.terminal.streams import Input, Keyboard

    autosave = _place_for_autosave(goes_on) if at_terminal else None
    source = Keyboard(sys.stdin, out) if at_terminal else Input(sys.stdin, out)
    return Desk(session, source, out, locale=locale, save=save, autosave=autosave).run()


def _place_for_autosave(goes_on: bool) -> Path | None:
    """The file, if its folder can be made; a game left before stays beside it."""
    path = autosave_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not goes_on:
            path.replace(path.with_name("autosave-before.json"))
    except OSError:
        return None
    return path


def _watch(session: Session, level: str, save: Path | None, vp: str) -> None:
    """Bots take every seat; then the board and the table."""
    from rich.console import Console

    from mystica.bots import is_ours
    from mystica.cli.board_text import draw_board, final_table, legend
    from mystica.cli.terminal.session import Session
    from mystica.notation.saves import SaveError

    names = tuple(name if is_ours(name) or name in session.own else level for name in session.names)
    watched = Session(session.game, names, names)
    while not watched.game.is_over:
        watched.bot_move()
    console = Console(highlight=False)
    for line in draw_board(watched.game):
        console.print(line, soft_wrap=True)
    console.print()
    console.print("\n".join(legend()), soft_wrap=True)
    console.print(final_table(watched.game.players, watched.game.final_scoring()), width=max(console.width, 80))
    tiles = " ".join(watched.game.setup.scoring)
    console.print(
        f"Bots in every seat ({', '.join(names)}), seed {watched.seed}, scoring tiles {tiles}", soft_wrap=True
    )
    if vp:
        console.print(vp, soft_wrap=True)
    console.print("In a terminal you can play yourself. With --plain, moves are read from a pipe.", soft_wrap=True)
    if save is not None:
        try:
            watched.save(save)
        except SaveError as error:
            raise SetupError.joined(error) from None
