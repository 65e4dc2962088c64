### La página de una partida terminada y la imagen con la que se muestra un enlace a ella.

shared-won = { $count ->
    [0] No ganó nadie
    [one] Ganó { $winners }
   *[other] Ganaron { $winners }
}
shared-table = La mesa al final
shared-table-alt = Todas las cartas como quedaron al final: { $scores }.
shared-highlights = Momentos
shared-best-round = Mejor ronda
shared-best-game = Mejor ronda
shared-turning = Punto de giro
shared-turning-text = { $round }: { $player } toma la delantera y la conserva.
shared-chart-round = Ronda por ronda
shared-chart-game = Ronda por ronda
shared-player = Jugador
shared-play = Juega tú este reparto
shared-play-hint = Las mismas cartas para ti, contra bots.
shared-own = Juega tu propia partida
shared-options = Opciones de esta mesa
shared-proof = La prueba de que el reparto fue limpio
shared-verify = Guarda la grabación y haz que se compruebe:
shared-record = La grabación de esta partida
shared-moves = { $count ->
    [one] La única jugada
   *[other] Las { $count } jugadas
}
shared-deal = El reparto
shared-left = quedan { $count }
shared-program = { $name } (programa)
shared-player-number = Jugador { $number }
shared-nothing = Aquí no hay nada
shared-nothing-why = Quizá se haya perdido por el camino una letra del enlace.
shared-later = Un momento, por favor
shared-failed = No funcionó
