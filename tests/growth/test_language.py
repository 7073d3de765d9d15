"""A language of two files, put into a copy of the package as a folder, with one rule in words: the terminal,
`mystica rules`, the server and `mystica validate` speak it, and say in English what it lacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.growth.copies import copy_of_package, run

GAME = "faction-nomads = Nomadoj\n"
WORDS = "language-name = Esperanto\n\nprompt-turn = Via vico: agu\n"
WINNER = 'title = "La fino"\n\n[winner]\ntitle = "La gajninto"\ntext = "Kiu havas plej multe da VP, gajnas."\n'


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package and one language more."""
    folder = tmp_path_factory.mktemp("spoken")
    package = copy_of_package(folder)
    for name, text in (
        ("i18n/eo/game.ftl", GAME),
        ("i18n/eo/ui.ftl", WORDS),
        ("data/rules/eo/scoring.toml", WINNER),
    ):
        (package / name).parent.mkdir(exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    return folder


def test_the_server_speaks_it(grown: Path) -> None:
    assert run(grown, "tests.growth.in_a_language") == "spoken\n"


@pytest.mark.parametrize("chosen", [("--locale", "eo"), ()])
def test_the_terminal_speaks_it(grown: Path, chosen: tuple[str, ...]) -> None:
    """Whether it is asked for, or the language of the environment."""
    words = ["--terminal", "--plain", "--players", "you,you", "--faction", "nomads", "--seed", "5", *chosen]
    seen = run(grown, "mystica", "play", *words, typed="1\n1\n1\n1\n1\n1\n1\nquit\n", locale="C" if chosen else "eo_EO")
    assert "Nomadoj" in seen and "Via vico: agu" in seen and "Goodbye." in seen


def test_the_rules_are_told_in_it(grown: Path) -> None:
    assert run(grown, "mystica", "rules", "winner", "--locale", "eo").startswith("La gajninto")
    assert run(grown, "mystica", "rules", "towns", "--locale", "eo").startswith("Founding a town")
    assert "en, eo, fr, ko" in run(grown, "mystica", "rules", "--help")


def test_its_files_are_checked(grown: Path) -> None:
    place = "mystica/data/rules/eo/scoring.toml"
    assert run(grown, "mystica", "validate", place) == f"{place}: data file, ok (rules in words, eo)\n"
