"""What stands in the files of messages, for the tests that compare them."""

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from itertools import product

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tablee.locales.languages import LANGUAGES, lineage
from tablee.locales.words import sources

PLURALS = {"zero", "one", "two", "few", "many"}  # `other` is also what a choice falls back to
NUMBERS = (0, 1, 2, 5, 8, 10, 11, 21, 1_000_000)
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
VARIETIES = [
    language for language in LANGUAGES if "-" in language
]  # say only what their parent says otherwise
WHOLE = [language for language in TRANSLATIONS if language not in VARIETIES]
FILES = [name for name, _ in sources("en")]


@cache
def junk(language: str, file: str) -> list[str]:
    return [entry.content or "" for entry in _body(language, file) if isinstance(entry, ast.Junk)]


@cache
def ids(language: str, file: str) -> list[str]:
    return [entry.id.name for entry in _body(language, file) if isinstance(entry, ast.Message)]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Every message of a language by its id, with those that it has from its parent."""
    return {
        entry.id.name: entry
        for ancestor in lineage(language)
        for file, _ in sources(ancestor)
        for entry in _body(ancestor, file)
        if isinstance(entry, ast.Message)
    }


@cache
def _body(language: str, file: str) -> list[ast.EntryType]:
    return parse(dict(sources(language)).get(file, "")).body


class Reading(Visitor):
    """The values that a message asks for: those of the messages that it refers to as well."""

    def __init__(self, language: str, key: str) -> None:
        self.variables: set[str] = set()
        self.choices: dict[str, set[str]] = {}  # of a selector: the words that it tells apart
        self.counted: dict[str, set[str]] = {}  # of a selector: the plurals and numbers that it tells apart
        self.formatted: dict[str, str] = {}  # inside a function: its name
        self.text = ""
        self._language = language
        self.visit(messages(language)[key])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        other = Reading(self._language, node.id.name)
        self.variables |= other.variables
        self.formatted |= other.formatted
        for mine, theirs in ((self.choices, other.choices), (self.counted, other.counted)):
            for name, keys in theirs.items():
                mine.setdefault(name, set()).update(keys)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.formatted[argument.id.name] = node.id.name
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector: ast.InlineExpression | ast.Placeable = node.selector
        if isinstance(selector, ast.FunctionReference):
            selector = selector.arguments.positional[0]
        if isinstance(selector, ast.VariableReference):
            name = selector.id.name
            for variant in node.variants:
                if isinstance(variant.key, ast.NumberLiteral):
                    self.counted.setdefault(name, set()).add(variant.key.value)
                elif variant.key.name in PLURALS:
                    self.counted.setdefault(name, set()).add(variant.key.name)
                else:
                    self.choices.setdefault(name, set()).add(variant.key.name)
        self.generic_visit(node)

    def samples(self) -> Iterator[dict[str, str | int | datetime]]:
        """Values of every kind that the message may be given, all combined."""
        names = sorted(self.variables)
        for values in product(*(self._samples_of(name) for name in names)):
            yield dict(zip(names, values, strict=True))

    def _samples_of(self, name: str) -> list[str | int | datetime]:
        if self.formatted.get(name) == "DATETIME":
            return [datetime(2026, 11, 15, 14, 30, tzinfo=UTC)]
        if name in self.counted or self.formatted.get(name) == "NUMBER":
            return [*NUMBERS, *sorted(self.choices.get(name, set()) - {"other"})]
        return [*sorted(self.choices.get(name, ()))] or ["Léa"]
