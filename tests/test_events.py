"""Events tell everything: a shadow of the game that is kept by events alone agrees with the state all the time."""

from __future__ import annotations

import doctest
import random
from collections import Counter

import pytest

from mystica import data
from mystica.boxes.merchants import data as box_data
from mystica.boxes.merchants.engine import columns as ship_col
from mystica.boxes.merchants.engine.columns import sea_base
from mystica.boxes.merchants.engine.frames import TRADING
from mystica.boxes.merchants.engine.sea import with_ships
from mystica.engine.core import actions as act
from mystica.engine.core import state as col
from mystica.engine.core.ids import RIVER, STRUCTURE_CODES
from mystica.engine.core.state import FIELDS, PLAYER, State
from mystica.engine.core.tables import BONUS_CODES, FACTION_KEYS, FAVOR_CODES, TOWN_CODES
from mystica.engine.flow import apply, is_over, may_apply_unlisted, new_game
from mystica.engine.playout import legal_actions, random_actions
from mystica.engine.rules.leech import offer_builder, offer_is_direct, offer_owner, offer_power
from mystica.engine.rules.scoring import winners
from mystica.engine.rules.towns import has_town_tile
from mystica.events import RESOURCES, TABLE, Event, describe, describe_move, events_of, opening, player_names, texts
from mystica.events.consequences import Reading
from mystica.i18n import LOCALES
from mystica.notation.ledgers.reader import LedgerPlayer
from mystica.notation.ledgers.text import read_ledger
from mystica.notation.moves import action_of
from mystica.setups import draw, introductory
from tests.golden_games import FOLDER, names
from tests.invariants import choose, random_setup, random_unlisted
from tests.rules.table import Table
from tests.test_i18n import KEYS

WHEEL = data.common().wheel
TERRAINS = (*WHEEL, *data.common().other_colours)
COLUMNS = (col.VP, col.COINS, col.WORKERS, col.PRIESTS, 0, *(col.CULT_LEVEL + track for track in range(4)), 0)
MOVES = {key.removeprefix("move-") for key in KEYS if key.startswith("move-") and "." not in key}
EVENTS = {key.removeprefix("event-") for key in KEYS if key.startswith("event-") and "." not in key}


