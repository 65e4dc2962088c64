"""How much goes on here, and the book: what I have played, won and scored, by game and by whom I met."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Sequence
from math import sqrt
from typing import Protocol

from starlette.responses import Response

from tablee.api.records import ServerStatistics
from tablee.bots.strength import strength_from
from tablee.game.registry import GAMES, game_named
from tablee.server.groups.figures import Row
from tablee.server.limits.numbers import MOST_GROUP_SHEETS, MOST_GROUPS
from tablee.server.people.people import People
from tablee.server.people.queries import read_strengths
from tablee.server.results.personal_results import REAL, OwnResult, read_own_results
from tablee.server.results.tallies import Tally, read_tallies
from tablee.server.statistics.queries import CachedStatistics
from tablee.server.statistics.types import Book, BookPart, Figures, MeasuredLuck, WithOther
from tablee.server.web.operation import Context, Operation, answer
from tablee.table.broadcast import person_info

_MOST_SHEETS = MOST_GROUPS * MOST_GROUP_SHEETS  # that anybody can be on
_MOST_MET = 100


async def show_statistics(context: Context) -> Response:
    return answer(ServerStatistics(*await context.part(CachedStatistics).read()))


async def show(context: Context) -> Response:
    if context.person is None:  # a browser cannot know whether its cookie makes it somebody
        return answer(Book(games=[], others=[], real=BookPart([], []), strengths={}))
    db, me = context.db, context.person.id
    mine, met = await db.read(read_tallies, me, _MOST_MET)
    believed = await db.read(read_strengths, [me])
    sheets = await db.read(read_own_results, REAL, me, limit=_MOST_SHEETS)
    alone, with_others = await asyncio.to_thread(_counted, sheets)
    others = {*(one.tally.other for one in met), *(other for other, _ in with_others)}
    people = await context.part(People).load(others)
    return answer(
        Book(
            games=[_with_luck(row) for row in mine if row.game in GAMES],  # one of a package may be gone
            others=[
                WithOther(person_info(people[row.other], row.other), _with_luck(row), lost)
                for row, lost in met
                if row.other in people and row.game in GAMES
            ],
            real=BookPart(
                [figures_of(game, row) for game, row in sorted(alone.items()) if game in GAMES],
                [
                    WithOther(person_info(people[other], other), figures_of(game, row), lost)
                    for (other, game), (row, lost) in with_others.items()
                    if other in people and game in GAMES
                ],
            ),
            strengths={
                game: round(strength_from(text).mean, 2)
                for (_, game), text in believed.items()
                if game in GAMES
            },
        )
    )


def _counted(
    results: Sequence[OwnResult],
) -> tuple[dict[str, Row], dict[tuple[str, str], tuple[Row, int]]]:
    """What they come to by game, and by whom one played with most and game, with what these have won."""
    alone: dict[str, Row] = defaultdict(Row)
    together: dict[tuple[str, str], Row] = defaultdict(Row)
    lost: Counter[tuple[str, str]] = Counter()
    for result in reversed(results):  # the oldest first: streaks are in order
        alone[result.game].add(result.won, result.total)
        for other, won in result.met.items():
            together[other, result.game].add(result.won, result.total)
            lost[other, result.game] += won
    most = sorted(together.items(), key=lambda item: (-item[1].played, item[0]))[:_MOST_MET]
    return alone, {key: (row, lost[key]) for key, row in most}


class Counted(Protocol):
    """Matches of one game, as they are stored."""

    @property
    def played(self) -> int: ...
    @property
    def won(self) -> int: ...
    @property
    def points(self) -> int: ...
    @property
    def lowest(self) -> int: ...
    @property
    def highest(self) -> int: ...
    @property
    def streak(self) -> int: ...
    @property
    def longest(self) -> int: ...
    @property
    def scored(self) -> int: ...


def figures_of(game: str, row: Counted) -> Figures:
    mean = best = None
    if row.scored:
        mean = row.points / row.scored
        best = row.lowest if game_named(game).FACTS.wins == "lowest" else row.highest
    return Figures(game, row.played, row.won, mean, best, row.streak, row.longest)


def _with_luck(row: Tally) -> Figures:
    figures = figures_of(row.game, row)
    if row.measured:
        figures.luck = measured_luck(row.measured, row.luck, row.squares)
    return figures


# Of Student's distribution, by degrees of freedom from 2 on; then hardly more than what it tends to.
_QUANTILES = (4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13, 2.12)


def measured_luck(count: int, luck: float, squares: float) -> MeasuredLuck:
    """From the sums of so many matches. Two say nothing of how far off their mean is."""
    mean = luck / count
    if count < 3:
        return MeasuredLuck(count, mean, None)
    variance = max(0.0, squares - count * mean * mean) / (count - 1)
    degrees = count - 1
    quantile = _QUANTILES[degrees - 2] if degrees - 2 < len(_QUANTILES) else 1.96 + 2.5 / degrees
    return MeasuredLuck(count, mean, quantile * sqrt(variance / count))


OPERATIONS = (
    Operation(
        "GET", "/api/statistics", "statistics", "How much goes on here.", show_statistics,
        answers={200: ServerStatistics},
    ),
    Operation(
        "GET", "/api/me/book", "book",
        "What I have played, won and scored, by game and by whom I met; nothing for somebody unknown.",
        show, answers={200: Book},
    ),
)  # fmt: skip
