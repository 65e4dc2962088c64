import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec import Raw

from tablee.game.contract import Refused
from tablee.server.appends import open_database
from tablee.server.people.people import People
from tablee.server.tables import queries as tables
from tablee.server.tables.store import TableStore
from tablee.server.web.connection import Outbox
from tablee.table import broadcast
from tablee.table.broadcast import Seats
from tablee.table.entries import AppliedEntry
from tablee.table.gathering import Created, Start
from tablee.table.live_table import LiveTable
from tablee.table.play import Move
from tablee.table.protocol import PersonInfo, Settings
from tablee.table.seats import Sit
from tablee.table.stored import Append, Entry, StoreAway
from tablee.table.tables import Tables
from tests.databases import new_sqlite
from tests.effort import amount
from tests.server.knowing import moments
from tests.server.leaks import Knowing
from tests.server.lines import Player, RefusedBy, make_table, run, some_move
from tests.server.random_tables import Chance, RandomTable, play_tables
from tests.server.scripts import Script, Served, served
from tests.table_server import open_server

GAMES = amount(8, quick=4, full=80, soak=1600)  # of each kind
ENOUGH = 80  # games: among them all of this has to come about, or nothing was tried
COMMON = {
    *("snapshot", "update", "presence", "refusal", "said", "reacted", "welcome", "ack"),
    *("sat, running", "stood, running", "rematch", "undone", "resynchronised"),
    *("several seats of one client", "Drew"),
}
OF_GAME = {
    "skipbo": {"Played", "StockTurned", "OverDrew", "BeganOutOfTurn", "Called", "next, running"},
    "skyjo": {"TurnedOver", "Exchanged", "Rejected", "Revealed"},
}


@pytest.mark.slow
@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
def test_no_client_is_told_what_it_may_not_know(tmp_path: Path, game: str) -> None:
    played = asyncio.run(play_tables(new_sqlite(tmp_path / "t.db"), game, GAMES))
    assert played.complaints == []
    print(game, played.figures, dict(played.seen))  # shown by `-rP`
    # That there was something to look at:
    assert played.figures.messages > 50 * played.figures.games
    assert played.figures.exchanged > 5 * played.figures.games
    if GAMES >= ENOUGH:
        assert sorted((COMMON | OF_GAME[game]) - played.seen.keys()) == []


def looked_through(database: Path, table: str, secrets: list[str]) -> Knowing:
    """All that can be known of a table whose server has stopped."""

    async def log() -> list[Entry]:
        async with await open_database(str(database)) as db:
            return await db.read(tables.read_entries, table)

    return Knowing(moments(table, asyncio.run(log())), secrets, thorough=1.0, seed=1)


SHORT: dict[str, dict[str, Any]] = {
    "skipbo": {"stock_size": 4, "target": None, "manners": "human"},
    "skyjo": {"limit": 1},
}


async def play_over_lines(url: str, game: str) -> tuple[str, list[Player]]:
    """One with a guest, one alone, a bot, and somebody who looks on, until the match is over."""
    rng = Random(game)
    host, other, watcher = [await Player.join(url) for _ in range(3)]
    table = await make_table(host, game=game, players=4, options=SHORT[game])
    for player in (host, other, watcher):
        await player.ask("open", table=table, seen=0)
    await host.ask("sit", seat=0)
    await host.ask("sit", seat=1, guest="Bo")
    await other.ask("sit", seat=2)
    await host.ask("bot", seat=3, level=1)
    await other.ask("ready")
    await host.ask("start")
    while host.table["phase"] != "over":
        for player in (host, other):
            if (turn := player.to_move()) is not None:
                with suppress(RefusedBy):  # the bot was faster
                    await player.ask("move", seat=turn[0], move=some_move(turn[1], rng))
        await asyncio.sleep(0)
    for player in (host, other, watcher):
        await player.until(lambda player: player.table["phase"] == "over")
        await player.close()
    return table, [host, other, watcher]


@pytest.mark.full
@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
def test_nothing_hidden_leaves_over_real_lines(tmp_path: Path, game: str) -> None:
    with open_server(tmp_path) as server:
        table, players = run(play_over_lines(server.url, game))
    knowing = looked_through(tmp_path / "tables.db", table, [player.secret or "" for player in players])
    for player in players:
        for text in player.raw:
            knowing.look(player.person["id"], text)
    assert knowing.complaints == []
    assert knowing.kinds["update"] > 20


class Answer(NamedTuple):
    """What somebody, or whoever asked for a path, was answered over HTTP."""

    to: str
    text: str
    is_snapshot: bool = False


