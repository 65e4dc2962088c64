### Ce que l’on dit autrement au Canada; tout le reste est celui de fr.

## Pourquoi pas : le serveur

refusal-no_such_sheet = Cette feuille de pointage n’est pas partagée, ou ne l’est plus.
refusal-bad_sheet = Ceci ne peut pas être une feuille de pointage : { $problem }.
refusal-wrong_key = Seule la personne qui partage cette feuille de pointage peut la modifier.
refusal-sheet_changed = Cette feuille de pointage a été modifiée ailleurs entre-temps.
refusal-too_many_sheets = On peut partager au plus { $most } feuilles de pointage à la fois.
