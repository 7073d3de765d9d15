"""Plays the games a net is trained on: mostly against itself, with some other players, chance and set goals."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mystica import data
from mystica.arena.learning.fitting import Rows
from mystica.arena.of_boxes import of_boxes, options_of_all_games
from mystica.arena.seatings import Contest
from mystica.bots.minds import usual_mind
from mystica.bots.net_minds import mind_of
from mystica.data.net_file import NetFile
from mystica.engine.core.reading import vp_of
from mystica.engine.flow import new_game
from mystica.engine.rules.scoring import winners
from mystica.engine.thinking.mind import Mind
from mystica.engine.thinking.net.inputs import N_INPUTS
from mystica.engine.thinking.net.net import WISHES, NetMind
from mystica.engine.thinking.net.practice import OTHERS, ROW, Practice, practise
from mystica.engine.thinking.net.rivals import N_RIVAL

_SIZES = (2, 3, 4, 4, 5)
"""Players at a table, each of these equally often."""
_ELSEWHERE = 0.2
"""share of the games without a box that are on other maps than the first"""
_WITH_A_BOX = 0.2
"""share of the games with each box that has a map for training"""


@dataclass(frozen=True)
class TrainingGames:
    """So many games from a number on, by the newest net and, in some seats, by older ones or the terms."""

    seed: int
    first: int
    games: int
    nets: tuple[NetFile, ...]
    """the newest first; without any all seats go by the terms, and all of them are learned from"""
    noise: int = 120
    wishes: float = 0.33
    strangers: float = 0.2
    """share of the seats in which somebody else sits"""
    lam: float = 0.9
    base_only: bool = False
    looks: int = 0
    """of a thousand turns are chosen by looking ahead,"""
    width: int = 6
    """at so many of the best,"""
    laps: int = 1
    """so often"""


def contest(seed: int, number: int, base_only: bool) -> Contest:
    """The table of a game: all sizes, boxes and maps, or always four players on the first map."""
    rng = random.Random(f"table {seed} {number}")
    players, options, where = 4, options_of_all_games(), "base"
    if not base_only:
        players = rng.choice(_SIZES)
        boxes = [box for box in of_boxes() if box.training_map]
        drawn = int(rng.random() / _WITH_A_BOX)
        if drawn < len(boxes):
            where = boxes[drawn].training_map
            options |= boxes[drawn].options
        elif rng.random() < _ELSEWHERE:
            where = rng.choice(sorted(set(data.maps()) - {"base"}))
    return Contest(("novice",), 1, rng.getrandbits(30), players=players, map=where, options=options)


def play_training_games(task: TrainingGames) -> tuple[dict[str, NDArray[np.generic]], list[float]]:
    """Play, and tell what was seen: rows as plain arrays (processes hand them on), and the VP of those who learn."""
    found: list[Rows] = []
    vps: list[float] = []
    minds = [mind_of(net) for net in task.nets]
    for number in range(task.first, task.first + task.games):
        rows, vp = _play(task, minds, number)
        found.append(rows)
        vps += vp
    whole = {name: np.concatenate([getattr(rows, name) for rows in found]) for name in Rows.__dataclass_fields__}
    return whole, vps


def _play(task: TrainingGames, minds: list[NetMind], number: int) -> tuple[Rows, list[float]]:
    rng = random.Random(f"lesson {task.seed} {number}")
    state = new_game(contest(task.seed, number, task.base_only).setup(0).engine_setup())
    n = int(state.setup.n)
    seats: list[Mind] = []
    learns: list[bool] = []
    for _ in range(n):
        if not minds:
            seats.append(usual_mind().perturbed(rng.getrandbits(28), 20))
            learns.append(True)
        elif rng.random() < task.strangers:
            older = rng.choice([usual_mind(), *minds[1:]])
            seats.append(older)
            learns.append(False)
        else:
            seats.append(minds[0])
            learns.append(True)
    wish = rng.randint(1, int(WISHES)) if minds and rng.random() < task.wishes else 0
    if wish:
        # one seat with a wish: a mind of its own over the same net, as a wish belongs to a seat
        wisher = rng.randrange(n)
        if learns[wisher]:
            own = NetMind(minds[0].net, usual_mind())
            own.wish = wish
            seats[wisher] = own
    how = Practice(task.noise, task.looks, task.width, task.laps) if minds else Practice(60, 0, 0, 0)
    notes = practise(state, seats, learns, rng.getrandbits(28), how)
    best = [int(seat) for seat in winners(state)]
    end = np.array([int(vp_of(state, p)) for p in range(n)], np.float32)
    won = np.array([1 / len(best) if p in best else 0.0 for p in range(n)], np.float32)
    seat = np.array(notes.seats, np.int64)
    had = np.array(notes.vp, np.float32)
    expected = np.array(notes.expected, np.float32) / 1000
    told = np.array(notes.told, np.float32) / 1000
    played = told < 0
    target = np.where(played, end[seat], told).astype(np.float32)
    if minds and task.lam < 1:
        for p in range(n):
            which = np.nonzero((seat == p) & played)[0]
            value = float(end[p])
            for row in reversed(which):
                target[row] = value
                value = task.lam * value + (1 - task.lam) * float(expected[row])
    seen = np.frombuffer(notes.bytes_seen(), np.uint8).reshape(-1, ROW)
    rows = Rows(
        seen[:, : int(N_INPUTS)], seen[:, int(N_INPUTS) :].reshape(-1, int(OTHERS), int(N_RIVAL)),
        np.array(notes.others, np.uint8), np.array(notes.rounds, np.uint8), target - had,
        np.where(played, won[seat], np.nan).astype(np.float32),
    )  # fmt: skip
    return rows, [float(end[p]) for p in range(n) if learns[p]]
