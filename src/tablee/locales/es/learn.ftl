### Aprender a jugar: las reglas, las lecciones y los consejos en la mesa.
### $bot es el nombre del otro jugador en una lección.

## Reglas y lecciones

rules-of = Reglas de { $game }
rules-contents = Índice
learn-by-playing = Aprender jugando
learn-about = Juega unos minutos: cada paso dice qué hacer y por qué.
learn-minutes = Unos tres minutos
learn-all = Todas las lecciones
learn-title = Aprender { $game }
learn-restart = Reiniciar
learn-skip = Saltar
learn-next = Seguir
learn-make = Hazlo por mí
learn-step = Paso { $number } de { $count }
learn-read-first = Primero lee esto y después pulsa «Seguir».
learn-not-now = Ahora no: haz lo que pide la lección.
spot-advised = recomendado

## La lección de Skip-Bo

learn-skipbo-aim = La pila con el 4 es tu pila de inicio. Gana quien acabe antes la suya. Solo ves siempre la carta de encima.
learn-skipbo-begin = En el centro, entre todos se forman pilas del 1 al 12. Cada una empieza con un 1, y tienes uno en la mano: tócalo y después toca la primera pila de construcción.
learn-skipbo-go-on = Ahora la pila sube de uno en uno. Pon encima tu 2.
learn-skipbo-wild = Tu pila de inicio muestra un 4, pero antes falta un 3. Una carta Skip-Bo es un comodín y vale por cualquier número: juégala como 3.
learn-skipbo-stock = Ahora encaja la carta de encima de tu pila de inicio. Juégala: ¡esas son las cartas que cuentan!
learn-skipbo-discard = Una carta nueva en tu pila de inicio, el 8. Ya no encaja nada, así que terminas el turno: pon una carta de la mano en una de tus pilas de descarte. Toma el 9 y la primera pila.
learn-skipbo-your-turn = { $bot } ha jugado un 5 de su pila de inicio: las pilas del centro son de todos. Te toca otra vez, y has robado hasta tener cinco cartas en la mano.
learn-skipbo-climb = Para que encaje tu 8 hace falta un 7. Juega el 6 y después el 7 de tu mano.
learn-skipbo-stock-again = Ahí va: juega el 8 de tu pila de inicio.
learn-skipbo-from-discard = En tu turno puedes jugar en cualquier momento la carta de encima de una pila de descarte. Tu 9 encaja: juégalo.
learn-skipbo-empty-hand = Si tu mano queda vacía, robas enseguida cinco cartas nuevas. Juega el 10 y empieza la segunda pila con el 1 y el 2.
learn-skipbo-five-more = Cinco cartas nuevas, y sigue siendo tu turno. La carta de tu pila de inicio, el 3, encaja en la segunda pila.
learn-skipbo-complete = Te queda una carta en la pila de inicio. Mira la primera pila: con el 11 y el 12 está completa. Entonces se aparta, y su sitio queda libre para otro 1.
learn-skipbo-win = Y ahora tu última carta, el 5: juega el 4 de tu mano y después el 5.
learn-skipbo-end = Tu pila de inicio está vacía: ¡has ganado! Sumas 25 puntos, y 5 por cada carta en la pila de inicio de { $bot }. Lo normal son pilas de 30 cartas y partidas a 500 puntos.

## La lección de Skyjo

learn-skyjo-aim = Delante de ti hay doce cartas boca abajo que ni tú conoces. Cada carta vale los puntos que muestra, de −2 a 12. Quieres tener los menos posibles.
learn-skyjo-turn-two = Para empezar, cada cual descubre dos cartas. Toca la carta marcada y después la siguiente.
learn-skyjo-take = Muestras la suma más alta, así que empiezas. En el descarte hay un 1: tómalo y cámbialo por tu 10.
learn-skyjo-draw = El 9 del descarte no te sirve. Mejor roba una carta.
learn-skyjo-keep = Un 5, y en la segunda columna ya hay un 5. Pon el nuevo debajo. Lo que había allí solo lo ves cuando ya se ha ido.
learn-skyjo-draw-again = Era un 8: buen cambio. Roba otra carta.
learn-skyjo-reject = Un 12 es malo. No te lo quedes: toca el descarte para dejarlo y después descubre la carta marcada.
learn-skyjo-column = ¡{ $bot } ha descartado un 5! Tómalo para la última carta de la segunda columna: tres cartas iguales en una columna salen de la mesa.
learn-skyjo-gone = Toda la columna se ha ido, y 15 puntos con ella. Así se sigue jugando. Pulsa «Seguir» para ver la mesa seis turnos después.
learn-skyjo-closing = Solo te queda una carta boca abajo. Cuando esté boca arriba cierras la ronda, y a { $bot } le queda un solo turno.
learn-skyjo-close = Cuidado: si entonces no tienes menos puntos que nadie, sin empates, ¡los tuyos se doblan! Pero tú muestras 11 y { $bot } 36. Pues cierra: roba una carta.
learn-skyjo-close-now = Un 2 está bien. Cámbialo por tu última carta boca abajo.
learn-skyjo-end = Tienes 13 puntos y { $bot } 39. Se juegan rondas hasta que alguien llega a 100 puntos: entonces gana quien tenga menos. ¡Ya sabes jugar a Skyjo!

## Por qué no esta jugada: se permite, pero no es lo que pide la lección

learn-rather-skipbo-too-soon = Puedes, pero descartar termina tu turno, y todavía hay algo que jugar.
learn-rather-skipbo-discard = Puedes, con cualquier carta de la mano y en cualquiera de tus cuatro pilas. En esta lección pon el 9 en la primera: pronto te hará falta.
learn-rather-skipbo-place = Puedes: un sitio libre vale lo mismo que otro. En esta lección usa el marcado.
learn-rather-skipbo-play = Puedes, y encaja. Pero juega antes la carta marcada: te acerca a tu próxima carta de la pila de inicio.
learn-rather-skyjo-cell = Puedes elegir cualquiera de tus cartas. En esta lección toma la marcada.
learn-rather-skyjo-draw = Puedes robar. Pero la carta que está a la vista en el descarte es justo la que necesitas.
learn-rather-skyjo-take = Puedes tomarla. Pero es alta: una carta robada será probablemente mejor.
learn-rather-skyjo-keep = Puedes quedártela. Pero es una de las peores cartas que hay.
learn-rather-skyjo-reject = Puedes descartarla. Pero te puede servir mucho.

## Los consejos en la mesa

hint = Consejo
hint-thinking = Pensando …
hint-later = Las probabilidades llegarán enseguida: se están preparando, solo esta vez.
hint-chance = Probabilidad de ganar: { $chance } % (de { $low } a { $high } %)
hint-score = Unos { $points } puntos en esta ronda
hint-others = Las mejores jugadas
