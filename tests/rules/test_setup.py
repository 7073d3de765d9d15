"""Base, Setup; Placing the first structures; Choosing the first bonus card."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from mystica import data
from mystica.engine.core import state as column
from mystica.engine.core.ids import ACTIONS, STRUCTURE_CODES
from mystica.engine.core.state import State
from mystica.engine.core.tables import BONUS_CODES, FAVOR_CODES, TOWN_CODES
from mystica.engine.flow import apply, decider, new_game
from mystica.engine.playout import legal_actions
from mystica.notation.moves import action_of, faction_key, field, text_of
from mystica.setups import (
    GameSetup,
    SetupError,
    check_factions,
    draw,
    introductory,
    parse_options,
    resolve_options,
)

FACTIONS = {
    2: ("witches", "nomads"),
    3: ("witches", "nomads", "alchemists"),
    4: ("witches", "nomads", "halflings", "mermaids"),
    5: ("witches", "nomads", "halflings", "mermaids", "giants"),
}


def play(s: State, *moves: str) -> None:
    for move in moves:
        apply(s, action_of(s, move))


def legal(s: State) -> set[str]:
    return {text_of(s, a) for a in legal_actions(s)}


def who(s: State) -> str:
    return faction_key(s, int(decider(s)))


def structures(s: State, seat: int) -> dict[str, str]:
    """Space -> structure of one player."""
    found = {label: int(s.v[column.STRUCTURE + i]) for i, label in enumerate(s.setup.board.labels)}
    return {label: STRUCTURE_CODES[b % 8] for label, b in found.items() if b // 8 == seat + 1}


def coins_on_cards(s: State) -> dict[str, int]:
    return {code: int(s.v[column.BONUS_COINS + i]) for i, code in enumerate(BONUS_CODES)}


def drawn(players: int = 4, factions: Sequence[str] = (), **options: str) -> GameSetup:
    return draw(players, 7, factions=factions, options={k.replace("_", "-"): v for k, v in options.items()})


def placings(*factions: str) -> list[str]:
    """Who places the first dwellings, in order."""
    s = new_game(drawn(len(factions), factions).engine_setup())
    out = []
    while any(text.startswith("build") for text in legal(s)):
        out.append(who(s))
        play(s, min(legal(s)))
    return out


# ---- the introductory game ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_factions_of_the_first_play(players: int) -> None:
    """First play, Assignment of factions: they are given by the number of players."""
    s = new_game(introductory(players).engine_setup())
    assert tuple(faction_key(s, seat) for seat in range(players)) == FACTIONS[players]


@pytest.mark.parametrize(
    ("players", "dwellings"),
    [
        (2, ["C3 F4", "E8 F3 I7"]),
        (3, ["E9 F4", "F3 G4 I7", "E5 G5"]),
        (4, ["E9 F4", "D3 E8 I7", "E6 F5", "D5 E4"]),
        (5, ["C3 E9", "A5 D3 I7", "E6 F5", "E4 H4", "D4 D7"]),
    ],
)
def test_dwellings_of_the_first_play(players: int, dwellings: list[str]) -> None:
    """First play, Game and cult board: dwellings on given spaces of their home terrain, three of the Nomads."""
    s = new_game(introductory(players).engine_setup())
    for seat, spaces in enumerate(dwellings):
        assert structures(s, seat) == dict.fromkeys(spaces.split(), "D")
        assert field(s, seat, int(column.COUNT) + 1) == len(spaces.split())
        for label in spaces.split():
            space = s.setup.board.space_of_label[label]
            assert s.v[column.TERRAIN + space] == field(s, seat, int(column.COLOUR)) == s.setup.board.terrain[space]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tiles_and_cards_of_the_first_play(players: int) -> None:
    """First play: the same six scoring tiles for all, three cards more than players, all favor and town tiles."""
    setup = introductory(players)
    s = new_game(setup.engine_setup())
    assert setup.scoring == ("SCORE5", "SCORE7", "SCORE1", "SCORE6", "SCORE4", "SCORE8")
    assert len(setup.bonus) == players + 3
    assert legal(s) == {f"pass {card}" for card in setup.bonus}
    favors = {code: int(s.v[column.FAVORS_LEFT + i]) for i, code in enumerate(FAVOR_CODES)}
    assert {code: n for code, n in favors.items() if n} == {f"FAV{i}": 1 if i <= 4 else 3 for i in range(1, 13)}
    towns = {code: int(s.v[column.TOWNS_LEFT + i]) for i, code in enumerate(TOWN_CODES)}
    assert {code: n for code, n in towns.items() if n} == {f"TW{i}": 2 for i in range(1, 6)}


def test_starting_resources() -> None:
    """Faction setup: what the boards show; 20 VP for all."""
    s = new_game(introductory(4).engine_setup())
    shown = [
        tuple(
            field(s, seat, int(c))
            for c in (column.VP, column.COINS, column.WORKERS, column.PRIESTS, column.BOWL1, column.BOWL2, column.BOWL3)
        )
        for seat in range(4)
    ]
    assert shown == [
        (20, 15, 3, 0, 5, 7, 0),
        (20, 15, 2, 0, 5, 7, 0),
        (20, 15, 3, 0, 3, 9, 0),
        (20, 15, 3, 0, 3, 9, 0),
    ]
    assert [field(s, seat, int(column.SHIPPING)) for seat in range(4)] == [0, 0, 0, 1]
    assert [field(s, seat, int(column.DIGGING)) for seat in range(4)] == [0, 0, 0, 0]


def test_cult_advancements() -> None:
    """Faction setup, the example of Nomads, Halflings, Witches and Mermaids."""
    s = new_game(introductory(4).engine_setup())
    cults = [tuple(field(s, seat, int(column.CULT_LEVEL) + k) for k in range(4)) for seat in range(4)]
    assert cults == [(0, 0, 0, 2), (1, 0, 1, 0), (0, 0, 1, 1), (0, 2, 0, 0)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_first_bonus_cards(players: int) -> None:
    """Choosing the first bonus card: from the last player to the first; then a coin on each of the three left."""
    setup = introductory(players)
    s = new_game(setup.engine_setup())
    taken = list(setup.bonus[:players])
    for faction, card in zip(reversed(FACTIONS[players]), taken):
        assert who(s) == faction and f"pass {card}" in legal(s)
        assert not any(coins_on_cards(s).values())
        play(s, f"pass {card}")
        assert f"pass {card}" not in legal(s)
    assert coins_on_cards(s) == {c: int(c in setup.bonus[players:]) for c in BONUS_CODES}
    held = [BONUS_CODES[field(s, seat, int(column.BONUS_CARD)) - 1] for seat in range(players)]
    assert held == taken[::-1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_first_turn(players: int) -> None:
    """Flow of play: after the bonus cards the starting player has the first turn of round 1, the others follow."""
    setup = introductory(players)
    s = new_game(setup.engine_setup())
    play(s, *[f"pass {card}" for card in setup.bonus[:players]])
    assert (int(s.v[column.ROUND]), int(s.v[column.PHASE]), who(s)) == (1, ACTIONS, "witches")
    order = [int(s.v[column.ORDER + k]) for k in range(players)]
    assert order == list(range(players))
    play(s, f"pass {setup.bonus[-1]}")
    while who(s) == "witches":
        play(s, "done")
    assert who(s) == "nomads"


@pytest.mark.parametrize("players", [0, 1, 6])
def test_no_first_play_for_other_numbers(players: int) -> None:
    """Title page: two to five players."""
    with pytest.raises(SetupError, match=f"This game is for 2 to 5 players, not {players}"):
        introductory(players)
    with pytest.raises(SetupError, match=f"This game is for 2 to 5 players, not {players}"):
        draw(players, 1)


# ---- changes in the main game -------------------------------------------------------------------------------


def test_spade_tile_never_in_the_last_two_rounds() -> None:
    """Scoring tiles: the spade tile is redrawn for rounds 5 and 6; every other tile may lie anywhere."""
    draws = [draw(2, seed).scoring for seed in range(400)]
    tiles = [f"SCORE{i}" for i in range(1, 9)]
    for number in range(6):
        found = {scoring[number] for scoring in draws}
        assert found == (set(tiles[1:]) if number >= 4 else set(tiles))
    assert all(len(set(scoring)) == 6 for scoring in draws)


def test_spade_tile_is_shuffled_back_in() -> None:
    """Scoring tiles: put aside for rounds 5 and 6 it is shuffled in again, so rounds 1 to 4 are equally likely."""
    draws = [draw(2, seed).scoring for seed in range(600)]
    for number in range(4):
        assert 70 < sum(scoring[number] == "SCORE1" for scoring in draws) < 130  # one of the six left: 100


def test_temple_tile_is_an_option() -> None:
    """Scoring tiles: the temple tile is shuffled in with its option only."""
    assert not any("SCORE9" in draw(2, seed).scoring for seed in range(60))
    assert any("SCORE9" in draw(2, seed, options={"temple-tile": "true"}).scoring for seed in range(60))


@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_number_of_bonus_cards(players: int, cards: int) -> None:
    """Bonus cards: five to eight of the nine, all different and any of them."""
    draws = [draw(players, seed).bonus for seed in range(60)]
    assert {len(set(bonus)) for bonus in draws} == {cards} == {len(bonus) for bonus in draws}
    assert {card for bonus in draws for card in bonus} == {f"BON{i}" for i in range(1, 10)}


def test_promo_bonus_card() -> None:
    """Promo bonus card: shuffled in with its option; the number of cards stays."""
    assert not any("BON10" in draw(5, seed).bonus for seed in range(60))
    draws = [draw(2, seed, options={"promo-bonus": "true"}).bonus for seed in range(60)]
    assert any("BON10" in bonus for bonus in draws) and not all("BON10" in bonus for bonus in draws)
    assert {len(bonus) for bonus in draws} == {5}


def test_promo_town_tiles() -> None:
    """Promo town tiles: one, two and one more tile with their option, none without."""
    for option, extra in (("false", [0, 0, 0]), ("true", [1, 2, 1])):
        s = new_game(drawn(2, ("witches", "nomads"), promo_towns=option).engine_setup())
        left = [int(s.v[column.TOWNS_LEFT + TOWN_CODES.index(code)]) for code in ("TW6", "TW7", "TW8")]
        assert left == extra


def test_same_seed_same_draw() -> None:
    """Ours: a seed stands for one draw, whatever else is drawn with it; another seed brings another."""
    assert drawn() == drawn()
    assert draw(4, 1).scoring != draw(4, 2).scoring or draw(4, 1).bonus != draw(4, 2).bonus
    assert draw(4, 3, options={"factions": "random"}).bonus == draw(4, 3).bonus


# ---- choosing a faction board -------------------------------------------------------------------------------


def test_choosing_a_faction_board() -> None:
    """Choosing a faction board: from the starting player on clockwise, any side of a board nobody has."""
    s = new_game(drawn(4).engine_setup())
    left = {key for key, faction in data.factions().items() if not faction.option}
    for seat, (choice, back) in enumerate(
        [("auren", "witches"), ("nomads", "fakirs"), ("dwarves", "engineers"), ("giants", "chaosmagicians")]
    ):
        assert int(decider(s)) == seat
        assert legal(s) == {f"setup {key}" for key in left}
        play(s, f"setup {choice}")
        left -= {choice, back}
    assert [faction_key(s, seat) for seat in range(4)] == ["auren", "nomads", "dwarves", "giants"]
    assert who(s) == "auren" and all(text.startswith("build") for text in legal(s))


def test_chosen_faction_is_set_up() -> None:
    """Choosing a faction board: the faction setup is as in the first play, without dwellings on the board."""
    s = new_game(drawn(2).engine_setup())
    play(s, "setup swarmlings", "setup darklings")
    assert (field(s, 0, int(column.COINS)), field(s, 0, int(column.WORKERS))) == (20, 8)
    assert (field(s, 1, int(column.PRIESTS)), field(s, 1, int(column.WORKERS))) == (1, 1)
    assert structures(s, 0) == structures(s, 1) == {}


def test_random_colours() -> None:
    """Choosing a faction board, the note: a drawn colour each, all different, and the choice of its two sides."""
    setup = draw(5, 7, options={"factions": "random"})
    assert len(set(setup.colours)) == 5
    s = new_game(setup.engine_setup())
    for colour in setup.colours:
        sides = {key for key, faction in data.factions().items() if faction.colour == colour}
        assert len(sides) == 2 and legal(s) == {f"setup {key}" for key in sides}
        play(s, f"setup {max(sides)}")
    assert all(text.startswith("build") for text in legal(s))


def test_colours_are_drawn() -> None:
    """Choosing a faction board, the note: every colour may come to every seat."""
    draws = [draw(2, seed, options={"factions": "random"}).colours for seed in range(80)]
    for seat in range(2):
        assert {colours[seat] for colours in draws} == set(data.common().wheel)


def test_given_factions_leave_nothing_to_choose() -> None:
    """Ours: factions named in the setup sit in that order, with random factions switched on as well."""
    for option in ("choice", "random"):
        setup = draw(2, 7, factions=("giants", "auren"), options={"factions": option})
        s = new_game(setup.engine_setup())
        assert [faction_key(s, seat) for seat in range(2)] == ["giants", "auren"]
        assert legal(s) and all(text.startswith("build") for text in legal(s))


@pytest.mark.parametrize("option", ["false", "true"])
def test_missing_factions_are_drawn(option: str) -> None:
    """Ours: an empty name among given factions is drawn from all boards that are free, with the option those of it."""
    options = {"fire-and-ice": option}
    seen: set[str] = set()
    for seed in range(150):
        setup = draw(5, seed, factions=("", "witches", "", "nomads", ""), options=options)
        assert (setup.factions[1], setup.factions[3]) == ("witches", "nomads")
        assert len({data.factions()[key].colour for key in setup.factions}) == 5
        seen |= set(setup.factions)
    barred = {key for key, faction in data.factions().items() if faction.option and option == "false"}
    assert seen == set(data.factions()) - barred - {"auren", "fakirs"}


def test_missing_factions_and_a_name_that_is_none() -> None:
    """Ours: what is given must be known, and must fit together."""
    for factions, message in (
        (("elves", ""), 'There is no faction "elves"'),
        (("witches", "auren", ""), "share a board"),
        (("yetis", ""), "Yetis: only with option fire-and-ice"),
        (("witches", "", ""), "2 factions are needed, one for each player, not 3"),
    ):
        with pytest.raises(SetupError, match=message):
            draw(len(factions) if "," not in message else 2, 1, factions=factions)


def test_starting_vp_by_table() -> None:
    """Ruling vp: 20 each, or by the table of the base map."""
    for option, expected in (("flat", [20, 20]), ("table", [33, 15])):
        s = new_game(drawn(2, ("fakirs", "darklings"), vp=option).engine_setup())
        assert [field(s, seat, int(column.VP)) for seat in range(2)] == expected


def test_starting_vp_of_a_drawn_game() -> None:
    """Merchants, Appendix VIII: by the table with the box, 20 each without it, and never by the table in an auction."""
    for options, table in ({}, "flat"), ({"merchants": "true"}, "base"):
        state = draw(2, 1, factions=("fakirs", "darklings"), options=options).engine_setup()
        assert list(state.start_vp) == [data.vp_tables()[table][key] for key in data.factions()]
    assert draw(2, 1, options={"merchants": "true", "factions": "auction"}).options["vp"] == "flat"


def test_no_table_of_starting_vp_for_other_maps() -> None:
    """Ruling vp: without a known table it is refused."""
    with pytest.raises(SetupError, match=r"map lakes-1\.3\. There are tables for: .*base"):
        draw(2, 1, map="lakes-1.3", options={"vp": "table"})


# ---- placing the first structures ---------------------------------------------------------------------------


def test_order_of_first_dwellings() -> None:
    """Placing the first structures: one each clockwise, then a second one counterclockwise."""
    assert placings("witches", "halflings", "giants") == [
        "witches", "halflings", "giants", "giants", "halflings", "witches",
    ]  # fmt: skip


@pytest.mark.parametrize("seat", range(3))
def test_third_dwelling_of_the_nomads(seat: int) -> None:
    """Placing the first structures: the Nomads' third comes after everybody's second, wherever they sit."""
    factions = ["witches", "giants"]
    factions.insert(seat, "nomads")
    assert placings(*factions) == [*factions, *reversed(factions), "nomads"]


@pytest.mark.parametrize("seat", range(3))
def test_only_dwelling_of_the_chaos_magicians(seat: int) -> None:
    """Placing the first structures: the Chaos Magicians place one dwelling, after all others."""
    others = ["witches", "dwarves"]
    factions = list(others)
    factions.insert(seat, "chaosmagicians")
    assert placings(*factions) == [*others, *reversed(others), "chaosmagicians"]


def test_chaos_magicians_place_after_the_nomads() -> None:
    """Placing the first structures: the Chaos Magicians wait for the Nomads' third dwelling too."""
    assert placings("chaosmagicians", "nomads", "witches") == [
        "nomads", "witches", "witches", "nomads", "nomads", "chaosmagicians",
    ]  # fmt: skip


