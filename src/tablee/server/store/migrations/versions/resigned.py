"""Matches that somebody gave up are counted, but their points are not."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("tallies", sa.Column("scored", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE tallies SET scored = played")
    with op.batch_alter_table("tallies") as changed:
        changed.alter_column("scored", existing_type=sa.BigInteger, server_default=None)
    with op.batch_alter_table("group_results") as changed:
        changed.alter_column("total", existing_type=sa.BigInteger, nullable=True)
    op.execute("UPDATE groups SET folded = 0, fold = NULL")  # folded anew at the next look


def downgrade() -> None:
    op.execute("DELETE FROM group_results WHERE total IS NULL")
    with op.batch_alter_table("group_results") as changed:
        changed.alter_column("total", existing_type=sa.BigInteger, nullable=False)
    with op.batch_alter_table("tallies") as changed:
        changed.drop_column("scored")
    op.execute("UPDATE groups SET folded = 0, fold = NULL")
