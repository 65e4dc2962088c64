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
