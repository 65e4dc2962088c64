### Aprender a jugar: las reglas, las lecciones y los consejos en la mesa.
### $bot es el nombre del otro jugador en una lección.

## Reglas y lecciones

rules-of = Reglas de { $game }
rules-contents = Índice
rules-print = Imprimir
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
learn-read-first = Primero lee esto y después presiona «Seguir».
learn-not-now = Ahora no: haz lo que pide la lección.
spot-advised = recomendado

## Los consejos en la mesa

hint = Consejo
hint-left = Consejo (quedan { $count })
hint-thinking = Pensando…
hint-later = Las probabilidades llegarán enseguida: se están preparando, solo esta vez.
hint-chance = Probabilidad de ganar: { $chance } % (de { $low } a { $high } %)
hint-score = Unos { $points } puntos en esta ronda
hint-others = Las mejores jugadas
hint-others-lead = Las mejores jugadas, por puntos de ventaja sobre los demás
