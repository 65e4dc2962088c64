"""Score sheets of real cards in groups; what groups have kept of their results is worked out anew."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("group_results", sa.Column("sheet", sa.Boolean))
    op.execute("UPDATE groups SET folded = 0, fold = NULL")
    op.create_table(
        "group_sheets",
        sa.Column("sheet_id", sa.String, primary_key=True),
        sa.Column(
            "group_id", sa.String, sa.ForeignKey("groups.group_id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
    )
    op.create_index("group_sheets_group", "group_sheets", ["group_id", "at", "sheet_id"])
    op.create_index("group_sheets_person", "group_sheets", ["person"])
    op.create_table(
        "sheet_seats",
        sa.Column(
            "sheet_id",
            sa.String,
            sa.ForeignKey("group_sheets.sheet_id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("person", sa.String),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("total", sa.BigInteger, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
    )
    op.create_index("sheet_seats_person", "sheet_seats", ["person"])


def downgrade() -> None:
    op.drop_table("sheet_seats")
    op.drop_table("group_sheets")
    op.execute("DELETE FROM group_results WHERE sheet")
    op.drop_column("group_results", "sheet")
