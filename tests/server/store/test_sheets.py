"""Shared score sheets: changed by who has the key, one change after the other, and forgotten."""

import asyncio

import pytest

from tablee.server.store.contract import (
    NoSuchPerson,
    NoSuchSheet,
    SheetChanged,
    TooManySheets,
    WrongKey,
)
from tablee.server.store.sheets import MOST_SHEETS
from tablee.server.store.store import Store
from tests.server.store.samples import person

KEY, OTHER = b"k" * 32, b"o" * 32


async def _with_sheet(store: Store) -> None:
    await store.add_person(person("ada"))
    await store.add_sheet("s", "ada", KEY, b"one")


def test_a_sheet_is_there_until_it_is_deleted(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            assert await store.sheet("s") is None
            assert await store.sheet_version("s") is None
            await _with_sheet(store)
            found = await store.sheet("s")
            assert found is not None
            assert (found.version, found.body) == (1, b"one")
            await store.delete_sheet("s", KEY)
            assert await store.sheet("s") is None

    asyncio.run(story())


def test_each_change_is_a_version(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            await _with_sheet(store)
            await store.change_sheet("s", KEY, 2, b"two")
            assert await store.sheet_version("s") == 2
            with pytest.raises(SheetChanged):
                await store.change_sheet("s", KEY, 2, b"another two")
            with pytest.raises(SheetChanged):
                await store.change_sheet("s", KEY, 4, b"four")
            found = await store.sheet("s")
            assert found is not None
            assert found.body == b"two"

    asyncio.run(story())


def test_of_changes_at_once_one_is_written(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store, await Store.open(store_url) as other:
            await _with_sheet(store)
            bodies = [f"{number}".encode() for number in range(8)]
            done = await asyncio.gather(
                *((store, other)[at % 2].change_sheet("s", KEY, 2, body) for at, body in enumerate(bodies)),
                return_exceptions=True,
            )
            assert done.count(None) == 1
            found = await store.sheet("s")
            assert found is not None
            assert found.body == bodies[done.index(None)]

    asyncio.run(story())


def test_the_same_change_written_twice_is_no_conflict(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            await _with_sheet(store)
            for _ in range(2):
                await store.change_sheet("s", KEY, 2, b"two")
            assert await store.sheet_version("s") == 2

    asyncio.run(story())


def test_only_the_key_opens_it(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            await _with_sheet(store)
            with pytest.raises(WrongKey):
                await store.change_sheet("s", OTHER, 2, b"two")
            with pytest.raises(WrongKey):
                await store.delete_sheet("s", OTHER)
            for what in (store.change_sheet("t", KEY, 2, b""), store.delete_sheet("t", KEY)):
                with pytest.raises(NoSuchSheet):
                    await what
            assert await store.sheet_version("s") == 1

    asyncio.run(story())


def test_sheets_go_with_whoever_made_them_and_with_nobody_else(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            await _with_sheet(store)
            await store.add_person(person("bo"))
            await store.add_sheet("b", "bo", KEY, b"of bo")
            await store.delete_person("ada")
            assert await store.sheet("s") is None
            assert await store.sheet_version("b") == 1
            with pytest.raises(NoSuchPerson):
                await store.add_sheet("s", "ada", KEY, b"late")

    asyncio.run(story())


def test_sheets_that_nobody_changes_are_forgotten(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            for now, sheet in ((10, "old"), (20, "changed"), (40, "new")):
                monkeypatch.setattr("tablee.server.store.store._now", lambda now=now: now)
                await store.add_person(person("ada"))
                await store.add_sheet(sheet, "ada", KEY, b"")
            await store.change_sheet("changed", KEY, 2, b"")
            assert await store.forget_sheets(before=40) == 1
            assert await store.sheet("old") is None
            assert await store.sheet_version("changed") == 2
            assert await store.sheet_version("new") == 1

    asyncio.run(story())


def test_one_person_shares_only_so_many(store_url: str) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            await store.add_person(person("ada"))
            await store.add_person(person("bo"))
            for number in range(MOST_SHEETS):
                await store.add_sheet(f"s{number}", "ada", KEY, b"")
            with pytest.raises(TooManySheets):
                await store.add_sheet("more", "ada", KEY, b"")
            await store.add_sheet("more", "bo", KEY, b"")

    asyncio.run(story())
