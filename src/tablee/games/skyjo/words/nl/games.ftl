## Kaarten, plaatsen, aantallen

pile-skyjo-draw = Trekstapel
pile-skyjo-discard = Aflegstapel
pile-skyjo-grid = Kaarten op tafel

## De spellen

game-skyjo = Skyjo
game-skyjo-hint = Twaalf dichte kaarten: ruilen, omdraaien en met zo weinig mogelijk punten eindigen.

## Niveaus van de bots

level-skyjo-1-hint = Houdt van kleine kaarten, hecht zich aan middelmatige en vergeet op de kolommen te letten.
level-skyjo-2-hint = Ruilt hoog voor laag en maakt kolommen af, maar sluit zonder naar de anderen te kijken.
level-skyjo-3-hint = Telt mee wat er weg is, spaart kolommen en denkt na voor het sluiten.
level-skyjo-4-hint = Weegt elke kaart af, voor zichzelf en voor jou, en sluit wanneer het jou het meeste pijn doet.
level-skyjo-5-hint = Heeft uit miljoenen rondes geleerd wat de kaarten op tafel waard zijn en denkt een beurt vooruit.
level-skyjo-6-hint = Speelt zijn beste zetten in gedachten door en weet wat een punt in deze partij waard is.

## Opties van Skyjo

option-skyjo-limit = Lengte van de partij
option-skyjo-limit-hint = Er worden rondes gespeeld tot iemand zoveel punten heeft. Dan wint het laagste totaal.
option-skyjo-limit-value = { $points ->
    [none] Eén ronde
    [one] { $points } punt
   *[other] { $points } punten
}
option-skyjo-next_start = Wie de volgende rondes begint
option-skyjo-next_start-hint = In de eerste ronde is dat altijd de hoogste som van twee kaarten.
option-skyjo-next_start-highest = De hoogste som
option-skyjo-next_start-highest-hint = Elke ronde begint wie met twee kaarten de hoogste som laat zien.
option-skyjo-next_start-closer = Wie gesloten heeft
option-skyjo-next_start-closer-hint = Wie de vorige ronde heeft gesloten, begint de volgende.
option-skyjo-clear_on_reveal = Gelijke kolommen aan het eind
option-skyjo-clear_on_reveal-hint = Bij het omdraaien van de laatste kaarten kan een kolom drie gelijke kaarten blijken te hebben.
option-skyjo-clear_on_reveal-true = Die gaan weg
option-skyjo-clear_on_reveal-true-hint = Zo’n kolom wordt afgelegd en telt niet mee.
option-skyjo-clear_on_reveal-false = Die tellen mee
option-skyjo-clear_on_reveal-false-hint = Zo’n kolom blijft liggen en de kaarten worden opgeteld.
option-skyjo-dealer = Wie het eerst deelt
option-skyjo-dealer-hint = Bij een gelijke som begint wie het eerst na de deler zit.
option-skyjo-dealer-value = { $who ->
    [you] Jij deelt
   *[other] { $player } deelt
}
option-skyjo-handicap = Handicap
option-skyjo-handicap-hint = Zodat iedereen ongeveer even vaak wint: punten vooraf voor wie beter speelt.
option-skyjo-handicap-value = { $count ->
    [none] Geen handicap
    [one] { $player } begint met { $count } punt
   *[other] { $player } begint met { $count } punten
}

## Hoe het ervoor staat

phase-skyjo-set_up = { $who ->
    [you] Draai twee van je kaarten om.
   *[other] Iedereen draait twee kaarten om.
}
phase-skyjo-turn = { $who ->
    [you] Jij bent aan de beurt: trek een kaart of pak die van de aflegstapel.
   *[other] { $player } is aan de beurt.
}
phase-skyjo-drawn = { $who ->
    [you] Ruil de getrokken kaart, of leg hem af en draai er een om.
   *[other] { $player } heeft getrokken en denkt na.
}
phase-skyjo-over = De ronde is voorbij.

## Hoe een ronde eindigt

outcome-skyjo-closed = De ronde is gesloten en alle kaarten liggen open.

