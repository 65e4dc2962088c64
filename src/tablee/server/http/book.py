"""The book: what I have played, won and scored, by game and by whom I played with."""

from starlette.responses import Response

from tablee.game.registry import GAMES, game_named
from tablee.server.http.operation import Asked, Operation, answer
from tablee.server.http.types import Book, Figures, WithOther
from tablee.server.store.contract import Tally
from tablee.server.tables.broadcast import person_info


async def show(asked: Asked) -> Response:
    mine, met = await asked.parts.store.tallies_of(asked.me.id)
    people = await asked.parts.people.load(meeting.tally.other for meeting in met)
    return answer(
        Book(
            games=[_figures(row) for row in mine if row.game in GAMES],  # one of a package may be gone
            others=[
                WithOther(person_info(people[row.other], row.other), _figures(row), lost)
                for row, lost in met
                if row.other in people and row.game in GAMES
            ],
        )
    )


def _figures(row: Tally) -> Figures:
    wins = game_named(row.game).FACTS.wins
    best = row.lowest if wins == "lowest" else row.highest
    return Figures(row.game, row.played, row.won, row.points / row.played, best, row.streak, row.longest)


OPERATIONS = (
    Operation(
        "GET", "/api/me/book", "book",
        "What I have played, won and scored, by game and by whom I played with.", show,
        answers={200: Book}, signed_in=True,
    ),
)  # fmt: skip
