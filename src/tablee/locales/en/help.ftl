### The help of the command `tablee`. No message here has values or refers to another; they are read without
### Fluent, so that help is there at once. `this = that` within a message are two columns.
###
###   help-<command>  help-<command>-<option>  help-option-<option>, for several  help-example-<which>

## Headings and small words

help-usage = Usage
help-examples = Examples
help-options = Options
help-commands = Commands
help-exit = Exit codes
help-default = default
help-environment = environment
help-required = required
help-placeholders =
    OPTIONS = OPTIONS
    COMMAND = COMMAND
    ARGUMENTS = ARGUMENTS
    GAME = GAME
    FILE = FILE
    FOLDER = FOLDER
    NAME = NAME
    VALUE = VALUE
    NUMBER = NUMBER
    SECONDS = SECONDS
    POINTS = POINTS
    QUESTION = QUESTION
    ADDRESS = ADDRESS
    LEVEL = LEVEL
    LANGUAGE = LANGUAGE
    SEED = SEED
    TOPIC = TOPIC
    SHELL = SHELL
    CARD = CARD
    CARDS = CARDS
    SITUATION = SITUATION
    ACTION = ACTION
    WHOM = WHOM
    TEXT = TEXT
    POSITION = POSITION
help-exit-short =
    0 = all is well
    1 = a file, a server or a place to write has a problem
    2 = the command was not understood, or asks for something impossible
    130 = interrupted with Ctrl-C; games and score sheets are saved
help-exit-codes =
    0 = All is well.
    1 = A file, a record, a server or a place to write has a problem. One sentence on standard error says which and why; nothing half-written is left behind.
    2 = The command was not understood, or asks for something impossible, such as seven players at a game for six. One sentence says what would be possible.
    130 = Interrupted with Ctrl-C. What was being played is kept for “tablee play --resume”, and a score sheet is kept up to the last number; everything else writes nothing.

## Options of several commands

help-option-lang = The language: en, fr, fr-CA, de, nl, it, es or pt; without it, that of LC_ALL, LC_MESSAGES or LANG.
help-option-help = Show this help.
help-option-version = Show the version.
help-option-players = How many sit at the table.
help-option-option = An option of the game, such as partners=true, stock_size=10 or target=none. Repeatable.
help-option-seed = The same number gives the same deals.
help-option-threads = How many threads; without it, one a core.
help-option-device = What plays: cpu, or cuda for a graphics card, with the same results.
help-option-ray = Play on Ray, with the same results: on the cluster at this ADDRESS, such as auto or host:6379, or without one on this machine. --threads says on how many workers.
help-option-parquet = Write a row for each match into this Parquet file, for DuckDB, polars and pandas.
help-option-json = The result as JSON, for scripts.
help-option-database = The file, or for the server also postgresql://user@host/name; without it, tablee/tablee.sqlite in your data folder.
help-option-plain = Line by line, for screen readers, pipes and scripts.
help-option-ms = How many milliseconds a bot has for a move; only programs and the two highest levels look at the clock.

## The command

help-tablee =
    Skip-Bo and Skyjo at one table: play, keep score, replay, prove, measure.

    “tablee help COMMAND” explains a command.
help-example-play = choose a game, and play against bots or each other
help-example-join = sit at a table of a server
help-example-score = the score sheet for real cards
help-example-real-table = set up with real cards, who begins, what happens now
help-example-replay = step through a match from the first card on
help-example-verify = prove its shuffles, moves and result
help-example-review = luck and skill in it, and the mistakes
help-example-arena = which bot is better
help-example-simulate = what happens in ten thousand matches
help-example-serve = open a table to everybody at home

## tablee play

help-play =
    Play in the terminal: against bots, several people at one device, or at a table of a server.

    GAME is one of: GAMES. Without it, a first screen asks for everything. The keys are shown at the bottom of the screen; “?” explains them. Every move is saved: whatever happens, --resume continues the game.
