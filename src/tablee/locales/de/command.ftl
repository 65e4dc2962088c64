### Was der Befehl `tablee` sagt, wenn etwas getan ist oder nicht geht. Seine Hilfe steht in help.ftl.

## Was getan wurde

command-verified = { $winners ->
    [none] { $file }: Alles in Ordnung. Das Siegel passt zum Startwert, alle Mischungen ({ $shuffles }) und Züge ({ $moves }) stimmen, und niemand hat die Partie gewonnen.
   *[other] { $file }: Alles in Ordnung. Das Siegel passt zum Startwert, alle Mischungen ({ $shuffles }) und Züge ({ $moves }) stimmen, und gewonnen wurde die Partie von { $winners }.
}
command-open = Tablée ist offen: { $addresses } · Strg+C schließt.
command-site-written = { $folder }: { $size } MB. Jeder Webspace liefert das aus; zum Ausprobieren: python -m http.server -d { $folder }
command-site-not-built = Der Browser-Client ist nicht gebaut: zuerst python web/build.py aufrufen.
command-copied = { $file }: eine ganze Kopie, { $size } MB.
command-written = Geschrieben in { $file }.
command-restored = { $target }: aus { $source } wiederhergestellt.
command-put-aside = Was dort war, ist jetzt { $file }.
command-restore-sure = { $source } an die Stelle von { $target } setzen? (j/n)
command-moderated = erledigt; laufende Server folgen binnen Sekunden.
command-moderate-none = keine.
command-tables-yours = Deine Tische:
command-tables-open = Offen für alle:
command-tables-none = Es gibt keinen offenen Tisch und keinen von dir. „tablee play SPIEL --server URL“ öffnet einen.
command-tables-seats = { $taken } von { $players } Plätzen besetzt
command-tables-join = Setz dich dazu mit: { $command }
command-aborted = nichts wurde getan.
command-sit-seated = { $name } hat seinen Platz bei { $server }. Strg+C beendet es.
command-sit-away = { $server } antwortet nicht; neuer Versuch.
command-sit-anew = { $last ->
    [none] { $bot } wird neu gestartet. { $why }
   *[other] { $bot } wird neu gestartet. { $why } Seine letzten Worte: { $last }
}
command-interrupted = unterbrochen; nichts wurde geschrieben.
command-progress-playing = Partien
command-progress-writing = Aufzeichnungen
command-progress-measuring = Messungen
command-progress-reviewing = Partie wird ausgewertet
command-progress-thinking = Ich denke nach …
command-progress-compiling = Übersetzen, nur dieses eine Mal: { $count } Funktionen
command-progress-lab-luck = { $game }: wie viel Glück
command-progress-lab-seats = { $game }: welcher Platz
command-progress-lab-length = { $game }: wie lange
command-progress-lab-rules = { $game }: was die Regeln ändern
command-progress-lab-levels = { $game }: Stufe gegen Stufe
command-progress-lab-striking = { $game }: was auffällt

## Was nicht ist, wie es sein sollte

