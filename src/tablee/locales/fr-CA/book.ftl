### Ce que l’on dit autrement au Canada; tout le reste est celui de fr.

group-sheets-hint = Mets dans le groupe une feuille de pointage terminée de cet appareil. Chacun dit ensuite lui-même quelle colonne était la sienne; dès que deux l’ont fait, elle compte dans le classement. Personne d’autre n’est nommé.
group-sheet-choose = Choisir une feuille de pointage
group-sheet-out = Retirer cette feuille de pointage du groupe

refusal-sheet_not_over = La partie de cette feuille de pointage n’est pas terminée.
refusal-group_sheets_full = Ce groupe a de la place pour { $most } feuilles de pointage.
