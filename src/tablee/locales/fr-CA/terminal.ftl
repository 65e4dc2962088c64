### Ce que l’on dit autrement au Canada; tout le reste est celui de fr.

## Sur la table

terminal-board-draw = Talon
terminal-board-discard = Écart
terminal-board-drawn = Pigée
terminal-board-stock = Accum.
terminal-board-discards = Écarts
terminal-board-building = Séquences

## Les touches, au plus court

terminal-key-reject = rejeter
terminal-key-draw = piger
terminal-key-stock = accumulation
terminal-key-discards = écart
terminal-key-partner = équipier
terminal-key-discard = rejeter

## L’aide à l’écran

terminal-help-manners = Avec des manières humaines : + pige une carte de trop, o joue hors de son tour, ~ parle, !2 prend le numéro 2 sur le fait.

## Ligne par ligne

terminal-commitment = Engagement sur les brassages : { $hash }

## La feuille de pointage pour de vraies cartes

terminal-score-doubled = { $player } a terminé sans avoir strictement le pointage le plus bas : doublé.
terminal-score-kept = La feuille de pointage est dans { $file }.
terminal-sheet-points = { $game ->
    [skipbo] Une pile d’accumulation a de { $least } à { $most } cartes, pas { $given }.
    [skyjo] Douze cartes font de { $least } à { $most } points, pas { $given }.
   *[other] Il faut de { $least } à { $most } points, pas { $given }.
}
