"""Playing a ledger: every command in all its spellings, and that a refused row changes nothing at all."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from mystica.engine.core import state as column
from mystica.engine.core.ids import BY_LEECH, E_VP
from mystica.engine.flow import is_over
from mystica.errors import MoveError
from mystica.notation.ledgers.header import OPTIONS
from mystica.notation.ledgers.reader import LedgerPlayer, resources
from mystica.notation.ledgers.text import Ledger, LedgerError, read_ledger
from tests.rules.table import Table

SCORE = "score SCORE8,SCORE2,SCORE1,SCORE3,SCORE5,SCORE4"


class Play:
    """A position of the rule tests, played on with rows of a ledger under the site's rulings."""

    def __init__(
        self, *factions: str, round: int = 1, scoring: str = "SCORE7", map: str = "base",
        terrains: Mapping[str, str] | str = "", **options: str,
    ):  # fmt: skip
        self.t = Table(
            *factions, round=round, scoring=scoring, profile="snellman", map=map, terrains=terrains, **options
        )  # fmt: skip
        self.player = LedgerPlayer(Ledger(self.t.setup))
        self.player.state = self.t.state

    def header(self) -> list[str]:
        """As little as rows of these factions need before them."""
        boards = [f"option {name}" for name, meaning in OPTIONS.items() if "fire-and-ice" in meaning]
        box = boards if self.t.setup.options["fire-and-ice"] == "true" else []
        return [SCORE, *box, *(f"setup {key}" for key in self.t.setup.factions)]

    def rows(self, text: str) -> Play:
        for row in read_ledger("\n".join([*self.header(), text])).rows:
            self.player.play(row)
        return self

    def look(self) -> tuple[object, ...]:
        """Everything a refused row must leave alone."""
        p = self.player
        memory = (p.thrown, p.dug, set(p.lowered), p.seat, p.unused, p.double, p.waiting, p.keys)
        return (p.state.values(), p.state.hash(), list(p.actions), *memory)

    def refused(self, row: str) -> str:
        """The reason, without the line's number and the faction's name; nothing has changed."""
        before = self.look()
        with pytest.raises(LedgerError) as error:
            self.rows(row)
        assert self.look() == before
        line = re.match(rf"Line {len(self.header()) + 1}, [^:]+: ", str(error.value))
        assert line
        return str(error.value)[line.end() :]


def three(round: int = 1) -> Play:
    """Witches on F4, Nomads on F3, Cultists on E6, side by side, rich, the Witches to move."""
    play = Play("witches", "nomads", "cultists", round=round)
    t = play.t
    t.put("witches", "F4")
    t.put("nomads", "F3")
    t.put("cultists", "E6")
    t.rich("witches", "nomads", "cultists")
    for faction in ("nomads", "cultists"):
        t.give(faction, power=(5, 7, 0))
    return play


def one(faction: str, spaces: str) -> Play:
    """One rich faction with dwellings, and somebody far away."""
    other = "nomads" if faction != "nomads" else "witches"
    play = Play(faction, other)
    play.t.put(faction, spaces)
    play.t.put(other, "A5" if other == "nomads" else "A3")
    play.t.rich(faction, other)
    return play


# ---- spellings --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("usual", "others"),
    [
        ("advance ship", "advance shipping|Advance SHIP|ADVANCE  shipping"),
        ("advance dig", "advance digging|Advance Dig"),
        ("upgrade F4 to TP", "Upgrade f4 to tp|upgrade F4 to Trading Post|upgrade F4 to trading house"),
        ("send p to FIRE for 3", "send p to fire|Send P to Fire|send priest to fire|send priest to FIRE for 3"),
        ("send p to FIRE for 2", "send p to fire for 2|Send Priest to Fire for 2"),
        ("send p to FIRE for 1", "send p to fire for 1"),
        ("action ACT4", "Action act4|ACTION ACT4"),
        ("burn 1. action ACT4", "burn. action ACT4|Burn 1. Action Act4"),
        ("convert 1pw to 1c", "convert pw to c|Convert 1PW to 1C|convert 1 power to 1 coin|convert power to coins"),
        ("convert 6pw to 2w", "convert 6PW to 2W|convert 6 power to 2 workers|convert 3pw to w. convert 3pw to 1w"),
        ("convert 5pw to 1p", "convert 5pw to p|convert 5 power to 1 priest|convert 5power to priests"),
        ("convert 1p to 1w", "convert p to w|convert priest to worker|convert 1priests to 1 workers"),
        ("convert 2w to 2c", "convert 2 workers to 2 coins|convert w to c. convert worker to coin"),
        ("convert 1p to 1c", "convert p to c|convert p to w. convert w to c"),
        ("convert 6c to 2vp", "convert 3c to 1vp. convert 3c to vp|convert 6 coins to 2 vp"),
        ("dig 2. build G2", "dig 2. transform G2 to green. build G2|dig 1. dig 1. transform G2. build G2|"
         "dig 2. build g2|dig 2. build G2. transform G2 to GREEN"),
        ("dig 1. transform E7 to red", "dig 1. transform E7 to Red|DIG 1. Transform e7 TO RED"),
        ("dig 1. transform E7", "dig 1. transform E7 to green|dig 1. transform e7 to Green"),
        ("pass BON3", "Pass bon3|PASS BON3|+BON3|pass. +BON3|pass. +bon3"),
        ("convert 1w to 1c. pass BON3", "pass BON3. convert 1w to 1c|convert w to c. +bon3"),
        ("pass BON1", "wait. pass BON1|pass BON1. wait|income. pass BON1"),
    ],
)  # fmt: skip
def test_spellings_mean_the_same(usual: str, others: str) -> None:
    def after(text: str) -> tuple[int, list[int]]:
        play = three()
        play.t.give("witches", power=(0, 4, 10))
        play.rows(f"witches: {text}")
        return play.player.state.hash(), play.player.actions

    wanted = after(usual)
    start = three()
    start.t.give("witches", power=(0, 4, 10))
    assert wanted[0] != start.player.state.hash()
    for other in others.split("|"):
        assert after(other)[0] == wanted[0], other


@pytest.mark.parametrize(("code", "words"), [("TE", "temple"), ("SH", "stronghold")])
def test_structures_by_word(code: str, words: str) -> None:
    for name in (code, words, words.capitalize()):
        play = three()
        play.t.put("witches", "F2", "TP")
        play.rows(f"witches: upgrade F2 to {name}")
        assert play.t.structure("F2") == f"witches {code}"


