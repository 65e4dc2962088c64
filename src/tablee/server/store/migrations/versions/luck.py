"""What reviews have found of luck in finished matches, and what it comes to in the book."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

_SUMS = ("measured", "luck", "squares")


def upgrade() -> None:
    op.add_column("played", sa.Column("luck", sa.Double))
    op.add_column("played", sa.Column("judge", sa.String))
    for name in _SUMS:
        kind = sa.BigInteger if name == "measured" else sa.Double
        op.add_column("tallies", sa.Column(name, kind, nullable=False, server_default=sa.text("0")))


def downgrade() -> None:
    with op.batch_alter_table("tallies") as tallies:
        for name in _SUMS:
            tallies.drop_column(name)
    with op.batch_alter_table("played") as played:
        played.drop_column("judge")
        played.drop_column("luck")
