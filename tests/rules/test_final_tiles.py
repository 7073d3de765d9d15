"""Fire & Ice: the four final scoring tiles, with hand-made areas and with a slow definition on random ones."""

import random
from itertools import product

import pytest

from mystica import data
from mystica.engine.core.ids import BY_AREA, BY_CULT_RANK, BY_FINAL_TILE, BY_RESOURCES, E_VP
from mystica.engine.core.state import BRIDGES, LINK_HI, LINK_LO, SHIPPING, SKIP_EXTRA, seat_base
from mystica.setups import SetupError, draw
from tests.rules.table import BASE_FACTIONS, FIRE_AND_ICE_FACTIONS, Table

TILES = ("greatest-distance", "stronghold-sanctuary", "outposts", "settlements")
PLAIN = ("witches", "nomads", "giants", "darklings", "engineers")


def last_round(tile: str, *factions: str) -> Table:
    """Round 6 with nothing on the map and nobody owning anything."""
    t = Table(*factions, round=6, final_tile=tile)
    for faction in factions:
        t.give(faction, coins=0, workers=0, priests=0, power=(0, 0, 0), cults=(0, 0, 0, 0))
    t.listen()
    return t


def scored(t: Table) -> list[int]:
    """VP of each player for the tile, after everybody has passed."""
    if t.decider:
        t.pass_all()
    assert t.decider == ""
    return [t.gained(faction, E_VP, BY_FINAL_TILE) for faction in t.setup.factions]


# ---- the tiles in the data ----------------------------------------------------------------------------------


def test_four_tiles_with_the_points_of_the_area() -> None:
    """Final scoring tiles: 18, 12 and 6 VP each."""
    assert tuple(code for code, tile in data.final_tiles().items() if not tile.option) == TILES
    assert {tile.vp for tile in data.final_tiles().values()} == {(18, 12, 6)}


def test_off_drawn_or_named() -> None:
    """Option final-tile: none, one of the four by chance, or the one that is named."""
    assert draw(2, 1).final_tile == ""
    drawn = {draw(2, seed, options={"final-tile": "draw"}).final_tile for seed in range(60)}
    assert drawn == set(TILES)
    for tile in TILES:
        assert draw(2, 1, options={"final-tile": tile}).final_tile == tile
    with pytest.raises(SetupError, match="final-tile"):
        draw(2, 1, options={"final-tile": "outpost"})


def test_without_a_tile_nothing_is_scored() -> None:
    """Option final-tile=off: final scoring as in the base game."""
    t = last_round("off", "witches", "nomads")
    t.put("witches", "A1 A2 A3")
    assert t.final_tile("witches") == 0
    assert scored(t) == [0, 0]


@pytest.mark.parametrize("tile", TILES)
def test_the_tile_needs_no_fire_and_ice_factions(tile: str) -> None:
    """Option final-tile: it goes with the factions of the base game as well."""
    t = last_round(tile, "witches", "nomads")
    t.put("witches", "A1", "SH")
    t.put("witches", "A2", "SA")
    assert scored(t) == [18, 0]


# ---- what each tile counts -----------------------------------------------------------------------------------


def put_all(t: Table, faction: str, placed: str) -> None:
    """Dwellings, or structures that are named: `E5 E6, SH E4`."""
    for group in placed.split(", "):
        code, _, labels = group.partition(" ") if group.startswith("S") else ("D", "", group)
        t.put(faction, labels, code)


def value(tile: str, placed: str, faction: str = "witches", shipping: int = 0, bridge: str = "") -> int:
    """What the tile counts with these structures."""
    t = last_round(tile, faction, "nomads" if faction != "fakirs" else "witches")
    put_all(t, faction, placed)
    if shipping:
        t.give(faction, shipping=shipping)
    if bridge:
        t.bridge("nomads", bridge)
    return t.final_tile(faction)


@pytest.mark.parametrize(
    ("placed", "spaces"),
    [
        ("E5", 0),  # a single structure has none
        ("E5 E6", 1),
        ("E5 E6 E7 E8", 3),
        ("D4 E6 F3 E5", 2),  # a bend: as the crow flies, not along the structures
        ("D4 E6 F3 E5 C3", 3),
        ("A1 I12 E5 E6 E7", 2),  # what is not connected does not count together
        ("A1 I12 E5 E6 E7 A2", 2),  # the best area does
    ],
)
def test_greatest_distance(placed: str, spaces: int) -> None:
    """Greatest distance: spaces from structure to structure in one area; neighbours are 1 apart."""
    assert value("greatest-distance", placed) == spaces


