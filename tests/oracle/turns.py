"""What may be done in a turn: the choices of the setup, the eight actions, answers to offers."""

from __future__ import annotations

from mystica.engine.core import actions as act
from mystica.engine.core import decisions as kinds
from mystica.engine.core.setup import CHOICE
from tests.oracle import fire_and_ice
from tests.oracle.adjacency import own_spaces, reached, reached_by_skip, skip_price
from tests.oracle.conversions import conversion_allowed, power_uses, sacrifice_allowed
from tests.oracle.facts import BONUS, CODES, COMMON, FACTION_KEYS, FACTIONS, FAVORS, NEXT, POWERS, TERRAINS, WHEEL
from tests.oracle.layout import Action
from tests.oracle.position import Frame, Game
from tests.oracle.power_actions import bridge_possible, power_action_open, power_price
from tests.oracle.prices import can_pay, piece_left, sells_spades, spade_price, spades_needed, upgrade_price
from tests.oracle.towns import connection_allowed


def first_choice(game: Game, frame: Frame, action: Action) -> bool:
    """Setup: a faction, a dwelling on home terrain, a bonus card."""
    name, x, _, _ = action
    p = frame.seat
    if frame.kind == kinds.CHOOSE_FACTION:
        return name == "faction" and faction_allowed(game, p, FACTION_KEYS[x])
    if frame.kind == kinds.FIRST_DWELLING:
        return name == "build" and fire_and_ice.first_dwelling_allowed(game, p, x)
    return name == "pass" and list(BONUS)[x] in game.cards_left


def leech_answer(game: Game, frame: Frame, action: Action) -> bool:
    """Take it or leave it; meanwhile the Alchemists may trade, under that ruling."""
    name, x, _, _ = action
    if name == "convert" and game.setup.vp_exchange_anytime and game.players[frame.seat].trait("vp_per_coin"):
        return x in (act.VP_TO_COIN, act.COINS_TO_VP) and conversion_allowed(game, frame.seat, x)
    return name in ("leech", "decline")


def after_action(game: Game, frame: Frame, action: Action) -> bool:
    """The action is over: conversions, a town of the Mermaids, or the end of the turn."""
    name, x, _, _ = action
    p = frame.seat
    if name == "burn":
        return sacrifice_allowed(game, p, False)
    if name == "convert":
        return conversion_allowed(game, p, x)
    return name == "done" or (name == "connect" and connection_allowed(game, p, x))


def faction_allowed(game: Game, p: int, key: str) -> bool:
    colour = FACTIONS[key].colour
    if not game.setup.allowed[list(FACTIONS).index(key)]:
        return False
    if any(q.faction is not None and colour in (q.faction.colour, q.start) for q in game.players):
        return False
    return bool(game.setup.faction_mode == CHOICE) or TERRAINS[game.setup.factions[p]] == colour


def free_home(game: Game, p: int, space: int) -> bool:
    return game.terrain[space] == game.players[p].home and space not in game.structures


def use_after_sacrifice(game: Game, frame: Frame, action: Action) -> bool:
    """Just enough power was made ready for something: that, or one more sacrifice for something dearer."""
    name, x, _, _ = action
    p = frame.seat
    before_action = frame.argument == 1
    if name == "burn":
        return sacrifice_allowed(game, p, before_action)
    if name == "convert":
        wanted = {0: "priest", 1: "worker", 2: "coin"}.get(x, "")
    elif name == "power":
        wanted = list(POWERS)[x]
    elif name == "special faction":
        wanted = name
    else:
        return False
    return (wanted, game.players[p].bowls[2]) in power_uses(game, p, before_action)


