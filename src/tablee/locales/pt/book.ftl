### Minhas partidas: números, por jogo e por adversário, e a lista de todas.

book-empty = Ainda não há nada. Assim que você terminar uma partida, ela estará aqui.
book-played = Partidas
book-won = Vencidas
book-mean = Pontos em média
book-best = Melhor resultado
book-streak = Vitórias seguidas, agora
book-longest = Maior sequência
book-others = Frente a frente
book-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
book-head = { $mine } vencidas por você, { $theirs } por { $name }
book-all = Todas as partidas
book-game = Jogo
book-any-game = Todos os jogos
book-with = Com
book-anybody = Com qualquer pessoa
book-is-won = vencida
book-more = Mostrar mais
book-take = Para levar
book-take-hint = Todas as suas partidas em um arquivo: uma tabela para planilhas, ou tudo para programas.
