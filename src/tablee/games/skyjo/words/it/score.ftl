## Scrivere una manche

score-points-skyjo = Punti: tutte le carte di ognuno, anche quelle coperte
