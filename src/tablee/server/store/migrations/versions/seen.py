"""What somebody has seen of each of their tables, so that they can be told what happened since."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("sittings", sa.Column("seen", sa.LargeBinary))


def downgrade() -> None:
    op.drop_column("sittings", "seen")