help-example-choose = choose everything on the screen
help-example-two = two people and two bots
help-example-watch = bots among themselves
help-example-resume = continue the interrupted game
help-example-open = open a table on a server, and invite others
help-play-level = How well the bots play: the number or the name of a level; or one after the other, such as 2,2,4. “adaptive” draws what suits you.
help-play-name = Your name; repeated, several people share the device.
help-play-seat = Where you sit, or the first of you; seats count from 1.
help-play-seed = To play the same cards again: a number, or a seed of 64 hex digits as a record has it.
help-play-save = Write the record here when the match is over.
help-play-resume = Continue the game that was interrupted last.
help-play-join = Sit at a table of a server: its link, as the browser shows it, or its code.
help-play-server = Open a table on this server and show the link for the others; with --join, where the code is from. Without it, the only server you know.
help-play-public = With --server: the table is listed there, and anybody may come.
help-play-watch = Only watch: the table to join, or bots among themselves.
help-play-pace = Seconds that a bot takes for a move; without it 0.6, and 0 with --plain.

## tablee learn, tablee rules

help-learn =
    Learn a game by playing along: every step says what to do and why.

    Without a GAME, the lessons are listed. Enter reads on, or makes the move for you.
help-rules =
    The rules of a game, or of all games, in your language.

    With options, the table’s choices come first. On a screen the text opens in your pager.
help-example-learn = learn a game by playing along

## tablee games

help-games =
    Games in the terminal that were interrupted: list them, continue one, or delete it.

    Without a NUMBER they are listed, the last one played first; with one, that game goes on. A file that cannot be read is named.
help-games-delete = Delete it instead of continuing it.
help-example-games-list = all of them, numbered
help-example-games-go-on = continue the second

## tablee tables

help-tables =
    List the tables of a server: yours, and those that anybody may come to.

    Without a URL, those of all servers where you have been.

## tablee score

help-score =
    Keep the score of a match with real cards.

    GAME is one of: GAMES. Every number is saved as it is typed. Without a FILE the sheet is in your data folder, and the next “tablee score” continues it until the match is over.
help-example-go-on = continue the sheet
help-example-own-file = a sheet in a file of your own
help-score-name = Who plays, in the order of the seats. Repeatable.
help-score-limit = When the match is over; without it 100, and 500 at Skip-Bo.
help-score-partners = Skip-Bo in pairs.
help-score-dealer = Who deals first, counted from 1.
help-score-new = A new sheet, even if there is one to continue.
help-score-export = Write the sheet as a table, and ask for nothing.
help-score-json = Print the sheet and its totals as JSON, and ask for nothing.

## tablee real-table

help-real-table =
    Play with real cards: set up, find out who begins and what happens now, check the deck.

    GAME is one of: GAMES. Without options it asks what you want to know, line by line; with them it answers at once.
help-example-deal = how many cards five players get
help-example-first = who begins with these cards
help-example-what = all situations, with their numbers
help-real-table-deal = How to set up for so many players.
help-real-table-each = With --deal: another number of cards for each player.
help-real-table-partners = With --deal: in pairs.
help-real-table-first = Who deals or begins: the cards of everybody, with a comma between players; W is a Skip-Bo, and - somebody who does not draw again.
help-real-table-dealer = With --first: who is the dealer, counted from 1.
help-real-table-what = What happens now: the number or the name of a situation; without one, all of them.
help-real-table-check = Whether the deck is complete: each card with how many there are of it, such as “1=12 2=11”.

## tablee replay

help-replay =
    Step through a recorded match, or print it move by move.

    On the screen ← and → go step by step, ↑ and ↓ turn by turn, s shows it from another seat. In a pipe the match is printed. “-” reads it from standard input.
help-replay-text = Print the whole match, as in a pipe.
help-replay-json = Every step with its events and totals as JSON.
help-replay-to = Stop after this move; on the screen, begin there.
help-replay-seat = As this seat saw it, counted from 1; without it, everything that was drawn is told.
help-replay-pictures = With --text: draw the table at the beginning of every turn.
help-replay-review = Say what decisions cost and what was better, as tablee review does; takes some seconds.

## tablee verify

