### Was das Terminal sagt. Alles über die Spiele selbst steht in games.ftl.

## Auf dem Tisch

terminal-board-draw = Stapel
terminal-board-discard = Ablage
terminal-board-drawn = Gezogen
terminal-board-points = Pkte.
terminal-board-stock = Stapel
terminal-board-hand = Hand
terminal-board-discards = Hilfsstapel
terminal-board-building = Ablegestapel
terminal-number-round = Runde { $number }
terminal-number-game = Runde { $number }
terminal-over-round = Runde { $number } ist vorbei
terminal-over-game = Runde { $number } ist vorbei
terminal-phase-any = { $who ->
    [you] Du bist dran.
   *[other] { $player } ist dran.
}
terminal-total = Summe
terminal-match-won = { $won ->
    [you] Du hast die Partie gewonnen!
    [pair] Ihr habt die Partie gewonnen!
    [with_others] Du hast die Partie zusammen mit { $winners } gewonnen!
    [one] { $winners } hat die Partie gewonnen.
    [several] { $winners } haben die Partie zusammen gewonnen.
   *[nobody] Die Partie ist vorbei, und niemand hat gewonnen.
}
terminal-named = { $name }: { $value }

## Tasten, so kurz wie möglich

terminal-key-move = Zug
terminal-key-column = Spalte
terminal-key-row = Zeile
terminal-key-keep = behalten
terminal-key-reject = ablegen
terminal-key-draw = ziehen
terminal-key-take = Ablage nehmen
terminal-key-stock = Stapel
terminal-key-hand = Hand
terminal-key-discards = Hilfsstapel
terminal-key-partner = Partner
terminal-key-build = anlegen
terminal-key-discard = auf Hilfsstapel
terminal-key-pile = welcher Stapel
terminal-key-who = wen
terminal-key-back = zurück
terminal-key-end = Zug beenden
terminal-key-over-draw = eine zu viel
terminal-key-out-of-turn = außer der Reihe
terminal-key-talk = reden
terminal-key-call = erwischt
terminal-key-hint = Tipp
terminal-key-play-hint = spielen
terminal-key-undo = Zug zurück
terminal-key-help = Hilfe
terminal-key-quit = Ende
terminal-key-go-on = weiter
terminal-key-delete = löschen
terminal-key-deal = geben
terminal-key-again = noch einmal
terminal-key-save = speichern
terminal-key-look = zum Tisch
terminal-key-yes = ja
terminal-key-no = nein
terminal-key-sit = hinsetzen
terminal-key-ready = bereit
terminal-key-bots = mit Bots füllen
terminal-key-start = los
terminal-key-chat = schreiben
terminal-key-react = reagieren
terminal-key-ask-seat = um Platz bitten
terminal-key-row-choose = wählen
terminal-key-change = ändern
terminal-key-step = Schritt
terminal-key-turn = Zug
terminal-key-ends = Anfang/Ende
terminal-key-seat = Sicht von
terminal-key-run = laufen lassen
terminal-key-edit = korrigieren
terminal-key-round = welche Runde
terminal-key-new = nächste Partie
terminal-key-closer = wer beendet hat
terminal-key-winner = wer gewonnen hat
terminal-key-nobody = niemand
terminal-key-number = Punkte
terminal-key-next = weiter
terminal-key-export = exportieren

## Am Tisch

terminal-choose-card-first = Wähle zuerst eine Karte, dann ihren Platz.
terminal-screen-small = Dieser Bildschirm ist zu klein: Es braucht 80 Spalten und 24 Zeilen.
terminal-bots-here = Bots am Tisch
terminal-thinking = Ich denke nach …
terminal-hint-quick = { $move }: { $reason } (Die Chancen folgen: Sie werden noch vorbereitet.)
terminal-hint-line = { $points ->
    [none] { $move } gewinnt zu { $chance } % ({ $low }–{ $high }): { $reason }
   *[other] { $move } gewinnt zu { $chance } % ({ $low }–{ $high }), { $points } Punkte: { $reason }
}
terminal-leave-sure = Noch einmal q, um aufzustehen.
terminal-leave-or-resign = Noch einmal q, um aufzustehen; r, um die Partie aufzugeben.
terminal-kept = Das Spiel ist gespeichert. Weiter mit: { $command }
terminal-bot-prepares = { $player } wird im Hintergrund vorbereitet, nur dieses eine Mal. Bis dahin spielt ein Bot der Stufe 4.
terminal-taken-back = { $player } nimmt den letzten Zug zurück.
terminal-written-to = Die Partie steht in { $file }.
terminal-pass-device = { $player } ist dran. Alle anderen schauen weg; dann Enter drücken.
terminal-undo-asked = { $player } möchte einen Zug zurücknehmen. Einverstanden? (j/n)
terminal-seat-wish = Darf { $asker } Platz { $seat } haben? (j/n)
terminal-seat-wanted = { $asker } möchte Platz { $seat } ({ $player }) übernehmen und würde dessen Karten sehen.
terminal-seat-given = Alle sind einverstanden: { $player } hat jetzt Platz { $seat } und sieht dessen Karten.
terminal-seat-declined = Nicht alle sind einverstanden: Platz { $seat } bleibt vergeben.
terminal-seat-reclaimed = { $player } ist wieder da und behält den Platz.
terminal-save-prompt = In welche Datei soll die Partie geschrieben werden?
terminal-chat-prompt = Was möchtest du sagen?
terminal-log-title = Was bisher geschah

