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