def test_distance_over_rivers_and_bridges() -> None:
    """Greatest distance: connected by ship or bridge; the spaces between are counted too."""
    assert value("greatest-distance", "C2 D4") == 0
    assert value("greatest-distance", "C2 D4", shipping=1) == 2
    assert value("greatest-distance", "C2 D4", bridge="C2:D4") == 2


def test_distance_over_tunnels() -> None:
    """Greatest distance: tunnels connect the Dwarves, carpets the Fakirs, without any price."""
    assert value("greatest-distance", "E5 E7", "dwarves") == 2
    assert value("greatest-distance", "E5 E8", "fakirs") == 0
    assert value("greatest-distance", "SH E5, E8", "fakirs") == 3


def test_shipping_card_does_not_count() -> None:
    """Final scoring: the level of the track alone, also for the tile."""
    t = last_round("greatest-distance", "witches", "nomads")
    t.put("witches", "C2 D4")
    t.card("witches", "BON4")
    assert scored(t) == [0, 0]


@pytest.mark.parametrize(
    ("placed", "spaces"),
    [
        ("SH E4, E5 E6, SA E7, E8 D5 C4", 3),  # other structures connect the two
        ("SH E4, E5 E6 E7", 0),  # one alone is worth nothing
        ("SA E4, E5 E6 E7", 0),
        ("SH E4, SA E6", 0),  # not connected
        ("SH E4, SA E6, E5", 2),
        ("A1 A2 A3 A4 A5, SH I1, SA I2", 1),  # their area need not be the largest
    ],
)
def test_distance_from_stronghold_to_sanctuary(placed: str, spaces: int) -> None:
    """Stronghold and sanctuary: the distance between the two, in one area."""
    assert value("stronghold-sanctuary", placed) == spaces


@pytest.mark.parametrize(
    ("placed", "structures"),
    [
        ("A1 A2 A3 B2 B1", 4),  # B2 is inside
        ("D1 E1 F1 E2", 3),
        ("H8 I12 I11 H7 G7", 4),
        ("C1", 0),  # the first land of its row, but rivers lie before it
        ("E4 E5 E6", 0),
        ("E3 E4 E5 E6 E7 E8, A5 A6, I5", 2),  # the best single area, which need not be the largest
    ],
)
def test_structures_on_the_edge(placed: str, structures: int) -> None:
    """Outposts: first and last row, and both ends of every row; in one area."""
    assert value("outposts", placed) == structures


@pytest.mark.parametrize(
    ("placed", "faction", "shipping", "bridge", "groups"),
    [
        ("E3 E4 E5 E6 E7", "witches", 0, "", 1),  # however many structures touch each other
        ("C2 D4 E6 D3", "witches", 0, "", 1),  # not connected
        ("C2 D4 E6 D3", "witches", 1, "", 3),  # C2, D4 with E6, D3
        ("C2 D4 D3", "witches", 1, "", 3),
        ("C2 D4 D3", "witches", 1, "C2:D4", 2),  # a bridge is direct adjacency, whoever built it
        ("E5 E7", "dwarves", 0, "", 2),  # a tunnel connects without making one group of two
        ("C2 D4 E6 E5 D3", "riverwalkers", 0, "", 3),  # their shipping of 1 connects: C2, D3, D4 with E6 and E5
    ],
)
def test_settlements(placed: str, faction: str, shipping: int, bridge: str, groups: int) -> None:
    """Settlements: groups of directly adjacent structures in one area."""
    assert value("settlements", placed, faction, shipping, bridge) == groups


def test_a_town_over_a_river_is_one_settlement() -> None:
    """Settlements: the river space of a Mermaids' town is part of it, so it joins what it touches."""
    t = last_round("settlements", "mermaids", "witches")
    t.put("mermaids", "C2 D4")
    assert t.final_tile("mermaids") == 2
    space = t.space("r9")
    me = seat_base(t.seat("mermaids"))
    t.state.v[me + (LINK_LO if space < 60 else LINK_HI)] |= 2 ** (space % 60)
    assert t.final_tile("mermaids") == 1


@pytest.mark.parametrize(
    ("tile", "placed"),
    [("greatest-distance", "E5"), ("stronghold-sanctuary", "SH E4, E5"), ("outposts", "E4 E5 E6")],
)
def test_a_value_of_nothing_brings_no_vp(tile: str, placed: str) -> None:
    """Final scoring: who has nothing that the tile counts gets nothing, even as the first."""
    assert value(tile, placed) == 0
    t = last_round(tile, "witches", "nomads")
    put_all(t, "witches", placed)
    put_all(t, "nomads", "SH A1, SA A2")
    assert scored(t) == [0, 18]


