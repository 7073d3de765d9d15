"""Playing a ledger: its commands become atomic actions of the engine, under the rulings of the site.

The site lets players answer offers late and out of turn, and its rows end a turn only when another faction
goes on. So before a faction's command everything that others left open is put off or closed.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.decisions import (
    AFTER,
    CULT_SPADES,
    OWN_ABILITY,
    PICK_KEY,
    PICK_STEP,
    SACRIFICING,
    SPADES,
    TAKE_POWER,
    answerable_together,
    find_pending,
    top,
    top_kind,
)
from mystica.engine.core.ids import ROUNDS, STRUCTURE_CODES, TOP
from mystica.engine.core.state import (
    BONUS_CARD,
    BOWL1,
    COINS,
    COLOUR,
    CULT_LEVEL,
    DEPTH,
    FAVOR_TILES,
    FIELDS,
    FRAME,
    LATE_STEPS,
    PLAYER,
    PRIESTS,
    PRIESTS_AT,
    ROUND,
    TERRAIN,
    VP,
    WORKERS,
    State,
)
from mystica.engine.core.tables import BONUS_CODES, FAVOR_CODES, FAVORS_WITH_ACTION, POWER_CODES, TOWN_CODES
from mystica.engine.flow import apply, decider, is_over, may_apply_unlisted, new_game
from mystica.engine.playout import is_legal, legal_actions
from mystica.engine.rules.convert import coins_for_vp
from mystica.engine.rules.transform import BOUGHT, spades_needed
from mystica.notation.ledger_text import Ledger, LedgerError, Row
from mystica.notation.moves import offers_of, text_of

_CULTS = {name: i for i, name in enumerate(data.CULTS)}
_COLOURS = {name: i for i, name in enumerate(data.common().wheel)} | {"grey": data.common().wheel.index("gray")}
_STRUCTURES = {code.lower(): i for i, code in enumerate(STRUCTURE_CODES) if code} | {
    "trading post": 2, "trading house": 2, "temple": 3, "stronghold": 4, "sanctuary": 5,
}  # fmt: skip
_RESOURCES = {
    "c": "c", "coin": "c", "coins": "c", "w": "w", "worker": "w", "workers": "w", "p": "p", "priest": "p",
    "priests": "p", "pw": "pw", "power": "pw", "vp": "vp",
}  # fmt: skip
_POWERS = {code.lower(): act.POWER + i for i, code in enumerate(POWER_CODES)}
_TILES = (
    {f"+{code.lower()}": act.FAVOR + i for i, code in enumerate(FAVOR_CODES)}
    | {f"+{code.lower()}": act.TOWN + i for i, code in enumerate(TOWN_CODES)}
)  # fmt: skip
_CARDS = {code.lower(): act.PASS + i for i, code in enumerate(BONUS_CODES)}
_CONVERSIONS: dict[tuple[str, str], tuple[tuple[int, ...], int]] = {
    # resources of the command: atomic conversions for each one made, and how many of the first resource one takes
    ("pw", "p"): ((act.POWER_TO_PRIEST,), 5),
    ("pw", "w"): ((act.POWER_TO_WORKER,), 3),
    ("pw", "c"): ((act.POWER_TO_COIN,), 1),
    ("p", "w"): ((act.PRIEST_TO_WORKER,), 1),
    ("p", "c"): ((act.PRIEST_TO_WORKER, act.WORKER_TO_COIN), 1),
    ("w", "c"): ((act.WORKER_TO_COIN,), 1),
    ("vp", "c"): ((act.VP_TO_COIN,), 1),
}
_CONVERT = re.compile(r"convert ([0-9]{0,3}) ?([a-z]+) to ([0-9]{0,3}) ?([a-z]+)")
_GAIN = re.compile(r"([+-])([0-9]{0,3}) ?([a-z_]+[0-9]{0,3})")
_ANSWER = re.compile(r"leech ([0-9]{1,2})(?: from ([a-z]+))?|decline(?: ([0-9]{1,2})(?: from ([a-z]+))?)?")
_MOST_WORDS = {
    "build": 2, "transform": 4, "dig": 2, "advance": 2, "action": 2, "bridge": 3, "pass": 2, "burn": 2, "connect": 2,
    "wait": 1, "done": 1, "income": 1, "resign": 1,
}  # fmt: skip
_LOWEST = 7  # the site lets a marker go no further back

_QUESTIONS = (TAKE_POWER, PICK_STEP)  # that may be put off

_CLOSABLE = (AFTER, SPADES, PICK_KEY)  # that saying no more may end

Resources = tuple[int, int, int, int, tuple[int, int, int], tuple[int, int, int, int]]


def resources(s: State, seat: int) -> Resources:
    """VP, coins, workers, priests, bowls, cults of a seat."""
    v = s.v
    me = PLAYER + seat * FIELDS
    one, two, three = (v[me + BOWL1 + i] for i in range(3))
    fire, water, earth, air = (v[me + CULT_LEVEL + i] for i in range(4))
    return (
        v[me + VP], v[me + COINS], v[me + WORKERS], v[me + PRIESTS],
        (one, two, three), (fire, water, earth, air),
    )  # fmt: skip


class LedgerPlayer:
    """Plays the rows of a ledger one by one. `actions` is what was played, atom by atom."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.state = new_game(ledger.setup.engine_setup())
        self.seats = {key: seat for seat, key in enumerate(ledger.setup.factions)}
        self.keys = ledger.setup.factions
        self.actions: list[int] = []
        self.spaces = {k.lower(): i for k, i in self.state.setup.board.space_of_site_label.items()}
        self.thrown = 0  # free spades given back
        self.dug = 0  # spades to be bought with the transform, where buying is no step of its own
        self.lowered: set[int] = set()  # tracks that shall not take the key
        self.seat = -1
        self.shown = 0  # stages kept before the last command
        self.words: dict[str, Callable[[str, list[str]], None]] = {
            "build": self._build, "transform": self._transform, "dig": self._dig, "upgrade": self._upgrade,
            "send": self._send, "advance": self._advance, "action": self._action, "bridge": self._bridge,
            "pass": self._pass, "convert": self._convert, "burn": self._burn, "leech": self._answer,
            "decline": self._answer, "connect": self._connect, "wait": self._nothing, "done": self._done,
            "income": self._nothing, "resign": self._resign,
        }  # fmt: skip

    # ---- rows -----------------------------------------------------------------------------------------

    def play_all(self) -> None:
        for row in self.ledger.rows:
            self.play(row)

    def play(self, row: Row) -> None:
        """Carry out one row; on an error nothing of it stays."""
        before = (self.state.copy(), len(self.actions), self.thrown, self.dug, set(self.lowered), self.seat)
        stages = self.state.stages
        shown = len(stages) if stages is not None else 0
        try:
            if row.faction:
                self._switch_to(self.seats[row.faction])
                for command in row.commands:
                    self._command(command)
            else:
                self._drop_row(row.commands[0])
        except LedgerError as error:
            saved, length, self.thrown, self.dug, self.lowered, self.seat = before
            self.state.restore(saved)
            del self.actions[length:]
            if stages is not None:
                del stages[shown:]
            raise LedgerError(f"line {row.line}: {row.faction + ': ' if row.faction else ''}{error}") from None

    def close(self) -> None:
        """End a turn that only conversions could still prolong."""
        while top_kind(self.state) == AFTER:
            self._apply(act.DONE)

    def _command(self, text: str) -> None:
        words = text.split(" ")
        handler = self.words.get(words[0])
        if handler is not None:
            if len(words) > _MOST_WORDS.get(words[0], len(words)):
                raise LedgerError(f"{text!r} has too many words")
            handler(text, words)
        elif text in _TILES:
            self._tile(_TILES[text], 1)
        elif text[0] in "+-":
            self._gain(text)
        else:
            raise LedgerError(f"{text!r} is no command")

    def _switch_to(self, seat: int) -> None:
        """The stream of commands goes over to another faction: the turn before is over, its questions may wait."""
        if seat == self.seat:
            return
        s = self.state
        while True:
            kind = top_kind(s)
            if kind in _QUESTIONS and may_apply_unlisted(s, act.LATER):
                self._apply(act.LATER)
            elif kind in _CLOSABLE and decider(s) != seat and self._is_finished(top(s)):
                self._apply(act.DONE)
            else:
                break
        self.seat = seat
        self.thrown = self.dug = 0
        self.lowered.clear()

    # ---- the engine -----------------------------------------------------------------------------------

    def _is_finished(self, frame: int) -> bool:
        """Nothing but a conversion or a dwelling could still come: saying no more ends it."""
        v = self.state.v
        kind = v[frame]
        return (
            kind == AFTER
            or (kind == SPADES and v[frame + 2] <= self.thrown)
            or (kind == PICK_KEY and v[frame + 2] == 1)
        )

    def _apply(self, a: int) -> None:
        self.actions.append(a)
        if self.state.stages is not None:
            self.shown = len(self.state.stages)
        apply(self.state, a)
        if self.thrown and self._free_spades() == 0:
            self.thrown = 0

    def after_row(self) -> State:
        """The state right after the last command, before anything that followed by itself (if stages are kept)."""
        stages = self.state.stages
        return stages[self.shown][1] if stages is not None and len(stages) > self.shown else self.state

    def _play(self, a: int, text: str) -> None:
        """An action of the row's faction; what others left open is put off, what it has finished itself is closed."""
        self._make_way()
        s = self.state
        while not self._allowed(a):
            if is_over(s) or decider(s) != self.seat or not self._is_finished(top(s)):
                raise LedgerError(f"{text!r} is not allowed now ({self._now()})")
            self._apply(act.DONE)
            self.thrown = self.dug = 0
            self._make_way()
        self._apply(a)

    def _allowed(self, a: int) -> bool:
        return is_legal(self.state, a) if a < act.LISTED else may_apply_unlisted(self.state, a)

    def _now(self) -> str:
        who = decider(self.state)
        if who < 0:
            return "the game is over"
        texts = [text_of(self.state, a, self.state.setup.board.site_labels) for a in legal_actions(self.state)[:6]]
        return f"{self.keys[who]} may: {', '.join(texts)}..."

    def _make_way(self) -> None:
        """Put off or close what others have open, until the row's faction decides."""
        s = self.state
        while True:
            kind, who = top_kind(s), decider(s)
            if who == self.seat and kind not in _QUESTIONS:
                return
            if who < 0:
                raise LedgerError("the game is over")
            frame = top(s)
            if may_apply_unlisted(s, act.LATER):
                self._apply(act.LATER)
            elif kind == TAKE_POWER and who == self.seat:  # a row that does not answer declines
                self._apply(act.DECLINE)
            elif who == self.seat:
                return
            elif self._is_finished(frame):
                self._apply(act.DONE)
            elif kind == OWN_ABILITY and is_legal(s, act.ABILITY):
                self._apply(act.ABILITY)
            elif kind == CULT_SPADES and may_apply_unlisted(s, act.FIRST + self.seat):
                self._apply(act.FIRST + self.seat)
            else:
                raise LedgerError(f"the {self.keys[self.seat]} do not decide now ({self._now()})")

    def _pick_key(self, frame: int) -> None:
        tracks = [t for t in range(4) if self.state.v[frame + 3] & 2**t]
        wanted = [t for t in tracks if t not in self.lowered] or tracks
        self._apply(act.CULT + wanted[0])

    def _settle_keys(self) -> None:
        """With fewer keys than tracks, those the ledger did not lower before take them."""
        s = self.state
        if not s.setup.short_keys_stop:
            return
        while not is_over(s) and decider(s) == self.seat:
            frame = find_pending(s, PICK_KEY)
            if frame < 0:
                return
            self._pick_key(frame)

    def _space(self, word: str) -> int:
        space = self.spaces.get(word)
        if space is None:
            raise LedgerError(f"there is no space {word!r} on this map")
        return space

    # ---- commands -------------------------------------------------------------------------------------

    def _nothing(self, text: str, words: list[str]) -> None:
        """Has no effect here."""

    def _done(self, text: str, words: list[str]) -> None:
        s = self.state
        if decider(s) == self.seat and top_kind(s) in (AFTER, SPADES, CULT_SPADES):
            self._apply(act.DONE)
            self.close()

    def _drop_row(self, text: str) -> None:
        name = text.partition(" ")[2].strip()
        if name.startswith("player") and 0 < _number(name[6:]) <= len(self.keys):
            name = self.keys[_number(name[6:]) - 1]
        if name not in self.seats:
            raise LedgerError(f"{name!r} does not play")
        self._drop(self.seats[name])

    def _resign(self, text: str, words: list[str]) -> None:
        self._drop(self.seat)

    def _drop(self, seat: int) -> None:
        self._put_off_all(seat)
        if not may_apply_unlisted(self.state, act.DROP + seat):
            raise LedgerError(f"{self.keys[seat]} cannot be dropped now")
        self._apply(act.DROP + seat)

    def _put_off_all(self, seat: int) -> None:
        s = self.state
        while not is_over(s) and decider(s) != seat and may_apply_unlisted(s, act.LATER):
            self._apply(act.LATER)
        if not is_over(s) and decider(s) != seat:
            self.close()

    def _answer(self, text: str, words: list[str]) -> None:
        """`leech N from F`, `decline N from F`, `decline`."""
        match = _ANSWER.fullmatch(text)
        if not match:
            raise LedgerError(f"{text!r} is not 'leech N from FACTION' or 'decline [N from FACTION]'")
        offers = offers_of(self.state, self.seat)
        if text == "decline":
            for _ in offers:
                self._answer_number(0, False)
            return
        accept = words[0] == "leech"
        power = int(match[1] or match[3])
        builder = match[2] or match[4]
        for number, (offered, made_by) in enumerate(offers):
            if power == offered and builder in (None, self.keys[made_by]):
                if accept and number > 0:
                    break
                self._answer_number(number, accept)
                return
        known = ", ".join(f"{n} from {self.keys[q]}" for n, q in offers) or "none"
        raise LedgerError(f"{text!r} fits no open offer, oldest first (open: {known})")

    def _answer_number(self, number: int, accept: bool) -> None:
        s = self.state
        if number == 0 and top_kind(s) == TAKE_POWER and decider(s) == self.seat:
            self._apply(act.LEECH if accept else act.DECLINE)
            return
        a = act.ANSWER + self.seat * 64 + number * 2 + int(accept)
        if not may_apply_unlisted(s, a):
            raise LedgerError(f"the {self.keys[self.seat]} do not decide now ({self._now()})")
        self._apply(a)

    def _build(self, text: str, words: list[str]) -> None:
        space = self._space(words[1] if len(words) > 1 else "")
        self._make_way()
        if self.state.v[TERRAIN + space] != self._home():
            if self._storm_pending():
                self._play(act.transform_action(space, self._home(), 0), text)
            elif self._hand() > 0:
                self._transform_to(space, self._home(), text)
        self._play(act.BUILD + space, text)

    def _home(self) -> int:
        return self.state.v[PLAYER + self.seat * FIELDS + COLOUR]

    def _storm_pending(self) -> bool:
        """A transform without spades is due: the faction's own."""
        return decider(self.state) == self.seat and find_pending(self.state, OWN_ABILITY) >= 0

    def _free_spades(self) -> int:
        """Spades in the frame that this faction could use now, or after using power it sacrificed for."""
        s = self.state
        frame = FRAME + (s.v[DEPTH] - 1) * 4
        while frame >= FRAME and s.v[frame + 1] == self.seat:
            kind = s.v[frame]
            if kind in (SPADES, CULT_SPADES):
                return s.v[frame + 2]
            if kind != SACRIFICING and not answerable_together(kind):
                break
            frame -= 4
        return 0

    def _come_to_spades(self) -> None:
        """Spades of a new action or of the cult bonus wait behind what this faction has finished."""
        while self._free_spades() == 0 and self._is_finished(top(self.state)):
            self._apply(act.DONE)
            self._make_way()

    def _hand(self) -> int:
        """Spades in hand: bought ones, and free ones not given back."""
        return max(0, self._free_spades() - self.thrown) + self.dug

    def _dig(self, text: str, words: list[str]) -> None:
        spades = _number(words[1]) if len(words) > 1 else 0
        if not 0 < spades < 20:
            raise LedgerError(f"{text!r} does not say how many spades")
        if not self.state.setup.convert_anytime:
            self.dug += spades
            return
        for _ in range(spades):
            self._play(act.DIG, text)

    def _transform(self, text: str, words: list[str]) -> None:
        space = self._space(words[1] if len(words) > 1 else "")
        self._make_way()
        colour = -1
        if len(words) > 2:
            colour = _COLOURS.get(words[3] if len(words) == 4 and words[2] == "to" else "", -2)
            if colour == -2:
                raise LedgerError(f"{text!r} names no colour ({', '.join(_COLOURS)})")
        if self._storm_pending():
            self._play((act.transform_action(space, self._home() if colour < 0 else colour, 0)), text)
            return
        self._transform_to(space, colour, text)

    def _transform_to(self, space: int, colour: int, text: str) -> None:
        """The way round the cycle that uses the spades in hand; without a colour as near home as they lead."""
        self._come_to_spades()
        hand = self._hand()
        if colour < 0:
            colour = self._nearest(space, hand)
        short = act.transform_action(space, colour, 0)
        ways = [a for a in (short, short + 1) if is_legal(self.state, a) and self._needed(space, a) <= hand]
        if not ways:
            raise LedgerError(f"{text!r} is not allowed with {hand} spades in hand ({self._now()})")
        exact = [a for a in ways if self._needed(space, a) == hand]
        if self.dug and not exact:
            raise LedgerError(f"{text!r} does not use the {hand} spades in hand")
        self._apply((exact or ways)[0])
        self.dug = 0

    def _needed(self, space: int, a: int) -> int:
        return spades_needed(self.state, self.seat, space, (a - act.TRANSFORM) % 18)

    def _nearest(self, space: int, hand: int) -> int:
        """Home, or the colour that so many steps on the short way lead to."""
        home = self._home()
        now = self.state.v[TERRAIN + space]
        n = len(data.common().wheel)
        forward, backward = (home - now) % n, (now - home) % n
        if hand >= min(forward, backward) or self._needed(space, act.transform_action(space, home, 0)) <= hand:
            return home
        return (now + hand) % n if forward <= backward else (now - hand) % n

    def _upgrade(self, text: str, words: list[str]) -> None:
        structure = _STRUCTURES.get(" ".join(words[3:])) if len(words) > 3 and words[2] == "to" else None
        if structure is None:
            raise LedgerError(f"{text!r} is not 'upgrade SPACE to TP|TE|SH|SA'")
        self._play(act.upgrade_action(self._space(words[1]), structure), text)

    def _send(self, text: str, words: list[str]) -> None:
        match = re.fullmatch(r"send (?:p|priest) to (fire|water|earth|air)(?: for ([123]))?", text)
        if not match:
            raise LedgerError(f"{text!r} is not 'send p to CULT [for 1|2|3]'")
        base = act.SEND + _CULTS[match[1]] * 4
        if match[2]:
            self._play(base + int(match[2]) - 1, text)
            return
        s = self.state
        taken = PRIESTS_AT + _CULTS[match[1]] * 4
        free = [place for place in range(4) if s.v[taken + place] == 0]
        place = act.RETURNED if not free else act.GREAT_PLACE if free[0] == 0 else act.SMALL_PLACE
        self._play(base + int(place), text)

    def _advance(self, text: str, words: list[str]) -> None:
        track = {"ship": act.ADVANCE_SHIPPING, "shipping": act.ADVANCE_SHIPPING, "dig": act.ADVANCE_DIGGING,
                 "digging": act.ADVANCE_DIGGING}.get(words[-1])  # fmt: skip
        if track is None:
            raise LedgerError(f"{text!r} is not 'advance ship' or 'advance dig'")
        self._play(int(track), text)

    def _action(self, text: str, words: list[str]) -> None:
        code = words[1] if len(words) > 1 else ""
        own = data.factions()[self.keys[self.seat]]
        if code in _POWERS:
            a = _POWERS[code]
        elif code == own.action.lower() and code:
            a = act.SPECIAL_BRIDGE if own.traits.get("bridge_workers") else act.SPECIAL_FACTION
        elif code in _CARDS:
            a = act.SPECIAL_BONUS
        elif f"+{code}" in _TILES:
            a = act.SPECIAL_FAVOR
        else:
            raise LedgerError(f"{text!r} names no action")
        self._make_way()
        if a in (act.SPECIAL_BONUS, act.SPECIAL_FAVOR) and not self._holds(code, a):
            raise LedgerError(f"{self.keys[self.seat]} hold no {code.upper()} with an action")
        self._play(a, text)

    def _holds(self, code: str, a: int) -> bool:
        """Is it this card's or tile's action that the engine would take?"""
        v = self.state.v
        me = PLAYER + self.seat * FIELDS
        if a == act.SPECIAL_BONUS:
            return v[me + BONUS_CARD] == _CARDS[code] - act.PASS + 1
        return bool(v[me + FAVOR_TILES] & FAVORS_WITH_ACTION & 2 ** (_TILES[f"+{code}"] - act.FAVOR))

    def _bridge(self, text: str, words: list[str]) -> None:
        ends = words[1].split(":") if len(words) > 1 else []
        if len(ends) != 2 or words[2:] not in ([], ["allow_illegal"]):
            raise LedgerError(f"{text!r} is not 'bridge SPACE:SPACE'")
        a, b = sorted(self._space(end) for end in ends)
        number = self.state.setup.board.bridge_of.get((a, b))
        if number is None:
            raise LedgerError(f"{text!r}: no bridge can stand there")
        self._play(act.BRIDGE + number, text)

    def _pass(self, text: str, words: list[str]) -> None:
        a = act.PASS_LAST
        if len(words) > 1:
            if words[1] not in _CARDS:
                raise LedgerError(f"{text!r} names no bonus card")
            if self.state.v[ROUND] != ROUNDS:  # the site lets people name a card in the last round, for nothing
                a = _CARDS[words[1]]
        self._play(a, text)

    def _convert(self, text: str, words: list[str]) -> None:
        match = _CONVERT.fullmatch(text)
        kinds = (_RESOURCES.get(match[2]), _RESOURCES.get(match[4])) if match else (None, None)
        if match is None or kinds[0] is None or kinds[1] is None:
            raise LedgerError(f"{text!r} is not 'convert N RESOURCE to M RESOURCE'")
        paid, gained = int(match[1] or 1) or 1, int(match[3] or 1) or 1
        self._make_way()
        if kinds == ("w", "p"):
            if paid != gained:
                raise LedgerError(f"{text!r}: one worker makes one priest")
            self._play(act.ABILITY + paid, text)
            return
        if kinds == ("c", "vp"):
            self._convert_coins(paid, gained, text)
            return
        if kinds not in _CONVERSIONS:
            raise LedgerError(f"{text!r} is no conversion")
        atoms, price = _CONVERSIONS[(kinds[0], kinds[1])]
        if paid != gained * price or gained > 200:
            raise LedgerError(f"{text!r}: {price} {kinds[0]} make 1 {kinds[1]}")
        for _ in range(gained):
            for atom in atoms:
                self._play(act.CONVERT + atom, text)

    def _convert_coins(self, paid: int, gained: int, text: str) -> None:
        price = coins_for_vp(self.state, self.seat)
        if price == 0 or paid != gained * price:
            raise LedgerError(f"{text!r}: {f'{price} c make 1 vp' if price else 'not before final scoring'}")
        for _ in range(gained):
            self._play(act.CONVERT + act.COINS_TO_VP, text)

    def _burn(self, text: str, words: list[str]) -> None:
        count = _number(words[1]) if len(words) > 1 else 1
        if not 0 <= count < 20:
            raise LedgerError(f"{text!r} is not 'burn N'")
        for _ in range(count):
            self._play(act.BURN, text)

    def _connect(self, text: str, words: list[str]) -> None:
        """A river by its name, or the spaces it shall join."""
        self._make_way()
        names = [self._space(word) for word in (words[1].split(":") if len(words) > 1 else [])]
        board = self.state.setup.board
        rivers = names if len(names) == 1 else range(board.n)
        for river in rivers:
            around = set(board.near_list[river])
            if (len(names) == 1 or set(names) <= around) and is_legal(self.state, act.CONNECT + river):
                self._apply(act.CONNECT + river)
                return
        raise LedgerError(f"{text!r} founds no town now ({self._now()})")

    def _tile(self, a: int, times: int) -> None:
        for _ in range(times):
            self._play(a, text_of_tile(a))
        self._settle_keys()

    def _gain(self, text: str) -> None:
        """`+FIRE`, `+2TW3`, `-spade`, `-WATER`, `-3convert_w_to_p`."""
        match = _GAIN.fullmatch(text)
        if not match:
            raise LedgerError(f"{text!r} is no command")
        sign, count, what = match[1], int(match[2] or 1), match[3]
        if sign == "+" and what in _CULTS:
            self._step(_CULTS[what], count, text)
        elif sign == "+" and f"+{what}" in _TILES and count < 10:
            self._tile(_TILES[f"+{what}"], count)
        elif sign == "-" and what in ("spade", "spades"):
            self._throw_spades(count, text)
        elif sign == "-" and what in _CULTS:
            self._lower(_CULTS[what], count, text)
        elif sign == "-" and what == "convert_w_to_p":
            self._play(act.ABILITY, text)
        else:
            raise LedgerError(f"{text!r}: nothing to gain or give back like that")

    def _lower(self, track: int, count: int, text: str) -> None:
        """Fewer keys than tracks: a track lowered before the tile comes takes none."""
        level = self.state.v[PLAYER + self.seat * FIELDS + CULT_LEVEL + track]
        if level == TOP or level - count < _LOWEST:
            raise LedgerError(f"{text!r}: only a marker on 8 or 9 steps back, before a town tile")
        self.lowered.add(track)

    def _throw_spades(self, count: int, text: str) -> None:
        self._make_way()
        self._come_to_spades()
        spades = find_pending(self.state, SPADES)
        if spades >= 0 and self.state.v[spades + 3] & BOUGHT:
            raise LedgerError(f"{text!r}: bought spades must be used")
        if self._free_spades() - self.thrown < count:
            raise LedgerError(f"{text!r}: so many free spades are not in hand")
        self.thrown += count
        if self.state.v[top(self.state)] == CULT_SPADES and self._free_spades() == self.thrown:
            self._apply(act.DONE)
            self.thrown = 0

    def _step(self, track: int, count: int, text: str) -> None:
        """Cult steps that are due, in the own action or as reactions, now or late."""
        s = self.state
        while count > 0:
            frame = -1
            if decider(s) == self.seat:
                frame = find_pending(s, PICK_STEP)
                if frame < 0 and is_legal(s, act.CULT + track):  # the track that takes a key
                    self._apply(act.CULT + track)
                    return
            late = s.v[PLAYER + self.seat * FIELDS + LATE_STEPS]
            now = s.v[frame + 2] if frame >= 0 else min(1, late)
            if now == 0 or count < now or (count > now and late == 0):
                raise LedgerError(f"{text!r}: {now + late if frame >= 0 else late} steps are due")
            self._apply(act.CULT + track if frame >= 0 else act.LATE_STEP + self.seat * 4 + track)
            count -= now


def _number(word: str) -> int:
    """A small number, or -1."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 4 else -1


def text_of_tile(a: int) -> str:
    """`+FAV3` for the action that takes it."""
    return next(text for text, number in _TILES.items() if number == a)
