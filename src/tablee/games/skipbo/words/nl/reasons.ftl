## Skip-Bo

reason-skipbo-wins = Speelt de laatste kaart van de stok en wint.
reason-skipbo-stock = Speelt de kaart van de stok.
reason-skipbo-partner_stock = Speelt de kaart van de stok van de partner.
reason-skipbo-frees_stock_now = Meteen daarna past de kaart van de stok, { $a_card }.
reason-skipbo-frees_stock = { $plays ->
    [one] Leidt naar de kaart van de stok, { $a_card }: nog { $plays } kaart, dan past hij.
   *[other] Leidt naar de kaart van de stok, { $a_card }: nog { $plays } kaarten, dan past hij.
}
reason-skipbo-frees_partner_stock_now = Meteen daarna past de kaart van de stok van de partner, { $a_card }.
reason-skipbo-frees_partner_stock = { $plays ->
    [one] Leidt naar de stokkaart van de partner, { $a_card }: nog { $plays } kaart, dan past hij.
   *[other] Leidt naar de stokkaart van de partner, { $a_card }: nog { $plays } kaarten, dan past hij.
}
reason-skipbo-new_hand = Maakt de hand leeg, dus er worden nieuwe kaarten getrokken.
reason-skipbo-blocks = Bedekt de plek waar de stokkaart van { $player }, { $a_card }, zou passen.
reason-skipbo-opens = Laat { $player } { $a_card } van de stok spelen.
reason-skipbo-finishes_pile = Maakt een bouwstapel af en maakt plaats voor een nieuwe.
reason-skipbo-wild = Verbruikt een Skip-Bo-kaart.
reason-skipbo-uncovers = Brengt { $a_card } boven op de weggooistapel.
reason-skipbo-clears_place = Maakt een weggooistapel leeg, dat geeft ruimte.
reason-skipbo-plays_hand = { $left ->
    [one] Een handkaart minder; er blijft er { $left } over.
   *[other] Een handkaart minder; er blijven er { $left } over.
}
reason-skipbo-leaves_stock = Beëindigt de beurt hoewel de stokkaart past.
reason-skipbo-leaves_partner_stock = Beëindigt de beurt hoewel de stokkaart van de partner past.
reason-skipbo-drops_wild = Gooit een Skip-Bo-kaart weg.
reason-skipbo-covers_wild = Bedekt een Skip-Bo-kaart op de weggooistapel.
reason-skipbo-holds_back = { $player } wil { $a_card } spelen: de stapels blijven daaronder.
reason-skipbo-same = Ligt op een andere { $card }, dus er wordt niets begraven.
reason-skipbo-run = Ligt op { $a_on }: de twee kunnen na elkaar gespeeld worden.
reason-skipbo-double = Er is nog een { $card } in de hand.
reason-skipbo-furthest = Van de handkaarten past deze het laatst.
reason-skipbo-new_place = Begint een eigen weggooistapel, dus er wordt niets begraven.
reason-skipbo-buries = Begraaft een lagere kaart, { $a_on }, op de weggooistapel.
reason-skipbo-covers = Bedekt { $a_on } op de weggooistapel.
reason-skipbo-nothing_left = Er is niets in de hand en niets te trekken.
