"""What may be picked while an action is settled: tiles, steps, spades, abilities."""

from __future__ import annotations

from mystica.engine.core import decisions as kinds
from tests.oracle import fire_and_ice
from tests.oracle.conversions import conversion_allowed, sacrifice_allowed
from tests.oracle.facts import CODES, FAVORS, TERRAINS, TOP, TOWNS
from tests.oracle.layout import Action
from tests.oracle.position import Frame, Game, Spades, bits, spades_of
from tests.oracle.power_actions import bridge_allowed
from tests.oracle.prices import can_pay, piece_left, priests_in_supply, spades_needed
from tests.oracle.questions import in_own_turn, questions
from tests.oracle.towns import connection_allowed
from tests.oracle.turns import build_allowed, free_home, sandstorm_allowed, transform_allowed


def cult_spade_allowed(game: Game, frame: Frame, action: Action) -> bool:
    """No bought spades, no tunnel or carpet; a space that has just become home stays."""
    name, space, colour, long_way = action
    if name != "transform":
        return name == "done"
    fresh = set()
    rest = frame.argument
    while rest:
        fresh.add(rest % 128 - 1)
        rest //= 128
    needed = spades_needed(game, frame.seat, space, TERRAINS[colour], long_way)
    if needed is None or needed > frame.amount or space in fresh:
        return False
    return transform_allowed(game, frame.seat, space, needed, frame.amount, False, False)


def pick_allowed(game: Game, frame: Frame, action: Action) -> bool:
    """Parts of an action still to be settled."""
    name, x, _, _ = action
    p = frame.seat
    player = game.players[p]
    asked = questions(game)
    choice = fire_and_ice.asked_for(asked.get(int(kinds.OWN_ABILITY)))
    if choice in ("tokens", "steps"):
        return name == "ability" and fire_and_ice.choice_allowed(game, p, asked[int(kinds.OWN_ABILITY)], x)
    if name == "done":
        optional_key = kinds.PICK_KEY in asked and asked[int(kinds.PICK_KEY)].amount == 1
        optional_bridge = frame.kind == kinds.BRIDGING and frame.argument == 1
        return kinds.SPADES in asked or optional_key or optional_bridge
    if name in ("convert", "burn"):
        if not in_own_turn(game, p) or (kinds.OWN_ABILITY in asked and player.trait("ordination")):
            return False  # the ordination comes at once
        if choice not in ("", "unlock"):
            return False  # so do the choices of Fire & Ice, but for a priest
        if frame.kind == kinds.PICK_STEP and frame.argument == 1:
            return False  # so does the step that answers other players
        if name == "convert":
            return bool(game.setup.convert_anytime) and conversion_allowed(game, p, x)
        anytime = game.setup.convert_anytime or game.setup.sacrifice_anytime
        return bool(anytime) and sacrifice_allowed(game, p, False)
    if name == "connect":
        return in_own_turn(game, p) and connection_allowed(game, p, x)
    if name == "cult":
        if kinds.PICK_STEP in asked:
            return True
        if kinds.PICK_KEY in asked:
            return x in bits(asked[int(kinds.PICK_KEY)].argument) and player.cults[x] == TOP - 1
        return False
    if name == "favor":
        code = list(FAVORS)[x]
        return kinds.PICK_FAVOR in asked and game.favors_left[code] > 0 and code not in player.favors
    if name == "town":
        return kinds.PICK_TOWN in asked and game.towns_left[list(TOWNS)[x]] > 0
    if name == "bridge":
        return kinds.BRIDGING in asked and bridge_allowed(game, p, x)
    if choice and name == "ability":
        return fire_and_ice.choice_allowed(game, p, asked[int(kinds.OWN_ABILITY)], x)
    if kinds.OWN_ABILITY in asked and own_ability_allowed(game, p, action):
        return True
    if kinds.SPADES in asked and name in ("build", "transform"):
        spades = spades_of(asked[int(kinds.SPADES)])
        if name == "build":
            return spade_build_allowed(game, p, spades, x)
        return spade_transform_allowed(game, p, spades, action)
    return False


def own_ability_allowed(game: Game, p: int, action: Action) -> bool:
    name, x, y, z = action
    player = game.players[p]
    key = player.board.key
    if key == "darklings":
        most = min(player.trait("ordination"), player.workers, priests_in_supply(player))
        return name == "ability" and x <= most
    if key == "witches":
        return name == "build" and free_home(game, p, x) and piece_left(player, "D")
    if key == "swarmlings":
        return (
            name == "upgrade" and CODES[y] == "TP" and game.structures.get(x) == (p, "D") and piece_left(player, "TP")
        )
    if key == "nomads":
        return name == "transform" and TERRAINS[y] == player.home and z == 0 and sandstorm_allowed(game, p, x)
    return False


def spade_build_allowed(game: Game, p: int, spades: Spades, space: int) -> bool:
    """One dwelling on a space made home in this action; or build only, as long as nothing was transformed."""
    if spades.plain:
        return build_allowed(game, p, space)
    player = game.players[p]
    piece = player.board.structures["D"]
    return space in spades.homes and piece_left(player, "D") and can_pay(player, piece.coins, piece.workers, 0)


def spade_transform_allowed(game: Game, p: int, spades: Spades, action: Action) -> bool:
    """The first space may be helped with bought spades; what is left over goes to further spaces as it is."""
    _, space, colour, long_way = action
    if spades.free == 0 or space in spades.homes:
        return False
    if spades.off_home and TERRAINS[colour] != game.players[p].home:
        return False  # only one space of the action may end off home
    needed = spades_needed(game, p, space, TERRAINS[colour], long_way)
    if needed is None or (spades.bought and needed != spades.free):
        return False  # bought spades must all be used, on one space
    reward = not spades.plain and not spades.bought  # three of the Halflings: none can be missing
    may_buy = not spades.started and (not reward or bool(game.setup.old_faults))
    return transform_allowed(game, p, space, needed, spades.free, may_buy, not spades.skipped)
