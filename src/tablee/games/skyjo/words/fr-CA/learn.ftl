## La leçon de Skyjo

learn-skyjo-take = Tu montres la plus grande somme : tu commences. Un 1 est sur l’écart : prends-le, et échange-le contre ton 10.
learn-skyjo-draw = Le 9 de l’écart ne te sert à rien. Pige plutôt une carte.
learn-skyjo-draw-again = C’était un 8 : bel échange. Pige encore une carte.
learn-skyjo-reject = Un 12, c’est mauvais. Ne le garde pas : choisis l’écart pour t’en défaire, puis retourne la carte marquée.
learn-skyjo-column = { $bot } a rejeté un 5! Prends-le pour la dernière carte de la deuxième colonne : trois cartes identiques dans une colonne quittent la table.
learn-skyjo-close = Attention : si { $bot } a alors autant de points que toi ou moins, les tiens sont doublés! Mais tu montres 11, et { $bot } 36. Termine donc : pige une carte.

## Pourquoi pas ce coup : il est permis, mais ce n’est pas ce que la leçon demande

learn-rather-skyjo-draw = Tu peux piger. Mais la carte visible sur l’écart est juste celle qu’il te faut.
learn-rather-skyjo-take = Tu peux la prendre. Mais elle est élevée : une carte du talon sera sans doute meilleure.
learn-rather-skyjo-reject = Tu peux la rejeter. Mais elle peut bien te servir.
