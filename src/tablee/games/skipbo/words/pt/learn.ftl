## A lição de Skip-Bo

learn-skipbo-aim = A pilha com o 4 é a sua reserva. Quem acabar primeiro com a própria reserva ganha. Você só vê a carta de cima.
learn-skipbo-begin = No centro, todos montam pilhas de 1 a 12. Cada uma começa com um 1, e você tem um na mão: escolha-o e depois a primeira pilha de base.
learn-skipbo-go-on = Agora a pilha sobe de um em um. Jogue o seu 2 em cima.
learn-skipbo-wild = Sua reserva mostra um 4, mas antes falta um 3. Uma carta Skip-Bo é um curinga e vale qualquer número: jogue-a como 3.
learn-skipbo-stock = Agora a carta de cima da sua reserva encaixa. Jogue-a: são essas as cartas que contam!
learn-skipbo-discard = Uma carta nova na reserva, o 8. Nada mais encaixa, então você termina a vez: ponha uma carta da mão numa das suas pilhas de descarte. Pegue o 9 e a primeira pilha.
learn-skipbo-your-turn = { $bot } jogou um 5 da reserva: as pilhas do centro são de todos. É a sua vez de novo, e você comprou até ter cinco cartas na mão.
learn-skipbo-climb = Para o seu 8 encaixar, falta um 7. Jogue o 6 e depois o 7 da sua mão.
learn-skipbo-stock-again = Lá vai: jogue o 8 da sua reserva.
learn-skipbo-from-discard = Na sua vez, a carta de cima de uma pilha de descarte pode ser jogada a qualquer momento. O seu 9 encaixa: jogue-o.
learn-skipbo-empty-hand = Se a sua mão ficar vazia, você compra na hora cinco cartas novas. Jogue o 10 e comece a segunda pilha com o 1 e o 2.
learn-skipbo-five-more = Cinco cartas novas, e ainda é a sua vez. A carta da sua reserva, o 3, encaixa na segunda pilha.
learn-skipbo-complete = Resta uma carta na reserva. Olhe a primeira pilha: com o 11 e o 12 ela fica completa. Então ela sai, e o lugar fica livre para um novo 1.
learn-skipbo-win = Agora a sua última carta, o 5: jogue o 4 da mão e depois o 5.
learn-skipbo-end = Sua reserva acabou: você ganhou! São 25 pontos, mais 5 por carta na reserva de { $bot }. Normalmente a reserva tem 30 cartas e a partida vai até 500 pontos.

## Por que não esta jogada: ela é permitida, mas não é o que a lição pede

learn-rather-skipbo-too-soon = Pode, mas descartar termina a sua vez, e ainda há algo para jogar.
learn-rather-skipbo-discard = Pode, com qualquer carta da mão e em qualquer das suas quatro pilhas. Nesta lição, ponha o 9 na primeira: logo você vai precisar dele.
learn-rather-skipbo-place = Pode: um lugar livre vale tanto quanto outro. Nesta lição, use o marcado.
learn-rather-skipbo-play = Pode, e encaixa. Mas jogue antes a carta marcada: ela aproxima você da próxima carta da reserva.

## As regras, como uma mesa as joga

rules-skipbo-stock_size = { $count ->
    [one] Nesta mesa cada jogador recebe uma reserva de **{ $count } carta**.
   *[other] Nesta mesa cada jogador recebe uma reserva de **{ $count } cartas**.
}
rules-skipbo-target = { $points ->
    [none] Nesta mesa joga-se uma única rodada.
   *[other] Nesta mesa ganha a partida quem chegar primeiro a **{ $points } pontos**.
}
rules-skipbo-partners-true = Nesta mesa joga-se em duplas.
rules-skipbo-partners-false = Nesta mesa cada um joga por si.
