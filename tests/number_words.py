"""Numbers in sentences: compares a translation with the English text, and finds numbers that somebody typed."""

from __future__ import annotations

import re

_WORDS = (
    "no none zero|a an one once first single alone|two twice second both double half other|three third|four fourth"
    "|five fifth|six sixth|seven seventh|eight eighth|nine ninth|ten tenth|eleven|twelve|thirteen|fourteen"
)
SPELLED = {word: number for number, words in enumerate(_WORDS.split("|")) for word in words.split()}
_TYPED = {
    "en": r"\d+|\b(?:one|two|twice|second|three|third|four|fourth|five|six|seven|eight|nine|ten|eleven|twelve)\b",
    "fr": r"\d+|\b(?:deux|deuxième|trois|troisième|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)\b",
    "ko": r"\d+|\b(?:두\b|둘|세\b|셋|네\b|넷|다섯|여섯|일곱|여덟|아홉|열)",
}
"""Digits, and words that count; `un`, `한` and `하나` are articles more often."""


def typed(locale: str, text: str) -> list[str]:
    """Every number that stands in a text, in digits or in words that count."""
    return re.findall(_TYPED[locale], text.lower())


def digits(text: str) -> list[int]:
    """Every number written in digits and standing alone, in order: not those of FAV5 or D6."""
    return [int(number) for number in re.findall(r"(?<![A-Za-z0-9])\d+", text)]


def spelled(english: str) -> set[int]:
    """Every number that an English text spells out."""
    return {SPELLED[word] for word in re.findall(r"[a-z]+", english.lower()) if word in SPELLED}


def contradiction(english: str, translation: str) -> str:
    """What is wrong with the numbers of a translation: each in digits is there, and no other but those spelled out."""
    missing = set(digits(english)) - set(digits(translation))
    added = set(digits(translation)) - set(digits(english)) - spelled(english) - {1}
    return " ".join([f"no {n}" for n in sorted(missing)] + [f"also {n}" for n in sorted(added)])
