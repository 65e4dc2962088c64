## Skyjo: setting up

real-skyjo-step-deck = Mélangez les { $deck } cartes.
real-skyjo-step-dealer = Choisissez le premier donneur. Après chaque manche, la donne passe à gauche.
real-skyjo-step-deal = Distribuez à chacun { $each } cartes face cachée, une par une, en commençant à gauche du donneur.
real-skyjo-step-grid = Chacun les pose devant soi, face cachée, en quatre colonnes et trois lignes. Personne ne les regarde.
real-skyjo-step-draw_pile = Posez le reste au centre, face cachée, et retournez la première carte : elle ouvre la défausse. Les { $left } autres forment la pioche.
real-skyjo-step-two_cards = Chacun retourne deux cartes de son choix.
real-skyjo-step-begin = La plus forte somme de deux cartes commence, et on joue dans le sens des aiguilles d’une montre.

## Skyjo: who begins

real-skyjo-first-title = Qui commence ?
real-skyjo-first-intro = Chacun retourne deux cartes ; la plus forte somme commence. À égalité, c’est le premier après le donneur.
real-skyjo-first-decided = { $player } commence : { $sum } est la plus forte somme.
real-skyjo-first-level = À égalité avec { $sum } : { $players }. { $player } est le premier après le donneur et commence.

## Skyjo: what happens now

real-skyjo-ask-too_many_players = Nous sommes plus de huit
real-skyjo-answer-too_many_players = Un jeu suffit pour deux à huit joueurs. Au-delà, formez deux tables avec un jeu chacune.
real-skyjo-ask-misdeal = Quelqu’un a reçu trop de cartes, ou pas assez
real-skyjo-answer-misdeal = Avant le premier tour : on mélange tout et on redistribue. Plus tard, on donne face cachée ce qui manque, pris à la pioche ; une carte cachée en trop va sous la pioche, sans être vue.
real-skyjo-ask-level_sums = Les plus fortes sommes de deux cartes sont égales
real-skyjo-answer-level_sums = Parmi eux, c’est le premier après le donneur qui commence.
real-skyjo-also-level_sums = Ou bien décidez comme vous voulez ; le plus jeune, par exemple.
real-skyjo-ask-next_start = Qui commence la manche suivante ?
real-skyjo-answer-next_start = De nouveau la plus forte somme de deux cartes. La donne est passée à gauche.
real-skyjo-also-next_start = Ou bien celui qui a terminé la manche précédente.
real-skyjo-ask-put_back = J’ai pris la carte de la défausse. Puis-je la reposer ?
real-skyjo-answer-put_back = Non, tu dois l’échanger contre une de tes cartes.
real-skyjo-ask-look_before = Puis-je regarder une carte cachée avant de l’échanger ?
real-skyjo-answer-look_before = Non. Tu ne la vois qu’une fois sur la défausse.
real-skyjo-ask-unwanted = Je ne veux pas de la carte piochée
real-skyjo-answer-unwanted = Défausse-la et retourne une de tes cartes cachées. À ce tour, tu ne peux plus choisir la défausse.
real-skyjo-ask-three_equal = Trois cartes identiques sont visibles dans une colonne
real-skyjo-answer-three_equal = Elles partent aussitôt à la défausse, par-dessus la carte échangée ou défaussée. Cela vaut pour toutes les valeurs, même négatives, et même au dernier tour.
real-skyjo-ask-draw_pile_empty = La pioche est épuisée
real-skyjo-answer-draw_pile_empty = Dès que quelqu’un doit piocher, mélangez la défausse sans sa carte du dessus : c’est la nouvelle pioche.
real-skyjo-ask-out_of_turn = Quelqu’un a joué hors de son tour
real-skyjo-answer-out_of_turn = On reprend le coup : les cartes retournent où elles étaient, et celui dont c’est le tour joue. Si le suivant a déjà joué, le tour compte.
real-skyjo-ask-looked = Quelqu’un a regardé une carte cachée
real-skyjo-answer-looked = Elle reste visible à sa place, pour que tous en sachent autant.
real-skyjo-ask-drew_two = Quelqu’un a pioché deux cartes
real-skyjo-answer-drew_two = La première compte. On mélange l’autre à la pioche.
real-skyjo-ask-forgot_turn_over = Quelqu’un a défaussé la carte piochée sans rien retourner
real-skyjo-answer-forgot_turn_over = Il le fait dès que quelqu’un s’en aperçoit.
real-skyjo-ask-overlooked_column = On a oublié une colonne de trois cartes identiques
real-skyjo-answer-overlooked_column = Elle part dès que quelqu’un s’en aperçoit, au plus tard avant de compter.
real-skyjo-ask-closed = Toutes les cartes de quelqu’un sont visibles
real-skyjo-answer-closed = C’était son dernier tour, et chacun des autres joue encore un seul tour. Cela vaut aussi si toutes ses colonnes sont parties.
real-skyjo-ask-column_at_the_end = En retournant les dernières cartes, une colonne montre trois cartes identiques
real-skyjo-answer-column_at_the_end = Elle part aussi et ne compte pas.
real-skyjo-also-column_at_the_end = Certains la laissent et la comptent.
real-skyjo-ask-closer_not_lowest = Celui qui a terminé n’a pas strictement le score le plus bas
real-skyjo-answer-closer_not_lowest = Alors ses points de la manche sont doublés ; l’égalité suffit. Un score nul ou négatif n’est jamais doublé.
real-skyjo-ask-exactly_the_limit = Quelqu’un a exactement 100 points
real-skyjo-answer-exactly_the_limit = 100 suffisent : la partie finit avec cette manche. Le total le plus bas gagne.
real-skyjo-ask-level_at_the_end = Les totaux les plus bas sont égaux
real-skyjo-answer-level_at_the_end = Ces joueurs gagnent ensemble.
