### Imparare a giocare: le regole, le lezioni e i consigli al tavolo.
### $bot è il nome dell’altro giocatore in una lezione.

## Regole e lezioni

rules-of = Regole di { $game }
rules-contents = Indice
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

## La lezione di Skip-Bo

learn-skipbo-aim = Il mazzo con il 4 è il tuo mazzo base. Vince chi finisce per primo il proprio. Ne vedi sempre solo la prima carta.
learn-skipbo-begin = Al centro tutti fanno crescere dei mazzi da 1 a 12. Ognuno comincia con un 1, e tu ne hai uno in mano: toccalo, poi tocca il primo mazzo crescente.
learn-skipbo-go-on = Ora il mazzo sale di uno alla volta. Giocaci sopra il tuo 2.
learn-skipbo-wild = Il tuo mazzo base mostra un 4, ma prima manca un 3. Una carta Skip-Bo è un jolly e vale qualsiasi numero: giocala come 3.
learn-skipbo-stock = Ora la prima carta del tuo mazzo base va bene. Giocala: sono queste le carte che contano!
learn-skipbo-discard = Una nuova carta del mazzo base, l’8. Non va bene più niente, quindi finisci il turno: metti una carta della mano su un tuo mazzo di scarto. Prendi il 9 e il primo mazzo.
learn-skipbo-your-turn = { $bot } ha giocato un 5 dal mazzo base: i mazzi al centro sono di tutti. Tocca di nuovo a te, e hai pescato fino ad avere cinque carte in mano.
learn-skipbo-climb = Prima che il tuo 8 vada bene serve un 7. Gioca il 6 e poi il 7 dalla mano.
learn-skipbo-stock-again = Eccolo: gioca l’8 dal tuo mazzo base.
learn-skipbo-from-discard = Nel tuo turno la prima carta di un mazzo di scarto si può giocare in ogni momento. Il tuo 9 va bene: giocalo.
learn-skipbo-empty-hand = Quando la mano è vuota, peschi subito cinque carte nuove. Gioca il 10, poi comincia il secondo mazzo con l’1 e il 2.
learn-skipbo-five-more = Cinque carte nuove, ed è ancora il tuo turno. La carta del tuo mazzo base, il 3, va sul secondo mazzo.
learn-skipbo-complete = Resta una carta nel mazzo base. Guarda il primo mazzo: con l’11 e il 12 è completo. Allora viene messo da parte, e il posto è libero per un nuovo 1.
learn-skipbo-win = E ora la tua ultima carta, il 5: gioca il 4 dalla mano, poi il 5.
learn-skipbo-end = Il tuo mazzo base è finito: hai vinto! Fai 25 punti, più 5 per ogni carta nel mazzo base di { $bot }. Di solito un mazzo base ha 30 carte e si gioca fino a 500 punti.

## La lezione di Skyjo

learn-skyjo-aim = Davanti a te ci sono dodici carte coperte, che nemmeno tu conosci. Ogni carta vale i punti che mostra, da −2 a 12. Tu ne vuoi il meno possibile.
learn-skyjo-turn-two = Per cominciare ognuno gira due carte. Tocca la carta segnata, poi la successiva.
learn-skyjo-take = Mostri la somma più alta, quindi cominci tu. Sugli scarti c’è un 1: prendilo e scambialo con il tuo 10.
learn-skyjo-draw = Il 9 sugli scarti non ti serve. Pesca piuttosto una carta dal mazzo.
learn-skyjo-keep = Un 5, e nella seconda colonna c’è già un 5. Metti quello nuovo sotto. Che carta c’era lì lo scopri solo quando se n’è andata.
learn-skyjo-draw-again = Era un 8: un buono scambio. Pesca un’altra carta.
learn-skyjo-reject = Un 12 è brutto. Non tenerlo: tocca gli scarti per scartarlo, poi gira la carta segnata.
learn-skyjo-column = { $bot } ha scartato un 5! Prendilo per l’ultima carta della seconda colonna: tre carte uguali in una colonna lasciano il tavolo.
learn-skyjo-gone = Tutta la colonna se n’è andata, e con lei 15 punti. Si va avanti così. Premi «Avanti» per vedere il tavolo sei turni dopo.
learn-skyjo-closing = Solo una delle tue carte è coperta. Quando sarà scoperta chiudi la manche, e { $bot } ha solo un altro turno.
learn-skyjo-close = Attenzione: se allora il tuo punteggio non è strettamente il più basso, raddoppia! Ma tu mostri 11 e { $bot } 36. Allora chiudi: pesca una carta.
learn-skyjo-close-now = Un 2 va benissimo. Scambialo con la tua ultima carta coperta.
learn-skyjo-end = Tu hai 13 punti e { $bot } 39. Si gioca finché qualcuno ha 100 punti: allora vince chi ne ha meno. Ora conosci Skyjo!

## Perché non questa mossa: è permessa, ma non è quello che chiede la lezione

learn-rather-skipbo-too-soon = Puoi farlo, ma scartare finisce il turno, e c’è ancora qualcosa da giocare.
learn-rather-skipbo-discard = Puoi farlo, con ogni carta della mano e su ognuno dei tuoi quattro mazzi. In questa lezione metti il 9 sul primo: ti servirà presto.
learn-rather-skipbo-place = Puoi farlo: un posto libero vale l’altro. In questa lezione usa quello segnato.
learn-rather-skipbo-play = Puoi farlo, e la carta va bene. Ma gioca prima quella segnata: ti avvicina alla prossima carta del mazzo base.
learn-rather-skyjo-cell = Puoi scegliere qualsiasi tua carta. In questa lezione prendi quella segnata.
learn-rather-skyjo-draw = Puoi pescare. Ma la carta scoperta sugli scarti è proprio quella che ti serve.
learn-rather-skyjo-take = Puoi prenderla. Ma è alta: una carta del mazzo è probabilmente migliore.
learn-rather-skyjo-keep = Puoi tenerla. Ma è una delle carte peggiori che ci siano.
learn-rather-skyjo-reject = Puoi scartarla. Ma ti può essere molto utile.

## I consigli al tavolo

hint = Consiglio
hint-thinking = Ci penso …
hint-later = Le probabilità arriveranno a breve: sono in preparazione, solo questa volta.
hint-chance = Probabilità di vincere: { $chance } % (da { $low } a { $high } %)
hint-score = Circa { $points } punti in questa manche
hint-others = Le mosse migliori
