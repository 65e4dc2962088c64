### Dopo una manche, dopo una partita, e come rivederla.

## Manche e totali

rounds = Manche
unit-round = Manche { $number }
unit-game = Manche { $number }
round-closed = ha chiuso la manche
round-doubled = punti raddoppiati
sheet-waiting = I giocatori continuano quando vogliono.
chart-label = Come sono cresciuti i totali. I numeri sono nella tabella qui sopra.
result-place = { $place ->
   *[other] { $place }º posto su { $count }
}
result-best-round = Manche migliore: { $points } (manche { $number })
result-best-game = Manche migliore: { $points } (manche { $number })

## Che cosa si può fare con una partita

after-replay = Rivedila mossa per mossa
after-share = Condividi il risultato
after-download = Salva la registrazione
after-check = Controlla le carte

## Controllare le carte

deal-title = Le carte sono state date onestamente?
deal-why = Ogni mescolata della partita deriva da un numero segreto, il seme. Prima della prima carta tutti ne hanno visto l’impronta: il sigillo. Ora il seme è pubblico e i due devono combaciare. Nessuno, nemmeno il server, ha potuto cambiare una carta nel frattempo.
deal-checking = Controllo in corso…
deal-proven = Il seme combacia con il sigillo che questo dispositivo ha visto prima della prima carta.
deal-late = Il seme combacia con il sigillo. Questo dispositivo lo ha visto solo a partita iniziata.
deal-unseen = Il seme combacia con il sigillo della registrazione. Questo dispositivo non c’era prima della partita e non sa che cosa si vedeva allora.
deal-wrong = Il seme non combacia con il sigillo! Non fidarti di queste carte.
deal-unable = I browser fanno questo calcolo solo sulle pagine cifrate. Lo dimostra il comando qui sotto.
deal-commitment = Sigillo
deal-seed = Seme
deal-hash = SHA-256 del seme, calcolato qui
deal-seen-early = Su questo dispositivo da { $time }, prima della prima carta.
deal-seen-late = Su questo dispositivo da { $time }.
deal-whole = Per la prova completa, con ogni mescolata e ogni mossa, salva la registrazione e scrivi:

## Rivedere

replay-what-if = E se…?
replay-analyse = Analizza
replay-record = La partita
replay-share = Condividi questa mossa
replay-moves = Mosse
replay-slider = Mossa
replay-position = Mossa { $at } di { $last }
replay-first = All’inizio
replay-back = Una mossa indietro
replay-play = Avvia
replay-pause = Ferma
replay-forward = Una mossa avanti
replay-last = Alla fine
replay-eyes = Con gli occhi di chi?
replay-everybody = Quello che vedevano tutti
replay-seat = Quello che vedeva { $player }
replay-open = Tutte le carte scoperte

## Rivederla insieme

together-lead = Guida
together-possible = Gli altri del tavolo possono guardare insieme.
together-leading = Guidi tu: gli altri vedono quello che vedi tu.
together-following = Segui { $player }.
together-leads = { $player } guida.
together-wander = Per conto mio
together-follow = Segui
together-stop = Smetti
together-invited = { $player } mostra la partita: guarda anche tu

## Fortuna e abilità

review-title = Fortuna e abilità
review-ask = Sono stato io, o le carte?
review-working = Ogni mossa viene esaminata. Ci vuole qualche secondo.
review-failed = L’analisi non è riuscita. Riprova tra un minuto.
review-luck = Fortuna
review-skill = Abilità
review-start = Inizio
review-result = Risultato
review-errors = Errori propri per decisione
review-verdict-best = la migliore
review-verdict-fine = buona
review-verdict-close = dubbia
review-verdict-inaccuracy = imprecisione
review-verdict-mistake = errore
review-verdict-blunder = errore grave
review-balance = { $player }: inizio { $start }%, fortuna { $luck }%, abilità { $skill }%, risultato { $result }%; errori propri { $cost }% per decisione
review-moments = I grandi momenti di { $player }
review-moment = Mossa { $move }, { $played }: { $verdict }. È costata { $cost }% (± { $error }%).
review-better = Meglio: { $move }
review-nothing = Nessun errore certo.
review-curve = La probabilità di ognuno di vincere la partita, dopo ogni mossa. I segni sono errori.
review-go = Alla mossa { $move }
review-how = La fortuna è quanto le carte sono venute meglio o peggio di quanto ci si poteva aspettare; in media non è nulla. L’abilità è il resto: gli errori propri e quelli degli altri. Inizio, fortuna e abilità danno insieme il risultato.

## A record from a file

record-open = Apri una partita salvata
record-intro = Scegli un file salvato come registrazione. Viene controllato e mostrato su questo dispositivo e non viene inviato da nessuna parte.
record-file = Registrazione (.json)
record-proven = È tutto corretto: la distribuzione era sigillata prima della prima carta, e ogni mescolata, ogni mossa e il risultato sono come registrati.
