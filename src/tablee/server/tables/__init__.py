"""What the database keeps of tables: logs, listings, snapshots, and who sits where."""
