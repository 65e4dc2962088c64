## La page d’accueil

length-skipbo-short = Version abrégée : piles d’accumulation de 10
length-skipbo-medium = Une manche : piles d’accumulation de 20
length-skipbo-whole = { $players ->
    [5] { length-skipbo-medium }
    [6] { length-skipbo-medium }
   *[other] Manche complète : piles d’accumulation de 30
}

## À la table

skipbo-look = Tous les écarts : { $player }
moment-skipbo-finished = Séquence complète!
moment-skipbo-last_card = { $who ->
    [you] Plus qu’une carte dans ta pile d’accumulation!
   *[other] { $player } n’a plus qu’une carte dans sa pile d’accumulation!
}
moment-skipbo-stock_empty = { $who ->
    [you] Ta pile d’accumulation est vide!
   *[other] { $player } a vidé sa pile d’accumulation!
}
phase-skipbo-stock = C’est à toi : la carte de ta pile d’accumulation peut être jouée.
phase-skipbo-build = C’est à toi : continue les séquences, ou rejette une carte pour finir.
phase-skipbo-discard = Rien ne va : rejette une carte de ta main pour finir ton tour.

## Touches

keys-skipbo-building = Avec une carte choisie : une séquence
keys-skipbo-stock = Ta pile d’accumulation
keys-skipbo-discards = Tes écarts
