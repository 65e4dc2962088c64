import pytest

from tablee.locales.languages import LANGUAGES, language_from_environment, language_of
from tablee.locales.words import MissingWords, Words, words


def test_a_message_is_said_in_the_language() -> None:
    assert words("nl").say("cards-count", count=2) == "2 kaarten"


def test_nothing_is_as_singular_as_french_wants_it() -> None:
    assert words("fr").say("cards-count", count=0) == "0 carte"
    assert words("de").say("cards-count", count=0) == "0 Karten"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_that_nobody_knows_is_said_as_it_is(language: str) -> None:
    assert words(language).say("no-such-key") == "no-such-key"


@pytest.mark.parametrize("language", LANGUAGES)
def test_strict_words_miss_a_key_and_a_value(language: str) -> None:
    strict = Words(language, strict=True)
    with pytest.raises(MissingWords, match="no-such-key"):
        strict.say("no-such-key")
    with pytest.raises(MissingWords, match="cards-count"):
        strict.say("cards-count")


def test_there_is_no_other_language() -> None:
    with pytest.raises(ValueError, match="'la'"):
        words("la")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "pt"}, "pt"),
        ({"LANG": "fr.UTF-8"}, "fr"),
        ({"LANG": "fr_CA.UTF-8"}, "fr-CA"),
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "pt_PT.UTF-8"}, "pt"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "de_DE", "LC_MESSAGES": "it_IT", "LC_ALL": "es_MX@euro"}, "es"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_environment_names_the_language(environment: dict[str, str], language: str) -> None:
    assert language_from_environment(environment) == language


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("fr-CA", "fr-CA"),
        ("fr-ca", "fr-CA"),
        ("FR", "fr"),
        ("fr-CH-1694acad", "fr"),
        ("pt-PT", "pt"),
        ("es-419", "es"),
        ("de_AT@euro", "de"),
        ("sv-SE", None),
        ("", None),
    ],
)
def test_a_tag_means_the_nearest_language(tag: str, language: str | None) -> None:
    assert language_of(tag) == language


def test_french_canada_says_some_things_otherwise_and_all_else_as_france() -> None:
    canada, france = Words("fr-CA", strict=True), Words("fr", strict=True)
    assert canada.say("pile-skipbo-draw") == "Talon" != france.say("pile-skipbo-draw")
    assert canada.say("level-1") == france.say("level-1") == "Moineau"
    assert canada.say("reaction-thanks") == "Merci!"
    assert france.say("reaction-thanks") == "Merci\u00a0!"
    assert "pile d’accumulation" in canada.rules("skipbo")


def test_a_part_that_canada_says_otherwise_is_said_so_in_every_sentence() -> None:
    values: dict[str, str | int] = {
        "who": "you",
        "whom": "self",
        "source": "discard",
        "from_pile": 2,
        "wild": "no",
    }
    said = Words("fr-CA", strict=True).say("part-played-from", **values)
    assert said == "de ton écart 2"


@pytest.mark.parametrize(
    ("language", "names", "text"),
    [
        ("en", ["Léa"], "Léa"),
        ("de", ["Léa", "Max"], "Léa und Max"),
        ("fr", ["Léa", "Max", "Pia"], "Léa, Max et Pia"),
        ("fr-CA", ["Léa", "Max", "Pia"], "Léa, Max et Pia"),
        ("es", ["Léa", "Max"], "Léa y Max"),
        ("es", ["Léa", "Max", "Inés"], "Léa, Max e Inés"),
        ("es", ["Léa", "Hilda"], "Léa e Hilda"),
        ("es", ["Léa", "Iona"], "Léa y Iona"),
        ("pt", [], ""),
    ],
)
def test_names_are_listed_as_the_language_lists_them(language: str, names: list[str], text: str) -> None:
    assert words(language).listed(names) == text
