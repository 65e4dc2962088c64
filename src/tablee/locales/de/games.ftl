### Was beide Spiele und der Server den Leuten sagen. Wie es gemeint ist, steht am Anfang von en/games.ftl.
### Wörter der deutschen Regeln: Spielerstapel, Kartenstock, Ablegestapel (in der Mitte), Hilfsstapel, Kartengeber.
### Eine Partie hat mehrere Runden. Wir sagen du. Namen stehen nie im Genitiv, sondern mit „von“.

## Karten, Plätze, Mengen

card = { $face ->
    [W] Skip-Bo
    [-2] −2
    [-1] −1
   *[other] { $face }
}
card-a = { $face ->
    [W] eine Skip-Bo-Karte
    [-2] eine −2
    [-1] eine −1
   *[other] eine { $face }
}
card-face-down = verdeckte Karte
card-gone = leerer Platz
cell-spoken = Spalte { $column }, Zeile { $row }
pile-skipbo-stock = Spielerstapel
pile-skipbo-draw = Kartenstock
pile-skipbo-building = Ablegestapel { $pile }
pile-skipbo-discard = Hilfsstapel { $pile }
pile-skipbo-hand = Handkarten
pile-skyjo-draw = Nachziehstapel
pile-skyjo-discard = Ablagestapel
pile-skyjo-grid = Auslage
player-value = { $who ->
    [you] du { $value }
   *[other] { $player } { $value }
}
cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
points-count = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Die Spiele

game-skipbo = Skip-Bo
game-skipbo-hint = Baue die Stapel in der Mitte auf und werde deinen Spielerstapel vor allen anderen los.
game-skyjo = Skyjo
game-skyjo-hint = Zwölf verdeckte Karten: tauschen, aufdecken und am Ende möglichst wenig Punkte haben.

## Stärke der Bots

level-1 = Spatz
level-2 = Rotkehlchen
level-3 = Elster
level-4 = Eule
level-5 = Falke
level-6 = Meister
level-skipbo-1-hint = Legt, was gerade passt, vergisst manchmal den Spielerstapel und verschwendet Skip-Bo-Karten.
level-skipbo-2-hint = Spielt zuerst vom Spielerstapel und hält die Hilfsstapel in Ordnung, achtet aber nie auf deine.
level-skipbo-3-hint = Plant den ganzen Zug für den Spielerstapel und baut nicht bis zu deiner nächsten Karte auf.
level-skipbo-4-hint = Plant so weit, wie die Karten reichen, und hat aus unzähligen Runden gelernt, was sich lohnt.
level-skipbo-5-hint = Hat aus Millionen von Runden gelernt, was eine Stellung wert ist, und plant danach ganze Züge.
level-skipbo-6-hint = Spielt die besten Züge im Kopf durch, gegen alles, was du haben könntest.
level-skyjo-1-hint = Mag kleine Karten, hängt aber auch an mittleren und vergisst, auf die Spalten zu schauen.
level-skyjo-2-hint = Tauscht hohe Karten gegen niedrige und füllt Spalten, macht aber zu, ohne auf die anderen zu sehen.
level-skyjo-3-hint = Zählt mit, was schon weg ist, sammelt Spalten und überlegt vor dem Zumachen.
level-skyjo-4-hint = Wägt jede Karte ab, für sich und für dich, und macht zu, wenn es dir am meisten wehtut.
level-skyjo-5-hint = Hat aus Millionen von Runden gelernt, was eine Auslage wert ist, und denkt einen Zug voraus.
level-skyjo-6-hint = Spielt die besten Züge im Kopf durch und weiß, was ein Punkt in dieser Partie wert ist.

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
    [none] Auslosen: die höchste Karte gibt
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
option-skipbo-caught_turn-annul = Rückgängig
option-skipbo-caught_turn-annul-hint = Alle Karten dieses Zuges kommen dorthin zurück, wo sie waren.
option-skipbo-caught_turn-stop = Abgebrochen
option-skipbo-caught_turn-stop-hint = Was gespielt ist, bleibt liegen.
option-skipbo-barred_turn = Ziehverbot
option-skipbo-barred_turn-hint = Was jemand, der erwischt wurde, im nächsten Zug nicht darf. Nur bei menschlichen Tischsitten.
option-skipbo-barred_turn-first = Nur zu Beginn
option-skipbo-barred_turn-first-hint = Der nächste Zug beginnt ohne Ziehen; eine leer gespielte Hand wird wie üblich aufgefüllt.
option-skipbo-barred_turn-whole = Ganzer Zug
option-skipbo-barred_turn-whole-hint = Im nächsten Zug wird überhaupt nicht gezogen.

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
option-skyjo-next_start-closer = Wer zugemacht hat
option-skyjo-next_start-closer-hint = Wer die letzte Runde beendet hat, beginnt die nächste.
option-skyjo-clear_on_reveal = Gleiche Spalten am Ende
option-skyjo-clear_on_reveal-hint = Beim Aufdecken der letzten Karten kann sich zeigen, dass eine Spalte aus drei gleichen besteht.
option-skyjo-clear_on_reveal-true = Sie kommen weg
option-skyjo-clear_on_reveal-true-hint = So eine Spalte wird abgelegt und zählt nicht.
option-skyjo-clear_on_reveal-false = Sie zählen
option-skyjo-clear_on_reveal-false-hint = So eine Spalte bleibt liegen, und ihre Karten werden zusammengezählt.
option-skyjo-dealer = Wer zuerst gibt
option-skyjo-dealer-hint = Bei gleicher Summe beginnt, wer nach dem Kartengeber als Nächstes sitzt.
option-skyjo-dealer-value = { $who ->
    [you] Du gibst
   *[other] { $player } gibt
}

