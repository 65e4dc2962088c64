## L’aide à l’écran

terminal-help-skipbo =
    D’abord la carte : s le stock, 1 à 9 une carte de la main, d et un chiffre une
    défausse, p puis s ou d celles de ton partenaire.
    Puis où : 1 à 4 une série, d et un chiffre ta propre défausse,
    ce qui finit ton tour.

## Ligne par ligne

terminal-notation-skipbo =
    Coups : s>2 pose la carte du stock sur la série 2 ; h7>2 un 7 de la main ; d3>2 le dessus de la défausse 3 ;
    ps>2 et pd3>2 de même chez ton partenaire ; h9:3 défausse un 9 sur la pile 3 et finit le tour ; - le finit
    la main vide. W est une carte Skip-Bo. Avec les manières humaines aussi + o ~ et !2 pour la place 2.

## La feuille de score pour de vraies cartes

terminal-score-prompt-skipbo = Manche { $number }, cartes de stock restant à { $player }
