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
