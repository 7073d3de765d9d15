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
    ("NUMBER", "play the move with that number"),
    ("a move in words", "as in ledgers: burn 2. action ACT6. transform F3 to brown. build F3"),
    ("Enter", "end the turn, where only that is left"),
    ("moves [WORD]", "all moves, or those of a kind, a space, a tile; the word alone does it too: build, F3, BON1"),
    ("board [SPACE]", "the map and everything beside it, or one space with its neighbours"),
    ("players", "everything in front of every player"),
    ("tiles", "bonus cards, favor and town tiles, scoring tiles, and what they do"),
    ("income", "what the next income phase brings"),
    ("score", "final scoring if the game ended now, and where the VP came from"),
    ("log [N]", "what happened in the last N moves"),
    ("why MOVE", "why a move is not possible, or what a space, tile or track lacks: why build F3, why F3"),
    ("rules [TOPIC]", "look a rule up: rules towns, rules FAV5"),
    ("hint [BOT]", "what the novice would do; hint strong: its best moves, the VP they lead to, and why"),
    ("undo, redo", "back to your last decision, and forth again"),
    ("save FILE", "write the game to a file"),
    ("quit", "leave; the game is kept, and `mystica play --terminal --resume` goes on with it"),
)

LEDGER_WORDS = (
    "action", "advance", "bridge", "build", "burn", "connect", "convert", "decline", "done", "leech", "pass", "send",
    "setup", "transform", "upgrade", "to", "for", "from",
)  # fmt: skip
"""What completion knows beside the words of the moves that are possible."""

ENTER_ENDS = "Enter ends the turn; conversions and undo are still possible."
WELCOME = "? shows what can be typed; +3 beside a kind of moves: type its name for the other three."
SEE_HELP = "Type ? for help."
NOT_KEPT = "The game is not saved; --save FILE would keep it."
RESUME = "mystica play --terminal --resume goes on with it."
NO_ROUND = "No income comes any more."
EARLY = "Everybody needs a faction first."
EMPTY_LOG = "Nothing happened yet."
NOTHING_FITS = "No move now has to do with {text}."
POSSIBLE = "It is possible now: {text}."
HINT = "The novice would play: {text}"
SAVE_WHERE = "save needs the name of a file: save game.json"
WHY_WHAT = "why needs a move, a space, a tile or a track: why build F3"
NO_TOPIC = "There is no topic {text}.{near}"
NEAR = " Did you mean {names}?"
ORDER = "Turn order"
HEADER = " VP   c  w p  bowls    income          lost  ship dig card  tiles"
NO_SUCH_NUMBER = "There is no move {n}: the list goes from 1 to {last}."
NO_SPACE = "There is no space {text} on this map."
