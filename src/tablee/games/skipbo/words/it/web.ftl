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

## Tasti

keys-skipbo-hand = Una carta in mano
keys-skipbo-building = Con una carta scelta: un mazzo crescente
keys-skipbo-stock = Il tuo mazzo base
keys-skipbo-discards = I tuoi mazzi di scarto
