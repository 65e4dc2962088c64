## Karten, Plätze, Mengen

pile-skipbo-stock = Spielerstapel
pile-skipbo-draw = Kartenstock
pile-skipbo-building = Ablegestapel { $pile }
pile-skipbo-discard = Hilfsstapel { $pile }
pile-skipbo-hand = Handkarten

## Die Spiele

game-skipbo = Skip-Bo
game-skipbo-hint = Baue die Stapel in der Mitte auf und werde deinen Spielerstapel vor allen anderen los.

## Stärke der Bots

level-skipbo-1-hint = Legt, was gerade passt, vergisst manchmal den Spielerstapel und verschwendet Skip-Bo-Karten.
level-skipbo-2-hint = Spielt zuerst vom Spielerstapel und hält die Hilfsstapel in Ordnung, achtet aber nie auf deine.
level-skipbo-3-hint = Plant den ganzen Zug für den Spielerstapel und baut nicht bis zu deiner nächsten Karte auf.
level-skipbo-4-hint = Plant so weit, wie die Karten reichen, und hat aus unzähligen Runden gelernt, was sich lohnt.
level-skipbo-5-hint = Hat aus Millionen von Runden gelernt, was eine Stellung wert ist, und plant danach ganze Züge.
level-skipbo-6-hint = Spielt die besten Züge im Kopf durch, gegen alles, was du haben könntest.

## Optionen von Skip-Bo

