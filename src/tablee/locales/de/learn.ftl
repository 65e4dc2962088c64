### Spielen lernen: Regelseiten, Lektionen und Tipps am Tisch.
### $bot ist der Name des anderen Spielers in einer Lektion.

## Regeln und Lektionen

rules-of = Regeln von { $game }
rules-contents = Inhalt
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

## Die Skip-Bo-Lektion

learn-skipbo-aim = Der Stapel mit der 4 ist dein Spielerstapel. Wer seinen Spielerstapel zuerst ganz loswird, gewinnt. Du siehst immer nur die oberste Karte.
learn-skipbo-begin = In der Mitte bauen alle gemeinsam Ablegestapel von 1 bis 12. Jeder beginnt mit einer 1, und du hast eine auf der Hand: Tippe sie an, dann den ersten Ablegestapel.
learn-skipbo-go-on = Nun geht es eins nach dem anderen nach oben. Leg deine 2 darauf.
learn-skipbo-wild = Dein Spielerstapel zeigt eine 4, aber vorher fehlt eine 3. Eine Skip-Bo-Karte ist ein Joker und steht für jede Zahl: Spiel sie als 3.
learn-skipbo-stock = Jetzt passt die oberste Karte deines Spielerstapels. Spiel sie: Auf diese Karten kommt es an!
learn-skipbo-discard = Eine neue Karte liegt oben, die 8. Nichts passt mehr, also beendest du deinen Zug: Leg eine Handkarte auf einen deiner Hilfsstapel. Nimm die 9 und den ersten Stapel.
learn-skipbo-your-turn = { $bot } hat eine 5 vom Spielerstapel gespielt: Die Stapel in der Mitte gehören allen. Du bist wieder dran und hast deine Hand auf fünf Karten aufgefüllt.
learn-skipbo-climb = Damit deine 8 passt, muss oben eine 7 liegen. Spiel erst die 6, dann die 7 aus der Hand.
learn-skipbo-stock-again = Und los: Spiel die 8 von deinem Spielerstapel.
learn-skipbo-from-discard = Die oberste Karte eines Hilfsstapels kannst du in deinem Zug jederzeit spielen. Deine 9 passt: Spiel sie.
learn-skipbo-empty-hand = Ist deine Hand leer, ziehst du sofort fünf neue Karten. Spiel die 10 und beginn dann mit der 1 und der 2 den zweiten Ablegestapel.
learn-skipbo-five-more = Fünf neue Karten, und du bist immer noch dran. Die Karte deines Spielerstapels, die 3, passt auf den zweiten Ablegestapel.
learn-skipbo-complete = Noch eine Karte im Spielerstapel. Sieh dir den ersten Ablegestapel an: Mit der 11 und der 12 ist er voll. Dann kommt er weg, und sein Platz ist frei für eine neue 1.
learn-skipbo-win = Nun zu deiner letzten Karte, der 5: Spiel die 4 aus der Hand, dann die 5.
learn-skipbo-end = Dein Spielerstapel ist leer: Du hast gewonnen! Das gibt 25 Punkte und 5 für jede Karte im Spielerstapel von { $bot }. Sonst hat ein Spielerstapel 30 Karten, und eine Partie geht bis 500 Punkte.

## Die Skyjo-Lektion

learn-skyjo-aim = Vor dir liegen zwölf verdeckte Karten, die auch du nicht kennst. Jede Karte zählt so viele Punkte, wie sie zeigt: von −2 bis 12. Du willst möglichst wenige.
learn-skyjo-turn-two = Zu Beginn decken alle zwei Karten auf. Tippe die markierte Karte an, dann die nächste.
learn-skyjo-take = Du zeigst die höhere Summe, also beginnst du. Auf dem Ablagestapel liegt eine 1: Nimm sie und tausche sie gegen deine 10.
learn-skyjo-draw = Die 9 auf dem Ablagestapel nützt dir nichts. Zieh lieber eine Karte vom Nachziehstapel.
learn-skyjo-keep = Eine 5, und in der zweiten Spalte liegt schon eine 5. Leg die neue darunter. Was dort lag, siehst du erst, wenn es weg ist.
learn-skyjo-draw-again = Es war eine 8: ein guter Tausch. Zieh noch eine Karte.
learn-skyjo-reject = Eine 12 ist schlecht. Behalte sie nicht: Tippe auf den Ablagestapel, um sie abzulegen, und deck dann die markierte Karte auf.
learn-skyjo-column = { $bot } hat eine 5 abgelegt! Nimm sie für die letzte Karte der zweiten Spalte: Drei gleiche Karten in einer Spalte kommen vom Tisch.
learn-skyjo-gone = Die ganze Spalte ist weg und mit ihr 15 Punkte. So geht es nun reihum weiter. Drücke „Weiter“, und du siehst den Tisch sechs Züge später.
learn-skyjo-closing = Nur noch eine deiner Karten ist verdeckt. Liegt sie offen, beendest du die Runde, und { $bot } hat nur noch einen Zug.
learn-skyjo-close = Vorsicht: Hast du dann nicht allein die wenigsten Punkte, werden deine verdoppelt! Aber du zeigst 11 und { $bot } 36. Mach also Schluss: Zieh eine Karte.
learn-skyjo-close-now = Eine 2 ist gut. Tausche sie gegen deine letzte verdeckte Karte.
learn-skyjo-end = Du hast 13 Punkte, { $bot } hat 39. Gespielt wird, bis jemand 100 Punkte hat: Dann gewinnen die wenigsten Punkte. Jetzt kannst du Skyjo!

## Warum nicht dieser Zug: Er ist erlaubt, aber nicht das, worum es gerade geht

learn-rather-skipbo-too-soon = Das darfst du, aber mit dem Ablegen endet dein Zug, und du kannst noch etwas spielen.
learn-rather-skipbo-discard = Das darfst du, mit jeder Handkarte und auf jeden deiner vier Hilfsstapel. Leg in dieser Lektion die 9 auf den ersten: Du brauchst sie bald.
learn-rather-skipbo-place = Das darfst du: Ein freier Platz ist so gut wie der andere. Nimm in dieser Lektion den markierten.
learn-rather-skipbo-play = Das darfst du, und es passt. Spiel aber erst die markierte Karte: Sie bringt dich deiner nächsten Stapelkarte näher.
learn-rather-skyjo-cell = Du darfst jede deiner Karten wählen. Nimm in dieser Lektion die markierte.
learn-rather-skyjo-draw = Du darfst ziehen. Aber was offen auf dem Ablagestapel liegt, ist genau das Richtige.
learn-rather-skyjo-take = Du darfst sie nehmen. Aber sie ist hoch: Eine Karte vom Nachziehstapel ist wahrscheinlich besser.
learn-rather-skyjo-keep = Du darfst sie behalten. Aber es ist eine der schlechtesten Karten überhaupt.
learn-rather-skyjo-reject = Du darfst sie ablegen. Aber du kannst sie gut gebrauchen.

## Tipps am Tisch

hint = Tipp
hint-thinking = Ich denke nach …
hint-later = Die Chancen folgen: Sie werden noch vorbereitet, nur dieses eine Mal.
hint-chance = Gewinnchance: { $chance } % ({ $low } bis { $high } %)
hint-score = Etwa { $points } Punkte in dieser Runde
hint-others = Die besten Züge
