## Skip-Bo: setting up

real-skipbo-step-deck = Mélangez les { $deck } cartes. Les cartes vierges restent dans la boîte.
real-skipbo-step-dealer = Chacun tire une carte : la plus forte distribue. Remettez les cartes et mélangez de nouveau. Aux manches suivantes, la donne passe à gauche.
real-skipbo-step-pairs = Les partenaires sont assis face à face : { $pairs }.
real-skipbo-step-deal = Distribuez à chacun { $each ->
    [one] { $each } carte
   *[other] { $each } cartes
} face cachée, une par une, en commençant à gauche du donneur. Ce sont les stocks.
real-skipbo-step-top = Chacun pose son stock à sa droite et en retourne la carte du dessus. Personne ne regarde celles du dessous, pas même les siennes.
real-skipbo-step-draw_pile = Posez les { $left } autres cartes au centre, face cachée : c’est la pioche.
real-skipbo-step-room = Laissez de la place au centre pour quatre séries, et à gauche de chaque stock pour quatre défausses. Au début, elles sont vides.
real-skipbo-step-begin = Le joueur à gauche du donneur commence et pioche cinq cartes.

## Skip-Bo: who deals

real-skipbo-first-title = Qui distribue ?
real-skipbo-first-intro = Chacun tire une carte ; la plus forte distribue. Un Skip-Bo ne compte pas.
real-skipbo-first-decided = { $player } a la carte la plus forte et distribue.
real-skipbo-first-level = À égalité : { $players }. Eux seuls tirent de nouveau.
real-skipbo-first-redraw = Un Skip-Bo ne compte pas. Une autre carte pour : { $players }.

## Skip-Bo: what happens now

