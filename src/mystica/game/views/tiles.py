"""Views of everything beside the map: tiles, cults, offers, an auction. Also the names of the phases."""

from __future__ import annotations

from dataclasses import dataclass

from mystica import data
from mystica.engine.core.bits import BIT
from mystica.engine.core.ids import (
    ACTIONS,
    CHOOSING,
    CULT_BONUS,
    DEALING,
    OVER,
    SETTLING,
    TOP,
)
from mystica.engine.core.reading import (
    bonus_card,
    coins_on_card,
    cult_level,
    faction_of,
    favors_left,
    offer_at,
    offer_count,
    power_actions_taken,
    priest_at,
    round_of,
    towns_left,
)
from mystica.engine.core.setup import AUCTION
from mystica.engine.core.state import (
    State,
)
from mystica.engine.core.tables import (
    BONUS_CODES,
    FACTION_KEYS,
    FAVOR_CODES,
    FINAL_CODES,
    POWER_CODES,
    SCORING_CODES,
    TOWN_CODES,
)
from mystica.engine.rules.leech import offer_builder, offer_owner, offer_power, taken_power
from mystica.engine.rules.setup import holder_of, least_bid
from mystica.game.views.of_boxes import of_boxes

PHASES: dict[int, str] = {
    CHOOSING: "factions", SETTLING: "dwellings", DEALING: "bonus cards", ACTIONS: "actions", CULT_BONUS: "cult bonus",
    OVER: "over",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class ScoringView:
    """The scoring tile of a round."""

    round: int
    code: str
    current: bool


@dataclass(frozen=True, slots=True)
class BonusView:
    """A bonus card of this game: the coins on it, and who holds it."""

    code: str
    coins: int
    holder: int | None


@dataclass(frozen=True, slots=True)
class TilesView:
    """Everything beside the map. What the tiles do is in `mystica.data`."""

    scoring: tuple[ScoringView, ...]
    bonus: tuple[BonusView, ...]
    favors_left: dict[str, int]
    towns_left: dict[str, int]
    power_actions: dict[str, bool]
    """By code: is it taken this round?"""
    final: str
    """The final scoring tile that is added, if one is."""


@dataclass(frozen=True, slots=True)
class CultView:
    """One cult track: levels by seat, who stands on its places (3, 2, 2, 2 steps), and who is on top."""

    name: str
    levels: tuple[int, ...]
    priests: tuple[int | None, ...]
    top: int | None


@dataclass(frozen=True, slots=True)
class OfferView:
    """Power offered and not answered yet. `gain` is what taking it would bring now, `price` the VP it would cost."""

    owner: int
    builder: int
    power: int
    gain: int
    price: int
    occasion: str
    """What it is offered for, in a word of a box; empty where it is for a structure beside."""


@dataclass(frozen=True, slots=True)
class AuctionView:
    """A faction that is bid for: who holds it for how many VP, and what the next bid must be at least."""

    faction: str
    holder: int | None
    bid: int
    least: int


def tiles_view(s: State) -> TilesView:
    holders = {bonus_card(s, p) - 1: p for p in range(s.setup.n)}
    scoring = s.setup.scoring
    return TilesView(
        scoring=tuple(
            ScoringView(k + 1, SCORING_CODES[scoring[k]], k + 1 == round_of(s)) for k in range(data.common().rounds)
        ),
        bonus=tuple(BonusView(BONUS_CODES[c], coins_on_card(s, c), holders.get(c)) for c in s.setup.bonus),
        favors_left={code: favors_left(s, k) for k, code in enumerate(FAVOR_CODES) if s.setup.favors & BIT[k]},
        towns_left={TOWN_CODES[k]: towns_left(s, k) for k in s.setup.towns},
        power_actions={
            code: power_actions_taken(s) & BIT[k] != 0 for k, code in enumerate(POWER_CODES) if s.setup.powers & BIT[k]
        },
        final=FINAL_CODES[s.setup.final_tile - 1] if s.setup.final_tile else "",
    )


def cult_views(s: State) -> tuple[CultView, ...]:
    out: list[CultView] = []
    for track, name in enumerate(data.CULTS):
        levels = tuple(cult_level(s, p, track) for p in range(s.setup.n))
        places = (priest_at(s, track, place) for place in range(4))
        priests = tuple(seat if seat >= 0 else None for seat in places)
        out.append(CultView(name, levels, priests, levels.index(TOP) if TOP in levels else None))
    return tuple(out)


def offer_views(s: State) -> tuple[OfferView, ...]:
    out: list[OfferView] = []
    for i in range(offer_count(s)):
        offer = offer_at(s, i)
        gain = taken_power(s, offer)
        seats = offer_owner(offer), offer_builder(offer)
        out.append(OfferView(*seats, offer_power(offer), gain, max(gain - 1, 0), _occasion(offer)))
    return tuple(out)


def _occasion(offer: int) -> str:
    return next((word for part in of_boxes() if (word := part.occasion(offer))), "")


def auction_views(s: State) -> tuple[AuctionView, ...]:
    """The factions up for auction in the order they were drawn; nothing where there is none, or it is over."""
    if s.setup.faction_mode != AUCTION or faction_of(s, 0) >= 0:
        return ()
    out: list[AuctionView] = []
    for place, faction in enumerate(s.setup.factions):
        holder = holder_of(s, place)
        least = least_bid(s, place)
        bid = least - 1 if holder >= 0 else 0
        out.append(AuctionView(FACTION_KEYS[faction], holder if holder >= 0 else None, bid, least))
    return tuple(out)
