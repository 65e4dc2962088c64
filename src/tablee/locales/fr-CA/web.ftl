### Ce que l’on dit autrement au Canada; tout le reste est celui de fr.

## Pages

page-score = Feuille de pointage

## À la table

seat-partner = équipier
sound-shuffle = Brassage
sound-pile = Séquence
