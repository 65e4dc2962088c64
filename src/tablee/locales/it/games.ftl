### Ciò che i due giochi e il server dicono alle persone. Le istruzioni sono all’inizio di en/games.ftl.
### Parole del regolamento italiano: mazzo base, mazzo di pesca, mazzo crescente, mazzo di scarto, partner.
### Una partita ha più manche. Ci si dà del tu. Mai «a» prima di un nome (Anna vorrebbe «ad»).

## Carte, posti, quantità

card = { $face ->
    [W] Skip-Bo
    [-2] −2
    [-1] −1
   *[other] { $face }
}
card-a = { $face ->
    [W] una Skip-Bo
    [-2] un −2
    [-1] un −1
    [0] uno 0
   *[other] un { $face }
}
card-face-down = carta coperta
card-gone = posto vuoto
cell-spoken = colonna { $column }, riga { $row }
player-value = { $who ->
    [you] tu { $value }
   *[other] { $player } { $value }
}
cards-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
points-count = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Livelli dei bot

level-1 = Passero
level-2 = Pettirosso
level-3 = Gazza
level-4 = Gufo
level-5 = Falco
level-6 = Campione
bot-kind = { $kind } · livello { $level }
bot-adaptive = Si adatta a te
bot-adaptive-hint = A ogni partita sorteggia uno di due livelli vicini, così che tu vinca circa la metà. Non perde mai apposta.

## A che punto siamo

table-phase-gathering = Si aspettano giocatori
table-phase-playing = Si gioca
table-phase-between = Prima della prossima manche
table-phase-over = La partita è finita
resign-match = Abbandonare la partita? Vince l’altra parte, e per te conta come sconfitta.
resigned = { $player } ha abbandonato.
seat-empty = Posto libero
seat-bot = Bot
seat-you = Tu
sheet-start = Inizio
seat-number = Posto { $seat }
handicap-plays-like = Chi gioca come quale bot? Misurato con i bot, perché tutti vincano più o meno altrettanto spesso.
hinted = { $player } ha chiesto un consiglio.
seat-ready = Pronto
seat-not_ready = Non ancora pronto
seat-here = Al tavolo
seat-away = Via per un momento
seat-stand_in = Via: gioca un bot

## Reazioni

reaction-hello = Ciao!
reaction-well_played = Ben giocato!
reaction-thanks = Grazie!
reaction-oops = Ops!
reaction-wow = Caspita!
reaction-hurry = Dai, gioca!
reaction-laugh = Ah ah!
reaction-sorry = Scusa!

## Che cosa succede a Skip-Bo

part-winners = { $won ->
    [you] Vinci tu!
    [with_others] Vinci, e con te { $others }!
    [one] Vince { $winners }.
    [several] Vincono { $winners }.
   *[nobody] Non vince nessuno.
}
part-scores = Punti: { $scores }.

## Perché no: preparare un tavolo

refusal-player_count = { $game ->
    [skipbo] A Skip-Bo si gioca in 2–6 persone, non in { $given }.
   *[skyjo] A Skyjo si gioca in 2–8 persone, non in { $given }.
}
refusal-unknown_option = { $game ->
    [skipbo] Skip-Bo non ha un’opzione «{ $given }». Le opzioni sono: { $known }.
   *[skyjo] Skyjo non ha un’opzione «{ $given }». Le opzioni sono: { $known }.
}
refusal-bad_option = L’opzione «{ $name }» non può essere «{ $given }». Valori possibili: { $allowed }.
refusal-dealer = L’opzione «dealer» dev’essere un numero da 0 a { $last }, non «{ $given }».
refusal-handicap = L’handicap richiede un numero da 0 a { $most } per ognuno dei { $players } posti, come 0/10; «{ $given }» non va bene.
refusal-head_start = I punti di partenza richiedono un numero da 0 a { $most } per ognuno dei { $players } posti, come 0/50; «{ $given }» non va bene.

## Perché no: una mossa

refusal-malformed = { $game ->
    [skipbo] «{ $given }» non è una mossa di Skip-Bo. Le mosse si scrivono così: s>2, h7>2 o h9:3.
   *[skyjo] «{ $given }» non è una mossa di Skyjo. Le mosse si scrivono così: t>b2, d o k>c3.
}
refusal-no_such_seat = A questo tavolo non c’è un posto { $seat }.
refusal-not_your_turn = Non è il tuo turno: è il turno di { $player }.

