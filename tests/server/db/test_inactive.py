import pytest

from tablee.server import retention
from tablee.server.appends import open_database
from tablee.server.db.database import Database
from tablee.server.erasure import Erasure
from tablee.server.moderation import queries as moderation
from tablee.server.moderation.model import HostDecision
from tablee.server.people import queries as people
from tablee.server.people.people import People
from tablee.server.results import queries as results
from tablee.server.retention import Keep, forget_absent, tidy_once
from tablee.table.stored import Sitting, now
from tests.server.db.samples import append, finished, listing, person

DAY = 24 * 3600 * 1000
NOW = 1000 * DAY


async def _come(db: Database, name: str, *, days_ago: int) -> None:
    """For the last time."""
    await db.write(people.add_person, person(name, created=NOW - 900 * DAY))
    await db.write(people.add_device, name, name.encode(), NOW - days_ago * DAY)


async def _tidy(db: Database, keep: Keep) -> None:
    await tidy_once(db, Erasure(db, People(db)), keep, NOW)


async def _left(db: Database, *names: str) -> set[str]:
    return set(await db.read(people.read_people, names))


async def test_whoever_has_not_come_for_long_goes_with_their_guests(store_url: str) -> None:
    async with await open_database(store_url) as db:
        await _come(db, "ann", days_ago=401)
        await _come(db, "bob", days_ago=399)
        await db.write(people.add_person, person("guest of ann", host="ann"))
        await db.write(people.add_person, person("guest of bob", host="bob"))
        await _tidy(db, Keep(people_days=0))
        assert len(await _left(db, "ann", "bob", "guest of ann", "guest of bob")) == 4
        await _tidy(db, Keep(people_days=400))
        assert await _left(db, "ann", "bob", "guest of ann", "guest of bob") == {"bob", "guest of bob"}
        assert await db.read(people.read_person_of_device, b"ann") is None


async def test_one_device_that_was_seen_is_enough(store_url: str) -> None:
    async with await open_database(store_url) as db:
        await _come(db, "ann", days_ago=500)
        await db.write(people.add_device, "ann", b"another", NOW - DAY)
        assert await forget_absent(db, NOW - 400 * DAY) == 0
        assert await forget_absent(db, NOW) == 1


@pytest.mark.parametrize("who", ["ann", "guest"])
async def test_whoever_stands_in_a_finished_match_stays(who: str, store_url: str) -> None:
    async with await open_database(store_url) as db:
        await _come(db, "ann", days_ago=500)
        await db.write(people.add_person, person("guest", host="ann"))
        match = finished("r1", ["Ann", "Bot"], people=(who, None))
        await db.append(append("t", 1, finished=match))
        await _tidy(db, Keep())
        assert await _left(db, "ann", "guest") == {"ann", "guest"}
        assert await db.read(results.read_record, "r1") == match.record


@pytest.mark.parametrize("who", ["ann", "guest"])
async def test_whoever_has_a_seat_stays_until_the_table_goes(who: str, store_url: str) -> None:
    async with await open_database(store_url) as db:
        await _come(db, "ann", days_ago=500)
        await db.write(people.add_person, person("guest", host="ann"))
        table = listing("t", phase="playing", touched=NOW - 500 * DAY)
        await db.append(append("t", 1, listing=table, sitting=Sitting("t", (who,), table.touched, b"{}")))
        await _tidy(db, Keep(days=0))
        assert await _left(db, "ann", "guest") == {"ann", "guest"}
        await _tidy(db, Keep(days=365))
        assert await _left(db, "ann", "guest") == set()


async def test_whoever_was_removed_stays_for_the_host_to_see(store_url: str) -> None:
    async with await open_database(store_url) as db:
        await _come(db, "ann", days_ago=500)
        await db.write(moderation.decide, HostDecision("1", "cli", "remove", "ann", None, "spam"), at=now())
        await _tidy(db, Keep())
        assert await _left(db, "ann") == {"ann"}
        await db.write(moderation.decide, HostDecision("2", "cli", "admit", "ann", None, ""), at=now())
        await _tidy(db, Keep())
        assert await _left(db, "ann") == set()
        assert len(await db.read(moderation.read_acts)) == 2


async def test_all_pages_are_looked_at(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "_AT_ONCE", 3)
    async with await open_database(store_url) as db:
        for number in range(10):
            await _come(db, f"p{number}", days_ago=500 if number % 4 else 1)
        assert await forget_absent(db, NOW - 400 * DAY) == 7
        assert await _left(db, *(f"p{number}" for number in range(10))) == {"p0", "p4", "p8"}
