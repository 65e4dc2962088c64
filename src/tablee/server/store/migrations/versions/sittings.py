"""Who has a seat at which table: somebody's running games can be listed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Games that go on already are listed from the next time on that somebody comes or goes there."""
    op.create_table(
        "sittings",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("sittings_person", "sittings", ["person", "touched", "table_id"])
    op.create_index("sittings_table", "sittings", ["table_id"])


def downgrade() -> None:
    op.drop_table("sittings")
