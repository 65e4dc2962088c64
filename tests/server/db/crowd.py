"""A database with a long past, made in some seconds: the database itself counts the rows.

Three people play a match: one of two thousand, one of seven, and a bot. `HEAVY` has played every twentieth.
"""

import hashlib

from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from tablee.server.db.engines import database_url, writing_engine
from tablee.server.db.upgrade import upgrade
from tests.server.db.samples import finished

MATCHES = 100_000
HEAVY = "heavy"
CLUB = "10000000001000000010"  # a group with results
NEWEST = 1_700_000_000_000

_COUNT = "WITH RECURSIVE many(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM many WHERE i < :matches) "
_ID = "'1000000000' || (1000000000 + i)"  # twenty digits, as ids have
_PERSON = f"CASE WHEN i % 20 = 0 THEN '{HEAVY}' ELSE 'p' || (i % 2000) END"
_PHASE = "CASE i % 500 WHEN 0 THEN 'gathering' WHEN 1 THEN 'playing' ELSE 'over' END"
_GAME = "CASE i % 3 WHEN 0 THEN 'skipbo' ELSE 'skyjo' END"
_TALLIES = "tallies (person, game, other, played, won, points, lowest, highest, streak, longest, scored)"
_PLAYED = "played (record_id, seat, person, won, at, total, side)"

_ROWS = (
    "strengths (person, game, believed) SELECT 'p' || i, 'skyjo', '' FROM many",
    "people (id, name, colour, language, created) SELECT 'p' || i, 'P' || i, 'red', 'fr', i FROM many",
    f"people (id, name, colour, language, created) VALUES ('{HEAVY}', 'Heavy', 'red', 'fr', 1)",
    "people (id, host, name, colour, language, created)"
    " SELECT 'g' || i, 'p' || i, 'G' || i, 'red', 'fr', i FROM many WHERE i % 10 = 0",
    "devices (device, person, seen) SELECT CAST('d' || i AS {binary}), 'p' || i, i FROM many",
    f"devices (device, person, seen) VALUES (CAST('device of heavy' AS {{binary}}), '{HEAVY}', 1)",
    f"sheets (sheet_id, person, key, version, body, touched)"
    f" SELECT {_ID}, 'p' || i, :body, 1, :body, i FROM many WHERE i % 10 = 0",
    f"tables (table_id, code, game, public, phase, players, people, bots, options, touched)"
    f" SELECT {_ID}, 'c' || i, {_GAME}, i % 2 = 0, {_PHASE}, 3, 2, 1, :options, {NEWEST} - i FROM many",
    f"entries (table_id, number, at, mark, body)"
    f" SELECT {_ID}, number, i, 'm', :options FROM many, (SELECT 1 AS number UNION SELECT 2) AS numbers",
    f"sittings (person, table_id, touched, body, due) SELECT {_PERSON}, {_ID}, {NEWEST} - i, :body,"
    f" CASE WHEN i % 50 = 0 THEN {NEWEST} + i END FROM many",
    "channels (channel_id, person, confirmed, body)"
    " SELECT 'x' || i, 'p' || i, i % 2 = 0, :options FROM many WHERE i % 10 = 0",
    f"notices (person, table_id, since, at, said, tries)"
    f" SELECT 'p' || i, {_ID}, i, CASE WHEN i % 100 = 0 THEN NULL ELSE {NEWEST} + i END, 0, 0"
    " FROM many WHERE i % 10 = 0",
    f"snapshots (table_id, number, body) SELECT {_ID}, 1, :options FROM many",
    "acts (number, at, mark, who, did, whom, why)"
    " SELECT i, i, 'm' || i, 'cli', 'block', '10.0.0.0/8', '' FROM many WHERE i <= 10000",
    "daily_deals (game, day, seed) SELECT 'skyjo', 'd' || i, :options FROM many WHERE i <= 5000",
    "daily_tries (game, day, person, code, record_id)"
    " SELECT 'skyjo', 'd' || (i % 500), 'p' || i, 'c' || i, 'r' || i FROM many",
    "tournaments (tournament_id, version, phase, touched, body, host, holder, until)"
    " SELECT 't' || i, 1, 'over', i, :options, 'p' || i, '', 0 FROM many WHERE i <= 5000",
    "tournament_people (person, tournament_id, touched)"
    " SELECT 'p' || i, 't' || i, i FROM many WHERE i <= 5000",
    "sealed_tables (table_id, tournament_id) SELECT 's' || i, 't' || i FROM many WHERE i <= 5000",
    "daily_levels (game, day, level, result) SELECT 'skyjo', 'd' || i, 1, :options FROM many WHERE i <= 5000",
    f"records (record_id, table_id, game, public, at, body)"
    f" SELECT {_ID}, {_ID}, {_GAME}, i % 2 = 0, {NEWEST} - i, :body FROM many",
    f"{_PLAYED} SELECT {_ID}, 0, {_PERSON}, i % 2 = 0, {NEWEST} - i, 0, 0 FROM many",
    f"{_PLAYED} SELECT {_ID}, 1, 'p' || (i % 7), i % 2 = 1, {NEWEST} - i, 0, 1 FROM many",
    f"{_PLAYED} SELECT {_ID}, 2, NULL, i < 0, {NEWEST} - i, 0, 2 FROM many",
    f"groups (group_id, name, invitation, created, generation, last, folded)"
    f" SELECT {_ID}, 'G' || i, 'k' || i, i, 1, 0, 0 FROM many WHERE i % 10 = 0",
    f"members (group_id, person, joined) SELECT {_ID}, 'p' || i, i FROM many WHERE i % 10 = 0",
    f"group_results (group_id, number, person, at, game, match_id, players, side, won, total)"
    f" SELECT '{CLUB}', i, 'p5', {NEWEST} - i, {_GAME}, {_ID}, 3, 1, i % 2 = 1, 9 FROM many",
    f"group_sheets (sheet_id, group_id, person, at, game)"
    f" SELECT {_ID}, '{CLUB}', 'p' || i, {NEWEST} - i, {_GAME} FROM many WHERE i % 10 = 0",
    f"sheet_seats (sheet_id, seat, name, person, won, total, side, at)"
    f" SELECT {_ID}, 0, '', 'p' || i, i % 2 = 0, 9, 0, {NEWEST} - i FROM many WHERE i % 10 = 0",
    f"{_TALLIES} SELECT 'p' || i, 'skyjo', '', 1, 1, 9, 9, 9, 1, 1, 1 FROM many",
    f"{_TALLIES} SELECT 'p' || i, 'skyjo', 'p' || (i + 1), 1, 1, 9, 9, 9, 1, 1, 1 FROM many",
)


