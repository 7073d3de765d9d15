"""Writing ledgers: every game reads back as itself, and stands in the forms the site's engine wants."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.chance import next_random, scramble
from mystica.engine.core.decisions import CULT_SPADES, SPADES, TURN, top
from mystica.engine.core.state import COLOUR, CULT_LEVEL, FAVORS_LEFT, State
from mystica.engine.flow import apply, decider, is_over, may_apply_unlisted, new_game
from mystica.engine.playout import choose, legal_actions, random_actions
from mystica.engine.rules.transform import BOUGHT
from mystica.notation.ledgers.check import check_ledger
from mystica.notation.ledgers.reader import LedgerPlayer
from mystica.notation.ledgers.text import Ledger, read_ledger
from mystica.notation.ledgers.writer import WrittenRow, _Writer, write_ledger, write_row_file, write_rows
from mystica.notation.moves import TERRAINS, action_of, faction_key, field
from mystica.setups import GameSetup, draw, introductory, is_on
from tests.rules.table import Table
from tests.saves.games import fit_parts
from tests.site_turns import SiteTurns

TILES = {"promo-bonus": "true", "promo-towns": "true", "temple-tile": "true"}
SITE_OPTIONS = {
    "strict-leech", "strict-darkling-sh", "strict-chaosmagician-sh", "mini-expansion-1", "shipping-bonus",
    "temple-scoring-tile", "variable-turn-order", "errata-cultist-power", "fire-and-ice-final-scoring",
    "fire-and-ice-factions/ice", "fire-and-ice-factions/volcano", "fire-and-ice-factions/variable_v5",
}  # fmt: skip
SET_UP_ROWS = ("option", "map", "player", "score", "final-scoring", "delete", "setup")


def drawn(number: int, profile: str = "", mixed: bool = True) -> GameSetup:
    """A setup with map, seats, tiles and, if wished, single rulings drawn from its number."""
    rng = random.Random(number)
    options = dict(TILES) if rng.random() < 0.7 else {}
    if rng.random() < 0.5:
        options["turn-order"] = "passing"
    for option in data.options().values() if mixed else ():
        if rng.random() < 0.12 and option.key not in ("vp", "factions"):
            options[option.key] = rng.choice(option.values)
    if rng.random() < 0.3:
        options["factions"] = "random"
    world = list(data.maps())[number % len(data.maps())]
    players = 2 + number // len(data.maps()) % 4
    factions: list[str] = []
    if number % 2:
        options |= {"fire-and-ice": "true", "final-tile": rng.choice(data.options()["final-tile"].values)}
        factions = with_the_box(rng, players) if number % 4 == 1 else []
    fit_parts(options)
    if mixed and number % 8 == 7:
        options["factions"] = "auction"
    elif world in (data.vp_tables() if mixed else ("base",)) and rng.random() < 0.5:
        options["vp"] = "table"
    return draw(
        players, number, map=world, profile=profile or rng.choice(data.PROFILES), options=options, factions=factions
    )  # fmt: skip


def with_the_box(rng: random.Random, players: int) -> list[str]:
    """Factions of Fire & Ice, one of each board, then others; in any order of seats."""
    keys = list(data.factions())
    chosen: dict[str, str] = {}
    for key in sorted(rng.sample(keys, len(keys)), key=lambda key: not data.factions()[key].option):
        chosen.setdefault(data.factions()[key].colour, key)
    return rng.sample(list(chosen.values())[:players], players)


def played(setup: GameSetup, number: int) -> tuple[State, list[int]]:
    """Random and busy players by turns of the number."""
    state = new_game(setup.engine_setup())
    x = next_random(scramble(number))
    actions: list[int] = []
    while not is_over(state):
        a, x = choose(state, x, (number + int(decider(state))) % 3 > 0)
        actions.append(int(a))
        apply(state, a)
    return state, actions


def played_late(setup: GameSetup, number: int, leaving: float = 0.0) -> tuple[State, list[int]]:
    """As people play: offers and steps stay open, spades are bought first, cult spades come in any order."""
    rng = random.Random(number)
    state = new_game(setup.engine_setup())
    actions: list[int] = []
    while not is_over(state):
        kind = state.v[top(state)]
        listed = legal_actions(state)
        digging = [a for a in listed if act.TRANSFORM <= a < act.BID]
        unlisted: list[int] = []
        if may_apply_unlisted(state, act.LATER) and rng.random() < 0.7:
            unlisted = [int(act.LATER)]
        elif kind == TURN and rng.random() < 0.3:
            unlisted = list(range(int(act.ANSWER), int(act.FIRST)))
        elif kind == TURN and digging and rng.random() < 0.3:
            unlisted = [int(act.DIG)]
        elif kind == TURN and rng.random() < leaving:
            unlisted = list(range(int(act.DROP), int(act.OUT_OF_TURN_END)))
        elif kind == CULT_SPADES and rng.random() < 0.5:
            unlisted = list(range(int(act.FIRST), int(act.DROP)))
        elif kind == SPADES and state.v[top(state) + 3] & BOUGHT:  # what was bought must be used
            listed = digging
            unlisted = [] if digging else [int(act.DIG)]
        wanted = [a for a in unlisted if may_apply_unlisted(state, a)] or listed
        busy = [a for a in wanted if a > act.BURN and not act.PASS <= a < act.FACTION]
        a = rng.choice(busy if busy and rng.random() < 0.9 else wanted)
        actions.append(a)
        apply(state, a)
    return state, actions


def read_back(text: str) -> LedgerPlayer:
    player = LedgerPlayer(read_ledger(text))
    player.play_all()
    player.close()
    return player


def canonical(setup: str, rows: str) -> list[str]:
    """Rows after the set-up as the writer puts them."""
    score = "score SCORE2,SCORE5,SCORE1,SCORE3,SCORE8,SCORE4"
    factions = setup.split()
    player = read_back("\n".join([score, *(f"setup {f}" for f in factions), rows]))
    return [row.text() for row in write_rows(player.ledger.setup, player.actions)[1]]


# ---- every game reads back as itself ----------------------------------------------------------------------


@pytest.mark.parametrize("number", range(64))
def test_random_game_reads_back(number: int, tmp_path: Path) -> None:
    """All maps, 2 to 5 players, both profiles with single rulings changed: the end, every row, and the set-up."""
    setup = drawn(number)
    state, actions = played(setup, number)
    header, rows = write_rows(setup, actions)
    text = "\n".join([*header, *(row.text() for row in rows)]) + "\n"
    assert text == write_ledger(setup, actions)
    assert read_back(text).state.hash() == state.hash()
    there = read_ledger(text).setup
    assert (there.players, there.map, there.scoring, there.bonus) == (
        setup.players, setup.map, setup.scoring, setup.bonus,
    )  # fmt: skip
    assert playing_options(there) == playing_options(setup)
    assert (there.final_tile, there.map_rows, there.start_vp) == (setup.final_tile, setup.map_rows, setup.start_vp)
    (tmp_path / "game.txt").write_text(text)
    (tmp_path / "game.jsonl").write_text(write_row_file(rows))
    check = check_ledger(tmp_path / "game.txt", tmp_path)
    assert check.ok, check.difference
    assert check.rows_equal == check.rows == sum(bool(row.faction) for row in rows)


def playing_options(setup: GameSetup) -> dict[str, str]:
    """What a ledger keeps: not how factions and tiles came about, nor rulings of a box that is not in the game."""
    options = {**setup.options, "final-tile": setup.final_tile}
    if options["factions"] != "auction":
        options["factions"] = ""
    for key, option in data.options().items():
        if option.needs and not is_on(setup.options, option.needs):
            options[key] = ""
    return options


@pytest.mark.parametrize("number", range(40))
def test_game_with_late_answers_reads_back(number: int) -> None:
    """Actions that no list shows: answers and steps out of turn, spades bought first, players who leave."""
    setup = drawn(number, "snellman", mixed=False)
    state, actions = played_late(setup, number, leaving=0.01 if number % 3 == 0 else 0.0)
    assert any(a >= act.OUT_OF_TURN for a in actions) or setup.players == 2
    assert read_back(write_ledger(setup, actions)).state.hash() == state.hash()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_introductory_game_reads_back(players: int) -> None:
    """Given dwellings are no decisions; the ledger names them all the same."""
    setup = introductory(players, profile="snellman")
    state = new_game(setup.engine_setup())
    actions = random_actions(state, players, 100_000, True)
    assert read_back(write_ledger(setup, actions)).state.hash() == state.hash()


OWN = (
    "B,R,U,Y,B,K,R,G,S,B,G,U", "Y,K,N,I,I,K,U,I,G,S,I,U,K", "U,I,I,G,R,S,I,K,B,R,I,Y", "B,R,S,I,Y,U,G,I,I,Y,I,K,R",
    "G,Y,I,K,B,I,I,R,I,S,G,U", "S,I,U,S,I,Y,I,S,I,U,N,B,R", "R,I,I,I,R,G,U,K,Y,I,I,S",
)  # fmt: skip


@pytest.mark.parametrize("profile", data.PROFILES)
def test_game_on_a_map_of_ones_own_reads_back(profile: str, tmp_path: Path) -> None:
    """A short first row: the site begins with B, and its map is named by the hash of its terrain."""
    for number in range(6):
        options = {"fire-and-ice": "true", "final-tile": "draw"}
        setup = draw(2 + number % 4, number, map="mine", map_rows=OWN, profile=profile, options=options)
        state, actions = played(setup, number)
        header, rows = write_rows(setup, actions)
        assert f"## map mine={';'.join(OWN)}" in header and f"map {setup.map_facts().site_id}" in header
        text = "\n".join([*header, *(row.text() for row in rows)])
        assert re.search(r"build [B-H]\d", text) and not re.search(r" A\d", text)
        player = read_back(text)
        assert player.state.hash() == state.hash()
        assert player.ledger.setup.map_rows == setup.map_rows


def test_starting_vp_of_ones_own_read_back() -> None:
    values = {key: 10 + place for place, key in enumerate(data.factions())}
    setup = draw(3, 3, profile="snellman", start_vp=values, factions=("witches", "nomads", "giants"))
    header, _ = write_rows(setup, [])
    assert [line for line in header if "vp" in line] == [
        "option vp=file", "starting-vp witches 16", "starting-vp nomads 10", "starting-vp giants 13",
    ]  # fmt: skip
    state, actions = played(setup, 3)
    assert read_back(write_ledger(setup, actions)).state.hash() == state.hash()


@pytest.mark.parametrize("world", sorted(set(data.vp_marks()) - {"base"}))
def test_house_tables_are_an_option_of_ours(world: str) -> None:
    setup = draw(2, 1, map=world, profile="snellman", options={"vp": "table"}, factions=("witches", "fakirs"))
    header, _ = write_rows(setup, [])
    assert "option vp=table" in header and f"map {data.maps()[world].site_id}" in header
    assert read_ledger("\n".join(header)).setup.options["vp"] == "table"


def test_unfinished_game_reads_back() -> None:
    """A game that stops somewhere, with the factions given from the start."""
    setup = draw(3, 5, profile="snellman", factions=("nomads", "cultists", "chaosmagicians"))
    _, actions = played(setup, 5)
    for length in range(0, len(actions), 7):
        state = new_game(setup.engine_setup())
        for a in actions[:length]:
            apply(state, a)
        player = LedgerPlayer(read_ledger(write_ledger(setup, actions[:length])))
        player.play_all()
        again = new_game(setup.engine_setup())
        for a in player.actions:
            apply(again, a)
        assert again.hash() == player.state.hash()
        assert list(state.v)[:2] == list(player.state.v)[:2]


# ---- header -----------------------------------------------------------------------------------------------


def test_header_of_a_game_for_the_site() -> None:
    options = {**TILES, "turn-order": "passing"}
    factions = ("swarmlings", "chaosmagicians", "nomads")
    setup = draw(3, 7, map="lakes", profile="snellman", options=options, factions=factions)
    header, _ = write_rows(setup, [])
    deleted = [f"BON{n}" for n in range(1, 11) if f"BON{n}" not in setup.bonus]
    assert len(deleted) == 4
    assert header == [
        "option strict-leech",
        "option strict-darkling-sh",
        "option strict-chaosmagician-sh",
        "option shipping-bonus",
        "option mini-expansion-1",
        "option temple-scoring-tile",
        "option variable-turn-order",
        "option errata-cultist-power",
        "map fdb13a13cd48b7a3c3525f27e4628ff6905aa5b1",
        f"score {','.join(setup.scoring)}",
        *(f"delete {code}" for code in deleted),
        *(f"setup {faction}" for faction in factions),
    ]


@pytest.mark.parametrize("number", range(24))
def test_game_for_the_site_says_only_what_the_site_knows(number: int) -> None:
    setup = drawn(number, "snellman", mixed=False)
    header, rows = write_rows(setup, played(setup, number)[1])
    header = [line for line in header if not line.startswith("##")]  # remarks
    kinds = [line.split(" ")[0] for line in header]
    assert kinds == sorted(kinds, key=SET_UP_ROWS.index)
    assert {line.split(" ")[1] for line in header if line.startswith("option")} <= SITE_OPTIONS
    assert kinds.count("map") == kinds.count("score") == 1
    named = kinds.count("setup") + sum(row.commands[0].startswith("setup ") for row in rows if not row.faction)
    assert named == setup.players
    assert kinds.count("player") in (0, setup.players)
    assert header[kinds.index("map")].split(" ")[1] in data.maps()[setup.map].site_ids


def test_header_names_the_vp_table_by_the_map() -> None:
    for vp, site_id in (
        ("flat", "126fe960806d587c78546b30f1a90853b1ada468"),
        ("table", "91645cdb135773c2a7a50e5ca9cb18af54c664c4"),
    ):
        header, _ = write_rows(draw(2, 1, profile="snellman", options={"vp": vp}), [])
        assert f"map {site_id}" in header


def test_header_says_what_the_site_would_not_play() -> None:
    """Rulings other than the site's, under names only we read."""
    header, _ = write_rows(draw(2, 1, options={"leech": "deferred"}), [])
    rulings = {line for line in header if "=" in line}
    assert "option conversions=around-action" in rulings
    assert "option leech=at-once" not in rulings
    assert "option leech=deferred" not in rulings  # as on the site


