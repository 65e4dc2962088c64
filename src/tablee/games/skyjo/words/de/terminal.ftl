## Hilfe auf dem Bildschirm

terminal-help-skyjo =
    Wenn du dran bist: d zieht eine Karte, t nimmt die vom Ablagestapel.
    Mit einer gezogenen Karte: k behält sie, x legt sie ab und deckt eine auf.
    Dann der Platz: Spalte a bis d, Zeile 1 bis 3.

## Zeile für Zeile

terminal-notation-skyjo =
    Züge: ?b2 deckt b2 auf, bevor die Runde beginnt; d zieht; t>b2 nimmt die Karte vom Ablagestapel für b2;
    k>b2 behält die gezogene Karte für b2; x>b2 legt sie ab und deckt b2 auf.
    Plätze sind Spalten a bis d und Zeilen 1 bis 3. Der Tisch zeigt die Zeilen nacheinander.
