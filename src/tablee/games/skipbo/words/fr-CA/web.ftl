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

## Touches

keys-skipbo-building = Avec une carte choisie : une séquence
keys-skipbo-stock = Ta pile d’accumulation
keys-skipbo-discards = Tes écarts
