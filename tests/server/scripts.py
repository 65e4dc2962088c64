"""Scripts that play over the JSON API, each a person of its own, against a real server in this process."""

import asyncio
import random
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import httpx

from tests.table_server import OpenServer, open_server

_IDS = count(1)
_PATIENCE = 30.0  # seconds for an answer
_Result = TypeVar("_Result")


class Line(httpx.Client):
    """A client without a memory for cookies: each request says who asks."""

    def __init__(self, port: int) -> None:
        super().__init__(base_url=f"http://127.0.0.1:{port}", timeout=_PATIENCE, trust_env=False)
        self.port = port

    def send(self, request: httpx.Request, **how: Any) -> httpx.Response:
        answer = super().send(request, **how)
        self.cookies.clear()
        return answer


class Served(Line):
    """`parts` are those of the server."""

    def __init__(self, server: OpenServer) -> None:
        super().__init__(server.port)
        self.parts = server.parts
        self._loop = server.server.servers[0].get_loop()

    def run(self, work: Coroutine[Any, Any, _Result]) -> _Result:
        """Do this on the server's event loop; its result."""
        return self.begin(work).result(_PATIENCE)

    def begin(self, work: Coroutine[Any, Any, _Result]) -> Future[_Result]:
        """Do this on the server's event loop without waiting for it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)


@contextmanager
def served(folder: Path, **config: Any) -> Iterator[Served]:
    """A client of a server in this process, with a database that is empty at first."""
    with open_server(folder, **config) as server, Served(server) as client:
        yield client


class Script:
    """Somebody who knows their secret."""

    def __init__(self, client: Line, **about: str) -> None:
        self.client = client
        answer = client.post("/api/me", json=about)
        assert answer.status_code == 201, answer.text
        self.id: str = answer.json()["person"]["id"]
        self.secret: str = answer.json()["secret"]

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.secret}"}

    def request(self, method: str, path: str, **how: Any) -> httpx.Response:
        return self.client.request(method, path, headers=self.headers, **how)

    def get(self, path: str, **query: Any) -> Any:
        answer = self.request("GET", path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def open_table(self, **settings: Any) -> str:
        """A new table's id; with nothing said, one of Skyjo for two that lasts a single round."""
        settings = {"game": "skyjo", "players": 2, "options": {"limit": 1}, **settings}
        answer = self.request("POST", "/api/tables", json=settings)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def ask(self, table: str, command: str, **what: Any) -> httpx.Response:
        body = {"type": command, "id": str(next(_IDS)), **what}
        return self.request("POST", f"/api/tables/{table}/commands", json=body)

    def do(self, table: str, command: str, **what: Any) -> int:
        answer = self.ask(table, command, **what)
        assert answer.status_code == 200, answer.text
        number = answer.json()["number"]
        assert isinstance(number, int)
        return number

    def begin(self, table: str, guest: str = "Bo") -> None:
        """Sit down with a guest at a table for two, and start."""
        self.do(table, "sit", seat=0)
        self.do(table, "sit", seat=1, guest=guest)
        self.do(table, "start")

    def play_on(self, table: str, which: int | None = None) -> Any:
        """Play all hands of this person until the match is over: any moves, or always this one. The end."""
        chance, number = random.Random(1), 0
        while True:
            snapshot = self.get(f"/api/tables/{table}", seen=number, wait=20)
            number, phase = snapshot["number"], snapshot["table"]["phase"]
            if phase == "over":
                return snapshot
            if phase == "between":
                self.do(table, "next")
                continue
            waiting = snapshot["game"]["waiting_for"]
            own = next(
                (own for own in snapshot["yours"] if own["legal_moves"] and own["seat"] in waiting), None
            )
            if own is not None:
                moves = own["legal_moves"]
                move = chance.choice(moves) if which is None else moves[which]
                self.do(table, "move", seat=own["seat"], move=move)

    def finish(self, table: str, which: int | None = None) -> str:
        """The same; the record's id."""
        return str(self.play_on(table, which)["table"]["match"]["record"])
