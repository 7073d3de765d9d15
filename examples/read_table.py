"""Reads a table of decisions that `mystica export` wrote: how often the best and the others took offered power.

python examples/read_table.py decisions.csv
"""

import csv
import sys
from collections import defaultdict


def main(path: str) -> dict[str, tuple[int, int]]:
    """By rank at the end: offers taken, and offers."""
    found: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    with open(path, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if row["decision"] == "leech" and row["final_rank"]:
                found[row["final_rank"]][0] += row["text"].startswith("leech")
                found[row["final_rank"]][1] += 1
    for rank, (taken, offers) in sorted(found.items()):
        print(f"rank {rank}: {taken} of {offers} offers taken")
    return {rank: (taken, offers) for rank, (taken, offers) in sorted(found.items())}


if __name__ == "__main__":
    main(sys.argv[1])
