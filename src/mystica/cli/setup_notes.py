"""Notes about a new game, for the commands that make one: its starting VP and why, and notes of boxes."""

from __future__ import annotations

from collections.abc import Mapping

from mystica import data
from mystica.cli.of_boxes import of_boxes
from mystica.setups import Settled

_OPTION = "vp"
_ENGLISH = "en"


def starting_vp(settled: Settled, map: str) -> dict[str, str]:
    """The value of the option, why it has it, and the mark of the table if one is used."""
    value = settled.values[_OPTION]
    mark = data.vp_marks()[map] if value == "table" else ""
    return {"option": value, "why": settled.why[_OPTION], "mark": mark}


def notes_of_boxes(settled: Settled, map: str, facts: Mapping[str, data.Value], locale: str = _ENGLISH) -> list[str]:
    """What boxes have to say about such a game, for example what they lack on its map."""
    return [note for box in of_boxes() for note in box.notes(settled, map, facts, locale)]


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
