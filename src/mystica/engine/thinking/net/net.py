"""The net itself, in whole numbers: compiled and pure give the same values to the last bit.

Inputs are added up into a first layer, in which each of the others has a part through a small layer that all share.
What a position shares with the one a choice starts from is added up once: after an own move only the inputs that have
changed are. Behind the first layer every round has weights of its own. Weights are in parts of 4096.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica.engine.core import state as col
from mystica.engine.core.bits import ints, zeros
from mystica.engine.core.ids import OVER, ROUNDS, STRONGHOLD, TEMPLE
from mystica.engine.core.state import State, seat_base
from mystica.engine.core.tables import FAVORS_ON_BUILD
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.net.inputs import N_INPUTS, View
from mystica.engine.thinking.net.rivals import N_RIVAL, write_rival

ONE: Final[i64] = 4096  # a weight of 1
_SHIFT: Final[i64] = 12
HEADS: Final[i64] = ROUNDS + 1  # the setting up is round 0
OUTPUTS: Final = ("vp", "share")  # VP still to come; of a win
N_OUT: Final[i64] = len(OUTPUTS)
WISHES: Final[i64] = 4  # temple, stronghold, a favor tile that pays for building, a town
_EARLY: Final[i64] = 2  # rounds in which a wish counts
_WISHED: Final[i64] = 5000


@mypyc_attr(acyclic=True)
class Net:
    """The weights, row by row."""

    def __init__(self, cells: int, second: int, rival: int, weights: dict[str, list[int]]) -> None:
        self.cells: i64 = cells  # of the first layer
        self.second: i64 = second  # cells of each round's layer
        self.rival: i64 = rival  # cells of the others' layer
        self.own: vec[i64] = ints(weights["own"])  # [input * cells + cell]
        self.own_bias: vec[i64] = ints(weights["own_bias"])
        self.skip: vec[i64] = ints(weights["skip"])  # [round * inputs + input]: straight to the VP
        self.rival_in: vec[i64] = ints(weights["rival_in"])  # [input * rival + cell]
        self.rival_bias: vec[i64] = ints(weights["rival_bias"])
        self.rival_out: vec[i64] = ints(weights["rival_out"])  # [cell * cells + cell of the first layer]
        self.inner: vec[i64] = ints(weights["inner"])  # [(round * second + to) * cells + from]
        self.inner_bias: vec[i64] = ints(weights["inner_bias"])  # [round * second + cell]
        self.out: vec[i64] = ints(weights["out"])  # [(round * outputs + output) * second + cell]
        self.out_bias: vec[i64] = ints(weights["out_bias"])  # [round * outputs + output]


def fulfilled(s: State, p: i64, wish: i64) -> bool:
    """Does the player have what it wished for?"""
    v = s.v
    me = seat_base(p)
    if wish == 1:
        return v[me + col.COUNT + TEMPLE] > 0
    if wish == 2:
        return v[me + col.COUNT + STRONGHOLD] > 0
    if wish == 3:
        return v[me + col.FAVOR_TILES] & FAVORS_ON_BUILD != 0
    return v[me + col.TOWNS_FOUNDED] > 0


@mypyc_attr(acyclic=True)
class NetMind(Mind):
    """Judges by the net."""

    def __init__(self, net: Net, opening: Mind) -> None:
        super().__init__(opening.worth, opening.beside)
        self.net = net
        self.opening = opening  # places the first dwellings and takes the first card
        self.wish: i64 = 0  # for practice: what to have early, so that it is seen
        self.view = View()
        self.inputs: vec[i64] = zeros(int(N_INPUTS))  # of the position looked at last
        self.rivals: vec[i64] = zeros(int(N_RIVAL) * 5)  # by place after the player
        self.others: i64 = 0
        self._base: vec[i64] = zeros(int(N_INPUTS))  # of the position it began with,
        self._base_round: i64 = 0
        self._base_skip: i64 = 0
        self._base_sums: vec[i64] = zeros(int(net.cells))  # and the first layer there
        self._sums: vec[i64] = zeros(int(net.cells))
        self._lit: vec[i64] = zeros(int(net.cells))  # cells of the first layer above 0
        self._one: vec[i64] = zeros(int(N_RIVAL))
        self._hidden: vec[i64] = zeros(int(net.second))
        self.share: i64 = 0  # of a win, in thousandths, of the position looked at last

    def at(self, s: State) -> Mind:
        return self.opening if s.v[col.ROUND] == 0 else self

    def begin(self, s: State, p: i64) -> None:
        view = self.view
        view.begin(s, p)
        sums = self._base_sums
        net = self.net
        for j in range(net.cells):
            sums[j] = net.own_bias[j]
        self._add_rivals(s, p)
        base = self._base
        view.write(s, base)
        at = s.v[col.ROUND] * N_INPUTS
        skip: i64 = 0
        for i in range(N_INPUTS):
            x = base[i]
            if x != 0:
                self._add(sums, i, x)
                skip += x * net.skip[at + i]
        self._base_round = s.v[col.ROUND]
        self._base_skip = skip

    def _add(self, sums: vec[i64], i: i64, x: i64) -> None:
        """An input's part in the first layer."""
        own = self.net.own
        cells = self.net.cells
        at = i * cells
        for j in range(cells):
            sums[j] += x * own[at + j]

    def _add_rivals(self, s: State, p: i64) -> None:
        net = self.net
        one = self._one
        sums = self._base_sums
        rivals = self.rivals
        cells = net.cells
        count: i64 = 0
        n = s.setup.n
        for k in range(i64(1), n):
            q = (p + k) % n
            write_rival(s, p, q, self.view.areas[q], one)
            for i in range(N_RIVAL):
                rivals[count * N_RIVAL + i] = one[i]
            count += 1
            for r in range(net.rival):
                total = net.rival_bias[r]
                for i in range(N_RIVAL):
                    if one[i] != 0:
                        total += one[i] * net.rival_in[i * net.rival + r]
                if total > 0:
                    at = r * cells
                    for j in range(cells):
                        sums[j] += (total * net.rival_out[at + j]) >> _SHIFT
        self.others = count

    def value(self, s: State) -> i64:
        value = self.expects(s)
        if self.wish != 0 and s.v[col.ROUND] <= _EARLY and fulfilled(s, self.view.p, self.wish):
            value += _WISHED
        return value

    def expects(self, s: State) -> i64:
        had = s.v[seat_base(self.view.p) + col.VP] * 1000
        return had if s.v[col.PHASE] == OVER else had + self._look(s)

    def _look(self, s: State) -> i64:
        """VP to come, in thousandths."""
        self.view.write(s, self.inputs)
        return self._judged(s.v[col.ROUND])

    def _judged(self, now: i64) -> i64:
        """What the inputs promise in a round. The share of a win is left aside."""
        net = self.net
        f = self.inputs
        base = self._base
        sums = self._sums
        cells = net.cells
        at = now * N_INPUTS
        skip: i64 = 0
        for j in range(cells):
            sums[j] = self._base_sums[j]
        if now == self._base_round:
            skip = self._base_skip
            for i in range(N_INPUTS):
                x = f[i] - base[i]
                if x != 0:
                    self._add(sums, i, x)
                    skip += x * net.skip[at + i]
        else:
            for i in range(N_INPUTS):
                skip += f[i] * net.skip[at + i]
                x = f[i] - base[i]
                if x != 0:
                    self._add(sums, i, x)
        lit = self._lit
        count: i64 = 0
        for j in range(cells):
            if sums[j] > 0:
                lit[count] = j
                count += 1
        second = net.second
        hidden = self._hidden
        inner = net.inner
        for k in range(second):
            row = (now * second + k) * cells
            total = net.inner_bias[now * second + k] * ONE
            for c in range(count):
                j = lit[c]
                total += sums[j] * inner[row + j]
            if total > 0:  # a conditional expression would make an object of the number
                hidden[k] = total >> _SHIFT
            else:
                hidden[k] = 0
        vp = (net.out_bias[now * N_OUT] + skip) * ONE
        share = net.out_bias[now * N_OUT + 1] * ONE
        row = now * N_OUT * second
        for k in range(second):
            if hidden[k] != 0:
                vp += hidden[k] * net.out[row + k]
                share += hidden[k] * net.out[row + second + k]
        self.share = (share * 1000) >> 24
        return (vp * 1000) >> 24

    def parts(self, s: State, other: State, p: i64, groups: list[int], count: int) -> list[int]:
        """What a position promises a player beyond another one in the same round, in thousandths, by group of inputs.

        `groups` has the group of each input; what the others have is a last group. The inputs of one group after the
        other are exchanged, first to last and last to first, and a group brings the mean of both. So all of them
        add up to the whole.
        """
        now = s.v[col.ROUND]
        self.begin(s, p)
        mine = self._copied(self._base)
        rivals = self._copied(self._base_sums)
        for i in range(N_INPUTS):
            self._add(rivals, i, -mine[i])
        self.begin(other, p)
        theirs = self._copied(self._base)
        for i in range(N_INPUTS):
            self._add(rivals, i, theirs[i])
        found: list[int] = [0] * (count + 1)
        for way in range(2):
            self.begin(other, p)
            f = self.inputs
            for i in range(N_INPUTS):
                f[i] = theirs[i]
            before = self._judged(now)
            for k in range(count + 1):
                group = count - k if way == 1 else k
                if group == count:
                    self._base_sums = self._copied(rivals)
                for i in range(N_INPUTS):
                    if groups[i] == group:
                        f[i] = mine[i]
                after = self._judged(now)
                found[group] += int(after - before)
                before = after
        return [both // 2 for both in found]

    def _copied(self, numbers: vec[i64]) -> vec[i64]:
        return ints([int(number) for number in numbers])
