### Lo que los dos juegos y el servidor dicen a la gente. Las instrucciones están al principio de en/games.ftl.
### Palabras del reglamento en español: pila de inicio, pila para robar, pila de construcción, pila de descarte.
### Una partida tiene varias rondas. Tratamos de tú.

## Cartas, sitios, cantidades

card = { $face ->
    [W] Skip-Bo
    [-2] −2
    [-1] −1
   *[other] { $face }
}
card-a = { $face ->
    [W] un Skip-Bo
    [-2] un −2
    [-1] un −1
   *[other] un { $face }
}
card-face-down = carta boca abajo
card-gone = hueco vacío
cell-spoken = columna { $column }, fila { $row }
pile-skipbo-stock = Pila de inicio
pile-skipbo-draw = Pila para robar
pile-skipbo-building = Pila de construcción { $pile }
pile-skipbo-discard = Pila de descarte { $pile }
pile-skipbo-hand = Mano
pile-skyjo-draw = Pila para robar
pile-skyjo-discard = Pila de descarte
pile-skyjo-grid = Cartas en la mesa
player-value = { $who ->
    [you] tú { $value }
   *[other] { $player } { $value }
}
cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
points-count = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Los juegos

game-skipbo = Skip-Bo
game-skipbo-hint = Haz crecer las pilas del centro y acaba tu pila de inicio antes que nadie.
game-skyjo = Skyjo
game-skyjo-hint = Doce cartas ocultas: cambia, descubre y termina con los menos puntos posibles.

## Niveles de los bots

