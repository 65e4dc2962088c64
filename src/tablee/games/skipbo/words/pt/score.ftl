## Anotar uma rodada

score-points-skipbo = Cartas que sobraram nas reservas
