import re
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import tablee.locales
from tablee.locales.languages import LANGUAGES
from tablee.locales.words import Words
from tests.locales.reading import messages

FOLDER = tablee.locales.__path__[0]
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.M)

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def glossary(language: str) -> dict[str, tuple[str, list[str]]]:
    """For each thing the word, and those that are not to be used."""
    with open(f"{FOLDER}/{language}/GLOSSARY.md", encoding="utf-8") as file:
        rows = ROW.findall(file.read())
    return {
        thing: (word, [] if unwanted == "–" else unwanted.split(", "))
        for thing, word, unwanted in rows
        if thing not in ("thing", "---")
    }


class Text(Visitor):
    """What is said in a message, without its values."""

    def __init__(self, message: ast.Message) -> None:
        self.said: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.said.append(node.value)


@cache
def texts(language: str) -> dict[str, str]:
    """All that is said in a language, by where."""
    said = {key: " ".join(Text(message).said) for key, message in messages(language).items()}
    del said["help-placeholders"]  # has the English ones too
    return said | {f"the rules of {game}": Words(language).rules(game) for game in ("skipbo", "skyjo")}


def pattern(word: str) -> re.Pattern[str]:
    end = "" if word.endswith("*") else r"\b"
    return re.compile(rf"\b{re.escape(word.removesuffix('*'))}{end}", re.I)


@in_every_language
def test_a_glossary_is_about_the_same_things_as_the_english_one(language: str) -> None:
    assert list(glossary(language)) == list(glossary("en"))


@pytest.mark.slow
@in_every_language
def test_the_word_of_a_thing_is_used(language: str) -> None:
    everything = "\n".join(texts(language).values()).lower()
    words = [word.lower() for word, _ in glossary(language).values()]
    assert [
        word for word in words if (word[:-2] if len(word) > 4 else word) not in everything
    ] == []  # any ending


@pytest.mark.slow
@in_every_language
def test_no_other_word_is_used_for_it(language: str) -> None:
    used = [
        (where, word)
        for _, unwanted in glossary(language).values()
        for word in unwanted
        for where, text in texts(language).items()
        if pattern(word).search(text)
    ]
    assert used == []
