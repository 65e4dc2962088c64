"""Players that are programs: they see a view, and answer a move."""
