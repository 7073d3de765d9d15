"""Draws the table: the map with everything beside and below it, at most 100 columns wide."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from mystica.cli.board_text import draw_board, terrain_styles
from mystica.cli.terminal.amounts import Amounts
from mystica.cli.terminal.choices import Choice, cost_and_gain, tile_note
from mystica.cli.terminal.of_boxes import goods_of_boxes, of_boxes
from mystica.cli.terminal.words import HEADER, ORDER
from mystica.events import player_names
from mystica.game import Game, IncomeView, PlayerView
from mystica.i18n import t

WIDTH = 100
_BOARD = 68  # columns of the map and a gap
_GUTTER = 13  # columns for the name of a group of moves
_NAME = 16
_LEFT = 19  # columns of a power action that has another beside it


def table_lines(game: Game, amounts: Amounts, width: int = WIDTH) -> list[Text]:
    """Map, cults, scoring tiles, power actions, cards, tiles, players."""
    board = draw_board(game)
    side = _cults(game, amounts) + _scoring(game, amounts) + _power_actions(game, amounts) + _order(game)
    lines: list[Text] = []
    if width >= WIDTH:
        for k in range(max(len(board), len(side))):
            line = board[k].copy() if k < len(board) else Text()
            line.append(" " * (_BOARD - cell_len(line.plain)))
            lines.append(line.append_text(side[k]) if k < len(side) else line)
    else:
        lines += board + side
    lines += _beneath(game, amounts) + _cards(game, amounts)
    return lines + player_lines(game, amounts)


def round_text(game: Game, locale: str) -> str:
    if game.round == 0:
        return t(locale, "source-setup").capitalize()
    return t(locale, "ui-round", round=game.round, rounds=len(game.tiles.scoring))


def _cults(game: Game, amounts: Amounts) -> list[Text]:
    seats = "".join(f"{seat + 1:>3}" for seat in range(game.setup.players))
    lines = [Text(f"{fit(t(amounts.locale, 'heading-cults'), 11)}{seats}  3 2 2 2", style="bold")]
    for cult in game.cults:
        levels = "".join(f"{level:>3}" for level in cult.levels)
        priests = " ".join("-" if seat is None else str(seat + 1) for seat in cult.priests)
        lines.append(Text(f"{fit(t(amounts.locale, f'cult-{cult.name}'), 11)}{levels}  {priests}"))
    return lines


def _scoring(game: Game, amounts: Amounts) -> list[Text]:
    lines = [Text(t(amounts.locale, "heading-scoring-tiles"), style="bold")]
    for tile in game.tiles.scoring:
        past = tile.round < game.round
        mark = ">" if tile.current else " "
        text = fit(f"{mark}{tile.round} {amounts.tile(tile.code)}", WIDTH - _BOARD)
        lines.append(Text(text.rstrip(), style="bold" if tile.current else "dim" if past else ""))
    return lines


def _power_actions(game: Game, amounts: Amounts) -> list[Text]:
    lines = [Text(t(amounts.locale, "heading-power-actions"), style="bold")]
    found = list(game.tiles.power_actions.items())
    beside = False
    for code, taken in found:
        text = f"{code} {'taken' if taken else amounts.tile(code)}"
        style = "dim" if taken else ""
        if beside and cell_len(text) <= WIDTH - _BOARD - _LEFT:
            lines[-1].append(" " * (_LEFT - cell_len(lines[-1].plain))).append(text, style=style)
            beside = False
        else:
            lines.append(Text(fit(text, WIDTH - _BOARD).rstrip(), style=style))
            beside = cell_len(text) < _LEFT
    return lines


def _order(game: Game) -> list[Text]:
    return [
        Text(ORDER, style="bold").append(f" {' '.join(str(seat + 1) for seat in game.turn_order)}", style="not bold")
    ]


def _beneath(game: Game, amounts: Amounts) -> list[Text]:
    """Bridges, towns, tunnels and carpets, then what boxes have there."""
    bridges = [f"{bridge.owner + 1}: {':'.join(bridge.ends)}" for bridge in game.map.bridges]
    towns: dict[int, list[str]] = {}
    for space in game.map.spaces:
        if space.town_of is not None:
            towns.setdefault(space.town_of, []).append(space.label)
    lines = []
    if bridges:
        lines.append(f"Bridges {', '.join(bridges)}")
    if towns:
        lines.append("Towns " + "; ".join(f"{seat + 1}: {' '.join(labels)}" for seat, labels in sorted(towns.items())))
    for player in game.players:
        if player.skip_range:
            lines.append(f"{player.seat + 1}: {skip_text(player, amounts)}")
    lines += [line for box in of_boxes() for line in box.drawn(game, amounts)]
    return [Text(part) for line in lines for part in wrapped(line)]


def skip_text(player: PlayerView, amounts: Amounts) -> str:
    """How far the tunnel or carpet of a player leads, and for what."""
    workers, priests = player.skip_price
    price = amounts.of({"workers": workers, "priests": priests})
    return t(amounts.locale, "ui-skip", n=player.skip_range, price=price)


def _cards(game: Game, amounts: Amounts) -> list[Text]:
    tiles = game.tiles
    bonus = [
        f"{card.code} {amounts.tile(card.code)}"
        + (f" (+{card.coins}c)" if card.coins else "")
        + (f" [{card.holder + 1}]" if card.holder is not None else "")
        for card in tiles.bonus
    ]
    favors = [f"{code.replace('FAV', '')}:{left}" for code, left in tiles.favors_left.items()]
    towns = [f"{code.replace('TW', '')}:{left}" for code, left in tiles.towns_left.items()]
    left = f"Left: FAV {' '.join(favors)} | TW {' '.join(towns)}"
    return [Text(line) for line in (*_rows(bonus), *wrapped(left))]


def _rows(items: list[str]) -> list[str]:
    """As many on a line as fit."""
    lines = [items[0]]
    for item in items[1:]:
        longer = f"{lines[-1]} | {item}"
        if cell_len(longer) <= WIDTH:
            lines[-1] = longer
        else:
            lines.append(item)
    return lines


def player_lines(game: Game, amounts: Amounts, seat: int | None = None) -> list[Text]:
    """A line for each seat, or for one."""
    header = fit(round_text(game, amounts.locale), _NAME + 2) + HEADER
    income = {view.seat: view for view in game.next_income()}
    names = player_names(game.state, amounts.locale)
    lines = [Text(header, style="bold")]
    for player in game.players if seat is None else [game.player(seat)]:
        lines.append(_player(game, player, names[player.seat], income.get(player.seat)))
    return lines


def _player(game: Game, player: PlayerView, name: str, income: IncomeView | None) -> Text:
    mark = ">" if game.decider == player.seat else " "
    line = Text(mark)
    line.append(f"{player.seat + 1}", style=terrain_styles().get(player.colour, ""))
    line.append(fit(f" {name}", _NAME))
    if not player.faction:
        return line
    bowls = "/".join(map(str, player.bowls))
    comes = lost = ""
    if income is not None:
        comes = f"{income.coins}c {income.workers}w {income.priests}p {income.power}pw"
        losses = [(income.priests_lost, "p"), (income.power_lost, "pw")]
        for good, code in goods_of_boxes().items():
            comes += f" {income.more[good]}{code[0]}" if income.more.get(good) else ""
            losses.append((income.more_lost.get(good, 0), code[0]))
        lost = " ".join(f"{n}{code}" for n, code in losses if n)
    tiles = " ".join([*(code.replace("FAV", "F") for code in player.favors), *player.towns])
    state = " LEFT" if player.dropped else " passed" if player.passed else ""
    line.append(
        f"{player.vp:>4} {player.coins:>3} {player.workers:>2} {player.priests:>1}  {bowls:<8} {comes:<15} {lost:<5}"
        f" {player.shipping_value:>4} {player.digging:>3} {player.bonus_card:<5}{state} {tiles}"
    )
    line.truncate(WIDTH, overflow="ellipsis")
    return line


# ---- moves ------------------------------------------------------------------------------------------------


def move_lines(choices: list[Choice], amounts: Amounts, most: int = 0) -> list[Text]:
    """Moves beside the name of their group, in two columns where they are short.

    Of a group no more than `most` are shown, unless it is the only one.
    """
    lines: list[Text] = []
    for group in dict.fromkeys(choice.group for choice in choices):
        inside = [choice for choice in choices if choice.group == group]
        fold = 0 < most < len(inside) < len(choices)
        rows = _columns([_move(choice, amounts) for choice in (inside[:most] if fold else inside)])
        for k, row in enumerate(rows):
            line = Text(group if k == 0 else "", style="bold cyan")
            if fold and k == 0:
                line.append(f" +{len(inside) - most}")
            line.append(" " * (_GUTTER - line.cell_len))
            lines.append(line.append_text(row))
    return lines


def _move(choice: Choice, amounts: Amounts) -> Text:
    cost, gain = cost_and_gain(choice.move, amounts)
    line = Text(f"{choice.number:>3} ", style="cyan")
    line.append(choice.name, style="default not dim")
    payment = f"({choice.payment})" if choice.payment else ""
    for text, style in ((tile_note(choice, amounts), "dim"), (cost, "red"), (payment, "dim"), (gain, "green")):
        if text:
            line.append(f"  {text}", style=style)
    line.truncate(WIDTH - _GUTTER, overflow="ellipsis")
    return line


def _columns(entries: list[Text]) -> list[Text]:
    half = (WIDTH - _GUTTER) // 2
    lines: list[Text] = []
    waiting: Text | None = None
    for entry in entries:
        if waiting is not None and entry.cell_len <= half and waiting.cell_len < half:
            waiting.append(" " * (half - waiting.cell_len))
            lines.append(waiting.append_text(entry))
            waiting = None
            continue
        if waiting is not None:
            lines.append(waiting)
        waiting = entry
    return lines if waiting is None else [*lines, waiting]


# ---- fitting ----------------------------------------------------------------------------------------------


def fit(text: str, width: int) -> str:
    """Cut or filled to a number of columns; Korean letters take two."""
    return set_cell_size(text, width)


def wrapped(text: str, width: int = WIDTH) -> list[str]:
    """In lines of at most so many columns, broken between words."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if cell_len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(f"  {word}")
    return [line if cell_len(line) <= width else fit(line, width) for line in lines]
