"""A word when it is somebody's turn, and tables at which something happens though nobody looks."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Turns that have begun already are announced from the next one on."""
    op.add_column("sittings", sa.Column("due", sa.BigInteger))
    due = sa.text("due IS NOT NULL")
    op.create_index("sittings_due", "sittings", ["due", "table_id"], sqlite_where=due, postgresql_where=due)
    op.create_table(
        "channels",
        sa.Column("channel_id", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("channels_person", "channels", ["person", "channel_id"])
    op.create_table(
        "notices",
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger),
        sa.Column("said", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("notices_table", "notices", ["table_id"])
    waiting = sa.text("at IS NOT NULL")
    op.create_index("notices_at", "notices", ["at"], sqlite_where=waiting, postgresql_where=waiting)
    op.create_table(
        "keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("keys")
    op.drop_table("notices")
    op.drop_table("channels")
    op.drop_index("sittings_due", "sittings")
    op.drop_column("sittings", "due")
