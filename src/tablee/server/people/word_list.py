"""Words that a host does not want to read in names and chat: a file with one in each line."""

import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import Self

from tablee.table.refusals import REFUSALS

_WORD = re.compile(r"[^\W_]+")


class WordList:
    """Whole words, or several in a row, whatever their case and accents. Parts of other words are none."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        """Empty lines and those that begin with `#` say nothing."""
        meant = (line for line in lines if not line.lstrip().startswith("#"))
        self._unwanted = frozenset(found for line in meant if (found := tuple(_words(line))))
        self._lengths = sorted({len(words) for words in self._unwanted})

    @classmethod
    def load(cls, path: Path) -> Self:
        """Raises `OSError` and `UnicodeDecodeError`."""
        return cls(path.read_text(encoding="utf-8").splitlines())

    def check(self, text: str) -> None:
        """Raises `Refused` for a text with one of the words. Which one is not said, nor the text repeated."""
        if not self.allows(text):
            raise REFUSALS.refused("unwanted_words", "")

    def allows(self, text: str) -> bool:
        if not self._unwanted:
            return True
        words = _words(text)
        return not any(
            tuple(words[start : start + length]) in self._unwanted
            for length in self._lengths
            for start in range(len(words) - length + 1)
        )


def _words(text: str) -> list[str]:
    """As they are compared: without accents and what cannot be seen; full-width letters are letters."""
    apart = unicodedata.normalize("NFKD", text)
    seen = "".join(one for one in apart if unicodedata.category(one) not in ("Mn", "Me", "Cf"))
    return _WORD.findall(unicodedata.normalize("NFKC", seen).casefold())
