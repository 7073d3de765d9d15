"""Starting, asking, playing and being refused through the face."""

from __future__ import annotations

import subprocess
import sys

import pytest

import mystica
from mystica import AmbiguousMove, Game, IllegalMove, InvalidMove, MoveError, SetupError, data
from mystica.engine.core import actions as act
from mystica.game import Move, RefusedMove
from mystica.setups import draw, introductory
from tests.game.tables import game_of
from tests.rules.table import Table


def witches() -> Table:
    table = Table("witches", "nomads")
    table.put("witches", "F4")
    table.put("nomads", "F2")
    table.give("witches", coins=15, workers=3, priests=1, power=(5, 7, 0))
    return table


# ---- starting ---------------------------------------------------------------------------------------------


def test_a_new_game_is_drawn_from_its_seed() -> None:
    one, other = Game.new(3, 7), Game.new(3, 7)
    assert one.setup == other.setup == draw(3, 7)
    assert one.hash == other.hash
    assert (one.round, one.phase, one.decision, one.decider) == (0, "factions", "faction", 0)
    assert one.winners == () and not one.is_over


def test_without_a_seed_one_is_drawn_and_kept() -> None:
    game = Game.new()
    assert game.setup.players == 4 and game.setup.seed is not None
    assert Game.new(4, game.setup.seed).hash == game.hash


def test_the_first_game_of_the_rulebook() -> None:
    game = Game.new(4, preset="first-game")
    assert game.setup == introductory(4)
    assert game.phase == "bonus cards" and game.decision == "bonus"


@pytest.mark.parametrize(
    "wrong",
    [
        {"preset": "frist-game"}, {"players": 6}, {"map": "atlantis"}, {"profile": "strict"},
        {"options": {"leech": "never"}}, {"factions": ("witches", "auren")},
        {"preset": "first-game", "seed": 3}, {"preset": "first-game", "factions": ("witches", "nomads")},
    ],
)  # fmt: skip
def test_setups_that_cannot_be_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(SetupError):
        Game.new(**({"players": 2} | wrong))  # type: ignore[arg-type]


def test_from_an_explicit_setup() -> None:
    game = Game(draw(2, 1, factions=("witches", "nomads")))
    assert [game.faction(seat) for seat in range(2)] == ["witches", "nomads"]
    assert game.phase == "dwellings"


# ---- playing ----------------------------------------------------------------------------------------------


def test_by_text_by_value_and_by_number_is_the_same() -> None:
    games = [game_of(witches()) for _ in range(3)]
    text, value, number = games
    move = text.parse("upgrade F4 to TP")
    assert text.play("upgrade f4 to tp") == move
    assert value.play(move) == move
    assert number.play(move.atoms[0]) == move
    assert text.hash == value.hash == number.hash
    assert text.history[0].text == "upgrade F4 to TP"
    assert (text.history[0].seat, text.history[0].faction, text.history[0].round) == (0, "witches", 1)


def test_several_phrases_are_one_move() -> None:
    game = game_of(witches())
    move = game.play("burn 1. convert 1pw to 1c. convert 2w to 2c. pass BON1")
    assert len(move.atoms) == 5 and move.kind == "pass" and move.outcome.coins == 3
    assert game.ply == 1 and game.player(0).passed


def test_conversions_in_a_row_are_one_phrase_both_ways() -> None:
    table = witches()
    table.give("witches", power=(0, 0, 6))
    game = game_of(table)
    move = game.parse("convert 6pw to 2w. upgrade F4 to TP")
    assert move.atoms[:2] == (act.CONVERT + act.POWER_TO_WORKER,) * 2
    assert move.text == "convert 6pw to 2w. upgrade F4 to TP"


def test_who_plays_may_be_named() -> None:
    game = game_of(witches())
    assert game.parse("witches: advance ship") == game.parse("advance ship") == game.parse("player1: advance ship")
    with pytest.raises(RefusedMove) as refused:
        game.play("nomads: advance ship")
    assert refused.value.reason.key == "not-your-decision"


def test_done_at_the_end_is_no_mistake_where_the_turn_is_over() -> None:
    table = witches()
    table.give("witches", coins=4, workers=0, priests=1, power=(5, 0, 0))
    game = game_of(table)
    assert game.parse("advance ship. done") == game.parse("advance ship")
    rich = game_of(witches())
    assert rich.parse("advance ship. done").atoms == (act.ADVANCE_SHIPPING, act.DONE)


def test_short_forms_where_only_one_move_fits() -> None:
    table = witches()
    table.give("witches", coins=6, workers=2)
    game = game_of(table)
    assert game.parse("upgrade F4") == game.parse("upgrade F4 to TP") == game.parse("upgrade F4 to trading house")
    assert game.parse("advance shipping") == game.parse("advance ship")


