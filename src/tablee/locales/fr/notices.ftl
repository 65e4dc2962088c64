### What people are told when it is their turn, by their phone or by mail, and the page behind its link.

notice-turn = C’est à toi de jouer
notice-hurry = Ton tour se termine dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}
notice-with = { $game } avec { $names }
notice-try = Ça marche
notice-try-text = Voilà comment tu sauras que c’est à toi de jouer.
notice-confirm = Veux-tu recevoir des messages de Tablée ?
notice-confirm-text = Quelqu’un qui joue ici, sans doute toi, veut être prévenu à cette adresse quand c’est à lui de jouer. Si c’est bien toi, confirme-le :
notice-confirm-question = Prévenir { $where } quand c’est à toi de jouer ?
notice-confirm-yes = Oui, préviens-moi
notice-confirmed = Tu recevras un message quand ce sera à toi de jouer.
notice-stop-question = Ne plus prévenir { $where } quand c’est à toi de jouer ?
notice-stop-yes = Ne plus prévenir
notice-stopped = Tu ne recevras plus rien ici. Tes parties continuent comme avant.

## What has happened at a table since somebody looked, in a few words: “Round 2: you 12, Bob 5 · Bob: 1 turn”.

news-begun = La partie a commencé
news-you = toi
news-you-won = Tu as gagné
news-won = { $count ->
    [0] Personne n’a gagné
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
news-round = Manche { $number } : { $scores }
news-game = Manche { $number } : { $scores }
news-rounds = { $count ->
    [one] { $count } manche terminée
   *[other] { $count } manches terminées
}
news-games = { $count ->
    [one] { $count } manche terminée
   *[other] { $count } manches terminées
}
news-left = { $player } a quitté la table
news-came = { $player } a pris place
news-resigned = { $player } a abandonné
news-away = { $player } est en congé jusqu’au { $date }
news-turns = { $count ->
    [one] { $player } : { $count } tour
   *[other] { $player } : { $count } tours
}
news-stood-in = { $count ->
    [one] un robot a joué un tour pour toi
   *[other] un robot a joué { $count } tours pour toi
}
