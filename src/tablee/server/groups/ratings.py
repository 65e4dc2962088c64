"""Ratings in a group, with OpenSkill (the model of Plackett and Luce): who came before whom, match by match.

They follow from the results in their order alone, so that they can be worked out again at any time. Bots and
others who are no members do not count.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

import msgspec

from tablee.game.registry import GAMES, game_named
from tablee.server.db.contract import GroupResult

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating


class Rating(msgspec.Struct, array_like=True, frozen=True):
    """What somebody's strength is taken for, and the standard deviation of that."""

    mu: float
    sigma: float


def rate(ratings: dict[str, Rating], match: Sequence[GroupResult]) -> None:
    """Change the ratings of those who met in a match. Partners are rated together."""
    game = match[0].game
    sides = [list(side) for _, side in groupby(sorted(match, key=attrgetter("side")), key=attrgetter("side"))]
    if len(sides) < 2 or game not in GAMES:
        return
    sign = 1 if game_named(game).FACTS.wins == "lowest" else -1
    places = [(not side[0].won, sign * (side[0].total or 0)) for side in sides]
    after = _model().rate(
        [[_of(ratings, row.person) for row in side] for side in sides],
        ranks=[float(sorted(places).index(place)) for place in places],
    )
    for side, rated in zip(sides, after, strict=True):
        for row, new in zip(side, rated, strict=True):
            ratings[row.person] = Rating(new.mu, new.sigma)


def _of(ratings: Mapping[str, Rating], person: str) -> "PlackettLuceRating":
    known = ratings.get(person)
    return _model().rating() if known is None else _model().rating(known.mu, known.sigma)


@cache
def _model() -> "PlackettLuce":
    """Loaded when the first match is rated: no server waits for it to start."""
    from openskill.models import PlackettLuce

    return PlackettLuce()
