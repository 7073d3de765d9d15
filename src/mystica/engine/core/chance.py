"""Pseudo-random numbers of 32 bits, the same compiled and pure."""

from __future__ import annotations

from mypy_extensions import i64


def scramble(seed: i64) -> i64:
    """A first non-zero 32-bit number from a seed."""
    x = ((seed & 0xFFFFFFF) * 747796405 + 2891336453) & 0xFFFFFFFF
    return x | 1


def next_random(x: i64) -> i64:
    """xorshift."""
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    x ^= (x << 5) & 0xFFFFFFFF
    return x
