"""Where everything is kept: SQLite by default, PostgreSQL by setting one URL.

database      what awaits a query of any room
writer        the one thread that writes, many things in one commit
readers       the few threads that read
paging        lists, page by page
dialects      what SQLite and PostgreSQL do not have alike
schema        the tables of the database, and `migrations` between their forms
upgrade       bringing a database to the form that this program needs
engines       connections, and what is asked of them
backup        copies of SQLite's file, taken and put back
"""
