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
    [one] Führt zur Karte vom Spielerstapel deines Partners, { $a_card }: noch { $plays } Karte, dann passt sie.
   *[other] Führt zur Karte vom Spielerstapel deines Partners, { $a_card }: noch { $plays } Karten, dann passt sie.
}
reason-skipbo-new_hand = Leert deine Hand, und du ziehst neue Karten.
reason-skipbo-blocks = Deckt die Stelle zu, an der die Karte vom Spielerstapel von { $player }, { $a_card }, passen würde.
reason-skipbo-opens = Lässt { $player } vom Spielerstapel { $a_card } spielen.
reason-skipbo-finishes_pile = Macht einen Ablegestapel voll und Platz für einen neuen.
reason-skipbo-wild = Verbraucht eine Skip-Bo-Karte.
reason-skipbo-uncovers = Bringt { $a_card } nach oben auf den Hilfsstapel.
reason-skipbo-clears_place = Leert einen Hilfsstapel, das gibt dir Platz.
reason-skipbo-plays_hand = { $left ->
    [one] Du wirst eine Handkarte los; es bleibt { $left }.
   *[other] Du wirst eine Handkarte los; es bleiben { $left }.
}
reason-skipbo-leaves_stock = Beendet den Zug, obwohl die Karte deines Spielerstapels passt.
reason-skipbo-leaves_partner_stock = Beendet den Zug, obwohl die Karte vom Spielerstapel deines Partners passt.
reason-skipbo-drops_wild = Legt eine Skip-Bo-Karte auf einen Hilfsstapel.
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
