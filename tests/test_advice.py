"""`mystica hint` and `mystica review`, and hints in the game in the terminal."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mystica.analysis.review import decisions_of, review
from mystica.cli import advice, main
from mystica.cli import review as looking_back
from mystica.cli.loading import load_game
from mystica.cli.terminal.session import Session
from mystica.game import Game, Hint, Hints, Term
from mystica.notation.ledgers.writer import write_ledger
from mystica.notation.saves import write_save
from mystica.setups import SetupError
from tests.conftest import ROOT
from tests.terminal.table import Sitting

RECORDED = ROOT / "tests" / "golden" / "game-01.txt"


@cache
def late() -> Game:
    """Shortly before the end, at somebody's turn."""
    game = load_game(RECORDED)
    plies = [ply.number - 1 for ply in game.history if ply.round == 6]
    fitting = (ply for ply in plies[len(plies) // 2 :] if game.at(ply).decision == "turn")
    return game.at(next(ply for ply in fitting if len(game.at(ply).moves()) > 3))


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    write_save(path, late().setup, late().actions)
    return path


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    def command(*args: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["mystica", *(str(a) for a in args)])
        monkeypatch.setenv("COLUMNS", "250")
        code = 0
        try:
            main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(bool(end.code))
        said = capsys.readouterr()
        assert "Traceback" not in said.out + said.err
        return code, said.out, said.err

    return command


# ---- hint -------------------------------------------------------------------------------------------------


def test_hints_as_json_are_the_same_every_time(run: Any, save: Path) -> None:
    asked = ("hint", save, "--bot", "casual", "--budget", "6n", "--top", "3", "--json")
    code, out, err = run(*asked)
    assert (code, err) == (0, "") and run(*asked)[1] == out
    found = json.loads(out)
    assert found["seat"] == late().decider and found["decision"] == "turn" and len(found["moves"]) == 3
    assert found["moves"][0]["behind"] == 0 and found["moves"][0]["than"] == found["moves"][1]["move"]
    assert all(late().is_legal(move["move"]) for move in found["moves"])
    assert sum(seat["win_share"] for seat in found["seats"]) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", ("Best moves", "Chance to win")), ("fr", ("Meilleurs coups", "Part de victoires")), ("ko", ("예상 승점",))],
)
def test_hints_in_words(run: Any, save: Path, locale: str, words: tuple[str, ...]) -> None:
    code, out, _ = run("hint", save, "--bot", "casual", "--budget", "10ms", "--locale", locale)
    assert code == 0
    for word in words:
        assert word in out


def test_reasons_are_told_with_their_sign() -> None:
    terms = [Term("term-income", 2.14), Term("source-town", -0.8)]
    assert advice.reasons("en", terms) == "+2.1 income to come, -0.8 towns"
    assert advice.reasons("fr", terms) == "+2,1 revenus à venir, -0,8 villes"


def test_moves_that_are_just_as_good_are_named() -> None:
    moves = [move for move in late().moves() if "pass" not in move.text][:3]
    terms = (Term("term-income", 2.14),)
    hint = Hint(move=moves[0], vp=100.0, behind=0.0, than=moves[2], terms=terms, alike=(moves[1],))
    only = Hint(move=moves[0], vp=100.0, behind=0.0, than=None, terms=(), alike=tuple(moves[1:]))
    for found, why in (
        (hint, f"+2.1 income to come. Just as good: {moves[1].text}"),
        (only, f"Just as good: {moves[1].text}; {moves[2].text}"),
    ):
        told = advice.hint_lines("en", late(), Hints(0, "casual", 6, (found,), ()))
        assert told[1] == f"1. {moves[0].text}: 100.0 victory points ({why})"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--bot", "random"], "casual"),
        (["--budget", "soon"], "not a budget"),
        (["--locale", "xx"], "language"),
    ],
)
def test_hints_that_cannot_be_given(run: Any, save: Path, args: list[str], said: str) -> None:
    code, out, err = run("hint", save, *args)
    assert code == 2 and not out and said in err


