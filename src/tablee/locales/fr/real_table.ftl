### Pour jouer avec de vraies cartes : la mise en place, qui commence, ce qui se passe, si le jeu est complet.
### $player est quelqu’un, comme « Joueur 3 », et $players sont plusieurs ; $cards sont des cartes avec des virgules.

real-title = { $game } avec de vraies cartes
real-intro = Les cartes en main ? Voici comment tout mettre en place, qui commence, ce qui se passe maintenant, et si le jeu est complet. Cela marche aussi sans connexion.
real-contents = Sur cette page
real-player = Joueur { $number }
real-clear = Recommencer

## Setting up

real-set-up = Mise en place
real-players = Combien de joueurs ?
real-usual = { $what }, comme d’habitude
real-pairs = Jouer par équipes
real-dealt = { $each ->
    [one] Chacun reçoit { $each } carte ; il en reste { $left } à piocher.
   *[other] Chacun reçoit { $each } cartes ; il en reste { $left } à piocher.
}

## Who begins

real-dealer = Qui est le donneur ?
real-card = { $player }, carte { $number }
real-still = Il manque encore : { $players }.
real-draw-again = Tirer de nouveau

## What happens now

real-what = Que se passe-t-il maintenant ?
real-what-hint = Choisis ce qui est arrivé.
real-group-set_up = Avant de commencer
real-group-turn = Pendant un tour
real-group-mistake = Erreurs et tricherie
real-group-end = À la fin
real-silent = Les règles imprimées laissent la question ouverte ; c’est ainsi que Tablée tranche.

## The deck

real-check = Le jeu est-il complet ?
real-check-intro = Trie les cartes et indique combien il y en a de chaque sorte. Un jeu complet compte { $deck } cartes.
real-check-count = Combien de fois { $card } ?
real-check-of = sur { $count }
real-check-fill = Remplir comme un jeu complet
real-check-missing = Il manque : { $cards }.
real-check-extra = En trop : { $cards }.
real-check-uncounted = Pas encore comptées : { $cards }.
real-check-complete = Le jeu est complet : { $deck } cartes.

## In the terminal

real-menu = Que veux-tu savoir sur { $game } ? Tape un numéro, ou « quitter ».
real-ask-shown = Les cartes de chacun, avec une virgule entre les joueurs, par exemple { $example }
real-ask-situation = Qu’est-il arrivé ? Tape le numéro, ou rien pour revenir.
real-ask-yes = { $question } (oui ou non)
real-ask-count = Combien de fois { $card } ? Il en faut { $count } ; rien si tu n’as pas compté.
real-not-number = « { $given } » ne va pas : il faut un nombre de { $least } à { $most }.
real-not-card = « { $given } » n’est pas une carte de ce jeu. Il y a : { $cards }.
real-not-shown = « { $given } » ne va pas : chacun montre { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
real-not-one-deck = Ces cartes ne sont pas toutes dans un seul jeu. En trop : { $cards }.
real-not-twice = { $card } y est deux fois : indique chaque carte une seule fois.
real-not-situation = Rien ne s’appelle « { $given } ». Il y a : { $known }.
real-not-pairs = À { $players }, on ne peut pas jouer par équipes.
real-no-table = { $game } n’a rien pour les vraies cartes.