## Server

terminal-server-away = Der Server ist weg. Neuer Versuch …
terminal-server-back = Der Server ist wieder da.
terminal-server-none = { $server } antwortet nicht.
terminal-server-other = { $server } ist kein Tischserver.
terminal-server-gone = Der Server möchte uns nicht mehr: { $reason }.
terminal-server-unknown = Der Server kennt uns nicht mehr; wir kommen als neuer Gast.
terminal-gather-title = { $game } an Tisch { $code }: Es fehlen noch Mitspieler
terminal-gather-invite = Lade andere mit diesem Link ein: { $link }
terminal-watching = Es ist kein Platz frei: Du schaust zu.
terminal-said-by = { $player }: { $text }
terminal-joined = { $player } setzt sich.
terminal-left = { $player } steht auf.

## Der erste Bildschirm

terminal-start-title = Wer spielt was?
terminal-start-continue = Mit dem unterbrochenen Spiel weitermachen
terminal-start-game = Spiel
terminal-start-players = Mitspieler
terminal-start-place = Wo
terminal-start-here = An diesem Gerät
terminal-start-seat = Platz { $number }
terminal-start-start = Los geht’s
terminal-start-join = Oder an einen Tisch auf einem Server
terminal-start-join-hint = Tippe den Link, den du bekommen hast, etwa http://192.168.1.5:8000/t/K7Q2MX; auf einem Server, den du kennst, genügt der Code.
terminal-start-join-not = Das ist weder der Link eines Tisches noch ein Code auf einem Server, den du kennst.
terminal-start-name-hint = Ein Mensch: Tippe einen Namen. ← und → wählen stattdessen einen Bot.
terminal-start-like = { $player } spielt wie
terminal-start-suggested = Wie vorgeschlagen
terminal-start-own = Selbst gewählt
terminal-player-number = Spieler { $number }

## Hilfe auf dem Bildschirm

terminal-help-any = Tippe die Nummer eines Zugs, oder wähle ihn mit Tab und Enter.
terminal-help-keys =
    Tab geht über alles, was möglich ist, die Pfeile über alles; Enter wählt, Esc geht zurück.
    Was dick umrahmt ist, kann gewählt werden. Überall geht auch die Maus.
    h Tipp · u zurücknehmen · l was bisher geschah · q aufstehen
terminal-help-manners = Mit menschlichen Tischsitten: + zieht eine Karte zu viel, o spielt außer der Reihe, ~ redet, !2 erwischt Nummer 2.
terminal-help-server = An einem Server: / schreibt den anderen, e reagiert mit einer Taste. s bittet um den Platz von jemandem, der weg ist.

## Zeile für Zeile

terminal-plain-help = Tippe einen Zug oder: züge, tisch, tipp, zurück, punkte, speichern DATEI, regeln, hilfe, ende.
terminal-plain-help-server = An einem Server auch: bereit, bots, starten, sagen TEXT, reagieren NUMMER, platz NUMMER, aufgeben.
terminal-prompt-move = { $who ->
    [you] Dein Zug
   *[other] Zug von { $player }
}
terminal-prompt-deal = Enter gibt die nächste Runde
terminal-legal-now = Erlaubt: { $moves }
terminal-totals = Stand: { $totals }.
terminal-commitment = Siegel der Mischungen: { $hash }
terminal-seed-was = Der Startwert war { $seed }.
terminal-goodbye = Auf Wiedersehen.
terminal-save-which = In welche Datei? Tippe: speichern DATEI
terminal-save-not-here = Diese Partie hebt der Server auf.
terminal-hint-not-now = Jetzt gibt es keinen Tipp: Du bist nicht dran.
terminal-hints-counted = An diesem Tisch werden Tipps gezählt: Der Browser zeigt sie.
terminal-react-which = Womit? { $choices }
terminal-seat-which = Um welchen Platz? Tippe: platz NUMMER
terminal-clock-left = Noch { $seconds } s Zeit
terminal-answers-yes = j, ja
terminal-answers-nobody = niemand, keiner
terminal-command-help = hilfe
terminal-command-rules = regeln
terminal-command-moves = züge, zuege
terminal-command-hint = tipp, hinweis
terminal-command-undo = zurück, zurueck
terminal-command-table = tisch
terminal-command-scores = punkte, stand
terminal-command-save = speichern
terminal-command-quit = ende, aufhören
terminal-command-ready = bereit
terminal-command-bots = bots, auffüllen
terminal-command-start = starten, start
terminal-command-say = sagen, sag
terminal-command-react = reagieren
terminal-command-seat = platz
terminal-command-resign = aufgeben
terminal-notation-any = Züge: Tippe einen so, wie er in der Liste steht.

