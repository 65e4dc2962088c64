## La leçon de Skip-Bo

learn-skipbo-aim = La pile avec le 4 est ta pile d’accumulation. Qui la vide avant tout le monde gagne. Tu n’en vois jamais que la carte du dessus.
learn-skipbo-begin = Au centre, tout le monde monte des séquences de 1 à 12. Chacune commence par un 1, et tu en as un en main : choisis-le, puis la première séquence.
learn-skipbo-go-on = La séquence monte maintenant de un en un. Pose ton 2 dessus.
learn-skipbo-wild = Ta pile d’accumulation montre un 4, mais il manque d’abord un 3. Une carte Skip-Bo est un passe-partout et vaut n’importe quel nombre : joue-la pour un 3.
learn-skipbo-stock = La carte du dessus de ta pile d’accumulation est maintenant jouable. Joue-la : ce sont les cartes de la pile d’accumulation qui comptent!
learn-skipbo-discard = Une nouvelle carte d’accumulation, le 8. Plus rien n’est jouable, tu finis donc ton tour : pose une carte de ta main sur un de tes écarts. Prends le 9 et le premier écart.
learn-skipbo-your-turn = { $bot } a joué un 5 de sa pile d’accumulation : les séquences du centre sont à tout le monde. C’est de nouveau ton tour, et tu as pigé jusqu’à cinq cartes en main.
learn-skipbo-climb = Il faut un 7 sur la séquence pour pouvoir poser ton 8. Joue le 6, puis le 7 de ta main.
learn-skipbo-stock-again = Voilà : joue le 8 de ta pile d’accumulation.
learn-skipbo-from-discard = À ton tour, la carte du dessus d’un écart peut se jouer à tout moment. Ton 9 est jouable : joue-le.
learn-skipbo-empty-hand = Quand ta main est vide, tu piges aussitôt cinq nouvelles cartes. Joue le 10, puis commence la deuxième séquence avec le 1 et le 2.
learn-skipbo-five-more = Cinq nouvelles cartes, et c’est toujours ton tour. Ta carte d’accumulation, le 3, se pose sur la deuxième séquence.
learn-skipbo-complete = Il te reste une carte d’accumulation. Regarde la première séquence : le 11 et le 12 la terminent. Elle est alors retirée, et sa place est libre pour un nouveau 1.
learn-skipbo-win = À ta dernière carte d’accumulation, le 5 : joue le 4 de ta main, puis le 5.
learn-skipbo-end = Ta pile d’accumulation est vide : tu as gagné! Tu marques 25 points, plus 5 par carte qui reste à { $bot } dans sa pile d’accumulation. D’habitude, une pile d’accumulation a 30 cartes et on joue jusqu’à 500 points.

## Pourquoi pas ce coup : il est permis, mais ce n’est pas ce que la leçon demande

learn-rather-skipbo-too-soon = C’est permis, mais rejeter finit ton tour, et tu peux encore jouer quelque chose.
learn-rather-skipbo-discard = C’est permis, avec n’importe quelle carte et sur n’importe lequel de tes quatre écarts. Dans cette leçon, pose le 9 sur le premier : il va bientôt servir.
learn-rather-skipbo-play = C’est permis, et la carte convient. Mais joue d’abord la carte marquée : elle te rapproche de ta prochaine carte d’accumulation.

## Les règles, comme une table les joue

rules-skipbo-stock_size = { $count ->
    [one] À cette table, chaque joueur reçoit une pile d’accumulation de **{ $count } carte**.
   *[other] À cette table, chaque joueur reçoit une pile d’accumulation de **{ $count } cartes**.
}
