"""Fire & Ice: tiles, cards, power actions and bridges treat the six factions like any other."""

import pytest

from mystica import data
from mystica.engine.core.ids import BY_FINAL_TILE, E_VP, RIVER
from mystica.setups import in_play, resolve_options
from tests.rules.table import FIRE_AND_ICE_FACTIONS, Table

BOXES = ("promo-bonus", "promo-towns", "temple-tile", "fire-and-ice")
WITH = resolve_options("official", dict.fromkeys(BOXES, "true"))
STEPS = {"D": ("", "D"), "TP": ("D", "TP"), "TE": ("TP", "TE"), "SH": ("TP", "SH"), "SA": ("TE", "SA")}
BUILT = [(tile, code) for tile in in_play(data.scoring_tiles(), WITH) for code in STEPS]
each_faction = pytest.mark.parametrize("faction", FIRE_AND_ICE_FACTIONS)


def land(faction: str, scoring: str = "SCORE2", **options: str) -> Table:
    """All land is home terrain, and far away from the Witches; plenty of everything but priests, room for power."""
    t = Table(faction, "witches", scoring=scoring, terrains={faction: "blue"}, **options)  # type: ignore[arg-type]
    board = t.state.setup.board
    for space in range(int(board.n)):
        if board.terrain[space] != RIVER:
            t.paint(board.labels[space], t.home(faction))
    t.put(faction, "E6")
    t.put("witches", "A12")
    t.give(faction, coins=50, workers=30, priests=0, power=(4, 4, 4), cults=(4, 4, 4, 4))
    return t


def build(t: Table, faction: str, code: str) -> None:
    """The structure, by the action that builds it; a favor tile that pays nothing comes with some."""
    before, after = STEPS[code]
    if before:
        t.put(faction, "C4", before)
        t.play(f"upgrade C4 to {after}")
    else:
        t.play(f"build {sorted(t.builds())[0]}")
    if code in ("TE", "SA"):
        t.play("+FAV9")


@each_faction
@pytest.mark.parametrize(("scoring", "code"), BUILT)
def test_scoring_tiles_for_structures(faction: str, scoring: str, code: str) -> None:
    """Scoring tiles: what is printed for the structure, nothing for others."""
    options = {"temple_tile": "true"} if scoring == "SCORE9" else {}
    t = land(faction, scoring, first_favor="FAV8", **options)
    build(t, faction, code)
    tile = data.scoring_tiles()[scoring]
    pays = tile.event == code or (tile.event == "SH_SA" and code in ("SH", "SA"))
    assert t.vp(faction) == 20 + (tile.vp if pays else 0)


@each_faction
@pytest.mark.parametrize("tile", ["FAV10", "FAV11"])
@pytest.mark.parametrize("code", ["D", "TP"])
def test_favor_tiles_for_structures(faction: str, tile: str, code: str) -> None:
    """Favor tiles: VP for the dwelling or trading house each names."""
    t = land(faction)
    t.favor(faction, tile)
    build(t, faction, code)
    assert t.vp(faction) == 20 + data.favor_tiles()[tile].build_vp.get(code, 0)


@each_faction
@pytest.mark.parametrize("card", ["BON6", "BON7", "BON9", "BON10"])
def test_bonus_cards_on_passing(faction: str, card: str) -> None:
    """Bonus cards: VP for structures on the map or for the level of shipping when the card goes back."""
    t = land(faction, promo_bonus="true")
    t.put(faction, "C4", "TP")
    t.put(faction, "C5", "SA")
    t.card(faction, card)
    t.play("pass BON1")
    shipping = data.factions()[faction].shipping
    assert shipping is not None
    counts = {"D": 1, "TP": 1, "SA": 1, "SH": 0, "shipping": shipping.start}
    assert t.vp(faction) == 20 + sum(vp * counts[what] for what, vp in data.bonus_cards()[card].pass_vp.items())


@each_faction
def test_favor_tile_on_passing(faction: str) -> None:
    """Favor tile FAV12: VP by the number of trading houses."""
    t = land(faction)
    t.favor(faction, "FAV12")
    t.put(faction, "C4 C5", "TP")
    t.play("pass BON1")
    assert t.vp(faction) == 23


@each_faction
@pytest.mark.parametrize("code", in_play(data.town_tiles(), WITH))
def test_town_tiles(faction: str, code: str) -> None:
    """Town tiles: VP, key and goods as printed; the scoring tile for towns pays too."""
    t = land(faction, promo_towns="true")
    t.put(faction, "A1", "SA")  # three structures are enough with it
    t.put(faction, "A2", "TP")
    t.put(faction, "A3", "D")
    t.give(faction, cults=(0, 0, 0, 0))
    t.play("upgrade A3 to TP")
    coins, workers = t.coins(faction), t.workers(faction)
    t.play(f"+{code}")
    tile = data.town_tiles()[code]
    track = data.factions()[faction].shipping
    assert track is not None
    sailed = sum(track.vp[: tile.shipping])  # nothing for whose shipping is fixed
    assert t.vp(faction) == 20 + tile.vp + 5 + sailed
    assert t.keys(faction) == tile.keys
    assert (t.coins(faction), t.workers(faction)) == (coins + tile.coins, workers + tile.workers)
    assert t.cults(faction) == (tile.steps,) * 4


@each_faction
@pytest.mark.parametrize("code", ["ACT3", "ACT4"])
def test_power_actions_for_goods(faction: str, code: str) -> None:
    """Power actions: workers and coins as printed."""
    t = land(faction)
    t.give(faction, power=(4, 4, 8))
    coins, workers = t.coins(faction), t.workers(faction)
    t.play(f"action {code}")
    action = data.power_actions()[code]
    assert (t.coins(faction), t.workers(faction)) == (coins + action.coins, workers + action.workers)
    less = data.factions()[faction].traits.get("power_action_discount", 0)
    assert t.power(faction)[2] == 8 - action.cost + less


@each_faction
def test_bridge_by_power(faction: str) -> None:
    """Bridges: one own end is enough, and it joins for towns and areas."""
    t = land(faction)
    t.put(faction, "C1")
    t.give(faction, power=(4, 4, 8))
    t.play("action ACT1")
    assert t.may("bridge B2:C1") and not t.may("bridge C2:D4")
    t.play("bridge B2:C1")
    t.put(faction, "B2")
    assert t.area(faction) == 2


@each_faction
@pytest.mark.parametrize("tile", in_play(data.final_tiles(), WITH))
def test_final_scoring_tiles(faction: str, tile: str) -> None:
    """Final scoring tiles: the same count for everybody, at the end of the last round."""
    t = Table(faction, "witches", round=6, terrains={faction: "blue"}, final_tile=tile)
    t.put(faction, "A1", "SH")
    t.put(faction, "A2", "SA")
    t.put(faction, "A3")
    expected = {"greatest-distance": 2, "stronghold-sanctuary": 1, "outposts": 3, "settlements": 1}
    assert t.final_tile(faction) == expected[tile]
    t.listen()
    t.play("pass")
    t.finish(unless="witches")
    t.play("pass")
    t.finish()
    assert t.gained(faction, E_VP, BY_FINAL_TILE) == data.final_tiles()[tile].vp[0]
