## La página de inicio

length-skyjo-short = Una ronda
length-skyjo-medium = Hasta 50 puntos
length-skyjo-long = Hasta 100 puntos

## En la mesa

skyjo-drawn = Carta robada
skyjo-drawn-other = Una carta robada
skyjo-lay-down = Descartarla

## Teclas

keys-skyjo-piles = Pila para robar, pila de descarte, carta robada
keys-skyjo-cells = Tus doce cartas, tal como están