def test_sanctuary_by_word() -> None:
    for name in ("SA", "sanctuary"):
        play = three()
        play.t.put("witches", "F2", "TE")
        play.rows(f"witches: upgrade F2 to {name}. +FAV11")
        assert play.t.structure("F2") == "witches SA"


@pytest.mark.parametrize("colour", ["yellow", "brown", "black", "blue", "green", "gray", "grey"])
def test_colours(colour: str) -> None:
    """The Giants may name any of them for their two spades."""
    play = one("giants", "D4")
    play.t.paint("E7", "red")
    play.rows(f"giants: dig 2. transform E7 to {colour}")
    assert play.t.terrain("E7") == colour.replace("grey", "gray")


# ---- refused, and nothing has changed ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "build", "build Z9", "build r3", "build F4", "build F3", "build E7", "build F2 F1", "build C3",
        "transform", "transform Z9", "transform E7", "transform E7 to blue", "transform E7 to pink",
        "dig 1. transform E7 blue", "dig 1. transform E7 to blue now", "dig 1. transform E7 to ice",
        "dig 1. transform F4 to gray", "dig 1. transform C3 to blue", "dig 1. transform E7 to blue",
        "dig 2. transform E7 to red", "dig 2. transform E6",
        "dig", "dig 0", "dig x", "dig -1", "dig 99", "dig 1 2", "dig ٣", "dig 1. build F2", "dig 1. pass BON1",
        "dig 1. -spade",
        "upgrade", "upgrade F4", "upgrade F4 to", "upgrade F4 to D", "upgrade F4 to TE", "upgrade F4 into TP",
        "upgrade F3 to TP", "upgrade F2 to TP", "upgrade F4 to castle", "upgrade F4 to TP. +FAV11",
        "send", "send p", "send p to sun", "send p to fire for 4", "send p to fire for 0", "send 2p to fire",
        "send w to fire", "send p to fire. send p to air",
        "advance", "advance cult", "advance ship ship", "advance ship. advance dig",
        "action", "action ACT7", "action ACT0", "action ACTW", "action ACTN", "action ACTE", "action ACTC",
        "action BON1", "action BON2", "action FAV6", "action FAV11", "action TW1", "action ACT4 ACT5", "action act 4",
        "action ACT1. bridge F4:E7", "action ACT1. bridge F4", "action ACT1. bridge", "action ACT1. bridge F4:Z9",
        "action ACT1. bridge F4:G3:G2", "action ACT1. bridge F2:G1", "action ACT1. bridge F4:G3 quickly",
        "bridge F4:G3", "action ACT4. action ACT5",
        "pass", "pass BON", "pass BON99", "pass BON10", "pass TW1", "pass BON1 BON2", "pass BON1. pass BON2",
        "pass BON1. build F2", "+BON99",
        "convert", "convert 1pw", "convert 1pw to", "convert 2pw to 1w", "convert 3pw to 2w", "convert 1c to 1w",
        "convert 1w to 1p", "convert 1vp to 1c", "convert 2c to 1vp", "convert 1pw to 1pw", "convert 1fish to 1c",
        "convert 999pw to 999c", "convert 9999pw to 9999c", "convert ٣pw to 1w", "convert 2w to bridge",
        "burn x", "burn -1", "burn 99", "burn 20", "burn 1 2", "burn 7",
        "leech", "leech 1", "leech 1 from nomads", "leech x from nomads", "leech 1 from", "decline 1 from nomads",
        "decline 1", "decline x", "decline all", "leech ٣",
        "connect", "connect r22", "connect F4:G3", "connect F4", "connect r22 r23",
        "+FAV1", "+TW1", "+2TW1", "+fire", "+2fire", "+1c", "+vp", "+5vp", "+fish", "+", "-", "+ +", "-fire", "-1c",
        "-spade", "-2spade", "-3convert_w_to_p", "-gain_favor", "-bridge", "+9999fire", "-٣spade",
        "dance", "pick-color red", "unlock-terrain blue", "gain P3 for VP", "done now", "wait a bit", "resign now",
        "build F4. build F2. build E9", "burn 2. action ACT4. dance",
    ],
)  # fmt: skip
def test_refused_command_changes_nothing(text: str) -> None:
    play = three()
    play.t.give("witches", power=(0, 4, 8))
    reason = play.refused(f"witches: {text}")
    assert len(reason) > 5


@pytest.mark.parametrize(
    "text",
    [
        "build G2",
        "pass BON1",
        "dig 1. transform E5 to red",
        "burn 1",
        "done. build G2",
        "convert 1w to 1c",
        "action ACT4",
        "+water",
        "connect r22",
    ],
)
def test_refused_out_of_turn(text: str) -> None:
    play = three()
    play.refused(f"nomads: {text}")


def test_refused_row_names_line_faction_and_what_is_allowed() -> None:
    play = three()
    assert play.refused("witches: action ACT1. pass BON1").startswith('"pass bon1" is not allowed now. ')
    assert play.refused("nomads: build G2").startswith("Nomads have nothing to decide now. Witches can play: ")
    assert "There is no space z9" in play.refused("witches: build Z9")


def test_refused_row_keeps_the_rows_before_it() -> None:
    play = three().rows("witches: upgrade F4 to TP")
    play.refused("nomads: leech 1 from witches. build E5")
    assert play.t.power("nomads") == (5, 7, 0)
    play.rows("nomads: leech 1 from witches")
    assert play.t.power("nomads") == (4, 8, 0)


def test_after_the_game_nothing_is_allowed() -> None:
    play = three(round=6).rows("witches: pass\nnomads: pass\ncultists: pass")
    assert is_over(play.player.state)
    for text in ("pass", "build F2", "burn 1", "convert 1w to 1c", "leech 1 from nomads", "+fire", "-spade"):
        play.refused(f"witches: {text}")
    play.refused("witches: resign")


# ---- building and transforming ----------------------------------------------------------------------------


def test_build_transforms_with_spades_in_hand() -> None:
    play = three().rows("witches: action ACT5. build E7")
    assert play.t.structure("E7") == "witches D"


def test_build_never_digs_by_itself() -> None:
    play = three()
    assert "not allowed" in play.refused("witches: build G2")


