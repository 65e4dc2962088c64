"""Tournaments that are played, shared out among processes."""

import asyncio

from tablee.server.db.store import Store
from tablee.server.tournaments.queries import StoredTournament

MANY = 60  # more than are taken at once


def test_however_many_are_played_each_has_its_turn(store_url: str) -> None:
    async def scene() -> None:
        async with await Store.open(store_url) as store:
            for number in range(MANY):
                await store.add_tournament(
                    StoredTournament(f"{number:020x}", 1, "playing", 1 + number, b"{}"), f"host {number}"
                )
            taken: set[str] = set()
            for _ in range(2):
                found = await store.take_tournaments("one process", 5.0)
                assert len(found) < MANY
                taken |= set(found)
            assert len(taken) == MANY

    asyncio.run(scene())
