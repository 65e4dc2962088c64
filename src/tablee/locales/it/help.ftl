### The help of the command `tablee`. No message here has values or refers to another; they are read without
### Fluent, so that help is there at once. `this = that` within a message are two columns.
###
###   help-<command>  help-<command>-<option>  help-option-<option>, for several  help-example-<which>

## Titoli e paroline

help-usage = Uso
help-examples = Esempi
help-options = Opzioni
help-commands = Comandi
help-exit = Codici d’uscita
help-default = predefinito
help-environment = ambiente
help-required = obbligatorio
help-placeholders =
    OPTIONS = OPZIONI
    COMMAND = COMANDO
    ARGUMENTS = ARGOMENTI
    GAME = GIOCO
    FILE = FILE
    FOLDER = CARTELLA
    NAME = NOME
    VALUE = VALORE
    NUMBER = NUMERO
    SECONDS = SECONDI
    POINTS = PUNTI
    QUESTION = DOMANDA
    ADDRESS = INDIRIZZO
    LEVEL = LIVELLO
    LANGUAGE = LINGUA
    SEED = SEME
    TOPIC = ARGOMENTO
    SHELL = SHELL
    CARD = CARTA
    CARDS = CARTE
    SITUATION = SITUAZIONE
    ACTION = AZIONE
    WHOM = CHI
    TEXT = TESTO
    POSITION = POSIZIONE
help-exit-short =
    0 = tutto a posto
    1 = un file, un server o un posto dove scrivere non è come dovrebbe
    2 = il comando non è stato capito, o chiede qualcosa che non si può
    130 = interrotto con Ctrl-C; partite e segnapunti sono conservati
help-exit-codes =
    0 = Tutto a posto.
    1 = Un file, una registrazione, un server o un posto dove scrivere non è come dovrebbe. Una frase sull’uscita degli errori dice quale e perché; niente resta scritto a metà.
    2 = Il comando non è stato capito, o chiede qualcosa che non si può, come sette giocatori a un gioco per sei. Una frase dice che cosa si potrebbe.
    130 = Interrotto con Ctrl-C. Ciò che si giocava è conservato per «tablee play --resume», e un segnapunti fino all’ultimo numero; tutto il resto non scrive nulla.

## Opzioni di più comandi

help-option-lang = La lingua: en, fr, fr-CA, de, nl, it, es o pt; altrimenti quella di LC_ALL, LC_MESSAGES o LANG.
help-option-help = Mostra questo aiuto.
help-option-version = Mostra la versione.
help-option-players = Quanti siedono al tavolo.
help-option-option = Un’opzione del gioco, come partners=true, stock_size=10 o target=none. Ripetibile.
help-option-seed = Lo stesso numero dà le stesse carte.
help-option-threads = Quanti thread; altrimenti uno per core.
help-option-device = Che cosa gioca: cpu, o cuda per una scheda grafica, con gli stessi risultati.
help-option-ray = Gioca su Ray, con gli stessi risultati: sul cluster a questo INDIRIZZO, come auto o host:6379, o altrimenti su questa macchina. --threads dice con quanti processi.
help-option-parquet = Scrive una riga per partita in questo file Parquet, per DuckDB, polars e pandas.
help-option-json = Il risultato in JSON, per gli script.
help-option-database = Il file, o per il server anche postgresql://user@host/name; altrimenti tablee/tablee.sqlite nella tua cartella dei dati.
help-option-plain = Riga per riga, per lettori di schermo, pipe e script.
help-option-ms = Quanti millisecondi ha un bot per una mossa; solo i programmi e i due livelli più alti guardano l’orologio.

## Il comando

help-tablee =
    Skip-Bo e Skyjo a un solo tavolo: giocare, segnare i punti, rivedere, verificare, misurare.

    «tablee help COMANDO» spiega un comando.
help-example-play = scegliere un gioco e giocare contro i bot o fra di voi
help-example-join = sedersi a un tavolo di un server
help-example-score = il segnapunti per carte vere
help-example-real-table = con carte vere: preparazione, chi comincia, che cosa succede
help-example-replay = ripercorrere una partita dalla prima carta
help-example-verify = verificarne le mescolate, le mosse e il risultato
help-example-review = la fortuna e l’abilità, e gli errori
help-example-arena = quale bot è migliore
help-example-simulate = che cosa succede in diecimila partite
help-example-serve = aprire un tavolo a tutti in casa

