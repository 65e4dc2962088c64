### What people are told when it is their turn, by their phone or by mail, and the page behind its link.

notice-turn = É a sua vez
notice-hurry = A sua vez termina em { $hours ->
    [one] uma hora
   *[other] { $hours } horas
}
notice-with = { $game } com { $names }
notice-try = Funciona
notice-try-text = É assim que avisaremos que chegou a sua vez.
notice-confirm = Quer receber mensagens do Tablée?
notice-confirm-text = Alguém que joga aqui, provavelmente você, quer ser avisado neste endereço quando for a sua vez. Se é você, confirme:
notice-confirm-question = Avisar { $where } quando for a sua vez?
notice-confirm-yes = Sim, avise-me
notice-confirmed = Avisaremos quando for a sua vez.
notice-stop-question = Parar de avisar { $where } quando for a sua vez?
notice-stop-yes = Parar
notice-stopped = Você não receberá mais nada por aqui. As suas partidas continuam como antes.

## What has happened at a table since somebody looked, in a few words: “Round 2: you 12, Bob 5 · Bob: 1 turn”.

news-begun = A partida começou
news-you = você
news-you-won = Você ganhou
news-won = { $count ->
    [0] Ninguém ganhou
    [one] { $names } ganhou
   *[other] { $names } ganharam
}
news-round = Rodada { $number }: { $scores }
news-game = Rodada { $number }: { $scores }
news-rounds = { $count ->
    [one] { $count } rodada terminou
   *[other] { $count } rodadas terminaram
}
news-games = { $count ->
    [one] { $count } rodada terminou
   *[other] { $count } rodadas terminaram
}
news-left = { $player } saiu
news-came = { $player } se sentou à mesa
news-resigned = { $player } desistiu
news-away = { $player } está fora até { $date }
news-turns = { $count ->
    [one] { $player } jogou { $count } vez
   *[other] { $player } jogou { $count } vezes
}
news-stood-in = { $count ->
    [one] um robô jogou uma vez por você
   *[other] um robô jogou { $count } vezes por você
}
