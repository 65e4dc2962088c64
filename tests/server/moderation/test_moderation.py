"""What a host decides while servers run, and whom it reaches: one server with SQLite, two with PostgreSQL.

The commands of docs/hosting.md.
"""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner, Result

from tablee.cli import main
from tablee.server.people.people import WordList
from tests.server.lines import Player, RefusedBy, begin_match
from tests.table_server import OpenServer, open_server

pytestmark = pytest.mark.slow

TOKEN = "only the host knows this"
HOUSEHOLD, NEXT_DOOR = "2001:db8:1:2:", "2001:db8:1:3:"
_PATIENCE = 30.0  # seconds
_POLL = 0.05  # seconds between two looks into the log


def moderate(*arguments: str, database: str) -> Result:
    return CliRunner().invoke(main, ["moderate", *arguments, "--database", database, "--lang", "en"])


@dataclass
class House:
    """Servers that share a database; people come to the first, and others to the last."""

    database: str
    servers: list[OpenServer]

    @property
    def first(self) -> str:
        return self.servers[0].url

    @property
    def last(self) -> str:
        return self.servers[-1].url

    async def moderate(self, *arguments: str) -> Any:
        """What the command says, as JSON if it says that."""
        done = await asyncio.to_thread(moderate, *arguments, database=self.database)
        assert done.exit_code == 0, done.stderr
        return json.loads(done.stdout) if "--json" in arguments else done.stdout


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    words = WordList(["# not at this table", "Bärbeiß", "bad  Word"])
    with ExitStack() as stack:
        if request.param == "sqlite":
            database, bus, number = str(folder / "tablee.sqlite"), None, 1
        else:
            postgres, nats = (request.getfixturevalue(name) for name in ("postgres", "nats"))
            postgres.start()
            database, bus, number = postgres.create_database(), nats.url, 2
            stack.callback(postgres.drop_database, database)
        config: dict[str, Any] = {
            "database": database,
            "bus": bus,
            "pace": 60.0,
            "poll": _POLL,
            "admin_token": TOKEN,
            "words": words,
        }
        yield House(database, [stack.enter_context(open_server(folder, **config)) for _ in range(number)])


async def sit_down(house: House, **settings: Any) -> tuple[Player, Player, str]:
    """Ann at the first server and Ben at the last, in a match with cards in their hands; the table's code."""
    ann, ben = await Player.join(house.first), await Player.join(house.last)
    await begin_match(ann, ben, game="skipbo", grace=3600, **settings)
    await ben.until(lambda player: player.yours)
    return ann, ben, ann.table["code"]


async def sent_away(player: Player) -> str:
    """Wait until the server has closed the line; the code of why."""
    await asyncio.wait_for(player.gone.wait(), _PATIENCE)
    refusal, bye = player.received[-2:]
    assert (bye["type"], bye["reason"], bye["retry"]) == ("bye", "signed_out", None)
    assert (refusal["type"], refusal["id"]) == ("refusal", None)
    return str(refusal["code"])


async def why_not_greeted(url: str, secret: str | None = None, **options: Any) -> str:
    """What a line is told first, as soon as this server has looked into the log, too."""
    seen: list[str] = []

    class Noting(Player):
        def _take(self, text: str) -> None:
            seen.append(json.loads(text).get("code", ""))
            super()._take(text)

    async def refused() -> bool:
        seen.clear()
        try:
            player = await Noting.join(url, secret=secret, **options)
        except ConnectionError:
            return True
        await player.close()
        return False

    await eventually(refused)
    return seen[0]


async def eventually(attempt: Any) -> None:
    """Servers look into the log again and again."""
    deadline = time.monotonic() + _PATIENCE
    while not await attempt():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)


