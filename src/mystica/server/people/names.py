"""Which names of players and titles of games are allowed."""

from __future__ import annotations

import unicodedata

from mystica.server.problems import Refused

_MARKS = 4
"""Accents on one letter: no language needs more, and a pile of them covers what stands above and below."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # count as letters or symbols, and show nothing


def printable(name: str) -> str:
    """A name or a title; Refused if it shows nothing, or more than one line."""
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > _MARKS or letter in _BLANK:
            raise Refused("name")
    if not name.isprintable():
        raise Refused("name")
    return name
