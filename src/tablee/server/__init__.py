"""Tables over HTTP and WebSocket.

The log of a table is the truth: an append-only sequence of entries with a unique (table, number).
Whatever is accepted was first written there. So any process may serve any table, two can never both
win, and a restart loses nothing that was acknowledged.

    protocol    what goes over the wire, both ways, in one file
    entries     what a log is made of
    table       a table as its log makes it: the fold, and what may be done next
    room        a table that somebody is at: who is connected, who is told what
    house       all rooms of this process: waking, sleeping, hearing of other processes
    store       SQLite or PostgreSQL
    bus         how processes tell each other what they have written
    people      who somebody is, without accounts
"""
