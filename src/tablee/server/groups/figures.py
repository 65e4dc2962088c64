"""What the results of a group come to: a fold over its matches, in order, which can be gone on with."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

import msgspec

from tablee.game.registry import GAMES, game_named
from tablee.server.groups.model import GroupBook, GroupResult
from tablee.server.results.figures import Row

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


KEEP_FROM = 20  # results: so many are folded again at each look before that is written down


class Month(msgspec.Struct, array_like=True):
    """The same in one month."""

    played: int = 0
    won: int = 0


class Fold(msgspec.Struct):
    """By game and person; `months` by month first, as 2026-12."""

    rows: dict[str, dict[str, Row]] = {}
    months: dict[str, dict[str, dict[str, Month]]] = {}
    ratings: dict[str, dict[str, Rating]] = {}

    def add(self, results: Sequence[GroupResult]) -> None:
        """In order, whole matches only."""
        for _, match in groupby(results, key=attrgetter("number")):
            rows = list(match)
            self._count(rows)
            rate(self.ratings.setdefault(rows[0].game, {}), rows)

    def _count(self, results: Sequence[GroupResult]) -> None:
        for result in results:
            game, person = result.game, result.person
            self.rows.setdefault(game, {}).setdefault(person, Row()).add(result.won, result.total)
            month = (
                self.months.setdefault(month_of(result.at), {})
                .setdefault(game, {})
                .setdefault(person, Month())
            )
            month.played += 1
            month.won += result.won


_decode = msgspec.json.Decoder(Fold).decode


def folded(book: GroupBook) -> Fold:
    """With the results since. May take seconds where there are very many: not for the event loop."""
    fold = Fold() if book.fold is None else _decode(book.fold)
    fold.add(book.since)
    return fold


def month_of(at: int) -> str:
    """In UTC, as everything that is counted by the calendar."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m}"
