"""Faction auction: drawn factions, bids in VP."""

import random

import pytest

from mystica import data
from mystica.engine.core.ids import CHOOSING, SETTLING
from mystica.engine.core.state import ORDER, PHASE, ROUND, VP, WHO, State
from mystica.engine.flow import apply, decider, new_game
from mystica.engine.playout import legal_actions
from mystica.notation.moves import action_of, faction_key, field, text_of
from mystica.setups import GameSetup, SetupError, draw

DRAWN = ("witches", "nomads", "giants")


def auction(*factions: str, **options: str) -> State:
    chosen = {"factions": "auction", "fire-and-ice": "true"} | {k.replace("_", "-"): v for k, v in options.items()}
    return new_game(draw(len(factions), 7, factions=factions, options=chosen).engine_setup())


def legal(s: State) -> set[str]:
    return {text_of(s, a) for a in legal_actions(s)}


def play(s: State, *moves: str) -> None:
    for move in moves:
        apply(s, action_of(s, move))


def bid(s: State, seat: int, faction: str, vp: int) -> None:
    """A bid of the seat that is to bid."""
    assert int(decider(s)) == seat
    play(s, f"bid on {faction}", f"bid {vp}")


def order(s: State) -> list[str]:
    return [faction_key(s, int(s.v[ORDER + k])) for k in range(int(s.setup.n))]


def vps(s: State) -> dict[str, int]:
    return {faction_key(s, seat): field(s, seat, int(VP)) for seat in range(int(s.setup.n))}


# ---- the draw -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_factions_as_players(players: int) -> None:
    """Draw: one faction for each player, of different boards; all of them turn up in time."""
    seen: set[str] = set()
    for seed in range(150):
        setup = draw(players, seed, options={"factions": "auction", "fire-and-ice": "true"})
        boards = {data.factions()[key].colour for key in setup.factions}
        assert len(setup.factions) == len(boards) == players
        seen |= set(setup.factions)
    assert seen == set(data.factions())


def test_without_fire_and_ice() -> None:
    """Draw: without the option only the factions of the base game."""
    for seed in range(40):
        setup = draw(5, seed, options={"factions": "auction"})
        assert not any(data.factions()[key].option for key in setup.factions)


def test_no_table_of_starting_vp() -> None:
    """Starting VP: the bids set them, so a table cannot be used besides."""
    with pytest.raises(SetupError, match="auction"):
        draw(3, 7, options={"factions": "auction", "vp": "table"})


def test_two_of_one_board_are_refused() -> None:
    """Draw: a faction of a board that is out already is drawn again."""
    with pytest.raises(SetupError, match="share a board"):
        auction("witches", "auren")


def test_the_draw_is_needed() -> None:
    """Setup: an auction without drawn factions cannot begin."""
    setup = draw(2, 7, options={"factions": "auction"})
    bare = GameSetup(2, "base", "official", setup.options, setup.scoring, setup.bonus)
    with pytest.raises(SetupError, match="factions that were drawn"):
        bare.engine_setup()


# ---- bidding --------------------------------------------------------------------------------------------------


def test_first_bid_may_be_nothing() -> None:
    """Bidding: 0 is enough for a faction nobody holds; all VP may be bid."""
    s = auction(*DRAWN)
    assert legal(s) == {f"bid on {faction}" for faction in DRAWN}
    play(s, "bid on giants")
    assert legal(s) == {f"bid {vp}" for vp in range(41)}


def test_later_bids_are_higher() -> None:
    """Bidding: at least 1 VP more than the bid that stands; other factions still start at 0."""
    s = auction(*DRAWN)
    bid(s, 0, "giants", 5)
    play(s, "bid on giants")
    assert legal(s) == {f"bid {vp}" for vp in range(6, 41)}
    s = auction(*DRAWN)
    bid(s, 0, "giants", 5)
    play(s, "bid on witches")
    assert legal(s) == {f"bid {vp}" for vp in range(41)}


def test_a_bid_of_everything_cannot_be_beaten() -> None:
    """Bidding: no marker goes below 0 VP."""
    s = auction(*DRAWN)
    bid(s, 0, "giants", 40)
    assert legal(s) == {"bid on witches", "bid on nomads"}


def test_seats_without_a_faction_bid_in_order() -> None:
    """Bidding: in seat order; who holds a faction is left out."""
    s = auction(*DRAWN)
    bid(s, 0, "witches", 2)
    bid(s, 1, "nomads", 0)
    bid(s, 2, "giants", 1)
    assert s.v[PHASE] == SETTLING
    assert vps(s) == {"witches": 38, "nomads": 40, "giants": 39}


def test_who_is_outbid_bids_again() -> None:
    """Bidding: on the same faction or another one, until everybody holds one."""
    s = auction(*DRAWN)
    bid(s, 0, "witches", 2)
    bid(s, 1, "witches", 3)
    bid(s, 2, "witches", 4)
    bid(s, 0, "nomads", 0)
    bid(s, 1, "nomads", 1)
    bid(s, 0, "witches", 5)
    bid(s, 2, "giants", 0)
    assert s.v[PHASE] == SETTLING
    assert [faction_key(s, seat) for seat in range(3)] == ["witches", "nomads", "giants"]
    assert vps(s) == {"witches": 35, "nomads": 39, "giants": 40}


def test_only_the_last_bid_counts() -> None:
    """Bidding: who was outbid pays nothing for it."""
    s = auction("witches", "nomads")
    bid(s, 0, "witches", 30)
    bid(s, 1, "witches", 31)
    bid(s, 0, "nomads", 0)
    assert vps(s) == {"nomads": 40, "witches": 9}


