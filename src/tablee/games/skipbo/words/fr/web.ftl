## La page d’accueil

length-skipbo-short = Jeu rapide : stocks de 10
length-skipbo-medium = Une manche : stocks de 20
length-skipbo-whole = { $players ->
    [5] { length-skipbo-medium }
    [6] { length-skipbo-medium }
   *[other] Manche complète : stocks de 30
}
length-skipbo-long = Partie en 500 points

## À la table

skipbo-look = Toutes les défausses : { $player }
moment-skipbo-finished = Série complète !
moment-skipbo-emptied = { $who ->
    [you] Toute la main jouée : de nouvelles cartes !
   *[other] { $player } joue toute sa main !
}
moment-skipbo-last_card = { $who ->
    [you] Plus qu’une carte dans ton stock !
   *[other] { $player } n’a plus qu’une carte dans son stock !
}
moment-skipbo-stock_empty = { $who ->
    [you] Ton stock est vide !
   *[other] { $player } a vidé son stock !
}
phase-skipbo-stock = C’est à toi : la carte de ton stock peut être jouée.
phase-skipbo-build = C’est à toi : continue les séries, ou défausse une carte pour finir.
phase-skipbo-discard = Rien ne va : défausse une carte de ta main pour finir ton tour.
luck-skipbo-run = Plus longue suite : { $count } cartes en un tour

## Touches

keys-skipbo-hand = Une carte de la main
keys-skipbo-building = Avec une carte choisie : une série
keys-skipbo-stock = Ton stock
keys-skipbo-discards = Tes défausses
