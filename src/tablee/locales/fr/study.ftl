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

## What cannot be a position

refusal-position_unreadable = « { $given } » est illisible dans une position.
refusal-position_short = Cette position n’est pas complète : après le jeu viennent { $words }.
refusal-position_repeated = « { $given } » figure deux fois dans cette position.
refusal-position_unknown_word = « { $given } » ne veut rien dire dans une position ; on connaît { $known }.
refusal-position_missing = Cette position doit indiquer « { $given } ».
refusal-position_no_text = Les positions de { $given } ne s’écrivent pas en texte.
refusal-position_no_seat = Dans cette position, une place est un nombre de 0 à { $last }, pas { $given }.
refusal-position_too_many = { $count } cartes { $given }, c’est trop ; le paquet en a { $most }.
refusal-position_deck = { $given } cartes, c’est trop ; le paquet en a { $most }.
refusal-position_hidden = La personne qui regarde ne voit pas cette carte : il faut un point d’interrogation dans « { $given } ».
refusal-position_own = La personne qui regarde voit ses propres cartes : pas de point d’interrogation dans « { $given } ».
refusal-position_turn = « { $given } » est impossible : personne ne pourrait jouer ainsi.
refusal-position_impossible = Les règles ne permettent pas cela : { $given }.
refusal-position_waits = Avec « { $given } », il n’y a rien à décider : c’est à quelqu’un d’autre.
refusal-position_over = Il n’y a plus rien à jouer dans cette position.
