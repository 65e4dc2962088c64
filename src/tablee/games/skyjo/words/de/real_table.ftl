## Skyjo: setting up

real-skyjo-step-deck = Mischt alle { $deck } Karten.
real-skyjo-step-dealer = Bestimmt, wer zuerst gibt. Nach jeder Runde gibt, wer links vom Kartengeber sitzt.
real-skyjo-step-deal = Gebt jedem { $each } Karten verdeckt, immer eine reihum, links vom Kartengeber zuerst.
real-skyjo-step-grid = Alle legen sie verdeckt in vier Spalten und drei Zeilen vor sich hin. Niemand sieht sie sich an.
real-skyjo-step-draw_pile = Legt den Rest verdeckt in die Mitte und deckt die erste Karte auf: Sie eröffnet den Ablagestapel. Die anderen { $left } sind der Nachziehstapel.
real-skyjo-step-two_cards = Alle decken zwei Karten ihrer Wahl auf.
real-skyjo-step-begin = Wer mit zwei Karten die höchste Summe zeigt, beginnt. Gespielt wird im Uhrzeigersinn.

## Skyjo: who begins

real-skyjo-first-title = Wer beginnt?
real-skyjo-first-intro = Alle decken zwei Karten auf; die höchste Summe beginnt. Bei Gleichstand beginnt, wer als Erstes nach dem Kartengeber sitzt.
real-skyjo-first-decided = { $player } beginnt: { $sum } ist die höchste Summe.
real-skyjo-first-level = Gleichstand mit { $sum }: { $players }. { $player } sitzt als Erstes nach dem Kartengeber und beginnt.

## Skyjo: what happens now

real-skyjo-ask-too_many_players = Wir sind mehr als acht
real-skyjo-answer-too_many_players = Ein Spiel reicht für zwei bis acht. Sind es mehr, macht zwei Tische mit je einem Spiel.
real-skyjo-ask-misdeal = Jemand hat beim Geben zu viele oder zu wenige Karten bekommen
real-skyjo-answer-misdeal = Vor dem ersten Zug: alles mischen und neu geben. Später kommt, was fehlt, verdeckt vom Nachziehstapel; eine verdeckte Karte zu viel geht ungesehen unter ihn.
real-skyjo-ask-level_sums = Die höchsten Summen aus zwei Karten sind gleich
real-skyjo-answer-level_sums = Von ihnen beginnt, wer als Erstes nach dem Kartengeber sitzt.
real-skyjo-also-level_sums = Oder ihr macht es aus, wie ihr mögt; zum Beispiel beginnt, wer am jüngsten ist.
real-skyjo-ask-next_start = Wer beginnt die nächste Runde?
real-skyjo-answer-next_start = Wieder die höchste Summe aus zwei Karten. Gegeben wird jetzt links vom letzten Kartengeber.
real-skyjo-also-next_start = Oder es beginnt, wer die letzte Runde beendet hat.
real-skyjo-ask-put_back = Ich habe die Karte vom Ablagestapel genommen. Darf ich sie zurücklegen?
real-skyjo-answer-put_back = Nein, du musst sie gegen eine deiner Karten tauschen.
real-skyjo-ask-look_before = Darf ich eine verdeckte Karte ansehen, bevor ich sie tausche?
real-skyjo-answer-look_before = Nein. Du siehst sie erst, wenn sie auf dem Ablagestapel liegt.
real-skyjo-ask-unwanted = Ich will die gezogene Karte nicht
real-skyjo-answer-unwanted = Leg sie ab und deck eine deiner verdeckten Karten auf. Den Ablagestapel kannst du in diesem Zug nicht mehr wählen.
real-skyjo-ask-three_equal = In einer Spalte liegen drei gleiche Karten offen
real-skyjo-answer-three_equal = Sie kommen sofort auf den Ablagestapel, auf die Karte, die gerade getauscht oder abgelegt wurde. Das gilt für jeden Wert, auch für negative, und auch im letzten Zug.
real-skyjo-ask-draw_pile_empty = Der Nachziehstapel ist aufgebraucht
real-skyjo-answer-draw_pile_empty = Sobald jemand ziehen muss, mischt den Ablagestapel ohne seine oberste Karte: Das ist der neue Nachziehstapel.
real-skyjo-ask-out_of_turn = Jemand hat außer der Reihe gespielt
real-skyjo-answer-out_of_turn = Nehmt es zurück: Die Karten kommen dorthin, wo sie waren, und es spielt, wer an der Reihe ist. Hat die nächste Person schon gespielt, gilt der Zug.
real-skyjo-ask-looked = Jemand hat eine verdeckte Karte angesehen
real-skyjo-answer-looked = Sie bleibt offen an ihrem Platz, damit alle gleich viel wissen.
real-skyjo-ask-drew_two = Jemand hat zwei Karten gezogen
real-skyjo-answer-drew_two = Die erste gilt. Die andere wird in den Nachziehstapel gemischt.
real-skyjo-ask-forgot_turn_over = Jemand hat die gezogene Karte abgelegt und nichts aufgedeckt
real-skyjo-answer-forgot_turn_over = Das wird nachgeholt, sobald es jemand merkt.
real-skyjo-ask-overlooked_column = Eine Spalte mit drei gleichen Karten wurde übersehen
real-skyjo-answer-overlooked_column = Sie kommt weg, sobald es jemand merkt, spätestens vor dem Zählen.
real-skyjo-ask-closed = Alle Karten von jemandem liegen offen
real-skyjo-answer-closed = Das war der letzte Zug dieser Person, und alle anderen haben genau noch einen. Das gilt auch, wenn alle ihre Spalten weg sind.
real-skyjo-ask-column_at_the_end = Beim letzten Aufdecken zeigt sich eine Spalte mit drei gleichen Karten
real-skyjo-answer-column_at_the_end = Sie kommt ebenfalls weg und zählt nicht.
real-skyjo-also-column_at_the_end = Manche lassen sie liegen und zählen sie mit.
real-skyjo-ask-closer_not_lowest = Wer die Runde beendet hat, hat nicht allein die wenigsten Punkte
real-skyjo-answer-closer_not_lowest = Dann werden die Punkte dieser Runde verdoppelt; Gleichstand genügt. Null und negative Punkte werden nie verdoppelt.
real-skyjo-ask-exactly_the_limit = Jemand hat genau 100 Punkte
real-skyjo-answer-exactly_the_limit = 100 genügen: Nach dieser Runde ist die Partie vorbei. Es gewinnt, wer insgesamt am wenigsten hat.
real-skyjo-ask-level_at_the_end = Mehrere haben insgesamt am wenigsten
real-skyjo-answer-level_at_the_end = Sie gewinnen gemeinsam.
