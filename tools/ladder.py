"""Measure the ladder of bots: does each level beat the one below, with every number of players, box and map?

    python tools/ladder.py FOLDER [--games 100] [--jobs 2] [--only CELL,...] [--pairs strong-casual,...]
    python tools/ladder.py FOLDER --net NET.json [...]

Every cell is a contest of `mystica arena` with a results file in FOLDER. Stop it whenever you like; run again, it
continues. --show plays nothing and prints the results so far as a Markdown table. With --net it measures the levels
that plan with this net: against each other, and against those that are to be replaced.
"""

from __future__ import annotations

import argparse
import itertools
import json
import subprocess
import sys
from pathlib import Path

from mystica.arena.seatings import pair_seatings
from mystica.bots.levels import LEVELS, WITH_A_NET

PROMOS = ["--option", "promo-bonus=true", "--option", "promo-towns=true", "--option", "temple-tile=true"]
CELLS: dict[str, tuple[int, list[str]]] = {
    "4 players": (4, []),
    "2 players": (2, []),
    "3 players": (3, []),
    "5 players": (5, []),
    "Fire & Ice": (4, ["--option", "fire-and-ice=true"]),
    "map Fjords": (4, ["--map", "fjords"]),
    "map Lakes": (4, ["--map", "lakes"]),
    "map Fire & Ice": (4, ["--map", "fire-and-ice"]),
    "Merchants": (4, ["--option", "merchants=true"]),
}
SMALL = {"map Fjords", "map Lakes", "map Fire & Ice"}  # together they are the other maps
SEARCHING = [f"{name}@{level.steps}n" for name, level in LEVELS.items()]  # steps, so that they can be played again
PAIRS = [(level, below) for below, level in itertools.pairwise(["random", "novice", *SEARCHING])]


def pairs_with(net: str) -> list[tuple[str, str]]:
    """What a net has to win before levels play with it."""
    strong, expert = (f"{name}:{net}@{WITH_A_NET[name].steps}n" for name in ("strong", "expert"))
    _, *levels = SEARCHING
    return [(strong, SEARCHING[0]), *zip((strong, expert), levels, strict=True), (expert, strong)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=100, help="games of a cell, rounded up to whole tables")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", default="", help="cells, separated by commas")
    parser.add_argument("--pairs", default="", help="pairs of levels, as strong-casual, separated by commas")
    parser.add_argument("--net", default="", help="a net that strong and expert plan with")
    parser.add_argument("--show", action="store_true", help="play nothing")
    args = parser.parse_args()
    cells = args.only.split(",") if args.only else list(CELLS)
    every = pairs_with(args.net) if args.net else PAIRS
    pairs = [pair for pair in every if not args.pairs or _pair_name(pair) in args.pairs.split(",")]
    unknown = [cell for cell in cells if cell not in CELLS]
    if unknown or not pairs:
        sys.exit(f"there are these cells: {', '.join(CELLS)}; and pairs: {', '.join(map(_pair_name, every))}")
    args.folder.mkdir(parents=True, exist_ok=True)
    for pair in pairs:
        for cell in cells:
            path = args.folder / f"{cell.replace(' & ', '-and-').replace(' ', '-').lower()}-{_pair_name(pair)}"
            if not args.show:
                _play(path, cell, pair, args.games, args.jobs)
            _tell(path, cell, pair)


def _pair_name(pair: tuple[str, str]) -> str:
    return "-".join(_short(name) for name in pair)


def _short(name: str) -> str:
    level, net, _ = name.partition("@")[0].partition(":")
    return f"net-{level}" if net else level


def _play(path: Path, cell: str, pair: tuple[str, str], games: int, jobs: int) -> None:
    seats, words = CELLS[cell]
    wanted = -(-games // 3) if cell in SMALL else games
    tables = max(2, -(-wanted // len(pair_seatings(seats))))
    command = ["arena", "--a", pair[0], "--b", pair[1], "--tables", str(tables), "--seats", str(seats), "--seed", "2"]
    files = ["--results", f"{path}.jsonl", "--json", f"{path}.json", "--jobs", str(jobs)]
    done = subprocess.run(
        [sys.executable, "-m", "mystica", *command, *PROMOS, *words, *files], stdout=subprocess.DEVNULL, check=False
    )
    if done.returncode:
        sys.exit(done.returncode)


def _tell(path: Path, cell: str, pair: tuple[str, str]) -> None:
    try:
        found = json.loads(Path(f"{path}.json").read_text(encoding="utf-8"))
    except OSError:
        return
    duel = found["duels"][0]
    vp, low, high = (duel["difference"][key] for key in ("mean", "low", "high"))
    print(
        f"| {cell} | {_pair_name(pair)} | {vp:+.1f} [{low:.1f}, {high:.1f}] | {duel['win_share']['mean']:.0%} "
        f"| {duel['games']} |",
        flush=True,
    )


if __name__ == "__main__":
    main()
