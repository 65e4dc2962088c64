### The help of the command `tablee`. No message here has values or refers to another; they are read without
### Fluent, so that help is there at once. `this = that` within a message are two columns.
###
###   help-<command>  help-<command>-<option>  help-option-<option>, for several  help-example-<which>

## Überschriften und kleine Wörter

help-usage = Aufruf
help-examples = Beispiele
help-options = Optionen
help-commands = Befehle
help-exit = Rückgabewerte
help-default = Vorgabe
help-environment = Umgebung
help-required = nötig
help-placeholders =
    OPTIONS = OPTIONEN
    COMMAND = BEFEHL
    ARGUMENTS = ARGUMENTE
    GAME = SPIEL
    FILE = DATEI
    FOLDER = ORDNER
    NAME = NAME
    VALUE = WERT
    NUMBER = ZAHL
    SECONDS = SEKUNDEN
    POINTS = PUNKTE
    QUESTION = FRAGE
    ADDRESS = ADRESSE
    LEVEL = STUFE
    LANGUAGE = SPRACHE
    SEED = STARTWERT
    TOPIC = THEMA
    SHELL = SHELL
    CARD = KARTE
    CARDS = KARTEN
    SITUATION = SITUATION
    ACTION = AKTION
    WHOM = WEN
    TEXT = TEXT
    POSITION = POSITION
help-exit-short =
    0 = alles in Ordnung
    1 = eine Datei, ein Server oder ein Ort zum Schreiben ist nicht, wie er sein sollte
    2 = der Befehl wurde nicht verstanden oder verlangt etwas, das nicht geht
    130 = mit Strg+C unterbrochen; Spiele und Punkteblöcke sind gespeichert
help-exit-codes =
    0 = Alles in Ordnung.
    1 = Eine Datei, eine Aufzeichnung, ein Server oder ein Ort zum Schreiben ist nicht, wie er sein sollte. Ein Satz auf der Standardfehlerausgabe sagt, welcher und warum; nichts halb Geschriebenes bleibt zurück.
    2 = Der Befehl wurde nicht verstanden oder verlangt etwas, das nicht geht, etwa sieben Spieler bei einem Spiel für sechs. Ein Satz sagt, was möglich wäre.
    130 = Mit Strg+C unterbrochen. Was gespielt wurde, ist für „tablee play --resume“ gespeichert, ein Punkteblock bis zur letzten Zahl; alles andere schreibt nichts.

## Optionen mehrerer Befehle

help-option-lang = Die Sprache: en, fr, fr-CA, de, nl, it, es oder pt; ohne sie die von LC_ALL, LC_MESSAGES oder LANG.
help-option-help = Diese Hilfe zeigen.
help-option-version = Die Version zeigen.
help-option-players = Wie viele am Tisch sitzen.
help-option-option = Eine Option des Spiels, etwa partners=true, stock_size=10 oder target=none. Mehrfach möglich.
help-option-seed = Dieselbe Zahl gibt dieselben Karten.
help-option-threads = Wie viele Threads; sonst einer je Kern.
help-option-device = Was spielt: cpu, oder cuda für eine Grafikkarte, mit denselben Ergebnissen.
help-option-ray = Auf Ray spielen, mit denselben Ergebnissen: auf dem Cluster unter dieser ADRESSE, etwa auto oder host:6379, oder ohne sie auf diesem Rechner. --threads sagt, mit wie vielen Prozessen.
help-option-parquet = Für jede Partie eine Zeile in diese Parquet-Datei schreiben, für DuckDB, polars und pandas.
help-option-json = Das Ergebnis als JSON, für Skripte.
help-option-database = Die Datei, beim Server auch postgresql://user@host/name; sonst tablee/tablee.sqlite in deinem Datenordner.
help-option-plain = Zeile für Zeile, für Vorleseprogramme, Pipes und Skripte.
help-option-ms = Wie viele Millisekunden ein Bot für einen Zug hat; nur Programme und die beiden höchsten Stufen sehen auf die Uhr.

