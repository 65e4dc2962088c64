"""How much goes on here, and the book: what I have played, won and scored, by game and by whom I met."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

from tablee.api.records import ServerStatistics
from tablee.bots.strength import strength_from
from tablee.game.registry import GAMES
from tablee.server.limits.numbers import MOST_GROUP_SHEETS, MOST_GROUPS
from tablee.server.people.people import People
from tablee.server.people.queries import read_strengths
from tablee.server.results.figures import Figures, Row, figures_of, measured_luck
from tablee.server.results.personal_results import REAL, OwnResult, read_own_results
from tablee.server.results.tallies import ResultTally, read_tallies
from tablee.server.statistics.queries import CachedStatistics
from tablee.server.web.operation import Context, Operation, answer
from tablee.table.broadcast import person_info
from tablee.table.protocol import GameName, PersonInfo


class WithOther(msgspec.Struct):
    """The matches in which I met somebody. `figures` are mine, `lost` is how many of them they have won."""

    person: PersonInfo
    figures: Figures
    lost: int


class BookPart(msgspec.Struct):
    """Matches in figures, by game, and by whom I played with, the most frequent first."""

    games: list[Figures]
    others: list[WithOther]


class Book(BookPart):
    """My matches in figures. Those with real cards stand by themselves."""

    real: Annotated[BookPart, Meta(description="the score sheets of groups that I am on")]
    strengths: Annotated[
        dict[GameName, float],
        Meta(description="how strong I am believed to be, in levels of the bots, where I have met some"),
    ]


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


def _counted(results: Sequence[OwnResult]) -> tuple[dict[str, Row], dict[tuple[str, str], tuple[Row, int]]]:
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


def _with_luck(row: ResultTally) -> Figures:
    figures = figures_of(row.game, row)
    if row.measured:
        figures.luck = measured_luck(row.measured, row.luck, row.squares)
    return figures


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
