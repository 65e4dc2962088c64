## Karten, Plätze, Mengen

pile-skyjo-draw = Nachziehstapel
pile-skyjo-discard = Ablagestapel
pile-skyjo-grid = Auslage

## Die Spiele

game-skyjo = Skyjo
game-skyjo-hint = Zwölf verdeckte Karten: tauschen, aufdecken und am Ende möglichst wenig Punkte haben.

## Stärke der Bots

level-skyjo-1-hint = Mag kleine Karten, hängt aber auch an mittleren und vergisst, auf die Spalten zu schauen.
level-skyjo-2-hint = Tauscht hohe Karten gegen niedrige und füllt Spalten, beendet die Runde aber, ohne auf die anderen zu sehen.
level-skyjo-3-hint = Zählt mit, was schon weg ist, sammelt Spalten und überlegt vor dem Beenden.
level-skyjo-4-hint = Wägt jede Karte ab, für sich und für dich, und beendet die Runde, wenn es dir am meisten wehtut.
level-skyjo-5-hint = Hat aus Millionen von Runden gelernt, was eine Auslage wert ist, und denkt einen Zug voraus.
level-skyjo-6-hint = Spielt die besten Züge im Kopf durch und weiß, was ein Punkt in dieser Partie wert ist.

## Optionen von Skyjo

