## Anotar uma rodada

score-points-skyjo = Pontos: todas as cartas de cada um, as fechadas também
