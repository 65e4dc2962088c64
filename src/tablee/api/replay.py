"""A finished match, move by move, for clients that do not know the rules."""

from collections.abc import Sequence

import msgspec

from tablee.api.records import Frame, Replay, players_of
from tablee.game.contract import Refused
from tablee.match.match import Match
from tablee.match.record import Record, decode
from tablee.match.replay import Step, steps
from tablee.table.protocol import Colour


def replay_of(
    record: Record, index: int, eyes: str = "open", worn: Sequence[Colour | None] | None = None
) -> Replay | None:
    """The game or round with this index; None if the match has fewer.

    `eyes` are those of "everybody", of a seat (its number), or "open": nothing is hidden from them.
    `worn`: the colours of the people, by seat.
    """
    frames: list[Frame] = []
    totals: list[int] = []
    game = -1
    dealt = True  # whether the next step begins another game
    for step in steps(record):
        if dealt:
            game += 1
            if game == index:
                totals = step.match.totals_after(game)
        if game == index:
            frames.append(_frame(step, eyes))
        dealt = step.match.outcome is not None
    if index > game:
        return None
    players = players_of(record.seats, worn or [None] * len(record.seats))
    return Replay(record.game, record.seats, players, game + 1, index, totals, frames)


def replay_json(record: bytes, index: int, eyes: str, worn: Sequence[Colour | None]) -> bytes | None:
    """The same as bytes, from a record's bytes: for a worker. Raises `RecordError`."""
    replay = replay_of(decode(record), index, eyes, worn)
    return None if replay is None else msgspec.json.encode(replay)


def _position(match: Match) -> str | None:
    """As the seat to move sees it. The match is over, so everybody may know."""
    try:
        return match.position(next(iter(match.actors()), None))
    except Refused:
        return None


def _frame(step: Step, eyes: str) -> Frame:
    match, game = step.match, step.match.game
    seats = [seat for seat in range(match.players) if eyes in ("open", str(seat))]
    whose = [getattr(event, "seat", None) for event in step.events]
    seat, _, move = step.move.partition(":")
    return Frame(
        number=step.number,
        seat=int(seat) if seat else None,
        move=move or None,
        events=[
            game.shown(event, seat if seat in seats else None)
            for event, seat in zip(step.events, whose, strict=True)
        ],
        view=match.view(None).data(),
        hands=[game.own(match.state, seat) for seat in seats],
        position=_position(match),
    )
