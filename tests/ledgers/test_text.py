"""The text of a ledger: header forms, rows, comments, spelling, and what is rewritten before anything is played."""

from __future__ import annotations

import pytest

from mystica import data
from mystica.notation.ledgers.text import MOST_ROWS, MOST_TEXT, Ledger, LedgerError, read_ledger
from mystica.setups import GameSetup

SCORE = "score SCORE8,SCORE2,SCORE1,SCORE3,SCORE5,SCORE4"
SEATS = "setup witches\nsetup nomads"


def header(*lines: str) -> Ledger:
    """A ledger without rows: the given lines, then tiles and two factions."""
    return read_ledger("\n".join([*lines, SCORE, SEATS]))


def rows(*lines: str) -> list[tuple[str, ...]]:
    """Commands of rows after a short header."""
    return [row.commands for row in read_ledger("\n".join([SCORE, SEATS, "setup engineers", *lines])).rows]


def commands(text: str) -> tuple[str, ...]:
    (found,) = rows(f"engineers: {text}")
    return found


def refused(text: str) -> str:
    with pytest.raises(LedgerError) as error:
        read_ledger(text)
    return str(error.value)


# ---- header -----------------------------------------------------------------------------------------------


def test_minimal_header() -> None:
    """LEDGER.md, Minimal header of a game."""
    setup = read_ledger(
        """
        option strict-leech
        option strict-darkling-sh
        option strict-chaosmagician-sh
        option errata-cultist-power
        map fdb13a13cd48b7a3c3525f27e4628ff6905aa5b1
        score SCORE4,SCORE1,SCORE6,SCORE2,SCORE5,SCORE7
        delete BON8
        delete BON9
        setup swarmlings
        setup chaosmagicians
        setup nomads
        """
    ).setup
    assert (setup.profile, setup.players, setup.map) == ("snellman", 3, "lakes")
    assert setup.factions == ("swarmlings", "chaosmagicians", "nomads")
    assert setup.scoring == ("SCORE4", "SCORE1", "SCORE6", "SCORE2", "SCORE5", "SCORE7")
    assert setup.bonus == ("BON1", "BON2", "BON3", "BON4", "BON5", "BON6", "BON7")
    assert setup.options["refused-power"] == "true"


@pytest.mark.parametrize(
    ("name", "key", "value"),
    [
        ("mini-expansion-1", "promo-towns", "true"),
        ("shipping-bonus", "promo-bonus", "true"),
        ("temple-scoring-tile", "temple-tile", "true"),
        ("variable-turn-order", "turn-order", "passing"),
        ("errata-cultist-power", "refused-power", "true"),
        ("fire-and-ice-factions/ice", "fire-and-ice", "true"),
        ("fire-and-ice-factions/volcano", "fire-and-ice", "true"),
        ("fire-and-ice-factions/variable_v5", "fire-and-ice", "true"),
    ],
)
def test_option_of_the_site_is_one_of_ours(name: str, key: str, value: str) -> None:
    without = header().setup.options
    assert without[key] != value
    assert header(f"option {name}").setup.options == {**without, key: value}
    assert header(f"Option {name.upper()}").setup.options[key] == value
    assert header(f"option {name}", f"dropoption {name}").setup.options == without


def test_strict_leech() -> None:
    """Without it offers are taken in any order; what a game of ours says about offers counts in any case."""
    assert header().setup.options["leech"] == "any-order"
    assert header("option strict-leech").setup.options["leech"] == "deferred"
    assert header("option strict-leech", "dropoption strict-leech").setup.options["leech"] == "any-order"
    for rows in (["option leech=at-once"], ["option leech=at-once", "option strict-leech"]):
        assert header(*rows).setup.options["leech"] == "at-once"
        assert header(*reversed(rows)).setup.options["leech"] == "at-once"


@pytest.mark.parametrize(
    "name", ["strict-darkling-sh", "strict-chaosmagician-sh", "maintain-player-order", "email-notify"]
)
def test_option_without_effect(name: str) -> None:
    """Two strict options are the only way we play the site's rules; the others change nothing on the board."""
    assert header(f"option {name}").setup == header().setup
    assert header(f"dropoption {name}").setup == header().setup


def test_ruling_of_ours_as_an_option() -> None:
    options = header("option leech=at-once", "option CONVERSIONS=around-action").setup.options
    assert (options["leech"], options["conversions"]) == ("at-once", "around-action")


