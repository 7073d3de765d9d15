"""Writes an atomic action as a phrase in the community's ledger language, and reads it back."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, lru_cache

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core import decisions as ask
from mystica.engine.core import state as col
from mystica.engine.core.board import Board
from mystica.engine.core.decisions import find_pending, top_kind
from mystica.engine.core.ids import STRUCTURE_CODES
from mystica.engine.core.reading import (
    faction_of,
    frame_amount,
    frame_argument,
    offer_at,
    offer_count,
    trait_of,
)
from mystica.engine.core.state import State
from mystica.engine.core.tables import (
    BONUS_CODES,
    FACTION_KEYS,
    FAVOR_CODES,
    POWER_CODES,
    REACTION_TOKENS,
    TOWN_CODES,
)
from mystica.engine.flow import decider, may_apply_unlisted
from mystica.engine.playout import is_legal, legal_actions
from mystica.engine.rules.convert import COIN_POWER, PRIEST_POWER, WORKER_POWER, coins_for_vp
from mystica.engine.rules.leech import late_steps_at_once, offer_builder, offer_owner, offer_power
from mystica.errors import AmbiguousMove, IllegalMove, InvalidMove, no_move
from mystica.events.special_codes import is_special, special_code
from mystica.notation.of_boxes import of_boxes, of_today

CULTS = data.CULTS
WHEEL = data.common().wheel
TERRAINS = (*WHEEL, *data.common().off_wheel)
TAKE_TOKEN = "gain p3 for vp"
LEAVE_TOKEN = "-gain_p3_for_vp"
LONG_WAY = " the long way"


def field(s: State, seat: int, column: int) -> int:
    """A seat's column of the state, for those who have no name for what they read."""
    return s.v[col.PLAYER + seat * col.FIELDS + int(column)]


def faction_key(s: State, seat: int) -> str:
    """Key of a seat's faction, or player1... while it has none."""
    who = faction_of(s, seat)
    return FACTION_KEYS[who] if who >= 0 else f"player{seat + 1}"


def offers_of(s: State, seat: int) -> list[tuple[int, int]]:
    """Open offers of a seat, oldest first: (power, builder)."""
    found = [offer_at(s, i) for i in range(offer_count(s))]
    return [(offer_power(o), offer_builder(o)) for o in found if offer_owner(o) == seat]


NAMING_A_SEAT = {
    act.ANSWER: 64,
    act.LATE_STEP: 4,
    act.FIRST: 1,
    act.DROP: 1,
}  # answers out of turn; how many of them each seat has


def actor_of(s: State, a: int) -> int:
    """Seat that takes an action: whoever decides, or for answers out of turn the seat they name."""
    kind = act.kind_of(a)
    return act.operand_of(a) // NAMING_A_SEAT[kind] if kind in NAMING_A_SEAT else decider(s)


def is_allowed(s: State, a: int) -> bool:
    """Is the action in the legal list, or an answer out of turn that makes sense now?"""
    if not 0 <= a < act.N_ACTIONS:
        return False
    return may_apply_unlisted(s, a) if act.is_out_of_turn(a) else is_legal(s, a)


def _conversion_text(s: State, seat: int, kind: int) -> str:
    return {
        act.POWER_TO_PRIEST: f"convert {PRIEST_POWER}pw to 1p",
        act.POWER_TO_WORKER: f"convert {WORKER_POWER}pw to 1w",
        act.POWER_TO_COIN: f"convert {COIN_POWER}pw to 1c",
        act.PRIEST_TO_WORKER: "convert 1p to 1w",
        act.WORKER_TO_COIN: "convert 1w to 1c",
        act.VP_TO_COIN: "convert 1vp to 1c",
        act.COINS_TO_VP: f"convert {coins_for_vp(s, seat)}c to 1vp",
    }[kind]


