"""How fast one address may open WebSockets: each costs more than all that is said on it in a minute.

A handshake that comes too fast waits for its turn before anything is made for it. One that would wait too
long is refused. So a class, or a household after a restart, is in after some seconds, and a thousand
handshakes at once are a burden to nobody. Devices that have had a seat have their own turns.
"""

from collections import OrderedDict

from tablee.server.limits.numbers import HANDSHAKES, HANDSHAKES_OF_PLAYER
from tablee.server.limits.overload import Overload
from tablee.server.limits.rate_limits import Bucket, RateLimits

LONGEST_WAIT = 4.0  # seconds; clients give up soon after
_MOST_PLAYERS = 10_000


class Handshakes:
    """Of this process."""

    def __init__(self, overload: Overload, limits: RateLimits) -> None:
        self._overload = overload
        self._limits = limits
        self._players: OrderedDict[str, Bucket] = OrderedDict()  # by the token that their browser sends

    def wait(self, address: str, token: str | None) -> float | None:
        """How long this handshake must wait, in seconds; None to reject it."""
        player = self._players.get(token or "")
        if player is not None and player.take():
            return 0.0
        seconds = self._limits.wait(HANDSHAKES, address)
        if seconds > LONGEST_WAIT:
            self._overload.note(
                "handshakes", "an address opens connections faster than they are let in: one was refused"
            )
            return None
        self._limits.owe(HANDSHAKES, address)
        return seconds

    def has_seat(self, token: str) -> None:
        """The device with this token has shown a seat."""
        if token not in self._players:
            self._players[token] = self._limits.bucket(HANDSHAKES_OF_PLAYER)
            if len(self._players) > _MOST_PLAYERS:
                self._players.popitem(last=False)
        else:
            self._players.move_to_end(token)