@pytest.mark.parametrize("name", list(data.maps()))
def test_map_by_its_id(name: str) -> None:
    site_id = data.maps()[name].site_id
    for line in (f"map {site_id}", f"MAP  {site_id.upper()}"):
        setup = header(line).setup
        assert (setup.map, setup.options["vp"]) == (name, "flat")


def test_map_without_a_line_is_the_original() -> None:
    assert header().setup.map == header("map original").setup.map == "base"


def test_map_with_the_vp_table_of_2017() -> None:
    """The same terrain under another id: starting VP by the table."""
    setup = header("map 91645cdb135773c2a7a50e5ca9cb18af54c664c4").setup
    assert (setup.map, setup.options["vp"]) == ("base", "table")
    assert list(setup.engine_setup().start_vp) != list(header().setup.engine_setup().start_vp)


@pytest.mark.parametrize(
    "line", ["score score8, score2 ,SCORE1,Score3,SCORE5,SCORE4", "SCORE SCORE8,SCORE2,SCORE1,SCORE3,SCORE5,SCORE4"]
)
def test_score_with_spaces_and_any_case(line: str) -> None:
    assert read_ledger(f"{line}\n{SEATS}").setup.scoring[:3] == ("SCORE8", "SCORE2", "SCORE1")


def test_temple_scoring_tile_with_its_option() -> None:
    line = "score SCORE9,SCORE2,SCORE1,SCORE3,SCORE5,SCORE4"
    assert read_ledger(f"option temple-scoring-tile\n{line}\n{SEATS}").setup.scoring[0] == "SCORE9"
    assert "only with option temple-tile" in refused(f"{line}\n{SEATS}")


def test_delete_removes_bonus_cards() -> None:
    full = header("option shipping-bonus").setup.bonus
    assert len(full) == 10
    left = header("option shipping-bonus", "delete BON10", "Delete bon3").setup.bonus
    assert left == tuple(card for card in full if card not in ("BON3", "BON10"))


@pytest.mark.parametrize(
    "line",
    [
        "player ann", "player ann email a@b.c username ann", "player-count 2", "order ann,bob",
        "randomize v1 seed some text, with: dots. and colons", "admin email a@b.c", "start_planning", "start-preview",
        "income", "start", "finish", "abort",
    ],
)  # fmt: skip
def test_line_without_effect(line: str) -> None:
    """What tells of people, of drawing lots or of old habits."""
    assert header(line).setup == header(line.capitalize()).setup == header().setup


@pytest.mark.parametrize(
    "line",
    ["setup mermaids for ann", "setup mermaids email a@b.c", "Setup Mermaids for ann email a@b.c", "setup  mermaids"],
)
def test_setup_in_player_order(line: str) -> None:
    assert read_ledger(f"{SCORE}\nsetup giants\n{line}\nsetup auren").setup.factions == ("giants", "mermaids", "auren")


def test_a_player_who_left_before_choosing() -> None:
    """Dropped by number among the setup lines: the others play on."""
    setup = read_ledger(f"{SCORE}\nsetup witches\ndrop-faction player2\nsetup nomads").setup
    assert setup.factions == ("witches", "nomads")


# ---- a header that is refused, with line and reason -------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "listed"),
    [
        ("option fast", "variable-turn-order"),
        ("option fire-and-ice-factions", "fire-and-ice-factions/ice"),
        ("final-scoring connected-everything", "connected-clusters"),
        ("final-scoring", "building-on-edge"),
        ("option", "mini-expansion-1"),
        ("dropoption fast", "variable-turn-order"),
        ("option leech=never", "at-once, deferred"),
        ("option speed=fast", "strict-leech"),
        ("map 0123", "126fe960806d587c78546b30f1a90853b1ada468 (base)"),
        ("map", "fdb13a13cd48b7a3c3525f27e4628ff6905aa5b1 (lakes)"),
        ("score SCORE1,SCORE2,SCORE3,SCORE4,SCORE5,SCORE77", "SCORE8"),
        ("score", "SCORE8"),
        ("delete BON99", "BON10"),
        ("delete TW3", "BON10"),
        ("delete", "BON10"),
        ("setup atlanteans", "swarmlings"),
        ("setup", "swarmlings"),
        ("setup wizards for ann", "swarmlings"),
    ],
)
def test_unknown_name_is_refused_with_what_exists(line: str, listed: str) -> None:
    said = refused(f"# a comment\n{line}\n{SCORE}\n{SEATS}")
    assert said.startswith("Line 2: ")
    assert listed in said
    assert (line.partition(" ")[2].split("=")[-1].split(",")[-1].split(" ")[0]).lower() in said.lower()