option-skipbo-stock_size = Karten im Spielerstapel
option-skipbo-stock_size-hint = Weniger Karten, kürzeres Spiel. Üblich sind 30 bei bis zu vier und 20 bei fünf oder sechs Spielern.
option-skipbo-stock_size-value = { $count ->
    [10] { $count } Karten (kurzes Spiel)
    [one] { $count } Karte
   *[other] { $count } Karten
}
option-skipbo-partners = Spiel in Teams
option-skipbo-partners-hint = Zu viert oder zu sechst: Partner sitzen sich gegenüber und gewinnen gemeinsam.
option-skipbo-partners-true = In Zweierteams
option-skipbo-partners-true-hint = Du darfst auch vom Spielerstapel und von den Hilfsstapeln deines Partners spielen.
option-skipbo-partners-false = Alle für sich
option-skipbo-partners-false-hint = Wer den eigenen Spielerstapel zuerst los ist, gewinnt.
option-skipbo-target = Länge der Partie
option-skipbo-target-hint = Es werden Runden gespielt, bis jemand so viele Punkte hat.
option-skipbo-target-value = { $points ->
    [none] Eine einzige Runde
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
option-skipbo-stalemate = Wenn nichts mehr geht
option-skipbo-stalemate-hint = Was geschieht, wenn reihum niemand eine Karte bewegt hat.
option-skipbo-stalemate-end = Die Runde endet
option-skipbo-stalemate-end-hint = Wer die wenigsten Karten im Spielerstapel hat, gewinnt.
option-skipbo-stalemate-reshuffle = Hilfsstapel mischen
option-skipbo-stalemate-reshuffle-hint = Alle Hilfsstapel werden zum neuen Kartenstock, und es geht weiter.
option-skipbo-dealer = Wer zuerst gibt
option-skipbo-dealer-hint = Wer links vom Kartengeber sitzt, beginnt.
option-skipbo-dealer-value = { $who ->
    [none] Auslosen: wer die höchste Karte zieht, gibt
    [you] Du gibst
   *[other] { $player } gibt
}
option-skipbo-manners = Tischsitten
option-skipbo-manners-hint = Ob man Regeln brechen kann wie an einem echten Tisch.
option-skipbo-manners-strict = Streng
option-skipbo-manners-strict-hint = Was die Regeln verbieten, wird abgelehnt und kostet nichts.
option-skipbo-manners-human = Menschlich
option-skipbo-manners-human-hint = Man kann zu viel ziehen, außer der Reihe spielen oder dem Partner etwas sagen. Wer erwischt wird, zahlt dafür.
option-skipbo-penalty_cards = Strafkarten
option-skipbo-penalty_cards-hint = Wohin sie im Spielerstapel kommen. Nur bei menschlichen Tischsitten.
option-skipbo-penalty_cards-shuffle = Untergemischt
option-skipbo-penalty_cards-shuffle-hint = Sie werden unter die verdeckten Karten des Spielerstapels gemischt.
option-skipbo-penalty_cards-bottom = Nach unten
option-skipbo-penalty_cards-bottom-hint = Sie kommen unter den Spielerstapel.
option-skipbo-caught_turn = Außer der Reihe erwischt
option-skipbo-caught_turn-hint = Was aus einem Zug wird, der nicht der eigene war. Nur bei menschlichen Tischsitten.
option-skipbo-caught_turn-stop = Abgebrochen
option-skipbo-caught_turn-stop-hint = Was gespielt ist, bleibt liegen; gezogene Karten kommen zurück.
option-skipbo-caught_turn-annul = Rückgängig
option-skipbo-caught_turn-annul-hint = Alle Karten dieses Zuges kommen dorthin zurück, wo sie waren.
option-skipbo-caught_turn-keep = Abgebrochen, Karten behalten
option-skipbo-caught_turn-keep-hint = Was gespielt und gezogen ist, bleibt so.
option-skipbo-barred_turn = Ziehverbot
option-skipbo-barred_turn-hint = Was jemand, der erwischt wurde, im nächsten Zug nicht darf. Nur bei menschlichen Tischsitten.
option-skipbo-barred_turn-first = Nur zu Beginn
option-skipbo-barred_turn-first-hint = Der nächste Zug beginnt ohne Ziehen; eine leer gespielte Hand wird wie üblich aufgefüllt.
option-skipbo-barred_turn-whole = Ganzer Zug
option-skipbo-barred_turn-whole-hint = Im nächsten Zug wird überhaupt nicht gezogen.
option-skipbo-calls = Wie lange man es beanstanden kann
option-skipbo-calls-hint = Bis wann man noch beanstanden kann, dass jemand zu viel gezogen oder geredet hat. Nur bei menschlichen Tischsitten.
option-skipbo-calls-next_turn = Bis zum nächsten Zug
option-skipbo-calls-next_turn-hint = Bis der nächste Zug dessen beginnt, der es getan hat.
option-skipbo-calls-turn = Bis der Zug vorbei ist
option-skipbo-calls-turn-hint = Ist der Zug zu Ende, ist es vergessen.
option-skipbo-handicap = Vorgabe
option-skipbo-handicap-hint = Damit alle etwa gleich oft gewinnen: ein kleinerer Spielerstapel für alle, die schwächer spielen.
option-skipbo-handicap-value = { $count ->
    [none] Keine Vorgabe
    [one] { $player } beginnt mit { $count } Karte weniger
   *[other] { $player } beginnt mit { $count } Karten weniger
}
option-skipbo-head_start = Punkte vorab
option-skipbo-head_start-hint = Feiner als mit Karten: Punkte zu Beginn der Partie für alle, die schwächer spielen.
option-skipbo-head_start-value = { $count ->
    [none] Keine Punkte vorab
    [one] { $player } beginnt mit { $count } Punkt
   *[other] { $player } beginnt mit { $count } Punkten
}

## Menschliche Tischsitten bei Skip-Bo

manner-over_draw = Eine Karte zu viel ziehen
manner-over_draw-hint = Nimm eine Karte mehr als erlaubt. Wer es merkt, kann es beanstanden.
manner-out_of_turn = Außer der Reihe spielen
manner-out_of_turn-hint = Beginne einen Zug, obwohl du nicht dran bist, und hoffe, dass es niemand merkt.
manner-talk = Dem Partner etwas sagen
manner-talk-hint = Während dein Partner spielt, musst du still sein. Wirst du erwischt, kostet es zwei Karten.
manner-call = Erwischt!
manner-call-hint = Sage, dass { $player } eine Regel gebrochen hat. Ein Irrtum kostet nichts, wird aber gezählt.

## Wie es steht

phase-skipbo-turn = { $who ->
    [you] Du bist dran.
   *[other] { $player } ist dran.
}
phase-skipbo-over = Die Runde ist vorbei.

## Wie eine Runde endet

outcome-skipbo-stock_empty = Der Spielerstapel ist leer.
outcome-skipbo-stalemate = Nichts ging mehr: Der kleinste Spielerstapel gewinnt.
outcome-skipbo-draw = Nichts ging mehr, und die kleinsten Spielerstapel sind gleich groß: unentschieden.

## Was bei Skip-Bo geschieht

event-skipbo-shuffled = { $what ->
    [dealer_draw] Die Karten werden gemischt, um den Kartengeber auszulosen.
    [draw_pile] { $count ->
        [one] { $count } Karte bildet den neuen Kartenstock.
       *[other] { $count } Karten werden zum neuen Kartenstock gemischt.
    }
    [stock] { $who ->
        [you] Dein Spielerstapel wird gemischt.
       *[other] Der Spielerstapel von { $player } wird gemischt.
    }
   *[deck] Die Karten werden gemischt.
}
event-skipbo-dealer_drew = { $who ->
    [you] Beim Auslosen ziehst du { $a_card }.
   *[other] Beim Auslosen zieht { $player } { $a_card }.
}
event-skipbo-dealt = { $who ->
    [you] Du gibst
   *[other] { $player } gibt
} { $stock_sizes ->
    [none] { $stock_size ->
        [one] allen je { $stock_size } Karte
       *[other] allen je { $stock_size } Karten
    }
   *[other] ungleich große Spielerstapel ({ $stock_sizes })
}. Oben auf den Spielerstapeln: { $tops }.
event-skipbo-turn_began = { $who ->
    [you] Du bist dran.
   *[other] { $player } ist dran.
}
event-skipbo-drew = { $who ->
    [you] Du ziehst
   *[other] { $player } zieht
} { $cards ->
    [none] { $count ->
        [one] { $count } Karte.
       *[other] { $count } Karten.
    }
   *[other] { $cards }.
}
part-played-card = { $wild ->
    [yes] eine Skip-Bo-Karte als { $number }
   *[no] { $a_card }
}
part-from-yours = { $source ->
    [stock] von deinem Spielerstapel
    [hand] aus deiner Hand
   *[discard] von deinem Hilfsstapel { $from_pile }
}
part-played-from = { $whom ->
    [self] { $who ->
        [you] { part-from-yours }
       *[other] { $source ->
            [stock] vom Spielerstapel
            [hand] aus der Hand
           *[discard] von Hilfsstapel { $from_pile }
        }
    }
    [you] { part-from-yours }
   *[other] { $source ->
        [stock] vom Spielerstapel von { $other }
        [hand] aus der Hand von { $other }
       *[discard] von Hilfsstapel { $from_pile } von { $other }
    }
}
event-skipbo-played = { $who ->
    [you] Du legst { part-played-card } { part-played-from } auf Ablegestapel { $pile }.
   *[other] { $player } legt { part-played-card } { part-played-from } auf Ablegestapel { $pile }.
}
event-skipbo-stock_turned = { $card ->
    [none] { $who ->
        [you] Dein Spielerstapel ist leer!
       *[other] Der Spielerstapel von { $player } ist leer!
    }
   *[other] { $who ->
        [you] Dein Spielerstapel zeigt jetzt { $a_card }.
       *[other] Der Spielerstapel von { $player } zeigt jetzt { $a_card }.
    }
}
event-skipbo-pile_finished = Ablegestapel { $pile } ist vollständig und kommt zur Seite.
event-skipbo-discarded = { $who ->
    [you] Du legst { $a_card } auf deinen Hilfsstapel { $pile }.
   *[other] { $player } legt { $a_card } auf Hilfsstapel { $pile }.
}
event-skipbo-turn_ended = { $who ->
    [you] Dein Zug ist zu Ende.
   *[other] Der Zug von { $player } ist zu Ende.
}
event-skipbo-game_ended = { $reason ->
    [stalemate] Nichts geht mehr, also gewinnt der kleinste Spielerstapel. { part-winners } { part-scores }
    [draw] Nichts geht mehr, und die kleinsten Spielerstapel sind gleich groß: unentschieden. { part-scores }
   *[stock_empty] { part-winners } { part-scores }
}
event-skipbo-over_drew = { $cards ->
    [none] { $who ->
        [you] Du ziehst eine Karte zu viel.
       *[other] { $player } zieht eine Karte zu viel.
    }
   *[other] { $who ->
        [you] Du ziehst eine Karte zu viel: { $cards }.
       *[other] { $player } zieht eine Karte zu viel: { $cards }.
    }
}
event-skipbo-began_out_of_turn = { $who ->
    [you] { $whom ->
        [self] Du nimmst dir deinen Zug zurück.
       *[other] Du fängst an zu spielen, obwohl { $other } dran ist.
    }
   *[other] { $whom ->
        [self] { $player } nimmt sich den eigenen Zug zurück.
        [you] { $player } fängt an zu spielen, obwohl du dran bist!
       *[other] { $player } fängt an zu spielen, obwohl { $other } dran ist.
    }
}
event-skipbo-took_turn_back = { $who ->
    [you] Du nimmst dir deinen Zug zurück.
   *[other] { $player } nimmt sich den eigenen Zug zurück.
}
event-skipbo-began = { $who ->
    [you] Du fängst an zu spielen.
   *[other] { $player } fängt an zu spielen.
}
event-skipbo-talked = { $who ->
    [you] Du redest, während dein Partner spielt.
   *[other] { $player } sagt etwas.
}
event-skipbo-called = { $who ->
    [you] { $right ->
        [yes] Du beanstandest einen Fehler von { $other }, und zwar zu Recht.
       *[no] Du beanstandest einen Fehler von { $other }, aber es war keiner.
    }
   *[other] { $whom ->
        [you] { $right ->
            [yes] { $player } beanstandet einen Fehler von dir, und zwar zu Recht.
           *[no] { $player } beanstandet einen Fehler von dir, aber es war keiner.
        }
       *[other] { $right ->
            [yes] { $player } beanstandet einen Fehler von { $other }, und zwar zu Recht.
           *[no] { $player } beanstandet einen Fehler von { $other }, aber es war keiner.
        }
    }
}
part-penalty-reason = { $reason ->
    [talk] Strafe fürs Reden
   *[over_draw] Strafe für zu viele Karten
}
event-skipbo-penalty_taken = { $who ->
    [you] { $cards ->
        [one] { $cards } Karte kommt ungesehen in deinen Spielerstapel: { part-penalty-reason }.
       *[other] { $cards } Karten kommen ungesehen in deinen Spielerstapel: { part-penalty-reason }.
    }
   *[other] { $cards ->
        [one] { $cards } Karte kommt ungesehen in den Spielerstapel von { $player }: { part-penalty-reason }.
       *[other] { $cards } Karten kommen ungesehen in den Spielerstapel von { $player }: { part-penalty-reason }.
    }
}
part-goes-on = { $whom ->
    [you] Du bist wieder dran.
   *[other] { $other } ist wieder dran.
}
part-stopped = { $returned ->
    [0] { part-goes-on }
   *[other] Gezogene Karten kommen zurück. { part-goes-on }
}
event-skipbo-turn_stopped = { $annulled ->
    [yes] { $who ->
        [you] Erwischt: Dein ganzer Zug wird zurückgenommen. { part-goes-on }
       *[other] { $player } wurde erwischt: Der ganze Zug wird zurückgenommen. { part-goes-on }
    }
   *[no] { $who ->
        [you] Erwischt: Dein Zug endet hier. { part-stopped }
       *[other] { $player } wurde erwischt: Der Zug endet hier. { part-stopped }
    }
}
part-caught-later = { $who ->
    [you] Erwischt: Du hast außer der Reihe gespielt.
   *[other] { $player } wurde fürs Spielen außer der Reihe erwischt.
}
event-skipbo-caught_later = { $returned ->
    [0] { part-caught-later }
   *[other] { part-caught-later } Gezogene Karten kommen zurück.
}

## Warum nicht: einen Tisch einrichten

refusal-stock_size = Bei { $players } Spielern hat ein Spielerstapel 1 bis { $most } Karten; „{ $given }“ geht nicht.
refusal-target = Gespielt wird bis zu einer Punktzahl ab 1 oder nur eine Runde; „{ $given }“ ist keins von beiden.
refusal-partners = Für Teams braucht es 4 oder 6 Spieler; hier sind es { $players }.

## Warum nicht: ein Zug

refusal-game_over = Die Runde ist vorbei: Es kann nichts mehr gespielt werden.
refusal-stock_empty = Dieser Spielerstapel ist leer.
refusal-not_in_hand = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-discard_empty = Hilfsstapel { $pile } ist leer.
refusal-no_partner = An diesem Tisch hat niemand einen Partner.
refusal-does_not_fit = Auf Ablegestapel { $pile } gehört { $a_needed } oder eine Skip-Bo-Karte; { $a_card } passt nicht.
refusal-must_discard = Du hast noch Handkarten: Beende deinen Zug, indem du eine auf einen Hilfsstapel legst.
refusal-strict_table = Das geht nur an einem Tisch mit menschlichen Tischsitten; dieser ist streng.
refusal-nothing_to_draw = Es gibt nichts mehr zu ziehen.
refusal-own_turn = Du bist ja selbst dran: Außer der Reihe geht da nichts.
refusal-not_a_silent_partner = Still sein muss nur, wessen Partner gerade spielt.
refusal-already_talked = Du hast in diesem Zug schon geredet.
refusal-own_call = Eigene Fehler kannst du nicht beanstanden.
refusal-not_an_opponent = An diesem Tisch kannst du nur Fehler von Gegnern beanstanden.
