## Skyjo: setting up

real-skyjo-step-deck = Brassez les { $deck } cartes.
real-skyjo-step-draw_pile = Posez le reste au centre, face cachée, et retournez la première carte : elle ouvre l’écart. Les { $left } autres forment le talon.

## Skyjo: what happens now

real-skyjo-answer-misdeal = Avant le premier tour : on brasse tout et on redistribue. Plus tard, on donne face cachée ce qui manque, pris au talon; une carte cachée en trop va sous le talon, sans être vue.
real-skyjo-ask-put_back = J’ai pris la carte de l’écart. Puis-je la reposer?
real-skyjo-answer-look_before = Non. Tu ne la vois qu’une fois sur l’écart.
real-skyjo-ask-unwanted = Je ne veux pas de la carte pigée
real-skyjo-answer-unwanted = Rejette-la et retourne une de tes cartes cachées. À ce tour, tu ne peux plus choisir l’écart.
real-skyjo-answer-three_equal = Elles vont aussitôt sur l’écart, par-dessus la carte échangée ou rejetée. Cela vaut pour toutes les valeurs, même négatives, et même au dernier tour.
real-skyjo-ask-draw_pile_empty = Le talon est épuisé
real-skyjo-answer-draw_pile_empty = Dès que quelqu’un doit piger, brassez l’écart sans sa carte du dessus : c’est le nouveau talon.
real-skyjo-ask-drew_two = Quelqu’un a pigé deux cartes
real-skyjo-answer-drew_two = La première compte. On brasse l’autre avec le talon.
real-skyjo-ask-forgot_turn_over = Quelqu’un a rejeté la carte pigée sans rien retourner
real-skyjo-ask-closer_not_lowest = Celui qui a terminé n’a pas strictement le pointage le plus bas
real-skyjo-answer-closer_not_lowest = Alors ses points de la manche sont doublés; l’égalité suffit. Un pointage nul ou négatif n’est jamais doublé.
