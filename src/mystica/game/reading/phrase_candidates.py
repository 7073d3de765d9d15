"""The moves that a typed phrase may mean, legal or not."""

from __future__ import annotations

import re

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core.decisions import PICK_STEP, find_pending
from mystica.engine.core.ids import STRUCTURE_CODES
from mystica.engine.core.reading import bonus_card, favor_tiles, frame_amount, home_terrain
from mystica.engine.core.state import State
from mystica.engine.core.tables import BONUS_CODES, FACTION_KEYS, FAVOR_CODES, POWER_CODES, TOWN_CODES
from mystica.engine.flow import decider
from mystica.errors import InvalidMove, no_move
from mystica.game.reading.choices import choice_of, name_index
from mystica.game.reading.of_boxes import meanings_of_boxes, special_actions_of
from mystica.game.reading.spaces import space_of
from mystica.notation.moves import (
    CULTS,
    TERRAINS,
    WHEEL,
    faction_key,
    offers_of,
    text_of,
)

_MANY = re.compile(r"burn ([0-9]{1,2})|convert ([0-9]{0,2})([a-z]+) to ([0-9]{0,2})([a-z]+)")
_CONVERSIONS = {
    ("pw", "p"): act.POWER_TO_PRIEST, ("pw", "w"): act.POWER_TO_WORKER, ("pw", "c"): act.POWER_TO_COIN,
    ("p", "w"): act.PRIEST_TO_WORKER, ("w", "c"): act.WORKER_TO_COIN, ("vp", "c"): act.VP_TO_COIN,
    ("c", "vp"): act.COINS_TO_VP,
}  # fmt: skip
_STRUCTURES = {
    **{code.lower(): number for number, code in enumerate(STRUCTURE_CODES) if number > 1},
    **{name: STRUCTURE_CODES.index(code) for code, name in data.common().structure_names.items() if code != "D"},
    "th": STRUCTURE_CODES.index("TP"),
}
_UPGRADES = ", ".join(code for code in STRUCTURE_CODES[2:])


def singly(phrase: str) -> list[str]:
    """`burn 3` and `convert 6pw to 2w` are repeated single steps."""
    match = _MANY.fullmatch(phrase.lower())
    if not match:
        return [phrase]
    if match[1]:
        return ["burn 1"] * int(match[1])
    paid, gained = int(match[2] or 1), int(match[4] or 1)
    if gained < 2 or paid % gained or (match[3], match[5]) not in _CONVERSIONS:
        return [phrase]
    return [f"convert {paid // gained}{match[3]} to 1{match[5]}"] * gained


def is_conversion_text(phrase: str) -> bool:
    """Does it speak of sacrificing or converting?"""
    return _MANY.fullmatch(phrase.lower()) is not None


def meanings(s: State, seat: int, phrase: str) -> list[int]:
    """All actions that a phrase could stand for; the first is the likeliest. Nonsense is refused."""
    words = " ".join(phrase.lower().split()).replace("grey", "gray").split(" ")
    aside = seat != decider(s)
    verb = words[0]
    rest = words[1:]
    if verb in ("leech", "decline"):
        return _answers(s, seat, verb, words, aside)
    if verb == "resign" and not rest:
        return [act.DROP + seat]
    if words == ["spades", "first"]:
        return [act.FIRST + seat]
    if verb.startswith("+"):
        return _tile_or_step(s, seat, verb, rest, aside)
    chosen = choice_of(seat, verb, rest, aside)
    if chosen is not None:
        return chosen
    found = meanings_of_boxes(s, verb, rest)
    if found is None:
        found = _of_spaces(s, seat, verb, rest)
    if found is None:
        found = _of_names(s, seat, verb, rest)
    if found is None:
        raise no_move(phrase)
    return [] if aside else found


def _of_spaces(s: State, seat: int, verb: str, rest: list[str]) -> list[int] | None:
    """Moves that name spaces."""
    board = s.setup.board
    if verb == "build" and len(rest) == 1:
        return [act.BUILD + space_of(board, rest[0])]
    if verb == "connect" and len(rest) == 1:
        return [act.CONNECT + space_of(board, rest[0])]
    if verb == "bridge" and len(rest) == 1 and rest[0].count(":") == 1:
        ends = sorted(space_of(board, label) for label in rest[0].split(":"))
        bridge = board.bridge_of.get((ends[0], ends[1]))
        if bridge is None:
            first, last = rest[0].upper().split(":")
            raise InvalidMove("move-bridge", first=first, last=last)
        return [act.BRIDGE + bridge]
    if verb == "upgrade" and rest and (len(rest) == 1 or rest[1] == "to"):
        space = space_of(board, rest[0])
        name = " ".join(rest[2:])
        if name and name not in _STRUCTURES:
            raise InvalidMove("move-unknown", what="structure", text=name, known=_UPGRADES)
        wanted = [_STRUCTURES[name]] if name else range(2, len(STRUCTURE_CODES))
        return [act.upgrade_action(space, structure) for structure in wanted]
    if verb == "transform" and rest and (len(rest) == 1 or rest[1] == "to"):
        space = space_of(board, rest[0])
        long_way = rest[3:] == ["the", "long", "way"]
        if len(rest) == 1:
            home = home_terrain(s, seat)
            targets = range(len(WHEEL)) if home < len(WHEEL) else [home]  # off the wheel nothing else is of use
            return [act.transform_action(space, terrain, 0) for terrain in targets]
        if len(rest) in (3, 6) and (len(rest) == 3 or long_way):
            return [act.transform_action(space, name_index("terrain", rest[2], list(TERRAINS)), int(long_way))]
    return None


