"""Commands of transform and build: `dig`, `transform`, `build`, `-spade`, and what a space costs without spades."""

from __future__ import annotations

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.decisions import CULT_SPADES, SPADES, find_pending, top, top_kind
from mystica.engine.core.ids import WHEEL
from mystica.engine.core.reading import frame_argument, home_terrain, start_terrain, terrain_of, top_argument
from mystica.engine.flow import decider
from mystica.engine.playout import is_legal
from mystica.engine.rules.transform import BOUGHT, STARTED, spades_needed
from mystica.events.action import transforms_without_spades
from mystica.notation.ledgers.double_turns import NEW_ACTION
from mystica.notation.ledgers.dues import asked_of, owes_a_price
from mystica.notation.ledgers.header import LedgerError
from mystica.notation.ledgers.replay import LedgerReplay
from mystica.notation.ledgers.words import COLOURS, number


class SpadeCommands(LedgerReplay):
    def build(self, text: str, words: list[str]) -> None:
        space = self.space(words[1] if len(words) > 1 else "")
        self._leave_thrown_spades()
        self.make_way()
        if terrain_of(self.state, space) != self._home():
            if self._storm_pending():
                self.play_action(act.transform_action(space, self._home(), 0), text)
            elif self._hand() > 0:
                self._transform_to(space, self._home(), text)
        if owes_a_price(self.state):  # named later in the row
            self.waiting = (space, text)
            return
        self.play_action(act.BUILD + space, text)

    def pay_price(self, a: int, text: str) -> None:
        """Cult steps or tokens for a space; a dwelling named before stands only now."""
        self.play_action(a, text)
        if self.waiting is not None and not owes_a_price(self.state):
            space, build = self.waiting
            self.waiting = None
            self.play_action(act.BUILD + space, build)

    def _home(self) -> int:
        return home_terrain(self.state, self.seat)

    def _storm_pending(self) -> bool:
        """A transform without spades is due: the faction's own."""
        return decider(self.state) == self.seat and asked_of(self.state) == 0

    def _come_to_spades(self) -> None:
        """Spades of a new action or of the cult bonus wait behind what this faction has finished or keeps for later."""
        while self.free_spades() == 0:
            if self.keep_step():
                continue
            if not self.is_finished(top(self.state)):
                return
            self.apply(act.DONE)
            self.make_way()

    def _hand(self) -> int:
        """Spades in hand: bought ones, and free ones not given back."""
        return max(0, self.free_spades() - self.thrown) + self.dug

    def dig(self, text: str, words: list[str]) -> None:
        spades = number(words[1]) if len(words) > 1 else -1
        if spades == 0 and self.double:
            self.begin_second_action()
            return
        self._leave_thrown_spades()
        if not 0 < spades < 20:
            raise LedgerError("ledger-form", text=text, known="dig N")
        if transforms_without_spades(self.state, self.seat):
            if spades + self.dug > 1:
                raise LedgerError("ledger-one-space", text=text)
            self.dug = 1
        elif not self.state.setup.convert_anytime:
            if self.thrown and top_argument(self.state) & STARTED:  # too late for the action before
                self.begin_second_action()
            self.dug += spades
        else:
            for _ in range(spades):
                self.play_action(act.DIG, text)

    def _leave_thrown_spades(self) -> None:
        """With a `dig 0` at the end of the row this begins the second action, though the site thinks it later begun."""
        if self.double and self.thrown and NEW_ACTION in self.rest:
            self.begin_second_action()

    def transform(self, text: str, words: list[str]) -> None:
        space = self.space(words[1] if len(words) > 1 else "")
        self.make_way()
        colour = -1
        if len(words) > 2:
            colour = COLOURS.get(words[3] if len(words) == 4 and words[2] == "to" else "", -2)
            if colour == -2:
                raise LedgerError("move-unknown", what="colour", text=text, known=", ".join(COLOURS))
        if self._storm_pending():
            self.play_action((act.transform_action(space, self._home() if colour < 0 else colour, 0)), text)
            return
        self._transform_to(space, colour, text)

    def _transform_to(self, space: int, colour: int, text: str) -> None:
        """The way round the cycle that uses the spades in hand; without a colour as near home as they lead."""
        if transforms_without_spades(self.state, self.seat):
            if not self.dug:
                raise LedgerError("ledger-dig-first", text=text)
            self.play_action(act.transform_action(space, self._home() if colour < 0 else colour, 0), text)
            self.dug = 0
            return
        self._come_to_spades()
        hand = self._hand()
        if colour < 0:
            colour = self._nearest(space, hand)
        short = act.transform_action(space, colour, 0)
        ways = [a for a in (short, short + 1) if is_legal(self.state, a) and self._needed(space, a) <= hand]
        if not ways:
            refused = LedgerError("ledger-spades", text=text, n=hand)
            raise LedgerError.joined(refused, self.now())
        exact = [a for a in ways if self._needed(space, a) == hand]
        if self.dug and not exact:
            raise LedgerError("ledger-spades", text=text, n=hand)
        self.apply((exact or ways)[0])
        self.dug = 0

    def _needed(self, space: int, a: int) -> int:
        return spades_needed(self.state, self.seat, space, (a - act.TRANSFORM) % 18)

    def _nearest(self, space: int, hand: int) -> int:
        """Home, or the colour that so many steps on the short way lead to. A home off the
        wheel lies where the starting terrain does."""
        home = self._home()
        goal = home if home < WHEEL else start_terrain(self.state, self.seat)
        now = terrain_of(self.state, space)
        n = len(data.common().wheel)
        forward, backward = (goal - now) % n, (now - goal) % n
        if hand >= min(forward, backward) or self._needed(space, act.transform_action(space, home, 0)) <= hand:
            return home
        return (now + hand) % n if forward <= backward else (now - hand) % n

    def throw_spades(self, count: int, text: str) -> None:
        self.make_way()
        self._come_to_spades()
        spades = find_pending(self.state, SPADES)
        if spades >= 0 and frame_argument(self.state, spades) & BOUGHT:
            raise LedgerError("ledger-give", text=text)
        if self.free_spades() - self.thrown < count:
            raise LedgerError("ledger-give", text=text)
        self.thrown += count
        if top_kind(self.state) == CULT_SPADES and self.free_spades() == self.thrown:
            self.apply(act.DONE)
            self.thrown = 0
