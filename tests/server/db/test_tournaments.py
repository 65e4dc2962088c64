from sqlalchemy import Connection

from tablee.server.tournaments.queries import StoredTournament, add_tournament, take_tournaments

MANY = 60  # more than are taken at once


def test_however_many_are_played_each_has_its_turn(connection: Connection) -> None:
    for number in range(MANY):
        new = StoredTournament(f"{number:020x}", 1, "playing", 1 + number, b"{}")
        add_tournament(connection, new, f"host {number}")
    taken = set()
    for now in (1, 2):
        found = take_tournaments(connection, "one process", now, until=now + 5000)
        assert len(found) < MANY
        taken |= set(found)
    assert len(taken) == MANY