def test_cultists_without_the_erratum() -> None:
    header, _ = write_rows(draw(2, 1, profile="snellman", options={"refused-power": "false"}), [])
    assert "option errata-cultist-power" not in header
    assert [line for line in header if "=" in line] == []


# ---- rows -------------------------------------------------------------------------------------------------


@cache
def site_rows() -> list[WrittenRow]:
    """Rows of many games under the site's rulings, the way random players and people play."""
    rows: list[WrittenRow] = []
    for number in range(48):
        setup = drawn(number, "snellman", mixed=False)
        for _, actions in (played(setup, number), played_late(setup, number)):
            rows.extend(row for row in write_rows(setup, actions)[1] if row.faction)
    return rows


def site_accepts(setup: GameSetup, state: State, rows: list[WrittenRow]) -> None:
    """Complains where the site would, about turns and tiles; what a faction chooses for its start is left out."""
    colours = {faction_key(state, seat): TERRAINS[field(state, seat, COLOUR)] for seat in range(setup.players)}
    first = next(i for i, row in enumerate(rows) if row.faction and row.commands[0].startswith("build"))
    SiteTurns(colours).read((row.faction, row.commands) for row in rows[first:] if not row.text().startswith("##"))


@pytest.mark.parametrize("number", range(60))
def test_site_counts_the_same_turns(number: int) -> None:
    """Each turn holds as many actions as the site allows, also when players leave until one is left."""
    setup = drawn(number, "snellman", mixed=False)
    if {"shapeshifters", "riverwalkers"} & set(setup.factions) or setup.options["factions"] != "choice":
        setup = replace(setup, factions=("chaosmagicians", "witches", "auren", "nomads", "dwarves")[: setup.players])
    for state, actions in (played(setup, number), played_late(setup, number, leaving=0.02)):
        site_accepts(setup, state, write_rows(setup, actions)[1])


