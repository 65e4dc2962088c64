"""How a match ended for each seat, as its record says."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from tablee.match.record import Result
from tablee.match.sides import sides_of
from tablee.server.store.contract import Finished


class EndedSeat(NamedTuple):
    """Of a bot, or of nobody any more, where `person` is None. Partners have the same side."""

    seat: int
    person: str | None
    won: bool
    total: int | None  # None: the match was given up, or the record cannot be read
    side: int | None  # None: the record cannot be read


class _Ended(msgspec.Struct):
    """The part of a record that counts; moves and shuffles are skipped without being read."""

    result: Result
    options: dict[str, bool | int | str | None]


_ended = msgspec.json.Decoder(_Ended).decode


def seats_of(finished: Finished) -> list[EndedSeat]:
    """By seat."""
    players = len(finished.people)
    totals: list[int | None] = [None] * players
    sides: list[int | None] = [None] * players
    try:
        ended = _ended(finished.record)
    except msgspec.DecodeError:
        pass
    else:
        if ended.result.resigned is None:
            totals = [*ended.result.totals]
        sides = [*sides_of(players, ended.options.get("partners") is True)]
    return [
        EndedSeat(seat, person, seat in finished.winners, totals[seat], sides[seat])
        for seat, person in enumerate(finished.people)
    ]


def people_of(finished: Finished) -> Iterator[tuple[str, EndedSeat]]:
    """Everybody once: of several seats, the last one counts. Nobody, where the record cannot be read."""
    found = {seat.person: seat for seat in seats_of(finished) if seat.person is not None}
    return ((person, seat) for person, seat in found.items() if seat.side is not None)
