## Cartas, lugares, cantidades

pile-skipbo-stock = Pila de inicio
pile-skipbo-draw = Pila para robar
pile-skipbo-building = Pila de construcción { $pile }
pile-skipbo-discard = Pila de descarte { $pile }
pile-skipbo-hand = Mano

## Los juegos

game-skipbo = Skip-Bo
game-skipbo-hint = Haz crecer las pilas del centro y vacía tu pila de inicio antes que nadie.

## Niveles de los bots

level-skipbo-1-hint = Juega lo que ve, a veces olvida su pila de inicio y malgasta las cartas Skip-Bo.
level-skipbo-2-hint = Juega primero su pila de inicio y ordena bien sus descartes, pero nunca mira los tuyos.
level-skipbo-3-hint = Planea todo el turno para vaciar su pila de inicio y evita llegar hasta la carta que te falta.
level-skipbo-4-hint = Planea hasta donde alcanzan sus cartas y aprendió de incontables partidas qué vale la pena.
level-skipbo-5-hint = Aprendió de millones de partidas cuánto vale una posición y planea turnos enteros.
level-skipbo-6-hint = Prueba mentalmente sus mejores turnos, contra todo lo que podrías tener en la mano.

## Opciones de Skip-Bo

option-skipbo-stock_size = Cartas en la pila de inicio
option-skipbo-stock_size-hint = Con menos cartas el juego es más corto. Lo normal son 30 hasta cuatro jugadores y 20 con cinco o seis.
option-skipbo-stock_size-value = { $count ->
    [10] { $count } cartas (juego corto)
    [one] { $count } carta
   *[other] { $count } cartas
}
option-skipbo-partners = Juego en parejas
option-skipbo-partners-hint = Con cuatro o seis jugadores: los compañeros se sientan uno enfrente del otro y ganan juntos.
option-skipbo-partners-true = En parejas
option-skipbo-partners-true-hint = También puedes jugar la pila de inicio y los descartes de tu compañero.
option-skipbo-partners-false = Cada uno por su cuenta
option-skipbo-partners-false-hint = Gana quien acabe primero su propia pila de inicio.
option-skipbo-target = Duración de la partida
option-skipbo-target-hint = Se juegan rondas hasta que alguien tenga estos puntos.
option-skipbo-target-value = { $points ->
    [none] Una sola ronda
    [one] { $points } punto
   *[other] { $points } puntos
}
option-skipbo-stalemate = Si el juego se bloquea
option-skipbo-stalemate-hint = Qué pasa cuando en una vuelta entera nadie movió una carta.
option-skipbo-stalemate-end = La ronda termina
option-skipbo-stalemate-end-hint = Gana quien tenga menos cartas en su pila de inicio.
option-skipbo-stalemate-reshuffle = Barajar los descartes
option-skipbo-stalemate-reshuffle-hint = Todas las pilas de descarte forman una nueva pila para robar y se sigue jugando.
option-skipbo-dealer = Quién reparte primero
option-skipbo-dealer-hint = Empieza quien está a la izquierda del repartidor.
option-skipbo-dealer-value = { $who ->
    [none] A suertes: reparte quien saque la carta más alta
    [you] Repartes tú
   *[other] Reparte { $player }
}
option-skipbo-manners = Modales en la mesa
option-skipbo-manners-hint = Si se pueden romper las reglas, como en una mesa de verdad.
option-skipbo-manners-strict = Estrictos
option-skipbo-manners-strict-hint = Lo que las reglas no permiten se rechaza y no cuesta nada.
option-skipbo-manners-human = Humanos
option-skipbo-manners-human-hint = Puedes robar de más, jugar cuando no te toca o hablar con tu compañero. Si te descubren, lo pagas.
option-skipbo-penalty_cards = Cartas de castigo
option-skipbo-penalty_cards-hint = Adónde van en la pila de inicio. Solo con modales humanos.
option-skipbo-penalty_cards-shuffle = Barajadas
option-skipbo-penalty_cards-shuffle-hint = Se barajan con las cartas ocultas de la pila de inicio.
option-skipbo-penalty_cards-bottom = Debajo
option-skipbo-penalty_cards-bottom-hint = Van debajo de la pila de inicio.
option-skipbo-caught_turn = Si te descubren fuera de turno
option-skipbo-caught_turn-hint = Qué pasa con un turno que no era el tuyo. Solo con modales humanos.
option-skipbo-caught_turn-stop = Se detiene
option-skipbo-caught_turn-stop-hint = Lo jugado, jugado está; las cartas robadas vuelven a la pila.
option-skipbo-caught_turn-annul = Se anula
option-skipbo-caught_turn-annul-hint = Todas las cartas de ese turno vuelven a su lugar.
option-skipbo-caught_turn-keep = Se detiene, con sus cartas
option-skipbo-caught_turn-keep-hint = Lo jugado y lo robado se queda como está.
option-skipbo-barred_turn = Prohibido robar
option-skipbo-barred_turn-hint = Qué no puede hacer en su próximo turno quien fue descubierto. Solo con modales humanos.
option-skipbo-barred_turn-first = Al empezar
option-skipbo-barred_turn-first-hint = Su próximo turno empieza sin robar; si se queda sin cartas en la mano, roba como siempre.
option-skipbo-barred_turn-whole = Todo el turno
option-skipbo-barred_turn-whole-hint = No roba ninguna carta en su próximo turno.
option-skipbo-calls = Hasta cuándo se puede acusar
option-skipbo-calls-hint = Hasta cuándo se puede acusar a quien robó de más o habló. Solo con modales humanos.
option-skipbo-calls-next_turn = Hasta su próximo turno
option-skipbo-calls-next_turn-hint = Hasta que empiece el próximo turno de quien lo hizo.
option-skipbo-calls-turn = Hasta que acabe el turno
option-skipbo-calls-turn-hint = Cuando el turno acaba, se olvida.
option-skipbo-handicap = Hándicap
option-skipbo-handicap-hint = Para que todos ganen más o menos lo mismo: una pila de inicio más pequeña para quien juega peor.
option-skipbo-handicap-value = { $count ->
    [none] Sin hándicap
    [one] { $player } empieza con { $count } carta menos
   *[other] { $player } empieza con { $count } cartas menos
}
option-skipbo-head_start = Puntos al empezar
option-skipbo-head_start-hint = Más fino que con cartas: puntos al empezar la partida para quien juega peor.
option-skipbo-head_start-value = { $count ->
    [none] Sin puntos al empezar
    [one] { $player } empieza con { $count } punto
   *[other] { $player } empieza con { $count } puntos
}

