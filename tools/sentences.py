"""Rewrite tests/data/sentences.json: events, moves, reasons and warnings of the golden games, in every language.

python tools/sentences.py [--check]    after texts have changed on purpose; --check compares only

Python and the browser make sentences of them; tests on both sides render this file, so that neither drifts.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from mystica.engine.core import actions as act
from mystica.events import events_of
from mystica.game import Game, warnings_of
from mystica.game.why_not.explain import why_not
from mystica.i18n import LOCALES, listed
from tests.golden_games import golden, names
from tests.golden_sentences import FILE, PLAYERS, SITTERS, Sentence, rendered

_OF_EACH = 2  # examples of sentences with the same key and the same arguments
_MOMENTS = 10  # in a game, at which refusals and warnings are asked for,
_ASKED = 5  # and actions of each block then


def _told(name: str) -> Iterator[Sentence]:
    """Everything that a golden game has to say, and what it refuses."""
    saved = golden(name)
    game = Game(saved.setup)
    rng = random.Random(f"sentences {name}")
    refused = sorted(rng.sample(range(len(saved.actions)), _MOMENTS))
    for number, a in enumerate(saved.actions):
        if number in refused:
            yield from _reasons(game, rng)
            for move in game.moves():
                yield from ({"of": "warning", "key": w.key, "args": w.arguments} for w in warnings_of(game.state, move))
        _, happened = events_of(game.state, a)
        yield {"of": "move", "key": happened[0].key, "seat": happened[0].seat, "args": happened[0].args}
        yield from ({"of": "event", "key": event.key, "seat": event.seat, "args": event.args} for event in happened)
        game.play(a)


def _reasons(game: Game, rng: random.Random) -> Iterator[Sentence]:
    if game.decider is not None:
        waiting = game.explain("done", (game.decider + 1) % game.setup.players)
        assert waiting is not None
        yield {"of": "reason", "key": waiting.key, "args": waiting.arguments}
    for block, end in zip(act.BLOCKS, [*act.BLOCKS[1:], act.N_ACTIONS], strict=True):
        for a in rng.sample(range(block, end), min(_ASKED, end - block)):
            reason = why_not(game.state, a)
            if reason is not None:
                yield {"of": "reason", "key": reason.key, "args": reason.arguments}


def _shape(sentence: Sentence) -> tuple[object, ...]:
    """What makes a sentence another one: its key, which arguments it has, and by which it may have its own form."""
    args = sentence["args"]
    forms = tuple(args.get(name) for name in listed("sentence-own-forms"))
    known = tuple(sorted((name, value is None, value == 0) for name, value in args.items()))
    return sentence["of"], sentence["key"], known, forms


def chosen() -> list[Sentence]:
    """A few of each shape, in the order of their keys."""
    found: dict[tuple[object, ...], list[Sentence]] = {}
    for name in names():
        for sentence in _told(name):
            some = found.setdefault(_shape(sentence), [])
            if len(some) < _OF_EACH and sentence not in some:
                some.append(sentence)
    sentences = [sentence for some in found.values() for sentence in some]
    return sorted(sentences, key=lambda one: (one["of"], one["key"], json.dumps(one["args"], sort_keys=True)))


def written() -> str:
    """The file: one sentence on a line."""
    rows = [{**one, **{locale: rendered(one, locale) for locale in LOCALES}} for one in chosen()]
    lines = ",\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows)
    return f'{{"names":{json.dumps(PLAYERS)},"sitters":{json.dumps(SITTERS)},"sentences":[\n{lines}\n]}}\n'


def main() -> int:
    text = written()
    if "--check" not in sys.argv:
        FILE.write_text(text, encoding="utf-8")
        return 0
    if FILE.read_text(encoding="utf-8") == text:
        return 0
    print("tests/data/sentences.json is not what is said now: run python tools/sentences.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
