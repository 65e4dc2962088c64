## Een ronde invullen

score-points-skipbo = Kaarten die in de stokken over zijn