## Modales humanos en Skip-Bo

manner-over_draw = Robar una carta de más
manner-over_draw-hint = Toma una carta más de las debidas. Quien lo note puede acusarte.
manner-out_of_turn = Jugar cuando no te toca
manner-out_of_turn-hint = Empieza un turno que no es tuyo y confía en que nadie lo note.
manner-talk = Hablar con tu compañero
manner-talk-hint = Mientras juega tu compañero, debes callarte. Si te descubren, cuesta dos cartas.
manner-call = ¡Te vi!
manner-call-hint = Di que { $player } rompió una regla. Equivocarse no cuesta nada, pero se cuenta.

## Cómo va todo

phase-skipbo-turn = { $who ->
    [you] Te toca.
   *[other] Le toca a { $player }.
}
phase-skipbo-over = La ronda terminó.

## Cómo termina una ronda

outcome-skipbo-stock_empty = La pila de inicio se acabó.
outcome-skipbo-stalemate = El juego se bloqueó: gana la pila de inicio más pequeña.
outcome-skipbo-draw = El juego se bloqueó y las pilas de inicio más pequeñas son iguales: empate.

## Qué pasa en Skip-Bo

event-skipbo-shuffled = { $what ->
    [dealer_draw] Se barajan las cartas para sortear quién reparte.
    [draw_pile] { $count ->
        [one] { $count } carta forma la nueva pila para robar.
       *[other] { $count } cartas barajadas forman una nueva pila para robar.
    }
    [stock] { $who ->
        [you] Se baraja tu pila de inicio.
       *[other] Se baraja la pila de inicio de { $player }.
    }
   *[deck] Se barajan las cartas.
}
event-skipbo-dealer_drew = { $who ->
    [you] En el sorteo sacas { $a_card }.
   *[other] En el sorteo { $player } saca { $a_card }.
}
event-skipbo-dealt = { $who ->
    [you] Repartes
   *[other] { $player } reparte
} { $stock_sizes ->
    [none] { $stock_size ->
        [one] { $stock_size } carta por persona
       *[other] { $stock_size } cartas por persona
    }
   *[other] pilas de inicio de distinto tamaño ({ $stock_sizes })
}. Arriba en las pilas de inicio: { $tops }.
event-skipbo-turn_began = { $who ->
    [you] Te toca.
   *[other] Le toca a { $player }.
}
event-skipbo-drew = { $who ->
    [you] Robas
   *[other] { $player } roba
} { $cards ->
    [none] { $count ->
        [one] { $count } carta.
       *[other] { $count } cartas.
    }
   *[other] { $cards }.
}
part-played-card = { $wild ->
    [yes] un Skip-Bo como { $number }
   *[no] { $a_card }
}
part-from-yours = { $source ->
    [stock] de tu pila de inicio
    [hand] de tu mano
   *[discard] de tu descarte { $from_pile }
}
part-played-from = { $whom ->
    [self] { $who ->
        [you] { part-from-yours }
       *[other] { $source ->
            [stock] de su pila de inicio
            [hand] de su mano
           *[discard] de su descarte { $from_pile }
        }
    }
    [you] { part-from-yours }
   *[other] { $source ->
        [stock] de la pila de inicio de { $other }
        [hand] de la mano de { $other }
       *[discard] del descarte { $from_pile } de { $other }
    }
}
event-skipbo-played = { $who ->
    [you] Juegas { part-played-card } { part-played-from } en la pila de construcción { $pile }.
   *[other] { $player } juega { part-played-card } { part-played-from } en la pila de construcción { $pile }.
}
event-skipbo-stock_turned = { $card ->
    [none] { $who ->
        [you] ¡Se acabó tu pila de inicio!
       *[other] ¡Se acabó la pila de inicio de { $player }!
    }
   *[other] { $who ->
        [you] En tu pila de inicio aparece { $a_card }.
       *[other] En la pila de inicio de { $player } aparece { $a_card }.
    }
}
event-skipbo-pile_finished = La pila de construcción { $pile } está completa y se aparta.
event-skipbo-discarded = { $who ->
    [you] Descartas { $a_card } en tu pila de descarte { $pile }.
   *[other] { $player } descarta { $a_card } en su pila de descarte { $pile }.
}
event-skipbo-turn_ended = { $who ->
    [you] Tu turno terminó.
   *[other] El turno de { $player } terminó.
}
event-skipbo-game_ended = { $reason ->
    [stalemate] El juego está bloqueado: gana la pila de inicio más pequeña. { part-winners } { part-scores }
    [draw] El juego está bloqueado y las pilas de inicio más pequeñas son iguales: empate. { part-scores }
   *[stock_empty] { part-winners } { part-scores }
}
event-skipbo-over_drew = { $cards ->
    [none] { $who ->
        [you] Robas una carta de más.
       *[other] { $player } roba una carta de más.
    }
   *[other] { $who ->
        [you] Robas una carta de más: { $cards }.
       *[other] { $player } roba una carta de más: { $cards }.
    }
}
event-skipbo-began_out_of_turn = { $who ->
    [you] { $whom ->
        [self] Recuperas tu turno.
       *[other] Empiezas a jugar aunque le toca a { $other }.
    }
   *[other] { $whom ->
        [self] { $player } recupera su turno.
        [you] ¡{ $player } empieza a jugar aunque te toca a ti!
       *[other] { $player } empieza a jugar aunque le toca a { $other }.
    }
}
event-skipbo-took_turn_back = { $who ->
    [you] Recuperas tu turno.
   *[other] { $player } recupera su turno.
}
event-skipbo-began = { $who ->
    [you] Empiezas a jugar.
   *[other] { $player } empieza a jugar.
}
event-skipbo-talked = { $who ->
    [you] Hablas mientras juega tu compañero.
   *[other] { $player } dice algo.
}
event-skipbo-called = { $who ->
    [you] { $right ->
        [yes] Acusas a { $other }, y con razón.
       *[no] Acusas a { $other }, pero sin razón.
    }
   *[other] { $whom ->
        [you] { $right ->
            [yes] { $player } te acusa, y con razón.
           *[no] { $player } te acusa, pero sin razón.
        }
       *[other] { $right ->
            [yes] { $player } acusa a { $other }, y con razón.
           *[no] { $player } acusa a { $other }, pero sin razón.
        }
    }
}
part-penalty-reason = { $reason ->
    [talk] por hablar
   *[over_draw] por robar de más
}
event-skipbo-penalty_taken = { $who ->
    [you] { $cards ->
        [one] { $cards } carta va a tu pila de inicio sin que nadie la vea, { part-penalty-reason }.
       *[other] { $cards } cartas van a tu pila de inicio sin que nadie las vea, { part-penalty-reason }.
    }
   *[other] { $cards ->
        [one] { $cards } carta va a la pila de inicio de { $player } sin que nadie la vea, { part-penalty-reason }.
       *[other] { $cards } cartas van a la pila de inicio de { $player } sin que nadie las vea, { part-penalty-reason }.
    }
}
part-goes-on = { $whom ->
    [you] Te toca otra vez.
   *[other] Le toca otra vez a { $other }.
}
part-stopped = { $returned ->
    [0] { part-goes-on }
   *[other] Las cartas robadas vuelven a la pila. { part-goes-on }
}
event-skipbo-turn_stopped = { $annulled ->
    [yes] { $who ->
        [you] Te descubrieron: se anula todo tu turno. { part-goes-on }
       *[other] Descubrieron a { $player }: se anula todo ese turno. { part-goes-on }
    }
   *[no] { $who ->
        [you] Te descubrieron: tu turno se acaba aquí. { part-stopped }
       *[other] Descubrieron a { $player }: ese turno se acaba aquí. { part-stopped }
    }
}
part-caught-later = { $who ->
    [you] Te descubrieron: jugaste cuando no te tocaba.
   *[other] Descubrieron a { $player }: jugó cuando no le tocaba.
}
event-skipbo-caught_later = { $returned ->
    [0] { part-caught-later }
   *[other] { part-caught-later } Las cartas robadas vuelven a la pila.
}

