"""Numbers of the data in Fluent files: `{ -coins(n: "bonus[BON3].income.coins") }` is read as `{ -coins(n: 6) }`.

So nobody has to change a sentence to correct a number. The names are the same as in braces in the rules in words.
"""

from __future__ import annotations

import re
from pathlib import Path

from mystica.data import DataError
from mystica.data.named_facts import number_named

NAMED = re.compile(r'"(\w+[.\[][\w.\[\]-]+)"')
"""Two words at least, without spaces: other texts in quotation marks are left alone."""
_AMOUNT = re.compile(r"^amount(-[\w-]+ =.*(?:\n[ }].*)*)", re.MULTILINE)


def with_numbers(file: Path) -> str:
    """What a file says, with the numbers in the places of their names."""
    text = file.read_text(encoding="utf-8")

    def number(found: re.Match[str]) -> str:
        try:
            return str(number_named(found[1]))
        except LookupError:
            line = text.count("\n", 0, found.start()) + 1
            raise DataError(f"{file}: line {line}: expected the name of a number, found {found[0]}") from None

    return NAMED.sub(number, text)


def amount_terms(texts: str) -> str:
    """Every amount once more as a term: in Fluent a sentence can give a number to a term, but not to a message.

    >>> amount_terms("amount-power = { $n } power")
    '-power = { $n } power'
    """
    return "\n".join(_AMOUNT.findall(texts))
