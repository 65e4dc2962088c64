"""Groups, their members and results; of each seat of a finished match, its points and its side."""

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

_AT_ONCE = 500  # matches


class _Result(msgspec.Struct):
    totals: list[int]


class _Ended(msgspec.Struct):
    result: _Result
    options: dict[str, bool | int | str | None]


def upgrade() -> None:
    """Matches that have ended before are read once more."""
    op.add_column("played", sa.Column("total", sa.BigInteger))
    op.add_column("played", sa.Column("side", sa.Integer))
    op.create_table(
        "groups",
        sa.Column("group_id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("invitation", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
        sa.Column("folded", sa.BigInteger, nullable=False),
        sa.Column("fold", sa.LargeBinary),
    )
    op.create_index("groups_invitation", "groups", ["invitation"], unique=True)
    op.create_table(
        "members",
        sa.Column(
            "group_id", sa.String, sa.ForeignKey("groups.group_id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )
    op.create_index("members_person", "members", ["person", "group_id"])
    op.create_table(
        "group_results",
        sa.Column(
            "group_id", sa.String, sa.ForeignKey("groups.group_id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("match_id", sa.String, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("total", sa.BigInteger, nullable=False),
    )
    op.create_index("group_results_at", "group_results", ["group_id", "at", "match_id"])
    op.create_index("group_results_person", "group_results", ["person"])
    _read_ends(op.get_bind())


def _read_ends(connection: sa.Connection) -> None:
    ids = connection.scalars(sa.text("SELECT record_id FROM records ORDER BY record_id")).all()
    body = sa.text("SELECT record_id, body FROM records WHERE record_id IN :ids").bindparams(
        sa.bindparam("ids", expanding=True)
    )
    write = sa.text("UPDATE played SET total = :total, side = :side WHERE record_id = :id AND seat = :seat")
    for begin in range(0, len(ids), _AT_ONCE):
        rows = []
        for record_id, record in connection.execute(body, {"ids": ids[begin : begin + _AT_ONCE]}):
            try:
                ended = msgspec.json.decode(record, type=_Ended)
            except msgspec.DecodeError:
                continue
            totals = ended.result.totals
            count = len(totals) // 2 if ended.options.get("partners") is True else len(totals)
            rows += [
                {"id": record_id, "seat": seat, "total": total, "side": seat % count}
                for seat, total in enumerate(totals)
            ]
        if rows:
            connection.execute(write, rows)


def downgrade() -> None:
    for table in ("group_results", "members", "groups"):
        op.drop_table(table)
    op.drop_column("played", "total")
    op.drop_column("played", "side")
