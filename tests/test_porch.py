"""What stands in front of the code: workflows, issue forms, container, citation. Each against what it speaks of."""

from __future__ import annotations

import importlib
import re
import runpy
import shlex
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

import mystica
from tests.conftest import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted(file for file in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if file.stem != "config")
RELEASE = runpy.run_path(str(ROOT / "tools" / "release_notes.py"))
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def read(path: Path) -> Any:
    """A YAML file; `on` is a word in it, and not true."""
    loader: Any = importlib.import_module("yaml").BaseLoader
    return importlib.import_module("yaml").load(path.read_text(encoding="utf-8"), Loader=loader)


def jobs(name: str) -> dict[str, Any]:
    found: dict[str, Any] = read(ROOT / ".github" / "workflows" / f"{name}.yml")["jobs"]
    return found


def steps(workflow: Path) -> list[dict[str, Any]]:
    return [step for job in read(workflow)["jobs"].values() for step in job.get("steps", [])]


def scripts(workflow: Path) -> str:
    return "\n".join(step["run"] for step in steps(workflow) if "run" in step)


# ---- workflows --------------------------------------------------------------------------------------------


def test_the_whole_check_is_the_one_that_people_run() -> None:
    assert "bash .ci/run" in scripts(ROOT / ".github" / "workflows" / "ci.yml")
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111


def test_every_python_that_is_promised_is_tested() -> None:
    """From the oldest that pyproject.toml allows, without gaps, and all that it names."""
    tested = jobs("ci")["quick"]["strategy"]["matrix"]["python"]
    oldest = re.fullmatch(r">=3\.(\d+)", PROJECT["project"]["requires-python"])
    assert oldest is not None
    assert tested == [f"3.{minor}" for minor in range(int(oldest[1]), int(oldest[1]) + len(tested))]
    named = [word.rpartition(" ")[2] for word in PROJECT["project"]["classifiers"] if ":: Python :: 3." in word]
    assert set(named) <= set(tested)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.stem)
def test_workflows_may_do_no_more_than_they_need(workflow: Path) -> None:
    content = read(workflow)
    assert content["permissions"] == {"contents": "read"}
    for name, job in content["jobs"].items():
        assert "uses" in job or int(job["timeout-minutes"]) <= 180, name
        writes = {what for what, how in job.get("permissions", {}).items() if how == "write"}
        assert not writes or workflow.stem == "release", name
    for step in steps(workflow):
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] == "false"
        assert "${{ github." not in step.get("run", ""), "what strangers can name comes in by the environment"


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.stem)
def test_what_workflows_name_is_there(workflow: Path) -> None:
    words = [word for line in scripts(workflow).splitlines() for word in shlex.split(line, comments=True)]
    paths = [word for word in words if re.match(r"(tests|tools|\.ci)/|requirements|Containerfile", word)]
    paths += [word for argument in words if argument.startswith("ARGS=") for word in argument[5:].split()]
    for path in paths:
        assert (ROOT / path).exists(), path
    for job in read(workflow)["jobs"].values():
        for pins in job.get("strategy", {}).get("matrix", {}).get("pins", []):
            assert (ROOT / pins).is_file(), pins
        if "uses" in job:
            assert "workflow_call" in read(ROOT / job["uses"])["on"], job["uses"]
    triggers = read(workflow)["on"]
    for path in (triggers.get("pull_request") or {}).get("paths", []) if isinstance(triggers, dict) else []:
        assert (ROOT / path).exists(), path


def test_what_is_handed_from_job_to_job_has_one_name() -> None:
    """Artifacts that the release fetches are those that the called workflows leave."""
    left = [
        step["with"]["name"]
        for name in ("wheels", "release")
        for step in steps(ROOT / ".github" / "workflows" / f"{name}.yml")
        if step.get("uses", "").startswith("actions/upload-artifact@")
    ]
    fetched = [
        step["with"].get("pattern") or step["with"]["name"]
        for step in steps(ROOT / ".github" / "workflows" / "release.yml")
        if step.get("uses", "").startswith("actions/download-artifact@")
    ]
    assert fetched
    for pattern in fetched:
        assert any(fnmatch(re.sub(r"\$\{\{.*?\}\}", "x", name), pattern) for name in left), pattern


def test_one_action_has_one_version() -> None:
    used = {step["uses"] for workflow in WORKFLOWS for step in steps(workflow) if "uses" in step}
    assert all("@" in action for action in used)
    assert len({action.partition("@")[0] for action in used}) == len(used), sorted(used)