# ---- places -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lengths", "vp"),
    [
        ((5, 4, 3, 2), [18, 12, 6, 0]),
        ((2, 3, 4, 5), [0, 6, 12, 18]),
        ((5, 5, 3, 2), [15, 15, 6, 0]),
        ((5, 4, 4, 2), [18, 9, 9, 0]),
        ((5, 4, 3, 3), [18, 12, 3, 3]),
        ((4, 4, 4, 2), [12, 12, 12, 0]),
        ((4, 4, 4, 4), [9, 9, 9, 9]),
        ((5, 4, 4, 4), [18, 6, 6, 6]),
        ((4, 4, 4, 4, 4), [7, 7, 7, 7, 7]),
        ((5, 4, 3, 3, 3), [18, 12, 2, 2, 2]),
        ((3, 1, 1, 1), [18, 0, 0, 0]),
        ((3, 3, 1), [15, 15, 0]),
        ((1, 1), [0, 0]),
        ((3, 2), [18, 12]),
    ],
)
def test_places_and_ties(lengths: tuple[int, ...], vp: list[int]) -> None:
    """Final scoring: tied places are added, divided and rounded down; a value of 0 pays nothing."""
    t = last_round("greatest-distance", *PLAIN[: len(lengths)])
    rows = ("A1 A2 A3 A4 A5", "E1 E2 E3 E4 E5", "I1 I2 I3 I4 I5", "A8 A9 A10 A11 A12", "I6 I7 I8 I9")
    for faction, length, row in zip(PLAIN, lengths, rows):
        t.put(faction, " ".join(row.split()[:length]))
    values = [t.final_tile(faction) for faction in t.setup.factions]
    assert values == [length - 1 for length in lengths]
    assert scored(t) == vp


def test_who_has_left_competes() -> None:
    """Dropping out: structures stay, and so does their place."""
    t = last_round("greatest-distance", "witches", "nomads", "giants")
    t.put("witches", "A1 A2 A3")
    t.put("nomads", "E1 E2")
    t.drop("witches")
    assert scored(t) == [18, 12, 0]


def test_order_of_final_scoring() -> None:
    """Final scoring: cults, then areas, then the tile, then resources."""
    t = last_round("greatest-distance", "witches", "nomads")
    t.put("witches", "A1 A2 A3")
    t.give("witches", cults=(5, 0, 0, 0), coins=9)
    t.pass_all()
    whys = [why for p, what, _, why in t.state.trace or [] if p == 0 and what == E_VP]
    assert whys == [BY_CULT_RANK, BY_AREA, BY_FINAL_TILE, BY_RESOURCES]
    assert t.vp("witches") == 20 + 18 + 8 + 18 + 3


# ---- a slow definition --------------------------------------------------------------------------------------


