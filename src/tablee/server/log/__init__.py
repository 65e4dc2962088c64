"""The log of a table: its entries, the state they fold into, and the commands that add to it."""
