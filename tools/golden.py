"""Search for games that show what no golden game in tests/golden shows yet, and add them.

python tools/golden.py [--tries N]    games that are there stay as they are
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from mystica import data
from mystica.arena.simulate import Plan
from mystica.engine.flow import apply, new_game
from mystica.engine.playout import random_actions
from mystica.notation.ledgers.reader import resources
from mystica.notation.ledgers.writer import write_row_file, write_rows
from mystica.notation.moves import faction_key
from mystica.notation.saves import dump_save
from mystica.setups import GameSetup
from tests.golden_games import FOLDER, MAPS, SAVES, features, golden, names, wanted

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


def played(plan: Plan) -> tuple[GameSetup, list[int]]:
    """The drawn setup, and all moves of busy players."""
    setup = plan.setup(0)
    seed = plan.game_seed(0) & 0x7FFFFFFF
    return setup, random_actions(new_game(setup.engine_setup()), seed, 100_000, True)


def write(name: str, setup: GameSetup, actions: list[int]) -> None:
    """Save, ledger, rows and result of a game."""
    state = new_game(setup.engine_setup())
    for a in actions:
        apply(state, a)
    header, rows = write_rows(setup, actions)
    factions = [faction_key(state, seat) for seat in range(setup.players)]
    final = {key: resources(state, seat)[0] for seat, key in enumerate(factions)}
    result = {"factions": factions, "final_vp": final, "map": setup.map, "source": "tools/golden.py"}
    (FOLDER / f"{name}.txt").write_text("\n".join([*header, *(row.text() for row in rows)]) + "\n")
    (FOLDER / f"{name}.json").write_text(json.dumps(result, indent=1) + "\n")
    (FOLDER / "rows" / f"{name}.jsonl").write_text(write_row_file(rows))
    (SAVES / f"{name}.json").write_text(dump_save(setup, actions))


def missing() -> set[str]:
    """What no game of the folder shows."""
    left = wanted()
    for name in names():
        left -= features(golden(name).setup, golden(name).actions)
    return left


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=1500)
    tries = parser.parse_args().tries
    left = missing()
    print(f"missing: {', '.join(sorted(left)) or 'nothing'}", file=sys.stderr)
    shown: list[tuple[int, set[str]]] = []
    for number in range(1, tries + 1) if left else ():
        shown.append((number, features(*played(candidate(number))) & left))
        if number % 200 == 0:
            print(f"{number} of {tries} candidates", file=sys.stderr)
    chosen: list[int] = []
    while left and shown:
        number, has = max(shown, key=lambda item: (len(item[1] & left), -item[0]))
        if not has & left:
            sys.exit(f"no candidate shows: {', '.join(sorted(left))}; try more")
        chosen.append(number)
        left -= has
    for index, number in enumerate(sorted(chosen), len(names()) + 1):
        write(f"game-{index:02d}", *played(candidate(number)))
    print(f"added {len(chosen)} games to {FOLDER}")


if __name__ == "__main__":
    main()
