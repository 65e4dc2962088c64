## De startpagina

length-skyjo-short = Eén ronde
length-skyjo-medium = Tot 50 punten
length-skyjo-long = Tot 100 punten

## Aan tafel

skyjo-drawn = Getrokken kaart
skyjo-drawn-other = Een getrokken kaart
skyjo-lay-down = Afleggen
skyjo-sum = Punten van deze ronde
tag-skyjo-closed = Gesloten
tag-skyjo-last = Laatste beurt
moment-skyjo-cleared = Kolom weg!
moment-skyjo-closed = { $who ->
    [you] Jij sluit! Alle anderen hebben nog één beurt.
   *[other] { $player } sluit! Alle anderen hebben nog één beurt.
}
phase-skyjo-last_turn = { $who ->
    [you] Je laatste beurt: trek een kaart of pak die van de aflegstapel.
   *[other] { $player } heeft de laatste beurt.
}
phase-skyjo-rejecting = Je legt de getrokken kaart af: kies de dichte kaart die je omdraait.
phase-skyjo-taking = Je pakt de kaart van de aflegstapel: kies de kaart die je ervoor ruilt.
luck-skyjo-exchange = Meeste geluk: { $card } voor { $out }
luck-skyjo-column = Meeste geluk: drie keer { $card } in een kolom

## Toetsen

keys-skyjo-piles = Trekstapel, aflegstapel, getrokken kaart
keys-skyjo-cells = Je twaalf kaarten, zoals ze liggen