def test_files_that_hold_no_game(run: Any, tmp_path: Path) -> None:
    for text in ("", "hello\n", "{}", '{"mystica": "save"}'):
        (tmp_path / "x").write_text(text, encoding="utf-8")
        code, out, err = run("hint", tmp_path / "x")
        assert code == 2 and not out and err.startswith("mystica: ") and err.count("\n") == 1
    assert run("hint", tmp_path / "missing.json")[0] == 2
    code, _, err = run("hint", RECORDED)
    assert code == 2 and "The game is over" in err


def test_games_are_loaded_from_every_kind_of_file(save: Path, tmp_path: Path) -> None:
    assert load_game(save).hash == late().hash
    ledger = tmp_path / "game.txt"
    over = load_game(RECORDED)
    ledger.write_text(write_ledger(over.setup, over.actions), encoding="utf-8")
    assert load_game(ledger).hash == over.hash
    with pytest.raises(SetupError, match="neither"):
        (tmp_path / "x").write_text("x", encoding="utf-8")
        load_game(tmp_path / "x")


# ---- review -----------------------------------------------------------------------------------------------


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the last few turns: the others would be the same at length."""
    monkeypatch.setattr(looking_back, "decisions_of", lambda start, actions: decisions_of(start, actions)[-8:])


@pytest.mark.usefixtures("short")
def test_review_as_json(run: Any, save: Path) -> None:
    asked = ("review", save, "--bot", "casual", "--budget", "2n", "--json")
    code, out, err = run(*asked)
    assert (code, err) == (0, "") and run(*asked)[1] == out
    found = json.loads(out)
    assert (found["turns"], found["looked_at"], found["stopped"]) == (8, 8, False)
    costs = [one["cost"] for one in found["decisions"]]
    assert costs == sorted(costs, reverse=True) and all(cost > 0 for cost in costs)
    assert len(found["seats"]) == late().setup.players
    assert sum(seat["cost"] for seat in found["seats"]) == pytest.approx(sum(costs), abs=0.01)
    one = json.loads(run(*asked, "--top", "1", "--seat", (late().decider or 0) + 1)[1])
    assert len(one["decisions"]) <= 1 and one["turns"] < 8


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize(("locale", "word"), [("en", "VP lost"), ("fr", "PV perdus"), ("ko", "잃은 승점")])
def test_review_in_words(run: Any, save: Path, locale: str, word: str) -> None:
    code, out, _ = run("review", save, "--bot", "casual", "--budget", "1n", "--locale", locale)
    assert code == 0 and word in out


@pytest.mark.usefixtures("short")
def test_a_review_cut_short_shows_what_was_found(run: Any, save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut(*args: Any, **wishes: Any) -> Iterator[object]:
        for number, one in enumerate(review(*args, **wishes)):
            if number == 3:
                raise KeyboardInterrupt
            yield one

    monkeypatch.setattr(looking_back, "review", cut)
    code, out, err = run("review", save, "--bot", "casual", "--budget", "1n", "--json")
    assert code == 130 and json.loads(out)["looked_at"] == 3 and json.loads(out)["stopped"] is True
    assert "3 of 8" in err


def test_a_game_that_has_not_begun(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "new.json"
    write_save(path, late().setup, [])
    code, out, _ = run("review", path, "--locale", "en")
    assert code == 0 and "Nothing has been decided yet" in out


def test_ctrl_c_ends_a_review_quietly() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "mystica", "review", str(RECORDED), "--bot", "expert", "--budget", "20000n", "--json"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )  # fmt: skip
    time.sleep(5)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130 and "Traceback" not in err
    if out:  # it had begun
        assert json.loads(out)["stopped"] is True


# ---- in the terminal --------------------------------------------------------------------------------------


def test_a_bot_that_searches_tells_why() -> None:
    names = ["novice"] * late().setup.players
    names[late().decider or 0] = "you"
    text = Sitting("hint casual", "hint nobody", session=Session(late().copy(), names)).text
    assert "Best moves, as casual sees them" in text and "1. " in text
    assert "nobody" in text and "casual, strong" in text
