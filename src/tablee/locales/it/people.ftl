### Gli altri al tavolo e se stessi: nome e colore, posti, come si gioca, parlare, il tempo.

## Se stessi

profile-name = Nome
profile-colour = Colore
profile-save = Salva
profile-saved = Salvato.
colour-red = Rosso
colour-orange = Arancione
colour-yellow = Giallo
colour-green = Verde
colour-teal = Turchese
colour-blue = Blu
colour-violet = Viola
colour-pink = Rosa

## Essere la stessa persona altrove, ed essere dimenticati

phrase-title = Su un altro dispositivo
phrase-why = Qui non serve un account. Con una frase di recupero sei la stessa persona su un altro dispositivo, con il tuo nome, i tuoi posti e le tue partite.
phrase-show = Ottieni una frase di recupero
sure-phrase = Creare una nuova frase di recupero? Quella vecchia non varrà più.
phrase-write-down = Scrivi queste parole. Non verranno mostrate di nuovo, e chi le conosce può spacciarsi per te.
phrase-enter = Ho una frase di recupero
phrase-recover = Sono io
devices-forget = Scollega gli altri dispositivi
sure-devices = D’ora in poi solo questo dispositivo deve essere tuo?
devices-done = Ora solo questo dispositivo è tuo.
forget-title = Cancella i miei dati
forget-why = Il tuo nome, i tuoi dispositivi e la tua frase di recupero vengono cancellati. Le partite giocate restano, senza il tuo nome.
forget-me = Cancella tutto
sure-forget = Cancellare per sempre i tuoi dati? Non si può annullare.

## Prima della partita

come-title = Come devono chiamarti gli altri?
come-in = Entra
come-save = Sono io
come-name-first = Di’ prima come ti chiami.
table-full = Questo tavolo è pieno. Puoi guardare; se un posto si libera, puoi prenderlo.
seat-with = Gioca con { $player }
seat-came = { $player } si siede al posto { $seat } e ne prende le carte.
seat-went = Qualcuno ha lasciato il posto { $seat }. Continua un bot.
seat-on-this-device = Su questo dispositivo
program-title = Un programma per il posto { $seat }
program-explain = Esegui questo dove si trova il tuo programma; al posto di «./mybot» metti il comando che lo avvia.
program-once = Chi ha questa riga può giocare il posto. Viene mostrata solo adesso.
program-copy = Copia
program-copied = Copiato.
waiting-empty = { $count ->
    [one] C’è ancora { $count } posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}
waiting-ready = { $count ->
    [one] Si aspetta ancora { $names }.
   *[other] Si aspettano ancora { $names }.
}
waiting-nobody = È tutto pronto. Puoi dare le carte.
waiting-start = È tutto pronto. Qualcuno al tavolo dà le carte.
fill-with-bots = Completa con i bot
bot-others = Mostra altri
seat-nobody = Lascia libero il posto
watching = { $count ->
    [one] Guarda { $names }
   *[other] Guardano in { $count }: { $names }
}

## Come si gioca a questo tavolo

table-title = { $game } in { $players }
table-setting = { $what }: { $value }
table-usual = Tutto come dicono le regole.
table-change = Cambia
table-change-title = Come volete giocare?
table-save = Giochiamo così
table-players = Giocatori
table-rules = Regole
table-company = In compagnia
table-public = Mostralo tra i tavoli pubblici
table-chat = Si può scrivere
table-undo = Le mosse si possono ritirare se tutti sono d’accordo
table-hints = Si possono chiedere consigli
table-hint-limits = Solo alcuni in ogni manche
table-hint-limits-hint = Per posto; chi ha 0 non ne chiede. Tutti vedono chi ha chiesto.
table-clock = Tempo per un turno
table-clock-none = Senza limite
table-grace = Per chi è via gioca un bot dopo
table-stand_in = Quel bot è
table-is-public = Pubblico: può venire chiunque
table-no-undo = Le mosse non si ritirano
table-no-hints = Niente consigli
table-hints-each = { $player }: { $count ->
    [0] nessun consiglio
    [one] { $count } consiglio
   *[other] { $count } consigli
} in ogni manche
option-other-number = Un altro numero…