help-verify =
    Prove recorded matches: commitment, every shuffle, every move, the result.

    What does not hold is named, with its place in the file. “-” reads a match from standard input.
help-example-verify-all = all of them, one line each

## tablee review

help-review =
    Was it you, or the cards? Luck and skill in a recorded match, and what every decision cost.

    A judge that was fixed beforehand gives everybody’s chance to win after every move. Start + luck + skill = result. Only what is certain is called an error.
help-review-html = Write a page with the curve into this HTML file.

## tablee analyse

help-analyse =
    Rank the moves of a position, best first, with the chance to win after each and why.

    POSITION is one line of text, in quotation marks; docs/positions.md says how it is written.
help-analyse-ms = How many milliseconds it may think.

## tablee simulate

help-simulate =
    Let random players play many matches, and sum up what happened.

    A match goes to 500 (Skip-Bo) or 100 (Skyjo) unless an option says otherwise: target=none and limit=none play single games and rounds.
help-simulate-matches = How many matches to play.
help-simulate-policy = Who plays: eager hurries to the end, uniform makes any legal move.
help-simulate-records = Write every match as a record into this folder.
help-simulate-plot = Draw wins, scores and lengths into this SVG file.

## tablee arena

help-arena =
    Let bots play against each other, and say who is better.

    A BOT is a level, by its number or its name, greedy, random or eager; without any, the levels 1 to 4 and greedy play. Every two bots meet on the same deals with all seats exchanged. At a table of more than two they sit alternately, and partners are of a kind. A duel stops early once the better bot is certain (99.9%).
help-arena-matches = The most that two bots play.
help-arena-device = What plays: cpu, or cuda for a graphics card, with the same results. A card plays the levels 1 to 4 and greedy.
help-arena-all = Play all matches, even when the better bot is certain.
help-arena-luckless = Take luck out of the results: a difference shows in fewer matches, but each takes a second or more (docs/review.md).
help-arena-fair = Give every two levels the handicap with which they win about equally often (docs/bots.md).
help-arena-resume = Save what was played in this file, and continue from there. Bots, options, seed and time must be the same.
help-arena-records = Write every match as a record into this folder. With one bot alone it plays against itself.
help-arena-trajectories = Write what was seen, could be done and was done in every position into this .parquet or .npz file. With one bot alone it plays against itself.
help-arena-plot = Draw ladder and cross table into this SVG file.

## tablee lab

help-lab =
    Answer questions about the games with pictures: how much luck, which seat, how long, which rule changes what, which level beats which.

    It plays for a minute or two, with levels 1 to 4, and writes one HTML file that needs nothing else. Every answer has its 95% interval and the command that gives the same figures. The same arguments give the same report. The report is in English.
help-lab-only = Only this question: luck, seats, length, rules, levels or striking. Repeatable.
help-lab-matches = Single games or rounds of a figure, instead of 2000; an eighth as many whole matches.
help-lab-quick = A first look within seconds, with wide intervals: as --matches 160.
help-lab-out = Where to write the report, instead of lab.html. With --json it is written only if this is given.

## tablee arena --bot, tablee check-bot

help-arena-bot = A program that plays, such as “python mybot.py”. Repeatable. One that crashes, hangs, lies or floods forfeits the match.
help-check-bot =
    Check that a program keeps the bot protocol, and say what is wrong with it.

    COMMAND starts the program. It is asked to play both games at small and large tables. docs/write-a-bot.md has the protocol; what is said about the program is in English. The exit code is 1 if anything is wrong.
help-check-bot-game = Only this game. Repeatable.
help-check-bot-ms = How many milliseconds the program has for a move.
help-sit =
    Let a program of yours play at a table of a server.

    ADDRESS is the link that the table shows for a program, with its token; COMMAND starts the program. What is said goes through as it is, a line that breaks is opened again, and if the program does something wrong a bot of the server plays for it. docs/write-a-bot.md says more. Ctrl-C ends the program.
help-sit-bot = The program, such as “python mybot.py”.
help-sit-token = The token of the seat, if it is not in the address. In the environment nobody else on this machine can read it.