def test_transform_without_a_colour_goes_home() -> None:
    play = three().rows("witches: dig 2. transform G2")
    assert play.t.terrain("G2") == "green"


def test_transform_without_a_colour_goes_as_near_home_as_the_spades_lead() -> None:
    """Brown lies three steps from green: one spade leads to black, two to blue."""
    for spades, colour in ((1, "black"), (2, "blue"), (3, "green")):
        play = one("witches", "D1").rows(f"witches: dig {spades}. transform E2")
        assert play.t.terrain("E2") == colour


def test_dig_needs_the_price_of_every_spade() -> None:
    play = one("witches", "D1")
    play.t.give("witches", workers=5)
    assert "dig 2" in play.refused("witches: dig 2. transform E2")


def test_free_spades_on_two_spaces_and_one_dwelling() -> None:
    play = one("witches", "F4").rows("witches: action ACT6. transform E7 to green. build E7")
    assert play.t.structure("E7") == "witches D"
    play = one("witches", "D1").rows("witches: action ACT6. transform D2 to green. transform E1 to blue. build D2")
    assert (play.t.structure("D2"), play.t.terrain("E1")) == ("witches D", "blue")


def test_free_spades_with_bought_ones() -> None:
    for text in ("action ACT5. dig 2. build E2", "dig 2. action ACT5. build E2"):
        play = one("witches", "D1").rows(f"witches: {text}")
        assert play.t.structure("E2") == "witches D"


def test_free_spades_given_back() -> None:
    play = one("witches", "D1").rows("witches: action ACT6. transform D2 to green. -spade. build D2")
    assert play.t.structure("D2") == "witches D"
    play = one("witches", "D1").rows("witches: action ACT6. -2spade\nnomads: pass BON1")
    assert play.t.terrain("D2") == "blue"
    assert "you cannot give this back" in one("witches", "D1").refused("witches: action ACT5. -2spade")


def test_long_way_round_with_exactly_that_many_spades() -> None:
    """From blue the Witches' home is one step one way and six the other."""
    play = one("witches", "D1")
    play.t.give("witches", workers=30, digging=0)
    workers = play.t.workers("witches")
    play.rows("witches: dig 6. transform D2 to green")
    assert play.t.workers("witches") == workers - 18


def alone(spaces: str) -> Play:
    """The Witches after everybody else has passed."""
    return one("witches", spaces).rows("witches: advance ship\nnomads: pass BON3")


def test_done_parts_transform_and_build() -> None:
    """Without `done` the dwelling belongs to the action that transformed."""
    parted = alone("D1").rows("witches: dig 1. transform D2. done\nwitches: build D2")
    whole = alone("D1").rows("witches: dig 1. transform D2\nwitches: build D2")
    assert parted.t.structure("D2") == whole.t.structure("D2") == "witches D"
    assert len(parted.player.actions) > len(whole.player.actions)


def test_done_ends_an_action_with_free_spades() -> None:
    play = alone("D1").rows("witches: action ACT6. transform D2. done. dig 1. transform E2 to black")
    assert play.t.terrain("E2") == "black"


def test_a_new_action_begins_by_itself_when_all_others_have_passed() -> None:
    play = alone("D1")
    play.t.give("witches", cults=(0, 0, 0, 0))
    play.rows("witches: send p to fire. send p to air. upgrade D1 to TP. pass BON2")
    assert play.t.cults("witches") == (3, 0, 0, 3)
    assert play.t.round == 2


# ---- actions ----------------------------------------------------------------------------------------------


def test_send_takes_the_best_free_place() -> None:
    play = alone("D1")
    levels = []
    for _ in range(6):
        play.t.give("witches", priests=1, cults=(0, 0, 0, 0))
        play.rows("witches: send p to earth")
        levels.append(play.t.cults("witches")[2])
    assert levels == [3, 2, 2, 2, 1, 1]


def test_send_for_2_leaves_the_place_for_3() -> None:
    play = three()
    for faction in ("witches", "nomads"):
        play.t.give(faction, cults=(0, 0, 0, 0))
    play.rows("witches: send p to earth for 2\nnomads: send p to earth")
    assert (play.t.cults("witches")[2], play.t.cults("nomads")[2]) == (2, 3)
    assert "not allowed" in play.refused("cultists: send p to earth for 3")


@pytest.mark.parametrize(
    "text",
    [
        "action ACT1. bridge F4:G3",
        "action ACT1. bridge g3:f4",
        "action ACT1. bridge F4:G3 allow_illegal",
        "action ACT1. bridge F4 : G3",
    ],
)
def test_bridge(text: str) -> None:
    play = three().rows(f"witches: {text}")
    assert play.t.get("witches", column.OWN_BRIDGES) != 0


@pytest.mark.parametrize(
    "text", ["action ACTE. bridge C5:D6", "convert 2w to bridge. bridge C5:D6", "Convert 2W to 1bridge. bridge D6:C5"]
)
def test_engineers_build_a_bridge_for_workers(text: str) -> None:
    play = one("engineers", "C5")
    workers = play.t.workers("engineers")
    play.rows(f"engineers: {text}")
    assert play.t.workers("engineers") == workers - 2
    assert play.t.get("engineers", column.OWN_BRIDGES) != 0


def test_special_actions_of_cards_and_tiles() -> None:
    play = three()
    play.t.card("witches", "BON1")
    play.t.card("nomads", "BON2")
    play.t.favor("cultists", "FAV6")
    for faction in ("nomads", "cultists"):
        play.t.give(faction, cults=(0, 0, 0, 0))
    play.rows("witches: action BON1. transform E7 to red\nnomads: action BON2. +air\ncultists: action FAV6. +water")
    assert play.t.terrain("E7") == "red"
    assert (play.t.cults("nomads")[3], play.t.cults("cultists")[1]) == (1, 1)


def test_special_action_of_another_card_is_not_taken_instead() -> None:
    """Alone on the map a new action begins by itself: the card named must still be the one held."""
    play = one("witches", "F4")
    play.t.card("witches", "BON2")
    play.t.favor("witches", "FAV6")
    play.t.favor("witches", "FAV11")
    play.t.give("witches", cults=(0, 0, 0, 0))
    play.rows("witches: advance ship\nnomads: pass BON3")
    for code in ("BON1", "FAV11"):
        assert "nobody can use its action now" in play.refused(f"witches: send p to fire. action {code}. +fire")
    play.rows("witches: send p to fire. action BON2. +air. action FAV6. +air")
    assert play.t.cults("witches") == (3, 0, 0, 2)


