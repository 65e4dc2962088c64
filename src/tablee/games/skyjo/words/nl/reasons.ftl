## Skyjo

reason-skyjo-first_look = Er is nog niets bekend: de ene kaart is zo goed als de andere.
reason-skyjo-same_column = Kijkt in dezelfde kolom, waar gelijke kaarten het meest waard zijn.
reason-skyjo-other_column = Kijkt in een andere kolom.
reason-skyjo-closes_lowest = Sluit de ronde met de minste punten: { $own }, en { $player } heeft ongeveer { $other }.
reason-skyjo-closes_safely = Sluit de ronde met { $own }: dat wordt nooit verdubbeld.
reason-skyjo-closes_risky = Sluit de ronde met { $own }, maar { $player } heeft ongeveer { $other }: heeft iemand aan het eind even weinig, dan wordt het verdubbeld.
reason-skyjo-closes_blind = Draait de laatste kaart om en sluit de ronde.
reason-skyjo-completes_column = Maakt de kolom vol: drie keer { $card } gaat weg.
reason-skyjo-loses_column = Maakt drie keer { $card }, die weg moeten, hoewel ze goed waren.
reason-skyjo-breaks_pair = Haalt twee gelijke kaarten ({ $old }) in een kolom uit elkaar.
reason-skyjo-feeds_next = Laat { $a_card } aan { $player }, die er een kolom mee volmaakt.
reason-skyjo-starts_column = Begint een kolom met { $card }: nog een, en die gaat weg.
reason-skyjo-denies = Pakt { $a_card } voordat { $player } er een kolom mee volmaakt.
reason-skyjo-rids_highest = Ruilt de hoogste kaart: { $a_card } voor { $a_old }.
reason-skyjo-lowers = { $by ->
    [one] { $a_card } voor { $a_old }: { $by } punt minder.
   *[other] { $a_card } voor { $a_old }: { $by } punten minder.
}
reason-skyjo-equal = { $a_card } voor { $a_old }: er verandert niets, het is een manier om af te wachten.
reason-skyjo-raises = { $by ->
    [one] { $a_card } voor { $a_old }: { $by } punt meer.
   *[other] { $a_card } voor { $a_old }: { $by } punten meer.
}
reason-skyjo-low_card = { $a_card } is minder dan een dichte kaart, die gemiddeld { $mean } heeft.
reason-skyjo-high_card = { $a_card } is meer dan een dichte kaart, die gemiddeld { $mean } heeft.
reason-skyjo-draw_top_high = { $a_top } op de aflegstapel is slechter dan { $share }% van de ongeziene kaarten.
reason-skyjo-draw_hope = Hoopt op iets beters dan { $a_top } van de aflegstapel.
reason-skyjo-rejects_worst = { $a_card } is slechter dan bijna elke dichte kaart.
reason-skyjo-rejects_high = { $a_card } is slechter dan { $share }% van de ongeziene kaarten.
reason-skyjo-looks_for_third = Zoekt een derde { $card } in deze kolom.
reason-skyjo-looks = Draait een dichte kaart om, die van alles kan zijn.
