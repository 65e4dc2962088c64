"""Shared score sheets: of changes at once one is written; old ones are forgotten."""

import asyncio

import pytest

from tablee.server.db.store import Store
from tablee.server.sheets.queries import MOST_SHEETS, SheetChanged, TooManySheets
from tests.server.db.samples import person

KEY = b"k" * 32


async def _with_sheet(store: Store) -> None:
    await store.add_person(person("ada"))
    await store.add_sheet("s", "ada", KEY, b"one")


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
            with pytest.raises(SheetChanged):
                await store.change_sheet("s", KEY, 4, b"of a version that is not there")

    asyncio.run(story())


def test_sheets_that_nobody_changes_are_forgotten(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with await Store.open(store_url) as store:
            for now, sheet in ((10, "old"), (20, "changed"), (40, "new")):
                monkeypatch.setattr("tablee.server.db.store._now", lambda now=now: now)
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
