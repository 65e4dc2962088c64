## Skip-Bo

reason-skipbo-wins = Joga a última carta da reserva e ganha.
reason-skipbo-stock = Joga a carta da própria reserva.
reason-skipbo-partner_stock = Joga a carta da reserva do parceiro.
reason-skipbo-frees_stock_now = Logo depois encaixa a carta da própria reserva, { $a_card }.
reason-skipbo-frees_stock = { $plays ->
    [one] Leva à carta da própria reserva, { $a_card }: mais { $plays } carta, e ela encaixa.
   *[other] Leva à carta da própria reserva, { $a_card }: mais { $plays } cartas, e ela encaixa.
}
reason-skipbo-frees_partner_stock_now = Logo depois encaixa a carta da reserva do parceiro, { $a_card }.
reason-skipbo-frees_partner_stock = { $plays ->
    [one] Leva à carta da reserva do parceiro, { $a_card }: mais { $plays } carta, e ela encaixa.
   *[other] Leva à carta da reserva do parceiro, { $a_card }: mais { $plays } cartas, e ela encaixa.
}
reason-skipbo-new_hand = Esvazia a mão, e novas cartas são compradas.
reason-skipbo-blocks = Cobre o lugar onde encaixaria a carta da reserva de { $player }, { $a_card }.
reason-skipbo-opens = Deixa { $player } jogar { $a_card } da reserva.
reason-skipbo-finishes_pile = Completa uma pilha de base e abre lugar para outra.
reason-skipbo-wild = Gasta uma carta Skip-Bo.
reason-skipbo-uncovers = Deixa { $a_card } no alto da pilha de descarte.
reason-skipbo-clears_place = Esvazia uma pilha de descarte, o que dá espaço.
reason-skipbo-plays_hand = { $left ->
    [one] Uma carta a menos na mão; resta { $left }.
   *[other] Uma carta a menos na mão; restam { $left }.
}
reason-skipbo-leaves_stock = Encerra a vez embora a carta da própria reserva encaixe.
reason-skipbo-leaves_partner_stock = Encerra a vez embora a carta da reserva do parceiro encaixe.
reason-skipbo-drops_wild = Descarta uma carta Skip-Bo.
reason-skipbo-covers_wild = Cobre uma carta Skip-Bo na própria pilha de descarte.
reason-skipbo-holds_back = { $player } espera jogar { $a_card }: as pilhas ficam abaixo.
reason-skipbo-same = Fica sobre outra carta igual ({ $card }): nada é enterrado.
reason-skipbo-run = Fica sobre { $a_on }: as duas podem ser jogadas em seguida.
reason-skipbo-double = Há outra igual ({ $card }) na mão.
reason-skipbo-furthest = Das cartas da mão, é a que mais vai demorar a encaixar.
reason-skipbo-new_place = Começa uma pilha de descarte própria: nada é enterrado.
reason-skipbo-buries = Enterra uma carta mais baixa, { $a_on }, na própria pilha de descarte.
reason-skipbo-covers = Cobre { $a_on } na própria pilha de descarte.
reason-skipbo-nothing_left = Não há nada na mão e nada para comprar.
