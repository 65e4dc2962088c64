## Anotar una ronda

score-points-skyjo = Puntos: todas las cartas de cada cual, también las ocultas
