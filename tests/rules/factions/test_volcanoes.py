"""Fire & Ice: what Acolytes and Dragonlords have in common."""

import pytest

from tests.rules.factions.volcano import PRICES, volcano
from tests.rules.table import Table

both = pytest.mark.parametrize("faction", PRICES)


@both
def test_prices_and_incomes(faction: str) -> None:
    """Faction board: 8 coins and 4 workers; no worker without dwellings, none for the fourth and the eighth."""
    t = volcano(faction, "TP")
    t.put(faction, "A6", "TE")
    assert t.price("upgrade E6 to SH") == (8, 4, 0)
    assert t.price("upgrade A6 to SA") == (8, 4, 0)
    assert [row[1] for row in t.incomes(faction, "D")] == [0, 1, 2, 3, 3, 4, 5, 6, 6]
    assert [(row[0], row[3]) for row in t.incomes(faction, "TP")] == [(0, 0), (2, 1), (4, 2), (6, 4), (8, 6)]
    assert t.incomes(faction, "SH")[1] == (0, 0, 0, 2)


@both
def test_no_spades_to_improve(faction: str) -> None:
    """Faction board: no exchange track; shipping as usual."""
    t = volcano(faction)
    t.rich(faction)
    assert not t.may("advance dig")
    assert t.price("advance ship") == (4, 0, 1)


@both
def test_only_into_volcano(faction: str) -> None:
    """Ability: no other terrain, and one action for each space."""
    assert volcano(faction).transforms() == {f"{label} to volcano" for label in ("D4", "E5", "E7", "F3", "F4")}


@both
@pytest.mark.parametrize(
    ("others", "terrains", "homes"),
    [
        (("witches", "nomads", "giants"), {}, {"green", "yellow", "red"}),
        (("shapeshifters", "witches"), {"shapeshifters": "yellow"}, {"green", "yellow"}),
        (("riverwalkers", "witches"), {"riverwalkers": "yellow"}, {"green"}),
        (("yetis", "witches"), {"yetis": "yellow"}, {"green"}),
        (("icemaidens", "nomads"), {"icemaidens": "gray"}, {"yellow"}),
    ],
)
def test_whose_home_counts(faction: str, others: tuple[str, ...], terrains: dict[str, str], homes: set[str]) -> None:
    """Terrain: base factions and Shapeshifters have a home terrain, Riverwalkers and ice factions have none."""
    t = Table(faction, *others, terrains={faction: "blue", **terrains}, token_loss="bowl-one-first")
    t.put(faction, "E6")
    t.give(faction, cults=(10, 0, 0, 0))
    for colour in ("yellow", "brown", "black", "blue", "green", "gray", "red"):
        t.paint("E5", colour)
        kept = t.state.copy()
        tokens = t.tokens(faction)
        t.play("transform E5 to volcano")
        if faction == "acolytes":
            assert {text for text in t.legal() if text.endswith("fire")} == {"-4fire" if colour in homes else "-3fire"}
        else:
            assert tokens - t.tokens(faction) == (2 if colour in homes else 1)
        t.state.restore(kept)


@both
def test_volcano_and_dwelling(faction: str) -> None:
    """Action 1: a dwelling may follow on the new volcano, at its price and with its VP."""
    t = volcano(faction, scoring="SCORE3")
    t.paint("E5", "volcano")
    t.play(f"transform E7 to volcano. {PRICES[faction]}")
    assert t.legal() == {"done", "build E7"}
    t.play("build E7")
    assert (t.structure("E7"), t.coins(faction), t.workers(faction), t.vp(faction)) == (f"{faction} D", 38, 39, 22)


@both
def test_the_price_comes_before_the_dwelling(faction: str) -> None:
    """Action 1: transform, then build; a town of the dwelling cannot bring what pays for its space."""
    t = volcano(faction, "TP")
    t.put(faction, "F3 D4", "TP")
    t.play("transform E5 to volcano")
    assert t.builds() == set() and not t.may("done")


@both
def test_no_conversion_between_transform_and_price(faction: str) -> None:
    """Conversions: before or after the action, not inside it."""
    t = volcano(faction)
    t.rich(faction)
    t.play("transform E5 to volcano")
    assert not any(text.startswith(("convert", "burn")) for text in t.legal())


@both
def test_no_spade_tile_for_volcanoes(faction: str) -> None:
    """Appendix III: nothing was dug."""
    t = volcano(faction, scoring="SCORE1")
    t.play(f"transform E5 to volcano. {PRICES[faction]}. done")
    assert t.vp(faction) == 20
