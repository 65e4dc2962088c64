## Skyjo

reason-skyjo-first_look = Ainda não se sabe nada: uma carta vale tanto quanto outra.
reason-skyjo-same_column = Olha na mesma coluna, onde cartas iguais valem mais.
reason-skyjo-other_column = Olha em outra coluna.
reason-skyjo-closes_lowest = Fecha a rodada com menos que todos: { $own }, e { $player } tem uns { $other }.
reason-skyjo-closes_safely = Fecha a rodada com { $own }: isso nunca dobra.
reason-skyjo-closes_risky = Fecha a rodada com { $own }, mas { $player } tem uns { $other }: se no fim alguém tiver tão pouco, dobra.
reason-skyjo-closes_blind = Vira a última carta e fecha a rodada.
reason-skyjo-completes_column = Completa a coluna: as três cartas { $card } vão embora.
reason-skyjo-loses_column = Faz três vezes { $card }, que têm de sair, embora fosse bom tê-las.
reason-skyjo-breaks_pair = Separa duas cartas iguais ({ $old }) de uma coluna.
reason-skyjo-feeds_next = Deixa { $a_card } para { $player }, que completa uma coluna com ele.
reason-skyjo-starts_column = Começa uma coluna de { $card }: mais uma e ela vai embora.
reason-skyjo-denies = Pega { $a_card } antes que { $player } complete uma coluna com ele.
reason-skyjo-rids_highest = Tira a carta mais alta: { $a_card } por { $a_old }.
reason-skyjo-lowers = { $by ->
    [one] { $a_card } por { $a_old }: { $by } ponto a menos.
   *[other] { $a_card } por { $a_old }: { $by } pontos a menos.
}
reason-skyjo-equal = { $a_card } por { $a_old }: nada muda, é um jeito de esperar.
reason-skyjo-raises = { $by ->
    [one] { $a_card } por { $a_old }: { $by } ponto a mais.
   *[other] { $a_card } por { $a_old }: { $by } pontos a mais.
}
reason-skyjo-low_card = { $a_card } é menos que uma carta virada para baixo, que tem { $mean } em média.
reason-skyjo-high_card = { $a_card } é mais que uma carta virada para baixo, que tem { $mean } em média.
reason-skyjo-draw_top_high = { $a_top } no descarte é pior que { $share }% das cartas não vistas.
reason-skyjo-draw_hope = Espera algo melhor que { $a_top } do descarte.
reason-skyjo-rejects_worst = { $a_card } é pior que quase qualquer carta virada para baixo.
reason-skyjo-rejects_high = { $a_card } é pior que { $share }% das cartas não vistas.
reason-skyjo-looks_for_third = Procura uma terceira igual ({ $card }) nesta coluna.
reason-skyjo-looks = Vira uma carta, que pode ser qualquer coisa.