def test_auren_take_both_steps_on_one_track() -> None:
    def ready() -> Play:
        play = one("auren", "F4")
        play.t.put("auren", "F2", "SH")
        play.t.give("auren", cults=(0, 0, 0, 0))
        return play

    for text in ("+2air", "+air. +air", "+2 AIR"):
        assert ready().rows(f"auren: action ACTA. {text}").t.cults("auren") == (0, 0, 0, 2)
    for text in ("+air", "+air. +fire", "+3air", "+air. convert 1w to 1c. +air"):
        assert "the number of steps still to take" in ready().refused(f"auren: action ACTA. {text}")


def test_witches_ride() -> None:
    play = one("witches", "F4")
    play.t.put("witches", "F2", "SH")
    play.rows("witches: action ACTW. build A10")
    assert play.t.structure("A10") == "witches D"


def test_swarmlings_upgrade_for_nothing() -> None:
    play = one("swarmlings", "D5")
    play.t.put("swarmlings", "E4", "SH")
    coins = play.t.coins("swarmlings")
    play.rows("swarmlings: action ACTS. upgrade D5 to TP")
    assert play.t.structure("D5") == "swarmlings TP"
    assert play.t.coins("swarmlings") == coins


@pytest.mark.parametrize("text", ["build E5", "transform E5. build E5", "transform E5 to yellow. build E5"])
def test_nomads_raise_a_storm(text: str) -> None:
    play = one("nomads", "F3")
    play.t.put("nomads", "E8", "SH")
    play.rows(f"nomads: action ACTN. {text}")
    assert play.t.structure("E5") == "nomads D"
    other = one("nomads", "F3")
    other.t.put("nomads", "E8", "SH")
    assert "not allowed" in other.refused("nomads: action ACTN. transform E5 to red")
    assert "not allowed" in other.refused("nomads: action ACTN. build D7")


def test_giants_dig_with_their_stronghold() -> None:
    play = one("giants", "D4")
    play.t.put("giants", "D6", "SH")
    play.rows("giants: action ACTG. build E7")
    assert play.t.structure("E7") == "giants D"


def test_halflings_three_spades() -> None:
    """LEDGER.md: two spaces, one spade given back, then the one dwelling."""
    play = one("halflings", "F5")
    play.t.put("halflings", "E6", "TP")
    play.rows("halflings: upgrade E6 to SH. transform E5. transform E7 to red. -spade. build E5")
    assert play.t.structure("E5") == "halflings D"
    assert play.t.terrain("E7") == "red"


@pytest.mark.parametrize(
    ("text", "priests"),
    [
        ("convert 3w to 3p", 3),
        ("convert w to p", 1),
        ("convert 2 W to 2 P", 2),
        ("-3convert_w_to_p", 0),
        ("-convert_w_to_p", 0),
    ],
)
def test_darklings_ordain(text: str, priests: int) -> None:
    play = one("darklings", "G5")
    play.t.put("darklings", "E5", "TP")
    play.t.give("darklings", priests=0)
    play.rows(f"darklings: upgrade E5 to SH. {text}")
    assert play.t.priests("darklings") == priests


@pytest.mark.parametrize(
    "text",
    [
        "convert 4w to 4p",
        "convert 2w to 3p",
        "convert 1w to 1c. convert 3w to 3p",
        "convert 1w to 1p. convert 2w to 2p",
    ],
)
def test_darklings_ordain_once_and_first(text: str) -> None:
    play = one("darklings", "G5")
    play.t.put("darklings", "E5", "TP")
    play.refused(f"darklings: upgrade E5 to SH. {text}")


def test_darklings_who_say_nothing_ordain_nobody() -> None:
    play = one("darklings", "G5")
    play.t.put("darklings", "E5", "TP")
    play.rows("darklings: upgrade E5 to SH\nnomads: pass BON1")
    assert play.t.priests("darklings") == 5


@pytest.mark.parametrize(
    "text",
    ["action ACTC. send p to fire. send p to air", "action ACTC\nchaosmagicians: send p to fire\n"
     "chaosmagicians: send p to air", "action ACTC. send p to fire. burn 0\nchaosmagicians: send p to air"],
)  # fmt: skip
def test_chaos_magicians_take_two_actions(text: str) -> None:
    play = one("chaosmagicians", "D4")
    play.t.put("chaosmagicians", "D6", "SH")
    play.t.give("chaosmagicians", cults=(0, 0, 0, 0))
    play.rows(f"chaosmagicians: {text}")
    assert play.t.cults("chaosmagicians") == (3, 0, 0, 3)
    play.rows("nomads: pass BON1")


@pytest.mark.parametrize("text", ["action ACTC. pass BON1", "action ACTC. send p to fire. pass BON1"])
def test_chaos_magicians_pass_in_a_double_turn(text: str) -> None:
    play = one("chaosmagicians", "D4")
    play.t.put("chaosmagicians", "D6", "SH")
    play.rows(f"chaosmagicians: {text}\nnomads: pass BON2")
    assert play.t.round == 2


def test_pass_without_a_card_in_the_last_round() -> None:
    """The site lets people name a card all the same."""
    for text in ("pass", "pass BON3", "pass. +BON3"):
        play = Play("witches", "nomads", round=6)
        play.rows(f"witches: {text}")
        assert play.t.get("witches", column.BONUS_CARD) == 0
    assert "is not a bonus card" in Play("witches", "nomads", round=6).refused("witches: pass BON33")


# ---- conversions ------------------------------------------------------------------------------------------


def test_conversions_before_between_and_after_the_parts_of_an_action() -> None:
    play = three()
    play.t.card("witches", "BON1")
    play.rows("witches: convert 1w to 1c. action BON1. convert 1w to 1c. transform E7 to red. convert 1w to 1c")
    assert play.t.workers("witches") == 27


def test_alchemists_trade_vp_and_coins() -> None:
    play = one("alchemists", "E5")
    coins, vp = play.t.coins("alchemists"), play.t.vp("alchemists")
    play.rows("alchemists: convert 4c to 2vp. convert 3vp to 3c")
    assert (play.t.coins("alchemists"), play.t.vp("alchemists")) == (coins - 1, vp - 1)