def slow_values(t: Table, faction: str) -> dict[str, int]:
    """All four values from the rules alone: positions in half spaces, areas by repeated joining."""
    board = t.state.setup.board
    facts = data.maps()[t.setup.map]
    place: dict[str, tuple[int, int]] = {}
    for label, row, column in zip(board.labels, board.rows, board.columns):
        place[label] = (2 * column + (row % 2 != facts.first_row_short), row)
    rivers = [label for label in board.labels if label.startswith("r")]

    def apart(one: str, other: str) -> int:
        """Walk towards the other space, step by step."""
        (x, y), (to_x, to_y) = place[one], place[other]
        walked = 0
        while (x, y) != (to_x, to_y):
            if y != to_y:
                x += 1 if to_x > x or (to_x == x and x == 0) else -1
                y += 1 if to_y > y else -1
            else:
                x += 2 if to_x > x else -2
            walked += 1
        return walked

    own = [label for label in board.labels if t.structure(label).startswith(f"{faction} ")]
    bridges = [
        {board.labels[board.bridge_a[k]], board.labels[board.bridge_b[k]]}
        for k in range(int(board.n_bridges))
        if int(t.state.v[BRIDGES]) >> k & 1
    ]

    def touching(one: str, other: str) -> bool:
        return apart(one, other) == 1 or {one, other} in bridges

    def sailing(one: str, other: str, ships: int) -> bool:
        front = {river for river in rivers if apart(one, river) == 1}
        for step in range(ships):
            if any(apart(river, other) == 1 for river in front):
                return True
            if step + 1 < ships:
                front |= {river for river in rivers if any(apart(river, there) == 1 for there in front)}
        return False

    traits = data.factions()[faction].traits
    ships = t.get(faction, int(SHIPPING)) if data.factions()[faction].shipping is not None else 0
    skip = traits.get("skip_range", 0)
    if skip:
        skip += t.get(faction, int(SKIP_EXTRA))
        if any(t.structure(label) == f"{faction} SH" for label in own):
            skip += traits.get("skip_range_stronghold", 0)
        skip = min(skip, traits["skip_range_max"])

    def groups(labels: list[str], near: dict[tuple[str, str], bool]) -> list[set[str]]:
        out = [{label} for label in labels]
        for one, other in product(labels, labels):
            if near[one, other]:
                joined = [g for g in out if one in g or other in g]
                out = [g for g in out if g not in joined] + [set().union(*joined)]
        return out

    direct = {(a, b): a != b and touching(a, b) for a, b in product(own, own)}
    far = {
        (a, b): a != b and (direct[a, b] or sailing(a, b, ships) or (skip > 0 and apart(a, b) <= skip + 1))
        for a, b in product(own, own)
    }
    best = dict.fromkeys(TILES, 0)
    for area in groups(own, far):
        values = {
            "greatest-distance": max(apart(a, b) for a, b in product(area, area)),
            "stronghold-sanctuary": max(
                [
                    apart(a, b)
                    for a, b in product(area, area)
                    if t.structure(a).endswith("SH") and t.structure(b).endswith("SA")
                ],
                default=0,
            ),
            "outposts": sum(
                1
                for a in area
                if place[a][1] in (0, len(facts.rows) - 1)
                or board.columns[board.labels.index(a)] in (0, len(facts.rows[place[a][1]]) - 1)
            ),
            "settlements": len(groups(sorted(area), direct)),
        }
        best = {tile: max(best[tile], values[tile]) for tile in TILES}
    return best


@pytest.mark.parametrize("name", data.maps())
@pytest.mark.parametrize("seed", range(12))
def test_the_slow_definition_agrees(name: str, seed: int) -> None:
    """Final scoring tiles: the same values as a definition written from the rules, on random positions of every map."""
    rng = random.Random(f"final tiles {name} {seed}")
    factions: list[str] = []
    for key in rng.sample([*BASE_FACTIONS, *FIRE_AND_ICE_FACTIONS], 20):
        if (
            data.factions()[key].colour not in {data.factions()[other].colour for other in factions}
            and len(factions) < 3
        ):
            factions.append(key)
    tables = {tile: Table(*factions, round=6, map=name, final_tile=tile) for tile in TILES}
    first = tables[TILES[0]]
    board = first.state.setup.board
    lands = [label for label in board.labels if not label.startswith("r")]
    rng.shuffle(lands)
    pieces = [("D", 8), ("TP", 4), ("TE", 3), ("SH", 1), ("SA", 1)]
    plan: list[tuple[str, str, str]] = []
    for faction in factions:
        start = lands.pop()
        mine = [start]
        for kind, most in rng.sample(pieces, len(pieces)):
            for _ in range(rng.randint(0, most)):
                wanted = [
                    label for label in lands
                    if any(board.space_of_label[label] in board.near_list[board.space_of_label[m]] for m in mine)
                ]  # fmt: skip
                label = rng.choice(wanted) if wanted and rng.random() < 0.6 else rng.choice(lands)
                lands.remove(label)
                mine.append(label)
                plan.append((faction, label, kind))
    spans = [f"{board.labels[a]}:{board.labels[b]}" for a, b in zip(board.bridge_a, board.bridge_b)]
    built = {faction: rng.sample(spans, 6)[i : i + 2] for i, faction in enumerate(factions)}
    for t in tables.values():
        for faction, label, kind in plan:
            t.put(faction, label, kind)
        for faction in factions:
            shipping = data.factions()[faction].shipping
            if shipping is not None and "builds_by_river" not in data.factions()[faction].traits:
                t.give(faction, shipping=seed % 4)
            for span in built[faction]:
                if int(t.state.v[BRIDGES]) >> board.bridge_of[spaces_of(t, span)] & 1 == 0:
                    t.bridge(faction, span)
    for faction in factions:
        expected = slow_values(first, faction)
        assert {tile: t.final_tile(faction) for tile, t in tables.items()} == expected


def spaces_of(t: Table, span: str) -> tuple[int, int]:
    one, other = sorted(t.space(label) for label in span.split(":"))
    return one, other
