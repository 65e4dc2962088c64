### De pagina van een afgelopen partij, en de afbeelding waarmee een link ernaartoe wordt getoond.

shared-won = { $count ->
    [0] Niemand heeft gewonnen
    [one] { $winners } heeft gewonnen
   *[other] { $winners } hebben gewonnen
}
shared-table = De tafel aan het eind
shared-table-alt = Alle kaarten zoals ze aan het eind lagen: { $scores }.
shared-highlights = Momenten
shared-best-round = Beste ronde
shared-best-game = Beste ronde
shared-turning = Keerpunt
shared-turning-text = { $round }: { $player } neemt de leiding en houdt die.
shared-chart-round = Ronde voor ronde
shared-chart-game = Ronde voor ronde
shared-player = Speler
shared-play = Deze kaarten zelf spelen
shared-play-hint = Dezelfde kaarten voor jou, tegen bots.
shared-own = Zelf een partij spelen
shared-options = Opties van deze tafel
shared-proof = Bewijs dat er eerlijk is gedeeld
shared-verify = Sla de opname op en laat die bewijzen:
shared-record = De opname van deze partij
shared-moves = { $count ->
    [one] De enige zet
   *[other] Alle { $count } zetten
}
shared-deal = Het delen
shared-left = nog { $count }
shared-program = { $name } (programma)
shared-player-number = Speler { $number }
shared-nothing = Hier ligt niets
shared-nothing-why = Misschien is er onderweg een letter van de link verloren gegaan.
shared-later = Een ogenblikje
shared-failed = Dat is niet gelukt
