## Noter une manche

score-points-skipbo = Cartes restées dans les stocks
