### Wat alleen de browser zegt. Wat beide spellen en de server zeggen, staat in games.ftl.

## Pagina’s

table-what-if = Wat als?
table-watching = Je kijkt toe
page-table = Tafel
page-puzzles = Puzzels
page-analyse = Analyse
page-score = Scoreblad
page-real-table = Met echte kaarten
page-rules = Spelregels
page-replay = Terugkijken
page-deal = Deze kaarten zelf spelen
page-learn = Leren spelen
page-settings = Instellingen
page-daily = De kaarten van de dag
page-tournament = Toernooi
page-book = Mijn partijen
page-groups = Groepen
page-join = Uitnodiging
to-start = Naar de startpagina
opening = De tafel gaat open…

## De startpagina

start-tagline = Skip-Bo en Skyjo aan één tafel, met vrienden waar ook ter wereld of tegen goede bots.
start-game = Welk spel?
start-opponents = Tegenspelers
start-level = Sterkte
start-length = Lengte
start-play = Nu spelen
start-invite = Vrienden uitnodigen
start-here = Samen op dit apparaat
start-join = Aanschuiven
start-public = Openbare tafels
daily-hint = Dezelfde kaarten en bots voor iedereen op deze server, één poging per dag.
daily-play = { $game } spelen
daily-go-on = Verder met { $game }
daily-place = Plaats { $place } van { $count }
daily-all = Plaatsen en de week
start-more = Meer
level-1-strength = makkelijk
level-2-strength = gemiddeld
level-3-strength = sterk
level-4-strength = heel sterk
level-5-strength = uitmuntend
level-6-strength = de allersterkste
length-round = Eén ronde
length-game = Eén ronde
length-points = Tot { $points } punten
start-players = Voor { $fewest } tot { $most } spelers
join-code = Code van de tafel
join-six = Een code heeft zes letters en cijfers.
join = Aanschuiven
public-none = Er is nu geen openbare tafel open.
public-seats = { $taken } van { $players } plaatsen bezet
public-more = Meer tafels
mine-title = Jouw spellen
mine-your-turn = Jij bent aan de beurt
mine-waits = Het spel wacht op je
mine-between = Het kan verdergaan
mine-finished = Je laatste partijen
mine-other-device = Verder vanaf een ander apparaat
left-waits = Je spel wacht hier op je. Kom terug wanneer je wilt.
left-goes-on = Het spel gaat zonder jou verder. Hier vind je het terug; na een tijdje speelt een bot voor je tot je er weer bent.
start-against = { $count ->
    [one] Tegen { $count } bot
   *[other] Tegen { $count } bots
}
start-change = Wijzigen

## Voor de partij

seats-title = Wie doet er mee?
seat-take = Hier zitten
seat-leave = Opstaan
seat-guest = Iemand op dit apparaat
seat-program-mine = Een programma van mij…
program = Programma
program-waiting = Wacht op het programma; tot dan speelt een bot
program-out = Te vaak weggestuurd; een bot speelt door
seat-bot-here = Wie krijgt plaats { $seat }?
guest-name = Naam
ready = Ik ben klaar
ready-not = Toch nog niet klaar
table-start = Kaarten delen
share-title = Anderen uitnodigen
share-code = Tafelcode
share-qr = QR-code met de link naar deze tafel
share-copy = Link delen
share-copied = De link is gekopieerd.
share-only-here = Alleen deze computer kan dit adres openen. Wil je anderen uitnodigen, start Tablée dan met --lan en open het op het adres dat het toont.

## Aan tafel

seat-turn = aan de beurt
points-so-far = punten tot nu toe
spot-source = speelbaar
spot-target = kan hierheen
spot-selected = gekozen
pile-empty = leeg
seat-partner = partner
end-turn = Beurt beëindigen
own-moves = Je zetten
phase-turn = { $who ->
    [you] Jij bent aan de beurt.
   *[other] { $player } is aan de beurt.
}
phase-over-game = De ronde is voorbij.
phase-over-round = De ronde is voorbij.
confirm-move = { $move }. Deze zet doen? Daarna is er niets meer aan te veranderen.
undo = Laatste zet terugnemen
undo-asked = Mag de laatste zet worden teruggenomen?
talk = Praten
talk-words = Zeg iets
talk-send = Versturen
hand-over = Geef het apparaat aan { $player }
hand-over-hint = De kaarten verschijnen als { $player } zover is.
hand-over-ready = Ik ben { $player }
log = Wat er gebeurde
log-again = Nog eens zien wat de anderen deden
scores = Punten

