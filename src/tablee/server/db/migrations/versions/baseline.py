"""The form of 0.1.0, the first release."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "acts",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mark", sa.String, nullable=False),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("did", sa.String, nullable=False),
        sa.Column("whom", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("why", sa.String, nullable=False),
    )
    op.create_index("acts_mark", "acts", ["mark"], unique=True)
    op.create_table(
        "bans",
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("subject", sa.String, primary_key=True),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "daily_deals",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "daily_levels",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("level", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("result", sa.LargeBinary, nullable=False),
        sa.Column("luck", sa.Double),
        sa.Column("skill", sa.Double),
    )
    op.create_table(
        "departed",
        sa.Column("person", sa.String, primary_key=True),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mark", sa.String, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
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
        "keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("host", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE")),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("colour", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("phrase", sa.LargeBinary),
    )
    op.create_index("people_created", "people", ["created", "id"])
    op.create_index("people_host", "people", ["host"])
    op.create_index("people_phrase", "people", ["phrase"], unique=True)
    op.create_table(
        "records",
        sa.Column("record_id", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("records_game", "records", ["game"])
    _create_partial_index("records_public", "records", ["at", "record_id"], "public")
    _create_partial_index("records_public_game", "records", ["game", "at", "record_id"], "public")
    op.create_table(
        "sittings",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("seen", sa.LargeBinary),
    )
    _create_partial_index("sittings_due", "sittings", ["due", "table_id"], "due IS NOT NULL")
    op.create_index("sittings_person", "sittings", ["person", "touched", "table_id"])
    op.create_index("sittings_table", "sittings", ["table_id"])
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "strengths",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("believed", sa.String, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("bots", sa.Integer, nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_code", "tables", ["code"], unique=True)
    _create_partial_index(
        "tables_listed", "tables", ["touched", "table_id"], "public AND phase != 'over' AND people > 0"
    )
    op.create_index("tables_phase", "tables", ["phase", "touched"])
    op.create_table(
        "tallies",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("other", sa.String, primary_key=True),
        sa.Column("played", sa.BigInteger, nullable=False),
        sa.Column("won", sa.BigInteger, nullable=False),
        sa.Column("points", sa.BigInteger, nullable=False),
        sa.Column("lowest", sa.BigInteger, nullable=False),
        sa.Column("highest", sa.BigInteger, nullable=False),
        sa.Column("streak", sa.BigInteger, nullable=False),
        sa.Column("longest", sa.BigInteger, nullable=False),
        sa.Column("scored", sa.BigInteger, nullable=False),
        sa.Column("measured", sa.BigInteger, nullable=False, server_default=sa.text("0")),
        sa.Column("luck", sa.Double, nullable=False, server_default=sa.text("0")),
        sa.Column("squares", sa.Double, nullable=False, server_default=sa.text("0")),
    )
    op.create_index("tallies_met", "tallies", ["person", "played"])
    op.create_index("tallies_other", "tallies", ["other"])
    op.create_table(
        "tournaments",
        sa.Column("tournament_id", sa.String, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("holder", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("tournaments_host", "tournaments", ["host"])
    op.create_index("tournaments_phase", "tournaments", ["phase", "touched"])
    op.create_table(
        "channels",
        sa.Column("channel_id", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("channels_person", "channels", ["person", "channel_id"])
    op.create_table(
        "daily_tries",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("day", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("record_id", sa.String, nullable=False),
        sa.Column("result", sa.LargeBinary),
        sa.Column("luck", sa.Double),
        sa.Column("skill", sa.Double),
    )
    op.create_index("daily_tries_person", "daily_tries", ["person", "day"])
    op.create_table(
        "devices",
        sa.Column("device", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_person", "devices", ["person"])
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
        sa.Column("total", sa.BigInteger),
        sa.Column("sheet", sa.Boolean),
    )
    op.create_index("group_results_at", "group_results", ["group_id", "at", "match_id"])
    op.create_index("group_results_person", "group_results", ["person"])
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
        "members",
        sa.Column(
            "group_id", sa.String, sa.ForeignKey("groups.group_id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )
    op.create_index("members_person", "members", ["person", "group_id"])
    op.create_table(
        "notices",
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger),
        sa.Column("said", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    _create_partial_index("notices_at", "notices", ["at"], "at IS NOT NULL")
    op.create_index("notices_table", "notices", ["table_id"])
    op.create_table(
        "played",
        sa.Column(
            "record_id", sa.String, sa.ForeignKey("records.record_id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("total", sa.BigInteger),
        sa.Column("side", sa.Integer),
        sa.Column("luck", sa.Double),
        sa.Column("judge", sa.String),
    )
    op.create_index("played_person", "played", ["person", "at", "record_id"])
    op.create_table(
        "sealed_tables",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column(
            "tournament_id",
            sa.String,
            sa.ForeignKey("tournaments.tournament_id", ondelete="CASCADE"),
            nullable=False,
        ),
    )
    op.create_index("sealed_tables_tournament", "sealed_tables", ["tournament_id"])
    op.create_table(
        "sheets",
        sa.Column("sheet_id", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("sheets_person", "sheets", ["person"])
    op.create_index("sheets_touched", "sheets", ["touched"])
    op.create_table(
        "tournament_people",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column(
            "tournament_id",
            sa.String,
            sa.ForeignKey("tournaments.tournament_id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("tournament_people_touched", "tournament_people", ["person", "touched", "tournament_id"])
    op.create_index("tournament_people_tournament", "tournament_people", ["tournament_id"])
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
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("sheet_seats_person", "sheet_seats", ["person", "at", "sheet_id"])


def _create_partial_index(name: str, table: str, columns: list[str], where: str) -> None:
    in_sqlite = where.replace("public", "public = 1")  # as queries compare it there
    op.create_index(name, table, columns, sqlite_where=sa.text(in_sqlite), postgresql_where=sa.text(where))
