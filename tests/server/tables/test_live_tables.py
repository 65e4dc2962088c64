import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.game.contract import Refused
from tablee.server.appends import open_database
from tablee.server.db.database import Database
from tablee.server.erasure import Erasure
from tablee.server.jobs.bot_service import BotWorkers
from tablee.server.people.people import People
from tablee.server.results import queries as results
from tablee.server.tables import queries as tables
from tablee.server.tables.store import TableStore
from tablee.server.web.connection import Outbox
from tablee.table import bot_driver, gathering, play, protocol, seats
from tablee.table.chat import TalkLimits, show, talk
from tablee.table.live_table import LiveTable
from tablee.table.ports import Quota, Visitor
from tablee.table.protocol import Settings
from tablee.table.stored import Person, StoreAway
from tablee.table.tables import Tables
from tests.databases import new_sqlite

Message = dict[str, Any]


class Guest:
    """Somebody at a table: what they were told, and what they ask for."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.told: list[Message] = []
        self.client = Outbox(person, self._send)
        self.pump = asyncio.create_task(self.client.pump())
        self.ids = 0

    async def _send(self, text: str) -> None:
        self.told.append(msgspec.json.decode(text))

    async def enter(self, live: LiveTable, seen: int | None = None) -> None:
        self.live = live
        await live.enter(self.client, seen)

    async def leave(self) -> None:
        self.live.leave(self.client)
        self.client.close()
        await self.pump

    async def ask(self, kind: Any, **fields: Any) -> int:
        self.ids += 1
        return await self.live.ask(self.person, kind(id=f"{self.person}{self.ids}", **fields))

    async def talk(self, command: protocol.Say | protocol.React) -> None:
        await talk(self.live, Visitor(self.person, ""), command, TalkLimits())

    def last(self, kind: str) -> Message:
        return next(message for message in reversed(self.told) if message["type"] == kind)

    def table(self) -> Message:
        """The table as last told."""
        table: Message = next(message["table"] for message in reversed(self.told) if "table" in message)
        return table

    def presence(self, seat: int) -> str | None:
        presence: str | None = self.table()["seats"][seat]["presence"]
        return presence

    def name(self, seat: int) -> str | None:
        person = self.table()["seats"][seat]["person"]
        return None if person is None else person["name"]


async def until(condition: Callable[[], object], limit: float = 20.0) -> None:
    async with asyncio.timeout(limit):
        while not condition():
            await asyncio.sleep(0.01)


class Inn:
    """A tables, opened and closed by the test."""

    def __init__(self, db: Database, tables: Tables, people: People) -> None:
        self.db, self.tables, self.people = db, tables, people

    async def guest(self) -> Guest:
        return Guest((await self.people.newcomer("en")).person.id)

    async def table(self, *guests: Guest, **settings: Any) -> LiveTable:
        """A new table at which these guests sit, in order; the rest are bots. Begun."""
        players = settings.pop("players", max(2, len(guests)))
        settings = {"game": "skyjo", "players": players, **settings}
        live = await self.tables.create(Settings(**settings), guests[0].person)
        for seat, guest in enumerate(guests):
            await guest.enter(live)
            await guest.ask(seats.Sit, seat=seat)
            await guest.ask(gathering.Ready)
        for seat in range(len(guests), players):
            await guests[0].ask(seats.PutBot, seat=seat, level=2)
        await guests[0].ask(gathering.Start)
        return live


@asynccontextmanager
async def opened(path: Path, **options: Any) -> AsyncIterator[Inn]:
    db = await open_database(new_sqlite(path / "tablee.sqlite"))
    people, workers = People(db), BotWorkers()
    tables = Tables(TableStore(db), people, workers, **{"pace": 0.0, **options})
    tables.begin()
    try:
        yield Inn(db, tables, people)
    finally:
        await tables.close()
        workers.close()
        await db.close()


def first_move(live: LiveTable, seat: int) -> str:
    assert live.table.match is not None
    return str(live.table.match.legal_moves(seat)[0])


@pytest.mark.slow
async def test_a_lost_connection_shows_at_once_and_a_bot_plays_on_until_they_return(
    tmp_path: Path, no_grace: None
) -> None:
    async with opened(tmp_path) as inn:
        ann, ben = await inn.guest(), await inn.guest()
        live = await inn.table(ann, ben, grace=3600)
        await until(lambda: ann.presence(1) == "here")
        await ben.leave()
        await until(lambda: ann.presence(1) == "away")
        number = live.table.number
        await asyncio.sleep(0.1)
        assert live.table.number == number  # within the grace nobody plays for them

        live.table.settings = msgspec.structs.replace(live.table.settings, grace=0)
        inn.tables._set_timer(live)
        live.broadcast_presence()
        await until(lambda: ann.presence(1) == "stand_in")
        await until(lambda: live.table.number >= number + 2)  # two cards turned over for the set-up
        happened = ann.last("update")["happened"]
        assert (happened["seat"], happened["stand_in"], happened["by"]) == (1, True, None)

        back = Guest(ben.person)
        await back.enter(live, seen=number)
        await until(lambda: ann.presence(1) == "here")
        snapshot = back.last("snapshot")
        assert [missed["number"] for missed in snapshot["missed"]] == list(
            range(number + 1, snapshot["number"] + 1)
        )
        assert snapshot["complete"] is True
        assert snapshot["yours"][0]["seat"] == 1


async def test_who_returns_in_the_middle_of_a_turn_moves_again_themselves(
    tmp_path: Path, no_grace: None
) -> None:
    async with opened(tmp_path, pace=0.3) as inn:
        ann, ben = await inn.guest(), await inn.guest()
        live = await inn.table(ann, ben, grace=0)
        await ben.leave()
        await until(lambda: live in inn.tables.driver._playing)  # the bot thinks about Ben's first card
        back = Guest(ben.person)
        await back.enter(live)
        await asyncio.sleep(0.5)
        assert not any(update["happened"]["stand_in"] for update in _updates(ann))
        await back.ask(play.Move, move=first_move(live, 1))


def _updates(guest: Guest) -> list[Message]:
    return [message for message in guest.told if message["type"] == "update"]


@pytest.mark.slow
async def test_bots_play_while_somebody_looks_and_rest_otherwise(tmp_path: Path) -> None:
    async with opened(tmp_path) as inn:
        ann = await inn.guest()
        live = await inn.table(ann, players=3, options={"limit": 1})
        rng = random.Random(1)
        while live.table.phase == "playing":
            match = live.table.match
            assert match is not None
            if 0 in match.actors():
                moves = [str(move) for move in match.legal_moves(0)]
                await ann.ask(play.Move, move=rng.choice(moves))
            await asyncio.sleep(0)
        assert {update["happened"]["seat"] for update in _updates(ann) if update["happened"]["move"]} == {
            0,
            1,
            2,
        }


@pytest.mark.slow
async def test_a_turn_clock_moves_for_who_is_too_slow(tmp_path: Path) -> None:
    async with opened(tmp_path) as inn:
        ann, ben = await inn.guest(), await inn.guest()
        live = await inn.table(ann, ben, clock=5)
        live.turn.began -= 5
        inn.tables.driver.nudge(live)
        await until(lambda: _updates(ann)[-1]["number"] > 6)
        assert _updates(ann)[-1]["happened"]["stand_in"] is True
        assert ann.last("update")["table"]["turn_ends"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("hours", [-1, 1])
async def test_a_clock_that_is_set_makes_no_turn_shorter_or_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    async with opened(tmp_path) as inn:
        ann, ben = await inn.guest(), await inn.guest()
        live = await inn.table(ann, ben, clock=5)
        before = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: before() + hours * 3600 * 10**9)
        assert bot_driver.bot_level_for(live, 0) is None
        due = live.due(3600)
        assert due is not None
        assert due - time.monotonic() <= 5
        live.turn.began -= 5
        inn.tables.driver.nudge(live)
        await until(lambda: any(update["happened"]["stand_in"] for update in _updates(ann)))


async def test_an_empty_room_sleeps_and_wakes_as_it_was(tmp_path: Path) -> None:
    async with opened(tmp_path, quota=Quota(idle=0.2)) as inn:
        ann, ben = await inn.guest(), await inn.guest()
        live = await inn.table(ann, ben, game="skipbo", options={"target": None}, undo=False)
        rng = random.Random(3)
        match = live.table.match
        assert match is not None
        while live.table.number < 120 or match.can_take_back:
            seat = match.actors()[0]
            moves = [str(move) for move in match.legal_moves(seat)]
            await (ann, ben)[seat].ask(play.Move, move=rng.choice(moves))
            if live.table.phase != "playing":
                break
        state, number = match.state, live.table.number
        await ann.leave()
        await ben.leave()
        await until(lambda: not inn.tables.live)
        await until_async(lambda: inn.db.read(tables.read_snapshot, live.table.id))

        code = live.table.code
        async with inn.tables.at(f"{code[:3].lower()} {code[3:]}") as again:
            assert again is not live
            assert again.table.match is not None
            assert (again.table.number, again.table.match.state) == (number, state)
            assert again.table.seats == live.table.seats


async def until_async(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(20):
        while not await condition():
            await asyncio.sleep(0.01)


async def test_a_table_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    async with opened(tmp_path) as inn:
        for name in ("AAAAAA", "f" * 20, "x"):
            with pytest.raises(Refused) as refused:
                async with inn.tables.at(name):
                    pass
            assert refused.value.refusal.code == "no_such_table"


async def test_a_command_with_a_known_id_is_answered_and_not_done_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as inn:
        ann, ben = await inn.guest(), await inn.guest()
        live = await inn.table(ann, ben)
        move = play.Move(id="once", move=first_move(live, 0))
        number = await live.ask(ann.person, move)
        assert await live.ask(ann.person, move) == number
        assert live.table.number == number
        with pytest.raises(Refused):  # somebody else's same id is another command
            await live.ask("stranger", move)


async def test_what_could_not_be_told_at_once_is_told_before_all_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is on disk, but the store is away when the people's names are looked up."""
    async with opened(tmp_path) as inn:
        guest = await inn.guest()
        live = await inn.tables.create(Settings(game="skyjo", players=2), guest.person)
        await guest.enter(live)

        async def away(wanted: Iterable[str]) -> dict[str, Person]:
            raise StoreAway

        with monkeypatch.context() as outage:
            outage.setattr(inn.people, "load", away)
            with pytest.raises(StoreAway):
                await guest.ask(seats.Sit, seat=0)
        await guest.ask(seats.PutBot, seat=1, level=1)
        await until(lambda: len(_updates(guest)) == 2)
        assert [update["number"] for update in _updates(guest)] == [2, 3]
        assert guest.table()["seats"][0]["person"]["id"] == guest.person
        await guest.leave()


