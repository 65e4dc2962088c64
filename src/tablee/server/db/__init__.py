"""Where everything is kept: SQLite by default, PostgreSQL by setting one URL.

database      queries, awaited
writer        the one thread that writes, many things in one commit
readers       the few threads that read
appends       how entries of logs are written
logs          the other statements: logs and tables,
matches       finished matches,
persons       people, and
departures    how they are forgotten
paging        lists, page by page
schema        the tables of the database, and `migrations` between their forms
upgrade       bringing a database to the form that this program needs
engines       connections, and what is asked of them
backup        copies of SQLite's file, taken and put back
"""
