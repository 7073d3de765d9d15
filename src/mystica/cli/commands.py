"""Every command with its help: a line for the list of all, then what `mystica COMMAND --help` adds.

The code of a command is the file of its name, which is not loaded before the command runs.
"""

from __future__ import annotations

COMMANDS = {
    "play": """Play in the browser, alone against bots or with others.

        With --terminal you play in this terminal. If there is none, bots play every seat and the result is shown.""",
    "serve": """Serve the browser app until Ctrl-C.""",
    "backup": """Copy all games into one file, even while people play.

        The copy is checked before it gets its name. For PostgreSQL, use pg_dump instead.""",
    "sim": """Play many games between bots and show the results.""",
    "arena": """Let bots play each other at duplicate tables.

        They play the same setups in every seating. Intervals count each setup as one sample.""",
    "hint": """Show the best moves, the VP they lead to, and why.

        It also shows what each seat can expect.""",
    "review": """List the costliest decisions of a game.

        It says what was played, what was better, and why. Ctrl-C stops early and shows what was found so far.""",
    "train": """Train a net on its own games.

        It learns what a position is worth, generation by generation, and plays the novice now and then. Everything
        is kept in one folder: run the command again to continue.""",
    "train-factions": """Learn which factions do well, and beside whom.

        Games are played on random setups. What counts is how many VP a faction ends above or below the others at its
        table, and how far their homes are from its own on the wheel.""",
    "bots": """List the bots: what they do and how strong they are.""",
    "export": """Write games as a table with a row for every decision.

        Each row says who chose what, out of how many, and what every seat had.""",
    "dataset": """Play games between bots and write them as a data set.

        The folder gets two Parquet tables, of decisions and of games, and a data card that says what the columns are
        and how the games were made. Ctrl-C ends it early, and the data set then has the games finished so far.""",
    "replay": """Replay ledgers and name the first difference of each.

        If there is a .json file of the same name beside a ledger, the final VP must match; with --rows, VP, coins,
        workers, priests, bowls and cults after every row, too. With --write, each ledger that can be played is written
        again, with the same rows and words, and read again to make sure that it is the same game.""",
    "validate": """Identify files and check them.

        The exit code is 1 if anything is wrong.""",
    "rules": """Explain a rule in our own words.

        It also shows where the rule is written, implemented and tested.""",
    "bench": """Measure the engine on one core, or the server.

        Each figure of the engine is shown beside that of the same code uncompiled. With --server: the server.""",
}
