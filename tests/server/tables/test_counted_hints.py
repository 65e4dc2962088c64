import asyncio
from pathlib import Path

import pytest

from tablee.game.contract import Refused
from tablee.server.tables import queries as tables
from tablee.table import entries, gathering, play, seats
from tablee.table.journal import make_snapshot, read_snapshot
from tablee.table.live_table import LiveTable
from tablee.table.protocol import Settings
from tablee.table.state import Table
from tests.server.tables.test_live_tables import Guest, Inn, opened

LIMITED = Settings(game="skyjo", players=2, options={"limit": 1}, hint_limits="2/0")


async def begun(inn: Inn, settings: Settings = LIMITED) -> tuple[LiveTable, Guest, Guest]:
    ann, ben = await inn.guest(), await inn.guest()
    live = await inn.tables.create(settings, ann.person)
    for seat, guest in enumerate((ann, ben)):
        await guest.enter(live)
        await guest.ask(seats.Sit, seat=seat)
        await guest.ask(gathering.Ready)
    await ann.ask(gathering.Start)
    return live, ann, ben


async def turn_over(live: LiveTable, guest: Guest, seat: int) -> None:
    assert live.table.match is not None
    await guest.ask(play.Move, seat=seat, move=str(live.table.match.legal_moves(seat)[0]))


async def test_a_seat_is_advised_as_often_as_it_may(tmp_path: Path) -> None:
    async with opened(tmp_path) as inn:
        live, ann, _ = await begun(inn)
        await live.view_for_hint(ann.person, 0)
        await turn_over(live, ann, 0)
        await live.view_for_hint(ann.person, 0)
        assert live.table.hints_left(0) == 0


async def test_who_has_none_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    async with opened(tmp_path) as inn:
        live, _, ben = await begun(inn)
        before = live.table.number
        with pytest.raises(Refused) as refused:
            await live.view_for_hint(ben.person, 1)
        assert refused.value.refusal.code == "hints_spent"
        assert live.table.number == before


async def test_asking_again_about_the_same_costs_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path) as inn:
        live, ann, _ = await begun(inn)
        for _ in range(3):
            await live.view_for_hint(ann.person, 0)
        assert live.table.hints_left(0) == 1


async def test_everybody_is_told(tmp_path: Path) -> None:
    async with opened(tmp_path) as inn:
        live, ann, ben = await begun(inn)
        assert [seat["hints_left"] for seat in ben.table()["seats"]] == [2, 0]
        await live.view_for_hint(ann.person, 0)
        await asyncio.sleep(0.05)
        told = ben.last("update")
        assert (told["happened"]["what"], told["happened"]["seat"]) == ("hint", 0)
        assert [seat["hints_left"] for seat in told["table"]["seats"]] == [1, 0]


async def test_the_log_and_a_snapshot_know_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as inn:
        live, ann, _ = await begun(inn)
        await live.view_for_hint(ann.person, 0)
        again = Table(live.table.id)
        for entry in await inn.db.read(tables.read_entries, live.table.id):
            again.apply(entry.number, entry.at, entries.decode(entry.body))
        assert again.hinted == live.table.hinted
        kept = make_snapshot(live.table)
        assert kept is not None
        restored = read_snapshot(live.table.id, kept)
        assert restored is not None
        assert restored.hints_left(0) == 1


async def test_without_limits_nothing_is_counted(tmp_path: Path) -> None:
    async with opened(tmp_path) as inn:
        live, ann, _ = await begun(inn, Settings(game="skyjo", players=2))
        before = live.table.number
        await live.view_for_hint(ann.person, 0)
        assert live.table.number == before
        assert live.table.hints_left(0) is None


@pytest.mark.parametrize("given", ["1", "1/2/3"])
async def test_limits_for_other_seats_are_refused(tmp_path: Path, given: str) -> None:
    async with opened(tmp_path) as inn:
        ann = await inn.guest()
        with pytest.raises(Refused) as refused:
            await inn.tables.create(Settings(game="skyjo", players=2, hint_limits=given), ann.person)
        assert refused.value.refusal.code == "hint_limits"


def test_a_table_of_an_earlier_server_has_no_limits() -> None:
    body = b'{"did":"created","code":"K7Q2MX","settings":{"game":"skyjo","players":2},"seed":"00"}'
    read = entries.decode(body)
    assert isinstance(read, gathering.Created)
    assert read.settings.hint_limits == ""
