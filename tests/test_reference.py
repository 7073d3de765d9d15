"""`mystica rules`: the reference is complete, names what exists, copies nothing, and is shown well."""

from __future__ import annotations

import ast
import importlib
import json
import re
import runpy
import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

import mystica
from mystica import data
from mystica.cli import rules
from mystica.cli.rules_facts import facts_of
from mystica.data import DataError, Topic
from mystica.data.numbers import HOME
from mystica.data.reference import plain_name, read_reference, topic_names
from mystica.i18n import t
from tests.conftest import ROOT
from tests.data_copy import copy_of_data

PACKAGE = Path(mystica.__file__).parent
RULE_TESTS = ROOT / "tests" / "rules"
RULEBOOK = ROOT.parent / "shared" / "rules" / "base-en.txt"
TOPICS = data.reference()
ALL = list(TOPICS.values())

# Every heading of the base rulebook, in its order
HEADINGS = """\
Introduction
Components
Setup
First play
Assignment of factions
Components in faction colors
Faction setup
Starting resources
Cult advancements
Bowls of power
Game and cult board
Changes in the main game
Scoring tiles
Bonus cards
Choosing a faction board
Goal of the game
Flow of play
Placing the first structures
Choosing the first bonus card
Flow of play over six rounds
Phase I: income
Basic income for structures
Additional income for cards and tiles
The bowls of power
Gaining power
Spending power
Phase II: actions
Overview of actions
1 - Transform and build
Building a dwelling
Transforming a terrain space
Details on building dwellings
Details on using spades
Adjacency
Direct adjacency
Indirect adjacency
2 - Advancing on the shipping track
3 - Lowering the exchange rate for spades
4 - Upgrading a structure
Power via structures
The price of power
Summary: how do I gain power?
Power via cult tracks
Only one player on space 10
5 - Send a priest to the order of a cult
6 - Power actions
Power actions on the game board
Conversions (anytime)
Sacrificing power
7 - Special actions
8 - Passing and new starting player
Founding a town
Founding a town has three benefits
Phase III: cult bonuses and clean-up phase
Cult bonuses
Details on the cult bonus "spades"
Return action tokens
Coins on bonus cards
Turn the scoring tile face-down
End of the game and final scoring
Cult scoring
Area scoring
Resource scoring
The winner of the game
Appendix I: the power action spaces on the game board
Building a bridge
1 priest
2 workers
7 coins
1 spade
2 spades
Appendix II: the favor tiles
Appendix III: the scoring tiles
Appendix IV: the bonus cards
Appendix V: the town tiles
Appendix VI: the factions
""".splitlines()
FAQ = """\
Transform and build
Spades of the cult phase
Gaining power
Cult tracks
Conversions
Final scoring
Timing
Tunnel and carpet flight
Halflings
Alchemists
Mermaids
Giants
Darklings
""".splitlines()
NO_HEADINGS = {
    "terra mystica",
    "rule book",
    "details",
    "credits",
    "appendices",
    "by helge ostertag and jens drögemüller",
}


def ids(topic: Topic) -> str:
    return topic.key


def named(heading: str) -> list[str]:
    return [topic.key for topic in ALL if heading in topic.headings]


# ---- complete ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("heading", HEADINGS)
def test_every_heading_of_the_rulebook_has_a_topic(heading: str) -> None:
    assert named(f"Base, {heading}")


@pytest.mark.parametrize("heading", FAQ)
def test_every_chapter_of_the_faq_has_a_topic(heading: str) -> None:
    assert named(f"FAQ, {heading}")


def test_erratum_and_promos_have_topics() -> None:
    assert named("Erratum of 2013") and named("Promo, Bonus card") and named("Promo, Town tiles")


def test_no_heading_is_made_up() -> None:
    """Base and FAQ headings are those of the lists; the factions of appendix VI follow its name."""
    known = {f"Base, {heading}" for heading in HEADINGS} | {f"FAQ, {heading}" for heading in FAQ}
    known |= {f"Base, Appendix VI: the factions, {faction.name}" for faction in data.factions().values()}
    used = {heading for topic in ALL for heading in topic.headings if heading.startswith(("Base,", "FAQ,"))}
    assert used <= known


