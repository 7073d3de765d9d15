"""Amounts and tiles in a few characters, or in words for screen readers."""

from __future__ import annotations

from collections.abc import Mapping

from mystica import data
from mystica.cli.terminal.of_boxes import goods_of_boxes, of_boxes
from mystica.cli.terminal.words import CODES, EVENTS
from mystica.i18n import amounts, t

_SPOKEN = ("spades", "keys", "bridges")


def short(numbers: Mapping[str, int], sign: str = "") -> str:
    """`2c 1w 3 fire`."""
    parts = []
    codes = {**CODES, **goods_of_boxes()}
    for name, number in numbers.items():
        code = codes.get(name)
        if code and number:
            gap = " " if len(code) > 2 or code == "VP" else ""
            parts.append(f"{sign}{number}{gap}{code}")
    return " ".join(parts)


def spoken(locale: str, numbers: Mapping[str, int]) -> str:
    """`2 coins and 1 worker, 3 Fire`."""
    parts = [amounts(locale, numbers)]
    parts += [
        t(locale, f"amount-{name}", n=numbers[name]) for name in (*_SPOKEN, *goods_of_boxes()) if numbers.get(name)
    ]
    parts += [f"{numbers[cult]} {t(locale, f'cult-{cult}')}" for cult in data.CULTS if numbers.get(cult)]
    parts += [f"{t(locale, f'word-{name}')} {numbers[name]}" for name in ("shipping", "digging") if numbers.get(name)]
    return ", ".join(part for part in parts if part)


class Amounts:
    """Writes amounts the short way, or in the words of a language; tiles with the facts that a game replaces."""

    def __init__(self, locale: str, plain: bool, facts: Mapping[str, data.Value] | None = None) -> None:
        self.locale = locale
        self.plain = plain
        self.favors = data.favor_tiles_with(facts or {})
        self.towns = data.town_tiles_with(facts or {})
        self.scoring = data.scoring_tiles_with(facts or {})

    def of(self, numbers: Mapping[str, int]) -> str:
        return spoken(self.locale, numbers) if self.plain else short(numbers)

    def income(self, income: data.Income) -> str:
        return self.brings(income, *data.RESOURCES)

    def brings(self, facts: data.Tile | data.Income | data.PowerAction, *names: str) -> str:
        """The goods of these names, and those of boxes."""
        goods = {name: getattr(facts, name) for name in names}
        return self.of(goods | {name: facts.more.get(name, 0) for name in goods_of_boxes()})

    def tile(self, code: str) -> str:
        """What a tile, card or power action does."""
        for pile, write in (
            (data.bonus_cards(), self._bonus), (self.favors, self._favor), (self.towns, self._town),
            (data.power_actions(), self._power), (self.scoring, self._scoring),
        ):  # fmt: skip
            if code in pile:
                more = [part for box in of_boxes() for part in box.tile(pile[code], self)]
                return ", ".join(part for part in (*write(code), *more) if part)
        return ""

    def each(self, numbers: Mapping[str, int], when: str) -> str:
        """`pass: 4 VP/SH 4 VP/SA`."""
        parts = [f"{n} VP/{self._structure(code)}" for code, n in numbers.items()]
        return f"{when} {' '.join(parts)}" if parts else ""

    def _structure(self, code: str) -> str:
        if code == "shipping":
            return t(self.locale, "word-shipping")
        if code in goods_of_boxes():
            return t(self.locale, f"unit-{goods_of_boxes()[code]}")
        return t(self.locale, f"structure-{code}") if self.plain else code

    def _bonus(self, code: str) -> list[str]:
        card = data.bonus_cards()[code]
        return [
            self.income(card.income),
            "spade" if card.spades else "",
            "cult step" if card.steps else "",
            f"shipping +{card.shipping}" if card.shipping else "",
            self.brings(card),
            self.each(card.pass_vp, "pass:"),
        ]

    def _favor(self, code: str) -> list[str]:
        tile = self.favors[code]
        steps = [str(n) for n in tile.pass_vp_trading_houses]
        return [
            f"{t(self.locale, f'cult-{data.CULTS[tile.cult]}')} +{tile.steps}",
            self.income(tile.income),
            "cult step" if tile.action_steps else "",
            f"town {tile.town_power}" if tile.town_power else "",
            self.each(tile.build_vp, "build:"),
            f"pass: {'/'.join(steps)} VP by {self._structure('TP')}" if steps else "",
        ]

    def _town(self, code: str) -> list[str]:
        tile = self.towns[code]
        names = ("vp", "coins", "workers", "priests", "power")
        return [
            self.of({name: getattr(tile, name) for name in names}),
            f"all cults +{tile.steps}" if tile.steps else "",
            f"shipping +{tile.shipping}" if tile.shipping else "",
            self.brings(tile),
            self.of({"keys": tile.keys}) if tile.keys > 1 else "",
        ]

    def _power(self, code: str) -> list[str]:
        action = data.power_actions()[code]
        gain = self.brings(action, "coins", "workers", "priests", "spades", "bridges")
        gain = gain or t(self.locale, f"tile-{code}")
        return [f"{self.of({'power': action.cost, 'priests': action.paid_priests})}: {gain}"]

    def _scoring(self, code: str) -> list[str]:
        tile = self.scoring[code]
        reward = self.brings(tile, "coins", "workers", "priests", "power", "spades", "shipping")
        source = t(self.locale, f"cult-{data.CULTS[tile.cult]}") if tile.cult >= 0 else t(self.locale, "word-priests")
        events = {name: text for box in of_boxes() for name, text in box.events.items()}
        event = EVENTS.get(tile.event) or events.get(tile.event) or self._structure(tile.event)
        return [f"{event} {tile.vp} VP", f"{tile.per} {source}: {reward}"]
