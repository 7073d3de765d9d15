"""What is saved comes back: every profile, number of players and map, running or over, with answers out of turn."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from mystica import data
from mystica.engine.flow import is_over
from mystica.engine.playout import legal_actions
from mystica.notation.ledgers.reader import LedgerPlayer
from mystica.notation.ledgers.text import read_ledger
from mystica.notation.migrations import VERSIONS
from mystica.notation.saves import Saved, dump_save, dump_setup, load_save, load_setup
from mystica.setups import GameSetup, draw, introductory
from tests.golden_games import FOLDER as GOLDEN
from tests.saves.games import NAMES, play, replayed, some_setup


def check_round_trip(setup: GameSetup, actions: list[int], names: tuple[str, ...] = ()) -> Saved:
    text = dump_save(setup, actions, names=names)
    saved = load_save(text)
    assert (saved.setup, list(saved.actions), saved.names, saved.version) == (setup, actions, names, VERSIONS["save"])
    before, after = replayed(setup, actions), replayed(saved.setup, saved.actions)
    assert before.same(after) and before.hash() == after.hash()
    assert legal_actions(before) == legal_actions(after)
    assert dump_save(saved.setup, saved.actions, names=saved.names) == text
    return saved


@pytest.mark.parametrize("map", data.maps())
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_map_and_number_of_players(players: int, map: str) -> None:
    for profile in data.PROFILES:
        setup = draw(players, players, map=map, profile=profile)
        actions = play(setup, players, 10**6, asides=0.1)
        assert is_over(replayed(setup, actions))
        check_round_trip(setup, actions, NAMES[:players])
        check_round_trip(setup, actions[: random.Random(players).randrange(len(actions))])


@pytest.mark.parametrize("seed", range(30))
def test_games_of_all_kinds_at_random_plies(seed: int) -> None:
    setup = some_setup(seed)
    actions = play(setup, seed, 10**6, asides=0.3 if seed % 2 else 0.0, leaving=seed % 3 == 0)
    rng = random.Random(seed)
    for length in (0, 1, *(rng.randrange(len(actions) + 1) for _ in range(3)), len(actions)):
        check_round_trip(setup, actions[:length])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("profile", data.PROFILES)
def test_the_introductory_game(players: int, profile: str) -> None:
    setup = introductory(players, profile=profile)
    check_round_trip(setup, play(setup, 1, 60))
    assert load_setup(dump_setup(setup)) == setup


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_the_golden_games(path: Path) -> None:
    player = LedgerPlayer(read_ledger(path.read_text(encoding="utf-8")))
    player.play_all()
    player.close()
    check_round_trip(player.ledger.setup, player.actions)


@pytest.mark.parametrize("seed", range(20))
def test_setups(seed: int) -> None:
    setup = some_setup(seed)
    assert load_setup(dump_setup(setup)) == setup


def test_drawn_colours_and_large_or_negative_seeds() -> None:
    setup = draw(3, -(10**40), options={"factions": "random"})
    assert setup.colours and load_setup(dump_setup(setup)) == setup
    check_round_trip(setup, play(setup, 1, 30))


# ---- how it looks -------------------------------------------------------------------------------------------


def test_a_row_is_a_turn() -> None:
    """Answers and conversions stay with the action they come before; a new turn is a new row."""
    setup = introductory(2)
    document = json.loads(dump_save(setup, play(setup, 4, 10**6)))
    actions = ("upgrade", "send", "advance", "action", "pass")
    counts = [sum(move.startswith(actions) for move in row["moves"]) for row in document["rows"]]
    assert max(counts) == 1 and len(counts) > 40
    assert any(len(row["moves"]) > 2 for row in document["rows"])


def test_a_longer_game_keeps_the_rows_of_the_shorter_one() -> None:
    """Files of one game at two moments differ behind the last common move only."""
    setup = draw(4, 8)
    actions = play(setup, 8, 200)
    short, long = (dump_save(setup, actions[:n]).splitlines() for n in (150, 200))
    same = next(i for i, (a, b) in enumerate(zip(short, long)) if a != b)
    assert same > len(short) * 0.6
    assert max(len(line) for line in long) <= 125


def test_setup_and_moves_are_words() -> None:
    text = dump_save(draw(2, 1, factions=("witches", "nomads")), [])
    assert '"factions": ["witches", "nomads"]' in text and '"leech": "at-once"' in text
    assert '"rows": []' in text


def test_names_are_kept_as_they_are_written() -> None:
    setup = draw(5, 1)
    assert '"지수"' in dump_save(setup, [], names=NAMES)


def test_a_save_reads_the_same_in_any_layout() -> None:
    setup = draw(3, 5)
    actions = play(setup, 5, 80)
    text = dump_save(setup, actions)
    for other in (
        json.dumps(json.loads(text)),
        json.dumps(json.loads(text), indent=8, sort_keys=True),
        "\ufeff" + text,
    ):
        assert load_save(other).actions == tuple(actions)


def test_options_left_out_of_a_setup_have_the_values_of_the_profile() -> None:
    setup = draw(2, 3, profile="snellman")
    document = json.loads(dump_setup(setup))
    document["setup"]["options"] = {"leech": "at-once"}
    assert load_setup(json.dumps(document)).options == {**setup.options, "leech": "at-once"}
