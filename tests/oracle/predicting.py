"""What an action does to the purse of whoever takes it, to the map and to offers of power."""

from __future__ import annotations

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core import decisions as kinds
from mystica.engine.core.state import State
from tests.oracle import fire_and_ice
from tests.oracle.adjacency import own_spaces, reached
from tests.oracle.conversions import coins_for_vp
from tests.oracle.effects import (
    Expected,
    climb,
    dig_in,
    gain_power,
    gain_priests,
    gain_spades,
    pay_skip,
    put,
    spades_left,
    spend_power,
    top_is_free,
    towns_from,
)
from tests.oracle.facts import (
    BONUS,
    CODES,
    COMMON,
    FACTION_KEYS,
    FACTIONS,
    FAVORS,
    POWERS,
    TERRAINS,
    TOP,
    TOWNS,
)
from tests.oracle.layout import DECODED
from tests.oracle.position import Game, Player, Spades, read, spades_of
from tests.oracle.power_actions import power_price
from tests.oracle.prices import spades_needed, upgrade_price
from tests.oracle.questions import questions

PLAIN_DIGGING = Spades(0, frozenset(), False, False, False, False, False, 1)  # action 1 without free spades


def predict(state: State, a: int) -> Expected:
    """Carry a legal action out by hand."""
    game = read(state)
    name, x, y, z = DECODED[a]
    after = Expected(game)
    top = game.stack[-1]
    p = top.seat
    player = game.players[p]
    asked = questions(game)
    if top.kind == kinds.CHOOSE_FACTION:
        faction = FACTIONS[FACTION_KEYS[x]]
        player.faction, player.home = faction, faction.colour
        player.start = faction.colour if not faction.traits.get("terrain_choice") else ""
        player.supply = faction.traits.get("first_priest_limit") or COMMON.priest_limit
        player.coins, player.workers, player.priests = faction.coins, faction.workers, faction.priests
        player.bowls, player.cults = list(faction.power), list(faction.cults)
        player.vp = int(game.setup.start_vp[x])
        player.shipping = faction.shipping.start if faction.shipping else 0
    elif top.kind == kinds.FIRST_DWELLING:
        game.structures[x] = (p, "D")
        game.terrain[x] = player.home
        player.counts["D"] += 1
    elif name in ("pass", "pass last"):
        predict_pass(game, p, list(BONUS)[x] if name == "pass" else "", top.kind == kinds.TURN)
    elif name == "leech":
        owner, _, power = next(offer for offer in game.offers if offer[0] == p)
        assert owner == p
        power = min(power, 2 * player.bowls[0] + player.bowls[1], player.vp + 1)
        gain_power(player, power)
        player.vp -= max(0, power - 1)
    elif name == "convert":
        predict_conversion(game, p, x)
    elif name == "burn":
        player.bowls[1] -= COMMON.burn_cost
        player.bowls[2] += COMMON.burn_gain
    elif name == "ship":
        track = player.board.shipping
        assert track is not None
        player.coins -= track.coins
        player.priests -= track.priests
        ship_step(player)
    elif name == "dig":
        dig = player.board.digging
        player.coins -= dig.coins
        player.workers -= dig.workers
        player.priests -= dig.priests
        player.vp += dig.vp[player.digging]
        player.digging += 1
    elif name == "power":
        action = list(POWERS.values())[x]
        game.power_taken.add(action.code)
        spend_power(player, power_price(game, p, action.code))
        player.coins += action.coins
        player.workers += action.workers
        gain_priests(player, action.priests)
        gain_spades(after, p, action.spades, True)
    elif name == "special bonus":
        player.specials.add("bonus")
        gain_spades(after, p, BONUS[player.card].spades, True)
    elif name == "special favor":
        player.specials.add("favor")
    elif name == "special tokens":
        fire_and_ice.lose_tokens(game, p, player.trait("new_home_tokens"))
    elif name == "special faction" and player.trait("new_home_power"):
        spend_power(player, player.trait("new_home_power"))
    elif name == "special faction":
        player.specials.add("faction")
        gain_spades(after, p, player.trait("action_spades"), True)
    elif name == "special bridge":
        player.workers -= player.trait("bridge_workers")
    elif name == "send":
        player.priests -= 1
        if y != act.RETURNED:
            player.priests_sent += 1
        steps = {0: COMMON.returned_priest_steps, 1: COMMON.priest_steps[1], 2: COMMON.priest_steps[0]}[y]
        climb(game, p, x, steps + (player.trait("priest_steps_with_stronghold") if player.counts["SH"] else 0))
    elif name == "cult":
        if kinds.PICK_STEP in asked:
            climb(game, p, x, asked[int(kinds.PICK_STEP)].amount)
        else:
            climb(game, p, x, 1, with_key=True)
    elif name == "favor":
        tile = list(FAVORS.values())[x]
        player.favors.add(tile.code)
        if tile.town_power:
            for space in sorted(own_spaces(game, p)):
                after.towns += towns_from(game, p, {space}) if space not in player.towns else 0
        climb(game, p, tile.cult, tile.steps)
    elif name == "town":
        predict_town(after, p, list(TOWNS.values())[x])
    elif name == "ability" and fire_and_ice.asked_for(asked[int(kinds.OWN_ABILITY)]):
        fire_and_ice.predict_choice(game, p, asked[int(kinds.OWN_ABILITY)], x)
    elif name == "ability":
        player.workers -= x
        gain_priests(player, x)
    elif name == "bridge":
        game.bridges.add(x)
        player.bridges.add(x)
        after.towns = towns_from(game, p, {s for s in game.map.bridges[x] if s in own_spaces(game, p)})
    elif name == "connect":
        player.links.add(x)
        after.towns = towns_from(game, p, {x})
    elif name == "build":
        gratis = kinds.OWN_ABILITY in asked
        if top.kind == kinds.TURN or (not gratis and spades_of(asked[int(kinds.SPADES)]).plain):
            pay_skip(game, p, x)
        if not gratis:
            piece = player.board.structures["D"]
            player.coins -= piece.coins
            player.workers -= piece.workers
        put(after, p, x, "D")
    elif name == "upgrade":
        code = CODES[y]
        if top.kind == kinds.TURN:
            coins, workers = upgrade_price(game, p, x, code)
            player.coins -= coins
            player.workers -= workers
        put(after, p, x, code)
        if code == "SH":
            player.vp += player.trait("stronghold_vp")
            gain_power(player, player.trait("stronghold_power"))
            for _ in range(player.trait("stronghold_shipping")):
                ship_step(player)
            if player.trait("stronghold_spades"):
                gain_spades(after, p, player.trait("stronghold_spades"), False)
            player.bowls[0] += player.trait("stronghold_tokens_per_player") * len(game.players)
    elif name == "transform":
        if kinds.OWN_ABILITY in asked:
            game.terrain[x] = TERRAINS[y]
        elif TERRAINS[y] == "volcano":
            fire_and_ice.lose_tokens(game, p, fire_and_ice.volcano_price(game, p, x)[1])
            game.terrain[x] = "volcano"
            after.left = Spades(0, frozenset({x}), False, False, True, False, False, 0)
        else:
            needed = spades_needed(game, p, x, TERRAINS[y], z)
            assert needed is not None
            pay_skip(game, p, x)
            if top.kind == kinds.CULT_SPADES:
                free = top.amount
            else:
                now = PLAIN_DIGGING if top.kind == kinds.TURN else spades_of(asked[int(kinds.SPADES)])
                free = now.free
                after.left = spades_left(game, p, now, x, TERRAINS[y], needed, x not in reached(game, p))
            dig_in(game, p, x, TERRAINS[y], needed, free, game.setup.spades_pay_when_gained)
    return after


