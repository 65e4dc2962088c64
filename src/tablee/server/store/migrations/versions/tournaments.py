"""Evenings for many: tournaments, who takes part, and whose records are not shown yet."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("tournament_id", sa.String, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("holder", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("tournaments_phase", "tournaments", ["phase", "touched"])
    op.create_index("tournaments_host", "tournaments", ["host"])
    op.create_table(
        "tournament_people",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column(
            "tournament_id",
            sa.String,
            sa.ForeignKey("tournaments.tournament_id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("tournament_people_tournament", "tournament_people", ["tournament_id"])
    op.create_index("tournament_people_touched", "tournament_people", ["person", "touched", "tournament_id"])
    op.create_table(
        "sealed_tables",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column(
            "tournament_id",
            sa.String,
            sa.ForeignKey("tournaments.tournament_id", ondelete="CASCADE"),
            nullable=False,
        ),
    )
    op.create_index("sealed_tables_tournament", "sealed_tables", ["tournament_id"])


def _tournament() -> sa.ForeignKey:
    return sa.ForeignKey("tournaments.tournament_id", ondelete="CASCADE")


def downgrade() -> None:
    for table in ("sealed_tables", "tournament_people", "tournaments"):
        op.drop_table(table)
