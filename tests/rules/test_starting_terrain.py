"""Fire & Ice: who may play together, and when the starting terrains are chosen."""

import random

import pytest

from mystica import data
from mystica.engine.core.ids import CHOOSING
from mystica.engine.core.state import PHASE, START_TERRAIN, WHO, State
from mystica.engine.flow import apply, decider, new_game
from mystica.engine.playout import legal_actions
from mystica.notation.moves import action_of, faction_key, field, text_of
from mystica.setups import SetupError, draw

WHEEL = data.common().wheel
FACTIONS = data.factions()
CHOSEN_AT_ONCE = ("icemaidens", "yetis", "riverwalkers", "shapeshifters")
CHOSEN_LATER = ("acolytes", "dragonlords")


def start(players: int, *factions: str, seed: int = 7, **options: str) -> State:
    chosen = {"fire-and-ice": "true"} | {key.replace("_", "-"): value for key, value in options.items()}
    return new_game(draw(players, seed, factions=factions, options=chosen).engine_setup())


def legal(s: State) -> set[str]:
    return {text_of(s, a) for a in legal_actions(s)}


def who(s: State) -> str:
    return faction_key(s, int(decider(s)))


def play(s: State, *moves: str) -> None:
    for move in moves:
        apply(s, action_of(s, move))


def colours(s: State) -> set[str]:
    return {text.removeprefix("pick-color ") for text in legal(s) if text.startswith("pick-color")}


def setups(s: State) -> set[str]:
    return {text.removeprefix("setup ") for text in legal(s) if text.startswith("setup")}


def of_board(colour: str) -> set[str]:
    return {key for key, faction in FACTIONS.items() if faction.colour == colour}


# ---- boards ---------------------------------------------------------------------------------------------------


def test_six_factions_on_three_boards() -> None:
    """Fire & Ice: ice, volcano and one board without a colour, two factions each."""
    boards = {colour: of_board(colour) for colour in data.common().other_colours}
    assert boards == {
        "ice": {"icemaidens", "yetis"},
        "volcano": {"acolytes", "dragonlords"},
        "variable": {"riverwalkers", "shapeshifters"},
    }


@pytest.mark.parametrize(
    "pair", [("icemaidens", "yetis"), ("acolytes", "dragonlords"), ("riverwalkers", "shapeshifters")]
)
def test_one_faction_of_each_board(pair: tuple[str, str]) -> None:
    """Fire & Ice: the two sides of a board never play together, given, chosen or drawn."""
    with pytest.raises(SetupError, match="share a board"):
        start(3, "witches", *pair)
    s = start(3)
    play(s, f"setup {pair[0]}")
    while colours(s) or any(text.startswith("+FAV") for text in legal(s)):
        play(s, min(legal(s)))
    assert setups(s) and not set(pair) & setups(s)


@pytest.mark.parametrize("faction", [key for key, f in FACTIONS.items() if f.option])
def test_only_with_the_option(faction: str) -> None:
    """Option fire-and-ice: without it the six can be neither given nor chosen."""
    with pytest.raises(SetupError, match="only with option fire-and-ice"):
        draw(2, 7, factions=("witches", faction))
    s = new_game(draw(2, 7).engine_setup())
    assert faction not in setups(s)
    assert faction in setups(start(2))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_boards_drawn(players: int) -> None:
    """Setup: with factions=random every player gets another board, those of the box among them, and picks a side."""
    seen: set[str] = set()
    for seed in range(60):
        setup = draw(players, seed, options={"fire-and-ice": "true", "factions": "random"})
        assert len(set(setup.colours)) == players
        seen |= set(setup.colours)
        s = new_game(setup.engine_setup())
        assert setups(s) == of_board(setup.colours[0])
    assert seen == {*WHEEL, "ice", "volcano", "variable"}


# ---- when ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", CHOSEN_AT_ONCE)
def test_chosen_with_the_faction(faction: str) -> None:
    """Terrain: ice factions, Riverwalkers and Shapeshifters choose at once, before the next player."""
    s = start(3)
    play(s, "setup witches", f"setup {faction}")
    assert who(s) == faction
    assert colours(s) == set(WHEEL) - {"green"}
    play(s, "pick-color red")
    if faction == "icemaidens":
        play(s, "+FAV3")
    assert who(s) == "player3" and setups(s)


