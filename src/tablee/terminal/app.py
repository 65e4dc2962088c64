"""`tablee play` on a whole screen."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.bots.contract import PACE_ON_SCREEN
from tablee.terminal.local import LocalTransport, new_game
from tablee.terminal.session import Session, Transport
from tablee.terminal.speech import Speech
from tablee.terminal.start_form import StartForm
from tablee.terminal.start_screen import StartScreen
from tablee.terminal.storage import (
    Busy,
    Keeper,
    KeptGame,
    NotAGame,
    describe_game,
    interrupted_games,
    known_servers,
    resume_command,
    save_record,
)
from tablee.terminal.table_screen import TableScreen
from tablee.terminal.widgets import PlainApp

if TYPE_CHECKING:
    from tablee.terminal.server_api import Address

REVEAL = 4  # times as long one looks at a table that is finished, before the scores come


class TableApp(PlainApp[str]):
    """Plays one table after another. `result` is printed after the screen closes."""

    def __init__(
        self,
        speech: Speech,
        session: Session | None = None,
        pace: float = PACE_ON_SCREEN,
        form: StartForm | None = None,
    ) -> None:
        """Without a session, the start screen asks what to play."""
        super().__init__()
        self.speech, self.session, self.pace = speech, session, pace
        self.form = form
        self.interrupted_games: list[tuple[Path, KeptGame]] = []

    def on_mount(self) -> None:
        if self.session is None:
            self._start()
        else:
            self.sit(self.session)

    def _start(self) -> None:
        form = self.form or StartForm(self.speech)
        self.interrupted_games = list(interrupted_games())
        form.resumable = [describe_game(kept, path, self.speech) for path, kept in self.interrupted_games]
        form.which, form.servers = 0, known_servers()
        self.form = form
        form.row = 0
        self.push_screen(StartScreen(form), self._chosen)

    def _chosen(self, wish: str | None) -> None:
        assert self.form is not None
        form = self.form
        if wish == "continue":
            path, kept = self.interrupted_games[form.which]
            self._sit_at(lambda: LocalTransport(kept, Keeper(path), self.pace))
        elif wish == "delete":
            with suppress(Busy):  # somebody has just gone on with it
                Keeper(self.interrupted_games[form.which][0]).forget()
            self._start()
        elif wish == "join":
            self._join()
        elif wish == "start" and not form.is_possible():
            self.push_screen(StartScreen(form), self._chosen)
        elif wish == "start" and form.place:
            self.run_worker(self._open_table())
        elif wish == "start":
            kept = new_game(form.game, form.chairs(), form.wanted)
            self._sit_at(lambda: LocalTransport(kept, Keeper.new(), self.pace))
        else:
            self.exit("")

    def _join(self) -> None:
        """Join the table whose link or code was typed, or show why that fails."""
        from tablee.terminal.server_api import NotAnAddress, table_named

        assert self.form is not None
        form = self.form
        try:
            only = form.servers[0] if len(form.servers) == 1 else None
            address = table_named(form.table, form.place or only)
        except NotAnAddress:
            form.problem = self.speech.say("start-join-not")
            self.push_screen(StartScreen(form), self._chosen)
        else:
            self._sit_at_server(address)

    def _sit_at_server(self, address: "Address") -> None:
        from tablee.terminal.connection import Connection  # slow to import, and not needed to play alone

        self.sit(Session(Connection(address, self.speech), self.speech))

    async def _open_table(self) -> None:
        """Open a table on a server and sit down there."""
        from tablee.terminal.server_api import Api

        assert self.form is not None
        form = self.form
        settings = {"game": form.game, "players": form.players, "options": form.wanted}
        try:
            address = await asyncio.to_thread(Api(form.place, self.speech).open_table, settings)
        except OSError as error:
            self.exit(error.strerror, return_code=1)
        else:
            self._sit_at_server(address)

    def _sit_at(self, make: Callable[[], Transport | None]) -> None:
        """Sit at a table, or exit with the reason why that fails."""
        try:
            transport = make()
        except Busy:
            self.exit(self.speech.say("game-busy"), return_code=1)
        except NotAGame as wrong:
            self.exit(self.speech.say("game-not", file=str(wrong)), return_code=1)
        except OSError as error:
            self.exit(str(error), return_code=1)
        else:
            if transport is not None:
                self.sit(Session(transport, self.speech))

    def sit(self, session: Session) -> None:
        self.session = session
        screen = TableScreen(session, self.speech, self._save_to(session), REVEAL * self.pace)
        self.push_screen(screen, self._left)

    def _save_to(self, session: Session) -> Callable[[str], str] | None:
        if session.transport.record() is None:
            return None
        return lambda name: save_record(session.transport, name, self.speech)

    def _left(self, why: str | None) -> None:
        session = self.session
        assert session is not None
        if why == "again":
            self._sit_at(session.transport.again)
        else:
            self.exit(self.speech.say("kept", command=resume_command()) if session.transport.is_kept else "")
