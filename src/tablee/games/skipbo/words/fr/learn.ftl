## La leçon de Skip-Bo

learn-skipbo-aim = La pile avec le 4 est ton stock. Qui le vide avant tout le monde gagne. Tu n’en vois jamais que la carte du dessus.
learn-skipbo-begin = Au centre, tout le monde monte des séries de 1 à 12. Chacune commence par un 1, et tu en as un en main : choisis-le, puis la première série.
learn-skipbo-go-on = La série monte maintenant de un en un. Pose ton 2 dessus.
learn-skipbo-wild = Ton stock montre un 4, mais il manque d’abord un 3. Une carte Skip-Bo est un joker et vaut n’importe quel nombre : joue-la pour un 3.
learn-skipbo-stock = La carte du dessus de ton stock est maintenant jouable. Joue-la : ce sont les cartes du stock qui comptent !
learn-skipbo-discard = Une nouvelle carte de stock, le 8. Plus rien n’est jouable, tu finis donc ton tour : pose une carte de ta main sur une de tes défausses. Prends le 9 et la première défausse.
learn-skipbo-your-turn = { $bot } a joué un 5 de son stock : les séries du centre sont à tout le monde. C’est de nouveau ton tour, et tu as pioché jusqu’à cinq cartes en main.
learn-skipbo-climb = Il faut un 7 sur la série pour pouvoir poser ton 8. Joue le 6, puis le 7 de ta main.
learn-skipbo-stock-again = Voilà : joue le 8 de ton stock.
learn-skipbo-from-discard = À ton tour, la carte du dessus d’une défausse peut se jouer à tout moment. Ton 9 est jouable : joue-le.
learn-skipbo-empty-hand = Quand ta main est vide, tu pioches aussitôt cinq nouvelles cartes. Joue le 10, puis commence la deuxième série avec le 1 et le 2.
learn-skipbo-five-more = Cinq nouvelles cartes, et c’est toujours ton tour. Ta carte de stock, le 3, se pose sur la deuxième série.
learn-skipbo-complete = Il te reste une carte de stock. Regarde la première série : le 11 et le 12 la terminent. Elle est alors retirée, et sa place est libre pour un nouveau 1.
learn-skipbo-win = À ta dernière carte de stock, le 5 : joue le 4 de ta main, puis le 5.
learn-skipbo-end = Ton stock est vide : tu as gagné ! Tu marques 25 points, plus 5 par carte qui reste à { $bot } dans son stock. D’habitude, un stock a 30 cartes et on joue jusqu’à 500 points.

## Pourquoi pas ce coup : il est permis, mais ce n’est pas ce que la leçon demande

learn-rather-skipbo-too-soon = C’est permis, mais défausser finit ton tour, et tu peux encore jouer quelque chose.
learn-rather-skipbo-discard = C’est permis, avec n’importe quelle carte et sur n’importe laquelle de tes quatre défausses. Dans cette leçon, pose le 9 sur la première : il va bientôt servir.
learn-rather-skipbo-place = C’est permis : une place libre en vaut une autre. Dans cette leçon, prends celle qui est marquée.
learn-rather-skipbo-play = C’est permis, et la carte convient. Mais joue d’abord la carte marquée : elle te rapproche de ta prochaine carte de stock.

## Les règles, comme une table les joue

rules-skipbo-stock_size = { $count ->
    [one] À cette table, chaque joueur reçoit un stock de **{ $count } carte**.
   *[other] À cette table, chaque joueur reçoit un stock de **{ $count } cartes**.
}
rules-skipbo-target = { $points ->
    [none] À cette table, on joue une seule manche.
   *[other] À cette table, qui atteint **{ $points } points** en premier gagne la partie.
}
rules-skipbo-partners-true = À cette table, on joue par équipes de deux.
rules-skipbo-partners-false = À cette table, chacun joue pour soi.
