### Après une manche, après une partie, et comment la revoir.

## Manches et totaux

rounds = Manches
unit-round = Manche { $number }
unit-game = Manche { $number }
round-closed = a terminé la manche
round-doubled = points doublés
sheet-waiting = On continue quand les joueurs le veulent.
chart-label = Comment les totaux ont évolué. Les nombres sont dans le tableau ci-dessus.
result-place = { $place ->
    [1] 1er sur { $count }
   *[other] { $place }e sur { $count }
}
result-best-round = Meilleure manche : { $points } (manche { $number })
result-best-game = Meilleure manche : { $points } (manche { $number })

## Ce qu’on peut faire d’une partie

after-replay = Rejouer le film
after-share = Partager le résultat
after-download = Enregistrer la partie
after-check = Vérifier la donne

## Vérifier la donne

deal-title = La donne était-elle honnête ?
deal-why = Chaque mélange de la partie découle d’un nombre secret, la graine. Avant la première carte, tout le monde a vu son empreinte : l’engagement. Maintenant la graine est publique, et les deux doivent concorder. Personne, pas même le serveur, n’a pu changer une carte entre-temps.
deal-checking = Vérification…
deal-proven = La graine correspond à l’engagement que cet appareil a vu avant la première carte.
deal-late = La graine correspond à l’engagement. Cet appareil ne l’a vu qu’une fois la partie commencée.
deal-unseen = La graine correspond à l’engagement de l’enregistrement. Cet appareil n’était pas là avant la partie et ne sait pas ce qui était montré alors.
deal-wrong = La graine ne correspond pas à l’engagement ! Ne te fie pas à cette donne.
deal-unable = Les navigateurs ne font ce calcul que sur des pages chiffrées. La commande ci-dessous le prouve.
deal-commitment = Engagement
deal-seed = Graine
deal-hash = SHA-256 de la graine, calculé ici
deal-seen-early = Gardé sur cet appareil depuis { $time }, avant la première carte.
deal-seen-late = Gardé sur cet appareil depuis { $time }.
deal-whole = Pour la preuve entière, avec chaque mélange et chaque coup, enregistre la partie et lance :

## Revoir

replay-what-if = Et si… ?
replay-analyse = Analyser
replay-record = La partie
replay-share = Partager ce coup
replay-moves = Coups
replay-slider = Coup
replay-position = Coup { $at } sur { $last }
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Mettre en pause
replay-forward = Un coup en avant
replay-last = À la fin
replay-eyes = Vu par qui ?
replay-everybody = Ce que tout le monde voyait
replay-seat = Ce que { $player } voyait
replay-open = Toutes les cartes visibles

## La revoir ensemble

together-lead = Guider
together-possible = Les autres de la table peuvent regarder avec toi.
together-leading = Tu guides : les autres voient ce que tu vois.
together-following = Tu suis { $player }.
together-leads = { $player } guide.
together-wander = De mon côté
together-follow = Suivre
together-stop = Arrêter
together-invited = { $player } montre la partie : regarder aussi

## Chance et talent

review-title = Chance et talent
review-ask = C’était moi ou les cartes ?
review-working = Chaque coup est examiné. Cela prend quelques secondes.
review-failed = L’analyse n’a pas abouti. Réessaie dans une minute.
review-luck = Chance
review-skill = Talent
review-start = Départ
review-result = Résultat
review-errors = Erreurs propres par décision
review-verdict-best = le meilleur
review-verdict-fine = bon
review-verdict-close = discutable
review-verdict-inaccuracy = imprécision
review-verdict-mistake = erreur
review-verdict-blunder = gaffe
review-balance = { $player } : départ { $start } %, chance { $luck } %, talent { $skill } %, résultat { $result } % ; erreurs propres { $cost } % par décision
review-moments = Les grands moments de { $player }
review-moment = Coup { $move }, { $played } : { $verdict }. Il a coûté { $cost } % (± { $error } %).
review-better = Mieux : { $move }
review-nothing = Aucune erreur certaine.
review-curve = La probabilité de chacun de gagner la partie, après chaque coup. Les marques sont des erreurs.
review-go = Au coup { $move }
review-how = La chance, c’est de combien les cartes sont venues mieux ou moins bien qu’on ne pouvait s’y attendre ; en moyenne, ce n’est rien. Le talent est le reste : les erreurs propres et celles des autres. Départ, chance et talent donnent ensemble le résultat.

## A record from a file

record-open = Ouvrir une partie enregistrée
record-intro = Choisis un fichier de partie enregistrée. Il est vérifié et montré sur cet appareil, et n’est envoyé nulle part.
record-file = Partie enregistrée (.json)
record-proven = Tout est juste : la donne était scellée avant la première carte, et chaque mélange, chaque coup et le résultat sont tels qu’enregistrés.
