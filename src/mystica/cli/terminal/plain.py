"""The table in sentences for a screen reader: one fact per line, nothing drawn."""

from __future__ import annotations

from mystica import data
from mystica.cli.terminal.amounts import Amounts
from mystica.cli.terminal.choices import Choice, cost_and_gain, tile_note
from mystica.cli.terminal.of_boxes import of_boxes
from mystica.cli.terminal.screen import round_text, skip_text
from mystica.events import player_names
from mystica.game import Game, PlayerView
from mystica.i18n import t

_FOLDED = 12


def situation(game: Game, amounts: Amounts) -> list[str]:
    """Where the game stands, for whoever decides."""
    locale = amounts.locale
    lines = [f"{round_text(game, locale)}."]
    for tile in game.tiles.scoring:
        if tile.current:
            lines.append(f"{t(locale, 'word-scoring-tile')}: {amounts.tile(tile.code)}.")
    if game.decider is not None:
        player = game.player(game.decider)
        if player.faction:
            name = player_names(game.state, locale)[player.seat]
            lines.append(f"{name}: {_resources(player, amounts)}.")
    return lines


def table_lines(game: Game, amounts: Amounts) -> list[str]:
    """Everything on the table."""
    return [
        *situation(game, amounts),
        *map_lines(game, amounts),
        *cult_lines(game, amounts),
        *player_lines(game, amounts),
    ]


def map_lines(game: Game, amounts: Amounts) -> list[str]:
    """Structures by player, bridges, towns, what boxes have there, then the map row by row."""
    locale = amounts.locale
    names = player_names(game.state, locale)
    lines: list[str] = []
    for seat, name in enumerate(names):
        for code in data.common().structure_names:
            labels = [s.label for s in game.map.spaces if s.owner == seat and s.structure == code]
            if labels:
                lines.append(f"{name}: {t(locale, f'structure-{code}')} {', '.join(labels)}.")
        town = [s.label for s in game.map.spaces if s.town_of == seat]
        if town:
            lines.append(f"{name}: {t(locale, 'word-town')} {', '.join(town)}.")
    for bridge in game.map.bridges:
        lines.append(f"{names[bridge.owner]}: {t(locale, 'word-bridges')} {' - '.join(bridge.ends)}.")
    lines += [f"{line}." for box in of_boxes() for line in box.told(game, amounts)]
    for row in sorted({space.row for space in game.map.spaces}):
        spaces = [f"{s.label} {t(locale, f'terrain-{s.terrain}')}" for s in game.map.spaces if s.row == row]
        lines.append(f"{t(locale, 'heading-map')} {chr(ord('A') + row)}: {', '.join(spaces)}.")
    return lines


def space_lines(game: Game, label: str, amounts: Amounts) -> list[str]:
    """One space, then its neighbours."""
    locale = amounts.locale
    names = player_names(game.state, locale)
    space = game.map[label]
    lines = []
    for one in (space, *(game.map[near] for near in space.neighbours)):
        stands = "" if one.owner is None else f", {t(locale, f'structure-{one.structure}')} ({names[one.owner]})"
        town = "" if one.town_of is None else f", {t(locale, 'word-town')}"
        lines.append(f"{'' if one is space else '  '}{one.label}: {t(locale, f'terrain-{one.terrain}')}{stands}{town}")
    return lines


def cult_lines(game: Game, amounts: Amounts) -> list[str]:
    locale = amounts.locale
    names = player_names(game.state, locale)
    lines = []
    for cult in game.cults:
        levels = ", ".join(f"{name} {level}" for name, level in zip(names, cult.levels, strict=True))
        lines.append(f"{t(locale, f'cult-{cult.name}')}: {levels}.")
        priests = [names[seat] for seat in cult.priests if seat is not None]
        if priests:
            lines.append(f"{t(locale, f'cult-{cult.name}')}, {t(locale, 'word-priests')}: {', '.join(priests)}.")
    return lines