def test_the_list_of_headings_is_that_of_the_rulebook() -> None:
    """Where the rulebook lies beside the project: its lines in capitals, but for names and the cover."""
    lines = [line.strip().rstrip(":").replace("“", '"').replace("”", '"') for line in book().splitlines()]
    shouted = {line.lower() for line in lines if len(line) > 4 and line.isupper() and not line.startswith("(")}
    factions = {faction.name.lower() for faction in data.factions().values()}
    headings = {heading.lower() for heading in HEADINGS}
    left = {line for line in shouted - factions - headings if not line.startswith(("a game for", "ability"))}
    assert left <= NO_HEADINGS


@pytest.mark.parametrize(
    "name",
    [
        *data.factions(),
        *(faction.name for faction in data.factions().values()),
        *(faction.action for faction in data.factions().values() if faction.action),
        *(faction.other_action for faction in data.factions().values() if faction.other_action),
        *data.final_tiles(),
        *data.presets(),
        *data.power_actions(),
        *data.bonus_cards(),
        *data.favor_tiles(),
        *data.town_tiles(),
        *data.scoring_tiles(),
        *data.options(),
        *data.common().structure_names,
        *data.common().structure_names.values(),
        *data.CULTS,
        *(f"action {number}" for number in range(1, 9)),
    ],
)
def test_every_name_of_the_game_leads_to_a_topic(name: str) -> None:
    assert rules.find_topic(name)


@pytest.mark.parametrize("key", data.options())
def test_every_option_is_among_the_rulings_of_its_topic(key: str) -> None:
    topic = rules.find_topic(key)
    assert topic and key in topic.rulings


def test_tiles_and_factions_have_topics_of_their_own() -> None:
    groups = (
        data.factions(), data.power_actions(), data.bonus_cards(), data.favor_tiles(), data.town_tiles(),
        data.scoring_tiles(),
    )  # fmt: skip
    assert not [key for group in groups for key in group if key not in TOPICS]


def test_tiles_of_an_option_name_it() -> None:
    for tiles in (data.bonus_cards(), data.town_tiles(), data.scoring_tiles()):
        for code, tile in tiles.items():
            assert not tile.option or tile.option in TOPICS[code].rulings, code


def test_our_own_rulings_are_marked() -> None:
    """Options whose source says ours, and the list of docs/rulings.md."""
    for option in data.options().values():
        topic = rules.find_topic(option.key)
        assert topic and ("ours" not in option.source or topic.ours), option.key
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    ours = re.findall(r"^- ", page[page.index("## Rulings that are ours") :], re.M)
    assert len({topic.ours for topic in ALL if topic.ours}) >= len(ours)


WITHOUT_RULES = {"actions", "columns", "facts", "frames", "ids", "reading", "specials", "terrains"}
"""What the engine of a box holds besides rules, as `engine/core` does for the base game: numbers, names, readers."""


@pytest.mark.parametrize(
    "folder", ["engine/rules", "engine/factions", *(f"boxes/{box}/engine" for box in ("fire_and_ice", "merchants"))]
)
def test_every_file_of_the_rules_is_named(folder: str) -> None:
    files = {path.stem for path in (PACKAGE / folder).glob("[!_]*.py")}
    prefix = f"{folder.replace('/', '.')}."
    named_files = {f.removeprefix(prefix).split(".")[0] for t in ALL for f in t.functions if f.startswith(prefix)}
    assert named_files == files - (WITHOUT_RULES if folder.startswith("boxes") else set())


def test_every_file_of_rule_tests_is_named() -> None:
    files = {path.relative_to(RULE_TESTS).as_posix() for path in RULE_TESTS.rglob("test_*.py")}
    assert files <= {test.partition("::")[0] for topic in ALL for test in topic.tests}


# ---- true -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("topic", ALL, ids=ids)
def test_functions_exist_and_are_found_in_the_source(topic: Topic) -> None:
    for function in topic.functions:
        place = rules.source_of(function)
        assert place, function
        file, line = place
        module = importlib.import_module(file.removesuffix(".py").replace("/", "."))
        name = function.rpartition(".")[2]
        assert hasattr(module, name), function
        source = (PACKAGE.parent / file).read_text(encoding="utf-8").splitlines()
        assert re.match(rf"(def|class) {name}\b", source[line - 1]), function


@pytest.mark.parametrize("topic", ALL, ids=ids)
def test_tests_exist(topic: Topic) -> None:
    for test in topic.tests:
        file, _, name = test.partition("::")
        path = RULE_TESTS / file
        assert path.exists(), test
        if name:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}, test


