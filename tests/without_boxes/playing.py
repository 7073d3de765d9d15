"""Programs for a copy of the package that lacks boxes, each a function by name; options of the missing boxes follow.

They fail with an assertion, and print what they met: `python -m tests.without_boxes.playing games OPTION...`.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from mystica import Game, data
from mystica.bots import PLAYERS, player
from mystica.engine.flow import apply, is_over, new_game
from mystica.engine.playout import legal_actions, random_actions
from mystica.events import describe, player_names
from mystica.game import warnings_of
from mystica.game.views.overlays import land_in_reach
from mystica.i18n import LOCALES
from mystica.notation.ledgers.reader import play_ledger
from mystica.notation.ledgers.text import read_ledger
from mystica.notation.ledgers.writer import write_ledger
from mystica.notation.saves import dump_save, load_save
from mystica.setups import SetupError, draw

MISSING = tuple(sys.argv[2:])
"""Options that came with the boxes that are not there."""


def kinds() -> list[dict[str, str]]:
    """Options of a plain game, of a game with each box that is left, and of one with all of them."""
    boxes = [
        {option: "true" for option in box.options if "true" in data.options()[option].values}
        for box in data.boxes().values()
    ]
    return [{}, *boxes, {option: value for box in boxes for option, value in box.items()}]


def games() -> None:
    """Whole games of every kind: told in every language, saved, written as ledgers, and played through `Game`."""
    for number, options in enumerate(kinds()):
        setup = draw(4, number, options=options)
        state = new_game(setup.engine_setup())
        actions = random_actions(state, number, 100_000, True)
        assert is_over(state)
        saved = load_save(dump_save(setup, actions))
        assert (saved.setup, list(saved.actions)) == (setup, actions)
        assert play_ledger(read_ledger(write_ledger(setup, actions))).state.same(state)
        game = Game(setup, actions[: len(actions) // 3])
        rng = random.Random(number)
        for _ in range(12):
            move = rng.choice(game.moves())
            assert all(space.label for space in game.map.spaces)
            for space in game.map.spaces[:10]:
                game.explain(f"upgrade {space.label} to TE")
            warnings_of(game.state, move)
            game.play(move)
        names = {locale: player_names(game.state, locale) for locale in LOCALES}
        for ply in range(len(game.history)):
            assert all(describe(event, locale, names[locale]) for event in game.events(ply) for locale in LOCALES)
        assert land_in_reach(game.state, 0) is not None and game.next_income() and game.final_scoring()
        print(len(actions), "decisions")


def bots() -> None:
    """Every level plays some turns of every kind of game."""
    for options in kinds():
        setup = draw(3, 2, options=options)
        for level in PLAYERS:
            bot = player(f"{level}@2n")
            state = new_game(setup.engine_setup())
            for number in range(12):
                for a in bot.choose(state, number):
                    assert a in legal_actions(state)
                    apply(state, a)
            print(level)


def environments() -> None:
    """Observations have no place for what is missing, and games are played by the masks."""
    import numpy

    from mystica.envs import Batch, GameKind

    for options in kinds():
        batch = Batch(2, GameKind(3, options=options))
        rng = numpy.random.default_rng(1)
        step = batch.reset(seed=1)
        for _ in range(30):
            step = batch.step(numpy.array([rng.choice(numpy.flatnonzero(mask)) for mask in step.masks]))
        print(step.observations.shape)


def server() -> None:
    """Games over HTTP: what is offered, people's and bots' turns, the view; what is missing is refused."""
    from mystica.server.services import Settings
    from tests.server import people
    from tests.server.running import client, in_thread, sqlite

    with (
        tempfile.TemporaryDirectory() as folder,
        in_thread(Settings(sqlite(Path(folder)))) as running,
        client(running.url) as http,
    ):
        offered = http.get("/api/catalogue").json()
        assert not set(MISSING) & set(offered["options"])
        for locale in LOCALES:
            assert http.get(f"/texts/{locale}.ftl").status_code == 200
            assert http.get(f"/api/rules/{locale}").json()
        for options in kinds():
            game = people.new_game(http, {}, {"bot": "novice"}, options=options)
            for number in range(5):
                view = game.mine_to_decide()
                assert game.commit(0, game.any_turn(view, number), view["last_row"]).status_code == 200
            print(view["last_row"], "rows")
        for option in MISSING:
            refused = http.post("/api/games", json={"options": {option: "true"}, "seats": [{}, {}]})
            assert refused.status_code == 422 and option in refused.text, refused.text


def refused() -> None:
    """A setup that needs a missing box is refused with a sentence; a save that merely lists its options is not."""
    plain = draw(3, 1)
    for option in MISSING:
        try:
            draw(3, 1, options={option: "true"})
            raise AssertionError(option)
        except SetupError as error:
            assert option in str(error)
            print(error)
    assert load_save(dump_save(plain, [])).setup == plain


if __name__ == "__main__":
    {program.__name__: program for program in (games, bots, environments, server, refused)}[sys.argv[1]]()
