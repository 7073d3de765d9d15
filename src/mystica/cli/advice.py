"""Prints hints and reviews, in words or as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table

from mystica.game import Forecast, Game, Hint, Hints, Judgement, Term
from mystica.i18n import name_of, t


def number(locale: str, value: float, sign: bool = False) -> str:
    text = f"{value:+.1f}" if sign else f"{value:.1f}"
    return text.replace(".", ",") if locale == "fr" else text


def reasons(locale: str, terms: Sequence[Term]) -> str:
    """`+2.1 income to come, -0.8 coins left over`."""
    return ", ".join(f"{number(locale, term.vp, sign=True)} {t(locale, term.key)}" for term in terms)


def player_name(locale: str, game: Game, seat: int) -> str:
    return name_of(locale, "faction", game.faction(seat))


def share(value: float) -> str:
    return f"{100 * value:.0f} %"


# ---- hints ------------------------------------------------------------------------------------------------


def hint_lines(locale: str, game: Game, found: Hints) -> list[str]:
    """A line for each move and its reasons, for a game in the terminal."""
    lines = [t(locale, "hint-moves", player=player_name(locale, game, found.seat), bot=found.bot)]
    for place, hint in enumerate(found.hints, 1):
        vp = f"{number(locale, hint.vp)} {t(locale, 'word-vp')}"
        why = _why(locale, place, hint)
        lines.append(f"{place}. {hint.move.text}: {vp}{f' ({why})' if why else ''}")
    return lines


def _why(locale: str, place: int, hint: Hint) -> str:
    """Of the best move against the second, of the others against the best; and what is just as good."""
    if hint.than is None and not hint.alike:
        return t(locale, "hint-only") if place == 1 else ""
    alike = t(locale, "hint-alike", moves="; ".join(move.text for move in hint.alike)) if hint.alike else ""
    return ". ".join(part for part in (reasons(locale, hint.terms), alike) if part)


def hint_table(locale: str, found: Hints) -> Table:
    table = Table(*(t(locale, key) for key in ("hint-move", "hint-vp", "hint-behind", "hint-why")))
    for place, hint in enumerate(found.hints, 1):
        table.add_row(
            hint.move.text, number(locale, hint.vp), number(locale, hint.behind), _why(locale, place, hint)
        )  # fmt: skip
    return table


def seats_table(locale: str, game: Game, seats: Sequence[Forecast]) -> Table:
    columns = [t(locale, key) for key in ("hint-player", "hint-vp", "hint-spread", "hint-wins")]
    table = Table(*columns, title=t(locale, "hint-seats"))
    for one in seats:
        name = player_name(locale, game, one.seat)
        table.add_row(name, number(locale, one.vp), number(locale, one.spread), share(one.win_share))
    return table


def hints_json(game: Game, found: Hints) -> dict[str, Any]:
    return {
        "seat": found.seat,
        "faction": game.faction(found.seat),
        "decision": game.decision,
        "bot": found.bot,
        "steps": found.steps,
        "moves": [
            {
                "move": hint.move.text, "actions": list(hint.move.atoms), "vp": round(hint.vp, 3),
                "behind": round(hint.behind, 3), "than": hint.than.text if hint.than else None,
                "terms": terms_json(hint.terms), "alike": [move.text for move in hint.alike],
            }
            for hint in found.hints
        ],
        "seats": [
            {
                "seat": one.seat, "faction": game.faction(one.seat), "vp": round(one.vp, 3),
                "spread": round(one.spread, 3), "win_share": round(one.win_share, 4), "games": one.games,
            }
            for one in found.seats
        ],
    }  # fmt: skip


def terms_json(terms: Sequence[Term]) -> list[dict[str, Any]]:
    return [{"key": term.key, "vp": term.vp} for term in terms]


# ---- reviews ----------------------------------------------------------------------------------------------


def costliest(found: Sequence[Judgement], top: int) -> list[Judgement]:
    """Those that cost something, the costliest first; of equal ones the earlier."""
    return sorted((one for one in found if one.cost > 0), key=lambda one: (-one.cost, one.number))[:top]


def review_table(locale: str, bot: str, shown: Sequence[Judgement]) -> Table:
    keys = ("review-round", "hint-player", "review-played", "review-better", "review-cost", "review-why")
    table = Table(*(t(locale, key) for key in keys), title=t(locale, "review-moves", bot=bot))
    for one in shown:
        table.add_row(
            str(one.round), name_of(locale, "faction", one.faction), one.played.text, one.better.text,
            number(locale, one.cost), reasons(locale, one.terms),
        )  # fmt: skip
    return table


def lost_by_seat(game: Game, found: Sequence[Judgement]) -> list[dict[str, Any]]:
    """How many decisions each seat had, and what they cost together."""
    return [
        {
            "seat": seat,
            "faction": game.faction(seat),
            "decisions": sum(one.seat == seat for one in found),
            "cost": round(sum(one.cost for one in found if one.seat == seat), 3),
        }
        for seat in range(game.setup.players)
    ]


def lost_table(locale: str, game: Game, found: Sequence[Judgement]) -> Table:
    columns = [t(locale, key) for key in ("hint-player", "review-decisions", "review-lost")]
    table = Table(*columns, title=t(locale, "review-seats"))
    for row in lost_by_seat(game, found):
        name = player_name(locale, game, row["seat"])
        table.add_row(name, str(row["decisions"]), number(locale, row["cost"]))
    return table


def judgement_json(one: Judgement) -> dict[str, Any]:
    return {
        "turn": one.number, "action": one.action, "round": one.round, "seat": one.seat, "faction": one.faction,
        "decision": one.decision, "played": one.played.text, "better": one.better.text, "cost": round(one.cost, 3),
        "terms": terms_json(one.terms),
    }  # fmt: skip