def test_burn() -> None:
    play = three()
    play.t.give("witches", power=(0, 6, 0))
    play.rows("witches: burn 2. burn. burn 0")
    assert play.t.power("witches") == (0, 0, 3)


# ---- leech ------------------------------------------------------------------------------------------------


def offered() -> Play:
    """The Witches upgrade beside Nomads (1) and Cultists (2 with a trading house)."""
    play = three()
    play.t.put("cultists", "E6", "TP")
    return play.rows("witches: upgrade F4 to TP")


@pytest.mark.parametrize("text", ["leech 1 from witches", "Leech 1 from Witches", "LEECH 1", "leech 1  from  witches"])
def test_leech(text: str) -> None:
    play = offered()
    play.t.listen()
    play.rows(f"nomads: {text}")
    assert play.t.power("nomads") == (4, 8, 0)
    assert play.t.gained("nomads", E_VP, BY_LEECH) == 0


@pytest.mark.parametrize("text", ["decline 1 from witches", "Decline", "decline 1"])
def test_decline(text: str) -> None:
    play = offered().rows(f"nomads: {text}")
    assert play.t.power("nomads") == (5, 7, 0)
    assert "oldest first: -." in play.refused("nomads: leech 1 from witches")


@pytest.mark.parametrize(
    "text",
    [
        "leech 2 from witches",
        "leech 1 from cultists",
        "leech 1 from giants",
        "decline 2 from witches",
        "decline 1 from nomads",
    ],
)
def test_answer_that_fits_no_offer(text: str) -> None:
    assert "oldest first: 1 from witches." in offered().refused(f"nomads: {text}")


def test_full_strength_is_named_even_if_less_fits() -> None:
    play = offered()
    play.t.give("cultists", power=(0, 1, 8))
    play.refused("cultists: leech 1 from witches")
    play.rows("cultists: leech 2 from witches")
    assert play.t.power("cultists") == (0, 0, 9)


def test_offer_without_room_must_be_answered_before_the_round_ends() -> None:
    """Even one worth nothing: the next round waits for it."""
    play = three()
    play.t.give("nomads", power=(0, 0, 8))
    play.rows("witches: advance ship\nnomads: pass BON1\ncultists: pass BON2\nwitches: upgrade F4 to TP")
    play.rows("witches: pass BON3\ncultists: decline")
    assert play.t.round == 1
    play.rows("nomads: leech 1 from witches")
    assert (play.t.round, play.t.vp("nomads")) == (2, 20)


def test_offers_stay_open_while_others_move() -> None:
    play = offered().rows("nomads: pass BON1\ncultists: leech 2 from witches\ncultists: send p to air for 1")
    assert play.t.power("cultists") == (3, 9, 0)
    assert play.t.vp("cultists") == 19
    late = offered().rows("nomads: leech 1 from witches")
    late.rows("nomads: send p to fire for 1\ncultists: send p to air for 1")
    assert late.t.power("cultists") == (5, 7, 0)  # acting has declined it


def test_answer_after_the_builder_has_moved_again() -> None:
    play = three().rows("witches: advance ship\nnomads: pass BON1\ncultists: pass BON2\nwitches: upgrade F4 to TP")
    play.rows("witches: advance dig\nnomads: leech 1 from witches")
    assert play.t.power("nomads") == (4, 8, 0)


def test_own_action_rejects_open_offers() -> None:
    play = offered().rows("nomads: pass BON1")
    assert play.t.power("nomads") == (5, 7, 0)
    assert "oldest first: -." in play.refused("nomads: leech 1 from witches")


def test_leech_goes_to_the_front_of_its_row() -> None:
    play = offered().rows("nomads: pass BON1. leech 1 from witches")
    assert play.t.power("nomads") == (4, 8, 0)


def two_offers() -> Play:
    """The Nomads have passed; both others have built beside them, the Cultists first."""
    play = three().rows("witches: advance ship\nnomads: pass BON1\ncultists: upgrade E6 to TP")
    return play.rows("witches: upgrade F4 to TP")


def test_offers_are_taken_oldest_first_and_declined_in_any_order() -> None:
    play = two_offers()
    assert "oldest first: 1 from cultists, 1 from witches." in play.refused("nomads: leech 1 from witches")
    play.rows("nomads: decline 1 from witches. leech 1 from cultists")
    assert play.t.power("nomads") == (4, 8, 0)


def test_decline_alone_rejects_all_offers() -> None:
    play = two_offers().rows("nomads: decline")
    assert "oldest first: -." in play.refused("nomads: leech 1 from witches")
    play.rows("nomads: decline")
    assert play.t.power("nomads") == (5, 7, 0)


def leeched() -> Play:
    """The Nomads have taken power from a structure of the Cultists."""
    play = three()
    play.t.give("cultists", cults=(0, 0, 0, 0))
    play.rows("witches: pass BON1\nnomads: send p to fire for 1\ncultists: upgrade E6 to TP")
    return play.rows("nomads: leech 1 from cultists")


def test_cultists_take_their_step_in_a_row_of_their_own() -> None:
    play = leeched().rows("cultists: +water")
    assert play.t.cults("cultists") == (0, 1, 0, 0)
    assert "steps still to take: 0." in play.refused("cultists: +water")


def test_cultists_take_their_step_late() -> None:
    """The Nomads act again before the step is taken."""
    play = leeched().rows("nomads: send p to air for 1")
    assert "due: 3" not in play.refused("cultists: +3water")
    play.rows("cultists: +water. pass BON2")
    assert play.t.cults("cultists") == (0, 1, 0, 0)


def test_cultists_cannot_end_their_turn_with_a_step_open() -> None:
    play = leeched().rows("nomads: send p to air for 1\ncultists: send p to earth for 1")
    play.refused("nomads: send p to air for 1")
    play.rows("cultists: +fire\nnomads: send p to air for 1")
    assert play.t.cults("cultists") == (1, 0, 1, 0)


def test_two_steps_of_the_cultists_in_one_row() -> None:
    """One is asked for at the end of their turn, the other came after it."""
    for text in ("+2water", "+water. +water", "+water\ncultists: +water"):
        play = leeched().rows("nomads: pass BON2\ncultists: upgrade E6 to TE. +FAV12\nnomads: leech 1 from cultists")
        play.rows(f"cultists: {text}\ncultists: pass BON3")
        assert play.t.cults("cultists") == (0, 2, 0, 1), text