## tablee play

help-play =
    Giocare nel terminale: contro i bot, in più persone a un dispositivo, o a un tavolo di un server.

    GIOCO è uno di: GAMES. Senza, una prima schermata chiede tutto. I tasti sono in fondo allo schermo; «?» li spiega. Ogni mossa è conservata: qualunque cosa succeda, --resume continua la partita.
help-example-choose = scegliere tutto sullo schermo
help-example-two = due persone e due bot
help-example-watch = i bot fra di loro
help-example-resume = continuare la partita interrotta
help-example-open = aprire un tavolo su un server e invitare altri
help-play-level = Quanto giocano bene i bot: il numero o il nome di un livello; o uno dopo l’altro, come 2,2,4. «adaptive» sorteggia quello che fa per te.
help-play-name = Il tuo nome; ripetuto, più persone condividono il dispositivo.
help-play-seat = Dove siedi, o il primo di voi; i posti si contano da 1.
help-play-seed = Per rigiocare le stesse carte: un numero, o un seme di 64 cifre esadecimali come quello di una registrazione.
help-play-save = Scrive qui la registrazione quando la partita è finita.
help-play-resume = Continua l’ultima partita interrotta.
help-play-join = Siediti a un tavolo di un server: il suo link, come lo mostra il browser, o il suo codice.
help-play-server = Apre un tavolo su questo server e mostra il link per gli altri; con --join, da dove viene il codice. Altrimenti l’unico server che conosci.
help-play-public = Con --server: il tavolo è nell’elenco del server e chiunque può venire.
help-play-watch = Solo guardare: quel tavolo, o i bot fra di loro.
help-play-pace = Secondi che un bot prende per una mossa; altrimenti 0,6, e 0 con --plain.

## tablee learn, tablee rules

help-learn =
    Imparare un gioco giocando: ogni passo dice che cosa fare e perché.

    Senza GIOCO vengono elencate le lezioni. Invio continua la lettura, o fa la mossa per te.
help-rules =
    Le regole di un gioco, o di tutti, nella tua lingua.

    Con le opzioni, prima vengono le scelte del tavolo. Su uno schermo il testo si apre nel tuo paginatore.
help-example-learn = imparare un gioco giocando

## tablee games

help-games =
    Le partite interrotte nel terminale: elencarle, riprenderne una o eliminarla.

    Senza NUMERO vengono elencate, l’ultima giocata per prima; con un numero, quella partita riprende. Un file illeggibile viene nominato.
help-games-delete = Eliminarla invece di riprenderla.
help-example-games-list = tutte, numerate
help-example-games-go-on = riprendere la seconda

## tablee tables

help-tables =
    Elencare i tavoli di un server: i tuoi, e quelli aperti a tutti.

    Senza URL, quelli di tutti i server in cui sei stato.

## tablee score

help-score =
    Segnare i punti di una partita con carte vere.

    GIOCO è uno di: GAMES. Ogni numero è salvato appena scritto. Senza FILE il segnapunti è nella tua cartella dei dati, e il prossimo «tablee score» lo continua fino alla fine della partita.
help-example-go-on = continuare il segnapunti
help-example-own-file = un segnapunti in un file tuo
help-score-name = Chi gioca, nell’ordine dei posti. Ripetibile.
help-score-limit = Quando la partita è finita; altrimenti 100, e 500 a Skip-Bo.
help-score-partners = Skip-Bo a coppie.
help-score-dealer = Chi dà le carte per primo, contando da 1.
help-score-new = Un foglio nuovo, anche se ce n’è uno da continuare.
help-score-export = Scrive il foglio come tabella, senza chiedere nulla.
help-score-json = Mostra il foglio e i totali in JSON, senza chiedere nulla.

## tablee real-table

help-real-table =
    Giocare con carte vere: la preparazione, chi comincia, che cosa succede adesso, se le carte ci sono tutte.

    GIOCO è uno di: GAMES. Senza opzioni si chiede riga per riga che cosa vuoi sapere; con le opzioni la risposta è immediata.
