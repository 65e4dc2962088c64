### Ce que l’on dit autrement au Canada; tout le reste est celui de fr.
