## L’aide à l’écran

terminal-help-skipbo =
    D’abord la carte : s la pile d’accumulation, 1 à 9 une carte de la main, d et un
    chiffre un écart, p puis s ou d pour ton équipier.
    Puis où : 1 à 4 une séquence, d et un chiffre ton propre écart,
    ce qui finit ton tour.

## Ligne par ligne

terminal-notation-skipbo =
    Coups : s>2 pose la carte de la pile d’accumulation sur la séquence 2; h7>2 un 7 de la main; d3>2 le dessus
    de l’écart 3; ps>2 et pd3>2 de même chez ton équipier; h9:3 rejette un 9 sur l’écart 3 et finit le tour; - le finit
    la main vide. W est une carte Skip-Bo. Avec les manières humaines aussi + o ~ et !2 pour la place 2.

## La feuille de pointage pour de vraies cartes

terminal-score-prompt-skipbo = Manche { $number }, cartes d’accumulation restant à { $player }
