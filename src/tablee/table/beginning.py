"""A match that begins in the middle: some moves are made before anybody sees it.

There can be thousands, so a server makes them where nobody waits (`Table.rehearsed`).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.game.rng import Seeded
from tablee.match.match import Match
from tablee.table.refusals import REFUSALS


def begun_match(
    game: str, players: int, options: Mapping[str, Any], seed: bytes, moves: Sequence[str]
) -> Match:
    """As it lay after these moves, written as in a record. Raises `Refused`."""
    match = Match(game, players, options, Seeded(seed))
    try:
        for text in moves:
            if match.outcome is not None:
                match.deal_next()
            seat, _, move = text.partition(":")
            match.push(int(seat), match.parse_move(move))
    except ValueError as error:
        raise REFUSALS.refused("bad_match", "", problem=str(error)[:200]) from None
    return match
