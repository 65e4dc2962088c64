### Para quem joga com cartas de verdade: a preparação, quem começa, o que acontece agora, se o baralho está completo.
### $player é alguém, como “Jogador 3”, e $players são vários; $cards são cartas com vírgulas entre elas.

real-title = { $game } com cartas de verdade
real-intro = Estão com as cartas na mão? Aqui vocês veem como preparar o jogo, quem começa, o que acontece agora e se o baralho está completo. Funciona também sem conexão.
real-contents = Nesta página
real-player = Jogador { $number }
real-clear = Começar de novo

## Setting up

real-set-up = Preparação
real-players = Quantos jogadores?
real-usual = { $what }, como de costume
real-pairs = Jogar em duplas
real-dealt = { $each ->
    [one] Cada um recebe { $each } carta; sobram { $left } para comprar.
   *[other] Cada um recebe { $each } cartas; sobram { $left } para comprar.
}

## Who begins

real-dealer = Quem distribui?
real-card = { $player }, carta { $number }
real-still = Ainda faltam: { $players }.
real-draw-again = Tirar de novo

## What happens now

real-what = E agora, o que acontece?
real-what-hint = Escolha o que aconteceu.
real-group-set_up = Antes de começar
real-group-turn = Durante a vez
real-group-mistake = Erros e trapaças
real-group-end = No fim
real-silent = As regras impressas deixam isso em aberto; é assim que o Tablée decide.

## The deck

real-check = O baralho está completo?
real-check-intro = Separe as cartas por valor e escreva quantas há de cada um. Um baralho completo tem { $deck } cartas.
real-check-count = Quantas vezes { $card }?
real-check-of = de { $count }
real-check-fill = Preencher com o baralho completo
real-check-missing = Faltam: { $cards }.
real-check-extra = A mais: { $cards }.
real-check-uncounted = Ainda não contadas: { $cards }.
real-check-complete = O baralho está completo: { $deck } cartas.

## In the terminal

real-menu = O que você quer saber sobre { $game }? Digite um número, ou “sair”.
real-ask-shown = As cartas de todos, com uma vírgula entre os jogadores, por exemplo { $example }
real-ask-situation = O que aconteceu? Digite o número, ou nada para voltar.
real-ask-yes = { $question } (sim ou não)
real-ask-count = Quantas vezes { $card }? Devem ser { $count }; nada se você não contou.
real-not-number = “{ $given }” não dá: precisa ser um número de { $least } a { $most }.
real-not-card = “{ $given }” não é uma carta deste baralho. Há: { $cards }.
real-not-shown = “{ $given }” não dá: cada um mostra { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
real-not-one-deck = Estas cartas não estão todas em um só baralho. A mais: { $cards }.
real-not-twice = { $card } aparece duas vezes: indique cada carta uma única vez.
real-not-situation = Nada se chama “{ $given }”. Há: { $known }.
real-not-pairs = Com { $players } jogadores não dá para jogar em duplas.
real-no-table = { $game } não tem nada para cartas de verdade.