## Menschliche Tischsitten bei Skip-Bo

manner-over_draw = Eine Karte zu viel ziehen
manner-over_draw-hint = Nimm eine Karte mehr als erlaubt. Wer es merkt, kann dich erwischen.
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
table-phase-gathering = Es fehlen noch Mitspieler
table-phase-playing = Es wird gespielt
table-phase-between = Zwischen zwei Runden
table-phase-over = Die Partie ist vorbei
seat-empty = Freier Platz
seat-bot = Bot
seat-you = Du
seat-ready = Bereit
seat-not_ready = Noch nicht bereit
seat-here = Am Tisch
seat-away = Kurz weg
seat-stand_in = Nicht da, ein Bot spielt weiter

## Wie eine Runde endet

outcome-skipbo-stock_empty = Der Spielerstapel ist leer.
outcome-skipbo-stalemate = Nichts ging mehr: Der kleinste Spielerstapel gewinnt.
outcome-skipbo-draw = Nichts ging mehr, und die kleinsten Spielerstapel sind gleich: unentschieden.
outcome-skyjo-closed = Die Runde ist zu Ende, alle Karten liegen offen.

## Reaktionen

reaction-hello = Hallo!
reaction-well_played = Gut gespielt!
reaction-thanks = Danke!
reaction-oops = Hoppla!
reaction-wow = Wahnsinn!
reaction-hurry = Na los, spiel!
reaction-laugh = Haha!
reaction-sorry = Tut mir leid!

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
    [you] Du gibst allen
   *[other] { $player } gibt allen
} { $stock_size ->
    [one] { $stock_size } Karte
   *[other] { $stock_size } Karten
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
part-winners = { $won ->
    [you] Du gewinnst!
    [with_others] Du gewinnst zusammen mit { $others }!
    [one] { $winners } gewinnt.
    [several] { $winners } gewinnen gemeinsam.
   *[nobody] Niemand gewinnt.
}
part-scores = Punkte: { $scores }.
event-skipbo-game_ended = { $reason ->
    [stalemate] Nichts geht mehr, also gewinnt der kleinste Spielerstapel. { part-winners } { part-scores }
    [draw] Nichts geht mehr, und die kleinsten Spielerstapel sind gleich: unentschieden. { part-scores }
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
    [you] Du fängst an zu spielen, obwohl { $other } dran ist.
   *[other] { $whom ->
        [you] { $player } fängt an zu spielen, obwohl du dran bist!
       *[other] { $player } fängt an zu spielen, obwohl { $other } dran ist.
    }
}
event-skipbo-talked = { $who ->
    [you] Du redest, während dein Partner spielt.
   *[other] { $player } redet, obwohl gerade der Partner spielt.
}
event-skipbo-called = { $who ->
    [you] { $right ->
        [yes] Du beschuldigst { $other }, und zwar zu Recht.
       *[no] Du beschuldigst { $other }, aber zu Unrecht.
    }
   *[other] { $whom ->
        [you] { $right ->
            [yes] { $player } beschuldigt dich, und zwar zu Recht.
           *[no] { $player } beschuldigt dich, aber zu Unrecht.
        }
       *[other] { $right ->
            [yes] { $player } beschuldigt { $other }, und zwar zu Recht.
           *[no] { $player } beschuldigt { $other }, aber zu Unrecht.
        }
    }
}
part-penalty-reason = { $reason ->
    [talk] geredet
   *[over_draw] zu viel gezogen
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
event-skipbo-turn_stopped = { $annulled ->
    [yes] { $who ->
        [you] Erwischt: Dein ganzer Zug wird zurückgenommen. { part-goes-on }
       *[other] { $player } wurde erwischt: Der ganze Zug wird zurückgenommen. { part-goes-on }
    }
   *[no] { $who ->
        [you] Erwischt: Dein Zug endet hier. { part-goes-on }
       *[other] { $player } wurde erwischt: Der Zug endet hier. { part-goes-on }
    }
}

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
    [you] Dein { $cell } war { $a_card }.
   *[other] { $cell } von { $player } war { $a_card }.
}
part-doubled = { $whom ->
    [you] Deine Punkte wurden verdoppelt: Du hast zugemacht, aber nicht allein die wenigsten.
   *[other] Die Punkte von { $other } wurden verdoppelt: zugemacht, aber nicht allein die wenigsten.
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

refusal-player_count = { $game ->
    [skipbo] Skip-Bo ist für 2 bis 6 Spieler, nicht für { $given }.
   *[skyjo] Skyjo ist für 2 bis 8 Spieler, nicht für { $given }.
}
refusal-unknown_option = { $game ->
    [skipbo] Skip-Bo hat keine Option „{ $given }“. Es gibt: { $known }.
   *[skyjo] Skyjo hat keine Option „{ $given }“. Es gibt: { $known }.
}
refusal-bad_option = Die Option „{ $name }“ kann nicht „{ $given }“ sein. Möglich sind: { $allowed }.
refusal-stock_size = Bei { $players } Spielern hat ein Spielerstapel 1 bis { $most } Karten; „{ $given }“ geht nicht.
refusal-target = Gespielt wird bis zu einer Punktzahl ab 1 oder nur eine Runde; „{ $given }“ ist keins von beiden.
refusal-limit = Gespielt wird bis zu einer Punktzahl ab 1 oder nur eine Runde; „{ $given }“ ist keins von beiden.
refusal-partners = Für Teams braucht es 4 oder 6 Spieler; hier sind es { $players }.
refusal-dealer = Die Option „dealer“ muss eine Zahl von 0 bis { $last } sein, nicht „{ $given }“.

## Warum nicht: ein Zug

refusal-malformed = { $game ->
    [skipbo] „{ $given }“ ist kein Zug bei Skip-Bo. Züge sehen so aus: s>2, h7>2 oder h9:3.
   *[skyjo] „{ $given }“ ist kein Zug bei Skyjo. Züge sehen so aus: t>b2, d oder k>c3.
}
refusal-no_such_seat = Platz { $seat } gibt es an diesem Tisch nicht.
refusal-game_over = Die Runde ist vorbei: Es kann nichts mehr gespielt werden.
refusal-round_over = Die Runde ist vorbei: Es kann nichts mehr gespielt werden.
refusal-not_your_turn = Du bist nicht dran, sondern { $player }.
refusal-stock_empty = Dieser Spielerstapel ist leer.
refusal-not_in_hand = Du hast keine { $card } auf der Hand.
refusal-discard_empty = Hilfsstapel { $pile } ist leer.
refusal-no_partner = An diesem Tisch hat niemand einen Partner.
refusal-does_not_fit = Auf Ablegestapel { $pile } gehört { $a_needed } oder eine Skip-Bo-Karte; { $a_card } passt nicht.
refusal-must_discard = Du hast noch Handkarten: Beende deinen Zug, indem du eine auf einen Hilfsstapel legst.
refusal-strict_table = Das geht nur an einem Tisch mit menschlichen Tischsitten; dieser ist streng.
refusal-nothing_to_draw = Es gibt nichts mehr zu ziehen.
refusal-own_turn = Du bist ja selbst dran: Außer der Reihe geht da nichts.
refusal-already_interrupted = { $player } spielt schon außer der Reihe.
refusal-not_a_silent_partner = Still sein muss nur, wessen Partner gerade spielt.
refusal-already_talked = Du hast in diesem Zug schon geredet.
refusal-other_turn = { $player } spielt außer der Reihe: Etwas anderes kannst du jetzt nicht beanstanden.
refusal-not_an_opponent = Beschuldigen kannst du nur Gegner, nicht dich selbst oder deinen Partner.
refusal-two_turned_already = Deine zwei Karten liegen offen; die anderen wählen noch.
refusal-set_up_first = Zuerst decken alle zwei Karten auf.
refusal-set_up_is_over = Alle haben zwei Karten aufgedeckt: Die Runde hat begonnen.
refusal-must_decide = Du hast gezogen: Tausche die Karte gegen eine von deinen, oder lege sie ab und decke eine auf.
refusal-nothing_drawn = Du hast noch nicht gezogen: Ziehe eine Karte oder nimm die vom Ablagestapel.
refusal-cell_gone = Auf { $cell } liegt keine Karte mehr: Die Spalte ist weg.
refusal-already_face_up = Die Karte auf { $cell } liegt schon offen.

## Warum nicht: der Server

refusal-not_json = Das hat der Server nicht verstanden: { $problem }.
refusal-bad_message = Das hat der Server nicht verstanden: { $problem }.
refusal-too_large = Das ist zu lang: Mehr als { $most } Byte gehen nicht.
refusal-hello_first = Die Verbindung muss mit einem Gruß beginnen. Lade die Seite neu.
refusal-hello_twice = Gegrüßt wurde schon.
refusal-wrong_protocol = Der Server spricht Version { $speaks } des Protokolls, nicht { $given }. Lade die Seite neu.
refusal-slow_down = Nicht so schnell: Warte einen Augenblick.
refusal-wrong_origin = Diese Seite gehört nicht zu diesem Server.
refusal-not_signed_in = Der Server weiß nicht, wer du bist.
refusal-wrong_phrase = Zu diesen Wörtern gehört hier niemand.
refusal-bad_name = Ein Name hat 1 bis 24 sichtbare Zeichen.
refusal-too_many_guests = An einem Gerät ist Platz für { $most } Gäste.
refusal-no_such_table = Einen Tisch „{ $given }“ gibt es nicht.
refusal-no_such_record = Eine beendete Partie „{ $given }“ gibt es nicht.
refusal-no_such_page = Unter „{ $given }“ gibt es nichts.
refusal-wrong_method = Mit { $given } geht das nicht, nur mit: { $allowed }.
refusal-no_table_open = Öffne zuerst einen Tisch.
refusal-house_full = Auf diesem Server ist gerade kein Platz für noch einen Tisch.
refusal-no_such_sheet = Dieser Punkteblock wird nicht geteilt, oder nicht mehr.
refusal-bad_sheet = Das kann kein Punkteblock sein: { $problem }.
refusal-wrong_key = Nur wer diesen Punkteblock teilt, kann ihn ändern.
refusal-sheet_changed = Dieser Punkteblock wurde inzwischen anderswo geändert.
refusal-too_many_sheets = Mehr als { $most } Punkteblöcke auf einmal lassen sich nicht teilen.
refusal-unknown_game = Ein Spiel „{ $given }“ gibt es nicht.
refusal-seat_taken = Platz { $seat } ist besetzt.
refusal-seat_empty = Auf Platz { $seat } sitzt niemand.
refusal-not_your_seat = Platz { $seat } ist nicht deiner.
refusal-which_seat = Du hast hier keinen Platz oder mehrere: Sage, welcher zieht.
refusal-not_seated = Das kann nur, wer am Tisch sitzt.
refusal-knows_other_hand = Du hast in dieser Partie schon andere Handkarten gesehen.
refusal-program_manners = Programme spielen nur, wo strenge Tischsitten gelten (Platz { $seat }).
refusal-not_gathering = Das geht nur, bevor die Partie beginnt.
refusal-not_playing = An diesem Tisch wird gerade nicht gespielt.
refusal-not_between = Es gibt nichts zu geben: Eine Runde läuft, oder die Partie ist vorbei.
refusal-not_over = Eine Revanche gibt es, wenn die Partie vorbei ist.
refusal-finished = Die Partie an diesem Tisch ist vorbei. Mit einer Revanche werden die Plätze wieder frei.
refusal-empty_seats = { $count ->
    [one] { $count } Platz ist noch frei. Ein Bot kann ihn nehmen.
   *[other] { $count } Plätze sind noch frei. Bots können sie nehmen.
}
refusal-not_ready = Es sind noch nicht alle bereit.
refusal-too_few_seats = Auf Platz { $seat } sitzt jemand: Der Tisch kann nicht kleiner werden.
refusal-undo_off = An diesem Tisch wird nichts zurückgenommen.
refusal-nothing_to_undo = Der letzte Zug war nicht deiner: Es gibt nichts zurückzunehmen.
refusal-seen_since = Seitdem wurde eine neue Karte gesehen: Dieser Zug bleibt.
refusal-undo_asked = Es hat schon jemand darum gebeten, einen Zug zurückzunehmen.
refusal-nobody_asked = Niemand hat darum gebeten, einen Zug zurückzunehmen.
refusal-hints_off = An diesem Tisch gibt es keine Tipps.
refusal-not_to_move = Du hast jetzt nichts zu entscheiden.
refusal-no_such_game = Diese Runde gibt es in der Partie nicht.
refusal-chat_off = An diesem Tisch gibt es nur Reaktionen, keinen Chat.
refusal-store_away = Der Server kann gerade nichts speichern. Versuche es gleich noch einmal.
refusal-failed = Auf dem Server ist etwas schiefgegangen. Es wurde notiert.
refusal-closing = Der Server startet neu. Komm gleich wieder.
