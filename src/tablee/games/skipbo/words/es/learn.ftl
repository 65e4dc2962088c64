## La lección de Skip-Bo

learn-skipbo-aim = La pila con el 4 es tu pila de inicio. Gana quien acabe antes la suya. De ella solo ves la carta de arriba.
learn-skipbo-begin = En el centro, entre todos se forman pilas del 1 al 12. Cada una empieza con un 1, y tienes uno en la mano: elígelo y después elige la primera pila de construcción.
learn-skipbo-go-on = Ahora la pila sube de uno en uno. Pon tu 2 arriba.
learn-skipbo-wild = Tu pila de inicio muestra un 4, pero antes falta un 3. Una carta Skip-Bo es un comodín y vale por cualquier número: juégala como 3.
learn-skipbo-stock = Ahora encaja la carta de arriba de tu pila de inicio. Juégala: ¡esas son las cartas que cuentan!
learn-skipbo-discard = Una carta nueva en tu pila de inicio, el 8. Ya no encaja nada, así que terminas el turno: pon una carta de la mano en una de tus pilas de descarte. Toma el 9 y la primera pila.
learn-skipbo-your-turn = { $bot } jugó un 5 de su pila de inicio: las pilas del centro son de todos. Te toca otra vez, y robaste hasta tener cinco cartas en la mano.
learn-skipbo-climb = Para que encaje tu 8 se necesita un 7. Juega el 6 y después el 7 de tu mano.
learn-skipbo-stock-again = Ahí va: juega el 8 de tu pila de inicio.
learn-skipbo-from-discard = En tu turno puedes jugar en cualquier momento la carta de arriba de una pila de descarte. Tu 9 encaja: juégalo.
learn-skipbo-empty-hand = Si tu mano queda vacía, robas enseguida cinco cartas nuevas. Juega el 10 y empieza la segunda pila con el 1 y el 2.
learn-skipbo-five-more = Cinco cartas nuevas, y sigue siendo tu turno. La carta de tu pila de inicio, el 3, encaja en la segunda pila.
learn-skipbo-complete = Te queda una carta en la pila de inicio. Mira la primera pila: con el 11 y el 12 está completa. Entonces se aparta, y su lugar queda libre para otro 1.
learn-skipbo-win = Y ahora tu última carta, el 5: juega el 4 de tu mano y después el 5.
learn-skipbo-end = Tu pila de inicio está vacía: ¡ganaste! Sumas 25 puntos, y 5 por cada carta en la pila de inicio de { $bot }. Lo normal son pilas de 30 cartas y partidas a 500 puntos.

## Por qué no esta jugada: se permite, pero no es lo que pide la lección

learn-rather-skipbo-too-soon = Puedes, pero descartar termina tu turno, y todavía hay algo que jugar.
learn-rather-skipbo-discard = Puedes, con cualquier carta de la mano y en cualquiera de tus cuatro pilas. En esta lección pon el 9 en la primera: pronto lo vas a necesitar.
learn-rather-skipbo-place = Puedes: un lugar libre vale lo mismo que otro. En esta lección usa el marcado.
learn-rather-skipbo-play = Puedes, y encaja. Pero juega antes la carta marcada: te acerca a tu próxima carta de la pila de inicio.

## Las reglas, como las juega una mesa

rules-skipbo-stock_size = { $count ->
    [one] En esta mesa cada jugador recibe una pila de inicio de **{ $count } carta**.
   *[other] En esta mesa cada jugador recibe una pila de inicio de **{ $count } cartas**.
}
rules-skipbo-target = { $points ->
    [none] En esta mesa se juega una sola ronda.
   *[other] En esta mesa gana la partida quien llega primero a **{ $points } puntos**.
}
rules-skipbo-partners-true = En esta mesa se juega en parejas.
rules-skipbo-partners-false = En esta mesa cada uno juega por su cuenta.
