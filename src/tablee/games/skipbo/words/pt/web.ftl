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

## Teclas

keys-skipbo-hand = Uma carta da mão
keys-skipbo-building = Com uma carta escolhida: uma pilha de base
keys-skipbo-stock = A sua reserva
keys-skipbo-discards = As suas pilhas de descarte
