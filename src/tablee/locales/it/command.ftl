### Che cosa dice il comando `tablee` quando qualcosa è fatto o non si può. Il suo aiuto è in help.ftl.

## Che cosa è stato fatto

command-verified = { $winners ->
    [none] { $file }: tutto a posto. Il sigillo corrisponde al seme, tutte le mescolate ({ $shuffles }) e le mosse ({ $moves }) sono giuste, e nessuno ha vinto la partita.
   *[other] { $file }: tutto a posto. Il sigillo corrisponde al seme, tutte le mescolate ({ $shuffles }) e le mosse ({ $moves }) sono giuste, e la partita è stata vinta da { $winners }.
}
command-open = Tablée è aperta: { $addresses } · Ctrl-C la chiude.
command-site-written = { $folder }: { $size } MB. Qualsiasi spazio web va bene; per provare: python -m http.server -d { $folder }
command-site-not-built = Il client del browser non è costruito: eseguire prima python web/build.py.
command-copied = { $file }: una copia intera, { $size } MB.
command-written = Scritto in { $file }.
command-restored = { $target }: ripristinato da { $source }.
command-put-aside = Ciò che c’era è ora { $file }.
command-restore-sure = Mettere { $source } al posto di { $target }? (s/n)
command-moderated = fatto; i server in funzione seguono entro pochi secondi.
command-moderate-none = nessuno.
command-tables-yours = I tuoi tavoli:
command-tables-open = Aperti a tutti:
command-tables-none = Non c’è nessun tavolo aperto, e nessuno tuo. «tablee play GIOCO --server URL» ne apre uno.
command-tables-seats = { $taken } posti occupati su { $players }
command-tables-join = Siediti con: { $command }
command-aborted = non è stato fatto nulla.
command-sit-seated = { $name } ha il suo posto su { $server }. Ctrl-C lo chiude.
command-sit-away = { $server } non risponde; nuovo tentativo.
command-sit-anew = { $last ->
    [none] { $bot } viene riavviato. { $why }
   *[other] { $bot } viene riavviato. { $why } Le sue ultime parole: { $last }
}
command-interrupted = interrotto; non è stato scritto nulla.
command-progress-playing = partite
command-progress-writing = registrazioni
command-progress-measuring = misure
command-progress-reviewing = analisi della partita
command-progress-thinking = Sto pensando…
command-progress-compiling = compilazione, solo questa volta: { $count } funzioni
command-progress-lab-luck = { $game }: quanta fortuna
command-progress-lab-seats = { $game }: quale posto
command-progress-lab-length = { $game }: quanto dura
command-progress-lab-rules = { $game }: che cosa cambiano le regole
command-progress-lab-levels = { $game }: livello contro livello
command-progress-lab-striking = { $game }: che cosa colpisce

## Che cosa non è come dovrebbe

command-went-wrong = qualcosa è andato storto.
command-no-sheet = { $file }: non c’è un segnapunti.
command-no-lesson = Non c’è una lezione per { $game }.
command-sheet-exists = { $file }: c’è già un file; scegli un altro nome per un foglio nuovo.
command-sheet-of-other-game = { $file }: questo è un foglio per { $game }.
command-database-in-use = un altro server ha aperto { $file }: fermalo prima, o prendi un altro file con --database. Più server condividono un PostgreSQL.
command-port-in-use = la porta { $port } è occupata: prendine un’altra con --port, o una libera con --port 0.
command-port-not-allowed = la porta { $port } non ti è permessa: prendine una da 1024 in su.
command-database-closed = il database non si apre: { $reason }
command-bot-silent = { $bot } non può giocare. { $why } «tablee check-bot» dice di più.
command-sit-token = la chiave è sbagliata o non vale più: il tavolo te ne dà una nuova.
command-sit-taken = Il posto è stato dato a qualcun altro.
command-sit-replaced = la stessa chiave è ora in uso altrove.
command-sit-out = il programma è stato mandato via troppo spesso; un bot finisce questa partita.
command-cluster-unreachable = nessun cluster Ray è raggiungibile a { $address }: { $why }
command-cluster-lost = processi del cluster sono morti più e più volte sulle stesse partite; non è stato scritto nulla. { $why }
command-cluster-other-version = { $why ->
    [none] una macchina del cluster non ha Tablée; le serve la versione { $version }, come qui.
   *[other] una macchina del cluster ha Tablée { $why }; le serve la versione { $version }, come qui.
}
command-system-no-file = file o cartella inesistente
command-system-not-allowed = non ti è permesso
command-system-is-folder = questa è una cartella
command-system-no-folder = cartella inesistente
command-system-exists = c’è già qualcosa con questo nome
command-system-disk-full = il disco è pieno
command-system-read-only = lì non si può scrivere
command-system-nobody-there = lì non risponde nessuno

## Che cosa non è stato capito

