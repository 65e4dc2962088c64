## La page d’accueil

length-skyjo-short = Une manche
length-skyjo-medium = Jusqu’à 50 points
length-skyjo-long = Jusqu’à 100 points

## À la table

skyjo-drawn = Carte piochée
skyjo-drawn-other = Une carte piochée
skyjo-lay-down = La défausser
skyjo-sum = Points de cette manche
tag-skyjo-closed = Terminé
tag-skyjo-last = Dernier tour
moment-skyjo-cleared = Colonne retirée !
moment-skyjo-closed = { $who ->
    [you] Tu termines ! Un dernier tour pour les autres.
   *[other] { $player } termine ! Un dernier tour pour les autres.
}
phase-skyjo-last_turn = { $who ->
    [you] Ton dernier tour : pioche, ou prends la carte de la défausse.
   *[other] Dernier tour : { $player }.
}
phase-skyjo-rejecting = Tu défausses la carte piochée : choisis une carte cachée à retourner.
phase-skyjo-taking = Tu prends la carte de la défausse : choisis celle qu’elle remplace.
luck-skyjo-exchange = Plus beau coup de chance : { $card } pour { $out }
luck-skyjo-column = Le plus beau moment : trois fois { $card } dans une colonne

## Touches

keys-skyjo-piles = Pioche, défausse, carte piochée
keys-skyjo-cells = Tes douze cartes, comme elles sont posées