level-1 = Gorrión
level-2 = Petirrojo
level-3 = Urraca
level-4 = Búho
level-5 = Halcón
level-6 = Campeón
level-skipbo-1-hint = Juega lo que ve, a veces olvida su pila de inicio y malgasta las cartas Skip-Bo.
level-skipbo-2-hint = Juega primero su pila de inicio y ordena bien sus descartes, pero nunca mira los tuyos.
level-skipbo-3-hint = Planea todo el turno para vaciar su pila de inicio y evita llegar hasta la carta que te falta.
level-skipbo-4-hint = Planea hasta donde alcanzan sus cartas y ha aprendido de incontables partidas qué merece la pena.
level-skipbo-5-hint = Ha aprendido de millones de partidas cuánto vale una posición y planea turnos enteros.
level-skipbo-6-hint = Prueba mentalmente sus mejores turnos, contra todo lo que podrías tener en la mano.
level-skyjo-1-hint = Le gustan las cartas bajas, se encariña con las medianas y se olvida de mirar las columnas.
level-skyjo-2-hint = Cambia cartas altas por bajas y completa columnas, pero cierra sin mirar a los demás.
level-skyjo-3-hint = Cuenta las cartas que ya salieron, reúne columnas y piensa antes de cerrar.
level-skyjo-4-hint = Sopesa cada carta para su juego y para el tuyo, y cierra cuando más te duele.
level-skyjo-5-hint = Ha aprendido de millones de rondas cuánto valen las cartas en la mesa y mira un turno por delante.
level-skyjo-6-hint = Prueba mentalmente sus mejores jugadas y sabe lo que vale un punto en esta partida.

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
option-skipbo-partners-false = Cada cual por su cuenta
option-skipbo-partners-false-hint = Gana quien acabe primero su propia pila de inicio.
option-skipbo-target = Duración de la partida
option-skipbo-target-hint = Se juegan rondas hasta que alguien tenga estos puntos.
option-skipbo-target-value = { $points ->
    [none] Una sola ronda
    [one] { $points } punto
   *[other] { $points } puntos
}
option-skipbo-stalemate = Si el juego se bloquea
option-skipbo-stalemate-hint = Qué pasa cuando en una vuelta entera nadie ha movido una carta.
option-skipbo-stalemate-end = La ronda termina
option-skipbo-stalemate-end-hint = Gana quien tenga menos cartas en su pila de inicio.
option-skipbo-stalemate-reshuffle = Barajar los descartes
option-skipbo-stalemate-reshuffle-hint = Todas las pilas de descarte forman una nueva pila para robar y se sigue jugando.
option-skipbo-dealer = Quién reparte primero
option-skipbo-dealer-hint = Empieza quien está a la izquierda del que reparte.
option-skipbo-dealer-value = { $who ->
    [none] A suertes: reparte la carta más alta
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
option-skipbo-caught_turn-annul = Se anula
option-skipbo-caught_turn-annul-hint = Todas las cartas de ese turno vuelven a su sitio.
option-skipbo-caught_turn-stop = Se detiene
option-skipbo-caught_turn-stop-hint = Lo jugado, jugado está.
option-skipbo-barred_turn = Sin robar
option-skipbo-barred_turn-hint = Qué no puede hacer en su próximo turno quien fue descubierto. Solo con modales humanos.
option-skipbo-barred_turn-first = Al empezar
option-skipbo-barred_turn-first-hint = Su próximo turno empieza sin robar; si se queda sin cartas en la mano, roba como siempre.
option-skipbo-barred_turn-whole = Todo el turno
option-skipbo-barred_turn-whole-hint = No roba ninguna carta en su próximo turno.

## Opciones de Skyjo

option-skyjo-limit = Duración de la partida
option-skyjo-limit-hint = Se juegan rondas hasta que alguien tenga estos puntos. Entonces gana el total más bajo.
option-skyjo-limit-value = { $points ->
    [none] Una sola ronda
    [one] { $points } punto
   *[other] { $points } puntos
}
option-skyjo-next_start = Quién empieza las rondas siguientes
option-skyjo-next_start-hint = En la primera ronda es siempre la suma más alta de dos cartas.
option-skyjo-next_start-highest = La suma más alta
option-skyjo-next_start-highest-hint = En cada ronda empieza quien muestre la suma más alta con dos cartas.
option-skyjo-next_start-closer = Quien cerró
option-skyjo-next_start-closer-hint = Quien cerró la ronda anterior empieza la siguiente.
option-skyjo-clear_on_reveal = Columnas iguales al final
option-skyjo-clear_on_reveal-hint = Al descubrir las últimas cartas, puede aparecer una columna con tres iguales.
option-skyjo-clear_on_reveal-true = Se quitan
option-skyjo-clear_on_reveal-true-hint = Esa columna se descarta y no cuenta.
option-skyjo-clear_on_reveal-false = Cuentan
option-skyjo-clear_on_reveal-false-hint = Esa columna se queda y sus cartas se suman.
option-skyjo-dealer = Quién reparte primero
option-skyjo-dealer-hint = Con sumas iguales, empieza el primero después del que reparte.
option-skyjo-dealer-value = { $who ->
    [you] Repartes tú
   *[other] Reparte { $player }
}

## Modales humanos en Skip-Bo

manner-over_draw = Robar una carta de más
manner-over_draw-hint = Toma una carta más de las debidas. Quien lo note puede acusarte.
manner-out_of_turn = Jugar cuando no te toca
manner-out_of_turn-hint = Empieza un turno que no es tuyo y confía en que nadie lo note.
manner-talk = Hablar con tu compañero
manner-talk-hint = Mientras juega tu compañero, debes callar. Si te descubren, cuesta dos cartas.
manner-call = ¡Te vi!
manner-call-hint = Di que { $player } ha roto una regla. Equivocarse no cuesta nada, pero se cuenta.

## Cómo va todo

phase-skipbo-turn = { $who ->
    [you] Te toca.
   *[other] Le toca a { $player }.
}
phase-skipbo-over = La ronda ha terminado.
phase-skyjo-set_up = { $who ->
    [you] Da la vuelta a dos de tus cartas.
   *[other] Cada cual da la vuelta a dos cartas.
}
phase-skyjo-turn = { $who ->
    [you] Te toca: roba una carta o toma la del descarte.
   *[other] Le toca a { $player }.
}
phase-skyjo-drawn = { $who ->
    [you] Cambia la carta robada, o descártala y da la vuelta a una.
   *[other] { $player } ha robado y se lo piensa.
}
phase-skyjo-over = La ronda ha terminado.
table-phase-gathering = Esperando jugadores
table-phase-playing = En juego
table-phase-between = Entre dos rondas
table-phase-over = La partida ha terminado
seat-empty = Sitio libre
seat-bot = Bot
seat-you = Tú
seat-ready = Listo
seat-not_ready = Aún no está listo
seat-here = En la mesa
seat-away = Vuelve enseguida
seat-stand_in = No está: juega un bot

## Cómo termina una ronda

outcome-skipbo-stock_empty = La pila de inicio se acabó.
outcome-skipbo-stalemate = El juego se bloqueó: gana la pila de inicio más pequeña.
outcome-skipbo-draw = El juego se bloqueó y las pilas de inicio más pequeñas son iguales: empate.
outcome-skyjo-closed = La ronda se ha cerrado y todas las cartas están boca arriba.

## Reacciones

reaction-hello = ¡Hola!
reaction-well_played = ¡Bien jugado!
reaction-thanks = ¡Gracias!
reaction-oops = ¡Uy!
reaction-wow = ¡Vaya!
reaction-hurry = ¡Vamos, juega!
reaction-laugh = ¡Ja, ja!
reaction-sorry = ¡Perdón!

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
} { $stock_size ->
    [one] { $stock_size } carta
   *[other] { $stock_size } cartas
} por persona. Encima de las pilas de inicio: { $tops }.
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
    [you] Tu turno ha terminado.
   *[other] El turno de { $player } ha terminado.
}
part-winners = { $won ->
    [you] ¡Ganas!
    [with_others] ¡Ganas junto con { $others }!
    [one] Gana { $winners }.
    [several] Ganan { $winners }.
   *[nobody] No gana nadie.
}
part-scores = Puntos: { $scores }.
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
    [you] Empiezas a jugar aunque le toca a { $other }.
   *[other] { $whom ->
        [you] ¡{ $player } empieza a jugar aunque te toca a ti!
       *[other] { $player } empieza a jugar aunque le toca a { $other }.
    }
}
event-skipbo-talked = { $who ->
    [you] Hablas mientras juega tu compañero.
   *[other] { $player } habla en el turno de su compañero.
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
        [one] { $cards } carta va boca abajo a tu pila de inicio { part-penalty-reason }.
       *[other] { $cards } cartas van boca abajo a tu pila de inicio { part-penalty-reason }.
    }
   *[other] { $cards ->
        [one] { $cards } carta va boca abajo a la pila de inicio de { $player } { part-penalty-reason }.
       *[other] { $cards } cartas van boca abajo a la pila de inicio de { $player } { part-penalty-reason }.
    }
}
part-goes-on = { $whom ->
    [you] Te toca otra vez.
   *[other] Le toca otra vez a { $other }.
}
event-skipbo-turn_stopped = { $annulled ->
    [yes] { $who ->
        [you] Te han descubierto: se anula todo tu turno. { part-goes-on }
       *[other] Han descubierto a { $player }: se anula todo ese turno. { part-goes-on }
    }
   *[no] { $who ->
        [you] Te han descubierto: tu turno se acaba aquí. { part-goes-on }
       *[other] Han descubierto a { $player }: ese turno se acaba aquí. { part-goes-on }
    }
}