command-misuse-help = «{ $command }» lo spiega.
command-misuse-no-option = { $near ->
    [none] Non c’è un’opzione { $given }.
   *[other] Non c’è un’opzione { $given }. Intendevi { $near }?
}
command-misuse-no-command = { $near ->
    [none] Non c’è un comando { $given }.
   *[other] Non c’è un comando { $given }. Intendevi { $near }?
}
command-misuse-missing = Manca { $what }.
command-misuse-needs = { $option } ha senso solo insieme a { $needed }.
command-misuse-option-value = { $option } ha bisogno di un valore.
command-misuse-extra = «{ $given }» qui non era previsto.
command-misuse-not-one-of = { $what }: «{ $given }» non c’è; ci sono { $known }.
command-misuse-not-in-range = { $most ->
    [none] { $least ->
        [none] { $what } vuole un numero, non «{ $given }».
       *[other] { $what } vuole un numero da { $least } in su, non «{ $given }».
    }
   *[other] { $what } vuole un numero da { $least } a { $most }, non «{ $given }».
}
command-misuse-not-name-value = «{ $given }» non è della forma NAME=VALUE, come target=none.
command-misuse-not-a-limit = «{ $given }» non è un numero, né none.
command-misuse-not-exported = Un segnapunti si esporta come .csv, .md o .json, non come { $given }.
command-misuse-no-bot = Non c’è un bot chiamato { $given }; ci sono { $known }.
command-misuse-one-bot = Un torneo vuole almeno due bot.
command-misuse-bot-no-command = «{ $given }» non è un comando; un bot lo è, come «python mybot.py».
command-misuse-bot-not-executable = { $given } non si può eseguire: chmod +x, oppure di’ con che cosa eseguirlo.
command-misuse-bot-no-program = Non c’è un programma chiamato { $given }.
command-misuse-bot-platform = I programmi possono essere bot solo su Linux e macOS: { $given }.
command-misuse-no-plots = Le immagini vogliono matplotlib: { $command }
command-misuse-not-svg = L’immagine è un SVG: chiamala { $file }.
command-misuse-not-trajectories = Le traiettorie vanno in un file che finisce in .parquet o .npz, non in { $given }.
command-misuse-no-tournament = { $file } non è un torneo da continuare.
command-misuse-other-tournament = { $file } è di un altro torneo: { $name } vi è { $then }, e non { $now }.
command-misuse-damaged-tournament = { $file } è danneggiato: la riga { $line } non è come è stata scritta.
command-misuse-not-html = Il rapporto è una pagina HTML: chiamalo { $file }.
command-misuse-no-cluster = { $option } vuole { $library }: { $command }
command-misuse-no-card = --device cuda vuole una scheda grafica di NVIDIA con il suo driver, e { $command }
command-misuse-card-or-cluster = Indica --ray o --device cuda, non entrambi.
command-misuse-not-a-cluster = «{ $given }» non è l’indirizzo di un cluster Ray, come auto o host:6379. Per questa macchina, metti --ray alla fine.
command-misuse-no-seat = Non c’è il posto { $given }; i posti vanno da 1 a { $last }.
command-misuse-resume-alone = --resume riprende una partita com’era: si può usare solo con --plain, --pace e --lang.
command-misuse-empty-name = Un nome è vuoto.
command-misuse-same-name = Due persone si chiamano { $name }: nessuno potrebbe distinguerle.
command-misuse-too-many-levels = Sono indicati { $levels } livelli, ma { $bots ->
    [0] giocano solo persone
    [one] gioca un solo bot
   *[other] giocano solo { $bots } bot
}.
command-misuse-which-game = Quale partita? «tablee games» le elenca con il loro numero.
command-misuse-no-game-number = Non c’è la partita { $given }; { $last ->
    [0] nessuna è stata interrotta
   *[other] l’elenco finisce con { $last }
}.
command-game-deleted = Eliminata: { $file }
command-misuse-no-move = Non c’è la mossa { $given }; la partita ne ha { $last }.
command-misuse-too-many-names = Ci sono { $names } nomi per { $seats } posti.
command-misuse-not-a-seed = Un seme è un numero, oppure 64 cifre esadecimali.
command-misuse-join-alone = --join va a un tavolo così com’è: ometti il gioco e --resume.
command-misuse-server-alone = --server apre lì un tavolo: si può usare solo con -p, -o, -n, --public, --plain e --lang.
command-misuse-which-server = { $known ->
    [none] Quale server? Indica il suo indirizzo, per esempio http://192.168.1.5:8000.
   *[other] Quale server? Conosci { $known }.
}
command-misuse-not-a-server = «{ $given }» non è l’indirizzo di un server, per esempio http://192.168.1.5:8000.
command-misuse-not-a-table = «{ $given }» non è l’indirizzo di un tavolo, come http://192.168.1.5:8000/t/K7Q2MX.
command-misuse-no-token = Manca la chiave del posto: indica il link intero, o --token, o TABLEE_BOT_TOKEN.
command-misuse-no-topic = Non c’è aiuto su { $given }; c’è su { $known }.
command-misuse-lan-alone = --lan ascolta su tutti gli indirizzi di questa macchina: ometti --host.
command-misuse-not-an-address = «{ $given }» non è un indirizzo di questa macchina.
command-misuse-not-a-site = «{ $given }» non è un sito come https://example.org.
command-misuse-not-a-mail-server = { $given } non è un server di posta come smtp://nome:password@host.
command-misuse-mail-needs-host = Con --mail-server, indica anche con quale nome si raggiunge questo server: --allowed-host tavoli.example.org. Lì portano i link nelle e-mail.
command-misuse-not-a-network = «{ $given }» non è un indirizzo come 10.0.0.2 o 10.0.0.0/24.
command-misuse-not-a-path = «{ $given }» non è un percorso come /games/tablee.
command-misuse-path-taken = Il percorso «{ $given }» comincia con { $first }, come pagine di Tablée stesso. Scegline un altro, come /games/tablee.
command-misuse-no-days = --days vale per «remove» e «block», non per «{ $action }».
command-misuse-short-token = Il token per /admin deve avere almeno { $least } caratteri.
command-misuse-not-utf8 = { $file } non è un testo in UTF-8.
command-misuse-not-sqlite = Questo è per SQLite. PostgreSQL porta il suo strumento: { $tool }.
