"""Commands of power via structures: `leech`, `decline`, the steps and tokens that follow, and leaving the game."""

from __future__ import annotations

from mystica.engine.core import actions as act
from mystica.engine.core.decisions import PICK_STEP, TAKE_POWER, find_pending, top_kind
from mystica.engine.core.reading import frame_amount, late_steps
from mystica.engine.flow import decider, is_over, may_apply_unlisted
from mystica.engine.playout import is_legal
from mystica.engine.rules.leech import late_steps_at_once
from mystica.notation.ledgers.dues import is_reaction
from mystica.notation.ledgers.header import LedgerError, not_like
from mystica.notation.ledgers.replay import LedgerReplay
from mystica.notation.ledgers.words import ANSWER, number
from mystica.notation.moves import offers_of


class OfferCommands(LedgerReplay):
    def answer(self, text: str, words: list[str]) -> None:
        """`leech N from F`, `decline N from F`, `decline`."""
        match = ANSWER.fullmatch(text)
        if not match:
            raise not_like(text, "'leech N from FACTION' or 'decline [N from FACTION]'")
        offers = offers_of(self.state, self.seat)
        if text == "decline":
            for _ in offers:
                self._answer_number(0, False)
            return
        accept = words[0] == "leech"
        power = int(match[1] or match[3])
        builder = match[2] or match[4]
        for place, (offered, made_by) in enumerate(offers):
            if power == offered and builder in (None, self.keys[made_by]):
                if accept and place > 0 and not self.state.setup.leech_any_order:
                    break
                self._answer_number(place, accept)
                return
        known = ", ".join(f"{n} from {self.keys[q]}" for n, q in offers)
        raise LedgerError("ledger-offer", text=text, known=known or "-")

    def _answer_number(self, place: int, accept: bool) -> None:
        s = self.state
        if place == 0 and top_kind(s) == TAKE_POWER and decider(s) == self.seat:
            self.apply(act.LEECH if accept else act.DECLINE)
            return
        a = act.ANSWER + self.seat * 64 + place * 2 + int(accept)
        if not may_apply_unlisted(s, a):
            raise self.not_deciding()
        self.apply(a)

    def step(self, track: int, count: int, text: str) -> None:
        """Cult steps that are due, in the own action or as reactions, now or late."""
        s = self.state
        while count > 0:
            frame = -1
            if decider(s) == self.seat:
                frame = find_pending(s, PICK_STEP)
                if frame < 0 and is_legal(s, act.CULT + track):  # the track that takes a key
                    self.apply(act.CULT + track)
                    return
            late = late_steps(s, self.seat)
            now = frame_amount(s, frame) if frame >= 0 else late_steps_at_once(s, self.seat) if late else 0
            if now == 0 and self._comes_to_steps():
                continue
            if now == 0 or count < now:
                due = now + late if frame >= 0 else late
                raise LedgerError("ledger-steps", text=text, n=due)
            self.apply(act.CULT + track if frame >= 0 else act.LATE_STEP + self.seat * 4 + track)
            count -= now

    def _comes_to_steps(self) -> bool:
        """Steps that spades of the cult bonus became: after the own pass, and before the spades of others."""
        s = self.state
        if self.end_own():
            return True
        if is_over(s) or decider(s) == self.seat or not may_apply_unlisted(s, act.FIRST + self.seat):
            return False
        self.apply(act.FIRST + self.seat)
        return find_pending(s, PICK_STEP) >= 0

    def react(self, take: bool, text: str) -> None:
        """A power token for VP after somebody took power, or none; at once or late."""
        s = self.state
        if decider(s) == self.seat and is_reaction(s):
            a = act.ABILITY + (act.TAKE_NUMBER if take else act.LEAVE_NUMBER)
            allowed = is_legal(s, a)
        else:
            a = act.LATE_STEP + self.seat * 4 + (0 if take else 1)
            allowed = may_apply_unlisted(s, a)
        if not allowed:
            raise LedgerError("move-refused", text=text)
        self.apply(a)

    # ---- leaving --------------------------------------------------------------------------------------

    def drop_row(self, text: str) -> None:
        name = text.partition(" ")[2].strip()
        if name.startswith("player") and 0 < number(name[6:]) <= len(self.keys):
            name = self.keys[number(name[6:]) - 1]
        if name not in self.seats:
            raise LedgerError("move-player", text=name, known=", ".join(self.keys))
        self.switch_to(-1)  # a row of the game ends a turn like a row of another faction
        self._drop(self.seats[name])

    def resign(self, text: str, words: list[str]) -> None:
        self._drop(self.seat)

    def _drop(self, seat: int) -> None:
        self._put_off_all(seat)
        if not may_apply_unlisted(self.state, act.DROP + seat):
            raise LedgerError("ledger-dropped", who=self.keys[seat])
        self.apply(act.DROP + seat)

    def _put_off_all(self, seat: int) -> None:
        s = self.state
        while not is_over(s) and decider(s) != seat and may_apply_unlisted(s, act.LATER):
            self.apply(act.LATER)
        if not is_over(s) and decider(s) != seat:
            self.close()
