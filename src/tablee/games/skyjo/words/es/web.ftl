## La página de inicio

length-skyjo-short = Una ronda
length-skyjo-medium = Hasta 50 puntos
length-skyjo-long = Hasta 100 puntos

## En la mesa

skyjo-drawn = Carta robada
skyjo-drawn-other = Una carta robada
skyjo-lay-down = Descartarla
skyjo-sum = Puntos de esta ronda
tag-skyjo-closed = Cerró
tag-skyjo-last = Último turno
moment-skyjo-cleared = ¡Columna fuera!
moment-skyjo-closed = { $who ->
    [you] ¡Cierras! A los demás les queda un turno.
   *[other] ¡{ $player } cierra! A los demás les queda un turno.
}
phase-skyjo-last_turn = { $who ->
    [you] Tu último turno: roba una carta o toma la del descarte.
   *[other] Es el último turno de { $player }.
}
phase-skyjo-rejecting = Descartas la carta robada: elige una carta boca abajo para voltearla.
phase-skyjo-taking = Tomas la carta del descarte: elige la carta que reemplaza.
luck-skyjo-exchange = Carta con más suerte: { $card } por { $out }
luck-skyjo-column = Mejor momento: tres veces { $card } en una columna

## Teclas

keys-skyjo-piles = Pila para robar, pila de descarte, carta robada
keys-skyjo-cells = Tus doce cartas, tal como están