def play_over_http(client: Served, table: str, players: list[Script], watcher: Script) -> list[Answer]:
    """Until the match is over; what each was answered before that."""
    rng, answers = Random(table), list[Answer]()
    info = watcher.get(f"/api/tables/{table}")["table"]
    record, code = info["commitment"][:20], info["code"]
    elsewhere = [
        *("/api/tables", "/api/records", "/api/me/records", "/api/statistics", "/api/me", "/api/games"),
        *(f"/api/records/{record}", f"/g/{record}", f"/g/{record}.json", f"/api/tables/{code}?seen=x"),
        *("/metrics", "/healthz", "/readyz", f"/t/{code}", "/api/tables/nowhere", f"/api/tables/{code}"),
    ]
    while True:
        path = rng.choice(elsewhere)
        headers = rng.choice([{}, watcher.headers, *(player.headers for player in players)])
        found = client.get(path, headers=headers)
        for person in (*players, watcher):
            seen = rng.choice((0, 10, 1000))
            snapshot = person.request("GET", f"/api/tables/{table}", params={"seen": seen})
            view = snapshot.json()
            if view["table"]["phase"] == "over":
                return answers
            answers.append(Answer(person.id, snapshot.text, is_snapshot=True))
            mine = [own for own in view["yours"] if own["seat"] in view["game"]["waiting_for"]]
            for seat, moves in [(own["seat"], own["legal_moves"]) for own in mine] or [
                (0, ["d", "h7>1", "?"])
            ]:
                answers.append(
                    Answer(person.id, person.ask(table, "move", seat=seat, move=some_move(moves, rng)).text)
                )
        if record in path:
            assert found.status_code == 404
        answers.append(Answer(path, f"{dict(found.headers)} {found.text}"))


@pytest.mark.slow
@pytest.mark.parametrize("game", [pytest.param("skipbo", marks=pytest.mark.full), "skyjo"])
def test_nothing_hidden_leaves_over_http_before_a_match_is_over(tmp_path: Path, game: str) -> None:
    with served(tmp_path, pace=0) as client:
        ada, eve, zoe = (Script(client) for _ in range(3))
        phrase = ada.request("POST", "/api/me/phrase").json()["phrase"]
        table = ada.open_table(game=game, players=4, options=SHORT[game], public=True)
        ada.do(table, "sit", seat=0)
        ada.do(table, "sit", seat=1, guest="Bo")
        eve.do(table, "sit", seat=2)
        ada.do(table, "bot", seat=3, level=1)
        eve.do(table, "ready")
        ada.do(table, "start")
        answers = play_over_http(client, table, [ada, eve], zoe)
        record = zoe.get(f"/api/tables/{table}")["table"]["match"]["record"]
        revealed = client.get(f"/api/records/{record}").text
    knowing = looked_through(tmp_path / "tables.db", table, [ada.secret, eve.secret, zoe.secret, phrase])
    for answer in answers:
        (knowing.look if answer.is_snapshot else knowing.look_for_secrets)(answer.to, answer.text)
    assert knowing.complaints == []
    assert knowing.kinds["snapshot"] > 8
    assert knowing.truth[1].seed.hex() in revealed  # now everybody may have it


async def told_of_a_move_that_was_not_written(database: str, patch: pytest.MonkeyPatch) -> list[Any]:
    """The last move of a Skyjo round cannot be written, and meanwhile somebody's line breaks."""
    rng, ids, told = Random(2), map(str, count()), []

    async def take(text: str) -> None:
        told.append(msgspec.json.decode(text))

    async def away(append: Append) -> None:
        live.leave(leaving)
        raise StoreAway

    async with await open_database(database) as db:
        people = People(db)
        host, watcher, other = [(await people.newcomer("en")).person.id for _ in range(3)]
        tables = Tables(TableStore(db), people, Chance(rng), pace=0)
        live = await tables.create(Settings(game="skyjo", players=2, options={"limit": 1}), host)
        watching, leaving = Outbox(watcher, take), Outbox(other, take)
        pump = asyncio.create_task(watching.pump())
        await live.enter(watching, None)
        await live.enter(leaving, None)
        for seat, guest in enumerate((None, "Bo")):
            await live.ask(host, Sit(id=next(ids), seat=seat, guest=guest))
        await live.ask(host, Start(id=next(ids)))
        while live.table.phase == "playing":
            match = live.table.match
            assert match is not None
            seat = match.actors()[0]
            move = rng.choice(match.legal_moves(seat))
            if match.game.apply(match.state, seat, move)[0].outcome is not None:
                break
            await live.ask(host, Move(id=next(ids), seat=seat, move=str(move)))
        patch.setattr(db, "append", away)
        with pytest.raises(Refused):
            await live.ask(host, Move(id=next(ids), seat=seat, move=str(move)))
        watching.close()
        await pump
        await tables.close()
    return told


