"""The book: what somebody has played, won and scored, by game and by whom they played with."""

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

_AT_ONCE = 500  # matches


class _Result(msgspec.Struct):
    totals: list[int]


class _Ended(msgspec.Struct):
    result: _Result


def upgrade() -> None:
    """Matches that have ended before are counted, the oldest first."""
    tallies = op.create_table(
        "tallies",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("other", sa.String, primary_key=True),
        *(
            sa.Column(name, sa.BigInteger, nullable=False)
            for name in ("played", "won", "points", "lowest", "highest", "streak", "longest")
        ),
    )
    op.create_index("tallies_other", "tallies", ["other"])
    rows = [
        {"person": person, "game": game, "other": other, **figures}
        for (person, game, other), figures in _counted(op.get_bind()).items()
    ]
    for begin in range(0, len(rows), _AT_ONCE):
        op.bulk_insert(tallies, rows[begin : begin + _AT_ONCE])


def _counted(connection: sa.Connection) -> dict[tuple[str, str, str], dict[str, int]]:
    """By person, game and whom they played with; "" is everybody."""
    known = set(connection.scalars(sa.text("SELECT id FROM people")))
    found: dict[tuple[str, str, str], dict[str, int]] = {}
    matches = connection.execute(sa.text("SELECT record_id, game FROM records ORDER BY at, record_id")).all()
    for record_id, game in matches:
        query = sa.text("SELECT seat, person, won FROM played WHERE record_id = :id ORDER BY seat")
        seats = {
            person: (seat, bool(won))
            for seat, person, won in connection.execute(query, {"id": record_id})
            if person in known
        }
        if not seats:
            continue
        body = connection.scalar(sa.text("SELECT body FROM records WHERE record_id = :id"), {"id": record_id})
        try:
            totals = msgspec.json.decode(body, type=_Ended).result.totals
        except msgspec.DecodeError:
            continue
        for person, (seat, won) in seats.items():
            for other in ("", *(each for each in seats if each != person)):
                _add(found.setdefault((person, game, other), {}), won, totals[seat])
    return found


def _add(row: dict[str, int], won: bool, total: int) -> None:
    row["played"] = row.get("played", 0) + 1
    row["won"] = row.get("won", 0) + won
    row["points"] = row.get("points", 0) + total
    row["lowest"] = min(row.get("lowest", total), total)
    row["highest"] = max(row.get("highest", total), total)
    row["streak"] = row.get("streak", 0) + 1 if won else 0
    row["longest"] = max(row.get("longest", 0), row["streak"])


def downgrade() -> None:
    op.drop_table("tallies")
