"""Conversions and sacrificing power."""

from __future__ import annotations

from mystica.engine.core import actions as act
from tests.oracle.facts import COMMON, POWERS
from tests.oracle.position import Game
from tests.oracle.power_actions import power_action_open, power_price
from tests.oracle.prices import may_take_priest


def coins_for_vp(game: Game, p: int) -> int:
    """Coins for 1 VP in the own turn, 0 if that is not allowed."""
    own = game.players[p].trait("coins_per_vp")
    return own or (COMMON.coins_per_vp if game.setup.coins_to_vp_anytime else 0)


def conversion_allowed(game: Game, p: int, kind: int) -> bool:
    player = game.players[p]
    price = COMMON.conversions
    if kind == act.POWER_TO_PRIEST:
        return player.bowls[2] >= price["power_to_priest"][0] and may_take_priest(player)
    if kind == act.POWER_TO_WORKER:
        return player.bowls[2] >= price["power_to_worker"][0]
    if kind == act.POWER_TO_COIN:
        return player.bowls[2] >= price["power_to_coin"][0]
    if kind == act.PRIEST_TO_WORKER:
        return player.priests >= 1
    if kind == act.WORKER_TO_COIN:
        return player.workers >= 1
    if kind == act.VP_TO_COIN:
        return 0 < player.trait("vp_per_coin") <= player.vp
    if kind == act.COINS_TO_VP:
        return 0 < coins_for_vp(game, p) <= player.coins
    return False


def power_uses(game: Game, p: int, before_action: bool) -> list[tuple[str, int]]:
    """What power from bowl III could be spent on if there were enough: (action, price)."""
    out = [("worker", COMMON.conversions["power_to_worker"][0]), ("coin", COMMON.conversions["power_to_coin"][0])]
    if may_take_priest(game.players[p]):
        out.append(("priest", COMMON.conversions["power_to_priest"][0]))
    if before_action:
        out += [(code, power_price(game, p, code)) for code in POWERS if power_action_open(game, p, code)]
        if game.players[p].counts["SH"] and game.players[p].trait("new_home_power"):
            out.append(("special faction", game.players[p].trait("new_home_power")))
    return out


def sacrifice_allowed(game: Game, p: int, before_action: bool) -> bool:
    _, two, three = game.players[p].bowls
    if two < 2:
        return False
    if game.setup.sacrifice_anytime:
        return True
    return any(three < price <= three + two // 2 for _, price in power_uses(game, p, before_action))