## tablee bench

help-bench =
    Measure how fast the kernels and the plain rules play on this machine.
help-bench-seconds = How long to measure each line, at least.

## tablee serve, backup and restore

help-serve =
    Open a table server for browsers and terminals, here or anywhere. Ctrl-C closes it.
help-example-here = for this machine
help-example-home = for everybody at home: scan the code
help-serve-host = The address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for everybody who can reach it.
help-serve-port = The port to listen on; 0 takes any that is free.
help-serve-lan = Open to the local network: prints the address, also as a QR code to scan.
help-serve-bus = What several servers on one PostgreSQL talk through, such as nats://127.0.0.1:4222.
help-serve-origin = Another site whose pages may use this server, such as https://example.org. Repeatable.
help-serve-allowed-host = A name by which visitors may ask for this server, such as tables.example.org or *.example.org; may be repeated. Without one, any.
help-serve-proxy = A reverse proxy whose X-Forwarded headers are believed, such as 10.0.0.2 or 10.0.0.0/24. One on this machine always is. Repeatable.
help-serve-root-path = The path under which a reverse proxy shows this server, such as /games/tablee; the proxy may strip it or not.
help-serve-pace = Seconds that a bot takes for a move.
help-serve-idle = Seconds until a table that nobody is at goes to sleep; it wakes when somebody opens it.
help-serve-log = How to write the log, on standard error. auto: text on a terminal, else JSON.
help-serve-metrics-token = Whoever knows it may read /metrics; without one, those in private networks may.
help-serve-admin-token-file = A file with the token for /admin, the page for whoever runs this server; at least 16 characters. Or put the token into TABLEE_ADMIN_TOKEN. Without one there is no such page.
help-serve-word-list = A file with words, one in each line, that are refused in names and chat.
help-serve-keep-days = How many days a table is kept at which a match was begun, after it was last touched; 0: forever. Finished matches stay.
help-serve-keep-tables = How many tables are kept of each kind, the last touched ones; 0: all.
help-serve-keep-people-days = How many days somebody who has finished no match is kept after they were last seen; 0: forever. Whoever has a seat stays.
help-serve-mail-server = Send mail through this server, such as smtp://user:password@host.
help-serve-notify-private = Let notifications go to addresses at home as well, such as an ntfy server of your own.
help-serve-connections = How many connections there may be at once; by default as many as the system’s limit for open files allows, up to 10,000.
help-serve-connections-per-address = How many of them visitors without a seat may have from one address (in IPv6: a /64); by default an eighth, 16 to 500.
help-serve-no-rate-limits = Addresses may ask as often as they like: for tests, or behind limits.
help-site =
    Write a site that needs no server: play alone or at one device, learn, keep score.

    Any web space serves the files, at any path: GitHub Pages, or python -m http.server.
help-site-base = The path at which the site will be, for its page of unknown addresses.
help-backup =
    Copy everything that a server keeps into one file. It may go on running.
help-backup-overwrite = Replace the file if it exists.
help-restore =
    Put a backup in the place of what a server keeps. Stop it first.

    What was there is kept beside it.
help-restore-yes = Do not ask.
help-moderate =
    Close tables, remove people and block networks on an open server, while it runs.

    ACTION is tables (list them, with who sits there; WHOM may be a code), close or reopen (WHOM is a table’s code), remove or admit (WHOM is a person’s id, as “tables” shows it), block or unblock (WHOM is an address or a network; one address of IPv6 means its /64), bans (what is in force) or log (who did what, when and why).

    Whoever is removed leaves their seats and cannot come back under this identity. Running servers follow within a few seconds. Cards are never shown.
help-example-moderate-tables = which tables there are, and who sits there
help-moderate-days = For how many days someone is removed or a network blocked; without it, until that is lifted.
help-moderate-why = The reason, for the log.

## tablee completion and help

help-completion =
    Print what makes a shell complete commands and options. SHELL is bash, zsh or fish.
help-help =
    Explain a command, or “exit-codes”.
