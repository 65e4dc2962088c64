## Skyjo: setting up

real-skyjo-step-deck = Barajen las { $deck } cartas.
real-skyjo-step-dealer = Elijan al primer repartidor. Después de cada ronda reparte el siguiente por la izquierda.
real-skyjo-step-deal = Repartan a cada jugador { $each } cartas boca abajo, de una en una, empezando por la izquierda del repartidor.
real-skyjo-step-grid = Cada jugador las pone delante, boca abajo, en cuatro columnas y tres filas. Nadie las mira.
real-skyjo-step-draw_pile = Pongan el resto boca abajo en el centro y volteen la primera carta: abre la pila de descarte. Las otras { $left } son la pila para robar.
real-skyjo-step-two_cards = Cada jugador voltea dos cartas de su elección.
real-skyjo-step-begin = Empieza quien muestre la suma más alta con dos cartas, y se juega en el sentido de las manecillas del reloj.

## Skyjo: who begins

real-skyjo-first-title = ¿Quién empieza?
real-skyjo-first-intro = Cada jugador voltea dos cartas; empieza la suma más alta. Si hay igualdad, empieza el primero después del repartidor.
real-skyjo-first-decided = Empieza { $player }: { $sum } es la suma más alta.
real-skyjo-first-level = Empate con { $sum }: { $players }. { $player } es el primero después del repartidor y empieza.

## Skyjo: what happens now

real-skyjo-ask-too_many_players = Somos más de ocho
real-skyjo-answer-too_many_players = Una baraja es para dos a ocho jugadores. Si son más, hagan dos mesas con una baraja cada una.
real-skyjo-ask-misdeal = Alguien recibió cartas de más o de menos
real-skyjo-answer-misdeal = Antes del primer turno: barajen todo y repartan de nuevo. Más tarde, lo que falte viene boca abajo de la pila para robar; una carta boca abajo de más va debajo de esa pila sin que nadie la vea.
real-skyjo-ask-level_sums = Las sumas más altas de dos cartas son iguales
real-skyjo-answer-level_sums = De ellos empieza el primero después del repartidor.
real-skyjo-also-level_sums = O decidan como quieran; el más joven, por ejemplo.
real-skyjo-ask-next_start = ¿Quién empieza la siguiente ronda?
real-skyjo-answer-next_start = Otra vez la suma más alta de dos cartas. Ahora reparte el siguiente por la izquierda.
real-skyjo-also-next_start = O quien cerró la ronda anterior.
real-skyjo-ask-put_back = Tomé la carta del descarte. ¿Puedo devolverla?
real-skyjo-answer-put_back = No, tienes que cambiarla por una de las tuyas.
real-skyjo-ask-look_before = ¿Puedo mirar una carta boca abajo antes de cambiarla?
real-skyjo-answer-look_before = No. Solo la ves cuando está en el descarte.
real-skyjo-ask-unwanted = No quiero la carta que robé
real-skyjo-answer-unwanted = Descártala y voltea una de tus cartas boca abajo. En este turno ya no puedes elegir el descarte.
real-skyjo-ask-three_equal = En una columna hay tres cartas iguales boca arriba
real-skyjo-answer-three_equal = Van enseguida al descarte, sobre la carta que se acaba de cambiar o descartar. Vale para cualquier valor, también los negativos, e incluso en el último turno.
real-skyjo-ask-draw_pile_empty = La pila para robar se acabó
real-skyjo-answer-draw_pile_empty = Cuando alguien tenga que robar, barajen los descartes menos el de arriba: son la nueva pila para robar.
real-skyjo-ask-out_of_turn = Alguien jugó fuera de turno
real-skyjo-answer-out_of_turn = Se deshace: las cartas vuelven a donde estaban, y juega quien tiene el turno. Si el siguiente ya jugó, el turno vale.
real-skyjo-ask-looked = Alguien miró una carta boca abajo
real-skyjo-answer-looked = Se queda boca arriba en su lugar, para que todos sepan lo mismo.
real-skyjo-ask-drew_two = Alguien robó dos cartas
real-skyjo-answer-drew_two = Vale la primera. La otra se baraja en la pila para robar.
real-skyjo-ask-forgot_turn_over = Alguien descartó la carta que robó y no volteó ninguna
real-skyjo-answer-forgot_turn_over = Lo hace en cuanto alguien lo note.
real-skyjo-ask-overlooked_column = Nadie vio una columna de tres cartas iguales
real-skyjo-answer-overlooked_column = Se va en cuanto alguien lo note, a más tardar antes de contar.
real-skyjo-ask-closed = Todas las cartas de alguien están boca arriba
real-skyjo-answer-closed = Fue su último turno, y a cada uno de los demás le queda exactamente uno. También vale si se fueron todas sus columnas.
real-skyjo-ask-column_at_the_end = Al voltear las últimas cartas aparece una columna con tres iguales
real-skyjo-answer-column_at_the_end = También se va y no cuenta.
real-skyjo-also-column_at_the_end = Algunos la dejan y la cuentan.
real-skyjo-ask-closer_not_lowest = Alguien tiene un puntaje igual o menor que quien cerró
real-skyjo-answer-closer_not_lowest = Entonces los puntos de esta ronda de quien cerró se duplican; basta un empate. El cero y los puntajes negativos nunca se duplican.
real-skyjo-ask-exactly_the_limit = Alguien tiene exactamente 100 puntos
real-skyjo-answer-exactly_the_limit = Con 100 basta: la partida termina con esta ronda. Gana el total más bajo.
real-skyjo-ask-level_at_the_end = Los totales más bajos son iguales
real-skyjo-answer-level_at_the_end = Esos jugadores ganan juntos.
