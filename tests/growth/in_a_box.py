"""Programs that run on a copy of the package with one box more: `python -m tests.growth.in_a_box levels`."""

from __future__ import annotations

import random
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from mystica import Game, data
from mystica.bots import PLAYERS, player
from mystica.engine.core.reading import current_seat, vp_of
from mystica.engine.flow import apply, new_game
from mystica.engine.playout import legal_actions, random_actions
from mystica.i18n import LOCALES, t
from mystica.notation.moves import text_of
from mystica.notation.saves import dump_save, dump_setup, load_save
from mystica.setups import GameSetup, draw

ON = {"orchard": "true"}


def setup(seed: int, **others: str) -> GameSetup:
    """A game of three with everything of the box."""
    drawn = draw(3, seed, options={**ON, **others}, factions=("gardeners", "nomads", "giants"))
    bonus = tuple(dict.fromkeys(("OBON1", *drawn.bonus)))[: len(drawn.bonus)]
    scoring = tuple(dict.fromkeys(("OSC1", *drawn.scoring)))[: len(drawn.scoring)]
    return replace(drawn, bonus=tuple(sorted(bonus, key=list(data.bonus_cards()).index)), scoring=scoring, _engine=[])


def levels() -> None:
    """Every level plays the faction with the card and the tile, and the whole game is saved and loaded."""
    for number, level in enumerate(PLAYERS):
        game, choice = Game(setup(number)), random.Random(number)
        assert game.players[0].faction == "gardeners" and "OBON1" in {card.code for card in game.tiles.bonus}
        bot, turns = player(f"{level}@2n"), 0
        while not game.is_over and turns < 6:
            state = game.state
            if game.decider == 0:
                turns += 1
                for action in bot.choose(state.copy(), turns):
                    assert action in legal_actions(game.state)
                    game.play(action)
            else:
                game.play(choice.choice(game.moves()))
        again = load_save(dump_save(game.setup, game.actions))
        assert again.setup.options["orchard"] == "true" and Game(again.setup, again.actions).hash == game.hash
        print(level)


def whole_games() -> None:
    """From the first move to the last with the other boxes, too; the scoring tile and the card are told in the log."""
    for seed in range(3):
        game, choice = Game(setup(seed, **{"fire-and-ice": "true", "merchants": "true"})), random.Random(seed)
        while not game.is_over:
            game.play(choice.choice(game.moves()))
        print(game.hash)


def texts() -> None:
    """English where the box says something, else what its tables say; every language has some text."""
    assert t("en", "tile-OBON1") == t("fr", "tile-OBON1") == "Ripe apples"
    assert t("en", "faction-gardeners-stronghold").startswith("Special action")
    for key in ("tile-OSC1", "tile-OSC1-effect", "tile-OACT1", "option-orchard-true", "ruling-orchard"):
        for locale in LOCALES:
            assert t(locale, key) != key, key
    print(t("fr", "tile-OSC1-effect"))


def server() -> None:
    """A game over HTTP."""
    from mystica.server.services import Settings
    from tests.server.people import load
    from tests.server.running import client, in_thread, sqlite

    with (
        tempfile.TemporaryDirectory() as folder,
        in_thread(Settings(sqlite(Path(folder)))) as running,
        client(running.url) as http,
    ):
        offered = http.get("/api/catalogue").json()
        assert (
            "OBON1" in offered["bonus_cards"] and "gardeners" in offered["factions"] and "orchard" in offered["options"]
        )
        assert "Ripe apples" in http.get("/texts/en.ftl").text
        assert {"OBON1", "gardeners", "orchard"} <= {topic["key"] for topic in http.get("/api/rules/ko").json()}
        game = load(http, dump_setup(setup(1)), seats=[{}, {"bot": "novice"}, {"bot": "casual"}])
        for number in range(4):
            view = game.mine_to_decide()
            assert game.commit(0, game.any_turn(view, number), view["last_row"]).status_code == 200
        assert load_save(game.ask("GET", "/save").text).setup.options["orchard"] == "true"
        print(view["last_row"])


def stronghold() -> None:
    """The VP that the first stronghold of the faction brings."""
    for seed in range(200):
        state = new_game(setup(seed).engine_setup())
        for action in random_actions(state.copy(), seed, 100_000, True):
            built = current_seat(state) == 0 and text_of(state, action).endswith(" to SH")
            before = vp_of(state, 0)
            apply(state, action)
            if built:
                print(vp_of(state, 0) - before)
                return
    raise AssertionError("never built")


if __name__ == "__main__":
    {program.__name__: program for program in (levels, whole_games, texts, server, stronghold)}[sys.argv[1]]()
