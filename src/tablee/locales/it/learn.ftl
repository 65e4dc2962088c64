### Imparare a giocare: le regole, le lezioni e i consigli al tavolo.
### $bot è il nome dell’altro giocatore in una lezione.

## Regole e lezioni

rules-of = Regole di { $game }
rules-contents = Indice
rules-print = Stampa
learn-by-playing = Impara giocando
learn-about = Gioca per qualche minuto: ogni passo ti dice che cosa fare e perché.
learn-minutes = Circa tre minuti
learn-all = Tutte le lezioni
learn-title = Impara { $game }
learn-restart = Ricomincia
learn-skip = Salta
learn-next = Avanti
learn-make = Fammi vedere
learn-step = Passo { $number } di { $count }
learn-read-first = Prima leggi qui, poi premi «Avanti».
learn-not-now = Non adesso: fai quello che chiede la lezione.
spot-advised = consigliato

## I consigli al tavolo

hint = Consiglio
hint-left = Consiglio (ancora { $count })
hint-thinking = Ci penso…
hint-later = Le probabilità arriveranno a breve: sono in preparazione, solo questa volta.
hint-chance = Probabilità di vincere: { $chance }% (da { $low } a { $high }%)
hint-score = Circa { $points } punti in questa manche
hint-others = Le mosse migliori
hint-others-lead = Le mosse migliori, per punti di vantaggio sugli altri