def test_first_dwellings_on_existing_home_terrain() -> None:
    """Placing the first structures: any free home terrain of the map and nothing else; no transforming."""
    s = new_game(drawn(2, ("witches", "halflings")).engine_setup())
    forests = {label for i, label in enumerate(s.setup.board.labels) if s.setup.board.terrain[i] == 4}
    assert len(forests) == 11 and legal(s) == {f"build {label}" for label in forests}
    play(s, "build F4", "build E6", "build F5")
    assert who(s) == "witches" and legal(s) == {f"build {label}" for label in forests - {"F4"}}


def test_first_dwellings_are_free() -> None:
    """Placing the first structures: they cost and score nothing."""
    s = new_game(drawn(2, ("witches", "halflings")).engine_setup())
    play(s, "build F4", "build E6", "build F5", "build E9")
    shown = [field(s, 0, int(c)) for c in (column.COINS, column.WORKERS, column.VP)]
    assert shown == [15, 3, 20] and structures(s, 0) == {"F4": "D", "E9": "D"}


def test_bonus_cards_after_the_last_dwelling() -> None:
    """Choosing the first bonus card: in reverse seat order, whoever placed the last dwelling."""
    s = new_game(drawn(3, ("chaosmagicians", "nomads", "witches")).engine_setup())
    while all(text.startswith("build") for text in legal(s)):
        play(s, min(legal(s)))
    order = []
    for _ in range(3):
        order.append(who(s))
        assert all(text.startswith("pass BON") for text in legal(s))
        play(s, min(legal(s)))
    assert order == ["witches", "nomads", "chaosmagicians"] and int(s.v[column.ROUND]) == 1