# What a box adds to topics of other chapters, with words that its paragraph must have
ALSO = {
    ("BON4", "merchants-ships"): "range tile", ("BON10", "merchants-ships"): "range tile",
    ("BON6", "merchants-tiles"): "MBON4", ("TW7", "merchants-ships"): "range tile", ("TW7", "merchants-tiles"): "MTW1",
    ("nomads", "merchants-ships"): "beside one of their ships", ("fakirs", "merchants-ships"): "range tile",
    ("dwarves", "merchants-ships"): "range tile", ("upgrade", "merchants-ships"): "shipyard",
    ("power-actions", "merchants-ships"): "MPA3", ("special-actions", "merchants-ships"): "shipyard board",
    ("special-actions", "merchants-tiles"): "MBON3", ("favor-tiles", "merchants-ships"): "MPA3",
    ("favor-tiles", "merchants-tiles"): "only one", ("town-tiles", "merchants-tiles"): "MTW2",
    ("spades", "merchants-ships"): "stronghold", ("spades", "fire-and-ice"): "power token",
    ("goal", "merchants-ships"): "trade", ("components", "merchants-ships"): "trade markers",
    ("drawing-bonus-cards", "merchants-tiles"): "merchants-cards-first",
    ("first-bonus-card", "merchants-ships"): "dock",
    ("income", "merchants-ships"): "shipyard", ("income-of-cards-and-tiles", "merchants-tiles"): "MFAV3",
    ("how-to-gain-power", "merchants-ships"): "2 for a trading house, 3 for a temple",
    ("how-to-gain-power", "fire-and-ice"): "Shapeshifters",
    ("how-to-gain-power", "promo-bonus"): "BON10", ("passing", "merchants-tiles"): "MFAV4",
    ("passing", "fire-and-ice"): "Ice Maidens", ("transform-and-build", "merchants-ships"): "stronghold",
    ("building", "merchants-ships"): "instead of paying the price", ("adjacency", "merchants-ships"): "not for areas",
    ("advance-shipping", "merchants-ships"): "range tile", ("leech", "merchants-ships"): "power value of 3",
    ("price-of-power", "merchants-ships"): "costs the same", ("space-10", "merchants-ships"): "1 key",
    ("sacrifice", "merchants-ships"): "moves a ship further",
    ("cult-spades", "merchants-ships"): "beside one of your ships",
    ("clean-up", "merchants-ships"): "shipyard boards", ("area-scoring", "merchants-ships"): "canals do not connect",
    ("scoring-tiles", "merchants-tiles"): "does not say", ("bonus-cards", "merchants-tiles"): "MBON4",
    ("promo-towns", "merchants-tiles"): "MTW1", ("all-factions", "merchants-ships"): "shipyard board",
    ("auren", "merchants-ships"): "1 key", ("halflings", "merchants-ships"): "1 worker",
    ("cultists", "merchants-ships"): "neither a step nor power", ("swarmlings", "merchants-ships"): "bowl II",
    ("giants", "merchants-ships"): "cannot transform wasteland",
    ("yetis", "merchants-ships"): "both stronghold and shipyard",
    ("dragonlords", "merchants-ships"): "in place of the spade",
    ("acolytes", "merchants-ships"): "in place of the spade",
    ("shapeshifters", "merchants-ships"): "another home terrain", ("riverwalkers", "merchants-ships"): "up to 3 spaces",
    ("reaction-step", "fire-and-ice"): "token", ("refused-power", "fire-and-ice"): "1 power",
    ("send-priest", "fire-and-ice"): "1 step further", ("power-actions", "fire-and-ice"): "1 power less",
}  # fmt: skip


def test_a_box_speaks_up_in_common_topics() -> None:
    found = {(topic.key, more.option): more.text for topic in ALL for more in topic.also}
    assert found.keys() == ALSO.keys()
    for place, words in ALSO.items():
        assert words in found[place], place


def test_factions_with_a_rule_of_their_own_in_the_box_say_so() -> None:
    """Appendix VII of Merchants of the Seas, Fakirs and Dwarves besides."""
    special = ("auren halflings cultists swarmlings giants fakirs nomads yetis dragonlords acolytes shapeshifters "
               "riverwalkers dwarves")  # fmt: skip
    topics = data.reference()
    assert [key for key in data.factions() if topics[key].also] == [k for k in data.factions() if k in special.split()]


