### Quello che dice il terminale. Tutto ciò che riguarda i giochi è in games.ftl.

## Sul tavolo

terminal-board-draw = Pesca
terminal-board-discard = Scarti
terminal-board-drawn = Pescata
terminal-board-points = Pti
terminal-board-stock = Base
terminal-board-hand = Mano
terminal-board-discards = Mazzi di scarto
terminal-board-building = Mazzi crescenti
terminal-number-round = Manche { $number }
terminal-number-game = Manche { $number }
terminal-over-round = La manche { $number } è finita
terminal-over-game = La manche { $number } è finita
terminal-phase-any = { $who ->
    [you] È il tuo turno.
   *[other] È il turno di { $player }.
}
terminal-total = Totale
terminal-match-won = { $won ->
    [you] Hai vinto la partita!
    [pair] Avete vinto la partita!
    [with_others] Hai vinto la partita con { $winners }!
    [one] { $winners } ha vinto la partita.
    [several] { $winners } hanno vinto la partita insieme.
   *[nobody] La partita è finita, e non ha vinto nessuno.
}
terminal-named = { $name }: { $value }

## I tasti, più brevi possibile

terminal-key-move = mossa
terminal-key-column = colonna
terminal-key-row = riga
terminal-key-keep = tenere
terminal-key-reject = scartare
terminal-key-draw = pescare
terminal-key-take = prendere lo scarto
terminal-key-stock = base
terminal-key-hand = mano
terminal-key-discards = scarto
terminal-key-partner = partner
terminal-key-build = giocare
terminal-key-discard = scartare
terminal-key-pile = quale mazzo
terminal-key-who = chi
terminal-key-back = indietro
terminal-key-end = fine turno
terminal-key-over-draw = una di troppo
terminal-key-out-of-turn = fuori turno
terminal-key-talk = parlare
terminal-key-call = ti ho visto
terminal-key-hint = consiglio
terminal-key-play-hint = gioca
terminal-key-undo = ritirare
terminal-key-help = aiuto
terminal-key-quit = uscire
terminal-key-go-on = avanti
terminal-key-delete = elimina
terminal-key-deal = dare le carte
terminal-key-again = ancora
terminal-key-save = salvare
terminal-key-look = al tavolo
terminal-key-yes = sì
terminal-key-no = no
terminal-key-sit = sedersi
terminal-key-ready = pronto
terminal-key-bots = aggiungi bot
terminal-key-start = cominciare
terminal-key-chat = scrivere
terminal-key-react = reagire
terminal-key-ask-seat = chiedere un posto
terminal-key-row-choose = scegliere
terminal-key-change = cambiare
terminal-key-step = passo
terminal-key-turn = turno
terminal-key-ends = inizio/fine
terminal-key-seat = visto da
terminal-key-run = scorrere
terminal-key-edit = correggere
terminal-key-round = quale manche
terminal-key-new = prossima partita
terminal-key-closer = chi ha chiuso
terminal-key-winner = chi ha vinto
terminal-key-nobody = nessuno
terminal-key-number = punti
terminal-key-next = avanti
terminal-key-export = esportare

## Al tavolo

terminal-choose-card-first = Scegli prima una carta, poi dove va.
terminal-screen-small = Lo schermo è troppo piccolo: servono 80 colonne e 24 righe.
terminal-bots-here = Bot al tavolo
terminal-thinking = Sto pensando…
terminal-hint-quick = { $move }: { $reason } (Le probabilità arriveranno a breve: sono in preparazione.)
terminal-hint-line = { $points ->
    [none] { $move } vince al { $chance }% ({ $low }–{ $high }): { $reason }
   *[other] { $move } vince al { $chance }% ({ $low }–{ $high }), { $points } punti: { $reason }
}
terminal-leave-sure = Premi ancora q per lasciare il tavolo.
terminal-leave-or-resign = Premi ancora q per lasciare il tavolo, r per abbandonare la partita.
terminal-kept = La partita è conservata. Per continuare: { $command }
terminal-bot-prepares = { $player } si prepara in background, solo questa volta. Nel frattempo gioca un bot di livello 4.
terminal-taken-back = { $player } ritira l’ultima mossa.
terminal-written-to = La partita è scritta in { $file }.
terminal-pass-device = È il turno di { $player }. Gli altri guardano altrove; poi premi Invio.
terminal-undo-asked = { $player } vorrebbe ritirare una mossa. D’accordo? (s/n)
terminal-seat-wish = { $asker } può avere il posto { $seat }? (s/n)
terminal-seat-wanted = { $asker } vorrebbe prendere il posto { $seat } ({ $player }) e ne vedrebbe le carte.
terminal-seat-given = Tutti d’accordo: { $player } ha ora il posto { $seat } e ne vede le carte.
terminal-seat-declined = Non tutti sono d’accordo: il posto { $seat } resta occupato.
terminal-seat-reclaimed = { $player } è di nuovo qui e mantiene il posto.
terminal-save-prompt = In quale file scrivere la partita?
terminal-chat-prompt = Che cosa vuoi dire?
terminal-log-title = Che cosa è successo finora

