## Anotar uma rodada

score-points-skyjo = Pontos: todas as cartas de cada um, também as viradas para baixo
