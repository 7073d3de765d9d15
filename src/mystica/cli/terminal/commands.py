"""Commands that can be typed instead of a move. Each returns whether the position has changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from mystica.cli.terminal import plain, words
from mystica.cli.terminal.log import last_sentences
from mystica.cli.terminal.of_boxes import goods_of_boxes
from mystica.cli.terminal.refusals import reason_text
from mystica.errors import MoveError
from mystica.events import player_names
from mystica.i18n import say_complaint, t, topics

if TYPE_CHECKING:
    from mystica.cli.terminal.loop import Desk

_LOG = 10  # plies that `log` shows


def help_(desk: Desk, rest: str) -> bool:
    width = max(len(name) for name, _ in words.HELP) + 2
    for name, meaning in words.HELP:
        desk.out.say(f"{name}: {meaning}" if desk.out.plain else f"{name:<{width}}{meaning}")
    return False


def moves(desk: Desk, rest: str) -> bool:
    desk.show_moves(rest, folded=False)
    return False


def ways(desk: Desk, rest: str) -> bool:
    desk.show_other_ways(rest)
    return False


def board(desk: Desk, rest: str) -> bool:
    if not rest:
        desk.show_table()
        return False
    try:
        desk.out.show(plain.space_lines(desk.game, rest, desk.amounts))
    except KeyError:
        desk.out.say(words.NO_SPACE.format(text=rest))
    return False


def players(desk: Desk, rest: str) -> bool:
    desk.out.show(plain.player_lines(desk.game, desk.amounts))
    return False


def tiles(desk: Desk, rest: str) -> bool:
    desk.out.show(plain.tile_lines(desk.game, desk.amounts))
    return False


def income(desk: Desk, rest: str) -> bool:
    views = desk.game.next_income()
    if not views:
        desk.out.say(words.NO_ROUND)
    names = player_names(desk.game.state, desk.locale)
    for view in views:
        goods = {"coins": view.coins, "workers": view.workers, "priests": view.priests, "power": view.power}
        losses = {"priests": view.priests_lost, "power": view.power_lost}
        for name in goods_of_boxes():
            goods[name], losses[name] = view.more.get(name, 0), view.more_lost.get(name, 0)
        lost = desk.amounts.of(losses)
        text = desk.amounts.of(goods) or t(desk.locale, "ui-none")
        desk.out.say(f"{names[view.seat]}: {text}" + (f"; {t(desk.locale, 'ui-lost', amounts=lost)}" if lost else ""))
    return False


def score(desk: Desk, rest: str) -> bool:
    if not desk.game.final_scoring():
        desk.out.say(words.EARLY)
        return False
    desk.show_scores()
    names = player_names(desk.game.state, desk.locale)
    for seat, sources in enumerate(desk.game.vp_sources()):
        parts = [f"{t(desk.locale, 'source-' + source.replace(' ', '-'))} {vp}" for source, vp in sources.items()]
        desk.out.say(f"{names[seat]}: {', '.join(parts)}")
    return False


def log(desk: Desk, rest: str) -> bool:
    count = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 6 else _LOG
    found = last_sentences(desk.game, count, desk.locale, desk.sitters)
    for sentence in found or [words.EMPTY_LOG]:
        desk.out.say(sentence)
    return False


def why(desk: Desk, rest: str) -> bool:
    if not rest:
        desk.out.say(words.WHY_WHAT)
        return False
    reason = desk.game.explain(rest)
    desk.out.say(words.POSSIBLE.format(text=rest) if reason is None else reason_text(reason, desk.locale))
    return False


def rules(desk: Desk, rest: str) -> bool:
    from mystica.cli.rules import find_topic, near_topics
    from mystica.setups import is_on

    if not rest:
        desk.out.say(", ".join(topics()))
        return False
    topic = find_topic(rest, desk.locale)
    if topic is None:
        near = near_topics(rest, desk.locale)
        hint = words.NEAR.format(names=" or ".join(near)) if near else ""
        desk.out.say(words.NO_TOPIC.format(text=rest, near=hint))
        return False
    desk.out.say(topic.title, "bold")
    desk.out.say("; ".join(topic.headings), "italic")
    also = [more.text for more in topic.also if is_on(desk.game.setup.options, more.option)]
    for line in [*"\n".join([topic.text, *also]).split("\n"), topic.example, topic.ours, topic.house]:
        if line:
            desk.out.say(line)
    return False


def hint(desk: Desk, rest: str) -> bool:
    """What the novice would do at once; with the name of a bot that searches, its best moves and why."""
    if rest:
        return _hints(desk, rest.lower())
    move = desk.session.bot_choice("novice")
    number = next((f"{choice.number}  " for choice in desk.choices if choice.move == move), "")
    desk.out.say(words.HINT.format(text=f"{number}{move.text}"))
    return False


def _hints(desk: Desk, bot: str) -> bool:
    from mystica.analysis import hints
    from mystica.cli.advice import hint_lines
    from mystica.setups import SetupError

    try:
        found = hints(desk.session.game.state, bot, top=3)
    except SetupError as error:
        desk.out.say(say_complaint(desk.locale, error))
        return False
    for line in hint_lines(desk.locale, desk.session.game, found):
        desk.out.say(line)
    return False


def undo(desk: Desk, rest: str) -> bool:
    return _gone(desk, desk.session.undo, "note-undone")


def redo(desk: Desk, rest: str) -> bool:
    return _gone(desk, desk.session.redo, "note-redone")


def _gone(desk: Desk, go: Callable[[], None], note: str) -> bool:
    """Back or forward, if there is a way."""
    try:
        go()
    except MoveError as error:
        desk.out.say(say_complaint(desk.locale, error))
        return False
    desk.out.say(t(desk.locale, note))
    return True


def save(desk: Desk, rest: str) -> bool:
    if not rest:
        desk.out.say(words.SAVE_WHERE)
        return False
    try:
        path = Path(rest).expanduser()
    except RuntimeError:  # nobody of that name has a home
        path = Path(rest)
    desk.keep(path)
    return False


def quit_(desk: Desk, rest: str) -> bool:
    raise EOFError


COMMANDS: dict[str, Callable[[Desk, str], bool]] = {
    "moves": moves, "more": moves, "ways": ways, "board": board, "players": players, "tiles": tiles, "income": income,
    "score": score, "log": log, "why": why, "rules": rules, "hint": hint, "undo": undo, "redo": redo, "save": save,
    "quit": quit_, "exit": quit_, "help": help_, "?": help_,
}  # fmt: skip
