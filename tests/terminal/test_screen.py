"""What the commands show."""

from __future__ import annotations

import io
import re

import pytest

from mystica.cli.board_text import draw_board
from mystica.cli.terminal.amounts import Amounts
from mystica.cli.terminal.choices import choices_of, cost_and_gain
from mystica.cli.terminal.commands import COMMANDS
from mystica.cli.terminal.loop import FOLDS
from mystica.cli.terminal.screen import move_lines, table_lines, wrapped
from mystica.cli.terminal.streams import Output, cleaned, completions
from tests.terminal.table import NAMES, Sitting, in_round, new_session

SHORT = Amounts("en", plain=False)
SPOKEN = Amounts("en", plain=True)


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("command", sorted(set(COMMANDS) - {"quit", "exit", "undo", "redo", "save"}))
@pytest.mark.parametrize("number", [0, 1, 6])
def test_every_command_answers_and_plays_nothing(command: str, plain: bool, number: int) -> None:
    session = in_round(number) if number else new_session()
    before = session.game.hash
    silent = Sitting(session=session, plain=plain).text
    assert len(Sitting(command, session=session, plain=plain).text) > len(silent)
    assert session.game.hash == before


def test_the_board_shows_every_space_and_structure() -> None:
    game = in_round(4).game
    drawn = "\n".join(line.plain for line in draw_board(game))
    for space in game.map.spaces:
        assert space.label in drawn
        if space.owner is not None:
            assert f"{space.owner + 1}{space.structure}" in drawn
    assert drawn.count("~~") == sum(space.terrain == "river" for space in game.map.spaces)


def test_the_table_shows_what_lies_on_it() -> None:
    game = in_round(4, names=("you", "novice", "novice", "novice", "novice")).game
    text = "\n".join(line.plain for line in table_lines(game, SHORT))
    for player in game.players:
        assert f" {player.vp:>3} {player.coins:>3} {player.workers:>2} {player.priests}" in text
        assert "/".join(map(str, player.bowls)) in text
        assert player.name[:15] in text
    for card in game.tiles.bonus:
        assert card.code in text
    assert ">4 " in text  # the tile of the round
    assert f"Turn order {' '.join(str(seat + 1) for seat in game.turn_order)}" in text


@pytest.mark.parametrize("seed", range(5))
def test_a_turn_fits_on_forty_lines_of_a_hundred_columns(seed: int) -> None:
    for number in range(1, 7):
        game = in_round(number, seed, (*NAMES, "novice")).game
        lines = table_lines(game, SHORT) + move_lines(choices_of(game), SHORT, FOLDS[-1])
        assert max(line.cell_len for line in lines) <= 100
        assert len(lines) + 2 <= 40  # with the question and the answer


def test_a_narrow_terminal_gets_everything_beneath_each_other() -> None:
    game = in_round(1).game
    lines = table_lines(game, SHORT, 80)
    assert len(lines) > len(table_lines(game, SHORT, 100))
    assert max(line.cell_len for line in lines[:30]) <= 80


def test_moves_are_numbered_through_their_groups() -> None:
    game = in_round(2).game
    choices = choices_of(game)
    assert [choice.number for choice in choices] == list(range(1, len(choices) + 1))
    groups = [choice.group for choice in choices]
    assert sorted(set(groups), key=groups.index) == list(dict.fromkeys(groups))
    assert {choice.move for choice in choices} == set(game.moves())
    for k, choice in enumerate(choices):
        assert all(other.group == choice.group for other in choices[groups.index(choice.group) : k])


def test_folding_leaves_numbers_as_they_are() -> None:
    choices = choices_of(in_round(1).game)
    all_of_them = "\n".join(line.plain for line in move_lines(choices, SHORT))
    folded = "\n".join(line.plain for line in move_lines(choices, SHORT, 2))
    assert len(folded) < len(all_of_them)
    groups = [choice.group for choice in choices]
    for group in set(groups):
        more = groups.count(group) - 2
        assert more <= 0 or f"{group} +{more}" in folded
    for choice in choices:
        assert f"{choice.number:>3} {choice.name}" in all_of_them


def test_a_word_lists_the_moves_it_has_to_do_with() -> None:
    session = in_round(1)
    choices = choices_of(session.game)
    label = next(choice.move.spaces[0] for choice in choices if choice.move.spaces)
    before = Sitting(session=session, plain=True).text
    text = Sitting(label.lower(), session=session, plain=True).text[len(before) - 100 :]
    for choice in choices:
        if label in choice.move.spaces:
            assert f"{choice.number}: {choice.name}" in text
    assert "pass BON" not in Sitting("upgrade", session=session, plain=True).text[len(before) :]


def test_costs_are_net_and_tell_what_was_sacrificed() -> None:
    """Every move: what is paid and gained in the text is what its player has less and more afterwards."""
    for number in (1, 3, 5):
        game = in_round(number).game
        for choice in choices_of(game):
            cost, gain = cost_and_gain(choice.move, SHORT)
            outcome = choice.move.outcome
            for code, amount in (("c", outcome.coins), ("w", outcome.workers), ("p", outcome.priests)):
                assert (f"{-amount}{code}" in cost.split()) == (amount < 0)
                assert (f"+{amount}{code}" in gain.split()) == (amount > 0)
            assert (f"+{outcome.vp} VP" in gain) == (outcome.vp > 0)


def test_tiles_in_short_and_in_words() -> None:
    assert SHORT.tile("BON6") == "2w, pass: 4 VP/SH 4 VP/SA"
    assert SPOKEN.tile("BON6") == "2 workers, pass: 4 VP/stronghold 4 VP/sanctuary"
    assert SHORT.tile("ACT6") == "6pw: 2sp"
    assert SPOKEN.tile("ACT6") == "6 power: 2 spades"
    assert SHORT.tile("FAV5") == "Fire +2, town 6"
    assert SHORT.tile("TW6") == "2 VP, all cults +2, 2 key"
    assert SHORT.tile("SCORE2") == "town 5 VP, 4 Earth: 1sp"
    assert SHORT.tile("nothing") == ""


def test_hint_names_a_move_of_the_list() -> None:
    session = in_round(2)
    text = Sitting("hint", session=session).text
    assert session.bot_choice("novice").text in text.replace("\n  ", " ")


def test_completion() -> None:
    session = in_round(1)
    words = Sitting("?", session=session).typist.offered
    assert completions("trans", words) == ["transform "]
    assert completions("UPG", words) == ["upgrade "]
    assert "BON" in " ".join(completions("bon", words))
    space = next(word for word in words if re.fullmatch("[A-I][0-9]", word))
    assert f"{space} " in completions(space.lower(), words)
    assert completions("qq", words) == []
    assert {"undo ", "hint "} <= set(completions("", words))


def test_colours_only_for_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    stream = Terminal()
    out = Output(stream, plain=False)
    out.show(table_lines(in_round(1).game, SHORT))
    drawn = stream.getvalue()
    stream = Terminal()
    Output(stream, plain=True).show(table_lines(in_round(1).game, SHORT))
    assert "\x1b[" in drawn
    assert "\x1b" not in stream.getvalue()


def test_long_words_are_cut_and_control_characters_go() -> None:
    assert max(map(len, wrapped("x" * 250))) == 100
    assert wrapped("한" * 30 + " " + "한" * 30, 100) == ["한" * 30, "  " + "한" * 30]
    assert cleaned("a\x1b[1mb\tc\n") == "a [1mb c"
