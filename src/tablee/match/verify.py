"""The proof of a match: commitment, every shuffle, every move, the result."""

from typing import NamedTuple

from tablee.game.rng import commitment
from tablee.match.record import Record, RecordError, check_record, result_of
from tablee.match.replay import replay


class Proof(NamedTuple):
    """What was checked."""

    shuffles: int
    moves: int
    winners: tuple[int, ...]


def verify(record: Record) -> Proof:
    """Raises `RecordError` naming the first place that does not hold; `ValueError` for what is no record."""
    check_record(record)
    if record.seed is None:
        raise RecordError("seed", "it is missing, so the shuffles cannot be proven")
    if record.commitment is None:
        raise RecordError("commitment", "it is missing, so the seed may have been chosen afterwards")
    seed = bytes.fromhex(record.seed)
    if commitment(seed) != record.commitment:
        raise RecordError("commitment", "it is not the SHA-256 of the seed")

    match = replay(record, seed=seed)
    if len(match.orders) < len(record.chance):
        raise RecordError(f"chance[{len(match.orders)}]", "the match never shuffles here")

    expected = result_of(match)
    if expected is None:
        raise RecordError("moves", f"they end after {len(record.moves)}, before the match is over")
    if record.result is None:
        raise RecordError("result", "it is missing, although the match is over")
    for field in ("winners", "totals", "rounds", "resigned"):
        given, right = getattr(record.result, field), getattr(expected, field)
        if given != right:
            raise RecordError(f"result.{field}", f"it says {given}, but the moves give {right}")
    assert match.winners is not None
    return Proof(len(match.orders), len(match.moves), match.winners)