## Qué pasa en Skyjo

event-skyjo-shuffled = { $what ->
    [draw_pile] { $count ->
        [one] { $count } carta descartada forma la nueva pila para robar.
       *[other] { $count } cartas descartadas y barajadas forman una nueva pila para robar.
    }
   *[deck] Se barajan las cartas.
}
event-skyjo-dealt = { $who ->
    [you] Repartes.
   *[other] { $player } reparte.
} La pila de descarte empieza con { $a_discard }.
event-skyjo-turned_over = { $who ->
    [you] Descubres { $cell }: { $a_card }.
   *[other] { $player } descubre { $cell }: { $a_card }.
}
event-skyjo-round_began = { $who ->
    [you] Empiezas la ronda.
   *[other] { $player } empieza la ronda.
}
event-skyjo-drew = { $who ->
    [you] Robas
   *[other] { $player } roba
} { $card ->
    [none] una carta.
   *[other] { $a_card }.
}
event-skyjo-exchanged = { $taken ->
    [yes] { $who ->
        [you] Tomas el { $card } del descarte para { $cell }; { $a_out } se va.
       *[other] { $player } toma el { $card } del descarte para { $cell }; { $a_out } se va.
    }
   *[no] { $who ->
        [you] Pones el { $card } robado en { $cell }; { $a_out } se va.
       *[other] { $player } pone el { $card } robado en { $cell }; { $a_out } se va.
    }
}
event-skyjo-rejected = { $who ->
    [you] Descartas el { $card } robado.
   *[other] { $player } descarta el { $card } robado.
}
event-skyjo-column_cleared = { $who ->
    [you] Tu columna { $column } se va: tres veces { $card }.
   *[other] La columna { $column } de { $player } se va: tres veces { $card }.
}
event-skyjo-closed = { $who ->
    [you] Todas tus cartas están boca arriba: a los demás les queda un turno.
   *[other] Todas las cartas de { $player } están boca arriba: a los demás les queda un turno.
}
event-skyjo-revealed = { $who ->
    [you] Tu { $cell } era { $a_card }.
   *[other] La { $cell } de { $player } era { $a_card }.
}
part-doubled = { $whom ->
    [you] Tus puntos se han duplicado: cerraste sin quedar por debajo de todos los demás.
   *[other] Los puntos de { $other } se han duplicado: cerró sin quedar por debajo de todos los demás.
}
part-round-winners = { $won ->
    [you] La ronda ha terminado: tienes menos puntos que nadie.
    [with_others] La ronda ha terminado: compartes la puntuación más baja con { $others }.
    [one] La ronda ha terminado: { $winners } tiene menos puntos que nadie.
   *[several] La ronda ha terminado: { $winners } tienen menos puntos que nadie.
}
event-skyjo-round_ended = { $whom ->
    [none] { part-round-winners } { part-scores }
   *[other] { part-round-winners } { part-scores } { part-doubled }
}

