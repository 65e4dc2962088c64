### Mijn partijen: cijfers, per spel en per tegenstander, en de lijst van alle.

book-empty = Er staat nog niets. Zodra je een partij hebt uitgespeeld, staat ze hier.
book-played = Partijen
book-won = Gewonnen
book-mean = Punten gemiddeld
book-best = Beste resultaat
book-streak = Nu op rij gewonnen
book-longest = Meeste op rij
book-luck = Geluk, gemiddeld
book-luck-in = { $luck } in { $count ->
    [one] één geanalyseerde partij
   *[other] { $count } geanalyseerde partijen
}
book-luck-match = Geluk: { $luck }
book-luck-hint = Geluk is wat de kaarten je waard waren, als kans om te winnen. Het wordt gemeten als iemand bij het terugkijken van een partij naar ‘Geluk en kunde’ vraagt; over veel partijen heft het zich voor iedereen op.
book-others = Onderling
book-matches = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
book-head = { $mine } gewonnen door jou, { $theirs } door { $name }
book-all = Alle partijen
book-game = Spel
book-any-game = Alle spellen
book-with = Met
book-anybody = Met iedereen
book-cards = Kaarten
book-cards-all = Online en echte kaarten
book-cards-online = Online
book-cards-real = Echte kaarten
book-with-real = Met echte kaarten
book-is-won = gewonnen
book-given-up = opgegeven
book-more = Meer tonen
book-take = Om mee te nemen
book-take-hint = Al je partijen als bestand: een tabel voor rekenbladen, of alles voor programma’s.

## Een jaar

book-year = Mijn jaar
year-title = Mijn { $year }
year-other = Andere jaren
year-empty = In dit jaar is geen partij afgemaakt.
year-won = { $count ->
    [one] { $count } gewonnen ({ $share })
   *[other] { $count } gewonnen ({ $share })
}
year-days = { $count ->
    [one] op { $count } dag
   *[other] op { $count } dagen
}
year-longest = { $count ->
    [one] { $count } op rij gewonnen
   *[other] { $count } op rij gewonnen
}
year-people = { $count ->
    [one] Eén persoon ontmoet
   *[other] { $count } mensen ontmoet
}
year-share = Als afbeelding delen
year-share-hint = Op de afbeelding staan jouw cijfers en geen andere namen.

## Groepen: een familie, een club

groups-intro = Een familie, een club, de mensen met wie je altijd speelt: een groep heeft een tabel van de partijen waarin jullie elkaar troffen. Wie de link heeft, kan erbij, en alleen wie erbij is gekomen, staat erin.
groups-mine = Mijn groepen
groups-new = Nieuwe groep
groups-name = Naam van de groep
groups-make = Groep maken
groups-members = { $count ->
    [one] { $count } lid
   *[other] { $count } leden
}
groups-all = Alle groepen
group-table = Tabel
group-player = Naam
group-rating = Speelsterkte
group-rating-hint = De speelsterkte is geschat, naar wie in de partijen van de groep vóór wie eindigde. Iedereen begint op 25; de ware waarde ligt in ongeveer 19 van de 20 gevallen binnen de ±, en hoe meer iemand speelt, hoe kleiner die wordt.
group-empty = Nog geen twee van jullie hebben samen een partij uitgespeeld. Zodra dat zo is, telt ze hier mee.
group-period = Periode
group-always = Altijd
group-over-time = Gewonnen partijen, maand voor maand
group-members = Leden
group-since = sinds { $date }
group-invite = Uitnodigen
group-invite-hint = Wie deze link heeft, kan erbij komen en ziet dan deze pagina.
group-link = Link kopiëren
group-new-link = Nieuwe link
group-new-link-ask = Een nieuwe link maken? De oude leidt dan nergens meer heen.
group-remove = { $name } verwijderen
group-remove-ask = { $name } uit de groep verwijderen? Ook die partijen verdwijnen uit de tabel.
group-leave = Groep verlaten
group-leave-ask = De groep verlaten? Je naam en je partijen verdwijnen uit de tabel. Met de link kun je terugkomen.
group-matches = Partijen
group-others = { $count ->
    [one] en nog iemand
   *[other] en nog { $count }
}
group-sheets = Avonden met echte kaarten
group-sheets-hint = Zet een volledig scoreblad van dit apparaat in de groep. Daarna zegt iedereen zelf welke kolom van hem of haar was; zodra twee dat hebben gedaan, telt het mee in de tabel. Verder wordt niemand genoemd.
group-sheet-choose = Scoreblad kiezen
group-sheet-put = In de groep zetten
group-sheet-seat = Speler { $number }
group-sheet-me = Dat was ik
group-sheet-not-me = Dat was ik niet
group-sheet-out = Dit scoreblad uit de groep halen
group-real = echte kaarten
group-take-hint = De tabel en alle partijen van de groep als bestand: voor rekenbladen, of alles voor programma’s.
join-invited = Je bent uitgenodigd voor ‘{ $name }’.
join-hint = Wie in de groep zit, ziet je naam en hoe je partijen met hen afliepen, ook eerdere. Als je weggaat, is dat daar allemaal weg.
join-name = Je naam
join-now = Meedoen
join-already = Je zit al in deze groep.
join-open = Naar de groep

refusal-no_such_group = Je zit niet in zo’n groep.
refusal-no_such_invitation = Deze uitnodiging leidt nergens heen, of niet meer.
refusal-no_such_member = Zo iemand zit niet in deze groep.
refusal-not_yours_to_remove = Alleen wie er het eerst was, kan anderen verwijderen.
refusal-too_many_groups = Je kunt in hoogstens { $most } groepen zitten.
refusal-sheet_not_over = De partij op dit scoreblad is nog niet afgelopen.
refusal-seat_claimed = Iemand anders heeft al gezegd daar te hebben gespeeld.
refusal-group_sheets_full = In deze groep is plaats voor { $most } scorebladen.
refusal-group_full = Deze groep is vol: er is plaats voor { $most }.
