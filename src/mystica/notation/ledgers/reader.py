"""Plays a ledger: turns its commands into atomic actions, under the rulings of the site."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core import decisions as ask
from mystica.engine.core.decisions import top_kind
from mystica.engine.core.ids import ROUNDS
from mystica.engine.core.reading import bonus_card, favor_tiles, priest_at, round_of
from mystica.engine.core.tables import FAVORS_WITH_ACTION
from mystica.engine.flow import decider
from mystica.engine.playout import is_legal
from mystica.events.action import transforms_without_spades
from mystica.events.of_boxes import specials_of_boxes
from mystica.notation.ledgers.conversions import ChoiceCommands
from mystica.notation.ledgers.header import LedgerError, no_command, not_like
from mystica.notation.ledgers.replay import Resources, resources
from mystica.notation.ledgers.text import Ledger, Row, in_line
from mystica.notation.ledgers.words import CARDS, CULTS, MOST_WORDS, POWERS, SEND, TILES, structure_named
from mystica.notation.of_boxes import frames_of_boxes, of_boxes

__all__ = ["LedgerPlayer", "Resources", "resources"]

_ACTIONS = ("upgrade", "send", "advance", "action", "pass")  # that no `dig` may come before


def play_ledger(ledger: Ledger) -> LedgerPlayer:
    """The game of a ledger, as far as it goes. One that only an older version could have written keeps its mistakes."""
    try:
        return _played(ledger)
    except LedgerError:
        with suppress(LedgerError):
            return _played(ledger.with_older_mistakes())
        raise


def _played(ledger: Ledger) -> LedgerPlayer:
    player = LedgerPlayer(ledger)
    player.play_all()
    player.close()
    return player


class LedgerPlayer(ChoiceCommands):
    """Plays the rows of a ledger one by one."""

    def __init__(self, ledger: Ledger) -> None:
        super().__init__(ledger)
        self.words: dict[str, Callable[[str, list[str]], None]] = {
            "build": self.build, "transform": self.transform, "dig": self.dig, "upgrade": self._upgrade,
            "send": self._send, "advance": self._advance, "action": self._action, "bridge": self._bridge,
            "pass": self._pass, "convert": self.convert, "burn": self.burn, "leech": self.answer,
            "decline": self.answer, "connect": self._connect, "wait": self._nothing, "done": self._done,
            "income": self._nothing, "resign": self.resign, "pick-color": self.pick_colour,
            "unlock-terrain": self.unlock, "gain": self.gain_token, "bid": self.bid,
        }  # fmt: skip

    # ---- rows -----------------------------------------------------------------------------------------

    def play_all(self) -> None:
        for row in self.ledger.rows:
            self.play(row)

    def play(self, row: Row) -> None:
        """Carry out one row; on an error nothing of it stays."""
        before = (self.thrown, self.dug, set(self.lowered), self.seat, self.unused, self.double, self.waiting)
        saved, length, stages = self.state.copy(), len(self.actions), self.state.stages
        shown = len(stages) if stages is not None else 0
        try:
            if row.faction:
                self.switch_to(self._seat_of_row(row))
                for place, command in enumerate(row.commands, 1):
                    self.rest = row.commands[place:]
                    self._command(command)
            else:
                self.drop_row(row.commands[0])
        except LedgerError as error:
            self.thrown, self.dug, self.lowered, self.seat, self.unused, self.double, self.waiting = before
            self.state.restore(saved)
            self.look_who_plays()
            del self.actions[length:]
            if stages is not None:
                del stages[shown:]
            raise LedgerError.joined(in_line(row.line, row.faction), error) from None

    def _seat_of_row(self, row: Row) -> int:
        seat = self.seat_of(row.faction)
        if seat is None:
            raise LedgerError("ledger-nobody")
        return seat

    def _command(self, text: str) -> None:
        words = text.split(" ")
        handler = self.words.get(words[0])
        if words[0] in _ACTIONS and self.dug and transforms_without_spades(self.state, self.seat):
            raise LedgerError("ledger-transform-first", text=text)
        if any(part.command(self, text, words) for part in of_boxes()):
            return
        if handler is not None:
            if len(words) > MOST_WORDS.get(words[0], len(words)):
                raise LedgerError("ledger-words", text=text)
            handler(text, words)
        elif text in TILES:
            self.tile(TILES[text], 1)
        elif text[0] in "+-":
            self.gain(text)
        else:
            raise no_command(text)

    def _nothing(self, text: str, words: list[str]) -> None:
        """Has no effect here."""

    def _done(self, text: str, words: list[str]) -> None:
        s = self.state
        if decider(s) != self.seat:
            return
        kind = top_kind(s)
        if (kind == ask.TURN or kind in frames_of_boxes()) and is_legal(s, act.DONE):
            self.apply(act.DONE)
        elif kind in (ask.AFTER, ask.SPADES, ask.CULT_SPADES):
            self.apply(act.DONE)
            self.close()

    # ---- actions --------------------------------------------------------------------------------------

    def _upgrade(self, text: str, words: list[str]) -> None:
        structure = structure_named(" ".join(words[3:])) if len(words) > 3 and words[2] == "to" else None
        if structure is None:
            raise not_like(text, "'upgrade SPACE to TP|TE|SH|SA|SY'")
        self.play_action(act.upgrade_action(self.space(words[1]), structure), text)

    def _send(self, text: str, words: list[str]) -> None:
        match = SEND.fullmatch(text)
        if not match:
            raise not_like(text, "'send p to CULT [for 1|2|3]'")
        base = act.SEND + CULTS[match[1]] * 4
        if match[2]:
            self.play_action(base + int(match[2]) - 1, text)
            return
        free = [place for place in range(4) if priest_at(self.state, CULTS[match[1]], place) < 0]
        place = act.RETURNED if not free else act.GREAT_PLACE if free[0] == 0 else act.SMALL_PLACE
        self.play_action(base + int(place), text)

    def _advance(self, text: str, words: list[str]) -> None:
        track = {
            "advance ship": act.ADVANCE_SHIPPING, "advance shipping": act.ADVANCE_SHIPPING,
            "advance dig": act.ADVANCE_DIGGING, "advance digging": act.ADVANCE_DIGGING,
        }.get(text)  # fmt: skip
        if track is None:
            raise not_like(text, "'advance ship' or 'advance dig'")
        self.play_action(int(track), text)

    def _action(self, text: str, words: list[str]) -> None:
        code = words[1] if len(words) > 1 else ""
        a = self._special(code)
        if a < 0:
            raise LedgerError("move-action", text=code)
        self.make_way()
        if a in (act.SPECIAL_BONUS, act.SPECIAL_FAVOR) and not self._holds(code, a):
            raise LedgerError("ledger-holds", tile=code.upper())
        self.play_action(a, text)

    def _special(self, code: str) -> int:
        """The action that a code stands for, or -1."""
        own = data.factions().get(self.keys[self.seat])
        if code in POWERS:
            return POWERS[code]
        if own is not None and code == own.action.lower() and code:
            return int(act.SPECIAL_BRIDGE if own.traits.get("bridge_workers") else act.SPECIAL_FACTION)
        if own is not None and code == own.other_action.lower() and code:
            return int(act.SPECIAL_TOKENS)
        if code in CARDS:
            return int(act.SPECIAL_BONUS)
        if f"+{code}" in TILES:
            return int(act.SPECIAL_FAVOR)
        return next((action for action, name in specials_of_boxes().items() if code == name.lower()), -1)

    def _holds(self, code: str, a: int) -> bool:
        """Is it this card's or tile's action that the engine would take?"""
        if a == act.SPECIAL_BONUS:
            return bonus_card(self.state, self.seat) == CARDS[code] - act.PASS + 1
        return bool(favor_tiles(self.state, self.seat) & FAVORS_WITH_ACTION & 2 ** (TILES[f"+{code}"] - act.FAVOR))

    def _bridge(self, text: str, words: list[str]) -> None:
        ends = words[1].split(":") if len(words) > 1 else []
        if len(ends) != 2 or words[2:] not in ([], ["allow_illegal"]):
            raise not_like(text, "'bridge SPACE:SPACE'")
        a, b = sorted(self.space(end) for end in ends)
        place = self.state.setup.board.bridge_of.get((a, b))
        if place is None:
            raise LedgerError("move-bridge", first=ends[0], last=ends[1])
        self.play_action(act.BRIDGE + place, text)

    def _pass(self, text: str, words: list[str]) -> None:
        a = act.PASS_LAST
        if len(words) > 1:
            if words[1] not in CARDS:
                raise LedgerError("ledger-card", text=text)
            if round_of(self.state) != ROUNDS:  # the site lets people name a card in the last round, for nothing
                a = CARDS[words[1]]
        self.play_action(a, text)

    def _connect(self, text: str, words: list[str]) -> None:
        """A river by its name, or the spaces it shall join."""
        self.make_way()
        names = [self.space(word) for word in (words[1].split(":") if len(words) > 1 else [])]
        board = self.state.setup.board
        rivers = names if len(names) == 1 else range(board.n)
        for river in rivers:
            around = set(board.near_list[river])
            if (len(names) == 1 or set(names) <= around) and is_legal(self.state, act.CONNECT + river):
                self.apply(act.CONNECT + river)
                return
        raise LedgerError.joined(LedgerError("move-refused", text=text), self.now())
