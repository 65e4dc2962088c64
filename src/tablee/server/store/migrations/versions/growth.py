"""Indexes that lists can use, and people who are forgotten step by step."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table("departed", sa.Column("person", sa.String, primary_key=True))

    op.drop_index("tables_public", "tables")
    op.drop_index("tables_gathering", "tables")
    op.create_index("tables_phase", "tables", ["phase", "touched"])
    _create_partial_index("tables_listed", "tables", ["touched", "table_id"], "phase != 'over'")

    op.drop_index("records_public", "records")
    op.create_index("records_game", "records", ["game"])
    _create_partial_index("records_public", "records", ["at", "record_id"])
    _create_partial_index("records_public_game", "records", ["game", "at", "record_id"])

    op.add_column("played", sa.Column("at", sa.BigInteger))
    op.execute(
        "UPDATE played SET at = (SELECT records.at FROM records WHERE records.record_id = played.record_id)"
    )
    with op.batch_alter_table("played") as played:
        played.alter_column("at", nullable=False)
    op.drop_index("played_person", "played")
    op.create_index("played_person", "played", ["person", "at", "record_id"])


def downgrade() -> None:
    """Whoever is not quite forgotten yet stays in their matches: an earlier form cannot finish it."""
    op.drop_index("played_person", "played")
    with op.batch_alter_table("played") as played:
        played.drop_column("at")
    op.create_index("played_person", "played", ["person"])

    for index in ("records_public_game", "records_public", "records_game"):
        op.drop_index(index, "records")
    for index in ("tables_listed", "tables_phase"):
        op.drop_index(index, "tables")
    for name, table, column, where in (
        ("records_public", "records", "at", "public"),
        ("tables_public", "tables", "touched", "public"),
        ("tables_gathering", "tables", "touched", "phase = 'gathering'"),
    ):
        condition = sa.text(where)
        op.create_index(name, table, [column], sqlite_where=condition, postgresql_where=condition)
    op.drop_table("departed")


def _create_partial_index(name: str, table: str, columns: list[str], where: str = "") -> None:
    """Of public ones. SQLAlchemy asks SQLite for them by a number and PostgreSQL by the column alone."""
    more = f" AND {where}" if where else ""
    op.create_index(
        name,
        table,
        columns,
        sqlite_where=sa.text(f"public = 1{more}"),
        postgresql_where=sa.text(f"public{more}"),
    )
