### Warum ein Tipp zu einem Zug rät. Karten wie in games.ftl; $player ist der Name von jemand anderem.

## Skip-Bo

reason-skipbo-wins = Spielt die letzte Karte des Spielerstapels und gewinnt.
reason-skipbo-stock = Spielt die Karte deines Spielerstapels.
reason-skipbo-partner_stock = Spielt die Karte vom Spielerstapel deines Partners.
reason-skipbo-frees_stock_now = Gleich danach passt die Karte deines Spielerstapels, { $a_card }.
reason-skipbo-frees_stock = { $plays ->
    [one] Führt zur Karte deines Spielerstapels, { $a_card }: noch { $plays } Karte, dann passt sie.
   *[other] Führt zur Karte deines Spielerstapels, { $a_card }: noch { $plays } Karten, dann passt sie.
}
reason-skipbo-frees_partner_stock_now = Gleich danach passt die Karte vom Spielerstapel deines Partners, { $a_card }.
reason-skipbo-frees_partner_stock = { $plays ->
    [one] Führt zur Stapelkarte deines Partners, { $a_card }: noch { $plays } Karte, dann passt sie.
   *[other] Führt zur Stapelkarte deines Partners, { $a_card }: noch { $plays } Karten, dann passt sie.
}
reason-skipbo-new_hand = Leert deine Hand, und du ziehst neue Karten.
reason-skipbo-blocks = Deckt die Stelle zu, an der die Stapelkarte von { $player }, { $a_card }, passen würde.
reason-skipbo-opens = Lässt { $player } vom Spielerstapel { $a_card } spielen.
reason-skipbo-finishes_pile = Macht einen Ablegestapel voll und Platz für einen neuen.
reason-skipbo-wild = Gibt eine Skip-Bo-Karte aus.
reason-skipbo-uncovers = Bringt { $a_card } nach oben auf den Hilfsstapel.
reason-skipbo-clears_place = Leert einen Hilfsstapel, das gibt dir Platz.
reason-skipbo-plays_hand = { $left ->
    [one] Du wirst eine Handkarte los; es bleibt { $left }.
   *[other] Du wirst eine Handkarte los; es bleiben { $left }.
}
reason-skipbo-leaves_stock = Beendet den Zug, obwohl deine Stapelkarte passt.
reason-skipbo-leaves_partner_stock = Beendet den Zug, obwohl die Stapelkarte deines Partners passt.
reason-skipbo-drops_wild = Legt eine Skip-Bo-Karte weg.
reason-skipbo-covers_wild = Deckt auf deinem Hilfsstapel eine Skip-Bo-Karte zu.
reason-skipbo-holds_back = { $player } wartet darauf, { $a_card } zu spielen: Die Stapel bleiben darunter.
reason-skipbo-same = Liegt auf einer anderen { $card }; so wird nichts begraben.
reason-skipbo-run = Liegt auf der { $on }: Beide können nacheinander gespielt werden.
reason-skipbo-double = Du hast noch eine { $card } auf der Hand.
reason-skipbo-furthest = Von deinen Handkarten passt diese am spätesten.
reason-skipbo-new_place = Beginnt einen eigenen Hilfsstapel; so wird nichts begraben.
reason-skipbo-buries = Begräbt auf deinem Hilfsstapel eine niedrigere Karte, { $a_on }.
reason-skipbo-covers = Deckt auf deinem Hilfsstapel { $a_on } zu.
reason-skipbo-nothing_left = Du hast nichts auf der Hand und nichts zu ziehen.

## Skyjo

reason-skyjo-first_look = Noch ist nichts bekannt: Eine Karte ist so gut wie die andere.
reason-skyjo-same_column = Schaut in dieselbe Spalte, wo gleiche Karten am meisten wert sind.
reason-skyjo-other_column = Schaut in eine andere Spalte.
reason-skyjo-closes_lowest = Beendet die Runde, solange du am wenigsten hast: { $own }, und { $player } hat etwa { $other }.
reason-skyjo-closes_safely = Beendet die Runde mit { $own }: Das wird nie verdoppelt.
reason-skyjo-closes_risky = Beendet die Runde mit { $own }, aber { $player } hat etwa { $other }: Es könnte verdoppelt werden.
reason-skyjo-closes_blind = Deckt deine letzte Karte auf und beendet die Runde.
reason-skyjo-completes_column = Macht die Spalte voll: dreimal { $card } kommt weg.
reason-skyjo-loses_column = Macht dreimal { $card }, die wegmüssen, obwohl sie gut waren.
reason-skyjo-breaks_pair = Trennt zwei gleiche Karten ({ $old }) in einer Spalte.
reason-skyjo-feeds_next = Überlässt { $player } { $a_card }, und damit ist dort eine Spalte voll.
reason-skyjo-starts_column = Beginnt eine Spalte mit { $card }: Noch eine, und sie kommt weg.
reason-skyjo-denies = Nimmt { $a_card }, bevor { $player } damit eine Spalte vollmacht.
reason-skyjo-rids_highest = Du wirst deine höchste Karte los: { $a_card } für { $a_old }.
reason-skyjo-lowers = { $by ->
    [one] { $a_card } für { $a_old }: { $by } Punkt weniger.
   *[other] { $a_card } für { $a_old }: { $by } Punkte weniger.
}
reason-skyjo-equal = { $a_card } für { $a_old }: Nichts ändert sich, und du wartest ab.
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