## Der Befehl

help-tablee =
    Skip-Bo und Skyjo an einem Tisch: spielen, Punkte aufschreiben, nachspielen, prüfen, messen.

    „tablee help BEFEHL“ erklärt einen Befehl.
help-example-play = ein Spiel wählen und gegen Bots oder gegeneinander spielen
help-example-join = sich an den Tisch eines Servers setzen
help-example-score = der Punkteblock für echte Karten
help-example-real-table = mit echten Karten: vorbereiten, wer beginnt, was gilt
help-example-replay = eine Partie von der ersten Karte an durchgehen
help-example-verify = ihre Mischungen, Züge und ihr Ergebnis prüfen
help-example-review = Glück und Können darin, und die Fehler
help-example-arena = welcher Bot besser ist
help-example-simulate = was in zehntausend Partien geschieht
help-example-serve = einen Tisch für alle zu Hause öffnen

## tablee play

help-play =
    Im Terminal spielen: gegen Bots, mehrere an einem Gerät oder am Tisch eines Servers.

    SPIEL ist eines von: GAMES. Ohne fragt ein erster Bildschirm nach allem. Die Tasten stehen unten auf dem Bildschirm; „?“ erklärt sie. Jeder Zug wird gespeichert: Was auch geschieht, --resume setzt das Spiel fort.
help-example-choose = alles auf dem Bildschirm wählen
help-example-two = zwei Menschen und zwei Bots
help-example-watch = Bots unter sich
help-example-resume = das unterbrochene Spiel fortsetzen
help-example-open = auf einem Server einen Tisch öffnen und andere einladen
help-play-level = Wie gut die Bots spielen: Nummer oder Name einer Stufe; oder der Reihe nach, etwa 2,2,4. „adaptive“ zieht, was zu dir passt.
help-play-name = Dein Name; mehrmals angegeben teilen sich mehrere das Gerät.
help-play-seat = Wo du sitzt, oder die erste Person von euch; Plätze zählen ab 1.
help-play-seed = Um dieselben Karten noch einmal zu spielen: eine Zahl, oder ein Startwert aus 64 Hexadezimalziffern, wie ihn eine Aufzeichnung hat.
help-play-save = Die Aufzeichnung hierhin schreiben, wenn die Partie vorbei ist.
help-play-resume = Das zuletzt unterbrochene Spiel fortsetzen.
help-play-join = An einem Tisch eines Servers sitzen: sein Link, wie ihn der Browser zeigt, oder sein Code.
help-play-server = Auf diesem Server einen Tisch öffnen und den Link für die anderen zeigen; mit --join: woher der Code ist. Sonst der einzige Server, den du kennst.
help-play-public = Mit --server: Der Tisch steht dort in der Liste, und alle können kommen.
help-play-watch = Nur zusehen: an diesem Tisch oder bei Bots unter sich.
help-play-pace = Sekunden, die sich ein Bot für einen Zug nimmt; sonst 0,6, und 0 mit --plain.

## tablee learn, tablee rules

help-learn =
    Ein Spiel lernen und dabei mitspielen: Jeder Schritt sagt, was zu tun ist und warum.

    Ohne SPIEL werden die Lektionen aufgelistet. Enter liest weiter oder macht den Zug für dich.
help-rules =
    Die Regeln eines Spiels oder aller Spiele in deiner Sprache.

    Mit Optionen stehen zuerst die Entscheidungen des Tisches. Auf einem Bildschirm öffnet sich der Text in deinem Pager.
help-example-learn = ein Spiel beim Mitspielen lernen

## tablee games

help-games =
    Unterbrochene Spiele im Terminal: auflisten, eines fortsetzen oder löschen.

    Ohne ZAHL werden sie aufgelistet, das zuletzt gespielte zuerst; mit einer wird dieses Spiel fortgesetzt. Eine Datei, die sich nicht lesen lässt, wird genannt.
