"""The store of a device, over texts under keys: IndexedDB in a browser, a file, or memory."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

import msgspec

from tablee.bots.strength import learn, lessons
from tablee.table.finished_seats import counts
from tablee.table.stored import Append, CodeTaken, Entry, Finished, NumberTaken, Person, Sitting

_END = 10**15  # milliseconds since 1970: the newest matches come first
_Row = TypeVar("_Row")


class KeyValues(Protocol):
    """Texts under keys, in the order of the keys. Both raise `StoreAway` when the device refuses."""

    async def read(self, prefix: str, limit: int | None = None) -> dict[str, str]:
        """The texts under keys that begin with `prefix`, in order."""

    async def write(self, things: Mapping[str, str], new: str = "") -> bool:
        """Write all of it or nothing; True when it is durable. False if the key `new` exists already."""


class InMemory:
    """Lost with the process."""

    def __init__(self) -> None:
        self.things: dict[str, str] = {}

    async def read(self, prefix: str, limit: int | None = None) -> dict[str, str]:
        found = sorted(key for key in self.things if key.startswith(prefix))
        return {key: self.things[key] for key in found[:limit]}

    async def write(self, things: Mapping[str, str], new: str = "") -> bool:
        if new in self.things:
            return False
        self.things.update(things)
        return True


class KeyValueStore:
    """A `Store`, and all else that a device keeps. Every method may raise `StoreAway`."""

    def __init__(self, things: KeyValues) -> None:
        self._things = things

    # Logs

    async def append(self, append: Append) -> None:
        """Returns when it is durable. Raises `NumberTaken` or `CodeTaken`; then nothing was written."""
        entry, listing, finished, sitting = append
        things = {_entry_key(entry.table, entry.number): _text(entry)}
        if entry.number == 1 and listing is not None:
            if await self._things.read(f"code/{listing.code}"):
                raise CodeTaken
            things[f"code/{listing.code}"] = entry.table
        if finished is not None:
            things.update(record_rows(finished))
            things.update(await self._learned(finished))
        if sitting is not None:
            things[f"sitting/{sitting.table}"] = _text(sitting)
        if not await self._things.write(things, new=_entry_key(entry.table, entry.number)):
            raise NumberTaken

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        rows = await self._things.read(f"entry/{table}/")
        return [_row(text, Entry) for key, text in rows.items() if key > _entry_key(table, after)]

    async def table_with_code(self, code: str) -> str | None:
        return (await self._things.read(f"code/{code}")).get(f"code/{code}")

    async def keep_snapshot(self, table: str, number: int, body: bytes) -> None:
        await self._things.write({f"snapshot/{table}": _text((number, body))})

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        found = (await self._things.read(f"snapshot/{table}")).get(f"snapshot/{table}")
        return None if found is None else _row(found, tuple[int, bytes])

    # Who sits where

    async def keep_sitting(self, sitting: Sitting) -> None:
        await self._things.write({f"sitting/{sitting.table}": _text(sitting)})

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """A device has no other processes. `append` notices another page."""
        return {}

    def note_look(self, person: str, table: str, seen: bytes | None) -> None:
        """Nothing happens on a device while nobody looks."""

    async def sittings_of(self, person: str, limit: int) -> list[Sitting]:
        rows = [_row(text, Sitting) for text in (await self._things.read("sitting/")).values()]
        mine = [row for row in rows if person in row.people]
        return sorted(mine, key=lambda row: row.touched, reverse=True)[:limit]

    async def strengths_of(self, person_ids: Sequence[str]) -> dict[tuple[str, str], str]:
        """The strengths of these people, by person and game: see `bots.strength`."""
        rows = await self._things.read("strength/")
        known = {tuple(key.split("/")[1:]): text for key, text in rows.items()}
        return {(person, game): text for (person, game), text in known.items() if person in person_ids}

    async def _learned(self, finished: Finished) -> dict[str, str]:
        """Rows with what the match tells about the strength of its players."""
        if not counts(finished):
            return {}
        game, learned = finished.game, [*lessons(finished.game, finished.record, finished.people)]
        kept = await self.strengths_of([lesson.person for lesson in learned])
        before = {person: text for (person, of), text in kept.items() if of == game}
        return {f"strength/{person}/{game}": text for person, text in learn(before, game, learned).items()}

    # Finished matches

    async def finished(self, record_id: str) -> Finished | None:
        found = (await self._things.read(f"record/{record_id}")).get(f"record/{record_id}")
        return None if found is None else _row(found, Finished)

    async def keep_finished(self, finished: Finished) -> None:
        await self._things.write(record_rows(finished))

    async def records(self, limit: int) -> list[Finished]:
        """The newest first."""
        rows = await self._things.read("finished/", limit)
        found = [await self.finished(record) for record in rows.values()]
        return [finished for finished in found if finished is not None]

    # People: who uses this device, and their guests

    async def me(self) -> str | None:
        """The id of the person who uses this device."""
        return (await self._things.read("me")).get("me")

    async def keep_me(self, person_id: str) -> None:
        await self._things.write({"me": person_id})

    async def keep_person(self, person: Person) -> None:
        await self._things.write({f"person/{person.id}": _text(person)})

    async def people(self) -> list[Person]:
        rows = (await self._things.read("person/")).values()
        return sorted((_row(text, Person) for text in rows), key=lambda person: person.created)


def record_rows(finished: Finished) -> dict[str, str]:
    order = f"{_END - finished.at:015}"
    return {
        f"record/{finished.record_id}": _text(finished),
        f"finished/{order}/{finished.record_id}": finished.record_id,
    }


def _entry_key(table: str, number: int) -> str:
    return f"entry/{table}/{number:08}"


def _text(row: object) -> str:
    return msgspec.json.encode(row).decode()


def _row(text: str, kind: type[_Row]) -> _Row:
    return msgspec.json.decode(text, type=kind)
