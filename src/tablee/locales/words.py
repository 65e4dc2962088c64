"""The messages of one language, by their keys."""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from tablee.game.registry import GAMES, package_of
from tablee.locales.foreign_text import printable
from tablee.locales.languages import DEFAULT, LANGUAGES, as_set_in, lineage

Value = str | int | float


class MissingWords(LookupError):
    """There is no such message, or not with these values; only strict words say so."""


class Words:
    """What is said in one language. Strict words raise where others make do with English or the key."""

    def __init__(self, language: str, strict: bool = False) -> None:
        """Raises `ValueError` for a language that there is not."""
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._strict = strict
        self._languages = [language] if strict or language == DEFAULT else [language, DEFAULT]

    def say(self, key: str, **values: Value) -> str:
        """The message with this key and these values. Strict words raise `MissingWords`.

        Names and what people typed are among the values, so they are made printable.
        """
        values = {
            name: printable(value) if isinstance(value, str) else value for name, value in values.items()
        }
        for language in self._languages:
            bundle = _bundle(language, _part(key))
            if not bundle.has_message(key):
                continue
            pattern = bundle.get_message(key).value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, values)
            if errors and self._strict:
                raise MissingWords(f"{self.language} cannot say {key!r} with {values!r}: {errors!r}")
            return str(text)
        if self._strict:
            raise MissingWords(f"{self.language} has no message {key!r}")
        return key

    def has(self, key: str) -> bool:
        """Whether there is such a message: a game of a plug-in need not bring any."""
        return any(_bundle(language, _part(key)).has_message(key) for language in self._languages)

    def listed(self, names: Sequence[str]) -> str:
        """“Anna, Ben and Carla”."""
        names = [printable(name) for name in names]
        text = format_list(names, locale=self.language.replace("-", "_"))
        if self.language == "es" and len(names) > 1 and _sounds_like_i(names[-1]):
            return f"{text.removesuffix(f' y {names[-1]}')} e {names[-1]}"
        return text

    def number(self, value: float, digits: int) -> str:
        """With at most so many decimals; never −0, and with a minus sign instead of a hyphen."""
        rounded = round(value, digits) + 0.0
        text = format_decimal(rounded, "#,##0." + digits * "#", locale=self.language.replace("-", "_"))
        return text.replace("-", "−")

    def rules(self, game: str) -> str:
        """The rules of a game for players, as Markdown. Raises `MissingWords`."""
        for language in reversed(lineage(self.language)):
            folder = _words_of(game, language)
            if folder is not None and (page := folder / "rules.md").is_file():
                return as_set_in(self.language, page.read_text(encoding="utf-8"))
        raise MissingWords(f"{game} brings no rules in {self.language}")


@cache
def words(language: str) -> Words:
    """What is said in this language. Raises `ValueError` if there is none such."""
    return Words(language)


def sources(language: str) -> Iterator[tuple[str, str]]:
    """The name and the text of every file of messages that a language has, with what the games add to it.

    Of a language such as fr-CA: only where it differs from fr.
    """
    folders = [folder for game in GAMES if (folder := _words_of(game, language)) is not None]
    for path in sorted((files(__package__) / language).iterdir(), key=lambda path: path.name):
        if path.name.endswith(".ftl"):
            added = (folder / path.name for folder in folders)
            texts = [file.read_text(encoding="utf-8") for file in (path, *added) if file.is_file()]
            yield path.name, "\n".join(texts)


def _words_of(game: str, language: str) -> Traversable | None:
    """What a game brings in a language; a game in a single file brings nothing."""
    package = package_of(game)
    spec = find_spec(package)
    if spec is None or spec.submodule_search_locations is None:
        return None
    folder = files(package) / "words" / language
    return folder if folder.is_dir() else None


# What is said in a terminal, at a table and by the command itself. The other files are the browser's alone,
# but for help.ftl, which has no values and is read without all this; reading them takes time.
_PARTS = {
    # Some refusals come with the browser's pages: those of groups, tournaments and positions.
    "table": {"games.ftl", "book.ftl", "tournament.ftl", "study.ftl", "reasons.ftl", "terminal.ftl"},
    "command": {"command.ftl"},
    "score": {"score.ftl"},
    "real": {"real_table.ftl"},
    "shared": {"review.ftl", "shared.ftl"},
    "admin": {"admin.ftl"},
    "learn": {"learn.ftl"},
    "notice": {"notices.ftl"},
}
_BY_BEGINNING = {
    "command": "command",
    "score": "score",
    "real": "real",
    "admin": "admin",
    **dict.fromkeys(("learn", "rules"), "learn"),
    **dict.fromkeys(("shared", "unit", "after", "deal", "chart", "review"), "shared"),
    **dict.fromkeys(("notice", "news"), "notice"),
}


def _part(key: str) -> str:
    return _BY_BEGINNING.get(key.partition("-")[0], "table")


@cache
def _bundle(language: str, part: str) -> FluentBundle:
    # Isolating marks are for mixed writing directions; a terminal shows them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    for ancestor in lineage(language):
        for name, text in sources(ancestor):
            if name in _PARTS[part]:
                bundle.add_resource(FluentResource(as_set_in(language, text)), allow_overrides=True)
    return bundle


def _sounds_like_i(name: str) -> bool:
    """Before this sound Spanish says “e” for “and”: Ana e Inés, Ana e Hilda, but Ana y Hiedra."""
    name = name.lower()
    return name.startswith(("i", "í", "hi", "hí")) and not name.startswith(("hia", "hie", "io"))