help-games-delete = Es löschen, statt es fortzusetzen.
help-example-games-list = alle, mit Nummern
help-example-games-go-on = das zweite fortsetzen

## tablee tables

help-tables =
    Die Tische eines Servers auflisten: deine, und die, an die alle kommen können.

    Ohne URL die aller Server, auf denen du schon warst.

## tablee score

help-score =
    Die Punkte einer Partie mit echten Karten aufschreiben.

    SPIEL ist eines von: GAMES. Jede Zahl wird gespeichert, sobald sie getippt ist. Ohne DATEI liegt der Punkteblock in deinem Datenordner, und das nächste „tablee score“ setzt ihn fort, bis die Partie vorbei ist.
help-example-go-on = den Punkteblock fortsetzen
help-example-own-file = ein Block in einer eigenen Datei
help-score-name = Wer mitspielt, in der Reihenfolge der Plätze. Mehrfach möglich.
help-score-limit = Wann die Partie vorbei ist; sonst 100, bei Skip-Bo 500.
help-score-partners = Skip-Bo in Zweierteams.
help-score-dealer = Wer zuerst gibt, ab 1 gezählt.
help-score-new = Ein neuer Block, obwohl einer fortgesetzt werden könnte.
help-score-export = Den Block als Tabelle schreiben und nach nichts fragen.
help-score-json = Den Block und seine Summen als JSON ausgeben und nach nichts fragen.

## tablee real-table

help-real-table =
    Mit echten Karten spielen: vorbereiten, wer beginnt, was jetzt gilt, ob die Karten vollständig sind.

    SPIEL ist eines von: GAMES. Ohne Optionen wird Zeile für Zeile gefragt, was du wissen willst; mit ihnen kommt die Antwort sofort.
help-example-deal = wie viele Karten fünf Spieler bekommen
help-example-first = wer mit diesen Karten beginnt
help-example-what = alle Situationen mit ihren Nummern
help-real-table-deal = Wie man für so viele Spieler vorbereitet.
help-real-table-each = Mit --deal: eine andere Zahl von Karten für jeden.
help-real-table-partners = Mit --deal: in Teams.
help-real-table-first = Wer gibt oder beginnt: die Karten von allen, mit Komma zwischen den Spielern; W ist eine Skip-Bo-Karte, und - jemand, der nicht noch einmal zieht.
help-real-table-dealer = Mit --first: wer Kartengeber ist, gezählt ab 1.
help-real-table-what = Was jetzt gilt: die Nummer oder der Name einer Situation; ohne sie alle.
help-real-table-check = Ob die Karten vollständig sind: jede Karte und wie oft es sie gibt, etwa „1=12 2=11“.

## tablee replay

help-replay =
    Eine aufgezeichnete Partie durchgehen oder Zug für Zug ausgeben.

    Auf dem Bildschirm gehen ← und → Schritt für Schritt, ↑ und ↓ Zug um Zug, s sieht durch andere Augen. In einer Pipe wird die Partie ausgegeben. „-“ liest sie von der Standardeingabe.
help-replay-text = Die ganze Partie ausgeben; in einer Pipe ohnehin.
help-replay-json = Jeder Schritt mit Ereignissen und Summen als JSON.
help-replay-to = Nach diesem Zug aufhören; auf dem Bildschirm dort anfangen.
help-replay-seat = Wie dieser Platz es sah, ab 1 gezählt; sonst wird alles gesagt, was gezogen wurde.
help-replay-pictures = Mit --text: zu Beginn jedes Zuges den Tisch zeichnen.
help-replay-review = Dazu sagen, was Entscheidungen gekostet haben und was besser war, wie tablee review; das dauert einige Sekunden.

## tablee verify

help-verify =
    Aufgezeichnete Partien prüfen: Siegel, jede Mischung, jeder Zug, das Ergebnis.

    Was nicht stimmt, wird genannt, mit der Stelle in der Datei. „-“ liest eine Partie von der Standardeingabe.
help-example-verify-all = alle, je eine Zeile

## tablee review

