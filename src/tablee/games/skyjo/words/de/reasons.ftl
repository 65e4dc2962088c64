## Skyjo

reason-skyjo-first_look = Noch ist nichts bekannt: Eine Karte ist so gut wie die andere.
reason-skyjo-same_column = Schaut in dieselbe Spalte, wo gleiche Karten am meisten wert sind.
reason-skyjo-other_column = Schaut in eine andere Spalte.
reason-skyjo-closes_lowest = Beendet die Runde mit den wenigsten Punkten: { $own }, und { $player } hat etwa { $other }.
reason-skyjo-closes_safely = Beendet die Runde mit { $own }: Das wird nie verdoppelt.
reason-skyjo-closes_risky = Beendet die Runde mit { $own }, aber { $player } hat etwa { $other }: Hat am Ende jemand genauso wenig, wird verdoppelt.
reason-skyjo-closes_blind = Deckt die letzte Karte auf und beendet die Runde.
reason-skyjo-completes_column = Macht die Spalte voll: dreimal { $card } kommt weg.
reason-skyjo-loses_column = Macht dreimal { $card }, die wegmüssen, obwohl sie gut waren.
reason-skyjo-breaks_pair = Trennt zwei gleiche Karten ({ $old }) in einer Spalte.
reason-skyjo-feeds_next = Überlässt { $player } { $a_card }, und damit ist dort eine Spalte voll.
reason-skyjo-starts_column = Beginnt eine Spalte mit { $card }: Noch eine, und sie kommt weg.
reason-skyjo-denies = Nimmt { $a_card }, bevor { $player } damit eine Spalte vollmacht.
reason-skyjo-rids_highest = Tauscht die höchste Karte aus: { $a_card } für { $a_old }.
reason-skyjo-lowers = { $by ->
    [one] { $a_card } für { $a_old }: { $by } Punkt weniger.
   *[other] { $a_card } für { $a_old }: { $by } Punkte weniger.
}
reason-skyjo-equal = { $a_card } für { $a_old }: Nichts ändert sich, so lässt sich abwarten.
reason-skyjo-raises = { $by ->
    [one] { $a_card } für { $a_old }: { $by } Punkt mehr.
   *[other] { $a_card } für { $a_old }: { $by } Punkte mehr.
}
reason-skyjo-low_card = { $a_card } ist weniger als eine verdeckte Karte, die im Mittel { $mean } hat.
reason-skyjo-high_card = { $a_card } ist mehr als eine verdeckte Karte, die im Mittel { $mean } hat.
reason-skyjo-draw_top_high = { $a_top } auf dem Ablagestapel ist schlechter als { $share } % der ungesehenen Karten.
reason-skyjo-draw_hope = Hofft auf etwas Besseres als { $a_top } vom Ablagestapel.
reason-skyjo-rejects_worst = { $a_card } ist schlechter als fast jede verdeckte Karte.
reason-skyjo-rejects_high = { $a_card } ist schlechter als { $share } % der ungesehenen Karten.
reason-skyjo-looks_for_third = Sucht eine dritte { $card } in dieser Spalte.
reason-skyjo-looks = Deckt eine Karte auf, die alles sein kann.
