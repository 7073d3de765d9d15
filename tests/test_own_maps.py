"""Maps of one's own: the community's text in all its forms, what is wrong with it, holes, and games on such maps."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from mystica import data
from mystica.data import MapError
from mystica.engine.core import board as boards
from mystica.engine.core.board import Board, board_for, board_of, distance
from mystica.engine.core.ids import RIVER
from mystica.engine.flow import is_over, new_game
from mystica.engine.playout import legal_actions, random_actions
from mystica.notation.custom_files import find_map, read_map, read_start_vp
from mystica.notation.moves import text_of
from mystica.setups import GameSetup, SetupError, draw
from tests.saves.games import OWN_MAP

Space = tuple[int, int]


def letters(name: str) -> list[str]:
    """A map of ours as its text."""
    return list(data.map_rows(data.maps()[name], data.common()))


def filled(rows: list[str], place: str) -> str:
    """All rows of one length: the short ones with an N at one end."""
    longest = max(map(len, rows))
    return "\n".join(row if len(row) == longest else f"N,{row}" if place == "front" else f"{row},N" for row in rows)


# ---- the text -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(data.maps()))
@pytest.mark.parametrize(
    "form", ["lines", "semicolons", "both", "front", "end", "small", "spaces", "comments", "commas", "empty row first"]
)
def test_every_form_of_our_maps(name: str, form: str) -> None:
    """With a long or a short first row: the same terrain, and the id that the site gives it."""
    rows = letters(name)
    text = {
        "lines": "\n".join(rows),
        "semicolons": ";".join(rows),
        "both": ";\r\n".join(rows) + ";\n",
        "front": filled(rows, "front"),
        "end": filled(rows, "end"),
        "small": "\n".join(rows).lower(),
        "spaces": "\n\n" + "\n".join(f"  {row.replace(',', ' , ')} " for row in rows) + "\n",
        "comments": "# a map\n" + "\n".join(f"{row}  # row" for row in rows),
        "commas": ",\n".join(rows),
        "empty row first": ";" + ";".join(rows),
    }[form]
    found, ours = data.own_map("mine", text), data.maps()[name]
    assert (found.rows, found.first_row_short, found.site_id, found.site_first_row) == (
        ours.rows, ours.first_row_short, ours.site_id, ours.site_first_row,
    )  # fmt: skip
    assert data.map_rows(found, data.common()) == tuple(rows)
    assert data.looks_like_map(text)


def changed(row: int, old: str, new: str) -> str:
    rows = letters("base")
    assert old in rows[row]
    rows[row] = rows[row].replace(old, new, 1)
    return "\n".join(rows)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "The map has no rows"),
        ("# nothing", "The map has no rows"),
        (";;;", "The map has no rows"),
        (
            changed(2, "I,I,K", "I,X,K"),
            'Row 3, place 2: "X" is not the letter of a terrain. Use U K B G S R',
        ),
        (changed(2, "I,I,K", "I,,K"), 'Row 3, place 2: "" is not the letter of a terrain'),
        (changed(2, "I,I,K", "I,IK"), 'Row 3, place 2: "IK"'),
        ("USGBY\nYIUK", "Row 1 has no commas"),
        (changed(1, "Y,I,I", "Y,I"), "Row 2 has 11 places instead of 12: rows must alternate between 13 and 12 places"),
        (changed(3, "G,B", "G,B,B"), "Row 4 has 13 places instead of 12"),
        ("U,S,G\nY,I,U\nR,B,K", "Every row has 3 places"),
        ("\n".join(",".join("U" * (14 - i % 2)) for i in range(4)), "Row 1 has 14 places. At most 13 are allowed"),
        ("\n".join(",".join("U" * (3 - i % 2)) for i in range(26)), "26 rows. At most 25 are allowed"),
        ("U,S,G\nN,N\nR,B,K", "Row 2 has no spaces"),
        ("U," * 20_000, "characters. At most"),
    ],
)
def test_texts_that_are_no_map(text: str, reason: str) -> None:
    with pytest.raises(MapError, match=reason):
        data.own_map("mine", text)


@pytest.mark.parametrize("name", ["", "My Map", "a/b", "x" * 41, "-a", "é"])
def test_names_that_cannot_be(name: str) -> None:
    with pytest.raises(MapError, match="cannot be the name of a map"):
        data.own_map(name, "\n".join(letters("base")))


@pytest.mark.parametrize(
    ("stem", "name"),
    [("My Map (2)", "my-map-2"), ("lakes.v2", "lakes.v2"), ("...", "own"), ("지도", "own"), ("A" * 60, "a" * 40)],
)
def test_names_from_files(stem: str, name: str) -> None:
    assert data.name_for(stem) == name


@pytest.mark.parametrize("text", ["hello, world", "a,b", "build F4. build E9", "{}", "U,S,GG,B"])
def test_other_texts_do_not_look_like_maps(text: str) -> None:
    assert not data.looks_like_map(text)


# ---- can it be played on? -----------------------------------------------------------------------------------


def without(colour: str, left: int) -> str:
    """The base map with all but so many spaces of a terrain turned into another."""
    other = "U" if colour != "U" else "K"
    text, count = "", 0
    for letter in "\n".join(letters("base")):
        count += letter == colour
        text += other if letter == colour and count > left else letter
    return text


@pytest.mark.parametrize(
    ("colour", "left", "reason"),
    [
        ("Y", 2, r"more spaces of desert \(Y\): it has 2, and Nomads may start with 3 dwellings"),
        ("G", 1, r"forest \(G\): it has 1"),
        ("B", 0, r"lakes \(B\): it has 0"),
    ],
)
def test_a_terrain_on_which_somebody_could_not_begin(colour: str, left: int, reason: str) -> None:
    with pytest.raises(MapError, match=reason):
        data.own_map("mine", without(colour, left))


def test_spaces_nobody_comes_to() -> None:
    rows = [*letters("base"), "Y,N,N,N,N,N,N,N,N,N,N,N", "N,N,N,R,N,N,N,N,N,N,N,N,R"]
    with pytest.raises(MapError, match=r"Row 11, place 4 cannot be reached .* cut off: 2\.$"):
        data.own_map("mine", "\n".join(rows))


@pytest.mark.parametrize(("spaces", "reason"), [(121, "too many spaces or too many places for bridges"), (120, "")])
def test_as_many_spaces_as_the_engine_has_room_for(spaces: int, reason: str) -> None:
    """Ten rows, with holes in the last one."""
    rows = letters("base") + ["U,S,G,B,Y,R,K,U,S,G,B,Y"]
    total = sum(len(row.split(",")) for row in rows)
    rows[9] = ",".join([*["U"] * (spaces - total + 12), *["N"] * (total - spaces)])
    setup = GameSetup(
        2, "mine", "official", draw(2, 1).options, draw(2, 1).scoring, draw(2, 1).bonus, map_rows=tuple(rows)
    )
    if reason:
        with pytest.raises(SetupError, match=reason):
            setup.engine_setup()
    else:
        assert setup.engine_setup().board.n == spaces


def test_more_places_for_bridges_than_there_are_actions() -> None:
    rows = [",".join("UKBGSRY"[(i + k) % 7] if k % 2 == i % 2 else "I" for k in range(13 - i % 2)) for i in range(9)]
    rows = [
        row if i % 2 == 0 else ",".join("I" if k % 2 else "UKBGSRY"[(i + k) % 7] for k in range(12))
        for i, row in enumerate(rows)
    ]
    facts = data.own_map("mine", "\n".join(rows))
    with pytest.raises(ValueError, match="places for bridges, at most 48 are allowed"):
        Board(facts)
    with pytest.raises(SetupError, match="too many spaces or too many places for bridges"):
        draw(2, 1, map="mine", map_rows=rows)


def test_notes() -> None:
    assert data.map_notes(data.maps()["base"]) == []
    (note,) = data.map_notes(data.own_map("mine", without("Y", 4)))
    assert note.text == "desert has 4 spaces, plains 18: some factions will be short of land"
    assert (note.key, note.said) == ("uneven", {"terrain": "yellow", "n": 4, "was": "brown", "total": 18})


DRY = "\n".join(row.replace("I", "U") for row in letters("base"))


def test_without_rivers_some_factions_cannot_play() -> None:
    """They are not offered, not drawn, and refused where they are given."""
    facts = data.own_map("dry", DRY)
    assert data.unplayable(facts) == {"riverwalkers"}
    assert any("the Riverwalkers cannot play here" in note.text for note in data.map_notes(facts))
    rows = DRY.split("\n")
    options = {"fire-and-ice": "true"}
    with pytest.raises(SetupError, match="Riverwalkers cannot play on map dry"):
        draw(2, 1, map="dry", map_rows=rows, options=options, factions=("witches", "riverwalkers"))
    setup = draw(3, 1, map="dry", map_rows=rows, options=options)
    offered = {int(a) for a in legal_actions(new_game(setup.engine_setup()))}
    assert len(offered) == 19
    for seed in range(40):
        drawn = draw(5, seed, map="dry", map_rows=rows, options={**options, "factions": "auction"})
        assert "riverwalkers" not in drawn.factions


def test_who_needs_rivers_begins_where_there_are_some() -> None:
    """Desert lies inland only: everybody may begin on it but the Riverwalkers."""
    board = board_of("base")
    rows = [row.split(",") for row in letters("base")]
    for space in range(board.n):
        if rows[board.rows[space]][board.columns[space]] == "Y" and board.at_river[space]:
            rows[board.rows[space]][board.columns[space]] = "U"
    rows[0][0] = rows[0][1] = "Y"  # so that there is enough of it
    text = [",".join(row) for row in rows]
    for faction, may in (("riverwalkers", False), ("shapeshifters", True)):
        setup = draw(2, 1, map="inland", map_rows=text, options={"fire-and-ice": "true"}, factions=("witches", faction))
        state = new_game(setup.engine_setup())
        offered = {text_of(state, a) for a in legal_actions(state)}
        assert ("pick-color yellow" in offered) == may and "pick-color red" in offered


def test_a_name_of_ours_is_taken() -> None:
    with pytest.raises(SetupError, match="base is the name of a built-in map"):
        draw(2, 1, map="base", map_rows=letters("lakes"))


# ---- the board ----------------------------------------------------------------------------------------------


def spaces_of(facts: data.MapFacts) -> dict[Space, str]:
    """Colours by half spaces from the left and row; holes are not there."""
    return {
        (2 * c + (r % 2 != facts.first_row_short), r): colour
        for r, row in enumerate(facts.rows)
        for c, colour in enumerate(row)
        if colour != data.NO_SPACE
    }


def holed(seed: int) -> data.MapFacts:
    """One of our maps with some holes, as long as it can be played on."""
    rng = random.Random(seed)
    while True:
        rows = [row.split(",") for row in letters(rng.choice(list(data.maps())))]
        for _ in range(rng.randint(1, 9)):
            row = rng.choice(rows)
            row[rng.randrange(len(row))] = "N"
        try:
            return data.own_map("holed", "\n".join(",".join(row) for row in rows))
        except MapError:
            continue


@pytest.mark.parametrize("seed", range(25))
def test_geometry_with_holes(seed: int) -> None:
    """Neighbours, bridges and edges against the geometry of half spaces: a hole is like the world beyond the rim."""
    facts = holed(seed)
    board, spaces = Board(facts), spaces_of(facts)
    places = list(spaces)
    assert board.n == len(places) and len(set(board.labels)) == board.n == len(set(board.site_labels))
    assert [(board.half[i], board.row[i]) for i in range(board.n)] == places
    around = ((-2, 0), (2, 0), (-1, -1), (1, -1), (-1, 1), (1, 1))
    for i, (x, y) in enumerate(places):
        assert {places[k] for k in board.near_list[i]} == {(x + dx, y + dy) for dx, dy in around} & set(spaces)
        ends = [px for px, py in places if py == y]
        assert board.at_edge[i] == (y in (0, len(facts.rows) - 1) or x in (min(ends), max(ends)))
    found = {frozenset((places[board.bridge_a[k]], places[board.bridge_b[k]])) for k in range(board.n_bridges)}
    assert found == set(bridges(spaces))
    for _ in range(50):
        a, b = random.Random(seed).sample(range(int(board.n)), 2)
        (ax, ay), (bx, by) = places[a], places[b]
        assert distance(board, a, b) == max(abs(ay - by), (abs(ax - bx) + abs(ay - by)) // 2)


def bridges(spaces: dict[Space, str]) -> list[frozenset[Space]]:
    """Two land spaces straight across an edge: rivers at both of its ends, or a river and nothing."""
    out: list[frozenset[Space]] = []
    for (x, y), colour in spaces.items():
        for dx, dy, between in (
            (0, 2, ((-1, 1), (1, 1))),
            (3, 1, ((2, 0), (1, 1))),
            (-3, 1, ((-2, 0), (-1, 1))),
        ):
            other = (x + dx, y + dy)
            middle = [spaces.get((x + mx, y + my)) for mx, my in between]
            if (
                "river" not in (colour, spaces.get(other, "river"))
                and "river" in middle
                and set(middle) <= {"river", None}
            ):
                out.append(frozenset(((x, y), other)))
    return out


def test_ships_do_not_sail_through_a_hole() -> None:
    """r1 between B1 and B2 is the only way; without it nothing is reached by river."""
    rows = letters("base")
    whole = data.own_map("whole", "\n".join(rows))
    rows[1] = rows[1].replace("Y,I,I,U", "Y,I,N,U")
    cut = data.own_map("cut", "\n".join(rows))

    def reached(facts: data.MapFacts) -> bool:
        board = Board(facts)
        here, there = board.space_of_label["B1"], board.space_of_label["B2"]
        return there in boards._river_reach(here, 2, board.near_list, [int(t) for t in board.terrain])

    assert reached(whole) and not reached(cut)


def test_labels_skip_holes_and_the_sites_letters_begin_with_b_on_a_short_first_row() -> None:
    rows = letters("lakes")
    rows[0] = rows[0].replace("S,B,R", "S,N,R", 1)
    board = Board(data.own_map("mine", "\n".join(rows)))
    assert (board.labels[:3], board.site_labels[:3]) == (["A1", "A2", "A3"], ["B1", "B2", "B3"])
    assert board.columns[:3] == [0, 2, 3]
    assert board.terrain[board.space_of_label["A2"]] != RIVER


def test_boards_are_kept_by_their_content() -> None:
    text = "\n".join(OWN_MAP)
    assert board_for(data.own_map("a", text)) is board_for(data.own_map("a", text.lower()))
    assert board_for(data.maps()["lakes"]) is board_of("lakes")
    before = board_for(data.own_map("a", text))
    for number in range(boards.MOST_OWN_BOARDS + 3):
        board_for(data.own_map(f"m{number}", text))
    assert len(boards._own_boards) == boards.MOST_OWN_BOARDS
    assert board_for(data.own_map("a", text)) is not before


# ---- games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(24))
def test_games_with_holes(seed: int) -> None:
    """All factions, 2 to 5 players, both profiles: from the first choice to the end."""
    rows = data.map_rows(holed(seed), data.common())
    options = {"fire-and-ice": "true", "final-tile": "draw", "factions": ("choice", "random", "auction")[seed % 3]}
    setup = draw(2 + seed % 4, seed, map="holed", map_rows=rows, profile=data.PROFILES[seed % 2], options=options)
    state = new_game(setup.engine_setup())
    random_actions(state, seed, 100_000, seed % 2 == 0)
    assert is_over(state)


def test_a_copy_of_our_map_plays_like_it() -> None:
    ours = draw(4, 9)
    copy = draw(4, 9, map="copy", map_rows=letters("base"))
    one, other = new_game(ours.engine_setup()), new_game(copy.engine_setup())
    assert random_actions(one, 9, 100_000) == random_actions(other, 9, 100_000)
    assert one.values() == other.values()


# ---- files --------------------------------------------------------------------------------------------------


def test_maps_are_found_by_name_or_file(tmp_path: Path) -> None:
    path = tmp_path / "My Isles.txt"
    path.write_text("\n".join(OWN_MAP).lower(), encoding="utf-8")
    assert (find_map("lakes").name, find_map("lakes").rows) == ("lakes", ())
    found = find_map(str(path))
    assert (found.name, found.rows) == ("my-isles", OWN_MAP)
    (tmp_path / "base.map").write_text("\n".join(OWN_MAP))
    assert read_map(tmp_path / "base.map").name == "own-base"
    for word, reason in (("laks", 'Did you mean "lakes"'), ("a/b.txt", "it is not a built-in map or a file"),
                         (str(tmp_path), "it is not a built-in map or a file")):  # fmt: skip
        with pytest.raises(SetupError, match=reason):
            find_map(word)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(SetupError, match="UTF-8"):
        find_map(str(path))


def test_starting_vp_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "vp.toml"
    path.write_text("all = 18\nwitches = 30\n")
    values = read_start_vp(path)
    setup = draw(2, 1, start_vp=values, factions=("witches", "yetis"), options={"fire-and-ice": "true"})
    assert (setup.options["vp"], setup.start_vp["witches"], setup.start_vp["yetis"]) == ("file", 30, 18)
    path.write_text("witches = lots")
    with pytest.raises(SetupError, match="expected TOML"):
        read_start_vp(path)
    with pytest.raises(SetupError, match="There is no file"):
        read_start_vp(tmp_path / "none.toml")
    with pytest.raises(SetupError, match="cannot start with 999 VP"):
        draw(2, 1, start_vp={**values, "giants": 999})
