"""A table for move scripts: three lines of setup, one move, one expectation."""

from __future__ import annotations

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core import state as column
from mystica.engine.core.decisions import AFTER, TURN, push, top
from mystica.engine.core.ids import ACTIONS, STRUCTURE_CODES
from mystica.engine.core.state import State, empty_state, seat_base
from mystica.engine.core.tables import BONUS_CODES, FAVOR_CODES, SCORING_CODES
from mystica.engine.flow import apply, decider, is_over, settle
from mystica.engine.playout import legal_actions
from mystica.engine.rules.build import place
from mystica.engine.rules.passing import take_bonus_card
from mystica.engine.rules.setup import ask_for_factions, lay_out
from mystica.errors import MoveError
from mystica.notation.moves import action_of, faction_key, text_of
from mystica.setups import GameSetup, resolve_options

ROUND_TILES = ("SCORE4", "SCORE2", "SCORE3", "SCORE5", "SCORE6", "SCORE7")


class Table:
    """A game in the action phase with nothing on the map, and the first faction to move.

    `scoring` is the tile of the round that is played; `options` are setup options with _ for -.
    """

    def __init__(
        self, *factions: str, round: int = 1, scoring: str = "SCORE7", profile: str = "official", map: str = "base",
        **options: str,
    ) -> None:  # fmt: skip
        tiles = [code for code in ROUND_TILES if code != scoring][:5]
        tiles.insert(round - 1, scoring)
        chosen = {key.replace("_", "-"): value for key, value in options.items()}
        if scoring == "SCORE9":
            chosen["temple-tile"] = "true"
        values = resolve_options(profile, chosen)
        cards = [c for c, b in data.bonus_cards().items() if not b.option or values[b.option] == "true"]
        self.setup = GameSetup(len(factions), map, profile, values, tuple(tiles), tuple(cards), factions)
        self.state: State = empty_state(self.setup.engine_setup())
        lay_out(self.state)
        ask_for_factions(self.state)
        v = self.state.v
        v[column.PHASE] = ACTIONS
        v[column.ROUND] = round
        v[column.CURRENT] = 0
        push(self.state, TURN, 0, 1, 0)

    # ---- setting up -----------------------------------------------------------------------------------

    def seat(self, faction: str) -> int:
        return self.setup.factions.index(faction)

    def space(self, label: str) -> int:
        return self.state.setup.board.space_of_label[label.upper()]

    def put(self, faction: str, spaces: str, structure: str = "D") -> None:
        """Structures on these spaces, which become home terrain. Founds no town and offers nothing."""
        seat = self.seat(faction)
        for label in spaces.split():
            space = self.space(label)
            self.state.v[column.TERRAIN + space] = self.get(faction, column.COLOUR)
            place(self.state, seat, space, STRUCTURE_CODES.index(structure))

    def paint(self, spaces: str, colour: str) -> None:
        for label in spaces.split():
            self.state.v[column.TERRAIN + self.space(label)] = data.common().wheel.index(colour)

    def give(
        self, faction: str, *, coins: int | None = None, workers: int | None = None, priests: int | None = None,
        power: tuple[int, int, int] | None = None, vp: int | None = None, keys: int | None = None,
        shipping: int | None = None, digging: int | None = None, cults: tuple[int, int, int, int] | None = None,
    ) -> None:  # fmt: skip
        """Set what is named, leave the rest."""
        v = self.state.v
        me = seat_base(self.seat(faction))
        for where, value in (
            (column.COINS, coins), (column.WORKERS, workers), (column.PRIESTS, priests), (column.VP, vp),
            (column.KEYS, keys), (column.SHIPPING, shipping), (column.DIGGING, digging),
        ):  # fmt: skip
            if value is not None:
                v[me + where] = value
        for i, tokens in enumerate(power or ()):
            v[me + column.BOWL1 + i] = tokens
        for i, level in enumerate(cults or ()):
            v[me + column.CULT_LEVEL + i] = level

    def rich(self, *factions: str) -> None:
        """Plenty of everything."""
        for faction in factions:
            self.give(faction, coins=60, workers=30, priests=5, power=(0, 0, 12))

    def favor(self, faction: str, code: str) -> None:
        """Own a favor tile without its cult steps."""
        tile = FAVOR_CODES.index(code)
        self.state.v[column.FAVORS_LEFT + tile] -= 1
        self.state.v[seat_base(self.seat(faction)) + column.FAVOR_TILES] |= 2**tile

    def card(self, faction: str, code: str) -> None:
        """Hold a bonus card."""
        take_bonus_card(self.state, self.seat(faction), BONUS_CODES.index(code))

    # ---- playing --------------------------------------------------------------------------------------

    @property
    def decider(self) -> str:
        return "" if is_over(self.state) else faction_key(self.state, int(decider(self.state)))

    def play(self, script: str) -> None:
        """Phrases separated by full stops; `faction:` before a row ends the turn of whoever could still convert."""
        for row in script.strip().splitlines():
            who, _, phrases = row.strip().partition(": ")
            if who in self.setup.factions:
                self.finish(unless=who)
                assert self.decider == who, f"{self.decider} decides, not {who}"
            else:
                phrases = row
            for phrase in phrases.split("."):
                if phrase.strip():
                    apply(self.state, action_of(self.state, phrase))

    def finish(self, unless: str = "") -> None:
        """End the turn of a player who is only asked for conversions after the action."""
        while self.decider and self.decider != unless and self.state.v[top(self.state)] == AFTER:
            apply(self.state, act.DONE)

    def legal(self) -> set[str]:
        return {text_of(self.state, a) for a in legal_actions(self.state)}

    def may(self, phrase: str) -> bool:
        try:
            action_of(self.state, phrase)
        except MoveError:
            return False
        return True

    def pass_all(self) -> None:
        """Everybody passes with the first card left; offers are declined; cult-bonus spades are left to the test."""
        round = self.round
        while self.decider and self.round == round:
            texts = self.legal()
            if "decline" in {t.split()[0] for t in texts}:
                self.play("decline")
            elif self.state.v[top(self.state)] == AFTER:
                self.play("done")
            else:
                passes = sorted((t for t in texts if t.startswith("pass")), key=lambda t: (len(t), t))
                if not passes:
                    return
                self.play(passes[0])

    # ---- looking --------------------------------------------------------------------------------------

    def get(self, faction: str, where: int) -> int:
        return int(self.state.v[seat_base(self.seat(faction)) + where])

    @property
    def round(self) -> int:
        return int(self.state.v[column.ROUND])

    def vp(self, faction: str) -> int:
        return self.get(faction, column.VP)

    def coins(self, faction: str) -> int:
        return self.get(faction, column.COINS)

    def workers(self, faction: str) -> int:
        return self.get(faction, column.WORKERS)

    def priests(self, faction: str) -> int:
        return self.get(faction, column.PRIESTS)

    def keys(self, faction: str) -> int:
        return self.get(faction, column.KEYS)

    def power(self, faction: str) -> tuple[int, int, int]:
        one, two, three = (self.get(faction, column.BOWL1 + i) for i in range(3))
        return one, two, three

    def cults(self, faction: str) -> tuple[int, int, int, int]:
        fire, water, earth, air = (self.get(faction, column.CULT_LEVEL + i) for i in range(4))
        return fire, water, earth, air

    def structure(self, label: str) -> str:
        """Like "witches D", or nothing."""
        found = int(self.state.v[column.STRUCTURE + self.space(label)])
        return f"{self.setup.factions[found // 8 - 1]} {STRUCTURE_CODES[found % 8]}" if found else ""

    def terrain(self, label: str) -> str:
        return data.common().wheel[int(self.state.v[column.TERRAIN + self.space(label)])]

    def run(self) -> None:
        """Let everything happen that needs no decision."""
        settle(self.state)
