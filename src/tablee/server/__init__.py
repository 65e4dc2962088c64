"""Tables over HTTP and WebSocket.

The log of a table is the truth: an append-only sequence of entries with a unique (table, number).
Whatever is accepted was first written there. So any process may serve any table, two can never both
win, and a restart loses nothing that was acknowledged.

docs/architecture.md has the rooms.
"""
