"""How long the server waits for its clients."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Timeouts:
    """All in seconds."""

    head: float = 10.0  # for the whole head of a request, counted from the connection or the first byte
    body: float = 20.0  # for the rest of the request
    hello: float = 10.0  # for a line to say who it is and, where strangers have no room, to show a seat
    heartbeat: int = 20  # between two pings, and for the answer to one
    linger: float = 5.0  # for a client without a line to look at its table again
    busy: float = 0.5  # that a request waits before it is tried again, from an address that asks too often
