"""The single effects that actions are made of."""

from __future__ import annotations

from dataclasses import dataclass, field

from mystica.engine.core import ids
from tests.oracle.adjacency import directly_adjacent, reached, skip_price
from tests.oracle.facts import COMMON, FAVORS, TOP
from tests.oracle.position import Game, Player, Spades
from tests.oracle.prices import priests_in_supply, spade_price
from tests.oracle.towns import makes_town, town_group, town_tiles_free


@dataclass
class Expected:
    """The position after an action, as far as it is foretold."""

    game: Game
    offers: list[tuple[int, int]] = field(default_factory=list)  # new ones: owner, power
    towns: int = 0  # newly founded
    sure_of_cults: bool = True  # False where a key of choice is still to be used
    gained: tuple[int, bool] | None = None  # free spades for a transform and build; may it be build only?
    left: Spades | None = None  # what a transformation leaves of its action


def gain_power(player: Player, amount: int) -> int:
    """Token by token, bowl I before bowl II; returns what was really gained."""
    for gained in range(amount):
        if player.bowls[0]:
            player.bowls[0] -= 1
            player.bowls[1] += 1
        elif player.bowls[1]:
            player.bowls[1] -= 1
            player.bowls[2] += 1
        else:
            return gained
    return amount


def spend_power(player: Player, amount: int) -> None:
    player.bowls[2] -= amount
    player.bowls[0] += amount


def gain_priests(player: Player, amount: int) -> None:
    """Who unlocks terrains decides about each of them."""
    if not player.trait("first_priest_limit"):
        keep_priests(player, amount)


def keep_priests(player: Player, amount: int) -> None:
    player.priests += min(amount, priests_in_supply(player))


def top_is_free(game: Game, p: int, track: int) -> bool:
    """Nobody stands on 10, and no kept step of another player could be there first."""
    for q in game.players:
        if q.cults[track] == TOP:
            return False
        steps = q.faction is not None and q.trait("reaction_steps")
        if q.seat != p and steps and q.late_steps and q.keys and q.cults[track] + q.late_steps >= TOP:
            return False
    return True


def climb(game: Game, p: int, track: int, steps: int, with_key: bool = False) -> None:
    """Step by step; the last space needs a key and may hold one marker only. Its use may be asked for later."""
    player = game.players[p]
    for _ in range(steps):
        level = player.cults[track]
        if level == TOP:
            return
        if level == TOP - 1:
            if not top_is_free(game, p, track):
                return
            if player.keys == 0 or (game.setup.keys_optional and not with_key):
                return
            player.keys -= 1
        player.cults[track] = level + 1
        gain_power(player, COMMON.cult_power.get(level + 1, 0))


def reward_spades(game: Game, p: int, spades: int) -> None:
    """What spades bring beside the transformation."""
    player = game.players[p]
    if game.phase == ids.ACTIONS and game.scoring.event == "spade":
        player.vp += spades * game.scoring.vp
    player.vp += spades * player.trait("spade_vp")
    if player.counts["SH"]:
        gain_power(player, spades * player.trait("spade_power_with_stronghold"))


def gain_spades(after: Expected, p: int, spades: int, whole_action: bool) -> None:
    """An action with free spades is a whole transform and build; spades that come with a stronghold are only spades."""
    player = after.game.players[p]
    if player.trait("builds_by_river"):
        return
    if player.board.colour == "volcano":
        reward_spades(after.game, p, spades)
        player.bowls[0] += spades * player.trait("spade_tokens")
        return
    if spades:
        after.gained = (spades, whole_action)
        if after.game.setup.spades_pay_when_gained:
            reward_spades(after.game, p, spades)


def leech_offers(game: Game, builder: int, space: int) -> list[tuple[int, int]]:
    """Owners of structures directly adjacent, from the builder's left on, with the sum of power values."""
    n = len(game.players)
    seats = [(builder + k) % n for k in range(1, n)]
    if game.setup.passing_order:
        place = game.order.index(builder)
        seats = [game.order[(place + k) % n] for k in range(1, n)]
    out = []
    for q in seats:
        player = game.players[q]
        power = 0
        for s in directly_adjacent(game, space):
            owner, code = game.structures.get(s, (-1, ""))
            if owner == q:
                power += player.board.structures[code].power_value
        room = 2 * player.bowls[0] + player.bowls[1]
        if power and not player.dropped and (room or game.setup.ask_without_room):
            out.append((q, power))
    return out


def towns_from(game: Game, p: int, start: set[int]) -> int:
    """Towns that found themselves from the group of these spaces: 0 or 1."""
    group = town_group(game, p, start)
    if group & game.players[p].towns:
        game.players[p].towns |= group
        return 0
    if not makes_town(game, p, group) or town_tiles_free(game) <= 0:
        return 0
    game.players[p].towns |= group
    game.town_picks += 1
    return 1


def put(after: Expected, p: int, space: int, code: str) -> None:
    """A structure goes on the map in the action phase: VP, offers to others, a town."""
    game = after.game
    player = game.players[p]
    if space in game.structures:
        player.counts[game.structures[space][1]] -= 1
    else:
        game.terrain[space] = player.home
    game.structures[space] = (p, code)
    game.memo.clear()
    player.counts[code] += 1
    event = game.scoring.event
    if event == code or (event == "SH_SA" and code in ("SH", "SA")):
        player.vp += game.scoring.vp
    player.vp += sum(FAVORS[tile].build_vp.get(code, 0) for tile in player.favors)
    after.offers = leech_offers(game, p, space)
    after.towns += towns_from(game, p, {space})


def pay_skip(game: Game, p: int, space: int) -> None:
    """Tunnel or carpet, if the space cannot be reached without."""
    if space in reached(game, p):
        return
    player = game.players[p]
    workers, priests = skip_price(player)
    player.workers -= workers
    player.priests -= priests
    player.vp += player.trait("skip_vp")


def dig_in(game: Game, p: int, space: int, colour: str, needed: int, free: int, paid: bool) -> None:
    """Use spades, buy the missing ones."""
    player = game.players[p]
    bought = max(0, needed - free)
    workers, priests = spade_price(player, bought)
    player.workers -= workers
    player.priests -= priests
    player.vp += bought * player.trait("bought_spade_vp")
    reward_spades(game, p, bought if paid else needed)
    game.terrain[space] = colour


def spades_left(game: Game, p: int, now: Spades, space: int, colour: str, needed: int, skip: bool) -> Spades:
    """FAQ: spades left over go on only if the space became home and none were bought for it."""
    at_home = colour == game.players[p].home
    spaces = now.spaces - 1
    goes_on = spaces > 0 and needed <= now.free and (at_home or game.setup.spades_in_any_order)
    return Spades(
        free=now.free - needed if goes_on else 0,
        homes=now.homes | {space} if at_home else now.homes,
        skipped=now.skipped or skip,
        off_home=now.off_home or not at_home,
        started=True,
        plain=False,
        bought=False,
        spaces=spaces,
    )
