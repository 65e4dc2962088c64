## Eine Runde eintragen

score-points-skipbo = Karten, die in den Spielerstapeln übrig sind