class Shadow:
    """What somebody knows who reads nothing but events."""

    def __init__(self, state: State) -> None:
        n, board = state.setup.n, state.setup.board
        self.labels = board.labels
        self.sums: list[Counter[str]] = [Counter() for _ in range(n)]
        self.bowls: list[list[int]] = [[0, 0, 0] for _ in range(n)]
        self.home: list[str] = [""] * n
        self.unlocked: list[set[str]] = [set() for _ in range(n)]
        self.terrain = {board.labels[i]: WHEEL[board.terrain[i]] for i in range(board.n) if board.terrain[i] != RIVER}
        self.structures: dict[str, tuple[int, str]] = {}
        self.offers: list[tuple[int, int, int, str]] = []
        self.cards: list[str] = [""] * n
        self.favors: list[set[str]] = [set() for _ in range(n)]
        self.towns: list[Counter[str]] = [Counter() for _ in range(n)]
        self.founded: list[int] = [0] * n
        self.bridges: list[set[frozenset[str]]] = [set() for _ in range(n)]
        self.shipping: list[int] = [0] * n
        self.docks: list[str] = [""] * n
        self.ships: list[Counter[str]] = [Counter() for _ in range(n)]
        self.marks: list[set[str]] = [set() for _ in range(n)]
        self.merchants = with_ships(state)
        self.digging: list[int] = [0] * n
        self.dropped: set[int] = set()
        self.scored: set[int] = set()
        """Seats whose goods brought VP in the end."""
        self.round = 0

    def read(self, event: Event) -> None:
        seat, args = event.seat, event.args
        for name, amount in event.changes().items():
            assert seat != TABLE
            self.sums[seat][name] += amount
        if event.key != "faction":  # tokens first: in the end power is sacrificed before it is spent
            self._tokens(seat, event)
            if event.key == "sail-further" and "bowl" in args:  # from bowl II
                self.bowls[seat][1] -= 1
                self.bowls[seat][0] += 1
            else:
                self._power(seat, event.changes().get("power", 0))
        handler = getattr(self, "_" + event.key.replace("-", "_"), None)
        if handler:
            handler(seat, **{f"{name}_" if name == "from" else name: value for name, value in args.items()})

    def _tokens(self, seat: int, event: Event) -> None:
        """New ones go to bowl I or, for VP, to III; they leave by sacrifice, from a bowl named, or from bowl I on."""
        amount = event.changes().get("tokens", 0)
        bowls = self.bowls[seat]
        named = event.args.get("bowl")
        if amount > 0:
            bowls[2 if event.key == "take-token" else 0] += amount
        elif event.key in ("sacrifice", "resource-score"):
            bowls[1] += 2 * amount
            bowls[2] -= amount
        else:
            for _ in range(-amount):
                bowls[named - 1 if isinstance(named, int) else next(i for i in range(3) if bowls[i])] -= 1
        assert min(bowls) >= 0

    def _power(self, seat: int, amount: int) -> None:
        """What is gained goes to the next bowl, from bowl I as long as it has tokens; what is spent goes two back."""
        bowls = self.bowls[seat]
        for _ in range(amount):
            bowl = 0 if bowls[0] else 1
            bowls[bowl] -= 1
            bowls[bowl + 1] += 1
        if amount < 0:
            bowls[2] += amount
            bowls[0] -= amount
        assert min(bowls) >= 0

    def _faction(self, seat: int, faction: str, **_: int) -> None:
        start = data.factions()[faction]
        assert self.home[seat] == ""
        self.bowls[seat] = list(start.power)
        self.home[seat] = start.colour
        self.shipping[seat] = start.shipping.start if start.shipping else 0
        if self.merchants and faction in box_data.ships().ranges:
            self.shipping[seat] = 1

    def _dock(self, seat: int, space: str, dock: str) -> None:
        assert not self.docks[seat]
        self.docks[seat] = space

    def _ship(self, seat: int, space: str, unit: str) -> None:
        self.ships[seat][space] += 1

    def _sail(self, seat: int, from_: str, to: str, unit: str) -> None:
        self.ships[seat][from_] -= 1
        self.ships[seat][to] += 1

    def _trade(self, seat: int, space: str, structure: str, builder: int, **_: int) -> None:
        assert space not in self.marks[seat] and self.structures[space] == (builder, structure)
        self.marks[seat].add(space)
        self.ships[seat][space] -= 1

    def _keep_ship(self, seat: int, space: str, unit: str) -> None:
        self.ships[seat][space] += 1

    def _return_ship(self, seat: int, space: str, unit: str) -> None:
        self.ships[seat][space] -= 1

    def _build_by_ship(self, seat: int, space: str, structure: str, unit: str) -> None:
        self._build(seat, space, structure)

    def _range(self, seat: int, level: int) -> None:
        self.shipping[seat] = level

    def _first_dwelling(self, seat: int, space: str, structure: str) -> None:
        self._build(seat, space, structure)

    def _build(self, seat: int, space: str, structure: str, **_: int) -> None:
        """Where it stands becomes home; for most factions it was."""
        assert space not in self.structures
        self.structures[space] = (seat, structure)
        self.terrain[space] = self.home[seat]

    def _pick_terrain(self, seat: int, terrain: str) -> None:
        self.unlocked[seat].add(terrain)
        if self.home[seat] not in data.common().off_wheel:
            self.home[seat] = terrain

    def _new_home(self, seat: int, terrain: str) -> None:
        assert terrain not in self.home
        self.home[seat] = terrain

    def _unlock(self, seat: int, terrain: str, coins: int) -> None:
        assert coins < 0 and terrain not in self.unlocked[seat]
        self.unlocked[seat].add(terrain)

    def _lose_steps(self, seat: int, cult: str, steps: int, **changes: int) -> None:
        assert changes == {cult: -steps}

    def _upgrade(self, seat: int, space: str, old: str, structure: str, **_: int) -> None:
        assert self.structures[space] == (seat, old)
        self.structures[space] = (seat, structure)

    def _transform(self, seat: int, space: str, was: str, terrain: str, spades: int, **_: int) -> None:
        assert self.terrain[space] == was and spades >= 0
        self.terrain[space] = terrain

    def _advance(self, seat: int, cult: str, from_: int, to: int, **_: int) -> None:
        assert self.sums[seat][cult] == to > from_

    def _offer(self, seat: int, offered: int, builder: int, why: str = "") -> None:
        self.offers.append((seat, builder, offered, why))

    def _offer_void(self, seat: int, offered: int, builder: int, why: str = "") -> None:
        self.offers.remove((seat, builder, offered, why))

    def _take_power(self, seat: int, offered: int, builder: int, power: int, vp: int = 0, why: str = "") -> None:
        assert power <= offered and vp == min(1 - power, 0)
        self.offers.remove((seat, builder, offered, why))

    def _decline_power(self, seat: int, offered: int, builder: int, why: str = "") -> None:
        self.offers.remove((seat, builder, offered, why))

    def _first_bonus(self, seat: int, tile: str, **_: int) -> None:
        self.cards[seat] = tile

    def _pass(self, seat: int, tile: str, **_: int) -> None:
        self.cards[seat] = tile

    def _pass_last(self, seat: int) -> None:
        self.cards[seat] = ""

    def _drop(self, seat: int) -> None:
        self.cards[seat] = ""
        self.dropped.add(seat)

    def _favor(self, seat: int, tile: str) -> None:
        self.favors[seat].add(tile)

    def _town(self, seat: int, tile: str, **_: int) -> None:
        self.towns[seat][tile] += 1

    def _town_founded(self, seat: int) -> None:
        self.founded[seat] += 1

    def _bridge(self, seat: int, from_: str, to: str) -> None:
        self.bridges[seat].add(frozenset((from_, to)))

    def _advance_shipping(self, seat: int, level: int, **_: int) -> None:
        self.shipping[seat] = level

    def _shipping(self, seat: int, level: int) -> None:
        self.shipping[seat] = level

    def _advance_digging(self, seat: int, level: int, **_: int) -> None:
        self.digging[seat] = level

    def _round(self, seat: int, round: int, tile: str) -> None:
        assert seat == TABLE and round == self.round + 1
        self.round = round

    def _resource_score(self, seat: int, vp: int, **_: int) -> None:
        assert vp > 0
        self.scored.add(seat)

    def compare(self, s: State) -> None:
        v = s.values()
        board = s.setup.board
        assert self.round == v[col.ROUND]
        for space, label in enumerate(self.labels):
            piece = v[col.STRUCTURE + space]
            expected = (piece // 8 - 1, STRUCTURE_CODES[piece % 8]) if piece else None
            assert self.structures.get(label) == expected
            if label in self.terrain:
                assert self.terrain[label] == TERRAINS[v[col.TERRAIN + space]]
        offers = [v[col.OFFER + i] for i in range(v[col.OFFERS])]
        assert Counter(self.offers) == Counter(
            (offer_owner(o), offer_builder(o), offer_power(o), "trade" if offer_is_direct(o) else "") for o in offers
        )
        for seat, sums in enumerate(self.sums):
            me = PLAYER + seat * FIELDS
            goods = not is_over(s) or seat in self.scored  # too few to score are not worth an event
            for name, column in zip(RESOURCES, COLUMNS):
                if column and (goods or column not in (col.COINS, col.WORKERS, col.PRIESTS)):
                    assert sums[name] == v[me + column], name
            one, two, three = v[me + col.BOWL1 : me + col.BOWL3 + 1]
            if goods:
                assert sums["tokens"] == one + two + three
                assert self.bowls[seat] == [one, two, three]
            who = v[me + col.WHO]
            assert self.home[seat] == (TERRAINS[v[me + col.COLOUR]] if who >= 0 else "")
            if who >= 0 and "builds_by_river" in data.factions()[FACTION_KEYS[who]].traits:
                unlocked = v[me + col.UNLOCKED]
                assert self.unlocked[seat] == {colour for i, colour in enumerate(WHEEL) if unlocked >> i & 1}
            card = v[me + col.BONUS_CARD]
            assert self.cards[seat] == (BONUS_CODES[card - 1] if card else "")
            tiles = v[me + col.FAVOR_TILES]
            assert self.favors[seat] == {code for i, code in enumerate(FAVOR_CODES) if tiles >> i & 1}
            assert +self.towns[seat] == +Counter({c: has_town_tile(s, seat, i) for i, c in enumerate(TOWN_CODES)})
            assert self.shipping[seat] == v[me + col.SHIPPING]
            assert self.digging[seat] == v[me + col.DIGGING]
            if with_ships(s):
                self._compare_sea(s, seat)
            assert (seat in self.dropped) == v[me + col.DROPPED]
            own = v[me + col.OWN_BRIDGES]
            ends = [(board.bridge_a[i], board.bridge_b[i]) for i in range(board.n_bridges) if own >> i & 1]
            assert self.bridges[seat] == {frozenset((self.labels[a], self.labels[b])) for a, b in ends}
        if not self.dropped:
            picked = sum(sum(towns.values()) for towns in self.towns)
            assert sum(self.founded) == picked + v[col.TOWN_PICKS]

    def _compare_sea(self, s: State, seat: int) -> None:
        """Ships that have traded lie where they are until all have."""
        at = int(sea_base(seat))
        frames = [col.FRAME + 4 * depth for depth in range(s.v[col.DEPTH])]
        traded = sum(s.v[f + 3] % 8 for f in frames if s.v[f] == TRADING and s.v[f + 1] == seat)
        left = [s.v[at + ship_col.SHIP_AT + k] for k in range(ship_col.SHIPS) if not traded >> k & 1]
        assert +self.ships[seat] == Counter(self.labels[place - 1] for place in left if place)
        assert not -self.ships[seat]
        dock = s.v[at + ship_col.DOCK_AT]
        assert self.docks[seat] == (self.labels[dock - 1] if dock else "")
        lo, hi = s.v[at + ship_col.MARKS_LO], s.v[at + ship_col.MARKS_HI]
        marked = {label for i, label in enumerate(self.labels) if (lo >> i if i < 60 else hi >> (i - 60)) & 1}
        assert self.marks[seat] == marked


def follow(s: State, actions: list[int], every: int = 1) -> State:
    """Read the events of a game and compare all the time."""
    shadow = Shadow(s)
    for event in opening(s):
        shadow.read(event)
    shadow.compare(s)
    for number, a in enumerate(actions):
        kept = s.hash()
        after, happened = events_of(s, a)
        assert s.hash() == kept, "the state given has changed"
        assert happened[0].key in MOVES
        for event in happened:
            assert event.key in EVENTS
            shadow.read(event)
        apply(s, a)
        assert after.same(s) and after.trace is None and after.stages is None
        s = after
        if number % every == 0 or is_over(s):
            shadow.compare(s)
    return s


def golden(name: str) -> tuple[State, list[int], State]:
    """Start, actions and end of a golden game."""
    ledger = read_ledger((FOLDER / f"{name}.txt").read_text())
    player = LedgerPlayer(ledger)
    player.play_all()
    player.close()
    return new_game(ledger.setup.engine_setup()), player.actions, player.state


def wild(seed: int, ships: bool | None = None) -> tuple[State, list[int], State]:
    """A random game: any map, options and factions, answers out of turn, now and then somebody leaves."""
    rng = random.Random(f"events {seed}")
    setup = random_setup(rng, merchants=ships)
    s = new_game(setup.engine_setup())
    leaving = rng.randrange(60, 200) if seed % 5 == 0 else -1
    actions: list[int] = []
    while not is_over(s):
        legal = legal_actions(s)
        a = random_unlisted(rng, s) if rng.random() < 0.1 else -1
        drop = int(act.DROP) + rng.randrange(setup.players)
        if len(actions) == leaving and may_apply_unlisted(s, drop):
            a = drop
        actions.append(a if a >= 0 else choose(rng, legal, True))
        apply(s, actions[-1])
    return new_game(setup.engine_setup()), actions, s


@pytest.mark.parametrize("name", names())
def test_golden_games_are_told_completely(name: str) -> None:
    start, actions, end = golden(name)
    assert follow(start, actions, every=5).same(end) and is_over(end)


@pytest.mark.parametrize("seed", range(30))
def test_random_games_are_told_completely(seed: int) -> None:
    start, actions, end = wild(seed)
    assert follow(start, actions, every=3).same(end)


@pytest.mark.parametrize("seed", range(30, 60))
def test_random_games_with_ships_are_told_completely(seed: int) -> None:
    start, actions, end = wild(seed, True)
    assert follow(start, actions).same(end)


@pytest.mark.parametrize("players", range(2, 6))
def test_what_is_given_before_the_first_decision(players: int) -> None:
    setup = introductory(players)
    s = new_game(setup.engine_setup())
    told = opening(s)
    assert [e.args["faction"] for e in told if e.key == "faction"] == list(setup.factions)
    placed = {(e.seat, e.args["space"]) for e in told if e.key == "first-dwelling"}
    assert placed == {(seat, label) for seat, labels in enumerate(setup.dwellings) for label in labels}
    shadow = Shadow(s)
    for event in told:
        shadow.read(event)
    shadow.compare(s)
    assert opening(new_game(draw(players, 1).engine_setup())) == []


# ---- single moves -----------------------------------------------------------------------------------------


def told(table: Table, *phrases: str) -> list[Event]:
    """Play phrases; the events of the last one."""
    out: list[Event] = []
    for phrase in phrases:
        table.state, out = events_of(table.state, action_of(table.state, phrase))
    return out


def neighbours(*others: str, scoring: str = "SCORE5", **options: str) -> Table:
    """Mermaids at E5 about to build at E6; beside it the Nomads have a dwelling and a temple."""
    table = Table("mermaids", *others, "nomads", round=1, scoring=scoring, **options)
    table.put("mermaids", "E5")
    table.paint("E6", "blue")
    table.give("mermaids", coins=20, workers=10, priests=0, power=(0, 0, 0))
    table.put("nomads", "F3")
    table.put("nomads", "E7", "TE")
    table.give("nomads", power=(5, 7, 0), vp=20)
    return table


def test_a_dwelling_with_its_price_and_what_follows() -> None:
    table = neighbours()
    table.favor("mermaids", "FAV11")
    assert told(table, "build E6") == [
        Event("build", 0, {"space": "E6", "structure": "D", "coins": -2, "workers": -1}),
        Event("scoring-tile", 0, {"tile": "SCORE5", "vp": 2}),
        Event("favor-tile", 0, {"vp": 2}),
        Event("offer", 1, {"offered": 3, "builder": 0}),
    ]
    assert told(table, "leech") == [Event("take-power", 1, {"offered": 3, "builder": 0, "power": 3, "vp": -2})]


def test_power_refused() -> None:
    assert told(neighbours(), "build E6", "decline") == [Event("decline-power", 1, {"offered": 3, "builder": 0})]


def test_power_refused_by_acting() -> None:
    table = neighbours(profile="snellman")
    table.give("nomads", priests=1, cults=(1, 0, 0, 0))
    assert told(table, "build E6", "done", "later") == [Event("later", 1, {"offered": 3, "builder": 0})]
    assert told(table, "send p to fire for 3") == [
        Event("send-priest", 1, {"cult": "fire", "steps": 3, "priests": -1}),
        Event("advance", 1, {"cult": "fire", "from": 1, "to": 4, "fire": 3, "power": 1}),
        Event("decline-power", 1, {"offered": 3, "builder": 0}),
    ]


def test_an_offer_that_finds_no_room_any_more() -> None:
    """The first of two offers fills the bowls: the second is gone without being asked."""
    table = neighbours("witches", leech="deferred", unanswered_leech="answer-first", leech_without_room="skipped")
    table.put("witches", "D4")
    table.paint("D5", "green")
    table.put("nomads", "D6")
    table.give("witches", coins=9, workers=9, power=(0, 0, 0))
    table.give("nomads", power=(0, 2, 10))
    happened = told(table, "build E6", "done", "later", "build D5", "done", "later", "leech")
    assert happened == [
        Event("take-power", 2, {"offered": 3, "builder": 0, "power": 2, "vp": -1}),
        Event("offer-void", 2, {"offered": 2, "builder": 1}),
    ]


def test_a_transform_with_bought_spades() -> None:
    table = Table("halflings", "nomads", scoring="SCORE1")
    table.put("halflings", "E6")
    table.paint("E5", "yellow")
    table.give("halflings", coins=10, workers=9)
    assert told(table, "transform E5 to brown") == [
        Event("transform", 0, {"space": "E5", "was": "yellow", "terrain": "brown", "spades": 1, "workers": -3}),
        Event("scoring-tile", 0, {"tile": "SCORE1", "vp": 2}),
        Event("faction-gain", 0, {"faction": "halflings", "vp": 1}),
    ]


def test_a_storm_takes_no_spades() -> None:
    table = Table("nomads", "witches")
    table.put("nomads", "E8", "SH")
    table.paint("E7", "gray")
    assert told(table, "action ACTN") == [Event("special-action", 0, {"tile": "ACTN"})]
    (event,) = told(table, "transform E7 to yellow")
    assert event.args == {"space": "E7", "was": "gray", "terrain": "yellow", "spades": 0}


@pytest.mark.parametrize(("faction", "price"), [("dwarves", {"workers": -2}), ("fakirs", {"priests": -1})])
def test_tunnel_and_carpet_are_told_apart(faction: str, price: dict[str, int]) -> None:
    table = Table(faction, "witches")
    table.put(faction, "A1")
    table.paint("A3", {"dwarves": "gray", "fakirs": "yellow"}[faction])
    table.give(faction, coins=9, workers=9, priests=2)
    happened = told(table, "build A3")
    assert happened[1] == Event("skip", 0, {"faction": faction, **price, "vp": 4})
    word = {"dwarves": "dug a tunnel", "fakirs": "flew by carpet"}[faction]
    assert word in describe(happened[1], "en", ["X"])


def test_a_town_its_tile_and_a_key_left() -> None:
    table = Table("witches", "nomads", scoring="SCORE2")
    table.put("witches", "E5 E6", "TP")
    table.put("witches", "F3 F4")
    table.put("witches", "H7", "TP")
    table.give("witches", coins=5, workers=2, priests=0, power=(12, 0, 0), cults=(8, 0, 0, 0))
    assert told(table, "upgrade H7 to TE") == [
        Event("upgrade", 0, {"space": "H7", "old": "TP", "structure": "TE", "coins": -5, "workers": -2}),
    ]
    assert told(table, "+FAV5") == [
        Event("favor", 0, {"tile": "FAV5"}),
        Event("advance", 0, {"cult": "fire", "from": 8, "to": 9, "fire": 1}),
        Event("town-founded", 0),
    ]
    assert told(table, "+TW1") == [
        Event("town", 0, {"tile": "TW1", "vp": 5, "coins": 6}),
        Event("scoring-tile", 0, {"tile": "SCORE2", "vp": 5}),
        Event("faction-gain", 0, {"faction": "witches", "vp": 5}),
    ]
    kept = table.state
    assert told(table, "done") == [Event("leave-key", 0)]
    table.state = kept
    assert told(table, "+fire") == [
        Event("use-key", 0, {"cult": "fire"}),
        Event("advance", 0, {"cult": "fire", "from": 9, "to": 10, "fire": 1, "power": 3}),
    ]


def test_the_step_of_a_reaction_now_or_later() -> None:
    table = Table("cultists", "nomads", profile="snellman")
    table.put("cultists", "E5")
    table.paint("E6", "brown")
    table.put("nomads", "F3")
    table.give("cultists", coins=9, workers=9, power=(5, 0, 0), cults=(0, 0, 0, 0))
    told(table, "build E6", "done", "leech")
    kept = table.state
    assert told(table, "+air")[0] == Event("step", 0, {"cult": "air", "steps": 1})
    table.state = kept
    assert told(table, "later") == [Event("later-step", 0)]
    table.state, happened = events_of(table.state, int(act.LATE_STEP) + 3)
    assert happened == [
        Event("step", 0, {"cult": "air", "steps": 1}),
        Event("advance", 0, {"cult": "air", "from": 0, "to": 1, "air": 1}),
    ]


def test_what_an_action_brings_is_given_up() -> None:
    table = Table("witches", "nomads", profile="snellman")
    table.put("witches", "F4", "SH")
    table.rich("witches")
    told(table, "action ACTW")
    assert told(table, "-free_d")[0] == Event("give-up", 0)
    table = Table("witches", "nomads", profile="snellman")
    table.put("witches", "F4")
    table.rich("witches")
    told(table, "action ACT1")
    assert told(table, "-bridge")[0] == Event("leave-bridge", 0)


def test_a_volcano_and_its_price() -> None:
    """Steps and tokens that are asked for are told by themselves; what the ruling decides belongs to the transform."""
    table = Table("acolytes", "witches", terrains={"acolytes": "red"})
    table.put("acolytes", "E6")
    table.give("acolytes", cults=(4, 0, 0, 0))
    (event,) = told(table, "transform E5 to volcano")
    assert event.args == {"space": "E5", "was": "black", "terrain": "volcano", "spades": 0}
    assert told(table, "-3fire") == [Event("lose-steps", 0, {"cult": "fire", "steps": 3, "fire": -3})]
    table = Table("dragonlords", "witches", terrains={"dragonlords": "red"})
    table.put("dragonlords", "E6")
    table.give("dragonlords", power=(1, 2, 0))
    assert told(table, "transform E5 to volcano", "-bowl2") == [Event("lose-token", 0, {"bowl": 2, "tokens": -1})]
    table = Table("dragonlords", "witches", terrains={"dragonlords": "red"}, token_loss="bowl-one-first")
    table.put("dragonlords", "E6")
    table.give("dragonlords", power=(1, 2, 0))
    (event,) = told(table, "transform E5 to volcano")
    assert event.args["tokens"] == -1
    assert describe(event, "en", ["A"]) == "A turned E5 from swamp into volcano without spades for 1 power token."


def test_spades_that_become_tokens() -> None:
    table = Table("dragonlords", "witches", terrains={"dragonlords": "red"}, scoring="SCORE1")
    table.put("dragonlords", "E6")
    table.give("dragonlords", power=(0, 0, 6))
    assert told(table, "action ACT6") == [
        Event("power-action", 0, {"tile": "ACT6", "power": -6}),
        Event("scoring-tile", 0, {"tile": "SCORE1", "vp": 4}),
        Event("faction-gain", 0, {"faction": "dragonlords", "tokens": 2}),
    ]


def test_another_home_terrain_for_power_or_tokens() -> None:
    table = Table("shapeshifters", "witches", terrains={"shapeshifters": "red"})
    table.put("shapeshifters", "E6", "SH")
    table.give("shapeshifters", power=(5, 0, 5))
    kept = table.state
    assert told(table, "action ACTH5") == [Event("special-action", 0, {"tile": "ACTH5", "power": -5})]
    assert told(table, "pick-color blue") == [Event("new-home", 0, {"terrain": "blue"})]
    table.state = kept
    assert told(table, "action ACTH6") == [Event("special-action", 0, {"tile": "ACTH6"})]
    assert told(table, "-bowl3") == [Event("lose-token", 0, {"bowl": 3, "tokens": -1})]


def test_a_terrain_or_the_priest_and_a_bridge_left() -> None:
    table = Table("riverwalkers", "witches", terrains={"riverwalkers": "black"})
    table.put("riverwalkers", "C2", "TP")
    table.give("riverwalkers", coins=20, workers=20, power=(0, 0, 3))
    kept = table.state
    assert told(table, "action ACT2") == [Event("power-action", 0, {"tile": "ACT2", "power": -3})]
    asked = table.state
    assert told(table, "unlock-terrain green") == [Event("unlock", 0, {"terrain": "green", "coins": -2})]
    table.state = asked
    assert told(table, "unlock-terrain gain-priest") == [Event("take-priest", 0, {"priests": 1})]
    table.state = kept
    told(table, "upgrade C2 to SH")
    assert told(table, "done") == [Event("leave-bridge", 0)]


def test_an_auction_hands_the_factions_out() -> None:
    setup = draw(2, 1, options={"factions": "auction"})
    s = new_game(setup.engine_setup())
    first, second = setup.factions
    assert player_names(s, "en") == ["Player 1", "Player 2"]
    happened: list[Event] = []
    for phrase in (f"bid on {second}", "bid 3", f"bid on {first}", "bid 0"):
        s, happened = events_of(s, action_of(s, phrase))
    assert happened[0] == Event("bid", 1, {"vp_bid": 0})
    taken = {event.seat: event for event in happened[1:] if event.key == "faction"}
    assert {seat: event.args["faction"] for seat, event in taken.items()} == {0: second, 1: first}
    assert (taken[0].args["vp"], taken[1].args["vp"]) == (37, 40)


def test_what_a_faction_of_an_auction_begins_with_is_no_free_step_of_shipping() -> None:
    setup = draw(2, 1, factions=["mermaids", "witches"], options={"factions": "auction"})
    s = new_game(setup.engine_setup())
    happened: list[Event] = []
    for phrase in ("bid on witches", "bid 0", "bid on mermaids", "bid 0"):
        s, happened = events_of(s, action_of(s, phrase))
    assert [event.key for event in happened] == ["bid", "faction", "faction"]


def test_passing_a_round_to_its_end() -> None:
    table = Table("witches", "nomads", scoring="SCORE3")
    table.put("witches", "F4 E9")
    table.put("nomads", "I7")
    table.card("witches", "BON9")
    table.card("nomads", "BON3")
    table.give("witches", coins=0, workers=0, power=(0, 0, 0), cults=(0, 8, 0, 2))
    table.give("nomads", coins=0, workers=0, power=(0, 0, 0))
    table.state.v[col.BONUS_COINS + BONUS_CODES.index("BON5")] = 2
    assert told(table, "pass BON5") == [
        Event("pass", 0, {"tile": "BON5", "coins": 2}),
        Event("card-vp", 0, {"tile": "BON9", "vp": 2}),
    ]
    table.finish(unless="nomads")
    happened = told(table, "pass BON9")
    assert happened == [
        Event("pass", 1, {"tile": "BON9"}),
        Event("cult-bonus", 0, {"priests": 2}),
        Event("round", TABLE, {"round": 2, "tile": "SCORE4"}),
        Event("income", 0, {"workers": 4}),
        Event("income", 1, {"coins": 2, "workers": 2}),
    ]


def test_spades_of_a_cult_bonus_in_the_order_of_play() -> None:
    table = Table("witches", "nomads", scoring="SCORE2")
    table.put("witches", "F4")
    table.put("nomads", "I7")
    table.give("witches", power=(0, 0, 0), cults=(0, 0, 4, 0), coins=0, workers=0)
    table.give("nomads", power=(0, 0, 0), cults=(0, 0, 9, 0), coins=0, workers=0)
    told(table, "pass BON5")
    table.finish(unless="nomads")
    assert told(table, "pass BON6")[1:] == [
        Event("cult-spades", 0, {"spades": 1}),
        Event("cult-spades", 1, {"spades": 2}),
    ]
    assert told(table, "done") == [Event("leave-spades", 0, {"spades": 1})]


def test_spades_of_a_cult_bonus_used_first() -> None:
    table = Table("witches", "nomads", scoring="SCORE2", cult_spades_order="any")
    for faction, space in (("witches", "F4"), ("nomads", "I7")):
        table.put(faction, space)
        table.give(faction, power=(0, 0, 0), cults=(0, 0, 4, 0), coins=0, workers=0)
    table.play("witches: pass BON5\nnomads: pass BON6")
    table.state, happened = events_of(table.state, int(act.FIRST) + 1)
    assert happened == [Event("go-first", 1)]


def test_the_end_of_a_game() -> None:
    s = new_game(draw(4, 5).engine_setup())
    start = s.copy()
    happened: list[Event] = []
    for a in random_actions(s, 5, 100_000, True):
        start, happened = events_of(start, a)
    keys = [event.key for event in happened if event.key.endswith("-score") or event.key == "win"]
    assert keys == sorted(keys, key=["cult-score", "area-score", "resource-score", "win"].index)
    assert {event.args["cult"] for event in happened if event.key == "cult-score"} == set(data.CULTS)
    assert all(event.args["vp"] for event in happened if event.key.endswith("-score"))
    best = max(start.v[PLAYER + seat * FIELDS + col.VP] for seat in range(4))
    assert [(e.seat, e.args) for e in happened if e.key == "win"] == [(p, {"total": best}) for p in winners(start)]


def test_goods_too_few_to_score_are_not_told() -> None:
    table = Table("witches", "nomads", round=6)
    table.give("witches", coins=5, workers=0, priests=0, power=(0, 0, 0))
    table.give("nomads", coins=2, workers=0, priests=0, power=(9, 0, 0))
    table.play("witches: pass")
    told_of = [(event.seat, event.args["vp"]) for event in told(table, "pass") if event.key == "resource-score"]
    assert told_of == [(0, 1)]


def test_a_player_who_leaves() -> None:
    table = neighbours()
    told(table, "build E6")
    table.state, happened = events_of(table.state, int(act.DROP) + 1)
    assert happened == [Event("drop", 1), Event("decline-power", 1, {"offered": 3, "builder": 0})]


def test_a_cause_without_an_event_of_its_own() -> None:
    """New rules may bring new causes: their changes are told all the same."""
    s = neighbours().state
    reading = Reading(s, int(act.PASS), s.copy(), [(0, 1, 3, 10), (0, 2, 1, 10), (1, 2, -1, 10)], [])
    assert reading.events()[1:] == [Event("gain", 0, {"coins": 3, "workers": 1}), Event("loss", 1, {"workers": -1})]


def test_every_text_is_of_an_event_that_happens() -> None:
    """What is rare has a test of its own above."""
    rare = {"give-up", "go-first", "later-step", "leave-bridge", "leave-key", "new-home", "offer-void", "use-key"}
    rare |= {"reward-power", "reward-priest", "reward-action", "keep-home", "leave-ships", "leave-steps", "keep-ship"}
    rare |= {"tile-shipping", "tile-priest", "tile-step", "return-ship", "range"}  # these in test_sea_events.py
    happened: set[str] = set()
    for s, actions, _ in [golden(name) for name in names()[::4]] + [wild(seed, seed > 9) for seed in range(40)]:
        for a in actions:
            s, now = events_of(s, a)
            happened |= {event.key for event in now}
    assert happened <= EVENTS and MOVES <= EVENTS
    missing = EVENTS - happened - rare
    assert missing == {"gain", "loss"}  # for a cause that has no event of its own yet


# ---- texts ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_every_event_of_games_reads_well(locale: str) -> None:
    """No gap, no key and no placeholder is left in a sentence or in the name of a move."""
    codes = {*FACTION_KEYS, *BONUS_CODES, *FAVOR_CODES, *TOWN_CODES, *data.scoring_tiles(), *data.power_actions()}
    codes |= {"ACTH5", "ACTH6", *data.final_tiles(), *(set(TERRAINS) - {"ice", "volcano"})}
    everything = {"fire-and-ice": "true", "final-tile": "draw"}
    for seed in range(12):
        options = {} if seed < 6 else {**everything, "factions": ("choice", "random", "auction")[seed % 3]}
        setup = draw(2 + seed % 4, seed, profile=data.PROFILES[seed % 2], options=options)
        s = new_game(setup.engine_setup())
        actions = random_actions(s.copy(), seed, 100_000, True)
        for a in actions:
            s, happened = events_of(s, a)
            names = player_names(s, locale)
            texts = [describe(event, locale, names) for event in happened]
            assert all(text.endswith(".") for text in texts)
            texts.append(describe_move(happened[0], locale, names))
            for text in texts:
                assert text.strip() and not set(text) & set("{}$"), text
                assert "  " not in text and " ." not in text and "None" not in text, text
                assert not set(text.replace(".", " ").replace(",", " ").split()) & codes, text


def test_names_of_seats() -> None:
    s = new_game(draw(2, 3).engine_setup())
    assert player_names(s, "en") == ["Player 1", "Player 2"]
    apply(s, int(act.FACTION) + FACTION_KEYS.index("witches"))
    assert [player_names(s, locale) for locale in LOCALES] == [
        ["Witches", "Player 2"],
        ["Sorcières", "Joueur 2"],
        ["마녀", "플레이어 2"],
    ]
    assert describe(Event("pass-last", 3), "en", []) == "Player 4 passed."


@pytest.mark.parametrize(
    ("event", "english", "french", "korean"),
    [
        (
            Event("upgrade", 0, {"space": "F3", "old": "D", "structure": "TP", "coins": -3, "workers": -2}),
            "A upgraded a dwelling on F3 to a trading house for 3 coins and 2 workers.",
            "A : amélioration en F3, un comptoir au lieu d'une habitation (coût : 3 pièces et 2 ouvriers).",
            "A: F3 업그레이드, 주택 → 교역소 (비용: 동전 3개, 일꾼 2명).",
        ),
        (
            Event("take-power", 1, {"offered": 3, "builder": 0, "power": 2, "vp": -1}),
            "B took 2 power beside A for 1 VP.",
            "B : 2 Pouvoir pris, offert par A (coût : 1 PV).",
            "B: A의 건설로 파워 2개 획득 (비용: 승점 1점).",
        ),
        (
            Event("advance", 0, {"cult": "water", "from": 4, "to": 7, "water": 3, "power": 4}),
            "A moved from 4 to 7 in the cult of Water, gaining 4 power.",
            "A : culte de l'eau, de la case 4 à la case 7 (gain : 4 Pouvoir).",
            "A: 물 신앙 전진, 4 → 7 (획득: 파워 4개).",
        ),
        (
            Event("ability", 0, {"number": 2, "faction": "darklings", "workers": -2, "priests": 2}),
            "A ordained priests: 2 workers became 2 priests.",
            "A : ordination de prêtres, 2 ouvriers → 2 prêtres.",
            "A: 성직자의 서품식, 일꾼 2명 → 성직자 2명.",
        ),
        (
            Event("round", TABLE, {"round": 2, "tile": "SCORE1"}),
            "Round 2 begins. Scoring tile: Spades.",
            "Début de la manche 2. Tuile Pointage : Pelles.",
            "2 라운드 시작. 득점 타일: 삽.",
        ),
    ],
)  # fmt: skip
def test_sentences(event: Event, english: str, french: str, korean: str) -> None:
    assert [describe(event, locale, ["A", "B"]) for locale in LOCALES] == [english, french, korean]


def test_examples() -> None:
    result = doctest.testmod(texts)
    assert result.attempted > 2 and not result.failed


def test_a_bid_is_told_by_who_made_it() -> None:
    """Whatever faction the seat got afterwards; the rest is told by the faction."""
    for key, args, english in (
        ("bid-on", {"faction": "darklings"}, "You bid for the Darklings."),
        ("bid", {"vp_bid": 3}, "You bid 3 VP."),
        ("faction", {"faction": "icemaidens"}, "You will play the Ice Maidens."),
        ("pass-last", {}, "Ice Maidens passed."),
    ):
        assert describe(Event(key, 0, dict(args)), "en", ["Ice Maidens"], ["You"]) == english
    assert describe(Event("bid", 0, {"vp_bid": 3}), "en", ["Anna"]) == "Anna bid 3 VP."
