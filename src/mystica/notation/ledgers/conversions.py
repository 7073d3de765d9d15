"""Commands of conversions, and of choices that only some factions have: terrains, bowls, tracks, bids."""

from __future__ import annotations

from mystica.engine.core import actions as act
from mystica.engine.core import decisions as ask
from mystica.engine.core.decisions import top_kind
from mystica.engine.core.ids import TOP, WHEEL
from mystica.engine.core.reading import cult_level
from mystica.engine.core.tables import FACTION_KEYS
from mystica.engine.flow import decider
from mystica.engine.playout import is_legal
from mystica.engine.rules.convert import coins_for_vp
from mystica.notation.ledgers.dues import Dues, asked_of
from mystica.notation.ledgers.header import LedgerError, faction_named, no_command, not_like
from mystica.notation.ledgers.offers import OfferCommands
from mystica.notation.ledgers.spades import SpadeCommands
from mystica.notation.ledgers.words import (
    COLOURS,
    CONVERSIONS,
    CONVERT,
    CULTS,
    GAIN,
    RESOURCES,
    TILES,
    number,
    text_of_tile,
)
from mystica.notation.moves import LEAVE_TOKEN, TAKE_TOKEN, giving_up, text_of

_LOWEST = 7  # the site lets a marker go no further back
_PRIEST = "gain-priest"
_RIGHTS = ("bridge", "gain_favor", "gain_tw", "cult", "free_d", "free_tp", "free_tf")
_VP_TRADES = (("c", "vp"), ("vp", "c"))