command-went-wrong = etwas ist schiefgegangen.
command-no-sheet = { $file }: Da ist kein Punkteblock.
command-no-lesson = Für { $game } gibt es keine Lektion.
command-sheet-exists = { $file }: Die Datei gibt es schon; wähle für einen neuen Block einen anderen Namen.
command-sheet-of-other-game = { $file }: Das ist ein Block für { $game }.
command-database-in-use = ein anderer Server hat { $file } geöffnet: Beende ihn zuerst, oder nimm mit --database eine andere Datei. Mehrere Server teilen sich ein PostgreSQL.
command-port-in-use = Port { $port } ist belegt: Nimm mit --port einen anderen, oder mit --port 0 irgendeinen freien.
command-port-not-allowed = Port { $port } ist dir nicht erlaubt: Nimm einen ab 1024.
command-database-closed = Die Datenbank lässt sich nicht öffnen: { $reason }
command-bot-silent = { $bot } kann nicht spielen. { $why } „tablee check-bot“ sagt mehr.
command-sit-token = der Schlüssel ist falsch oder gilt nicht mehr: Der Tisch gibt dir einen neuen.
command-sit-taken = Der Platz wurde jemand anderem gegeben.
command-sit-replaced = derselbe Schlüssel wird jetzt anderswo benutzt.
command-sit-out = das Programm wurde zu oft weggeschickt; ein Bot spielt diese Partie zu Ende.
command-cluster-unreachable = unter { $address } ist kein Ray-Cluster zu erreichen: { $why }
command-cluster-lost = Prozesse des Clusters sind an denselben Partien immer wieder gestorben; nichts wurde geschrieben. { $why }
command-cluster-other-version = { $why ->
    [none] ein Rechner des Clusters hat kein Tablée; er braucht Version { $version }, wie hier.
   *[other] ein Rechner des Clusters hat Tablée { $why }; er braucht Version { $version }, wie hier.
}
command-system-no-file = diese Datei oder diesen Ordner gibt es nicht
command-system-not-allowed = das ist dir nicht erlaubt
command-system-is-folder = das ist ein Ordner
command-system-no-folder = diesen Ordner gibt es nicht
command-system-exists = unter diesem Namen gibt es schon etwas
command-system-disk-full = der Datenträger ist voll
command-system-read-only = dort lässt sich nichts schreiben
command-system-nobody-there = dort antwortet niemand

## Was nicht verstanden wurde

