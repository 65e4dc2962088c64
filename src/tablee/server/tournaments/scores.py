"""The score: how many did worse with the same cards in the same seat?

A match gives two half-points for each player in the same seat with a smaller lead, and one for each with
the same lead. Standings are sorted by the share of possible points (`points` of `top`), then by matches
won, then by the sum of leads. Players who are equal in all three share a place.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from tablee.match.record import Result, lead


class RoundMatch(NamedTuple):
    """The entrants by seat. Without a result, the table was closed and is equal to every other."""

    seats: tuple[int, ...]
    result: Result | None


class Score(NamedTuple):
    """Of an entrant."""

    entrant: int
    place: int
    points: int
    top: int
    won: int
    lead: int

    @property
    def share(self) -> Fraction:
        return Fraction(self.points, self.top or 1)


def match_points(game: str, matches: Sequence[RoundMatch]) -> list[list[int]]:
    """Of each match of one round, by seat."""
    leads = [_leads(game, match) for match in matches]
    return [
        [
            sum(_half_points(own, other[seat]) for at, other in enumerate(leads) if at != number)
            for seat, own in enumerate(mine)
        ]
        for number, mine in enumerate(leads)
    ]


def standings(game: str, entrants: int, rounds: Sequence[Sequence[RoundMatch]]) -> list[Score]:
    """The best first; equals in the order of their numbers."""
    scores = [Score(entrant, 0, 0, 0, 0, 0) for entrant in range(entrants)]
    for matches in rounds:
        for match, points in zip(matches, match_points(game, matches), strict=True):
            leads = _leads(game, match)
            for seat, entrant in enumerate(match.seats):
                before = scores[entrant]
                won = match.result is not None and seat in match.result.winners
                scores[entrant] = before._replace(
                    points=before.points + points[seat],
                    top=before.top + 2 * (len(matches) - 1),
                    won=before.won + won,
                    lead=before.lead + (leads[seat] or 0),
                )
    scores.sort(key=_merit, reverse=True)
    return [score._replace(place=_place(score, scores)) for score in scores]


def _leads(game: str, match: RoundMatch) -> list[int | None]:
    if match.result is None:
        return [None] * len(match.seats)
    return [lead(game, match.result.totals, seat) for seat in range(len(match.seats))]


def _half_points(own: int | None, other: int | None) -> int:
    if own is None or other is None or own == other:
        return 1
    return 2 if own > other else 0


def _merit(score: Score) -> tuple[Fraction, int, int]:
    return score.share, score.won, score.lead


def _place(score: Score, scores: Sequence[Score]) -> int:
    return 1 + sum(_merit(other) > _merit(score) for other in scores)
