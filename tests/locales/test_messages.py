import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.serializer import FluentSerializer

from tablee.locales.languages import LANGUAGES, as_set_in, lineage
from tablee.locales.words import sources
from tests.locales.reading import FILES, TRANSLATIONS, VARIETIES, WHOLE, Reading, ids, junk, messages

# What is written the same as in English, and rightly so: names, and words that both languages have.
SAME_EVERYWHERE = {"card", "game-skipbo", "game-skyjo"}
SAME = {
    "fr": {
        "admin-code", "colour-orange", "colour-violet", "help-options", "help-usage", "level-5-strength",
        "level-6", "option-skipbo-handicap", "option-skyjo-handicap", "page-join", "page-table",
        "pile-skipbo-stock", "points-count", "setting-speed", "setting-volume", "share-code", "sheet-total",
        "terminal-board-points", "terminal-board-stock", "terminal-command-table", "terminal-key-number",
        "terminal-key-stock", "terminal-total",
    },
    "de": {
        "admin-code", "book-cards-online", "colour-orange", "guest-name", "profile-name", "reaction-laugh",
        "seat-bot", "setting-speed-normal", "share-code", "talk", "terminal-board-hand",
        "terminal-command-export",
    },
    "nl": {
        "admin-code", "book-cards-online", "option-skipbo-handicap", "option-skyjo-handicap",
        "reaction-laugh", "reaction-sorry", "seat-bot", "seat-partner", "setting-volume",
        "terminal-board-hand", "terminal-key-hand", "terminal-key-partner",
    },
    "it": {
        "book-cards-online", "no", "option-skipbo-handicap", "option-skyjo-handicap", "seat-bot",
        "seat-partner", "setting-volume", "terminal-key-no", "terminal-key-partner",
    },
    "es": {"no", "seat-bot", "sheet-total", "terminal-key-no", "terminal-total"},
    "pt": {
        "book-cards-online", "option-skipbo-handicap", "option-skyjo-handicap", "setting-volume",
        "sheet-total", "terminal-total",
    },
}  # fmt: skip

SAME["fr-CA"] = SAME["fr"]

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_every_translation = pytest.mark.parametrize("language", TRANSLATIONS)


def shared(language: str) -> Iterator[tuple[str, Reading, Reading]]:
    """Every message that a translation has in common with English, in both."""
    for file in FILES:
        for key in ids(language, file):
            if key in ids("en", file):
                yield key, reading(language, key), reading("en", key)


@cache
def reading(language: str, key: str) -> Reading:
    return Reading(language, key)


@in_every_language
def test_every_file_is_read_whole(language: str) -> None:
    assert {file: left for file in FILES if (left := junk(language, file))} == {}


@pytest.mark.parametrize("language", WHOLE)
def test_every_file_has_the_keys_of_the_english_one_in_the_same_order(language: str) -> None:
    assert {file: ids(language, file) for file in FILES} == {file: ids("en", file) for file in FILES}


@pytest.mark.parametrize("language", VARIETIES)
def test_a_variety_has_every_file_and_some_of_the_keys_in_the_same_order(language: str) -> None:
    assert set(FILES) <= dict(sources(language)).keys()  # the browser asks for each
    for file in FILES:
        own = ids(language, file)
        assert own == [key for key in ids("en", file) if key in own], file


@pytest.mark.parametrize("language", VARIETIES)
def test_a_variety_repeats_nothing_that_its_parent_says(language: str) -> None:
    parent = lineage(language)[0]
    own = [key for file in FILES for key in ids(language, file)]
    ours = {
        key: as_set_in(language, FluentSerializer().serialize_entry(messages(language)[key])) for key in own
    }
    theirs = {
        key: as_set_in(language, FluentSerializer().serialize_entry(messages(parent)[key])) for key in own
    }
    assert [key for key in own if ours[key] == theirs[key]] == []


@in_every_language
def test_no_key_stands_twice(language: str) -> None:
    every = [key for file, _ in sources(language) for key in ids(language, file)]
    assert sorted(every) == sorted(set(every))


def without_articles(names: set[str]) -> set[str]:
    """A language may say a card with an article where English does not, and the other way round."""
    return {name.removeprefix("a_") for name in names}


