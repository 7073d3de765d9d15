"""The options of the box: all of it, single parts, cards first, replaced facts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mystica import data
from mystica.boxes.merchants import data as box_data
from mystica.boxes.merchants.engine.columns import WIDE
from mystica.boxes.merchants.engine.sea import sea_of, with_ships
from mystica.boxes.merchants.setups import canals_of
from mystica.cli.setup_notes import notes_of_boxes
from mystica.engine.core.state import SIZE
from mystica.engine.flow import new_game
from mystica.i18n import LOCALES, t
from mystica.notation.saves import dump_save, load_save
from mystica.setups import SetupError, draw, in_play, is_on, resolve_options, settle_options

NEW_CARDS = {"MBON1", "MBON2", "MBON3", "MBON4"}


def options(**chosen: str) -> dict[str, str]:
    return resolve_options("official", {key.replace("_", "-"): value for key, value in chosen.items()})


def test_one_option_switches_all_on() -> None:
    chosen = options(merchants="true")
    assert all(is_on(chosen, f"merchants-{part}") for part in ("ships", "tiles", "canals"))
    setup = draw(3, 1, options={"merchants": "true"})
    engine = setup.engine_setup()
    start = new_game(engine)
    assert with_ships(start) and engine.boxed and len(sea_of(start).canals) == 1
    assert all(code.startswith("MSC") for code in setup.scoring)


def test_ships_alone() -> None:
    setup = draw(3, 1, options={"merchants-ships": "true"})
    engine = setup.engine_setup()
    start = new_game(engine)
    assert with_ships(start) and not sea_of(start).canals and (engine.powers, engine.favors) == (2**9 - 1, 2**12 - 1)
    assert all(code.startswith("SCORE") for code in setup.scoring) and not NEW_CARDS & set(setup.bonus)


def test_tiles_alone() -> None:
    engine = draw(3, 1, options={"merchants-tiles": "true"}).engine_setup()
    assert not with_ships(new_game(engine)) and engine.boxed and (engine.powers, engine.favors) == (2**6 - 1, 2**16 - 1)
    assert engine.size == SIZE


def test_canals_need_ships() -> None:
    with pytest.raises(SetupError, match="Option merchants-canals also needs option merchants-ships"):
        draw(3, 1, options={"merchants-canals": "true"})


def test_without_the_box_the_state_is_as_short_as_ever() -> None:
    assert len(new_game(draw(3, 1).engine_setup()).values()) == SIZE
    assert len(new_game(draw(3, 1, options={"merchants": "true"}).engine_setup()).values()) == WIDE


def test_what_is_replaced() -> None:
    chosen = options(merchants_tiles="true", promo_towns="true", temple_tile="true")
    assert "BON6" not in in_play(data.bonus_cards(), chosen) and "MBON4" in in_play(data.bonus_cards(), chosen)
    towns = in_play(data.town_tiles(), chosen)
    assert "TW7" not in towns and {"TW6", "TW8", "MTW1", "MTW2"} <= set(towns)
    scoring = in_play(data.scoring_tiles(), chosen)
    assert len(scoring) == 13 and "SCORE9" in scoring and "SCORE1" not in scoring


def test_two_new_cards_first() -> None:
    """New setup rules: two new cards, then the remaining ones from the existing cards."""
    seen: set[str] = set()
    for players in (2, 3, 4, 5):
        for seed in range(20):
            chosen = {"merchants": "true", "merchants-cards-first": "true", "promo-bonus": str(seed % 2 == 0).lower()}
            setup = draw(players, seed, options=chosen)
            assert len(NEW_CARDS & set(setup.bonus)) == 2 and len(setup.bonus) == players + 3
            seen |= set(setup.bonus)
    assert seen == set(in_play(data.bonus_cards(), options(merchants="true", promo_bonus="true")))
    assert any(not NEW_CARDS & set(draw(2, seed, options={"merchants": "true"}).bonus) for seed in range(150))


def test_cards_first_need_the_tiles() -> None:
    with pytest.raises(SetupError, match="merchants-tiles"):
        draw(2, 1, options={"merchants-cards-first": "true"})


@pytest.mark.parametrize(
    ("name", "joined"),
    [
        ("base", "r14-r21"),
        ("revised", "r14-r21"),
        ("fire-and-ice", "r3-r8"),
        ("fjords", "r14-r17"),
        ("lakes", "r13-r17 r14-r19 r15-r19 r21-r25 r21-r29 r25-r29 r27-r32"),
    ],
)
def test_where_the_canals_lie(name: str, joined: str) -> None:
    """The river spaces that each joins."""
    setup = draw(2, 1, map=name, options={"merchants": "true"})
    labels = setup.board().labels
    found = {
        "-".join(sorted((labels[one], labels[other]), key=lambda text: int(text[1:])))
        for one, other in canals_of(setup)
    }
    assert found == set(joined.split())


@pytest.mark.parametrize("part", ["ships", "tiles", "canals"])
def test_all_of_it_means_every_part(part: str) -> None:
    """A part said to be off is on with `merchants`: that option is the whole box."""
    chosen = options(**{"merchants": "true", f"merchants_{part}": "false"})
    assert is_on(chosen, f"merchants-{part}")


def test_the_spade_tile_stays_out_of_the_last_rounds() -> None:
    for seed in range(60):
        assert "MSC07" not in draw(3, seed, options={"merchants": "true"}).scoring[4:]


def test_the_final_tile_is_drawn_among_all_or_named() -> None:
    drawn = {draw(2, k, options={"merchants": "true", "final-tile": "draw"}).final_tile for k in range(60)}
    assert drawn == set(data.final_tiles())
    drawn = {draw(2, k, options={"final-tile": "draw"}).final_tile for k in range(60)}
    assert drawn == set(data.final_tiles()) - {"most-trade-markers"}
    with pytest.raises(SetupError, match="only with option merchants-tiles"):
        draw(2, 1, options={"final-tile": "most-trade-markers"})


def test_draws_without_the_box_stay_what_they_were() -> None:
    setup = draw(4, 7)
    assert setup.scoring == draw(4, 7, options={"merchants": "false"}).scoring


# ---- replaced facts ---------------------------------------------------------------------------------------


def test_a_host_replaces_house_values() -> None:
    facts: dict[str, data.Value] = {
        "shipyards.witches.coins": 3,
        "ranges.dwarves.movement": [1, 2, 2, 3],
        "scoring_tiles.MSC02.power": 5,
    }
    setup = draw(2, 1, options={"merchants": "true"}, facts=facts)
    sea = sea_of(new_game(setup.engine_setup()))
    assert sea.yards[box_data.YARD_NUMBERS.index("coins") + 32 * list(data.factions()).index("witches")] == 3


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("shipyards.alchemists.shipping", 0, "has a reliable source"),
        ("shipyards.alchemists.ship_coins", 1, "has a reliable source"),
        ("shipyards.alchemists.reward_vp", 1, "has a reliable source"),
        ("shipyards.auren.steps", 3, "the rulebook states it"),
        ("shipyards.witches.ships", 2, "the rulebook states it"),
        ("shipyards.witches.reward_spades", 4, "a whole number from 0 to 3"),
        ("shipyards.witches.coins", 100, "numbers here go up to 99"),
        ("shipyards.witches.coins", 10**30, "numbers here go up to"),
        ("ranges.dwarves.movement", [2, 2, 3, 4], "must begin with 1, 2"),
        ("ranges.dwarves.reach", [2, 3, 3, 3], "must begin with 2, 2, 3"),
        ("ranges.fakirs.movement", [2, 2, 3, 4], "must begin with 1"),
        ("favor_tiles.MFAV1.cult", "air", "MFAV1 and MFAV4 cannot belong to the same cult"),
        ("canals.lakes-1.3", ["A1:A2"], "There cannot be a canal"),
        ("canals.base", ["A1:A2"], "There cannot be a canal between A1 and A2 on map base"),
        ("favor_tiles.MFAV1.count", 4, "the rulebook states it"),
        ("trade.D.vp", 9, "the rulebook states it"),
        ("favor_tiles.MFAV1.cult", "moon", "one of fire, water, earth, air"),
        ("shipyards.witches.coins", -1, "a whole number"),
        ("canals.lakes", ["A1:A2"], "There cannot be a canal"),
        ("nothing.at.all", 1, "Either it does not exist"),
    ],
)
def test_what_cannot_be_replaced(path: str, value: data.Value, reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        draw(2, 1, map="lakes", options={"merchants": "true"}, facts={path: value})


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("ranges.dwarves.movement", [2, 2, 3, 4]), ("favor_tiles.MFAV1.cult", "air"), ("canals.base", ["A1:A2"]),
        ("shipyards.witches.coins", 500),
    ],
)  # fmt: skip
def test_a_game_that_exists_keeps_its_facts(path: str, value: data.Value) -> None:
    """New games are refused what the rulebook contradicts; those of before could have it, and open."""
    setup = replace(draw(2, 1, map="lakes", options={"merchants": "true"}), facts={path: value}, _engine=[])
    assert load_save(dump_save(setup, [])).setup.facts == {path: value}


@pytest.mark.parametrize("world", ["lakes-1.3", "fjords-1.0", "fjords-2.0"])
def test_older_versions_of_maps_have_no_canals_and_say_so(world: str) -> None:
    setup = draw(2, 1, map=world, options={"merchants": "true"})
    assert canals_of(setup) == []
    settled = settle_options("official", {"merchants": "true"}, map=world)
    for locale in LOCALES:
        assert notes_of_boxes(settled, world, {}, locale) == [t(locale, "sea-no-canals")]
    assert notes_of_boxes(settled, world, {f"canals.{world}": ["D1:E4"]}) == []
    assert notes_of_boxes(settle_options("official", {}, map=world), world, {}) == []
    assert notes_of_boxes(settle_options("official", {"merchants": "true"}), "base", {}) == []


def test_a_file_names_canals_of_a_map_with_a_dot_in_its_name() -> None:
    """In quotes or without, as TOML reads a dotted key."""
    for text in ('[canals]\n"fjords-2.0" = ["D1:E4"]', '[canals]\nfjords-2.0 = ["D1:E4"]'):
        facts = data.own_facts(text)
        assert facts == {"canals.fjords-2.0": ["D1:E4"]}
        setup = draw(2, 1, map="fjords-2.0", options={"merchants": "true"}, facts=facts)
        assert len(canals_of(setup)) == 1
        assert canals_of(load_save(dump_save(setup, [])).setup) == canals_of(setup)


def test_facts_need_the_box() -> None:
    with pytest.raises(SetupError, match="does not use"):
        draw(2, 1, facts={"shipyards.witches.coins": 3})


def test_a_file_of_facts() -> None:
    text = '[shipyards.witches]\ncoins = 5\n[canals]\nlakes = ["A8:B6"]\n[favor_tiles.MFAV1]\ncult = "air"\n'
    assert data.own_facts(text) == {
        "shipyards.witches.coins": 5,
        "canals.lakes": ["A8:B6"],
        "favor_tiles.MFAV1.cult": "air",
    }


def test_marks_are_kept() -> None:
    assert data.status_of(data.favor_tiles()["MFAV1"].provenance["cult"]) == "house"
    assert data.status_of(box_data.ships().yards["witches"].provenance["shipping"]) == "inferred"
    assert data.status_of(box_data.ships().canal_provenance["base"]) == "inferred"
    assert data.status_of(box_data.ships().canal_provenance["lakes"]) == "house"


def test_a_replaced_event_of_spades_is_barred_from_the_last_rounds() -> None:
    """Base, Scoring tiles: what counts is the tile as it is in this game."""
    facts = {"scoring_tiles.MSC07.event": "D", "scoring_tiles.MSC02.event": "spade"}
    last = {
        code for seed in range(60) for code in draw(2, seed, options={"merchants": "true"}, facts=facts).scoring[4:]
    }
    assert "MSC07" in last and "MSC02" not in last
