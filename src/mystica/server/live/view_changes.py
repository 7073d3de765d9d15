"""What a row changes about a view: sent to those who follow a game, in place of the whole view.

A patch is a tree. Where it is an object, it goes on inside, by field or by place in a list; a list of one value is the
new value; an empty list says that a field is gone.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from mystica.server.people.views import ViewParts

_KEPT = 64  # changes; those who see the same of a game are sent the same, at the same moment


@lru_cache(maxsize=_KEPT)
def view_change(old: ViewParts, new: ViewParts) -> bytes:
    """A `ViewChange` as JSON, worked out once for all who see the same."""
    parts = [json.dumps(patch_of(json.loads(old.rest), json.loads(new.rest)), separators=(",", ":")).encode()[1:-1]]
    if old.table != new.table:
        parts.append(b'"table":' + _table_patch(old.table, new.table))
    if old.desk != new.desk:
        parts.append(b'"desk":[%s]' % new.desk)
    patch = b",".join(part for part in parts if part)
    return b'{"start":"%s","tag":"%s","patch":{%s}}' % (old.tag.encode(), new.tag.encode(), patch)


@lru_cache(maxsize=_KEPT)
def _table_patch(old: bytes, new: bytes) -> bytes:
    """Most of every patch, and the same for everybody who has no draft."""
    return json.dumps(patch_of(json.loads(old), json.loads(new)), separators=(",", ":")).encode()


def patch_of(old: Any, new: Any) -> Any:
    """What leads from one value to the other; an empty object if nothing does."""
    if isinstance(old, dict) and isinstance(new, dict):
        gone: dict[str, Any] = {key: [] for key in old if key not in new}
        return gone | {key: _change(old, key, new[key]) for key in new if key not in old or old[key] != new[key]}
    if isinstance(old, list) and isinstance(new, list) and len(old) <= len(new):
        changed = [place for place, value in enumerate(new) if place >= len(old) or old[place] != value]
        if 2 * len(changed) <= len(new):
            return {
                str(place): patch_of(old[place], new[place]) if place < len(old) else [new[place]] for place in changed
            }
    return {} if old == new else [new]


def _change(old: dict[str, Any], key: str, value: Any) -> Any:
    return patch_of(old[key], value) if key in old else [value]


def patched(old: Any, patch: Any) -> Any:
    """What a patch leads to; the app does the same."""
    if isinstance(patch, list):
        return patch[0]
    if not patch:
        return old
    if isinstance(old, list):
        out = list(old)
        for place, inner in patch.items():
            if int(place) < len(out):
                out[int(place)] = patched(out[int(place)], inner)
            else:
                out.append(inner[0])
        return out
    found = {key: value for key, value in old.items() if patch.get(key) != []}
    return found | {key: patched(old.get(key), inner) for key, inner in patch.items() if inner != []}
