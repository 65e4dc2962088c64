## La pagina iniziale

length-skipbo-short = Gioco breve: mazzi base da 10
length-skipbo-medium = Una manche: mazzi base da 20
length-skipbo-whole = { $players ->
    [5] { length-skipbo-medium }
    [6] { length-skipbo-medium }
   *[other] Manche completa: mazzi base da 30
}
length-skipbo-long = Partita a 500 punti

## Al tavolo

skipbo-look = Tutti i mazzi di scarto di { $player }
moment-skipbo-finished = Mazzo completo!
moment-skipbo-emptied = { $who ->
    [you] Tutta la mano giocata: carte nuove!
   *[other] { $player } gioca tutta la mano!
}
moment-skipbo-last_card = { $who ->
    [you] Resta una carta nel tuo mazzo base!
   *[other] Resta una carta nel mazzo base di { $player }!
}
moment-skipbo-stock_empty = { $who ->
    [you] Il tuo mazzo base è vuoto!
   *[other] Il mazzo base di { $player } è vuoto!
}
phase-skipbo-stock = È il tuo turno: la carta del tuo mazzo base si può giocare.
phase-skipbo-build = È il tuo turno: gioca sui mazzi al centro, o scarta una carta per finire.
phase-skipbo-discard = Non va niente: scarta una carta della mano per finire il turno.
luck-skipbo-run = Serie più lunga: { $count } carte in un turno

## Tasti

keys-skipbo-hand = Una carta in mano
keys-skipbo-building = Con una carta scelta: un mazzo crescente
keys-skipbo-stock = Il tuo mazzo base
keys-skipbo-discards = I tuoi mazzi di scarto