# ---- setups given in full, and what is refused --------------------------------------------------------------


def given(**changes: object) -> GameSetup:
    """A setup given in full, with changes."""
    setup = GameSetup(
        players=2,
        map="base",
        profile="official",
        options=resolve_options("official", {}),
        scoring=("SCORE1", "SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE6"),
        bonus=("BON1", "BON2", "BON3", "BON4", "BON5"),
        factions=("witches", "nomads"),
    )
    return replace(setup, _engine=[], **changes)  # type: ignore[arg-type]


def refused(**changes: object) -> str:
    with pytest.raises(SetupError) as error:
        given(**changes).engine_setup()
    return str(error.value)


def test_setup_given_in_full() -> None:
    """Ours: what a setup names is what the game has."""
    s = new_game(given(dwellings=(("F4", "C3"), ("F3", "E8", "I7"))).engine_setup())
    assert structures(s, 0) == {"F4": "D", "C3": "D"} and structures(s, 1) == {"F3": "D", "E8": "D", "I7": "D"}
    assert legal(s) == {f"pass BON{i}" for i in range(1, 6)} and who(s) == "nomads"
    assert [int(s.setup.scoring[k]) for k in range(6)] == [0, 1, 2, 3, 4, 5]


def test_unknown_names_are_refused_with_the_list() -> None:
    """Ours: an unknown name is refused with what there is, and with a guess where one is near."""
    message = refused(factions=("witchs", "nomads"))
    assert "witchs" in message and 'Did you mean "witches"?' in message and "engineers" in message
    message = refused(map="moon")
    assert 'There is no map "moon"' in message and "base" in message and "lakes" in message
    message = refused(profile="home")
    assert 'There is no profile of rules "home"' in message and "official, snellman" in message
    message = refused(scoring=("SCORE1", "SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE99"))
    assert 'scoring tile "SCORE99"' in message and "SCORE8" in message
    message = refused(bonus=("BON1", "BON2", "BON3", "BON44"))
    assert 'bonus card "BON44"' in message and "BON9" in message


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        (
            {"leach": "deferred"},
            r'There is no option "leach"\. Choose one of: promo-bonus, .*leech.* Did you mean "leech"\?',
        ),
        ({"leech": "never"}, r'Option leech cannot be "never"\. Choose one of: at-once, deferred, any-order'),
        ({"promo-bonus": "yes"}, r'Option promo-bonus cannot be "yes"\. Choose one of: false, true'),
    ],
)
def test_unknown_options_and_values_are_refused(chosen: dict[str, str], message: str) -> None:
    """Ours: so are an unknown option and an unknown value, with the list of what there is."""
    with pytest.raises(SetupError, match=message):
        resolve_options("official", chosen)
    with pytest.raises(SetupError, match=message):
        draw(2, 1, options=chosen)


