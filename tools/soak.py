"""Play random complete games over all factions, maps, player counts and options, and check every invariant.

python tools/soak.py [--games N] [--seed S] [--jobs J]   exit 1 with a report on the first violation
python tools/soak.py --compare [--games N]               the compiled engine against the pure one, game by game

A game is named by the seed and its number, so `--seed S --only K` plays one game again.
"""

from __future__ import annotations

import argparse
import os
import random
import secrets
import signal
import subprocess
import sys
import time
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from mystica.engine import COMPILED  # noqa: E402
from mystica.engine.flow import new_game  # noqa: E402
from mystica.engine.playout import play_random  # noqa: E402
from tests.invariants import Broken, play_checked, random_setup  # noqa: E402

CHUNK = 50  # games handed to a worker at a time
COMPARED = 50  # games of the comparison that the soak itself makes
ENGINE = "compiled" if COMPILED else "pure"


def name_of(seed: int, number: int) -> str:
    return f"soak {seed} {number}"


def play_chunk(job: tuple[int, int, int]) -> tuple[int, int, str]:
    """Games, decisions and, if one is broken, the report."""
    seed, first, end = job
    decisions = 0
    for number in range(first, end):
        try:
            decisions += len(play_checked(name_of(seed, number)).actions)
        except KeyboardInterrupt:
            return number - first, decisions, ""
        except Broken as broken:
            return number - first, decisions, f"seed {seed}, game {number}, {ENGINE} engine\n{broken}"
    return end - first, decisions, ""


def digest(seed: int, number: int) -> str:
    """One game inside the engine, as numbers that any difference would change."""
    rng = random.Random(f"{name_of(seed, number)} compared")
    s = new_game(random_setup(rng).engine_setup())
    begin = s.hash()
    decisions, check = play_random(s, rng.randrange(2**28))
    return f"{number} {begin} {decisions} {check} {s.hash()}"


def compare(seed: int, games: int) -> str:
    """The same games in both engines; nothing, or the first difference."""
    command = [sys.executable, str(Path(__file__).resolve()), "--digest", "--games", str(games), "--seed", str(seed)]
    pure = subprocess.run(command, env={**os.environ, "MYSTICA_PURE": "1"}, capture_output=True, text=True, check=False)
    if pure.returncode != 0:
        return f"the pure engine failed:\n{pure.stderr}"
    lines = pure.stdout.split("\n")
    for number in range(games):
        mine = digest(seed, number)
        if mine != lines[number]:
            return (
                f"seed {seed}, game {number}: the engines differ (number, first hash, decisions, checksum, last hash)\n"
                f"compiled {mine}\npure     {lines[number]}"
            )
    return ""


class Progress:
    """One line on a terminal, silence elsewhere."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.done = 0
        self.decisions = 0
        self.start = time.monotonic()
        self.shown = 0.0

    def add(self, games: int, decisions: int) -> None:
        self.done += games
        self.decisions += decisions
        now = time.monotonic()
        if sys.stderr.isatty() and now - self.shown > 0.2:
            self.shown = now
            print(f"\r{self.text()}", end="", file=sys.stderr, flush=True)

    def text(self) -> str:
        seconds = max(time.monotonic() - self.start, 1e-9)
        return (
            f"{self.done:,} of {self.games:,} games, {self.decisions:,} decisions, {self.done / seconds:,.0f} games/s"
        )

    def end_line(self) -> None:
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def soak(seed: int, games: int, jobs: int) -> tuple[Progress, str, bool]:
    """Play; returns how far it came, the report of a broken game, and whether it was interrupted."""
    progress = Progress(games)
    chunks = [(seed, first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    report = ""
    try:
        if jobs == 1:
            for chunk in chunks:
                done, decisions, report = play_chunk(chunk)
                progress.add(done, decisions)
                if report or done < chunk[2] - chunk[1]:
                    return progress, report, not report
        else:
            with get_context("spawn").Pool(jobs, leave_interrupts_to_the_parent) as pool:
                for done, decisions, report in pool.imap_unordered(play_chunk, chunks):
                    progress.add(done, decisions)
                    if report:
                        break
    except KeyboardInterrupt:
        return progress, report, True
    finally:
        progress.end_line()
    return progress, report, False


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games that check every invariant of the engine.")
    parser.add_argument("--games", type=positive, help="number of games (100,000; 300 with --compare)")
    parser.add_argument("--seed", type=int, help="seed of all games (a fresh one, printed)")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes (one for each core)")
    parser.add_argument("--only", type=int, metavar="K", help="play game K alone")
    parser.add_argument("--compare", action="store_true", help="the compiled engine against the pure one")
    parser.add_argument("--digest", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    seed = args.seed if args.seed is not None else secrets.randbelow(10**9)
    games = args.games or (300 if args.compare else 100_000)
    if args.digest:
        for number in range(games):
            print(digest(seed, number))
        return 0
    print(f"seed {seed}, {ENGINE} engine", flush=True)
    if args.only is not None:
        _, _, report = play_chunk((seed, args.only, args.only + 1))
        print(report or f"game {args.only}: every invariant holds")
        return 1 if report else 0
    if args.compare and not COMPILED:
        print("nothing to compare: the engine here is not compiled", file=sys.stderr)
        return 2
    if COMPILED:
        count = games if args.compare else min(COMPARED, games)
        difference = compare(seed, count)
        if difference:
            print(difference)
            return 1
        print(f"{count} games are the same in the compiled and the pure engine", flush=True)
        if args.compare:
            return 0
    progress, report, interrupted = soak(seed, games, args.jobs)
    print(progress.text())
    if report:
        print(f"broken\n{report}\nplay it again with --seed {seed} --only and its number")
        return 1
    if interrupted:
        print("interrupted; everything so far holds")
        return 130
    print("every invariant holds")
    return 0


if __name__ == "__main__":
    sys.exit(main())