def test_last_player_is_left() -> None:
    """Everybody else has left: a pass is followed by the next round, and no `done` by it."""
    for number in range(12):
        setup = draw(3, number, profile="snellman", factions=("chaosmagicians", "nomads", "dwarves"))
        state, actions = played_late(setup, number, leaving=0.2)
        header, rows = write_rows(setup, actions)
        assert sum(not row.faction for row in rows) >= 2, number
        assert not [row.text() for row in rows if "pass" in words(row) and row.commands[-1] == "done"]
        site_accepts(setup, state, rows)
        text = "\n".join([*header, *(row.text() for row in rows)])
        assert read_back(text).state.hash() == state.hash()


def words(row: WrittenRow) -> list[str]:
    return [command.split(" ")[0].lower() for command in row.commands]


def test_no_row_that_the_site_would_reorder() -> None:
    for row in site_rows():
        text = f"option fire-and-ice=true\nscore SCORE2,SCORE5,SCORE1,SCORE3,SCORE8,SCORE4\nsetup {row.faction}\n"
        partner = next(f for f, facts in data.factions().items() if facts.colour != data.factions()[row.faction].colour)
        (there,) = read_ledger(f"{text}setup {partner}\n{row.text()}").rows
        assert list(there.commands) == [command.lower() for command in row.commands], row.text()