async def test_words_and_reactions_reach_everybody_who_has_not_muted_them(tmp_path: Path) -> None:
    async with opened(tmp_path) as inn:
        ann, ben = await inn.guest(), await inn.guest()
        live = await inn.table(ann, ben)
        await ann.talk(protocol.Say(id="1", text="hello"))
        await ann.talk(protocol.Say(id="1", text="hello"))
        await until(lambda: any(message["type"] == "said" for message in ben.told))
        await asyncio.sleep(0.05)
        assert [message["text"] for message in ben.told if message["type"] == "said"] == ["hello"]
        ben.client.muted.add(ann.person)
        await ann.talk(protocol.React(id="2", reaction="wow"))
        await until(lambda: any(message["type"] == "reacted" for message in ann.told))
        assert not any(message["type"] == "reacted" for message in ben.told)
        live.table.settings = msgspec.structs.replace(live.table.settings, chat=False)
        with pytest.raises(Refused) as refused:
            await ann.talk(protocol.Say(id="3", text="hello"))
        assert refused.value.refusal.code == "chat_off"


async def test_a_replay_is_shown_to_everybody_once_the_match_is_over(tmp_path: Path) -> None:
    async with opened(tmp_path) as inn:
        ann, ben = await inn.guest(), await inn.guest()
        live = await inn.table(ann, ben)
        step = protocol.Show(id="1", lead="a1", game=0, move=7)
        with pytest.raises(Refused) as refused:
            await show(live, Visitor(ann.person, ""), step, TalkLimits())
        assert refused.value.refusal.code == "match_goes_on"
        written = live.announced
        live.table.phase = "over"
        await show(live, Visitor(ann.person, ""), step, TalkLimits())
        await until(lambda: any(message["type"] == "shown" for message in ben.told))
        shown = ben.last("shown")
        assert (shown["person"]["id"], shown["lead"], shown["move"]) == (ann.person, "a1", 7)
        assert live.announced == written  # nothing is kept
        live.table.phase = "playing"


