"""Going back: freely while no other person has moved since, else by consent."""

from __future__ import annotations

import httpx
import pytest

from mystica.server.people import take_back
from tests.server.people import Person, load, new_game
from tests.server.running import wait_for


@pytest.fixture
def game(http: httpx.Client) -> Person:
    """Three people who place their first dwellings; all have come."""
    found = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, {"faction": "mermaids"}, seed=7)
    for seat in range(3):
        found.with_seats(seat).view()
    return found


def place(game: Person, count: int) -> None:
    for _ in range(count):
        view = game.view()
        game.play(view["desk"]["moves"][0]["text"])


def test_freely_while_nobody_else_has_moved(game: Person) -> None:
    place(game, 1)
    ann = game.with_seats(0)
    view = ann.view()
    assert view["free_take_back"] == 0
    assert game.with_seats(1).view()["free_take_back"] is None
    back = ann.back(0, 0).json()
    assert (back["last_row"], back["line"], back["desk"]["seat"]) == (2, [0], 0)
    entry = ann.log()[-1]
    assert (entry["kind"], entry["back_to"], entry["seat"], entry["text"]) == ("back", 0, 0, "")
    assert back["table"] == ann.get("/at/0") == ann.get("/at/2")
    place(game, 1)
    assert game.view()["line"] == [0, 3]
    assert ann.get("/at/1")["hash"] == ann.get("/at/3")["hash"]


def test_a_line_taken_back_can_still_be_looked_at(game: Person) -> None:
    place(game, 4)
    shown = [game.get(f"/at/{row}") for row in range(5)]
    game.back(0, 1)
    place(game, 2)
    assert game.view()["line"] == [0, 1, 6, 7]
    assert [game.get(f"/at/{row}") for row in range(5)] == shown
    assert game.get("/at/5") == shown[1]
    game.back(0, 6)
    assert game.view()["line"] == [0, 1, 6]
    assert [entry["row"] for entry in game.log()] == list(range(1, 9))


def test_by_consent_when_others_have_moved(game: Person) -> None:
    place(game, 2)
    ann, bob, cid = (game.with_seats(seat) for seat in range(3))
    view = ann.back(0, 0).json()
    assert view["take_back"] == {"seat": 0, "to": 0, "agreed": [], "needed": [1, 2]}
    assert view["last_row"] == 2
    assert bob.view()["take_back"] == view["take_back"]
    assert bob.answer(1, True).json()["take_back"]["agreed"] == [1]
    assert cid.answer(0, True).json()["problem"] == "not-your-seat"
    done = cid.answer(2, True).json()
    assert (done["last_row"], done["line"], done["take_back"]) == (3, [0], None)
    assert ann.log()[-1]["seat"] == 0


def test_an_answer_is_to_the_wish_that_was_seen(game: Person) -> None:
    place(game, 3)
    ann, bob = game.with_seats(0), game.with_seats(1)
    ann.back(0, 0)
    ann.answer(0, False)
    bob_saw = 0
    game.with_seats(2).back(2, 1)
    answer = bob.answer(1, True, to=bob_saw)
    assert (answer.status_code, answer.json()["problem"]) == (409, "nothing-asked")
    assert bob.view()["take_back"]["agreed"] == []


def test_a_refusal_ends_the_wish(game: Person) -> None:
    place(game, 2)
    ann, bob = game.with_seats(0), game.with_seats(1)
    ann.back(0, 0)
    assert bob.answer(1, False).json()["take_back"] is None
    assert bob.answer(1, True).json()["problem"] == "nothing-asked"
    ann.back(0, 0)
    assert ann.answer(0, False).json()["take_back"] is None  # withdrawn
    ann.back(0, 0)
    place(game, 1)
    assert ann.view()["take_back"] is None
    assert len(ann.log()) == 3


def test_all_around_one_screen_agree_by_themselves(game: Person) -> None:
    place(game, 3)
    assert game.view()["free_take_back"] == 2
    assert game.back(2, 0).json()["line"] == [0]
    place(game, 3)
    two = game.with_seats(0, 1)
    assert two.view()["free_take_back"] is None
    assert two.back(0, 0).json()["take_back"] == {"seat": 0, "to": 0, "agreed": [1], "needed": [1, 2]}
    assert game.with_seats(2).answer(2, True).json()["line"] == [0]


def test_who_has_not_come_or_has_left_is_not_asked(http: httpx.Client) -> None:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, {"faction": "mermaids"}, seed=7)
    ann, bob = game.with_seats(0), game.with_seats(1)
    ann.play(ann.view()["desk"]["moves"][0]["text"])
    bob.play(bob.view()["desk"]["moves"][0]["text"])
    assert ann.back(0, 0).json()["take_back"]["needed"] == [1]
    assert bob.commit(1, ["resign"]).status_code == 200
    assert ann.back(0, 0).json()["line"] == [0]


def test_who_comes_while_a_wish_stands_is_asked_too(http: httpx.Client) -> None:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, {"faction": "mermaids"}, seed=7)
    ann, bob, cid = (game.with_seats(seat) for seat in range(3))
    ann.play(ann.view()["desk"]["moves"][0]["text"])
    bob.play(bob.view()["desk"]["moves"][0]["text"])
    assert ann.back(0, 0).json()["take_back"]["needed"] == [1]
    assert cid.view()["take_back"]["needed"] == [1, 2]
    waiting = bob.answer(1, True).json()
    assert (waiting["last_row"], waiting["take_back"]["agreed"]) == (2, [1])
    assert cid.answer(2, True).json()["line"] == [0]


