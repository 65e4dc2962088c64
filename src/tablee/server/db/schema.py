"""The tables of the database, the same in SQLite and PostgreSQL.

What changes here needs a migration as well. A test compares this with a database of 0.1.0 that was migrated.
"""

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    literal_column,
    text,
)

metadata = MetaData()


def _index_where(name: str, condition: ColumnElement[bool], *columns: Column[Any]) -> None:
    """An index of some rows only."""
    in_sqlite = (
        condition == literal_column("1") if isinstance(condition, Column) else condition
    )  # as in queries
    Index(name, *columns, sqlite_where=in_sqlite, postgresql_where=condition)


# The columns stand in the order of `Entry`: entries are inserted as the tuples they are.
# No foreign key to `tables`: it would be looked up at every move. Not "without rowid" in SQLite: logs
# would lie together, but a commit would then touch a large page for each table (measured: twice the CPU).
entries = Table(
    "entries",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("mark", String, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# In the order of `Listing`.
tables = Table(
    "tables",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("code", String, nullable=False),
    Column("game", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", String, nullable=False),
    Column("players", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("bots", Integer, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index("tables_code", "code", unique=True),
    Index("tables_phase", "phase", "touched"),
)
# What lists leave out is not in their index either, so a long past costs nothing. A query must say the
# condition in the very words of the index, or SQLite does not see that they are the same: a value that is
# sent as a parameter would not be.
LISTED = (
    tables.c.public & (tables.c.phase != literal_column("'over'")) & (tables.c.people > literal_column("0"))
)
_index_where("tables_listed", LISTED, tables.c.touched, tables.c.table_id)

# Who has a seat at which table whose match is not over, and how it stands there: enough for a list of
# somebody's games, for which no table is woken. No foreign keys: they would be looked up at every turn.
# `due`: when something has to happen there though nobody looks; null: nothing has to.
# `seen`: how it stood when this person last looked; null: they have not. A match that is over is here for
# those who have not seen how it ended.
sittings = Table(
    "sittings",
    metadata,
    Column("person", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("touched", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("due", BigInteger),
    Column("seen", LargeBinary),
    Index("sittings_person", "person", "touched", "table_id"),
    Index("sittings_table", "table_id"),
)
DUE = sittings.c.due.is_not(None)
_index_where("sittings_due", DUE, sittings.c.due, sittings.c.table_id)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("record_id", String, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("game", String, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("records_game", "game"),
)
PUBLIC = records.c.public
_index_where("records_public", PUBLIC, records.c.at, records.c.record_id)
_index_where("records_public_game", PUBLIC, records.c.game, records.c.at, records.c.record_id)

# Who sat where in a finished match. `person` is null for bots, and for people who were deleted.
# `at` is that of the record, so that the newest of somebody's matches are found without all the others.
# `total` and `side` are as `ended` reads them from the record. Without a side the match counts nowhere, or
# its record cannot be read; without a total alone somebody gave it up. `luck` is what a review by `judge` has
# found; null: nobody asked for one.
played = Table(
    "played",
    metadata,
    Column("record_id", ForeignKey("records.record_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String),
    Column("won", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("total", BigInteger),
    Column("side", Integer),
    Column("luck", Double),
    Column("judge", String),
    Index("played_person", "person", "at", "record_id"),
)

# What somebody has played, won and scored, by game and by whom they played with (empty: all matches). In the
# order of `Tally`. No foreign keys: who is gone is looked up once a match. `luck` and `squares` are
# sums over the `measured` matches, those in which a review has measured luck.
tallies = Table(
    "tallies",
    metadata,
    Column("person", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("other", String, primary_key=True),
    Column("played", BigInteger, nullable=False),
    Column("won", BigInteger, nullable=False),
    Column("points", BigInteger, nullable=False),  # of the matches that `scored` counts, as are the next two
    Column("lowest", BigInteger, nullable=False),
    Column("highest", BigInteger, nullable=False),
    Column("streak", BigInteger, nullable=False),
    Column("longest", BigInteger, nullable=False),
    Column("scored", BigInteger, nullable=False),  # matches that were played to the end
    Column("measured", BigInteger, nullable=False, server_default=text("0")),
    Column("luck", Double, nullable=False, server_default=text("0")),
    Column("squares", Double, nullable=False, server_default=text("0")),
    Index("tallies_other", "other"),
    Index("tallies_met", "person", "played"),
)

# How strong somebody is believed to be, by game: JSON of `bots.strength`.
strengths = Table(
    "strengths",
    metadata,
    Column("person", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("believed", String, nullable=False),
)

# Deleted people who are still in finished matches: see `server.erasure`.
departed = Table("departed", metadata, Column("person", String, primary_key=True))

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("host", ForeignKey("people.id", ondelete="CASCADE")),
    Column("name", String, nullable=False),
    Column("colour", String, nullable=False),
    Column("language", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("phrase", LargeBinary),  # a hash, as devices are
    Index("people_host", "host"),
    Index("people_created", "created", "id"),
    Index("people_phrase", "phrase", unique=True),
)

# Score sheets that are shared with others: they hold names, and are deleted with the person who made them.
sheets = Table(
    "sheets",
    metadata,
    Column("sheet_id", String, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("key", LargeBinary, nullable=False),  # a hash, as devices are
    Column("version", Integer, nullable=False),  # from 1, one more with each change
    Column("body", LargeBinary, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index("sheets_person", "person"),
    Index("sheets_touched", "touched"),
)

# People who keep a book together: a family, a club. `last`: the number of the newest result. What its
# results come to, up to number `folded`, is kept in `fold`, so that nobody who looks counts them all;
# `generation` says how often they were written anew.
groups = Table(
    "groups",
    metadata,
    Column("group_id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("invitation", String, nullable=False),  # the key of the link to join
    Column("created", BigInteger, nullable=False),
    Column("generation", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
    Column("folded", BigInteger, nullable=False),
    Column("fold", LargeBinary),
    Index("groups_invitation", "invitation", unique=True),
)

members = Table(
    "members",
    metadata,
    Column("group_id", ForeignKey("groups.group_id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("joined", BigInteger, nullable=False),
    Index("members_person", "person", "group_id"),
)

# How members fared against each other: a row for each of them who sat in a match with another. No foreign
# key to people: a move must not fail because somebody is being forgotten.
group_results = Table(
    "group_results",
    metadata,
    Column("group_id", ForeignKey("groups.group_id", ondelete="CASCADE"), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("person", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("match_id", String, nullable=False),  # of a record, or of a score sheet
    Column("players", Integer, nullable=False),  # all who played, members or not
    Column("side", Integer, nullable=False),  # partners have the same
    Column("won", Boolean, nullable=False),
    Column("total", BigInteger),  # null: somebody gave the match up
    Column("sheet", Boolean),  # whether it was with real cards; null: it was not
    Index("group_results_at", "group_id", "at", "match_id"),
    Index("group_results_person", "person"),
)

# Score sheets of real cards that a member has put into a group, deleted with that member.
group_sheets = Table(
    "group_sheets",
    metadata,
    Column("sheet_id", String, primary_key=True),
    Column("group_id", ForeignKey("groups.group_id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Index("group_sheets_group", "group_id", "at", "sheet_id"),
    Index("group_sheets_person", "person"),
)

# How such a sheet ended for everybody on it. `person`: the member who said "that was me"; null: nobody has.
sheet_seats = Table(
    "sheet_seats",
    metadata,
    Column("sheet_id", ForeignKey("group_sheets.sheet_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("person", String),
    Column("won", Boolean, nullable=False),
    Column("total", BigInteger, nullable=False),
    Column("side", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),  # of the sheet, as in `played`
    Index("sheet_seats_person", "person", "at", "sheet_id"),
)

devices = Table(
    "devices",
    metadata,
    Column("device", LargeBinary, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the day
    Index("devices_person", "person"),
)

# Where somebody wants a word when it is their turn.
channels = Table(
    "channels",
    metadata,
    Column("channel_id", String, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("confirmed", Boolean, nullable=False),  # an address of somebody else is not written to twice
    Column("body", LargeBinary, nullable=False),
    Index("channels_person", "person", "channel_id"),
)

# Notices of turns, written with the move that made it the person's turn, so that no crash comes between.
# `at`: when to look at it next; null: never. `said`: how often the person was notified.
notices = Table(
    "notices",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("at", BigInteger),
    Column("said", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("notices_table", "table_id"),
)
WAITING = notices.c.at.is_not(None)
_index_where("notices_at", WAITING, notices.c.at)

# What a server keeps for itself, the same for all of its processes.
keys = Table(
    "keys", metadata, Column("name", String, primary_key=True), Column("body", LargeBinary, nullable=False)
)

# What the host of a server has decided and holds now. `kind` is table, person or network; `subject` its id,
# or the network; `label` the code of a table. In the order of `Ban`.
bans = Table(
    "bans",
    metadata,
    Column("kind", String, primary_key=True),
    Column("subject", String, primary_key=True),
    Column("label", String, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),  # null: for good
)

# The log of these decisions. Servers follow it. In the order of `Act`.
acts = Table(
    "acts",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("mark", String, nullable=False),
    Column("who", String, nullable=False),
    Column("did", String, nullable=False),
    Column("whom", String, nullable=False),
    Column("until", BigInteger),
    Column("why", String, nullable=False),
    Index("acts_mark", "mark", unique=True),
)

# The deal of the day: fixed some days ahead. `day` is a date of UTC, as 2026-12-24.
daily_deals = Table(
    "daily_deals",
    metadata,
    Column("game", String, primary_key=True),
    Column("day", String, primary_key=True),
    Column("seed", LargeBinary, nullable=False),
)

# Who plays it, at which table; one try each. In the order of `DailyTry`.
daily_tries = Table(
    "daily_tries",
    metadata,
    Column("game", String, primary_key=True),
    Column("day", String, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("code", String, nullable=False),
    Column("record_id", String, nullable=False),  # of its record, once the match is over
    Column("result", LargeBinary),  # null until then
    Column("luck", Double),  # as chances to win; null until they are worked out, and at games without a judge
    Column("skill", Double),
    Index("daily_tries_person", "person", "day"),
)

# How the bots fared in the same seat. In the order of `DailyLevel`.
daily_levels = Table(
    "daily_levels",
    metadata,
    Column("game", String, primary_key=True),
    Column("day", String, primary_key=True),
    Column("level", Integer, primary_key=True, autoincrement=False),
    Column("result", LargeBinary, nullable=False),
    Column("luck", Double),
    Column("skill", Double),
)

# `holder` is the process that has leased a tournament, and `until` the end of the lease.
tournaments = Table(
    "tournaments",
    metadata,
    Column("tournament_id", String, primary_key=True),
    Column("version", Integer, nullable=False),  # from 1, one more with each change
    Column("phase", String, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("host", String, nullable=False),
    Column("holder", String, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("tournaments_phase", "phase", "touched"),
    Index("tournaments_host", "host"),
)

# Who takes part in which or has made it, for lists of one's own.
tournament_people = Table(
    "tournament_people",
    metadata,
    Column("person", String, primary_key=True),
    Column("tournament_id", ForeignKey("tournaments.tournament_id", ondelete="CASCADE"), primary_key=True),
    Column("touched", BigInteger, nullable=False),
    Index("tournament_people_tournament", "tournament_id"),
    Index("tournament_people_touched", "person", "touched", "tournament_id"),
)

# Tables whose cards others are still playing: their records are shown to nobody.
sealed_tables = Table(
    "sealed_tables",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("tournament_id", ForeignKey("tournaments.tournament_id", ondelete="CASCADE"), nullable=False),
    Index("sealed_tables_tournament", "tournament_id"),
)
