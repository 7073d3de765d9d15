"""Fire & Ice: the Dragonlords."""

import pytest

from mystica.engine.core.ids import BY_SCORING, BY_TRANSFORM, E_TOKENS, E_VP
from tests.rules.factions.volcano import volcano
from tests.rules.table import Table


def _lair(
    structure: str = "D", scoring: str = "SCORE7", power: tuple[int, int, int] = (4, 4, 4), **options: str
) -> Table:
    t = volcano("dragonlords", structure, scoring, **options)
    t.give("dragonlords", power=power, cults=(0, 0, 0, 0))
    return t


# ---- the faction board --------------------------------------------------------------------------------------


# ---- volcanoes ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bowl", "left"), [(1, (3, 4, 4)), (2, (4, 3, 4)), (3, (4, 4, 3))])
def test_one_token_from_a_bowl_of_choice(bowl: int, left: tuple[int, int, int]) -> None:
    """Ruling token-loss=choice: one token leaves the game, from any bowl; neither workers nor coins are paid."""
    t = _lair()
    t.listen()
    t.play(f"transform E5 to volcano. -bowl{bowl}. done")
    assert t.power("dragonlords") == left
    assert (t.workers("dragonlords"), t.coins("dragonlords")) == (40, 40)
    assert t.gained("dragonlords", E_TOKENS, BY_TRANSFORM) == -1


def test_two_tokens_for_anothers_home() -> None:
    """Ability: 2 tokens for the home terrain of another player, each from a bowl of choice."""
    t = _lair()
    t.play("transform F4 to volcano. -bowl3. -bowl1. done")
    assert t.power("dragonlords") == (3, 4, 3)
    assert t.terrain("F4") == "volcano"


def test_bowls_that_are_empty_are_not_asked_for() -> None:
    """Ability: a token can only leave a bowl that holds one."""
    t = _lair(power=(0, 1, 1))
    t.play("transform F4 to volcano")
    assert {text for text in t.legal() if text.startswith("-bowl")} == {"-bowl2", "-bowl3"}
    t.play("-bowl2")
    assert {text for text in t.legal() if text.startswith("-bowl")} == {"-bowl3"}
    t.play("-bowl3")
    assert t.power("dragonlords") == (0, 0, 0)


def test_tokens_must_be_there() -> None:
    """Ability: with one token left another's home is out of reach; without any, everything is."""
    t = _lair(power=(0, 0, 1))
    assert t.transforms() == {f"{label} to volcano" for label in ("D4", "E5", "E7", "F3")}
    t.give("dragonlords", power=(0, 0, 0))
    assert t.transforms() == set()


@pytest.mark.parametrize(
    ("power", "left"),
    [((4, 4, 4), (2, 4, 4)), ((1, 4, 4), (0, 3, 4)), ((0, 1, 4), (0, 0, 3)), ((0, 0, 2), (0, 0, 0))],
)
def test_bowl_one_first_on_the_site(power: tuple[int, int, int], left: tuple[int, int, int]) -> None:
    """Ruling token-loss=bowl-one-first: bowl I, then II, then III, without a question."""
    t = _lair(power=power, token_loss="bowl-one-first")
    t.play("transform F4 to volcano. done")
    assert t.power("dragonlords") == left
    t = _lair(power=power, profile="snellman")
    t.play("transform F4 to volcano")
    assert t.power("dragonlords") == left


def test_fewer_tokens_hold_less_power() -> None:
    """Gaining power: what the bowls cannot take is lost."""
    t = Table("witches", "dragonlords", terrains={"dragonlords": "red"})
    t.put("dragonlords", "E6", "SH")
    t.put("witches", "F4")
    t.rich("witches")
    t.give("dragonlords", power=(0, 1, 0))
    t.play("upgrade F4 to TP\ndragonlords: leech")
    assert (t.power("dragonlords"), t.vp("dragonlords")) == ((0, 0, 1), 20)


