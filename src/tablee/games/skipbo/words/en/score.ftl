## Entering a round

score-points-skipbo = Cards left in the stocks