help-example-deal = quante carte ricevono cinque giocatori
help-example-first = chi comincia con queste carte
help-example-what = tutte le situazioni, con il loro numero
help-real-table-deal = Come preparare per tanti giocatori.
help-real-table-each = Con --deal: un altro numero di carte per ciascuno.
help-real-table-partners = Con --deal: a coppie.
help-real-table-first = Chi fa il mazziere o comincia: le carte di tutti, con una virgola tra i giocatori; W è una Skip-Bo, e - chi non pesca di nuovo.
help-real-table-dealer = Con --first: chi è il mazziere, contato da 1.
help-real-table-what = Che cosa succede adesso: il numero o il nome di una situazione; senza niente, tutte.
help-real-table-check = Se le carte ci sono tutte: ogni carta e quante ce ne sono, per esempio «1=12 2=11».

## tablee replay

help-replay =
    Ripercorrere una partita registrata, o mostrarla mossa per mossa.

    Sullo schermo ← e → vanno passo per passo, ↑ e ↓ turno per turno, s guarda con altri occhi. In una pipe la partita è stampata. «-» la legge dall’input standard.
help-replay-text = Stampa tutta la partita; in una pipe è comunque così.
help-replay-json = Ogni passo con eventi e totali in JSON.
help-replay-to = Si ferma dopo questa mossa; sullo schermo comincia da lì.
help-replay-seat = Come l’ha vista questo posto, contando da 1; altrimenti è detto tutto ciò che è stato pescato.
help-replay-pictures = Con --text: disegna il tavolo all’inizio di ogni turno.
help-replay-review = Dice quanto sono costate le decisioni e che cosa era meglio, come tablee review; richiede alcuni secondi.

## tablee verify

help-verify =
    Verificare partite registrate: sigillo, ogni mescolata, ogni mossa, il risultato.

    Ciò che non regge è nominato, con il punto del file. «-» legge una partita dall’input standard.
help-example-verify-all = tutte, una riga ciascuna

## tablee review

help-review =
    Sei stato tu, o le carte? Fortuna e abilità in una partita registrata, e quanto è costata ogni decisione.

    Un giudice fissato prima dà la probabilità di vincere di ognuno dopo ogni mossa. Inizio + fortuna + abilità = risultato. Si chiama errore solo ciò che lo è di sicuro.
help-review-html = Scrivere una pagina con la curva in questo file HTML.

## tablee analyse

help-analyse =
    Ordina le mosse di una posizione, la migliore per prima, con la probabilità di vincere dopo ciascuna e il perché.

    POSITION è una riga di testo tra virgolette; docs/positions.md dice come si scrive.
help-analyse-ms = Per quanti millisecondi può pensare.

## tablee simulate

help-simulate =
    Far giocare molte partite a giocatori che giocano a caso, e riassumere che cosa è successo.

    Una partita va fino a 500 (Skip-Bo) o 100 (Skyjo), salvo opzioni diverse: target=none e limit=none giocano manche singole.
help-simulate-matches = Quante partite giocare.
help-simulate-policy = Chi gioca: eager corre alla fine, uniform fa una mossa lecita qualsiasi.
help-simulate-records = Scrive ogni partita come registrazione in questa cartella.
help-simulate-plot = Disegna vittorie, punti e durate in questo file SVG.

## tablee arena

help-arena =
    Far giocare i bot l’uno contro l’altro, e dire chi è migliore.

    Un BOT è un livello, con il numero o il nome, greedy, random o eager; senza nessuno, giocano i livelli da 1 a 4 e greedy. I bot si incontrano a due a due con le stesse carte e tutti i posti scambiati. A un tavolo per più di due siedono alternati, e i partner sono lo stesso bot. Un duello finisce prima, appena il bot migliore è certo (99,9%).
