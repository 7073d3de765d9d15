"""What is fixed before the first decision: map, tiles, seats, rulings. Immutable, shared by all copies of a state."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mystica.engine.core.bits import ints
from mystica.engine.core.board import Board

# Ways to get a faction
FIXED: Final[i64] = 0
CHOICE: Final[i64] = 1
SIDES: Final[i64] = 2  # a drawn colour, the player picks the side of the board
AUCTION: Final[i64] = 3  # drawn factions, bids in VP

USUAL_STATE: Final[i64] = 728  # columns of a state

_WITH_FACTS: Final[list[str]] = []


@mypyc_attr(acyclic=True)
class BoxFacts:
    """What a box fixes before the first decision: each subclasses it, and finds its own by its number. Immutable."""

    columns_end: i64 = 0  # one past its last column of a state; 0 if it needs none


def facts_number(box: str) -> int:
    """The place of a box in `Setup.box_facts`."""
    if box not in _WITH_FACTS:
        _WITH_FACTS.append(box)
    return _WITH_FACTS.index(box)


@mypyc_attr(acyclic=True)
class Setup:
    """Ints only; `mystica.setups` makes one from people's words."""

    def __init__(
        self,
        *,
        board: Board,
        players: int,
        scoring: list[int],
        bonus: list[int],
        towns: list[int],
        faction_mode: int,
        factions: list[int],
        dwellings: list[list[int]],
        start_vp: list[int],
        rulings: dict[str, str],
        allowed: list[bool],
        final_tile: int,
        rounds: list[int],
        powers: int,
        favors: int,
        favor_cults: list[int],
        favor_bars: list[int],
        town_keys: list[int],
        boxes: int,
        box_facts: dict[str, BoxFacts],
    ) -> None:
        self.board = board
        self.n: i64 = players
        self.scoring: vec[i64] = ints(scoring)  # tile of each round
        self.bonus: list[int] = bonus  # cards in play
        self.towns: list[int] = towns  # kinds of town tiles in play
        self.faction_mode: i64 = faction_mode
        self.factions: list[int] = (
            factions  # by seat: factions, or boards with SIDES, or nothing with CHOICE; in an auction those drawn
        )
        self.dwellings: list[list[int]] = dwellings  # first dwellings that are given, by seat
        self.start_vp: vec[i64] = ints(start_vp)  # by faction
        self.allowed: list[bool] = allowed  # by faction: may it be chosen?
        self.final_tile: i64 = final_tile  # index + 1, 0 for none
        self.rounds: vec[i64] = ints(rounds)  # what the scoring tile of each round says: tables.ROUND_ROW columns each
        self.powers: i64 = powers  # set of power actions in play
        self.favors: i64 = favors  # set of the kinds of favor tiles in play
        self.favor_cults: vec[i64] = ints(favor_cults)  # by tile
        self.favor_bars: vec[i64] = ints(favor_bars)  # by tile: those that nobody may have beside it, itself included
        self.town_keys: vec[i64] = ints(town_keys)  # by tile
        self.boxes: i64 = boxes  # set of the boxes in play that are asked, see core/boxes.py
        self.boxed: bool = boxes != 0  # is there any?
        self.box_facts: list[BoxFacts] = [box_facts.get(box, BoxFacts()) for box in _WITH_FACTS]
        self.size: i64 = max([USUAL_STATE, *[facts.columns_end for facts in self.box_facts]])  # columns of a state
        self.leech_deferred: bool = rulings["leech"] != "at-once"
        self.leech_any_order: bool = rulings["leech"] == "any-order"
        self.unanswered_declined: bool = rulings["unanswered-leech"] == "declined"
        self.ask_without_room: bool = rulings["leech-without-room"] == "asked"
        self.reaction_deferred: bool = rulings["reaction-step"] == "deferred"
        self.spades_pay_when_gained: bool = rulings["spade-rewards"] == "gained"
        self.convert_anytime: bool = rulings["conversions"] == "anytime"
        self.sacrifice_anytime: bool = rulings["sacrifice"] == "anytime"
        self.coins_to_vp_anytime: bool = rulings["coins-to-vp"] == "anytime"
        self.spades_in_any_order: bool = rulings["free-spades"] == "any-order"
        self.fixed_spades_any_target: bool = rulings["fixed-spades-target"] == "any"
        self.short_keys_stop: bool = rulings["keys-short"] == "stop"
        self.cult_spades_any_order: bool = rulings["cult-spades-order"] == "any"
        self.refused_power: bool = rulings["refused-power"] == "true"
        self.passing_order: bool = rulings["turn-order"] == "passing"
        self.vp_exchange_anytime: bool = rulings["vp-trade"] == "any-time"
        self.second_action_optional: bool = rulings["second-action"] == "optional"
        self.homes_before_turn: bool = rulings["double-turn-homes"] == "before-turn"
        self.keys_optional: bool = rulings["key-use"] == "choice"
        self.old_faults: bool = rulings["faults-of-0-1"] == "true"  # a game of 0.1 goes on as it began