def _ability_text(s: State, number: int) -> str:
    """A choice of the faction's own frame, in the words of what is asked."""
    frame = find_pending(s, ask.OWN_ABILITY)
    argument = frame_argument(s, frame) if frame >= 0 else 0
    asked, amount = argument % 16, argument // 16
    if asked == 0:
        return f"convert {number}w to {number}p"
    if asked == ask.ASK_REACTION:
        return TAKE_TOKEN if number == act.TAKE_NUMBER else LEAVE_TOKEN
    if asked == ask.ASK_STEPS:
        return f"-{amount}{CULTS[number - act.TRACK_NUMBER]}"
    if act.BOWL_NUMBER <= number < act.TRACK_NUMBER:
        return f"-bowl{number - act.BOWL_NUMBER + 1}"
    verb = "unlock-terrain" if asked == ask.ASK_UNLOCK else "pick-color"
    return f"{verb} {'gain-priest' if number == act.LEAVE_NUMBER else WHEEL[number]}"


def _late_step_text(s: State, seat: int, number: int) -> str:
    if trait_of(s, seat, REACTION_TOKENS) == 0:
        steps = late_steps_at_once(s, seat)
        return f"+{steps if steps > 1 else ''}{CULTS[number]} (late)"
    return f"{TAKE_TOKEN if number == 0 else LEAVE_TOKEN} (late)"


def _aside_text(s: State, seat: int, a: int) -> str:
    """What a seat says out of turn; only the oldest offer needs no number."""
    kind, which = act.kind_of(a), act.operand_of(a)
    if kind == act.ANSWER:
        number, accept = divmod(which % 64, 2)
        offers = offers_of(s, seat)
        if number >= len(offers):
            raise InvalidMove.english_only(f"{faction_key(s, seat)} have no open offer number {number + 1}")
        power, builder = offers[number]
        late = f", offer {number + 1}" if number else ""
        return f"{'leech' if accept else 'decline'} {power} from {faction_key(s, builder)} (late{late})"
    if kind == act.LATE_STEP:
        return _late_step_text(s, seat, which % 4)
    return "spades first" if kind == act.FIRST else "resign"


def given_up(s: State, a: int) -> str:
    """The site's word for what an action that gives something up would leave now."""
    if a == act.GIVE_UP + act.GIVE_UP_TOWN:
        return "gain_tw"
    if a == act.GIVE_UP + act.GIVE_UP_STEP:
        return "cult"
    if top_kind(s) == ask.BRIDGING:
        return "bridge"
    if find_pending(s, ask.PICK_FAVOR) >= 0:
        return "gain_favor"
    a = next(a for a in legal_actions(s) if a >= act.BUILD)
    return {act.BUILD: "free_d", act.UPGRADE: "free_tp"}.get(act.kind_of(a), "free_tf")


def giving_up(s: State, word: str) -> int:
    """The action that leaves what the site's word stands for, or -1."""
    ways = (a for a in range(int(act.GIVE_UP), int(act.ANSWER)) if may_apply_unlisted(s, a))
    return next((a for a in ways if given_up(s, a) == word), -1)


def text_of(s: State, a: int, labels: list[str] | None = None) -> str:
    """The phrase for a legal action in this state; what is said out of turn begins with who says it."""
    kind, number = act.kind_of(a), act.operand_of(a)
    if kind in NAMING_A_SEAT:
        seat = actor_of(s, a)
        return f"{faction_key(s, seat)}: {_aside_text(s, seat, a)}"
    board: Board = s.setup.board
    names = board.labels if labels is None else labels
    if kind == act.FACTION and top_kind(s) == ask.BID_FACTION:
        return f"bid on {FACTION_KEYS[number]}"
    if kind in _PLAIN:
        return _text_on(board, a) if labels is None else _PLAIN[kind](number, names)
    for part in of_boxes():
        if phrase := part.phrase(s, a, names):
            return phrase
    if kind in _ASKING:
        return _ASKING[kind](s, decider(s), number)
    if is_special(a):
        return f"action {special_code(s, decider(s), a)}"
    if kind == act.BRIDGE:
        return f"bridge {names[board.bridge_a[number]]}:{names[board.bridge_b[number]]}"
    if kind == act.GIVE_UP and may_apply_unlisted(s, a):
        return f"-{given_up(s, a)}"
    raise InvalidMove.english_only(f"{a} is not an action")


