### What people are told when it is their turn, by their phone or by mail, and the page behind its link.

notice-turn = Te toca
notice-hurry = Tu turno termina en { $hours ->
    [one] una hora
   *[other] { $hours } horas
}
notice-with = { $game } con { $names }
notice-try = Funciona
notice-try-text = Así te avisaremos de que te toca.
notice-confirm = ¿Quieres recibir mensajes de Tablée?
notice-confirm-text = Alguien que juega aquí, seguramente tú, quiere que le avisemos en esta dirección cuando le toque. Si eres tú, confírmalo:
notice-confirm-question = ¿Avisar a { $where } cuando te toque?
notice-confirm-yes = Sí, avísame
notice-confirmed = Te avisaremos cuando te toque.
notice-stop-question = ¿Dejar de avisar a { $where } cuando te toque?
notice-stop-yes = No avisar más
notice-stopped = Aquí ya no recibirás nada. Tus partidas siguen como antes.

## What has happened at a table since somebody looked, in a few words: “Round 2: you 12, Bob 5 · Bob: 1 turn”.

news-begun = La partida empezó
news-you = tú
news-you-won = Ganaste
news-won = { $count ->
    [0] No ganó nadie
    [one] Ganó { $names }
   *[other] Ganaron { $names }
}
news-round = Ronda { $number }: { $scores }
news-game = Ronda { $number }: { $scores }
news-rounds = { $count ->
    [one] { $count } ronda terminada
   *[other] { $count } rondas terminadas
}
news-games = { $count ->
    [one] { $count } ronda terminada
   *[other] { $count } rondas terminadas
}
news-left = { $player } se fue
news-came = { $player } se sentó a la mesa
news-resigned = { $player } abandonó
news-away = { $player } está de vacaciones hasta el { $date }
news-turns = { $count ->
    [one] { $player }: { $count } turno
   *[other] { $player }: { $count } turnos
}
news-stood-in = { $count ->
    [one] un bot jugó un turno por ti
   *[other] un bot jugó { $count } turnos por ti
}
