"""Bots behind their protocol: named, loaded from anywhere, repeatable, interruptible, never illegal."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest

from mystica import data
from mystica.bots import ENTRIES, Budget, is_ours, parse_budget, player
from mystica.bots.novice import Novice
from mystica.engine import COMPILED
from mystica.engine.core.actions import TRANSFORM, UPGRADE
from mystica.engine.core.decisions import SPADES, TURN, top_kind
from mystica.engine.core.ids import STRONGHOLD
from mystica.engine.core.state import COLOUR, COUNT, TERRAIN, State, seat_base
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.playout import is_legal, legal_actions
from mystica.notation.moves import text_of
from mystica.setups import SetupError, draw
from tests.test_docs import PAGES, blocks

SEARCHING = ("casual", "strong", "expert")


def positions(state: State, every: int) -> list[State]:
    """Decisions of a game between novices, one of so many, from the first on."""
    novice = Novice()
    found: list[State] = []
    number = 0
    while not is_over(state):
        if number % every == 0:
            found.append(state.copy())
        for a in novice.choose(state):
            apply(state, a)
        number += 1
    return found


def check_legal(state: State, chosen: list[int]) -> None:
    assert chosen
    after = state.copy()
    for a in chosen:
        assert is_legal(after, a), text_of(after, a)
        apply(after, a)


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_searching_bots_answer_with_legal_moves(level: str, players: int) -> None:
    bot = player(f"{level}@{6 if COMPILED else 1}n")
    options = {"promo-bonus": "true", "promo-towns": "true", "temple-tile": "true", "fire-and-ice": "true"}
    state = new_game(draw(players, players, profile="snellman", options=options).engine_setup())
    for position in positions(state, 5 if COMPILED else 60):
        before = position.hash()
        chosen = bot.choose(position, 7)
        assert position.hash() == before, "the position stays as it is"
        check_legal(position, chosen)


@pytest.mark.parametrize("map", list(data.maps()))
def test_on_every_map(map: str) -> None:
    bot = player("casual@2n")
    state = new_game(draw(3, 5, map=map).engine_setup())
    for position in positions(state, 20 if COMPILED else 80):
        check_legal(position, bot.choose(position, 1))


@pytest.mark.parametrize("faction", list(data.factions()))
def test_with_every_faction(faction: str) -> None:
    colour = data.factions()[faction].colour
    other = next(key for key, facts in data.factions().items() if facts.colour != colour and not facts.option)
    bot = player("casual@2n")
    setup = draw(2, 3, options={"fire-and-ice": "true"}, factions=(faction, other))
    for position in positions(new_game(setup.engine_setup()), 10 if COMPILED else 50):
        check_legal(position, bot.choose(position, 1))


@pytest.mark.skipif(not COMPILED, reason="whole games of searching bots take minutes in pure Python")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games(players: int) -> None:
    bot = player("casual@3n")
    state = new_game(draw(players, 11, options={"fire-and-ice": "true"}).engine_setup())
    while not is_over(state):
        chosen = bot.choose(state, 5)
        check_legal(state, chosen)
        for a in chosen:
            apply(state, a)


@pytest.mark.parametrize("level", SEARCHING)
def test_the_same_steps_and_seed_give_the_same_answer(level: str) -> None:
    state = new_game(draw(4, 2).engine_setup())
    for position in positions(state, 40 if COMPILED else 130):
        steps = 20 if COMPILED else 2
        first = player(f"{level}@{steps}n").choose(position, 3)
        assert player(f"{level}@{steps}n").choose(position.copy(), 3) == first


def middle() -> State:
    """A turn with many choices."""
    found = positions(new_game(draw(4, 2).engine_setup()), 1)[60:]
    return next(position for position in found if top_kind(position) == TURN)


def test_a_budget_of_time_is_kept() -> None:
    position = middle()
    for seconds in (0.05, 0.3):
        began = time.process_time()
        player("expert").bot.choose(position, Budget(seconds=seconds))
        assert time.process_time() - began < seconds + (0.1 if COMPILED else 2.0)


def test_a_bot_can_be_interrupted_with_its_best_answer() -> None:
    position = middle()
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked >= 2

    chosen = player("expert").bot.choose(position, Budget(seconds=60, stop=stop))
    assert asked == 2
    check_legal(position, chosen)


def test_every_bot_is_named_and_described(run: Any) -> None:
    done = run("bots")
    assert done.code == 0 and all(name in done.out for name in ENTRIES)
    listed = run("bots", "--json").json
    assert [entry["name"] for entry in listed] == list(ENTRIES)
    assert all(entry["description"] and "VP per seat" in entry["strength"] for entry in listed)


@pytest.mark.parametrize(
    ("text", "seconds", "steps"), [("0.5s", 0.5, None), ("80ms", 0.08, None), ("40n", None, 40), ("2s", 2.0, None)]
)
def test_budgets_in_words(text: str, seconds: float | None, steps: int | None) -> None:
    found = parse_budget(text)
    assert (found.seconds, found.steps) == (seconds, steps)


@pytest.mark.parametrize("text", ["", "0s", "fast", "1", "-1s", "1.5n", "1h"])
def test_budgets_that_are_none(text: str) -> None:
    with pytest.raises(SetupError, match="not a budget"):
        parse_budget(text)


def test_names_of_people_are_not_bots() -> None:
    assert is_ours("novice") and is_ours("strong@1s")
    assert not any(is_ours(name) for name in ("Ann", "strong@home", "strong@0s", "expert@1.5n", "my_bots:Clever", ""))


OWN = """
class First:
    def choose(self, state, budget):
        from mystica.engine.playout import legal_actions
        return [legal_actions(state)[0]]

