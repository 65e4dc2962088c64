import asyncio
from collections import Counter
from functools import partial

import pytest

from tablee.server.app import Config, running
from tablee.server.tables.queries import read_entries
from tablee.server.tournaments.model import Plan, Tournament
from tablee.table import entries, gathering, seats

PLAN = Plan("skyjo", options={"limit": 1}, rounds=2, level=1, grace=0, pause=0)


@pytest.mark.full
async def test_two_processes_that_both_think_it_is_theirs_pair_once(
    postgres_url: str, no_grace: None
) -> None:
    config = Config(postgres_url, limited=False, pace=0.0)
    async with running(config) as one, running(config) as other:
        for process in (one, other):
            process.tournaments.lease = -1.0  # it is always anybody's
        people = [(await one.people.newcomer("en")).person.id for _ in range(3)]
        made = await one.tournaments.create(PLAN, people[0])
        await asyncio.gather(
            *(
                process.tournaments.change(made.id, partial(Tournament.join, person=who))
                for who in people
                for process in (one, other)
            )
        )
        await one.tournaments.change(made.id, lambda it: it.begin(people[0], 0))
        async with asyncio.timeout(60):
            while (it := (await one.tournaments.find(made.id))[1]).phase != "over":
                await asyncio.gather(one.tournaments.look(), other.tournaments.look())
        assert sorted(it.people) == sorted(people)
        assert [len(tables) for tables in it.rounds] == [2, 2]
        for table in (table for tables in it.rounds for table in tables):
            log = [entries.decode(entry.body) for entry in await one.db.read(read_entries, table.table)]
            did = Counter(type(body) for body in log)
            assert did[gathering.Created] == did[gathering.Started] == 1
            assert did[seats.Sat] + did[seats.BotPut] == 2