async def test_a_silent_partner_who_writes_can_be_called(tmp_path: Path) -> None:
    """SB-23, in human manners."""
    async with opened(tmp_path) as inn:
        guests = [await inn.guest() for _ in range(4)]
        options = {"partners": True, "manners": "human"}
        live = await inn.table(*guests, game="skipbo", options=options)
        match = live.table.match
        assert match is not None
        turn = match.actors()[0]
        partner, opponent = (turn + 2) % 4, (turn + 1) % 4
        await guests[opponent].talk(protocol.Say(id="1", text="nice card"))
        assert not match.moves  # only the partner has to be quiet
        await guests[partner].talk(protocol.Say(id="2", text="play the seven"))
        assert [(seat, str(move)) for seat, move in match.moves] == [(partner, "~")]
        stock = len(match.state.stocks[partner]) + len(match.state.stocks[turn])
        await guests[opponent].ask(play.Move, move=f"!{partner}")
        assert len(match.state.stocks[partner]) + len(match.state.stocks[turn]) == stock + 2


async def test_a_bot_notices_who_draws_too_many(tmp_path: Path) -> None:
    """SB-25, in human manners: cheating alone is not free."""
    async with opened(tmp_path) as inn:
        ann = await inn.guest()
        settings = Settings("skipbo", 2, {"manners": "human", "dealer": 1})
        live = await inn.tables.create(settings, ann.person)
        await ann.enter(live)
        await ann.ask(seats.Sit, seat=0)
        await ann.ask(seats.PutBot, seat=1, level=6)
        await ann.ask(gathering.Start)
        match = live.table.match
        assert match is not None
        stock = len(match.state.stocks[0])
        for _ in range(8):  # nine looks in ten see it
            await ann.ask(play.Move, move="+")
        await until(lambda: (1, "!0") in [(seat, str(move)) for seat, move in match.moves])
        assert len(match.state.stocks[0]) > stock


