"""Luck and skill in the matches of the deal of the day, of people and of bots."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

_TABLES = ("daily_tries", "daily_levels")


def upgrade() -> None:
    op.execute("DELETE FROM daily_levels")  # their matches are gone; they play again when somebody looks
    for table in _TABLES:
        for column in ("luck", "skill"):
            op.add_column(table, sa.Column(column, sa.Double))


def downgrade() -> None:
    for table in _TABLES:
        with op.batch_alter_table(table) as changed:
            changed.drop_column("skill")
            changed.drop_column("luck")