def test_hooks_before_a_commit_call_what_is_there() -> None:
    hooks = [hook for repo in read(ROOT / ".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]]
    lint = (ROOT / "Makefile").read_text(encoding="utf-8")
    for hook in hooks:
        for word in shlex.split(hook["entry"]):
            assert not word.endswith(".py") or (ROOT / word).is_file(), word
            if word.startswith(".venv/bin/") and not word.endswith("python"):
                assert f"$(BIN)/{word.removeprefix('.venv/bin/')}" in lint, f"make lint does not use {word}"
    assert {"ruff", "ruff-format", "mypy", "codespell"} <= {hook["id"] for hook in hooks}


# ---- issue forms ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_issue_forms_ask_for_the_version_and_for_commands_that_exist(form: Path) -> None:
    from mystica.cli.commands import COMMANDS

    content = read(form)
    fields = [field for field in content["body"] if field["type"] != "markdown"]
    assert [field["id"] for field in fields if "version" in field["id"]] == ["version"]
    assert len({field["id"] for field in fields}) == len(fields)
    text = form.read_text(encoding="utf-8")
    assert "`mystica --version`" in text
    for command in re.findall(r"mystica ([a-z]\S*)", text):
        assert command.strip("`") in COMMANDS, command
    for path in re.findall(r"\b(docs/[\w.-]+\.md|[A-Z]+\.md)", text):
        assert (ROOT / path).is_file(), path


# ---- container --------------------------------------------------------------------------------------------


def test_the_image_is_made_from_files_that_are_let_in() -> None:
    """All that pyproject.toml needs for a wheel is copied, and what is copied is not held back."""
    lines = (ROOT / "Containerfile").read_text(encoding="utf-8").splitlines()
    copied = {word for line in lines if re.match(r"COPY (?!--from)", line) for word in line.split()[1:-1]}
    let_in = (ROOT / ".dockerignore").read_text(encoding="utf-8").split("\n")
    for path in copied:
        assert (ROOT / path).exists() and f"!{path}" in let_in, path
    readme = PROJECT["project"].get("readme", [])
    needed = {"pyproject.toml", "setup.py", "src", *PROJECT["project"]["license-files"]}
    needed |= {readme} if isinstance(readme, str) else set()
    assert needed <= copied


def test_the_image_has_a_python_that_is_tested() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    version = re.search(r"^ARG PYTHON=(\S+)$", text, re.M)
    assert version is not None
    assert version[1] in jobs("ci")["quick"]["strategy"]["matrix"]["python"]


def test_the_container_is_not_root_and_keeps_its_data() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    final = text[text.rindex("\nFROM ") :]
    user = re.search(r"^USER (\d+):(\d+)$", final, re.M)
    assert user is not None and int(user[1]) > 0
    assert f"--uid {user[1]}" in final and f"user {user[1]}" in (ROOT / "docs" / "hosts.md").read_text(encoding="utf-8")
    assert "VOLUME /data" in final and "XDG_DATA_HOME=/data" in final
    assert "/healthz" in final


def test_only_the_proxy_is_reached_from_outside() -> None:
    compose = read(ROOT / "compose.yaml")
    services = compose["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert compose["networks"]["inside"]["internal"] == "true"
    (network,) = compose["networks"]["inside"]["ipam"]["config"]
    assert f"--proxy={network['subnet']}" in services["mystica"]["command"]
    used = {mount.partition(":")[0] for service in services.values() for mount in service["volumes"]}
    assert {mount for mount in used if not mount.startswith(".")} == set(compose["volumes"])
    assert all((ROOT / mount).is_file() for mount in used if mount.startswith("."))


def test_variables_of_the_containers_are_explained_and_none_has_a_password() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    named = dict(re.findall(r"^#?([A-Z_]+)=(.*)$", example, re.M))
    asked = set(re.findall(r"\$\{([A-Z_]+)", (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    assert asked - {"MYSTICA_IMAGE"} <= set(named)
    assert set(named) - asked == {"COMPOSE_PROFILES"}
    assert named["POSTGRES_PASSWORD"] == ""
    assert "\n/.env\n" in (ROOT / ".gitignore").read_text(encoding="utf-8")
    given = read(ROOT / "compose.yaml")["services"]["caddy"]["environment"]
    assert set(re.findall(r"\{\$([A-Z_]+)", (ROOT / "Caddyfile").read_text(encoding="utf-8"))) == set(given)


# ---- releases ---------------------------------------------------------------------------------------------


def test_the_citation_names_the_version() -> None:
    assert read(ROOT / "CITATION.cff")["version"] == mystica.__version__ == RELEASE["package_version"](ROOT)
    assert read(ROOT / "CITATION.cff")["license"] == PROJECT["project"]["license"]


def test_a_release_is_noted_only_if_all_agree(tmp_path: Path) -> None:
    package = tmp_path / "src" / "mystica"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "1.2.0"\n')
    citation, changes = tmp_path / "CITATION.cff", tmp_path / "CHANGELOG.md"
    citation.write_text("cff-version: 1.2.0\nversion: 1.2.0\n")
    changes.write_text("# Changes\n\n## 1.2.0, 2026-12-24\n\nRules\n\n- One.\n\n## 1.1.0\n\n- Older.\n")
    assert RELEASE["notes"](tmp_path, "v1.2.0") == "Rules\n\n- One.\n"

    def refused(tag: str = "v1.2.0") -> str:
        with pytest.raises(RELEASE["Disagreement"]) as found:
            RELEASE["notes"](tmp_path, tag)
        return str(found.value)

    assert "begins with v" in refused("1.2.0")
    assert "the package says 1.2.0" in refused("v1.3.0")
    citation.write_text("version: 1.2.0.dev0\n")
    assert "CITATION.cff says 1.2.0.dev0" in refused()
    citation.write_text("version: 1.2.0\n")
    changes.write_text("## 1.2.0, unreleased\n\n- One.\n")
    assert "no date" in refused()
    changes.write_text("## 1.2.0, 2026-12-24\n\n## 1.1.0\n\n- Older.\n")
    assert "says nothing" in refused()
    changes.write_text("## 1.1.0\n\n- Older.\n")
    assert "no section" in refused()


def test_the_changelog_can_be_read_by_the_release() -> None:
    """The newest section is of the version that the package is on its way to."""
    newest = re.search(r"^## (\S+), (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert newest is not None
    assert newest[1] == re.sub(r"\.dev\d+$", "", mystica.__version__)
    assert (newest[2] == "unreleased") == (".dev" in mystica.__version__)
