"""Finding, opening and looking at tables, and the list of a person's running games."""