def test_dragonmasters_is_the_old_name_of_dragonlords() -> None:
    assert "Dragonlords" in refused(f"{SCORE}\n{SEATS}\nsetup dragonmasters")
    ledger = read_ledger(f"{VOLCANO}\n{SCORE}\n{SEATS}\nsetup dragonmasters\nDragonMasters: pick-color red")
    assert ledger.setup.factions[2] == ledger.rows[0].faction == "dragonlords"


# ---- Fire & Ice -------------------------------------------------------------------------------------------

VOLCANO = "option fire-and-ice-factions/volcano"


@pytest.mark.parametrize("version", ["variable", "variable_v2", "variable_v3", "variable_v4"])
def test_older_versions_of_factions_are_refused_with_a_sentence(version: str) -> None:
    said = refused(f"option fire-and-ice-factions/{version}\n{SCORE}\n{SEATS}")
    assert said == f'Line 1: "{version}": you can only play the newest version of a faction here.'
    assert "you can only play the newest version" in refused(f"faction-variant playtest_v1_{version}\n{SCORE}\n{SEATS}")


def test_factions_of_the_box_need_its_option() -> None:
    assert "Yetis: only with option fire-and-ice." in refused(f"{SCORE}\n{SEATS}\nsetup yetis")


def with_the_tiles(*lines: str) -> GameSetup:
    """The scoring tiles of the box in place of those of the base game."""
    score = "score MSC01,MSC02,MSC03,MSC04,MSC05,MSC06"
    return read_ledger("\n".join(["option merchants-tiles=true", *lines, score, SEATS])).setup


@pytest.mark.parametrize(("code", "tile"), data.final_tiles().items())
def test_final_scoring_tile(code: str, tile: data.FinalTile) -> None:
    for lines in (
        [f"final-scoring {tile.ledger}"],
        ["option fire-and-ice-final-scoring", f"Final-Scoring {tile.ledger.upper()}"],
    ):
        setup = header(*lines).setup if not tile.option else with_the_tiles(*lines)
        assert (setup.final_tile, setup.options["final-tile"]) == (code, code)
    assert header().setup.final_tile == ""


def test_a_drawn_final_scoring_tile_is_not_known() -> None:
    option = "option fire-and-ice-final-scoring"
    assert 'no row "final-scoring"' in refused(f"{option}\n{SCORE}\n{SEATS}")
    assert header(option, "dropoption fire-and-ice-final-scoring").setup == header().setup
    two = "final-scoring connected-distance\nfinal-scoring connected-clusters"
    assert "a second final scoring tile" in refused(f"{two}\n{SCORE}\n{SEATS}")


def test_choices_of_factions_stand_between_the_rows_of_the_set_up() -> None:
    """LEDGER.md, faction-specific set-up choices: directly after the own `setup`, or after all of them."""
    ledger = read_ledger(
        f"""option fire-and-ice-factions/ice
        {VOLCANO}
        {SCORE}
        setup acolytes
        setup icemaidens
        icemaidens: pick-color red
        icemaidens: +FAV11
        setup witches
        acolytes: pick-color blue
        acolytes: build A4"""
    )
    assert ledger.setup.factions == ("acolytes", "icemaidens", "witches")
    assert [(row.faction, row.commands) for row in ledger.rows] == [
        ("icemaidens", ("pick-color red",)),
        ("icemaidens", ("+fav11",)),
        ("acolytes", ("pick-color blue",)),
        ("acolytes", ("build a4",)),
    ]


def test_a_faction_comes_before_its_choices_and_none_after_the_first_dwelling() -> None:
    text = f"{VOLCANO}\n{SCORE}\nsetup witches\n"
    assert 'There is no player "acolytes" in this game' in refused(f"{text}acolytes: pick-color red\nsetup acolytes")
    assert "comes too late: the game has already begun" in refused(f"{text}witches: build F4\nsetup acolytes")


# ---- what only we know ------------------------------------------------------------------------------------

ROWS = "U,S,G,B,Y,R,U,K,R,G,B,R,K;Y,I,I,U,K,I,I,Y,K,I,N,Y;I,I,K,I,S,I,G,I,G,I,S,I,I;G,B,Y,I,I,R,B,I,R,I,R,U"