## Der Punkteblock für echte Karten

terminal-command-edit = ändern, aendern
terminal-command-export = export
terminal-score-help = Tippe die Zahlen, nach denen gefragt wird. Oder: zurück, ändern RUNDE, tisch, export DATEI.csv oder DATEI.md, hilfe, ende.
terminal-score-screen-help =
    Tippe eine Zahl und drücke Enter: Sie kommt in das markierte Feld und ist sofort gespeichert.
    Bei Skip-Bo drücke zuerst die Nummer von dem, dessen Spielerstapel leer ist, 0 für niemand.
    Bei Skyjo drücke danach die Nummer der Person, die zuerst alles aufgedeckt hat.
    u nimmt die letzte Zahl oder die letzte Runde zurück. ↑ und ↓ wählen eine Runde zum
    Korrigieren; Esc lässt sie, wie sie war. x exportiert den Block, q verlässt ihn: Beim
    nächsten Mal geht es hier weiter.
terminal-score-marks = ■ hat die Runde beendet · ×2 hat sie beendet, aber jemand anders hatte ebenso wenige Punkte oder weniger: Sie zählen doppelt
terminal-score-names = Wer spielt, in der Reihenfolge der Plätze, mit Kommas
terminal-score-deals = { $player } gibt.
terminal-score-prompt-any = Runde { $number }, Punkte von { $player }
terminal-score-closer = Wer hat zuerst alles aufgedeckt (Name oder Nummer)
terminal-score-winner = Runde { $number }: Wessen Spielerstapel ist leer (Name oder Nummer, 0 für niemand)
terminal-score-who = Wer ist das? Es spielen { $names }.
terminal-score-number = „{ $given }“ ist keine Zahl.
terminal-score-over-prompt = Die Partie ist vorbei (zurück, ändern, export, ende)
terminal-score-kept = Der Punkteblock liegt in { $file }.
terminal-score-exported = Ausgegeben in { $file }.
terminal-score-export-as = Gib ihn in eine Datei aus, die auf .csv oder .md endet.
terminal-score-export-prompt = In welche Datei exportieren? Ihr Name endet auf .csv oder .md
terminal-sheet-unknown-game = Ein Spiel namens { $given } gibt es nicht.
terminal-sheet-players = { $game } ist für { $least } bis { $most } Leute, nicht für { $given }.
terminal-sheet-names = Alle brauchen einen eigenen Namen.
terminal-sheet-partners = Teams gibt es bei Skip-Bo zu viert oder zu sechst, nicht mit { $given }.
terminal-sheet-limit = Die Grenze muss eine Zahl ab 1 oder none sein, nicht { $given }.
terminal-sheet-dealer = Wer gibt, ist eine Nummer von 1 bis { $most }, nicht { $given }.
terminal-sheet-points = { $game ->
    [skipbo] Ein Spielerstapel hat { $least } bis { $most } Karten, nicht { $given }.
    [skyjo] Zwölf Karten haben { $least } bis { $most } Punkte, nicht { $given }.
   *[other] Es müssen { $least } bis { $most } Punkte sein, nicht { $given }.
}
terminal-sheet-count = Es sind { $most } Zahlen einzutragen, nicht { $given }.
terminal-sheet-closer = Jemand muss die Runde beendet haben.
terminal-sheet-no-round = Runde { $given } steht nicht auf dem Block.
terminal-sheet-nothing = Es gibt nichts zurückzunehmen.

## Nachspielen

terminal-replay-all = alle
terminal-replay-eyes = gesehen von { $player }
terminal-replay-step = Zug { $number } von { $count }
terminal-replay-deal = das Geben
terminal-replay-title = { $game }, { $count } Spieler: { $names }
terminal-replay-options = Optionen: { $options }
terminal-replay-goes-on = Die Partie geht weiter.

## Am Ende des Programms

terminal-no-kept-game = Es gibt kein unterbrochenes Spiel.
terminal-game-busy = Dieses Spiel wird in einem anderen Fenster gespielt.
terminal-game-not = { $file } ist kein unterbrochenes Spiel dieser Version.
terminal-interrupted-kept = Unterbrochen. Das Spiel ist gespeichert; weiter mit: { $command }
