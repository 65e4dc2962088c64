"""How a match ended for each seat, as its record says."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from tablee.game.registry import GAMES
from tablee.match.record import read_ended
from tablee.table.stored import Finished


class EndedSeat(NamedTuple):
    """Of a bot, or of nobody any more, where `person` is None. Partners have the same side."""

    seat: int
    person: str | None
    won: bool
    total: int | None  # None: the match was given up, or has no sides
    side: int | None  # None: the match does not count, or its record cannot be read


def counts(finished: Finished) -> bool:
    """Whether a match counts in books, groups, ratings and for bots that adapt: the one place that decides.

    The host of a match begun on a device or from a position can choose its cards and its first moves.
    """
    return not finished.casual


def seats_of(finished: Finished) -> list[EndedSeat]:
    """By seat."""
    players = len(finished.people)
    totals: list[int | None] = [None] * players
    sides: list[int | None] = [None] * players
    try:
        ended = read_ended(finished.record) if counts(finished) else None
    except msgspec.DecodeError:
        ended = None
    if ended is not None:
        if ended.result.resigned is None:
            totals = [*ended.result.totals]
        known = finished.game in GAMES
        sides = [*(GAMES[finished.game].FACTS.sides(ended.options, players) if known else range(players))]
    return [
        EndedSeat(seat, person, seat in finished.winners, totals[seat], sides[seat])
        for seat, person in enumerate(finished.people)
    ]


def people_of(finished: Finished) -> Iterator[tuple[str, EndedSeat]]:
    """Everybody once: of several seats, the last one counts. Nobody, where the match does not count."""
    found = {seat.person: seat for seat in seats_of(finished) if seat.person is not None}
    return ((person, seat) for person, seat in found.items() if seat.side is not None)
