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