first = First()
def make():
    return First()
nothing = 3
class Broken:
    def __init__(self):
        raise RuntimeError("no")
"""


@pytest.mark.parametrize("attribute", ["First", "first", "make"])
def test_bots_of_ones_own(run: Any, tmp_path: Path, attribute: str) -> None:
    path = tmp_path / "my_bots.py"
    path.write_text(OWN)
    done = run("sim", "--players", f"random,{path}:{attribute}", "--games", 1, "--seed", 1, "--json")
    assert done.code == 0, done.err
    assert done.json["players"][1] == f"{path}:{attribute}"


def test_the_bot_of_the_documents(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten lines, the same on every page, saved and played as it is said there."""
    (block,) = {
        block for page in PAGES for block in blocks(page, "python") if re.search(r"^class Builder:", block, re.M)
    }
    assert len([line for line in block.splitlines() if line]) <= 10
    (tmp_path / "my_bot.py").write_text(block)
    monkeypatch.chdir(tmp_path)
    done = run("sim", "--players", "my_bot.py:Builder,random,random", "--games", 30, "--seed", 1, "--json")
    assert done.code == 0, done.err
    own, *others = done.json["mean_vp"]
    assert own > max(others)


def test_a_module_in_the_folder_we_are_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots_lying_here.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    position = new_game(draw(2, 1).engine_setup())
    assert player("bots_lying_here:First").choose(position)


@pytest.mark.parametrize(
    ("attribute", "reason"), [("nothing", "cannot make"), ("Broken", "cannot make"), ("none", "there is no 'none'")]
)
def test_what_is_no_bot(run: Any, tmp_path: Path, attribute: str, reason: str) -> None:
    path = tmp_path / "my_bots.py"
    path.write_text(OWN)
    done = run("sim", "--players", f"random,{path}:{attribute}", "--games", 1)
    assert done.code == 2 and reason in done.err


WRONG = """
class Wrong:
    def choose(self, state, budget):
        {does}
"""


