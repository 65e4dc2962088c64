### A folha de pontos para quem joga com cartas de verdade.

## As folhas deste aparelho

score-intro = Vocês jogam com cartas de verdade? Anote os pontos aqui. Eles são somados para vocês e ficam neste aparelho, mesmo sem conexão.
score-mine = Suas folhas
score-new = Nova folha
score-all = Todas as folhas
score-not-here = Esta folha não está neste aparelho.
score-file = Abrir uma folha salva
score-file-wrong = “{ $file }” não é uma folha de pontos.
score-count-round = { $count ->
    [0] Ainda não começou
    [one] { $count } rodada
   *[other] { $count } rodadas
}
score-count-game = { $count ->
    [0] Ainda não começou
    [one] { $count } rodada
   *[other] { $count } rodadas
}

## Uma folha nova

score-players = Quem joga, na ordem em que se sentam
score-player = Jogador { $number }
score-player-add = Mais alguém
score-player-remove = Tirar { $player }
score-pairs = Jogar em duplas
score-limit = Até alguém chegar a estes pontos
score-limit-hint = Deixe vazio para jogar sem fim.
score-first-dealer = Quem distribui primeiro?
score-begin = Começar
score-problem-names = Cada um precisa de um nome diferente.
score-problem-limit = O limite é um número a partir de 1, ou nada.

## Anotar uma rodada

score-number-round = Rodada { $number }
score-number-game = Rodada { $number }
score-enter-round = Anotar a rodada { $number }
score-enter-game = Anotar a rodada { $number }
score-mend-round = Corrigir a rodada { $number }
score-mend-game = Corrigir a rodada { $number }
score-sign = Trocar o sinal de { $player }
score-fewer = Uma carta a menos para { $player }
score-more = Uma carta a mais para { $player }
score-cards = Tocar nas cartas de { $player }
score-cards-hint = Vire as cartas que faltam e toque em cada uma. Colunas descartadas não contam.
score-cards-sum = { $count ->
    [one] { $count } carta: { $points }
   *[other] { $count } cartas: { $points }
}
score-cards-undo = Tirar uma
score-cards-next = Seguir com { $player }
score-cards-done = Pronto
score-closer = Quem virou todas as cartas primeiro?
score-winner = Quem esvaziou a reserva?
score-stuck = Ninguém: o jogo travou
score-save-round = Anotar a rodada
score-save-game = Anotar a rodada
score-cancel = Deixar como estava
score-doubled = { $player } fechou, mas alguém tem pontuação igual ou menor: { $points } × 2 = { $doubled }.
score-draw = As menores reservas estão empatadas: ninguém pontua.
score-outlook = { $names }: { $points }
score-missing = Faltam os pontos de: { $names }.
score-wrong-number = “{ $given }” não pode estar certo: precisa ser um número de { $least } a { $most }.
score-wrong-closer = Escolha quem virou todas as cartas primeiro.
score-wrong-winner = Escolha quem esvaziou a reserva.
score-wrong-winner-alone = Todos os outros ainda têm pelo menos uma carta.
score-wrong-stuck-empty = Quem não tem mais cartas ganhou: escolha o nome, não “Ninguém”.
score-wrong-together = Não pode estar certo: { $count } jogadores teriam juntos { $given }, e um baralho permite de { $least } a { $most }.
score-wrong-over = A partida termina na rodada { $number }: desfaça primeiro as rodadas seguintes.
score-doubt = A rodada { $number } não pode estar certa. { $why }
score-written-round = A rodada { $number } está anotada.
score-written-game = A rodada { $number } está anotada.
score-undo = Desfazer
score-undone = Desfeito.

## Como está

score-until = até { $points }
score-deals = { $player } distribui.
score-won = { $count ->
    [one] { $names } ganhou com { $points }!
   *[other] { $names } ganharam com { $points }!
}
score-table-round = Pontos de cada rodada
score-table-game = Pontos de cada rodada
score-chart = Os totais até agora
score-chart-label = Uma linha para cada total, rodada a rodada. Os mesmos números seguem numa tabela.
score-chart-table = O mesmo numa tabela
score-after-round = Após a rodada
score-after-game = Após a rodada

## O que dá para fazer com uma folha

score-again = Nova folha, mesmos nomes
score-print = Imprimir
score-csv = Como tabela (CSV)
score-save-file = Salvar em um arquivo
score-delete = Excluir
score-delete-sure = Excluir esta folha? Não dá para recuperar.

## Compartilhar e acompanhar

score-share = Mostrar aos outros
score-share-hint = Os outros na mesa acompanham esta folha no próprio celular. Os nomes ficam neste servidor enquanto você compartilhar, ou por 30 dias após a última mudança.
score-share-start = Compartilhar ao vivo
score-share-qr = Código QR com o link para esta folha
score-share-live = Compartilhada: os outros veem cada mudança na hora.
score-share-waiting = Ainda não enviado: isso acontece assim que houver conexão.
score-share-stop = Parar de compartilhar
score-share-gone = Esta folha não está mais compartilhada.
score-share-conflict = Enquanto isso, esta folha foi alterada em outro aparelho.
score-share-mine = Ficar com esta
score-share-theirs = Pegar a outra
score-watch-live = Ao vivo: as mudanças aparecem sozinhas.
score-watch-broken = Sem conexão. Tentando de novo…
score-watch-gone = Esta folha não está compartilhada, ou não está mais.
