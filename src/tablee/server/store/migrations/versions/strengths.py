"""How strong somebody is believed to be, for bots that adapt to them."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "strengths",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("believed", sa.String, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("strengths")
