"""What Tablée says to people, in eight languages: Fluent messages, and the rules as players read them.

Every language has a folder with its messages (`games.ftl` for both games and the server, others for one
client each); a game brings its own, with a page of rules. French Canada (`fr-CA`) has only what it says
otherwise than `fr`. `en/games.ftl` begins with how messages are called and which values they are given.
The browser reads the same files.
"""