def written() -> dict[str, dict[str, Any]]:
    """Every English file, those of boxes included."""
    files = [*(HOME / "rules").glob("*.toml"), *(HOME.parent / "boxes").glob("*/data/rules/*.toml")]
    return {path.relative_to(HOME.parent).as_posix(): tomllib.loads(path.read_text("utf-8")) for path in files}


def test_chapters_have_numbers_of_their_own() -> None:
    """Two chapters of one number would stand in whatever order the disk names them. A box may add to a chapter."""
    titles = {(file["number"], file["title"]) for file in written().values()}
    assert len(titles) == len({number for number, _ in titles}) == len({title for _, title in titles})


def test_boxes_speak_of_topics_that_there_are() -> None:
    """Without another box its topics are passed over; with all boxes none may be."""
    for name, file in written().items():
        also = file.get("also", {})
        assert also.keys() <= TOPICS.keys(), name
        seen = [*also.values(), *(topic for topic in file.values() if isinstance(topic, dict))]
        assert {key for topic in seen for key in topic.get("see", ())} <= TOPICS.keys(), name


@pytest.mark.parametrize("locale", data.reference_locales())
def test_it_does_so_in_every_language(locale: str) -> None:
    topics = data.reference(locale)
    for key, option in ALSO:
        texts = {more.option: more.text for more in topics[key].also}
        assert texts[option] and "{" not in texts[option]
        page = run(key, "--locale", locale).stdout
        heading = t(locale, "rules-also", option=t(locale, f"option-{option}"))
        assert heading in page and page.index(heading) < page.index(t(locale, "rules-tests"))


def test_common_texts_do_not_name_the_box() -> None:
    """What needs the box is said by the box's own file."""
    for topic in ALL:
        if not topic.headings[0].startswith(("Merchants", "Beyond")) and topic.key not in ("vp", "final-tile"):
            assert "Merchants" not in topic.text + topic.example, topic.key


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('[also.BON4]\nmerchants-ships = """', '[also.BON4]\nmerchants-shops = """', "merchants-shops"),
        ("{action[MPA1].code}, ", "{action[MPA9].code}, ", "power-actions"),
    ],
)
def test_mistakes_in_what_a_box_adds_are_named(folder: Path, old: str, new: str, named: str) -> None:
    path = folder.parent / "boxes" / "merchants" / "data" / "rules" / "merchants.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(DataError, match=named):
        read_reference(folder)


@pytest.mark.parametrize("words", ["erratum", "Erratum of 2013", "errata"])
def test_the_erratum_leads_to_its_topic(words: str) -> None:
    found = rules.find_topic(words)
    assert found is not None and found.key == "refused-power"


@pytest.mark.parametrize("locale", data.reference_locales())
def test_the_faq_leads_to_all_it_answers(locale: str) -> None:
    found = rules.find_topic("faq", locale)
    assert found is not None and found.key == "faq"
    answered = {topic.key for topic in ALL if any(heading.startswith("FAQ, ") for heading in topic.headings)}
    assert set(found.see) == answered | {"refused-power"}


SAID = [  # what a topic must say, and what it must not
    ("auction", "headings", "Fire & Ice", "Merchants"),
    ("vp", "text", "except in an auction", "A map without a table refuses the option"),
    ("trading-rewards", "text", "only if the free one is not enough", "only to finish it"),
    ("trading-rewards", "text", "does not move again in the same action", "Ours"),
    ("trading-rewards", "ours", "without using any spade", "move again"),
    ("trading", "text", "never to power gained by a trade", "Ours"),
    ("trading", "ours", "who has left the game", "react"),
    ("merchants", "ours", "does not say what happens to those of the base game", "stood in"),
    ("final-tile", "text", "right after the areas", "before the cults"),
    ("final-scoring", "text", "then for a final scoring tile if there is one, then", "comes first"),
    ("MFAV1", "text", "Instead of sending the priest", "without him"),
    ("special-actions", "text", "second action of a double turn", "may be used in a later turn of the same round"),
    ("chaosmagicians", "text", "special action of a favor tile just taken", "nothing"),
]