async def test_a_closed_table_sends_everybody_away_until_it_is_opened_again(house: House) -> None:
    ann, ben, code = await sit_down(house, public=True)
    looking = await Player.join(house.last)
    async with httpx.AsyncClient(trust_env=False) as http:

        async def listed(url: str) -> bool:
            tables = (await http.get(f"{url}/api/tables")).json()
            return code in [table["code"] for table in tables]

        assert await listed(house.last)
        await house.moderate("close", code.lower(), "--why", "noise")
        assert [await sent_away(player) for player in (ann, ben)] == ["table_closed"] * 2
        for server in house.servers:
            assert not await listed(server.url)
            other = await Player.join(server.url)
            assert await other.refused("open", table=code) == "table_closed"
            await other.close()

        await house.moderate("reopen", code)

        async def open_again() -> bool:
            try:
                await looking.ask("open", table=code)
            except RefusedBy:
                return False
            return await listed(house.last)

        await eventually(open_again)
    again = await Player.join(house.last, code, secret=ann.secret)
    assert again.yours[0]["hand"] == ann.yours[0]["hand"]


async def test_whoever_is_removed_leaves_their_seat_and_is_refused_for_as_long(house: House) -> None:
    ann, ben, _ = await sit_down(house)
    stranger = await Player.join(house.last)
    await house.moderate("remove", ben.person["id"], "--days", "7", "--why", "rude")
    assert await sent_away(ben) == "removed"
    await ann.until(lambda player: player.table["seats"][1]["person"] is None)
    stood = [message["happened"] for message in ann.received if message["type"] == "update"][-1]
    assert (stood["what"], stood["seat"], stood["by"]) == ("stood", 1, ben.person["id"])

    for server in house.servers:
        assert await why_not_greeted(server.url, ben.secret) == "removed"
        ben.url = server.url
        answer = await ben.http("GET", "/api/me")
        assert (answer.status_code, answer.json()["code"]) == (403, "removed")
    await stranger.ask("open", table=ann.table["id"])  # nobody else is concerned

    [ban] = [ban for ban in await house.moderate("bans", "--json") if ban["kind"] == "person"]
    assert ban["whom"] == ben.person["id"]
    assert ban["until"] > ban["since"]
    await house.moderate("admit", ben.person["id"])

    async def back() -> bool:
        try:
            again = await Player.join(house.last, ann.table["id"], secret=ben.secret)
        except ConnectionError:
            return False
        assert again.yours == []  # the seat is gone
        await again.close()
        return True

    await eventually(back)


async def test_who_was_removed_can_still_be_forgotten(house: House) -> None:
    ben = await Player.join(house.first)
    await house.moderate("remove", ben.person["id"])
    await sent_away(ben)
    assert (await ben.http("DELETE", "/api/me")).status_code == 204
    assert (await ben.http("GET", "/api/me")).status_code == 401


async def test_a_seat_at_a_table_that_slept_is_given_up_when_it_wakes(tmp_path: Path) -> None:
    database = str(tmp_path / "tablee.sqlite")
    with open_server(tmp_path, database=database) as server:
        ann, ben, code = await sit_down(House(database, [server]))
        for player in (ann, ben):
            await player.close()
    await House(database, []).moderate("remove", ben.person["id"])
    with open_server(tmp_path, database=database) as server:
        again = await Player.join(server.url, code, secret=ann.secret)
        await again.until(lambda player: player.table["seats"][1]["person"] is None)
        await again.close()


async def test_one_address_of_ipv6_stands_for_its_network(house: House) -> None:
    def at(address: str) -> dict[str, str]:
        return {"X-Forwarded-For": address}  # believed, since it comes from this machine

    inside = await Player.join(house.last, additional_headers=at(f"{HOUSEHOLD}:1"))
    outside = await Player.join(house.last, additional_headers=at(f"{NEXT_DOOR}:1"))
    await house.moderate("block", f"{HOUSEHOLD}:77", "--days", "0.5")
    assert await sent_away(inside) == "blocked"
    async with httpx.AsyncClient(trust_env=False) as http:
        for server in house.servers:
            headers = at(f"{HOUSEHOLD}:abcd:1")
            assert await why_not_greeted(server.url, additional_headers=headers) == "blocked"
            answer = await http.get(f"{server.url}/api/games", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "blocked")
            page = await http.get(f"{server.url}/", headers=headers)
            assert (page.status_code, "blocked" in page.text) == (403, True)
            for path in ("/healthz", "/admin"):
                assert (await http.get(server.url + path, headers=headers)).status_code == 200
            next_door = await http.get(f"{server.url}/api/games", headers=at(f"{NEXT_DOOR}:2"))
            assert next_door.status_code == 200
    assert not outside.gone.is_set()
    await outside.close()
    await house.moderate("unblock", f"{HOUSEHOLD}:/64")

    async def let_in() -> bool:
        async with httpx.AsyncClient(trust_env=False) as http:
            answer = await http.get(f"{house.last}/api/games", headers=at(f"{HOUSEHOLD}:1"))
        return answer.status_code == 200

    await eventually(let_in)