def player_lines(game: Game, amounts: Amounts) -> list[str]:
    """Everything in front of every player."""
    locale = amounts.locale
    names = player_names(game.state, locale)
    order = ", ".join(names[seat] for seat in game.turn_order)
    lines = [f"{t(locale, 'heading-players')}: {order}."]
    for player in game.players:
        if not player.faction:
            continue
        name = names[player.seat]
        state = "ui-dropped" if player.dropped else "ui-passed" if player.passed else ""
        lines.append(f"{name}: {_resources(player, amounts)}{', ' + t(locale, state) if state else ''}.")
        workers, priests = player.spade_price
        price = amounts.of({"workers": workers, "priests": priests})
        lines.append(
            f"{name}: {t(locale, 'ui-shipping', n=player.shipping_value)},"
            f" {t(locale, 'word-digging')} {player.digging} ({price})."
        )
        if player.skip_range:
            lines.append(f"{name}: {skip_text(player, amounts)}.")
        left = ", ".join(f"{t(locale, f'structure-{code}')} {n}" for code, n in player.structures_left.items())
        lines.append(f"{name}, {t(locale, 'word-supply')}: {left}.")
        for code in (*([player.bonus_card] if player.bonus_card else []), *player.favors, *player.towns):
            lines.append(f"{name}: {code} {t(locale, f'tile-{code}')}, {amounts.tile(code)}.")
        if player.keys:
            lines.append(f"{name}: {amounts.of({'keys': player.keys})}.")
        if player.bridges:
            lines.append(f"{name}: {t(locale, 'word-bridges')} {', '.join(player.bridges)}.")
    return lines


def tile_lines(game: Game, amounts: Amounts) -> list[str]:
    """Scoring tiles, cards, tiles and power actions, with what they do."""
    locale = amounts.locale
    names = player_names(game.state, locale)
    tiles = game.tiles
    lines = [t(locale, "heading-scoring-tiles") + ":"]
    for tile in tiles.scoring:
        now = f" ({t(locale, 'word-round')} {tile.round}{', >' if tile.current else ''})"
        lines.append(f"  {tile.code} {amounts.tile(tile.code)}{now}")
    lines.append(t(locale, "heading-bonus-cards") + ":")
    for card in tiles.bonus:
        coins = f", +{amounts.of({'coins': card.coins})}" if card.coins else ""
        holder = f" ({names[card.holder]})" if card.holder is not None else ""
        lines.append(f"  {card.code} {amounts.tile(card.code)}{coins}{holder}")
    for heading, left in (("heading-favor-tiles", tiles.favors_left), ("heading-town-tiles", tiles.towns_left)):
        lines.append(t(locale, heading) + ":")
        lines += [f"  {code} {amounts.tile(code)} ({n})" for code, n in left.items()]
    lines.append(t(locale, "heading-power-actions") + ":")
    for code, taken in tiles.power_actions.items():
        lines.append(f"  {code} {amounts.tile(code)}{' (taken)' if taken else ''}")
    return lines


def move_lines(choices: list[Choice], amounts: Amounts, folded: bool) -> list[str]:
    """A line for each move; long groups are cut if folded."""
    lines: list[str] = []
    for group in dict.fromkeys(choice.group for choice in choices):
        inside = [choice for choice in choices if choice.group == group]
        fold = folded and _FOLDED < len(inside) < len(choices)
        shown = inside[:_FOLDED] if fold else inside
        lines += [_move(choice, amounts) for choice in shown]
        if len(shown) < len(inside):
            lines.append(f"{group}: {t(amounts.locale, 'ui-more-moves', n=len(inside) - len(shown))}.")
    return lines


def _move(choice: Choice, amounts: Amounts) -> str:
    cost, gain = cost_and_gain(choice.move, amounts)
    parts = [f"{choice.number}: {choice.name}", tile_note(choice, amounts)]
    parts.append(t(amounts.locale, "ui-cost", amounts=cost) if cost else "")
    parts.append(choice.payment)
    parts.append(t(amounts.locale, "ui-gain", amounts=gain) if gain else "")
    return "; ".join(part for part in parts if part)


def _resources(player: PlayerView, amounts: Amounts) -> str:
    goods = {"vp": player.vp, "coins": player.coins, "workers": player.workers, "priests": player.priests}
    one, two, three = player.bowls
    return f"{amounts.of(goods)}, {t(amounts.locale, 'ui-bowls', one=one, two=two, three=three)}"
