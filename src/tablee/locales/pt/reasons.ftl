### Por que uma dica sugere uma jogada. As cartas como em games.ftl; $player é o nome de outra pessoa.

## Skip-Bo

reason-skipbo-wins = Joga a última carta da reserva e ganha.
reason-skipbo-stock = Joga a carta da sua reserva.
reason-skipbo-partner_stock = Joga a carta da reserva do seu parceiro.
reason-skipbo-frees_stock_now = Logo depois serve a carta da sua reserva, { $a_card }.
reason-skipbo-frees_stock = { $plays ->
    [one] Leva à carta da sua reserva, { $a_card }: mais { $plays } carta, e ela serve.
   *[other] Leva à carta da sua reserva, { $a_card }: mais { $plays } cartas, e ela serve.
}
reason-skipbo-frees_partner_stock_now = Logo depois serve a carta da reserva do seu parceiro, { $a_card }.
reason-skipbo-frees_partner_stock = { $plays ->
    [one] Leva à carta da reserva do parceiro, { $a_card }: mais { $plays } carta, e ela serve.
   *[other] Leva à carta da reserva do parceiro, { $a_card }: mais { $plays } cartas, e ela serve.
}
reason-skipbo-new_hand = Esvazia a sua mão, e você compra cartas novas.
reason-skipbo-blocks = Cobre o lugar onde serviria a carta da reserva de { $player }, { $a_card }.
reason-skipbo-opens = Deixa { $player } jogar { $a_card } da reserva.
reason-skipbo-finishes_pile = Completa uma pilha de base e abre lugar para outra.
reason-skipbo-wild = Gasta uma carta Skip-Bo.
reason-skipbo-uncovers = Deixa { $a_card } no alto da pilha de descarte.
reason-skipbo-clears_place = Esvazia uma pilha de descarte, o que dá espaço.
reason-skipbo-plays_hand = { $left ->
    [one] Livra você de uma carta da mão; resta { $left }.
   *[other] Livra você de uma carta da mão; restam { $left }.
}
reason-skipbo-leaves_stock = Encerra a vez embora a carta da sua reserva sirva.
reason-skipbo-leaves_partner_stock = Encerra a vez embora a carta da reserva do parceiro sirva.
reason-skipbo-drops_wild = Põe de lado uma carta Skip-Bo.
reason-skipbo-covers_wild = Cobre uma carta Skip-Bo na sua pilha de descarte.
reason-skipbo-holds_back = { $player } espera jogar { $a_card }: as pilhas ficam abaixo.
reason-skipbo-same = Fica sobre outra carta igual ({ $card }): nada é enterrado.
reason-skipbo-run = Fica sobre { $a_on }: as duas podem ser jogadas em seguida.
reason-skipbo-double = Você tem outra igual ({ $card }) na mão.
reason-skipbo-furthest = Das cartas da sua mão, é a que mais vai demorar a servir.
reason-skipbo-new_place = Começa uma pilha de descarte própria: nada é enterrado.
reason-skipbo-buries = Enterra uma carta mais baixa, { $a_on }, na sua pilha de descarte.
reason-skipbo-covers = Cobre { $a_on } na sua pilha de descarte.
reason-skipbo-nothing_left = Você não tem nada na mão e nada para comprar.

## Skyjo

reason-skyjo-first_look = Ainda não se sabe nada: uma carta vale tanto quanto outra.
reason-skyjo-same_column = Olha na mesma coluna, onde cartas iguais valem mais.
reason-skyjo-other_column = Olha em outra coluna.
reason-skyjo-closes_lowest = Fecha a rodada enquanto você tem menos que todos: { $own }, e { $player } tem uns { $other }.
reason-skyjo-closes_safely = Fecha a rodada com { $own }: isso nunca dobra.
reason-skyjo-closes_risky = Fecha a rodada com { $own }, mas { $player } tem uns { $other }: pode dobrar.
reason-skyjo-closes_blind = Vira a sua última carta e fecha a rodada.
reason-skyjo-completes_column = Completa a coluna: três vezes { $card } vai embora.
reason-skyjo-loses_column = Faz três vezes { $card }, que têm de sair, embora fosse bom tê-las.
reason-skyjo-breaks_pair = Separa duas cartas iguais ({ $old }) de uma coluna.
reason-skyjo-feeds_next = Deixa { $a_card } para { $player }, que completa uma coluna com ela.
reason-skyjo-starts_column = Começa uma coluna de { $card }: mais uma e ela vai embora.
reason-skyjo-denies = Pega { $a_card } antes que { $player } complete uma coluna com ela.
reason-skyjo-rids_highest = Livra você da carta mais alta: { $a_card } por { $a_old }.
reason-skyjo-lowers = { $by ->
    [one] { $a_card } por { $a_old }: { $by } ponto a menos.
   *[other] { $a_card } por { $a_old }: { $by } pontos a menos.
}
reason-skyjo-equal = { $a_card } por { $a_old }: nada muda, e você espera.
reason-skyjo-raises = { $by ->
    [one] { $a_card } por { $a_old }: { $by } ponto a mais.
   *[other] { $a_card } por { $a_old }: { $by } pontos a mais.
}
reason-skyjo-low_card = { $a_card } é menos que uma carta fechada, que tem { $mean } em média.
reason-skyjo-high_card = { $a_card } é mais que uma carta fechada, que tem { $mean } em média.
reason-skyjo-draw_top_high = { $a_top } no descarte é pior que { $share } % das cartas não vistas.
reason-skyjo-draw_hope = Espera algo melhor que { $a_top } do descarte.
reason-skyjo-rejects_worst = { $a_card } é pior que quase qualquer carta fechada.
reason-skyjo-rejects_high = { $a_card } é pior que { $share } % das cartas não vistas.
reason-skyjo-looks_for_third = Procura uma terceira igual ({ $card }) nesta coluna.
reason-skyjo-looks = Vira uma carta fechada, que pode ser qualquer coisa.
