## Ayuda en pantalla

terminal-help-skipbo =
    Primero la carta: s la pila de inicio, de 1 a 9 una carta de la mano, d y un número
    una pila de descarte, p y luego s o d las de tu compañero.
    Luego adónde: de 1 a 4 una pila de construcción, d y un número tu pila de descarte,
    con lo que acaba tu turno.

## Línea a línea

terminal-notation-skipbo =
    Jugadas: s>2 juega la carta de la pila de inicio en la de construcción 2; h7>2 un 7 de la mano; d3>2 la de
    arriba del descarte 3; ps>2 y pd3>2 lo mismo de tu compañero; h9:3 descarta un 9 en la pila 3 y acaba el turno;
    - lo acaba con la mano vacía. W es una carta Skip-Bo. Con modales humanos también + o ~ y !2 para el lugar 2.

## La hoja de puntos para cartas de verdad

terminal-score-prompt-skipbo = Ronda { $number }, cartas en la pila de inicio de { $player }
