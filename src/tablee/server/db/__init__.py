"""Where everything is kept: SQLite by default, PostgreSQL by setting one URL.

database      what awaits a query of any room
writer        the one thread that writes, many things in one commit
readers       the few threads that read
statements    parts of queries: pages of a list, insert or update, many rows
schema        the tables of the database, and `migrations` between their forms
upgrade       bringing a database to the form that this program needs
engines       connections, and what is asked of them
backup        copies of SQLite's file, taken and put back
"""