def test_answers_stand_alone() -> None:
    answers = [row for row in site_rows() if {"leech", "decline"} & set(words(row))]
    assert len(answers) > 100
    for row in answers:
        assert len(row.commands) == 1, row.text()
        assert re.fullmatch(r"(leech|decline) \d+ from [a-z]+", row.commands[0])


def test_pass_and_a_chosen_terrain_end_their_row() -> None:
    """The site closes it there: what came after would be a new turn."""
    for row in site_rows():
        assert not {"pass", "pick-color"} & set(words(row)[:-1]), row.text()


def test_row_holds_one_action() -> None:
    begins = ("upgrade", "send", "advance", "action", "pass")
    for row in site_rows():
        found = [word for word in words(row) if word in begins]
        if row.commands[0].startswith("action ACTS"):
            found.remove("upgrade")
        assert len(found) <= 1, row.text()
        assert "dig" not in words(row) or found in ([], ["action"]), row.text()


def test_bought_spades_are_one_dig_before_their_transform() -> None:
    digs = [row for row in site_rows() if "dig" in words(row)]
    assert len(digs) > 100
    for row in digs:
        order = words(row)
        assert order.count("dig") == 1, row.text()
        assert "transform" in order[order.index("dig") :], row.text()


def test_spades_are_given_back_after_transforming_and_before_building() -> None:
    thrown = [row for row in site_rows() if any(re.fullmatch(r"-\d?spade", command) for command in row.commands)]
    assert len(thrown) > 10
    for row in thrown:
        place = next(i for i, command in enumerate(row.commands) if command.endswith("spade"))
        assert "transform" not in words(row)[place:], row.text()
        assert "build" not in words(row)[:place], row.text()


