"""Who somebody is, without accounts.

A person is known by their devices. Each has two random tokens: a cookie, which no script of a page can
read, and a secret, which the client keeps for when its cookies are lost, or never had any. The store has
only hashes of both, so that nobody can become somebody else by reading it.
"""

import asyncio
import hashlib
import math
import re
import secrets
import time
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, Self, TypeVar

from tablee.bots.strength import Strength, strength_from
from tablee.game.contract import Refused
from tablee.server.db.database import Database
from tablee.server.people import queries
from tablee.server.people.queries import read_strengths
from tablee.table.names import MOST_GUESTS, free_colour, new_person, newcomers_name, persons_name
from tablee.table.protocol import Colour, Language
from tablee.table.refusals import REFUSALS
from tablee.table.stored import Person, now

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


_WORD = re.compile(r"[^\W_]+")


class WordList:
    """Whole words, or several in a row, whatever their case and accents. Parts of other words are none."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        """Empty lines and those that begin with `#` say nothing."""
        meant = (line for line in lines if not line.lstrip().startswith("#"))
        self._unwanted = frozenset(found for line in meant if (found := tuple(_plain_words(line))))
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
        words = _plain_words(text)
        return not any(
            tuple(words[start : start + length]) in self._unwanted
            for length in self._lengths
            for start in range(len(words) - length + 1)
        )


def _plain_words(text: str) -> list[str]:
    """As they are compared: without accents and what cannot be seen; full-width letters are letters."""
    apart = unicodedata.normalize("NFKD", text)
    seen = "".join(one for one in apart if unicodedata.category(one) not in ("Mn", "Me", "Cf"))
    return _WORD.findall(unicodedata.normalize("NFKC", seen).casefold())


_FRESH = 60.0  # seconds for which another process may change or delete somebody without our knowing
_MOST_PEOPLE = 100_000  # in memory
_MOST_TOKENS = 20_000
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)  # 32 bytes in base64
_Key = TypeVar("_Key")
_Value = TypeVar("_Value")


class Tokens(NamedTuple):
    """What one device proves by whose it is. Nobody can be told them a second time."""

    cookie: str
    secret: str


class Arrival(NamedTuple):
    """Somebody at a device that is new to them."""

    person: Person
    cookie: str
    secret: str


class People:
    """All who ever came, with those in memory who are here. Every method may raise `StoreAway`."""

    def __init__(
        self, db: Database, clock: Callable[[], float] = time.monotonic, words: WordList | None = None
    ) -> None:
        """`words`: that nobody may be called, nor say."""
        self.words = words or WordList()
        self._db = db
        self._clock = clock
        self._known: dict[str, Person] = {}
        self._looked: dict[str, float] = {}  # when we read of each of them, and of some who are not there
        self._owners: dict[bytes, tuple[str, float]] = {}  # by hash: whose token it is, when we read that
        self._changes = 0  # what was read before the last one may be out of date
        self._guests = asyncio.Lock()
        self.known: Mapping[str, Person] = MappingProxyType(self._known)
        """Those in memory, by id. To be sure that somebody is among them, `load` them first."""

    # ── Coming ───────────────────────────────────────────────────────────────────────────────────────

    async def newcomer(self, language: Language, name: str | None = None) -> Arrival:
        """Somebody who was never here. Raises `Refused` for the name."""
        chosen = newcomers_name(language) if name is None else self._proper_name(name)
        person = new_person(chosen, free_colour(), language)
        cookie, secret = _new_token(), _new_token()
        await self._db.write(queries.add_person, person, _hash(cookie))
        await self._db.write(queries.add_device, person.id, _hash(secret), now())
        self._keep(person.id, person)
        return Arrival(person, cookie, secret)

    async def by_token(self, token: str) -> Person | None:
        """Whose cookie or secret this is. What cannot be one is nobody's.

        Looked up by its hash, so the time this takes says nothing about the tokens that there are.
        """
        if not _TOKEN.fullmatch(token):
            return None
        hashed = _hash(token)
        owner, looked = self._owners.get(hashed, ("", None))
        if self._is_fresh(looked):
            return (await self.load([owner])).get(owner)
        while True:
            changes, read_at = self._changes, self._clock()
            person = await self._person_of_device(hashed)
            if changes == self._changes:
                break
        if person is None:
            self._owners.pop(hashed, None)
        else:
            _put(self._owners, hashed, (person.id, read_at), _MOST_TOKENS)
            self._keep(person.id, person)
        return person

    async def _person_of_device(self, device: bytes) -> Person | None:
        found = await self._db.read(queries.read_person_of_device, device)
        if found is None:
            return None
        person, seen = found
        if seen < now() - queries.DAY:
            self._db.note(queries.note_seen, device, now())
        return person

    async def new_device(self, person_id: str) -> Tokens:
        """Tokens for one more device. Raises `Refused` if there is no such person."""
        tokens = Tokens(_new_token(), _new_token())
        for token in tokens:
            await self._db.write(queries.add_device, person_id, _hash(token), now())
        return tokens

    async def guest(self, host: str, name: str) -> Person:
        """Somebody who sits at their host's device; the same again under the same name. Raises `Refused`."""
        name = self._proper_name(name)
        async with self._guests:  # asked twice at once, they are still one
            guests = await self._db.read(queries.read_guests, host)
            for guest in guests:
                if guest.name == name:
                    self._keep(guest.id, guest)
                    return guest
            if len(guests) >= MOST_GUESTS:
                raise REFUSALS.refused("too_many_guests", name, most=MOST_GUESTS)
            owner = await self._db.read(queries.read_person, host)
            if owner is None:
                raise _nobody()
            colour = free_colour({person.colour for person in (owner, *guests)})
            guest = new_person(name, colour, owner.language, host)
            await self._db.write(queries.add_person, guest)
        self._keep(guest.id, guest)
        return guest

    # ── Being shown ──────────────────────────────────────────────────────────────────────────────────

    async def load(self, ids: Iterable[str]) -> dict[str, Person]:
        """These people, those of them that are there; they are `known` from now on."""
        wanted = list(dict.fromkeys(ids))
        while missing := [one for one in wanted if not self._is_fresh(self._looked.get(one))]:
            changes = self._changes
            found = await self._db.read(queries.read_people, missing)
            if changes == self._changes:
                for one in missing:
                    self._keep(one, found.get(one))
                break
        return {one: self._known[one] for one in wanted if one in self._known}

    async def strengths(self, ids: Iterable[str], game: str) -> list[Strength]:
        """How strong these people are believed to be in a game; who is new counts as such."""
        wanted = list(ids)
        kept = await self._db.read(read_strengths, wanted)
        return [strength_from(kept.get((one, game))) for one in wanted]

    def check_words(self, text: str) -> None:
        """Raises `Refused` for words that are not wanted here."""
        self.words.check(text)

    def forget(self, person_id: str) -> None:
        """Somebody was changed or deleted by another process: look again when they are next asked for."""
        self._changes += 1
        if person_id in self._looked:
            self._looked[person_id] = -math.inf
        self._forget_tokens(person_id)

    # ── Changing ─────────────────────────────────────────────────────────────────────────────────────

    async def change(
        self,
        person_id: str,
        *,
        name: str | None = None,
        colour: Colour | None = None,
        language: Language | None = None,
    ) -> Person:
        """What is None stays as it is. Raises `Refused` for the name, or if there is no such person."""
        person = await self._db.read(queries.read_person, person_id)
        if person is None:
            raise _nobody()
        person = person._replace(
            name=person.name if name is None else self._proper_name(name),
            colour=colour or person.colour,
            language=language or person.language,
        )
        await self._db.write(queries.change_person, person)
        self._changes += 1
        self._keep(person_id, person)
        return person

    async def phrase(self, person_id: str, language: Language) -> str:
        """A new recovery phrase; the one before is worth nothing now. Raises `Refused`."""
        words, hashed = new_phrase(language)
        await self._db.write(queries.set_phrase, person_id, hashed)
        return words

    async def recover(self, words: str) -> Arrival:
        """Whose recovery phrase this is, at a new device. Raises `Refused`."""
        for hashed in phrase_hashes(words):
            person = await self._db.read(queries.read_person_of_phrase, hashed)
            if person is not None:
                return Arrival(person, *await self.new_device(person.id))
        raise REFUSALS.refused("wrong_phrase", "")  # the words are not repeated: they might be nearly right

    async def forget_other_devices(self, person_id: str, token: str, is_secret: bool = False) -> str:
        """A new secret for the device with this token; all others are worth nothing, but for its cookie.

        Raises `Refused` if the token is not theirs.
        """
        owner = await self.by_token(token)
        if owner is None or owner.id != person_id:
            raise _nobody()
        secret = _new_token()
        await self._db.write(queries.forget_devices, person_id, None if is_secret else _hash(token))
        self._changes += 1
        self._forget_tokens(person_id)
        await self._db.write(queries.add_device, person_id, _hash(secret), now())
        return secret

    def drop(self, person_id: str) -> None:
        """They and their guests were deleted."""
        self._changes += 1
        guests = [person.id for person in self._known.values() if person.host == person_id]
        for one in (person_id, *guests):
            self._keep(one, None)
        self._forget_tokens(person_id)

    def _proper_name(self, text: str) -> str:
        name = persons_name(text)
        self.words.check(name)
        return name

    # ── Memory ───────────────────────────────────────────────────────────────────────────────────────

    def _keep(self, person_id: str, person: Person | None) -> None:
        """Remember them as they were just read or written; None: they are not there."""
        forgotten = _put(self._looked, person_id, self._clock(), _MOST_PEOPLE)
        if forgotten is not None:
            self._known.pop(forgotten, None)
        if person is None:
            self._known.pop(person_id, None)
        else:
            self._known[person_id] = person

    def _is_fresh(self, looked: float | None) -> bool:
        return looked is not None and self._clock() - looked < _FRESH

    def _forget_tokens(self, person_id: str) -> None:
        for hashed in [hashed for hashed, (owner, _) in self._owners.items() if owner == person_id]:
            del self._owners[hashed]


def _put(memory: dict[_Key, _Value], key: _Key, value: _Value, most: int) -> _Key | None:
    """Store a value as the newest. Returns the key of the oldest if it had to make room."""
    memory.pop(key, None)
    first = next(iter(memory)) if len(memory) >= most else None
    if first is not None:
        del memory[first]
    memory[key] = value
    return first


def _new_token() -> str:
    return secrets.token_urlsafe(32)


def _hash(token: str) -> bytes:
    """Tokens are random: nobody can try them all, so the hash need not be slow."""
    return hashlib.sha256(token.encode()).digest()


def _nobody() -> Refused:
    return REFUSALS.refused("not_signed_in", "")
