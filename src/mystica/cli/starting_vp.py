"""Which starting VP a new game has, and why: a line for commands that make games, and the same for programs."""

from __future__ import annotations

from mystica import data
from mystica.i18n import FALLBACK, t
from mystica.setups import Settled

_OPTION = "vp"


def starting_vp(settled: Settled, map: str) -> dict[str, str]:
    """The value of the option, why it has it, and the mark of the table if one is used."""
    value = settled.values[_OPTION]
    mark = data.vp_marks()[map] if value == "table" else ""
    return {"option": value, "why": settled.why[_OPTION], "mark": mark}


def vp_line(settled: Settled, map: str, locale: str = FALLBACK) -> str:
    """`Starting VP: by the table of the map. ...`"""
    found = starting_vp(settled, map)
    common = data.common()
    number = common.auction_vp if found["why"] == "auction" else common.starting_vp
    parts = [
        t(locale, "start-vp", what=t(locale, f"option-vp-{found['option']}")),
        t(locale, f"start-vp-{found['why']}", n=number),
    ]
    if found["mark"]:
        parts.append(t(locale, f"start-vp-mark-{data.status_of(found['mark'])}"))
    return " ".join(parts)
