### What the command `tablee` says when something is done or cannot be. Its help is in help.ftl.

## What was done

command-verified = { $winners ->
    [none] { $file }: all is well. The commitment fits the seed, every shuffle ({ $shuffles }) and every move ({ $moves }) is right, and nobody has won the match.
   *[other] { $file }: all is well. The commitment fits the seed, every shuffle ({ $shuffles }) and every move ({ $moves }) is right, and the match was won by { $winners }.
}
command-open = Tablée is open: { $addresses } · Ctrl-C closes it.
command-site-written = { $folder }: { $size } MB. Any web space serves it; to try it: python -m http.server -d { $folder }
command-site-not-built = The browser client is not built: run python web/build.py first.
command-copied = { $file }: a whole copy, { $size } MB.
command-written = Written to { $file }.
command-restored = { $target }: restored from { $source }.
command-put-aside = What was there before is now { $file }.
command-restore-sure = Put { $source } in the place of { $target }? (y/n)
command-moderated = done; running servers follow within a few seconds.
command-moderate-none = none.
command-tables-yours = Your tables:
command-tables-open = Open to everybody:
command-tables-none = There is no open table, and none of yours. “tablee play GAME --server URL” opens one.
command-tables-seats = { $taken } of { $players } seats taken
command-tables-join = Sit down with: { $command }
command-aborted = nothing was done.
command-sit-seated = { $name } has its seat at { $server }. Ctrl-C ends it.
command-sit-away = { $server } does not answer; trying again.
command-sit-anew = { $last ->
    [none] { $bot } is being restarted. { $why }
   *[other] { $bot } is being restarted. { $why } Its last words: { $last }
}
command-interrupted = interrupted; nothing was written.
command-progress-playing = playing
command-progress-writing = writing records
command-progress-measuring = measuring
command-progress-reviewing = reviewing the match
command-progress-thinking = Thinking…
command-progress-compiling = compiling, only this once: { $count } functions
command-progress-lab-luck = { $game }: how much luck
command-progress-lab-seats = { $game }: which seat
command-progress-lab-length = { $game }: how long
command-progress-lab-rules = { $game }: what the rules change
command-progress-lab-levels = { $game }: level against level
command-progress-lab-striking = { $game }: what is striking

## What is not as it should be

command-went-wrong = something went wrong.
command-no-sheet = { $file }: there is no score sheet.
command-no-lesson = there is no lesson for { $game }.
command-sheet-exists = { $file }: there is a file already; choose another name for a new sheet.
command-sheet-of-other-game = { $file }: this is a sheet for { $game }.
command-database-in-use = another server has { $file } open: stop it first, or take another file with --database. Several servers share a PostgreSQL.
command-port-in-use = port { $port } is in use: take another with --port, or any free one with --port 0.
command-port-not-allowed = you may not use port { $port }: take one from 1024 up.
command-database-closed = the database cannot be opened: { $reason }
command-bot-silent = { $bot } cannot play. { $why } “tablee check-bot” says more.
command-sit-token = the token is wrong or no longer valid: get a new one at the table.
command-sit-taken = The seat was given to somebody else.
command-sit-replaced = the same token is in use elsewhere now.
command-sit-out = the program was sent away too often; a bot plays this match to its end.
command-cluster-unreachable = no Ray cluster can be reached at { $address }: { $why }
command-cluster-lost = workers of the cluster died again and again over the same matches; nothing was written. { $why }
command-cluster-other-version = { $why ->
    [none] a machine of the cluster has no Tablée; it needs version { $version }, as here.
   *[other] a machine of the cluster has Tablée { $why }; it needs version { $version }, as here.
}
command-system-no-file = no such file or folder
command-system-not-allowed = permission denied
command-system-is-folder = this is a folder
command-system-no-folder = there is no such folder
command-system-exists = a file of this name exists already
command-system-disk-full = the disk is full
command-system-read-only = this place is read-only
command-system-nobody-there = nothing answers there

## What was not understood

