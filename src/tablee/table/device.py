"""Tables on one device, without a server: in the page of a browser, or in the process of a terminal."""

import asyncio
from collections.abc import Callable, Iterable

from tablee.bots.strength import Strength, strength_from
from tablee.table.endpoint import LocalConnection
from tablee.table.key_value_store import KeyValues, KeyValueStore
from tablee.table.names import MOST_GUESTS, free_colour, new_person, newcomers_name, persons_name
from tablee.table.ports import BotService
from tablee.table.protocol import Colour, Language
from tablee.table.refusals import REFUSALS
from tablee.table.stored import Person
from tablee.table.tables import Tables


class DevicePeople:
    """The person who uses a device, and their guests."""

    def __init__(self, store: KeyValueStore) -> None:
        self.known: dict[str, Person] = {}
        self._store = store
        self._changing = asyncio.Lock()  # several requests at once make one person

    async def me(self, language: Language) -> Person:
        """The person who uses this device: at first somebody new."""
        async with self._changing:
            await self._read()
            me = await self._store.me()
            if me is not None and me in self.known:
                return self.known[me]
            person = await self._keep(new_person(newcomers_name(language), free_colour(), language))
            await self._store.keep_me(person.id)
            return person

    async def load(self, ids: Iterable[str]) -> dict[str, Person]:
        wanted = list(ids)
        if any(one not in self.known for one in wanted):
            await self._read()
        return {one: self.known[one] for one in wanted if one in self.known}

    async def guest(self, host: str, name: str) -> Person:
        name = persons_name(name)
        async with self._changing:
            await self._read()
            guests = [person for person in self.known.values() if person.host == host]
            for guest in guests:
                if guest.name == name:
                    return guest
            if len(guests) >= MOST_GUESTS:
                raise REFUSALS.refused("too_many_guests", name, most=MOST_GUESTS)
            owner = self.known[host]
            colour = free_colour({person.colour for person in (owner, *guests)})
            return await self._keep(new_person(name, colour, owner.language, host))

    async def change(
        self,
        person_id: str,
        name: str | None = None,
        colour: Colour | None = None,
        language: Language | None = None,
    ) -> Person:
        """What is None stays as it is. Raises `Refused` for the name."""
        person = self.known[person_id]
        return await self._keep(
            person._replace(
                name=person.name if name is None else persons_name(name),
                colour=colour or person.colour,
                language=language or person.language,
            )
        )

    async def strengths(self, ids: Iterable[str], game: str) -> list[Strength]:
        wanted = list(ids)
        kept = await self._store.strengths_of(wanted)
        return [strength_from(kept.get((one, game))) for one in wanted]

    def check_words(self, text: str) -> None:
        """Nobody else reads them."""

    def forget(self, person: str) -> None:
        self.known.pop(person, None)

    async def _read(self) -> None:
        self.known |= {person.id: person for person in await self._store.people()}

    async def _keep(self, person: Person) -> Person:
        await self._store.keep_person(person)
        self.known[person.id] = person
        return person


class Device:
    """The tables of one device, and the people who use it."""

    def __init__(self, things: KeyValues, bots: BotService, pace: float) -> None:
        """`things`: where everything is kept. `pace`: seconds that a bot takes for a move."""
        self.store = KeyValueStore(things)
        self.people = DevicePeople(self.store)
        self.bots = bots
        self.tables = Tables(self.store, self.people, bots, pace=pace)
        self.me = self.people.me

    def connect(self, post: Callable[[bytes], None]) -> LocalConnection:
        """A connection; `post` gets every message of a table and every answer."""
        return LocalConnection(self.tables, self.me, post)
