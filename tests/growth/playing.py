"""Programs that run on a grown copy of the package, each a function by name: `python -m tests.growth.playing levels`.

They fail with an assertion, and print what they met.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from mystica import Game, data
from mystica.bots import PLAYERS, player
from mystica.engine.flow import apply, new_game
from mystica.engine.playout import legal_actions, random_actions
from mystica.i18n import LOCALES, t
from mystica.notation.ledgers.reader import play_ledger
from mystica.notation.ledgers.text import read_ledger
from mystica.notation.ledgers.writer import write_ledger
from mystica.notation.moves import text_of
from mystica.notation.position import position_hash
from mystica.notation.saves import dump_save, dump_setup, load_save, load_setup
from mystica.setups import GameSetup, draw
from tests.golden_games import FOLDER, golden, names

OPTIONS = {"harvest": "true", "lonely-discount": "all"}
BOXES = {"merchants": "true", "fire-and-ice": "true", "promo-towns": "true", "final-tile": "draw"}
NEW = ("pass BON11", "action BON11", "+FAV13", "+TW9", "action ACTF")
"""What the new card, tiles and faction bring, in the words of moves."""
NAMED = (
    "tile-BON11", "tile-FAV13-effect", "tile-TW9-effect", "tile-SCORE10-effect", "faction-elves", "tile-ACTF-effect",
    "faction-elves-ability", "option-harvest", "option-lonely-discount-half", "ruling-harvest",
)  # fmt: skip


def new_setup(seed: int, boxes: bool = False) -> GameSetup:
    """A game of three with everything that is new in it."""
    factions = ("elves", "nomads", "yetis" if boxes else "giants")
    drawn = draw(3, seed, options={**OPTIONS, **(BOXES if boxes else {})}, factions=factions)
    bonus = tuple(dict.fromkeys(("BON11", *drawn.bonus)))[: len(drawn.bonus)]
    scoring = tuple(dict.fromkeys(("SCORE10", *drawn.scoring)))[: len(drawn.scoring)]
    return replace(drawn, bonus=tuple(sorted(bonus, key=list(data.bonus_cards()).index)), scoring=scoring, _engine=[])


def games(boxes: bool) -> tuple[list[tuple[GameSetup, list[int]]], dict[str, tuple[GameSetup, list[int]]]]:
    """Games of busy players until everything new was done once, and the actions that lead to each such moment."""
    played: list[tuple[GameSetup, list[int]]] = []
    met: dict[str, tuple[GameSetup, list[int]]] = {}
    for seed in range(300):
        setup = new_setup(seed, boxes)
        state = new_game(setup.engine_setup())
        actions = random_actions(state.copy(), seed, 100_000, True)
        for number, a in enumerate(actions):
            met.setdefault(text_of(state, a), (setup, actions[:number]))
            apply(state, a)
        played.append((setup, actions))
        if all(text in met for text in NEW):
            return played, {text: met[text] for text in NEW}
    raise AssertionError(f"never seen: {[text for text in NEW if text not in met]}")


def levels() -> None:
    """Every level decides where something new can be chosen, and plays on from there and from the start."""
    for boxes in (False, True):
        _, met = games(boxes)
        for level in PLAYERS:
            bot = player(f"{level}@2n")
            for text, (setup, before) in met.items():
                state = new_game(setup.engine_setup())
                for a in before:
                    apply(state, a)
                assert text in [text_of(state, a) for a in legal_actions(state)]
                _turn(state, bot.choose, 1)
            setup = draw(3, 5, options={**OPTIONS, **(BOXES if boxes else {})})  # factions are chosen
            state = new_game(setup.engine_setup())
            assert "setup elves" in [text_of(state, a) for a in legal_actions(state)]
            _turn(state, bot.choose, 4)
            print(level, "with boxes" if boxes else "")


def _turn(state: object, choose: Callable[..., list[int]], turns: int) -> None:
    for number in range(turns):
        for a in choose(state, number):
            assert a in legal_actions(state)  # type: ignore[arg-type]
            apply(state, a)  # type: ignore[arg-type]


def files() -> None:
    """Saves, setups and ledgers come back as they were, and `Game` plays on."""
    for boxes in (False, True):
        played, _ = games(boxes)
        for setup, actions in played[-2:]:
            saved = load_save(dump_save(setup, actions))
            assert (saved.setup, list(saved.actions)) == (setup, actions)
            assert load_setup(dump_setup(setup)) == setup
            again = play_ledger(read_ledger(write_ledger(setup, actions)))
            assert set(again.ledger.setup.bonus) == set(setup.bonus)
            assert {key: again.ledger.setup.options[key] for key in OPTIONS} == OPTIONS
            game = Game(setup, actions[: len(actions) // 2])
            assert game.players[0].faction == "elves" and "BON11" in {card.code for card in game.tiles.bonus}
            assert {"FAV13"} <= set(game.tiles.favors_left) and {"TW9"} <= set(game.tiles.towns_left)
            while not game.is_over and len(game.history) < len(actions) // 2 + 5:
                game.play(random.Random(len(game.history)).choice(game.moves()))
            print(game.hash)


def texts() -> None:
    """Everything new is called something in every language."""
    for locale in LOCALES:
        for key in NAMED:
            assert t(locale, key) != key, key
    print(t("en", "tile-BON11-effect"))
    assert t("en", "tile-BON11-effect") == "Income: 1 coin, 1 priest. Steps: 1. VP on passing: 3 for each temple."


def older() -> None:
    """Golden games have the hashes they had; their ledgers are written as they were, without a word of what is new."""
    for name in names():
        game = golden(name)
        assert game.setup.options["harvest"] == "false" and game.setup.options["lonely-discount"] == "none"
        assert write_ledger(game.setup, game.actions) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
        read = play_ledger(read_ledger((FOLDER / f"{name}.txt").read_text(encoding="utf-8")))
        assert "BON11" not in read.ledger.setup.bonus
        print(name)
    folder = Path(__file__).parents[1] / "saves" / "data"
    for path in sorted(folder.glob("save-*.json")):
        saved = load_save(path.read_text(encoding="utf-8"))
        state = new_game(saved.setup.engine_setup())
        for a in saved.actions:
            apply(state, a)
        assert saved.setup.options["lonely-discount"] == "none" and position_hash(state)
        print(path.stem)


def environments() -> None:
    """Rows of observations have a place for everything new, and games are played by the masks."""
    import numpy

    from mystica.envs import Batch, GameKind, blocks

    sizes = {block.name: block.size for block in blocks()}
    assert sizes["bonus_left"] == len(data.bonus_cards()) and sizes["favors_left"] == len(data.favor_tiles())
    batch = Batch(4, GameKind(3, options=OPTIONS, factions=("elves", "", "")))
    rng = numpy.random.default_rng(1)
    step = batch.reset(seed=1)
    for _ in range(40):
        step = batch.step(numpy.array([rng.choice(numpy.flatnonzero(mask)) for mask in step.masks]))
    print(step.observations.shape)


def server() -> None:
    """A game over HTTP: what is offered, a person's turns, bots' turns, the view, the save."""
    from mystica.server.services import Settings
    from tests.server.people import load, new_game
    from tests.server.running import client, in_thread, sqlite

    with (
        tempfile.TemporaryDirectory() as folder,
        in_thread(Settings(sqlite(Path(folder)))) as running,
        client(running.url) as http,
    ):
        offered = http.get("/api/catalogue").json()
        assert "BON11" in offered["bonus_cards"] and "elves" in offered["factions"]
        assert "harvest" in offered["options"] and "SCORE10" in offered["scoring_tiles"]
        assert "tile-FAV13-effect" in http.get("/texts/fr.ftl").text
        assert {"FAV13", "elves", "harvest"} <= {topic["key"] for topic in http.get("/api/rules/fr").json()}
        seats = [{}, {"bot": "novice"}, {"bot": "casual"}]
        given = load(http, dump_setup(new_setup(1)), seats=seats)
        wished = new_game(http, {"faction": "elves"}, {"bot": "novice"}, options=OPTIONS)
        for game in (given, wished):
            for number in range(5):
                view = game.mine_to_decide()
                turn = game.any_turn(view, number)
                assert game.commit(0, turn, view["last_row"]).status_code == 200
            view = game.mine_to_decide()
            assert view["table"]["players"][0]["faction"] == "elves", view["table"]["players"][0]
            assert "FAV13" in view["table"]["tiles"]["favors_left"] and "TW9" in view["table"]["tiles"]["towns_left"]
            assert load_save(game.ask("GET", "/save").text).setup.options["lonely-discount"] == "all"
            print(view["last_row"])


if __name__ == "__main__":
    {program.__name__: program for program in (levels, files, texts, older, environments, server)}[sys.argv[1]]()
