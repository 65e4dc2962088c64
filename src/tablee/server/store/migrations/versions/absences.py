"""People in the order in which they came, to look for those who have not come for long."""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_index("people_created", "people", ["created", "id"])


def downgrade() -> None:
    op.drop_index("people_created", "people")
