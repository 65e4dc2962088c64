### Leren spelen: de regels, de lessen en de tips aan tafel.
### $bot is de naam van de andere speler in een les.

## Regels en lessen

rules-of = Regels van { $game }
rules-contents = Inhoud
rules-print = Afdrukken
learn-by-playing = Spelend leren
learn-about = Speel een paar minuten mee: elke stap zegt wat je doet en waarom.
learn-minutes = Ongeveer drie minuten
learn-all = Alle lessen
learn-title = { $game } leren
learn-restart = Opnieuw
learn-skip = Overslaan
learn-next = Verder
learn-make = Doe het voor me
learn-step = Stap { $number } van { $count }
learn-read-first = Lees dit eerst en druk dan op ‘Verder’.
learn-not-now = Nu niet: doe wat de les vraagt.
spot-advised = aangeraden

## Tips aan tafel

hint = Tip
hint-left = Tip (nog { $count })
hint-thinking = Ik denk na…
hint-later = De kansen volgen: ze worden nog voorbereid, alleen deze keer.
hint-chance = Kans om te winnen: { $chance }% ({ $low } tot { $high }%)
hint-score = Ongeveer { $points } punten in deze ronde
hint-others = De beste zetten
hint-others-lead = De beste zetten, naar punten voorsprong op de anderen
