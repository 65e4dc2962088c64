### Waarom een tip een zet aanraadt. Kaarten zoals in games.ftl; $player is de naam van iemand anders.

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
reason-skipbo-wild = Geeft een Skip-Bo-kaart uit.
reason-skipbo-uncovers = Brengt { $a_card } boven op de weggooistapel.
reason-skipbo-clears_place = Maakt een weggooistapel leeg, dat geeft ruimte.
reason-skipbo-plays_hand = { $left ->
    [one] Je bent een handkaart kwijt; er blijft er { $left } over.
   *[other] Je bent een handkaart kwijt; er blijven er { $left } over.
}
reason-skipbo-leaves_stock = Beëindigt de beurt hoewel je stokkaart past.
reason-skipbo-leaves_partner_stock = Beëindigt de beurt hoewel de stokkaart van je partner past.
reason-skipbo-drops_wild = Legt een Skip-Bo-kaart weg.
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

## Skyjo

reason-skyjo-first_look = Er is nog niets bekend: de ene kaart is zo goed als de andere.
reason-skyjo-same_column = Kijkt in dezelfde kolom, waar gelijke kaarten het meest waard zijn.
reason-skyjo-other_column = Kijkt in een andere kolom.
reason-skyjo-closes_lowest = Sluit de ronde terwijl je het minst hebt: { $own }, en { $player } heeft ongeveer { $other }.
reason-skyjo-closes_safely = Sluit de ronde met { $own }: dat wordt nooit verdubbeld.
reason-skyjo-closes_risky = Sluit de ronde met { $own }, maar { $player } heeft ongeveer { $other }: het kan verdubbeld worden.
reason-skyjo-closes_blind = Draait je laatste kaart om en sluit de ronde.
reason-skyjo-completes_column = Maakt de kolom vol: drie keer { $card } gaat weg.
reason-skyjo-loses_column = Maakt drie keer { $card }, die weg moeten, hoewel ze goed waren.
reason-skyjo-breaks_pair = Haalt twee gelijke kaarten ({ $old }) in een kolom uit elkaar.
reason-skyjo-feeds_next = Laat { $a_card } aan { $player }, die er een kolom mee volmaakt.
reason-skyjo-starts_column = Begint een kolom met { $card }: nog een, en die gaat weg.
reason-skyjo-denies = Pakt { $a_card } voordat { $player } er een kolom mee volmaakt.
reason-skyjo-rids_highest = Je bent je hoogste kaart kwijt: { $a_card } voor { $a_old }.
reason-skyjo-lowers = { $by ->
    [one] { $a_card } voor { $a_old }: { $by } punt minder.
   *[other] { $a_card } voor { $a_old }: { $by } punten minder.
}
reason-skyjo-equal = { $a_card } voor { $a_old }: er verandert niets, en je wacht af.
reason-skyjo-raises = { $by ->
    [one] { $a_card } voor { $a_old }: { $by } punt meer.
   *[other] { $a_card } voor { $a_old }: { $by } punten meer.
}
reason-skyjo-low_card = { $a_card } is minder dan een gesloten kaart, die gemiddeld { $mean } heeft.
reason-skyjo-high_card = { $a_card } is meer dan een gesloten kaart, die gemiddeld { $mean } heeft.
reason-skyjo-draw_top_high = { $a_top } op de aflegstapel is slechter dan { $share } % van de ongeziene kaarten.
reason-skyjo-draw_hope = Hoopt op iets beters dan { $a_top } van de aflegstapel.
reason-skyjo-rejects_worst = { $a_card } is slechter dan bijna elke gesloten kaart.
reason-skyjo-rejects_high = { $a_card } is slechter dan { $share } % van de ongeziene kaarten.
reason-skyjo-looks_for_third = Zoekt een derde { $card } in deze kolom.
reason-skyjo-looks = Draait een gesloten kaart om, die van alles kan zijn.
