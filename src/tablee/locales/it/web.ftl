### Quello che dice solo il browser. Quello che dicono i due giochi e il server sta in games.ftl.

## Pagine

table-what-if = E se?
table-watching = Stai guardando
page-table = Tavolo
page-puzzles = Enigmi
page-analyse = Analisi
page-score = Segnapunti
page-real-table = Con carte vere
page-rules = Regole
page-replay = Rivedere la partita
page-deal = Gioca tu queste carte
page-learn = Imparare a giocare
page-settings = Impostazioni
page-daily = Le carte del giorno
page-tournament = Torneo
page-book = Le mie partite
page-groups = Gruppi
page-join = Invito
to-start = Torna alla pagina iniziale
opening = Il tavolo si apre…

## La pagina iniziale

start-tagline = Skip-Bo e Skyjo allo stesso tavolo, con gli amici ovunque siano o contro buoni bot.
start-game = Quale gioco?
start-opponents = Avversari
start-level = Forza
start-length = Durata
start-play = Gioca subito
start-invite = Invita gli amici
start-here = Insieme su questo dispositivo
start-join = Siediti a un tavolo
start-public = Tavoli pubblici
daily-hint = Le stesse carte e gli stessi bot per tutti su questo server, un tentativo al giorno.
daily-play = Gioca a { $game }
daily-go-on = Continua { $game }
daily-place = { $place }° posto su { $count }
daily-all = Posti e settimana
start-more = Altre pagine
level-1-strength = facile
level-2-strength = medio
level-3-strength = forte
level-4-strength = fortissimo
level-5-strength = eccellente
level-6-strength = il più forte di tutti
length-round = Una manche
length-game = Una manche
length-points = Fino a { $points } punti
start-players = Da { $fewest } a { $most } giocatori
join-code = Codice del tavolo
join-six = Un codice ha sei lettere e cifre.
join = Siediti
public-none = In questo momento non c’è nessun tavolo pubblico.
public-seats = { $taken } posti occupati su { $players }
public-more = Altri tavoli
mine-title = Le tue partite
mine-your-turn = Tocca a te
mine-waits = La partita ti aspetta
mine-between = Si può continuare
mine-finished = Le tue ultime partite
mine-other-device = Continua da un altro dispositivo
left-waits = La tua partita ti aspetta qui. Torna quando vuoi.
left-goes-on = La partita continua senza di te. La ritrovi qui; dopo un po’ un bot gioca per te finché non torni.
start-against = { $count ->
    [one] Contro { $count } bot
   *[other] Contro { $count } bot
}
start-change = Cambia

## Prima della partita

seats-title = Chi gioca?
seat-take = Siediti qui
seat-leave = Alzati
seat-guest = Qualcuno su questo dispositivo
seat-program-mine = Un mio programma…
program = Programma
program-waiting = Si aspetta il programma; intanto gioca un bot
program-out = Mandato via troppo spesso; continua un bot
seat-bot-here = A chi va il posto { $seat }?
guest-name = Nome
ready = Ci sono
ready-not = Aspetta ancora
table-start = Dai le carte
share-title = Invita gli altri
share-code = Codice
share-qr = Codice QR con il link a questo tavolo
share-copy = Condividi il link
share-copied = Il link è copiato.
share-only-here = Solo questo computer può aprire questo indirizzo. Per invitare altri, avvia Tablée con --lan e aprilo all’indirizzo che mostra.

## Al tavolo

seat-turn = di turno
points-so-far = punti finora
spot-source = si può giocare
spot-target = può andare qui
spot-selected = scelta
pile-empty = vuoto
seat-partner = partner
end-turn = Fine del turno
own-moves = Le tue mosse
phase-turn = { $who ->
    [you] È il tuo turno.
   *[other] È il turno di { $player }.
}
phase-over-game = La manche è finita.
phase-over-round = La manche è finita.
confirm-move = { $move }. Fare questa mossa? Poi non si può più cambiare.
undo = Ritira l’ultima mossa
undo-asked = Si può ritirare l’ultima mossa?
talk = Parla
talk-words = Di’ qualcosa
talk-send = Invia
hand-over = Ora gioca { $player }: passa il dispositivo
hand-over-hint = Le carte appaiono quando { $player } lo chiede.
hand-over-ready = Sono { $player }
log = Che cosa è successo
log-again = Rivedi che cosa hanno fatto gli altri
scores = Punti

