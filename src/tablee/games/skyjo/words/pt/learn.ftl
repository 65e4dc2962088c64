## A lição de Skyjo

learn-skyjo-aim = À sua frente há doze cartas viradas para baixo, que nem você conhece. Cada carta vale os pontos que mostra, de −2 a 12. Você quer o mínimo possível.
learn-skyjo-turn-two = Para começar, cada um vira duas cartas. Escolha a carta marcada e depois a seguinte.
learn-skyjo-take = Você mostra a soma mais alta, então começa. No descarte há um 1: pegue-o e troque-o pelo seu 10.
learn-skyjo-draw = O 9 do descarte não serve para você. Melhor comprar uma carta do monte.
learn-skyjo-keep = Um 5, e na segunda coluna já há um 5. Ponha o novo embaixo. O que havia ali você só vê quando já saiu.
learn-skyjo-draw-again = Era um 8: boa troca. Compre outra carta.
learn-skyjo-reject = Um 12 é ruim. Não fique com ele: escolha o descarte para descartá-lo e depois vire a carta marcada.
learn-skyjo-column = { $bot } descartou um 5! Pegue-o para a última carta da segunda coluna: três cartas iguais numa coluna saem da mesa.
learn-skyjo-gone = A coluna inteira saiu, e 15 pontos com ela. O jogo segue assim. Escolha “Avançar” para ver a mesa seis jogadas depois.
learn-skyjo-closing = Só uma das suas cartas está virada para baixo. Quando ela aparecer, você fecha a rodada, e { $bot } só tem mais uma vez.
learn-skyjo-close = Cuidado: se então alguém tiver pontuação igual ou menor que a sua, ela dobra! Mas você mostra 11, e { $bot }, 36. Então feche: compre uma carta.
learn-skyjo-close-now = Um 2 está ótimo. Troque-o pela sua última carta virada para baixo.
learn-skyjo-end = Você tem 13 pontos, e { $bot }, 39. Jogam-se rodadas até alguém ter 100 pontos: aí ganha quem tem menos. Agora você sabe Skyjo!

## Por que não esta jogada: ela é permitida, mas não é o que a lição pede

learn-rather-skyjo-cell = Você pode escolher qualquer carta sua. Nesta lição, pegue a marcada.
learn-rather-skyjo-draw = Você pode comprar. Mas a carta à mostra no descarte é justamente a de que você precisa.
learn-rather-skyjo-take = Você pode pegá-la. Mas ela é alta: uma carta do monte deve ser melhor.
learn-rather-skyjo-keep = Você pode ficar com ela. Mas é uma das piores cartas que existem.
learn-rather-skyjo-reject = Você pode descartá-la. Mas ela pode ser muito útil.

## As regras, como uma mesa as joga

rules-skyjo-limit = { $points ->
    [none] Nesta mesa joga-se uma única rodada.
   *[other] Nesta mesa jogam-se rodadas até alguém ter **{ $points } pontos** ou mais.
}
