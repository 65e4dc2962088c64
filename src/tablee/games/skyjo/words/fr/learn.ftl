## La leçon de Skyjo

learn-skyjo-aim = Douze cartes cachées se trouvent devant toi, et toi non plus, tu ne les connais pas. Chaque carte vaut les points qu’elle montre, de −2 à 12. Il t’en faut le moins possible.
learn-skyjo-turn-two = Pour commencer, chacun retourne deux cartes. Choisis la carte marquée, puis la suivante.
learn-skyjo-take = Tu montres la plus grande somme : tu commences. Un 1 est sur la défausse : prends-le, et échange-le contre ton 10.
learn-skyjo-draw = Le 9 de la défausse ne te sert à rien. Pioche plutôt une carte.
learn-skyjo-keep = Un 5, et il y a déjà un 5 dans la deuxième colonne. Pose le nouveau en dessous. Tu ne vois ce qui s’y trouvait qu’une fois la carte partie.
learn-skyjo-draw-again = C’était un 8 : bel échange. Pioche encore une carte.
learn-skyjo-reject = Un 12, c’est mauvais. Ne le garde pas : choisis la défausse pour t’en défaire, puis retourne la carte marquée.
learn-skyjo-column = { $bot } a défaussé un 5 ! Prends-le pour la dernière carte de la deuxième colonne : trois cartes identiques dans une colonne quittent la table.
learn-skyjo-gone = Toute la colonne est partie, et 15 points avec elle. Chacun continue ainsi. Appuie sur « Suite » pour voir la table six tours plus tard.
learn-skyjo-closing = Une seule de tes cartes est encore cachée. Quand elle sera visible, tu termineras la manche, et { $bot } n’aura plus qu’un tour.
learn-skyjo-close = Attention : si { $bot } a alors autant de points que toi ou moins, les tiens sont doublés ! Mais tu montres 11, et { $bot } 36. Termine donc : pioche une carte.
learn-skyjo-close-now = Un 2, c’est bien. Échange-le contre ta dernière carte cachée.
learn-skyjo-end = Tu as 13 points, et { $bot } 39. On joue des manches jusqu’à ce que quelqu’un ait 100 points : le plus petit total gagne alors. Tu connais le Skyjo !

## Pourquoi pas ce coup : il est permis, mais ce n’est pas ce que la leçon demande

learn-rather-skyjo-cell = Tu peux choisir n’importe laquelle de tes cartes. Dans cette leçon, prends celle qui est marquée.
learn-rather-skyjo-draw = Tu peux piocher. Mais la carte visible sur la défausse est juste celle qu’il te faut.
learn-rather-skyjo-take = Tu peux la prendre. Mais elle est élevée : une carte de la pioche sera sans doute meilleure.
learn-rather-skyjo-keep = Tu peux la garder. Mais c’est une des pires cartes qui soient.
learn-rather-skyjo-reject = Tu peux la défausser. Mais elle peut bien te servir.

## Les règles, comme une table les joue

rules-skyjo-limit = { $points ->
    [none] À cette table, on joue une seule manche.
   *[other] À cette table, on joue des manches jusqu’à ce que quelqu’un ait **{ $points } points** ou plus.
}