## Server

terminal-server-away = Il server non risponde. Nuovo tentativo…
terminal-server-back = Il server è tornato.
terminal-server-none = { $server } non risponde.
terminal-server-other = { $server } non è un server di tavoli.
terminal-server-gone = Il server non ci vuole più: { $reason }.
terminal-server-unknown = Il server non ci conosce più; torniamo come nuovi ospiti.
terminal-gather-title = { $game } al tavolo { $code }: si aspettano giocatori
terminal-gather-invite = Invita gli altri con questo link: { $link }
terminal-watching = Non c’è un posto libero: stai guardando.
terminal-said-by = { $player }: { $text }
terminal-joined = { $player } si siede.
terminal-left = { $player } si alza.

## La prima schermata

terminal-start-title = Chi gioca a che cosa?
terminal-start-continue = Continuare la partita interrotta
terminal-start-game = Gioco
terminal-start-players = Giocatori
terminal-start-place = Dove
terminal-start-here = Su questo dispositivo
terminal-start-seat = Posto { $number }
terminal-start-start = Cominciare
terminal-start-join = O vai a un tavolo di un server
terminal-start-join-hint = Scrivi il link che hai ricevuto, per esempio http://192.168.1.5:8000/t/K7Q2MX; su un server che conosci basta il codice.
terminal-start-join-not = Questo non è il link di un tavolo, né un codice su un server che conosci.
terminal-start-name-hint = Una persona: scrivi un nome. ← e → scelgono invece un bot.
terminal-start-like = { $player } gioca come
terminal-start-suggested = Quello proposto
terminal-start-own = A piacere
terminal-player-number = Giocatore { $number }

## Aiuto sullo schermo

terminal-help-any = Scrivi il numero di una mossa, o sceglila con Tab e Invio.
terminal-help-keys =
    Tab passa su ciò che è possibile, le frecce su tutto; Invio sceglie, Esc torna indietro.
    Ciò che ha una cornice spessa si può scegliere. Il mouse funziona ovunque.
    h consiglio · u ritirare · l che cosa è successo · q lasciare il tavolo
terminal-help-manners = Con il comportamento umano: + pesca una carta di troppo, o gioca fuori turno, ~ parla, !2 coglie sul fatto il numero 2.
terminal-help-server = Su un server: / scrive agli altri, e reagisce con un tasto. s chiede il posto di chi è via.

## Riga per riga

terminal-plain-help = Scrivi una mossa, oppure: mosse, tavolo, consiglio, ritira, punti, salva FILE, regole, aiuto, esci.
terminal-plain-help-server = Su un server anche: pronto, bot, comincia, dire TESTO, reagire NUMERO, posto NUMERO, abbandona.
terminal-prompt-move = { $who ->
    [you] La tua mossa
   *[other] Mossa di { $player }
}
terminal-prompt-deal = Invio dà le carte della prossima manche
terminal-legal-now = Permesse: { $moves }
terminal-totals = Totali: { $totals }.
terminal-commitment = Sigillo delle mescolate: { $hash }
terminal-seed-was = Il seme era { $seed }.
terminal-goodbye = Arrivederci.
terminal-save-which = In quale file? Scrivi: salva FILE
terminal-save-not-here = Questa partita la conserva il server.
terminal-hint-not-now = Nessun consiglio adesso: non è il tuo turno.
terminal-hints-counted = A questo tavolo i consigli sono contati: li mostra il browser.
terminal-react-which = Con che cosa? { $choices }
terminal-seat-which = Quale posto? Scrivi: posto NUMERO
terminal-clock-left = Tempo rimasto: { $seconds } s
terminal-answers-yes = s, sì, si
terminal-answers-nobody = nessuno
terminal-command-help = aiuto
terminal-command-rules = regole
terminal-command-moves = mosse
terminal-command-hint = consiglio
terminal-command-undo = ritira
terminal-command-table = tavolo
terminal-command-scores = punti
terminal-command-save = salva
terminal-command-quit = esci
terminal-command-ready = pronto, pronta
terminal-command-bots = bot, riempi
terminal-command-start = comincia, inizia
terminal-command-say = dire, di
terminal-command-react = reagire, reagisci
terminal-command-seat = posto
terminal-command-resign = abbandona
terminal-notation-any = Mosse: scrivine una così com’è nell’elenco.

