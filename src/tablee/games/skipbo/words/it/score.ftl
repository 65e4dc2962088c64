## Scrivere una manche

score-points-skipbo = Carte rimaste nei mazzi base
