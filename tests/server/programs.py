"""Programs for the tests: lines to `/api/bot` that say whatever a test wants them to say."""

import asyncio
import json
import random
from collections.abc import Callable, Mapping
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.lines import Player, close_in_the_end, make_table, some_move

Message = dict[str, Any]
READY = {"type": "ready", "name": "Tester"}
SHORT: Mapping[str, Mapping[str, Any]] = {
    "skipbo": {"stock_size": 3, "target": None},
    "skyjo": {"limit": 1},
    "highest": {"target": 4},  # of examples/games
}


async def let_play(url: str, player: Player, table: str, seat: int, **about: Any) -> str:
    """Give a seat to a program; its token."""
    answer = await player.http("POST", f"/api/tables/{table}/bots", json={"seat": seat, **about})
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    assert answer.json()["link"].endswith(f"#bot={token}")
    return token


async def laid(url: str, game: str = "skyjo", players: int = 2, **settings: Any) -> tuple[str, Player]:
    """A short match is about to begin: somebody sits at seat 0, the others are empty."""
    host = await Player.join(url)
    settings = {"options": SHORT[game], **settings}
    table = await make_table(host, game=game, players=players, **settings)
    await host.ask("open", table=table, seen=0)
    await host.ask("sit", seat=0)
    return table, host


async def seated(url: str, game: str = "skyjo", ms: int = 10_000, **settings: Any) -> tuple[Player, str]:
    """A table for two, about to begin: somebody, and a program that has not come yet; its token."""
    table, host = await laid(url, game, **settings)
    return host, await let_play(url, host, table, 1, ms=ms)


async def here(host: Player) -> None:
    """Wait until the program has taken its seat."""
    await host.until(lambda host: host.table["seats"][1]["presence"] == "here")


def moves_of(player: Player, seat: int = 1) -> list[Any]:
    """Every move of this seat that the player was told of."""
    told = [m["happened"] for m in player.received if m["type"] == "update"]
    return [happened for happened in told if happened["what"] == "moved" and happened["seat"] == seat]


class Program:
    """One line. `received` has every message as it came; `bye` the last of them, if it was one."""

    def __init__(self, socket: ClientConnection) -> None:
        close_in_the_end(self)
        self.socket = socket
        self.raw: list[str] = []
        self.received: list[Message] = []

    @classmethod
    async def connect(cls, url: str, token: str) -> Self:
        headers = {"Authorization": f"Bearer {token}"}
        address = url.replace("http", "ws", 1) + "/api/bot"
        return cls(await connect(address, additional_headers=headers, compression=None, max_size=None))

    @classmethod
    async def ready(cls, url: str, token: str, **about: Any) -> Self:
        """One that has said that it is there."""
        program = await cls.connect(url, token)
        assert (await program.next())["type"] == "hello"
        await program.say({**READY, **about})
        return program

    @classmethod
    async def playing(cls, url: str, token: str) -> Self:
        """One that answers everything."""
        program = await cls.connect(url, token)
        program.begin()
        return program

    def begin(self) -> None:
        """Answer everything from now on."""
        self.answering = asyncio.create_task(self.play())

    async def say(self, message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self, limit: float = 20.0) -> Message:
        text = await asyncio.wait_for(self.socket.recv(), limit)
        assert isinstance(text, str)
        self.raw.append(text)
        self.received.append(json.loads(text))
        return self.received[-1]

    async def asked(self) -> Message:
        """Be ready for a match; the question when its move is due."""
        while (message := await self.next())["type"] != "go":
            if message["type"] == "new":
                await self.say(READY)
        return message

    async def bye(self, limit: float = 20.0) -> Message:
        """The last word; whatever is said before it is not answered."""
        while (message := await self.next(limit))["type"] != "bye":
            pass
        await self.close()
        return message

    async def play(self, choose: Callable[[Message], str] | None = None) -> Message | None:
        """Answer everything until the line ends; the `bye`, if there was one."""
        chance = random.Random(1)
        try:
            while (message := await self.next(60.0))["type"] != "bye":
                if message["type"] in ("hello", "new"):
                    await self.say(READY)
                elif message["type"] == "go":
                    view = message["view"]
                    move = some_move(view["legal_moves"], chance) if choose is None else choose(view)
                    await self.say({"type": "move", "move": move})
        except ConnectionClosed:
            return None
        return message

    async def close(self) -> None:
        await self.socket.close()


async def play_on(player: Player, seed: int = 1, limit: float = 60.0) -> None:
    """Whatever this player's seats have to do, until the match is over."""
    chance = random.Random(seed)

    async def playing() -> None:
        while player.table["phase"] != "over":
            if player.table["phase"] == "between":
                await player.ask("next")
            elif (turn := player.to_move()) is not None:
                await player.ask("move", seat=turn[0], move=some_move(turn[1], chance))
            else:
                player.changed.clear()
                await player.changed.wait()

    await asyncio.wait_for(playing(), limit)


async def begun(url: str, ms: int = 10_000, **settings: Any) -> tuple[Player, str, Program]:
    """A match of Skyjo has begun, and the program was asked for its first move."""
    host, token = await seated(url, ms=ms, **settings)
    program = await Program.ready(url, token)
    await here(host)  # or a bot would be faster
    await host.ask("start")
    await program.asked()
    return host, token, program
