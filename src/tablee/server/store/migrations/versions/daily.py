"""The deal of the day: what is dealt, who has played it, and how the bots fared."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "daily_deals",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "daily_tries",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("record_id", sa.String, nullable=False),
        sa.Column("result", sa.LargeBinary),
    )
    op.create_index("daily_tries_person", "daily_tries", ["person", "day"])
    op.create_table(
        "daily_levels",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("level", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("result", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for table in ("daily_levels", "daily_tries", "daily_deals"):
        op.drop_table(table)
