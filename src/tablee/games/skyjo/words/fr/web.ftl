## La page d’accueil

length-skyjo-short = Une manche
length-skyjo-medium = Jusqu’à 50 points
length-skyjo-long = Jusqu’à 100 points

## À la table

skyjo-drawn = Carte piochée
skyjo-drawn-other = Une carte piochée
skyjo-lay-down = La défausser

## Touches

keys-skyjo-piles = Pioche, défausse, carte piochée
keys-skyjo-cells = Tes douze cartes, comme elles sont posées
