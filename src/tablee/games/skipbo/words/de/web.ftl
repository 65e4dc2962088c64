## Die Startseite

length-skipbo-short = Kurzes Spiel: Spielerstapel mit 10
length-skipbo-medium = Eine Runde: Spielerstapel mit 20
length-skipbo-whole = { $players ->
    [5] { length-skipbo-medium }
    [6] { length-skipbo-medium }
   *[other] Volle Runde: Spielerstapel mit 30
}
length-skipbo-long = Partie bis 500 Punkte

## Am Tisch

skipbo-look = Alle Hilfsstapel von { $player }
moment-skipbo-finished = Stapel voll!
moment-skipbo-emptied = { $who ->
    [you] Alle Handkarten gespielt: neue Karten!
   *[other] { $player } spielt alle Handkarten!
}
moment-skipbo-last_card = { $who ->
    [you] Noch eine Karte auf deinem Spielerstapel!
   *[other] { $player } hat noch eine Karte auf dem Spielerstapel!
}
moment-skipbo-stock_empty = { $who ->
    [you] Dein Spielerstapel ist leer!
   *[other] Der Spielerstapel von { $player } ist leer!
}
phase-skipbo-stock = Du bist dran: Die Karte von deinem Spielerstapel passt.
phase-skipbo-build = Du bist dran: Baue in der Mitte weiter oder lege zum Schluss eine Handkarte ab.
phase-skipbo-discard = Nichts passt: Lege eine Handkarte auf einen Hilfsstapel ab.
luck-skipbo-run = Längste Serie: { $count } Karten in einem Zug

## Tasten

keys-skipbo-hand = Eine Handkarte
keys-skipbo-building = Mit gewählter Karte: ein Ablegestapel
keys-skipbo-stock = Dein Spielerstapel
keys-skipbo-discards = Deine Hilfsstapel