@lru_cache(maxsize=20_000)
def _text_on(board: Board, a: int) -> str:
    """The phrase of an action that is called the same in every position of a map.

    It is asked for whenever a move is read or shown.
    """
    return _PLAIN[act.kind_of(a)](act.operand_of(a), board.labels)


def _upgrade_text(number: int, names: list[str]) -> str:
    a = act.UPGRADE + number
    return f"upgrade {names[act.hex_of_upgrade(a)]} to {STRUCTURE_CODES[act.structure_of_upgrade(a)]}"


def _transform_text(number: int, names: list[str]) -> str:
    space, code = divmod(number, 18)
    return f"transform {names[space]} to {TERRAINS[code // 2]}{LONG_WAY if code % 2 else ''}"


_PLAIN: dict[int, Callable[[int, list[str]], str]] = {
    act.BURN: lambda i, n: "burn 1",
    act.ADVANCE_SHIPPING: lambda i, n: "advance ship",
    act.ADVANCE_DIGGING: lambda i, n: "advance dig",
    act.POWER: lambda i, n: f"action {POWER_CODES[i]}",
    act.FAVOR: lambda i, n: f"+{FAVOR_CODES[i]}",
    act.TOWN: lambda i, n: f"+{TOWN_CODES[i]}",
    act.PASS: lambda i, n: f"pass {BONUS_CODES[i]}",
    act.PASS_LAST: lambda i, n: "pass",
    act.FACTION: lambda i, n: f"setup {FACTION_KEYS[i]}",
    act.CONNECT: lambda i, n: f"connect {n[i]}",
    act.BUILD: lambda i, n: f"build {n[i]}",
    act.UPGRADE: _upgrade_text,
    act.TRANSFORM: _transform_text,
    act.BID: lambda i, n: f"bid {i}",
    act.LATER: lambda i, n: "later",
    act.DIG: lambda i, n: "dig 1",
}
"""By block: what an action is called in every position, from its operand and the labels of the spaces."""


def _answer_text(verb: str) -> Callable[[State, int, int], str]:
    def text(s: State, seat: int, _: int) -> str:
        power, builder = offers_of(s, seat)[0]
        return f"{verb} {power} from {faction_key(s, builder)}"

    return text


def _priest_text(s: State, seat: int, number: int) -> str:
    track, place = divmod(number, 4)
    return f"send p to {CULTS[track]} for {place + 1}"


def _step_text(s: State, seat: int, track: int) -> str:
    frame = find_pending(s, ask.PICK_STEP)
    steps = frame_amount(s, frame) if frame >= 0 else 1
    return f"+{steps if steps > 1 else ''}{CULTS[track]}"


_ASKING: dict[int, Callable[[State, int, int], str]] = {
    act.DONE: lambda s, seat, i: "done",
    act.LEECH: _answer_text("leech"),
    act.DECLINE: _answer_text("decline"),
    act.CONVERT: _conversion_text,
    act.SEND: _priest_text,
    act.CULT: _step_text,
    act.ABILITY: lambda s, seat, i: _ability_text(s, i),
}
"""By block: what an action is called depends on the position, the seat and the operand."""


@lru_cache(maxsize=8192)
def _plain(text: str) -> str:
    """Spelling that does not matter: case, white space, a count of one, the word for a structure."""
    text = re.sub(r"\s+", " ", text.strip().lower())
    text = re.sub(r"\bgrey\b", "gray", text)
    text = re.sub(r"(?<=[ +])1(?=[a-z])", "", text)
    return re.sub(r"^(advance) (shipping|digging)$", lambda m: f"advance {m[2][: 4 if m[2][0] == 's' else 3]}", text)