def _of_names(s: State, seat: int, verb: str, rest: list[str]) -> list[int] | None:
    """Moves that name tiles, tracks, goods or nothing."""
    plain = {
        "done": act.DONE, "later": act.LATER, "burn": act.BURN, "burn 1": act.BURN, "dig": act.DIG, "dig 1": act.DIG,
        "advance ship": act.ADVANCE_SHIPPING, "advance shipping": act.ADVANCE_SHIPPING,
        "advance dig": act.ADVANCE_DIGGING, "advance digging": act.ADVANCE_DIGGING,
    }  # fmt: skip
    text = " ".join([verb, *rest])
    if text in plain:
        return [plain[text]]
    if verb == "pass" and len(rest) < 2:
        if rest:
            return [act.PASS + name_index("bonus card", rest[0], BONUS_CODES)]
        return [act.PASS_LAST] + [act.PASS + card for card in s.setup.bonus]
    if verb == "setup" and len(rest) == 1:
        return [act.FACTION + name_index("faction", rest[0], FACTION_KEYS)]
    if verb == "action" and len(rest) == 1:
        return action_named(s, seat, rest[0])
    if verb == "send" and rest[:2] == ["p", "to"] and len(rest) in (3, 5):
        track = name_index("cult", rest[2], list(CULTS))
        if len(rest) == 3:
            return [act.SEND + track * 4 + place for place in (act.GREAT_PLACE, act.SMALL_PLACE, act.RETURNED)]
        if rest[3] == "for" and rest[4] in ("1", "2", "3"):
            return [act.SEND + track * 4 + int(rest[4]) - 1]
    if verb == "convert":
        return _conversion(s, seat, text)
    return None


def action_named(s: State, seat: int, code: str) -> list[int]:
    """Power actions by their code; special actions only of what the seat has."""
    upper = code.upper()
    if upper in POWER_CODES:
        return [act.POWER + POWER_CODES.index(upper)]
    if upper in BONUS_CODES:
        return [act.SPECIAL_BONUS] if bonus_card(s, seat) - 1 == BONUS_CODES.index(upper) else []
    if upper in FAVOR_CODES:
        held = (favor_tiles(s, seat) >> FAVOR_CODES.index(upper)) % 2 == 1
        return [act.SPECIAL_FAVOR] if held else []
    of_a_box = special_actions_of(upper)
    if of_a_box is not None:
        return of_a_box
    owners = [key for key, faction in data.factions().items() if upper in (faction.action, faction.other_action)]
    if not owners:
        raise InvalidMove("move-action", text=code)
    if owners[0] != faction_key(s, seat):
        return []
    if upper == data.factions()[owners[0]].other_action:
        return [act.SPECIAL_TOKENS]
    bridge = data.factions()[owners[0]].traits.get("bridge_workers", 0) > 0
    return [act.SPECIAL_BRIDGE if bridge else act.SPECIAL_FACTION]


def _conversion(s: State, seat: int, text: str) -> list[int] | None:
    match = _MANY.fullmatch(text)
    if not match or not match[3]:
        return None
    pair = (match[3], match[5])
    if pair == ("w", "p"):
        count = int(match[2] or 1)
        if count == int(match[4] or 1) and count < act.BRIDGE - act.ABILITY:
            return [act.ABILITY + count]
    if pair not in _CONVERSIONS:
        return None
    a = act.CONVERT + _CONVERSIONS[pair]
    rate = re.fullmatch(_MANY, text_of(s, a)) if seat == decider(s) else None
    if rate and rate[2] not in ("", "0") and (int(match[2] or 1), int(match[4] or 1)) != (int(rate[2]), 1):
        raise InvalidMove("move-rate", text=text, known=text_of(s, a))
    return [a]


def _answers(s: State, seat: int, verb: str, words: list[str], aside: bool) -> list[int]:
    """An answer to an offer: the one being asked, or out of turn any that fits."""
    text = re.sub(r" \(late.*\)$", "", " ".join(words))
    late = text != " ".join(words)
    match = re.fullmatch(r"(?:leech|decline)(?: ([0-9]{1,2}))?(?: from ([a-z0-9]+))?", text)
    if not match:
        raise no_move(" ".join(words))
    fitting = [
        number
        for number, (power, builder) in enumerate(offers_of(s, seat))
        if match[1] in (None, str(power)) and match[2] in (None, faction_key(s, builder))
    ]
    if not fitting:
        return []
    if fitting[0] == 0 and not aside and not late:
        return [act.LEECH if verb == "leech" else act.DECLINE]
    return [act.ANSWER + seat * 64 + fitting[0] * 2 + (1 if verb == "leech" else 0)]


def _tile_or_step(s: State, seat: int, word: str, rest: list[str], aside: bool) -> list[int]:
    if rest not in ([], ["(late)"]):
        raise no_move(" ".join([word, *rest]))
    match = re.fullmatch(r"\+([0-9]?)([a-z][a-z0-9]*)", word)
    if not match:
        raise no_move(word)
    name = match[2]
    if name.upper() in FAVOR_CODES:
        return [] if aside else [act.FAVOR + FAVOR_CODES.index(name.upper())]
    if name.upper() in TOWN_CODES:
        return [] if aside else [act.TOWN + TOWN_CODES.index(name.upper())]
    track = name_index("cult or tile", name, [*CULTS, *FAVOR_CODES, *TOWN_CODES])
    if aside or rest:
        return [act.LATE_STEP + seat * 4 + track]
    frame = find_pending(s, PICK_STEP)
    if frame >= 0 and match[1] and int(match[1]) != frame_amount(s, frame):
        return []
    return [act.CULT + track]