# ---- towns ------------------------------------------------------------------------------------------------


def town() -> Play:
    """The Witches have three structures side by side, and a space beside them for the fourth of a town."""
    play = Play("witches", "nomads")
    t = play.t
    t.rich("witches", "nomads")
    t.put("witches", "F4", "SH")
    t.put("witches", "E7", "TP")
    t.put("witches", "E6", "D")
    t.paint("F3", "green")
    return play


def test_town_tile_belongs_to_the_row() -> None:
    for text in ("build F3. +TW1", "build F3. + tw1", "build F3. +1TW1", "build F3\nwitches: +TW1"):
        play = town()
        coins = play.t.coins("witches")
        play.rows(f"witches: {text}")
        assert play.t.coins("witches") == coins - 2 + 6


def test_turn_does_not_end_without_the_tile() -> None:
    play = town().rows("witches: build F3")
    assert "Nomads have nothing to decide now" in play.refused("nomads: pass BON1")
    play.refused("witches: +2TW1")
    play.refused("witches: +TW9")
    play.refused("witches: +TW6")


def test_two_towns_at_once() -> None:
    """The fire tile for 2 founds towns of power 6, here two together."""
    for text in ("+2TW3", "+TW3. +TW3"):
        play = Play("witches", "nomads")
        t = play.t
        t.rich("witches", "nomads")
        t.put("witches", "F4 E7 E8")
        t.put("witches", "E6", "SH")
        t.put("witches", "A8 A9", "TP")
        t.put("witches", "B4 B5")
        t.put("witches", "I11", "TP")
        t.give("witches", priests=0)
        play.rows(f"witches: upgrade I11 to TE. +FAV5. {text}")
        assert t.get("witches", column.TOWNS_FOUNDED) == 2
        assert t.priests("witches") == 2


@pytest.mark.parametrize(
    ("text", "cults"),
    [
        ("-water. +TW5", (10, 9, 1, 1)),
        ("-fire. +TW5", (9, 10, 1, 1)),
        ("-WATER. + tw5", (10, 9, 1, 1)),
        ("-2fire. +TW5", (9, 10, 1, 1)),
    ],
)
def test_lowered_track_takes_no_key(text: str, cults: tuple[int, ...]) -> None:
    play = town()
    play.t.give("witches", cults=(9, 9, 0, 0))
    play.rows(f"witches: build F3. {text}")
    assert play.t.cults("witches") == cults


@pytest.mark.parametrize("text", ["-earth", "-3water", "-9air", "-water"])
def test_only_a_high_marker_is_lowered(text: str) -> None:
    play = town()
    play.t.give("witches", cults=(9, 9, 0, 10) if text != "-water" else (9, 10, 0, 0))
    assert "a marker can only step back from 8 or 9" in play.refused(f"witches: build F3. {text}. +TW5")


@pytest.mark.parametrize("text", ["connect r22", "connect F4:G3", "connect G3:F4", "connect E8:F4:G3", "Connect R22"])
def test_mermaids_connect_over_a_river_space(text: str) -> None:
    """Four structures around r22, none beside another across it."""
    play = Play("mermaids", "nomads")
    play.t.rich("mermaids", "nomads")
    play.t.put("mermaids", "F4 E8", "TP")
    play.t.put("mermaids", "G3", "SH")
    play.t.put("mermaids", "G2", "D")
    play.refused("mermaids: connect r21")
    play.refused("mermaids: connect F4:H4")
    play.refused("nomads: connect r22")
    play.rows(f"mermaids: {text}. +TW2. send p to fire")
    assert play.t.get("mermaids", column.TOWNS_FOUNDED) == 1
    play.refused("mermaids: connect r22")


# ---- end of round -----------------------------------------------------------------------------------------


def spades_at_the_end() -> Play:
    """Everybody but the Giants has two spades from the cult bonus; they have one."""
    play = Play("witches", "giants", scoring="SCORE6")
    play.t.put("witches", "F4")
    play.t.put("giants", "D4")
    play.t.give("witches", cults=(0, 8, 0, 0))
    play.t.give("giants", cults=(0, 4, 0, 0))
    return play.rows("witches: pass BON1\ngiants: pass BON2")


def test_spades_of_the_cult_bonus() -> None:
    play = spades_at_the_end().rows("witches: transform E7 to green. transform F3 to red\ngiants: -spade")
    assert (play.t.terrain("E7"), play.t.terrain("F3"), play.t.round) == ("green", "red", 2)


def test_spades_of_the_cult_bonus_in_any_order() -> None:
    play = spades_at_the_end().rows("giants: -spade\nwitches: transform E7 to red\nwitches: -spade")
    assert (play.t.terrain("E7"), play.t.round) == ("red", 2)
    assert spades_at_the_end().rows("witches: -2spade\ngiants: -spade").t.round == 2
    assert spades_at_the_end().rows("witches: done\ngiants: -spade").t.round == 2


@pytest.mark.parametrize(
    "text",
    [
        "build E7",
        "transform E7. build E7",
        "convert 1w to 1c",
        "burn 1",
        "pass BON3",
        "dig 1",
        "-3spade",
        "transform E7 to red. transform E6 to black. -spade",
    ],
)
def test_nothing_else_at_the_end_of_a_round(text: str) -> None:
    spades_at_the_end().refused(f"witches: {text}")


def test_next_round_waits_for_all_spades() -> None:
    play = spades_at_the_end()
    assert "have nothing to decide" in play.rows("witches: -2spade").refused("witches: pass BON3")


# ---- leaving ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "row", ["drop-faction nomads", "Drop-Faction Nomads", "nomads: resign", "Nomads: Resign", "drop-faction player2"]
)
def test_leaving(row: str) -> None:
    play = three().rows("witches: send p to fire").rows(f"cultists: wait\n{row}\ncultists: pass BON1")
    assert play.t.get("nomads", column.DROPPED) == 1


@pytest.mark.parametrize("name", ["giants", "", "player0", "player4", "player", "player²", "player1 player2"])
def test_nobody_of_that_name_can_leave(name: str) -> None:
    play = three()
    before = play.look()
    with pytest.raises(LedgerError, match=f'There is no player "{name}" in this game'):
        play.rows(f"witches: wait\ndrop-faction {name}")
    play.player.seat = -1
    assert play.look() == before


