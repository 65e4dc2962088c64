## La página de inicio

length-skipbo-short = Juego corto: pilas de inicio de 10
length-skipbo-medium = Una ronda: pilas de inicio de 20
length-skipbo-whole = { $players ->
    [5] { length-skipbo-medium }
    [6] { length-skipbo-medium }
   *[other] Ronda completa: pilas de inicio de 30
}
length-skipbo-long = Partida a 500 puntos

## En la mesa

skipbo-look = Todas las pilas de descarte de { $player }
moment-skipbo-finished = ¡Pila completa!
moment-skipbo-emptied = { $who ->
    [you] Toda la mano jugada: ¡cartas nuevas!
   *[other] ¡{ $player } juega toda la mano!
}
moment-skipbo-last_card = { $who ->
    [you] ¡Queda una carta en tu pila de inicio!
   *[other] ¡A { $player } le queda una carta en la pila de inicio!
}
moment-skipbo-stock_empty = { $who ->
    [you] ¡Tu pila de inicio está vacía!
   *[other] ¡La pila de inicio de { $player } está vacía!
}
phase-skipbo-stock = Te toca: puedes jugar la carta de tu pila de inicio.
phase-skipbo-build = Te toca: juega en las pilas del centro o descarta una carta para terminar.
phase-skipbo-discard = Nada encaja: descarta una carta de la mano para terminar.
luck-skipbo-run = Racha más larga: { $count } cartas en un turno

## Teclas

keys-skipbo-hand = Una carta de la mano
keys-skipbo-building = Con una carta elegida: una pila de construcción
keys-skipbo-stock = Tu pila de inicio
keys-skipbo-discards = Tus pilas de descarte