## Tra le manche e alla fine

sheet-after-round = { $count ->
    [one] Dopo { $count } manche
   *[other] Dopo { $count } manche
}
sheet-after-game = { $count ->
    [one] Dopo { $count } manche
   *[other] Dopo { $count } manche
}
sheet-player = Nome
sheet-total = Totale
sheet-next-round = Prossima manche
sheet-next-game = Prossima manche
result-you = Hai vinto!
result-pair = Avete vinto!
result-others = { $count ->
    [0] Nessuno ha vinto.
    [one] { $names } ha vinto.
   *[other] { $names } hanno vinto.
}
result-record = Guarda la partita
result-rematch = Gioca ancora
result-again = { $count ->
    [0] Il tavolo è aperto per un’altra partita.
    [one] { $names } vorrebbe giocare ancora.
   *[other] { $names } vorrebbero giocare ancora.
}
result-come-along = Seguili al tavolo
sheet-look = Guarda il tavolo
sheet-open = Risultato

## La connessione

not-connected = Nessuna connessione: non è stato inviato niente.
connection-lost = La connessione è caduta. Nuovo tentativo…
connection-closed = Il server ha chiuso il tavolo.
offline-loading = Le carte vengono preparate su questo dispositivo…
offline-fair = Questa partita si è giocata solo su questo dispositivo. Anche qui la distribuzione era sigillata prima della prima carta; ma un curioso con gli strumenti di sviluppo del browser avrebbe potuto vedere carte coperte.
connection-retry = Prova adesso
missed = Mentre non c’eri

## Impostazioni

setting-language = Lingua
setting-theme = Colori
setting-theme-auto = Automatici
setting-theme-light = Chiaro
setting-theme-dark = Scuro
setting-theme-contrast = Contrasto elevato
setting-felt = Tappeto
setting-felt-moss = Muschio
setting-felt-sea = Mare
setting-felt-plum = Prugna
setting-felt-walnut = Noce
setting-felt-slate = Ardesia
setting-back = Dorso delle carte
setting-back-weave = Intreccio
setting-back-sun = Sole
setting-back-waves = Onde
setting-back-leaves = Foglie
setting-back-stars = Stelle
setting-size = Grandezza delle carte
setting-size-small = Piccole
setting-size-medium = Medie
setting-size-large = Grandi
setting-speed = Animazioni
setting-speed-slow = Lente
setting-speed-normal = Normali
setting-speed-fast = Veloci
setting-speed-none = Nessuna
setting-sounds = Suoni
setting-volume = Volume
setting-sounds-hear = Ascolta i suoni
sound-card = Carta
sound-shuffle = Mischiare
sound-turn = Tocca a te
sound-column = Riga
sound-pile = Mazzo
sound-last = Ultimo turno
sound-win = Vittoria
setting-remarks = I bot dicono qualcosa di tanto in tanto
setting-confirm = Chiedi prima delle mosse che finiscono il mio turno
setting-pace = Ritmo dei bot
setting-pace-calm = Calmo
setting-pace-normal = Medio
setting-pace-quick = Veloce

## Tasti

help = Regole e aiuto
rules-here = A questo tavolo
lesson-offer = Prima volta a { $game }? Una breve lezione mostra come si gioca.
lesson-take = Mostrami
keys = Tasti
keys-arrows = Va di carta in carta
keys-enter = Sceglie una carta, poi dove va
keys-escape = Lascia la carta scelta
keys-help = Mostra questo
keys-moves = Le tue mosse, in ordine

## Paroline

yes = Sì
no = No
option-none = Nessuno
ok = Va bene
close = Chiudi
try-again = Riprova
load-failed = Non è stato possibile caricare questa parte di Tablée.
profile-title = Il mio nome e il mio colore
