"""The playable lessons of the browser client, one for each game, made from the real rules.

A script says which cards come and what is done with them; `frames` plays it and writes down every message
that a server would send. `python -m tablee.server.lessons` writes them for the client; a test fails when
they are not what the rules give. What is said at each step stands in `learn.ftl`.
"""
