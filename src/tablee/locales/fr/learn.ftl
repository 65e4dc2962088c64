### Apprendre à jouer : les règles, les leçons et les conseils à la table.
### $bot est le nom de l’autre joueur dans une leçon.

## Règles et leçons

rules-of = Règles du { $game }
rules-contents = Sommaire
learn-by-playing = Apprendre en jouant
learn-about = Joue quelques minutes : chaque étape te dit quoi faire, et pourquoi.
learn-minutes = Environ trois minutes
learn-all = Toutes les leçons
learn-title = Apprendre le { $game }
learn-restart = Recommencer
learn-skip = Passer
learn-next = Suite
learn-make = Montre-moi
learn-step = Étape { $number } sur { $count }
learn-read-first = Lis d’abord ceci, puis appuie sur « Suite ».
learn-not-now = Pas maintenant : fais ce que la leçon te demande.
spot-advised = conseillé

## La leçon de Skip-Bo

learn-skipbo-aim = La pile avec le 4 est ton stock. Qui le vide avant tout le monde gagne. Tu n’en vois jamais que la carte du dessus.
learn-skipbo-begin = Au centre, tout le monde monte des séries de 1 à 12. Chacune commence par un 1, et tu en as un en main : touche-le, puis la première série.
learn-skipbo-go-on = La série monte maintenant de un en un. Pose ton 2 dessus.
learn-skipbo-wild = Ton stock montre un 4, mais il manque d’abord un 3. Une carte Skip-Bo est un joker et vaut n’importe quel nombre : joue-la comme 3.
learn-skipbo-stock = La carte du dessus de ton stock va maintenant. Joue-la : ce sont les cartes du stock qui comptent !
learn-skipbo-discard = Une nouvelle carte de stock, le 8. Plus rien ne va, tu finis donc ton tour : pose une carte de ta main sur une de tes défausses. Prends le 9 et la première défausse.
learn-skipbo-your-turn = { $bot } a joué un 5 de son stock : les séries du centre sont à tout le monde. C’est de nouveau ton tour, et tu as pioché jusqu’à cinq cartes en main.
learn-skipbo-climb = Il faut un 7 sur la série avant que ton 8 aille. Joue le 6, puis le 7 de ta main.
learn-skipbo-stock-again = Voilà : joue le 8 de ton stock.
learn-skipbo-from-discard = À ton tour, la carte du dessus d’une défausse peut se jouer à tout moment. Ton 9 va : joue-le.
learn-skipbo-empty-hand = Quand ta main est vide, tu pioches aussitôt cinq nouvelles cartes. Joue le 10, puis commence la deuxième série avec le 1 et le 2.
learn-skipbo-five-more = Cinq nouvelles cartes, et c’est toujours ton tour. Ta carte de stock, le 3, va sur la deuxième série.
learn-skipbo-complete = Il te reste une carte de stock. Regarde la première série : le 11 et le 12 la terminent. Elle est alors retirée, et sa place est libre pour un nouveau 1.
learn-skipbo-win = À ta dernière carte de stock, le 5 : joue le 4 de ta main, puis le 5.
learn-skipbo-end = Ton stock est vide : tu as gagné ! Tu marques 25 points, plus 5 par carte dans le stock de { $bot }. D’habitude, un stock a 30 cartes et on joue jusqu’à 500 points.

## La leçon de Skyjo

learn-skyjo-aim = Douze cartes cachées se trouvent devant toi, et toi non plus, tu ne les connais pas. Chaque carte vaut les points qu’elle montre, de −2 à 12. Il t’en faut le moins possible.
learn-skyjo-turn-two = Pour commencer, chacun retourne deux cartes. Touche la carte marquée, puis la suivante.
learn-skyjo-take = Tu montres la plus grande somme : tu commences. Un 1 est sur la défausse : prends-le, et échange-le contre ton 10.
learn-skyjo-draw = Le 9 de la défausse ne te sert à rien. Pioche plutôt une carte.
learn-skyjo-keep = Un 5, et il y a déjà un 5 dans la deuxième colonne. Pose le nouveau en dessous. Tu ne vois ce qui s’y trouvait qu’une fois la carte partie.
learn-skyjo-draw-again = C’était un 8 : bel échange. Pioche encore une carte.
learn-skyjo-reject = Un 12, c’est mauvais. Ne le garde pas : touche la défausse pour t’en défaire, puis retourne la carte marquée.
learn-skyjo-column = { $bot } a défaussé un 5 ! Prends-le pour la dernière carte de la deuxième colonne : trois cartes égales dans une colonne quittent la table.
learn-skyjo-gone = Toute la colonne est partie, et 15 points avec elle. Chacun continue ainsi. Appuie sur « Suite » pour voir la table six tours plus tard.
learn-skyjo-closing = Une seule de tes cartes est encore cachée. Quand elle sera visible, tu termineras la manche, et { $bot } n’aura plus qu’un tour.
learn-skyjo-close = Attention : si tu n’as pas alors strictement le moins de points, les tiens sont doublés ! Mais tu montres 11, et { $bot } 36. Termine donc : pioche une carte.
learn-skyjo-close-now = Un 2, c’est bien. Échange-le contre ta dernière carte cachée.
learn-skyjo-end = Tu as 13 points, et { $bot } 39. On joue des manches jusqu’à ce que quelqu’un ait 100 points : le plus petit total gagne alors. Tu connais le Skyjo !

## Pourquoi pas ce coup : il est permis, mais ce n’est pas ce que la leçon demande

learn-rather-skipbo-too-soon = C’est permis, mais défausser finit ton tour, et tu peux encore jouer quelque chose.
learn-rather-skipbo-discard = C’est permis, avec n’importe quelle carte et sur n’importe laquelle de tes quatre défausses. Dans cette leçon, pose le 9 sur la première : il va bientôt servir.
learn-rather-skipbo-place = C’est permis : une place libre en vaut une autre. Dans cette leçon, prends celle qui est marquée.
learn-rather-skipbo-play = C’est permis, et la carte va. Mais joue d’abord la carte marquée : elle te rapproche de ta prochaine carte de stock.
learn-rather-skyjo-cell = Tu peux choisir n’importe laquelle de tes cartes. Dans cette leçon, prends celle qui est marquée.
learn-rather-skyjo-draw = Tu peux piocher. Mais la carte visible sur la défausse est juste celle qu’il te faut.
learn-rather-skyjo-take = Tu peux la prendre. Mais elle est forte : une carte de la pioche sera sans doute meilleure.
learn-rather-skyjo-keep = Tu peux la garder. Mais c’est une des pires cartes qui soient.
learn-rather-skyjo-reject = Tu peux la défausser. Mais elle peut bien te servir.

## Les conseils à la table

hint = Conseil
hint-thinking = Je réfléchis…
hint-later = Les chances suivront : elles sont en préparation, cette fois seulement.
hint-chance = Chances de gagner : { $chance } % (de { $low } à { $high } %)
hint-score = Environ { $points } points dans cette manche
hint-others = Les meilleurs coups
