"""Search for golden games that together show every rule, and write them to tests/golden.

python tools/golden.py [--tries N]    search anew, replace the folder
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from mystica import data
from mystica.arena.simulate import Plan, play_game
from mystica.notation.ledger_text import read_ledger
from tests.golden_games import FOLDER, MANIFEST, features, wanted

GAMES = 24
TILES = {"promo-bonus": "true", "promo-towns": "true", "temple-tile": "true"}


def candidate(number: int) -> tuple[Plan, int]:
    """A plan with options, map and seats drawn from its number."""
    rng = random.Random(number)
    profile = rng.choice(data.PROFILES)
    options = {**TILES} if rng.random() < 0.8 else {}
    if rng.random() < 0.5:
        options["turn-order"] = "passing"
    for option in data.options().values():
        if rng.random() < 0.12 and option.key not in ("vp", "factions"):
            options[option.key] = rng.choice(option.values)
    world = rng.choice(["base", "base", "base", "revised", "fire-and-ice", "lakes", "fjords"])
    if world == "base" and rng.random() < 0.3:
        options["vp"] = "table"
    if rng.random() < 0.3:
        options["factions"] = "random"
    players = tuple(["busy"] * rng.choice([2, 3, 3, 4, 4, 5]))
    plan = Plan(players, 1, number, map=world, profile=profile, options=options)
    return plan, 0


def written(plan: Plan, number: int, folder: Path) -> tuple[str, str, str]:
    """Ledger, result and rows of one game."""
    play_game(Plan(**{**vars(plan), "out": str(folder)}), number)
    (path,) = folder.glob("*.txt")
    rows = folder / "rows" / f"{path.stem}.jsonl"
    out = path.read_text(), path.with_suffix(".json").read_text(), rows.read_text()
    shutil.rmtree(folder)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=12000)
    tries = parser.parse_args().tries
    goal = wanted() - {"factions=choice", "factions=random"}
    shown: list[tuple[int, set[str]]] = []
    scratch = Path(tempfile.mkdtemp()) / "game"
    for number in range(1, tries + 1):
        text = written(*candidate(number), scratch)[0]
        shown.append((number, features(read_ledger(text)) & goal))
        if number % 200 == 0:
            print(f"{number} of {tries} candidates", file=sys.stderr)
    chosen: list[int] = []
    left = set(goal)
    while left and shown:
        number, has = max(shown, key=lambda item: (len(item[1] & left), -item[0]))
        if not has & left:
            break
        chosen.append(number)
        left -= has
    rest = iter(number for number, _ in shown if number not in chosen)
    while len(chosen) < GAMES:
        chosen.append(next(rest))
    if left:
        sys.exit(f"no candidate shows: {', '.join(sorted(left))}; try more")
    shutil.rmtree(FOLDER, ignore_errors=True)
    (FOLDER / "rows").mkdir(parents=True)
    lines = ["# Golden games: what `mystica sim` played. tools/golden.py finds and writes them.", ""]
    for index, number in enumerate(sorted(chosen), 1):
        plan, game = candidate(number)
        name = f"game-{index:02d}"
        text, result, rows = written(plan, game, scratch)
        (FOLDER / f"{name}.txt").write_text(text)
        (FOLDER / f"{name}.json").write_text(result)
        (FOLDER / "rows" / f"{name}.jsonl").write_text(rows)
        options = ", ".join(f'{key} = "{value}"' for key, value in sorted(plan.options.items()))
        lines += [f"[{name}]", f'players = "{",".join(plan.players)}"', f"seed = {plan.seed}", f"game = {game + 1}",
                  f'profile = "{plan.profile}"', f'map = "{plan.map}"', f"options = {{ {options} }}", ""]  # fmt: skip
    MANIFEST.write_text("\n".join(lines))
    print(f"wrote {len(chosen)} games to {FOLDER}")


if __name__ == "__main__":
    main()
