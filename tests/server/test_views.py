"""What a view holds: all that the app shows, computed by the same `Game` that decides what is legal."""

from __future__ import annotations

import base64
from pathlib import Path

import httpx
import pytest

from mystica.game import Game, warnings_of
from mystica.notation.saves import dump_save
from mystica.server.play.presenting import table_of
from mystica.server.storage.keys import new_key
from mystica.setups import draw
from tests.server.people import Json, Person, load, new_game

HOME = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def late() -> Game:
    """A game in its fourth round, with whole turns, favors and warnings to choose from."""
    game = Game(draw(2, 4, factions=("witches", "nomads")))
    while game.round < 4:
        game.play(max(game.moves(), key=lambda move: (move.kind not in ("pass", "decline"), move.outcome.vp)))
    while game.decision != "turn":
        game.play(game.moves()[0])
    return game


@pytest.fixture
def table(http: httpx.Client, late: Game) -> Person:
    return load(http, dump_save(late.setup, late.actions))


def test_every_legal_turn_is_listed_with_what_it_does(table: Person, late: Game) -> None:
    desk = table.view()["desk"]
    assert desk["seat"] == late.decider
    moves = late.moves()
    assert [choice["text"] for choice in desk["moves"]] == [move.text for move in moves]
    for choice, move in zip(desk["moves"], moves):
        seen: Json = {
            "target": move.target,
            "cost": move.outcome.cost,
            "gain": move.outcome.gain,
            "vp": move.outcome.vp,
        }
        assert {key: choice[key] for key in seen} == seen
        warned = [(warning.key, warning.arguments) for warning in warnings_of(late.state, move)]
        assert [(warning["key"], warning["args"]) for warning in choice["warnings"]] == warned
    assert any(choice["warnings"] for choice in desk["moves"])
    payments = {move.text for move in late.atomic_moves() if move.kind in ("convert", "sacrifice")}
    assert {choice["text"] for choice in desk["conversions"]} == payments


def test_a_table_with_a_draft_is_its_owners_until_it_is_committed(table: Person, late: Game) -> None:
    """Tables are kept for each position; whoever commits another turn gets another one."""

    def seen_after(*texts: str) -> Json:
        game = late.copy()
        for text in texts:
            game.play(text)
        shown: Json = table_of(game).model_dump(mode="json")
        return shown

    seat = late.decider or 0
    other, watcher = table.with_seats(1 - seat), table.with_seats()
    base = table.view()["last_row"]
    drafts: list[list[str]] = []
    for move in late.moves()[:10]:
        drafted = table.draft(seat, [move.text]).json()
        assert drafted["table"] == seen_after(move.text)
        assert other.view()["table"] == watcher.view()["table"] == seen_after()
        if drafted["desk"]["complete"] and not drafted["table"]["offers"]:  # which a rule might answer at once
            drafts.append([move.text, *drafted["desk"]["finish"]])
    whole = drafts[0]
    table.draft(seat, drafts[-1])
    assert whole != drafts[-1]
    assert table.commit(seat, whole, base).json()["table"] == seen_after(*whole)
    assert other.view()["table"] == watcher.view()["table"] == seen_after(*whole)


def test_projections_are_those_of_the_game(table: Person, late: Game) -> None:
    seen = table.view()["table"]
    assert (seen["decider"], seen["decision"], seen["round"]) == (late.decider, late.decision, late.round)
    assert [row["vp"] for row in seen["players"]] == [player.vp for player in late.players]
    assert [row["coins"] for row in seen["income"]] == [row.coins for row in late.next_income()]
    assert len(seen["final"]) == len(late.final_scoring()) and len(seen["cult_bonus"]) == len(late.cult_bonus())
    assert seen["sources"] == list(late.vp_sources())
    assert seen["spendable_power"] == [late.spendable_power(seat) for seat in range(2)]


def test_whoever_watches_sees_the_table_and_no_desk(table: Person) -> None:
    mine, watching = table.view(), table.with_seats().view()
    assert watching["table"] == mine["table"]
    assert (watching["desk"], watching["mine"], watching["asides"], watching["host"]) == (None, [], [], False)


def test_ids_and_secrets_are_128_random_bits(http: httpx.Client) -> None:
    games = [new_game(http) for _ in range(3)]
    found = [key for game in games for key in (game.game, game.host, *game.keys.values())]
    assert len({*found, *(new_key() for _ in range(1000))}) == len(found) + 1000
    for key in found:
        assert len(base64.urlsafe_b64decode(f"{key}==")) * 8 == 128


def test_the_host_guide_says_that_a_backup_is_one_file() -> None:
    guide = (HOME / "docs" / "hosts.md").read_text("utf-8")
    backup = guide.partition("## Backup")[2].partition("\n## ")[0]
    assert "copy" in backup.lower() and "games.db" in backup