def test_tiles_stand_in_the_row_that_earned_them() -> None:
    tiles = [row for row in site_rows() if any(command.startswith(("+FAV", "+TW")) for command in row.commands)]
    assert len(tiles) > 100
    for row in tiles:
        for i, command in enumerate(row.commands):
            if command.startswith("+FAV") and len(row.commands) > 1:  # alone: the tile that Ice Maidens start with
                assert "upgrade" in words(row)[:i], row.text()
            elif command.startswith("+TW"):
                assert {"upgrade", "build", "bridge", "connect", "transform"} & set(words(row)[:i]), row.text()


def test_step_of_the_cultists_is_a_row_of_its_own() -> None:
    """Unless it belongs to an action of theirs."""
    steps = [
        row
        for row in site_rows()
        if row.faction == "cultists" and re.match(r"\+(fire|water|earth|air)", row.commands[0])
    ]
    assert len(steps) > 10
    for row in steps:
        assert len(row.commands) == 1, row.text()


def test_volcanoes_are_paid_before_anything_else() -> None:
    """`dig 1`, the space, the steps of one track; tiles and the dwelling come later."""
    volcanoes = [row for row in site_rows() if any(command.endswith(" to volcano") for command in row.commands)]
    assert len(volcanoes) > 50
    for row in volcanoes:
        place = next(i for i, command in enumerate(row.commands) if command.endswith(" to volcano"))
        assert row.commands[place - 1] == "dig 1", row.text()
        if row.faction == "acolytes":
            assert re.fullmatch(r"-[34](fire|water|earth|air)", row.commands[place + 1]), row.text()


