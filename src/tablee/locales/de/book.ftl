### Meine Partien: Zahlen, nach Spiel und Mitspielern, und die Liste aller.

book-empty = Noch steht hier nichts. Sobald du eine Partie beendet hast, findest du sie hier.
book-played = Partien
book-won = Gewonnen
book-mean = Punkte im Schnitt
book-best = Bestes Ergebnis
book-streak = Siege in Folge, jetzt
book-longest = Meiste Siege in Folge
book-luck = Glück im Schnitt
book-luck-in = { $luck } in { $count ->
    [one] einer untersuchten Partie
   *[other] { $count } untersuchten Partien
}
book-luck-match = Glück: { $luck }
book-luck-hint = Glück ist, was die Karten dir wert waren, als Chance auf den Sieg. Es wird gemessen, wenn jemand in der Wiedergabe einer Partie nach „Glück und Können“ fragt; über viele Partien gleicht es sich bei allen aus.
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
book-cards = Karten
book-cards-all = Online und echte Karten
book-cards-online = Online
book-cards-real = Echte Karten
book-with-real = Mit echten Karten
book-is-won = gewonnen
book-given-up = aufgegeben
book-more = Mehr zeigen
book-take = Zum Mitnehmen
book-take-hint = Alle deine Partien als Datei: als CSV für Tabellenprogramme oder vollständig als JSON.

## Ein Jahr

book-year = Mein Jahr
year-title = Mein { $year }
year-other = Andere Jahre
year-empty = In diesem Jahr wurde keine Partie beendet.
year-won = { $count ->
    [one] { $count } gewonnen ({ $share })
   *[other] { $count } gewonnen ({ $share })
}
year-days = { $count ->
    [one] an { $count } Tag
   *[other] an { $count } Tagen
}
year-longest = { $count ->
    [one] { $count } in Folge gewonnen
   *[other] { $count } in Folge gewonnen
}
year-people = { $count ->
    [one] Einer Person begegnet
   *[other] { $count } Leuten begegnet
}
year-share = Als Bild teilen
year-share-hint = Auf dem Bild stehen deine Zahlen und kein anderer Name.

## Gruppen: eine Familie, ein Verein

groups-intro = Eine Familie, ein Verein, die Runde, mit der du immer spielst: Eine Gruppe hat eine Tabelle der Partien, in denen ihr euch getroffen habt. Wer den Link hat, kann beitreten, und nur wer beigetreten ist, kommt darin vor.
groups-mine = Meine Gruppen
groups-new = Neue Gruppe
groups-name = Name der Gruppe
groups-make = Gruppe anlegen
groups-members = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
}
groups-all = Alle Gruppen
group-table = Tabelle
group-player = Name
group-rating = Wertung
group-rating-hint = Die Wertung schätzt, wie stark jemand in diesem Spiel ist: danach, wer in den Partien der Gruppe vor wem lag. Alle beginnen bei 25. Der wahre Wert liegt in etwa 19 von 20 Fällen innerhalb des ±, und je mehr jemand spielt, desto kleiner wird es.
group-empty = Noch haben keine zwei von euch eine Partie zusammen beendet. Sobald ihr das habt, zählt sie hier.
group-period = Zeitraum
group-always = Alle Zeiten
group-over-time = Gewonnene Partien, Monat für Monat
group-members = Mitglieder
group-since = seit { $date }
group-invite = Einladen
group-invite-hint = Wer diesen Link hat, kann beitreten und sieht dann diese Seite.
group-link = Link kopieren
group-new-link = Neuer Link
group-new-link-ask = Einen neuen Link machen? Der alte führt dann nirgendwohin.
group-remove = { $name } entfernen
group-remove-ask = { $name } aus der Gruppe entfernen? Auch die Partien verschwinden dann aus der Tabelle.
group-leave = Gruppe verlassen
group-leave-ask = Die Gruppe verlassen? Dein Name und deine Partien verschwinden aus ihrer Tabelle. Mit dem Link kannst du wiederkommen.
group-matches = Partien
group-others = { $count ->
    [one] und noch jemand
   *[other] und { $count } weitere
}
group-sheets = Abende mit echten Karten
group-sheets-hint = Stell einen fertigen Punkteblock dieses Geräts in die Gruppe. Dann sagen alle selbst, welche Spalte ihre war; sobald es zwei getan haben, zählt er in der Tabelle. Sonst wird niemand genannt.
group-sheet-choose = Punkteblock wählen
group-sheet-put = In die Gruppe stellen
group-sheet-seat = Mitspieler { $number }
group-sheet-me = Das war ich
group-sheet-not-me = Das war ich nicht
group-sheet-out = Diesen Punkteblock aus der Gruppe nehmen
group-real = echte Karten
group-take-hint = Die Tabelle und alle Partien der Gruppe als Datei: als CSV für Tabellenprogramme oder vollständig als JSON.
join-invited = Du bist zu „{ $name }“ eingeladen.
join-hint = Die Mitglieder der Gruppe sehen deinen Namen und wie deine Partien mit ihnen ausgegangen sind, auch frühere. Wenn du die Gruppe verlässt, ist das alles dort weg.
join-name = Dein Name
join-now = Beitreten
join-already = Du bist schon in dieser Gruppe.
join-open = Zur Gruppe

refusal-no_such_group = Du bist nicht in dieser Gruppe.
refusal-no_such_invitation = Diese Einladung führt nirgendwohin, oder nicht mehr.
refusal-no_such_member = So jemand ist nicht in dieser Gruppe.
refusal-not_yours_to_remove = Nur wer zuerst da war, kann andere entfernen.
refusal-too_many_groups = Du kannst in höchstens { $most } Gruppen sein.
refusal-sheet_not_over = Die Partie auf diesem Punkteblock ist noch nicht zu Ende.
refusal-seat_claimed = Dort hat schon jemand anders gespielt.
refusal-group_sheets_full = In dieser Gruppe ist Platz für { $most } Punkteblöcke.
refusal-group_full = Diese Gruppe ist voll: Sie hat Platz für { $most }.
