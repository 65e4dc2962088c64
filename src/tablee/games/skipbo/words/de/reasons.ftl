## Skip-Bo

reason-skipbo-wins = Spielt die letzte Karte des Spielerstapels und gewinnt.
reason-skipbo-stock = Spielt die Karte des eigenen Spielerstapels.
reason-skipbo-partner_stock = Spielt die Karte vom Spielerstapel des Partners.
reason-skipbo-frees_stock_now = Gleich danach passt die Karte des eigenen Spielerstapels, { $a_card }.
reason-skipbo-frees_stock = { $plays ->
    [one] Führt zur Karte des eigenen Spielerstapels, { $a_card }: noch { $plays } Karte, dann passt sie.
   *[other] Führt zur Karte des eigenen Spielerstapels, { $a_card }: noch { $plays } Karten, dann passt sie.
}
reason-skipbo-frees_partner_stock_now = Gleich danach passt die Karte vom Spielerstapel des Partners, { $a_card }.
reason-skipbo-frees_partner_stock = { $plays ->
    [one] Führt zur Karte vom Spielerstapel des Partners, { $a_card }: noch { $plays } Karte, dann passt sie.
   *[other] Führt zur Karte vom Spielerstapel des Partners, { $a_card }: noch { $plays } Karten, dann passt sie.
}
reason-skipbo-new_hand = Leert die Hand, und es werden neue Karten gezogen.
reason-skipbo-blocks = Deckt die Stelle zu, an der die Karte vom Spielerstapel von { $player }, { $a_card }, passen würde.
reason-skipbo-opens = Lässt { $player } vom Spielerstapel { $a_card } spielen.
reason-skipbo-finishes_pile = Macht einen Ablegestapel voll und Platz für einen neuen.
reason-skipbo-wild = Verbraucht eine Skip-Bo-Karte.
reason-skipbo-uncovers = Bringt { $a_card } nach oben auf den Hilfsstapel.
reason-skipbo-clears_place = Leert einen Hilfsstapel, das gibt Platz.
reason-skipbo-plays_hand = { $left ->
    [one] Eine Handkarte weniger; es bleibt { $left }.
   *[other] Eine Handkarte weniger; es bleiben { $left }.
}
reason-skipbo-leaves_stock = Beendet den Zug, obwohl die Karte des eigenen Spielerstapels passt.
reason-skipbo-leaves_partner_stock = Beendet den Zug, obwohl die Karte vom Spielerstapel des Partners passt.
reason-skipbo-drops_wild = Legt eine Skip-Bo-Karte auf einen Hilfsstapel.
reason-skipbo-covers_wild = Deckt auf dem eigenen Hilfsstapel eine Skip-Bo-Karte zu.
reason-skipbo-holds_back = { $player } wartet darauf, { $a_card } zu spielen: Die Stapel bleiben darunter.
reason-skipbo-same = Liegt auf einer anderen { $card }; so wird nichts begraben.
reason-skipbo-run = Liegt auf der { $on }: Beide können nacheinander gespielt werden.
reason-skipbo-double = Auf der Hand ist noch eine { $card }.
reason-skipbo-furthest = Von den Handkarten passt diese am spätesten.
reason-skipbo-new_place = Beginnt einen eigenen Hilfsstapel; so wird nichts begraben.
reason-skipbo-buries = Begräbt auf dem eigenen Hilfsstapel eine niedrigere Karte, { $a_on }.
reason-skipbo-covers = Deckt auf dem eigenen Hilfsstapel { $a_on } zu.
reason-skipbo-nothing_left = Auf der Hand ist nichts, und zu ziehen gibt es nichts.
