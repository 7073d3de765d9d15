"""The catalogues: the same messages in every language, all of them complete, translated and free of mistakes."""

from __future__ import annotations

import doctest
import random
import re
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import mystica.i18n
from mystica import data
from mystica.boxes.merchants.data import ships
from mystica.engine.core import actions as act
from mystica.engine.core.ids import WHY
from mystica.engine.core.tables import POWER_CODES
from mystica.engine.flow import new_game
from mystica.engine.playout import random_actions
from mystica.game import decisions as names_of_decisions
from mystica.game.why_not.explain import why_not
from mystica.i18n import (
    FALLBACK,
    LOCALES,
    amounts,
    catalogue,
    enumerate_texts,
    has,
    locale_of,
    name_of,
    say,
    source_of,
    t,
    topics,
)
from mystica.i18n.catalogue import text_files
from mystica.setups import draw
from tests.frames import frame_names

FOLDER = Path(mystica.i18n.__file__).parent
OTHERS = [locale for locale in LOCALES if locale != FALLBACK]
PLACES = [FOLDER, *(box.folder / "i18n" for box in data.boxes().values())]
NUMBERS = {
    "n", "missing", "have", "sacrifice", "spades", "steps", "level", "number", "power", "offered", "round", "rounds",
    "size", "total", "vp", "one", "two", "three", "shipping_needed",
    "ships", "distance", "movement", "most",
}  # fmt: skip
EITHER = {"from", "to", "needed"}  # levels or labels; a number or the key of a structure
COUNTS = NUMBERS | {"needed"}

# What is the same in English and in another language, and meant to be.
SAME = {
    "fr": {
        "faction-fakirs", "faction-acolytes", "colour-volcano",
        "structure-TE", "thing-temple", "cult-air", "tile-FAV4", "tile-FAV8", "tile-FAV12",
        "tile-SCORE9", "word-conversion", "source-conversion", "phase-actions", "ui-title", "ui-gain", "people-bots",
        "heading-conversions", "heading-options", "shell-name", "shell-bot-time", "shell-bots",
        "fact-faction", "fact-option", "fact-source", "rules-source", "word-canal",
        "thing-faction", "thing-option", "thing-terrain",
    },
    "ko": set[str](),
}  # fmt: skip
# Latin words in Korean texts: commands and codes that are typed as they are, numbers of bowls and phases.
LATIN = {
    "undo",
    "redo",
    "save",
    "why",
    "more",
    "rules",
    "quit",
    "build",
    "pass",
    "F3",
    "BON1",
    "I",
    "II",
    "III",
    "VIII",
}
LATIN |= {"UTF", "terra", "snellman", "net", "FAQ", "mystica"}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