async def test_spectators_see_no_hand_and_a_guest_of_the_house_sees_all_of_theirs(tmp_path: Path) -> None:
    async with opened(tmp_path) as inn:
        ann, eve = await inn.guest(), await inn.guest()
        live = await inn.tables.create(Settings(game="skipbo", players=3), ann.person)
        await ann.enter(live)
        await eve.enter(live)
        await ann.ask(seats.Sit, seat=0)
        await ann.ask(seats.Sit, seat=1, guest="Grandma")
        await ann.ask(seats.PutBot, seat=2, level=1)
        await ann.ask(gathering.Start)
        await until(lambda: eve.last("update")["happened"]["what"] in ("started", "moved"))
        assert eve.last("update")["yours"] == []
        assert eve.last("update")["game"]["hand"] == []
        assert [own["seat"] for own in ann.last("update")["yours"]] == [0, 1]
        places = ann.last("update")["table"]["seats"]
        assert [place["owner"] for place in places] == [ann.person, ann.person, None]
        assert places[1]["person"]["name"] == "Grandma"
        assert [other["id"] for other in eve.last("update")["table"]["others"]] == [eve.person]


async def test_a_rematch_takes_the_game_off_the_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as inn:
        ann, ben = await inn.guest(), await inn.guest()
        live = await inn.table(ann, ben, options={"limit": 1})
        rng = random.Random(5)
        while live.table.phase != "over":
            if live.table.phase == "between":
                await ann.ask(play.Next)
                continue
            match = live.table.match
            assert match is not None
            seat = match.actors()[0]
            moves = [str(move) for move in match.legal_moves(seat)]
            await (ann, ben)[seat].ask(play.Move, move=rng.choice(moves))
        record_id = live.table.record_id
        await until(lambda: ann.table()["match"]["record"] == record_id)
        assert await inn.db.read(results.read_record, record_id) is not None
        await ann.ask(gathering.Rematch)
        await until(lambda: ann.last("update")["happened"]["what"] == "rematch")
        assert ann.last("update")["game"] is None
        back = Guest(ben.person)
        await back.enter(live, seen=live.table.number - 3)
        await until(lambda: back.told)
        assert [missed["what"] for missed in back.last("snapshot")["missed"]][-1] == "rematch"


async def test_a_name_that_changes_is_shown_at_the_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as inn:
        ann, ben = await inn.guest(), await inn.guest()
        await inn.table(ann, ben)
        await inn.people.change(ben.person, name="Benedict")
        inn.tables.person_changed(ben.person)
        await until(lambda: ann.name(1) == "Benedict")
        await Erasure(inn.db, inn.people).delete(ben.person)
        inn.tables.person_changed(ben.person)
        await until(lambda: ann.name(1) == "—")