def test_map_of_ones_own_in_a_remark() -> None:
    """The site leaves `##` out and looks for a map of that id."""
    own = data.own_map("mine", ROWS)
    setup = header(f"## map mine={ROWS.lower()}", f"map {own.site_id}").setup
    assert (setup.map, setup.map_rows) == ("mine", tuple(ROWS.split(";")))
    assert header(f"## map mine={ROWS}").setup == header().setup  # not the map of this game
    assert "There is no map" in refused(f"map {own.site_id}\n{SCORE}\n{SEATS}")
    said = refused(f"## map mine=U,S,X;Y,I\n{SCORE}\n{SEATS}")
    assert said.startswith('Line 1: Map mine: Row 1, place 3: "X"')
    assert "is the name of a built-in map" in refused(f"## map base={ROWS}\nmap {own.site_id}\n{SCORE}\n{SEATS}")


def test_starting_vp() -> None:
    lines = ["option vp=file", "starting-vp witches 25", "Starting-VP Nomads 0"]
    setup = header(*lines).setup
    assert setup.start_vp == {"witches": 25, "nomads": 0}
    assert "Nomads: give their starting VP" in refused("\n".join([*lines[:2], SCORE, SEATS]))
    assert "Starting VP are given" in refused("\n".join([*lines[1:], SCORE, SEATS]))
    for wrong in ("starting-vp", "starting-vp witches", "starting-vp witches -1", "starting-vp witches 1 2"):
        assert "like this: starting-vp witches 25" in refused(f"{wrong}\n{SCORE}\n{SEATS}")
    assert 'There is no faction "wizards"' in refused(f"starting-vp wizards 7\n{SCORE}\n{SEATS}")


def test_house_tables_of_starting_vp() -> None:
    """Where the site has no id with a table, an option of ours says it."""
    setup = header("option vp=table", "map fdb13a13cd48b7a3c3525f27e4628ff6905aa5b1").setup
    assert (setup.map, setup.options["vp"]) == ("lakes", "table")


def test_players_by_number_in_an_auction_only() -> None:
    ledger = read_ledger(f"option factions=auction\n{SCORE}\n{SEATS}\nplayer2: bid on witches. bid 3")
    assert ledger.setup.options["factions"] == "auction"
    assert ledger.rows[0][1:3] == ("player2", ("bid on witches", "bid 3"))
    assert 'There is no player "player2" in this game' in refused(f"{SCORE}\n{SEATS}\nplayer2: bid 3")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", 'no row "setup"'),
        (SCORE, 'no row "setup"'),
        (SEATS, 'no row "score"'),
        (f"{SCORE}\nsetup witches", "2 to 5 players, not 1"),
        (f"{SCORE}\nsetup witches\nsetup auren", "share a board"),
        (f"{SCORE}\nsetup witches\nsetup witches", "share a board"),
        (f"{SCORE}\n" + "\n".join(f"setup {f}" for f in ("witches", "nomads", "giants", "mermaids", "halflings",
                                                         "dwarves")), "2 to 5 players, not 6"),
        (f"score SCORE1,SCORE2,SCORE3,SCORE4,SCORE5\n{SEATS}", "6 different scoring tiles"),
        (f"score SCORE1,SCORE2,SCORE3,SCORE4,SCORE5,SCORE5\n{SEATS}", "6 different scoring tiles"),
        (f"{SCORE}\n{SEATS}\n" + "\n".join(f"delete BON{n}" for n in range(1, 8)), "More than 2 different bonus cards"),
    ],
)  # fmt: skip
def test_set_up_that_cannot_be_played(text: str, reason: str) -> None:
    assert reason in refused(text)


@pytest.mark.parametrize(
    "line",
    ["hello", "faction-variant final_ice", "build F4", "leech 1 from nomads", "witches", ": build F4"],
)  # fmt: skip
def test_line_that_is_no_command(line: str) -> None:
    assert refused(f"{SCORE}\n{SEATS}\n\n{line}").startswith("Line 5: ")


def test_row_of_a_faction_that_does_not_play() -> None:
    said = refused(f"{SCORE}\n{SEATS}\ngiants: build D4")
    assert said == 'Line 4: There is no player "giants" in this game. The players are: witches, nomads.'


@pytest.mark.parametrize("line", ["option strict-leech", "map 0", "delete BON1", "setup giants", SCORE])
def test_set_up_after_the_game_has_begun(line: str) -> None:
    said = refused(f"{SCORE}\n{SEATS}\nwitches: build F4\n{line}")
    assert said == f'Line 5: "{line}" comes too late: the game has already begun.'


def test_text_and_rows_have_a_limit() -> None:
    assert "characters" in refused("#" * (MOST_TEXT + 1))
    assert f"more than {MOST_ROWS:,} rows" in refused(f"{SCORE}\n{SEATS}\n" + "witches: wait\n" * (MOST_ROWS + 1))


