### Wat alleen de pagina van een toernooi zegt.

tournament-hint = Dezelfde kaarten aan elke tafel: je wordt vergeleken met iedereen die ze op dezelfde plaats had.
tournament-system = Verloop
tournament-swiss = Zwitsers systeem: op stand
tournament-round_robin = Iedereen tegen iedereen
tournament-players = Spelers aan een tafel
tournament-rounds = Rondes
tournament-bots = Bots die tafels aanvullen
tournament-pause = Pauze na elke ronde
tournament-new = Toernooi openen
tournament-mine = Je toernooien
tournament-by = georganiseerd door { $host }
tournament-entrants = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
tournament-fills = Waar iemand ontbreekt, spelen bots mee.
tournament-begin-hint = Begin als iedereen er is.
tournament-waiting = Je doet mee. Het begint zo; laat deze pagina open.
tournament-name = Je naam
tournament-join = Meedoen
tournament-leave = Toch niet
tournament-begin = Toernooi beginnen
tournament-invite = Uitnodigen
tournament-round = Ronde { $round } van { $rounds }
tournament-next = Ronde { $round } komt zo
tournament-seconds = { $seconds ->
    [one] Die begint over { $seconds } seconde.
   *[other] Die begint over { $seconds } seconden.
}
tournament-over = Het toernooi is voorbij
tournament-table-over = Je tafel is klaar; anderen spelen nog.
tournament-my-table = Naar mijn tafel
tournament-standings = Stand
tournament-who = Wie
tournament-share = Resultaat
tournament-won = Gewonnen
tournament-lead = Voorsprong
tournament-score-hint = Het resultaat zegt hoeveel er op dezelfde plaats met dezelfde kaarten slechter waren. Bij gelijke stand tellen meer overwinningen, dan de grotere voorsprong.
tournament-table = Tafel { $number }
tournament-playing = speelt nog
tournament-replay = Terugkijken
tournament-promise = Vooraf vastgelegd
tournament-promise-hint = De kaarten van alle rondes lagen vast toen het toernooi werd geopend. Dit zijn hun zegels; de startwaarde volgt als een ronde voorbij is.
tournament-seed = Startwaarde:
tournament-end = Toernooi beëindigen
tournament-end-sure = Nu beëindigen? De ronde die bezig is, telt dan niet.

## What the server refuses

refusal-no_such_tournament = Een toernooi ‘{ $given }’ bestaat niet.
refusal-not_your_tournament = Dat kan alleen wie dit toernooi organiseert.
refusal-tournament_begun = Dit toernooi is al begonnen.
refusal-tournament_full = Dit toernooi is vol: er doen { $most } spelers mee.
refusal-tournament_crowded = Vanaf één netwerk kunnen er { $most } tegelijk meedoen. Probeer het later nog eens.
refusal-too_few_entrants = Voor een toernooi zijn minstens { $least } spelers nodig.
refusal-too_many_tournaments = Meer dan { $most } toernooien tegelijk kun je niet organiseren.
refusal-not_in_tournament = Een toernooi wordt zonder deze optie gespeeld: { $given }.
refusal-two_at_a_table = Iedereen tegen iedereen kan alleen met twee aan een tafel.