def test_nobody_is_told_how_a_round_ended_that_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The scores would say what lies face down."""
    told = asyncio.run(told_of_a_move_that_was_not_written(new_sqlite(tmp_path / "t.db"), monkeypatch))
    assert told
    assert [message for message in told if message.get("table", {}).get("phase") == "over"] == []


Leak = Callable[[pytest.MonkeyPatch], None]
_happened, _own_parts, _public_game = broadcast.happened, broadcast.own_parts, broadcast.public_game


def _with(raw: Raw | None, **extra: Any) -> Raw:
    return Raw(msgspec.json.encode({**msgspec.json.decode(raw or b"{}"), **extra}))


def everybody_sees_what_the_acting_seat_sees(patch: pytest.MonkeyPatch) -> None:
    def happened(happening: AppliedEntry, seats: Seats) -> Raw:
        drew = [event.seat for event in happening.events if type(event).__name__ == "Drew"]  # type: ignore[attr-defined]
        return _happened(happening, tuple(drew[:1]))

    patch.setattr(broadcast, "happened", happened)


def a_seat_gets_its_neighbours_own_part(patch: pytest.MonkeyPatch) -> None:
    def own_parts(table: Any, seats: Seats) -> Raw:
        players = table.match.state.players if table.match else 1
        return _own_parts(table, tuple((seat + 1) % players for seat in seats))

    patch.setattr(broadcast, "own_parts", own_parts)


def spectators_get_an_own_part(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(broadcast, "own_parts", lambda table, seats: _own_parts(table, seats or (0,)))


def everybody_gets_the_view_of_seat_0(patch: pytest.MonkeyPatch) -> None:
    def public_game(table: Any) -> Raw | None:
        return None if table.match is None else Raw(broadcast.encode(table.match.view(0).data()))

    patch.setattr(broadcast, "public_game", public_game)


def the_seed_is_told_with_the_first_entry(patch: pytest.MonkeyPatch) -> None:
    def happened(happening: AppliedEntry, seats: Seats) -> Raw:
        told = _happened(happening, seats)
        return _with(told, move=happening.body.seed) if isinstance(happening.body, Created) else told

    patch.setattr(broadcast, "happened", happened)


def the_draw_pile_is_told(patch: pytest.MonkeyPatch) -> None:
    def public_game(table: Any) -> Raw | None:
        told = _public_game(table)
        return None if told is None else _with(told, draw=table.match.state.draw)

    patch.setattr(broadcast, "public_game", public_game)


def a_single_number_depends_on_the_next_card(patch: pytest.MonkeyPatch) -> None:
    def public_game(table: Any) -> Raw | None:
        told = _public_game(table)
        return None if told is None else _with(told, idle=sum(table.match.state.draw[:1]) % 2)

    patch.setattr(broadcast, "public_game", public_game)


def who_stood_up_goes_on_seeing_the_hand(patch: pytest.MonkeyPatch) -> None:
    def seats(live: LiveTable, client: Outbox) -> Seats:
        now = set(live.table.seats_of(client.person))
        return tuple(sorted(now | live.table.held.get(client.person, set())))

    patch.setattr(LiveTable, "_seats", seats)


def a_refusal_tells_the_next_card(patch: pytest.MonkeyPatch) -> None:
    ask = LiveTable.ask

    async def talkative(live: LiveTable, person: str, command: Any) -> int:
        try:
            return await ask(live, person, command)
        except Refused as refused:
            card = live.table.match.state.draw[:1] if live.table.match else ()
            sentence = f"{refused.refusal.sentence} {card}"
            raise Refused(refused.refusal._replace(sentence=sentence)) from None

    patch.setattr(LiveTable, "ask", talkative)


def names_are_secrets(patch: pytest.MonkeyPatch) -> None:
    tokens: dict[str, str] = {}
    come = RandomTable._come

    async def coming(table: RandomTable, arrival: Any) -> Any:
        tokens[arrival.person.id] = arrival.secret
        return await come(table, arrival)

    def person_info(person: Any, person_id: str) -> PersonInfo:
        return PersonInfo(person_id, tokens.get(person_id, "")[5:29], "blue")

    patch.setattr(RandomTable, "_come", coming)
    patch.setattr(broadcast, "person_info", person_info)


LEAKS: dict[str, tuple[Leak, set[str]]] = {
    "drawn cards": (everybody_sees_what_the_acting_seat_sees, {"shape", "exchange"}),
    "a neighbour's hand": (a_seat_gets_its_neighbours_own_part, {"shape", "exchange"}),
    "a hand for spectators": (spectators_get_an_own_part, {"shape", "exchange"}),
    "seat 0 for all": (everybody_gets_the_view_of_seat_0, {"shape", "exchange"}),
    "the seed": (the_seed_is_told_with_the_first_entry, {"shape", "secret"}),
    "the draw pile": (the_draw_pile_is_told, {"shape", "exchange", "secret"}),
    "one bit": (a_single_number_depends_on_the_next_card, {"shape", "exchange"}),
    "old hands": (who_stood_up_goes_on_seeing_the_hand, {"shape"}),
    "a talkative refusal": (a_refusal_tells_the_next_card, {"exchange"}),
    "secrets": (names_are_secrets, {"secret"}),
}


@pytest.mark.full
@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_is_caught(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leak, kinds = LEAKS[name]
    leak(monkeypatch)
    # One table may show it in one way alone: cards that are drawn at the deal are exchanged with nothing.
    database = new_sqlite(tmp_path / "t.db")
    played = asyncio.run(play_tables(database, "skipbo", 60, thorough=1.0, at_once=1, wanted=kinds))
    assert played.kinds >= kinds
