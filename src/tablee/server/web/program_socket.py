"""The WebSocket endpoint for programs that play a seat."""

from tablee.server.counters import Counters
from tablee.server.limits.admission import Admission
from tablee.server.web.access import Visitors
from tablee.server.web.connection import Lines, Message, Receive, Send
from tablee.server.web.program_goodbye import SentAway
from tablee.server.web.program_line import ProgramLine
from tablee.table.tables import Tables


class ProgramSockets(Lines[ProgramLine]):
    """The WebSocket endpoint for programs, as an ASGI application."""

    def __init__(self, tables: Tables, visitors: Visitors, admission: Admission, counters: Counters) -> None:
        super().__init__()
        self.counters = counters
        self.admission = admission
        self.tables = tables
        self.visitors = visitors

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        line = ProgramLine(self.tables, self.visitors, self.counters, scope, receive, send)
        line.place = self.admission.arrive(line.address, line.give_way)
        await self.hold(line)

    def close(self) -> None:
        """Tell every program to come back soon."""
        for line in list(self.lines):
            line.dismiss(SentAway("restart", "The server is being restarted.", 1000))