command-misuse-help = Try “{ $command }” for help.
command-misuse-no-option = { $near ->
    [none] There is no option { $given }.
   *[other] There is no option { $given }. Did you mean { $near }?
}
command-misuse-no-command = { $near ->
    [none] There is no command { $given }.
   *[other] There is no command { $given }. Did you mean { $near }?
}
command-misuse-missing = { $what } is missing.
command-misuse-needs = { $option } only works together with { $needed }.
command-misuse-option-value = { $option } needs a value.
command-misuse-extra = “{ $given }” was not expected here.
command-misuse-not-one-of = { $what }: there is no “{ $given }”; there are { $known }.
command-misuse-not-in-range = { $most ->
    [none] { $least ->
        [none] { $what } needs a number, not “{ $given }”.
       *[other] { $what } needs a number from { $least } up, not “{ $given }”.
    }
   *[other] { $what } needs a number from { $least } to { $most }, not “{ $given }”.
}
command-misuse-not-name-value = “{ $given }” is not of the form NAME=VALUE, such as target=none.
command-misuse-not-a-limit = “{ $given }” is not a number, nor none.
command-misuse-not-exported = A score sheet is exported as .csv, .md or .json, not as { $given }.
command-misuse-no-bot = There is no bot called { $given }; there are { $known }.
command-misuse-one-bot = A tournament needs at least two bots.
command-misuse-bot-no-command = “{ $given }” is not a command; a bot is one such as “python mybot.py”.
command-misuse-bot-not-executable = { $given } cannot be run: make it executable (chmod +x), or name what runs it.
command-misuse-bot-no-program = There is no program called { $given }.
command-misuse-bot-platform = Programs can be bots on Linux and macOS only: { $given }.
command-misuse-no-plots = Pictures need matplotlib: { $command }
command-misuse-not-svg = The picture is an SVG: call it { $file }.
command-misuse-not-trajectories = Trajectories go into a file that ends in .parquet or .npz, not { $given }.
command-misuse-no-tournament = { $file } is not a tournament that can be resumed.
command-misuse-other-tournament = { $file } belongs to another tournament: its { $name } is { $then }, not { $now }.
command-misuse-damaged-tournament = { $file } is damaged: line { $line } is not as it was written.
command-misuse-not-html = The report is an HTML page: call it { $file }.
command-misuse-no-cluster = { $option } needs { $library }: { $command }
command-misuse-no-card = --device cuda needs an NVIDIA graphics card with its driver, and { $command }
command-misuse-card-or-cluster = Give --ray or --device cuda, not both.
command-misuse-not-a-cluster = “{ $given }” is not the address of a Ray cluster, such as auto or host:6379. For this machine, put --ray last.
command-misuse-no-seat = There is no seat { $given }; there are 1 to { $last }.
command-misuse-resume-alone = --resume continues a game as it was: only --plain, --pace and --lang go with it.
command-misuse-empty-name = A name must not be empty.
command-misuse-same-name = Two people are called { $name }: nobody could tell them apart.
command-misuse-too-many-levels = { $levels } levels are given, but only { $bots ->
    [0] people play
    [one] one bot plays
   *[other] { $bots } bots play
}.
command-misuse-which-game = Which game? “tablee games” lists them with their numbers.
command-misuse-no-game-number = There is no game { $given }; { $last ->
    [0] none was interrupted
   *[other] the list ends with { $last }
}.
command-game-deleted = Deleted: { $file }
command-misuse-no-move = There is no move { $given }; the match has { $last }.
command-misuse-too-many-names = There are { $names } names for { $seats } seats.
command-misuse-not-a-seed = A seed is a number, or 64 hex digits.
command-misuse-join-alone = --join sits down at a table that exists: leave out the game and --resume.
command-misuse-server-alone = --server opens a table there: only -p, -o, -n, --public, --plain and --lang go with it.
command-misuse-which-server = { $known ->
    [none] Which server? Give its address, such as http://192.168.1.5:8000.
   *[other] Which server? You know { $known }.
}
command-misuse-not-a-server = “{ $given }” is not the address of a server, such as http://192.168.1.5:8000.
command-misuse-not-a-table = “{ $given }” is not the address of a table, such as http://192.168.1.5:8000/t/K7Q2MX.
command-misuse-no-token = The token of the seat is missing: give the whole link, or --token, or TABLEE_BOT_TOKEN.
command-misuse-no-topic = There is no help on { $given }; there is on { $known }.
command-misuse-lan-alone = --lan listens on every address of this machine: leave out --host.
command-misuse-not-an-address = “{ $given }” is not an address of this machine.
command-misuse-not-a-site = “{ $given }” is not a site such as https://example.org.
command-misuse-not-a-mail-server = { $given } is not a mail server such as smtp://user:password@host.
command-misuse-mail-needs-host = With --mail-server, also say by which name visitors reach this server: --allowed-host tables.example.org. Links in mail lead there.
command-misuse-not-a-network = “{ $given }” is no address such as 10.0.0.2 or 10.0.0.0/24.
command-misuse-not-a-path = “{ $given }” is not a path such as /games/tablee.
command-misuse-path-taken = The path “{ $given }” begins with { $first }, as pages of Tablée itself do. Choose another, such as /games/tablee.
command-misuse-no-days = --days is for “remove” and “block”, not for “{ $action }”.
command-misuse-short-token = The token for /admin needs at least { $least } characters.
command-misuse-not-utf8 = { $file } is not UTF-8 text.
command-misuse-not-sqlite = This is for SQLite. PostgreSQL brings its own tool: { $tool }.
