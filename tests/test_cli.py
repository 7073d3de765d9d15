"""The commands from outside: what they print, how they end, and what they say to bad input."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from mystica import __version__, data
from mystica.arena.engine_speed import measure
from mystica.bots import PLAYERS
from mystica.bots.registry import LEVELS
from mystica.cli import main
from mystica.engine import COMPILED
from mystica.errors import MoveError
from tests.envs.conftest import MISSING
from tests.saves.games import OWN_MAP

ENGINE = "compiled" if COMPILED else "pure"


class Done:
    """How a command ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err
        assert "Traceback" not in out + err, out + err

    @property
    def json(self) -> Any:
        """The only thing on standard output."""
        (line,) = self.out.splitlines()
        return json.loads(line)

    @property
    def last(self) -> str:
        return self.out.splitlines()[-1]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run a command in this process."""

    def command(*args: object) -> Done:
        monkeypatch.setattr(sys, "argv", ["mystica", *(str(a) for a in args)])
        capsys.readouterr()
        code = 0
        try:
            main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(bool(end.code))
        captured = capsys.readouterr()
        return Done(code, captured.out, captured.err)

    return command


def outside(*args: object, **env: str) -> Done:
    """Run a command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "mystica", *(str(a) for a in args)],
        capture_output=True, text=True, timeout=120, check=False, env={**os.environ, **env},
    )  # fmt: skip
    return Done(done.returncode, done.stdout, done.stderr)


def sim(players: str = "random,random", games: int = 3, seed: int = 11) -> list[object]:
    return ["sim", "--players", players, "--games", games, "--seed", seed]


@pytest.fixture
def games(run: Any, tmp_path: Path) -> Path:
    """Three short games with results and rows."""
    folder = tmp_path / "games"
    assert run(*sim("busy,busy"), "--profile", "snellman", "--out", folder, "--json").code == 0
    return folder


# ---- all of them ------------------------------------------------------------------------------------------


def test_version_says_which_engine_runs(run: Any) -> None:
    assert run("--version").out == f"mystica {__version__} ({ENGINE} engine)\n"


def test_python_dash_m() -> None:
    done = outside("--version")
    assert (done.code, done.out) == (0, f"mystica {__version__} ({ENGINE} engine)\n")


def test_pure_engine_on_request() -> None:
    assert "(pure engine)" in outside("--version", MYSTICA_PURE="1").out


@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help_lists_the_commands(run: Any, flag: str) -> None:
    done = run(flag)
    assert done.code == 0
    for name in ("play", "serve", "sim", "replay", "bench", "--version"):
        assert name in done.out


@pytest.mark.parametrize(
    ("command", "options"),
    [
        (
            "sim",
            "--players --games --seed --map --factions --choose-factions --profile --preset --option --vp-file --jobs"
            " --out --json",
        ),
        ("replay", "--rows --write --own-words --json"),
        ("export", "--out --terms --skip-broken"),
        ("bench", "--json"),
        ("play", "--players --seed --map --preset --vp-file --terminal --no-open --port --db"),
        ("serve", "--host --port --db --workers --name"),
    ],
)
def test_help_of_a_command(run: Any, command: str, options: str) -> None:
    done = run(command, "--help")
    assert done.code == 0
    shown = re.sub(r"\x1b\[[0-9;]*m", "", done.out)
    assert not [option for option in options.split() if option not in shown]


@pytest.mark.parametrize(
    "args",
    [
        ["frob"],
        ["sim", "--frob"],
        ["sim", "extra"],
        ["replay"],
        ["play", "--players", "2"],
        ["play", "--terminal", "--players", "x"],
        ["serve", "extra"],
        ["serve", "--port", "x"],
    ],
)
def test_wrong_usage(run: Any, args: list[str]) -> None:
    done = run(*args)
    assert (done.code, done.out) == (2, "")
    assert done.err


# ---- sim --------------------------------------------------------------------------------------------------