def test_nobody_has_a_faction_before_the_end() -> None:
    """Bidding: boards are handed out when the auction is over."""
    s = auction(*DRAWN)
    bid(s, 0, "witches", 2)
    assert all(field(s, seat, int(WHO)) < 0 for seat in range(3))
    assert s.v[PHASE] == CHOOSING


# ---- afterwards -----------------------------------------------------------------------------------------------


def test_the_draw_is_the_turn_order() -> None:
    """Turn order: of round 1 as drawn, whoever got the faction; dwellings and cards follow it."""
    s = auction(*DRAWN)
    bid(s, 0, "giants", 0)
    bid(s, 1, "witches", 0)
    bid(s, 2, "nomads", 0)
    assert order(s) == list(DRAWN)
    placed = []
    while s.v[PHASE] == SETTLING:
        placed.append(faction_key(s, int(decider(s))))
        play(s, min(legal(s)))
    assert placed == ["witches", "nomads", "giants", "giants", "nomads", "witches", "nomads"]
    cards = []
    while s.v[ROUND] == 0:
        cards.append(faction_key(s, int(decider(s))))
        play(s, min(legal(s)))
    assert cards == ["giants", "nomads", "witches"]
    turns = []
    for _ in range(3):
        turns.append(faction_key(s, int(decider(s))))
        play(s, min(text for text in legal(s) if text.startswith("pass")))
        while legal(s) and "done" in legal(s):
            play(s, "done")
    assert turns == list(DRAWN)


def _pass_in_turn(s: State, rounds: int) -> list[list[str]]:
    """From the auction on everybody only passes: who does so, round by round."""
    out: list[list[str]] = []
    while s.v[ROUND] <= rounds and len(out) <= rounds:
        texts = sorted(legal(s))
        passes = [text for text in texts if text.startswith("pass")]
        if s.v[ROUND] > 0 and passes:
            if len(out) < s.v[ROUND]:
                out.append([])
            out[-1].append(faction_key(s, int(decider(s))))
        play(s, passes[0] if passes else texts[0])
    return out[:rounds]


@pytest.mark.parametrize("turn_order", ["clockwise", "passing"])
def test_later_rounds(turn_order: str) -> None:
    """Turn order: from round 2 on the first to pass starts; then clockwise by seat, or in the order of passing."""
    s = auction(*DRAWN, turn_order=turn_order)
    bid(s, 0, "witches", 0)
    bid(s, 1, "nomads", 0)
    bid(s, 2, "giants", 0)
    assert _pass_in_turn(s, 2) == [list(DRAWN), list(DRAWN)]
    s = auction(*DRAWN, turn_order=turn_order)
    bid(s, 0, "witches", 0)
    bid(s, 1, "giants", 0)
    bid(s, 2, "nomads", 0)
    clockwise = ["witches", "giants", "nomads"]  # as they sit
    assert _pass_in_turn(s, 2) == [list(DRAWN), clockwise if turn_order == "clockwise" else list(DRAWN)]


def test_chaos_magicians_place_last() -> None:
    """Turn order: the only dwelling of the Chaos Magicians comes after all others, as ever."""
    s = auction("chaosmagicians", "witches")
    bid(s, 0, "witches", 0)
    bid(s, 1, "chaosmagicians", 0)
    placed = []
    while s.v[PHASE] == SETTLING:
        placed.append(faction_key(s, int(decider(s))))
        play(s, min(legal(s)))
    assert placed == ["witches", "witches", "chaosmagicians"]


def test_starting_terrains_after_the_auction() -> None:
    """Terrain: asked once everybody has a faction, volcano last; all homes are barred."""
    s = auction("acolytes", "icemaidens", "witches")
    bid(s, 0, "witches", 0)
    bid(s, 1, "acolytes", 7)
    bid(s, 2, "icemaidens", 3)
    asked = []
    while s.v[PHASE] == CHOOSING:
        asked.append(faction_key(s, int(decider(s))))
        assert "pick-color green" not in legal(s)
        picks = [text for text in legal(s) if text.startswith("pick-color")]
        play(s, min(picks) if picks else "+FAV9")
    assert asked == ["icemaidens", "icemaidens", "acolytes"]
    assert vps(s) == {"witches": 40, "acolytes": 33, "icemaidens": 37}


@pytest.mark.parametrize("seed", range(30))
def test_random_auctions_end(seed: int) -> None:
    """Bidding: whatever is bid, everybody has one of the factions in the end, for 40 VP less the standing bid."""
    rng = random.Random(f"auction {seed}")
    setup = draw(rng.randint(2, 5), seed, options={"factions": "auction", "fire-and-ice": "true"})
    s = new_game(setup.engine_setup())
    standing: dict[str, tuple[int, int]] = {}
    while any(text.startswith("bid on") for text in legal(s)):
        seat = int(decider(s))
        assert all(holder != seat for holder, _ in standing.values())
        choice = rng.choice(sorted(legal(s)))
        play(s, choice)
        amount = rng.choice(legal_actions(s)[:3])
        text = text_of(s, amount)
        apply(s, amount)
        faction = choice.removeprefix("bid on ")
        vp = int(text.removeprefix("bid "))
        assert faction not in standing or vp > standing[faction][1]
        standing[faction] = (seat, vp)
    assert len(standing) == setup.players
    for faction, (seat, vp) in standing.items():
        assert faction_key(s, seat) == faction
        assert field(s, seat, int(VP)) == 40 - vp
    assert order(s) == list(setup.factions)