help-review =
    Lag es an dir oder an den Karten? Glück und Können in einer aufgezeichneten Partie, und was jede Entscheidung gekostet hat.

    Ein Richter, der vorher feststand, gibt nach jedem Zug die Chance aller an, zu gewinnen. Anfang + Glück + Können = Ergebnis. Fehler heißt nur, was sicher einer ist.
help-review-html = Eine Seite mit der Kurve in diese HTML-Datei schreiben.

## tablee analyse

help-analyse =
    Die Züge einer Stellung, der beste zuerst, mit der Gewinnchance danach und dem Grund.

    POSITION ist eine Zeile Text in Anführungszeichen; wie sie geschrieben wird, steht in docs/positions.md.
help-analyse-ms = Wie viele Millisekunden nachgedacht werden darf.

## tablee simulate

help-simulate =
    Zufallsspieler viele Partien spielen lassen und zusammenfassen, was geschah.

    Eine Partie geht bis 500 (Skip-Bo) oder 100 (Skyjo), wenn keine Option etwas anderes sagt: target=none und limit=none spielen einzelne Runden.
help-simulate-matches = Wie viele Partien gespielt werden.
help-simulate-policy = Wer spielt: eager eilt zum Ende, uniform macht irgendeinen erlaubten Zug.
help-simulate-records = Jede Partie als Aufzeichnung in diesen Ordner schreiben.
help-simulate-plot = Siege, Punkte und Längen in diese SVG-Datei zeichnen.

## tablee arena

help-arena =
    Bots gegeneinander spielen lassen und sagen, wer besser ist.

    Ein BOT ist eine Stufe, mit Nummer oder Namen, greedy, random oder eager; ohne Angabe spielen die Stufen 1 bis 4 und greedy. Je zwei Bots treffen sich mit denselben Karten auf allen Plätzen. An einem Tisch für mehr als zwei sitzen sie abwechselnd, und Partner sind derselbe Bot. Ein Duell endet früher, sobald der bessere Bot feststeht (99,9 %).
help-arena-matches = So viele spielen zwei Bots höchstens.
help-arena-device = Was spielt: cpu, oder cuda für eine Grafikkarte, mit denselben Ergebnissen. Eine Karte spielt die Stufen 1 bis 4 und greedy.
help-arena-all = Alle Partien spielen, auch wenn der bessere Bot feststeht.
help-arena-luckless = Das Glück aus den Ergebnissen herausrechnen: Ein Unterschied zeigt sich nach weniger Partien, aber jede dauert eine Sekunde oder länger (docs/review.md).
help-arena-fair = Je zwei Stufen bekommen die Vorgabe, mit der beide etwa gleich oft gewinnen (docs/bots.md).
help-arena-resume = Gespieltes in dieser Datei festhalten und mit dem weitermachen, was darin steht. Bots, Optionen, Startwert und Zeit müssen dieselben sein.
help-arena-records = Jede Partie als Aufzeichnung in diesen Ordner schreiben. Ein Bot allein spielt gegen sich selbst.
help-arena-trajectories = Für jede Stellung in diese .parquet- oder .npz-Datei schreiben, was zu sehen war, was möglich war und was gezogen wurde. Ein Bot allein spielt gegen sich selbst.
help-arena-plot = Rangliste und Kreuztabelle in diese SVG-Datei zeichnen.

## tablee lab

help-lab =
    Fragen zu den Spielen mit Bildern beantworten: wie viel Glück, welcher Platz, wie lange, was jede Regel ändert, welche Stufe welche schlägt.

    Es wird ein, zwei Minuten lang gespielt, mit den Stufen 1 bis 4, und eine HTML-Datei geschrieben, die nichts weiter braucht. Jede Antwort hat ihr 95-%-Intervall und den Befehl, der dieselben Zahlen ergibt. Dieselben Angaben ergeben denselben Bericht. Der Bericht ist englisch.
