"""With whom somebody has played most is found without looking at everybody they met."""

from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_index("tallies_met", "tallies", ["person", "played"])


def downgrade() -> None:
    op.drop_index("tallies_met", "tallies")
