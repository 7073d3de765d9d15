"""Our own golden games: saves with the drawn setup and all moves, and what a game shows of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from mystica import data
from mystica.boxes.merchants import data as box_data
from mystica.boxes.merchants.engine import actions as ship_act
from mystica.boxes.merchants.engine import columns as ship_col
from mystica.boxes.merchants.engine.sea import with_ships
from mystica.engine.core import actions as act
from mystica.engine.core import state as column
from mystica.engine.core.ids import WHEEL
from mystica.engine.core.state import State
from mystica.engine.core.tables import BONUS_CODES, FAVOR_CODES, POWER_CODES, TOWN_CODES
from mystica.engine.flow import apply, decider, new_game
from mystica.notation.moves import faction_key, field, text_of
from mystica.notation.saves import Saved, read_save
from mystica.setups import GameSetup

MAPS = ("base", "revised", "fire-and-ice", "lakes", "fjords")
FOLDER = Path(__file__).parent / "golden"
SAVES = FOLDER / "saves"


@cache
def names() -> tuple[str, ...]:
    """Of all golden games."""
    return tuple(sorted(path.stem for path in SAVES.glob("*.json")))


@cache
def golden(name: str) -> Saved:
    """A golden game: the setup as it was drawn, and every move."""
    return read_save(SAVES / f"{name}.json")


def features(setup: GameSetup, actions: Sequence[int]) -> set[str]:
    """What a game shows: factions, tiles taken, actions used, rulings in force, how it was drawn."""
    found = {f"{setup.players} players", "map of one's own" if setup.map_rows else f"map {setup.map}"}
    found |= {f"{key}={value}" for key, value in setup.options.items()}
    found |= {f"scoring {code}" for code in setup.scoring}
    if setup.options["factions"] == "auction":
        found.add(f"auction of {setup.players}")
    state = new_game(setup.engine_setup())
    for a in actions:
        seat = decider(state)
        found |= _shown_by(state, a, faction_key(state, seat))
        apply(state, a)
    if with_ships(state):
        found |= _shown_with_ships(state, f"map {setup.map}")
    for seat in range(setup.players):
        key = faction_key(state, seat)
        found.add(f"faction {key}")
        if data.factions()[key].option:
            found |= {f"{key} under {setup.profile}", f"the box on {setup.map}"}
        found |= {f"{key} {name}" for name, b in (("SH", 4), ("SA", 5)) if field(state, seat, column.COUNT + b)}
        if any(field(state, seat, column.CULT_LEVEL + track) == 10 for track in range(4)):
            found.add("cult 10")
        if field(state, seat, column.TOWNS_FOUNDED) > 1:
            found.add("two towns")
    return found


def _shown_with_ships(state: State, place: str) -> set[str]:
    """Who played with ships and what came of it, once a game is over."""
    n = state.setup.n
    found = {f"{n} players with ships", f"{place} with ships"}
    for seat in range(n):
        key, sea = faction_key(state, seat), ship_col.SEA + seat * ship_col.SEA_FIELDS
        found.add(f"{key} with ships")
        if state.v[sea + ship_col.MARKS_LO] or state.v[sea + ship_col.MARKS_HI]:
            found.add(f"{key} trades")
        if field(state, seat, column.COUNT + 6):
            found.add(f"{key} SY")
    return found


_BLOCKS: list[tuple[int, int, Callable[[int], str]]] = [
    (act.POWER, act.POWER + len(POWER_CODES), lambda i: f"action {POWER_CODES[i]}"),
    (act.FAVOR, act.FAVOR + len(FAVOR_CODES), lambda i: f"favor {FAVOR_CODES[i]}"),
    (act.TOWN, act.TOWN + len(TOWN_CODES), lambda i: f"town {TOWN_CODES[i]}"),
    (act.PASS, act.PASS + len(BONUS_CODES), lambda i: f"card {BONUS_CODES[i]}"),
    (act.CONVERT, act.BURN, lambda i: f"conversion {i}"),
    (act.SEND, act.CULT, lambda i: f"priest place {i % 4}"),
    (act.CONNECT, act.BUILD, lambda i: "connect"),
    (act.BRIDGE, act.CONNECT, lambda i: "bridge"),
    (act.BURN, act.BURN + 1, lambda i: "burn"),
    (act.LEECH, act.LEECH + 1, lambda i: "leech"),
    (act.DECLINE, act.DECLINE + 1, lambda i: "decline"),
    (act.ADVANCE_SHIPPING, act.ADVANCE_SHIPPING + 1, lambda i: "shipping"),
    (act.ADVANCE_DIGGING, act.ADVANCE_DIGGING + 1, lambda i: "digging"),
    (act.SPECIAL_BONUS, act.SPECIAL_BONUS + 1, lambda i: "special of a card"),
    (act.SPECIAL_FAVOR, act.SPECIAL_FAVOR + 1, lambda i: "special of a favor tile"),
    (ship_act.SPECIAL_MOVE, ship_act.SPECIAL_MOVE + 1, lambda i: "special of a shipyard board"),
    (ship_act.SPECIAL_SHIP, ship_act.SPECIAL_SHIP + 1, lambda i: "special of a shipyard"),
    (ship_act.EXTRA_SPACE, ship_act.EXTRA_SPACE + 1, lambda i: "power for a longer move"),
    (ship_act.BUILD_BY_SHIP, act.N_ACTIONS, lambda i: "dwelling by ship"),
]


def _shown_by(state: State, a: int, faction: str) -> set[str]:
    if act.SPECIAL_FACTION <= a <= act.SPECIAL_BRIDGE:
        return {f"{faction} special"}
    if a == act.SPECIAL_TOKENS:
        return {f"{faction} special for tokens"}
    if act.ABILITY <= a < act.BRIDGE:
        what = text_of(state, a).rstrip("123456789").split(" ")[0]
        return {f"{faction} ability", f"{faction} {'pays steps' if what[1:2].isdigit() else what}"}
    if act.TRANSFORM <= a < act.BID and (a - act.TRANSFORM) % 18 // 2 >= WHEEL:
        return {f"{faction} own terrain"}
    return {name(a - start) for start, end, name in _BLOCKS if start <= a < end}


def wanted() -> set[str]:
    """What the golden games together must show."""
    out = {f"{n} players" for n in (2, 3, 4, 5)}
    out |= {f"{o.key}={value}" for o in data.offered_options().values() for value in o.values}
    out |= {f"faction {key}" for key in data.factions()} | {f"{key} SH" for key in data.factions()}
    out |= {f"{key} special" for key, f in data.factions().items() if f.action} | {"darklings ability"}
    out |= {f"scoring {code}" for code in data.scoring_tiles()} | {f"card {code}" for code in BONUS_CODES}
    out |= {f"favor {code}" for code in FAVOR_CODES} | {f"town {code}" for code in TOWN_CODES}
    out |= {f"action {code}" for code in POWER_CODES} | {f"priest place {i}" for i in range(3)}
    out |= {f"conversion {i}" for i in range(7)}
    out |= {"connect", "bridge", "burn", "leech", "decline", "shipping", "digging", "special of a card"}
    out |= {"special of a favor tile", "cult 10", "two towns"}
    out |= {f"map {name}" for name in MAPS} | {"map of one's own"} | {f"the box on {name}" for name in MAPS}
    out |= {f"{key} under {profile}" for key, f in data.factions().items() if f.option for profile in data.PROFILES}
    out |= {f"auction of {n}" for n in (2, 3, 4, 5)}
    out |= {f"{key} pick-color" for key, f in data.factions().items() if f.traits.get("terrain_choice")}
    out |= {f"{key} own terrain" for key, f in data.factions().items() if f.colour in data.common().off_wheel}
    out |= {"acolytes pays steps", "dragonlords -bowl", "riverwalkers unlock-terrain", "shapeshifters gain"}
    out |= {"shapeshifters -gain_p3_for_vp", "shapeshifters special for tokens"}
    return out | _wanted_with_ships()


def _wanted_with_ships() -> set[str]:
    """Every faction sails and trades, on every map and in every number; merchants walk and have their market."""
    out = {f"{key} {what}" for key in data.factions() for what in ("with ships", "trades")}
    out |= {f"{key} SY" for key, yard in box_data.ships().yards.items() if yard.numbers.get("market")}
    out |= {f"map {name} with ships" for name in MAPS} | {f"{n} players with ships" for n in (2, 3, 4, 5)}
    out |= {"special of a shipyard board", "special of a shipyard", "power for a longer move", "dwelling by ship"}
    return out
