import asyncio
import sqlite3
import unicodedata
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import get_args

import pytest
from mnemonic import Mnemonic

from tablee.bots.cast import CAST
from tablee.bots.ladder import MOST_LEVELS
from tablee.game.contract import Refused
from tablee.locales.words import words as words_of
from tablee.server.appends import open_database
from tablee.server.db.database import Database
from tablee.server.erasure import Erasure
from tablee.server.people import people as people_module
from tablee.server.people.people import People, new_phrase, phrase_hashes
from tablee.server.people.queries import read_person
from tablee.table.names import MOST_GUESTS, NEWCOMERS, newcomers_name, proper_name
from tablee.table.protocol import Colour, Language
from tests.databases import new_sqlite

LANGUAGES: tuple[Language, ...] = get_args(Language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_newcomer_is_called_like_a_bot(language: Language) -> None:
    words = words_of(language)
    birds = {words.say(f"level-{number}") for number in range(1, MOST_LEVELS + 1)}
    names = {name for cast in CAST.values() for name in cast}
    assert (birds | names).isdisjoint(NEWCOMERS[language])


async def test_nobody_takes_the_name_of_a_bot(tmp_path: Path) -> None:
    async with opened(tmp_path) as (people, *_):
        host = (await people.newcomer("en", "Robin")).person
        for name in ("Rondo", " rondo ", "Rondo (Robin 2)", "Robin 2", "bot 3"):
            assert await refusal_of(people.guest(host.id, name)) == "bots_name"
            assert await refusal_of(people.change(host.id, name=name)) == "bots_name"
        assert people.known[host.id].name == "Robin"


class Clock:
    """A clock that stands still until it is moved."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[People, Database, Clock]]:
    async with await open_database(new_sqlite(folder / "tables.sqlite")) as db:
        clock = Clock()
        yield People(db, clock), db, clock


async def refusal_of(doing: Awaitable[object]) -> str:
    with pytest.raises(Refused) as refused:
        await doing
    return refused.value.refusal.code


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ana", "Ana"),
        ("  Ana María  ", "Ana María"),
        ("Zoe\u0308", "Zoë"),
        ("李雷", "李雷"),
        ("❤️ Kim", "❤️ Kim"),
        ("n" * 24, "n" * 24),
        ("e\u0301" * 24, "é" * 24),
    ],
)
def test_names_of_all_scripts_are_proper(typed: str, name: str) -> None:
    assert proper_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "\u00a0\u2003",  # spaces of other kinds
        "\u0301",  # an accent on nothing
        "n" * 25,
        "n" * 24 + " " * 300 + "n",
        "a\nb",
        "a\0b",
        "a\u202eb",  # right-to-left override
        "\u200b",  # zero-width space
        "a\u2066b",
        "a\ufeffb",
        "\u3164",  # a letter that is not seen
        "\ud800",
        "\ue000",
        "a\u2028b",
    ],
)
def test_names_that_cannot_be_seen_are_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        proper_name(typed)
    assert refused.value.refusal.code == "bad_name"


@pytest.mark.parametrize("language", LANGUAGES)
def test_newcomers_have_proper_names(language: Language) -> None:
    for name in {newcomers_name(language) for _ in range(100)}:
        assert proper_name(name) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrase_is_twelve_words_that_lead_to_its_hash(language: Language) -> None:
    words, hashed = new_phrase(language)
    assert len(words.split()) == 12
    assert hashed in phrase_hashes(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phrase_is_read_however_it_is_written(language: Language) -> None:
    words, hashed = new_phrase(language)
    decomposed = unicodedata.normalize("NFD", words)
    without_accents = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    numbered = "\n".join(f"{number}. {word}," for number, word in enumerate(words.split(), 1))
    ways = (decomposed, without_accents, numbered, words.upper(), f" {words.replace(' ', '   ')}\t")
    assert all(hashed in phrase_hashes(way) for way in ways)


@pytest.mark.parametrize("language", ["english", "french", "italian", "spanish", "portuguese"])
def test_no_two_words_differ_only_by_accents(language: str) -> None:
    words = Mnemonic(language).wordlist
    bare = {"".join(c for c in unicodedata.normalize("NFKD", word) if c.isalpha()) for word in words}
    assert len(bare) == len(words)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "abandon " * 11,
        "abandon " * 12,  # the last word checks the others: it would be “about”
        "abandon " * 11 + "about about",
        "abandon " * 11 + "abouttt",
        "abandon " * 10 + "abaisser about",  # of two languages
        "x" * 100_000,
    ],
)
def test_what_is_no_phrase_has_no_hash(text: str) -> None:
    assert phrase_hashes(text) == []


async def test_a_newcomer_is_known_by_both_tokens(tmp_path: Path) -> None:
    async with opened(tmp_path) as (people, db, _):
        person, cookie, secret = await people.newcomer("fr")
        assert len({person.id, cookie, secret}) == 3
        assert len(person.id) == 16
        assert person.colour in get_args(Colour)
        assert (person.language, person.host) == ("fr", None)
        for token in (cookie, secret):
            assert await people.by_token(token) == person
            assert await People(db).by_token(token) == person  # also after a restart


async def test_a_newcomer_may_bring_a_name(tmp_path: Path) -> None:
    async with opened(tmp_path) as (people, *_):
        assert (await people.newcomer("nl", " Piet ")).person.name == "Piet"
        assert await refusal_of(people.newcomer("nl", "\u202e")) == "bad_name"


@pytest.mark.parametrize(
    "token", ["", "x", "x" * 43, "x" * 10_000, "é" * 43, "\ud800" * 43, "\0" * 43, "x" * 42 + "\n"]
)
async def test_garbage_is_nobodys_token(tmp_path: Path, token: str) -> None:
    async with opened(tmp_path) as (people, *_):
        assert await people.by_token(token) is None


async def test_no_token_and_no_phrase_is_in_the_database(tmp_path: Path) -> None:
    async with opened(tmp_path) as (people, *_):
        person, *tokens = await people.newcomer("en")
        tokens += [await people.phrase(person.id, "en"), *await people.new_device(person.id)]
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            dump = "\n".join(database.iterdump())
        database.close()
        assert person.id in dump
        for token in tokens:
            assert token not in dump
            assert token.encode().hex() not in dump.lower()


async def test_a_token_is_looked_up_once_a_minute(tmp_path: Path) -> None:
    async with opened(tmp_path) as (people, db, clock):
        person, cookie, _ = await people.newcomer("en")
        elsewhere = People(db)
        assert await people.by_token(cookie) == person
        await Erasure(db, elsewhere).delete(person.id)
        assert await people.by_token(cookie) == person
        clock.now += 61
        assert await people.by_token(cookie) is None
        assert person.id not in people.known or await people.load([person.id]) == {}


async def test_memory_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_module, "_MOST_PEOPLE", 3)
    monkeypatch.setattr(people_module, "_MOST_TOKENS", 2)
    async with opened(tmp_path) as (people, *_):
        arrivals = [await people.newcomer("en") for _ in range(6)]
        for person, cookie, _ in arrivals:
            assert await people.by_token(cookie) == person
        assert len(people.known) == 3
        assert len(people._owners) == 2
        for person, cookie, _ in arrivals:  # those who had to go are read again
            assert await people.by_token(cookie) == person
            assert await people.load([person.id]) == {person.id: person}


async def test_who_is_loaded_is_known(tmp_path: Path) -> None:
    async with opened(tmp_path) as (people, db, _):
        one, other = [(await People(db).newcomer("en")).person for _ in range(2)]
        assert not people.known
        found = await people.load([one.id, other.id, "nobody", one.id])
        assert found == {one.id: one, other.id: other} == people.known


async def test_a_change_elsewhere_is_seen_when_told_or_after_a_minute(tmp_path: Path) -> None:
    async with opened(tmp_path) as (people, db, clock):
        elsewhere = People(db)
        person, cookie, _ = await people.newcomer("en", "Ann")

        async def name() -> str:
            known = await people.by_token(cookie)
            assert known is not None
            assert people.known[person.id] == known
            return known.name

        assert await name() == "Ann"
        await elsewhere.change(person.id, name="Bea")
        assert await name() == "Ann"
        people.forget(person.id)
        assert people.known[person.id].name == "Ann"  # shown until somebody looks
        assert await name() == "Bea"
        await elsewhere.change(person.id, name="Cid")
        clock.now += 61
        assert await name() == "Cid"


async def test_what_was_read_before_a_change_is_not_kept(tmp_path: Path) -> None:
    async with opened(tmp_path) as (people, db, _):
        person, cookie, _ = await People(db).newcomer("en", "Ann")
        loading = [asyncio.create_task(people.load([person.id])) for _ in range(3)]
        knocking = [asyncio.create_task(people.by_token(cookie)) for _ in range(3)]
        await people.change(person.id, name="Bea")
        await asyncio.gather(*loading, *knocking)
        assert people.known[person.id].name == "Bea"
        knocking = [asyncio.create_task(people.by_token(cookie)) for _ in range(3)]
        await Erasure(db, people).delete(person.id)
        await asyncio.gather(*knocking)
        assert person.id not in people.known
        assert await people.by_token(cookie) is None


async def test_what_is_changed_is_seen_at_once_and_kept(tmp_path: Path) -> None:
    async with opened(tmp_path) as (people, db, _):
        person, cookie, _ = await people.newcomer("en", "Ann")
        changed = await people.change(person.id, name=" Bea ", colour="teal")
        assert changed == person._replace(name="Bea", colour="teal")
        changed = await people.change(person.id, language="pt")
        assert changed == person._replace(name="Bea", colour="teal", language="pt")
        assert await people.by_token(cookie) == people.known[person.id] == changed
        assert await db.read(read_person, person.id) == changed


async def test_a_change_that_cannot_be_is_refused(tmp_path: Path) -> None:
    async with opened(tmp_path) as (people, db, _):
        person, _, _ = await people.newcomer("en", "Ann")
        assert await refusal_of(people.change(person.id, name=" ")) == "bad_name"
        assert await refusal_of(people.change("nobody", name="Ann")) == "not_signed_in"
        assert await db.read(read_person, person.id) == person


async def test_a_phrase_brings_somebody_to_another_device(tmp_path: Path) -> None:
    async with opened(tmp_path) as (people, *_):
        person, cookie, secret = await people.newcomer("es")
        words = await people.phrase(person.id, "es")
        found, new_cookie, new_secret = await people.recover(words.upper())
        assert found == person
        for token in (cookie, secret, new_cookie, new_secret):
            assert await people.by_token(token) == person


async def test_a_new_phrase_replaces_the_old(tmp_path: Path) -> None:
    async with opened(tmp_path) as (people, *_):
        person, _, _ = await people.newcomer("de")
        old = await people.phrase(person.id, "de")
        new = await people.phrase(person.id, "de")
        assert await refusal_of(people.recover(old)) == "wrong_phrase"
        assert (await people.recover(new)).person == person


async def test_wrong_words_are_refused_and_not_repeated(tmp_path: Path) -> None:
    async with opened(tmp_path) as (people, *_):
        nobodys = "abandon " * 11 + "about"
        with pytest.raises(Refused) as refused:
            await people.recover(nobodys)
        assert refused.value.refusal.code == "wrong_phrase"
        assert "abandon" not in str(refused.value.refusal)
        assert await refusal_of(people.recover("sesame")) == "wrong_phrase"
        assert await refusal_of(people.phrase("nobody", "en")) == "not_signed_in"


async def test_other_devices_can_be_forgotten(tmp_path: Path) -> None:
    async with opened(tmp_path) as (people, *_):
        person, cookie, secret = await people.newcomer("it")
        lost = await people.new_device(person.id)
        other, others_cookie, _ = await people.newcomer("it")
        for token in (cookie, secret, *lost):
            assert await people.by_token(token) == person
        new_secret = await people.forget_other_devices(person.id, cookie)
        for token in (cookie, new_secret):
            assert await people.by_token(token) == person
        for token in (secret, *lost):
            assert await people.by_token(token) is None
        assert await people.by_token(others_cookie) == other
        for not_theirs in (others_cookie, secret, "\ud800"):
            assert await refusal_of(people.forget_other_devices(person.id, not_theirs)) == "not_signed_in"


async def test_a_guest_is_the_same_under_the_same_name(tmp_path: Path) -> None:
    async with opened(tmp_path) as (people, *_):
        host = (await people.newcomer("en", "Ann")).person
        guests = await asyncio.gather(*(people.guest(host.id, name) for name in ("Oma", " Oma", "Opa")))
        assert guests[0] == guests[1] != guests[2]
        assert {guest.host for guest in guests} == {host.id}
        assert len({person.colour for person in (host, *guests)}) == 3
        assert people.known[guests[0].id] == guests[0]
        other_host = (await people.newcomer("en", "Bob")).person
        assert await people.guest(other_host.id, "Oma") != guests[0]


async def test_guests_are_limited(tmp_path: Path) -> None:
    async with opened(tmp_path) as (people, *_):
        host = (await people.newcomer("en")).person
        for number in range(MOST_GUESTS):
            await people.guest(host.id, f"Guest {number}")
        assert await refusal_of(people.guest(host.id, "One more")) == "too_many_guests"
        assert (await people.guest(host.id, "Guest 0")).name == "Guest 0"
        assert await refusal_of(people.guest(host.id, "")) == "bad_name"
        assert await refusal_of(people.guest("nobody", "Oma")) == "not_signed_in"


async def test_deleted_means_deleted(tmp_path: Path) -> None:
    async with opened(tmp_path) as (people, db, _):
        person, cookie, secret = await people.newcomer("fr")
        words = await people.phrase(person.id, "fr")
        guest = await people.guest(person.id, "Mamie")
        stays = (await people.newcomer("fr")).person
        assert await people.by_token(cookie) == person
        await Erasure(db, people).delete(person.id)
        assert dict(people.known) == {stays.id: stays}
        for again in (people, People(db)):
            assert await again.by_token(cookie) is None
            assert await again.by_token(secret) is None
            assert await again.load([person.id, guest.id, stays.id]) == {stays.id: stays}
            assert await refusal_of(again.recover(words)) == "wrong_phrase"
            assert await refusal_of(again.new_device(person.id)) == "not_signed_in"
