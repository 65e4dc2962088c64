### La feuille de score pour celles et ceux qui jouent avec de vraies cartes.

## Les feuilles de cet appareil

score-intro = Tu joues avec de vraies cartes ? Note les points ici. Ils sont additionnés pour toi et gardés sur cet appareil, même sans connexion.
score-mine = Tes feuilles
score-new = Nouvelle feuille
score-all = Toutes les feuilles
score-not-here = Cette feuille n’est pas sur cet appareil.
score-file = Ouvrir une feuille enregistrée
score-file-wrong = « { $file } » n’est pas une feuille de score.
score-count-round = { $count ->
    [0] Pas encore commencée
    [one] { $count } manche
   *[other] { $count } manches
}
score-count-game = { $count ->
    [0] Pas encore commencée
    [one] { $count } manche
   *[other] { $count } manches
}

## Une nouvelle feuille

score-players = Qui joue, dans l’ordre des places
score-player = Joueur { $number }
score-player-add = Ajouter quelqu’un
score-player-remove = Retirer { $player }
score-pairs = Jouer par équipes de deux
score-limit = Jusqu’à ce que quelqu’un atteigne ce nombre de points
score-limit-hint = Laisse vide pour jouer sans fin.
score-first-dealer = Qui distribue en premier ?
score-begin = C’est parti
score-problem-names = Il faut un nom différent pour chacun.
score-problem-limit = La limite est un nombre à partir de 1, ou rien.

## Noter une manche

score-number-round = Manche { $number }
score-number-game = Manche { $number }
score-enter-round = Noter la manche { $number }
score-enter-game = Noter la manche { $number }
score-mend-round = Corriger la manche { $number }
score-mend-game = Corriger la manche { $number }
score-sign = Changer le signe pour { $player }
score-fewer = Une carte de moins pour { $player }
score-more = Une carte de plus pour { $player }
score-cards = Cartes à toucher : { $player }
score-cards-hint = Retourne ce qui est encore caché et touche chaque carte. Les colonnes parties ne comptent pas.
score-cards-sum = { $count ->
    [one] { $count } carte : { $points }
   *[other] { $count } cartes : { $points }
}
score-cards-undo = En retirer une
score-cards-next = Passer à { $player }
score-cards-done = Terminé
score-closer = Qui a retourné toutes ses cartes en premier ?
score-winner = Qui a vidé son stock ?
score-stuck = Personne : c’était bloqué
score-save-round = Noter la manche
score-save-game = Noter la manche
score-cancel = Laisser comme avant
score-doubled = { $player } a terminé, mais quelqu’un d’autre a autant de points ou moins : { $points } × 2 = { $doubled }.
score-draw = Les plus petits stocks sont à égalité : personne ne marque.
score-outlook = { $names } : { $points }
score-missing = Rien n’est encore noté pour : { $names }.
score-wrong-number = « { $given } » n’est pas possible : il faut un nombre de { $least } à { $most }.
score-wrong-closer = Choisis qui a retourné toutes ses cartes en premier.
score-wrong-winner = Choisis qui a vidé son stock.
score-wrong-winner-alone = Tous les autres ont encore au moins une carte.
score-wrong-stuck-empty = Qui n’a plus de carte a gagné : choisis son nom, pas « Personne ».
score-wrong-together = Ce n’est pas possible : { $count } joueurs auraient { $given } ensemble, et un jeu de cartes permet de { $least } à { $most }.
score-wrong-over = La partie se termine à la manche { $number } : reprends d’abord les manches suivantes.
score-doubt = La manche { $number } n’est pas possible. { $why }
score-written-round = La manche { $number } est notée.
score-written-game = La manche { $number } est notée.
score-undo = Annuler
score-undone = C’est annulé.

## Où on en est

score-until = jusqu’à { $points }
score-deals = { $player } distribue.
score-won = { $count ->
    [one] { $names } gagne avec { $points } !
   *[other] { $names } gagnent avec { $points } !
}
score-table-round = Points de chaque manche
score-table-game = Points de chaque manche
score-chart = Les totaux au fil du jeu
score-chart-label = Une ligne pour chaque total, manche après manche. Les mêmes nombres suivent en tableau.
score-chart-table = La même chose en tableau
score-after-round = Après la manche
score-after-game = Après la manche

## Ce qu’on peut faire d’une feuille

score-again = Nouvelle feuille, mêmes noms
score-print = Imprimer
score-csv = En tableau (CSV)
score-save-file = Enregistrer dans un fichier
score-delete = Supprimer
score-delete-sure = Supprimer cette feuille ? Elle sera perdue pour de bon.

## Partager et regarder

score-share = La montrer aux autres
score-share-hint = Les autres à la table suivent cette feuille sur leur téléphone. Les noms sont sur ce serveur tant que tu partages, ou 30 jours après le dernier changement.
score-share-start = Partager en direct
score-share-qr = Code QR du lien vers cette feuille
score-share-live = Partagée : les autres voient aussitôt chaque changement.
score-share-waiting = Pas encore envoyé : ce sera fait dès qu’il y aura une connexion.
score-share-stop = Ne plus partager
score-share-gone = Cette feuille n’est plus partagée.
score-share-conflict = Cette feuille a été modifiée entre-temps sur un autre appareil.
score-share-mine = Garder celle-ci
score-share-theirs = Prendre l’autre
score-watch-live = En direct : les changements apparaissent tout seuls.
score-watch-broken = Pas de connexion. Nouvel essai…
score-watch-gone = Cette feuille n’est pas partagée, ou ne l’est plus.
