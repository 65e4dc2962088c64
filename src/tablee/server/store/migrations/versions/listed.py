"""Tables at which nobody sits are not in the list of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    _replace_index("phase != 'over' AND people > 0")


def downgrade() -> None:
    _replace_index("phase != 'over'")


def _replace_index(where: str) -> None:
    op.drop_index("tables_listed", "tables")
    op.create_index(
        "tables_listed",
        "tables",
        ["touched", "table_id"],
        sqlite_where=sa.text(f"public = 1 AND {where}"),
        postgresql_where=sa.text(f"public AND {where}"),
    )
