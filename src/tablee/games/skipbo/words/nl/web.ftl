## De startpagina

length-skipbo-short = Verkort spel: stok van 10
length-skipbo-medium = Eén ronde: stok van 20
length-skipbo-whole = { $players ->
    [5] { length-skipbo-medium }
    [6] { length-skipbo-medium }
   *[other] Volledige ronde: stok van 30
}
length-skipbo-long = Partij tot 500 punten

## Aan tafel

skipbo-look = Alle weggooistapels van { $player }
moment-skipbo-finished = Stapel vol!
moment-skipbo-emptied = { $who ->
    [you] Hele hand gespeeld: nieuwe kaarten!
   *[other] { $player } speelt de hele hand!
}
moment-skipbo-last_card = { $who ->
    [you] Nog één kaart in je stok!
   *[other] { $player } heeft nog één kaart in de stok!
}
moment-skipbo-stock_empty = { $who ->
    [you] Je stok is leeg!
   *[other] De stok van { $player } is leeg!
}
phase-skipbo-stock = Jij bent aan de beurt: de kaart van je stok past.
phase-skipbo-build = Jij bent aan de beurt: bouw in het midden of leg tot slot een handkaart weg.
phase-skipbo-discard = Niets past: leg een handkaart op een weggooistapel.
luck-skipbo-run = Langste reeks: { $count } kaarten in één beurt

## Toetsen

keys-skipbo-hand = Een handkaart
keys-skipbo-building = Met een gekozen kaart: een bouwstapel
keys-skipbo-stock = Je stok
keys-skipbo-discards = Je weggooistapels
