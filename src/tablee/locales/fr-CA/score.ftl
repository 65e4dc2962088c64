### Ce que l’on dit autrement au Canada; tout le reste est celui de fr.

## Les feuilles de cet appareil

score-file-wrong = « { $file } » n’est pas une feuille de pointage.

## Noter une manche

score-winner = Qui a vidé sa pile d’accumulation?
score-draw = Les plus petites piles d’accumulation sont à égalité : personne ne marque.
score-wrong-winner = Choisis qui a vidé sa pile d’accumulation.
