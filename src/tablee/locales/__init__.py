"""What Tablée says to people, in seven languages: Fluent messages, and the rules as players read them.

Every language has a folder with its messages (`games.ftl` for both games and the server, others for one
client each) and `rules/` with a page for each game. `en/games.ftl` begins with how messages are called and
which values they are given. The browser reads the same files.
"""