@pytest.mark.parametrize(
    ("does", "reason"),
    [
        ("return []", "answered with no action at all"),
        ("return None", "answered None, which is not a list of actions"),
        ("return 'build'", "answered 'build', which is not a list of actions"),
        ("return [-5]", "-5 is not legal there"),
        ("return [10**6]", "1000000 is not legal there"),
        ("return [10**30]", "is not legal there"),
        ("return [0.5]", "answered [0.5], which is not a list of actions"),
        ("raise ValueError('two\\nlines')", "failed: ValueError: two lines (wrong.py, line 4)"),
        ("return self.choose(state)", "failed: TypeError: Wrong.choose() missing 1 required positional argument"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_bots_of_ones_own_that_go_wrong(run: Any, tmp_path: Path, does: str, reason: str, jobs: int) -> None:
    path = tmp_path / "wrong.py"
    path.write_text(WRONG.format(does=does))
    done = run("arena", "--a", "random", "--b", f"{path}:Wrong", "--tables", 1, "--seats", 2, "--jobs", jobs)
    assert (done.code, done.out, len(done.err.splitlines())) == (2, "", 1)
    assert done.err.startswith(f"mystica: {path}:Wrong ") and reason in done.err


def test_a_bot_of_ones_own_decides_for_nobody_else_and_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "wrong.py"
    play = "import mystica.engine.flow as f, mystica.engine.playout as p; a = p.legal_actions(state)[0]"
    path.write_text(WRONG.format(does=f"{play}; f.apply(state, a); return [a, p.legal_actions(state)[0]]"))
    state = new_game(draw(2, 1, factions=("witches", "nomads")).engine_setup())
    before = state.hash()
    with pytest.raises(SetupError, match="somebody else's to decide"):
        player(f"{path}:Wrong").choose(state)
    assert state.hash() == before


def test_a_file_that_cannot_be_loaded(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "my_bots.py"
    path.write_text("1 / 0\n")
    assert "ZeroDivisionError" in run("sim", "--players", f"random,{path}:Bot", "--games", 1).err


def test_an_arena_between_own_bots_in_processes(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "my_bots.py"
    path.write_text(OWN)
    done = run(
        "arena", "--a", "random", "--b", f"{path}:First", "--tables", 1, "--seats", 2, "--seed", 1, "--jobs", 2,
        "--json", tmp_path / "f.json",
    )  # fmt: skip
    assert done.code == 0, done.err
    assert json.loads((tmp_path / "f.json").read_text())["games"] == 2


def test_three_spades_in_a_row_are_used_well_without_trying_all_ways() -> None:
    """The stronghold of the halflings: half a million ways to use its spades, and they make homes."""
    state = new_game(draw(2, 5, factions=("giants", "halflings")).engine_setup())
    me, novice, found = seat_base(1), Novice(), 0
    while not is_over(state):
        if state.v[me + COUNT + STRONGHOLD] == 0 and decider(state) == 1 and top_kind(state) == TURN:
            found += _uses_of_three_spades(state)
        for a in novice.choose(state):
            apply(state, a)
    assert found > 0


def _uses_of_three_spades(state: State) -> int:
    """Build the stronghold wherever it may be built now, and let the novice go on; returns in how many places."""
    me, novice, places = seat_base(1), Novice(), 0
    for a in legal_actions(state):
        if UPGRADE <= a < TRANSFORM:
            after = state.copy()
            apply(after, a)
            if after.v[me + COUNT + STRONGHOLD] == 0:
                continue
            before = _homes(after)
            assert top_kind(after) == SPADES and len(legal_actions(after)) > 16
            while decider(after) == 1 and top_kind(after) == SPADES:
                for b in novice.choose(after):
                    apply(after, b)
            assert _homes(after) > before
            places += 1
    return places


def _homes(state: State) -> int:
    home = state.v[seat_base(1) + COLOUR]
    return sum(state.v[TERRAIN + space] == home for space in range(state.setup.board.n))
