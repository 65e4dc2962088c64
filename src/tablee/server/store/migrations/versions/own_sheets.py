"""The newest score sheets of somebody are found without all the others, as their matches are."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("sheet_seats", sa.Column("at", sa.BigInteger))
    op.execute(
        "UPDATE sheet_seats SET at ="
        " (SELECT group_sheets.at FROM group_sheets WHERE group_sheets.sheet_id = sheet_seats.sheet_id)"
    )
    with op.batch_alter_table("sheet_seats") as seats:
        seats.alter_column("at", nullable=False)
    op.drop_index("sheet_seats_person", "sheet_seats")
    op.create_index("sheet_seats_person", "sheet_seats", ["person", "at", "sheet_id"])


def downgrade() -> None:
    op.drop_index("sheet_seats_person", "sheet_seats")
    with op.batch_alter_table("sheet_seats") as seats:
        seats.drop_column("at")
    op.create_index("sheet_seats_person", "sheet_seats", ["person"])
