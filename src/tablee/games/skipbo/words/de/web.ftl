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

## Tasten

keys-skipbo-hand = Eine Handkarte
keys-skipbo-building = Mit gewählter Karte: ein Ablegestapel
keys-skipbo-stock = Dein Spielerstapel
keys-skipbo-discards = Deine Hilfsstapel