# ---- rows -------------------------------------------------------------------------------------------------


def test_row_keeps_line_faction_and_text() -> None:
    ledger = read_ledger(f"{SCORE}\n{SEATS}\n\nNomads:  Build E8 . WAIT # later")
    (row,) = ledger.rows
    assert row == (5, "nomads", ("build e8", "wait"), "Build E8 . WAIT")


@pytest.mark.parametrize(
    "line",
    [
        "witches: burn 3. action ACT4",
        "WITCHES: BURN 3. ACTION act4",
        "  witches :\tburn   3 .action ACT4. ",
        "witches:burn 3.action act4",
        "witches: burn 3. action ACT4 # a comment: with. dots",
        "witches: burn 3.. action ACT4",
    ],
)
def test_case_spacing_and_comments_do_not_matter(line: str) -> None:
    assert rows(line) == [("burn 3", "action act4")]


@pytest.mark.parametrize("line", ["", "   ", "# witches: build F4", "## Round 1, turn 1", "\t## "])
def test_empty_lines_and_comments(line: str) -> None:
    assert rows(line, "witches: wait") == [("wait",)]


def test_tabs_are_spaces() -> None:
    tabbed = read_ledger(f"option\tmini-expansion-1\n{SCORE}\nsetup\twitches\tfor ann\nsetup nomads")
    assert tabbed.setup == header("option mini-expansion-1").setup


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_ends_of_lines(end: str) -> None:
    assert len(read_ledger(end.join([SCORE, *SEATS.split("\n"), "witches: wait", "nomads: wait"])).rows) == 2


def test_spaces_around_signs() -> None:
    assert commands("bridge E9 : D6") == ("bridge e9:d6",)
    assert commands("+ FAV11. - spade") == ("+fav11", "-spade")


def test_drop_faction_is_a_row_of_the_game() -> None:
    ledger = read_ledger(f"{SCORE}\n{SEATS}\nwitches: build F4\nDrop-Faction Nomads")
    assert ledger.rows[1][1:3] == ("", ("drop-faction nomads",))


def test_rows_without_a_faction_are_not_split_at_dots() -> None:
    assert "is not a command" in refused(f"{SCORE}\n{SEATS}\nburn 1. action ACT4")
    assert header("player j.r. username a.b").setup == header().setup


# ---- automatic rewriting before execution -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "played"),
    [
        ("burn 1. action ACT4. leech 1 from nomads", "leech 1 from nomads. burn 1. action act4"),
        ("pass BON3. decline 1 from nomads. leech 2 from witches",
         "decline 1 from nomads. leech 2 from witches. pass bon3"),
        ("action ACT6. build F5. transform F6 to red", "action act6. transform f6 to red. build f5"),
        ("build F5. transform F6", "transform f6. build f5"),
        ("dig 1. action ACT6. build F5", "action act6. dig 1. build f5"),
        ("dig 2. action BON1", "action bon1. dig 2"),
        ("pass BON3. convert 1w to 1c", "convert 1w to 1c. pass bon3"),
        ("pass BON3. convert 1w to 1c. convert pw to c", "convert 1w to 1c. convert pw to c. pass bon3"),
        ("pass. +BON3", "pass bon3"),
        ("burn 1. pass. +bon10", "burn 1. pass bon10"),
        ("+BON3", "pass bon3"),
        ("action ACTA. +FIRE. +FIRE", "action acta. +2fire"),
        ("action ACTA. +fire. +Fire", "action acta. +2fire"),
        ("+2water. +2water", "+4water"),
        ("convert 2w to bridge. bridge E9:D6", "action acte. bridge e9:d6"),
        ("Convert 2 W to 1 bridge", "action acte"),
    ],
)  # fmt: skip
def test_rewritten(written: str, played: str) -> None:
    assert commands(written) == tuple(played.split(". "))


@pytest.mark.parametrize(
    "text",
    [
        "+fire. +water", "+fire. convert 1w to 1c. +fire", "+fav5. +fav6", "transform f5. build f6",
        "action act6. dig 1. build f5", "convert 1w to 1c. pass bon3", "upgrade f5 to te. +fav11. burn 1",
        "build f5. dig 1. transform f6",
    ],
)  # fmt: skip
def test_kept_in_its_order(text: str) -> None:
    assert commands(text) == tuple(text.split(". "))


def test_resign_is_a_command_of_its_faction() -> None:
    assert commands("resign") == ("resign",)