option-skyjo-limit = Länge der Partie
option-skyjo-limit-hint = Es werden Runden gespielt, bis jemand so viele Punkte hat. Dann gewinnt, wer am wenigsten hat.
option-skyjo-limit-value = { $points ->
    [none] Eine einzige Runde
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
option-skyjo-next_start = Wer die nächsten Runden beginnt
option-skyjo-next_start-hint = In der ersten Runde ist es immer die höchste Summe zweier Karten.
option-skyjo-next_start-highest = Die höchste Summe
option-skyjo-next_start-highest-hint = In jeder Runde beginnt, wer mit zwei Karten die höchste Summe zeigt.
option-skyjo-next_start-closer = Wer die letzte beendet hat
option-skyjo-next_start-closer-hint = Wer die letzte Runde beendet hat, beginnt die nächste.
option-skyjo-clear_on_reveal = Gleiche Spalten am Ende
option-skyjo-clear_on_reveal-hint = Beim Aufdecken der letzten Karten kann sich zeigen, dass eine Spalte aus drei gleichen besteht.
option-skyjo-clear_on_reveal-true = Sie kommen weg
option-skyjo-clear_on_reveal-true-hint = So eine Spalte wird abgelegt und zählt nicht.
option-skyjo-clear_on_reveal-false = Sie zählen
option-skyjo-clear_on_reveal-false-hint = So eine Spalte bleibt liegen, und ihre Karten werden zusammengezählt.
option-skyjo-dealer = Wer zuerst gibt
option-skyjo-dealer-hint = Bei gleicher Summe beginnt, wer von ihnen als Erstes nach dem Kartengeber sitzt.
option-skyjo-dealer-value = { $who ->
    [you] Du gibst
   *[other] { $player } gibt
}
option-skyjo-handicap = Vorgabe
option-skyjo-handicap-hint = Damit alle etwa gleich oft gewinnen: Punkte zu Beginn für alle, die stärker spielen.
option-skyjo-handicap-value = { $count ->
    [none] Keine Vorgabe
    [one] { $player } beginnt mit { $count } Punkt
   *[other] { $player } beginnt mit { $count } Punkten
}

## Wie es steht

phase-skyjo-set_up = { $who ->
    [you] Decke zwei deiner Karten auf.
   *[other] Alle decken zwei Karten auf.
}
phase-skyjo-turn = { $who ->
    [you] Du bist dran: Ziehe eine Karte oder nimm die vom Ablagestapel.
   *[other] { $player } ist dran.
}
phase-skyjo-drawn = { $who ->
    [you] Tausche die gezogene Karte ein, oder lege sie ab und decke eine auf.
   *[other] { $player } hat gezogen und überlegt.
}
phase-skyjo-over = Die Runde ist vorbei.

## Wie eine Runde endet

outcome-skyjo-closed = Die Runde ist zu Ende, alle Karten liegen offen.

## Was bei Skyjo geschieht

event-skyjo-shuffled = { $what ->
    [draw_pile] { $count ->
        [one] { $count } abgelegte Karte bildet den neuen Nachziehstapel.
       *[other] { $count } abgelegte Karten werden zum neuen Nachziehstapel gemischt.
    }
   *[deck] Die Karten werden gemischt.
}
event-skyjo-dealt = { $who ->
    [you] Du gibst.
   *[other] { $player } gibt.
} Auf den Ablagestapel kommt { $a_discard }.
event-skyjo-turned_over = { $who ->
    [you] Du deckst { $cell } auf: { $a_card }.
   *[other] { $player } deckt { $cell } auf: { $a_card }.
}
event-skyjo-round_began = { $who ->
    [you] Du beginnst die Runde.
   *[other] { $player } beginnt die Runde.
}
event-skyjo-drew = { $who ->
    [you] Du ziehst
   *[other] { $player } zieht
} { $card ->
    [none] eine Karte.
   *[other] { $a_card }.
}
event-skyjo-exchanged = { $taken ->
    [yes] { $who ->
        [you] Du nimmst die { $card } vom Ablagestapel für { $cell }; { $a_out } kommt weg.
       *[other] { $player } nimmt die { $card } vom Ablagestapel für { $cell }; { $a_out } kommt weg.
    }
   *[no] { $who ->
        [you] Du legst die gezogene { $card } auf { $cell }; { $a_out } kommt weg.
       *[other] { $player } legt die gezogene { $card } auf { $cell }; { $a_out } kommt weg.
    }
}
event-skyjo-rejected = { $who ->
    [you] Du legst die gezogene { $card } ab.
   *[other] { $player } legt die gezogene { $card } ab.
}
event-skyjo-column_cleared = { $who ->
    [you] Deine Spalte { $column } kommt weg: dreimal { $card }.
   *[other] Spalte { $column } von { $player } kommt weg: dreimal { $card }.
}
event-skyjo-closed = { $who ->
    [you] Alle deine Karten liegen offen: Die anderen sind noch je einmal dran.
   *[other] Alle Karten von { $player } liegen offen: Die anderen sind noch je einmal dran.
}
event-skyjo-revealed = { $who ->
    [you] Auf { $cell } lag bei dir { $a_card }.
   *[other] Auf { $cell } lag bei { $player } { $a_card }.
}
part-doubled = { $whom ->
    [you] Deine Punkte wurden verdoppelt: Du hast die Runde beendet, aber jemand anders hatte ebenso wenige oder weniger.
   *[other] Die Punkte von { $other } wurden verdoppelt: Runde beendet, aber jemand anders hatte ebenso wenige oder weniger.
}
part-round-winners = { $won ->
    [you] Die Runde ist vorbei: Du hast die wenigsten Punkte.
    [with_others] Die Runde ist vorbei: Du und { $others } habt die wenigsten Punkte.
    [one] Die Runde ist vorbei: { $winners } hat die wenigsten Punkte.
   *[several] Die Runde ist vorbei: { $winners } haben die wenigsten Punkte.
}
event-skyjo-round_ended = { $whom ->
    [none] { part-round-winners } { part-scores }
   *[other] { part-round-winners } { part-scores } { part-doubled }
}

## Warum nicht: einen Tisch einrichten

refusal-limit = Gespielt wird bis zu einer Punktzahl ab 1 oder nur eine Runde; „{ $given }“ ist keins von beiden.

## Warum nicht: ein Zug

refusal-round_over = Die Runde ist vorbei: Es kann nichts mehr gespielt werden.
refusal-two_turned_already = Deine zwei Karten liegen offen; die anderen wählen noch.
refusal-set_up_first = Zuerst decken alle zwei Karten auf.
refusal-set_up_is_over = Alle haben zwei Karten aufgedeckt: Die Runde hat begonnen.
refusal-must_decide = Du hast gezogen: Tausche die Karte gegen eine von deinen, oder lege sie ab und decke eine auf.
refusal-nothing_drawn = Du hast noch nicht gezogen: Ziehe eine Karte oder nimm die vom Ablagestapel.
refusal-cell_gone = Auf { $cell } liegt keine Karte mehr: Die Spalte ist weg.
refusal-already_face_up = Die Karte auf { $cell } liegt schon offen.
