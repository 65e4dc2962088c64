## La lezione di Skyjo

learn-skyjo-aim = Davanti a te ci sono dodici carte coperte, che nemmeno tu conosci. Ogni carta vale i punti che mostra, da −2 a 12. Tu ne vuoi il meno possibile.
learn-skyjo-turn-two = Per cominciare ognuno gira due carte. Scegli la carta segnata, poi la successiva.
learn-skyjo-take = Mostri la somma più alta, quindi cominci tu. Sugli scarti c’è un 1: prendilo e scambialo con il tuo 10.
learn-skyjo-draw = Il 9 sugli scarti non ti serve. Pesca piuttosto una carta dal mazzo.
learn-skyjo-keep = Un 5, e nella seconda colonna c’è già un 5. Metti quello nuovo sotto. Che carta c’era lì lo scopri solo quando se n’è andata.
learn-skyjo-draw-again = Era un 8: un buono scambio. Pesca un’altra carta.
learn-skyjo-reject = Un 12 non conviene. Non tenerlo: scegli gli scarti per scartarlo, poi gira la carta segnata.
learn-skyjo-column = { $bot } ha scartato un 5! Prendilo per l’ultima carta della seconda colonna: tre carte uguali in una colonna lasciano il tavolo.
learn-skyjo-gone = Tutta la colonna se n’è andata, e con lei 15 punti. Si va avanti così. Premi «Avanti» per vedere il tavolo sei turni dopo.
learn-skyjo-closing = Solo una delle tue carte è coperta. Quando sarà scoperta chiudi la manche, e { $bot } ha solo un altro turno.
learn-skyjo-close = Attenzione: se allora qualcun altro ha un punteggio uguale o più basso, il tuo raddoppia! Ma tu mostri 11 e { $bot } 36. Allora chiudi: pesca una carta.
learn-skyjo-close-now = Un 2 va benissimo. Scambialo con la tua ultima carta coperta.
learn-skyjo-end = Tu hai 13 punti e { $bot } 39. Si gioca finché qualcuno non arriva a 100 punti: allora vince chi ne ha meno. Ora conosci Skyjo!

## Perché non questa mossa: è permessa, ma non è quello che chiede la lezione

learn-rather-skyjo-cell = Puoi scegliere qualsiasi tua carta. In questa lezione prendi quella segnata.
learn-rather-skyjo-draw = Puoi pescare. Ma la carta scoperta sugli scarti è proprio quella che ti serve.
learn-rather-skyjo-take = Puoi prenderla. Ma è alta: una carta del mazzo è probabilmente migliore.
learn-rather-skyjo-keep = Puoi tenerla. Ma è una delle carte peggiori che ci siano.
learn-rather-skyjo-reject = Puoi scartarla. Ma ti può essere molto utile.

## Le regole, come le gioca un tavolo

rules-skyjo-limit = { $points ->
    [none] A questo tavolo si gioca una sola manche.
   *[other] A questo tavolo si giocano manche finché qualcuno non ha **{ $points } punti** o più.
}
