"""A sheet for Skyjo with real cards: what lies in front of each player, and who closed the round."""

from collections.abc import Sequence

from tablee.games.skyjo.rules.scoring import is_doubled

POINTS = range(-17, 143)  # twelve cards of the deck
HAS_CLOSER = True


def scores(points: Sequence[int], closer: int | None, partners: bool) -> tuple[int, ...]:
    twice = marked(points, closer)
    return tuple(2 * each if seat == twice else each for seat, each in enumerate(points))


def marked(points: Sequence[int], closer: int | None) -> int | None:
    return closer if closer is not None and is_doubled(points, closer) else None
