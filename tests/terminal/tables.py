"""Tables of a real server, for tests that sit down at them."""

from typing import Any

import httpx
from textual.pilot import Pilot

from tablee.terminal.app import TableApp
from tablee.terminal.connection import Connection
from tablee.terminal.server_api import address_of
from tablee.terminal.session import Session
from tablee.terminal.speech import Speech
from tests.table_server import OpenServer, TableServer
from tests.terminal.screens import eager, keys_for, lines, until


def open_table(
    server: OpenServer | TableServer,
    game: str = "skyjo",
    players: int = 2,
    settings: dict[str, Any] | None = None,
    **options: Any,
) -> str:
    """The address of a new table, opened by somebody who does not sit down."""
    with httpx.Client(base_url=server.url) as client:
        secret = client.post("/api/me", json={}).json()["secret"]
        wanted = {"game": game, "players": players, "options": options, **(settings or {})}
        headers = {"Authorization": f"Bearer {secret}"}
        code = client.post("/api/tables", json=wanted, headers=headers).json()["code"]
    return f"{server.url}/t/{code}"


def at_table(url: str, language: str = "en", watch: bool = False) -> tuple[TableApp, Session]:
    session = at_server(url, language, watch)
    return TableApp(session.speech, session), session


def at_server(url: str, language: str = "en", watch: bool = False) -> Session:
    speech = Speech(language)
    return Session(Connection(address_of(url), speech), speech, watch)


async def play(pilot: Pilot[Any], session: Session, moves: int | None = None) -> None:
    """So many moves by keyboard, or until the match is over."""
    while moves is None or moves > 0:
        await until(pilot, lambda: bool(session.state.to_move) or session.state.phase in ("between", "over"))
        state = session.state
        if state.phase == "over":
            return
        if state.phase == "between":
            await pilot.press("enter")
            await until(pilot, lambda: session.state.phase != "between")
            continue
        number = session.transport.number
        seat = state.to_move[0]
        await pilot.press(*keys_for(eager(state.legal_moves(seat)), state, seat))
        await until(pilot, lambda before=number: session.transport.number > before)  # type: ignore[misc]
        moves = None if moves is None else moves - 1


async def gather(pilot: Pilot[Any], session: Session) -> None:
    """Sit down, fill the table with bots, and start."""
    await until(pilot, lambda: session.state.own == (0,))
    assert "waiting for everybody" in "\n".join(lines(pilot.app))
    await pilot.press("b")
    await until(pilot, lambda: all(seat.taken for seat in session.state.seats))
    await pilot.press("enter")
    await until(pilot, lambda: session.state.phase == "playing")
