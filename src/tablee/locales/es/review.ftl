### Después de una ronda, después de una partida, y cómo verla de nuevo.

## Rondas y totales

rounds = Rondas
unit-round = Ronda { $number }
unit-game = Ronda { $number }
round-closed = cerró la ronda
round-doubled = puntos duplicados
sheet-waiting = Los jugadores siguen cuando quieran.
chart-label = Cómo crecieron los totales. Los números están en la tabla de arriba.
result-place = { $place ->
   *[other] { $place }.º de { $count }
}
result-best-round = Mejor ronda: { $points } (ronda { $number })
result-best-game = Mejor ronda: { $points } (ronda { $number })

## Qué se puede hacer con una partida

after-replay = Verla jugada a jugada
after-share = Compartir el resultado
after-download = Guardar la grabación
after-check = Comprobar el reparto

## Comprobar el reparto

deal-title = ¿Se repartió con honestidad?
deal-why = Cada vez que se baraja, el orden sale de un número secreto, la semilla. Antes de la primera carta todos vieron su huella: el sello. Ahora la semilla es pública y los dos deben encajar. Nadie, ni siquiera el servidor, pudo cambiar una carta entretanto.
deal-checking = Comprobando…
deal-proven = La semilla encaja con el sello que este dispositivo vio antes de la primera carta.
deal-late = La semilla encaja con el sello. Este dispositivo no lo vio hasta que la partida ya había empezado.
deal-unseen = La semilla encaja con el sello de la grabación. Este dispositivo no estaba antes de la partida y no sabe qué se mostró entonces.
deal-wrong = ¡La semilla no encaja con el sello! No confíes en este reparto.
deal-unable = Los navegadores solo calculan esto en páginas cifradas. El comando de abajo lo demuestra.
deal-commitment = Sello
deal-seed = Semilla
deal-hash = SHA-256 de la semilla, calculado aquí
deal-seen-early = En este dispositivo desde { $time }, antes de la primera carta.
deal-seen-late = En este dispositivo desde { $time }.
deal-whole = Para la prueba completa, con cada barajada y cada jugada, guarda la grabación y ejecuta:

## Ver de nuevo

replay-what-if = ¿Y si…?
replay-analyse = Analizar
replay-record = La partida
replay-share = Compartir esta jugada
replay-moves = Jugadas
replay-slider = Jugada
replay-position = Jugada { $at } de { $last }
replay-first = Al principio
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Parar
replay-forward = Una jugada adelante
replay-last = Al final
replay-eyes = ¿Con los ojos de quién?
replay-everybody = Lo que veían todos
replay-seat = Lo que veía { $player }
replay-open = Todas las cartas a la vista

## Verla juntos

together-lead = Guiar
together-possible = Los demás de la mesa pueden mirar también.
together-leading = Guías tú: los demás ven lo que tú ves.
together-following = Sigues a { $player }.
together-leads = { $player } guía.
together-wander = Por mi cuenta
together-follow = Seguir
together-stop = Parar
together-invited = { $player } enseña la partida: mirar también

## Suerte y habilidad

review-title = Suerte y habilidad
review-ask = ¿Fui yo, o fueron las cartas?
review-working = Se mira cada jugada. Tarda unos segundos.
review-failed = No se pudo hacer el análisis. Inténtalo de nuevo en un minuto.
review-luck = Suerte
review-skill = Habilidad
review-start = Comienzo
review-result = Resultado
review-errors = Errores propios por decisión
review-verdict-best = la mejor
review-verdict-fine = buena
review-verdict-close = dudosa
review-verdict-inaccuracy = imprecisión
review-verdict-mistake = error
review-verdict-blunder = error grave
review-balance = { $player }: comienzo { $start } %, suerte { $luck } %, habilidad { $skill } %, resultado { $result } %; errores propios { $cost } % por decisión
review-moments = Los grandes momentos de { $player }
review-moment = Jugada { $move }, { $played }: { $verdict }. Costó { $cost } % (± { $error } %).
review-better = Mejor: { $move }
review-nothing = Ningún error seguro.
review-curve = La probabilidad de cada uno de ganar la partida, después de cada jugada. Las marcas son errores.
review-go = A la jugada { $move }
review-how = La suerte es cuánto mejor o peor vinieron las cartas de lo que cabía esperar; de media no es nada. La habilidad es el resto: los errores propios y los de los demás. Comienzo, suerte y habilidad suman el resultado.

## A record from a file

record-open = Abrir una partida guardada
record-intro = Elige un archivo guardado como grabación. Se comprueba y se muestra en este dispositivo y no se envía a ninguna parte.
record-file = Grabación (.json)
record-proven = Todo es correcto: el reparto se selló antes de la primera carta, y cada barajada, cada jugada y el resultado son como se grabaron.
