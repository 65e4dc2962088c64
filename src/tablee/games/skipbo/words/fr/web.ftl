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

## Touches

keys-skipbo-hand = Une carte de la main
keys-skipbo-building = Avec une carte choisie : une série
keys-skipbo-stock = Ton stock
keys-skipbo-discards = Tes défausses
