"""How fast one address may open WebSockets: each costs more than all that is said on it in a minute.

Who comes too fast waits for their turn, before anything is made for them; who would have to wait for too long
is refused. So a class, or a household after a restart, is in after some seconds, and whoever opens a thousand
is nobody's burden. Whoever has had a seat has a turn of their own, whatever others of their address do.
"""

from collections import OrderedDict

from tablee.server.limits.buckets import Addresses, Bucket
from tablee.server.limits.overload import Overload

AT_ONCE, A_SECOND = 80, 40.0  # from one address
LONGEST_WAIT = 4.0  # seconds; clients give up after some more
_OF_PLAYER = (12, 1.0)  # at once and a second: as many as a person may have
_MOST_PLAYERS = 10_000


class Handshakes:
    """Of this process. `often`: how many times as many as usual; infinity: without limits."""

    def __init__(self, overload: Overload, often: float = 1.0) -> None:
        self._overload = overload
        self._addresses = Addresses(AT_ONCE * often, A_SECOND)
        self._players: OrderedDict[str, Bucket] = OrderedDict()  # by the token that their browser sends

    def wait(self, address: str, token: str | None) -> float | None:
        """Seconds until it is the turn of who knocks now; None: they are refused."""
        player = self._players.get(token or "")
        if player is not None and player.take():
            return 0.0
        seconds = self._addresses.wait(address)
        if seconds > LONGEST_WAIT:
            self._overload.note(
                "handshakes", "an address opens connections faster than they are let in: one was refused"
            )
            return None
        self._addresses.owe(address)
        return seconds

    def has_seat(self, token: str) -> None:
        """Whoever has this token has shown a seat."""
        if token not in self._players:
            self._players[token] = Bucket(*_OF_PLAYER)
            if len(self._players) > _MOST_PLAYERS:
                self._players.popitem(last=False)
        else:
            self._players.move_to_end(token)
