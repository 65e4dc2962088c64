## Hilfe auf dem Bildschirm

terminal-help-skipbo =
    Zuerst die Karte: s der Spielerstapel, 1 bis 9 eine Handkarte, d und eine Zahl ein
    Hilfsstapel, p und dann s oder d die deines Partners.
    Dann wohin: 1 bis 4 ein Ablegestapel, d und eine Zahl dein eigener Hilfsstapel;
    damit endet dein Zug.

## Zeile für Zeile

terminal-notation-skipbo =
    Züge: s>2 legt vom Spielerstapel auf Ablegestapel 2; h7>2 eine 7 aus der Hand; d3>2 von Hilfsstapel 3;
    ps>2 und pd3>2 dasselbe vom Partner; h9:3 legt eine 9 auf Hilfsstapel 3 und beendet den Zug; - beendet ihn
    mit leerer Hand. W ist eine Skip-Bo-Karte. Mit menschlichen Tischsitten auch + o ~ und !2 für Platz 2.

## Der Punkteblock für echte Karten

terminal-score-prompt-skipbo = Runde { $number }, Karten im Spielerstapel von { $player }
