### Voor wie met echte kaarten speelt: klaarzetten, wie begint, wat er nu gebeurt, of de kaarten compleet zijn.
### $player is iemand, zoals ‘Speler 3’, en $players zijn er meer; $cards zijn kaarten met komma’s ertussen.

real-title = { $game } met echte kaarten
real-intro = Hebben jullie de kaarten in handen? Hier zie je hoe je alles klaarzet, wie begint, wat er nu gebeurt en of de kaarten compleet zijn. Het werkt ook zonder verbinding.
real-contents = Op deze pagina
real-player = Speler { $number }
real-clear = Opnieuw beginnen

## Setting up

real-set-up = Klaarzetten
real-players = Hoeveel spelers?
real-usual = { $what }, zoals gewoonlijk
real-pairs = In paren spelen
real-dealt = { $each ->
    [one] Iedereen krijgt { $each } kaart; er blijven er { $left } over om te trekken.
   *[other] Iedereen krijgt { $each } kaarten; er blijven er { $left } over om te trekken.
}

## Who begins

real-dealer = Wie is de deler?
real-card = { $player }, kaart { $number }
real-still = Nog niet ingevuld: { $players }.
real-draw-again = Opnieuw trekken

## What happens now

real-what = Wat gebeurt er nu?
real-what-hint = Kies wat er is gebeurd.
real-group-set_up = Voor het begin
real-group-turn = Tijdens een beurt
real-group-mistake = Fouten en valsspelen
real-group-end = Aan het eind
real-silent = De spelregels laten dit open; zo beslist Tablée.

## The deck

real-check = Zijn de kaarten compleet?
real-check-intro = Sorteer de kaarten en vul in hoeveel er van elk zijn. Een compleet spel heeft { $deck } kaarten.
real-check-count = Hoe vaak { $card }?
real-check-of = van { $count }
real-check-fill = Alle kaarten invullen
real-check-missing = Er ontbreken: { $cards }.
real-check-extra = Te veel: { $cards }.
real-check-uncounted = Nog niet geteld: { $cards }.
real-check-complete = Alles is er: { $deck } kaarten.

## In the terminal

real-menu = Wat wil je weten over { $game }? Typ een nummer, of ‘stop’.
real-ask-shown = De kaarten van iedereen, met een komma tussen de spelers, zoals { $example }
real-ask-situation = Wat is er gebeurd? Typ het nummer, of niets om terug te gaan.
real-ask-yes = { $question } (ja of nee)
real-ask-count = Hoe vaak { $card }? Het moeten er { $count } zijn; niets als je niet hebt geteld.
real-not-number = ‘{ $given }’ kan niet: het moet een getal van { $least } tot { $most } zijn.
real-not-card = ‘{ $given }’ is geen kaart van dit spel. Er zijn: { $cards }.
real-not-shown = ‘{ $given }’ kan niet: iedereen toont { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}.
real-not-one-deck = Deze kaarten zitten niet allemaal in één spel. Te veel: { $cards }.
real-not-twice = { $card } staat er twee keer: noem elke kaart maar één keer.
real-not-situation = ‘{ $given }’ bestaat niet. Er is: { $known }.
real-not-pairs = Met { $players } spelers kun je niet in paren spelen.
real-no-table = { $game } heeft niets voor echte kaarten.
