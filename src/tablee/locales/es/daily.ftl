### Las cartas del día: el puesto de cada uno, y la semana.

daily-against = Contra un bot: { $level }.
daily-finished = { $count ->
    [0] Nadie terminó todavía.
    [one] Una persona terminó.
   *[other] { $count } personas terminaron.
}
daily-reached = { $reached ->
    [0] Todos los bots lo hicieron mejor
   *[other] Tan bien como { $reached } de { $levels } bots, o mejor
}
daily-bots-play = Los bots siguen jugando con estas cartas.
daily-measuring = Todavía se está calculando qué fue suerte.
daily-look = Ver la partida
daily-today = Hoy
daily-week = Esta semana
daily-week-hint = Cada bot que no lo hizo mejor que tú cuenta uno.
daily-name = Quién
daily-score = Puntos
daily-luckless = Sin la suerte
daily-luckless-hint = Sin la suerte: lo que el buen juego sumó a la probabilidad de ganar (+), o lo que los errores le quitaron (−), vinieran las cartas que vinieran. 0 % es una partida igualada; en la semana es la media de un día.
daily-days = Días
daily-levels = Bots igualados
daily-streak = { $count } días seguidos
daily-promise = Fijadas de antemano
daily-promise-hint = Las cartas de cada día se fijan una semana antes. Este es el sello de las de hoy; la partida terminada revela su semilla:
