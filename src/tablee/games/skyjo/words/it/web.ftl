## La pagina iniziale

length-skyjo-short = Una manche
length-skyjo-medium = Fino a 50 punti
length-skyjo-long = Fino a 100 punti

## Al tavolo

skyjo-drawn = Carta pescata
skyjo-drawn-other = Una carta pescata
skyjo-lay-down = Scartala

## Tasti

keys-skyjo-piles = Mazzo di pesca, pila degli scarti, carta pescata
keys-skyjo-cells = Le tue dodici carte, come stanno sul tavolo
