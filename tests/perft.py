"""Counts of action sequences from pinned positions: `python -m tests.perft --write` rewrites tests/data/perft.txt.

The file has three keywords. `id NAME` opens a position, `setup KEY=VALUE ...` tells how to reach it, and each
`perft DEPTH COUNT` pins one number. `play=SEED:PLIES` in the setup line plays random decisions first.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path

from mystica.engine.core.state import State
from mystica.engine.flow import new_game
from mystica.engine.playout import perft, random_actions
from mystica.setups import draw, introductory

FILE = Path(__file__).parent / "data" / "perft.txt"
MOST = 60_000  # sequences counted in one position when writing

POSITIONS = {
    "choice-2": "players=2 seed=1",
    "sides-3": "players=3 seed=2 option=factions:random",
    "introductory-4": "players=4 introductory=true",
    "first-turn-2": "players=2 seed=3 factions=witches,nomads play=5:7",
    "mid-official-3": "players=3 seed=4 factions=halflings,mermaids,giants play=26:132",
    "mid-snellman-3": "players=3 seed=5 profile=snellman factions=cultists,alchemists,swarmlings play=46:158",
    "mid-passing-4": "players=4 seed=6 factions=fakirs,dwarves,darklings,auren option=turn-order:passing play=38:178",
    "promos-5": (
        "players=5 seed=7 factions=engineers,chaosmagicians,witches,swarmlings,cultists "
        "option=promo-bonus:true option=promo-towns:true option=temple-tile:true play=7:213"
    ),
    "fjords-2": "players=2 seed=8 map=fjords factions=fakirs,engineers play=52:86",
    "lakes-late-2": "players=2 seed=9 map=lakes profile=snellman factions=dwarves,giants play=28:95",
    "cult-spades-4": "players=4 seed=17 factions=nomads,auren,halflings,giants play=20:144",
    "nearly-over-3": "players=3 seed=10 factions=alchemists,witches,giants play=43:156",
}


@dataclass
class Position:
    name: str
    setup: str
    counts: list[tuple[int, int]] = field(default_factory=list)


def reach(line: str) -> State:
    """The position a setup line describes."""
    words: dict[str, str] = {}
    options: dict[str, str] = {}
    for word in line.split():
        key, _, value = word.partition("=")
        if key == "option":
            name, _, chosen = value.partition(":")
            options[name] = chosen
        else:
            words[key] = value
    players = int(words.pop("players"))
    play = words.pop("play", "")
    if words.pop("introductory", ""):
        setup = introductory(players)
    else:
        setup = draw(
            players,
            int(words.pop("seed")),
            map=words.pop("map", "base"),
            profile=words.pop("profile", "official"),
            options=options,
            factions=[key for key in words.pop("factions", "").split(",") if key],
        )
    assert not words, f"unknown words in a setup line: {words}"
    s = new_game(setup.engine_setup())
    if play:
        seed, _, plies = play.partition(":")
        random_actions(s, int(seed), int(plies))
    return s


def read() -> list[Position]:
    out: list[Position] = []
    for line in FILE.read_text(encoding="utf-8").splitlines():
        keyword, _, rest = line.partition(" ")
        if keyword == "id":
            out.append(Position(rest, ""))
        elif keyword == "setup":
            out[-1].setup = rest
        elif keyword == "perft":
            depth, count = rest.split()
            out[-1].counts.append((int(depth), int(count)))
        elif line:
            raise ValueError(f"{FILE.name}: unknown line {line!r}")
    return out


def write() -> None:
    lines: list[str] = []
    for name, setup in POSITIONS.items():
        s = reach(setup)
        lines += [f"id {name}", f"setup {setup}"]
        depth = count = 1
        while depth <= 4 and count <= MOST:
            count = int(perft(s, depth))
            if count <= MOST:
                lines.append(f"perft {depth} {count}")
            depth += 1
        lines.append("")
    FILE.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("python -m tests.perft --write: count everything anew and write tests/data/perft.txt")
    write()