## Por qué no: preparar una mesa

refusal-player_count = { $game ->
    [skipbo] A Skip-Bo juegan de 2 a 6 personas, no { $given }.
   *[skyjo] A Skyjo juegan de 2 a 8 personas, no { $given }.
}
refusal-unknown_option = { $game ->
    [skipbo] Skip-Bo no tiene la opción «{ $given }». Las opciones son: { $known }.
   *[skyjo] Skyjo no tiene la opción «{ $given }». Las opciones son: { $known }.
}
refusal-bad_option = La opción «{ $name }» no puede ser «{ $given }». Puede ser: { $allowed }.
refusal-stock_size = Con { $players } jugadores, una pila de inicio tiene de 1 a { $most } cartas; «{ $given }» no vale.
refusal-target = Se juega hasta un número de puntos a partir de 1, o una sola ronda; «{ $given }» no es ninguna de las dos cosas.
refusal-limit = Se juega hasta un número de puntos a partir de 1, o una sola ronda; «{ $given }» no es ninguna de las dos cosas.
refusal-partners = Para jugar en parejas hacen falta 4 o 6 jugadores; aquí hay { $players }.
refusal-dealer = La opción «dealer» debe ser un número de 0 a { $last }, no «{ $given }».

## Por qué no: una jugada

refusal-malformed = { $game ->
    [skipbo] «{ $given }» no es una jugada de Skip-Bo. Las jugadas se escriben así: s>2, h7>2 o h9:3.
   *[skyjo] «{ $given }» no es una jugada de Skyjo. Las jugadas se escriben así: t>b2, d o k>c3.
}
refusal-no_such_seat = En esta mesa no hay sitio { $seat }.
refusal-game_over = La ronda ha terminado: ya no se puede jugar nada.
refusal-round_over = La ronda ha terminado: ya no se puede jugar nada.
refusal-not_your_turn = No te toca a ti, le toca a { $player }.
refusal-stock_empty = Esa pila de inicio está vacía.
refusal-not_in_hand = No tienes ningún { $card } en la mano.
refusal-discard_empty = La pila de descarte { $pile } está vacía.
refusal-no_partner = En esta mesa nadie tiene compañero.
refusal-does_not_fit = La pila de construcción { $pile } necesita { $a_needed } o un Skip-Bo; { $a_card } no encaja.
refusal-must_discard = Aún tienes cartas en la mano: termina tu turno descartando una.
refusal-strict_table = Eso solo se puede en una mesa con modales humanos; esta es estricta.
refusal-nothing_to_draw = Ya no queda nada que robar.
refusal-own_turn = Es tu propio turno: no hay nada que hacer fuera de turno.
refusal-already_interrupted = { $player } ya está jugando fuera de turno.
refusal-not_a_silent_partner = Solo debe callar el compañero de quien está jugando.
refusal-already_talked = Ya has hablado en este turno.
refusal-other_turn = { $player } está jugando fuera de turno: por ahora no se puede reclamar otra cosa.
refusal-not_an_opponent = Solo puedes acusar a tus rivales, no a ti ni a tu compañero.
refusal-two_turned_already = Tus dos cartas ya están boca arriba; los demás aún eligen las suyas.
refusal-set_up_first = Primero cada cual da la vuelta a dos cartas.
refusal-set_up_is_over = Todos han dado ya la vuelta a dos cartas: la ronda ha empezado.
refusal-must_decide = Has robado una carta: cámbiala por una de las tuyas, o descártala y da la vuelta a una.
refusal-nothing_drawn = Aún no has robado: roba una carta o toma la del descarte.
refusal-cell_gone = En { $cell } ya no hay carta: su columna se ha ido.
refusal-already_face_up = La carta de { $cell } ya está boca arriba.

