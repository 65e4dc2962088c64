## Een ronde invullen

score-points-skyjo = Punten: alle kaarten van iedereen, ook de dichte
