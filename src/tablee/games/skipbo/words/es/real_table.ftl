## Skip-Bo: setting up

real-skipbo-step-deck = Barajen las { $deck } cartas. Las cartas en blanco se quedan en la caja.
real-skipbo-step-dealer = Cada jugador saca una carta: reparte quien tenga la más alta. Devuelvan las cartas y barajen otra vez. En las rondas siguientes reparte el siguiente por la izquierda.
real-skipbo-step-pairs = Los compañeros se sientan uno enfrente del otro: { $pairs }.
real-skipbo-step-deal = Repartan a cada jugador { $each ->
    [one] { $each } carta
   *[other] { $each } cartas
} boca abajo, de una en una, empezando por la izquierda del repartidor. Son las pilas de inicio.
real-skipbo-step-top = Cada jugador pone su pila de inicio a su derecha y voltea la carta de arriba. Nadie mira las de debajo, ni siquiera las propias.
real-skipbo-step-draw_pile = Pongan las otras { $left } cartas boca abajo en el centro: es la pila para robar.
real-skipbo-step-room = Dejen espacio en el centro para cuatro pilas de construcción, y a la izquierda de cada pila de inicio para cuatro pilas de descarte. Al principio están vacías.
real-skipbo-step-begin = Empieza quien está a la izquierda del repartidor, y roba cinco cartas.

## Skip-Bo: who deals

real-skipbo-first-title = ¿Quién reparte?
real-skipbo-first-intro = Cada jugador saca una carta; reparte quien tenga la más alta. Un Skip-Bo no cuenta.
real-skipbo-first-decided = { $player } tiene la carta más alta y reparte.
real-skipbo-first-level = Empate: { $players }. Solo ellos sacan otra vez.
real-skipbo-first-redraw = Un Skip-Bo no cuenta. Otra carta para: { $players }.

## Skip-Bo: what happens now

