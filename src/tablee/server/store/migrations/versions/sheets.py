"""Score sheets that are shared."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "sheets",
        sa.Column("sheet_id", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("sheets_person", "sheets", ["person"])
    op.create_index("sheets_touched", "sheets", ["touched"])


def downgrade() -> None:
    op.drop_table("sheets")
