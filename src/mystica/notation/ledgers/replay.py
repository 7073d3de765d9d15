"""The state of a replay: the game, whose row it is, and what others left open.

The site lets players answer offers late and out of turn, and its rows end a turn only when another faction
goes on. So before a faction's command everything that others left open is put off or closed.
"""

from __future__ import annotations

from mystica.engine.core import actions as act
from mystica.engine.core import decisions as ask
from mystica.engine.core import state as col
from mystica.engine.core.decisions import answerable_together, find_pending, top, top_kind
from mystica.engine.core.reading import (
    bowls_of,
    coins_of,
    cult_levels,
    frame_amount,
    frame_argument,
    frame_kind,
    frame_seat,
    priests_of,
    stack_depth,
    top_amount,
    top_argument,
    vp_of,
    workers_of,
)
from mystica.engine.core.setup import AUCTION
from mystica.engine.core.state import State
from mystica.engine.flow import apply, decider, is_over, may_apply_unlisted, new_game
from mystica.engine.playout import is_legal, legal_actions
from mystica.events.action import transforms_without_spades
from mystica.notation.ledgers.dues import (
    NO_DUES,
    Dues,
    asked_of,
    dues_after,
    dues_of,
    is_reaction,
    keys_go_by_themselves,
)
from mystica.notation.ledgers.header import LedgerError
from mystica.notation.ledgers.text import Ledger
from mystica.notation.moves import faction_key, text_of

VP_TRADES = (act.CONVERT + act.VP_TO_COIN, act.CONVERT + act.COINS_TO_VP)
_CLOSABLE = (ask.AFTER, ask.SPADES, ask.PICK_KEY)  # that saying no more may end

Resources = tuple[int, int, int, int, tuple[int, int, int], tuple[int, int, int, int]]


def resources(s: State, seat: int) -> Resources:
    """VP, coins, workers, priests, bowls, cults of a seat."""
    fire, water, earth, air = cult_levels(s, seat)
    return (
        vp_of(s, seat), coins_of(s, seat), workers_of(s, seat), priests_of(s, seat),
        bowls_of(s, seat), (fire, water, earth, air),
    )  # fmt: skip


def _over() -> LedgerError:
    return LedgerError("move-over")