def test_nobody_leaves_twice() -> None:
    play = three().rows("nomads: resign")
    assert "cannot leave now" in play.refused("nomads: resign")


# ---- whole ledgers ----------------------------------------------------------------------------------------


def test_first_dwellings_and_cards() -> None:
    """Set-up order, back, the Nomads' third, the Chaos Magicians' only one; several in one row if consecutive."""
    ledger = read_ledger(
        f"""{SCORE}
        setup nomads
        setup chaosmagicians
        setup engineers
        nomads: build E8
        engineers: build E7. build C5
        nomads: build F3. build D3
        chaosmagicians: build D4
        engineers: pass BON1
        chaosmagicians: +BON2
        nomads: Pass BON3
        """
    )
    player = LedgerPlayer(ledger)
    player.play_all()
    assert player.state.v[column.ROUND] == 1
    assert len(player.actions) == 9


@pytest.mark.parametrize(
    "row",
    [
        "witches: build F3",
        "nomads: build E8",
        "witches: pass BON1",
        "witches: burn 1",
        "witches: build F4. build F2",
        "witches: leech 1 from nomads",
        "witches: dig 1",
        "witches: transform F3",
        "witches: +fire",
    ],
)
def test_refused_before_the_first_round(row: str) -> None:
    ledger = read_ledger(f"{SCORE}\nsetup witches\nsetup nomads\n{row}")
    player = LedgerPlayer(ledger)
    before = player.state.values()
    with pytest.raises(MoveError, match=r"^Line 4, "):
        player.play_all()
    assert player.state.values() == before
    assert player.actions == []


def test_rows_without_a_meaning_of_their_own() -> None:
    ledger = read_ledger(
        f"{SCORE}\nsetup witches\nsetup nomads\nwitches: build F4\nincome\nstart\nnomads: income. build E8. wait\n"
    )
    player = LedgerPlayer(ledger)
    player.play_all()
    assert len(player.actions) == 2


# ---- what is given up, late steps, offers in any order ----------------------------------------------------


def test_favor_tile_is_given_up() -> None:
    play = three()
    play.t.put("witches", "F2", "TP")
    play.rows("witches: upgrade F2 to TE. -gain_favor").rows("nomads: pass BON1")
    assert play.t.structure("F2") == "witches TE"
    assert play.t.get("witches", column.FAVOR_TILES) == 0
    assert "you cannot give this back" in three().refused("witches: advance ship. -gain_favor")


def test_two_favor_tiles_are_given_up() -> None:
    for words, tiles in (("-2gain_favor", 0), ("+FAV9. -gain_favor", 1), ("-gain_favor. +FAV9", 1)):
        play = one("chaosmagicians", "F1")
        play.t.put("chaosmagicians", "E10", "TP")
        play.rows(f"chaosmagicians: upgrade E10 to TE. {words}").rows("nomads: pass BON1")
        assert int(play.t.get("chaosmagicians", column.FAVOR_TILES)).bit_count() == tiles


def test_no_favor_tile_is_left() -> None:
    """Nothing is asked, and `-gain_favor` says so."""
    play = three()
    play.t.put("witches", "F2", "TP")
    for tile in range(12):
        play.t.state.v[column.FAVORS_LEFT + tile] = 0
    play.rows("witches: upgrade F2 to TE. -gain_favor").rows("nomads: pass BON1")
    assert play.t.structure("F2") == "witches TE"


def test_bridge_is_given_up() -> None:
    play = three()
    play.t.give("witches", power=(0, 0, 8))
    play.rows("witches: action ACT1. -bridge").rows("nomads: pass BON1")
    assert play.t.power("witches") == (3, 0, 5)
    assert play.t.get("witches", column.OWN_BRIDGES) == 0
    engineers = one("engineers", "E9")
    engineers.rows("engineers: action ACTE. -bridge").rows("nomads: pass BON1")
    assert engineers.t.get("engineers", column.OWN_BRIDGES) == 0


@pytest.mark.parametrize(
    ("faction", "row"),
    [
        ("witches", "action ACTW. -free_d"),
        ("swarmlings", "action ACTS. -free_tp"),
        ("nomads", "action ACTN. -free_tf"),
    ],
)
def test_effect_of_a_stronghold_is_given_up(faction: str, row: str) -> None:
    """The action is spent, nothing is built, and the next one is somebody else's."""
    play = one(faction, "E8 F4" if faction != "witches" else "F4")
    other = play.t.setup.factions[1]
    play.t.put(faction, "D8", "SH")
    before = play.t.state.copy()
    play.rows(f"{faction}: {row}").rows(f"{other}: send p to air")
    me = play.t.seat(faction)
    assert list(play.t.state.v[column.STRUCTURE : column.STRUCTURE + 110]) == list(
        before.v[column.STRUCTURE : column.STRUCTURE + 110]
    )
    assert resources(play.t.state, me) == resources(before, me)
    play.refused(f"{faction}: action {row.split()[1].rstrip('.')}")
    wrong = {"-free_d": "-free_tp", "-free_tp": "-free_tf", "-free_tf": "-free_d"}[row.split()[-1]]
    again = one(faction, "E8 F4" if faction != "witches" else "F4")
    again.t.put(faction, "D8", "SH")
    again.refused(f"{faction}: {row.replace(row.split()[-1], wrong)}")


def test_build_at_the_usual_price_instead() -> None:
    """What else belongs to the action stays open, as on the site: a dwelling, for the Nomads also spades."""
    play = one("witches", "F4")
    play.t.put("witches", "D8", "SH")
    play.t.paint("E7", "green")
    coins, workers = play.t.coins("witches"), play.t.workers("witches")
    play.rows("witches: action ACTW. -free_d. build E7")
    assert play.t.structure("E7") == "witches D"
    assert (play.t.coins("witches"), play.t.workers("witches")) == (coins - 2, workers - 1)
    nomads = one("nomads", "F3")
    nomads.t.put("nomads", "D8", "SH")
    nomads.t.paint("E6", "red")
    nomads.rows("nomads: action ACTN. -free_tf. dig 1. build E6")
    assert nomads.t.structure("E6") == "nomads D"


