## Die Startseite

length-skyjo-short = Eine Runde
length-skyjo-medium = Bis 50 Punkte
length-skyjo-long = Bis 100 Punkte

## Am Tisch

skyjo-drawn = Gezogene Karte
skyjo-drawn-other = Eine gezogene Karte
skyjo-lay-down = Ablegen

## Tasten

keys-skyjo-piles = Nachziehstapel, Ablagestapel, gezogene Karte
keys-skyjo-cells = Deine zwölf Karten, wie sie liegen
