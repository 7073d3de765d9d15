"""What boxes add to choices, judgements and observations: names in their places, nothing where it is not in play."""

from __future__ import annotations

import subprocess
import sys

import pytest

from mystica import data
from mystica.bots.minds import usual_mind
from mystica.bots.net_minds import usual_net_mind
from mystica.data.bot_weights import FOLDER, Rows, read_outlook, read_weights, read_worth
from mystica.engine.core.state import ROUND
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.macros import Macros, list_macros
from mystica.engine.playout import choose, is_legal
from mystica.engine.thinking.evaluation import NAMES as WEIGHTS
from mystica.engine.thinking.features import TERMS
from mystica.engine.thinking.net.inputs import NAMES as INPUTS
from mystica.engine.thinking.of_boxes import KEPT, THOUGHTS, Names, with_names_of_boxes
from mystica.engine.thinking.one_ply import best_macro
from mystica.engine.thinking.outlook import OUTLOOK_ROUNDS
from mystica.engine.thinking.weights import PARTS
from mystica.envs.arrays import numbers
from mystica.envs.layout import blocks, where
from mystica.setups import draw

SHIPS = pytest.mark.skipif("merchants" not in data.boxes(), reason="Merchants of the Seas is not part of this Mystica")


def test_names_of_boxes_take_the_places_kept_for_them() -> None:
    common = ["one", KEPT, "two", f"round0_{KEPT}"]
    first, second = Names(["a"]), Names(["b", "c"])
    assert with_names_of_boxes(common, [first, second]) == ("one", "a", "two", "b", "c")
    assert list(first.at) == [1] and list(second.at) == [3, 4]
    assert common[1] == KEPT


def test_places_that_nobody_takes_differ_by_name() -> None:
    found = with_names_of_boxes([KEPT, "one", KEPT, KEPT], [Names(["a"])])
    assert found[:2] == ("a", "one") and len(set(found)) == 4


@pytest.mark.parametrize("names", [WEIGHTS, TERMS, INPUTS], ids=["weights", "features", "inputs"])
def test_no_name_is_there_twice(names: tuple[str, ...]) -> None:
    assert len(set(names)) == len(names)


def test_boxes_find_their_names_where_they_have_put_them() -> None:
    for thoughts in THOUGHTS:
        for added, names in ((thoughts.weights, WEIGHTS), (thoughts.features, TERMS), (thoughts.inputs, INPUTS)):
            assert [names[at] for at in added.at] == added.names


def test_our_files_may_name_what_a_missing_box_would_bring() -> None:
    """Without its names and factions the rest counts what it did."""
    factions = tuple(data.factions())
    added = {name for thoughts in THOUGHTS for name in thoughts.weights.names + thoughts.features.names}

    def weights(names: tuple[str, ...]) -> Rows:
        return read_weights(FOLDER / "usual.toml", names, PARTS, factions[:9], strict=False)

    def outlook(names: tuple[str, ...]) -> Rows:
        return read_outlook(FOLDER / "outlook.toml", names, OUTLOOK_ROUNDS, strict=False)

    for read, known in ((weights, WEIGHTS), (outlook, TERMS)):
        kept = [at for at, name in enumerate(known) if name not in added]
        rows = read(tuple(known[at] for at in kept))
        assert rows == tuple(tuple(row[at] for at in kept) for row in read(known))
    usual = read_worth(FOLDER / "factions.toml", factions)
    few = read_worth(FOLDER / "factions.toml", factions[:9], strict=False)
    assert few.worth == usual.worth[:9] and few.beside == usual.beside[:9]


@SHIPS
@pytest.mark.parametrize("seed", range(3))
def test_a_box_of_which_only_tiles_are_in_play(seed: int) -> None:
    """It is asked, and has no columns of its own to look at."""
    state = new_game(draw(3, seed, options={"merchants-tiles": "true"}).engine_setup())
    macros, minds, count = Macros(), (usual_mind(), usual_net_mind()), 0
    ships = {"ships", "dock", "markers", "movement", "ship_income", "range"}
    assert ships <= {block.name for block in blocks()}
    while not is_over(state):
        if count % 9 == 0:
            list_macros(state, macros)
            for atoms in macros.all():
                after = state.copy()
                for a in atoms:
                    assert is_legal(after, a)
                    apply(after, a)
            row = numbers(state, int(decider(state)))
            assert not any(row[where(name, k)].any() for name in ships for k in range(5))
        if count % 40 == 0 and state.v[ROUND] > 0:
            for mind in minds:
                assert is_legal(state, best_macro(state, mind)[0])
        a, _ = choose(state, seed * 1000 + count, True)
        apply(state, a)
        count += 1
    assert count > 50


@SHIPS
@pytest.mark.parametrize("room", ["macros", "observing", "thinking"])
def test_a_file_of_a_box_may_be_loaded_before_its_room(room: str) -> None:
    """A row is as long, and as much is registered, whichever comes first."""
    ask = (
        "from mystica.engine.observing import OBSERVATION_SIZE; from mystica.engine.thinking.of_boxes import THOUGHTS; "
        "print(OBSERVATION_SIZE, len(THOUGHTS))"
    )
    file = {"macros": "voyages", "observing": "sea", "thinking": "fleet"}[room]
    first = f"import mystica.boxes.merchants.engine.{room}.{file}; {ask}"
    usual, other = (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        for code in (f"import mystica.engine.flow, mystica.engine.{room}; {ask}", first)
    )
    assert usual == other
