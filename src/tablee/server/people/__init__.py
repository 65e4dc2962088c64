"""People: who they are, what they are called, and how they prove it."""
