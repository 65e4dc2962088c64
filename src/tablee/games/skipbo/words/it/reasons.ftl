## Skip-Bo

reason-skipbo-wins = Gioca l’ultima carta del mazzo base e vince.
reason-skipbo-stock = Gioca la carta del proprio mazzo base.
reason-skipbo-partner_stock = Gioca la carta del mazzo base del partner.
reason-skipbo-frees_stock_now = Subito dopo si può giocare la carta del proprio mazzo base, { $a_card }.
reason-skipbo-frees_stock = { $plays ->
    [one] Porta alla carta del proprio mazzo base, { $a_card }: ancora { $plays } carta, e si può giocare.
   *[other] Porta alla carta del proprio mazzo base, { $a_card }: ancora { $plays } carte, e si può giocare.
}
reason-skipbo-frees_partner_stock_now = Subito dopo si può giocare la carta del mazzo base del partner, { $a_card }.
reason-skipbo-frees_partner_stock = { $plays ->
    [one] Porta alla carta del mazzo base del partner, { $a_card }: ancora { $plays } carta, e si può giocare.
   *[other] Porta alla carta del mazzo base del partner, { $a_card }: ancora { $plays } carte, e si può giocare.
}
reason-skipbo-new_hand = Svuota la mano, e si pescano carte nuove.
reason-skipbo-blocks = Copre il posto dove andrebbe la carta del mazzo base di { $player }, { $a_card }.
reason-skipbo-opens = Lascia che { $player } giochi { $a_card } dal mazzo base.
reason-skipbo-finishes_pile = Completa un mazzo crescente e fa posto a uno nuovo.
reason-skipbo-wild = Usa una carta Skip-Bo.
reason-skipbo-uncovers = Porta { $a_card } in cima al mazzo di scarto.
reason-skipbo-clears_place = Svuota un mazzo di scarto, e c’è più posto.
reason-skipbo-plays_hand = { $left ->
    [one] Una carta in meno in mano; ne resta { $left }.
   *[other] Una carta in meno in mano; ne restano { $left }.
}
reason-skipbo-leaves_stock = Finisce il turno anche se si può giocare la carta del proprio mazzo base.
reason-skipbo-leaves_partner_stock = Finisce il turno anche se si può giocare la carta del mazzo base del partner.
reason-skipbo-drops_wild = Scarta una carta Skip-Bo.
reason-skipbo-covers_wild = Copre una carta Skip-Bo sul proprio mazzo di scarto.
reason-skipbo-holds_back = { $player } aspetta di giocare { $a_card }: i mazzi restano sotto.
reason-skipbo-same = Va sopra una carta uguale ({ $card }): niente viene sepolto.
reason-skipbo-run = Va sopra { $a_on }: le due si giocano una dopo l’altra.
reason-skipbo-double = In mano c’è un’altra carta uguale ({ $card }).
reason-skipbo-furthest = Tra le carte in mano, è quella che si potrà giocare più tardi.
reason-skipbo-new_place = Comincia un mazzo di scarto a sé: niente viene sepolto.
reason-skipbo-buries = Seppellisce una carta più bassa, { $a_on }, sul proprio mazzo di scarto.
reason-skipbo-covers = Copre { $a_on } sul proprio mazzo di scarto.
reason-skipbo-nothing_left = In mano non c’è niente, e non c’è niente da pescare.
