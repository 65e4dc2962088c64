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

## Toetsen

keys-skipbo-hand = Een handkaart
keys-skipbo-building = Met een gekozen kaart: een bouwstapel
keys-skipbo-stock = Je stok
keys-skipbo-discards = Je weggooistapels
