"""The book: what I have played, won and scored, by game and by whom I played with."""

from typing import Protocol

from starlette.responses import Response

from tablee.bots.strength import strength_from
from tablee.game.registry import GAMES, game_named
from tablee.server.http.operation import Asked, Operation, answer
from tablee.server.http.types import Book, Figures, WithOther
from tablee.server.tables.broadcast import person_info


async def show(asked: Asked) -> Response:
    mine, met = await asked.parts.store.tallies_of(asked.me.id)
    believed = await asked.parts.store.strengths_of([asked.me.id])
    people = await asked.parts.people.load(meeting.tally.other for meeting in met)
    return answer(
        Book(
            games=[
                figures_of(row.game, row) for row in mine if row.game in GAMES
            ],  # one of a package may be gone
            others=[
                WithOther(person_info(people[row.other], row.other), figures_of(row.game, row), lost)
                for row, lost in met
                if row.other in people and row.game in GAMES
            ],
            strengths={
                game: round(strength_from(text).mean, 2)
                for (_, game), text in believed.items()
                if game in GAMES
            },
        )
    )


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


def figures_of(game: str, row: Counted) -> Figures:
    wins = game_named(game).FACTS.wins
    best = row.lowest if wins == "lowest" else row.highest
    return Figures(game, row.played, row.won, row.points / row.played, best, row.streak, row.longest)


OPERATIONS = (
    Operation(
        "GET", "/api/me/book", "book",
        "What I have played, won and scored, by game and by whom I played with.", show,
        answers={200: Book}, signed_in=True,
    ),
)  # fmt: skip