def test_unknown_profile_is_refused() -> None:
    """Ours: the profile must be one of those there are."""
    with pytest.raises(SetupError, match=r'There is no profile of rules "offical"\. .* Did you mean "official"\?'):
        resolve_options("offical", {})
    with pytest.raises(SetupError, match="There is no profile of rules"):
        introductory(2, profile="x")


def test_profiles_and_chosen_options() -> None:
    """Rulings: a profile fills in every option, a chosen value goes before it."""
    official, snellman = resolve_options("official", {}), resolve_options("snellman", {"leech": "at-once"})
    assert set(official) == set(snellman) == set(data.options())
    assert (official["leech"], official["spade-rewards"], official["conversions"]) == (
        "at-once",
        "used",
        "around-action",
    )
    assert (snellman["leech"], snellman["spade-rewards"], snellman["conversions"]) == ("at-once", "gained", "anytime")


def test_options_as_typed() -> None:
    """Ours: KEY=VALUE, white space aside."""
    assert parse_options(["leech=deferred", " vp = table "]) == {"leech": "deferred", "vp": "table"}
    with pytest.raises(SetupError, match='Write an option as KEY=VALUE, not as "leech"'):
        parse_options(["leech"])


def test_two_factions_of_one_colour_are_refused() -> None:
    """Choosing a faction board: the two sides of a board never play together, nor one faction twice."""
    assert "Auren and Witches share a board" in refused(factions=("witches", "auren"))
    assert "share a board" in refused(factions=("witches", "witches"))
    with pytest.raises(SetupError, match="share a board"):
        check_factions(("giants", "nomads", "chaosmagicians"), 3)