## Parlare

talk-unread = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
}
talk-heard = Quello che si è detto
talk-nothing = Nessuno ha ancora detto niente.
talk-reactions-only = Solo reazioni, senza scrivere
talk-people = { $count ->
    [one] Chi c’è: { $count } altra persona
   *[other] Chi c’è: altre { $count } persone
}
talk-mute = Silenzia

## Durante la partita

clock-left = Tempo rimasto
undo-who = { $player } vorrebbe ritirare l’ultima mossa. D’accordo?
undo-agree = D’accordo
undo-decline = No, resta
undo-waiting = Si può ritirare l’ultima mossa? In attesa di: { $names }.
undo-done = L’ultima mossa è stata ritirata.
seat-wish = { $asker } vorrebbe prendere il posto { $seat } ({ $player }) e ne vedrebbe le carte. D’accordo?
seat-wish-waiting = { $asker } vorrebbe prendere il posto { $seat } ({ $player }) e ne vedrebbe le carte. In attesa di: { $names }.
seat-wish-agree = D’accordo
seat-wish-decline = No, resta riservato per { $player }
seat-wish-again = Chiedere di nuovo
seat-wish-end = Lasciar perdere
seat-gone = { $player } non c’è.
seat-ask = Chiedere il posto { $seat }
seat-given = Tutti d’accordo: { $player } ha ora il posto { $seat } e ne vede le carte.
seat-declined = Non tutti sono d’accordo: il posto { $seat } resta occupato.
seat-reclaimed = { $player } è di nuovo qui e mantiene il posto.
manners-what = Che cos’è?

## A word when it is my turn

notices-title = Quando tocca a me
notices-why = Una partita può durare giorni. Se vuoi, ti avvisiamo quando gli altri hanno giocato, e nient’altro.
notices-this-device = Avvisami su questo dispositivo
notices-elsewhere = Altrove…
notices-kind = Dove
notices-push = Questo dispositivo
notices-mail = Per e-mail
notices-ntfy-address = https://ntfy.example/tema
notices-mail-address = tu@example.com
notices-add = Aggiungi
notices-added = Aggiunto.
notices-confirm = Abbiamo scritto a questo indirizzo: confermalo lì.
notices-unconfirmed = non ancora confermato
notices-quiet = Silenzio di notte
notices-quiet-begin = Silenzio dalle
notices-quiet-end = Silenzio fino alle
notices-try = Prova
notices-tried = Inviato.
notices-remove = Rimuovi
notices-not-allowed = Il browser non lo permette.
table-over-days = Su più giorni: i bot continuano anche se nessuno guarda, e se il tempo di qualcuno scade, un bot gioca quel turno.
handicap-suggest = Proponi un handicap
handicap-use = Proponi

## Via per qualche giorno, o per sempre

absence = Prendersi una pausa o abbandonare
away-title = Via per
away-go = Vado via
away-back = Rieccomi
away-why = Finché sei via, il tuo tempo non scorre: qui e a tutti gli altri tuoi tavoli su più giorni.
away-me = Sei via fino al { $date }.
away-who = { $player } è via fino al { $date }.
resign = Abbandona
resign-sure = Abbandonare il tuo posto? Un bot continua con le tue carte, e la partita non conta per te.
next-game = Avanti: { $game } con { $names }

## From this device to the server, and records

move-to-server = Continua sul server
move-hint = Così puoi giocare da qualsiasi dispositivo e gli amici possono prendere il posto dei bot. Sul tuo dispositivo avresti potuto conoscere le carte; gli altri ne vengono informati.
record-open-link = Apri una partita salvata
from-device = Questa partita è cominciata su un dispositivo, senza server: chi ha aperto il tavolo avrebbe potuto conoscere le carte. Non conta in nessuna statistica.
seat-of-bot = Prendi il posto di { $player }
