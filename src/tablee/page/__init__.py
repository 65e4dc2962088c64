"""Tables without a server: the same tables, logs and bots in the page of a browser, or anywhere.

    page     all of it, as a page uses it
    line     what a page asks and is told, in the messages of `table.protocol`
    api      the few requests of the HTTP API that a page makes
    store    what `server.db.store` is to a server, over a shelf
    key_value_store  where things are kept: IndexedDB in a browser
    bots     who thinks

`web/python_pack.py` packs what this needs, and `web/src/offline` runs it in a Web Worker.
"""
