## Cartas, lugares, cantidades

pile-skyjo-draw = Pila para robar
pile-skyjo-discard = Pila de descarte
pile-skyjo-grid = Cartas en la mesa

## Los juegos

game-skyjo = Skyjo
game-skyjo-hint = Doce cartas ocultas: cambia, voltea y termina con la menor cantidad de puntos posible.

## Niveles de los bots

level-skyjo-1-hint = Le gustan las cartas bajas, se encariña con las medianas y se olvida de mirar las columnas.
level-skyjo-2-hint = Cambia cartas altas por bajas y completa columnas, pero cierra sin mirar a los demás.
level-skyjo-3-hint = Cuenta las cartas que ya salieron, reúne columnas y piensa antes de cerrar.
level-skyjo-4-hint = Sopesa cada carta para su juego y para el tuyo, y cierra cuando más te duele.
level-skyjo-5-hint = Aprendió de millones de rondas cuánto valen las cartas en la mesa y mira un turno por delante.
level-skyjo-6-hint = Prueba mentalmente sus mejores jugadas y sabe lo que vale un punto en esta partida.

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
option-skyjo-clear_on_reveal-hint = Al voltear las últimas cartas, puede aparecer una columna con tres iguales.
option-skyjo-clear_on_reveal-true = Se quitan
option-skyjo-clear_on_reveal-true-hint = Esa columna se descarta y no cuenta.
option-skyjo-clear_on_reveal-false = Cuentan
option-skyjo-clear_on_reveal-false-hint = Esa columna se queda y sus cartas se suman.
option-skyjo-dealer = Quién reparte primero
option-skyjo-dealer-hint = Con sumas iguales, empieza el primero después del repartidor.
option-skyjo-dealer-value = { $who ->
    [you] Repartes tú
   *[other] Reparte { $player }
}
option-skyjo-handicap = Hándicap
option-skyjo-handicap-hint = Para que todos ganen más o menos lo mismo: puntos al empezar para quien juega mejor.
option-skyjo-handicap-value = { $count ->
    [none] Sin hándicap
    [one] { $player } empieza con { $count } punto
   *[other] { $player } empieza con { $count } puntos
}

## Cómo va todo

phase-skyjo-set_up = { $who ->
    [you] Voltea dos de tus cartas.
   *[other] Cada jugador voltea dos cartas.
}
phase-skyjo-turn = { $who ->
    [you] Te toca: roba una carta o toma la del descarte.
   *[other] Le toca a { $player }.
}
phase-skyjo-drawn = { $who ->
    [you] Cambia la carta robada, o descártala y voltea una.
   *[other] { $player } robó y se lo piensa.
}
phase-skyjo-over = La ronda terminó.

## Cómo termina una ronda

outcome-skyjo-closed = La ronda se cerró y todas las cartas están boca arriba.

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
    [you] Volteas { $cell }: { $a_card }.
   *[other] { $player } voltea { $cell }: { $a_card }.
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
    [you] En { $cell } tenías { $a_card }.
   *[other] En { $cell } { $player } tenía { $a_card }.
}
part-doubled = { $whom ->
    [you] Tus puntos se duplicaron: cerraste, pero alguien tenía un puntaje igual o menor.
   *[other] Los puntos de { $other } se duplicaron: cerró, pero alguien tenía un puntaje igual o menor.
}
part-round-winners = { $won ->
    [you] La ronda terminó: tienes el puntaje más bajo.
    [with_others] La ronda terminó: compartes el puntaje más bajo con { $others }.
    [one] La ronda terminó: { $winners } tiene el puntaje más bajo.
   *[several] La ronda terminó: { $winners } tienen el puntaje más bajo.
}
event-skyjo-round_ended = { $whom ->
    [none] { part-round-winners } { part-scores }
   *[other] { part-round-winners } { part-scores } { part-doubled }
}

## Por qué no: preparar una mesa

refusal-limit = Se juega hasta un número de puntos a partir de 1, o una sola ronda; «{ $given }» no es ninguna de las dos cosas.

## Por qué no: una jugada

refusal-round_over = La ronda terminó: ya no se puede jugar nada.
refusal-two_turned_already = Tus dos cartas ya están boca arriba; los demás aún eligen las suyas.
refusal-set_up_first = Primero cada jugador voltea dos cartas.
refusal-set_up_is_over = Todos voltearon ya dos cartas: la ronda empezó.
refusal-must_decide = Robaste una carta: cámbiala por una de las tuyas, o descártala y voltea una.
refusal-nothing_drawn = Aún no has robado: roba una carta o toma la del descarte.
refusal-cell_gone = En { $cell } ya no hay carta: su columna se fue.
refusal-already_face_up = La carta de { $cell } ya está boca arriba.