help-lab-only = Nur diese Frage: luck, seats, length, rules, levels oder striking. Mehrfach möglich.
help-lab-matches = Einzelne Runden je Zahl, statt 2000; ein Achtel davon als ganze Partien.
help-lab-quick = Ein erster Blick in Sekunden, mit breiten Intervallen: wie --matches 160.
help-lab-out = Wohin der Bericht geschrieben wird, statt nach lab.html. Mit --json nur, wenn dies angegeben ist.

## tablee arena --bot, tablee check-bot

help-arena-bot = Ein Programm, das spielt, etwa „python mybot.py“. Mehrfach möglich. Wenn es abstürzt, hängt, lügt oder alles überflutet, verliert es die Partie kampflos.
help-check-bot =
    Prüfen, ob ein Programm das Bot-Protokoll einhält, und sagen, was daran nicht stimmt.

    BEFEHL startet das Programm. Es soll beide Spiele an kleinen und großen Tischen spielen. Das Protokoll steht in docs/write-a-bot.md; was über das Programm gesagt wird, ist englisch. Der Rückgabewert ist 1, wenn etwas nicht stimmt.
help-check-bot-game = Nur dieses Spiel. Mehrfach möglich.
help-check-bot-ms = Wie viele Millisekunden das Programm für einen Zug hat.
help-sit =
    Ein eigenes Programm an einem Tisch eines Servers spielen lassen.

    ADRESSE ist der Link, den der Tisch für ein Programm zeigt, samt seinem Schlüssel; BEFEHL startet das Programm. Alles geht unverändert hindurch, eine unterbrochene Leitung wird wieder geöffnet, und macht das Programm etwas falsch, spielt ein Bot des Servers für es. Mehr steht in docs/write-a-bot.md. Strg+C beendet das Programm.
help-sit-bot = Das Programm, etwa „python mybot.py“.
help-sit-token = Der Schlüssel des Platzes, wenn er nicht in der Adresse steht. In der Umgebung kann ihn sonst niemand an diesem Rechner lesen.

## tablee bench

help-bench =
    Messen, wie schnell die Kerne und die einfachen Regeln auf diesem Rechner spielen.
help-bench-seconds = Wie lange jede Zeile mindestens gemessen wird.

## tablee serve, backup und restore

help-serve =
    Einen Tischserver für Browser und Terminals öffnen, hier oder überall. Strg+C schließt ihn.
