"""What hosts copy from the documents: services are as closed as they say, and every command is one that we have."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from mystica.cli.app import load_command
from mystica.cli.commands import COMMANDS
from tests.conftest import ROOT
from tests.test_porch import read

DOCS = ROOT / "docs"
PAGE = DOCS / "hosts.md"
UNIT = DOCS / "mystica.service"
UNITS = [UNIT, DOCS / "mystica-backup.service"]
MOST = 3.0
"""What `systemd-analyze security` may find: 0 is closed, 10 is open."""


def words_of(unit: Path) -> dict[str, str]:
    return dict(line.split("=", 1) for line in unit.read_text(encoding="utf-8").splitlines() if "=" in line)


# ---- commands ---------------------------------------------------------------------------------------------


def in_unit(unit: Path) -> list[str]:
    """What a service runs, as systemd reads it: %% is %, $$ is $."""
    line = shlex.split(words_of(unit)["ExecStart"].replace("%%", "%").replace("$$", "$"))
    if line[:2] == ["/bin/sh", "-c"]:
        line = shlex.split(line[2].removeprefix("exec "))
    assert line[0] == "/opt/mystica/.venv/bin/mystica"
    return line[1:]


def in_image() -> list[str]:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    entry, command = (re.search(rf"^{word} (\[.*\])$", text, re.M) for word in ("ENTRYPOINT", "CMD"))
    assert entry is not None and json.loads(entry[1]) == ["mystica"]
    assert command is not None
    given: list[str] = json.loads(command[1])
    return given


def in_compose() -> list[str]:
    """With what variables are if nobody sets them, and a name."""
    command = read(ROOT / "compose.yaml")["services"]["mystica"]["command"]
    filled = [re.sub(r"\$\{\w+:\?[^}]*\}", "games.example.org", word) for word in command]
    return [re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", word) for word in filled]


def parsed(words: list[str]) -> dict[str, object]:
    """As the command line reads them; whatever is no option, or no value of one, is refused."""
    name, *rest = words
    assert name in COMMANDS, words
    with load_command(name).make_context(name, rest) as context:
        return dict(context.params)


def test_services_run_commands_that_exist() -> None:
    served, copied = parsed(in_unit(UNIT)), parsed(in_unit(UNITS[1]))
    assert served["db"] == copied["db"], "the copy is made of another file than the one that is served"
    assert copied["force"], "a week later there is a file of that name"
    for folder in re.findall(r"/var/lib/([a-z-]+)/", f"{served['db']} {copied['file']}"):
        assert folder in words_of(UNITS[1])["StateDirectory"].split(), folder


def test_containers_run_commands_that_exist() -> None:
    alone, composed = parsed(in_image()), parsed(in_compose())
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    for command in (alone, composed):
        assert command["host"] == "0.0.0.0", "nobody outside of the container would reach it"
        assert f"EXPOSE {command['port']}\n" in text and f"127.0.0.1', {command['port']}" in text
    assert composed["proxy"] and composed["name"]
    assert f"MYSTICA_AT: mystica:{composed['port']}\n" in (ROOT / "compose.yaml").read_text(encoding="utf-8")


def test_what_is_said_behind_the_name_of_an_image_is_a_command() -> None:
    """Lines of shells are tested in tests/test_code_blocks.py."""
    commands = re.findall(r"`(serve -[^`\n]+)`", PAGE.read_text(encoding="utf-8"))
    assert commands
    for words in commands:
        parsed(shlex.split(words))


def test_recipes_copy_files_that_are_there() -> None:
    """And where `sed` writes the name of the server, there is one to replace."""
    text = PAGE.read_text(encoding="utf-8")
    named = set(re.findall(r"/opt/mystica/((?:docs/)?[A-Za-z][\w.-]*)", text)) - {"tag"}
    assert {"docs/mystica.service", "docs/mystica-backup.timer", "Caddyfile"} <= named
    for path in named:
        assert (ROOT / path).is_file(), path
    for source, target in re.findall(r"^sed \S+ /opt/mystica/(\S+) >(\S+)$", text, re.M):
        assert "games.example.org" in (ROOT / source).read_text(encoding="utf-8"), f"{target} would have no name"


# ---- services ---------------------------------------------------------------------------------------------


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_the_service_may_do_little(unit: Path) -> None:
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", str(unit)], capture_output=True, text=True
    )
    found = re.search(r"Overall exposure level for \S+: ([0-9.]+)", done.stdout)
    assert found is not None, done.stdout + done.stderr
    assert float(found[1]) < MOST
    assert unit != UNIT or f"# {found[1]} of 10" in PAGE.read_text(encoding="utf-8")
    assert "Unknown" not in done.stderr and "ignoring" not in done.stderr, done.stderr


def test_the_service_has_limits() -> None:
    words = words_of(UNIT)
    assert words["UMask"] == "0077" and words["StateDirectoryMode"] == "0700"
    assert int(words["LimitNOFILE"]) >= 65536 and {"MemoryMax", "TasksMax"} <= set(words)
    assert words["CapabilityBoundingSet"] == "" and words["NoNewPrivileges"] == "true"


def test_proxies_have_limits() -> None:
    page = PAGE.read_text(encoding="utf-8")
    nginx = re.search(r"```nginx\n(.*?)```", page, re.S)
    caddy = re.search(r"```caddy\n(.*?)```", page, re.S)
    assert nginx is not None and caddy is not None
    for word in ("limit_req ", "limit_conn ", "limit_req_zone", "limit_conn_zone", "proxy_buffering    off", "/live$"):
        assert word in nginx[1], word
    assert nginx[1].count("{") == nginx[1].count("}") and caddy[1].count("{") == caddy[1].count("}")
    assert "max_size" in caddy[1] and "flush_interval -1" in caddy[1]


def test_the_page_shows_the_caddyfile_as_it_is() -> None:
    shown = re.search(r"```caddy\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert shown is not None
    lines = (ROOT / "Caddyfile").read_text(encoding="utf-8").partition("\n")[2]
    assert re.sub(r"\{\$\w+:([^}]*)\}", r"\1", lines) == shown[1]
    assert "health_uri" not in lines, "a server with a small trouble would be cut off from everybody"
