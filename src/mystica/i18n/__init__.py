"""Words and sentences in every language. All other code uses keys and arguments."""

from mystica.i18n.catalogue import (
    FALLBACK,
    LOCALES,
    amounts,
    enumerate_texts,
    has,
    keys_of,
    listed,
    locale_of,
    name_of,
    say,
    say_complaint,
    source_of,
    t,
)
from mystica.i18n.from_data import topics
from mystica.i18n.tile_facts import goods, label, numbers, tile_facts

__all__ = [
    "FALLBACK", "LOCALES", "amounts", "enumerate_texts", "goods", "has", "keys_of", "label", "listed", "locale_of",
    "name_of", "numbers", "say", "say_complaint", "source_of", "t", "tile_facts", "topics",
]  # fmt: skip
