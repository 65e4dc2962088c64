"""Pictures of tables and matches: as SVG, painted, and in plain text."""
