"""What commands that make games say about them: which starting VP they have and why, and where a map has no canals."""

from __future__ import annotations

from collections.abc import Mapping

from mystica import data
from mystica.boxes.merchants.data import ships_with
from mystica.setups import Settled, is_on

_OPTION = "vp"
_ENGLISH = "en"


def starting_vp(settled: Settled, map: str) -> dict[str, str]:
    """The value of the option, why it has it, and the mark of the table if one is used."""
    value = settled.values[_OPTION]
    mark = data.vp_marks()[map] if value == "table" else ""
    return {"option": value, "why": settled.why[_OPTION], "mark": mark}


def canal_note(settled: Settled, map: str, facts: Mapping[str, data.Value], locale: str = _ENGLISH) -> str:
    """A sentence if canals are wished for on a map that has none; else nothing."""
    wanted = is_on(settled.values, "merchants-canals") and is_on(settled.values, "merchants-ships")
    if not wanted or ships_with(facts).canals.get(map):
        return ""
    from mystica.i18n import t  # which loads the catalogues: games whose results are JSON need none

    return t(locale, "sea-no-canals")


def vp_line(settled: Settled, map: str, locale: str = _ENGLISH) -> str:
    """`Starting VP: by the table of the map. ...`"""
    from mystica.i18n import t

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