def turn_action(game: Game, frame: Frame, action: Action) -> bool:
    """Phase II: the eight actions, conversions, and what else the own turn allows."""
    name, x, y, z = action
    p = frame.seat
    player = game.players[p]
    board = player.board
    if name == "transform":
        if board.colour == "volcano":
            return TERRAINS[y] == "volcano" and fire_and_ice.volcano_allowed(game, p, x)
        needed = spades_needed(game, p, x, TERRAINS[y], z)
        return needed is not None and transform_allowed(game, p, x, needed, 0, True, True)
    if name == "done":  # after the first action of two, under that ruling
        return bool(game.setup.second_action_optional) and frame.argument & 2 != 0 and frame.amount == 1
    if name in ("leech", "decline"):
        return bool(game.setup.unanswered_declined) and any(owner == p for owner, _, _ in game.offers)
    if name == "convert":
        return conversion_allowed(game, p, x)
    if name == "burn":
        return sacrifice_allowed(game, p, True)
    if name == "ship":
        track = board.shipping
        return track is not None and player.shipping < track.top and can_pay(player, track.coins, 0, track.priests)
    if name == "dig":
        dig = board.digging
        return player.digging < dig.top and can_pay(player, dig.coins, dig.workers, dig.priests)
    if name == "power":
        code = list(POWERS)[x]
        return player.bowls[2] >= power_price(game, p, code) and power_action_open(game, p, code)
    if name.startswith("special"):
        return special_allowed(game, p, name)
    if name == "send":
        if player.priests == 0:
            return False
        if y == act.RETURNED:
            return True
        places = (0,) if y == act.GREAT_PLACE else (1, 2, 3)
        return any((x, place) not in game.priests_at for place in places)
    if name == "pass":
        return game.round < COMMON.rounds and list(BONUS)[x] in game.cards_left
    if name == "pass last":
        return game.round == COMMON.rounds
    if name == "connect":
        return connection_allowed(game, p, x)
    if name == "build":
        return build_allowed(game, p, x)
    if name == "upgrade":
        return upgrade_allowed(game, p, x, CODES[y])
    return False


def build_allowed(game: Game, p: int, space: int) -> bool:
    """A dwelling on home terrain within reach, with tunnel or carpet if need be."""
    player = game.players[p]
    piece = player.board.structures["D"]
    if player.trait("builds_by_river"):
        return fire_and_ice.river_build_allowed(game, p, space)
    if not free_home(game, p, space) or not piece_left(player, "D"):
        return False
    if space in reached(game, p):
        return can_pay(player, piece.coins, piece.workers, 0)
    if space in reached_by_skip(game, p):
        workers, priests = skip_price(player)
        return can_pay(player, piece.coins, piece.workers + workers, priests)
    return False


def transform_allowed(game: Game, p: int, space: int, needed: int, free: int, may_buy: bool, may_skip: bool) -> bool:
    """Is the space within reach, and are the spades there or paid for?"""
    player = game.players[p]
    bought = max(0, needed - free)
    if bought and not (may_buy and sells_spades(player)):
        return False
    workers, priests = spade_price(player, bought)
    if space in reached(game, p):
        return can_pay(player, 0, workers, priests)
    if may_skip and space in reached_by_skip(game, p):
        more_workers, more_priests = skip_price(player)
        return can_pay(player, 0, workers + more_workers, priests + more_priests)
    return False


def upgrade_allowed(game: Game, p: int, space: int, code: str) -> bool:
    player = game.players[p]
    owner, old = game.structures.get(space, (-1, ""))
    if owner != p or code not in NEXT[old] or not piece_left(player, code):
        return False
    return can_pay(player, *upgrade_price(game, p, space, code), 0)


def special_allowed(game: Game, p: int, name: str) -> bool:
    """Once a round each; a special action that could not be carried out is not offered."""
    player = game.players[p]
    if name == "special bonus":
        card = BONUS[player.card] if player.card else None
        spades = card.spades if card is not None and not player.trait("builds_by_river") else 0
        return card is not None and spades + card.steps > 0 and "bonus" not in player.specials
    if name == "special favor":
        return "favor" not in player.specials and any(FAVORS[code].action_steps for code in player.favors)
    if name == "special bridge":
        price = player.trait("bridge_workers")
        return price > 0 and player.workers >= price and bridge_possible(game, p)
    if name == "special tokens":
        return player.counts["SH"] > 0 and 0 < player.trait("new_home_tokens") <= sum(player.bowls)
    if "faction" in player.specials or not player.counts["SH"]:
        return False
    if player.trait("new_home_power"):
        return player.bowls[2] >= player.trait("new_home_power")
    key = player.board.key
    if key == "witches":
        return piece_left(player, "D") and any(free_home(game, p, s) for s in game.map.spaces)
    if key == "swarmlings":
        return player.counts["D"] > 0 and piece_left(player, "TP")
    if key == "nomads":
        return any(sandstorm_allowed(game, p, s) for s in game.map.spaces)
    return key in ("auren", "chaosmagicians", "giants")


def sandstorm_allowed(game: Game, p: int, space: int) -> bool:
    """Beside an own structure, not past a river or bridge, not desert already."""
    if space in game.structures or game.terrain[space] not in WHEEL or game.terrain[space] == game.players[p].home:
        return False
    return any(s in own_spaces(game, p) for s in game.map.near[space])
