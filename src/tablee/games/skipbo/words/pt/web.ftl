## A página inicial

length-skipbo-short = Jogo rápido: reservas de 10
length-skipbo-medium = Uma rodada: reservas de 20
length-skipbo-whole = { $players ->
    [5] { length-skipbo-medium }
    [6] { length-skipbo-medium }
   *[other] Rodada completa: reservas de 30
}
length-skipbo-long = Partida até 500 pontos

## Na mesa

skipbo-look = Todas as pilhas de descarte de { $player }
moment-skipbo-finished = Pilha completa!
moment-skipbo-emptied = { $who ->
    [you] Mão inteira jogada: cartas novas!
   *[other] { $player } joga a mão inteira!
}
moment-skipbo-last_card = { $who ->
    [you] Resta uma carta na sua reserva!
   *[other] Resta uma carta na reserva de { $player }!
}
moment-skipbo-stock_empty = { $who ->
    [you] Sua reserva está vazia!
   *[other] A reserva de { $player } está vazia!
}
phase-skipbo-stock = É a sua vez: a carta da sua reserva pode ser jogada.
phase-skipbo-build = É a sua vez: jogue nas pilhas do centro ou descarte uma carta para terminar.
phase-skipbo-discard = Nada serve: descarte uma carta da mão para terminar.
luck-skipbo-run = Maior sequência: { $count } cartas numa só vez

## Teclas

keys-skipbo-hand = Uma carta da mão
keys-skipbo-building = Com uma carta escolhida: uma pilha de base
keys-skipbo-stock = A sua reserva
keys-skipbo-discards = As suas pilhas de descarte
