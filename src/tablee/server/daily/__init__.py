"""The deal of the day: the same cards and bots for everybody on a server, one try each."""
