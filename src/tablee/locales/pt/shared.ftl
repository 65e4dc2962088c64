### A página de uma partida terminada e a imagem com que um link para ela é mostrado.

shared-won = { $count ->
    [0] Ninguém ganhou
    [one] { $winners } ganhou
   *[other] { $winners } ganharam
}
shared-table = A mesa no fim
shared-table-alt = Todas as cartas como ficaram no fim: { $scores }.
shared-highlights = Momentos
shared-best-round = Melhor rodada
shared-best-game = Melhor rodada
shared-turning = Virada
shared-turning-text = { $round }: { $player } assume a liderança e a mantém.
shared-chart-round = Rodada por rodada
shared-chart-game = Rodada por rodada
shared-player = Jogador
shared-play = Jogue você estas cartas
shared-play-hint = As mesmas cartas para você, contra robôs.
shared-own = Jogue a sua própria partida
shared-options = Opções desta mesa
shared-proof = A prova de que as cartas foram honestas
shared-verify = Salve o registro e mande verificá-lo:
shared-record = O registro desta partida
shared-moves = { $count ->
    [one] A única jogada
   *[other] Todas as { $count } jogadas
}
shared-deal = A distribuição
shared-left = restam { $count }
shared-program = { $name } (programa)
shared-player-number = Jogador { $number }
shared-nothing = Não há nada aqui
shared-nothing-why = Talvez uma letra do link tenha se perdido no caminho.
shared-later = Um momento, por favor
shared-failed = Não deu certo