def test_every_form_of_fire_and_ice_is_shown() -> None:
    """LEDGER.md, typical combinations: each form occurs somewhere in the games above."""
    text = "\n".join(row.text() for row in site_rows())
    for form in (
        r"^icemaidens: \+FAV", r"^(icemaidens|yetis|riverwalkers|shapeshifters|acolytes|dragonlords): pick-color \w+$",
        r"^acolytes: .*dig 1. transform \w+ to volcano. -3fire", r"^acolytes: .*-4(fire|water|earth|air)",
        r"^dragonlords: .*dig 1. transform \w+ to volcano", r"^(yetis|icemaidens): .*transform \w+ to ice",
        r"^acolytes: .*action (BON1|ACT5|ACT6). \+", r"^dragonlords: .*action (BON1|ACT5|ACT6)",
        r"unlock-terrain gain-priest", r"unlock-terrain (yellow|brown|black|blue|green|gray|red)",
        r"action ACTH[56]. pick-color", r"^shapeshifters: gain P3 for VP$", r"^shapeshifters: -gain_p3_for_vp$",
        r"^riverwalkers: .*to SH.*(bridge|-2bridge)",
    ):  # fmt: skip
        assert re.search(form, text, re.M), form


def test_row_file_has_all_resources() -> None:
    setup = drawn(3)
    _, rows = write_rows(setup, played(setup, 3)[1])
    lines = [json.loads(line) for line in write_row_file(rows).splitlines()]
    assert len(lines) == len(rows)
    for line, row in zip(lines, rows, strict=True):
        assert set(line) == {"faction", "commands", "VP", "C", "W", "P", "PW", "CULT"}
        assert (line["faction"], line["commands"]) == (row.faction, ". ".join(row.commands))
        assert re.fullmatch(r"\d+/\d+/\d+", line["PW"])
        assert re.fullmatch(r"\d+/\d+/\d+/\d+", line["CULT"])


# ---- the forms LEDGER.md wants, one by one ----------------------------------------------------------------

