### La page d’une partie finie, et l’image avec laquelle un lien vers elle est montré.

shared-won = { $count ->
    [0] Personne n’a gagné
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
}
shared-table = La table à la fin
shared-table-alt = Toutes les cartes comme à la fin : { $scores }.
shared-highlights = Moments forts
shared-best-round = Meilleure manche
shared-best-game = Meilleure manche
shared-turning = Tournant
shared-turning-text = { $round } : { $player } passe en tête et y reste.
shared-chart-round = Manche par manche
shared-chart-game = Manche par manche
shared-player = Joueur
shared-play = Jouer cette donne toi-même
shared-play-hint = Les mêmes cartes pour toi, contre des robots.
shared-own = Jouer ta propre partie
shared-options = Options de cette table
shared-proof = La preuve que la donne était honnête
shared-verify = Enregistre la partie et fais-la vérifier :
shared-record = L’enregistrement de cette partie
shared-moves = { $count ->
    [one] Le seul coup
   *[other] Les { $count } coups
}
shared-deal = La donne
shared-left = reste { $count }
shared-program = { $name } (programme)
shared-player-number = Joueur { $number }
shared-nothing = Il n’y a rien ici
shared-nothing-why = Une lettre du lien s’est peut-être perdue en route.
shared-later = Un instant, s’il te plaît
shared-failed = Ça n’a pas marché
