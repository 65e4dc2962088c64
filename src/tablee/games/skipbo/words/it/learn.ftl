## La lezione di Skip-Bo

learn-skipbo-aim = Il mazzo con il 4 è il tuo mazzo base. Vince chi finisce per primo il proprio. Ne vedi sempre solo la prima carta.
learn-skipbo-begin = Al centro tutti fanno crescere dei mazzi da 1 a 12. Ognuno comincia con un 1, e tu ne hai uno in mano: sceglilo, poi scegli il primo mazzo crescente.
learn-skipbo-go-on = Ora il mazzo sale di uno alla volta. Giocaci sopra il tuo 2.
learn-skipbo-wild = Il tuo mazzo base mostra un 4, ma prima manca un 3. Una carta Skip-Bo è un jolly e vale qualsiasi numero: giocala come 3.
learn-skipbo-stock = Ora la prima carta del tuo mazzo base va bene. Giocala: sono queste le carte che contano!
learn-skipbo-discard = Una nuova carta del mazzo base, l’8. Non va bene più niente, quindi finisci il turno: metti una carta della mano su un tuo mazzo di scarto. Prendi il 9 e il primo mazzo.
learn-skipbo-your-turn = { $bot } ha giocato un 5 dal mazzo base: i mazzi al centro sono di tutti. Tocca di nuovo a te, e hai pescato fino ad avere cinque carte in mano.
learn-skipbo-climb = Per giocare il tuo 8 serve prima un 7. Gioca il 6 e poi il 7 dalla mano.
learn-skipbo-stock-again = Eccolo: gioca l’8 dal tuo mazzo base.
learn-skipbo-from-discard = Nel tuo turno la prima carta di un mazzo di scarto si può giocare in ogni momento. Il tuo 9 va bene: giocalo.
learn-skipbo-empty-hand = Quando la mano è vuota, peschi subito cinque carte nuove. Gioca il 10, poi comincia il secondo mazzo con l’1 e il 2.
learn-skipbo-five-more = Cinque carte nuove, ed è ancora il tuo turno. La carta del tuo mazzo base, il 3, va sul secondo mazzo.
learn-skipbo-complete = Resta una carta nel mazzo base. Guarda il primo mazzo: con l’11 e il 12 è completo. Allora viene messo da parte, e il posto è libero per un nuovo 1.
learn-skipbo-win = E ora la tua ultima carta, il 5: gioca il 4 dalla mano, poi il 5.
learn-skipbo-end = Il tuo mazzo base è finito: hai vinto! Fai 25 punti, più 5 per ogni carta nel mazzo base di { $bot }. Di solito un mazzo base ha 30 carte e si gioca fino a 500 punti.

## Perché non questa mossa: è permessa, ma non è quello che chiede la lezione

learn-rather-skipbo-too-soon = Puoi farlo, ma scartare finisce il turno, e c’è ancora qualcosa da giocare.
learn-rather-skipbo-discard = Puoi farlo, con ogni carta della mano e su ognuno dei tuoi quattro mazzi. In questa lezione metti il 9 sul primo: ti servirà presto.
learn-rather-skipbo-place = Puoi farlo: un posto libero vale l’altro. In questa lezione usa quello segnato.
learn-rather-skipbo-play = Puoi farlo, e la carta va bene. Ma gioca prima quella segnata: ti avvicina alla prossima carta del mazzo base.

## Le regole, come le gioca un tavolo

rules-skipbo-stock_size = { $count ->
    [one] A questo tavolo ogni giocatore riceve un mazzo base di **{ $count } carta**.
   *[other] A questo tavolo ogni giocatore riceve un mazzo base di **{ $count } carte**.
}
rules-skipbo-target = { $points ->
    [none] A questo tavolo si gioca una sola manche.
   *[other] A questo tavolo vince la partita chi arriva per primo a **{ $points } punti**.
}
rules-skipbo-partners-true = A questo tavolo si gioca a coppie.
rules-skipbo-partners-false = A questo tavolo ognuno gioca per sé.
