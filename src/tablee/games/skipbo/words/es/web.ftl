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

## Teclas

keys-skipbo-hand = Una carta de la mano
keys-skipbo-building = Con una carta elegida: una pila de construcción
keys-skipbo-stock = Tu pila de inicio
keys-skipbo-discards = Tus pilas de descarte