def test_number_of_factions() -> None:
    """Ours: one faction for each player."""
    assert "2 factions are needed, one for each player, not 1" in refused(factions=("witches",))
    with pytest.raises(SetupError, match="3 factions are needed, one for each player, not 2"):
        draw(3, 1, factions=("witches", "nomads"))


def test_too_few_bonus_cards() -> None:
    """Bonus cards: there must be one to choose when passing."""
    assert "More than 2 different bonus cards" in refused(bonus=("BON1", "BON2"))
    assert "More than 2 different bonus cards" in refused(bonus=("BON1", "BON2", "BON2"))
    assert given(bonus=("BON1", "BON2", "BON3")).engine_setup().bonus == [0, 1, 2]


def test_scoring_tiles_of_a_given_setup() -> None:
    """Scoring tiles: six different ones."""
    assert "6 different scoring tiles" in refused(scoring=("SCORE1",) * 6)
    assert "6 different scoring tiles" in refused(scoring=("SCORE1", "SCORE2"))


def test_tiles_that_need_an_option() -> None:
    """Ours: promo cards and tiles are for games with their option."""
    assert "only with option promo-bonus" in refused(bonus=("BON1", "BON2", "BON10"))
    tiles = ("SCORE1", "SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE9")
    assert "only with option temple-tile" in refused(scoring=tiles)
    options = resolve_options("official", {"promo-bonus": "true", "temple-tile": "true"})
    assert given(bonus=("BON1", "BON2", "BON10"), scoring=tiles, options=options).engine_setup().bonus == [0, 1, 9]


