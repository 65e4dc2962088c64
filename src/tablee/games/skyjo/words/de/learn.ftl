## Die Skyjo-Lektion

learn-skyjo-aim = Vor dir liegen zwölf verdeckte Karten, die auch du nicht kennst. Jede Karte zählt so viele Punkte, wie sie zeigt: von −2 bis 12. Du willst möglichst wenige.
learn-skyjo-turn-two = Zu Beginn decken alle zwei Karten auf. Wähle die markierte Karte, dann die nächste.
learn-skyjo-take = Du zeigst die höhere Summe, also beginnst du. Auf dem Ablagestapel liegt eine 1: Nimm sie und tausche sie gegen deine 10.
learn-skyjo-draw = Die 9 auf dem Ablagestapel nützt dir nichts. Zieh lieber eine Karte vom Nachziehstapel.
learn-skyjo-keep = Eine 5, und in der zweiten Spalte liegt schon eine 5. Leg die neue darunter. Was dort lag, siehst du erst, wenn es weg ist.
learn-skyjo-draw-again = Es war eine 8: ein guter Tausch. Zieh noch eine Karte.
learn-skyjo-reject = Eine 12 ist schlecht. Behalte sie nicht: Wähle den Ablagestapel, um sie abzulegen, und deck dann die markierte Karte auf.
learn-skyjo-column = { $bot } hat eine 5 abgelegt! Nimm sie für die letzte Karte der zweiten Spalte: Drei gleiche Karten in einer Spalte kommen vom Tisch.
learn-skyjo-gone = Die ganze Spalte ist weg und mit ihr 15 Punkte. So geht es nun reihum weiter. Drücke „Weiter“, und du siehst den Tisch sechs Züge später.
learn-skyjo-closing = Nur noch eine deiner Karten ist verdeckt. Liegt sie offen, beendest du die Runde, und { $bot } hat nur noch einen Zug.
learn-skyjo-close = Vorsicht: Hat { $bot } dann ebenso wenige Punkte wie du oder weniger, werden deine verdoppelt! Aber du zeigst 11 und { $bot } 36. Mach also Schluss: Zieh eine Karte.
learn-skyjo-close-now = Eine 2 ist gut. Tausche sie gegen deine letzte verdeckte Karte.
learn-skyjo-end = Du hast 13 Punkte, { $bot } hat 39. Gespielt wird, bis jemand 100 Punkte hat: Dann gewinnt, wer am wenigsten hat. Jetzt kannst du Skyjo!

## Warum nicht dieser Zug: Er ist erlaubt, aber nicht das, worum es gerade geht

learn-rather-skyjo-cell = Du darfst jede deiner Karten wählen. Nimm in dieser Lektion die markierte.
learn-rather-skyjo-draw = Du darfst ziehen. Aber was offen auf dem Ablagestapel liegt, ist genau das Richtige.
learn-rather-skyjo-take = Du darfst sie nehmen. Aber sie ist hoch: Eine Karte vom Nachziehstapel ist wahrscheinlich besser.
learn-rather-skyjo-keep = Du darfst sie behalten. Aber es ist eine der schlechtesten Karten überhaupt.
learn-rather-skyjo-reject = Du darfst sie ablegen. Aber du kannst sie gut gebrauchen.

## Die Regeln, wie ein Tisch sie spielt

rules-skyjo-limit = { $points ->
    [none] An diesem Tisch wird eine einzige Runde gespielt.
   *[other] An diesem Tisch wird gespielt, bis jemand **{ $points } Punkte** oder mehr hat.
}
