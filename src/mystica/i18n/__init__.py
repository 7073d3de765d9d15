"""Words and sentences in the languages there are; everything else speaks in keys and arguments."""

from mystica.i18n.catalogue import (
    FALLBACK,
    LOCALES,
    amounts,
    enumerate_texts,
    has,
    locale_of,
    name_of,
    say,
    source_of,
    t,
)

__all__ = ["FALLBACK", "LOCALES", "amounts", "enumerate_texts", "has", "locale_of", "name_of", "say", "source_of", "t"]
