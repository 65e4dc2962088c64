from pathlib import Path

import pytest

from tablee.bots.strength import Strength
from tablee.game.contract import Refused
from tablee.game.registry import GAMES
from tablee.server.tables import queries as tables
from tablee.table import entries, gathering, seats
from tablee.table.protocol import Settings
from tablee.table.state import Table
from tests.server.tables.test_live_tables import Inn, opened

SKYJO = GAMES["skyjo"].make_options({}, 2)


def known(level: int, won: bool) -> Strength:
    strength = Strength()
    for _ in range(15):
        strength = strength.after("skyjo", SKYJO, level, won)
    return strength


async def begun(inn: Inn, monkeypatch: pytest.MonkeyPatch, believed: Strength) -> Table:
    """A table with somebody of this strength and an adaptive bot."""

    async def strengths(ids: object, game: str) -> list[Strength]:
        return [believed]

    monkeypatch.setattr(inn.people, "strengths", strengths)
    ann = await inn.guest()
    live = await inn.tables.create(Settings(game="skyjo", players=2), ann.person)
    await ann.enter(live)
    await ann.ask(seats.Sit, seat=0)
    await ann.ask(gathering.Ready)
    await ann.ask(seats.PutBot, seat=1, level=2, adaptive=True)
    await ann.ask(gathering.Start)
    assert ann.table()["seats"][1]["adaptive"] is True
    return live.table


@pytest.mark.parametrize(("level", "won"), [(1, False), (4, True)])
async def test_a_match_is_begun_at_the_level_that_suits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: int, won: bool
) -> None:
    async with opened(tmp_path) as inn:
        table = await begun(inn, monkeypatch, known(level, won))
        assert table.seats[1].level == level
        again = Table(table.id)  # from the log alone
        for entry in await inn.db.read(tables.read_entries, table.id):
            again.apply(entry.number, entry.at, entries.decode(entry.body))
            if again.phase == "playing":
                break
        assert again.seats[1] == table.seats[1]


async def test_nobody_is_made_adaptive_in_a_match(tmp_path: Path) -> None:
    async with opened(tmp_path) as inn:
        ann = await inn.guest()
        await inn.table(ann)
        with pytest.raises(Refused) as refused:
            await ann.ask(seats.PutBot, seat=1, level=2, adaptive=True)
        assert refused.value.refusal.code == "not_gathering"
