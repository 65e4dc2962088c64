"""Tables without a server: the same tables, logs and bots in the page of a browser.

    page     all of it, as the worker of a browser calls it; things are kept in IndexedDB
    api      the few requests of the HTTP API that a page makes
    bots     who thinks

`web/python_pack.py` packs what this needs, and `web/src/offline` runs it in a Web Worker.
"""
