### Posiciones para pensar: acertijos y análisis.

study-you = Tú
study-player = Jugador { $number }

puzzle-intro = Posiciones de partidas de los bots en las que una jugada, o un turno, es claramente lo mejor. Lo que fallas vuelve pronto; lo que aciertas, más tarde. Todo se queda en este dispositivo.
puzzle-all = Todos los acertijos
puzzle-title = { $game }: acertijo
puzzle-question = ¿Cuál es la mejor jugada?
puzzle-grade = Dificultad { $grade } de { $most }
puzzle-right = ¡Correcto!
puzzle-wrong = Hay una jugada mejor.
puzzle-answer = La mejor: { $move }.
puzzle-loss-chance = Cuesta cerca del { $percent } % de la probabilidad de ganar.
puzzle-loss-points = { $points ->
    [1] Cuesta cerca de un punto.
   *[other] Cuesta cerca de { $points } puntos.
}
puzzle-next = Siguiente acertijo
puzzle-none = Todavía no hay acertijos de este juego.

analyse-intro = Coloca cualquier posición, también la de una mesa con cartas de verdad, y mira qué jugadas son buenas y por qué. Toca una carta para cambiarla, o pega una posición como texto. Un signo de interrogación es una carta que nadie ha visto.
analyse-text = Posición como texto
analyse-ask = ¿Qué conviene?
analyse-begin = Empezar con { $game }
analyse-lay-out = Colocar las cartas
analyse-change = Cambiar: { $card }
analyse-which = ¿Qué carta?
analyse-type = O escríbela:
analyse-take = Aceptar
analyse-add = Otra al lado
analyse-remove = Quitar
analyse-moves = Las mejores jugadas
analyse-nothing = En esta posición este jugador no tiene nada que decidir.
analyse-share = Compartir esta posición
analyse-keep = Guardar como acertijo
analyse-kept = Guardada entre tus acertijos

## What cannot be a position

refusal-position_unreadable = «{ $given }» no se puede leer en una posición.
refusal-position_short = Esta posición no está completa: después del juego van { $words }.
refusal-position_repeated = «{ $given }» está dos veces en esta posición.
refusal-position_unknown_word = «{ $given }» no dice nada en una posición; se conocen { $known }.
refusal-position_missing = En esta posición falta «{ $given }».
refusal-position_no_text = Las posiciones de { $given } no se pueden escribir como texto.
refusal-position_no_seat = En esta posición un lugar es un número de 0 a { $last }, no { $given }.
refusal-position_too_many = { $count } cartas { $given } son demasiadas; la baraja tiene { $most }.
refusal-position_deck = { $given } cartas son demasiadas; la baraja tiene { $most }.
refusal-position_hidden = Quien mira no ve esta carta: en «{ $given }» hace falta un signo de interrogación.
refusal-position_own = Quien mira ve sus propias cartas: en «{ $given }» no puede haber un signo de interrogación.
refusal-position_turn = «{ $given }» no puede ser: nadie podría tener este turno.
refusal-position_impossible = Según las reglas esto no puede darse: { $given }.
refusal-position_waits = Con «{ $given }» no hay nada que decidir: le toca a otra persona.
refusal-position_over = En esta posición ya no queda nada por jugar.
