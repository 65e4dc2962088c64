### Meine Partien: Zahlen, nach Spiel und Mitspielern, und die Liste aller.

book-empty = Noch steht hier nichts. Sobald du eine Partie beendet hast, findest du sie hier.
book-played = Partien
book-won = Gewonnen
book-mean = Punkte im Schnitt
book-best = Bestes Ergebnis
book-streak = Siege in Folge, jetzt
book-longest = Meiste Siege in Folge
book-others = Direkter Vergleich
book-matches = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
book-head = { $mine } von dir gewonnen, { $theirs } von { $name }
book-all = Alle Partien
book-game = Spiel
book-any-game = Alle Spiele
book-with = Mit
book-anybody = Mit allen
book-is-won = gewonnen
book-more = Mehr zeigen
book-take = Zum Mitnehmen
book-take-hint = Alle deine Partien als Datei: eine Tabelle für Tabellenprogramme oder alles für Programme.