def test_options_must_be_complete() -> None:
    """Ours: a setup names a value for every option, so that nothing depends on a default."""
    assert "Not every option has a value" in refused(options={"leech": "at-once"})
    assert 'Option leech cannot be "never"' in refused(options=resolve_options("official", {}) | {"leech": "never"})


@pytest.mark.parametrize(
    ("colours", "message"),
    [
        (("green", "green"), "a different colour"),
        (("green",), "2 colours are needed"),
        (("green", "pink"), 'There is no colour "pink"'),
    ],
)
def test_given_colours(colours: tuple[str, ...], message: str) -> None:
    """Choosing a faction board, the note: one colour each, all different."""
    assert message in refused(factions=(), colours=colours)


@pytest.mark.parametrize(
    ("dwellings", "message"),
    [
        ((("F4", "Z9"), ("F3", "E8", "I7")), 'There is no space "Z9"'),
        ((("F4", "F3"), ("E8", "A5", "I7")), "F3 is not the home terrain of this faction: Witches."),
        ((("F4", "F4"), ("F3", "E8", "I7")), "Witches: give each first dwelling a space of its own. Spaces needed: 2."),
        ((("F4", "C3"), ("F3", "E8")), "Nomads: give each first dwelling a space of its own. Spaces needed: 3."),
        ((("F4", "C3"),), "for all 2 players"),
    ],
)
def test_given_dwellings(dwellings: tuple[tuple[str, ...], ...], message: str) -> None:
    """Placing the first structures: given ones too stand on different spaces of the home terrain, as many as due."""
    assert message in refused(dwellings=dwellings)


def test_given_dwellings_need_given_factions() -> None:
    """Ours: first dwellings are given for factions, not for seats that still choose."""
    assert "if you give the factions" in refused(factions=(), dwellings=(("F4", "C3"), ("F3", "E8", "I7")))
