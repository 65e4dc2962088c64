"""How much may be said. Everybody at a table is told all of it, so that it costs more than a move."""

from tablee.server.limits.buckets import Addresses, Buckets
from tablee.table.chat import Words


class Talk:
    """A person, an address and a table may have only so many lines, and a table only so many letters.

    Who plays and who watches is counted apart: a crowd that shouts silences itself, not the players. Each
    process counts by itself: of a table that is at several, each lets only its part through.
    """

    def __init__(self, often: float = 1.0) -> None:
        """`often`: how many times as much as usual; infinity: without limits."""
        self._people = Buckets(8 * often, 1.0)
        self._addresses = Addresses(24 * often, 3.0)
        self._lines = Buckets(24 * often, 4.0)
        self._letters = Buckets(3000 * often, 300.0)
        # Who leads through a replay takes a step more often than one writes, but the same goes for all.
        self._leaders = Buckets(12 * often, 3.0)
        self._leaders_at = Addresses(36 * often, 9.0)
        self._led = Buckets(24 * often, 6.0)

    def may_show(self, words: Words) -> bool:
        """Whether a step of a replay may be shown to everybody; then it counts."""
        return _take_all(
            (self._leaders, words.person, 1),
            (self._leaders_at, words.address, 1),
            (self._led, f"{words.table} {words.seated}", words.processes),
        )

    def may(self, words: Words) -> bool:
        """Whether it may be said; then it counts."""
        room = f"{words.table} {words.seated}"
        return _take_all(
            (self._people, words.person, 1),
            (self._addresses, words.address, 1),
            (self._lines, room, words.processes),
            (self._letters, room, words.letters * words.processes),
        )


def _take_all(*amounts: tuple[Buckets, str, float]) -> bool:
    """False if one of these is too much; then nothing is taken from any of them."""
    enough = all(buckets.has(name, amount) for buckets, name, amount in amounts)
    return enough and all(buckets.take(name, amount) for buckets, name, amount in amounts)
