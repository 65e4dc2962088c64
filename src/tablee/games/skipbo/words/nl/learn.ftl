## De Skip-Bo-les

learn-skipbo-aim = De stapel met de 4 is je stok. Wie zijn hele stok als eerste kwijt is, wint. Je ziet altijd alleen de bovenste kaart.
learn-skipbo-begin = In het midden bouwt iedereen mee aan stapels van 1 tot en met 12. Elke begint met een 1, en die heb je in je hand: kies hem en dan de eerste bouwstapel.
learn-skipbo-go-on = Nu gaat de stapel één voor één omhoog. Leg je 2 erop.
learn-skipbo-wild = Je stok toont een 4, maar er ontbreekt eerst een 3. Een Skip-Bo-kaart is een joker en staat voor elk getal: speel hem als 3.
learn-skipbo-stock = Nu past de bovenste kaart van je stok. Speel hem: om die kaarten draait het!
learn-skipbo-discard = Een nieuwe kaart op je stok, de 8. Er past niets meer, dus eindigt je beurt: leg een handkaart op een van je weggooistapels. Neem de 9 en de eerste stapel.
learn-skipbo-your-turn = { $bot } heeft een 5 van de stok gespeeld: de stapels in het midden zijn van iedereen. Je bent weer aan de beurt en hebt getrokken tot je vijf kaarten in je hand had.
learn-skipbo-climb = Er moet eerst een 7 liggen voor je 8 past. Speel de 6 en dan de 7 uit je hand.
learn-skipbo-stock-again = Daar gaat hij: speel de 8 van je stok.
learn-skipbo-from-discard = De bovenste kaart van een weggooistapel mag je in je beurt altijd spelen. Je 9 past: speel hem.
learn-skipbo-empty-hand = Is je hand leeg, dan trek je meteen vijf nieuwe kaarten. Speel de 10 en begin dan de tweede bouwstapel met de 1 en de 2.
learn-skipbo-five-more = Vijf nieuwe kaarten, en je bent nog steeds aan de beurt. De kaart van je stok, de 3, past op de tweede bouwstapel.
learn-skipbo-complete = Er ligt nog één kaart op je stok. Kijk naar de eerste bouwstapel: met de 11 en de 12 is hij vol. Dan gaat hij weg en is zijn plek vrij voor een nieuwe 1.
learn-skipbo-win = Nu je laatste kaart, de 5: speel de 4 uit je hand en dan de 5.
learn-skipbo-end = Je stok is leeg: je hebt gewonnen! Je krijgt 25 punten, en 5 voor elke kaart in de stok van { $bot }. Gewoonlijk heeft een stok 30 kaarten en gaat een partij tot 500 punten.

## Waarom niet deze zet: hij mag, maar de les vraagt iets anders

learn-rather-skipbo-too-soon = Dat mag, maar weggooien beëindigt je beurt, en je kunt nog iets spelen.
learn-rather-skipbo-discard = Dat mag, met elke handkaart en op elk van je vier weggooistapels. Leg in deze les de 9 op de eerste: je hebt hem zo nodig.
learn-rather-skipbo-place = Dat mag: de ene vrije plek is zo goed als de andere. Neem in deze les de gemarkeerde.
learn-rather-skipbo-play = Dat mag, en het past. Maar speel eerst de gemarkeerde kaart: die brengt je dichter bij je volgende stokkaart.

## De regels, zoals een tafel ze speelt

rules-skipbo-stock_size = { $count ->
    [one] Aan deze tafel krijgt iedere speler een stok van **{ $count } kaart**.
   *[other] Aan deze tafel krijgt iedere speler een stok van **{ $count } kaarten**.
}
rules-skipbo-target = { $points ->
    [none] Aan deze tafel speel je één enkele ronde.
   *[other] Wie aan deze tafel als eerste **{ $points } punten** haalt, wint de partij.
}
rules-skipbo-partners-true = Aan deze tafel speel je in paren.
rules-skipbo-partners-false = Aan deze tafel speelt ieder voor zich.
