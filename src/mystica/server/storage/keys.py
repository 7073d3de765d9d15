"""Makes and hashes keys: whoever has a seat's key plays it; whoever has the host's key may close and delete the game.

A link is an invitation: the browser that opens it first exchanges it for a key that nobody else has seen. `schema.keys`
holds both, as hashes.
"""

from __future__ import annotations

import hashlib
import re
import secrets

MOST_BROWSERS = 8
"""Keys of one seat: who plays on several devices has a few."""
_SHAPE = re.compile(r"[A-Za-z0-9_-]{22}")


def new_key() -> str:
    """128 random bits, in the letters of URLs."""
    return secrets.token_urlsafe(16)


def is_key(text: str) -> bool:
    return _SHAPE.fullmatch(text) is not None


def hash_of(key: str) -> str:
    """What is stored. A key has no pattern that could be tried out, so a plain hash will do."""
    return hashlib.sha256(key.encode("ascii")).hexdigest()
