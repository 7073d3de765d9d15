"""Playing: whole games, taking back, leaving and coming back, and everything that can be typed wrongly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mystica.cli.terminal.log import sitter_names
from mystica.cli.terminal.session import Session
from mystica.game import Game
from tests.game.tables import game_of
from tests.rules.table import Table
from tests.terminal.table import NAMES, Sitting, has_escapes, in_round, new_session

SETUP = ("7", "1", "1", "1")  # a faction, two dwellings, a bonus card


# ---- whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("names", [NAMES, ("you", "you"), ("random", "you", "busy", "novice", "novice")])
def test_a_whole_game_by_the_first_number(names: tuple[str, ...], plain: bool) -> None:
    sitting = Sitting(session=new_session(names), plain=plain, then=lambda: "1")
    assert sitting.game.is_over
    assert sitting.kept
    assert "The game is over." in sitting.text
    for player in sitting.game.players:
        assert f"{player.vp}" in sitting.text.rpartition("The game is over.")[2]


@pytest.mark.parametrize("locale", ["fr", "ko"])
@pytest.mark.parametrize("plain", [False, True])
def test_a_whole_game_in_another_language(locale: str, plain: bool) -> None:
    assert Sitting(locale=locale, plain=plain, then=lambda: "1").game.is_over


def test_a_whole_game_in_words() -> None:
    """The text of every move plays it."""
    session = new_session()
    sitting = Sitting(session=session, plain=True, then=lambda: session.game.moves()[-1].text)
    assert sitting.game.is_over


def test_nobody_at_the_table_lets_bots_play() -> None:
    sitting = Sitting(session=new_session(("novice", "random")))
    assert sitting.game.is_over
    assert sitting.typist.offered == []


def test_enter_ends_a_turn() -> None:
    session = in_round(2)
    pass_ = next(move.text for move in session.game.moves() if move.kind == "pass")
    sitting = Sitting("pass", pass_, session=session)
    assert (session.game.decider, session.game.decision) == (0, "after")
    assert sitting.text.count(pass_) > 1
    assert "Enter ends the turn" in sitting.text
    Sitting("", session=session)
    assert [ply.text for ply in session.game.history if ply.seat == 0][-2:] == [pass_, "done"]


def test_enter_alone_plays_nothing_where_there_is_a_choice() -> None:
    session = in_round(2)
    ply = session.game.ply
    assert "Enter the number of a move" in Sitting("", session=session).text
    assert session.game.ply == ply


# ---- taking back ------------------------------------------------------------------------------------------


def test_undo_goes_back_over_bots_and_redo_forth_again() -> None:
    session = in_round(1)
    before = session.game.hash
    first = session.game.ply
    upgrade = next(move.text for move in session.game.moves() if move.kind == "upgrade")
    Sitting(upgrade, "", session=session)
    after = session.game.hash
    plies = session.game.history
    assert [ply.text for ply in plies[first:] if ply.seat == 0] == [upgrade, "done"]
    assert plies[-1].seat != 0
    sitting = Sitting("undo", "undo", session=session)
    assert session.game.hash == before
    assert sitting.text.count("Undone.") == 2
    Sitting("redo", "redo", session=session)
    assert session.game.hash == after
    assert session.game.history == plies


def test_nothing_to_take_back() -> None:
    sitting = Sitting("undo", "redo")
    assert "There is nothing to undo." in sitting.text
    assert "There is nothing to redo." in sitting.text


def test_undo_within_a_turn() -> None:
    session = in_round(1)
    workers = session.game.player(0).workers
    Sitting("convert 1w to 1c", session=session)
    assert session.game.player(0).workers == workers - 1
    Sitting("undo", session=session)
    assert session.game.player(0).workers == workers


def test_in_a_hot_seat_undo_is_for_all() -> None:
    session = new_session(("you", "you"))
    Sitting("1", "1", "undo", session=session)
    assert session.game.ply == 1
    assert session.game.decider == 1


# ---- leaving ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("end", ["quit", "exit", "^C", None])
def test_leaving_keeps_the_game(end: str | None, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sitting = Sitting(*SETUP, *([end] if end else []), save=file)
    assert sitting.kept
    assert f"Saved to {file}." in sitting.text.replace("\n  ", " ")
    again = Session.resume(file)
    assert again.game.hash == sitting.game.hash
    assert again.names == NAMES


def test_a_resumed_game_goes_on_as_the_other_does(tmp_path: Path) -> None:
    """Bots that draw lots included."""
    names = ("you", "random", "novice")
    file = tmp_path / "game.json"
    through = Sitting(session=new_session(names), then=lambda: "1")
    Sitting(*["1"] * 9, session=new_session(names), save=file)
    resumed = Session.resume(file)
    Sitting(session=resumed, then=lambda: "1")
    assert resumed.game.hash == through.game.hash
    assert [p.vp for p in resumed.game.players] == [p.vp for p in through.game.players]


def test_a_resumed_game_can_be_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    Sitting(*SETUP, save=file)
    resumed = Session.resume(file)
    ply = resumed.game.ply
    sitting = Sitting("undo", session=resumed)
    assert resumed.game.ply < ply
    assert "chose the bonus card" in sitting.text  # what happened last is told again


def test_the_autosave_is_written_after_every_own_move_and_goes_with_the_end(tmp_path: Path) -> None:
    file = tmp_path / "autosave.json"
    sitting = Sitting("7", autosave=file)
    assert Session.resume(file).game.hash == sitting.game.hash
    assert "--resume" in sitting.text
    Sitting(session=Session.resume(file), autosave=file, then=lambda: "1")
    assert not file.exists()


def test_without_a_file_leaving_says_that_nothing_is_kept() -> None:
    assert "The game is not saved" in Sitting("1").text


def test_a_file_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    file = tmp_path / "no" / "game.json"
    sitting = Sitting("7", f"save {file}", "save", "save ~nobody-of-this-name/x", save=file)
    assert not sitting.kept
    assert " ".join(sitting.text.split()).count("cannot be written") == 3  # long lines are folded
    assert "save needs a file name" in sitting.text
    assert sitting.game.player(0).faction == "witches"


def test_what_cannot_be_saved_there_is_saved_by_itself(tmp_path: Path) -> None:
    kept = tmp_path / "autosave.json"
    sitting = Sitting("7", save=tmp_path / "no" / "game.json", autosave=kept)
    assert not sitting.kept
    assert Session.resume(kept).game.hash == sitting.game.hash


# ---- wrong input ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("0", "There is no move 0"),
        ("999", "There is no move 999"),
        ("9" * 400, "There is no move 999"),
        ("-1", "is not a move"),
        ("frobnicate", '"frobnicate" is not a move. Type ? for help.'),
        ("build Z9", "There is no space Z9"),
        ("build", "build"),
        ("build A1", "is not possible. "),
        ("giants: pass", "There is no player"),
        ("action FAV6", "is not possible. "),
        ("upgrade", "upgrade"),
        ("why", "why needs"),
        ("why nonsense", "not a move"),
        ("rules", "towns"),
        ("rules qwertz", "There is no topic qwertz."),
        ("rules town", "town"),
        ("log x", ""),
        ("board Q9", "There is no space Q9"),
        ("moves Q9", "No move is about Q9 now."),
        ("build A1. " * 500, "This move is too long"),
        ("\x1b[31m", "is not a move"),
        ("é한", "is not a move"),
        (". . .", "Enter a move first."),
    ],
)
@pytest.mark.parametrize("plain", [False, True])
def test_wrong_input_is_answered_and_changes_nothing(typed: str, said: str, plain: bool) -> None:
    session = in_round(1)
    before = session.game.hash, session.game.ply
    sitting = Sitting(typed, session=session, plain=plain)
    assert said.lower() in sitting.text.replace("\n  ", " ").lower()
    assert (session.game.hash, session.game.ply) == before


def test_a_refusal_names_the_repair() -> None:
    """What cannot be paid as it is can be paid with conversions: the sentence says with which."""
    seen = 0
    for number in range(1, 7):
        session = in_round(number)
        for move in session.game.moves():
            *payment, bare = move.text.split(". ")
            if payment and all(phrase.startswith(("convert", "burn")) for phrase in payment):
                said = " ".join(Sitting(bare, session=session).text.split())
                if f"{bare} is not possible" in said:
                    assert "You can do this instead: " in said
                    seen += 1
                break
    assert seen


def test_a_space_without_moves_says_why() -> None:
    assert "out of reach" in Sitting("A13", session=in_round(1)).text


# ---- what is shown without being asked ------------------------------------------------------------------


def test_what_bots_did_is_told_before_the_own_decision() -> None:
    text = Sitting("7", plain=True).text
    assert text.index("Novice 1 will play the") < text.index("Place a first dwelling")


def test_plain_text_has_no_escape_codes_and_no_drawing() -> None:
    text = Sitting("board", "players", "tiles", "score", "moves", "?", session=in_round(3), plain=True).text
    assert not has_escapes(text)
    assert not set("─│┌┐└┘━┃╭╮") & set(text)


def test_plain_scores_name_the_final_tile_after_the_area() -> None:
    """What a sentence lists adds up to its total, the final scoring tile included."""
    options = {"final-tile": "greatest-distance"}
    game = Game.new(2, seed=5, factions=("witches", "nomads"), options=options)
    while game.decision == "first-dwelling":
        game.play(game.moves()[0])
    text = Sitting("score", session=Session(game, NAMES), plain=True).text
    lines = [line for line in text.splitlines() if "final scoring tile" in line]
    assert len(lines) == 2
    for line in lines:
        total, *parts = (int(n) for n in re.findall(r"-?\d+", line.partition(": ")[2]))
        assert total == sum(parts)
        assert ["area" in line.split(", ")[-3], "final scoring tile" in line.split(", ")[-2]] == [True, True]


# ---- further ways to transform ----------------------------------------------------------------------------


def rich_session() -> Session:
    """The first seat may transform in every way."""
    t = Table("halflings", "nomads")
    t.put("halflings", "F4")
    t.paint("F3", "blue")
    t.give("halflings", workers=15, coins=9, priests=0, power=(0, 0, 6))
    return Session(game_of(t), ("you", "you"))


@pytest.mark.parametrize("plain", [False, True])
def test_further_ways_to_transform_are_named_and_shown_when_asked_for(plain: bool) -> None:
    closed = Sitting("moves", session=rich_session(), plain=plain).text
    assert "For more ways to transform, type: ways" in closed and "transform F3 to green" not in closed
    assert "type: ways F3" in Sitting("F3", session=rich_session(), plain=plain).text
    opened = Sitting("ways F3", session=rich_session(), plain=plain).text
    assert "transform F3 to green" in opened and "transform F3 to brown the long way" in opened
    assert "transform E6 to " not in opened.rpartition("ways F3")[2]


@pytest.mark.parametrize("plain", [False, True])
def test_a_further_way_is_played_by_its_number(plain: bool) -> None:
    session = rich_session()
    shown = Sitting("ways F3", session=session, plain=plain).text
    number = re.search(r"(\d+):? transform F3 to green", shown)
    assert number is not None and int(number[1]) > len(session.game.moves())
    unseen = Sitting(number[1], session=rich_session(), plain=plain)
    assert unseen.game.ply == 0, "numbers that were not shown play nothing"
    Sitting("ways", number[1], session=session, plain=plain)
    assert [ply.text for ply in session.game.history] == ["transform F3 to green"]


def test_where_there_are_no_further_ways_it_says_so() -> None:
    assert "There are no further ways to transform." in Sitting("ways A1", session=rich_session(), plain=True).text


# ---- who bids ---------------------------------------------------------------------------------------------


def test_bids_are_told_by_who_sits_there() -> None:
    game = Game.new(3, 5, options={"fire-and-ice": "true", "factions": "auction"})
    session = Session(game, ("novice", "you", "novice"))
    sitting = Sitting(session=session, plain=True, then=lambda: "1" if game.round < 1 else None)
    bids = [line for line in sitting.text.splitlines() if " bid " in line and line.endswith(".")]
    assert {line.partition(" bid ")[0] for line in bids} == {"Novice 1", "Player 2", "Novice 2"}
    told = [line for line in Sitting("log 99", session=session, plain=True).text.splitlines() if " bid " in line]
    assert {line.partition(" bid ")[0] for line in told} == {"Novice 1", "Player 2", "Novice 2"}


def test_names_of_those_who_sit_at_the_table() -> None:
    assert sitter_names(("you", "Ann", "expert@10s", "novice", "novice"), "fr") == [
        "Joueur 1", "Ann", "Maître", "Débutant 1", "Débutant 2",
    ]  # fmt: skip