def test_a_double_turn_is_told_as_what_follows() -> None:
    table = Table("chaosmagicians", "nomads")
    table.put("chaosmagicians", "F4", "SH")
    table.rich("chaosmagicians")
    game = game_of(table)
    move = game.play("action ACTC")
    assert [(f.kind, f.amount) for f in move.outcome.follow_ups] == [("action", 2)]
    second = game.play("advance ship")
    assert [(f.kind, f.amount) for f in second.outcome.follow_ups] == [("action", 1)]
    assert game.decider == 0 and game.decision == "turn"


# ---- being refused ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "", " . ", "fly to F3", "build Z9", "build", "build F3 F4", "upgrade F4 to castle", "transform F3 to pink",
        "transform F3 to brown slowly", "action ACT99", "action", "+FAV99", "+", "+fire fast", "send p to love",
        "send p to fire for 9", "pass BON99", "setup elves", "convert 1w to 1gold", "convert 4pw to 1w",
        "convert 7pw to 2w", "burn 100", "leech two", "decline 1 of witches", "bridge A1:I9", "bridge A1", "connect X9",
        "elves: build F3", "x" * 5000, "99999999999999999999", "build F3. fly",
    ],
)  # fmt: skip
def test_nonsense_is_invalid_and_changes_nothing(text: str) -> None:
    game = game_of(witches())
    before = game.hash
    with pytest.raises((InvalidMove, RefusedMove)) as refused:
        game.play(text)
    if not text.startswith(("build F3.",)):
        assert isinstance(refused.value, InvalidMove), str(refused.value)
    assert (game.hash, game.ply, game.redoable) == (before, 0, ())


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("build F4", "occupied"), ("build A1", "not-reachable"), ("upgrade F4 to SH", "wrong-structure"),
        ("upgrade F2 to TP", "occupied"), ("action ACT6", "power-short"), ("action BON1", "not-held"),
        ("action ACTN", "not-held"), ("action FAV6", "not-held"), ("leech", "no-offer"),
        ("leech 2 from nomads", "no-offer"),
        ("+fire", "wrong-moment"), ("+FAV1", "wrong-moment"), ("done", "wrong-moment"),
        ("setup nomads", "wrong-moment"), ("connect r1", "not-allowed"), ("later", "not-allowed"),
        ("dig", "not-allowed"),
        ("witches: leech 1 from nomads (late)", "no-offer"), ("nomads: +fire", "no-step"),
        ("convert 3w to 3p", "wrong-moment"),
        ("convert 3c to 1vp", "not-allowed"), ("spades first", "not-allowed"), ("bridge C1:B2", "wrong-moment"),
    ],
)  # fmt: skip
def test_illegal_moves_are_refused_with_their_reason(text: str, key: str) -> None:
    game = game_of(witches())
    before = game.hash
    with pytest.raises(IllegalMove) as refused:
        game.play(text)
    assert isinstance(refused.value, RefusedMove)
    assert refused.value.reason.key == key, str(refused.value)
    assert refused.value.reason.rule in str(refused.value)
    assert game.hash == before and game.ply == 0


def test_nothing_is_half_applied() -> None:
    game = game_of(witches())
    before = game.hash
    with pytest.raises(RefusedMove) as refused:
        game.play("burn 3. convert 3pw to 1w. advance ship. advance ship")
    assert refused.value.reason.key == "wrong-moment"
    assert game.hash == before and game.history == ()


def test_several_meanings_are_named() -> None:
    game = game_of(witches())
    with pytest.raises(AmbiguousMove, match="send p to fire for 3"):
        game.play("send p to fire")
    with pytest.raises(AmbiguousMove, match="pass BON1"):
        game.play("pass")
    with pytest.raises(AmbiguousMove, match="transform F3 to"):
        game.play("transform F3")


@pytest.mark.parametrize("number", [-1, int(act.N_ACTIONS), 10**30, -(10**30)])
def test_numbers_that_are_no_action(number: int) -> None:
    game = game_of(witches())
    with pytest.raises(InvalidMove):
        game.play(number)


def test_moves_of_another_position_or_seat_are_checked() -> None:
    game = game_of(witches())
    move = game.parse("advance ship")
    game.play("send p to fire for 3. done")
    with pytest.raises(RefusedMove, match="advance ship"):
        game.play(move)
    with pytest.raises(InvalidMove):
        game.play(Move((), 1, game.state))
    mended = Move((act.LEECH,), 1, game.state)
    with pytest.raises(RefusedMove):
        game.play(mended)
    assert game.is_legal("advance ship") is False
    assert game.is_legal("build C3") is False and game.is_legal("pass BON1")


def test_a_game_that_is_over_takes_no_move() -> None:
    table = Table("witches", "nomads", round=6)
    table.put("witches", "F4")
    table.put("nomads", "F2")
    game = game_of(table)
    for _ in range(2):
        game.play("pass. done")
    assert game.is_over and game.phase == "over" and game.decision == "" and game.decider is None
    assert game.moves() == [] and game.atomic_moves() == []
    assert set(game.winners) <= {0, 1} and game.winners
    with pytest.raises(RefusedMove, match="over"):
        game.play("pass")
    with pytest.raises(RefusedMove):
        game.play(act.DONE)
    reason = game.explain("build F3")
    assert reason is not None and reason.key == "game-over"


