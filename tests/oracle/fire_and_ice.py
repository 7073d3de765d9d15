"""The second opinion on Fire & Ice: choices, volcanoes, locked terrain, final scoring tiles; and on the auction.

From the facts about the factions, not from the engine.
"""

from __future__ import annotations

from mystica.boxes.fire_and_ice.engine.facts import facts_of
from mystica.engine.core import actions as act
from mystica.engine.core import decisions as kinds
from mystica.engine.core.setup import SIDES
from tests.oracle.adjacency import by_ship, own_spaces, reached, shipping_value
from tests.oracle.facts import COMMON, TERRAINS, WHEEL
from tests.oracle.layout import Action
from tests.oracle.position import Frame, Game
from tests.oracle.prices import can_pay, piece_left
from tests.oracle.towns import town_group

ASKED = {
    int(kinds.ASK_REACTION): "reaction", int(kinds.ASK_TERRAIN): "terrain", int(kinds.ASK_HOME): "home",
    int(kinds.ASK_TOKENS): "tokens", int(kinds.ASK_STEPS): "steps", int(kinds.ASK_UNLOCK): "unlock",
}  # fmt: skip


def asked_for(frame: Frame | None) -> str:
    """What a faction's own frame asks; nothing if it is one of the base game."""
    return "" if frame is None else ASKED.get(frame.argument % 16, "")


def beside_river(game: Game, space: int) -> bool:
    return bool(game.map.near[space] & game.map.rivers)


def is_anothers_home(game: Game, p: int, terrain: str) -> bool:
    """Factions of the wheel and those whose chosen terrain is a home: not ice, not volcano, not who unlocks."""
    for q in game.players:
        if q.seat != p and q.faction is not None and q.home == terrain:
            if q.faction.colour in WHEEL or q.trait("home_counts"):
                return True
    return False


# ---- choices ----------------------------------------------------------------------------------------------


def may_start_on(game: Game, p: int, terrain: str) -> bool:
    """Nobody's board or starting terrain, drawn for nobody, and with land enough for the first dwellings."""
    player = game.players[p]
    for q in game.players:
        if q.faction is not None and terrain in (q.faction.colour, q.start):
            return False
    if game.setup.faction_mode == SIDES and terrain in {TERRAINS[board] for board in game.setup.factions}:
        return False
    land = [space for space, colour in game.first_terrain.items() if colour == terrain]
    if player.trait("builds_by_river"):
        land = [space for space in land if beside_river(game, space)]
    return len(land) >= player.board.first_dwellings


def unlock_price(game: Game, p: int, terrain: str) -> int:
    return game.players[p].trait("unlock_coins_home" if is_anothers_home(game, p, terrain) else "unlock_coins")


def choice_allowed(game: Game, p: int, frame: Frame, number: int) -> bool:
    """0 to 6 are terrains, 7 no or the priest, 8 to 10 bowls, 11 to 14 tracks, 15 yes."""
    player = game.players[p]
    asked = asked_for(frame)
    if asked == "reaction":
        return number == 7 or (number == 15 and player.vp >= player.trait("reaction_token_vp"))
    if asked == "tokens":
        return 8 <= number <= 10 and player.bowls[number - 8] > 0
    if asked == "steps":
        return 11 <= number <= 14 and player.cults[number - 11] >= frame.argument // 16
    if asked == "unlock" and number == 7:
        return True
    if number >= len(WHEEL):
        return False
    terrain = WHEEL[number]
    if asked == "terrain":
        return may_start_on(game, p, terrain)
    if asked == "unlock":
        return terrain not in player.unlocked and player.coins >= unlock_price(game, p, terrain)
    return terrain not in {q.home for q in game.players}


def predict_choice(game: Game, p: int, frame: Frame, number: int) -> None:
    player = game.players[p]
    asked = asked_for(frame)
    if asked == "reaction" and number == 15:
        player.vp -= player.trait("reaction_token_vp")
        player.bowls[2] += player.trait("reaction_tokens")
    elif asked == "tokens":
        player.bowls[number - 8] -= 1
    elif asked == "steps":
        if player.cults[number - 11] == COMMON.cult_top:
            player.keys += 1
        player.cults[number - 11] -= frame.argument // 16
    elif asked == "unlock" and number == 7:
        player.priests += min(1, player.supply - player.priests - player.priests_sent)
    elif asked == "unlock":
        player.coins -= unlock_price(game, p, WHEEL[number])
        player.unlocked.add(WHEEL[number])
        player.supply += 1
    elif asked == "terrain":
        player.start = WHEEL[number]
        player.unlocked = {WHEEL[number]}
        if player.board.colour == "variable":
            player.home = WHEEL[number]
    elif asked == "home":
        player.home = player.start = WHEEL[number]


