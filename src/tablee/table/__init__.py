"""The table: commands, the log they write, the state it folds into, and what each seat is shown.

It knows no network and no database.
"""