@pytest.mark.parametrize("faction", CHOSEN_LATER)
def test_chosen_after_all_factions(faction: str) -> None:
    """Terrain: volcano factions choose once everybody has a faction, with all colours in sight."""
    s = start(3)
    play(s, f"setup {faction}")
    assert who(s) == "player2" and setups(s)
    play(s, "setup yetis", "pick-color black")
    play(s, "setup witches")
    assert who(s) == faction
    assert colours(s) == set(WHEEL) - {"black", "green"}
    play(s, "pick-color red")
    assert who(s) == faction and any(text.startswith("build") for text in legal(s))


def test_given_factions_are_asked_in_the_same_order() -> None:
    """Terrain: with given factions too, those of the volcano come last."""
    s = start(4, "dragonlords", "icemaidens", "witches", "shapeshifters")
    asked = []
    while s.v[PHASE] == CHOOSING:
        asked.append(who(s))
        play(s, min(text for text in legal(s) if text.startswith("pick-color")) if colours(s) else "+FAV9")
    assert asked == ["icemaidens", "icemaidens", "shapeshifters", "dragonlords"]


# ---- which ----------------------------------------------------------------------------------------------------


def test_not_the_home_of_another() -> None:
    """Terrain: with given factions all homes are known and barred."""
    s = start(4, "yetis", "witches", "giants", "acolytes")
    assert who(s) == "yetis"
    assert colours(s) == set(WHEEL) - {"green", "red"}
    play(s, "pick-color blue")
    assert who(s) == "acolytes"
    assert colours(s) == set(WHEEL) - {"green", "red", "blue"}


def test_not_the_starting_terrain_of_another() -> None:
    """Terrain: what one player has chosen the next one cannot choose."""
    s = start(3, "yetis", "riverwalkers", "acolytes")
    play(s, "pick-color black")
    assert who(s) == "riverwalkers" and "black" not in colours(s)
    play(s, "pick-color gray")
    assert who(s) == "acolytes" and colours(s) == set(WHEEL) - {"black", "gray"}


@pytest.mark.parametrize("faction", CHOSEN_AT_ONCE)
def test_a_chosen_terrain_closes_its_board(faction: str) -> None:
    """Boards: nobody takes a faction whose home is the starting terrain of another."""
    s = start(3)
    play(s, f"setup {faction}", "pick-color green")
    if faction == "icemaidens":
        play(s, "+FAV3")
    assert not of_board("green") & setups(s)
    assert of_board("red") <= setups(s)


def test_drawn_colours_are_kept_free() -> None:
    """Terrain: with boards drawn, colours of those who have still to pick a side are barred as well."""
    for seed in range(400):
        setup = draw(4, seed, options={"fire-and-ice": "true", "factions": "random"})
        if setup.colours[0] not in ("ice", "variable"):
            continue
        s = new_game(setup.engine_setup())
        play(s, min(legal(s)))
        assert colours(s) == set(WHEEL) - set(setup.colours)
        return
    pytest.fail("no such draw")


@pytest.mark.parametrize("seed", range(40))
def test_random_choices_never_collide(seed: int) -> None:
    """Setup: whatever is chosen, boards, homes and starting terrains are all different in the end."""
    rng = random.Random(f"terrains {seed}")
    mode = ("choice", "random", "auction")[seed % 3]
    s = start(rng.randint(2, 5), seed=seed, factions=mode)
    while s.v[PHASE] == CHOOSING:
        apply(s, rng.choice(legal_actions(s)))
    n = int(s.setup.n)
    boards = [list(FACTIONS.values())[field(s, seat, int(WHO))].colour for seat in range(n)]
    terrains = [field(s, seat, int(START_TERRAIN)) for seat in range(n)]
    assert len(set(boards)) == len(set(terrains)) == n
    assert all(0 <= terrain < len(WHEEL) for terrain in terrains)