_BY = re.compile(r"(\w+): ?(.+)")  # who, before a phrase
_ASIDE = re.compile(
    r"(leech|decline) \d+ from \w+ \(late(, offer \d+)?\)|(\+\w+|gain p3 for vp|-gain_p3_for_vp) \(late\)|"
    r"spades first|resign"
)
_FORMS = (
    r"done|later|dig( 1)?|pass( [a-z]+\d+)?|burn( \d+)?|advance (ship|dig)|leech.*|decline.*|convert .+ to .+|"
    r"action \w+|send p to \w+( for \d)?|\+\w+|bridge \w+:\w+|upgrade \w+ to \w+|transform \w+( to .+)?|setup \w+|"
    r"connect \w+|build \w+|bid \d+|bid on \w+|pick-color \w+|unlock-terrain [\w-]+|-\d?\w+|gain p3 for vp"
)


@cache
def _known() -> re.Pattern[str]:
    """What looks like a phrase at all."""
    return re.compile("|".join([_FORMS, *(part.forms for part in of_boxes() if part.forms)]))


def action_of(s: State, text: str) -> int:
    """The legal action that a phrase stands for; `witches: ` may stand in front of it, out of turn it must."""
    wanted = _plain(text)
    named = _BY.fullmatch(wanted)
    seat = _seat_of(s, named[1]) if named else decider(s)
    if named:
        wanted = _plain(named[2])
    if _ASIDE.fullmatch(wanted):
        return _aside_of(s, seat, wanted, text)
    if not _known().fullmatch(wanted):
        raise no_move(text)
    if named and seat != decider(s):
        raise IllegalMove("move-refused", text=text)
    if wanted == "later":
        if may_apply_unlisted(s, act.LATER):
            return act.LATER
        raise IllegalMove("move-not-later")
    if wanted.startswith("-") and (a := giving_up(s, wanted[1:])) >= 0:
        return a
    if wanted.startswith("dig"):
        if may_apply_unlisted(s, act.DIG):
            return act.DIG
        raise IllegalMove("move-dig-where")
    wanted = of_today(s, wanted)
    found = [a for a in legal_actions(s) if _fits(_plain(text_of(s, a)), wanted)]
    if len(found) == 1:
        return found[0]
    if not found:
        raise IllegalMove("move-refused", text=text)
    known = ", ".join(text_of(s, a) for a in found)
    raise AmbiguousMove("move-several", text=text, known=known)


def _seat_of(s: State, name: str) -> int:
    """Seat by the key of its faction, or as player1..."""
    names = [faction_key(s, seat) for seat in range(s.setup.n)]
    numbers = [f"player{seat + 1}" for seat in range(s.setup.n)]
    if name not in names and name not in numbers:
        raise InvalidMove("move-player", text=name, known=", ".join(names))
    return (names if name in names else numbers).index(name)


def _aside_of(s: State, seat: int, wanted: str, text: str) -> int:
    """The answer out of turn that a seat means."""
    if seat >= 0:
        asides: list[int] = [act.ANSWER + seat * 64 + i for i in range(min(64, 2 * len(offers_of(s, seat))))]
        asides += [act.LATE_STEP + seat * 4 + track for track in range(len(CULTS))]
        for a in [*asides, act.FIRST + seat, act.DROP + seat]:
            if may_apply_unlisted(s, a) and _plain(_aside_text(s, seat, a)) == wanted:
                return a
    raise IllegalMove("move-refused", text=text)


def _fits(full: str, wanted: str) -> bool:
    """The full phrase, or one that leaves out what does not matter."""
    if full == wanted:
        return True
    if full.startswith(("leech", "decline", "burn")):
        return full.split(" ")[0] == wanted
    if full.startswith("send"):
        return full.rpartition(" for ")[0] == wanted
    return False