def fill(url: str, matches: int = MATCHES, body: bytes | None = None) -> None:
    """As many tables, people and matches, whose record is `body`."""
    upgrade(database_url(url))
    engine = writing_engine(database_url(url))
    binary = {"sqlite": "BLOB", "postgresql": "BYTEA"}[engine.dialect.name]
    values = {
        "matches": matches,
        "options": b"{}",
        "body": body or finished("", ["Heavy", "Ann", "Bot"]).record,
    }
    # No key is looked up that is known to be there: that would take most of the time.
    hurry = {"sqlite": "PRAGMA foreign_keys = OFF", "postgresql": "SET session_replication_role = replica"}
    with engine.connect() as connection:
        connection.exec_driver_sql(hurry[engine.dialect.name])
        for rows in _ROWS:
            insert, _, what = rows.format(binary=binary).partition(") ")
            count = _COUNT if "many" in what else ""
            statement = text(f"INSERT INTO {insert}) {count}{what}")
            connection.execute(statement, {name: values[name] for name in statement._bindparams})
        connection.commit()
    if engine.dialect.name == "postgresql":  # which does it by itself, some time later; SQLite does not
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text("VACUUM ANALYZE"))


def sign_in(url: str, person: str = HEAVY) -> str:
    """A token by which the server knows them."""
    token = person.ljust(43, "-")
    device = {"device": hashlib.sha256(token.encode()).digest(), "person": person}
    with writing_engine(database_url(url)).begin() as connection:
        connection.execute(
            text("INSERT INTO devices (device, person, seen) VALUES (:device, :person, 0)"), device
        )
    return token


def seats_left(url: str) -> int:
    """How many seats of finished matches are still those of `HEAVY`."""
    engine = create_engine(database_url(url), poolclass=NullPool)  # which does not lock
    with engine.connect() as connection:
        return connection.scalar(text("SELECT count(*) FROM played WHERE person = :who"), {"who": HEAVY}) or 0
