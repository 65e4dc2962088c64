### Het scoreblad voor wie met echte kaarten speelt.

## De bladen op dit apparaat

score-intro = Spelen jullie met echte kaarten? Schrijf de punten hier op. Ze worden voor jullie opgeteld en blijven op dit apparaat, ook zonder verbinding.
score-mine = Jouw bladen
score-new = Nieuw blad
score-all = Alle bladen
score-not-here = Dit blad staat niet op dit apparaat.
score-file = Bewaard blad openen
score-file-wrong = ‘{ $file }’ is geen scoreblad.
score-count-round = { $count ->
    [0] Nog niet begonnen
    [one] { $count } ronde
   *[other] { $count } rondes
}
score-count-game = { $count ->
    [0] Nog niet begonnen
    [one] { $count } ronde
   *[other] { $count } rondes
}

## Een nieuw blad

score-players = Wie speelt, in de volgorde van de plaatsen
score-player = Speler { $number }
score-player-add = Nog iemand
score-player-remove = { $player } weghalen
score-pairs = In paren spelen
score-limit = Tot iemand zoveel punten heeft
score-limit-hint = Laat leeg om zonder einde te spelen.
score-first-dealer = Wie deelt als eerste?
score-begin = Beginnen
score-problem-names = Iedereen heeft een eigen naam nodig.
score-problem-limit = De grens is een getal vanaf 1, of blijft leeg.

## Een ronde invullen

score-number-round = Ronde { $number }
score-number-game = Ronde { $number }
score-enter-round = Ronde { $number } invullen
score-enter-game = Ronde { $number } invullen
score-mend-round = Ronde { $number } wijzigen
score-mend-game = Ronde { $number } wijzigen
score-sign = Teken bij { $player } omdraaien
score-fewer = Een kaart minder bij { $player }
score-more = Een kaart meer bij { $player }
score-cards = Kaarten van { $player } aantikken
score-cards-hint = Draai om wat nog dicht ligt en tik elke kaart aan. Afgelegde kolommen tellen niet.
score-cards-sum = { $count ->
    [one] { $count } kaart: { $points }
   *[other] { $count } kaarten: { $points }
}
score-cards-undo = Eén terug
score-cards-next = Verder met { $player }
score-cards-done = Klaar
score-closer = Wie draaide als eerste alles om?
score-winner = Wiens stok is leeg?
score-stuck = Niemand: het spel zat vast
score-save-round = Ronde opschrijven
score-save-game = Ronde opschrijven
score-cancel = Laten zoals het was
score-doubled = { $player } sloot, maar iemand anders heeft evenveel punten of minder: { $points } × 2 = { $doubled }.
score-draw = De kleinste stokken zijn gelijk: niemand krijgt punten.
score-outlook = { $names }: { $points }
score-missing = Nog niet ingevuld: { $names }.
score-wrong-number = ‘{ $given }’ kan niet kloppen: het moet een getal van { $least } tot en met { $most } zijn.
score-wrong-closer = Kies wie als eerste alles omdraaide.
score-wrong-winner = Kies wiens stok leeg is.
score-wrong-winner-alone = Alle anderen hebben nog minstens één kaart over.
score-wrong-stuck-empty = Wie geen kaart meer over heeft, heeft gewonnen: kies die naam, niet ‘Niemand’.
score-wrong-together = Dat kan niet kloppen: { $count } spelers zouden samen { $given } hebben, en één spel kaarten geeft { $least } tot en met { $most }.
score-wrong-over = De partij eindigt met ronde { $number }: neem eerst de latere rondes terug.
score-doubt = Ronde { $number } kan niet kloppen. { $why }
score-written-round = Ronde { $number } is opgeschreven.
score-written-game = Ronde { $number } is opgeschreven.
score-undo = Ongedaan maken
score-undone = Teruggenomen.

## Hoe het ervoor staat

score-until = tot { $points }
score-deals = { $player } deelt.
score-won = { $count ->
    [one] { $names } heeft gewonnen met { $points }!
   *[other] { $names } hebben gewonnen met { $points }!
}
score-table-round = Punten van elke ronde
score-table-game = Punten van elke ronde
score-chart = De stand tot nu toe
score-chart-label = Een lijn voor elk totaal, ronde na ronde. Dezelfde getallen volgen als tabel.
score-chart-table = Hetzelfde als tabel
score-after-round = Na ronde
score-after-game = Na ronde

## Wat je met een blad kunt doen

score-again = Nieuw blad, dezelfde namen
score-print = Afdrukken
score-csv = Als tabel (CSV)
score-save-file = Als bestand bewaren
score-delete = Verwijderen
score-delete-sure = Dit blad verwijderen? Het komt niet terug.

## Delen en meekijken

score-share = Aan de anderen laten zien
score-share-hint = De anderen aan tafel volgen dit blad op hun telefoon. De namen staan op deze server tot je stopt met delen, of tot 30 dagen na de laatste wijziging.
score-share-start = Live delen
score-share-qr = QR-code met de link naar dit blad
score-share-live = Gedeeld: de anderen zien elke wijziging meteen.
score-share-waiting = Nog niet verzonden: dat gebeurt zodra er verbinding is.
score-share-stop = Niet meer delen
score-share-gone = Dit blad wordt niet meer gedeeld.
score-share-conflict = Dit blad is intussen op een ander apparaat gewijzigd.
score-share-mine = Dit blad houden
score-share-theirs = Het andere nemen
score-watch-live = Live: wijzigingen verschijnen vanzelf.
score-watch-broken = Geen verbinding. Nieuwe poging…
score-watch-gone = Dit blad wordt niet gedeeld, of niet meer.
