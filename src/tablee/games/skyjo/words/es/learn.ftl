## La lección de Skyjo

learn-skyjo-aim = Delante de ti hay doce cartas boca abajo que ni tú conoces. Cada carta vale los puntos que muestra, de −2 a 12. Quieres tener la menor cantidad posible.
learn-skyjo-turn-two = Para empezar, cada jugador voltea dos cartas. Elige la carta marcada y después la siguiente.
learn-skyjo-take = Muestras la suma más alta, así que empiezas. En el descarte hay un 1: tómalo y cámbialo por tu 10.
learn-skyjo-draw = El 9 del descarte no te sirve. Mejor roba una carta.
learn-skyjo-keep = Un 5, y en la segunda columna ya hay un 5. Pon el nuevo debajo. Lo que había allí solo lo ves cuando ya se fue.
learn-skyjo-draw-again = Era un 8: buen cambio. Roba otra carta.
learn-skyjo-reject = Un 12 es malo. No te lo quedes: elige el descarte para dejarlo y después voltea la carta marcada.
learn-skyjo-column = ¡{ $bot } descartó un 5! Tómalo para la última carta de la segunda columna: tres cartas iguales en una columna salen de la mesa.
learn-skyjo-gone = Toda la columna se fue, y 15 puntos con ella. Así se sigue jugando. Presiona «Seguir» para ver la mesa seis turnos después.
learn-skyjo-closing = Solo te queda una carta boca abajo. Cuando esté boca arriba cierras la ronda, y a { $bot } le queda un solo turno.
learn-skyjo-close = Cuidado: si entonces alguien tiene tantos puntos como tú o menos, ¡los tuyos se duplican! Pero tú muestras 11 y { $bot } 36. Pues cierra: roba una carta.
learn-skyjo-close-now = Un 2 está bien. Cámbialo por tu última carta boca abajo.
learn-skyjo-end = Tienes 13 puntos y { $bot } 39. Se juegan rondas hasta que alguien llega a 100 puntos: entonces gana quien tenga menos. ¡Ya sabes jugar a Skyjo!

## Por qué no esta jugada: se permite, pero no es lo que pide la lección

learn-rather-skyjo-cell = Puedes elegir cualquiera de tus cartas. En esta lección toma la marcada.
learn-rather-skyjo-draw = Puedes robar. Pero la carta que está a la vista en el descarte es justo la que necesitas.
learn-rather-skyjo-take = Puedes tomarla. Pero es alta: una carta robada será probablemente mejor.
learn-rather-skyjo-keep = Puedes quedártela. Pero es una de las peores cartas que hay.
learn-rather-skyjo-reject = Puedes descartarla. Pero te puede servir mucho.

## Las reglas, como las juega una mesa

rules-skyjo-limit = { $points ->
    [none] En esta mesa se juega una sola ronda.
   *[other] En esta mesa se juegan rondas hasta que alguien tenga **{ $points } puntos** o más.
}