real-skipbo-ask-too_many_players = Nous sommes plus de six
real-skipbo-answer-too_many_players = Un jeu suffit pour deux à six joueurs. Au-delà, formez deux tables avec un jeu chacune.
real-skipbo-ask-deal_level = En tirant le donneur, plusieurs ont la carte la plus forte, ou quelqu’un a un Skip-Bo
real-skipbo-answer-deal_level = Ceux qui sont à égalité tirent de nouveau, et eux seuls. Celui qui a un Skip-Bo tire aussitôt une autre carte.
real-skipbo-ask-misdeal = Quelqu’un a reçu trop de cartes, ou pas assez
real-skipbo-answer-misdeal = Avant le premier tour : on mélange tout et on redistribue. Plus tard, on ajoute sous le stock ce qui manque, pris à la pioche, ou on en retire par-dessous ce qui est en trop, sans regarder.
real-skipbo-ask-next_dealer = Qui distribue la manche suivante, et qui commence ?
real-skipbo-answer-next_dealer = Après chaque manche, la donne passe à gauche. Le joueur à gauche du donneur commence.
real-skipbo-ask-must_play = Dois-je jouer une carte qui convient ?
real-skipbo-answer-must_play = Non, jamais, pas même celle du stock. Il faut seulement finir ton tour en défaussant une carte de ta main.
real-skipbo-ask-hand_empty = Je n’ai plus de cartes en main
real-skipbo-answer-hand_empty = Si tu les as toutes jouées, pioche aussitôt cinq cartes et continue. Si tu as défaussé la dernière, ton tour est fini, et tu piocheras au début du prochain.
real-skipbo-ask-draw_pile_empty = La pioche est épuisée
real-skipbo-answer-draw_pile_empty = Dès que quelqu’un doit piocher, mélangez les séries terminées : c’est la nouvelle pioche. S’il n’y en a pas, continuez avec ce que vous avez.
real-skipbo-ask-nothing_left = Ma main est vide, et il n’y a rien à piocher
real-skipbo-answer-nothing_left = Joue ce que tu peux de ton stock et de tes défausses. Puis ton tour finit sans que tu défausses.
real-skipbo-ask-wild = Que vaut un Skip-Bo ?
real-skipbo-answer-wild = Le nombre dont une série a besoin. Sur une défausse, et une fois remélangé, il redevient un joker.
real-skipbo-ask-discard_stock = Puis-je défausser la carte du dessus de mon stock ?
real-skipbo-answer-discard_stock = Non. On ne défausse qu’une carte de sa main, et seulement sur une de ses quatre défausses.
real-skipbo-ask-look_through = Puis-je regarder toute une défausse ?
real-skipbo-answer-look_through = Oui, toutes les cartes de toutes les défausses sont visibles pour tous. On ne joue que celle du dessus.
real-skipbo-ask-partner_cards = Que puis-je jouer chez mon partenaire, et que peut-on dire ?
real-skipbo-answer-partner_cards = À ton tour, aussi le dessus de son stock et de ses défausses : demande-le-lui, par exemple « joue ton 7 ». Sa main reste hors jeu, et lui ne dit rien.
real-skipbo-ask-own_stock_empty = Mon stock est vide, celui de mon partenaire non
real-skipbo-answer-own_stock_empty = Tu continues avec ta main, tes défausses et les piles de ton partenaire. L’équipe gagne quand ses deux stocks sont vides.
real-skipbo-ask-too_many = Quelqu’un a pioché trop de cartes
real-skipbo-answer-too_many = On mélange les cartes en trop à son propre stock, sous la carte du dessus, sans les regarder. On peut le dénoncer jusqu’au début de son prochain tour.
real-skipbo-also-too_many = Certains les glissent plutôt tout au fond du stock.
real-skipbo-ask-out_of_turn = Quelqu’un joue hors de son tour
real-skipbo-answer-out_of_turn = Son tour s’arrête : ce qui est joué reste, les cartes piochées encore en main retournent à la pioche, et celui dont c’était le tour continue. Le fautif commence son prochain tour sans piocher.
real-skipbo-also-out_of_turn = Certains annulent tout ce tour, ou interdisent toute pioche au tour suivant.
real-skipbo-ask-out_of_turn_unnoticed = Quelqu’un a joué hors de son tour, et personne ne l’a vu à temps
real-skipbo-answer-out_of_turn_unnoticed = Alors ce tour compte. On continue à gauche de ce joueur.
real-skipbo-ask-talk = Le partenaire de celui qui joue parle
real-skipbo-answer-talk = Il prend deux cartes de la pioche dans son stock, sans les regarder. On peut le dénoncer jusqu’au début de son prochain tour.
real-skipbo-ask-cheating = Quelqu’un a triché
real-skipbo-answer-cheating = Cela coûte deux cartes de la pioche, glissées dans son propre stock sans être vues. On peut le dénoncer jusqu’au début de son prochain tour.
real-skipbo-ask-looked_below = Quelqu’un a regardé sous la carte du dessus d’un stock
real-skipbo-answer-looked_below = Par erreur : mélangez les cartes du dessous. Si c’est exprès, c’est de la triche, et cela coûte deux cartes.
real-skipbo-ask-forgot_draw = Quelqu’un a oublié de piocher au début de son tour
real-skipbo-answer-forgot_draw = Tant que le tour dure, il pioche ce qu’il aurait dû piocher. Une fois qu’il a défaussé, c’est trop tard.
real-skipbo-ask-forgot_discard = Quelqu’un a oublié de défausser
real-skipbo-answer-forgot_discard = Le tour ne finit qu’avec la carte défaussée : c’est le moment. Si le suivant a déjà pioché, on laisse les choses ainsi.
real-skipbo-ask-wrong_card = Une mauvaise carte est sur une série
real-skipbo-answer-wrong_card = Dans le même tour, on la reprend avec tout ce qui a été joué dessus, et cela ne coûte rien. Plus tard, elle reste et vaut le nombre attendu à cette place.
real-skipbo-ask-wrong_call = Quelqu’un a dénoncé une faute qui n’en était pas une
real-skipbo-answer-wrong_call = Il ne se passe rien. On continue.
real-skipbo-ask-last_stock_card = Quelqu’un a joué la dernière carte de son stock
real-skipbo-answer-last_stock_card = Il a gagné sur-le-champ, peu importe ce qui reste en main et sur les défausses : 25 points, plus 5 pour chaque carte des autres stocks.
real-skipbo-ask-stuck = Plus personne ne peut déplacer de carte
real-skipbo-answer-stuck = Quand, pendant un tour de table, chacun a fini son tour sans déplacer de carte, le plus petit stock gagne, avec les points habituels. À égalité, la manche est nulle et ne rapporte rien.
real-skipbo-also-stuck = Ou bien on mélange toutes les défausses pour refaire une pioche, et on continue.
real-skipbo-ask-level_at_the_end = Peut-on être deux à gagner la partie ?
real-skipbo-answer-level_at_the_end = Non : dans une manche, un seul joueur ou une seule équipe marque. Le premier à 500 points a gagné.