def test_a_program_that_moves_without_looking_has_come(http: httpx.Client) -> None:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    ann, bob = game.with_seats(0), game.with_seats(1)
    place(ann, 1)
    offered = game.with_seats().view()
    assert [seat["claimed"] for seat in offered["seats"]] == [True, False]
    assert bob.commit(1, ["build F3"], 1).status_code == 200
    assert ann.back(0, 0).json()["take_back"] == {"seat": 0, "to": 0, "agreed": [], "needed": [1]}


def test_hints_wait_for_seats_nobody_has_come_to(http: httpx.Client) -> None:
    """Unlike going back: help would be an advantage over whoever comes."""
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    ann = game.with_seats(0)
    ann.ask("PATCH", "/seats/0", {"advice": True})
    assert ann.view()["advice"] is False


def test_wishes_and_answers_are_based_on_a_row(game: Person) -> None:
    place(game, 2)
    ann, bob = game.with_seats(0), game.with_seats(1)
    assert ann.back(0, 0, base=1).status_code == 409
    ann.back(0, 0)
    assert bob.answer(1, True, base=1).status_code == 409
    assert ann.view()["last_row"] == 2


def test_a_wish_stands_while_bots_move(http: httpx.Client) -> None:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, {"bot": "novice"}, seed=7, pace=300)
    for seat in range(2):
        game.with_seats(seat).view()
    place(game, 2)
    ann, bob = game.with_seats(0), game.with_seats(1)
    view = ann.view()
    assert view["thinking"] == 2
    assert ann.back(0, 0).json()["take_back"]["needed"] == [1]
    wait_for(lambda: ann.is_past(view["last_row"]))
    later = game.mine_to_decide()
    assert later["take_back"] == {"seat": 0, "to": 0, "agreed": [], "needed": [1]}
    assert bob.answer(1, True, base=later["last_row"]).json()["line"] == [0]
    assert ann.view()["take_back"] is None


@pytest.mark.parametrize("to", [2, 3, 1_000_000])
def test_only_to_earlier_plies_of_the_line(game: Person, to: int) -> None:
    place(game, 2)
    assert game.back(0, to).json()["problem"] == "not-in-line"
    assert game.back(0, -1).status_code == 422


def test_what_was_taken_back_is_no_goal(game: Person) -> None:
    place(game, 2)
    game.back(0, 0)
    place(game, 1)
    assert game.back(0, 1).json()["problem"] == "not-in-line"
    assert game.back(0, 3).json()["line"] == [0]  # the step back itself stands where it led


def test_a_finished_game_can_be_taken_up_again(http: httpx.Client) -> None:
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    assert game.commit(0, ["resign"]).status_code == 200
    view = game.commit(1, ["resign"]).json()
    assert view["status"] == "over"
    assert view["free_take_back"] == 1
    view = game.back(1, 1).json()
    assert (view["status"], view["desk"]["seat"]) == ("open", 1)


def test_the_others_are_asked_for_the_whole_turn(http: httpx.Client) -> None:
    """Answers cut a turn into rows: going back means to before its first one, and own answers are no turn."""
    rules = {"automatic": {"take": -1, "end_turn": False}}
    game = new_game(http, {"faction": "witches"}, {"faction": "nomads"}, seed=7)
    ann, bob = (game.with_seats(seat) for seat in range(2))
    for seat, person in enumerate((ann, bob)):
        assert person.ask("PATCH", f"/seats/{seat}", rules).status_code == 200
    while game.view()["desk"]["decision"] != "turn":
        place(game, 1)
    view = game.view()
    first, second = (ann, bob) if view["desk"]["seat"] == 0 else (bob, ann)
    asked = next(
        choice["text"]
        for choice in view["desk"]["moves"]
        if any(follow["kind"] == "leech" for follow in choice["follow_ups"])
    )
    start = view["last_row"]
    first.play(asked)
    assert second.view()["desk"]["decision"] == "leech"
    second.play("decline")
    first.play("done")
    assert first.view()["free_take_back"] == start + 2  # the end alone, as long as nobody has moved after it
    assert [entry["decision"] for entry in game.log()[start:]] == ["turn", "leech", "after"]
    second.play(*second.any_turn(second.view()))
    assert first.view()["free_take_back"] is None
    assert first.view()["asked_take_back"] == start
    assert second.view()["asked_take_back"] == start + 3
    seat = 0 if first is ann else 1
    first.back(seat, start)
    assert second.answer(1 - seat, True).json()["table"]["hash"] == view["table"]["hash"]


def test_not_without_end(game: Person, http: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each step back is a row more, and each row makes the game slower to open. Turns are never refused."""
    monkeypatch.setattr(take_back, "MOST_ROWS", 4)
    place(game, 2)
    assert game.with_seats(0).back(0, 0).json()["take_back"] is not None
    place(game, 2)
    ann = game.with_seats(0)
    refused = ann.back(0, 0)
    assert (refused.status_code, refused.json()["problem"]) == (409, "no-more-back")
    place(game, 1)
    assert game.view()["last_row"] == 5
    saved = load(http, game.ask("GET", "/save").text)  # as the sentence says
    assert saved.view()["last_row"] == 5
    monkeypatch.setattr(take_back, "MOST_ROWS", 6)
    assert saved.back(0, 0).json()["line"] == [0]


def test_consent_cannot_go_beyond_it_either(game: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    place(game, 2)
    ann, bob, cid = (game.with_seats(seat) for seat in range(3))
    ann.back(0, 0)
    bob.answer(1, True)
    monkeypatch.setattr(take_back, "MOST_ROWS", 2)
    refused = cid.answer(2, True)
    assert (refused.status_code, refused.json()["problem"]) == (409, "no-more-back")
    assert cid.answer(2, False).status_code == 200
