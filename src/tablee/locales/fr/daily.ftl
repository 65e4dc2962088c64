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
daily-measuring = La part de la chance est encore en cours de calcul.
daily-look = Voir la partie
daily-today = Aujourd’hui
daily-week = Cette semaine
daily-week-hint = Chaque robot qui n’a pas fait mieux que toi compte un.
daily-name = Qui
daily-score = Points
daily-luckless = Sans la chance
daily-luckless-hint = Sans la chance : ce que le bon jeu a ajouté aux chances de gagner (+), ou ce que les erreurs leur ont pris (−), quelles que soient les cartes. 0 % est une partie égale ; pour la semaine, c’est la moyenne d’une journée.
daily-days = Jours
daily-levels = Robots égalés
daily-streak = { $count } jours de suite
daily-promise = Preuve : la donne était fixée d’avance
daily-promise-hint = Les cartes de chaque jour sont fixées une semaine avant. Voici l’engagement pour celles d’aujourd’hui ; la partie finie en révèle la graine :