## Il segnapunti per carte vere

terminal-command-edit = correggi
terminal-command-export = esporta
terminal-score-help = Scrivi i numeri richiesti. Oppure: ritira, correggi MANCHE, tavolo, esporta FILE.csv o FILE.md, aiuto, esci.
terminal-score-screen-help =
    Scrivi un numero e premi Invio: va nella casella segnata ed è subito salvato.
    A Skip-Bo premi prima il numero di chi ha finito il mazzo base, 0 per nessuno.
    A Skyjo premi poi il numero di chi ha scoperto tutto per primo.
    u ritira l’ultimo numero o l’ultima manche. ↑ e ↓ scelgono una manche da correggere; Esc la
    lascia com’era. x esporta il foglio, q lo lascia: la prossima volta si continua da qui.
terminal-score-marks = ■ ha chiuso la manche · ×2 l’ha chiusa, ma qualcun altro aveva un punteggio uguale o più basso: vale il doppio
terminal-score-names = Chi gioca, nell’ordine dei posti, con virgole
terminal-score-deals = { $player } dà le carte.
terminal-score-prompt-any = Manche { $number }, punti di { $player }
terminal-score-closer = Chi ha scoperto tutto per primo (nome o numero)
terminal-score-winner = Manche { $number }: chi ha finito il mazzo base (nome o numero, 0 per nessuno)
terminal-score-who = Chi è? Ci sono { $names }.
terminal-score-number = «{ $given }» non è un numero.
terminal-score-over-prompt = La partita è finita (ritira, correggi, esporta, esci)
terminal-score-kept = Il segnapunti è in { $file }.
terminal-score-exported = Esportato in { $file }.
terminal-score-export-as = Esportalo in un file che finisce con .csv o .md.
terminal-score-export-prompt = In quale file esportare? Il nome finisce in .csv o .md
terminal-sheet-unknown-game = Non c’è un gioco chiamato { $given }.
terminal-sheet-players = A { $game } si gioca da { $least } a { $most }, non in { $given }.
terminal-sheet-names = Ognuno ha bisogno di un nome proprio.
terminal-sheet-partners = A coppie si gioca a Skip-Bo in 4 o in 6, non in { $given }.
terminal-sheet-limit = Il limite è un numero da 1 in su, o none, non { $given }.
terminal-sheet-dealer = Chi dà le carte è un numero da 1 a { $most }, non { $given }.
terminal-sheet-points = { $game ->
    [skipbo] Un mazzo base ha da { $least } a { $most } carte, non { $given }.
    [skyjo] Dodici carte fanno da { $least } a { $most } punti, non { $given }.
   *[other] Devono essere da { $least } a { $most } punti, non { $given }.
}
terminal-sheet-count = Servono { $most } numeri, non { $given }.
terminal-sheet-closer = Qualcuno deve aver chiuso la manche.
terminal-sheet-no-round = Sul foglio non c’è la manche { $given }.
terminal-sheet-nothing = Non c’è niente da ritirare.

## Rivedere una partita

terminal-replay-all = tutti
terminal-replay-eyes = visto da { $player }
terminal-replay-step = mossa { $number } di { $count }
terminal-replay-deal = la distribuzione
terminal-replay-title = { $game } in { $count }: { $names }
terminal-replay-options = Opzioni: { $options }
terminal-replay-goes-on = La partita continua.

## Alla fine del programma

terminal-no-kept-game = Non c’è una partita interrotta.
terminal-game-busy = Questa partita si gioca in un’altra finestra.
terminal-game-not = { $file } non è una partita interrotta di questa versione.
terminal-interrupted-kept = Interrotto. La partita è conservata; per continuare: { $command }
