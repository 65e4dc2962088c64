"""The first form."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mark", sa.String, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("bots", sa.Integer, nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_code", "tables", ["code"], unique=True)
    _create_partial_index("tables_public", "tables", "touched", "public")
    _create_partial_index("tables_gathering", "tables", "touched", "phase = 'gathering'")
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("record_id", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    _create_partial_index("records_public", "records", "at", "public")
    op.create_table(
        "played",
        sa.Column(
            "record_id", sa.String, sa.ForeignKey("records.record_id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String),
        sa.Column("won", sa.Boolean, nullable=False),
    )
    op.create_index("played_person", "played", ["person"])
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("host", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE")),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("colour", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("phrase", sa.LargeBinary),
    )
    op.create_index("people_host", "people", ["host"])
    op.create_index("people_phrase", "people", ["phrase"], unique=True)
    op.create_table(
        "devices",
        sa.Column("device", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_person", "devices", ["person"])


def _create_partial_index(name: str, table: str, column: str, where: str) -> None:
    op.create_index(name, table, [column], sqlite_where=sa.text(where), postgresql_where=sa.text(where))


def downgrade() -> None:
    for table in ("devices", "people", "played", "records", "snapshots", "tables", "entries"):
        op.drop_table(table)
