### Il segnapunti per chi gioca con carte vere.

## I fogli su questo dispositivo

score-intro = Giocate con carte vere? Scrivi qui i punti. Vengono sommati per voi e restano su questo dispositivo, anche senza connessione.
score-mine = I tuoi fogli
score-new = Nuovo foglio
score-all = Tutti i fogli
score-not-here = Questo foglio non è su questo dispositivo.
score-file = Apri un foglio salvato
score-file-wrong = «{ $file }» non è un segnapunti.
score-count-round = { $count ->
    [0] Non ancora cominciato
    [one] { $count } manche
   *[other] { $count } manche
}
score-count-game = { $count ->
    [0] Non ancora cominciato
    [one] { $count } manche
   *[other] { $count } manche
}

## Un nuovo foglio

score-players = Chi gioca, nell’ordine dei posti
score-player = Giocatore { $number }
score-player-add = Aggiungi qualcuno
score-player-remove = Togli { $player }
score-pairs = Giocare a coppie
score-limit = Finché qualcuno non arriva a questi punti
score-limit-hint = Lascia vuoto per giocare senza fine.
score-first-dealer = Chi dà le carte per primo?
score-begin = Si comincia
score-problem-names = Ognuno ha bisogno di un nome diverso.
score-problem-limit = Il limite è un numero da 1 in su, oppure niente.

## Scrivere una manche

score-number-round = Manche { $number }
score-number-game = Manche { $number }
score-enter-round = Scrivi la manche { $number }
score-enter-game = Scrivi la manche { $number }
score-mend-round = Correggi la manche { $number }
score-mend-game = Correggi la manche { $number }
score-sign = Cambia il segno per { $player }
score-fewer = Una carta in meno per { $player }
score-more = Una carta in più per { $player }
score-cards = Tocca le carte di { $player }
score-cards-hint = Gira ciò che è ancora coperto e tocca ogni carta. Le colonne eliminate non contano.
score-cards-sum = { $count ->
    [one] { $count } carta: { $points }
   *[other] { $count } carte: { $points }
}
score-cards-undo = Togline una
score-cards-next = Avanti con { $player }
score-cards-done = Fatto
score-closer = Chi ha scoperto tutte le carte per primo?
score-winner = Chi ha finito il mazzo base?
score-stuck = Nessuno: il gioco era bloccato
score-save-round = Scrivi la manche
score-save-game = Scrivi la manche
score-cancel = Lascia com’era
score-doubled = { $player } ha chiuso, ma qualcun altro ha un punteggio uguale o più basso: { $points } × 2 = { $doubled }.
score-draw = I mazzi base più piccoli sono pari: nessuno fa punti.
score-outlook = { $names }: { $points }
score-missing = Mancano ancora i punti di: { $names }.
score-wrong-number = «{ $given }» non può essere giusto: serve un numero da { $least } a { $most }.
score-wrong-closer = Scegli chi ha scoperto tutte le carte per primo.
score-wrong-winner = Scegli chi ha finito il mazzo base.
score-wrong-winner-alone = Tutti gli altri hanno ancora almeno una carta.
score-wrong-stuck-empty = Chi non ha più carte ha vinto: scegli il suo nome, non «Nessuno».
score-wrong-together = Non può essere giusto: { $count } giocatori avrebbero insieme { $given }, e un mazzo permette da { $least } a { $most }.
score-wrong-over = La partita finisce con la manche { $number }: ritira prima le manche successive.
score-doubt = La manche { $number } non può essere giusta. { $why }
score-written-round = La manche { $number } è scritta.
score-written-game = La manche { $number } è scritta.
score-undo = Annulla
score-undone = Annullato.

## A che punto siamo

score-until = fino a { $points }
score-deals = { $player } dà le carte.
score-won = { $count ->
    [one] { $names } ha vinto con { $points }!
   *[other] { $names } hanno vinto con { $points }!
}
score-table-round = Punti di ogni manche
score-table-game = Punti di ogni manche
score-chart = I totali finora
score-chart-label = Una linea per ogni totale, manche dopo manche. Gli stessi numeri seguono in una tabella.
score-chart-table = Lo stesso in una tabella
score-after-round = Dopo la manche
score-after-game = Dopo la manche

## Cosa si può fare con un foglio

score-again = Nuovo foglio, stessi nomi
score-print = Stampa
score-csv = Come tabella (CSV)
score-save-file = Salva in un file
score-delete = Elimina
score-delete-sure = Eliminare questo foglio? Non si potrà recuperare.

## Condividere e guardare

score-share = Mostralo agli altri
score-share-hint = Gli altri al tavolo seguono questo foglio sul proprio telefono. I nomi restano su questo server finché condividi, o per 30 giorni dopo l’ultima modifica.
score-share-start = Condividi in diretta
score-share-qr = Codice QR con il link a questo foglio
score-share-live = Condiviso: gli altri vedono subito ogni modifica.
score-share-waiting = Non ancora inviato: succederà appena c’è una connessione.
score-share-stop = Non condividere più
score-share-gone = Questo foglio non è più condiviso.
score-share-conflict = Nel frattempo questo foglio è stato modificato su un altro dispositivo.
score-share-mine = Tieni questo
score-share-theirs = Prendi l’altro
score-watch-live = In diretta: le modifiche appaiono da sole.
score-watch-broken = Nessuna connessione. Nuovo tentativo…
score-watch-gone = Questo foglio non è condiviso, o non lo è più.
