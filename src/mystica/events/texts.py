"""Events and actions as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from mystica.engine.core.reading import faction_of
from mystica.engine.core.state import (
    State,
)
from mystica.engine.core.tables import (
    FACTION_KEYS,
)
from mystica.events.event import TABLE, Arguments, Event
from mystica.i18n import amounts, has, listed, say, t


def player_names(state: State, locale: str) -> list[str]:
    """The name of each seat's faction, or a number while it has none."""
    who = [faction_of(state, seat) for seat in range(state.setup.n)]
    return [
        t(locale, f"faction-{FACTION_KEYS[faction]}") if faction >= 0 else t(locale, "player-number", n=seat + 1)
        for seat, faction in enumerate(who)
    ]


def describe(event: Event, locale: str, names: Sequence[str], sitters: Sequence[str] = ()) -> str:
    """The event as a sentence; `names` are the players' by seat.

    `sitters` are those of the people and bots themselves, if they differ: a bid is theirs, whatever faction they get.

    >>> built = Event("build", 0, {"space": "F3", "structure": "D", "coins": -2, "workers": -1})
    >>> describe(built, "en", ["Anna"])
    'Anna built a dwelling on F3 for 2 coins and 1 worker.'
    >>> describe(built, "fr", ["Anna"])
    "Anna : construction d'une habitation en F3 (coût : 2 pièces et 1 ouvrier)."
    """
    by_sitter = sitters and event.key in listed("sentence-by-sitter")
    return _text("event", event, locale, sitters if by_sitter else names)


def describe_move(event: Event, locale: str, names: Sequence[str]) -> str:
    """An action as a choice, told by the first of its events.

    >>> describe_move(Event("pass", 0, {"tile": "BON3"}), "en", [])
    'Pass and take the bonus card Coins'
    """
    return _text("move", event, locale, names)


def _text(kind: str, event: Event, locale: str, names: Sequence[str]) -> str:
    """A message may have an attribute for the value of an argument: a faction's own way to put it, say."""
    changes = event.changes()
    gains = amounts(locale, {name: n for name, n in changes.items() if n > 0})
    price = amounts(locale, {name: -n for name, n in changes.items() if n < 0})
    args: Arguments = {
        **event.args,
        "player": _name(locale, event.seat, names),
        "gains": gains or t(locale, "amount-nothing"),
        "price": price,
        "gained": t(locale, "clause-gained", amounts=gains) if gains else "",
        "paid": t(locale, "clause-paid", amounts=price) if price else "",
    }
    builder = args.get("builder")
    if isinstance(builder, int):
        args["builder"] = _name(locale, builder, names)
    key = f"{kind}-{event.key}"
    form = next((event.args[name] for name in listed("sentence-own-forms") if event.args.get(name)), "")
    own = f"{key}.{form}"
    return say(locale, own if form and has(locale, own) else key, args)


def _name(locale: str, seat: int, names: Sequence[str]) -> str:
    if seat == TABLE:
        return ""
    return names[seat] if seat < len(names) else t(locale, "player-number", n=seat + 1)
