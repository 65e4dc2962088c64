### Nach einer Runde, nach einer Partie, und ihre Wiedergabe.

## Runden und Summen

rounds = Runden
unit-round = Runde { $number }
unit-game = Runde { $number }
round-closed = hat die Runde beendet
round-doubled = Punkte verdoppelt
sheet-waiting = Die Mitspieler machen weiter, wenn sie so weit sind.
chart-label = Wie die Summen gewachsen sind. Die Zahlen stehen in der Tabelle darüber.
result-place = { $place ->
   *[other] Platz { $place } von { $count }
}
result-best-round = Beste Runde: { $points } (Runde { $number })
result-best-game = Beste Runde: { $points } (Runde { $number })

## Was man mit einer Partie machen kann

after-replay = Zug für Zug ansehen
after-share = Ergebnis teilen
after-download = Aufzeichnung speichern
after-check = Karten prüfen

## Die Karten prüfen

deal-title = Wurde ehrlich gegeben?
deal-why = Jedes Mischen der Partie folgt aus einer geheimen Zahl, dem Startwert. Vor der ersten Karte haben alle seinen Fingerabdruck gesehen: das Siegel. Jetzt ist der Startwert offen, und beide müssen zusammenpassen. Niemand, auch nicht der Server, konnte dazwischen eine Karte ändern.
deal-checking = Wird geprüft …
deal-proven = Der Startwert passt zu dem Siegel, das dieses Gerät vor der ersten Karte gesehen hat.
deal-late = Der Startwert passt zum Siegel. Dieses Gerät hat es erst gesehen, als die Partie schon lief.
deal-unseen = Der Startwert passt zum Siegel der Aufzeichnung. Dieses Gerät war vor der Partie nicht dabei und weiß nicht, was damals gezeigt wurde.
deal-wrong = Der Startwert passt nicht zum Siegel! Trau diesen Karten nicht.
deal-unable = Browser rechnen das nur auf verschlüsselten Seiten nach. Der Befehl unten beweist es.
deal-commitment = Siegel
deal-seed = Startwert
deal-hash = SHA-256 des Startwerts, hier berechnet
deal-seen-early = Auf diesem Gerät seit { $time }, vor der ersten Karte.
deal-seen-late = Auf diesem Gerät seit { $time }.
deal-whole = Für den ganzen Beweis, mit jedem Mischen und jedem Zug: Speichere die Aufzeichnung und gib ein:

## Wiedergabe

replay-what-if = Was wäre, wenn …?
replay-analyse = Analysieren
replay-record = Die Partie
replay-share = Diesen Zug teilen
replay-moves = Züge
replay-slider = Zug
replay-position = Zug { $at } von { $last }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Zug weiter
replay-last = Zum Ende
replay-eyes = Mit wessen Augen?
replay-everybody = Was alle sahen
replay-seat = Was { $player } sah
replay-open = Alle Karten offen

## Zusammen ansehen

together-lead = Führen
together-possible = Die anderen am Tisch können mitschauen.
together-leading = Du führst: Die anderen sehen, was du siehst.
together-following = Du folgst { $player }.
together-leads = { $player } führt.
together-wander = Allein weiter
together-follow = Folgen
together-stop = Aufhören
together-invited = { $player } zeigt die Partie: mitschauen

## Glück und Können

review-title = Glück und Können
review-ask = Lag es an mir oder an den Karten?
review-working = Jeder Zug wird angesehen. Das dauert einige Sekunden.
review-failed = Die Auswertung kam nicht zustande. Versuch es in einer Minute noch einmal.
review-luck = Glück
review-skill = Können
review-start = Anfang
review-result = Ergebnis
review-errors = Eigene Fehler je Entscheidung
review-verdict-best = am besten
review-verdict-fine = gut
review-verdict-close = knapp
review-verdict-inaccuracy = Ungenauigkeit
review-verdict-mistake = Fehler
review-verdict-blunder = Patzer
review-balance = { $player }: Anfang { $start } %, Glück { $luck } %, Können { $skill } %, Ergebnis { $result } %; eigene Fehler { $cost } % je Entscheidung
review-moments = Die teuersten Fehler von { $player }
review-moment = Zug { $move }, { $played }: { $verdict }. Das kostete { $cost } % (± { $error } %).
review-better = Besser: { $move }
review-nothing = Kein Fehler, der sicher einer ist.
review-curve = Die Chance aller, die Partie zu gewinnen, nach jedem Zug. Markiert sind Fehler.
review-go = Zu Zug { $move }
review-how = Glück ist, um wie viel besser oder schlechter die Karten kamen, als zu erwarten war; im Mittel ist es nichts. Können ist der Rest: die eigenen Fehler und die der anderen. Anfang, Glück und Können ergeben zusammen das Ergebnis.

## A record from a file

record-open = Gespeicherte Partie öffnen
record-intro = Wähle eine Datei, die als Aufzeichnung gespeichert wurde. Sie wird auf diesem Gerät geprüft und gezeigt und nirgendwohin geschickt.
record-file = Aufzeichnung (.json)
record-proven = Alles stimmt: Die Karten waren vor der ersten Karte versiegelt, und jedes Mischen, jeder Zug und das Ergebnis sind wie aufgezeichnet.
