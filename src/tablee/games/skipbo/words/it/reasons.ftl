## Skip-Bo

reason-skipbo-wins = Gioca l’ultima carta del mazzo base e vince.
reason-skipbo-stock = Gioca la carta del tuo mazzo base.
reason-skipbo-partner_stock = Gioca la carta del mazzo base del tuo partner.
reason-skipbo-frees_stock_now = Subito dopo puoi giocare la carta del tuo mazzo base, { $a_card }.
reason-skipbo-frees_stock = { $plays ->
    [one] Porta alla carta del tuo mazzo base, { $a_card }: ancora { $plays } carta, e si può giocare.
   *[other] Porta alla carta del tuo mazzo base, { $a_card }: ancora { $plays } carte, e si può giocare.
}
reason-skipbo-frees_partner_stock_now = Subito dopo puoi giocare la carta del mazzo base del tuo partner, { $a_card }.
reason-skipbo-frees_partner_stock = { $plays ->
    [one] Porta alla carta del mazzo base del partner, { $a_card }: ancora { $plays } carta, e si può giocare.
   *[other] Porta alla carta del mazzo base del partner, { $a_card }: ancora { $plays } carte, e si può giocare.
}
reason-skipbo-new_hand = Svuota la tua mano, e peschi carte nuove.
reason-skipbo-blocks = Copre il posto dove andrebbe la carta del mazzo base di { $player }, { $a_card }.
reason-skipbo-opens = Lascia che { $player } giochi { $a_card } dal mazzo base.
reason-skipbo-finishes_pile = Completa un mazzo crescente e fa posto a uno nuovo.
reason-skipbo-wild = Usa una carta Skip-Bo.
reason-skipbo-uncovers = Porta { $a_card } in cima al mazzo di scarto.
reason-skipbo-clears_place = Svuota un mazzo di scarto, e hai più posto.
reason-skipbo-plays_hand = { $left ->
    [one] Ti libera di una carta in mano; ne resta { $left }.
   *[other] Ti libera di una carta in mano; ne restano { $left }.
}
reason-skipbo-leaves_stock = Finisce il turno anche se puoi giocare la carta del tuo mazzo base.
reason-skipbo-leaves_partner_stock = Finisce il turno anche se puoi giocare la carta del mazzo base del partner.
reason-skipbo-drops_wild = Scarta una carta Skip-Bo.
reason-skipbo-covers_wild = Copre una carta Skip-Bo sul tuo mazzo di scarto.
reason-skipbo-holds_back = { $player } aspetta di giocare { $a_card }: i mazzi restano sotto.
reason-skipbo-same = Va sopra una carta uguale ({ $card }): niente viene sepolto.
reason-skipbo-run = Va sopra { $a_on }: le due si giocano una dopo l’altra.
reason-skipbo-double = Hai in mano un’altra carta uguale ({ $card }).
reason-skipbo-furthest = Tra le carte in mano, è quella che si potrà giocare più tardi.
reason-skipbo-new_place = Comincia un mazzo di scarto a sé: niente viene sepolto.
reason-skipbo-buries = Seppellisce una carta più bassa, { $a_on }, sul tuo mazzo di scarto.
reason-skipbo-covers = Copre { $a_on } sul tuo mazzo di scarto.
reason-skipbo-nothing_left = Non hai niente in mano e niente da pescare.
