"""The way from each form of the database to the next, and back."""