def test_sim_json(run: Any) -> None:
    """Names and kinds of the figures others rely on."""
    found = run(*sim("random,random,busy", 4), "--json").json
    assert found["games"] == 4
    assert found["engine"] == ENGINE
    for key in ("seconds", "games_per_second", "decisions_per_second"):
        assert isinstance(found[key], float)
        assert found[key] > 0
    assert len(found["mean_vp"]) == len(found["win_share"]) == 3
    assert all(isinstance(number, float) for number in (*found["mean_vp"], *found["win_share"]))
    assert sum(found["win_share"]) == pytest.approx(1, abs=0.001)
    assert found["seed"] == 11


def test_sim_times_what_bench_times(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """One function plays and counts for both, so that their figures are the same."""
    from mystica.arena import engine_speed as measuring
    from mystica.cli import sim as simulating

    assert vars(simulating)["play_all"] is vars(measuring)["play_all"]
    timed: list[tuple[dict[str, str], str]] = []
    monkeypatch.setattr(measuring, "play_all", lambda plan, *rest: timed.append((plan.options, plan.preset)))
    assert list(measuring._games(1, 1)) == [
        "games", "games_fire_and_ice", "games_merchants", "games_everything"
    ]  # fmt: skip
    assert timed == [({}, ""), ({"fire-and-ice": "true"}, ""), ({"merchants": "true"}, ""), ({}, "everything")]


def test_a_bar_is_drawn_a_few_times_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    from mystica.cli import long_runs

    now = 50.0
    monkeypatch.setattr(long_runs, "monotonic", lambda: now)
    shown: list[int] = []
    more = long_runs._rarely(shown.append)
    for _ in range(1000):
        now += 0.001
        more(1)
    assert 5 <= len(shown) <= 11
    now += 1
    more(3)
    assert sum(shown) == 1003


def test_sim_table(run: Any) -> None:
    done = run(*sim("random,busy"), "--factions", "witches,nomads")
    assert done.code == 0
    for text in ("random", "busy", "witches", "nomads"):
        assert text in done.out
    assert re.fullmatch(rf"played 3 games in [\d.]+ s \(\d+ games/s, {ENGINE} engine, seed 11\)", done.last)


def test_sim_is_the_same_again_and_another_seed_is_not(run: Any) -> None:
    def result(seed: int) -> tuple[object, object]:
        found = run(*sim(games=8, seed=seed), "--json").json
        return found["mean_vp"], found["win_share"]

    assert result(1) == result(1)
    assert result(1) != result(2)


def test_sim_draws_and_shows_a_seed(run: Any) -> None:
    found = run("sim", "--games", 2, "--json").json
    again = run("sim", "--games", 2, "--seed", found["seed"], "--json").json
    assert again["mean_vp"] == found["mean_vp"]
    assert len(found["mean_vp"]) == 4


def test_sim_is_the_same_with_any_number_of_jobs(tmp_path: Path) -> None:
    """Results and ledgers; 120 games are more than one process gets at a time."""
    found = []
    for jobs in (1, 2, 3):
        folder = tmp_path / str(jobs)
        there = outside(*sim(games=120), "--jobs", jobs, "--out", folder, "--json").json
        texts = [path.read_text() for path in sorted(folder.rglob("*.*"))]
        assert len(texts) == 360
        found.append((there["games"], there["mean_vp"], there["win_share"], texts))
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("profile", data.PROFILES)
@pytest.mark.parametrize("world", list(data.maps()))
def test_sim_out_is_what_replay_reads(run: Any, tmp_path: Path, profile: str, world: str) -> None:
    folder = tmp_path / "new" / "folder"
    run(*sim("busy,random,busy", 2), "--profile", profile, "--map", world, "--out", folder, "--json")
    assert len(list(folder.glob("*.txt"))) == len(list(folder.glob("*.json"))) == 2
    done = run("replay", folder, "--rows", folder / "rows")
    rows = sum(len(path.read_text().splitlines()) for path in (folder / "rows").glob("*.jsonl"))
    assert (done.code, done.last) == (0, f"replayed 2/2 games, {rows}/{rows} rows")


def test_sim_with_factions_given(run: Any, tmp_path: Path) -> None:
    run(*sim(games=1), "--factions", "Witches, nomads", "--out", tmp_path, "--json")
    (result,) = tmp_path.glob("*.json")
    assert json.loads(result.read_text())["factions"] == ["witches", "nomads"]


def _factions_of(folder: Path) -> list[list[str]]:
    return [json.loads(path.read_text())["factions"] for path in sorted(folder.glob("*.json"))]


def test_sim_of_bots_draws_factions_by_the_seed(tmp_path: Path) -> None:
    """Each game has its own, the same ones again for any number of processes; tiles are those of chosen factions."""
    found = []
    for jobs, more in ((1, ()), (2, ()), (1, ("--choose-factions",))):
        folder = tmp_path / f"{jobs}{len(more)}"
        done = outside(*sim("novice,novice", 4), *more, "--jobs", jobs, "--out", folder, "--json", MYSTICA_PURE="1")
        headers = [path.read_text().split("setup ")[0] for path in sorted(folder.glob("*.txt"))]
        found.append((_factions_of(folder), done.json["factions"], headers))
    (drawn, how, tiles), again, (chosen, other, same_tiles) = found
    assert (drawn, how, tiles) == again
    assert (how, other) == ("drawn", "chosen")
    assert len({tuple(factions) for factions in drawn}) == 4
    colours = [{data.factions()[key].colour for key in factions} for factions in drawn]
    assert all(len(boards) == 2 for boards in colours)
    assert len({tuple(factions) for factions in chosen}) == 1
    assert tiles == same_tiles


@pytest.mark.parametrize(
    ("args", "how", "said"),
    [
        (["--players", "random,novice"], "drawn", "--choose-factions lets the bots choose"),
        (["--players", "random,busy"], "chosen", "Factions: chosen in each game."),
        (["--players", "random,novice", "--factions", "witches,nomads"], "named", "Factions: as named."),
        (["--players", "random,novice", "--choose-factions"], "chosen", "chosen in each game"),
        (["--players", "random,novice", "--preset", "first-game"], "setup", "given by the setup"),
        (["--players", "random,novice", "--option", "factions=auction"], "auction", "auctioned"),
        (["--players", "random,novice", "--option", "factions=random"], "random", "the players choose the sides"),
    ],
)
def test_sim_says_where_factions_come_from(run: Any, args: list[str], how: str, said: str) -> None:
    assert run("sim", "--games", 1, "--seed", 3, *args, "--json").json["factions"] == how
    done = run("sim", "--games", 1, "--seed", 3, *args)
    assert (done.code, said in done.out) == (0, True)


def test_sim_takes_factions_in_one_way(run: Any) -> None:
    done = run(*sim(games=1), "--factions", "witches,nomads", "--choose-factions")
    assert (done.code, done.out) == (2, "")
    assert done.err == "mystica: say --factions or --choose-factions, not both\n"


def test_sim_with_options(run: Any) -> None:
    options = ["--option", "promo-towns=true", "--option", "turn-order=passing", "--map", "lakes"]
    assert run(*sim(), *options, "--json").json["games"] == 3


def test_sim_on_a_map_of_ones_own(run: Any, tmp_path: Path) -> None:
    """The ledgers hold the map; what its players should know is said on the side."""
    path = tmp_path / "isles.txt"
    path.write_text("\n".join(OWN_MAP))
    folder = tmp_path / "games"
    done = run(*sim("busy,busy,busy"), "--map", path, "--preset", "everything", "--out", folder, "--json")
    assert done.json["games"] == 3
    path.unlink()
    done = run("replay", folder, "--rows", folder / "rows")
    assert (done.code, done.out.splitlines()[-1].split(",")[0]) == (0, "replayed 3/3 games")
    path.write_text("\n".join(OWN_MAP).replace("I", "U"))
    assert "note: the Riverwalkers cannot play here" in run(*sim(games=1), "--map", path).err
    path.write_text("U,S,G\nX,Y")
    assert "isles.txt" not in (done := run(*sim(games=1), "--map", path)).out
    assert (done.code, "X" in done.err and "row 2" in done.err.lower()) == (2, True)


@pytest.mark.parametrize("preset", list(data.presets()))
def test_sim_with_presets(run: Any, tmp_path: Path, preset: str) -> None:
    run(*sim("random,random,random", 2), "--preset", preset, "--out", tmp_path, "--json")
    text = sorted(tmp_path.glob("*.txt"))[0].read_text()
    chosen = data.presets()[preset].options
    assert ("option variable-turn-order" in text) == (chosen.get("turn-order") == "passing")
    assert ("final-scoring" in text) == ("final-tile" in chosen)
    assert ("setup witches\nsetup nomads\nsetup alchemists" in text) == (preset == "first-game")


def test_sim_with_starting_vp_of_ones_own(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "vp.toml"
    path.write_text("all = 20\nwitches = 120\n")
    found = run(*sim(), "--factions", "witches,nomads", "--vp-file", path, "--json").json
    assert found["mean_vp"][0] > 120 > found["mean_vp"][1]


@pytest.mark.parametrize(
    ("args", "known"),
    [
        (["--players", "random,clever"], list(PLAYERS)),
        (["--factions", "witches,atlanteans"], list(data.factions())),
        (["--map", "atlantis"], list(data.maps())),
        (["--option", "speed=fast"], list(data.options())),
        (["--option", "leech=never"], ["at-once", "deferred", "any-order"]),
        (["--profile", "house"], list(data.PROFILES)),
        (["--preset", "holiday"], list(data.presets())),
    ],
)
@pytest.mark.parametrize("as_json", [False, True])
def test_sim_refuses_what_is_unknown_with_what_exists(
    run: Any, args: list[str], known: list[str], as_json: bool
) -> None:
    done = run(*sim(), *args, *(["--json"] if as_json else []))
    assert (done.code, done.out) == (2, "")
    (line,) = done.err.splitlines()
    assert line.startswith(("mystica: There is no ", "mystica: Option "))
    assert f"Choose one of: {', '.join(known)}." in line
    assert args[1].split(",")[-1].split("=")[1 if "leech" in args[1] else 0] in line


def test_sim_asks_about_a_slip(run: Any) -> None:
    assert 'Did you mean "swarmlings"?' in run(*sim(), "--factions", "swarmling,nomads").err


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (["--players", "random"], "2 to 5 players, not 1"),
        (["--players", ",".join(["random"] * 6)], "2 to 5 players, not 6"),
        (["--players", ""], "2 to 5 players, not 0"),
        (["--factions", "witches"], "2 factions are needed, one for each player, not 1"),
        (["--factions", "witches,auren"], "share a board"),
        (["--games", "0"], "0 games"),
        (["--games", "-1"], "-1 games"),
        (["--option", "leech"], "as KEY=VALUE"),
        (["--factions", "witches,yetis"], "Yetis: only with option fire-and-ice"),
        (["--option", "vp=table", "--map", "lakes-1.3"], "no table of starting VP"),
        (["--option", "vp=file"], "give their starting VP"),
        (["--preset", "first-game", "--map", "lakes"], "The first game is fixed"),
    ],
)
def test_sim_refuses_what_cannot_be_played(run: Any, args: list[str], reason: str) -> None:
    done = run(*sim(), *args)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("mystica: ")
    assert reason in done.err


