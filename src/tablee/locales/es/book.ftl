### Mis partidas: cifras, por juego y por rival, y la lista de todas.

book-empty = Todavía no hay nada. En cuanto termines una partida, estará aquí.
book-played = Partidas
book-won = Ganadas
book-mean = Puntos de media
book-best = Mejor resultado
book-streak = Victorias seguidas, ahora
book-longest = Racha más larga
book-others = Cara a cara
book-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
book-head = { $mine } ganadas por ti, { $theirs } por { $name }
book-all = Todas las partidas
book-game = Juego
book-any-game = Todos los juegos
book-with = Con
book-anybody = Con cualquiera
book-is-won = ganada
book-more = Mostrar más
book-take = Para llevar
book-take-hint = Todas tus partidas en un archivo: una tabla para hojas de cálculo, o todo para programas.