def predict_pass(game: Game, p: int, card: str, scoring: bool) -> None:
    """VP for the card that goes back, for favor tiles and bridges; then the coins on the new card."""
    player = game.players[p]
    if scoring:
        if player.card:
            for what, vp in BONUS[player.card].pass_vp.items():
                player.vp += vp * (player.shipping if what == "shipping" else player.counts[what])
        for code in player.favors:
            table = FAVORS[code].pass_vp_trading_houses
            player.vp += table[player.counts["TP"]] if table else 0
        if player.counts["SH"]:
            own = own_spaces(game, p)
            whole = [k for k in player.bridges if set(game.map.bridges[k]) <= own]
            player.vp += len(whole) * player.trait("bridge_pass_vp")
            player.vp += player.counts["TE"] * player.trait("temple_pass_vp_with_stronghold")
        player.passed = True
    player.card = card
    if card:
        player.coins += game.card_coins[card]


def predict_conversion(game: Game, p: int, kind: int) -> None:
    player = game.players[p]
    if kind == act.POWER_TO_PRIEST:
        spend_power(player, COMMON.conversions["power_to_priest"][0])
        gain_priests(player, 1)
    elif kind == act.POWER_TO_WORKER:
        spend_power(player, COMMON.conversions["power_to_worker"][0])
        player.workers += 1
    elif kind == act.POWER_TO_COIN:
        spend_power(player, COMMON.conversions["power_to_coin"][0])
        player.coins += 1
    elif kind == act.PRIEST_TO_WORKER:
        player.priests -= 1
        player.workers += 1
    elif kind == act.WORKER_TO_COIN:
        player.workers -= 1
        player.coins += 1
    elif kind == act.VP_TO_COIN:
        player.vp -= player.trait("vp_per_coin")
        player.coins += 1
    else:
        player.coins -= coins_for_vp(game, p)
        player.vp += 1


def ship_step(player: Player) -> None:
    """One step on the shipping track with its VP, where there is one left."""
    track = player.board.shipping
    if track is not None and player.shipping < track.top:
        player.vp += track.vp[player.shipping - track.start]
        player.shipping += 1


def predict_town(after: Expected, p: int, tile: data.TownTile) -> None:
    game = after.game
    player = game.players[p]
    game.town_picks -= 1
    player.town_tiles[tile.code] += 1
    player.vp += tile.vp + player.trait("town_vp") + (game.scoring.vp if game.scoring.event == "town" else 0)
    player.coins += tile.coins
    player.workers += tile.workers + player.trait("town_workers")
    gain_priests(player, tile.priests)
    gain_power(player, tile.power)
    player.keys += tile.keys
    if tile.shipping:
        ship_step(player)
    if player.trait("skip_range"):
        player.skip_extra += tile.skip_range
    lifted = [t for t in range(4) if player.cults[t] < TOP <= player.cults[t] + tile.steps and top_is_free(game, p, t)]
    if player.stopped or 0 < player.keys < len(lifted):
        after.sure_of_cults = False
    for track in range(4):
        climb(game, p, track, tile.steps)
