"""What a host decides about visitors, and the log of it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("subject", sa.String, primary_key=True),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "acts",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mark", sa.String, nullable=False),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("did", sa.String, nullable=False),
        sa.Column("whom", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("why", sa.String, nullable=False),
    )
    op.create_index("acts_mark", "acts", ["mark"], unique=True)


def downgrade() -> None:
    for table in ("acts", "bans"):
        op.drop_table(table)
