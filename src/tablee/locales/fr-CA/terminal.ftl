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

terminal-score-screen-help =
    Tape un nombre puis Entrée : il va dans la case marquée et est enregistré aussitôt.
    Au Skip-Bo, tape d’abord le numéro de qui a vidé sa pile d’accumulation, 0 pour personne.
    Au Skyjo, tape ensuite le numéro de qui a tout retourné en premier.
    u reprend le dernier nombre, ou la dernière manche. ↑ et ↓ choisissent une manche à corriger;
    Échap la laisse telle quelle. x exporte la feuille, q la quitte : on continuera ici.
terminal-score-winner = Manche { $number } : qui a vidé sa pile d’accumulation (nom ou numéro, 0 pour personne)
terminal-score-kept = La feuille de pointage est dans { $file }.
terminal-sheet-points = { $game ->
    [skipbo] Une pile d’accumulation a de { $least } à { $most } cartes, pas { $given }.
    [skyjo] Douze cartes font de { $least } à { $most } points, pas { $given }.
   *[other] Il faut de { $least } à { $most } points, pas { $given }.
}
