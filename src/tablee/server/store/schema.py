"""The tables of the database, the same in SQLite and PostgreSQL.

What changes here needs a migration as well; a test compares the two.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    text,
)

metadata = MetaData()

# The columns stand in the order of `contract.Entry`: entries are inserted as the tuples they are.
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

# In the order of `contract.Listing`.
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
    Index("tables_public", "touched", sqlite_where=text("public"), postgresql_where=text("public")),
    Index(
        "tables_gathering",
        "touched",
        sqlite_where=text("phase = 'gathering'"),
        postgresql_where=text("phase = 'gathering'"),
    ),
)

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
    Index("records_public", "at", sqlite_where=text("public"), postgresql_where=text("public")),
)

# Who sat where in a finished match. `person` is null for bots, and for whoever wished to be forgotten.
played = Table(
    "played",
    metadata,
    Column("record_id", ForeignKey("records.record_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String),
    Column("won", Boolean, nullable=False),
    Index("played_person", "person"),
)

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
    Index("people_phrase", "phrase", unique=True),
)

# Score sheets that are shared with others: they hold names, and go with whoever made them.
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

devices = Table(
    "devices",
    metadata,
    Column("device", LargeBinary, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the day
    Index("devices_person", "person"),
)