def lose_tokens(game: Game, p: int, tokens: int) -> None:
    """From bowl I on, where that is the ruling; else the owner is asked."""
    if not facts_of(game.setup).tokens_from_bowl_one:
        return
    bowls = game.players[p].bowls
    for _ in range(tokens):
        bowls[next(i for i in range(3) if bowls[i])] -= 1


# ---- the map ----------------------------------------------------------------------------------------------


def first_dwelling_allowed(game: Game, p: int, space: int) -> bool:
    player = game.players[p]
    if game.terrain[space] != player.start or space in game.structures:
        return False
    return not player.trait("builds_by_river") or beside_river(game, space)


def volcano_price(game: Game, p: int, space: int) -> tuple[int, int]:
    """Steps of one track and power tokens."""
    player = game.players[p]
    home = "_home" if is_anothers_home(game, p, game.terrain[space]) else ""
    return player.trait(f"transform_steps{home}"), player.trait(f"transform_tokens{home}")


def volcano_allowed(game: Game, p: int, space: int) -> bool:
    if game.terrain[space] not in WHEEL or space not in reached(game, p):
        return False
    steps, tokens = volcano_price(game, p, space)
    return max(game.players[p].cults) >= steps and sum(game.players[p].bowls) >= tokens


def river_build_allowed(game: Game, p: int, space: int) -> bool:
    """Unlocked terrain that a ship reaches; what lies beside an own structure by land alone does not count."""
    player = game.players[p]
    piece = player.board.structures["D"]
    if space in game.structures or game.terrain[space] not in player.unlocked:
        return False
    value = shipping_value(game, p)
    sailed = any(space in by_ship(game.map.name, own, value) for own in own_spaces(game, p))
    return sailed and piece_left(player, "D") and can_pay(player, piece.coins, piece.workers, 0)


# ---- final scoring tiles ----------------------------------------------------------------------------------


def steps_between(game: Game, a: int, b: int) -> int:
    """Straight across the map, whatever lies between."""
    seen, distance = {a}, 0
    while b not in seen:
        seen |= {near for space in seen for near in game.map.near[space]}
        distance += 1
    return distance


def on_edge(game: Game, space: int) -> bool:
    """A space inside has six neighbours."""
    return len(game.map.near[space]) < 6


def final_value(game: Game, p: int, area: set[int], code: str) -> int:
    if code == "greatest-distance":
        return max((steps_between(game, a, b) for a in area for b in area), default=0)
    if code == "stronghold-sanctuary":
        at = {game.structures[space][1]: space for space in area}
        return steps_between(game, at["SH"], at["SA"]) if {"SH", "SA"} <= set(at) else 0
    if code == "outposts":
        return sum(1 for space in area if on_edge(game, space))
    return len({frozenset(town_group(game, p, {space}) & area) for space in area})


# ---- auction ----------------------------------------------------------------------------------------------


def standing_bid(game: Game, place: int) -> int:
    """VP bid for a drawn faction so far, -1 if nobody has."""
    return max((vp for held, vp in (q.bid for q in game.players) if held == place + 1), default=-1)


def bid_faction_allowed(game: Game, frame: Frame, action: Action) -> bool:
    """Any drawn faction whose bid can be beaten."""
    name, faction, _, _ = action
    places = list(game.setup.factions)
    return name == "faction" and faction in places and standing_bid(game, places.index(faction)) < COMMON.auction_vp


def bid_allowed(game: Game, frame: Frame, action: Action) -> bool:
    name, vp, _, _ = action
    return name == "bid" and vp > standing_bid(game, frame.argument)


assert (act.LEAVE_NUMBER, act.BOWL_NUMBER, act.TRACK_NUMBER, act.TAKE_NUMBER) == (7, 8, 11, 15)
