"""Fits a net to recorded positions, with numpy: forward pass, gradient, Adam. Playing needs none of this."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mystica.bots.net_minds import sizes
from mystica.data.net_file import NetFile
from mystica.engine.thinking.net.inputs import N_INPUTS, NAMES, VERSION
from mystica.engine.thinking.net.net import HEADS, ONE
from mystica.engine.thinking.net.rivals import N_RIVAL
from mystica.engine.thinking.net.rivals import NAMES as RIVALS

Floats = NDArray[np.float32]
Parts = dict[str, Floats]

UNIT = 10.0  # VP that the net calls 1 while it learns
_SHARE = 0.3  # of the loss is about winning, beside VP
_FAR = 1.5  # an error beyond that many units counts in proportion only


@dataclass
class Rows:
    """What was seen, and what came of it."""

    own: NDArray[np.uint8]  # [row, input]
    rivals: NDArray[np.uint8]  # [row, place, input]
    others: NDArray[np.uint8]  # how many of the places are taken
    round: NDArray[np.uint8]
    vp: Floats  # to come
    share: Floats  # of a win; not a number where nobody knows

    def __len__(self) -> int:
        return len(self.round)

    def take(self, which: NDArray[np.int64]) -> Rows:
        return Rows(
            self.own[which], self.rivals[which], self.others[which], self.round[which], self.vp[which],
            self.share[which],
        )  # fmt: skip


def joined(parts: list[Rows]) -> Rows:
    return Rows(
        *(
            np.concatenate([getattr(part, name) for part in parts])
            for name in ("own", "rivals", "others", "round", "vp", "share")
        )
    )


class Learner:
    """A net in the making, with what Adam remembers."""

    def __init__(self, cells: int, second: int, rival: int, seed: int) -> None:
        self.cells, self.second, self.rival = cells, second, rival
        rng = np.random.default_rng(seed)
        self.parts: Parts = {}
        fan_in = {"own": 60, "rival_in": 20, "rival_out": rival * 3, "inner": cells, "out": second}
        for name, shape in sizes(int(N_INPUTS), int(N_RIVAL), cells, second, rival).items():
            spread = np.sqrt(2.0 / fan_in[name]) if name in fan_in else 0.0
            self.parts[name] = (rng.standard_normal(shape) * spread).astype(np.float32)
        self.parts["out"] *= 0.1
        self.scale: Floats = np.ones(int(N_INPUTS), np.float32)  # by which inputs are divided
        self.rival_scale: Floats = np.ones(int(N_RIVAL), np.float32)
        self.first = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.second_moment = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def fit_scales(self, rows: Rows) -> None:
        """Inputs that vary much are divided by how much; once, before anything is learned."""
        sample = rows.own[:: max(1, len(rows) // 50_000)].astype(np.float32)
        self.scale = np.maximum(sample.std(0) * 1.5, 0.5).astype(np.float32)
        seen = rows.rivals[:: max(1, len(rows) // 20_000), 0].astype(np.float32)
        self.rival_scale = np.maximum(seen.std(0) * 1.5, 0.5).astype(np.float32)

    def look(self, rows: Rows) -> tuple[Floats, Floats]:
        """VP to come and shares of a win, as the net sees them."""
        vp, share = np.zeros(len(rows), np.float32), np.zeros(len(rows), np.float32)
        for begin in range(0, len(rows), 8192):
            which = np.arange(begin, min(begin + 8192, len(rows)))
            pass_ = self._forward(rows.take(which))
            vp[which] = pass_.out[:, 0] * UNIT
            share[which] = pass_.out[:, 1]
        return vp, share

    def _forward(self, rows: Rows) -> _Pass:
        w = self.parts
        own = rows.own.astype(np.float32) / self.scale
        n, places, _ = rows.rivals.shape
        seen = (rows.rivals.astype(np.float32) / self.rival_scale).reshape(n * places, -1)
        there = (np.arange(places)[None, :] < rows.others[:, None]).astype(np.float32)
        rival = np.maximum(seen @ w["rival_in"] + w["rival_bias"], 0).reshape(n, places, -1) * there[:, :, None]
        summed = rival.sum(1)
        first = np.maximum(own @ w["own"] + w["own_bias"] + summed @ w["rival_out"], 0)
        second = np.zeros((n, self.second), np.float32)
        out = np.zeros((n, 2), np.float32)
        by_round = [np.nonzero(rows.round == r)[0] for r in range(int(HEADS))]
        for r, which in enumerate(by_round):
            if len(which):
                second[which] = np.maximum(first[which] @ w["inner"][r].T + w["inner_bias"][r], 0)
                out[which] = second[which] @ w["out"][r].T + w["out_bias"][r]
                out[which, 0] += own[which] @ w["skip"][r]
        return _Pass(own, seen, rival, summed, first, second, out, by_round)

    def step(self, rows: Rows, rate: float, decay: float = 1e-5) -> float:
        """One step down; returns the loss before it."""
        w = self.parts
        p = self._forward(rows)
        n, places = len(rows), rows.rivals.shape[1]
        error = p.out[:, 0] - rows.vp / UNIT
        share_error = np.nan_to_num(p.out[:, 1] - rows.share)
        inside = np.abs(error) <= _FAR
        loss = np.where(inside, error**2 / 2, _FAR * (np.abs(error) - _FAR / 2)).mean()
        d_out = np.zeros_like(p.out)
        d_out[:, 0] = np.clip(error, -_FAR, _FAR) / n
        d_out[:, 1] = _SHARE * share_error / n
        g = {name: np.zeros_like(part) for name, part in w.items()}
        d_first = np.zeros_like(p.first)
        for r, which in enumerate(p.by_round):
            if len(which) == 0:
                continue
            d = d_out[which]
            g["out"][r] = d.T @ p.second[which]
            g["out_bias"][r] = d.sum(0)
            g["skip"][r] = d[:, 0] @ p.own[which]
            d_second = (d @ w["out"][r]) * (p.second[which] > 0)
            g["inner"][r] = d_second.T @ p.first[which]
            g["inner_bias"][r] = d_second.sum(0)
            d_first[which] = d_second @ w["inner"][r]
        d_first *= p.first > 0
        g["own"] = p.own.T @ d_first
        g["own_bias"] = d_first.sum(0)
        g["rival_out"] = p.summed.T @ d_first
        d_rival = ((d_first @ w["rival_out"].T)[:, None, :] * (p.rival > 0)).reshape(n * places, -1)
        g["rival_in"] = p.seen.T @ d_rival
        g["rival_bias"] = d_rival.sum(0)
        self._adam(g, rate, decay)
        return float(loss)

    def _adam(self, g: Parts, rate: float, decay: float) -> None:
        self.steps += 1
        one, two = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for name, part in self.parts.items():
            first, second = self.first[name], self.second_moment[name]
            first *= 0.9
            first += 0.1 * g[name]
            second *= 0.999
            second += 0.001 * g[name] ** 2
            part -= rate * (first / one) / (np.sqrt(second / two) + 1e-8) + rate * decay * part

    def net_file(self, source: str) -> NetFile:
        """In whole numbers, as the game uses it: scales are multiplied in, VP are VP."""
        w = {name: part.astype(np.float64) for name, part in self.parts.items()}
        w["own"] = w["own"] / self.scale[:, None]
        w["rival_in"] = w["rival_in"] / self.rival_scale[:, None]
        w["skip"] = w["skip"] / self.scale[None, :] * UNIT
        w["out"][:, 0] *= UNIT
        w["out_bias"][:, 0] *= UNIT
        weights = {name: np.rint(part * int(ONE)).astype(np.int64).ravel().tolist() for name, part in w.items()}
        return NetFile(VERSION, NAMES, RIVALS, self.cells, self.second, self.rival, source, weights)

    def state(self) -> dict[str, NDArray[np.generic]]:
        """All that is needed to go on, for a checkpoint."""
        out: dict[str, NDArray[np.generic]] = {"steps": np.array(self.steps), "scale": self.scale}
        out["rival_scale"] = self.rival_scale
        out["shape"] = np.array([self.cells, self.second, self.rival])
        for kind, parts in (("part", self.parts), ("first", self.first), ("second", self.second_moment)):
            for name, part in parts.items():
                out[f"{kind}_{name}"] = part
        return out

    @classmethod
    def from_state(cls, state: dict[str, NDArray[np.generic]]) -> Learner:
        cells, second, rival = (int(n) for n in state["shape"])
        learner = cls(cells, second, rival, 0)
        learner.steps = int(state["steps"])
        learner.scale = state["scale"].astype(np.float32)
        learner.rival_scale = state["rival_scale"].astype(np.float32)
        for name in learner.parts:
            learner.parts[name] = state[f"part_{name}"].astype(np.float32)
            learner.first[name] = state[f"first_{name}"].astype(np.float32)
            learner.second_moment[name] = state[f"second_{name}"].astype(np.float32)
        if any(part.shape != learner.first[name].shape for name, part in learner.parts.items()) or any(
            learner.parts[name].shape != shape
            for name, shape in sizes(int(N_INPUTS), int(N_RIVAL), cells, second, rival).items()
        ):
            raise ValueError("its parts are not as large as they should be")
        return learner


@dataclass
class _Pass:
    own: Floats
    seen: Floats
    rival: Floats
    summed: Floats
    first: Floats
    second: Floats
    out: Floats
    by_round: list[NDArray[np.int64]]
