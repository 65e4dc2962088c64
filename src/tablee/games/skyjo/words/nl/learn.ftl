## De Skyjo-les

learn-skyjo-aim = Voor je liggen twaalf dichte kaarten, die ook jij niet kent. Elke kaart telt zoveel punten als erop staat, van −2 tot en met 12. Je wilt er zo weinig mogelijk.
learn-skyjo-turn-two = Om te beginnen draait iedereen twee kaarten om. Kies de gemarkeerde kaart en dan de volgende.
learn-skyjo-take = Jij toont de hoogste som, dus jij begint. Op de aflegstapel ligt een 1: pak hem en ruil hem voor je 10.
learn-skyjo-draw = Aan de 9 op de aflegstapel heb je niets. Trek liever een kaart van de trekstapel.
learn-skyjo-keep = Een 5, en in de tweede kolom ligt al een 5. Leg de nieuwe eronder. Wat daar lag, zie je pas als het weg is.
learn-skyjo-draw-again = Het was een 8: een goede ruil. Trek nog een kaart.
learn-skyjo-reject = Een 12 is slecht. Houd hem niet: kies de aflegstapel om hem af te leggen en draai dan de gemarkeerde kaart om.
learn-skyjo-column = { $bot } heeft een 5 afgelegd! Pak hem voor de laatste kaart van de tweede kolom: drie gelijke kaarten in een kolom gaan van tafel.
learn-skyjo-gone = De hele kolom is weg, en 15 punten ook. Zo gaat iedereen verder. Druk op ‘Verder’ en je ziet de tafel zes beurten later.
learn-skyjo-closing = Nog maar één van je kaarten is dicht. Ligt die open, dan sluit je de ronde en heeft { $bot } nog maar één beurt.
learn-skyjo-close = Pas op: heeft { $bot } dan evenveel punten als jij of minder, dan worden die van jou verdubbeld! Maar jij toont 11 en { $bot } 36. Sluit dus: trek een kaart.
learn-skyjo-close-now = Een 2 is prima. Ruil hem voor je laatste dichte kaart.
learn-skyjo-end = Jij hebt 13 punten en { $bot } 39. Er worden rondes gespeeld tot iemand 100 punten heeft: dan wint wie de minste punten heeft. Nu ken je Skyjo!

## Waarom niet deze zet: hij mag, maar de les vraagt iets anders

learn-rather-skyjo-cell = Je mag elk van je kaarten kiezen. Neem in deze les de gemarkeerde.
learn-rather-skyjo-draw = Je mag trekken. Maar wat open op de aflegstapel ligt, is precies wat je nodig hebt.
learn-rather-skyjo-take = Je mag hem pakken. Maar hij is hoog: een kaart van de trekstapel is waarschijnlijk beter.
learn-rather-skyjo-keep = Je mag hem houden. Maar het is een van de slechtste kaarten die er zijn.
learn-rather-skyjo-reject = Je mag hem afleggen. Maar je kunt hem goed gebruiken.

## De regels, zoals een tafel ze speelt

rules-skyjo-limit = { $points ->
    [none] Aan deze tafel speel je één enkele ronde.
   *[other] Aan deze tafel speel je rondes tot iemand **{ $points } punten** of meer heeft.
}
