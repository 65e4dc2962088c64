### Mes parties : chiffres, par jeu et par adversaire, et la liste de toutes.

book-empty = Rien n’est encore noté. Dès que vous aurez terminé une partie, elle figurera ici.
book-played = Parties
book-won = Gagnées
book-mean = Points en moyenne
book-best = Meilleur résultat
book-streak = Victoires d’affilée
book-longest = Record d’affilée
book-others = Face à face
book-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
book-head = { $mine } gagnées par vous, { $theirs } par { $name }
book-all = Toutes les parties
book-game = Jeu
book-any-game = Tous les jeux
book-with = Avec
book-anybody = Avec tout le monde
book-is-won = gagnée
book-more = En voir plus
book-take = À emporter
book-take-hint = Toutes vos parties dans un fichier : un tableau pour tableurs, ou tout pour les programmes.