## Perché no: il server

refusal-not_json = Il server non ha capito: { $problem }.
refusal-bad_message = Il server non ha capito: { $problem }.
refusal-too_large = È troppo lungo: si possono inviare al massimo { $most } byte.
refusal-hello_first = La connessione deve cominciare con un saluto. Ricarica la pagina.
refusal-hello_twice = Il saluto c’è già stato.
refusal-wrong_protocol = Il server parla la versione { $speaks } del protocollo, non la { $given }. Ricarica la pagina.
refusal-slow_down = Non così in fretta: aspetta un momento.
refusal-wrong_host = Questo server non si chiama { $given }.
refusal-crowded = Su questo server ora non c’è posto per altri visitatori.
refusal-wrong_origin = Questa pagina non appartiene a questo server.
refusal-blocked = La tua rete è bloccata su questo server.
refusal-removed = Chi gestisce questo server ti ha allontanato.
refusal-table_closed = Chi gestisce questo server ha chiuso questo tavolo.
refusal-unwanted_words = Contiene una parola non gradita su questo server.
refusal-not_a_network = «{ $given }» non è un indirizzo né una rete, come 203.0.113.7, 203.0.113.0/24 o 2001:db8::/48.
refusal-no_such_person = Nessuno ha l’identificativo { $given }.
refusal-not_in_force = Per { $given } non è in vigore nulla del genere.
refusal-wrong_token = Questo non è il token di questo server.
refusal-old_form = Questo modulo non appartiene alla tua sessione. Accedi e ricarica la pagina.
refusal-not_signed_in = Il server non sa chi sei.
refusal-wrong_phrase = Queste parole non sono la frase di recupero di nessuno qui.
refusal-bad_name = Un nome ha da 1 a 24 caratteri visibili.
refusal-bots_name = «{ $given }» è il nome di un bot. Scegli un altro nome.
refusal-too_many_guests = Su un dispositivo c’è posto per { $most } ospiti.
refusal-no_such_table = Non c’è un tavolo «{ $given }».
refusal-no_such_record = Non c’è una partita finita «{ $given }».
refusal-no_review = Nessuno sa giudicare una partita di questo gioco.
refusal-no_such_page = Non c’è nulla all’indirizzo «{ $given }».
refusal-wrong_method = Con { $given } non si può, solo con: { $allowed }.
refusal-no_table_open = Prima apri un tavolo.
refusal-house_full = Su questo server ora non c’è posto per un altro tavolo.
refusal-no_such_sheet = Questo segnapunti non è condiviso, o non lo è più.
refusal-bad_sheet = Questo non può essere un segnapunti: { $problem }.
refusal-wrong_key = Solo chi condivide questo segnapunti può modificarlo.
refusal-sheet_changed = Nel frattempo questo segnapunti è stato modificato altrove.
refusal-too_many_sheets = Si possono condividere al massimo { $most } segnapunti alla volta.
refusal-bad_channel = Non si può inviare nulla a «{ $given }»: { $problem }.
refusal-no_such_channel = Questo avviso non c’è più.
refusal-too_many_channels = Puoi avere al massimo { $most } avvisi.
refusal-no_mail = Questo server non invia e-mail.
refusal-not_sent = L’invio non è riuscito: { $problem }.
refusal-tournament_table = È il torneo a decidere chi siede a questo tavolo.
refusal-daily_table = Le carte del giorno sono uguali per tutti: al loro tavolo non si può cambiare nulla.
refusal-tournament_hidden = Le stesse carte si giocano ad altri tavoli: questo lo vede solo chi ci gioca.
refusal-sealed = Altri stanno ancora giocando queste carte. La partita si apre alla fine del turno.
refusal-unknown_game = Non c’è un gioco «{ $given }».
refusal-seat_taken = Il posto { $seat } è occupato.
refusal-no_such_bot = Nessun bot libero di livello { $level } si chiama «{ $given }».
refusal-seat_kept = Il posto { $seat } resta a chi lo occupa fino alla fine della partita. Nel frattempo gioca un bot.
refusal-seat_waits = Chi gioca al posto { $seat } è via solo da un momento. Aspetta un po’.
refusal-seat_asked = Qualcuno ha già chiesto un posto, e non tutti hanno risposto.
refusal-seat_declined = Gli altri hanno detto no: il posto { $seat } non viene ceduto.
refusal-nobody_to_agree = Il posto { $seat } resta riservato: devono essere d’accordo almeno due persone che giocano dall’inizio della partita.
refusal-asker_gone = Chi ha chiesto il posto { $seat } non c’è più.
refusal-not_asked = Nessuno ti ha chiesto un posto.
refusal-seat_empty = Al posto { $seat } non c’è nessuno.
refusal-not_your_seat = Il posto { $seat } non è tuo.
refusal-which_seat = Qui non hai un posto, o ne hai più d’uno: di’ quale gioca.
refusal-not_seated = Può farlo solo chi siede al tavolo.
refusal-knows_other_hand = In questa partita hai già visto le carte di un’altra mano.
refusal-known_deal = Queste carte sono già state giocate e chiunque può guardarle: si giocano da soli, contro i bot.
refusal-nothing_after = Dopo la mossa { $given } non resta nulla da giocare: la partita ne ha { $last }.
refusal-bad_match = Questa partita non può essere cominciata così: { $problem }.
refusal-bad_record = Questa registrazione non è valida: { $problem }.
refusal-program_manners = I programmi giocano solo dove il comportamento è rigoroso (posto { $seat }).
refusal-not_gathering = Si può solo prima che cominci la partita.
refusal-not_playing = A questo tavolo ora non si gioca.
refusal-not_between = Non c’è nulla da dare: una manche è in corso, o la partita è finita.
refusal-not_over = La rivincita comincia quando la partita è finita.
refusal-finished = A questo tavolo la partita è finita. Una rivincita libera di nuovo i posti.
refusal-empty_seats = { $count ->
    [one] C’è ancora { $count } posto libero. Può prenderlo un bot.
   *[other] Ci sono ancora { $count } posti liberi. Possono prenderli i bot.
}
refusal-not_ready = Non tutti sono ancora pronti.
refusal-too_few_seats = Al posto { $seat } c’è qualcuno: il tavolo non può rimpicciolirsi.
refusal-no_holidays = Le ferie ci sono solo in una partita su più giorni.
refusal-holidays_spent = In una partita ognuno ha { $most } giorni di ferie; te ne restano { $left }.
refusal-cannot_resign = Questa partita non si può abbandonare: lascia il tuo posto, e un bot continua.
refusal-undo_off = A questo tavolo le mosse non si ritirano.
refusal-nothing_to_undo = L’ultima mossa non era tua: non c’è nulla da ritirare.
refusal-seen_since = Nel frattempo si è vista una nuova carta: questa mossa resta.
refusal-undo_asked = Qualcuno ha già chiesto di ritirare una mossa.
refusal-nobody_asked = Nessuno ha chiesto di ritirare una mossa.
refusal-hints_off = A questo tavolo non ci sono consigli.
refusal-hints_spent = Questo posto non ha più consigli fino alla prossima distribuzione.
refusal-hint_limits = I consigli richiedono un numero da 0 a 9 per ognuno dei { $players } posti, come 0/2; «{ $given }» non va bene.
refusal-short_grace = Un bot gioca per chi è assente dopo almeno { $least } secondi, perché nessuno perda il turno mentre la pagina si carica; { $given } è troppo poco.
refusal-large_number = { $given } è troppo grande: il massimo è { $most }.
refusal-not_to_move = Ora non hai niente da decidere.
refusal-no_such_game = La partita non ha questa manche.
refusal-chat_off = A questo tavolo ci sono solo le reazioni, niente messaggi.
refusal-match_goes_on = Una partita si può mostrare agli altri quando è finita.
refusal-too_much_talk = Qui si sta parlando troppo. Aspetta un momento.
refusal-store_away = Al momento il server non può salvare nulla. Riprova tra poco.
refusal-too_busy = In questo momento lo chiedono in troppi. Riprova tra poco.
refusal-took_too_long = Ci voleva troppo tempo: il server ha rinunciato.
refusal-failed = Qualcosa è andato storto sul server. Ne è stata presa nota.
refusal-closing = Il server si riavvia. Torna tra un momento.
