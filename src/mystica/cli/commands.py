"""Every command with its help: a line for the list of all, then what `mystica COMMAND --help` adds.

The code of a command is the file of its name, which is not loaded before the command runs.
"""

from __future__ import annotations

COMMANDS = {
    "play": """Play in the browser, alone against bots or with others.

        With --terminal you play here; without a terminal bots then take every seat, and the result is shown.""",
    "serve": """Serve the browser app until Ctrl-C.""",
    "backup": """Copy all games into one file, also while people play.

        The copy is checked before it gets its name. For PostgreSQL use pg_dump.""",
    "sim": """Play many games between bots and show what came out.""",
    "arena": """Let bots play each other at duplicate tables.

        They get the same setups in every seating, and intervals take each setup as one sample.""",
    "hint": """Show the best moves with the VP they lead to, and why.

        Shows too what every seat may expect.""",
    "review": """List the costliest decisions of a game.

        It says what was played, what was better, and why. Ctrl-C ends it early and shows what was found so far.""",
    "train": """Let a net learn from its own games.

        It learns what a position is worth, generation after generation, and meets the novice now and then. Everything
        is kept in one folder: run the command again to go on.""",
    "train-factions": """Learn which factions do better than the others, and beside whom.

        Games are played on drawn setups; what counts is how much more or less a faction has than the others at its
        table, and how far from it on the wheel they are at home.""",
    "bots": """List the bots: what they do, how strong they are.""",
    "export": """Write games as a table with a row for every decision.

        A row says who chose what, among how many, and what every seat had.""",
    "replay": """Replay ledgers and name the first difference of each.

        Where a .json of the same name lies beside a ledger, the final VP must be equal; with --rows, VP, coins,
        workers, priests, bowls and cults after every row. With --write each ledger that can be played is written
        again, with the same rows and words, and read once more to make sure that it is the same game.""",
    "validate": """Say what files are, and what is wrong with them.

        The exit code is 1 if something is.""",
    "rules": """Explain a rule in our own words.

        Shows too where it is written, implemented and tested.""",
    "bench": """Measure the engine on one core, or the server.

        With --server the server. Each figure of the engine stands beside that of the same code uncompiled.""",
}