## Por qué no: el servidor

refusal-not_json = El servidor no lo ha entendido: { $problem }.
refusal-bad_message = El servidor no lo ha entendido: { $problem }.
refusal-too_large = Es demasiado largo: se pueden enviar como mucho { $most } bytes.
refusal-hello_first = La conexión debe empezar con un saludo. Recarga la página.
refusal-hello_twice = Ya se ha saludado.
refusal-wrong_protocol = El servidor habla la versión { $speaks } del protocolo, no la { $given }. Recarga la página.
refusal-slow_down = No tan deprisa: espera un momento.
refusal-wrong_origin = Esta página no es de este servidor.
refusal-not_signed_in = El servidor no sabe quién eres.
refusal-wrong_phrase = Estas palabras no son la frase de recuperación de nadie de aquí.
refusal-bad_name = Un nombre tiene de 1 a 24 caracteres visibles.
refusal-too_many_guests = En un dispositivo caben { $most } invitados.
refusal-no_such_table = No hay ninguna mesa «{ $given }».
refusal-no_such_record = No hay ninguna partida terminada «{ $given }».
refusal-no_such_page = No hay nada en «{ $given }».
refusal-wrong_method = Con { $given } no se puede, solo con: { $allowed }.
refusal-no_table_open = Abre primero una mesa.
refusal-house_full = Ahora mismo no cabe otra mesa en este servidor.
refusal-no_such_sheet = Esta hoja de puntos no está compartida, o ya no lo está.
refusal-bad_sheet = Esto no puede ser una hoja de puntos: { $problem }.
refusal-wrong_key = Solo quien comparte esta hoja de puntos puede cambiarla.
refusal-sheet_changed = Mientras tanto, esta hoja de puntos se ha cambiado en otro sitio.
refusal-too_many_sheets = Se pueden compartir como mucho { $most } hojas de puntos a la vez.
refusal-unknown_game = No hay ningún juego «{ $given }».
refusal-seat_taken = El sitio { $seat } está ocupado.
refusal-seat_empty = En el sitio { $seat } no hay nadie.
refusal-not_your_seat = El sitio { $seat } no es tuyo.
refusal-which_seat = Aquí no tienes sitio, o tienes varios: di cuál juega.
refusal-not_seated = Eso solo puede hacerlo quien está sentado a la mesa.
refusal-knows_other_hand = Ya has visto otra mano en esta partida.
refusal-program_manners = Los programas solo juegan con modales estrictos (sitio { $seat }).
refusal-not_gathering = Eso solo se puede antes de empezar la partida.
refusal-not_playing = En esta mesa no se está jugando ahora.
refusal-not_between = No hay nada que repartir: hay una ronda en juego, o la partida ha terminado.
refusal-not_over = La revancha empieza cuando la partida ha terminado.
refusal-finished = La partida de esta mesa ha terminado. Una revancha vuelve a dejar libres los sitios.
refusal-empty_seats = { $count ->
    [one] Aún queda { $count } sitio libre. Puede ocuparlo un bot.
   *[other] Aún quedan { $count } sitios libres. Pueden ocuparlos los bots.
}
refusal-not_ready = Aún no están todos listos.
refusal-too_few_seats = En el sitio { $seat } hay alguien: la mesa no puede hacerse más pequeña.
refusal-undo_off = En esta mesa no se deshacen jugadas.
refusal-nothing_to_undo = La última jugada no fue tuya: no hay nada que deshacer.
refusal-seen_since = Desde entonces se ha visto una carta nueva: esta jugada se queda.
refusal-undo_asked = Alguien ya ha pedido deshacer una jugada.
refusal-nobody_asked = Nadie ha pedido deshacer una jugada.
refusal-hints_off = En esta mesa no hay pistas.
refusal-not_to_move = Ahora no tienes nada que decidir.
refusal-no_such_game = La partida no tiene esa ronda.
refusal-chat_off = En esta mesa solo hay reacciones, no mensajes.
refusal-store_away = El servidor no puede guardar nada en este momento. Inténtalo de nuevo pronto.
refusal-failed = Algo ha fallado en el servidor. Ha quedado anotado.
refusal-closing = El servidor se reinicia. Vuelve en un momento.
