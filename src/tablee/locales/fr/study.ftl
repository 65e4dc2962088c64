### Positions à réfléchir : énigmes et analyse.

study-you = Toi
study-player = Joueur { $number }

puzzle-intro = Des positions tirées de parties des robots, où un coup, ou un tour, est nettement le meilleur. Ce que tu manques revient bientôt, ce que tu trouves revient plus tard. Tout reste sur cet appareil.
puzzle-all = Toutes les énigmes
puzzle-title = { $game } : énigme
puzzle-question = Quel est le meilleur coup ?
puzzle-grade = Difficulté { $grade } sur { $most }
puzzle-right = Bravo !
puzzle-wrong = Il y a mieux à jouer.
puzzle-answer = Le meilleur : { $move }.
puzzle-loss-chance = Cela coûte environ { $percent } % de chance de gagner.
puzzle-loss-points = { $points ->
    [1] Cela coûte environ un point.
   *[other] Cela coûte environ { $points } points.
}
puzzle-next = Énigme suivante
puzzle-none = Il n’y a pas encore d’énigmes pour ce jeu.

analyse-intro = Dispose n’importe quelle position, aussi celle d’une table avec de vraies cartes, et vois quels coups sont bons et pourquoi. Touche une carte pour la changer, ou colle une position en texte. Un point d’interrogation est une carte que personne n’a vue.
analyse-text = Position en texte
analyse-ask = Que jouer ?
analyse-begin = Commencer par { $game }
analyse-lay-out = Disposer les cartes
analyse-change = Changer : { $card }
analyse-which = Quelle carte ?
analyse-type = Ou l’écrire :
analyse-take = Valider
analyse-add = Une de plus à côté
analyse-remove = Enlever
analyse-moves = Les meilleurs coups
analyse-nothing = Dans cette position, il n’y a rien à décider pour cette place.
analyse-share = Partager cette position
analyse-keep = Garder comme énigme
analyse-kept = Gardée parmi tes énigmes
