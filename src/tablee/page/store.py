"""The store of a page: what live tables and people ask of `server.db.store`, over a shelf."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from tablee.bots.strength import learn, lessons
from tablee.page.key_value_store import Shelf
from tablee.table.finished_seats import counts
from tablee.table.stored import Append, CodeTaken, Entry, Finished, NoSuchPerson, NumberTaken, Person, Sitting

_END = 10**15  # milliseconds since 1970: the newest matches come first
_Row = TypeVar("_Row")


class ShelfStore:
    """Every method may raise `StoreAway`."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    # Logs

    async def append(self, append: Append) -> None:
        """Returns when it is durable. Raises `NumberTaken` or `CodeTaken`; then nothing was written."""
        entry, listing, finished, sitting = append
        things = {_entry_key(entry.table, entry.number): _text(entry)}
        if entry.number == 1 and listing is not None:
            if await self._shelf.read(f"code/{listing.code}"):
                raise CodeTaken
            things[f"code/{listing.code}"] = entry.table
        if finished is not None:
            things.update(record_rows(finished))
            things.update(await self._learned(finished))
        if sitting is not None:
            things[f"sitting/{sitting.table}"] = _text(sitting)
        if not await self._shelf.write(things, new=_entry_key(entry.table, entry.number)):
            raise NumberTaken

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        rows = await self._shelf.read(f"entry/{table}/")
        return [_row(text, Entry) for key, text in rows.items() if key > _entry_key(table, after)]

    async def table_with_code(self, code: str) -> str | None:
        return (await self._shelf.read(f"code/{code}")).get(f"code/{code}")

    async def keep_snapshot(self, table: str, number: int, body: bytes) -> None:
        await self._shelf.write({f"snapshot/{table}": _text((number, body))})

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        found = (await self._shelf.read(f"snapshot/{table}")).get(f"snapshot/{table}")
        return None if found is None else _row(found, tuple[int, bytes])

    # Who sits where

    async def keep_sitting(self, sitting: Sitting) -> None:
        await self._shelf.write({f"sitting/{sitting.table}": _text(sitting)})

    def note_look(self, person: str, table: str, seen: bytes | None) -> None:
        """Nothing happens here while nobody looks."""

    async def sittings_of(self, person: str, limit: int) -> list[Sitting]:
        rows = [_row(text, Sitting) for text in (await self._shelf.read("sitting/")).values()]
        mine = [row for row in rows if person in row.people]
        return sorted(mine, key=lambda row: row.touched, reverse=True)[:limit]

    async def strengths_of(self, person_ids: Sequence[str]) -> dict[tuple[str, str], str]:
        """What is believed about these people, by person and game: see `bots.strength`."""
        rows = await self._shelf.read("strength/")
        known = {tuple(key.split("/")[1:]): text for key, text in rows.items()}
        return {(person, game): text for (person, game), text in known.items() if person in person_ids}

    async def _learned(self, finished: Finished) -> dict[str, str]:
        """Rows of what a match tells about people, to be written with its last move."""
        if not counts(finished):
            return {}
        game, told = finished.game, [*lessons(finished.game, finished.record, finished.people)]
        kept = await self.strengths_of([lesson.person for lesson in told])
        before = {person: text for (person, of), text in kept.items() if of == game}
        return {f"strength/{person}/{game}": text for person, text in learn(before, game, told).items()}

    # Finished matches

    async def finished(self, record_id: str) -> Finished | None:
        found = (await self._shelf.read(f"record/{record_id}")).get(f"record/{record_id}")
        return None if found is None else _row(found, Finished)

    async def keep_finished(self, finished: Finished) -> None:
        await self._shelf.write(record_rows(finished))

    async def records(self, limit: int) -> list[Finished]:
        """The newest first."""
        rows = await self._shelf.read("finished/", limit)
        found = [await self.finished(record) for record in rows.values()]
        return [finished for finished in found if finished is not None]

    # People: who uses this device, and their guests

    async def me(self) -> str | None:
        """The id of who uses this device."""
        return (await self._shelf.read("me")).get("me")

    async def keep_me(self, person_id: str) -> None:
        await self._shelf.write({"me": person_id})

    async def add_person(self, person: Person, device_hash: bytes | None = None) -> None:
        await self._shelf.write({f"person/{person.id}": _text(person)})

    async def add_device(self, person_id: str, device_hash: bytes) -> None:
        """Whoever has the device in their hands is who uses it."""

    async def person(self, person_id: str) -> Person | None:
        return (await self.people([person_id])).get(person_id)

    async def people(self, ids: Sequence[str]) -> dict[str, Person]:
        return {person.id: person for person in await self._all_people() if person.id in ids}

    async def guests_of(self, host: str) -> list[Person]:
        guests = [person for person in await self._all_people() if person.host == host]
        return sorted(guests, key=lambda guest: guest.created)

    async def change_person(self, person: Person) -> None:
        if await self.person(person.id) is None:
            raise NoSuchPerson
        await self.add_person(person)

    async def _all_people(self) -> list[Person]:
        return [_row(text, Person) for text in (await self._shelf.read("person/")).values()]


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