real-skipbo-ask-too_many_players = Somos más de seis
real-skipbo-answer-too_many_players = Una baraja es para dos a seis jugadores. Si son más, hagan dos mesas con una baraja cada una.
real-skipbo-ask-deal_level = Al sacar para ver quién reparte, las cartas más altas son iguales, o alguien tiene un Skip-Bo
real-skipbo-answer-deal_level = Quienes empataron sacan otra vez, y nadie más. Quien tiene un Skip-Bo saca enseguida otra carta.
real-skipbo-ask-misdeal = Alguien recibió cartas de más o de menos
real-skipbo-answer-misdeal = Antes del primer turno: barajen todo y repartan de nuevo. Más tarde, agreguen debajo de la pila de inicio lo que falte, de la pila para robar, o quiten de ahí lo que sobre, sin mirar.
real-skipbo-ask-next_dealer = ¿Quién reparte la siguiente ronda, y quién empieza?
real-skipbo-answer-next_dealer = Después de cada ronda reparte el siguiente por la izquierda. Empieza quien está a la izquierda del repartidor.
real-skipbo-ask-must_play = ¿Tengo que jugar una carta que encaja?
real-skipbo-answer-must_play = No, nunca, ni siquiera de tu pila de inicio. Solo tienes que terminar tu turno descartando una carta de tu mano.
real-skipbo-ask-hand_empty = No me quedan cartas en la mano
real-skipbo-answer-hand_empty = Si las jugaste todas, robas enseguida otras cinco y sigues. Si descartaste la última, tu turno terminó y robas al empezar el próximo.
real-skipbo-ask-draw_pile_empty = La pila para robar se acabó
real-skipbo-answer-draw_pile_empty = Cuando alguien tenga que robar, barajen las pilas de construcción completas: son la nueva pila para robar. Si no hay ninguna, se sigue con lo que se tiene.
real-skipbo-ask-nothing_left = No tengo cartas en la mano y no hay nada que robar
real-skipbo-answer-nothing_left = Juega lo que puedas de tu pila de inicio y de tus descartes. Después termina tu turno sin descartar.
real-skipbo-ask-wild = ¿Cuánto vale un Skip-Bo?
real-skipbo-answer-wild = El número que necesite una pila de construcción. En una pila de descarte, y una vez barajado, vuelve a ser un comodín.
real-skipbo-ask-discard_stock = ¿Puedo descartar la carta de arriba de mi pila de inicio?
real-skipbo-answer-discard_stock = No. Solo se descartan cartas de la mano, y solo en una de las propias cuatro pilas de descarte.
real-skipbo-ask-look_through = ¿Puedo mirar toda una pila de descarte?
real-skipbo-answer-look_through = Sí, todas las cartas de todos los descartes están a la vista. Solo se juega la de arriba.
real-skipbo-ask-partner_cards = ¿Qué puedo jugar de mi compañero, y qué podemos decir?
real-skipbo-answer-partner_cards = En tu turno, también la carta de arriba de su pila de inicio y de sus descartes: pídelo, por ejemplo «compañero, juega tu 7». Su mano no, y tu compañero no dice nada.
real-skipbo-ask-own_stock_empty = Mi pila de inicio se acabó, pero la de mi compañero no
real-skipbo-answer-own_stock_empty = Sigues jugando, de tu mano, de tus descartes y de las pilas de tu compañero. La pareja gana cuando se acaban sus dos pilas de inicio.
real-skipbo-ask-too_many = Alguien robó demasiadas cartas
real-skipbo-answer-too_many = Las que sobran se barajan en su propia pila de inicio, debajo de la carta de arriba, sin que nadie las vea. Se le puede acusar hasta que empiece su próximo turno.
real-skipbo-also-too_many = Algunos las ponen debajo de toda la pila de inicio.
real-skipbo-ask-out_of_turn = Alguien está jugando fuera de turno
real-skipbo-answer-out_of_turn = Ese turno se detiene: lo jugado queda, las cartas robadas que siguen en la mano vuelven, y continúa quien tenía el turno. El infractor empieza su próximo turno sin robar.
real-skipbo-also-out_of_turn = Algunos anulan todo ese turno, o no dejan robar nada en el siguiente.
real-skipbo-ask-out_of_turn_unnoticed = Alguien jugó fuera de turno y nadie lo notó a tiempo
real-skipbo-answer-out_of_turn_unnoticed = Entonces ese turno vale. Se sigue por la izquierda de ese jugador.
real-skipbo-ask-talk = Habla el compañero de quien está jugando
real-skipbo-answer-talk = Toma dos cartas de la pila para robar y las pone en su pila de inicio sin verlas. Se le puede acusar hasta que empiece su próximo turno.
real-skipbo-ask-cheating = Alguien hizo trampa
real-skipbo-answer-cheating = Cuesta dos cartas de la pila para robar, que van a su propia pila de inicio sin que nadie las vea. Se le puede acusar hasta que empiece su próximo turno.
real-skipbo-ask-looked_below = Alguien miró debajo de la carta de arriba de una pila de inicio
real-skipbo-answer-looked_below = Sin querer: barajen las cartas de debajo. A propósito es trampa, y cuesta dos cartas.
real-skipbo-ask-forgot_draw = Alguien olvidó robar al empezar su turno
real-skipbo-answer-forgot_draw = Mientras dure el turno, roba lo que le faltaba. Después del descarte ya es tarde.
real-skipbo-ask-forgot_discard = Alguien olvidó descartar
real-skipbo-answer-forgot_discard = El turno solo termina con el descarte: es el momento de hacerlo. Si el siguiente ya robó, se queda así.
real-skipbo-ask-wrong_card = Hay una carta equivocada en una pila de construcción
real-skipbo-answer-wrong_card = En el mismo turno vuelve, con todo lo que se jugó encima, y no cuesta nada. Si se nota más tarde, se queda y vale el número que iba ahí.
real-skipbo-ask-wrong_call = Alguien acusó sin razón
real-skipbo-answer-wrong_call = No pasa nada. Se sigue jugando.
real-skipbo-ask-last_stock_card = Alguien jugó la última carta de su pila de inicio
real-skipbo-answer-last_stock_card = Gana en ese momento, aunque le queden cartas en la mano y en los descartes: 25 puntos, y 5 por cada carta de las otras pilas de inicio.
real-skipbo-ask-stuck = Ya nadie puede mover una carta
real-skipbo-answer-stuck = Cuando en una vuelta entera todos terminaron su turno sin mover una carta, gana la pila de inicio más pequeña, con los puntos de siempre. Si las más pequeñas son iguales, es un empate sin puntos.
real-skipbo-also-stuck = O bien se barajan todos los descartes para formar otra pila para robar, y se sigue.
real-skipbo-ask-level_at_the_end = ¿Pueden ganar dos la partida a la vez?
real-skipbo-answer-level_at_the_end = No: en una ronda solo suma puntos un jugador o una pareja. Quien llega primero a 500 puntos gana.
