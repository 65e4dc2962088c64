## Anotar una ronda

score-points-skyjo = Puntos: todas las cartas de cada jugador, también las ocultas