def test_upgrade_at_the_usual_price_instead() -> None:
    """Without the free trading house the action is any upgrade, and may be left as well."""
    play = one("swarmlings", "E8")
    play.t.put("swarmlings", "D8", "SH")
    play.t.put("swarmlings", "F4", "TP")
    coins, workers = play.t.coins("swarmlings"), play.t.workers("swarmlings")
    before = play.t.state.copy()
    play.rows("swarmlings: action ACTS. -free_tp. upgrade F4 to TE. +FAV11").rows("nomads: send p to air")
    assert play.t.structure("F4") == "swarmlings TE"
    assert (play.t.coins("swarmlings"), play.t.workers("swarmlings")) == (coins - 6, workers - 3)
    play.t.state.restore(before)
    play.player.seat = -1
    play.rows("swarmlings: action ACTS. -free_tp. upgrade E8 to TP").rows("nomads: send p to air")
    assert play.t.coins("swarmlings") == coins - 8
    play.t.state.restore(before)
    play.player.seat = -1
    assert "have nothing to decide now" in play.refused("swarmlings: action ACTS. -free_tp. build E7")
    assert "have nothing to decide now" in play.refused(
        "swarmlings: action ACTS. -free_tp. upgrade E8 to TP. upgrade F4 to TE"
    )


def test_town_tile_is_given_up() -> None:
    """The town is there and brings nothing; a structure added to it founds no other."""
    play = Play("witches", "nomads")
    t = play.t
    t.put("nomads", "A5")
    t.put("witches", "E6", "SH")
    t.put("witches", "E5", "TP")
    t.put("witches", "F3")
    t.paint("E7", "green")
    t.rich("witches", "nomads")
    vp = t.vp("witches")
    play.rows("witches: build E7. -gain_tw").rows("nomads: send p to air")
    assert t.structure("E7") == "witches D"
    assert t.vp("witches") == vp
    assert t.get("witches", column.TOWN_LO) | t.get("witches", column.TOWN_HI)
    assert t.get("witches", column.TOWN_TILES) == 0 and t.state.v[column.TOWN_PICKS] == 0
    play.rows("witches: upgrade F3 to TP").rows("nomads: pass BON1")


@pytest.mark.parametrize(("row", "steps"), [("-2cult", 0), ("-cult. -cult", 0), ("-cult. +fire", 1), ("+2fire", 2)])
def test_cult_steps_are_given_up(row: str, steps: int) -> None:
    play = one("auren", "F4")
    play.t.put("auren", "D7", "SH")
    fire = play.t.cults("auren")[0]
    play.rows(f"auren: action ACTA. {row}").rows("nomads: send p to air")
    assert play.t.cults("auren")[0] == fire + steps
    assert "you cannot give this back" in play.refused("auren: send p to air. -cult")


def test_dig_while_a_step_of_the_own_action_waits() -> None:
    """Whoever plays alone may go on with a step still due; also where spades are bought with their transform."""
    play = Play("witches", "nomads", conversions="around-action")
    play.t.put("witches", "F4")
    play.t.put("nomads", "A5")
    play.t.rich("witches", "nomads")
    play.t.paint("F3", "blue")
    play.t.favor("witches", "FAV6")
    fire = play.t.cults("witches")[0]
    play.rows("witches: send p to air").rows("nomads: pass BON1")
    play.rows("witches: action FAV6. done").rows("witches: dig 1. transform F3 to green. done").rows("witches: +fire")
    assert play.t.terrain("F3") == "green"
    assert play.t.cults("witches")[0] == fire + 1


@pytest.mark.parametrize("rows", [["action FAV6", "pass BON4", "+fire"], ["action FAV6. pass BON4. +fire"]])
@pytest.mark.parametrize("faction", ["cultists", "witches"])
def test_cult_step_after_the_pass(faction: str, rows: list[str]) -> None:
    """Whoever plays alone may go on with a step still due; the round waits for it."""
    play = three()
    play.t.favor(faction, "FAV6")
    fire = play.t.cults(faction)[0]
    for number, key in enumerate(("witches", "nomads", "cultists"), 1):
        play.rows(f"{key}: send p to air for 1" if key == faction else f"{key}: pass BON{number}")
    for row in rows[:-1]:
        play.rows(f"{faction}: {row}")
        assert play.t.cults(faction)[0] == fire and play.t.round == 1
    play.rows(f"{faction}: {rows[-1]}")
    assert play.t.cults(faction)[0] == fire + 1 and play.t.round == 2


def test_cult_step_after_the_pass_of_a_double_turn() -> None:
    play = one("chaosmagicians", "E10")
    play.t.put("chaosmagicians", "F1", "SH")
    play.t.favor("chaosmagicians", "FAV6")
    fire = play.t.cults("chaosmagicians")[0]
    play.rows("chaosmagicians: action ACTC. action FAV6. pass BON4. +fire").rows("nomads: pass BON2")
    assert play.t.cults("chaosmagicians")[0] == fire + 1 and play.t.round == 2


def test_cult_step_cannot_wait_while_others_play() -> None:
    play = three()
    play.t.favor("witches", "FAV6")
    assert "is not allowed now" in play.refused("witches: action FAV6. pass BON4. +fire")


def offers_of_two(leech: str = "deferred") -> Play:
    """Two offers to the Nomads, the one of the Witches first, and the Nomads to move."""
    play = Play("witches", "cultists", "nomads", leech=leech)
    t = play.t
    t.put("witches", "F4")
    t.put("cultists", "E6")
    t.put("nomads", "F3")
    t.rich("witches", "cultists", "nomads")
    t.give("nomads", power=(5, 7, 0))
    return play.rows("witches: upgrade F4 to TP").rows("cultists: upgrade E6 to TP")


def test_offers_in_any_order() -> None:
    """Without strict-leech the younger offer may be taken first, and conversions come before answers."""
    rows = ["nomads: leech 1 from cultists", "nomads: leech 1 from witches"]
    assert "oldest first" in offers_of_two().refused(rows[0])
    play = offers_of_two(leech="any-order")
    for row in rows:
        play.rows(row)
    assert play.t.power("nomads") == (3, 9, 0)
    late = offers_of_two(leech="any-order").rows("nomads: convert 1w to 1c. leech 1 from cultists. advance ship")
    assert late.t.power("nomads") == (4, 8, 0)
    between = offers_of_two(leech="any-order").rows("nomads: convert 1w to 1c").rows("nomads: leech 1 from cultists")
    assert between.t.power("nomads") == (4, 8, 0)
    assert offers_of_two().rows("nomads: convert 1w to 1c").refused("nomads: leech 1 from witches")
