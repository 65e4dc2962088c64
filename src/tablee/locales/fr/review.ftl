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

after-replay = Revoir coup par coup
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
