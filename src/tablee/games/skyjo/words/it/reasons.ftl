## Skyjo

reason-skyjo-first_look = Non si sa ancora niente: una carta vale l’altra.
reason-skyjo-same_column = Guarda nella stessa colonna, dove le carte uguali valgono di più.
reason-skyjo-other_column = Guarda in un’altra colonna.
reason-skyjo-closes_lowest = Chiude la manche con il minor numero di punti: { $own }, e { $player } ha circa { $other }.
reason-skyjo-closes_safely = Chiude la manche con { $own }: non si raddoppia mai.
reason-skyjo-closes_risky = Chiude la manche con { $own }, ma { $player } ha circa { $other }: se alla fine qualcuno ne ha altrettanto pochi, si raddoppia.
reason-skyjo-closes_blind = Gira l’ultima carta e chiude la manche.
reason-skyjo-completes_column = Completa la colonna: tre volte { $card } se ne va.
reason-skyjo-loses_column = Fa tre volte { $card }, che devono andarsene, anche se conveniva tenerle.
reason-skyjo-breaks_pair = Separa due carte uguali ({ $old }) in una colonna.
reason-skyjo-feeds_next = Lascia { $a_card } per { $player }, che ci completa una colonna.
reason-skyjo-starts_column = Comincia una colonna di { $card }: un’altra e se ne va.
reason-skyjo-denies = Prende { $a_card } prima che { $player } ci completi una colonna.
reason-skyjo-rids_highest = Toglie la carta più alta: { $a_card } per { $a_old }.
reason-skyjo-lowers = { $by ->
    [one] { $a_card } per { $a_old }: { $by } punto in meno.
   *[other] { $a_card } per { $a_old }: { $by } punti in meno.
}
reason-skyjo-equal = { $a_card } per { $a_old }: non cambia niente, è un modo di aspettare.
reason-skyjo-raises = { $by ->
    [one] { $a_card } per { $a_old }: { $by } punto in più.
   *[other] { $a_card } per { $a_old }: { $by } punti in più.
}
reason-skyjo-low_card = { $a_card } è meno di una carta coperta, che in media ha { $mean }.
reason-skyjo-high_card = { $a_card } è più di una carta coperta, che in media ha { $mean }.
reason-skyjo-draw_top_high = { $a_top } sugli scarti è peggio del { $share }% delle carte non viste.
reason-skyjo-draw_hope = Spera in qualcosa di meglio di { $a_top } dagli scarti.
reason-skyjo-rejects_worst = { $a_card } è peggio di quasi ogni carta coperta.
reason-skyjo-rejects_high = { $a_card } è peggio del { $share }% delle carte non viste.
reason-skyjo-looks_for_third = Cerca una terza carta uguale ({ $card }) in questa colonna.
reason-skyjo-looks = Gira una carta coperta, che può essere qualsiasi cosa.