# ---- spades become tokens -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("action", "tokens", "cost"), [("ACT5", 1, 4), ("ACT6", 2, 6), ("BON1", 1, 0)])
@pytest.mark.parametrize("profile", ["official", "snellman"])
def test_spades_become_tokens(action: str, tokens: int, cost: int, profile: str) -> None:
    """Ability: a new token in bowl I for each spade; nothing is transformed and nothing built."""
    t = _lair(power=(0, 0, 6), profile=profile)
    t.paint("E5", "volcano")
    t.card("dragonlords", "BON1")
    t.play(f"action {action}")
    assert t.power("dragonlords") == (cost + tokens, 0, 6 - cost)
    assert t.transforms() == t.builds() == set()


@pytest.mark.parametrize(("action", "spades"), [("ACT5", 1), ("ACT6", 2), ("BON1", 1)])
@pytest.mark.parametrize("profile", ["official", "snellman"])
def test_spade_tile_pays_for_spades_that_become_tokens(action: str, spades: int, profile: str) -> None:
    """Rulings: such a spade counts as used."""
    t = _lair(scoring="SCORE1", power=(0, 0, 6), profile=profile)
    t.card("dragonlords", "BON1")
    t.listen()
    t.play(f"action {action}")
    assert t.gained("dragonlords", E_VP, BY_SCORING) == 2 * spades


@pytest.mark.parametrize("scoring", ["SCORE2", "SCORE6", "SCORE8"])
def test_cult_bonus_spades_become_tokens(scoring: str) -> None:
    """Phase III: one token each, without VP and without a question."""
    t = _lair(scoring=scoring, power=(0, 0, 0))
    t.give("dragonlords", cults=(0, 8, 8, 8))
    t.listen()
    t.pass_all()
    assert t.round == 2
    assert (t.tokens("dragonlords"), t.vp("dragonlords")) == (2, 20)


def test_more_tokens_than_at_the_start() -> None:
    """Ability: there is no limit to new tokens."""
    t = _lair(power=(6, 3, 6))
    t.play("action ACT6. done")
    assert t.power("dragonlords") == (14, 3, 0)


# ---- the stronghold -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("others", [1, 2, 3, 4])
def test_a_token_for_each_player(others: int) -> None:
    """Stronghold: as many new tokens in bowl I as there are players, the Dragonlords included."""
    t = Table("dragonlords", *("witches", "nomads", "darklings", "mermaids")[:others], terrains={"dragonlords": "red"})
    t.put("dragonlords", "E6", "TP")
    t.give("dragonlords", coins=8, workers=4, power=(1, 2, 3))
    t.play("upgrade E6 to SH")
    assert t.power("dragonlords") == (1 + 1 + others, 2, 3)


def test_tokens_of_the_stronghold_only_once() -> None:
    """Stronghold: at once, not in every round."""
    t = _lair("SH", power=(1, 2, 3))
    t.pass_all()
    t.until("dragonlords")
    assert (t.round, t.tokens("dragonlords")) == (2, 6)


def test_stronghold_tile() -> None:
    """Appendix III: 5 VP for the stronghold."""
    t = _lair("TP", scoring="SCORE4")
    t.play("upgrade E6 to SH")
    assert t.vp("dragonlords") == 25


# ---- tokens at the end --------------------------------------------------------------------------------------


def test_final_resources() -> None:
    """Resource scoring: power in bowl III and what sacrificing brings, one coin each."""
    t = Table("dragonlords", "witches", round=6, terrains={"dragonlords": "red"})
    t.give("dragonlords", coins=0, workers=0, power=(5, 4, 4), cults=(0, 0, 0, 0))
    t.give("witches", coins=0, workers=0, power=(0, 0, 0), cults=(0, 0, 0, 0))
    t.pass_all()
    assert (t.vp("dragonlords"), t.coins("dragonlords")) == (22, 0)