command-misuse-help = „{ $command }“ erklärt es.
command-misuse-no-option = { $near ->
    [none] Eine Option { $given } gibt es nicht.
   *[other] Eine Option { $given } gibt es nicht. Meinst du { $near }?
}
command-misuse-no-command = { $near ->
    [none] Einen Befehl { $given } gibt es nicht.
   *[other] Einen Befehl { $given } gibt es nicht. Meinst du { $near }?
}
command-misuse-missing = { $what } fehlt.
command-misuse-needs = { $option } wirkt nur zusammen mit { $needed }.
command-misuse-option-value = { $option } braucht einen Wert.
command-misuse-extra = „{ $given }“ wird hier nicht erwartet.
command-misuse-not-one-of = { $what }: „{ $given }“ gibt es nicht; es gibt { $known }.
command-misuse-not-in-range = { $most ->
    [none] { $least ->
        [none] { $what } braucht eine Zahl, nicht „{ $given }“.
       *[other] { $what } braucht eine Zahl ab { $least }, nicht „{ $given }“.
    }
   *[other] { $what } braucht eine Zahl von { $least } bis { $most }, nicht „{ $given }“.
}
command-misuse-not-name-value = „{ $given }“ hat nicht die Form NAME=VALUE, etwa target=none.
command-misuse-not-a-limit = „{ $given }“ ist keine Zahl und auch nicht none.
command-misuse-not-exported = Ein Punkteblock wird als .csv, .md oder .json exportiert, nicht als { $given }.
command-misuse-no-bot = Einen Bot namens { $given } gibt es nicht; es gibt { $known }.
command-misuse-one-bot = Ein Turnier braucht mindestens zwei Bots.
command-misuse-bot-no-command = „{ $given }“ ist kein Befehl; ein Bot ist einer, etwa „python mybot.py“.
command-misuse-bot-not-executable = { $given } lässt sich nicht ausführen: chmod +x, oder sage, womit.
command-misuse-bot-no-program = Ein Programm namens { $given } gibt es nicht.
command-misuse-bot-platform = Programme können nur unter Linux und macOS Bots sein: { $given }.
command-misuse-no-plots = Bilder brauchen matplotlib: { $command }
command-misuse-not-svg = Das Bild ist ein SVG: Nenne es { $file }.
command-misuse-not-trajectories = Trajektorien kommen in eine Datei, die auf .parquet oder .npz endet, nicht in { $given }.
command-misuse-no-tournament = { $file } ist kein Turnier, das weitergehen kann.
command-misuse-other-tournament = { $file } gehört zu einem anderen Turnier: { $name } ist dort { $then } und nicht { $now }.
command-misuse-damaged-tournament = { $file } ist beschädigt: Zeile { $line } ist nicht, wie sie geschrieben wurde.
command-misuse-not-html = Der Bericht ist eine HTML-Seite: Nenne ihn { $file }.
command-misuse-no-cluster = { $option } braucht { $library }: { $command }
command-misuse-no-card = --device cuda braucht eine Grafikkarte von NVIDIA mit ihrem Treiber, und { $command }
command-misuse-card-or-cluster = Entweder --ray oder --device cuda, nicht beides.
command-misuse-not-a-cluster = „{ $given }“ ist nicht die Adresse eines Ray-Clusters, etwa auto oder host:6379. Für diesen Rechner gehört --ray ans Ende.
command-misuse-no-seat = Platz { $given } gibt es nicht; die Plätze gehen von 1 bis { $last }.
command-misuse-resume-alone = --resume setzt ein Spiel fort, wie es war: Dazu passen nur --plain, --pace und --lang.
command-misuse-empty-name = Ein Name ist leer.
command-misuse-same-name = Zwei heißen { $name }: Niemand könnte sie unterscheiden.
command-misuse-too-many-levels = { $levels } Stufen sind angegeben, aber es { $bots ->
    [0] spielen nur Menschen
    [one] spielt nur ein Bot
   *[other] spielen nur { $bots } Bots
} mit.
command-misuse-which-game = Welches Spiel? „tablee games“ zeigt alle mit ihren Nummern.
command-misuse-no-game-number = Ein Spiel { $given } gibt es nicht; { $last ->
    [0] keines wurde unterbrochen
   *[other] die Liste endet mit { $last }
}.
command-game-deleted = Gelöscht: { $file }
command-misuse-no-move = Zug { $given } gibt es nicht; die Partie hat { $last }.
command-misuse-too-many-names = Das sind { $names } Namen für { $seats } Plätze.
command-misuse-not-a-seed = Ein Startwert ist eine Zahl oder hat 64 Hexadezimalziffern.
command-misuse-join-alone = --join geht an einen Tisch, wie er ist: Lass das Spiel und --resume weg.
command-misuse-server-alone = --server öffnet dort einen Tisch: Dazu passen nur -p, -o, -n, --public, --plain und --lang.
command-misuse-which-server = { $known ->
    [none] Welcher Server? Gib seine Adresse an, etwa http://192.168.1.5:8000.
   *[other] Welcher Server? Du kennst { $known }.
}
command-misuse-not-a-server = „{ $given }“ ist nicht die Adresse eines Servers, etwa http://192.168.1.5:8000.
command-misuse-not-a-table = „{ $given }“ ist nicht die Adresse eines Tisches, etwa http://192.168.1.5:8000/t/K7Q2MX.
command-misuse-no-token = Der Schlüssel des Platzes fehlt: Gib den ganzen Link an, oder --token, oder TABLEE_BOT_TOKEN.
command-misuse-no-topic = Zu { $given } gibt es keine Hilfe; es gibt sie zu { $known }.
command-misuse-lan-alone = --lan hört auf allen Adressen dieses Rechners: Lass --host weg.
command-misuse-not-an-address = „{ $given }“ ist keine Adresse dieses Rechners.
command-misuse-not-a-site = „{ $given }“ ist keine Website wie https://example.org.
command-misuse-not-a-mail-server = { $given } ist kein E-Mail-Server wie smtp://name:passwort@host.
command-misuse-mail-needs-host = Zu --mail-server gehört auch der Name, unter dem man diesen Server erreicht: --allowed-host tische.example.org. Dorthin führen die Links in den E-Mails.
command-misuse-not-a-network = „{ $given }“ ist keine Adresse wie 10.0.0.2 oder 10.0.0.0/24.
command-misuse-not-a-path = „{ $given }“ ist kein Pfad wie /games/tablee.
command-misuse-path-taken = Der Pfad „{ $given }“ beginnt mit { $first } wie Seiten von Tablée selbst. Nimm einen anderen, etwa /games/tablee.
command-misuse-no-days = --days ist für „remove“ und „block“, nicht für „{ $action }“.
command-misuse-short-token = Das Token für /admin braucht mindestens { $least } Zeichen.
command-misuse-not-utf8 = { $file } ist kein Text in UTF-8.
command-misuse-not-sqlite = Das ist für SQLite. PostgreSQL bringt sein eigenes Werkzeug mit: { $tool }.