class LedgerReplay:
    """The state of the game, and of the row that is being played. `actions` is what was played, atom by atom."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.state = new_game(ledger.setup.engine_setup())
        self.seats: dict[str, int] = {}
        self.keys: tuple[str, ...] = ()
        self.look_who_plays()
        self.actions: list[int] = []
        self.spaces = {k.lower(): i for k, i in self.state.setup.board.space_of_site_label.items()}
        self.thrown = 0  # free spades given back
        self.dug = 0  # spades to be bought with the transform, where buying is no step of its own
        self.lowered: set[int] = set()  # tracks that shall not take the key
        self.unused = Dues()  # bridges and favor tiles that no place or tile was left for
        self.double = False  # is it a turn with two actions?
        self.rest: tuple[str, ...] = ()  # commands of the row that are still to come
        self.waiting: tuple[int, str] | None = None  # a dwelling whose space is still to be paid
        self.seat = -1
        self.shown = 0  # stages kept before the last command

    def look_who_plays(self) -> None:
        """Keys of the factions by seat; until they are known, player1..."""
        self.keys = tuple(faction_key(self.state, seat) for seat in range(self.state.setup.n))
        self.seats = {key: seat for seat, key in enumerate(self.keys)}

    def seat_of(self, name: str) -> int | None:
        """Seat of a faction, in an auction also of a player by number."""
        if self.state.setup.faction_mode == AUCTION and name.startswith("player") and name[6:].isdecimal():
            seat = int(name[6:]) - 1
            return seat if 0 <= seat < len(self.keys) else None
        return self.seats.get(name)

    # ---- the turn -------------------------------------------------------------------------------------

    def switch_to(self, seat: int) -> None:
        """The stream of commands goes over to another faction: the turn before is over, its questions may wait."""
        if seat == self.seat:
            return
        s = self.state
        if self.waiting is not None or (self.dug and transforms_without_spades(s, self.seat)):
            raise LedgerError("ledger-unfinished", who=self.keys[self.seat])
        while True:
            kind = top_kind(s)
            if kind == ask.TAKE_POWER and decider(s) == seat and s.setup.vp_exchange_anytime:
                break  # what comes may be a trade for the price of the power
            if self._is_question() and may_apply_unlisted(s, act.LATER):
                self.apply(act.LATER)
            elif kind in _CLOSABLE and decider(s) != seat and self.is_finished(top(s)):
                self.apply(act.DONE)
            else:
                break
        self.seat = seat
        self.thrown = self.dug = 0
        self.unused = Dues()
        self.double = False
        self.lowered.clear()

    def close(self) -> None:
        """End a turn that only conversions could still prolong."""
        while top_kind(self.state) == ask.AFTER:
            self.apply(act.DONE)

    def end_own(self) -> bool:
        """End what this faction has finished, if anything: a new action or the end of the round comes behind it."""
        s = self.state
        if is_over(s) or decider(s) != self.seat or not self.is_finished(top(s)):
            return False
        self.apply(act.DONE)
        return True

    def is_finished(self, frame: int) -> bool:
        """Nothing but a conversion or a dwelling could still come: saying no more ends it."""
        kind = frame_kind(self.state, frame)
        return (
            kind == ask.AFTER
            or (kind == ask.SPADES and frame_amount(self.state, frame) <= self.thrown)
            or (kind == ask.PICK_KEY and frame_amount(self.state, frame) == 1)
        )

    def begin_second_action(self) -> None:
        """In a double turn the first action is over, though more could belong to it."""
        if (
            decider(self.state) == self.seat
            and top_kind(self.state) == ask.SPADES
            and self.is_finished(top(self.state))
        ):
            self.apply(act.DONE)
            self.thrown = self.dug = 0

    def _is_question(self) -> bool:
        """May the question on top be put off, under the site's rulings?"""
        s = self.state
        kind = top_kind(s)
        return kind == ask.TAKE_POWER or (kind == ask.PICK_STEP and top_argument(s) == 1) or is_reaction(s)

    def make_way(self, trades_vp: bool = False) -> None:
        """Put off or close what others have open, until the row's faction decides, or may trade VP while asked."""
        s = self.state
        trades_vp = trades_vp and s.setup.vp_exchange_anytime
        while True:
            kind, who = top_kind(s), decider(s)
            if who == self.seat and (not self._is_question() or (trades_vp and kind == ask.TAKE_POWER)):
                return
            if who < 0:
                raise _over()
            frame = top(s)
            if self._is_question() and may_apply_unlisted(s, act.LATER):
                self.apply(act.LATER)
            elif kind == ask.TAKE_POWER and who == self.seat:  # a row that does not answer declines
                self.apply(act.DECLINE)
            elif who == self.seat:
                return
            elif self.is_finished(frame):
                self.apply(act.DONE)
            elif kind == ask.OWN_ABILITY and asked_of(s) == 0 and is_legal(s, act.ABILITY):
                self.apply(act.ABILITY)
            elif may_apply_unlisted(s, act.FIRST + self.seat):
                self.apply(act.FIRST + self.seat)
            else:
                raise self.not_deciding()

    # ---- the engine -----------------------------------------------------------------------------------

    def apply(self, a: int) -> None:
        self.actions.append(a)
        s = self.state
        if s.stages is not None:
            self.shown = len(s.stages)
        due = dues_after(s, a)
        apply(s, a)
        if due is not NO_DUES:
            lost = due.minus(dues_of(s))
            self.unused = Dues(self.unused.bridges + lost.bridges, self.unused.favors + lost.favors)
        self.double = self.double or (top_kind(s) == ask.TURN and top_amount(s) == 2)
        if self.thrown and self.free_spades() == 0:
            self.thrown = 0

    def free_spades(self) -> int:
        """Spades in the frame that this faction could use now, or after using power it sacrificed for."""
        s = self.state
        frame = col.FRAME + (stack_depth(s) - 1) * 4
        while frame >= col.FRAME and frame_seat(s, frame) == self.seat:
            kind = frame_kind(s, frame)
            if kind in (ask.SPADES, ask.CULT_SPADES):
                return frame_amount(s, frame)
            if kind != ask.SACRIFICING and not answerable_together(kind):
                break
            frame -= 4
        return 0

    def after_row(self) -> State:
        """The state right after the last command, before anything that followed by itself (if stages are kept)."""
        stages = self.state.stages
        return stages[self.shown][1] if stages is not None and len(stages) > self.shown else self.state

    def play_action(self, a: int, text: str) -> None:
        """An action of the row's faction; what others left open is put off, what it has finished itself is closed."""
        self.make_way(trades_vp=a in VP_TRADES)
        s = self.state
        while not self._allowed(a):
            if self.keep_step():
                continue
            if is_over(s) or decider(s) != self.seat or not self.is_finished(top(s)):
                refused = LedgerError("move-refused", text=text)
                raise LedgerError.joined(refused, self.now())
            self.apply(act.DONE)
            self.thrown = self.dug = 0
            self.make_way()
        self.apply(a)

    def keep_step(self) -> bool:
        """Go on although a cult step of the own action is due: on the site whoever plays alone may make it later."""
        s = self.state
        if decider(s) != self.seat or top_kind(s) != ask.PICK_STEP or not may_apply_unlisted(s, act.LATER):
            return False
        self.apply(act.LATER)
        return True

    def _allowed(self, a: int) -> bool:
        return may_apply_unlisted(self.state, a) if act.is_out_of_turn(a) else is_legal(self.state, a)

    def not_deciding(self) -> LedgerError:
        who = self.keys[self.seat]
        return LedgerError.joined(LedgerError("ledger-not-deciding", who=who), self.now())

    def now(self) -> LedgerError:
        """Who may do what, for a refusal."""
        who = decider(self.state)
        if who < 0:
            return _over()
        labels = self.state.setup.board.site_labels
        known = ", ".join(text_of(self.state, a, labels) for a in legal_actions(self.state)[:6])
        return LedgerError("ledger-may", who=self.keys[who], known=known)

    def space(self, word: str) -> int:
        space = self.spaces.get(word)
        if space is None:
            raise LedgerError("move-space", text=word)
        return space

    def settle_keys(self) -> None:
        """With fewer keys than tracks, those the ledger did not lower before take them."""
        s = self.state
        if not keys_go_by_themselves(s):
            return
        while not is_over(s) and decider(s) == self.seat:
            frame = find_pending(s, ask.PICK_KEY)
            if frame < 0:
                return
            tracks = [t for t in range(4) if frame_argument(s, frame) & 2**t]
            wanted = [t for t in tracks if t not in self.lowered] or tracks
            self.apply(act.CULT + wanted[0])
