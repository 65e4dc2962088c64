### De kaarten van de dag: ieders plaats, en de week.

daily-against = Tegen een bot: { $level }.
daily-finished = { $count ->
    [0] Nog niemand is klaar.
    [one] Eén persoon is klaar.
   *[other] { $count } mensen zijn klaar.
}
daily-reached = { $reached ->
    [0] Alle bots deden het beter
   *[other] Zo goed als { $reached } van de { $levels } bots, of beter
}
daily-bots-play = De bots spelen nog met deze kaarten.
daily-measuring = Wat geluk was, wordt nog uitgerekend.
daily-look = Partij bekijken
daily-today = Vandaag
daily-week = Deze week
daily-week-hint = Elke bot die het niet beter deed dan jij telt voor één.
daily-name = Wie
daily-score = Stand
daily-luckless = Zonder geluk
daily-luckless-hint = Zonder geluk: wat goed spel aan de winstkans toevoegde (+), of wat fouten ervan afnamen (−), welke kaarten er ook kwamen. 0% is een gelijke partij; voor de week is het het gemiddelde van een dag.
daily-days = Dagen
daily-levels = Bots geëvenaard
daily-streak = { $count } dagen op rij
daily-promise = Vooraf vastgelegd
daily-promise-hint = De kaarten van elke dag liggen een week van tevoren vast. Dit is het zegel van die van vandaag; de gespeelde partij onthult de startwaarde:
