"""A queue in which everybody gets a turn, however many jobs somebody else puts into it."""

from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

from tablee.server.limits.accounts import groups_of

_Job = TypeVar("_Job")


class Tenant(NamedTuple):
    """The account of a job. A bot's move is on the account of its table, at the address of somebody there."""

    address: str
    person: str

    @classmethod
    def at(cls, address: str, person: str) -> "Tenant":
        """A person at this address, or rather in the network around it."""
        return cls(groups_of(address)[0].name, person)


class Full(Exception):
    """Too many jobs wait: in all, or of this person or address."""


class FairQueue(Generic[_Job]):
    """Addresses take turns, so do the people of an address, and the jobs of a person are in order.

    When it is full, the address with the most jobs makes room for one with fewer.
    """

    def __init__(self, most: int, most_an_address: int, most_a_person: int) -> None:
        self._most, self._most_an_address, self._most_a_person = most, most_an_address, most_a_person
        self._waiting: OrderedDict[str, OrderedDict[str, deque[_Job]]] = OrderedDict()
        self._counts: dict[str, int] = {}  # by address
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, tenant: Tenant, job: _Job) -> _Job | None:
        """Returns the job that was removed to make room, if one was. Raises `Full`."""
        own = self._counts.get(tenant.address, 0)
        if own >= self._most_an_address or len(self._of(tenant)) >= self._most_a_person:
            raise Full
        made_room = self._make_room(own) if self._length >= self._most else None
        people = self._waiting.setdefault(tenant.address, OrderedDict())
        people.setdefault(tenant.person, deque()).append(job)
        self._counts[tenant.address] = self._counts.get(tenant.address, 0) + 1
        self._length += 1
        return made_room

    def before(self, tenant: Tenant) -> int:
        """How many jobs would come before a new one of this tenant, at most."""
        own = self._counts.get(tenant.address, 0)
        return sum(min(count, own + 1) for count in self._counts.values())

    def take(self) -> _Job:
        """Raises `IndexError` if nothing waits."""
        if not self._waiting:
            raise IndexError
        address, people = next(iter(self._waiting.items()))
        person, jobs = next(iter(people.items()))
        job = jobs.popleft()
        people.move_to_end(person)
        self._waiting.move_to_end(address)
        self._gone(Tenant(address, person))
        return job

    def remove(self, tenant: Tenant, job: _Job) -> None:
        """Does nothing if it is not in the queue."""
        jobs = self._of(tenant)
        if job in jobs:
            jobs.remove(job)
            self._gone(tenant)

    def _of(self, tenant: Tenant) -> deque[_Job]:
        people = self._waiting.get(tenant.address)
        jobs = None if people is None else people.get(tenant.person)
        return deque() if jobs is None else jobs

    def _make_room(self, own: int) -> _Job:
        address = max(self._counts, key=self._counts.__getitem__)
        if self._counts[address] <= own + 1:
            raise Full
        person, jobs = max(self._waiting[address].items(), key=lambda item: len(item[1]))
        job = jobs.pop()
        self._gone(Tenant(address, person))
        return job

    def _gone(self, tenant: Tenant) -> None:
        self._length -= 1
        people = self._waiting[tenant.address]
        if not people[tenant.person]:
            del people[tenant.person]
        if people:
            self._counts[tenant.address] -= 1
        else:
            del self._waiting[tenant.address], self._counts[tenant.address]