class _Variants(Visitor):
    """Select expressions and the keys of their variants."""

    def __init__(self) -> None:
        self.selects: list[tuple[ast.SelectExpression, list[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants]
        self.selects.append((node, keys))
        self.generic_visit(node)


def patterns(locale: str) -> dict[str, ast.Pattern]:
    """Message or message.attribute, and its pattern."""
    out: dict[str, ast.Pattern] = {}
    for path in text_files(locale):
        name = path.name
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{locale}/{name}: {entry.content}"
            if isinstance(entry, ast.BaseComment | ast.Term):  # what a language counts in words of its own
                continue
            assert isinstance(entry, ast.Message) and entry.value is not None, f"{locale}/{name}"
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
            for key, pattern in parts:
                assert key not in out, f"{locale}/{name}: {key} stands there twice"
                out[key] = pattern
    return out


def terms(locale: str) -> dict[str, ast.Pattern]:
    """Terms are a matter of each language."""
    resource = FluentParser().parse(catalogue.written_in(locale))
    found = [(f"-{entry.id.name}", entry.value) for entry in resource.body if isinstance(entry, ast.Term)]
    assert len(dict(found)) == len(found), f"{locale}: a term stands there twice"
    return dict(found)


PATTERNS = {locale: patterns(locale) for locale in LOCALES}
TERMS = {locale: terms(locale) for locale in LOCALES}
KEYS = list(PATTERNS[FALLBACK])


def variables(locale: str, key: str) -> set[str]:
    visitor = _Variables()
    visitor.visit(PATTERNS[locale][key])
    return visitor.names


def samples(names: set[str]) -> list[dict[str, int | str]]:
    """Arguments to try a message with: every number as none, one and many."""
    choices: list[list[tuple[str, int | str]]] = []
    for name in sorted(names):
        values: list[int | str] = [0, 1, 2, 5, 21] if name in NUMBERS else [1, 3, "F3"] if name in EITHER else ["Xy"]
        choices.append([(name, value) for value in values])
    return [dict(choice) for choice in product(*choices)]


def words(locale: str, key: str) -> str:
    """The letters of a message without its placeholders."""
    visitor = _Texts()
    visitor.visit(PATTERNS[locale][key])
    return re.sub(r"[\W\d_]", "", "".join(visitor.texts))


# ---- all languages alike ----------------------------------------------------------------------------------


def test_every_language_has_the_same_files() -> None:
    for place in PLACES:
        assert sorted(path.name for path in place.iterdir() if path.is_dir() and path.name[0] != "_") == sorted(LOCALES)
        files = sorted(path.name for path in (place / FALLBACK).iterdir())
        for locale in LOCALES:
            assert sorted(path.name for path in (place / locale).iterdir()) == files


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_order(locale: str) -> None:
    assert list(PATTERNS[locale]) == KEYS


@pytest.mark.parametrize("locale", OTHERS)
def test_placeholders_are_the_same(locale: str) -> None:
    wrong = {key for key in KEYS if variables(locale, key) != variables(FALLBACK, key)}
    assert not wrong, sorted(wrong)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_formats_without_mistakes(locale: str) -> None:
    bundle = catalogue.bundle(locale)
    for key in KEYS:
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        for arguments in samples(variables(locale, key)):
            text, errors = bundle.format_pattern(pattern, arguments)
            assert not errors and isinstance(text, str) and text.strip(), (key, arguments, errors)
            assert not re.search(r"[{}]|\s{2}|\s[.,]|\?\?|None(?! before)", text), (key, text)
            assert text == t(locale, key, **arguments)


@pytest.mark.parametrize("locale", LOCALES)
def test_selectors_choose_by_number(locale: str) -> None:
    """By 0 or 1, by plural categories the language has, or `none` for an argument that is not given."""
    categories = {"en": {"one", "other"}, "fr": {"one", "other"}, "ko": {"other"}}[locale]
    for key, pattern in (PATTERNS[locale] | TERMS[locale]).items():
        visitor = _Variants()
        visitor.visit(pattern)
        for select, keys in visitor.selects:
            assert isinstance(select.selector, ast.VariableReference) and select.selector.id.name in COUNTS, key
            assert set(keys) <= categories | {"0", "1", "none"} and "other" in keys, key
            assert categories <= set(keys) or set(keys) == {"0", "other"}, key
            assert keys[-1] == ("none" if "none" in keys else "other"), key


@pytest.mark.parametrize("locale", OTHERS)
def test_every_message_is_translated(locale: str) -> None:
    same = {key for key in KEYS if words(locale, key) and words(locale, key) == words(FALLBACK, key)}
    assert same == SAME[locale]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_term_is_used(locale: str) -> None:
    texts = "\n".join(path.read_text(encoding="utf-8") for path in text_files(locale))
    unused = [term for term in re.findall(r"^(-[\w-]+) =", texts, re.M) if f"{{ {term}(" not in texts]
    assert TERMS[locale] and not unused


def test_korean_is_written_in_korean() -> None:
    for key in KEYS:
        for arguments in samples(variables("ko", key)):
            text = t("ko", key, **arguments)
            words = set(re.findall(r"[A-Za-z][A-Za-z0-9]*", text.replace("Xy", ""))) - LATIN
            left = {word for word in words if not re.fullmatch(r"[A-I]\d+", word)}  # spaces, of which lessons speak
            assert not left, (key, text)
            assert re.search(r"[가-힣]", text) or key.startswith("list-"), (key, text)


def test_no_particle_follows_a_name_that_would_change_it() -> None:
    """은/는, 이/가, 을/를, 과/와, 으로/로 depend on the last letter: they never stand behind a name."""
    for path in text_files("ko"):
        text = path.read_text(encoding="utf-8")
        found = re.findall(r"\{ \$(\w+) \}(은|는|이|가|을|를|과|와|으로|로)\b", text)
        assert not [hit for hit in found if hit[0] not in NUMBERS], path.name


# ---- everything has a name --------------------------------------------------------------------------------


def wanted() -> list[str]:
    common = data.common()
    tiles = [*data.bonus_cards(), *data.favor_tiles(), *data.town_tiles(), *data.scoring_tiles(), *POWER_CODES]
    tiles += data.final_tiles()
    actions = [ships().move_action, ships().build_action]
    actions += [code for faction in data.factions().values() for code in (faction.action, faction.other_action) if code]
    frames = [name for name in frame_names() if name != "OFFERING"]
    return [
        *(f"faction-{key}{what}" for key in data.factions() for what in ("", "-ability", "-stronghold")),
        *(f"terrain-{colour}" for colour in (*common.terrain_names, "river")),
        *(f"colour-{colour}" for colour in (*common.wheel, *common.other_colours)),
        *(f"structure-{code}{form}" for code in common.structure_names for form in ("", ".one")),
        *(f"unit-{unit}{form}" for unit in ("ship", "merchant", "dock", "storehouse") for form in ("", ".one")),
        *(f"cult-{cult}{form}" for cult in data.CULTS for form in ("", ".track")),
        *(f"tile-{code}{what}" for code in (*tiles, *actions) for what in ("", "-effect")),
        *(f"amount-{what}" for what in catalogue.listed("sentence-amounts")),
        *(f"source-{why.replace(' ', '-')}" for why in WHY),
        *(f"option-{key}" for key in data.options()),
        *(f"option-{key}-{value}" for key, option in data.options().items() for value in option.values),
        *(f"ruling-{key}" for key in data.options()),
        *(f"profile-{profile}" for profile in data.PROFILES),
        *(f"prompt-{name.lower().replace('_', '-')}" for name in frames),
        "prompt-take-power.trade",
        *(key for key in KEYS if key.startswith("reason-")),  # tests/game/test_reasons.py compares them with the code
        *(f"decision-{key}" for key in names_of_decisions().values()),
        *(f"preset-{key}{what}" for key in data.presets() for what in ("", ".text")),
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_has_a_name(locale: str) -> None:
    missing = [key for key in wanted() if not has(locale, key)]
    assert not missing, missing


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_of_ours_is_made_up_from_the_data(locale: str) -> None:
    """That is for what somebody has just added: whoever hands it in writes the texts that are listed here."""
    assert source_of(locale).removeprefix(catalogue.written_in(locale)).strip() == ""
    assert topics(locale) == data.reference(locale)


def test_nothing_is_named_that_does_not_exist() -> None:
    kinds = (
        "faction",
        "terrain",
        "colour",
        "structure",
        "cult",
        "tile",
        "source",
        "option",
        "ruling",
        "profile",
        "prompt",
        "reason",
    )
    unknown = [key for key in KEYS if key.startswith(tuple(f"{kind}-" for kind in kinds)) and key not in wanted()]
    assert not unknown, unknown


def test_english_names_are_those_of_the_data() -> None:
    common = data.common()
    for key, faction in data.factions().items():
        assert t("en", f"faction-{key}") == faction.name
    for code, name in common.structure_names.items():
        assert t("en", f"structure-{code}") == name
    for colour, name in common.terrain_names.items():
        assert t("en", f"terrain-{colour}") == name


@pytest.mark.parametrize("locale", LOCALES)
def test_names_of_one_kind_differ(locale: str) -> None:
    for kind in ("faction", "terrain", "colour", "structure", "cult", "tile-ACT", "tile-BON", "tile-FAV", "tile-TW"):
        names = [t(locale, key) for key in KEYS if key.startswith(kind) and "." not in key and key != "tile-ACTG"]
        assert len(set(names)) == len(names), kind
    scoring = [t(locale, f"tile-{code}") for code in data.scoring_tiles()]
    assert len(set(scoring)) == len(scoring)


@pytest.mark.parametrize(
    ("key", "arguments", "english", "french", "korean"),
    [
        (
            "workers-short", {"missing": 1, "needed": 3, "have": 2},
            "You need 3 workers and have only 2.",
            "Il vous faut 3 ouvriers et vous n'en avez que 2.",
            "일꾼 3명 필요한데 2명뿐입니다.",
        ),
        (
            "not-reachable", {"space": "F3", "shipping_needed": 2},
            "F3 is out of reach; shipping 2 would reach it.",
            "F3 est hors de portée ; une valeur de Navigation de 2 suffirait.",
            "F3에 도달할 수 없습니다. 선박 값 2이면 도달합니다.",
        ),
        (
            "not-reachable", {"space": "F3", "shipping_needed": None},
            "F3 is out of reach: it is not adjacent to any of your structures.",
            "F3 est hors de portée : la case n'est adjacente à aucune de vos infrastructures.",
            "F3에 도달할 수 없습니다. 자신의 건물에 인접해 있지 않습니다.",
        ),
        (
            "wrong-terrain", {"space": "E5", "terrain": "green", "spades": 1},
            "E5 is forest, 1 spade away from your home terrain.",
            "Terrain de E5 : forêt, à 1 pelle du terrain natal.",
            "E5: 숲, 홈 지형까지 삽 1개.",
        ),
        (
            "no-piece-left", {"piece": "SH"}, "There is no stronghold left.",
            "Il n'en reste plus : forteresse.", "남은 것이 없습니다: 요새.",
        ),
    ],
)  # fmt: skip
def test_reasons_in_words(
    key: str, arguments: dict[str, int | str | None], english: str, french: str, korean: str
) -> None:
    assert [say(locale, f"reason-{key}", arguments) for locale in LOCALES] == [english, french, korean]


def test_reasons_of_games_hold_no_english() -> None:
    """Whatever is asked in random positions, a Korean answer holds no Latin letters but labels of spaces."""
    rng = random.Random(17)
    seen: set[str] = set()
    for seed in range(8):
        setup = draw(3, seed, profile=data.PROFILES[seed % 2])
        s = new_game(setup.engine_setup())
        random_actions(s, seed, 20 + 40 * seed, True)
        for a in rng.sample(range(act.TRANSFORM), 250) + list(range(act.BUILD)):
            reason = why_not(s, a)
            if reason is None:
                continue
            seen.add(reason.key)
            for locale in LOCALES:
                text = say(locale, f"reason-{reason.key}", reason.arguments)
                assert not re.search(r"[{}$]|None|\s{2}", text), text
            left = re.sub(r"[A-Ir]\d+|(?<=그릇 )I+", "", say("ko", f"reason-{reason.key}", reason.arguments))
            assert not re.search(r"[A-Za-z]", left), (reason, left)
    assert len(seen) > 15, seen


# ---- the functions ----------------------------------------------------------------------------------------


def test_a_missing_text_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert t("en", "no-such-message") == "no-such-message"
    assert t("xx", "structure-D") == say("xx", "structure-D", {}) == "dwelling"
    assert t("fr", "structure-D.no-such-form") == "structure-D.no-such-form"
    assert t("en", "amount-vp") == "n VP"  # an argument that is not given
    bundle = catalogue.bundle("fr")
    monkeypatch.delitem(bundle._messages, "structure-SH")
    assert t("fr", "structure-SH") == "stronghold"


def test_catalogues_are_loaded_once() -> None:
    assert catalogue.bundle("ko") is catalogue.bundle("ko")


@pytest.mark.parametrize(
    ("count", "english", "french", "korean"),
    [
        (0, "", "", ""),
        (1, "a", "a", "a"),
        (2, "a and b", "a et b", "a, b"),
        (4, "a, b, c and d", "a, b, c et d", "a, b, c, d"),
    ],
)
def test_enumerations(count: int, english: str, french: str, korean: str) -> None:
    assert [enumerate_texts(locale, list("abcd")[:count]) for locale in LOCALES] == [english, french, korean]


def test_amounts() -> None:
    numbers = {"workers": 1, "vp": 3, "coins": 0, "power": 2, "other": 9}
    assert amounts("en", numbers) == "3 VP, 1 worker and 2 power"
    assert amounts("fr", numbers) == "3 PV, 1 ouvrier et 2 Pouvoir"
    assert amounts("ko", numbers) == "승점 3점, 일꾼 1명, 파워 2개"
    assert amounts("en", {}) == ""


def test_names_of_arguments() -> None:
    assert name_of("fr", "structure", "TP") == "un comptoir"
    assert name_of("fr", "piece", "TP") == "comptoir"
    assert name_of("ko", "what", "BON4") == "선박"
    assert name_of("en", "what", "water") == "Water"
    assert name_of("en", "what", "C1:B2") == "C1:B2"
    assert name_of("fr", "what", "fire 3") == "Feu 3"
    assert name_of("fr", "needed", "trading house") == "comptoir"
    assert name_of("ko", "by", "a bridge") == "다리"


@pytest.mark.parametrize(
    ("environment", "locale"),
    [
        ({}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr_FR"}, "fr"),
        ({"LANG": "fr-CA.UTF-8"}, "fr"),
        ({"LANG": "ko_KR.eucKR"}, "ko"),
        ({"LANG": "KO.utf8"}, "ko"),
        ({"LANG": "de_DE@euro"}, "en"),
        ({"LANG": "fro"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "ko_KR"}, "ko"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "ko_KR", "LC_ALL": ""}, "ko"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr@latin"}, "fr"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], locale: str) -> None:
    assert locale_of(environment) == locale


def test_examples() -> None:
    result = doctest.testmod(catalogue)
    assert result.attempted > 4 and not result.failed
