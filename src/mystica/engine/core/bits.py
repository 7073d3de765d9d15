"""Sets of spaces as two words of 60 bits.

Compiled `1 << n` with a variable n is wrong from bit 31 on, hence tables of bits. The place of a single set
bit is its remainder modulo 61 looked up, because the powers of 2 up to 2**59 all differ modulo 61.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HALF: Final[i64] = 60


def ints(values: list[int]) -> vec[i64]:
    out: list[i64] = []
    for value in values:
        out.append(value)
    return vec[i64](out)


def zeros(n: int) -> vec[i64]:
    return vec[i64]([0] * n)


_place = [0] * 61
for _k in range(60):
    _place[pow(2, _k, 61)] = _k

BIT: Final = ints([2**k for k in range(60)])
LO: Final = ints([2**k if k < 60 else 0 for k in range(120)])  # the bit of a space in the low word, or 0
HI: Final = ints([2 ** (k - 60) if k >= 60 else 0 for k in range(120)])
PLACE: Final = ints(_place)


def count_bits(word: i64) -> i64:
    n: i64 = 0
    while word != 0:
        word &= word - 1
        n += 1
    return n


def first_space(lo: i64, hi: i64) -> i64:
    """The lowest space of a set that has some. Where every step counts, rules take the two words apart themselves."""
    return PLACE[(lo & -lo) % 61] if lo != 0 else PLACE[(hi & -hi) % 61] + HALF


def spaces_of(lo: i64, hi: i64) -> list[int]:
    """The spaces of a set, ascending."""
    out: list[int] = []
    while lo != 0:
        low = lo & -lo
        lo ^= low
        out.append(int(PLACE[low % 61]))
    while hi != 0:
        low = hi & -hi
        hi ^= low
        out.append(int(PLACE[low % 61] + HALF))
    return out


def put_spaces(lo: i64, hi: i64, block: i64, out: vec[i64], n: i64) -> i64:
    """One action of a block for each space of a set, ascending."""
    while lo != 0:
        low = lo & -lo
        lo ^= low
        out[n] = block + PLACE[low % 61]
        n += 1
    while hi != 0:
        low = hi & -hi
        hi ^= low
        out[n] = block + PLACE[low % 61] + HALF
        n += 1
    return n


def lone_space(lo: i64, hi: i64) -> i64:
    """The space of a set that has just one; -1 if it has none, -2 if it has more."""
    if lo == 0 and hi == 0:
        return -1
    if lo & (lo - 1) or hi & (hi - 1) or (lo != 0 and hi != 0):
        return -2
    return PLACE[lo % 61] if lo != 0 else PLACE[hi % 61] + HALF
