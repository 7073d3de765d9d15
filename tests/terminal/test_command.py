"""`mystica play --terminal` from outside: who sits where, pipes, saves, and what it says to bad arguments."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mystica.cli import main
from mystica.cli.play import _factions, _names, autosave_file
from mystica.cli.terminal.session import Session
from mystica.setups import SetupError
from tests.terminal.table import has_escapes, widest


def play(*args: object, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "mystica", "play", "--terminal", *(str(a) for a in args)],
        input=typed, capture_output=True, text=True, timeout=120, check=False, encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8", **env},
    )  # fmt: skip
    assert "Traceback" not in done.stdout + done.stderr
    return done


def test_a_whole_game_through_a_pipe() -> None:
    done = play("--plain", "--seed", 6, "--players", 3, typed="1\n" * 600)
    assert (done.returncode, done.stderr) == (0, "")
    assert "won the game" in done.stdout
    assert not has_escapes(done.stdout)
    assert widest(done.stdout) <= 100


def test_the_end_of_input_saves_and_resuming_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = play("--plain", "--seed", 6, "--faction", "witches", "--seat", 2, "--save", file, typed="1\n1\n")
    assert done.returncode == 0
    assert f"Saved to {file}." in done.stdout.replace("\n  ", " ")
    saved = Session.resume(file)
    assert saved.names == ("novice", "you", "novice", "novice")
    assert saved.game.faction(1) == "witches"
    again = play("--plain", "--resume", file, "--save", file, "--locale", "fr", typed="1\n")
    assert again.returncode == 0
    assert Session.resume(file).game.ply > saved.game.ply


def test_no_input_at_all() -> None:
    done = play("--plain", "--first-game")
    assert done.returncode == 0
    assert "The game is not saved" in done.stdout


def test_without_a_terminal_bots_play(tmp_path: Path) -> None:
    file = tmp_path / "over.json"
    done = play("--players", "you,random", "--seed", 3, "--save", file)
    assert (done.returncode, done.stderr) == (0, "")
    assert "novice, random" in done.stdout
    assert Session.resume(file).game.is_over
    assert play("--resume", file).returncode == 0


def test_the_first_game_seats_you_at_your_faction(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("--plain", "--first-game", "--faction", "witches", "--save", file)
    saved = Session.resume(file)
    assert saved.names[saved.game.setup.factions.index("witches")] == "you"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--players", "6"], "This game is for 2 to 5 players, not 6"),
        (["--players", "99999999999999"], "This game is for 2 to 5 players"),
        (["--players", "you"], "This game is for 2 to 5 players, not 1"),
        (["--players", "you,deepblue"], 'There is no player "deepblue"'),
        (["--players", ""], 'There is no player ""'),
        (["--seat", "5"], "there is no seat 5: seats are 1 to 4"),
        (["--seat", "0"], "there is no seat 0"),
        (["--level", "grandmaster"], "There is no level"),
        (["--faction", "elves"], "There is no faction"),
        (["--first-game", "--faction", "fakirs"], "is not in the first game"),
        (["--first-game", "--map", "lakes"], "The first game is fixed"),
        (["--map", "atlantis"], "There is no map"),
        (["--profile", "mine"], "There is no profile"),
        (["--option", "x"], "Write an option as KEY=VALUE"),
        (["--locale", "de"], "There is no language"),
        (["--resume", "nowhere.json"], "There is no file"),
        (["game.json"], "--resume game.json"),
        (["--save", "no/such/folder/game.json"], "there is no folder"),
    ],
)
@pytest.mark.parametrize("plain", [["--plain"], []])
def test_bad_arguments_are_refused_in_a_sentence(
    args: list[str],
    said: str,
    plain: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["mystica", "play", "--terminal", *args, *plain])
    with pytest.raises(SystemExit) as end:
        main()
    shown = capsys.readouterr()
    assert (end.value.code, shown.out) == (2, "")
    assert said in shown.err
    assert len(shown.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("option", "content"), [("--vp-file", "all = 25\n"), ("--facts", "[shipyards.witches]\ncoins = 5\n")]
)
def test_the_first_game_takes_no_file(option: str, content: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(content, encoding="utf-8")
    done = play("--plain", "--first-game", option, file)
    assert (done.returncode, done.stdout) == (2, "")
    assert "The first game is fixed" in done.stderr


@pytest.mark.parametrize("content", ["", "{", "not a save", '{"mystica": "save", "version": 99}', "\x00"])
def test_a_broken_save_is_refused_in_a_sentence(content: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text(content, encoding="utf-8")
    done = play("--plain", "--resume", file)
    assert (done.returncode, done.stdout) == (2, "")
    assert str(file) in done.stderr
    assert file.read_text(encoding="utf-8") == content


def test_resume_alone_takes_the_game_left_last(tmp_path: Path) -> None:
    done = play("--plain", "--resume", XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 2
    assert "autosave.json" in done.stderr
    (tmp_path / "mystica").mkdir()
    play("--plain", "--seed", 4, "--save", tmp_path / "mystica" / "autosave.json", typed="1\n")
    assert play("--plain", "--resume", XDG_DATA_HOME=str(tmp_path)).returncode == 0


def test_where_the_autosave_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert autosave_file() == tmp_path / "mystica" / "autosave.json"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert autosave_file() == tmp_path / ".local" / "share" / "mystica" / "autosave.json"


def test_names() -> None:
    assert _names("3", 2, "random") == ("random", "you", "random")
    assert _names("You, novice", 1, "novice") == ("you", "novice")
    with pytest.raises(SetupError):
        _names("you,you,you,you,you,you", 1, "novice")


def test_factions_around_yours_are_drawn() -> None:
    assert _factions(("novice", "novice", "you", "novice"), "dwarves") == ("", "", "dwarves", "")
    assert _factions(("novice", "novice"), "dwarves") == ("dwarves", "")


def test_starting_imports_little() -> None:
    """Help must not load the game."""
    code = "import sys, mystica.cli.play; print([m for m in sys.modules if m.startswith('mystica.cli.terminal')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
