"""JSON for files that people keep: read strictly, written so that it is easy to read and to compare."""

from __future__ import annotations

import hashlib
import json
import re
import reprlib
from collections import Counter
from collections.abc import Iterable
from typing import NoReturn, TypeAlias

from mystica.errors import Complaint

Document: TypeAlias = dict[str, object]

MOST_TEXT = 2_000_000  # characters; a long game of five has about 30,000
MOST_DIGITS = 100
MOST_WORDS = 200  # characters of a text inside
_WIDTH = 120


class SaveError(Complaint):
    """A file that cannot be used, with what is wrong and what to do about it."""


# ---- reading ------------------------------------------------------------------------------------------------


def parse(text: str) -> object:
    """Any JSON, without the liberties that Python's reader takes."""
    check_length(text)
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant, parse_int=_whole)
    except json.JSONDecodeError as error:
        raise _no_json(text.strip(), error) from None
    except RecursionError:
        raise _too_deep() from None


def check_length(text: str | bytes, most: int = MOST_TEXT) -> None:
    if len(text) > most:
        raise SaveError("save-long", most=MOST_TEXT)


def _too_deep() -> SaveError:
    return SaveError("save-neither")


def _no_json(text: str, error: json.JSONDecodeError) -> SaveError:
    if not text:
        return SaveError("save-empty")
    if looks_like_ledger(text):
        return SaveError("save-ledger")
    if error.msg == "Extra data":
        return SaveError("save-extra", row=error.lineno)
    if text.startswith("{") and (not text.endswith("}") or error.pos >= len(text)):
        last = text.count("\n") + 1
        return SaveError("save-cut-off", row=last)
    return SaveError("save-json", row=error.lineno, place=error.colno)


_LEDGER_HEADER = re.compile(r"^[ \t]*(setup|score|option|map|delete) +\w", re.M | re.I)


def looks_like_ledger(text: str) -> bool:
    """Has it a row of a ledger's header?"""
    return not text.lstrip().startswith(("{", "[")) and _LEDGER_HEADER.search(text) is not None


def _object(pairs: list[tuple[str, object]]) -> Document:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = Counter(key for key, _ in pairs).most_common(1)[0][0]
        raise SaveError("save-twice", text=reprlib.repr(twice))
    return found


def _constant(name: str) -> NoReturn:
    raise SaveError("save-number", text=name)


def _whole(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise SaveError("save-digits", n=len(digits))
    return int(digits)


class Fields:
    """One JSON object: asks for its keys one by one and names what is wrong with them.

    `path`: the keys that lead to it.
    """

    def __init__(self, value: object, path: str = "") -> None:
        if not isinstance(value, dict):
            raise SaveError("save-kind", place=path or "{}", text=reprlib.repr(value))
        self.path = path
        self.left: Document = dict(value)

    def _path(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def _take(self, key: str) -> object:
        if key not in self.left:
            raise SaveError("save-missing", text=self._path(key))
        return self.left.pop(key)

    def _wrong(self, key: str, found: object) -> SaveError:
        return SaveError("save-kind", place=self._path(key), text=reprlib.repr(found))

    def text(self, key: str) -> str:
        value = self._take(key)
        if not isinstance(value, str) or len(value) > MOST_WORDS:
            raise self._wrong(key, value)
        return value

    def whole(self, key: str) -> int:
        value = self._take(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._wrong(key, value)
        return value

    def whole_or_none(self, key: str) -> int | None:
        if key in self.left and self.left[key] is None:
            self._take(key)
            return None
        return self.whole(key)

    def items(self, key: str) -> list[object]:
        value = self._take(key)
        if not isinstance(value, list):
            raise self._wrong(key, value)
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        return self._all_texts(key, self.items(key))

    def text_lists(self, key: str) -> tuple[tuple[str, ...], ...]:
        lists = self.items(key)
        for value in lists:
            if not isinstance(value, list):
                raise self._wrong(key, lists)
        return tuple(self._all_texts(key, value) for value in lists if isinstance(value, list))

    def text_map(self, key: str) -> dict[str, str]:
        inside = self.fields(key)
        return {name: inside.text(name) for name in list(inside.left)}

    def whole_map(self, key: str) -> dict[str, int]:
        inside = self.fields(key)
        return {name: inside.whole(name) for name in list(inside.left)}

    def fields(self, key: str) -> Fields:
        return Fields(self._take(key), self._path(key))

    def close(self) -> None:
        """Refuse keys that nobody asked for."""
        for key in self.left:
            raise SaveError("save-needless", text=self._path(reprlib.repr(key)))

    def _all_texts(self, key: str, values: list[object]) -> tuple[str, ...]:
        for value in values:
            if not isinstance(value, str) or len(value) > MOST_WORDS:
                raise self._wrong(key, value)
        return tuple(value for value in values if isinstance(value, str))


# ---- writing ------------------------------------------------------------------------------------------------


def pretty(value: object, indent: int = 0) -> str:
    """One line for what is short, one line for each part of what is long; keys in the order given."""
    line = json.dumps(value, ensure_ascii=False)
    listed = isinstance(value, list) and any(isinstance(item, dict) for item in value)
    if indent and not listed and len(line) + indent <= _WIDTH:
        return line
    parts: Iterable[str]
    if isinstance(value, dict):
        start, end = "{", "}"
        parts = [f"{json.dumps(key, ensure_ascii=False)}: {pretty(item, indent + 1)}" for key, item in value.items()]
    elif isinstance(value, list):
        start, end = "[", "]"
        parts = [pretty(item, indent + 1) for item in value]
    else:
        return line
    return f"{start}\n" + ",\n".join(f"{' ' * (indent + 1)}{part}" for part in parts) + f"\n{' ' * indent}{end}"


def checksum(document: Document) -> str:
    """Over everything but the checksum itself; layout and the order of keys do not matter."""
    content = {key: value for key, value in document.items() if key != "checksum"}
    try:
        canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
    except RecursionError:
        raise _too_deep() from None
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()
