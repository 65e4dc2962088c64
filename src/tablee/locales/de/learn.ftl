### Spielen lernen: Regelseiten, Lektionen und Tipps am Tisch.
### $bot ist der Name des anderen Spielers in einer Lektion.

## Regeln und Lektionen

rules-of = Regeln von { $game }
rules-contents = Inhalt
rules-print = Drucken
learn-by-playing = Spielend lernen
learn-about = Spiel ein paar Minuten mit: Jeder Schritt sagt dir, was zu tun ist und warum.
learn-minutes = Etwa drei Minuten
learn-all = Alle Lektionen
learn-title = { $game } lernen
learn-restart = Von vorn
learn-skip = Überspringen
learn-next = Weiter
learn-make = Zeig es mir
learn-step = Schritt { $number } von { $count }
learn-read-first = Lies das zuerst und drücke dann „Weiter“.
learn-not-now = Jetzt nicht: Tu, worum die Lektion dich bittet.
spot-advised = empfohlen

## Tipps am Tisch

hint = Tipp
hint-left = Tipp (noch { $count })
hint-thinking = Ich denke nach …
hint-later = Die Chancen folgen: Sie werden noch vorbereitet, nur dieses eine Mal.
hint-chance = Gewinnchance: { $chance } % ({ $low } bis { $high } %)
hint-score = Etwa { $points } Punkte in dieser Runde
hint-others = Die besten Züge
hint-others-lead = Die besten Züge, nach Punkten Vorsprung vor den anderen