@pytest.mark.parametrize("args", [["--jobs", "0"], ["--jobs", "many"], ["--games", "many"], ["--seed", "x"]])
def test_sim_refuses_wrong_numbers(run: Any, args: list[str]) -> None:
    done = run(*sim(), *args)
    assert (done.code, done.out) == (2, "")
    assert args[0] in done.err


def test_sim_cannot_write(run: Any, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = run(*sim(), "--out", tmp_path / "file")
    assert (done.code, done.out) == (2, "")
    assert "cannot write to" in done.err


def _alive(group: int) -> list[str]:
    """Processes of a group that still run; what has ended and is not yet collected does not count."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if fields[2] == str(group) and fields[0] != "Z":
            found.append(stat.parent.name)
    return found


@pytest.mark.skipif(os.name != "posix", reason="signals of processes are sent otherwise here")
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("as_json", [False, True])
def test_sim_stopped_with_ctrl_c(jobs: int, as_json: bool, tmp_path: Path) -> None:
    """It says what is done and leaves nothing running."""
    flags = ["--json"] if as_json else []
    process = subprocess.Popen(
        [sys.executable, "-m", "mystica", *(str(a) for a in sim("busy,busy", 10**7)), "--jobs", str(jobs),
         "--out", str(tmp_path), *flags],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )  # fmt: skip
    until = time.monotonic() + 60
    while len(list(tmp_path.glob("*.txt"))) < 120 and time.monotonic() < until:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    done = Done(process.returncode, out, err)
    assert done.code == 130
    if as_json:
        assert done.json["games"] > 0
        assert done.json["stopped"] is True
    else:
        assert re.search(r"stopped after \d+ of 10000000 games", done.err)
        assert re.match(r"played \d+ games in ", done.last)
    until = time.monotonic() + 10
    while _alive(process.pid) and time.monotonic() < until:
        time.sleep(0.05)
    assert not _alive(process.pid)


def test_reader_of_the_output_goes_away() -> None:
    first = subprocess.Popen(
        [sys.executable, "-m", "mystica", "sim", "--help"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert first.stdout is not None
    assert first.stderr is not None
    first.stdout.close()
    assert b"Traceback" not in first.stderr.read()
    first.stderr.close()
    first.wait(60)


# ---- replay -----------------------------------------------------------------------------------------------


def lines_of(folder: Path) -> int:
    return sum(len(path.read_text().splitlines()) for path in (folder / "rows").glob("*.jsonl"))


def test_replay_files_and_folders(run: Any, games: Path) -> None:
    rows = lines_of(games)
    one = sorted(games.glob("*.txt"))[0]
    assert run("replay", games, "--rows", games / "rows").last == f"replayed 3/3 games, {rows}/{rows} rows"
    assert run("replay", games, one).last == "replayed 4/4 games, 0/0 rows"
    done = run("replay", one)
    assert (done.code, done.out) == (0, "replayed 1/1 games, 0/0 rows\n")


def test_replay_json(run: Any, games: Path) -> None:
    rows = lines_of(games)
    found = run("replay", games, "--rows", games / "rows", "--json").json
    assert (found["games"], found["games_equal"], found["rows"], found["rows_equal"]) == (3, 3, rows, rows)
    assert [result["ok"] for result in found["results"]] == [True] * 3
    assert all(result["difference"] == "" for result in found["results"])


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert re.search(old, text)
    path.write_text(re.sub(old, new, text, count=1))


def test_replay_writes_ledgers_again(run: Any, games: Path, tmp_path: Path) -> None:
    """The same text but for white space; files that are there stay as they are."""
    there = sorted(games.glob("*.txt"))
    wanted = [path.read_text() for path in there]
    there[0].write_text("# recorded\n\n" + wanted[0].replace(". ", " .  ").replace(": ", ":  "))
    wanted[0] = "# recorded\n\n" + wanted[0]
    folder = tmp_path / "again" / "here"
    done = run("replay", games, "--write", folder)
    assert (done.code, done.out) == (0, f"wrote 3/3 ledgers to {folder}\nreplayed 3/3 games, 0/0 rows\n")
    assert [(folder / path.name).read_text() for path in there] == wanted
    assert run("replay", folder, "--rows", games / "rows").code == 0
    again = run("replay", games, "--write", folder)
    assert again.code != 0 and f"{folder / there[0].name} already exists, so nothing was written" in again.err
    assert run("replay", games, "--write", games).code != 0
    assert [(folder / path.name).read_text() for path in there] == wanted


def test_replay_writes_in_own_words(run: Any, games: Path, tmp_path: Path) -> None:
    """Ours come out as they were; other words for the same become ours."""
    path = sorted(games.glob("*.txt"))[0]
    text = path.read_text()
    path.write_text(re.sub(r"send p to (\w+) for 3", r"Send Priest to \1 for 3", text))
    found = run("replay", path, "--write", tmp_path / "own", "--own-words", "--json").json
    assert (found["written"], found["results"][0]["written"]) == (1, str(tmp_path / "own" / path.name))
    assert (tmp_path / "own" / path.name).read_text() == text
    done = run("replay", path, "--own-words")
    assert done.code != 0 and "--own-words needs --write DIR" in done.err


def test_replay_writes_only_what_can_be_played(run: Any, games: Path, tmp_path: Path) -> None:
    path = sorted(games.glob("*.txt"))[0]
    path.write_text(path.read_text() + "witches: dance\n")
    done = run("replay", games, "--write", tmp_path / "again")
    assert done.code == 1
    assert done.out.splitlines()[1:] == [f"wrote 2/3 ledgers to {tmp_path / 'again'}", "replayed 2/3 games, 0/0 rows"]
    assert not (tmp_path / "again" / path.name).exists()
    assert not list((tmp_path / "again").glob(".*"))
    (tmp_path / "file").write_text("")
    assert "cannot write to" in run("replay", games, "--write", tmp_path / "file").err
    (tmp_path / "copy").mkdir()
    shutil.copy(sorted(games.glob("*.txt"))[1], tmp_path / "copy")
    twice = run("replay", games, tmp_path / "copy", "--write", tmp_path / "more")
    assert twice.code != 0 and "several ledgers are called" in twice.err and not (tmp_path / "more").exists()


@pytest.mark.parametrize("as_json", [False, True])
def test_replay_names_the_first_difference_of_a_result(run: Any, games: Path, as_json: bool) -> None:
    result = sorted(games.glob("*.json"))[1]
    faction, vp = next(iter(json.loads(result.read_text())["final_vp"].items()))
    spoil(result, rf'"{faction}": {vp}', f'"{faction}": {vp + 1}')
    done = run("replay", games, *(["--json"] if as_json else []))
    said = f"final VP of {faction}: {vp + 1} recorded, {vp} here"
    assert done.code == 1
    if as_json:
        assert [r["difference"] for r in done.json["results"]] == ["", said, ""]
    else:
        assert done.out == f"{result.stem}: {said}\nreplayed 2/3 games, 0/0 rows\n"


def test_replay_names_the_first_difference_of_a_row(run: Any, games: Path) -> None:
    rows = lines_of(games)
    path = sorted((games / "rows").glob("*.jsonl"))[0]
    lines = path.read_text().splitlines()
    row = json.loads(lines[20])
    lines[20] = json.dumps({**row, "C": str(int(row["C"]) + 3)})
    path.write_text("\n".join(lines))
    done = run("replay", games, "--rows", games / "rows")
    assert done.code == 1
    first, last = done.out.splitlines()
    assert first == (
        f"{path.stem}: row 21 ({row['faction']}: {row['commands']}): C {int(row['C']) + 3} recorded, {row['C']} here"
    )
    assert last == f"replayed 2/3 games, {rows - 1}/{rows} rows"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (r"(?m)^(\w+): pass BON\d+$", r"\1: pass BON77", "Line .*is not a bonus card"),
        (r"(?m)^(\w+): build (\w+)", r"\1: build Z9", "Line .*There is no space z9"),
        (r"(?m)^(\w+): pass BON\d+$", r"\1: dance", 'Line .*"dance" is not a command'),
        (r"(?m)^setup \w+$", "setup atlanteans", 'Line .*There is no faction "atlanteans"'),
        (r"(?m)^option strict-leech$", "option lax", 'Line 1: There is no option "lax"'),
        (r"(?ms)^\w+: pass$.*", "", "the ledger ends before the game does"),
        (r"(?s).*", "", 'no row "setup"'),
    ],
)
def test_replay_names_what_is_wrong_with_a_ledger(run: Any, games: Path, old: str, new: str, said: str) -> None:
    path = sorted(games.glob("*.txt"))[0]
    spoil(path, old, new)
    done = run("replay", games)
    assert done.code == 1
    first, last = done.out.splitlines()
    assert re.match(rf"{path.stem}: .*{said}", first), first
    assert last == "replayed 2/3 games, 0/0 rows"


@pytest.mark.parametrize("suffix", [".txt", ".json", ".jsonl"])
@pytest.mark.parametrize(
    "content", [b"\xff\xfe\x00\x01", b"", b"[" * 100_000, b"{}", b"[1]", b'{"final_vp": [1]}', b"0"]
)
def test_replay_of_files_that_are_none(run: Any, games: Path, suffix: str, content: bytes) -> None:
    """Binary, empty or of another shape: one line that says which file, and the rest is replayed."""
    folder = games / "rows" if suffix == ".jsonl" else games
    path = sorted(folder.glob(f"*{suffix}"))[0]
    path.write_bytes(content)
    done = run("replay", games, "--rows", games / "rows")
    assert done.code == 1
    *said, last = done.out.splitlines()
    assert len(said) == 1
    assert said[0].startswith(f"{path.stem}: ")
    assert last.startswith("replayed 2/3 games, ")


def test_replay_of_nothing(run: Any, tmp_path: Path) -> None:
    for args, said in (
        ([tmp_path / "nowhere"], "there is no file or folder"),
        ([tmp_path], "there is no ledger"),
        ([tmp_path / ("x" * 5000)], "File name too long"),
    ):
        done = run("replay", *args)
        assert (done.code, done.out) == (2, "")
        assert said in done.err


def test_replay_without_the_folder_of_rows(run: Any, games: Path) -> None:
    done = run("replay", games, "--rows", games / "nowhere")
    assert (done.code, done.out) == (2, "")
    assert "there is no folder" in done.err


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are text here")
def test_replay_of_a_file_with_a_name_that_is_no_text(games: Path) -> None:
    name = os.fsencode(games) + b"/\xff.txt"
    with open(name, "wb") as file:
        file.write(b"nothing")
    done = outside("replay", os.fsdecode(name))
    assert done.code == 1
    assert done.last == "replayed 0/1 games, 0/0 rows"


# ---- play and bench ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_play_shows_board_and_table(run: Any, players: int) -> None:
    done = run("play", "--terminal", "--players", players, "--seed", 5)
    assert done.code == 0
    assert "~~" in done.out
    assert len(re.findall(r"(?m)^ *\d\. +\d +[A-Z]", done.out)) == players
    assert "seed 5" in done.out
    assert run("play", "--terminal", "--players", players, "--seed", 5).out == done.out


def test_play_without_anything_said() -> None:
    done = outside("play", "--terminal")
    assert done.code == 0
    assert done.err == ""


@pytest.mark.slow
def test_bench_has_its_figures_beside_the_pure_ones() -> None:
    found = outside("bench", "--quick", "--json").json
    assert found["engine"] == ENGINE
    assert [figure["key"] for figure in found["figures"]] == [
        "games", "games_fire_and_ice", "games_merchants", "games_everything", "decision", "copy", "replay", "macros",
        "novice", *(f"choice_{level}" for level in LEVELS),
        "evaluation", "net", "net_begin", "net_games", "looks", "nodes", "ply", "import", "version", "help",
        *(() if MISSING else ("env", "batch")),
    ]  # fmt: skip
    for figure in found["figures"]:
        assert figure["value"] > 0
        assert figure["pure"] > 0
        better = (
            figure["value"] / figure["pure"] if figure["unit"].endswith("s/s") else figure["pure"] / figure["value"]
        )
        assert figure["ratio"] == pytest.approx(better, abs=0.01)
        assert isinstance(figure["reached"], bool)
    base, *others = found["figures"][:4]
    for figure in others:
        assert figure["of"] == "games"
        assert figure["share"] == pytest.approx(figure["value"] / base["value"], abs=0.001)
    if ENGINE == "pure":
        assert {figure["ratio"] for figure in found["figures"]} == {1.0}


@pytest.mark.slow
def test_bench_of_recorded_games(run: Any, games: Path) -> None:
    done = run("bench", "--quick", "--ledgers", games)
    assert done.code == 0
    assert "replay" in done.out


def test_bench_of_nothing(run: Any, tmp_path: Path) -> None:
    done = run("bench", "--ledgers", tmp_path)
    assert (done.code, done.out) == (2, "")
    assert "there is no ledger" in done.err


def test_bench_replays_the_file_it_is_given(tmp_path: Path) -> None:
    """A file that is no ledger is noticed, so a given file is really what is measured."""
    broken = tmp_path / "game.txt"
    broken.write_text("no ledger at all\n")
    with pytest.raises(MoveError, match="is not a command"):
        measure(True, [str(broken)])
