"""Bots that are programs of their own, in any language: JSON lines over standard input and output.

`messages` is the protocol, `program` a command line, `process` one running program and what it can do wrong,
`bot` a player at a table, `conformance` tells authors what is wrong. docs/write-a-bot.md explains it all.
"""
