## De startpagina

length-skyjo-short = Eén ronde
length-skyjo-medium = Tot 50 punten
length-skyjo-long = Tot 100 punten

## Aan tafel

skyjo-drawn = Getrokken kaart
skyjo-drawn-other = Een getrokken kaart
skyjo-lay-down = Afleggen

## Toetsen

keys-skyjo-piles = Trekstapel, aflegstapel, getrokken kaart
keys-skyjo-cells = Je twaalf kaarten, zoals ze liggen
