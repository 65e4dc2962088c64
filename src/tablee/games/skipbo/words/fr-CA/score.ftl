## Noter une manche

score-points-skipbo = Cartes restées dans les piles d’accumulation
