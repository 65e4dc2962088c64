### As cartas do dia: o lugar de cada um, e a semana.

daily-against = Contra um robô: { $level }.
daily-finished = { $count ->
    [0] Ninguém terminou ainda.
    [one] Uma pessoa terminou.
   *[other] { $count } pessoas terminaram.
}
daily-reached = { $reached ->
    [0] Todos os robôs foram melhores
   *[other] Tão bem quanto { $reached } de { $levels } robôs, ou melhor
}
daily-bots-play = Os robôs ainda estão jogando com estas cartas.
daily-measuring = Ainda se está calculando o que foi sorte.
daily-look = Ver a partida
daily-today = Hoje
daily-week = Esta semana
daily-week-hint = Cada robô que não foi melhor que você conta um.
daily-name = Quem
daily-score = Pontos
daily-luckless = Sem a sorte
daily-luckless-hint = Sem a sorte: o que o bom jogo somou à chance de vencer (+), ou o que os erros tiraram dela (−), quaisquer que fossem as cartas. 0% é uma partida equilibrada; na semana é a média de um dia.
daily-days = Dias
daily-levels = Robôs igualados
daily-streak = { $count } dias seguidos
daily-promise = Fixadas com antecedência
daily-promise-hint = As cartas de cada dia são fixadas uma semana antes. Este é o selo das de hoje; a partida terminada revela a sua semente:
