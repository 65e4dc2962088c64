"""Recovery phrases: twelve words (BIP-39) that move somebody to another device.

They stand for 128 bits from the operating system. So many cannot be guessed, however fast the hash: what
is stored is the plain SHA-256 of the bits, not of the words, whose spelling may vary.
"""

import hashlib
import re
import secrets
import unicodedata
from functools import cache

from tablee.table.protocol import Language

_LISTS: dict[Language, str] = {
    "en": "english",
    "fr": "french",
    "fr-CA": "french",
    "de": "english",  # there is no list of German words,
    "nl": "english",  # nor of Dutch ones
    "it": "italian",
    "es": "spanish",
    "pt": "portuguese",
}
_COUNT = 12
_LONGEST = 500  # characters; more is no phrase


def new_phrase(language: Language) -> tuple[str, bytes]:
    """Words in this language, or English, and the hash they are known by."""
    entropy = secrets.token_bytes(16)
    words = _words(_LISTS[language]).list.to_mnemonic(entropy)
    return unicodedata.normalize("NFC", words), hashlib.sha256(entropy).digest()


def phrase_hashes(text: str) -> list[bytes]:
    """The hashes that these words may be known by: none if they are no phrase.

    In any case and of any of the languages, with or without accents, numbers and commas. A phrase that
    can be read in two languages has two hashes.
    """
    if len(text) > _LONGEST:
        return []
    words = re.findall(r"[^\W\d_]+", _plain(text))
    if len(words) != _COUNT:
        return []
    hashes = []
    for name in sorted(set(_LISTS.values())):
        language = _words(name)
        try:
            spelt = [language.spelling[word] for word in words]
            hashes.append(hashlib.sha256(language.list.to_entropy(spelt)).digest())
        except (KeyError, ValueError):  # a word of another language, or a wrong one: the last bits check
            continue
    return hashes


def _plain(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(character for character in decomposed if not unicodedata.combining(character))


class _Words:
    """The words of a language."""

    def __init__(self, name: str) -> None:
        from mnemonic import Mnemonic  # few need it, and no browser has it

        self.list = Mnemonic(name)
        self.spelling = {_plain(word): word for word in self.list.wordlist}


_words = cache(_Words)
