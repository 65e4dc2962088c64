## Noter une manche

score-points-skyjo = Points : toutes les cartes de chacun, cachées comprises
