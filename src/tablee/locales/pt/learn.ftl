### Aprender a jogar: as regras, as lições e as dicas na mesa.
### $bot é o nome do outro jogador numa lição.

## Regras e lições

rules-of = Regras de { $game }
rules-contents = Índice
learn-by-playing = Aprender jogando
learn-about = Jogue alguns minutos: cada passo diz o que fazer e por quê.
learn-minutes = Uns três minutos
learn-all = Todas as lições
learn-title = Aprender { $game }
learn-restart = Recomeçar
learn-skip = Pular
learn-next = Avançar
learn-make = Faça por mim
learn-step = Passo { $number } de { $count }
learn-read-first = Leia isto primeiro e depois toque em “Avançar”.
learn-not-now = Agora não: faça o que a lição pede.
spot-advised = recomendado

## A lição de Skip-Bo

learn-skipbo-aim = A pilha com o 4 é a sua reserva. Quem acabar primeiro com a própria reserva ganha. Você só vê a carta de cima.
learn-skipbo-begin = No centro, todos montam pilhas de 1 a 12. Cada uma começa com um 1, e você tem um na mão: toque nele e depois na primeira pilha de base.
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

## A lição de Skyjo

learn-skyjo-aim = À sua frente há doze cartas viradas para baixo, que nem você conhece. Cada carta vale os pontos que mostra, de −2 a 12. Você quer o mínimo possível.
learn-skyjo-turn-two = Para começar, cada um vira duas cartas. Toque na carta marcada e depois na seguinte.
learn-skyjo-take = Você mostra a soma mais alta, então começa. No descarte há um 1: pegue-o e troque-o pelo seu 10.
learn-skyjo-draw = O 9 do descarte não serve para você. Melhor comprar uma carta do monte.
learn-skyjo-keep = Um 5, e na segunda coluna já há um 5. Ponha o novo embaixo. O que havia ali você só vê quando já saiu.
learn-skyjo-draw-again = Era um 8: boa troca. Compre outra carta.
learn-skyjo-reject = Um 12 é ruim. Não fique com ele: toque no descarte para descartá-lo e depois vire a carta marcada.
learn-skyjo-column = { $bot } descartou um 5! Pegue-o para a última carta da segunda coluna: três cartas iguais numa coluna saem da mesa.
learn-skyjo-gone = A coluna inteira saiu, e 15 pontos com ela. O jogo segue assim. Toque em “Avançar” para ver a mesa seis turnos depois.
learn-skyjo-closing = Só uma das suas cartas está virada para baixo. Quando ela aparecer, você fecha a rodada, e { $bot } só tem mais uma vez.
learn-skyjo-close = Cuidado: se então a sua pontuação não for a menor de todas, sem empate, ela dobra! Mas você mostra 11, e { $bot }, 36. Então feche: compre uma carta.
learn-skyjo-close-now = Um 2 está ótimo. Troque-o pela sua última carta virada para baixo.
learn-skyjo-end = Você tem 13 pontos, e { $bot }, 39. Jogam-se rodadas até alguém ter 100 pontos: aí ganha quem tem menos. Agora você sabe Skyjo!

## Por que não esta jogada: ela é permitida, mas não é o que a lição pede

learn-rather-skipbo-too-soon = Pode, mas descartar termina a sua vez, e ainda há algo para jogar.
learn-rather-skipbo-discard = Pode, com qualquer carta da mão e em qualquer das suas quatro pilhas. Nesta lição, ponha o 9 na primeira: logo você vai precisar dele.
learn-rather-skipbo-place = Pode: um lugar livre vale tanto quanto outro. Nesta lição, use o marcado.
learn-rather-skipbo-play = Pode, e encaixa. Mas jogue antes a carta marcada: ela aproxima você da próxima carta da reserva.
learn-rather-skyjo-cell = Você pode escolher qualquer carta sua. Nesta lição, pegue a marcada.
learn-rather-skyjo-draw = Você pode comprar. Mas a carta à mostra no descarte é justamente a que você precisa.
learn-rather-skyjo-take = Você pode pegá-la. Mas ela é alta: uma carta do monte deve ser melhor.
learn-rather-skyjo-keep = Você pode ficar com ela. Mas é uma das piores cartas que existem.
learn-rather-skyjo-reject = Você pode descartá-la. Mas ela pode ser muito útil.

## As dicas na mesa

hint = Dica
hint-thinking = Pensando …
hint-later = As chances vêm em seguida: estão sendo preparadas, só desta vez.
hint-chance = Chance de ganhar: { $chance } % (de { $low } a { $high } %)
hint-score = Cerca de { $points } pontos nesta rodada
hint-others = As melhores jogadas