help-arena-matches = Quante ne giocano al massimo due bot.
help-arena-device = Che cosa gioca: cpu, o cuda per una scheda grafica, con gli stessi risultati. Una scheda gioca i livelli da 1 a 4 e greedy.
help-arena-all = Gioca tutte le partite, anche quando il bot migliore è certo.
help-arena-luckless = Toglie la fortuna dai risultati: una differenza si vede in meno partite, ma ognuna richiede un secondo o più (docs/review.md).
help-arena-fair = Dà a ogni coppia di livelli l’handicap con cui vincono più o meno altrettanto spesso (docs/bots.md).
help-arena-resume = Conserva in questo file ciò che si gioca e continua da ciò che contiene. Bot, opzioni, seme e tempo devono essere gli stessi.
help-arena-records = Scrive ogni partita come registrazione in questa cartella. Un bot da solo gioca contro se stesso.
help-arena-trajectories = Scrive in questo file .parquet o .npz, per ogni posizione, ciò che si vedeva, ciò che si poteva fare e ciò che è stato giocato. Un bot da solo gioca contro se stesso.
help-arena-plot = Disegna classifica e tabella incrociata in questo file SVG.

## tablee lab

help-lab =
    Rispondere con immagini a domande sui giochi: quanta fortuna, quale posto, quanto dura, che cosa cambia ogni regola, quale livello batte quale.

    Gioca per un minuto o due, con i livelli da 1 a 4, e scrive un solo file HTML che non ha bisogno d’altro. Ogni risposta ha il suo intervallo al 95% e il comando che dà le stesse cifre. Gli stessi argomenti danno lo stesso rapporto. Il rapporto è in inglese.
help-lab-only = Solo questa domanda: luck, seats, length, rules, levels o striking. Ripetibile.
help-lab-matches = Manche singole per ogni cifra, invece di 2000; un ottavo di partite intere.
help-lab-quick = Un primo sguardo in pochi secondi, con intervalli larghi: come --matches 160.
help-lab-out = Dove scrivere il rapporto, invece di lab.html. Con --json è scritto solo se questo è dato.

## tablee arena --bot, tablee check-bot

help-arena-bot = Un programma che gioca, come «python mybot.py». Ripetibile. Chi si blocca, tace, bara o inonda perde la partita a tavolino.
help-check-bot =
    Controllare che un programma rispetti il protocollo dei bot, e dire che cosa non va.

    COMANDO avvia il programma. Deve giocare ai due giochi, a tavoli piccoli e grandi. Il protocollo è in docs/write-a-bot.md; quello che si dice del programma è in inglese. Il codice d’uscita è 1 se qualcosa non va.
help-check-bot-game = Solo questo gioco. Ripetibile.
help-check-bot-ms = Quanti millisecondi ha il programma per una mossa.
help-sit =
    Far giocare un tuo programma a un tavolo di un server.

    INDIRIZZO è il link che il tavolo mostra per un programma, con la sua chiave; COMANDO avvia il programma. Tutto passa così com’è, una linea interrotta viene riaperta, e se il programma sbaglia gioca al suo posto un bot del server. docs/write-a-bot.md dice di più. Ctrl-C chiude il programma.
help-sit-bot = Il programma, come «python mybot.py».
help-sit-token = La chiave del posto, se non è nell’indirizzo. Nell’ambiente nessun altro su questo computer può leggerla.

## tablee bench

help-bench =
    Misurare quanto veloci giocano su questa macchina i nuclei e le regole semplici.
help-bench-seconds = Quanto misurare ogni riga, come minimo.

## tablee serve, backup e restore

help-serve =
    Aprire un server di tavoli per browser e terminali, qui o ovunque. Ctrl-C lo chiude.
