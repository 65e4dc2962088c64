from pathlib import Path

import pytest

from tablee.game.contract import Refused
from tablee.server.limits.table_quota import Awake
from tablee.table.ports import Visitor
from tablee.table.protocol import Settings
from tests.server.tables.test_live_tables import Inn, opened

SETTINGS = Settings("skyjo", 2)


def quota_of(inn: Inn) -> Awake:
    assert isinstance(inn.tables.quota, Awake)
    return inn.tables.quota


async def open_tables(inn: Inn, number: int, person: str, address: str) -> list[str]:
    return [(await inn.tables.create(SETTINGS, person, address)).table.id for _ in range(number)]


async def test_when_the_server_is_full_the_oldest_table_that_nobody_is_at_goes_first(tmp_path: Path) -> None:
    async with opened(tmp_path, quota=Awake(most_tables=5)) as inn:
        ann = await inn.guest()
        old = await inn.tables.create(SETTINGS, ann.person)
        await ann.enter(old)
        before = await open_tables(inn, 4, "mallory", "192.0.2.66")
        new = await inn.tables.create(SETTINGS, ann.person)
        assert list(inn.tables.live) == [old.table.id, *before[1:], new.table.id]
        async with inn.tables.at(before[0]) as woken:  # nothing is lost
            assert woken.table.id == before[0]
        assert len(inn.tables.live) == 5
        assert quota_of(inn).overload.counts["awake_tables"] == 2
        await ann.leave()


async def test_only_where_people_are_at_all_tables_a_new_one_is_refused(tmp_path: Path) -> None:
    async with opened(tmp_path, quota=Awake(most_tables=1)) as inn:
        ann = await inn.guest()
        await ann.enter(await inn.tables.create(SETTINGS, ann.person))
        with pytest.raises(Refused, match="no room for another table"):
            await inn.tables.create(SETTINGS, "mallory")
        assert quota_of(inn).overload.counts["tables"] == 1
        await ann.leave()


async def test_a_person_keeps_only_so_many_tables_awake(tmp_path: Path) -> None:
    async with opened(tmp_path, quota=Awake(per_person=3)) as inn:
        [alices] = await open_tables(inn, 1, "alice", "192.0.2.1")
        own = await open_tables(inn, 6, "mallory", "192.0.2.66")
        assert list(inn.tables.live) == [alices, *own[3:]]
        for table in own:  # by waking neither
            async with inn.tables.at(table, Visitor("mallory", "198.51.100.66")):
                pass
        assert list(inn.tables.live) == [alices, *own[3:]]


@pytest.mark.parametrize(
    ("addresses", "awake"),
    [
        pytest.param(["192.0.2.66"] * 20, 2, id="an address"),
        pytest.param([f"2001:db8:6:6::{number:x}" for number in range(20)], 2, id="a network"),
        pytest.param([f"2001:db8:6:6{number:02x}::1" for number in range(20)], 8, id="a larger one"),
    ],
)
async def test_an_address_keeps_only_so_many_tables_awake(
    tmp_path: Path, addresses: list[str], awake: int
) -> None:
    async with opened(tmp_path, quota=Awake(per_address=2)) as inn:
        [alices] = await open_tables(inn, 1, "alice", "192.0.2.1")
        for number, address in enumerate(addresses):
            await open_tables(inn, 1, f"mallory {number}", address)
        assert len(inn.tables.live) == 1 + awake
        assert alices in inn.tables.live


async def test_where_somebody_is_no_table_is_put_to_sleep(tmp_path: Path) -> None:
    async with opened(tmp_path, quota=Awake(per_person=2)) as inn:
        ann = await inn.guest()
        live = await inn.tables.create(SETTINGS, ann.person, "192.0.2.1")
        await ann.enter(live)
        async with inn.tables.at((await open_tables(inn, 1, ann.person, "192.0.2.1"))[0]) as busy:
            await open_tables(inn, 5, ann.person, "192.0.2.1")
            assert {live.table.id, busy.table.id} <= set(inn.tables.live)
        assert len(inn.tables.live) == 3
        await ann.leave()
        await open_tables(inn, 1, ann.person, "192.0.2.1")
        assert len(inn.tables.live) == 2


async def test_nothing_is_kept_of_tables_that_sleep(tmp_path: Path) -> None:
    async with opened(tmp_path, quota=Awake()) as inn:
        await open_tables(inn, 5, "mallory", "2001:db8::1")
        for live in list(inn.tables.live.values()):
            inn.tables._sleep(live)
        awake = quota_of(inn)
        assert (len(awake._awake), awake._accounts, inn.tables._timers) == (0, {}, {})