class ChoiceCommands(SpadeCommands, OfferCommands):
    # ---- conversions ----------------------------------------------------------------------------------

    def convert(self, text: str, words: list[str]) -> None:
        match = CONVERT.fullmatch(text)
        kinds = (RESOURCES.get(match[2]), RESOURCES.get(match[4])) if match else (None, None)
        if match is None or kinds[0] is None or kinds[1] is None:
            raise not_like(text, "'convert N RESOURCE to M RESOURCE'")
        paid, gained = int(match[1] or 1) or 1, int(match[3] or 1) or 1
        self.make_way(trades_vp=kinds in _VP_TRADES)
        if kinds == ("w", "p"):
            if paid != gained or asked_of(self.state) != 0:
                raise LedgerError("ledger-ordain", text=text)
            self.play_action(act.ABILITY + paid, text)
            return
        if kinds == ("c", "vp"):
            self._convert_coins(paid, gained, text)
            return
        if kinds not in CONVERSIONS:
            raise LedgerError("ledger-conversion", text=text)
        atoms, price = CONVERSIONS[(kinds[0], kinds[1])]
        if paid != gained * price or gained > 200:
            raise LedgerError("move-rate", text=text, known=f"{price} {kinds[0]} → 1 {kinds[1]}")
        for _ in range(gained):
            for atom in atoms:
                self.play_action(act.CONVERT + atom, text)

    def _convert_coins(self, paid: int, gained: int, text: str) -> None:
        price = coins_for_vp(self.state, self.seat)
        if price == 0:
            raise LedgerError("move-refused", text=text)
        if paid != gained * price:
            raise LedgerError("move-rate", text=text, known=f"{price} c → 1 vp")
        for _ in range(gained):
            self.play_action(act.CONVERT + act.COINS_TO_VP, text)

    def burn(self, text: str, words: list[str]) -> None:
        count = number(words[1]) if len(words) > 1 else 1
        if not 0 <= count < 20:
            raise not_like(text, "'burn N'")
        for _ in range(count):
            self.play_action(act.BURN, text)

    # ---- tiles, steps and rights ----------------------------------------------------------------------

    def tile(self, a: int, times: int) -> None:
        for _ in range(times):
            self.play_action(a, text_of_tile(a))
        self.settle_keys()

    def gain(self, text: str) -> None:
        """`+FIRE`, `+2TW3`, `-spade`, `-WATER`, `-3fire`, `-bridge`, `-free_d`, `-3convert_w_to_p`."""
        match = GAIN.fullmatch(text)
        if not match:
            raise no_command(text)
        sign, count, what = match[1], int(match[2] or 1), match[3]
        if sign == "+" and what in CULTS:
            self.step(CULTS[what], count, text)
        elif sign == "+" and f"+{what}" in TILES and count < 10:
            self.tile(TILES[f"+{what}"], count)
        elif sign == "+":
            raise LedgerError("ledger-gain", text=text)
        elif what in ("spade", "spades"):
            self.throw_spades(count, text)
        elif what in CULTS:
            self._step_back(CULTS[what], count, text)
        elif what == "convert_w_to_p" and asked_of(self.state) == 0:
            self.play_action(act.ABILITY, text)
        elif what in _RIGHTS:
            self._give_up(what, count, text)
        elif f"-{what}" == LEAVE_TOKEN and match[2] == "":
            self.react(False, text)
        elif what in ("bowl1", "bowl2", "bowl3") and match[2] == "" and asked_of(self.state) == ask.ASK_TOKENS:
            self.pay_price(act.ABILITY + act.BOWL_NUMBER + int(what[4]) - 1, text)
        else:
            raise LedgerError("ledger-give", text=text)

    def _step_back(self, track: int, count: int, text: str) -> None:
        """The price of a space; or, with fewer keys than tracks, a track that shall take none."""
        if decider(self.state) == self.seat and asked_of(self.state) == ask.ASK_STEPS:
            a = act.ABILITY + act.TRACK_NUMBER + track
            if not is_legal(self.state, a) or text_of(self.state, a) != f"-{count}{list(CULTS)[track]}":
                raise LedgerError.joined(LedgerError("ledger-price", text=text), self.now())
            self.pay_price(a, text)
            return
        level = cult_level(self.state, self.seat, track)
        if level == TOP or level - count < _LOWEST:
            raise LedgerError("ledger-step-back", text=text)
        self.lowered.add(track)

    def _give_up(self, what: str, count: int, text: str) -> None:
        """Effects of an action that are left, by choice or because there is no place or tile for them."""
        s = self.state
        lost = {"bridge": Dues(bridges=1), "gain_favor": Dues(favors=1)}.get(what, Dues())
        for _ in range(count):
            mine = decider(s) == self.seat
            if mine and what == "bridge" and top_kind(s) == ask.BRIDGING and is_legal(s, act.DONE):
                self.apply(act.DONE)
            elif mine and (a := giving_up(s, what)) >= 0:
                self.apply(a)
            elif lost != Dues() and self.unused.minus(lost) != self.unused:
                self.unused = self.unused.minus(lost)
            else:
                raise LedgerError("ledger-give", text=text)

    # ---- terrains and bids ----------------------------------------------------------------------------

    @staticmethod
    def colour(text: str, words: list[str]) -> int:
        colour = COLOURS.get(words[1] if len(words) > 1 else "", int(WHEEL))
        if colour >= WHEEL:
            raise LedgerError("ledger-terrain", text=text)
        return colour

    def pick_colour(self, text: str, words: list[str]) -> None:
        colour = self.colour(text, words)
        self.make_way()
        if asked_of(self.state) not in (ask.ASK_TERRAIN, ask.ASK_HOME):
            raise LedgerError.joined(LedgerError("move-refused", text=text), self.now())
        self.play_action(act.ABILITY + act.TERRAIN_NUMBER + colour, text)

    def unlock(self, text: str, words: list[str]) -> None:
        what = words[1] if len(words) > 1 else ""
        colour = act.LEAVE_NUMBER if what == _PRIEST else COLOURS.get(what, -1)
        if what != _PRIEST and not 0 <= colour < WHEEL:
            raise LedgerError("ledger-terrain", text=text)
        self.make_way()
        while asked_of(self.state) != ask.ASK_UNLOCK and self.end_own():
            self.make_way()
        if asked_of(self.state) != ask.ASK_UNLOCK:
            raise LedgerError.joined(LedgerError("ledger-no-priest", text=text), self.now())
        self.play_action(act.ABILITY + colour, text)

    def gain_token(self, text: str, words: list[str]) -> None:
        if text != TAKE_TOKEN:
            raise not_like(text, repr(TAKE_TOKEN))
        self.react(True, text)

    def bid(self, text: str, words: list[str]) -> None:
        """`bid on witches`, then `bid 5`: ours, the site knows no auction."""
        if len(words) == 3 and words[1] == "on" and faction_named(words[2]) in FACTION_KEYS:
            self.play_action(act.FACTION + FACTION_KEYS.index(faction_named(words[2])), text)
        elif len(words) == 2 and 0 <= number(words[1]) < act.OUT_OF_TURN - act.BID:
            self.play_action(act.BID + number(words[1]), text)
            self.look_who_plays()
        else:
            raise not_like(text, "'bid on FACTION' or 'bid VP'")