def test_seats_that_are_not_there() -> None:
    game = game_of(witches())
    for call in (game.faction, game.player, game.spendable_power):
        with pytest.raises(MoveError):
            call(2)


# ---- out of turn ------------------------------------------------------------------------------------------


def deferred() -> Game:
    """The Witches have built beside Nomads and Cultists; the Nomads are asked first."""
    table = Table("witches", "nomads", "cultists", profile="snellman")
    table.put("witches", "F4")
    table.put("nomads", "F3")
    table.put("cultists", "E6")
    table.rich("witches", "nomads", "cultists")
    table.give("nomads", power=(5, 7, 0))
    table.give("cultists", power=(5, 7, 0))
    game = game_of(table)
    game.play("upgrade F4 to TP. done")
    return game


def test_offers_left_open_are_answered_out_of_turn() -> None:
    game = deferred()
    assert (game.decision, game.decider) == ("leech", 1)
    assert [(o.owner, o.builder, o.power, o.gain, o.price) for o in game.offers] == [(1, 0, 1, 1, 0), (2, 0, 1, 1, 0)]
    game.play("later")
    game.play("later")
    assert (game.decision, game.decider) == ("turn", 1)
    move = game.answer(2, "leech")
    assert move.seat == 2 and move.kind == "leech" and move.target == "witches"
    assert [o.owner for o in game.offers] == [1] and game.player(2).bowls == (4, 8, 0)
    assert game.history[-1].text.startswith("cultists: leech 1 from witches")
    assert [(m.kind, m.target) for m in game.moves()[:2]] == [("leech", "witches"), ("decline", "witches")]
    game.play("advance ship")  # acting without an answer refuses it
    assert game.offers == () and game.player(1).bowls == (5, 7, 0)


def test_an_answer_when_asked_is_a_plain_answer() -> None:
    game = deferred()
    assert game.answer(1, "decline").atoms == (act.DECLINE,)


def test_answers_nobody_waits_for_are_refused() -> None:
    game = deferred()
    with pytest.raises(RefusedMove) as refused:
        game.answer(0, "leech")
    assert refused.value.reason.key == "no-offer"
    with pytest.raises(RefusedMove):
        game.answer(0, "+fire")


def test_a_player_may_leave() -> None:
    game = deferred()
    game.answer(2, "resign")
    assert game.player(2).dropped
    with pytest.raises(RefusedMove) as refused:
        game.answer(2, "resign")
    assert refused.value.reason.key == "left-already"


# ---- the package ------------------------------------------------------------------------------------------


def test_the_package_offers_what_it_says() -> None:
    for name in mystica.__all__:
        assert getattr(mystica, name) is not None
    assert set(mystica.__all__) <= set(dir(mystica))
    assert not hasattr(mystica, "Gmae")


def test_importing_the_package_loads_no_engine() -> None:
    script = "import sys, mystica; assert not any(name.startswith('mystica.engine') for name in sys.modules)"
    subprocess.run([sys.executable, "-c", script], check=True)


def test_sacrifices_said_together_are_made_where_they_are_used() -> None:
    """Under the ruling that a sacrifice is for one use at a time, the text may still say them first."""
    table = witches()
    table.give("witches", coins=0, power=(0, 7, 0))
    game = game_of(table)
    move = game.parse("burn 3. convert 3pw to 3c")
    assert move.atoms == (act.BURN, act.CONVERT + act.POWER_TO_COIN) * 3
    with pytest.raises(IllegalMove):
        game.parse("burn 3. convert 1pw to 1c")


def test_presets_set_options_that_can_be_changed() -> None:
    for key, preset in data.presets().items():
        if not preset.introductory:
            game = Game.new(3, 1, preset=key)
            assert preset.options.items() <= game.setup.options.items()
    changed = Game.new(3, 1, preset="everything", options={"final-tile": "off"}).setup
    assert changed.options["final-tile"] == "off" and changed.options["fire-and-ice"] == "true"


def test_everything_a_setup_can_have() -> None:
    """Own map, own starting VP, factions that are drawn, every preset."""
    rows = data.map_rows(data.maps()["lakes"], data.common())
    game = Game.new(
        3, 5, map="pond", map_rows=rows, factions=("", "yetis", ""), options={"fire-and-ice": "true"},
        start_vp=dict.fromkeys(data.factions(), 30),
    )  # fmt: skip
    assert (game.setup.map, game.setup.options["vp"], game.faction(1)) == ("pond", "file", "yetis")
    assert [game.player(seat).vp for seat in range(3)] == [30, 30, 30]
    for preset in data.presets():
        assert Game.new(4, None, preset=preset).setup.players == 4
    with pytest.raises(SetupError, match="first game is fixed"):
        Game.new(4, preset="first-game", start_vp={"witches": 3})