async def test_every_action_is_in_the_audit_log_and_cards_and_secrets_are_nowhere(house: House) -> None:
    ann, ben, code = await sit_down(house)
    before = await house.moderate("log", "--json")
    await house.moderate("block", "203.0.113.9", "--why", "floods\x1b[2J")
    await house.moderate("unblock", "203.0.113.9")
    log = await house.moderate("log", "--json")
    new = [act for act in log if act not in before]
    assert [(act["who"], act["did"], act["whom"]) for act in new] == [
        ("cli", "unblock", "203.0.113.9/32"),
        ("cli", "block", "203.0.113.9/32"),
    ]
    assert new[1]["why"] == "floods·[2J"
    assert [act["number"] for act in log] == list(range(len(log), 0, -1))

    [table] = await house.moderate("tables", code, "--json")
    assert [person["id"] for person in table["people"]] == [ann.person["id"], ben.person["id"]]
    assert (table["code"], table["phase"], table["seats"]) == (code, "playing", "2/2")
    assert set(table) == {"code", "game", "phase", "seats", "opened", "moved", "people"}
    assert table["moved"] >= table["opened"]
    assert code in await house.moderate("tables")


async def test_unwanted_words_are_refused_in_names_and_chat(house: House) -> None:
    ann, ben, _ = await sit_down(house, chat=True)
    assert await ann.refused("say", text="what a BARBEISS!") == "unwanted_words"
    assert await ann.refused("say", text="a bad\u200b word") == "unwanted_words"
    await ann.ask("say", text="bärbeißig, badword and bad words")
    assert not any("BARBEISS" in text for text in ben.raw)
    assert await ann.refused("sit", seat=0, guest="barbeiss") in ("unwanted_words", "seat_taken")
    answer = await ann.http("PATCH", "/api/me", json={"name": "Bad Word"})
    assert (answer.status_code, answer.json()["code"]) == (400, "unwanted_words")
    newcomer = await ann.http("POST", "/api/me", json={"name": "Bärbeiß"}, headers={"Authorization": ""})
    assert newcomer.json()["code"] == "unwanted_words"


def test_what_cannot_be_meant_is_said_in_one_sentence(tmp_path: Path) -> None:
    database = str(tmp_path / "tablee.sqlite")
    complaints = []

    def refuse(words: str, *arguments: str) -> None:
        done = moderate(*arguments, database=database)
        if done.exit_code != 2 or words not in done.stderr.strip().splitlines()[-1]:
            complaints.append((arguments, done.exit_code, done.stderr))

    refuse("There is no database", "tables")
    assert not Path(database).exists()
    with open_server(tmp_path, database=database):
        refuse("WHOM", "close")
        refuse("K7Q2MX", "close", "K7Q2MX")
        refuse("--days", "close", "K7Q2MX", "--days", "3")
        refuse("nobody", "remove", "nobody")
        refuse("in force", "admit", "nobody")
        refuse("2001:db8::/48", "block", "here")
        refuse("in force", "unblock", "10.0.0.0/8")
        refuse("more", "log", "more")
        refuse("unblock", "burn", "K7Q2MX")
        done = moderate("log", database=database)
    assert complaints == []
    assert (done.exit_code, done.stdout) == (0, "none.\n")
