"""The form of 0.1.0, the first release. A new database is made from `schema`, and an older one is refused."""

revision = "0020"
down_revision = None