help-example-here = per questa macchina
help-example-home = per tutti in casa: inquadra il codice
help-serve-host = L’indirizzo su cui ascoltare: 127.0.0.1 solo per questa macchina, 0.0.0.0 per chiunque la raggiunga.
help-serve-port = La porta su cui ascoltare; 0 ne prende una libera.
help-serve-lan = Apre alla rete locale: mostra l’indirizzo, anche come codice QR da inquadrare.
help-serve-bus = Con che cosa si parlano più server su un PostgreSQL, come nats://127.0.0.1:4222.
help-serve-origin = Un altro sito le cui pagine possono usare questo server, come https://example.org. Ripetibile.
help-serve-allowed-host = Un nome con cui si può chiedere di questo server, come tables.example.org o *.example.org; si può ripetere. Senza, qualsiasi.
help-serve-proxy = Un reverse proxy alle cui intestazioni X-Forwarded si crede, come 10.0.0.2 o 10.0.0.0/24. A uno su questa macchina sempre. Ripetibile.
help-serve-root-path = Il percorso sotto cui un reverse proxy mostra questo server, come /games/tablee; il proxy può toglierlo o no.
help-serve-pace = Secondi che un bot prende per una mossa.
help-serve-idle = Secondi prima che un tavolo dove non c’è nessuno si addormenti; si sveglia quando qualcuno lo apre.
help-serve-log = Come scrivere il registro, sull’uscita degli errori. auto: testo su un terminale, altrimenti JSON.
help-serve-metrics-token = Chi lo conosce può leggere /metrics; senza, può chi è in reti private.
help-serve-admin-token-file = Un file con il token per /admin, la pagina di chi gestisce questo server; almeno 16 caratteri. Oppure metti il token in TABLEE_ADMIN_TOKEN. Senza token quella pagina non c’è.
help-serve-word-list = Un file di parole, una per riga, che vengono rifiutate nei nomi e nella chat.
help-serve-keep-days = Per quanti giorni si tiene un tavolo dove è cominciata una partita, dall’ultimo cambiamento; 0: per sempre. Le partite finite restano.
help-serve-keep-tables = Quanti tavoli di ogni tipo si tengono, gli ultimi usati; 0: tutti.
help-serve-keep-people-days = Per quanti giorni si tiene chi non ha finito nessuna partita, dall’ultima visita; 0: per sempre. Chi ha un posto resta.
help-serve-mail-server = Invia le e-mail tramite questo server, per esempio smtp://nome:password@host.
help-serve-notify-private = Invia gli avvisi anche a indirizzi di casa, per esempio a un proprio server ntfy.
help-serve-connections = Quante connessioni possono esserci insieme; altrimenti quante ne permette il limite di file aperti del sistema, fino a 10.000.
help-serve-connections-per-address = Quante possono averne da un indirizzo (in IPv6: un /64) i visitatori senza posto; altrimenti un ottavo, da 16 a 500.
help-serve-no-rate-limits = Gli indirizzi possono chiedere quanto vogliono: per prove, o dietro altri limiti.
help-site =
    Scrivere un sito che non ha bisogno di server: giocare da soli o su un solo dispositivo, imparare, segnare i punti.

    Qualsiasi spazio web serve i file, a qualsiasi percorso: GitHub Pages, o python -m http.server.
help-site-base = Il percorso in cui starà il sito, per la sua pagina degli indirizzi sconosciuti.
help-backup =
    Copiare in un file tutto ciò che un server conserva. Può continuare a girare.
help-backup-overwrite = Sostituisce il file se esiste.
help-restore =
    Mettere una copia al posto di ciò che un server conserva. Prima fermalo.

    Ciò che c’era è conservato accanto.
help-restore-yes = Non chiedere.
help-moderate =
    Chiudere tavoli, allontanare persone e bloccare reti su un server aperto, mentre è in funzione.

    AZIONE è tables (tutti i tavoli con chi vi siede; CHI può essere un codice), close o reopen (chiudere o riaprire un tavolo; CHI è il suo codice), remove o admit (allontanare o riammettere una persona; CHI è il suo identificativo, come lo mostra «tables»), block o unblock (bloccare o sbloccare una rete; CHI è un indirizzo o una rete, un solo indirizzo IPv6 indica la sua /64), bans (che cosa è in vigore) o log (chi ha fatto che cosa, quando e perché).

    Chi viene allontanato lascia i suoi posti e non può tornare con questa identità. I server in funzione seguono entro pochi secondi. Le carte non vengono mai mostrate.
help-example-moderate-tables = quali tavoli ci sono e chi vi siede
help-moderate-days = Per quanti giorni una persona è allontanata o una rete bloccata; altrimenti finché non si revoca.
help-moderate-why = Il motivo, per il registro.

## tablee completion e help

help-completion =
    Mostrare ciò che fa completare comandi e opzioni a una shell. SHELL è bash, zsh o fish.
help-help =
    Spiegare un comando, o «exit-codes».
