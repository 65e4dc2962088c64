### Ce que l’on dit autrement au Canada; tout le reste est celui de fr.

## Ce qui a été fait

command-verified = { $winners ->
    [none] { $file } : tout va bien. L’engagement correspond à la graine, tous les brassages ({ $shuffles }) et tous les coups ({ $moves }) sont justes, et personne n’a gagné la partie.
   *[other] { $file } : tout va bien. L’engagement correspond à la graine, tous les brassages ({ $shuffles }) et tous les coups ({ $moves }) sont justes, et la partie a été gagnée par { $winners }.
}

## Ce qui n’est pas comme il faut

command-no-sheet = { $file } : il n’y a pas de feuille de pointage.

## Ce qui n’a pas été compris

command-misuse-not-exported = Une feuille de pointage s’exporte en .csv, .md ou .json, pas en { $given }.
