## La pagina iniziale

length-skyjo-short = Una manche
length-skyjo-medium = Fino a 50 punti
length-skyjo-long = Fino a 100 punti

## Al tavolo

skyjo-drawn = Carta pescata
skyjo-drawn-other = Una carta pescata
skyjo-lay-down = Scartala
skyjo-sum = Punti di questa manche
tag-skyjo-closed = Ha chiuso
tag-skyjo-last = Ultimo turno
moment-skyjo-cleared = Colonna via!
moment-skyjo-closed = { $who ->
    [you] Hai chiuso! Ultimo turno per gli altri.
   *[other] { $player } chiude! Ultimo turno per gli altri.
}
phase-skyjo-last_turn = { $who ->
    [you] Il tuo ultimo turno: pesca una carta o prendi quella degli scarti.
   *[other] È l’ultimo turno di { $player }.
}
phase-skyjo-rejecting = Scarti la carta pescata: scegli la carta coperta da girare.
phase-skyjo-taking = Prendi la carta degli scarti: scegli la carta da sostituire.
luck-skyjo-exchange = Carta più fortunata: { $card } per { $out }
luck-skyjo-column = Momento più fortunato: tre volte { $card } in una colonna

## Tasti

keys-skyjo-piles = Mazzo di pesca, pila degli scarti, carta pescata
keys-skyjo-cells = Le tue dodici carte, come stanno sul tavolo