@in_every_translation
def test_a_message_has_the_values_of_the_english_one(language: str) -> None:
    wrong = [
        key
        for key, ours, english in shared(language)
        if without_articles(ours.variables) != without_articles(english.variables)
    ]
    assert wrong == []


def cases(message: Reading) -> dict[str, set[str]]:
    """What only numbers tell apart is the language's own affair: 1st, 2nd and 3rd are so in English alone."""
    return {name: keys for name, keys in message.choices.items() if keys != {"other"}}


def with_singular(message: Reading) -> set[str]:
    """The values of which a single one is said otherwise."""
    return {name for name, keys in message.counted.items() if "one" in keys}


@in_every_translation
def test_a_message_tells_the_same_cases_apart_as_the_english_one(language: str) -> None:
    wrong = [
        key
        for key, ours, english in shared(language)
        if cases(ours) != cases(english) or with_singular(ours) != with_singular(english)
    ]
    assert wrong == []


@in_every_translation
def test_no_message_was_left_in_english(language: str) -> None:
    allowed = SAME_EVERYWHERE | SAME[language]
    same = {
        key
        for key, ours, english in shared(language)
        if ours.text == english.text and any(map(str.isalpha, english.text))
    }
    assert same - allowed == set()


@pytest.mark.slow
@in_every_language
def test_every_message_can_be_said_with_every_kind_of_value(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for ancestor in lineage(language):
        for _, text in sources(ancestor):
            bundle.add_resource(FluentResource(text), allow_overrides=True)
    wrong: list[object] = []
    for key in (key for file in FILES for key in ids(language, file)):
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        for values in Reading(language, key).samples():
            said, errors = bundle.format_pattern(pattern, values)
            if errors or not str(said).strip() or re.search(r"[{}]|  | $|^ | [.,](?!\w)", str(said)):
                wrong.append((key, values, said, errors))
    assert wrong == []


def wrong_marks(language: str, text: str) -> list[str]:
    """Marks that this language does not use, or does not set so."""
    text = re.sub(r"(?<!\w)[?!](?=[a-d1-8])", "", text)  # ?b2 and !2 are moves
    foreign = {
        "en": "«»„‚",
        "fr": "“”„‚",
        "fr-CA": "“”„‚",
        "de": "«»”",
        "nl": "«»“”„",
        "it": "“”„",
        "es": "“”„",
        "pt": "«»„‚",
    }
    wrong: list[str] = re.findall(rf"[\"'`{foreign[language]}]", text)
    if language == "fr":
        wrong += re.findall(r"[^\u00a0][;:!?](?=\s|$)|[^\u00a0]»|«[^\u00a0]", text)
    elif language == "fr-CA":
        wrong += re.findall(r"\s[;!?](?=\s|$)|[^\u00a0]:(?=\s|$)|[^\u00a0]»|«[^\u00a0]", text)
    else:
        wrong += re.findall(r"\s[;:!?](?=\s|$)", text)
    if language == "es" and (text.count("¡"), text.count("¿")) != (text.count("!"), text.count("?")):
        wrong.append("¡¿")
    return wrong


@in_every_language
def test_marks_are_set_as_the_language_sets_them(language: str) -> None:
    lines = [line for _, text in sources(language) for line in text.splitlines() if not line.startswith("#")]
    assert [(line, wrong) for line in lines if (wrong := wrong_marks(language, line))] == []


YOU = {
    "en": "you|your|yours",
    "de": "du|dein|deine|deinem|deinen|deiner|deines|dich|dir",
    "fr": "tu|te|toi|ton|ta|tes",
    "es": "tu|tus|te|tienes|robas|esperas|puedes",
    "it": "tu|ti|tuo|tua|tuoi|tue|hai|puoi|peschi|aspetti",
    "nl": "je|jij|jou|jouw",
    "pt": "você|seu|sua|seus|suas",
}


@in_every_language
def test_a_reason_suits_a_move_of_anybody(language: str) -> None:
    """A hint gives it to the player, and a review gives it to everybody."""
    you = re.compile(rf"\b({YOU[language[:2]]})\b", re.IGNORECASE)
    reasons = [key for file in FILES for key in ids(language, file) if key.startswith("reason-")]
    assert len(reasons) > 10
    assert [key for key in reasons if you.search(reading(language, key).text)] == []
