"""A program on this machine at a table of a server: pipes on one side, a WebSocket on the other.

The program is never started anew because a line broke: a second `hello` is answered for it. It is when it
has done something wrong, until the server has had enough of it.
"""

import random
import time
from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta
from websockets.exceptions import InvalidHandshake, InvalidURI, WebSocketException
from websockets.sync.client import ClientConnection, connect

from tablee.bots.external.bot import introduce
from tablee.bots.external.messages import Move, Ready
from tablee.bots.external.process import GRACE_SECONDS, START_SECONDS, Fault, Misbehaved, Process, Program
from tablee.locales.foreign_text import printable

_FIRST_WAIT, _LONGEST_WAIT = 0.5, 30.0  # seconds between two attempts
_FAULTS = frozenset(Fault)
_LARGEST = 2**20  # bytes of a message
_Milliseconds = Annotated[int, Meta(ge=0, le=24 * 3_600_000)]
_BROKEN = (OSError, WebSocketException, TimeoutError, EOFError)

Tell = Callable[..., None]


class NoTable(Exception):
    """There is no server at this address, or it is no table server."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


# What a server says, as far as it has to be understood here.


class _MessageKind(msgspec.Struct):
    type: str


class _Go(msgspec.Struct):
    ms: _Milliseconds


class Goodbye(msgspec.Struct):
    """Why a server has closed a line, and after how many milliseconds to come back; None: not."""

    reason: str
    sentence: str
    retry: _Milliseconds | None


_kinds = msgspec.json.Decoder(_MessageKind)
_questions = msgspec.json.Decoder(_Go)
_goodbyes = msgspec.json.Decoder(Goodbye)


class Bridge:
    """Lets a program play at a table. `tell` is given the name of a message and its values."""

    def __init__(self, server: str, token: str, program: Program, tell: Tell) -> None:
        self._address = server.replace("http", "ws", 1) + "/api/bot"
        self._headers = {"Authorization": f"Bearer {token}"}
        self._program = program
        self._tell = tell
        self._process: Process | None = None
        self._about = Ready()
        self._has_sat = False
        self._wait = _FIRST_WAIT

    def run(self) -> Goodbye:
        """Play until the server says not to come back. Raises `Misbehaved` if the program does not even say
        hello, and `NoTable` if the server was never there. Whatever happens, the program ends."""
        try:
            self._start()
            while True:
                bye = self._sit()
                if bye is not None and bye.retry is None:
                    return bye
                wait = self._wait if bye is None or bye.retry is None else max(bye.retry / 1000, self._wait)
                time.sleep(wait * random.uniform(0.8, 1.2))
                self._wait = min(2 * self._wait, _LONGEST_WAIT)
        finally:
            if self._process is not None:
                self._process.dismiss()

    def _sit(self) -> Goodbye | None:
        """From one connection to its end; None: it broke, or the program did."""
        try:
            with connect(
                self._address,
                additional_headers=self._headers,
                compression=None,
                open_timeout=10,
                close_timeout=2,
                max_size=_LARGEST,
            ) as line:
                bye = self._pass_on(line)
        except Misbehaved as wrong:
            self._start_anew(str(wrong))
            return None
        except (InvalidHandshake, InvalidURI):
            bye = self._broken("server-other")
        except (msgspec.DecodeError, RecursionError):
            raise NoTable("server-other") from None
        except _BROKEN:
            bye = self._broken("server-none")
        if bye is None:
            self._tell("sit-away")
        elif bye.reason in _FAULTS and bye.retry is not None:
            self._start_anew(bye.sentence)
        return bye

    def _broken(self, code: str) -> Goodbye | None:
        if not self._has_sat:
            raise NoTable(code) from None
        return None

    def _pass_on(self, line: ClientConnection) -> Goodbye | None:
        """Say here what is said there, and the other way round; None: somebody has just hung up."""
        assert self._process is not None
        for text in line:
            if isinstance(text, bytes):
                raise NoTable("server-other")
            said = text.encode() + b"\n"
            answer: Ready | Move
            match _kinds.decode(text).type:
                case "hello":  # nobody without a seat is greeted
                    answer = self._about
                    self._tell("sit-seated", name=self._about.name)
                    self._has_sat, self._wait = True, _FIRST_WAIT
                case "new":
                    answer = self._process.ask_line(said, Ready, START_SECONDS)
                case "go":
                    seconds = _questions.decode(text).ms / 1000 + GRACE_SECONDS
                    answer = self._process.ask_line(said, Move, seconds)
                case "bye":
                    bye = _goodbyes.decode(text)
                    bye.sentence = printable(bye.sentence)
                    return bye
                case _:
                    self._process.tell_line(said)
                    continue
            line.send(msgspec.json.encode(answer).decode())
        return None

    # ── The program ──────────────────────────────────────────────────────────────────────────────────

    def _start(self) -> None:
        self._process = Process(self._program)
        self._about = introduce(self._process)

    def _start_anew(self, why: str) -> None:
        """It has done something wrong: perhaps it does better after a fresh start."""
        assert self._process is not None
        self._process.close()
        self._tell("sit-anew", why=why, last=self._process.complaints[-200:] or "none")
        self._start()
