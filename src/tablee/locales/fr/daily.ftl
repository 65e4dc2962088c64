### La donne du jour : la place de chacun, et la semaine.

daily-against = Contre un robot : { $level }.
daily-finished = { $count ->
    [0] Personne ne l’a encore finie.
    [one] Une personne l’a finie.
   *[other] { $count } personnes l’ont finie.
}
daily-reached = { $reached ->
    [0] Tous les robots ont fait mieux
   *[other] Aussi bien que { $reached } robots sur { $levels }, ou mieux
}
daily-bots-play = Les robots jouent encore avec ces cartes.
daily-look = Voir la partie
daily-today = Aujourd’hui
daily-week = Cette semaine
daily-week-hint = Chaque robot qui n’a pas fait mieux que vous compte un.
daily-name = Qui
daily-score = Points
daily-days = Jours
daily-levels = Robots égalés
daily-streak = { $count } jours de suite
daily-promise = Fixée à l’avance
daily-promise-hint = Les cartes de chaque jour sont fixées une semaine avant. Voici l’engagement pour celles d’aujourd’hui ; la partie finie en révèle la graine :
