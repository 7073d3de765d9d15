"""Search for golden games that show what those in tests/golden do not show yet, and add them.

python tools/golden.py [--tries N]    games that are there stay as they are
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from mystica import data
from mystica.arena.simulate import Plan, play_game
from mystica.notation.ledgers.text import read_ledger
from tests.golden_games import FOLDER, MANIFEST, MAPS, features, plans, wanted

TILES = {"promo-bonus": "true", "promo-towns": "true", "temple-tile": "true"}
PARTS: list[dict[str, str]] = [{}, {"merchants-ships": "true"}, {"merchants-ships": "true", "merchants-canals": "true"}]
OWN_MAP = (
    "B,R,U,Y,B,K,R,G,S,B,G,U",
    "Y,K,N,I,I,K,U,I,G,S,I,U,K",
    "U,I,I,G,R,S,I,K,B,R,I,Y",
    "B,R,S,I,Y,U,G,I,I,Y,I,K,R",
    "G,Y,I,K,B,I,I,R,I,S,G,U",
    "S,I,U,S,I,Y,I,S,I,U,N,B,R",
    "R,I,I,I,R,G,U,K,Y,I,I,S",
)


def candidate(number: int) -> Plan:
    """A plan with options, map and seats drawn from its number."""
    rng = random.Random(f"golden {number}")
    options = {**TILES, "fire-and-ice": "true", "final-tile": rng.choice(data.options()["final-tile"].values)}
    if rng.random() < 0.9:
        options["merchants"] = "true"
    else:
        options |= {"merchants-tiles": "true", **rng.choice(PARTS)}
    if rng.random() < 0.5:
        options["turn-order"] = "passing"
    for option in data.options().values():
        if rng.random() < 0.05 and option.key not in ("vp", "factions", *PARTS[-1], *options):
            options[option.key] = rng.choice(option.values)
    options["factions"] = rng.choice(["choice", "choice", "random", "auction"])
    players = rng.choice([2, 3, 3, 4, 4, 5])
    own_vp = options["factions"] == "choice" and rng.random() < 0.1
    own_map = rng.random() < 0.15
    return Plan(
        players=("busy",) * players,
        games=1,
        seed=number,
        map="two-lakes" if own_map else rng.choice(MAPS),
        profile=rng.choice(data.PROFILES),
        options=options,
        factions=_factions(rng, players) if options["factions"] != "random" else (),
        map_rows=OWN_MAP if own_map else (),
        start_vp={key: 15 + place for place, key in enumerate(data.factions())} if own_vp else {},
    )


def _factions(rng: random.Random, players: int) -> tuple[str, ...]:
    """Any; in half of the games as many of a box as there are boards for, then others."""
    keys = rng.sample(list(data.factions()), len(data.factions()))
    if rng.random() < 0.5:
        keys.sort(key=lambda key: not data.factions()[key].option)
    chosen: dict[str, str] = {}
    for key in keys:
        chosen.setdefault(data.factions()[key].colour, key)
    return tuple(rng.sample(list(chosen.values())[:players], players))


def written(plan: Plan, folder: Path) -> tuple[str, str, str]:
    """Ledger, result and rows of one game."""
    play_game(Plan(**{**vars(plan), "out": str(folder)}), 0)
    (path,) = folder.glob("*.txt")
    rows = folder / "rows" / f"{path.stem}.jsonl"
    out = path.read_text(), path.with_suffix(".json").read_text(), rows.read_text()
    shutil.rmtree(folder)
    return out


def entry(name: str, plan: Plan) -> list[str]:
    """The game's table in the manifest."""
    options = ", ".join(f'{key} = "{value}"' for key, value in sorted(plan.options.items()))
    lines = ["", f"[{name}]", f'players = "{",".join(plan.players)}"', f"seed = {plan.seed}", "game = 1",
             f'profile = "{plan.profile}"', f'map = "{plan.map}"', f"options = {{ {options} }}"]  # fmt: skip
    if plan.factions:
        lines.append(f'factions = "{",".join(plan.factions)}"')
    if plan.map_rows:
        lines.append(f"map_rows = {json.dumps(plan.map_rows)}")
    if plan.start_vp:
        lines.append(f"start_vp = {{ {', '.join(f'{key} = {vp}' for key, vp in plan.start_vp.items())} }}")
    return lines


def missing() -> set[str]:
    """What no game of the folder shows."""
    left = wanted()
    for name, (plan, _) in plans().items():
        left -= features(read_ledger((FOLDER / f"{name}.txt").read_text()), plan)
    return left


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=1500)
    tries = parser.parse_args().tries
    left = missing()
    print(f"missing: {', '.join(sorted(left)) or 'nothing'}", file=sys.stderr)
    shown: list[tuple[int, set[str]]] = []
    scratch = Path(tempfile.mkdtemp()) / "game"
    for number in range(1, tries + 1) if left else ():
        plan = candidate(number)
        shown.append((number, features(read_ledger(written(plan, scratch)[0]), plan) & left))
        if number % 200 == 0:
            print(f"{number} of {tries} candidates", file=sys.stderr)
    chosen: list[int] = []
    while left and shown:
        number, has = max(shown, key=lambda item: (len(item[1] & left), -item[0]))
        if not has & left:
            sys.exit(f"no candidate shows: {', '.join(sorted(left))}; try more")
        chosen.append(number)
        left -= has
    lines: list[str] = []
    for index, number in enumerate(sorted(chosen), len(plans()) + 1):
        plan, name = candidate(number), f"game-{index:02d}"
        text, result, rows = written(plan, scratch)
        (FOLDER / f"{name}.txt").write_text(text)
        (FOLDER / f"{name}.json").write_text(result)
        (FOLDER / "rows" / f"{name}.jsonl").write_text(rows)
        lines += entry(name, plan)
    with MANIFEST.open("a") as manifest:
        manifest.write("".join(f"{line}\n" for line in lines))
    print(f"added {len(chosen)} games to {FOLDER}")


if __name__ == "__main__":
    main()