help-example-here = für diesen Rechner
help-example-home = für alle zu Hause: den Code scannen
help-serve-host = Die Adresse, auf der gehört wird: 127.0.0.1 nur für diesen Rechner, 0.0.0.0 für alle, die ihn erreichen.
help-serve-port = Der Port, auf dem gehört wird; 0 nimmt irgendeinen freien.
help-serve-lan = Für das eigene Netz öffnen: zeigt die Adresse, auch als QR-Code zum Scannen.
help-serve-bus = Worüber mehrere Server an einem PostgreSQL miteinander sprechen, etwa nats://127.0.0.1:4222.
help-serve-origin = Eine andere Website, deren Seiten diesen Server benutzen dürfen, etwa https://example.org. Mehrfach möglich.
help-serve-allowed-host = Ein Name, unter dem man diesen Server aufrufen darf, etwa tables.example.org oder *.example.org; mehrfach möglich. Ohne: jeder.
help-serve-proxy = Ein Reverse Proxy, dessen X-Forwarded-Angaben geglaubt wird, etwa 10.0.0.2 oder 10.0.0.0/24. Einem auf diesem Rechner immer. Mehrfach möglich.
help-serve-root-path = Der Pfad, unter dem ein Reverse Proxy diesen Server zeigt, etwa /games/tablee; der Proxy darf ihn entfernen oder stehen lassen.
help-serve-pace = Sekunden, die sich ein Bot für einen Zug nimmt.
help-serve-idle = Sekunden, bis ein Tisch schläft, an dem niemand ist; er erwacht, wenn ihn jemand öffnet.
help-serve-log = Wie das Protokoll geschrieben wird, auf die Standardfehlerausgabe. auto: Text auf einem Terminal, sonst JSON.
help-serve-metrics-token = Wer es kennt, darf /metrics lesen; ohne dürfen es alle in privaten Netzen.
help-serve-admin-token-file = Eine Datei mit dem Token für /admin, die Seite für alle, die diesen Server betreiben; mindestens 16 Zeichen. Oder setze es in TABLEE_ADMIN_TOKEN. Ohne Token gibt es diese Seite nicht.
help-serve-word-list = Eine Datei mit Wörtern, eins je Zeile, die in Namen und im Chat abgelehnt werden.
help-serve-keep-days = Wie viele Tage ein Tisch, an dem eine Partie begonnen wurde, nach der letzten Änderung aufbewahrt wird; 0: für immer. Beendete Partien bleiben.
help-serve-keep-tables = Wie viele Tische jeder Art aufbewahrt werden, die zuletzt benutzten; 0: alle.
help-serve-keep-people-days = Wie viele Tage jemand, der keine Partie beendet hat, nach dem letzten Besuch aufbewahrt wird; 0: für immer. Wer einen Platz hat, bleibt.
help-serve-mail-server = Verschicke E-Mails über diesen Server, etwa smtp://name:passwort@host.
help-serve-notify-private = Benachrichtigungen auch an Adressen zu Hause schicken, etwa an einen eigenen ntfy-Server.
help-serve-connections = Wie viele Verbindungen es auf einmal geben darf; sonst so viele, wie das System offene Dateien erlaubt, bis zu 10 000.
help-serve-connections-per-address = Wie viele davon Besucher ohne Platz von einer Adresse haben dürfen (in IPv6: einem /64); sonst ein Achtel, 16 bis 500.
help-serve-no-rate-limits = Adressen dürfen fragen, so oft sie wollen: für Tests, oder wenn anderes sie begrenzt.
help-site =
    Eine Website schreiben, die keinen Server braucht: allein oder an einem Gerät spielen, lernen, aufschreiben.

    Jeder Webspace liefert die Dateien aus, unter jedem Pfad: GitHub Pages oder python -m http.server.
help-site-base = Der Pfad, unter dem die Website liegen wird, für ihre Seite zu unbekannten Adressen.
help-backup =
    Alles, was ein Server aufhebt, in eine Datei kopieren. Er darf weiterlaufen.
help-backup-overwrite = Die Datei ersetzen, wenn es sie gibt.
help-restore =
    Eine Sicherung an die Stelle dessen setzen, was ein Server aufhebt. Halte ihn vorher an.

    Was dort war, wird daneben aufbewahrt.
help-restore-yes = Nicht fragen.
help-moderate =
    Auf einem offenen Server Tische schließen, Personen entfernen und Netze sperren, während er läuft.

    AKTION ist tables (alle Tische mit denen, die dort sitzen; WEN darf ein Code sein), close oder reopen (einen Tisch schließen oder wieder öffnen; WEN ist sein Code), remove oder admit (eine Person entfernen oder wieder zulassen; WEN ist ihre Kennung, wie „tables“ sie zeigt), block oder unblock (ein Netz sperren oder freigeben; WEN ist eine Adresse oder ein Netz, eine einzelne IPv6-Adresse meint ihr /64), bans (was gerade gilt) oder log (wer wann was warum getan hat).

    Wer entfernt wird, verlässt seine Plätze und kann unter dieser Identität nicht zurückkommen. Laufende Server folgen binnen Sekunden. Karten werden nie gezeigt.
help-example-moderate-tables = welche Tische es gibt und wer dort sitzt
help-moderate-days = Für wie viele Tage jemand entfernt oder ein Netz gesperrt wird; sonst, bis es aufgehoben wird.
help-moderate-why = Der Grund, für das Protokoll.

## tablee completion und help

help-completion =
    Ausgeben, womit eine Shell Befehle und Optionen ergänzt. SHELL ist bash, zsh oder fish.
help-help =
    Einen Befehl erklären, oder „exit-codes“.
