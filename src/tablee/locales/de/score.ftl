### Der Punkteblock für alle, die mit echten Karten spielen.

## Die Blöcke auf diesem Gerät

score-intro = Ihr spielt mit echten Karten? Schreib die Punkte hier auf. Sie werden für euch zusammengezählt und bleiben auf diesem Gerät, auch ohne Verbindung.
score-mine = Deine Blöcke
score-new = Neuer Block
score-all = Alle Blöcke
score-not-here = Dieser Block ist nicht auf diesem Gerät.
score-file = Gespeicherten Block öffnen
score-file-wrong = „{ $file }“ ist kein Punkteblock.
score-count-round = { $count ->
    [0] Noch nicht begonnen
    [one] { $count } Runde
   *[other] { $count } Runden
}
score-count-game = { $count ->
    [0] Noch nicht begonnen
    [one] { $count } Runde
   *[other] { $count } Runden
}

## Ein neuer Block

score-players = Wer spielt, der Reihe nach, wie ihr sitzt
score-player = Spieler { $number }
score-player-add = Noch jemand
score-player-remove = { $player } entfernen
score-pairs = In Teams spielen
score-limit = Bis jemand so viele Punkte hat
score-limit-hint = Leer lassen, um ohne Ende zu spielen.
score-first-dealer = Wer gibt zuerst?
score-begin = Los geht’s
score-problem-names = Alle brauchen einen eigenen Namen.
score-problem-limit = Die Grenze muss eine Zahl ab 1 sein oder leer bleiben.

## Eine Runde eintragen

score-number-round = Runde { $number }
score-number-game = Runde { $number }
score-enter-round = Runde { $number } eintragen
score-enter-game = Runde { $number } eintragen
score-mend-round = Runde { $number } ändern
score-mend-game = Runde { $number } ändern
score-sign = Vorzeichen bei { $player } wechseln
score-fewer = Eine Karte weniger bei { $player }
score-more = Eine Karte mehr bei { $player }
score-cards = Karten von { $player } antippen
score-cards-hint = Deckt auf, was noch verdeckt liegt, und tippe jede Karte an. Abgeräumte Spalten zählen nicht.
score-cards-sum = { $count ->
    [one] { $count } Karte: { $points }
   *[other] { $count } Karten: { $points }
}
score-cards-undo = Eine zurück
score-cards-next = Weiter mit { $player }
score-cards-done = Fertig
score-closer = Wer hat zuerst alles aufgedeckt?
score-winner = Wessen Spielerstapel ist leer?
score-stuck = Niemand: Nichts ging mehr
score-save-round = Runde aufschreiben
score-save-game = Runde aufschreiben
score-cancel = So lassen, wie es war
score-doubled = { $player } hat die Runde beendet, aber jemand anders hat ebenso wenige Punkte oder weniger: { $points } × 2 = { $doubled }.
score-draw = Die kleinsten Spielerstapel sind gleich groß: Niemand bekommt Punkte.
score-outlook = { $names }: { $points }
score-missing = Noch nichts eingetragen bei: { $names }.
score-wrong-number = „{ $given }“ kann nicht stimmen: Es muss eine Zahl von { $least } bis { $most } sein.
score-wrong-closer = Wähle, wer zuerst alles aufgedeckt hat.
score-wrong-winner = Wähle, wessen Spielerstapel leer ist.
score-wrong-winner-alone = Alle anderen haben noch mindestens eine Karte übrig.
score-wrong-stuck-empty = Wer keine Karte mehr übrig hat, hat gewonnen: Wähle das statt „Niemand“.
score-wrong-together = Das kann nicht stimmen: Zu { $count } hättet ihr zusammen { $given }, und ein Kartenspiel gibt { $least } bis { $most } her.
score-wrong-over = Die Partie endet mit Runde { $number }: Nimm zuerst die späteren Runden zurück.
score-doubt = Runde { $number } kann nicht stimmen. { $why }
score-written-round = Runde { $number } ist aufgeschrieben.
score-written-game = Runde { $number } ist aufgeschrieben.
score-undo = Rückgängig
score-undone = Zurückgenommen.

## Wie es steht

score-until = bis { $points }
score-deals = { $player } gibt.
score-won = { $count ->
    [one] { $names } hat mit { $points } gewonnen!
   *[other] { $names } haben mit { $points } gewonnen!
}
score-table-round = Punkte aller Runden
score-table-game = Punkte aller Runden
score-chart = Der Stand im Verlauf
score-chart-label = Eine Linie für jeden Stand, Runde für Runde. Dieselben Zahlen folgen als Tabelle.
score-chart-table = Dasselbe als Tabelle
score-after-round = Nach Runde
score-after-game = Nach Runde

## Was man mit einem Block machen kann

score-again = Neuer Block, gleiche Namen
score-print = Drucken
score-csv = Als Tabelle (CSV)
score-save-file = Als Datei speichern
score-delete = Löschen
score-delete-sure = Diesen Block löschen? Er lässt sich nicht zurückholen.

## Teilen und zusehen

score-share = Den anderen zeigen
score-share-hint = Die anderen am Tisch verfolgen diesen Block auf ihren Handys. Die Namen liegen auf diesem Server, bis du das Teilen beendest, oder 30 Tage nach der letzten Änderung.
score-share-start = Live teilen
score-share-qr = QR-Code mit dem Link zu diesem Block
score-share-live = Geteilt: Die anderen sehen jede Änderung sofort.
score-share-waiting = Noch nicht gesendet: Das geschieht, sobald es eine Verbindung gibt.
score-share-stop = Nicht mehr teilen
score-share-gone = Dieser Block wird nicht mehr geteilt.
score-share-conflict = Dieser Block wurde inzwischen auf einem anderen Gerät geändert.
score-share-mine = Diesen behalten
score-share-theirs = Den anderen nehmen
score-watch-live = Live: Änderungen erscheinen von selbst.
score-watch-broken = Keine Verbindung. Neuer Versuch …
score-watch-gone = Dieser Block wird nicht geteilt, oder nicht mehr.
