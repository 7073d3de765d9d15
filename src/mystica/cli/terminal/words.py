"""Words of the terminal that no catalogue has: names of commands, short codes, help."""

from __future__ import annotations

CODES = {
    "vp": "VP", "coins": "c", "workers": "w", "priests": "p", "power": "pw", "fire": "fire", "water": "water",
    "earth": "earth", "air": "air", "shipping": "shipping", "digging": "digging", "keys": "key", "spades": "sp",
    "bridges": "bridge",
}  # fmt: skip
"""How amounts are written where room is short, with those of boxes; codes that are words have a space in front."""

EVENTS = {
    "spade": "spade",
    "town": "town",
    "SH_SA": "SH or SA",
    "SH_SA_SY": "SH, SA or SY",
    "advance": "advance",
}
"""What scoring tiles pay for, where it is not a structure."""

HELP = (
    ("NUMBER", "make the move with that number"),
    ("a move in words", "as in ledgers: burn 2. action ACT6. transform F3 to brown. build F3"),
    ("Enter", "end the turn, when nothing else is left to do"),
    (
        "moves [WORD]",
        "all moves, or only those of a kind, a space or a tile; the word alone is enough: build, F3, BON1",
    ),
    ("ways [SPACE]", "more ways to transform: away from home, the long way round, or with a free spade left unused"),
    ("board [SPACE]", "the map and everything beside it, or one space with its neighbours"),
    ("players", "everything in front of every player"),
    ("tiles", "bonus cards, favor and town tiles, scoring tiles, and what they do"),
    ("income", "what the next income phase brings"),
    ("score", "final scoring if the game ended now, and where VP came from"),
    ("log [N]", "what happened in the last N moves"),
    ("why MOVE", "why a move is not possible, or what a space, tile or track still needs: why build F3, why F3"),
    ("rules [TOPIC]", "look a rule up: rules towns, rules FAV5"),
    ("hint [BOT]", "what the novice would do; hint strong: its best moves, the VP they lead to, and why"),
    ("undo, redo", "go back to your last decision, or forward again"),
    ("save FILE", "write the game to a file"),
    ("quit", "leave; the game is kept, and you can continue it with `mystica play --terminal --resume`"),
)

LEDGER_WORDS = (
    "action", "advance", "bridge", "build", "burn", "connect", "convert", "decline", "done", "leech", "pass", "send",
    "setup", "transform", "upgrade", "to", "for", "from",
)  # fmt: skip
"""What completion knows beside the words of the moves that are possible."""

ENTER_ENDS = "Enter ends the turn; conversions and undo are still possible."
WELCOME = "? shows what you can type. +3 beside a kind of move: type its name to see the other three."
SEE_HELP = "Type ? for help."
NOT_KEPT = "The game is not saved; use --save FILE to keep it."
RESUME = "Continue with: mystica play --terminal --resume"
NO_ROUND = "There is no more income."
EARLY = "Everybody has to choose a faction first."
EMPTY_LOG = "Nothing has happened yet."
NOTHING_FITS = "No move is about {text} now."
POSSIBLE = "This is possible now: {text}."
HINT = "The novice would play: {text}"
SAVE_WHERE = "save needs a file name: save game.json"
WHY_WHAT = "why needs a move, a space, a tile or a track: why build F3"
NO_TOPIC = "There is no topic {text}.{near}"
NEAR = " Did you mean {names}?"
ORDER = "Turn order"
HEADER = " VP   c  w p  bowls    income          lost  ship dig card  tiles"
NO_SUCH_NUMBER = "There is no move {n}: choose from 1 to {last}."
NO_SPACE = "There is no space {text} on this map."
