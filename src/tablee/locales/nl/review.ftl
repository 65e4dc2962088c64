### Na een ronde, na een partij, en het terugkijken.

## Rondes en totalen

rounds = Rondes
unit-round = Ronde { $number }
unit-game = Ronde { $number }
round-closed = sloot de ronde
round-doubled = punten verdubbeld
sheet-waiting = De spelers gaan verder wanneer ze willen.
chart-label = Hoe de totalen zijn gegroeid. De getallen staan in de tabel erboven.
result-place = { $place ->
   *[other] Plaats { $place } van { $count }
}
result-best-round = Beste ronde: { $points } (ronde { $number })
result-best-game = Beste ronde: { $points } (ronde { $number })

## Wat je met een partij kunt doen

after-replay = Zet voor zet bekijken
after-share = Uitslag delen
after-download = Opname opslaan
after-check = Kaarten controleren

## De kaarten controleren

deal-title = Is er eerlijk gedeeld?
deal-why = Elke keer schudden volgt uit een geheim getal, de startwaarde. Voor de eerste kaart kreeg iedereen de vingerafdruk daarvan te zien: het zegel. Nu is de startwaarde openbaar, en die twee moeten bij elkaar passen. Niemand, ook de server niet, kon intussen een kaart veranderen.
deal-checking = Wordt gecontroleerd…
deal-proven = De startwaarde past bij het zegel dat dit apparaat voor de eerste kaart zag.
deal-late = De startwaarde past bij het zegel. Dit apparaat zag het pas toen de partij al begonnen was.
deal-unseen = De startwaarde past bij het zegel van de opname. Dit apparaat was er voor de partij niet bij en weet niet wat er toen te zien was.
deal-wrong = De startwaarde past niet bij het zegel! Vertrouw deze kaarten niet.
deal-unable = Browsers rekenen dit alleen op versleutelde pagina’s na. De opdracht hieronder bewijst het.
deal-commitment = Zegel
deal-seed = Startwaarde
deal-hash = SHA-256 van de startwaarde, hier berekend
deal-seen-early = Bewaard op dit apparaat sinds { $time }, voor de eerste kaart.
deal-seen-late = Bewaard op dit apparaat sinds { $time }.
deal-whole = Voor het hele bewijs, met elke keer schudden en elke zet: sla de opname op en typ:

## Terugkijken

replay-what-if = Wat als …?
replay-analyse = Analyseren
replay-record = De partij
replay-share = Deze zet delen
replay-moves = Zetten
replay-slider = Zet
replay-position = Zet { $at } van { $last }
replay-first = Naar het begin
replay-back = Een zet terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-forward = Een zet verder
replay-last = Naar het eind
replay-eyes = Door wiens ogen?
replay-everybody = Wat iedereen zag
replay-seat = Wat { $player } zag
replay-open = Alle kaarten open

## Samen bekijken

together-lead = Leiden
together-possible = De anderen aan tafel kunnen meekijken.
together-leading = Jij leidt: de anderen zien wat jij ziet.
together-following = Je volgt { $player }.
together-leads = { $player } leidt.
together-wander = Zelf verder
together-follow = Volgen
together-stop = Stoppen
together-invited = { $player } laat de partij zien: meekijken

## Geluk en kunde

review-title = Geluk en kunde
review-ask = Lag het aan mij, of aan de kaarten?
review-working = Elke zet wordt bekeken. Dat duurt een paar seconden.
review-failed = De analyse is niet gelukt. Probeer het over een minuut nog eens.
review-luck = Geluk
review-skill = Kunde
review-start = Begin
review-result = Uitslag
review-errors = Eigen fouten per beslissing
review-verdict-best = de beste
review-verdict-fine = goed
review-verdict-close = twijfelachtig
review-verdict-inaccuracy = onnauwkeurigheid
review-verdict-mistake = fout
review-verdict-blunder = flater
review-balance = { $player }: begin { $start }%, geluk { $luck }%, kunde { $skill }%, uitslag { $result }%; eigen fouten { $cost }% per beslissing
review-moments = De grootste momenten van { $player }
review-moment = Zet { $move }, { $played }: { $verdict }. Dat kostte { $cost }% (± { $error }%).
review-better = Beter: { $move }
review-nothing = Geen fout die zeker is.
review-curve = Ieders kans om de partij te winnen, na elke zet. De tekens zijn fouten.
review-go = Naar zet { $move }
review-how = Geluk is hoeveel beter of slechter de kaarten kwamen dan te verwachten was; gemiddeld is het niets. Kunde is de rest: de eigen fouten en die van de anderen. Begin, geluk en kunde zijn samen de uitslag.

## A record from a file

record-open = Opgeslagen partij openen
record-intro = Kies een bestand dat als opname is opgeslagen. Het wordt op dit apparaat gecontroleerd en getoond en nergens heen gestuurd.
record-file = Opname (.json)
record-proven = Alles klopt: de deling was verzegeld vóór de eerste kaart, en elke keer schudden, elke zet en de uitslag zijn zoals opgenomen.
