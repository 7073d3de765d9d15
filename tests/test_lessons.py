"""The lessons: every branch of every one of them is played through, so that none asks for what cannot be done."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mystica import data
from mystica.game import Game, Move
from mystica.game.turns import is_open
from mystica.i18n import LOCALES, has, t
from mystica.lessons import accepts, beginning, lesson_of, reply
from mystica.lessons.accepted import matches

EXAMPLES = json.loads((Path(__file__).parent / "data" / "lesson-turns.json").read_text(encoding="utf-8"))
LESSONS = list(data.lessons().values())
STEPS = [(lesson, step) for lesson in LESSONS for step in lesson.steps]
MOST_WORDS = 75  # on a card, its heading and its task included
PARTS = {"board", "cults", "scoring", "map", "order", "bonus", "favors", "towns", "score"}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: f"{one['moves']}: {one['text']}")
def test_which_turns_are_accepted(example: dict[str, Any]) -> None:
    """The browser app's tests read the same file."""
    found = any(matches(wanted, example["text"]) for wanted in example["moves"])
    assert found is example["accepted"]


def named(lesson: data.Lesson) -> str:
    return lesson.key


def seat_of(lesson: data.Lesson) -> int:
    return lesson.factions.index(lesson.learner)


def settle(game: Game, seat: int) -> Game:
    """Until the learner has something to decide; the end of a turn is no decision."""
    game = game.copy()
    while game.decider is not None:
        if game.decider != seat:
            game.play(reply(game))
        elif game.decision == "after":
            game.play("done")
        else:
            break
    return game


def turns(game: Game, seat: int) -> Iterator[tuple[str, Game]]:
    """Every whole turn of the learner, as the row that it becomes, and the game after it."""
    start = game.state
    going = [(move.atoms, game) for move in game.moves()]
    going = [(atoms, played(before, seat, atoms)) for atoms, before in going]
    while going:
        atoms, after = going.pop()
        if is_open(after.state, seat, atoms):
            going += [((*atoms, *move.atoms), played(after, seat, move.atoms)) for move in after.moves()]
        else:
            yield Move(atoms, seat, start).text, after


def played(game: Game, seat: int, atoms: tuple[int, ...]) -> Game:
    after = game.copy()
    after.play(Move(atoms, seat, game.state))
    return after


def accepted(game: Game, seat: int, step: data.LessonStep) -> list[tuple[str, Game]]:
    return [(text, after) for text, after in turns(game, seat) if accepts(step, text)]


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_it_begins_with_the_learner(lesson: data.Lesson) -> None:
    game = beginning(lesson)
    assert game.decider == seat_of(lesson)
    assert lesson_of(game.setup, game.actions) == lesson


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_every_branch_leads_to_the_end(lesson: data.Lesson) -> None:
    seat = seat_of(lesson)
    positions = [beginning(lesson)]
    for step in lesson.steps:
        if not step.moves:
            continue
        after: dict[int, Game] = {}
        for game in positions:
            found = accepted(game, seat, step)
            assert found, f"{step.key}: {game.decision}, {[move.text for move in game.moves()]}"
            for _, next_game in found:
                settled = settle(next_game, seat)
                after[settled.hash] = settled
        positions = list(after.values())
    assert positions


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_each_move_that_counts_is_possible_in_some_branch(lesson: data.Lesson) -> None:
    seat = seat_of(lesson)
    positions = {beginning(lesson).hash: beginning(lesson)}
    for step in (step for step in lesson.steps if step.moves):
        found = [(text, after) for game in positions.values() for text, after in accepted(game, seat, step)]
        for wanted in step.moves:
            alone = data.LessonStep(step.key, (), (wanted,), False, "")
            assert any(accepts(alone, text) for text, _ in found), f"{step.key}: {wanted}"
        settled = [settle(after, seat) for _, after in found]
        positions = {game.hash: game for game in settled}


@pytest.mark.parametrize("lesson", [one for one in LESSONS if any(s.free for s in one.steps)], ids=named)
def test_what_comes_before_a_free_step_never_shuts_it(lesson: data.Lesson) -> None:
    """Whatever else is played at random, the move that is asked for comes up again."""
    seat = seat_of(lesson)
    for seed in range(12):
        rng = random.Random(seed)
        game = beginning(lesson)
        for step in (step for step in lesson.steps if step.moves):
            for _ in range(rng.randrange(6) if step.free else 0):
                others = [after for text, after in turns(game, seat) if not accepts(step, text)]
                if not others:
                    break
                game = settle(rng.choice(others), seat)
            while game.decision == "leech" and not accepted(game, seat, step):
                game = settle(rng.choice(list(turns(game, seat)))[1], seat)
            game = settle(rng.choice(accepted(game, seat, step))[1], seat)


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_what_it_shows_is_there(lesson: data.Lesson) -> None:
    game = beginning(lesson)
    spaces = {space.label for space in game.map.spaces}
    for step in lesson.steps:
        for target in step.look:
            sort, _, name = target.partition(":")
            match sort:
                case "space":
                    assert name in spaces
                case "tile":
                    assert has("en", f"tile-{name}")
                case "cult":
                    assert name in data.CULTS
                case "resource":
                    assert name in (*data.RESOURCES, "power", "vp")
                case "track":
                    assert name in ("shipping", "digging")
                case "answer":
                    assert name == "leech"
                case _:
                    assert target in PARTS, target
        assert not step.rule or step.rule in data.reference(), step.rule


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_keys_of_steps_are_its_own(lesson: data.Lesson) -> None:
    keys = [step.key for step in lesson.steps]
    assert len(set(keys)) == len(keys)
    assert lesson.steps[-1].moves == ()  # the last card says goodbye


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_every_card_has_its_words(lesson: data.Lesson, locale: str) -> None:
    name = f"lesson-{lesson.key}"
    wanted = [name, f"{name}-about"]
    for step in lesson.steps:
        wanted += [f"{name}-{step.key}", f"{name}-{step.key}-text"]
        wanted += [f"{name}-{step.key}-task"] if step.moves else []
    assert not [key for key in wanted if not has(locale, key)]
    for step in lesson.steps:
        parts = [key for key in wanted if key == f"{name}-{step.key}" or key.startswith(f"{name}-{step.key}-")]
        words = " ".join(t(locale, key) for key in parts)
        assert len(re.findall(r"\S+", words)) <= MOST_WORDS, step.key


def test_others_never_stand_still() -> None:
    """Whoever leaves the lesson's way, or plays on after it, has somebody to play with to the end."""
    for lesson in LESSONS:
        game, seat, rng = beginning(lesson), seat_of(lesson), random.Random(1)
        for _ in range(600):
            if game.is_over:
                break
            game.play(rng.choice(game.moves()) if game.decider == seat else reply(game))
        assert game.is_over


def test_in_a_game_that_is_no_lesson_they_pass() -> None:
    game = Game.new(players=2, preset="first-game")
    assert lesson_of(game.setup, game.actions) is None
    for text in ("pass BON1", "pass BON4"):
        game.play(text)
    assert reply(game).text.startswith("pass")
