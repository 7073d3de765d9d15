"""Moves that nobody is asked for: those of bots, and answers by rules that players have set."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mystica import data
from mystica.game import Game
from mystica.server.shapes.view import AutomaticRules
from mystica.server.storage.rows import SeatRow, Standing, TurnRow


@dataclass(frozen=True, slots=True)
class AutomaticMove:
    """Who moves by itself now: a bot of some level, or a person by a rule that has the answer."""

    seat: int
    level: str = ""
    text: str = ""


def automatic_move_of(
    game: Game, sitting: Sequence[SeatRow], rules: Sequence[AutomaticRules], last: TurnRow | None
) -> AutomaticMove | None:
    """Nothing if a person has to decide, or nobody."""
    seat = game.decider
    if seat is None:
        return None
    if sitting[seat].bot:
        return AutomaticMove(seat, level=sitting[seat].bot)
    if last is not None and last.kind == "back" and last.seat == seat:
        return None  # whoever steps back wants to decide anew
    if game.decision == "leech":
        answer = answer_to_offer(game, seat, rules[seat])
        return AutomaticMove(seat, text=answer) if answer else None
    if game.decision == "after" and rules[seat].end_turn and last is not None and last.seat != seat:
        return AutomaticMove(seat, text="done")
    return None


def answer_to_offer(game: Game, seat: int, rules: AutomaticRules) -> str:
    """`leech` or `decline` if the player's rules know the answer to the oldest offer."""
    offer = next(offer for offer in game.offers if offer.owner == seat)
    if gains_by_answers(game.faction(offer.builder)) and not rules.helping:
        return ""
    if rules.no_waste and offer.price > 0 and income_fills(game, seat):
        return "decline"
    if offer.price <= rules.take:
        return "leech"
    if rules.refuse is not None and offer.price >= rules.refuse:
        return "decline"
    return ""


def gains_by_answers(faction: str) -> bool:
    """Has a faction something from others taking or refusing the power of its structures?"""
    facts = data.factions().get(faction)
    return facts is not None and any(facts.traits.get(trait, 0) for trait in ("reaction_steps", "reaction_power"))


def income_fills(game: Game, seat: int) -> bool:
    """Would the next income move all tokens to bowl III anyway? Who may still spend power cannot know."""
    player = game.player(seat)
    income = game.next_income()
    if not player.passed or not income:
        return False
    first, second, _ = player.bowls
    return income[seat].power >= 2 * first + second


def standing_of(
    game: Game, sitting: Sequence[SeatRow], rules: Sequence[AutomaticRules], last: TurnRow | None
) -> Standing:
    """Status of a game and whom it waits for."""
    if game.is_over:
        return Standing("over", "nobody")
    return Standing("open", "bot" if automatic_move_of(game, sitting, rules, last) else "person")
