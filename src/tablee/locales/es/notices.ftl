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
