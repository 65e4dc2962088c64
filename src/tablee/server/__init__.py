"""Tables over HTTP and WebSocket.

The log of a table is the truth: an append-only sequence of entries with a unique (table, number).
Whatever is accepted was first written there. So any process may serve any table, two can never both
win, and a restart loses nothing that was acknowledged.

    protocol    what goes over the wire, both ways, in one file
    log/        entries, the table as a fold, commands, the journal that writes and follows a log
    tables/     live tables: who is connected, who is told what, bots and programs
    cluster/    how processes tell each other what they have written
    net/        WebSockets, and who may use them
    http/       the JSON API and the pages
    store/      SQLite or PostgreSQL
    people/     who somebody is, without accounts
"""
