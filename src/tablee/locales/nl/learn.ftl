### Leren spelen: de regels, de lessen en de tips aan tafel.
### $bot is de naam van de andere speler in een les.

## Regels en lessen

rules-of = Regels van { $game }
rules-contents = Inhoud
learn-by-playing = Al spelend leren
learn-about = Speel een paar minuten mee: elke stap zegt wat je doet en waarom.
learn-minutes = Ongeveer drie minuten
learn-all = Alle lessen
learn-title = { $game } leren
learn-restart = Opnieuw
learn-skip = Overslaan
learn-next = Verder
learn-make = Doe het voor
learn-step = Stap { $number } van { $count }
learn-read-first = Lees dit eerst en druk dan op ‘Verder’.
learn-not-now = Nu niet: doe wat de les vraagt.
spot-advised = aangeraden

## De Skip-Bo-les

learn-skipbo-aim = De stapel met de 4 is je stok. Wie zijn hele stok als eerste kwijt is, wint. Je ziet altijd alleen de bovenste kaart.
learn-skipbo-begin = In het midden bouwt iedereen mee aan stapels van 1 tot en met 12. Elke begint met een 1, en die heb je in je hand: tik hem aan en dan de eerste bouwstapel.
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

## De Skyjo-les

learn-skyjo-aim = Voor je liggen twaalf dichte kaarten, die ook jij niet kent. Elke kaart telt zoveel punten als erop staat, van −2 tot en met 12. Je wilt er zo weinig mogelijk.
learn-skyjo-turn-two = Om te beginnen draait iedereen twee kaarten om. Tik de gemarkeerde kaart aan en dan de volgende.
learn-skyjo-take = Jij toont de hoogste som, dus jij begint. Op de aflegstapel ligt een 1: pak hem en ruil hem voor je 10.
learn-skyjo-draw = Aan de 9 op de aflegstapel heb je niets. Trek liever een kaart van de trekstapel.
learn-skyjo-keep = Een 5, en in de tweede kolom ligt al een 5. Leg de nieuwe eronder. Wat daar lag, zie je pas als het weg is.
learn-skyjo-draw-again = Het was een 8: een goede ruil. Trek nog een kaart.
learn-skyjo-reject = Een 12 is slecht. Houd hem niet: tik op de aflegstapel om hem weg te leggen en draai dan de gemarkeerde kaart om.
learn-skyjo-column = { $bot } heeft een 5 weggelegd! Pak hem voor de laatste kaart van de tweede kolom: drie gelijke kaarten in een kolom gaan van tafel.
learn-skyjo-gone = De hele kolom is weg, en 15 punten ook. Zo gaat iedereen verder. Druk op ‘Verder’ en je ziet de tafel zes beurten later.
learn-skyjo-closing = Nog maar één van je kaarten is dicht. Ligt die open, dan sluit je de ronde en heeft { $bot } nog maar één beurt.
learn-skyjo-close = Pas op: heb je dan niet als enige de minste punten, dan worden die van jou verdubbeld! Maar jij toont 11 en { $bot } 36. Sluit dus: trek een kaart.
learn-skyjo-close-now = Een 2 is prima. Ruil hem voor je laatste dichte kaart.
learn-skyjo-end = Jij hebt 13 punten en { $bot } 39. Er worden rondes gespeeld tot iemand 100 punten heeft: dan winnen de minste punten. Nu ken je Skyjo!

## Waarom niet deze zet: hij mag, maar de les vraagt iets anders

learn-rather-skipbo-too-soon = Dat mag, maar weggooien eindigt je beurt, en je kunt nog iets spelen.
learn-rather-skipbo-discard = Dat mag, met elke handkaart en op elk van je vier weggooistapels. Leg in deze les de 9 op de eerste: je hebt hem zo nodig.
learn-rather-skipbo-place = Dat mag: de ene vrije plek is zo goed als de andere. Neem in deze les de gemarkeerde.
learn-rather-skipbo-play = Dat mag, en het past. Maar speel eerst de gemarkeerde kaart: die brengt je dichter bij je volgende stokkaart.
learn-rather-skyjo-cell = Je mag elk van je kaarten kiezen. Neem in deze les de gemarkeerde.
learn-rather-skyjo-draw = Je mag trekken. Maar wat open op de aflegstapel ligt, is precies wat je nodig hebt.
learn-rather-skyjo-take = Je mag hem pakken. Maar hij is hoog: een kaart van de trekstapel is waarschijnlijk beter.
learn-rather-skyjo-keep = Je mag hem houden. Maar het is een van de slechtste kaarten die er zijn.
learn-rather-skyjo-reject = Je mag hem wegleggen. Maar je kunt hem goed gebruiken.

## Tips aan tafel

hint = Tip
hint-thinking = Ik denk na …
hint-later = De kansen volgen: ze worden nog voorbereid, alleen deze keer.
hint-chance = Kans om te winnen: { $chance } % ({ $low } tot { $high } %)
hint-score = Ongeveer { $points } punten in deze ronde
hint-others = De beste zetten
