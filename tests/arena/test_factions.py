"""Factions: bots take what fared well elsewhere, and beside such others. How it fared can be found out."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from mystica import Game, data
from mystica.analysis.plan_differences import Accounts
from mystica.arena.faction_worth import Experience, gather, worth_text
from mystica.arena.seatings import Result
from mystica.arena.workers import Alone, local_workers
from mystica.bots import Budget, player
from mystica.bots.levels import LEVELS
from mystica.bots.minds import usual_mind
from mystica.bots.novice import Novice
from mystica.bots.search import think
from mystica.bots.searcher import Searcher
from mystica.data.bot_weights import read_worth
from mystica.data.bot_weights import worth as worth_of
from mystica.engine import COMPILED
from mystica.engine.core.actions import FACTION
from mystica.engine.core.decisions import CHOOSE_FACTION, top_kind
from mystica.engine.core.tables import FACTION_KEYS
from mystica.engine.flow import apply, decider, new_game
from mystica.engine.thinking.evaluation import Terms
from mystica.engine.thinking.weights import weights_from
from mystica.engine.thinking.wheel_distance import homes_apart
from mystica.setups import SetupError, draw

KEYS = tuple(FACTION_KEYS)
LEVEL = LEVELS["casual"]


def valuing(near: dict[str, list[int]] | None = None, /, **worth: int) -> Terms:
    """The usual weights, but these factions are worth so many VP and the others nothing, and beside others so much."""
    usual = usual_mind().weights
    worths = [worth.get(key, 0) * 1000 for key in KEYS]
    beside = [[vp * 1000 for vp in (near or {}).get(key, [0, 0, 0])] for key in KEYS]
    return Terms(weights_from([list(row) for row in usual.rows], [list(row) for row in usual.outlook], worths, beside))


def faction_of(atoms: list[int]) -> str:
    return str(KEYS[atoms[0] - FACTION])


def test_the_best_that_is_free_is_taken() -> None:
    mind = valuing(witches=9, auren=8, giants=5)
    state = new_game(draw(3, 1).engine_setup())
    for taken in ("witches", "giants"):  # the other side of the witches' board is not free any more
        for bot in (Novice(mind), Searcher(LEVEL, mind)):
            assert faction_of(bot.choose(state, Budget(steps=6))) == taken
        apply(state, FACTION + KEYS.index(taken))


def test_vp_to_start_with_count() -> None:
    start = dict.fromkeys(data.factions(), 20) | {"nomads": 26}
    state = new_game(draw(2, 1, start_vp=start).engine_setup())
    assert faction_of(Novice(valuing(witches=5)).choose(state)) == "nomads"
    assert faction_of(Novice(valuing(witches=7)).choose(state)) == "witches"


def test_who_is_beside_counts() -> None:
    """A faction that suffers enough from one already at the table is not the best any more."""
    state = new_game(draw(3, 1).engine_setup())
    apply(state, FACTION + KEYS.index("witches"))
    apart = {key: int(homes_apart(KEYS.index("witches"), KEYS.index(key))) for key in KEYS}
    assert apart["giants"] in (1, 2, 3) and apart["auren"] == 0 == apart["yetis"]
    rows = {"giants": [0, 0, 0]}
    for steps, taken in ((-1, "giants"), (-3, "nomads")):
        rows["giants"][apart["giants"] - 1] = steps
        assert faction_of(Novice(valuing(rows, witches=9, giants=5, nomads=3)).choose(state)) == taken


def test_the_expert_tries_factions_in_games() -> None:
    state = new_game(draw(2, 3).engine_setup())
    mind = valuing(witches=1, auren=1, darklings=1, alchemists=1)
    expert = LEVELS["expert"]
    search = think(state, mind, expert, steps=expert.steps if COMPILED else expert.steps // 8)
    best = search.best()
    assert len(search.alive) == 3 and any(plan.tried_out for plan in search.alive)
    assert all(sum(Accounts(search, plan).of(plan).values()) == plan.value for plan in search.plans if plan.played)
    assert all(plan.value <= best.value for plan in search.alive)


def test_hints_and_reviews_say_so() -> None:
    game = Game.new(2, seed=3)
    found = game.hints("strong", steps=30, games=1)
    assert list(found.hints[0].move.atoms) == Novice().choose(game.state) and len(found.hints) == 5
    worth = usual_mind().worth
    for hint in found.hints:
        [term] = hint.terms
        assert term.key == "term-faction" and hint.than is not None
        mine, other = (worth[move.atoms[0] - FACTION] for move in (hint.move, hint.than))
        assert term.vp == pytest.approx((mine - other) / 1000)
    bidding = Game.new(2, seed=3, options={"factions": "auction"})
    assert {term.key for hint in bidding.hints("casual", steps=6, games=1).hints for term in hint.terms} == {"term-bid"}
    worst = min(range(len(KEYS)), key=lambda f: worth[f] if not data.factions()[KEYS[f]].option else 0)
    game.play(int(FACTION) + worst)
    for a in Novice().choose(game.state):
        game.play(a)
    first = next(game.review("casual", steps=6))
    assert first.played.atoms[0] == FACTION + worst
    assert first.cost == pytest.approx((max(worth[f] for f in range(14)) - worth[worst]) / 1000)


# ---- how they fare ----------------------------------------------------------------------------------------


def test_what_factions_are_worth_is_found_again() -> None:
    """From games made up of known numbers and some noise."""
    rng = random.Random("made up")
    base = [key for key in KEYS if not data.factions()[key].option]
    worth = {key: rng.uniform(-8, 8) for key in base}
    near = {}
    for key in base:
        row = [rng.gauss(mean, 0.5) for mean in (-4, 1, 3)]
        near[key] = [vp - sum(row) / 3 for vp in row]
    heard = Experience("novice", 1)
    for number in range(3000):
        seated = drawn_factions(rng, base, number % 4 + 2)
        vp = []
        for me in seated:
            apart = [int(homes_apart(KEYS.index(me), KEYS.index(other))) for other in seated if other != me]
            vp.append(round(100 + worth[me] + sum(near[me][steps - 1] for steps in apart) + rng.gauss(0, 5)))
        heard.hear(Result(number, (0,) * len(seated), seated, tuple(vp), (0,), 100))
    found, beside = heard.learned()
    middle = sum(worth.values()) / len(worth)
    assert set(found) == set(KEYS) and all(found[key] == 0 for key in KEYS if key not in base)
    assert all(abs(found[key] / 1000 - (worth[key] - middle)) < 3 for key in base)
    for key in base:
        assert abs(sum(beside[key])) <= 3, "so the worth is right while nobody else is known"
        assert all(abs(a / 1000 - b) < 2 for a, b in zip(beside[key], near[key], strict=True))
    alone, together = heard.foretold()
    assert 0.2 < alone < together - 0.1 < 0.9
    assert sum(heard.seats.values()) == sum(number % 4 + 2 for number in range(3000))


def drawn_factions(rng: random.Random, keys: list[str], players: int) -> tuple[str, ...]:
    """Of different boards."""
    by_board: dict[str, list[str]] = {}
    for key in keys:
        by_board.setdefault(data.factions()[key].colour, []).append(key)
    return tuple(rng.choice(by_board[board]) for board in rng.sample(sorted(by_board), players))


def test_few_games_prove_little() -> None:
    heard = Experience("novice", 1)
    heard.hear(Result(0, (0, 0, 0), ("witches", "nomads", "giants"), (90, 80, 70), (0,), 100))
    worth, beside = heard.learned()
    assert 0 < worth["witches"] < 10_000 and -10_000 < worth["giants"] < 0
    assert worth["auren"] == 0 and "yetis" not in beside and len(beside["auren"]) == 3
    assert max(abs(number) for row in beside.values() for number in row) < 1000


def test_the_same_in_any_number_of_processes() -> None:
    alone, beside = Experience("random", 4), Experience("random", 4)
    list(gather(alone, 12, 5, Alone()))
    with local_workers(2) as workers:
        list(gather(beside, 12, 12, workers))
    assert worth_text(alone) == worth_text(beside) and alone.games == 12
    assert alone.foretold() == beside.foretold()


def test_the_usual_worth_is_a_sensible_one() -> None:
    """Whatever it says in detail: factions differ, none by half a game, and together they are not above themselves. It
    is better to have others far away on the wheel than near."""
    usual = worth_of(KEYS)
    worth = [number / 1000 for number in usual.worth]
    assert 5 < max(worth) < 30 and -30 < min(worth) < -5 and abs(sum(worth) / len(worth)) < 5
    for row in usual.beside:
        assert len(row) == 3 and -12_000 < row[0] < row[2] < 12_000


def test_what_a_file_leaves_out(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('source = "me"\n[worth]\nwitches = 3000\nnomads = -1000\n', encoding="utf-8")
    found = read_worth(path, KEYS)
    assert set(found.beside) == {(0, 0, 0)}, "without the table nobody is beside anybody"
    assert found.worth[KEYS.index("witches")] == 3000 and found.worth[KEYS.index("giants")] == 1000, "else the mean"
    with path.open("a", encoding="utf-8") as file:
        file.write("[beside]\nwitches = [-2000]\nnomads = [-1000, 500, 400]\n")
    found = read_worth(path, KEYS)
    assert found.beside[KEYS.index("witches")] == (-2000, 0, 0), "a number that is missing counts nothing"
    assert found.beside[KEYS.index("giants")] == (-1500, 250, 200), "who is missing has the mean"
    for row in ("[1, 2, 3, 4]", "3", "[1.5]", '["x"]'):
        path.write_text(f'source = "me"\n[worth]\nwitches = 1\n[beside]\nwitches = {row}\n', encoding="utf-8")
        with pytest.raises(data.DataError, match=r"beside.*witches.*at most 3 whole numbers"):
            read_worth(path, KEYS)
    path.write_text('source = "me"\n[worth]\nwitches = 1\n[beside]\nwizards = [1]\n', encoding="utf-8")
    with pytest.raises(data.DataError, match="wizards"):
        read_worth(path, KEYS)


def test_the_command(run: Any, tmp_path: Path) -> None:
    out = tmp_path / "mine.toml"
    args = ["train-factions", "--bot", "busy", "--games", 6, "--out", out]
    done = run(*args)
    assert done.code == 0, done.err
    assert "worth of factions from 6 games, seed 1" in done.out and "VP in" in done.out
    before = out.read_text()
    assert run(*args, "--batch", 4).code == 0 and out.read_text() == before
    assert "--bot busy --games 6 --seed 1" in before
    assert "variance foretold in games left out" in done.out
    found = read_worth(out, KEYS).worth
    assert len(found) == len(KEYS) and any(found) and any(any(row) for row in read_worth(out, KEYS).beside)
    state = new_game(draw(2, 1).engine_setup())
    chosen = player(f"casual:{out}@1n").choose(state)
    assert top_kind(state) == CHOOSE_FACTION and decider(state) == 0
    assert found[chosen[0] - FACTION] == max(found[:14])
    assert "There is no player" in run("train-factions", "--bot", "clever", "--out", out).err
    assert "no folder" in run("train-factions", "--out", tmp_path / "nowhere" / "x.toml").err
    out.write_text(before.replace("witches =", "wizards ="))
    with pytest.raises(SetupError, match="wizards"):
        player(f"casual:{out}")
