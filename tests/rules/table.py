"""A table for move scripts: three lines of setup, one move, one expectation."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from mystica import data
from mystica.engine.core import actions as act
from mystica.engine.core import state as column
from mystica.engine.core.decisions import AFTER, TURN, pop, push, top
from mystica.engine.core.ids import ACTIONS, CHOOSING, STRUCTURE_CODES
from mystica.engine.core.state import State, empty_state, seat_base
from mystica.engine.core.tables import BONUS_CODES, FAVOR_CODES
from mystica.engine.flow import apply, decider, is_over, new_game
from mystica.engine.playout import legal_actions
from mystica.engine.rules.build import place
from mystica.engine.rules.income import income_of
from mystica.engine.rules.passing import take_bonus_card
from mystica.engine.rules.scoring import final_tile_value, largest_area
from mystica.engine.rules.setup import ask_for_factions, lay_out
from mystica.engine.stages import settle
from mystica.errors import MoveError
from mystica.notation.moves import TERRAINS, action_of, faction_key, text_of
from mystica.setups import GameSetup, in_play, resolve_options

BASE_FACTIONS = (
    "nomads", "fakirs", "chaosmagicians", "giants", "swarmlings", "mermaids", "witches", "auren", "halflings",
    "cultists", "alchemists", "darklings", "engineers", "dwarves",
)  # fmt: skip
FIRE_AND_ICE_FACTIONS = ("icemaidens", "yetis", "acolytes", "dragonlords", "riverwalkers", "shapeshifters")
ROUND_TILES = ("SCORE4", "SCORE2", "SCORE3", "SCORE5", "SCORE6", "SCORE7")


class Table:
    """A game in the action phase with nothing on the map, and the first faction to move.

    `scoring` is the tile of the round that is played; `options` are setup options with _ for -. `terrains` are the
    starting terrains of factions that choose one, or just the terrain where only one does; the first free one if it
    does not matter. `first_favor` is the tile of a faction that starts with one.
    """

    round_tiles: tuple[str, ...] = ROUND_TILES
    facts: Mapping[str, data.Value] = MappingProxyType({})

    def __init__(
        self, *factions: str, round: int = 1, scoring: str = "SCORE7", profile: str = "official", map: str = "base",
        terrains: Mapping[str, str] | str = "", first_favor: str = "FAV9", **options: str,
    ) -> None:  # fmt: skip
        tiles = [code for code in self.round_tiles if code != scoring][:5]
        tiles.insert(round - 1, scoring)
        chosen = {key.replace("_", "-"): value for key, value in options.items()}
        if scoring == "SCORE9":
            chosen["temple-tile"] = "true"
        chosen |= {data.factions()[key].option: "true" for key in factions if data.factions()[key].option}
        values = resolve_options(profile, chosen)
        cards = in_play(data.bonus_cards(), values)
        self.setup = GameSetup(
            len(factions), map, profile, values, tuple(tiles), tuple(cards), factions,
            final_tile="" if values["final-tile"] == "off" else values["final-tile"], facts=dict(self.facts),
        )  # fmt: skip
        self.terrains = terrains
        self.first_favor = first_favor
        self.state: State = empty_state(self.setup.engine_setup())
        lay_out(self.state)
        ask_for_factions(self.state)
        settle(self.state)
        self.answer_first_choices()
        while self.state.v[column.DEPTH]:  # the first dwellings
            pop(self.state)
        v = self.state.v
        v[column.PHASE] = ACTIONS
        v[column.ROUND] = round
        v[column.CURRENT] = 0
        push(self.state, TURN, 0, 1, 0)

    # ---- setting up -----------------------------------------------------------------------------------

    def answer_first_choices(self) -> None:
        """Starting terrains and first favor tiles, up to the first dwellings."""
        while self.state.v[column.PHASE] == CHOOSING:
            colours = sorted(text for text in self.legal() if text.startswith("pick-color"))
            wanted = self.terrains if isinstance(self.terrains, str) else self.terrains.get(self.decider, "")
            self.play(f"+{self.first_favor}" if not colours else f"pick-color {wanted}" if wanted else colours[0])

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
            self.state.v[column.TERRAIN + self.space(label)] = TERRAINS.index(colour)

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
        return TERRAINS[int(self.state.v[column.TERRAIN + self.space(label)])]

    def home(self, faction: str) -> str:
        """Home terrain."""
        return TERRAINS[self.get(faction, column.COLOUR)]

    def tokens(self, faction: str) -> int:
        return sum(self.power(faction))

    def transforms(self) -> set[str]:
        """Every transform that is legal now, without the word."""
        return {text.removeprefix("transform ") for text in self.legal() if text.startswith("transform")}

    def builds(self) -> set[str]:
        """Every space on which a dwelling may be built now."""
        return {text.removeprefix("build ") for text in self.legal() if text.startswith("build")}

    def listen(self) -> None:
        """Note every gain and payment from now on, for `gained`."""
        self.state.trace = []

    def gained(self, faction: str, what: int, why: int) -> int:
        """Sum of one kind (E_VP ...) that came for one reason (BY_AREA ...) since `listen`."""
        seat = self.seat(faction)
        return sum(n for p, kind, n, reason in self.state.trace or [] if (p, kind, reason) == (seat, what, why))

    def run(self) -> None:
        """Let everything happen that needs no decision."""
        settle(self.state)

    # ---- bridges, income, areas, leaving ----------------------------------------------------------------

    def bridge(self, faction: str, ends: str) -> None:
        """Bridges of a faction, like "C2:D3 F1:H1". Founds no town."""
        board = self.state.setup.board
        for pair in ends.split():
            one, other = sorted(self.space(label) for label in pair.split(":"))
            bit = 2 ** board.bridge_of[(one, other)]
            self.state.v[column.BRIDGES] |= bit
            self.state.v[seat_base(self.seat(faction)) + column.OWN_BRIDGES] |= bit

    def income(self, faction: str) -> tuple[int, int, int, int]:
        """Coins, workers, priests and power of the next income phase."""
        coins, workers, priests, power = income_of(self.state, self.seat(faction))
        return int(coins), int(workers), int(priests), int(power)

    def area(self, faction: str) -> int:
        """Structures in the largest connected area, as final scoring counts them."""
        return int(largest_area(self.state, self.seat(faction)))

    def final_tile(self, faction: str) -> int:
        """What the final scoring tile of the game counts for a faction."""
        return int(final_tile_value(self.state, self.seat(faction)))

    @property
    def order(self) -> list[str]:
        """Factions in the order of play."""
        return [self.setup.factions[int(self.state.v[column.ORDER + k])] for k in range(len(self.setup.factions))]

    def drop(self, faction: str) -> None:
        """The player of a faction leaves the game."""
        apply(self.state, int(act.DROP) + self.seat(faction))

    def price(self, phrase: str) -> tuple[int, int, int]:
        """Coins, workers and priests that a move costs whoever decides; the move is not kept."""
        kept = self.state.copy()
        who = self.decider
        before = (self.coins(who), self.workers(who), self.priests(who))
        self.play(phrase)
        after = (self.coins(who), self.workers(who), self.priests(who))
        self.state.restore(kept)
        return before[0] - after[0], before[1] - after[1], before[2] - after[2]

    def incomes(self, faction: str, structure: str) -> list[tuple[int, int, int, int]]:
        """Income of none, one, two ... structures of a kind; with dwellings the worker that always comes is in it."""
        kept = self.state.copy()
        me = seat_base(self.seat(faction)) + column.COUNT
        limit = data.factions()[faction].structures[structure].limit
        rows: list[tuple[int, int, int, int]] = []
        for kind in range(1, len(STRUCTURE_CODES)):
            self.state.v[me + kind] = 0
        c, w, p, pw = (0, 0, 0, 0) if structure == "D" else self.income(faction)
        for number in range(limit + 1):
            self.state.v[me + STRUCTURE_CODES.index(structure)] = number
            coins, workers, priests, power = self.income(faction)
            rows.append((coins - c, workers - w, priests - p, power - pw))
        self.state.restore(kept)
        return rows

    def begin(self) -> None:
        """Back to the first decision of the game: the first dwellings are still to be placed."""
        self.state = new_game(self.setup.engine_setup())

    def placings(self) -> list[str]:
        """From the first decision on, who places the first dwellings, in order; the spaces do not matter."""
        self.begin()
        self.answer_first_choices()
        out: list[str] = []
        while any(text.startswith("build") for text in self.legal()):
            out.append(self.decider)
            self.play(sorted(self.legal())[0])
        return out

    def until(self, faction: str) -> None:
        """Everybody else declines, ends the turn or passes, until this faction has a turn."""
        while not (self.state.v[top(self.state)] == TURN and self.decider == faction):
            texts = sorted(self.legal(), key=lambda t: (len(t), t))
            wanted = ("done", "decline") if self.state.v[top(self.state)] != TURN else ("pass",)
            self.play(next(t for t in texts if t.startswith(wanted)))
