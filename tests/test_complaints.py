"""Sentences about what somebody wrote: each has its text in every language, with the arguments it is given."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mystica
from mystica import data
from mystica.errors import Complaint, MoveError
from mystica.game import Game
from mystica.i18n import LOCALES, say

SOURCES = sorted(Path(mystica.__file__).parent.rglob("*.py"))
TEXTS = Path(mystica.__file__).parent / "i18n" / "en" / "complaints.ftl"
BASE = "\n".join(data.map_rows(data.maps()["base"], data.common()))
LAND = ",".join("UKBGSRYUKBGSR")
SHORT = LAND[:-2]

MAPS = {
    "map-long": "U" * 20_001,
    "map-empty-row": f"{LAND}\n{','.join('N' * 12)}",
    "map-no-rows": "# nothing",
    "map-no-commas": "UKBGSRY",
    "map-letter": f"{LAND}\n{SHORT.replace('K', 'Q', 1)}",
    "map-wide": f"{LAND},U\n{LAND}",
    "map-high": "\n".join([LAND, SHORT] * 13),
    "map-all-alike": f"{LAND}\n{LAND}",
    "map-length": f"{LAND}\n{SHORT}\n{SHORT}",
    "map-few": BASE.replace("Y", "U"),
    "map-cut-off": f"{BASE}\nY,N,N,N,N,N,N,N,N,N,N,N\nN,N,N,R,N,N,N,N,N,N,N,N,R",
}
MOVES = {
    "move-long": "x" * 3000,
    "move-player": "goblins: pass",
    "move-nothing": " . ",
    "move-none": "dance",
    "move-space": "build Z9",
    "move-bridge": "bridge A1:A2",
    "move-action": "action ACT99",
    "move-rate": "convert 2pw to 1c",
    "move-unknown": "upgrade F4 to castle",
}


def in_words(error: Complaint, locale: str) -> str:
    return say(locale, f"complaint-{error.key}", error.said)


def keys_in_code() -> set[str]:
    form = re.compile(r'"((?:map|move)-[a-z]+(?:-[a-z]+)*)"')
    return {key for path in SOURCES for key in form.findall(path.read_text("utf-8"))}


def test_every_complaint_has_a_text_and_every_text_its_complaint() -> None:
    texts = set(re.findall(r"^complaint-(\S+)", TEXTS.read_text("utf-8"), re.MULTILINE))
    assert texts and texts <= keys_in_code()
    assert {*MAPS, *MOVES} <= texts


@pytest.mark.parametrize("key", MAPS)
def test_maps(key: str) -> None:
    with pytest.raises(data.MapError) as caught:
        data.own_map("mine", MAPS[key])
    assert caught.value.key == key
    for locale in LOCALES:
        told = in_words(caught.value, locale)
        assert "{" not in told and not told.startswith("complaint-")


def test_names_of_maps() -> None:
    with pytest.raises(data.MapError) as caught:
        data.own_map("Mein Land", BASE)
    assert caught.value.key == "map-name"


@pytest.mark.parametrize("key", MOVES)
def test_moves(key: str) -> None:
    game = Game.new(players=2, seed=7, factions=("witches", "nomads"))
    for text in ("build F4", "build F3", "build H1", "build C3", "build B1"):
        game.play(text)
    while game.round == 0:
        game.play(game.moves()[0])
    with pytest.raises(MoveError) as caught:
        game.parse(MOVES[key])
    assert caught.value.key == key
    for locale in LOCALES:
        told = in_words(caught.value, locale)
        assert "{" not in told and not told.startswith("complaint-")


def test_a_sentence_names_things_in_its_language() -> None:
    with pytest.raises(data.MapError) as caught:
        data.own_map("mine", MAPS["map-few"])
    assert "désert" in in_words(caught.value, "fr").lower() and "Nomades" in in_words(caught.value, "fr")