@pytest.mark.parametrize(("key", "part", "said", "unsaid"), SAID)
def test_what_the_rulebooks_say_is_said(key: str, part: str, said: str, unsaid: str) -> None:
    text = " ".join(str(getattr(TOPICS[key], part)).split())
    assert said in text and unsaid not in text


def test_our_own_answers_do_not_claim_that_no_text_speaks() -> None:
    for locale in data.reference_locales():
        label = t(locale, "rules-ours", text="")
        assert not any(word in label for word in ("no text", "faute de texte"))
    assert "no text speaks" not in " ".join(topic.text + topic.ours for topic in ALL)
    assert "no text speaks" not in (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")


def test_giants_lose_only_a_single_spade_of_a_cult_bonus() -> None:
    assert "A single spade from a cult bonus is lost." in t("en", "faction-giants-ability")


def test_the_index_in_the_documents_is_up_to_date() -> None:
    """Written anew by `python tools/rules_index.py`."""
    page = runpy.run_path(str(ROOT / "tools" / "rules_index.py"))["page"]()
    assert (ROOT / "docs" / "rules.md").read_text(encoding="utf-8") == page


def test_numbers_in_texts_come_from_the_facts() -> None:
    """A changed fact changes the text."""
    assert f"at least {data.common().town_power}, or 6" in TOPICS["towns"].text
    assert "{" not in "".join(topic.text + topic.example + topic.ours + topic.house for topic in ALL)


def test_chapters_come_in_order_and_are_not_mixed() -> None:
    chapters = [topic.chapter for topic in ALL]
    assert sorted(set(chapters), key=chapters.index) == [chapter for chapter, _ in rules.chapters()]
    assert len(set(chapters)) == len({file["title"] for file in written().values()})


# ---- our own words ----------------------------------------------------------------------------------------


def book() -> str:
    """The rulebook; a test that needs it is skipped, and says so, where it does not lie beside the project."""
    if not RULEBOOK.is_file():
        pytest.skip("no rulebook beside the project (shared/rules/base-en.txt): nothing to compare with")
    return RULEBOOK.read_text(encoding="utf-8")


def words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9']+", text.lower().replace("’", "'"))


def runs(text: str, length: int) -> set[tuple[str, ...]]:
    found = words(text)
    return {tuple(found[i : i + length]) for i in range(len(found) - length + 1)}


def test_texts_do_not_copy_the_rulebook() -> None:
    """Where it lies beside the project: never nine words in a row."""
    copied = runs(book(), 9)
    for topic in ALL:
        for text in (topic.text, topic.example, topic.ours, topic.house):
            shared = runs(text, 9) & copied
            assert not shared, f"{topic.key}: {' '.join(min(shared))}"


@pytest.mark.parametrize("topic", ALL, ids=ids)
def test_texts_have_a_sensible_length(topic: Topic) -> None:
    assert 2 <= len(words(topic.text)) <= 260, "split the topic, or say more"
    assert all(len(words(paragraph)) <= 100 for paragraph in topic.text.split("\n")), "shorter paragraphs"
    assert len(words(topic.title)) <= 9
    for text in (topic.text, topic.example, topic.ours, topic.house):
        assert not text or text[-1] in ".:;)" or text.split("\n")[-1].startswith("- ")
        assert "  " not in text and text == text.strip()


def test_the_whole_is_a_rulebook_in_length() -> None:
    assert 7_000 < sum(len(words(topic.text)) for topic in ALL) < 15_000


# ---- files with mistakes ----------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the data files to spoil."""
    return copy_of_data(tmp_path)


@pytest.mark.parametrize(
    ("file", "old", "new", "named"),
    [
        ("winner", 'title = "The winner"', "", ("[winner]", "'title'", "missing")),
        ("winner", 'title = "The winner"', 'titel = "The winner"', ("[winner]", "'title'", "missing")),
        ("winner", 'see = ["final-scoring", "goal"', 'also = ["goal"', ("[winner]", "'also'", "not known")),
        ("winner", 'see = ["final-scoring", "goal"', 'see = ["last-scoring"', ("[winner]", "'see'", "last-scoring")),
        ("winner", 'aliases = ["winners"', 'aliases = ["leech"', ("leech", "winner", "share the name")),
        ("winner", "The player with", "{nobody} has", ("[winner]", "'text'", "nobody")),
        ("winner", "The player with", "{common.crowd} has", ("[winner]", "'text'", "crowd")),
        ("winner", "The player with", "{favor[FAV99].steps} has", ("[winner]", "'text'", "FAV99")),
        ("winner", "The player with", "{ has", ("[winner]", "'text'", "placeholders")),
        ("winner", "[winner]", "[towns]", ("[towns]", "another file")),
        ("resource-scoring", '["coins-to-vp"]\nsee', '["coins-to-wp"]\nsee', ("'rulings'", "coins-to-vp")),
        ("number", "number = 11", 'number = "11"', ("'number'", "a whole number")),
    ],
)
def test_mistakes_are_named(folder: Path, file: str, old: str, new: str, named: tuple[str, ...]) -> None:
    path = folder / "rules" / "scoring.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as refused:
        read_reference(folder)
    assert all(part in str(refused.value) for part in named), refused.value


def test_no_files_at_all(folder: Path) -> None:
    shutil.rmtree(folder / "rules")
    with pytest.raises(DataError, match="found none"):
        read_reference(folder)


def test_a_changed_fact_changes_the_text(folder: Path) -> None:
    path = folder / "rules.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("coins_per_vp = 3", "coins_per_vp = 7"), encoding="utf-8")
    assert "Every 7 coins" in read_reference(folder)["resource-scoring"].text


# ---- the command ------------------------------------------------------------------------------------------


def run(*arguments: str, language: str = "C") -> Result:
    app = typer.Typer(add_completion=False)
    app.command()(rules.command)
    return CliRunner().invoke(app, list(arguments), env={"COLUMNS": "100", "TERM": "dumb", "LC_ALL": language})


@pytest.mark.parametrize(
    "name",
    ["leech", "LEECH", "Power via structures", "power-via-structures", "offers of power", "power_values"],
)
def test_a_topic_has_many_names(name: str) -> None:
    topic = rules.find_topic(name)
    assert topic and topic.key == "leech"


def test_names_lead_to_one_topic() -> None:
    names = topic_names(TOPICS)
    assert all(names[plain_name(topic.key)] == topic.key for topic in ALL)


def test_without_a_topic_the_list() -> None:
    result = run()
    assert result.exit_code == 0
    for topic in ALL:
        assert re.search(rf"^  {topic.key} {{2,}}{re.escape(topic.title)}$", result.output, re.M), topic.key


def test_a_page_has_everything() -> None:
    result = run("power", "via", "structures")
    topic = TOPICS["leech"]
    line = rules.source_of("engine.rules.leech.answer")
    assert result.exit_code == 0 and line
    flat = " ".join(result.output.split())
    for part in (
        topic.title, "Base, Power via structures", *topic.text.split("\n"), topic.example, topic.ours,
        "leech: at-once (official), deferred (snellman)", data.options()["leech"].text,
        f"engine.rules.leech.answer, mystica/engine/rules/leech.py:{line[1]}",
        "tests/rules/test_leech.py::test_power_values", "See also: price-of-power",
    ):  # fmt: skip
        assert part in flat, part


def test_marks_of_ours_and_house() -> None:
    assert "Ours: The value answer-first." in run("unanswered-leech").output
    assert "House: The rulebook shows the dwellings" in run("first-play").output
    assert "Ours" not in run("winner").output


@pytest.mark.parametrize("key", data.factions())
def test_a_faction_shows_its_board(key: str) -> None:
    faction = data.factions()[key]
    output = run(key).output
    rows = {row[0]: row[1:] for table in facts_of(key) for row in table.rows}
    assert rows["home terrain"] == (data.common().terrain_names.get(faction.colour, "any colour"),)
    assert f"{faction.workers} worker" in rows["start"][0] and f"{faction.coins} coins" in rows["start"][0]
    assert rows["power"] == ("/".join(map(str, faction.power)),)
    for code, piece in faction.structures.items():
        price, value, income = rows[data.common().structure_names[code]]
        assert price.startswith(f"{piece.workers} worker") and f"{piece.coins} coin" in price
        assert value == str(piece.power_value)
        for name in data.RESOURCES:
            column = [getattr(step, name) for step in piece.income]
            assert (f"{name} {' '.join(map(str, column))}" in income) is any(column)
        assert price in output


def test_boards_of_unusual_factions() -> None:
    rows = {row[0]: row[1] for table in facts_of("darklings") for row in table.rows}
    assert rows["start"] == "1 worker, 15 coins, 1 priest" and rows["spades"] == "1 priest each"
    rows = {row[0]: row[1] for table in facts_of("dwarves") for row in table.rows}
    assert rows["shipping"] == "no shipping track" and rows["lonely house"].startswith("6 coins")


@pytest.mark.parametrize(
    ("code", "rows"),
    [
        ("ACT1", {"cost": "3", "bridges": "1"}),
        ("BON9", {"income": "2 coins", "VP on passing": "1 for each dwelling"}),
        ("BON10", {"income": "3 power", "VP on passing": "3 for each level of shipping", "option": "promo-bonus"}),
        ("FAV1", {"copies": "1", "cult": "Fire", "steps": "3"}),
        ("FAV12", {"VP on passing by trading houses, from 0 up": "0 2 3 3 4"}),
        ("TW7", {"copies": "2", "VP": "4", "shipping": "1", "option": "promo-towns"}),
        ("SCORE4", {"pays for": "stronghold, sanctuary", "VP": "5", "cult": "Fire", "workers": "1"}),
        ("SCORE9", {"pays for": "temple", "cult": "priests left on the cults", "coins": "2"}),
    ],
)
def test_a_tile_shows_its_facts(code: str, rows: dict[str, str]) -> None:
    (table,) = facts_of(code)
    assert rows.items() <= {row[0]: row[1] for row in table.rows}.items()


def test_facts_of_the_setup() -> None:
    output = run("first", "play").output
    assert all(f"{players} players" in output for players in data.introductions())
    rows = {row[0]: row[1] for table in facts_of("vp") for row in table.rows}
    assert rows["Fakirs"] == str(data.vp_tables()["base"]["fakirs"])
    assert len(rows) == len(data.factions())


@pytest.mark.parametrize("arguments", [(), ("mermaids",), ("rulings",), ("first-play",), ("FAV5",)])
def test_plain_pages_are_sentences(arguments: tuple[str, ...]) -> None:
    output = run(*arguments, "--plain").output
    assert output.isascii() and "\x1b" not in output
    assert not [line for line in output.splitlines() if re.search(r"\S {2,}\S", line)], "no columns"


def test_lines_fit() -> None:
    for key in (*data.factions(), *data.options(), "all-factions", "rulings"):
        lines = run(key).output.splitlines()
        assert max(map(len, lines)) <= 100 and not [line for line in lines if line != line.rstrip()], key


@pytest.mark.parametrize("topic", ALL, ids=ids)
def test_json(topic: Topic) -> None:
    found = json.loads(run(topic.key, "--json").output)
    assert found["title"] == topic.title and found["text"] == topic.text
    assert [f["name"] for f in found["functions"]] == list(topic.functions)
    assert all(f["file"].endswith(".py") and f["line"] > 0 for f in found["functions"])
    assert [ruling["key"] for ruling in found["rulings"]] == list(topic.rulings)


def test_json_of_the_list() -> None:
    found = json.loads(run("--json").output)
    assert [topic["key"] for chapter in found["chapters"] for topic in chapter["topics"]] == list(TOPICS)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("leach", "leech"),
        ("mermaid", "mermaids"),
        ("FAV13", "FAV1"),
        ("chaos", "chaosmagicians"),
        ("tunnels", "dwarves"),
    ],
)
def test_near_misses_get_a_suggestion(typed: str, meant: str) -> None:
    result = run(typed)
    assert result.exit_code == 2 and "did you mean" in result.output and meant in result.output
    assert "Traceback" not in result.output


@pytest.mark.parametrize("typed", ["xyzzy", "%$", "0", "\x00", "日本", "a" * 5000])
def test_unknown_topics_get_the_list(typed: str) -> None:
    result = run(typed)
    assert result.exit_code == 2 and "Traceback" not in result.output
    assert all(topic.key in result.output for topic in ALL)


def test_blank_is_the_list() -> None:
    assert run(" ").output == run().output


def test_functions_without_a_source(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without sources only the names are shown."""
    monkeypatch.setattr(rules, "PACKAGE", tmp_path)
    assert rules.source_of("engine.rules.leech.answer") is None
    assert "  engine.rules.leech.answer\n" in run("leech").output
    monkeypatch.undo()
    assert rules.source_of("engine.rules.leech.no_such_function") is None
    assert rules.source_of("engine.factions.witches.Witches.take_special")
