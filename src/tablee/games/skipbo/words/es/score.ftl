## Anotar una ronda

score-points-skipbo = Cartas que quedan en las pilas de inicio
