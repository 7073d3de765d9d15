"""The README of a data set: what it holds, what the columns are, and how to make it again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from mystica import __version__
from mystica.arena.decision_columns import column_table, game_table
from mystica.arena.simulate import Plan, Played, Totals

LICENCE = "mit"  # that of Mystica
_SIZES = ((1e3, "n<1K"), (1e4, "1K<n<10K"), (1e5, "10K<n<100K"), (1e6, "100K<n<1M"), (1e7, "1M<n<10M"))
_MORE = "n>10M"
_FACTIONS = {
    "named": "The factions are the same in every game.",
    "setup": "The setup gives the factions.",
    "drawn": "The factions of each game are drawn, because bots would choose the same ones every time.",
    "chosen": "The players chose their factions.",
    "auction": "The players bid for factions.",
    "random": "The boards are drawn, and the players chose the sides.",
}


@dataclass
class Contents:
    """What a data set holds by now."""

    totals: Totals
    vp_by_faction: dict[str, list[int]] = field(default_factory=dict)

    def add(self, game: Played, factions: Sequence[str]) -> None:
        self.totals.add(game)
        for faction, vp in zip(factions, game.vp):
            self.vp_by_faction.setdefault(faction, []).append(vp)


def data_card(plan: Plan, command: str, contents: Contents, files: Mapping[str, str]) -> str:
    """In Markdown, with the head that sites for data sets read. `files` has the tables by what they hold."""
    totals = contents.totals
    configs = "\n".join(f"- config_name: {name}\n  data_files: {file}" for name, file in files.items())
    tables = "\n".join(f"- `{file}`: a row for every {name.removesuffix('s')}" for name, file in files.items())
    seats = "\n".join(
        f"| {seat} | {player} | {totals.mean_vp[seat]:.1f} | {100 * totals.win_share[seat]:.1f} % |"
        for seat, player in enumerate(plan.players)
    )
    factions = "\n".join(
        f"| {faction} | {len(vp)} | {sum(vp) / len(vp):.1f} |" for faction, vp in sorted(contents.vp_by_faction.items())
    )
    return f"""---
pretty_name: Terra Mystica games of bots
license: {LICENCE}
size_categories:
- {_size(totals.decisions)}
configs:
{configs}
---

# Terra Mystica: {totals.decisions} decisions of {totals.games} games between bots

Complete games of the board game Terra Mystica, played by the bots of Mystica. No people played, and nothing in here is
about people.

{tables}

The setup of a game and its actions in order are the whole game: Mystica plays them again.

## How it was made

With Mystica {__version__}:

```sh
{command}
```

{_FACTIONS[plan.where_factions_come_from]}

The same command with the same version makes the same games again, whatever `--jobs` says. Bots that think for a time
instead of a number of steps (`strong@0.5s` instead of `strong@40n`) are the exception: their moves depend on the
machine.

## Counts

| seat | bot | mean VP | share of wins |
|---|---|---|---|
{seats}

| faction | games | mean VP |
|---|---|---|
{factions}

## Columns of the decisions

{column_table()}

N is a seat, from 0 to 4. These columns tell what every seat had before the decision, except for the last two. Cells of
seats that nobody has are empty.

## Columns of the games

{game_table()}

## Licence

The data set has the licence of Mystica, {LICENCE.upper()}. Bots of your own that played here may have another.
"""


def _size(rows: int) -> str:
    return next((name for most, name in _SIZES if rows < most), _MORE)