OPENING = [
    "halflings: build F5", "witches: build F4. build E9", "halflings: build E6",
    "witches: pass BON1", "halflings: pass BON8",
]  # fmt: skip


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        ("halflings: dig 1. build E5", "halflings: dig 1. transform E5 to brown. build E5"),
        ("halflings: dig 1. dig 1. transform E7", "halflings: dig 2. transform E7 to yellow"),
        (
            "halflings: upgrade E6 to Trading Post | witches: LEECH 1",
            "halflings: upgrade E6 to TP | witches: leech 1 from halflings",
        ),
        (
            "halflings: upgrade E6 to TP | witches: action BON1. build E7. leech 1",
            "halflings: upgrade E6 to TP | witches: leech 1 from halflings | "
            "witches: action BON1. transform E7 to green. build E7",
        ),
        (
            "halflings: upgrade E6 to TP | witches: decline. action BON1. transform E7",
            "halflings: upgrade E6 to TP | witches: decline 1 from halflings | "
            "witches: action BON1. transform E7 to green",
        ),
        ("halflings: send priest to earth", "halflings: send p to earth for 3"),
        (
            "halflings: pass. +BON2 | witches: action BON1. -spade. pass BON3",
            "halflings: pass BON2 | witches: action BON1. -spade. done | witches: pass BON3",
        ),
        (
            "halflings: pass BON2 | witches: dig 1. transform E7. done | witches: build E7",
            "halflings: pass BON2 | witches: dig 1. transform E7 to green. done | witches: build E7",
        ),
        (
            "halflings: pass BON2 | witches: dig 1. transform E7 | witches: build E7",
            "halflings: pass BON2 | witches: dig 1. transform E7 to green. build E7",
        ),
        (
            "halflings: send p to earth | witches: pass BON2 | halflings: pass BON3 | halflings: -spade",
            "halflings: send p to earth for 3 | witches: pass BON2 | halflings: pass BON3 | halflings: -spade",
        ),
        (
            "halflings: send p to earth | witches: pass BON2 | halflings: pass BON3 | halflings: transform E5",
            "halflings: send p to earth for 3 | witches: pass BON2 | halflings: pass BON3 | "
            "halflings: transform E5 to brown",
        ),
        (
            "halflings: burn 2. convert 2pw to 2c. pass BON2. convert w to c",
            "halflings: burn 1. burn 1. convert 1pw to 1c. convert 1pw to 1c. convert 1w to 1c. pass BON2",
        ),
        (
            "halflings: pass BON2 | drop-faction player1 | witches: convert w to c. pass BON3",
            "halflings: pass BON2 | drop-faction halflings | witches: convert 1w to 1c. pass BON3",
        ),
        ("halflings: resign | witches: pass BON3", "drop-faction halflings | witches: pass BON3"),
    ],
)
def test_form(written: str, wanted: str) -> None:
    found = canonical("halflings witches", "\n".join([*OPENING, *written.split(" | ")]))
    assert found[: len(OPENING)] == OPENING
    assert found[len(OPENING) :] == wanted.split(" | ")


def test_done_after_somebody_has_left() -> None:
    """The turn of the last player is over although nobody else goes on."""
    rows = ["halflings: pass BON2", "witches: dig 1. transform E7", "drop-faction halflings", "witches: done. build E7"]
    found = canonical("halflings witches", "\n".join([*OPENING, *rows]))
    assert found[len(OPENING) + 1 :] == [
        "witches: dig 1. transform E7 to green. done", "drop-faction halflings", "witches: build E7. done",
    ]  # fmt: skip


@pytest.mark.parametrize(("left", "wanted"), [(0, "-2gain_favor"), (1, "+FAV9. -gain_favor")])
def test_favor_tiles_that_are_not_there_are_given_up(left: int, wanted: str) -> None:
    """The site would wait for them."""
    table = Table("chaosmagicians", "nomads", profile="snellman")
    table.put("chaosmagicians", "F1", "TP")
    table.rich("chaosmagicians")
    for tile in range(12):
        table.state.v[FAVORS_LEFT + tile] = left if tile == 8 else 0
    writer = _Writer(table.setup)
    writer.state = table.state.copy()
    for phrase in ["upgrade F1 to TE", *(["+FAV9"] if left else []), "done", "pass BON1"]:
        writer.add(action_of(writer.state, phrase))
    writer.finish()
    assert [row.text() for row in writer.rows] == [f"chaosmagicians: upgrade F1 to TE. {wanted}", "nomads: pass BON1"]


@pytest.mark.parametrize(
    ("script", "wanted"),
    [
        ("action ACTW. -free_d", "witches: action ACTW. -free_d"),
        ("action ACT1. -bridge", "witches: action ACT1. -bridge"),
        ("upgrade F2 to TE. -gain_favor", "witches: upgrade F2 to TE. -gain_favor"),
        ("action FAV6. -cult", "witches: action FAV6. -cult"),
        ("build E7. -gain_tw", "witches: build E7. -gain_tw"),
    ],
)
def test_effects_that_are_given_up(script: str, wanted: str) -> None:
    table = Table("witches", "nomads", profile="snellman")
    table.put("witches", "F4", "SH")
    table.put("witches", "F2", "TP")
    table.put("witches", "E6", "SA")
    table.put("witches", "E5")
    table.paint("E7", "green")
    table.favor("witches", "FAV6")
    table.rich("witches")
    writer = _Writer(table.setup)
    writer.state = table.state.copy()
    for phrase in script.split(". "):
        writer.add(action_of(writer.state, phrase))
    writer.finish()
    assert [row.text() for row in writer.rows] == [wanted]


