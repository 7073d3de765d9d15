"""Ledgers of Fire & Ice: set-up choices, the row forms of its six factions, and what is ours alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mystica import data
from mystica.engine.core import state as column
from mystica.engine.core.ids import (
    BY_FINAL_TILE,
    CHOOSING,
    E_VP,
    STAGE_AREA,
    STAGE_BEFORE,
    STAGE_CULT_RANK,
    STAGE_RESOURCES,
    WHEEL,
)
from mystica.engine.core.state import State
from mystica.engine.flow import apply, new_game
from mystica.notation.ledgers.check import check_ledger, read_rows
from mystica.notation.ledgers.reader import LedgerPlayer, resources
from mystica.notation.ledgers.text import LedgerError, read_ledger
from mystica.notation.ledgers.writer import write_ledger, write_rows
from mystica.notation.moves import action_of, field
from mystica.setups import draw
from tests.ledgers.test_reader import SCORE, Play

GOLDEN = Path(__file__).parent.parent / "golden"
BOX = [f"option fire-and-ice-factions/{name}" for name in ("ice", "volcano", "variable_v5")]


def one(faction: str, spaces: str, terrain: str, **options: Any) -> Play:
    """One rich faction of the box with dwellings, and the Nomads far away."""
    play = Play(faction, "nomads", terrains=terrain, **options)
    play.t.put(faction, spaces)
    play.t.put("nomads", "A5")
    play.t.rich(faction, "nomads")
    return play


# ---- set-up -----------------------------------------------------------------------------------------------


def started(*lines: str) -> LedgerPlayer:
    player = LedgerPlayer(read_ledger("\n".join([*BOX, SCORE, *lines])))
    player.play_all()
    return player


def test_starting_terrains_at_their_moments() -> None:
    """LEDGER.md: ice and variable directly after their `setup`, volcano after all of them."""
    player = started(
        "setup acolytes", "setup yetis", "yetis: pick-color red", "setup shapeshifters",
        "shapeshifters: pick-color GREY", "setup witches", "acolytes: pick-color Blue", "acolytes: build A4",
    )  # fmt: skip
    wheel = ("yellow", "brown", "black", "blue", "green", "gray", "red")
    terrains = [wheel[field(player.state, seat, column.START_TERRAIN)] for seat in range(4)]
    assert terrains == ["blue", "red", "gray", "green"]
    assert field(player.state, 1, column.COLOUR) == WHEEL  # ice
    assert player.state.v[column.PHASE] != CHOOSING


@pytest.mark.parametrize(
    "rows", [("pick-color red", "+FAV11"), ("+FAV11", "pick-color red"), ("pick-color red. +FAV11",)]
)
def test_ice_maidens_take_a_favor_tile_besides(rows: tuple[str, ...]) -> None:
    player = started(
        "setup icemaidens", *(f"icemaidens: {row}" for row in rows), "setup nomads", "icemaidens: build D4"
    )
    assert field(player.state, 0, column.FAVOR_TILES) == 2**10


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("yetis: pick-color yellow", "not allowed"),  # the Nomads' home
        ("yetis: pick-color ice", "is not a terrain of the transformation cycle"),
        ("yetis: pick-color", "is not a terrain of the transformation cycle"),
        ("yetis: pick-color red now", "too many words"),
        ("yetis: +FAV11", "not allowed"),
        ("yetis: build A6", "not allowed"),
        ("nomads: pick-color red", "have nothing to decide now"),
    ],
)
def test_starting_terrains_that_cannot_be(row: str, reason: str) -> None:
    with pytest.raises(LedgerError, match=f"^Line 7, .*{reason}"):
        started("setup yetis", "setup nomads", row)


# ---- Ice Maidens and Yetis --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["dig 1. build E3", "dig 1. transform E3 to ice. build E3", "dig 1. transform E3. build E3"]
)
def test_ice_costs_one_spade_on_the_starting_terrain(text: str) -> None:
    play = one("yetis", "E4", "red").rows(f"yetis: {text}")
    assert (play.t.structure("E3"), play.t.terrain("E3")) == ("yetis D", "ice")


def test_transform_without_a_colour_goes_towards_the_starting_terrain() -> None:
    """Black lies three steps from gray: one and two spades lead to blue and green, three to ice."""
    for spades, colour in ((1, "blue"), (2, "green"), (3, "ice")):
        play = one("icemaidens", "E4", "gray")
        play.t.paint("E5", "black")
        play.rows(f"icemaidens: dig {spades}. transform E5")
        assert play.t.terrain("E5") == colour


def test_no_way_leads_through_the_starting_terrain() -> None:
    """The site: black to green is five spades where blue lies between and is the starting terrain."""
    play = one("yetis", "E4", "blue")
    play.t.paint("E5", "black")
    assert "does not match the number of spades in hand: 2." in play.refused("yetis: dig 2. transform E5 to green")
    play.rows("yetis: dig 5. transform E5 to green")
    assert play.t.terrain("E5") == "green"


def test_yetis_use_power_actions_again() -> None:
    play = one("yetis", "E4", "red")
    play.t.put("yetis", "E1", "SH")
    play.rows("yetis: action ACT4\nnomads: pass BON1\nyetis: action ACT4")
    assert play.t.power("yetis") == (6, 0, 6)


# ---- Acolytes and Dragonlords -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "dig 1. transform E3 to volcano. -3fire. build E3",
        "dig 1. transform E3. -3fire. build E3",
        "dig 1. build E3. -3fire",
        "dig 1. -3 fire. build E3",
        "dig 1. build E3\nacolytes: -3FIRE",
        "convert 1w to 1c. dig 1. convert 1w to 1c. transform E3. -3fire. convert 1w to 1c. build E3",
    ],
)
def test_acolytes_pay_with_steps_of_one_track(text: str) -> None:
    play = one("acolytes", "E4", "blue")
    play.t.give("acolytes", cults=(5, 3, 3, 3))
    if text.startswith("dig 1. -3"):
        assert "a marker can only step back from 8 or 9" in play.refused(f"acolytes: {text}")
        return
    play.rows(f"acolytes: {text}")
    assert (play.t.structure("E3"), play.t.cults("acolytes")) == ("acolytes D", (2, 3, 3, 3))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("dig 1. transform E3. -2fire", "does not pay"),
        ("dig 1. transform E3. -3air", "does not pay"),
        ("dig 1. transform E3. -fire. -2fire", "does not pay"),
        ("dig 1. transform D3. -3fire", "does not pay"),  # the Nomads' home costs four
        ("dig 1. transform E3. build E3. pass BON1", "not allowed"),
        ("dig 2. transform E3. -3fire", "one space at a time"),
        ("dig 1. dig 1", "one space at a time"),
        ("transform E3. -3fire", "write the spade first"),
        ("build E3", "not allowed"),
        ("dig 1. pass BON1", "transform the space you dug for first"),
        ("dig 1. upgrade E4 to TP", "transform the space you dug for first"),
        ("dig 1. transform E3 to ice", "not allowed"),
    ],
)
def test_volcanoes_that_cannot_be(text: str, reason: str) -> None:
    play = one("acolytes", "E4", "blue")
    play.t.give("acolytes", cults=(5, 3, 3, 2))
    assert reason in play.refused(f"acolytes: {text}")


@pytest.mark.parametrize("text", ["dig 1", "dig 1. build E3", "dig 1. transform E3"])
def test_a_volcano_is_finished_before_others_go_on(text: str) -> None:
    play = one("acolytes", "E4", "blue").rows(f"acolytes: {text}")
    play.refused("nomads: pass BON1")


def test_spades_of_acolytes_become_steps() -> None:
    for text, cults in (
        ("action BON1. +air", (3, 3, 3, 4)),
        ("action ACT6. +air. +fire", (4, 3, 3, 4)),
        ("action ACT6. +2air", (3, 3, 3, 5)),
        ("action ACT6. +air. +air", (3, 3, 3, 5)),
    ):
        play = one("acolytes", "E4", "blue")
        play.t.card("acolytes", "BON1")
        play.rows(f"acolytes: {text}\nnomads: pass BON2")
        assert play.t.cults("acolytes") == cults
    play = one("acolytes", "E4", "blue").rows("acolytes: action ACT6. +air")
    assert "have nothing to decide now" in play.refused("nomads: pass BON2")
    assert "the number of steps still to take" in play.refused("acolytes: +2air")


@pytest.mark.parametrize("factions", [("acolytes", "nomads"), ("nomads", "acolytes")])
@pytest.mark.parametrize("rows", ["acolytes: +fire\nnomads: -spade", "nomads: -spade\nacolytes: +fire"])
def test_steps_of_the_cult_bonus_in_any_order(factions: tuple[str, str], rows: str) -> None:
    """The site does not mind who uses spades first, nor what becomes of them."""
    play = Play(*factions, scoring="SCORE6", terrains="blue")
    play.t.put("acolytes", "E4")
    play.t.put("nomads", "A5")
    for faction in factions:
        play.t.give(faction, cults=(0, 4, 0, 0))
    play.rows(f"{factions[0]}: pass BON1\n{factions[1]}: pass BON2\n{rows}")
    assert (play.t.cults("acolytes")[0], play.t.round) == (1, 2)


def test_dragonlords_lose_tokens_by_themselves() -> None:
    play = one("dragonlords", "E4", "blue")
    play.t.give("dragonlords", power=(1, 2, 3))
    play.rows("dragonlords: dig 1. build E3\nnomads: pass BON1\ndragonlords: dig 1. transform D3 to volcano")
    assert play.t.power("dragonlords") == (0, 0, 3)  # one token of bowl I, then two for the Nomads' home
    assert (play.t.structure("E3"), play.t.terrain("D3")) == ("dragonlords D", "volcano")


def test_dragonlords_choose_bowls_where_the_ruling_says_so() -> None:
    play = one("dragonlords", "E4", "blue", token_loss="choice")
    play.t.give("dragonlords", power=(1, 2, 3))
    play.rows("dragonlords: dig 1. build E3. -bowl2")
    assert (play.t.power("dragonlords"), play.t.structure("E3")) == ((1, 1, 3), "dragonlords D")
    play.refused("dragonlords: -bowl2")


def test_spades_of_dragonlords_become_tokens() -> None:
    play = one("dragonlords", "E4", "blue")
    play.t.give("dragonlords", power=(0, 0, 6))
    play.rows("dragonlords: action ACT6\nnomads: pass BON2")
    assert play.t.power("dragonlords") == (8, 0, 0)
    assert "not allowed" in play.refused("dragonlords: action ACT5. build E3")


# ---- Riverwalkers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "unlocked", "priests"),
    [
        ("action ACT2. unlock-terrain blue", "blue", 0),
        ("action ACT2. Unlock-Terrain Gain-Priest", "", 1),
        ("convert 5pw to 1p. unlock-terrain blue. action ACT4", "blue", 0),
        ("action ACT2\nriverwalkers: unlock-terrain blue", "blue", 0),
    ],
)
def test_riverwalkers_unlock_terrains(text: str, unlocked: str, priests: int) -> None:
    play = one("riverwalkers", "F3", "green")
    play.t.give("riverwalkers", priests=0)
    play.rows(f"riverwalkers: {text}\nnomads: pass BON1")
    assert play.t.priests("riverwalkers") == priests
    assert bool(play.t.get("riverwalkers", column.UNLOCKED) & 2**3) == bool(unlocked)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("unlock-terrain blue", "no priest was gained"),
        ("action ACT2. unlock-terrain ice", "is not a terrain of the transformation cycle"),
        ("action ACT2. unlock-terrain", "is not a terrain of the transformation cycle"),
        ("action ACT2. unlock-terrain green", "not allowed"),
        ("action ACT2. pass BON1", "not allowed"),
        ("action ACT5", "not allowed"),
        ("dig 1", "not allowed"),
    ],
)
def test_unlocking_that_cannot_be(text: str, reason: str) -> None:
    play = one("riverwalkers", "F3", "green")
    assert reason in play.refused(f"riverwalkers: {text}")


def test_priests_of_the_income_unlock_before_the_round() -> None:
    play = one("riverwalkers", "F3", "green")
    play.t.put("riverwalkers", "F4", "TE")
    play.rows("riverwalkers: pass BON1\nnomads: pass BON2")
    assert "have nothing to decide now" in play.refused("nomads: pass BON1")
    play.rows("riverwalkers: unlock-terrain red\nriverwalkers: pass BON3")
    assert play.t.get("riverwalkers", column.UNLOCKED) & 2**6


def bridges() -> Play:
    play = one("riverwalkers", "F4", "green")
    play.t.put("riverwalkers", "C4", "TP")
    return play


@pytest.mark.parametrize(
    ("text", "built"),
    [
        ("bridge F4:G3. bridge C4:D5", 2),
        ("bridge F4:G3. -bridge", 1),
        ("-bridge. bridge F4:G3", 1),
        ("-2bridge", 0),
        ("-bridge. -bridge", 0),
    ],
)
def test_riverwalkers_build_or_leave_two_bridges(text: str, built: int) -> None:
    play = bridges().rows(f"riverwalkers: upgrade C4 to SH. {text}\nnomads: pass BON1")
    assert bin(play.t.get("riverwalkers", column.OWN_BRIDGES)).count("1") == built


def test_bridges_are_built_or_left() -> None:
    assert "have nothing to decide now" in bridges().rows("riverwalkers: upgrade C4 to SH").refused("nomads: pass BON1")
    assert "you cannot give this back" in bridges().refused("riverwalkers: upgrade C4 to SH. -3bridge")
    assert "you cannot give this back" in bridges().refused("riverwalkers: -bridge")


def test_bridges_without_a_place_are_left_too() -> None:
    """Far from all rivers nothing can be built: our engine asks for nothing, the site waits for `-2bridge`."""
    play = one("riverwalkers", "A5", "green")
    play.t.put("riverwalkers", "A1", "TP")
    play.rows("riverwalkers: upgrade A1 to SH. -2bridge\nnomads: pass BON1")
    assert play.t.get("riverwalkers", column.OWN_BRIDGES) == 0


# ---- Shapeshifters ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "power"), [("ACTH5", (5, 0, 7)), ("acth6", (0, 0, 7))])
def test_shapeshifters_change_their_home(code: str, power: tuple[int, int, int]) -> None:
    play = one("shapeshifters", "F4", "green")
    play.t.put("shapeshifters", "F2", "SH")
    play.rows(f"shapeshifters: action {code}. pick-color blue\nnomads: pass BON1")
    assert (play.t.home("shapeshifters"), play.t.power("shapeshifters")) == ("blue", power)


@pytest.mark.parametrize(
    "text",
    [
        "action ACTH5", "action ACTH6. pick-color green", "action ACTH5. pick-color yellow", "pick-color blue",
        "action ACTH1. pick-color blue", "action ACTH5. build F1",
    ],
)  # fmt: skip
def test_homes_that_cannot_be(text: str) -> None:
    play = one("shapeshifters", "F4", "green")
    play.t.put("shapeshifters", "F2", "SH")
    if text == "action ACTH5":
        play.rows(f"shapeshifters: {text}").refused("nomads: pass BON1")
    else:
        play.refused(f"shapeshifters: {text}")


def leeched(vp: int = 20) -> Play:
    """The Nomads have taken power from a structure of the Shapeshifters."""
    play = Play("shapeshifters", "nomads", terrains="green")
    play.t.put("shapeshifters", "F4")
    play.t.put("nomads", "F3")
    play.t.rich("shapeshifters", "nomads")
    play.t.give("nomads", power=(5, 7, 0))
    play.t.give("shapeshifters", power=(2, 2, 2), vp=vp)
    return play.rows("shapeshifters: upgrade F4 to TP\nnomads: leech 1 from shapeshifters")


@pytest.mark.parametrize(
    ("text", "power", "vp"), [("gain P3 for VP", (2, 2, 3), 19), ("-gain_p3_for_vp", (2, 2, 2), 20)]
)
@pytest.mark.parametrize("late", [False, True])
def test_shapeshifters_take_or_leave_a_token(text: str, power: tuple[int, int, int], vp: int, late: bool) -> None:
    play = leeched()
    if late:
        play.rows("nomads: pass BON1\nshapeshifters: send p to fire for 1\nshapeshifters: send p to air for 1")
    play.rows(f"shapeshifters: {text}")
    assert (play.t.power("shapeshifters"), play.t.vp("shapeshifters")) == (power, vp)
    assert "is not allowed now" in play.refused(f"shapeshifters: {text}")


def test_the_round_waits_for_the_token() -> None:
    play = leeched().rows("nomads: pass BON1\nshapeshifters: pass BON2")
    assert play.t.round == 1
    assert "have nothing to decide now" in play.refused("nomads: pass BON3")
    play.rows("shapeshifters: gain P3 for VP\nnomads: pass BON3")
    assert play.t.round == 2


def test_no_token_without_vp() -> None:
    play = leeched(vp=0)
    assert "is not allowed now" in play.refused("shapeshifters: gain P3 for VP")
    play.rows("shapeshifters: -gain_p3_for_vp")
    assert play.t.vp("shapeshifters") == 0


@pytest.mark.parametrize("text", ["gain P3 for C", "gain", "gain VP for P3", "gain P3 for VP now", "-2gain_p3_for_vp"])
def test_tokens_that_cannot_be(text: str) -> None:
    leeched().refused(f"shapeshifters: {text}")


# ---- an auction, which only we write ----------------------------------------------------------------------


def test_auction() -> None:
    """Drawn factions in the `setup` rows, bids by number of the player."""
    text = "\n".join(
        [
            "option factions=auction", SCORE, "setup witches", "setup nomads",
            "player1: bid on witches. bid 3", "player2: bid on witches. bid 4", "player1: bid on nomads. bid 0",
            "witches: build F4", "nomads: build E8",
        ]
    )  # fmt: skip
    player = LedgerPlayer(read_ledger(text))
    player.play_all()
    assert player.keys == ("nomads", "witches")
    assert [field(player.state, seat, column.VP) for seat in (0, 1)] == [40, 36]


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("player2: bid on witches", "have nothing to decide now"),
        ("player1: bid 3", "not allowed"),
        ("player1: bid on giants", "not allowed"),
        ("player1: bid on witches. bid 41", "not allowed"),
        ("player1: bid on witches. bid x", "like this: 'bid on FACTION'"),
        ("player1: build F4", "not allowed"),
        ("player9: bid on witches", "Nobody has this faction yet"),
        ("witches: build F4", "Nobody has this faction yet"),
    ],
)
def test_bids_that_cannot_be(row: str, reason: str) -> None:
    text = "\n".join(["option factions=auction", SCORE, "setup witches", "setup nomads", row])
    player = LedgerPlayer(read_ledger(text))
    before = player.state.values()
    with pytest.raises(LedgerError, match=f"^Line 5, .*{reason}"):
        player.play_all()
    assert player.state.values() == before and player.keys == ("player1", "player2")


# ---- written ----------------------------------------------------------------------------------------------


def written(factions: tuple[str, ...], phrases: str, **options: str) -> list[str]:
    """The rows that the writer makes of phrases, from the first choice on."""
    setup = draw(
        len(factions), 1, profile="snellman", options={"fire-and-ice": "true", **options}, factions=factions
    )  # fmt: skip
    state = new_game(setup.engine_setup())
    actions: list[int] = []
    for phrase in phrases.split(". "):
        actions.append(action_of(state, phrase))
        apply(state, actions[-1])
    text = write_ledger(setup, actions)
    again = LedgerPlayer(read_ledger(text))
    again.play_all()
    assert again.state.hash() == state.hash()
    lines = text.splitlines()
    return lines[lines.index(f"setup {factions[0]}") :]


def test_first_choices_are_written_where_the_site_wants_them() -> None:
    """Whatever came first: the terrain right after the faction, then the tile; a volcano after all."""
    found = written(("dragonlords", "icemaidens", "shapeshifters"),
                    "+FAV9. pick-color red. pick-color black. pick-color blue. build A4")  # fmt: skip
    assert found == [
        "setup dragonlords", "setup icemaidens", "icemaidens: pick-color red", "icemaidens: +FAV9",
        "setup shapeshifters", "shapeshifters: pick-color black", "dragonlords: pick-color blue",
        "dragonlords: build A4",
    ]  # fmt: skip


def test_first_choices_of_a_game_that_stops_among_them() -> None:
    assert written(("icemaidens", "witches"), "+FAV9") == ["setup icemaidens", "icemaidens: +FAV9", "setup witches"]


@pytest.mark.parametrize(
    ("faction", "players"), [("acolytes", True), ("dragonlords", True), ("yetis", False), ("shapeshifters", False)]
)
def test_players_are_named_for_who_chooses_last(faction: str, players: bool) -> None:
    """The site counts players before it lets a volcano faction choose its terrain."""
    setup = draw(2, 1, profile="snellman", options={"fire-and-ice": "true"}, factions=("witches", faction))
    header, _ = write_rows(setup, [])
    assert [line for line in header if line.startswith("player")] == (
        ["player player1", "player player2"] if players else []
    )


@pytest.mark.parametrize("tile", ["greatest-distance", "stronghold-sanctuary", "outposts", "settlements"])
def test_final_scoring_tile_is_written_by_the_sites_name(tile: str) -> None:
    header, _ = write_rows(draw(2, 1, profile="snellman", options={"final-tile": tile}), [])
    assert "option fire-and-ice-final-scoring" in header
    (line,) = [line for line in header if line.startswith("final-scoring")]
    assert (
        read_ledger("\n".join([*header[: header.index(line) + 1], "setup witches", "setup giants"])).setup.final_tile
        == tile
    )


def test_rows_of_an_export_show_the_final_tile(tmp_path: Any) -> None:
    """`+18vp for connected-clusters` is compared with the state after the tile."""
    row = {"faction": "witches", "VP": "1", "C": "0", "W": "0", "P": "0", "PW": "0/0/0", "CULT": "0/0/0/0"}
    scored = ("connected-clusters", "FIRE", "network")
    lines = [json.dumps({**row, "commands": f"+18vp for {what}"}) for what in scored]
    (tmp_path / "game.jsonl").write_text("\n".join(['{"comment": "Scoring connected-clusters"}', *lines]))
    assert [expected.stage for expected in read_rows(tmp_path / "game.jsonl")] == [9, 2, 6]


def test_the_site_scores_the_tile_before_the_cults(tmp_path: Path) -> None:
    """Rows of the site show VP of the tile before those of cults and areas; here the tile comes after the areas."""
    text = (GOLDEN / "game-26.txt").read_text(encoding="utf-8")
    player = LedgerPlayer(read_ledger(text))
    stages: list[tuple[int, State]] = []
    trace: list[tuple[int, int, int, int]] = []
    player.state.stages, player.state.trace = stages, trace
    lines = []
    for row in player.ledger.rows:
        player.play(row)
        if row.faction:
            lines.append(exported(row.faction, row.text, player.after_row(), player.seat_of(row.faction) or 0, 0))
    player.close()
    at = dict(stages)
    tile = dict.fromkeys(player.seats.values(), 0)
    for seat, what, n, why in trace:
        if what == E_VP and why == BY_FINAL_TILE:
            tile[seat] += n
    assert any(tile.values())
    name = data.final_tiles()[player.ledger.setup.final_tile].ledger
    steps = [(name, at[STAGE_BEFORE])]
    steps += [(cult.upper(), at[STAGE_CULT_RANK + track]) for track, cult in enumerate(data.CULTS)]
    steps.append(("network", at[STAGE_AREA]))
    for scored, state in steps:
        lines += [exported(key, f"+1vp for {scored}", state, seat, tile[seat]) for key, seat in player.seats.items()]
    rest = at[STAGE_RESOURCES]
    lines += [exported(key, "score_resources", rest, seat, 0) for key, seat in player.seats.items()]
    (tmp_path / "game.txt").write_text(text, encoding="utf-8")
    (tmp_path / "game.jsonl").write_text("\n".join(lines), encoding="utf-8")
    check = check_ledger(tmp_path / "game.txt", tmp_path)
    assert check.ok, check.difference
    assert check.rows_equal == check.rows == len(lines)


def exported(faction: str, commands: str, state: State, seat: int, more_vp: int) -> str:
    """A row of an export, with VP that the site has given already."""
    vp, coins, workers, priests, bowls, cults = resources(state, seat)
    row = {"faction": faction, "commands": commands, "VP": str(vp + more_vp), "C": str(coins), "W": str(workers)}
    row |= {"P": str(priests), "PW": "/".join(map(str, bowls)), "CULT": "/".join(map(str, cults))}
    return json.dumps(row)
