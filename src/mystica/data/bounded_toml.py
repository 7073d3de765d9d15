"""Reads TOML from strangers: files that are too long or nested too deeply are refused before they are parsed.

Python's reader needs time that grows with the square of a key's parts, and calls itself for every bracket."""

import re
import tomllib

from mystica.errors import Complaint

MOST_OWN = 16_000
"""Characters of a file of one's own. The file of a whole box, its marks included, has 12,000."""
MOST_DATA = 400_000
"""Characters of a data file; ours have 100,000 at most."""
MOST_PARTS = 8  # of a key like `shipyards.witches.coins`; ours have three
MOST_DEPTH = 8  # brackets within brackets; ours have two

_WORDS = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"""|\\?\Z)'
    r"|'''.*?(?:'''|\Z)"
    r'|"(?:\\[^\n]|[^"\\\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.S,
)  # texts and remarks, closed or not: each letter is looked at once
_LONG_KEY = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{MOST_PARTS}}}")


class TooMuchToml(Complaint):
    """Longer or deeper than anything needs to be."""


def parse_toml(text: str, most: int) -> dict[str, object]:
    """The top table of a text; ValueError if it is no TOML."""
    if len(text) > most:
        raise TooMuchToml("toml-long", n=len(text), most=most)
    bare = _WORDS.sub(_stand_in, text)
    if _LONG_KEY.search(bare):
        raise TooMuchToml("toml-key", most=MOST_PARTS)
    if _depth(bare) > MOST_DEPTH:
        raise TooMuchToml("toml-deep", most=MOST_DEPTH)
    return tomllib.loads(text)


def _stand_in(match: re.Match[str]) -> str:
    """A text in quotes may be a part of a key; a remark is nothing."""
    return "" if match[0].startswith("#") else "x"


def _depth(bare: str) -> int:
    """How deep brackets stand within brackets; those that close none are left to the reader."""
    depth = deepest = 0
    for sign in re.findall(r"[][{}]", bare):
        depth = depth + 1 if sign in "[{" else max(depth - 1, 0)
        deepest = max(deepest, depth)
    return deepest