def test_rows_of_others_wait_for_the_end_of_a_turn() -> None:
    """An answer, or a player who leaves, amid conversions after an action: on the site the turn would be over."""
    table = Table("witches", "nomads", "giants", profile="snellman")
    table.put("witches", "F4")
    table.put("nomads", "F3")
    table.rich("witches")
    table.give("nomads", power=(5, 7, 0))
    for aside in (int(act.ANSWER) + 64 + 1, int(act.DROP) + 2):
        writer = _Writer(table.setup)
        writer.state = table.state.copy()
        writer.add(action_of(writer.state, "upgrade F4 to TP"))
        assert may_apply_unlisted(writer.state, aside)
        writer.add(aside)
        for phrase in ("convert 1w to 1c", "done"):
            writer.add(action_of(writer.state, phrase))
        writer.finish()
        assert [row.text() for row in writer.rows] == [
            "witches: upgrade F4 to TP. convert 1w to 1c",
            "nomads: leech 1 from witches" if aside < act.DROP else "drop-faction giants",
        ]


@pytest.mark.parametrize(
    ("tile", "levels", "chosen", "hints"),
    [
        ("TW5", (9, 9, 0, 0), "fire", ["-water"]),
        ("TW5", (9, 9, 9, 0), "earth", ["-fire", "-water"]),
        ("TW6", (9, 9, 8, 0), "fire water", ["-earth"]),
        ("TW6", (9, 9, 8, 0), "water earth", ["-2fire"]),
        ("TW6", (8, 9, 9, 9), "fire air", ["-2water", "-2earth"]),
    ],
)
def test_tracks_that_get_no_key_are_lowered_first(
    tile: str, levels: tuple[int, int, int, int], chosen: str, hints: list[str]
) -> None:
    """So far that the tile leads them to 9: the site would pick any."""
    writer = _Writer(draw(2, 1, profile="snellman", options=TILES, factions=("witches", "nomads")))
    table = Table("witches", "nomads", profile="snellman", promo_towns="true")
    table.rich("witches")
    table.put("witches", "F4", "SH")
    table.put("witches", "E7", "TP")
    table.put("witches", "E6")
    table.paint("F3", "green")
    table.give("witches", cults=levels)
    writer.state = table.state
    for phrase in ("build F3", f"+{tile}", *(f"+{cult}" for cult in chosen.split())):
        writer.add(action_of(writer.state, phrase))
    writer.flush()
    assert writer.rows[0].commands == ["build F3", *hints, f"+{tile}"]
    ends = tuple(10 if name in chosen else min(9, level + int(tile[2]) - 4) for name, level in zip(data.CULTS, levels))
    assert table.cults("witches") == ends


@pytest.mark.parametrize("keeps", [False, True])
@pytest.mark.parametrize("keys_short", data.options()["keys-short"].values)
def test_keys_that_may_be_kept(keys_short: str, keeps: bool) -> None:
    """Where keys are optional, none is used by itself, whatever is done about keys that come late."""
    table = Table("witches", "nomads", profile="snellman", keys_short=keys_short, key_use="choice")
    table.put("witches", "F4")
    table.rich("witches", "nomads")
    table.give("witches", cults=(9, 0, 0, 0), keys=1)
    before = table.state.copy()
    writer = _Writer(table.setup)
    writer.state = table.state
    for phrase in ("send p to fire for 1", "done" if keeps else "+fire", "done", "pass BON1"):
        writer.add(action_of(writer.state, phrase))
    writer.finish()
    player = LedgerPlayer(Ledger(table.setup))
    player.state = before
    header = ["score SCORE1,SCORE2,SCORE3,SCORE4,SCORE5,SCORE6", "setup witches", "setup nomads"]
    for row in read_ledger("\n".join([*header, *(row.text() for row in writer.rows)])).rows:
        player.play(row)
    assert field(player.state, 0, CULT_LEVEL) == field(writer.state, 0, CULT_LEVEL) == (9 if keeps else 10)
