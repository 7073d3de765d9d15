"""Amounts and tiles in few characters, or in words for those who listen."""

from __future__ import annotations

from collections.abc import Mapping

from mystica import data
from mystica.cli.terminal.words import CODES, EVENTS
from mystica.i18n import amounts, t

_SPOKEN = ("spades", "keys", "bridges", "ships")


def short(numbers: Mapping[str, int], sign: str = "") -> str:
    """`2c 1w 3 fire`."""
    parts = []
    for name, number in numbers.items():
        code = CODES.get(name)
        if code and number:
            gap = " " if len(code) > 2 or code == "VP" else ""
            parts.append(f"{sign}{number}{gap}{code}")
    return " ".join(parts)


def spoken(locale: str, numbers: Mapping[str, int]) -> str:
    """`2 coins and 1 worker, 3 Fire`."""
    parts = [amounts(locale, numbers)]
    parts += [t(locale, f"amount-{name}", n=numbers[name]) for name in _SPOKEN if numbers.get(name)]
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
        return self.of({name: getattr(income, name) for name in data.RESOURCES} | dict(income.more))

    def tile(self, code: str) -> str:
        """What a tile, card or power action does."""
        for pile, write in (
            (data.bonus_cards(), self._bonus), (self.favors, self._favor), (self.towns, self._town),
            (data.power_actions(), self._power), (self.scoring, self._scoring),
        ):  # fmt: skip
            if code in pile:
                return ", ".join(part for part in write(code) if part)
        return ""

    def _each(self, numbers: Mapping[str, int], when: str) -> str:
        parts = [f"{n} VP/{self._structure(code)}" for code, n in numbers.items()]
        return f"{when} {' '.join(parts)}" if parts else ""

    def _structure(self, code: str) -> str:
        if code == "shipping":
            return t(self.locale, "word-shipping")
        if code == "ships":
            return t(self.locale, "unit-ship")
        return t(self.locale, f"structure-{code}") if self.plain else code

    def _bonus(self, code: str) -> list[str]:
        card = data.bonus_cards()[code]
        return [
            self.income(card.income),
            "spade" if card.spades else "",
            "cult step" if card.steps else "",
            f"shipping +{card.shipping}" if card.shipping else "",
            self.of({"ships": card.more["ships"]}),
            t(self.locale, "fact-moves") if card.more["moves"] else "",
            f"{card.more['trade_vp']} VP/{t(self.locale, 'word-trade')}" if card.more["trade_vp"] else "",
            self._each(card.pass_vp, "pass:"),
        ]

    def _favor(self, code: str) -> list[str]:
        tile = self.favors[code]
        steps = [str(n) for n in tile.pass_vp_trading_houses]
        return [
            f"{t(self.locale, f'cult-{data.CULTS[tile.cult]}')} +{tile.steps}",
            self.income(tile.income),
            "cult step" if tile.action_steps else "",
            f"town {tile.town_power}" if tile.town_power else "",
            self._each(tile.build_vp, "build:"),
            f"pass: {'/'.join(steps)} VP by {self._structure('TP')}" if steps else "",
            self._each(tile.more_tables.get("trade_vp", {}), f"{t(self.locale, 'word-trade')}:"),
            f"{t(self.locale, 'word-shipping')} / {t(self.locale, 'word-priests')}" if tile.one_of else "",
            f"pass: {t(self.locale, 'word-trade-markers')}" if "pass_vp_markers" in tile.more_rows else "",
        ]

    def _town(self, code: str) -> list[str]:
        tile = self.towns[code]
        names = ("vp", "coins", "workers", "priests", "power")
        return [
            self.of({name: getattr(tile, name) for name in names}),
            f"all cults +{tile.steps}" if tile.steps else "",
            f"shipping +{tile.shipping}" if tile.shipping else "",
            self.of({"ships": tile.more["ships"]}),
            self.of({"keys": tile.keys}) if tile.keys > 1 else "",
        ]

    def _power(self, code: str) -> list[str]:
        action = data.power_actions()[code]
        names = ("coins", "workers", "priests", "spades", "bridges")
        gain = self.of({name: getattr(action, name) for name in names} | {"ships": action.more["ships"]})
        gain = gain or t(self.locale, f"tile-{code}")
        return [f"{self.of({'power': action.cost, 'priests': action.paid_priests})}: {gain}"]

    def _scoring(self, code: str) -> list[str]:
        tile = self.scoring[code]
        names = ("coins", "workers", "priests", "power", "spades")
        reward = self.of(
            {name: getattr(tile, name) for name in names} | {"ships": tile.more["ships"], "shipping": tile.shipping}
        )
        source = t(self.locale, f"cult-{data.CULTS[tile.cult]}") if tile.cult >= 0 else t(self.locale, "word-priests")
        event = EVENTS.get(tile.event) or self._structure(tile.event)
        return [f"{event} {tile.vp} VP", f"{tile.per} {source}: {reward}"]
