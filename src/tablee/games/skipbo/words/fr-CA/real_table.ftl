## Skip-Bo: setting up

real-skipbo-step-deck = Brassez les { $deck } cartes. Les cartes vierges restent dans la boîte.
real-skipbo-step-dealer = Chacun pige une carte : la plus forte distribue. Remettez les cartes et brassez de nouveau. Aux manches suivantes, la donne passe à gauche.
real-skipbo-step-pairs = Les équipiers sont assis face à face : { $pairs }.
real-skipbo-step-deal = Distribuez à chacun { $each ->
    [one] { $each } carte
   *[other] { $each } cartes
} face cachée, une par une, en commençant à gauche du donneur. Ce sont les piles d’accumulation.
real-skipbo-step-top = Chacun pose sa pile d’accumulation à sa droite et en retourne la carte du dessus. Personne ne regarde celles du dessous, pas même les siennes.
real-skipbo-step-draw_pile = Posez les { $left } autres cartes au centre, face cachée : c’est le talon.
real-skipbo-step-room = Laissez de la place au centre pour quatre séquences, et à gauche de chaque pile d’accumulation pour quatre écarts. Au début, il n’y a rien.
real-skipbo-step-begin = Le joueur à gauche du donneur commence et pige cinq cartes.

## Skip-Bo: who deals

real-skipbo-first-intro = Chacun pige une carte; la plus forte distribue. Un Skip-Bo ne compte pas.
real-skipbo-first-level = À égalité : { $players }. Eux seuls pigent de nouveau.

## Skip-Bo: what happens now

real-skipbo-ask-deal_level = En pigeant pour trouver le donneur, plusieurs ont la carte la plus forte, ou quelqu’un a un Skip-Bo
real-skipbo-answer-deal_level = Ceux qui sont à égalité pigent de nouveau, et eux seuls. Celui qui a un Skip-Bo pige aussitôt une autre carte.
real-skipbo-answer-misdeal = Avant le premier tour : on brasse tout et on redistribue. Plus tard, on ajoute sous la pile d’accumulation ce qui manque, pris au talon, ou on en retire par-dessous ce qui est en trop, sans regarder.
real-skipbo-answer-must_play = Non, jamais, pas même celle de la pile d’accumulation. Il faut seulement finir ton tour en rejetant une carte de ta main.
real-skipbo-answer-hand_empty = Si tu les as toutes jouées, pige aussitôt cinq cartes et continue. Si tu as rejeté la dernière, ton tour est fini, et tu pigeras au début du prochain.
real-skipbo-ask-draw_pile_empty = Le talon est épuisé
real-skipbo-answer-draw_pile_empty = Dès que quelqu’un doit piger, brassez les séquences terminées : c’est le nouveau talon. S’il n’y en a pas, continuez avec ce que vous avez.
real-skipbo-ask-nothing_left = Ma main est vide, et il n’y a rien à piger
real-skipbo-answer-nothing_left = Joue ce que tu peux de ta pile d’accumulation et de tes écarts. Puis ton tour finit sans que tu rejettes de carte.
real-skipbo-answer-wild = Le nombre dont une séquence a besoin. Sur un écart, et une fois brassé, il redevient un passe-partout.
real-skipbo-ask-discard_stock = Puis-je rejeter la carte du dessus de ma pile d’accumulation?
real-skipbo-answer-discard_stock = Non. On ne rejette qu’une carte de sa main, et seulement sur un de ses quatre écarts.
real-skipbo-ask-look_through = Puis-je regarder tout un écart?
real-skipbo-answer-look_through = Oui, toutes les cartes de tous les écarts sont visibles pour tous. On ne joue que celle du dessus.
real-skipbo-ask-partner_cards = Que puis-je jouer chez mon équipier, et que peut-on dire?
real-skipbo-answer-partner_cards = À ton tour, aussi le dessus de sa pile d’accumulation et de ses écarts : demande-le-lui, par exemple « joue ton 7 ». Sa main reste hors jeu, et lui ne dit rien.
real-skipbo-ask-own_stock_empty = Ma pile d’accumulation est vide, celle de mon équipier non
real-skipbo-answer-own_stock_empty = Tu continues avec ta main, tes écarts et les piles de ton équipier. L’équipe gagne quand ses deux piles d’accumulation sont vides.
real-skipbo-ask-too_many = Quelqu’un a pigé trop de cartes
real-skipbo-answer-too_many = On brasse les cartes en trop avec sa propre pile d’accumulation, sous la carte du dessus, sans les regarder. On peut le dénoncer jusqu’au début de son prochain tour.
real-skipbo-also-too_many = Certains les glissent plutôt tout au fond de la pile d’accumulation.
real-skipbo-answer-out_of_turn = Son tour s’arrête : ce qui est joué reste, les cartes pigées encore en main retournent au talon, et celui dont c’était le tour continue. Le fautif commence son prochain tour sans piger.
real-skipbo-also-out_of_turn = Certains annulent tout ce tour, ou interdisent de piger pendant tout le tour suivant.
real-skipbo-ask-talk = L’équipier de celui qui joue parle
real-skipbo-answer-talk = Il prend deux cartes du talon dans sa pile d’accumulation, sans les regarder. On peut le dénoncer jusqu’au début de son prochain tour.
real-skipbo-answer-cheating = Cela coûte deux cartes du talon, glissées dans sa propre pile d’accumulation sans être vues. On peut le dénoncer jusqu’au début de son prochain tour.
real-skipbo-ask-looked_below = Quelqu’un a regardé sous la carte du dessus d’une pile d’accumulation
real-skipbo-answer-looked_below = Par erreur : brassez les cartes du dessous. Si c’est exprès, c’est de la triche, et cela coûte deux cartes.
real-skipbo-ask-forgot_draw = Quelqu’un a oublié de piger au début de son tour
real-skipbo-answer-forgot_draw = Tant que le tour dure, il pige ce qu’il aurait dû piger. Une fois qu’il a rejeté une carte, c’est trop tard.
real-skipbo-ask-forgot_discard = Quelqu’un a oublié de rejeter une carte
real-skipbo-answer-forgot_discard = Le tour ne finit qu’avec la carte rejetée : c’est le moment. Si le suivant a déjà pigé, on laisse les choses ainsi.
real-skipbo-ask-wrong_card = Une mauvaise carte est sur une séquence
real-skipbo-ask-last_stock_card = Quelqu’un a joué la dernière carte de sa pile d’accumulation
real-skipbo-answer-last_stock_card = Il a gagné sur-le-champ, peu importe ce qui reste en main et sur les écarts : 25 points, plus 5 pour chaque carte des autres piles d’accumulation.
real-skipbo-answer-stuck = Quand, pendant un tour de table, chacun a fini son tour sans déplacer de carte, la plus petite pile d’accumulation gagne, avec les points habituels. À égalité, la manche est nulle et ne rapporte rien.
real-skipbo-also-stuck = Ou bien on brasse tous les écarts pour refaire un talon, et on continue.
