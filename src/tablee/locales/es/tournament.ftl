### Lo que dice solo la página de un torneo.

tournament-hint = Las mismas cartas en cada mesa: se te compara con todos los que las tuvieron en el mismo lugar.
tournament-system = Desarrollo
tournament-swiss = Sistema suizo: por clasificación
tournament-round_robin = Todos contra todos
tournament-players = Jugadores por mesa
tournament-rounds = Rondas
tournament-bots = Bots que completan las mesas
tournament-pause = Pausa después de cada ronda
tournament-new = Abrir un torneo
tournament-mine = Tus torneos
tournament-by = organizado por { $host }
tournament-entrants = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
tournament-fills = Donde falta alguien juegan bots.
tournament-begin-hint = Empieza cuando estén todos.
tournament-waiting = Participas. Empieza pronto; deja abierta esta página.
tournament-name = Tu nombre
tournament-join = Participar
tournament-leave = Mejor no
tournament-begin = Empezar el torneo
tournament-invite = Invitar
tournament-round = Ronda { $round } de { $rounds }
tournament-next = Enseguida, la ronda { $round }
tournament-seconds = { $seconds ->
    [one] Empieza en { $seconds } segundo.
   *[other] Empieza en { $seconds } segundos.
}
tournament-over = El torneo se acabó
tournament-table-over = Tu mesa acabó; otros siguen jugando.
tournament-my-table = A mi mesa
tournament-standings = Clasificación
tournament-who = Quién
tournament-share = Resultado
tournament-won = Victorias
tournament-lead = Ventaja
tournament-score-hint = El resultado dice cuántos, en el mismo lugar con las mismas cartas, lo hicieron peor. En caso de empate cuentan las victorias y después la ventaja.
tournament-table = Mesa { $number }
tournament-playing = sigue jugando
tournament-replay = Repetición
tournament-promise = Fijado de antemano
tournament-promise-hint = Las cartas de todas las rondas estaban fijadas al abrir el torneo. Estos son sus sellos; la semilla se muestra al acabar cada ronda.
tournament-seed = Semilla:
tournament-end = Terminar el torneo
tournament-end-sure = ¿Terminar ahora? La ronda en juego no contará.

## What the server refuses

refusal-no_such_tournament = No hay ningún torneo «{ $given }».
refusal-not_your_tournament = Eso solo puede hacerlo quien organiza este torneo.
refusal-tournament_begun = Este torneo ya empezó.
refusal-tournament_full = Este torneo está completo: participan { $most }.
refusal-tournament_crowded = Desde una misma red pueden unirse { $most } a la vez. Inténtalo más tarde.
refusal-too_few_entrants = Para un torneo hacen falta al menos { $least } jugadores.
refusal-too_many_tournaments = No se pueden organizar más de { $most } torneos a la vez.
refusal-not_in_tournament = Un torneo se juega sin esta opción: { $given }.
refusal-two_at_a_table = Todos contra todos solo se juega de dos en dos.