## Por qué no: preparar una mesa

refusal-stock_size = Con { $players } jugadores, una pila de inicio tiene de 1 a { $most } cartas; «{ $given }» no es posible.
refusal-target = Se juega hasta un número de puntos a partir de 1, o una sola ronda; «{ $given }» no es ninguna de las dos cosas.
refusal-partners = Para jugar en parejas se necesitan 4 o 6 jugadores; aquí hay { $players }.

## Por qué no: una jugada

refusal-game_over = La ronda terminó: ya no se puede jugar nada.
refusal-stock_empty = Esa pila de inicio está vacía.
refusal-not_in_hand = No tienes ningún { $card } en la mano.
refusal-discard_empty = La pila de descarte { $pile } está vacía.
refusal-no_partner = En esta mesa nadie tiene compañero.
refusal-does_not_fit = La pila de construcción { $pile } necesita { $a_needed } o un Skip-Bo; { $a_card } no encaja.
refusal-must_discard = Aún tienes cartas en la mano: termina tu turno descartando una.
refusal-strict_table = Eso solo se puede en una mesa con modales humanos; esta es estricta.
refusal-nothing_to_draw = Ya no queda nada que robar.
refusal-own_turn = Es tu propio turno: no hay nada que hacer fuera de turno.
refusal-not_a_silent_partner = Solo debe callar el compañero de quien está jugando.
refusal-already_talked = Ya hablaste en este turno.
refusal-own_call = No puedes acusarte.
refusal-not_an_opponent = En esta mesa solo puedes acusar a tus oponentes.