## Tussen de rondes en aan het eind

sheet-after-round = { $count ->
    [one] Na { $count } ronde
   *[other] Na { $count } rondes
}
sheet-after-game = { $count ->
    [one] Na { $count } ronde
   *[other] Na { $count } rondes
}
sheet-player = Speler
sheet-total = Totaal
sheet-next-round = Volgende ronde
sheet-next-game = Volgende ronde
result-you = Je hebt gewonnen!
result-pair = Jullie hebben gewonnen!
result-others = { $count ->
    [0] Niemand heeft gewonnen.
    [one] { $names } heeft gewonnen.
   *[other] { $names } hebben gewonnen.
}
result-record = Partij bekijken
result-rematch = Nog een keer
result-again = { $count ->
    [0] De tafel is open voor nog een partij.
    [one] { $names } wil nog een keer spelen.
   *[other] { $names } willen nog een keer spelen.
}
result-come-along = Meegaan
sheet-look = Tafel bekijken
sheet-open = Uitslag

## De verbinding

not-connected = Geen verbinding: er is niets verstuurd.
connection-lost = De verbinding is weg. Nieuwe poging…
connection-closed = De server heeft de tafel gesloten.
offline-loading = De kaarten worden op dit apparaat klaargelegd…
offline-fair = Deze partij is alleen op dit apparaat gespeeld. Ook hier lag de verdeling vast vóór de eerste kaart; maar wie nieuwsgierig is en het ontwikkelgereedschap van de browser kent, had verborgen kaarten kunnen zien.
connection-retry = Nu proberen
missed = Terwijl je weg was

## Instellingen

setting-language = Taal
setting-theme = Kleuren
setting-theme-auto = Automatisch
setting-theme-light = Licht
setting-theme-dark = Donker
setting-theme-contrast = Hoog contrast
setting-felt = Tafelkleed
setting-felt-moss = Mos
setting-felt-sea = Zee
setting-felt-plum = Pruim
setting-felt-walnut = Notenhout
setting-felt-slate = Leisteen
setting-back = Achterkant van de kaarten
setting-back-weave = Vlechtwerk
setting-back-sun = Zon
setting-back-waves = Golven
setting-back-leaves = Bladeren
setting-back-stars = Sterren
setting-size = Grootte van de kaarten
setting-size-small = Klein
setting-size-medium = Middelgroot
setting-size-large = Groot
setting-speed = Animaties
setting-speed-slow = Langzaam
setting-speed-normal = Normaal
setting-speed-fast = Snel
setting-speed-none = Geen
setting-sounds = Geluid
setting-volume = Volume
setting-sounds-hear = Geluiden beluisteren
sound-card = Kaart
sound-shuffle = Schudden
sound-turn = Jouw beurt
sound-column = Rij
sound-pile = Stapel
sound-last = Laatste beurt
sound-win = Winst
setting-remarks = Bots zeggen af en toe iets
setting-confirm = Vragen voor zetten die mijn beurt beëindigen
setting-pace = Tempo van de bots
setting-pace-calm = Rustig
setting-pace-normal = Gemiddeld
setting-pace-quick = Snel

## Toetsen

help = Regels en hulp
rules-here = Aan deze tafel
lesson-offer = Nieuw bij { $game }? Een korte les laat zien hoe het gaat.
lesson-take = Laat zien
keys = Toetsen
keys-arrows = Van kaart naar kaart gaan
keys-enter = Een kaart kiezen, en dan waar hij heen gaat
keys-escape = De gekozen kaart loslaten
keys-help = Dit tonen
keys-moves = Je zetten, op volgorde

## Kleine woorden

yes = Ja
no = Nee
option-none = Geen
ok = Oké
close = Sluiten
try-again = Opnieuw proberen
load-failed = Dit deel van Tablée kon niet worden geladen.
profile-title = Mijn naam en kleur
