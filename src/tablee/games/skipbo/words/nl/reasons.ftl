## Skip-Bo

reason-skipbo-wins = Speelt de laatste kaart van de stok en wint.
reason-skipbo-stock = Speelt de kaart van je stok.
reason-skipbo-partner_stock = Speelt de kaart van de stok van je partner.
reason-skipbo-frees_stock_now = Meteen daarna past de kaart van je stok, { $a_card }.
reason-skipbo-frees_stock = { $plays ->
    [one] Leidt naar de kaart van je stok, { $a_card }: nog { $plays } kaart, en die past.
   *[other] Leidt naar de kaart van je stok, { $a_card }: nog { $plays } kaarten, en die past.
}
reason-skipbo-frees_partner_stock_now = Meteen daarna past de kaart van de stok van je partner, { $a_card }.
reason-skipbo-frees_partner_stock = { $plays ->
    [one] Leidt naar de stokkaart van je partner, { $a_card }: nog { $plays } kaart, en die past.
   *[other] Leidt naar de stokkaart van je partner, { $a_card }: nog { $plays } kaarten, en die past.
}
reason-skipbo-new_hand = Maakt je hand leeg, dus je trekt nieuwe kaarten.
reason-skipbo-blocks = Bedekt de plek waar de stokkaart van { $player }, { $a_card }, zou passen.
reason-skipbo-opens = Laat { $player } { $a_card } van de stok spelen.
reason-skipbo-finishes_pile = Maakt een bouwstapel af en maakt plaats voor een nieuwe.
reason-skipbo-wild = Verbruikt een Skip-Bo-kaart.
reason-skipbo-uncovers = Brengt { $a_card } boven op de weggooistapel.
reason-skipbo-clears_place = Maakt een weggooistapel leeg, dat geeft ruimte.
reason-skipbo-plays_hand = { $left ->
    [one] Je bent een handkaart kwijt; er blijft er { $left } over.
   *[other] Je bent een handkaart kwijt; er blijven er { $left } over.
}
reason-skipbo-leaves_stock = Beëindigt de beurt hoewel je stokkaart past.
reason-skipbo-leaves_partner_stock = Beëindigt de beurt hoewel de stokkaart van je partner past.
reason-skipbo-drops_wild = Gooit een Skip-Bo-kaart weg.
reason-skipbo-covers_wild = Bedekt een Skip-Bo-kaart op je weggooistapel.
reason-skipbo-holds_back = { $player } wil { $a_card } spelen: de stapels blijven daaronder.
reason-skipbo-same = Ligt op een andere { $card }, dus er wordt niets begraven.
reason-skipbo-run = Ligt op { $a_on }: de twee kunnen na elkaar gespeeld worden.
reason-skipbo-double = Je hebt nog een { $card } in je hand.
reason-skipbo-furthest = Van je handkaarten past deze het laatst.
reason-skipbo-new_place = Begint een eigen weggooistapel, dus er wordt niets begraven.
reason-skipbo-buries = Begraaft een lagere kaart, { $a_on }, op je weggooistapel.
reason-skipbo-covers = Bedekt { $a_on } op je weggooistapel.
reason-skipbo-nothing_left = Je hebt niets in je hand en niets te trekken.
