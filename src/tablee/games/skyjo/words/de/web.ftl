## Die Startseite

length-skyjo-short = Eine Runde
length-skyjo-medium = Bis 50 Punkte
length-skyjo-long = Bis 100 Punkte

## Am Tisch

skyjo-drawn = Gezogene Karte
skyjo-drawn-other = Eine gezogene Karte
skyjo-lay-down = Ablegen
skyjo-sum = Punkte dieser Runde
tag-skyjo-closed = Beendet
tag-skyjo-last = Letzter Zug
moment-skyjo-cleared = Spalte weg!
moment-skyjo-closed = { $who ->
    [you] Du beendest die Runde! Alle anderen haben noch einen Zug.
   *[other] { $player } beendet die Runde! Alle anderen haben noch einen Zug.
}
phase-skyjo-last_turn = { $who ->
    [you] Dein letzter Zug: Ziehe eine Karte oder nimm die vom Ablagestapel.
   *[other] { $player } macht den letzten Zug.
}
phase-skyjo-rejecting = Du legst die gezogene Karte ab: Wähle die Karte, die du aufdeckst.
phase-skyjo-taking = Du nimmst die Karte vom Ablagestapel: Wähle die Karte, die du dafür hergibst.
luck-skyjo-exchange = Größter Glücksgriff: { $card } für { $out }
luck-skyjo-column = Größtes Glück: dreimal { $card } in einer Spalte

## Tasten

keys-skyjo-piles = Nachziehstapel, Ablagestapel, gezogene Karte
keys-skyjo-cells = Deine zwölf Karten, wie sie liegen
