"""How strong somebody is believed to be in a game: learned from each match against bots, when it ends."""

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, delete, select

from tablee.bots.strength import Lesson, learn, lessons
from tablee.server.db.dialects import upsert
from tablee.server.db.schema import people, strengths
from tablee.table.finished_seats import counts
from tablee.table.stored import Finished


def learn_strengths(connection: Connection, matches: Iterable[Finished]) -> None:
    """In the transaction in which they end. Whoever is gone by now is not learned about."""
    told: dict[tuple[str, str], list[Lesson]] = {}
    for finished in filter(counts, matches):
        for lesson in lessons(finished.game, finished.record, finished.people):
            told.setdefault((finished.game, lesson.person), []).append(lesson)
    if not told:
        return
    known = select(people.c.id).where(people.c.id.in_(sorted({person for _, person in told})))
    there = set(connection.scalars(known))
    for game, person in sorted(told):  # always in this order, so that no two wait for each other
        if person in there:
            mine = select(strengths.c.believed).where(strengths.c.person == person, strengths.c.game == game)
            before = connection.scalar(mine.with_for_update())
            after = learn({} if before is None else {person: before}, game, told[game, person])
            row = {"person": person, "game": game, "believed": after[person]}
            connection.execute(upsert(connection.dialect, strengths), row)


def read_strengths(connection: Connection, person_ids: Sequence[str]) -> dict[tuple[str, str], str]:
    """By person and game."""
    rows = connection.execute(select(strengths).where(strengths.c.person.in_(sorted(person_ids))))
    return {(person, game): believed for person, game, believed in rows}


def delete_strengths(connection: Connection, gone: Iterable[str]) -> None:
    connection.execute(delete(strengths).where(strengths.c.person.in_(sorted(gone))))