## Wat er bij Skyjo gebeurt

event-skyjo-shuffled = { $what ->
    [draw_pile] { $count ->
        [one] { $count } afgelegde kaart wordt de nieuwe trekstapel.
       *[other] { $count } afgelegde kaarten worden tot een nieuwe trekstapel geschud.
    }
   *[deck] De kaarten worden geschud.
}
event-skyjo-dealt = { $who ->
    [you] Je deelt.
   *[other] { $player } deelt.
} De aflegstapel begint met { $a_discard }.
event-skyjo-turned_over = { $who ->
    [you] Je draait { $cell } om: { $a_card }.
   *[other] { $player } draait { $cell } om: { $a_card }.
}
event-skyjo-round_began = { $who ->
    [you] Jij begint de ronde.
   *[other] { $player } begint de ronde.
}
event-skyjo-drew = { $who ->
    [you] Je trekt
   *[other] { $player } trekt
} { $card ->
    [none] een kaart.
   *[other] { $a_card }.
}
event-skyjo-exchanged = { $taken ->
    [yes] { $who ->
        [you] Je pakt de { $card } van de aflegstapel voor { $cell }; { $a_out } gaat weg.
       *[other] { $player } pakt de { $card } van de aflegstapel voor { $cell }; { $a_out } gaat weg.
    }
   *[no] { $who ->
        [you] Je legt de getrokken { $card } op { $cell }; { $a_out } gaat weg.
       *[other] { $player } legt de getrokken { $card } op { $cell }; { $a_out } gaat weg.
    }
}
event-skyjo-rejected = { $who ->
    [you] Je legt de getrokken { $card } af.
   *[other] { $player } legt de getrokken { $card } af.
}
event-skyjo-column_cleared = { $who ->
    [you] Je kolom { $column } gaat weg: drie keer { $card }.
   *[other] Kolom { $column } van { $player } gaat weg: drie keer { $card }.
}
event-skyjo-closed = { $who ->
    [you] Al je kaarten liggen open: alle anderen hebben nog één beurt.
   *[other] Alle kaarten van { $player } liggen open: alle anderen hebben nog één beurt.
}
event-skyjo-revealed = { $who ->
    [you] Op { $cell } had jij { $a_card }.
   *[other] Op { $cell } had { $player } { $a_card }.
}
part-doubled = { $whom ->
    [you] Jouw punten zijn verdubbeld: je sloot, maar iemand anders had er evenveel of minder.
   *[other] De punten van { $other } zijn verdubbeld: gesloten, maar iemand anders had er evenveel of minder.
}
part-round-winners = { $won ->
    [you] De ronde is voorbij: jij hebt de minste punten.
    [with_others] De ronde is voorbij: jij en { $others } hebben de minste punten.
    [one] De ronde is voorbij: { $winners } heeft de minste punten.
   *[several] De ronde is voorbij: { $winners } hebben de minste punten.
}
event-skyjo-round_ended = { $whom ->
    [none] { part-round-winners } { part-scores }
   *[other] { part-round-winners } { part-scores } { part-doubled }
}

## Waarom niet: een tafel inrichten

refusal-limit = Je speelt tot een aantal punten vanaf 1, of maar één ronde; ‘{ $given }’ is geen van beide.

## Waarom niet: een zet

refusal-round_over = De ronde is voorbij: er kan niets meer gespeeld worden.
refusal-two_turned_already = Je twee kaarten liggen open; de anderen kiezen nog.
refusal-set_up_first = Eerst draait iedereen twee kaarten om.
refusal-set_up_is_over = Iedereen heeft twee kaarten omgedraaid: de ronde is begonnen.
refusal-must_decide = Je hebt een kaart getrokken: ruil hem voor een van de jouwe, of leg hem af en draai er een om.
refusal-nothing_drawn = Je hebt nog niet getrokken: trek een kaart of pak die van de aflegstapel.
refusal-cell_gone = Op { $cell } ligt geen kaart meer: de kolom is weg.
refusal-already_face_up = De kaart op { $cell } ligt al open.
