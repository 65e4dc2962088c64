### Perché un consiglio suggerisce una mossa. Le carte come in games.ftl; $player è il nome di qualcun altro.

## Skip-Bo

reason-skipbo-wins = Gioca l’ultima carta del mazzo base e vince.
reason-skipbo-stock = Gioca la carta del tuo mazzo base.
reason-skipbo-partner_stock = Gioca la carta del mazzo base del tuo partner.
reason-skipbo-frees_stock_now = Subito dopo va la carta del tuo mazzo base, { $a_card }.
reason-skipbo-frees_stock = { $plays ->
    [one] Porta alla carta del tuo mazzo base, { $a_card }: ancora { $plays } carta, e va.
   *[other] Porta alla carta del tuo mazzo base, { $a_card }: ancora { $plays } carte, e va.
}
reason-skipbo-frees_partner_stock_now = Subito dopo va la carta del mazzo base del tuo partner, { $a_card }.
reason-skipbo-frees_partner_stock = { $plays ->
    [one] Porta alla carta del mazzo base del partner, { $a_card }: ancora { $plays } carta, e va.
   *[other] Porta alla carta del mazzo base del partner, { $a_card }: ancora { $plays } carte, e va.
}
reason-skipbo-new_hand = Svuota la tua mano, e peschi carte nuove.
reason-skipbo-blocks = Copre il posto dove andrebbe la carta del mazzo base di { $player }, { $a_card }.
reason-skipbo-opens = Permette a { $player } di giocare { $a_card } dal mazzo base.
reason-skipbo-finishes_pile = Completa un mazzo crescente e fa posto a uno nuovo.
reason-skipbo-wild = Spende una carta Skip-Bo.
reason-skipbo-uncovers = Porta { $a_card } in cima al mazzo di scarto.
reason-skipbo-clears_place = Svuota un mazzo di scarto, e hai più posto.
reason-skipbo-plays_hand = { $left ->
    [one] Ti libera di una carta in mano; ne resta { $left }.
   *[other] Ti libera di una carta in mano; ne restano { $left }.
}
reason-skipbo-leaves_stock = Finisce il turno anche se la carta del tuo mazzo base va.
reason-skipbo-leaves_partner_stock = Finisce il turno anche se la carta del mazzo base del partner va.
reason-skipbo-drops_wild = Mette via una carta Skip-Bo.
reason-skipbo-covers_wild = Copre una carta Skip-Bo sul tuo mazzo di scarto.
reason-skipbo-holds_back = { $player } aspetta di giocare { $a_card }: i mazzi restano sotto.
reason-skipbo-same = Va sopra una carta uguale ({ $card }): niente viene sepolto.
reason-skipbo-run = Va sopra { $a_on }: le due si giocano una dopo l’altra.
reason-skipbo-double = Hai in mano un’altra carta uguale ({ $card }).
reason-skipbo-furthest = Tra le carte in mano, è quella che andrà più tardi.
reason-skipbo-new_place = Comincia un mazzo di scarto a sé: niente viene sepolto.
reason-skipbo-buries = Seppellisce una carta più bassa, { $a_on }, sul tuo mazzo di scarto.
reason-skipbo-covers = Copre { $a_on } sul tuo mazzo di scarto.
reason-skipbo-nothing_left = Non hai niente in mano e niente da pescare.

## Skyjo

reason-skyjo-first_look = Non si sa ancora niente: una carta vale l’altra.
reason-skyjo-same_column = Guarda nella stessa colonna, dove le carte uguali valgono di più.
reason-skyjo-other_column = Guarda in un’altra colonna.
reason-skyjo-closes_lowest = Chiude la manche mentre hai meno di tutti: { $own }, e { $player } ha circa { $other }.
reason-skyjo-closes_safely = Chiude la manche con { $own }: non si raddoppia mai.
reason-skyjo-closes_risky = Chiude la manche con { $own }, ma { $player } ha circa { $other }: potrebbe raddoppiare.
reason-skyjo-closes_blind = Gira la tua ultima carta e chiude la manche.
reason-skyjo-completes_column = Completa la colonna: tre volte { $card } se ne va.
reason-skyjo-loses_column = Fa tre volte { $card }, che devono andarsene, anche se era bello averle.
reason-skyjo-breaks_pair = Separa due carte uguali ({ $old }) in una colonna.
reason-skyjo-feeds_next = Lascia { $a_card } a { $player }, che ci completa una colonna.
reason-skyjo-starts_column = Comincia una colonna di { $card }: un’altra e se ne va.
reason-skyjo-denies = Prende { $a_card } prima che { $player } ci completi una colonna.
reason-skyjo-rids_highest = Ti libera della carta più alta: { $a_card } per { $a_old }.
reason-skyjo-lowers = { $by ->
    [one] { $a_card } per { $a_old }: { $by } punto in meno.
   *[other] { $a_card } per { $a_old }: { $by } punti in meno.
}
reason-skyjo-equal = { $a_card } per { $a_old }: non cambia niente, e aspetti.
reason-skyjo-raises = { $by ->
    [one] { $a_card } per { $a_old }: { $by } punto in più.
   *[other] { $a_card } per { $a_old }: { $by } punti in più.
}
reason-skyjo-low_card = { $a_card } è meno di una carta coperta, che in media ha { $mean }.
reason-skyjo-high_card = { $a_card } è più di una carta coperta, che in media ha { $mean }.
reason-skyjo-draw_top_high = { $a_top } sugli scarti è peggio del { $share } % delle carte non viste.
reason-skyjo-draw_hope = Spera in qualcosa di meglio di { $a_top } dagli scarti.
reason-skyjo-rejects_worst = { $a_card } è peggio di quasi ogni carta coperta.
reason-skyjo-rejects_high = { $a_card } è peggio del { $share } % delle carte non viste.
reason-skyjo-looks_for_third = Cerca una terza carta uguale ({ $card }) in questa colonna.
reason-skyjo-looks = Gira una carta coperta, che può essere qualsiasi cosa.
