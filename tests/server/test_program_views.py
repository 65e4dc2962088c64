"""What goes over a program's line is what its seat sees: byte for byte, whatever the hidden cards are."""

import asyncio
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.game.registry import game_named
from tablee.server.appends import open_database
from tablee.server.tables import queries as tables
from tablee.table import broadcast
from tablee.table.programs import hash_of
from tablee.table.stored import Entry
from tests.properties.hidden_cards import permuted
from tests.server.knowing import Moment, moments, own_parts, public_game
from tests.server.leaks import Knowing
from tests.server.lines import Player, run
from tests.server.programs import Program, laid, let_play, play_on
from tests.table_server import open_server

SEAT = 1
# Of messages without cards.
SMALL = {"type", "protocol", "games", "game", "players", "seat", "options", "seed"}


async def play(url: str, game: str) -> tuple[str, str, Player, Program]:
    """A match of three: a person, a program that watches, a bot."""
    table, host = await laid(url, game, players=3)
    await host.ask("bot", seat=2, level=1)
    token = await let_play(url, host, table, SEAT)
    program = await Program.ready(url, token, watch=True)
    playing = asyncio.create_task(program.play())
    await host.until(lambda host: host.table["seats"][SEAT]["presence"] == "here")
    await host.ask("start")
    await play_on(host)
    await program.close()
    await playing
    await host.close()
    return table, token, host, program


async def log_of(database: Path, table: str) -> list[Entry]:
    async with await open_database(str(database)) as db:
        return await db.read(tables.read_entries, table)


def seen(moment: Moment) -> Any:
    """The seat's view, said once more: from the log and the rules."""
    return {**(public_game(moment) or {}), **own_parts(moment, (SEAT,))[0]}


@pytest.mark.slow
@pytest.mark.parametrize("game", ["skipbo", "skyjo"])
def test_a_program_is_told_what_its_seat_sees_and_nothing_else(tmp_path: Path, game: str) -> None:
    with open_server(tmp_path) as server:
        table, token, host, program = run(play(server.url, game))
    truth = moments(table, asyncio.run(log_of(tmp_path / "tables.db", table)))
    playing = [moment for moment in truth.values() if moment.game is not None]
    knowing = Knowing(truth, [host.secret or "", token[21:], hash_of(token)], thorough=1.0, seed=1)
    for text in host.raw:
        knowing.look(host.person["id"], text)
    rng, at, asked = Random(1), 0, 0
    for text, message in zip(program.raw, program.received, strict=True):
        knowing.look_for_secrets("the program", text)
        if "view" not in message:
            assert message["type"] in ("hello", "new")
            assert message.keys() <= SMALL
            continue
        assert message.keys() == {"type", "totals", "view"} | ({"ms"} if message["type"] == "go" else set())
        # As the table was after some entry, no earlier than the one that was shown before:
        at = next(i for i in range(at, len(playing)) if seen(playing[i]) == message["view"])
        exchanged = permuted(game, playing[at].state, SEAT, rng)
        view = game_named(game).view(exchanged, SEAT)._replace(totals=playing[at].totals)
        match: Any = SimpleNamespace(view={SEAT: view}.__getitem__)
        if message["type"] == "go":
            asked += 1
            again = broadcast.question(view, message["ms"])
        else:
            again = broadcast.seat_view(match, SEAT)
        assert again.decode() == text
    assert knowing.complaints == []
    assert asked == sum(
        moment.did["did"] == "moved" and moment.did["seat"] == SEAT for moment in truth.values()
    )
    moved = sum(moment.did["did"] == "moved" for moment in truth.values())
    assert len([message for message in program.received if message["type"] == "view"]) == moved
